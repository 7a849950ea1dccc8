"""The moves of Catan.

Every verb is declared once, with placeholders for what differs between the boards; a game extends
these verbs by its own.
"""

from __future__ import annotations

from heliopolis.games.catan.components import MOST_SEATS, RESOURCES
from heliopolis.games.catan.geometry import Frame
from heliopolis.kernel.codes import Placeholder
from heliopolis.kernel.moves import Moves

SEATS = range(MOST_SEATS)
HEXES, VERTICES, EDGES = Placeholder("hexes"), Placeholder("vertices"), Placeholder("edges")
GOOD_NAMES = Placeholder("goods")

MOVES = Moves()
SETUP_SETTLEMENT_AT = MOVES.verb("setup_settlement", vertex=VERTICES)
SETUP_ROAD_AT = MOVES.verb("setup_road", edge=EDGES)
ROLL = MOVES.verb("roll")
PLAY_KNIGHT = MOVES.verb("play_knight")
PLAY_ROAD_BUILDING = MOVES.verb("play_road_building")
PLAY_YEAR_OF_PLENTY = MOVES.verb("play_year_of_plenty")
PLAY_MONOPOLY = MOVES.verb("play_monopoly")
DISCARD_ONE = MOVES.verb("discard", resource=RESOURCES)
MOVE_ROBBER_TO = MOVES.verb("move_robber", hex=HEXES)
ROB_SEAT = MOVES.verb("rob", seat=SEATS)
BUILD_ROAD = MOVES.verb("build_road", edge=EDGES)
BUILD_SETTLEMENT = MOVES.verb("build_settlement", vertex=VERTICES)
BUILD_CITY = MOVES.verb("build_city", vertex=VERTICES)
BUY_CARD = MOVES.verb("buy_development_card")
PLACE_FREE_ROAD = MOVES.verb("place_free_road", edge=EDGES)
TAKE_RESOURCE = MOVES.verb("take_resource", resource=RESOURCES)
NAME_RESOURCE = MOVES.verb("name_resource", resource=RESOURCES)
BANK_TRADE = MOVES.verb(
    "bank_trade", lambda give, get: give != get, give=GOOD_NAMES, get=GOOD_NAMES
)
OFFER_BEGIN = MOVES.verb("offer_begin")
OFFER_ADD_GIVE = MOVES.verb("offer_add_give", good=GOOD_NAMES)
OFFER_ADD_GET = MOVES.verb("offer_add_get", good=GOOD_NAMES)
OFFER_SEND = MOVES.verb("offer_send")
OFFER_DROP = MOVES.verb("offer_drop")
OFFER_ACCEPT = MOVES.verb("offer_accept")
OFFER_REJECT = MOVES.verb("offer_reject")
OFFER_CONFIRM = MOVES.verb("offer_confirm", seat=SEATS)
OFFER_CANCEL = MOVES.verb("offer_cancel")
END_TURN = MOVES.verb("end_turn")
# Only in scenarios; the plain island leaves it out.
CHOOSE_DESERT_AT = MOVES.verb("choose_robber_desert", hex=HEXES)

# How random play weighs the moves, where it is to see more building and fewer idle offers.
WEIGHTS = {
    "play_knight": 20,
    "play_road_building": 20,
    "play_year_of_plenty": 20,
    "play_monopoly": 20,
    "offer_send": 12,
    "end_turn": 6,
}
OTHER_WEIGHT = 4


def extend_moves(frame: Frame, goods: list[str], without: tuple[str, ...] = ()) -> Moves:
    """Return the shared verbs on a frame, to which a game adds its own."""
    return MOVES.extend(
        hexes=frame.hex_names,
        vertices=frame.vertex_names,
        edges=frame.edge_names,
        goods=goods,
        without=without,
    )
