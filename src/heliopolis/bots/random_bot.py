"""A bot that makes any legal move."""

from __future__ import annotations

import random

from heliopolis.bots.bot import Knowledge
from heliopolis.table import Move


class RandomBot:
    """Every legal move is equally likely; the same seed gives the same choices."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        """Any of the legal moves."""
        return self._random.choice(knowledge.legal)
