"""How far a move may be taken back at one terminal.

People who sit together agree on a slip of the hand, and bots do not mind: so the last decision of a
person can be taken back together with what bots did after it. What has become known stays known,
though: nobody goes back past a draw.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heliopolis.table import Table


@dataclass(frozen=True)
class Takeback:
    """Where `undo` leads: the number of moves that stay; or the move that stands in the way."""

    step: int | None = None
    blocked_by: int | None = None  # index of the move that made something known


def last_decision(table: Table, people: Collection[int]) -> Takeback:
    """The point before the last move that a person made."""
    for index in reversed(range(len(table.moves))):
        if table.revealed(index):
            return Takeback(blocked_by=index) if _asked(table, index + 1, people) else Takeback()
        if table.moves[index].seat in people:
            return Takeback(index)
    return Takeback()


def _asked(table: Table, step: int, people: Collection[int]) -> bool:
    """Whether a person has made any of the first moves."""
    return any(move.seat in people for move in table.moves[:step])
