"""What a bot is, and what it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from heliopolis.kernel.game import Game
from heliopolis.table import Move, Table


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows when it is asked for a move.

    `state` is one that could be the true one for all the seat knows: whatever it cannot know has
    been resampled, so there is nothing in it to peek at.
    """

    game: Game
    seat: int
    state: Any
    legal: list[Move]
    view: dict[str, Any]

    @classmethod
    def of(cls, table: Table, seat: int, seed: int) -> Knowledge:
        """What a seat at a table knows; `seed` decides what stands in for the rest."""
        return cls(
            table.game, seat, table.known_state(seat, seed), table.legal(seat), table.view(seat)
        )


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, knowledge: Knowledge) -> Move:
        """One of the legal moves."""
        ...
