"""Measure how fast studies run compared with the benchmark, and on two cores compared with one."""

from __future__ import annotations

import time
from typing import Any

from heliopolis.arena.simulate import simulate
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import engine

ROUNDS = 20  # many short rounds, so that some are undisturbed by other load
SECONDS_PER_ROUND = 0.4


def measure(game: Game, seats: int | None = None) -> dict[str, Any]:
    """Measure the two ratios that a study must reach in one run.

    Benchmark, study on one core and study on two cores take turns, so that other load affects all
    of them equally; the best round of each counts.
    """
    seats = game.check_seats(game.default_seats() if seats is None else seats)
    compiled = engine(game, "compiled")
    games = _games_per_round(compiled, seats)
    simulate(game, 2, seats=seats, jobs=2)
    bench: list[float] = []
    one: list[float] = []
    two: list[float] = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        compiled.playouts(1, games=games, seats=seats)
        bench.append(games / (time.perf_counter() - start))
        for rates, jobs in ((one, 1), (two, 2)):
            start = time.perf_counter()
            simulate(game, games * jobs, seats=seats, jobs=jobs)
            rates.append(games * jobs / (time.perf_counter() - start))
    return {
        "game": game.name,
        "seats": seats,
        "bench_games_per_s": round(max(bench)),
        "simulate_games_per_s": round(max(one)),
        "simulate_2_cores_games_per_s": round(max(two)),
        "ratio_simulate_bench": round(max(one) / max(bench), 3),
        "ratio_2_cores": round(max(two) / max(one), 3),
    }


def _games_per_round(compiled: Any, seats: int) -> int:
    """Return the number of games that fills about one round."""
    compiled.playouts(1, seats=seats)
    start = time.perf_counter()
    compiled.playouts(1, games=1000, seats=seats)
    return max(1000, int(1000 * SECONDS_PER_ROUND / (time.perf_counter() - start)))
