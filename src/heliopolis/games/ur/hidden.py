"""What nobody can know: the dice to come."""

from __future__ import annotations

from heliopolis.games.ur.state import State
from heliopolis.kernel.chance import seed_chance
from heliopolis.kernel.rules import rule


@rule
def resample_hidden(s: State, seat: int, seed: int) -> None:
    """Every piece is in plain sight; only chance is unknown."""
    seed_chance(s, seed)
