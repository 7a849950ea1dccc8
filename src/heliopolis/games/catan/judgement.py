"""What a move is worth: a hand-made judgement, for the greedy bot and to guide search."""

from __future__ import annotations

from heliopolis.games.catan.development import all_points
from heliopolis.games.catan.hooks import prefer_more, worth_more
from heliopolis.games.catan.state import State
from heliopolis.kernel.rules import rule


@rule
def prefer(s: State, seat: int, move: int) -> int:
    """How good a legal move looks to the seat that makes it; the best looks highest."""
    return prefer_more(s, seat, move)


@rule
def worth(s: State, seat: int) -> int:
    """What a seat can be expected to have in the end."""
    return 100 * all_points(s, seat) + worth_more(s, seat)
