"""A bot that plays uniformly at random."""

from __future__ import annotations

import random

from heliopolis.bots.bot import Knowledge
from heliopolis.table import Move


class RandomBot:
    """Chooses every legal move with equal probability; the same seed gives the same choices."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def reseed(self, seed: int) -> None:
        """Make the next choices follow from a seed."""
        self._random.seed(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        """Return a random legal move."""
        return self._random.choice(knowledge.legal)
