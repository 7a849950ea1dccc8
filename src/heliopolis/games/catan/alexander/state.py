"""What Alexander adds to the state: the march, the auction, chits and offices."""

from __future__ import annotations

from heliopolis.games.catan import state
from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    FRAME,
    MOST_CROSSINGS,
    MOST_SEATS,
    OFFICE_COUNT,
)
from heliopolis.games.catan.state import COMMON_OPTIONS, SCENARIO
from heliopolis.kernel.layout import field
from heliopolis.kernel.rules import RULEBOOK_STRIDE

AL = RULEBOOK_STRIDE  # added to the numbers of this scenario's own rules: AL + 604 is AL-6.4

(CHOOSE_DESERT, BEFORE_MOVE, BEFORE_EVENT, BID, PAY, FOUND, EXCHANGE, LOSE_CARD) = range(
    SCENARIO, SCENARIO + 8
)
PHASES = [*state.PHASES, "choose_robber_desert", "before_move", "before_event", "bid", "pay",
          "found", "exchange", "lose_card"]  # fmt: skip

# Its own options come behind those that all games have.
(STARTING_GOLD, ROBBER_START, OVERBID, KNIGHT_OVERPAY, DRAW_AND_SEVEN, WINDOWS, CARD_EXCHANGE,
 ROUTE_GUARD, DECLINE_SETTLEMENT, SELLS_GOLD, CHIT_MIX) = range(
    COMMON_OPTIONS, COMMON_OPTIONS + 11
)  # fmt: skip
OPTION_COUNT = COMMON_OPTIONS + 11
NO_GOLD, EIGHT_GOLD = range(2)
FIRST_PLAYER_CHOOSES, RANDOM_DESERT = range(2)
FORBIDDEN, PENALTY = range(2)
DRAW_FIRST, SEVEN_FIRST = range(2)
ALL_WINDOWS, ROLL_AND_BUILD = range(2)
BEST_CARD, CHOICE = range(2)
STRICT, LENIENT = range(2)

PUT_AWAY = -2  # an office that this number of players does not use

_HEXES, _VERTICES, _EDGES = len(FRAME.hexes), len(FRAME.vertices), len(FRAME.edges)


class State(state.State):
    """The state of the plain game on a larger board, and what the campaign needs."""

    owner: list[int] = field("i1", _VERTICES)
    city: list[int] = field("i1", _VERTICES)
    road: list[int] = field("i1", _EDGES)
    reach: list[int] = field("i1", _EDGES)
    terrain: list[int] = field("i1", _HEXES)
    number: list[int] = field("i1", _HEXES)
    harbour: list[int] = field("i1", _VERTICES)

    position: int = field("i1")  # how many crossings Alexander has passed
    crossings: int = field("i1")
    route: list[int] = field("i2", MOST_CROSSINGS)  # the vertices, in order
    # What each is; once a chit was turned there: how many kinds there are, and the event.
    route_kind: list[int] = field("i1", MOST_CROSSINGS)

    event: int = field("i1")  # what is auctioned
    high_bid: int = field("i2")
    bidder: int = field("i1")  # who made it
    passed: int = field("i1")  # seats, as bits
    old_knights: int = field("i1")  # of the active player, from before the chit was turned
    price: int = field("i2")  # what is left to pay
    paid: int = field("i1")  # 1 once a unit has been paid
    to_lose: int = field("i2")  # cards, for a payment refused

    chits_left: list[int] = field("i1", CHIT_KIND_COUNT)  # nobody knows which lie where
    chits_gone: list[int] = field("i1", CHIT_KIND_COUNT)
    chits: list[int] = field("i1", MOST_SEATS)
    won: list[list[int]] = field("i1", MOST_SEATS, CHIT_KIND_COUNT)
    office: list[int] = field("i1", OFFICE_COUNT)  # who holds it, NOBODY or PUT_AWAY

    starting_gold: int = field("i1")
    robber_start: int = field("i1")
    overbid: int = field("i1")
    knight_overpay: int = field("i1")
    draw_and_seven: int = field("i1")
    windows: int = field("i1")
    card_exchange: int = field("i1")
    route_guard: int = field("i1")
    decline_settlement: int = field("i1")
