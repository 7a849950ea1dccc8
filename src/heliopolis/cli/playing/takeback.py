"""Decide how far `undo` may go at one terminal.

The last decision of a person can be taken back together with the moves that bots made after it.
What has been revealed stays revealed: nobody goes back past a draw.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heliopolis.table import Table


@dataclass(frozen=True)
class Takeback:
    """The target of `undo`: the number of moves that stay, or the move that blocks it."""

    step: int | None = None
    blocked_by: int | None = None  # index of the move that revealed something


def last_decision(table: Table, people: Collection[int]) -> Takeback:
    """Return the target of taking back the last move that a person made."""
    for index in reversed(range(len(table.moves))):
        if table.revealed(index):
            return (
                Takeback(blocked_by=index)
                if _moved_before(table, index + 1, people)
                else Takeback()
            )
        if table.moves[index].seat in people:
            return Takeback(table.decision_start(index))
    return Takeback()


def _moved_before(table: Table, step: int, people: Collection[int]) -> bool:
    """Return whether a person made any of the first `step` moves."""
    return any(move.seat in people for move in table.moves[:step])
