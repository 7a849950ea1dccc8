"""Finished games to analyse, and worlds that need no playouts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import heliopolis
from heliopolis.analysis.worlds import Outcomes
from heliopolis.bots import SeatedBot, play_game
from heliopolis.table import Table

FIXTURES = Path(__file__).parents[1] / "fixtures"
WHOLE_GAMES = {
    "amun-re": "shared",
    "catan-alexander": "at-persepolis",
    "catan-cheops": "by-the-pharaoh",
    "catan-island": "by-turn-limit",
    "priests-of-ra": "ra-row-ra-row-ra-row",
    "ur": "all-home",
}


@cache
def finished(name: str) -> Table:
    return heliopolis.load(FIXTURES / name / f"{WHOLE_GAMES[name]}.journal")


@cache
def short_game(seed: int = 3) -> Table:
    """Two greedy bots at Priests of Ra: the shortest games that hide something."""
    table = heliopolis.new("priests-of-ra", 2, seed=seed)
    return play_game(table, [SeatedBot.named("greedy", seat, seed=seat) for seat in range(2)])


class MadeUpWorlds:
    """Answers with made-up results: for what must hold whatever the playouts say."""

    seed = 0

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.asked: list[dict[str, Any]] = []
        self._random = np.random.default_rng(1)

    def play(self, state: Any, step: int, worlds: int, **how: Any) -> Outcomes:
        self.asked.append({"step": step, **how})
        points = self._random.integers(0, 60, (worlds, self.seats))
        return Outcomes.of_results(points, points.max(axis=1, keepdims=True) - points, self.seats)
