"""What a move of Cheops is worth, for the greedy bot and to guide search."""

from __future__ import annotations

from heliopolis.games.catan.cheops.state import State
from heliopolis.kernel.rules import rule


@rule
def prefer_more(s: State, seat: int, move: int) -> int:
    """How good a move of the scenario looks."""
    return 0


@rule
def worth_more(s: State, seat: int) -> int:
    """What a seat can expect of ships, routes and blocks, in hundredths of a point."""
    return 0
