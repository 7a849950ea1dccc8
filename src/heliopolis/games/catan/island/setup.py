"""CB-3: the island is laid out, as printed or by chance."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.catan.build import clear_board
from heliopolis.games.catan.components import DESERT, NO_HARBOUR
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.island.board import (
    HARBOUR_COUNT,
    SPIRAL_COUNT,
    SPIRALS,
    TOKEN_COUNT,
    TOKENS,
)
from heliopolis.games.catan.island.options import (
    BOARD,
    HARBOUR_PLACEMENT,
    LETTERED_SPIRAL,
    NUMBER_PLACEMENT,
    OPTION_COUNT,
    RANDOM_NO_ADJACENT_RED,
    SHUFFLED,
    VARIABLE,
)
from heliopolis.games.catan.setup import choose_first_player, lay_out, read_board, start_placing
from heliopolis.games.catan.state import State
from heliopolis.games.catan.tables import (
    EDGE_COUNT,
    EDGE_ENDS,
    HEX_COUNT,
    VERTEX_COUNT,
    VERTEX_HEXES,
)
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import rule

RED_NUMBERS = (6, 8)


@rule("CB-3.1", "CB-3.2")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Lay everything out; then the first player places."""
    lay_out(s, seats, seed, options)
    read_board(s, options, OPTION_COUNT)
    if options[BOARD] == VARIABLE:
        shuffle_terrain(s)
        lay_numbers(s, options[NUMBER_PLACEMENT])
        if options[HARBOUR_PLACEMENT] == SHUFFLED:
            shuffle_harbours(s)
        clear_board(s)
    choose_first_player(s)
    start_placing(s)


@rule("CB-3.2")
def shuffle_terrain(s: State) -> None:
    """Put any tile on any hex; the robber goes with the desert."""
    for i in range(HEX_COUNT - 1):
        j = i + rand(s, HEX_COUNT - i)
        terrain = s.terrain[i]
        s.terrain[i] = s.terrain[j]
        s.terrain[j] = terrain
    for hex_ in range(HEX_COUNT):
        if s.terrain[hex_] == DESERT:
            s.robber = hex_


@rule("CB-3.2")
def lay_numbers(s: State, placement: int) -> None:
    """Lay the numbers along a spiral, or at random; if need be until no red ones touch."""
    lay_spiral(s, rand(s, SPIRAL_COUNT) if placement == LETTERED_SPIRAL else 0)
    if placement == LETTERED_SPIRAL:
        return
    shuffle_numbers(s)
    while placement == RANDOM_NO_ADJACENT_RED and do_red_numbers_touch(s):
        shuffle_numbers(s)


@rule("CB-3.2")
def lay_spiral(s: State, spiral: int) -> None:
    """Lay one token on each hex of a spiral, except on the desert."""
    token = 0
    for i in range(TOKEN_COUNT + 1):
        hex_ = SPIRALS[spiral][i]
        if s.terrain[hex_] == DESERT:
            s.number[hex_] = 0
        else:
            s.number[hex_] = TOKENS[token]
            token += 1


@rule("CB-3.2")
def shuffle_numbers(s: State) -> None:
    """Shuffle the tokens, every order equally likely; the desert has none."""
    for i in range(HEX_COUNT - 1):
        if s.number[i] > 0:
            choices = 0
            for j in range(i, HEX_COUNT):
                if s.number[j] > 0:
                    choices += 1
            skip = rand(s, choices)
            j = i
            while skip > 0 or s.number[j] == 0:
                if s.number[j] > 0:
                    skip -= 1
                j += 1
            number = s.number[i]
            s.number[i] = s.number[j]
            s.number[j] = number


@rule("CB-3.2")
def is_red(s: State, hex_: int) -> bool:
    """Return whether a hex has one of the likeliest numbers."""
    return hex_ != NOWHERE and s.number[hex_] in RED_NUMBERS


@rule("CB-3.2")
def do_red_numbers_touch(s: State) -> bool:
    """Return whether two hexes with a red number meet at a vertex."""
    for vertex in range(VERTEX_COUNT):
        red = 0
        for k in range(3):
            if is_red(s, VERTEX_HEXES[vertex][k]):
                red += 1
        if red > 1:
            return True
    return False


@rule("CB-3.2")
def shuffle_harbours(s: State) -> None:
    """Let the kinds of the harbours change places."""
    found = 0
    for edge in range(EDGE_COUNT):
        ends = EDGE_ENDS[edge]
        if s.harbour[ends[0]] != NO_HARBOUR and s.harbour[ends[1]] != NO_HARBOUR:
            s.path_edge[found] = edge
            found += 1
    for i in range(HARBOUR_COUNT - 1):
        j = i + rand(s, HARBOUR_COUNT - i)
        one = EDGE_ENDS[s.path_edge[i]]
        other = EDGE_ENDS[s.path_edge[j]]
        kind = s.harbour[one[0]]
        other_kind = s.harbour[other[0]]
        for k in range(2):
            s.harbour[one[k]] = other_kind
        for k in range(2):
            s.harbour[other[k]] = kind
    for i in range(HARBOUR_COUNT):
        s.path_edge[i] = 0
