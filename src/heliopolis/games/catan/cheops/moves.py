"""The moves and notes that Cheops adds: ships, harbour deals, stone blocks."""

from __future__ import annotations

from typing import Any

from heliopolis.games.catan.cheops.board import (
    COSTS,
    FRAME,
    HARBOURS,
    OWN,
    START_SETTLEMENTS,
)
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.moves import SEAT_NUMBERS, log_events, numbers, verbs
from heliopolis.kernel.moves import Moves, Verb

MOVES = Moves(
    *verbs(FRAME, ALL_GOODS),
    Verb("choose_robber_desert", hex=FRAME.hex_names),
    Verb("setup_ship", edge=FRAME.edge_names),
    Verb("build_ship", edge=FRAME.edge_names),
    Verb("place_free_ship", edge=FRAME.edge_names),
    Verb("build_block", host=SEAT_NUMBERS),
    Verb("harbour_open", harbour=HARBOURS, good=ALL_GOODS),
    Verb("harbour_take", good=ALL_GOODS),
    Verb("harbour_close"),
    Verb("move_ship", edge=FRAME.edge_names),
    Verb("move_ship_to", edge=FRAME.edge_names),
)
(CHOOSE_DESERT_AT, SETUP_SHIP_AT, BUILD_SHIP, PLACE_FREE_SHIP, BUILD_BLOCK, HARBOUR_OPEN,
 HARBOUR_TAKE, HARBOUR_CLOSE, MOVE_SHIP_FROM, MOVE_SHIP_TO) = map(
    MOVES.first,
    ("choose_robber_desert", "setup_ship", "build_ship", "place_free_ship", "build_block",
     "harbour_open", "harbour_take", "harbour_close", "move_ship", "move_ship_to"),
)  # fmt: skip

LOG_EVENTS = log_events(FRAME)
CHOSE_DESERT = LOG_EVENTS.add("chose-desert", seat=None, hex=FRAME.hex_names)
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

# What the shared rules leave open.
NAMES = {
    **FRAME.names(),
    **numbers(MOVES),
    "GOODS": len(ALL_GOODS),
    "START_ROUNDS": START_SETTLEMENTS,
    "COSTS": COSTS,
}

# How random play weighs the moves when it is to see ships, deals and blocks, and fewer idle offers.
_WEIGHTS = {
    "build_road": 3,
    "build_settlement": 200,
    "build_city": 400,
    "build_block": 400,
    "buy_development_card": 3,
    "play_knight": 20,
    "play_road_building": 20,
    "play_year_of_plenty": 20,
    "play_monopoly": 20,
    "bank_trade": 3,
    "harbour_open": 8,
    "move_ship": 2,
    "offer_begin": 1,
    "offer_send": 12,
    "offer_accept": 30,
    "offer_confirm": 40,
    "end_turn": 6,
}
# The building site is far away, and nobody gets there by chance: its way is weighed so much more.
_ENDS: Any = FRAME.names()["EDGE_ENDS"]
_SITE = {name.lower() for name in OWN["site_vertices"]}
_SITE_EDGES = {
    name
    for name, ends in zip(FRAME.edge_names, _ENDS, strict=True)
    if _SITE & {FRAME.vertex_names[end] for end in ends}
}
_TO_THE_SITE = {
    **{f"{verb} {edge}": 90 for verb in ("build_road", "setup_road") for edge in _SITE_EDGES},
    **{f"build_settlement {vertex}": 4000 for vertex in _SITE},
    "setup_settlement 1,4,n": 80,
}


def _weight(text: str) -> int:
    return _TO_THE_SITE.get(text, _WEIGHTS.get(text.split()[0], 4))


BUILDING_WEIGHTS = [_weight(MOVES.text(move)) for move in range(len(MOVES))]
