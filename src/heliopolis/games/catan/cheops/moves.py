"""The moves and notes that Cheops adds: ships, harbour deals, stone blocks."""

from __future__ import annotations

from heliopolis.games.catan.cheops.board import COSTS, FRAME, HARBOURS, START_SETTLEMENTS
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.moves import SEAT_NUMBERS, notes, numbers, verbs
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

NOTES = notes(FRAME)
CHOSE_DESERT = NOTES.add("chose-desert", seat=None, hex=FRAME.hex_names)
PLACED_SHIP = NOTES.add("placed-ship", seat=None, edge=FRAME.edge_names)
BUILT_SHIP = NOTES.add("built-ship", seat=None, edge=FRAME.edge_names)
MOVED_SHIP = NOTES.add("moved-ship", seat=None, origin=FRAME.edge_names, edge=FRAME.edge_names)
OPENED_DEAL = NOTES.add("opened-deal", seat=None, partner=None, harbour=HARBOURS, good=ALL_GOODS)
TOOK_IN_DEAL = NOTES.add("took-in-deal", seat=None, count=None, give=ALL_GOODS, get=ALL_GOODS)
CLOSED_DEAL = NOTES.add("closed-deal", seat=None)
OPENED_SITE = NOTES.add("opened-site", seat=None)
BUILT_BLOCK = NOTES.add("built-block", seat=None, block=None, layer=None)
PAID_HOST = NOTES.add("paid-host", seat=None, host=None)
PHARAOH_BUILT = NOTES.add("pharaoh-built", block=None, layer=None, left=None)
BLESSED = NOTES.add("blessed", seat=None)
BLESSED_INSTEAD = NOTES.add("blessed-instead", seat=None, victim=None)
CURSED = NOTES.add("cursed", seat=None)
FREED = NOTES.add("freed", seat=None)
PHARAOH_ENDED = NOTES.add("pharaoh-ended")
PYRAMID_ENDED = NOTES.add("pyramid-ended")

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
    "build_road": 6,
    "build_ship": 8,
    "build_settlement": 60,
    "build_city": 60,
    "build_block": 60,
    "buy_development_card": 6,
    "play_knight": 20,
    "play_road_building": 20,
    "play_year_of_plenty": 20,
    "play_monopoly": 20,
    "harbour_open": 10,
    "move_ship": 2,
    "offer_begin": 3,
    "offer_send": 12,
    "offer_accept": 12,
    "offer_confirm": 12,
    "end_turn": 6,
}
BUILDING_WEIGHTS = [_WEIGHTS.get(MOVES.text(move).split()[0], 4) for move in range(len(MOVES))]
