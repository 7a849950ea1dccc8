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
    seats: int
    seat: int
    state: Any
    legal: list[Move]

    @classmethod
    def of(cls, table: Table, seat: int, seed: int) -> Knowledge:
        """What a seat at a table knows; `seed` decides what stands in for the rest."""
        known = table.known_state(seat, seed)
        return cls(table.game, table.seats, seat, known, table.legal(seat))

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as people see it."""
        return self.game.presentation.view(self.state, self.seat)

    @property
    def observation(self) -> list[int]:
        """What the seat sees, as numbers for learning."""
        features = [0] * self.game.observation_size
        self.game.rules.observe(self.state, self.seat, features)
        return features


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, knowledge: Knowledge) -> Move:
        """One of the legal moves."""
        ...
