"""UR-1: the start."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.ur.board import HAND
from heliopolis.games.ur.log_events import STARTS_GAME
from heliopolis.games.ur.options import FIRST_PLAYER, PIECES, RANDOM, SAFE_ROSETTE
from heliopolis.games.ur.state import ROLLING, State
from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.layout import clear_state
from heliopolis.kernel.rules import log_event, rule


@rule("UR-1.1", "UR-1.2", "UR-1.3", "UR-1.4")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """All pieces are in hand; chance or the table decides who begins."""
    clear_state(s)
    seed_chance(s, seed)
    s.seats = seats
    s.pieces = options[PIECES]
    s.safe_rosette = options[SAFE_ROSETTE]
    for seat in range(seats):
        s.at[seat][HAND] = s.pieces
    if options[FIRST_PLAYER] == RANDOM:
        s.active = rand(s, seats)
    s.phase = ROLLING
    log_event(s, STARTS_GAME, s.active)
