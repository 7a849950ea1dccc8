"""The moves and log events of the island: those that all games of Catan share, without gold."""

from __future__ import annotations

from heliopolis.games.catan import log_events
from heliopolis.games.catan.components import RESOURCES
from heliopolis.games.catan.game import names_of
from heliopolis.games.catan.island.board import FRAME
from heliopolis.games.catan.log_events import extend_log_events
from heliopolis.games.catan.moves import OTHER_WEIGHT, WEIGHTS, extend_moves

MOVES = extend_moves(FRAME, RESOURCES, without=("choose_robber_desert",))
LOG_EVENTS = extend_log_events(log_events.LOG_EVENTS, FRAME)

NAMES = names_of(FRAME, MOVES, RESOURCES, start_rounds=2)

BUILDING_WEIGHTS = MOVES.weigh(
    OTHER_WEIGHT,
    **WEIGHTS,
    build_road=6,
    build_settlement=60,
    build_city=60,
    buy_development_card=10,
    offer_begin=3,
    offer_accept=12,
    offer_confirm=12,
)
