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
from heliopolis.kernel.layout import field

PHASES = state.SCENARIO_PHASES.extend()
BEFORE_MOVE = PHASES.add("before_move")
BEFORE_EVENT = PHASES.add("before_event")
BID = PHASES.add("bid")
PAY = PHASES.add("pay")
FOUND = PHASES.add("found")
EXCHANGE = PHASES.add("exchange")
LOSE_CARD = PHASES.add("lose_card")

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

    position: int = field("i1")  # the number of crossings that Alexander has passed
    crossings: int = field("i1")
    route: list[int] = field("i2", MOST_CROSSINGS)  # the vertices, in order
    # The kind of each; once a chit was turned there, CROSSING_KIND_COUNT plus the event.
    route_kind: list[int] = field("i1", MOST_CROSSINGS)

    event: int = field("i1")  # what is auctioned
    high_bid: int = field("i2")
    bidder: int = field("i1")  # the seat that made it
    passed: int = field("i1")  # seats, as bits
    old_knights: int = field("i1")  # of the active player, from before the chit was turned
    price: int = field("i2")  # what is left to pay
    paid: int = field("i1")  # 1 once a unit has been paid
    to_lose: int = field("i2")  # cards, for a refused payment

    chits_left: list[int] = field("i1", CHIT_KIND_COUNT)  # nobody knows where each lies
    chits_gone: list[int] = field("i1", CHIT_KIND_COUNT)
    chits: list[int] = field("i1", MOST_SEATS)
    won: list[list[int]] = field("i1", MOST_SEATS, CHIT_KIND_COUNT)
    office: list[int] = field("i1", OFFICE_COUNT)  # the holder, NOBODY or PUT_AWAY

    starting_gold: int = field("i1")
    robber_start: int = field("i1")
    overbid: int = field("i1")
    knight_overpay: int = field("i1")
    draw_and_seven: int = field("i1")
    windows: int = field("i1")
    card_exchange: int = field("i1")
    route_guard: int = field("i1")
    decline_settlement: int = field("i1")
