"""The moves and notes of the island: those that all games of Catan share, without gold."""

from __future__ import annotations

from heliopolis.games.catan.components import RESOURCE_COUNT, RESOURCES
from heliopolis.games.catan.island.board import FRAME
from heliopolis.games.catan.moves import log_events, numbers, verbs
from heliopolis.kernel.moves import Moves

MOVES = Moves(*verbs(FRAME, RESOURCES))
LOG_EVENTS = log_events(FRAME)

# What the shared rules leave open.
NAMES = {
    **FRAME.names(),
    **numbers(MOVES),
    "GOODS": RESOURCE_COUNT,
    "START_ROUNDS": 2,
}

# How random play weighs the moves when it is to see more building and fewer idle offers.
_WEIGHTS = {
    "build_road": 6,
    "build_settlement": 60,
    "build_city": 60,
    "buy_development_card": 10,
    "play_knight": 20,
    "play_road_building": 20,
    "play_year_of_plenty": 20,
    "play_monopoly": 20,
    "offer_begin": 3,
    "offer_send": 12,
    "offer_accept": 12,
    "offer_confirm": 12,
    "end_turn": 6,
}
BUILDING_WEIGHTS = [_WEIGHTS.get(MOVES.text(move).split()[0], 4) for move in range(len(MOVES))]
