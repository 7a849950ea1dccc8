"""AL-1, AL-2: the set-up: draw pile, chits, offices, the robber's desert."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.catan import desert
from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    HAND_SIZE,
    OFFICE_COUNT,
    OFFICE_IS_USED,
    PILE_EACH,
)
from heliopolis.games.catan.alexander.options import (
    CARD_EXCHANGE,
    CHIT_MIX,
    DECLINE_SETTLEMENT,
    DRAW_AND_SEVEN,
    EIGHT_GOLD,
    KNIGHT_OVERPAY,
    MIX_BASE,
    OPTION_COUNT,
    OVERBID,
    RANDOM_DESERT,
    ROBBER_START,
    ROUTE_GUARD,
    SELLS_GOLD,
    STARTING_GOLD,
    WINDOWS,
)
from heliopolis.games.catan.alexander.state import PUT_AWAY, State
from heliopolis.games.catan.components import CARDS_EACH, GOLD, RESOURCE_COUNT
from heliopolis.games.catan.desert import draw_desert
from heliopolis.games.catan.hands import gain
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.setup import choose_first_player, lay_out, read_board
from heliopolis.games.catan.state import CHOOSE_DESERT, NOBODY
from heliopolis.games.catan.turn import begin_first_turn
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import override, rule

EIGHT = 8  # gold pieces at the start, by the option


@rule("AL-1.1", "AL-1.2", "AL-2.1", "AL-2.4", "AL-2.9")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Deal five cards each, with no piece on the board; the first player places the robber."""
    lay_out(s, seats, seed, options)
    read_own_options(s, options)
    read_route(s, options, read_board(s, options, OPTION_COUNT))
    lay_out_events(s, options[CHIT_MIX])
    deal(s)
    choose_first_player(s)
    if s.robber_start == RANDOM_DESERT:
        s.robber = draw_desert(s)
        begin_first_turn(s)
    else:
        s.phase = CHOOSE_DESERT


@rule("AL-10.2")
def read_own_options(s: State, options: Sequence[int]) -> None:
    """Read the options of this scenario."""
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
    """Read the route; Alexander stands before the first crossing."""
    s.crossings = options[first]
    for i in range(s.crossings):
        s.route[i] = options[first + 1 + 2 * i]
        s.route_kind[i] = options[first + 2 + 2 * i]


@rule("AL-2.2", "AL-2.7")
def lay_out_events(s: State, mix: int) -> None:
    """Lay the chits face down; with three players one office is put away."""
    s.bidder = NOBODY
    for i in range(CHIT_KIND_COUNT):
        kind = CHIT_KIND_COUNT - 1 - i
        s.chits_left[kind] = mix % MIX_BASE
        mix //= MIX_BASE
    for office in range(OFFICE_COUNT):
        s.office[office] = NOBODY if OFFICE_IS_USED[s.seats][office] else PUT_AWAY


@rule("AL-2.5", "AL-2.6", "AL-2.8")
def deal(s: State) -> None:
    """Deal from the draw pile, which has all cards, or most with three players."""
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
    """Draw one card unseen; only its owner knows it."""
    s.hand[seat][draw_one(s, s.pile, RESOURCE_COUNT, s.pile_left)] += 1
    s.pile_left -= 1
    s.cards[seat] += 1


@override(desert.after_desert, "AL-2.4")
def after_desert(s: State) -> None:
    """Start the first turn once the robber stands."""
    begin_first_turn(s)
