"""The moves and log events that Cheops adds: ships, harbour deals, stone blocks."""

from __future__ import annotations

from heliopolis.games.catan.cheops.board import COSTS, FRAME, HARBOURS, OWN, START_SETTLEMENTS
from heliopolis.games.catan.cheops.rulebook import CH_2_2
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.game import names_of
from heliopolis.games.catan.log_events import SCENARIO_LOG_EVENTS, extend_log_events
from heliopolis.games.catan.moves import OTHER_WEIGHT, SEATS, WEIGHTS, extend_moves

MOVES = extend_moves(FRAME, ALL_GOODS)
SETUP_SHIP_AT = MOVES.verb("setup_ship", edge=FRAME.edge_names)
BUILD_SHIP = MOVES.verb("build_ship", edge=FRAME.edge_names)
PLACE_FREE_SHIP = MOVES.verb("place_free_ship", edge=FRAME.edge_names)
BUILD_BLOCK = MOVES.verb("build_block", host=SEATS)
HARBOUR_OPEN = MOVES.verb("harbour_open", harbour=HARBOURS, good=ALL_GOODS)
HARBOUR_TAKE = MOVES.verb("harbour_take", good=ALL_GOODS)
HARBOUR_CLOSE = MOVES.verb("harbour_close")
MOVE_SHIP_FROM = MOVES.verb("move_ship", edge=FRAME.edge_names)
MOVE_SHIP_TO = MOVES.verb("move_ship_to", edge=FRAME.edge_names)
HARBOUR_OPEN_MOVE = MOVES.grid(HARBOUR_OPEN)  # by harbour and good

LOG_EVENTS = extend_log_events(SCENARIO_LOG_EVENTS, FRAME)
PLACED_SHIP = LOG_EVENTS.add("placed-ship", seat=None, edge=FRAME.edge_names)
BUILT_SHIP = LOG_EVENTS.add("built-ship", seat=None, edge=FRAME.edge_names)
MOVED_SHIP = LOG_EVENTS.add("moved-ship", seat=None, origin=FRAME.edge_names, edge=FRAME.edge_names)
OPENED_DEAL = LOG_EVENTS.add(
    "opened-deal", seat=None, partner=None, harbour=HARBOURS, good=ALL_GOODS
)
TOOK_IN_DEAL = LOG_EVENTS.add("took-in-deal", seat=None, count=None, give=ALL_GOODS, get=ALL_GOODS)
CLOSED_DEAL = LOG_EVENTS.add("closed-deal", seat=None)
OPENED_SITE = LOG_EVENTS.add("opened-site", seat=None)
BUILT_BLOCK = LOG_EVENTS.add("built-block", seat=None, block=None, layer=None)
PAID_HOST = LOG_EVENTS.add("paid-host", seat=None, host=None)
PHARAOH_BUILT = LOG_EVENTS.add("pharaoh-built", block=None, layer=None, left=None)
BLESSED = LOG_EVENTS.add("blessed", seat=None)
BLESSED_INSTEAD = LOG_EVENTS.add("blessed-instead", seat=None, victim=None)
CURSED = LOG_EVENTS.add("cursed", seat=None)
FREED = LOG_EVENTS.add("freed", seat=None)
PHARAOH_ENDED = LOG_EVENTS.add("pharaoh-ended")
PYRAMID_ENDED = LOG_EVENTS.add("pyramid-ended")

NAMES = names_of(
    FRAME,
    MOVES,
    ALL_GOODS,
    start_rounds=START_SETTLEMENTS,
    COSTS=COSTS,
    RULE_AGAINST_DESERT=CH_2_2,
)

# Random play sees more ships, deals and blocks, and fewer idle offers.
_BY_VERB = MOVES.weigh(
    OTHER_WEIGHT,
    **WEIGHTS,
    build_road=3,
    build_settlement=200,
    build_city=400,
    build_block=400,
    buy_development_card=3,
    bank_trade=3,
    harbour_open=8,
    move_ship=2,
    offer_begin=1,
    offer_accept=30,
    offer_confirm=40,
)
# The building site is far away, and nobody gets there by chance: the way there has more weight.
_SITE = {name.lower() for name in OWN["site_vertices"]}
_SITE_EDGES = {
    name
    for name, ends in zip(FRAME.edge_names, NAMES["EDGE_ENDS"], strict=True)
    if _SITE & {FRAME.vertex_names[end] for end in ends}
}
_TO_THE_SITE = {
    **{f"{verb} {edge}": 90 for verb in ("build_road", "setup_road") for edge in _SITE_EDGES},
    **{f"build_settlement {vertex}": 4000 for vertex in _SITE},
    "setup_settlement 1,4,n": 80,
}
BUILDING_WEIGHTS = [
    _TO_THE_SITE.get(MOVES.text(move), weight) for move, weight in enumerate(_BY_VERB)
]
