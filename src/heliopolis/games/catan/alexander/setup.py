"""AL-1, AL-2: the set-up: draw pile, chits, offices, the robber's desert."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    HAND_SIZE,
    MOST_CROSSINGS,
    OFFICE_COUNT,
    OFFICE_IS_USED,
    PILE_EACH,
)
from heliopolis.games.catan.alexander.moves import CHOSE_DESERT
from heliopolis.games.catan.alexander.state import (
    AL,
    CARD_EXCHANGE,
    CHIT_MIX,
    CHOOSE_DESERT,
    DECLINE_SETTLEMENT,
    DRAW_AND_SEVEN,
    EIGHT_GOLD,
    KNIGHT_OVERPAY,
    OPTION_COUNT,
    OVERBID,
    PUT_AWAY,
    RANDOM_DESERT,
    ROBBER_START,
    ROUTE_GUARD,
    SELLS_GOLD,
    STARTING_GOLD,
    WINDOWS,
    State,
)
from heliopolis.games.catan.components import CARDS_EACH, DESERT, GOLD, MOST_SEATS, RESOURCE_COUNT
from heliopolis.games.catan.hands import gain
from heliopolis.games.catan.names import HEX_COUNT
from heliopolis.games.catan.start import choose_first_player, lay_out, read_board
from heliopolis.games.catan.state import NOBODY, TRUE
from heliopolis.games.catan.turn import begin_first_turn
from heliopolis.kernel.chance import draw_one, rand
from heliopolis.kernel.rules import log_event, rule

EIGHT = 8  # gold pieces at the start, by the option
MIX_BASE = 32  # the chit mix is one number: four digits to this base


@rule("AL-1.1", "AL-1.2", "AL-2.1", "AL-2.9")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Nobody has a piece on the board; five cards each; the first player puts the robber down."""
    lay_out(s, seats, seed, options)
    read_own_options(s, options)
    read_route(s, options, read_board(s, options, OPTION_COUNT))
    lay_out_events(s, options[CHIT_MIX])
    deal(s)
    choose_first_player(s)
    if s.robber_start == RANDOM_DESERT:
        s.robber = any_desert(s)
        begin_first_turn(s)
    else:
        s.phase = CHOOSE_DESERT


@rule("AL-10.2")
def read_own_options(s: State, options: Sequence[int]) -> None:
    """The rulings of this scenario."""
    s.starting_gold = options[STARTING_GOLD]
    s.robber_start = options[ROBBER_START]
    s.overbid = options[OVERBID]
    s.knight_overpay = options[KNIGHT_OVERPAY]
    s.draw_and_seven = options[DRAW_AND_SEVEN]
    s.windows = options[WINDOWS]
    s.card_exchange = options[CARD_EXCHANGE]
    s.route_guard = options[ROUTE_GUARD]
    s.decline_settlement = options[DECLINE_SETTLEMENT]
    s.sells_gold = 1 if options[SELLS_GOLD] == TRUE else 0


@rule("AL-2.3")
def read_route(s: State, options: Sequence[int], first: int) -> None:
    """Alexander stands before the first crossing."""
    s.position = 0
    s.crossings = options[first]
    for i in range(MOST_CROSSINGS):
        s.route[i] = 0
        s.route_kind[i] = 0
    for i in range(s.crossings):
        s.route[i] = options[first + 1 + 2 * i]
        s.route_kind[i] = options[first + 2 + 2 * i]


@rule("AL-2.2", "AL-2.7")
def lay_out_events(s: State, mix: int) -> None:
    """Chits lie face down, three more than crossings; with three players one office is put away."""
    s.event = 0
    s.high_bid = 0
    s.bidder = NOBODY
    s.passed = 0
    s.old_knights = 0
    s.price = 0
    s.paid = 0
    s.to_lose = 0
    for seat in range(MOST_SEATS):
        s.chits[seat] = 0
        for kind in range(CHIT_KIND_COUNT):
            s.won[seat][kind] = 0
    for i in range(CHIT_KIND_COUNT):
        kind = CHIT_KIND_COUNT - 1 - i
        s.chits_left[kind] = mix % MIX_BASE
        s.chits_gone[kind] = 0
        mix //= MIX_BASE
    for office in range(OFFICE_COUNT):
        s.office[office] = NOBODY if OFFICE_IS_USED[s.seats][office] else PUT_AWAY


@rule("AL-2.5", "AL-2.6", "AL-2.8")
def deal(s: State) -> None:
    """All cards in the pile, or most with three players; the bank has the others."""
    for resource in range(RESOURCE_COUNT):
        s.pile[resource] = PILE_EACH[s.seats]
        s.bank[resource] = CARDS_EACH - PILE_EACH[s.seats]
        s.pile_left += PILE_EACH[s.seats]
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            draw_from_pile(s, seat)
        if s.starting_gold == EIGHT_GOLD:
            gain(s, seat, GOLD, EIGHT)


@rule("AL-2.5", "AL-4.3", "AL-12.1")
def draw_from_pile(s: State, seat: int) -> None:
    """One card unseen; only its owner knows it."""
    s.hand[seat][draw_one(s, s.pile, RESOURCE_COUNT, s.pile_left)] += 1
    s.pile_left -= 1
    s.cards[seat] += 1


# --- The robber's desert --------------------------------------------------------------------------


@rule("AL-2.4")
def any_desert(s: State) -> int:
    """One of the deserts, all equally likely."""
    count = 0
    for hex_ in range(HEX_COUNT):
        if s.terrain[hex_] == DESERT:
            count += 1
    skip = rand(s, count)
    chosen = 0
    while s.terrain[chosen] != DESERT or skip > 0:
        if s.terrain[chosen] == DESERT:
            skip -= 1
        chosen += 1
    return chosen


@rule("AL-2.4")
def rule_against_desert(s: State, hex_: int) -> int:
    """The robber starts on a desert."""
    return 0 if s.terrain[hex_] == DESERT else AL + 204


@rule("AL-2.4")
def choose_desert(s: State, seat: int, hex_: int) -> None:
    """Then the first turn begins."""
    s.robber = hex_
    log_event(s, CHOSE_DESERT, seat, hex_)
    begin_first_turn(s)
