"""How fast the rules of a game run: one run, one object, ratios that can be trusted."""

from __future__ import annotations

import hashlib
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from heliopolis import games
from heliopolis.errors import UnavailableError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.kernel.rules import hook, rule
from heliopolis.kernel.specialize import Specializer, specialize_rules

ROUNDS = 20
# The number of decisions per round, so that long games take no longer to measure.
PLAIN_DECISIONS, COMPILED_DECISIONS, CUDA_DECISIONS = 8_000, 800_000, 4_000_000_000
CUDA_SLOTS = 1 << 20  # more than a device plays at a time, so that it is full for most of the time
SIGNATURE_GAMES = 20
COUNTED_GAMES = 10


def measure(game: Game, seats: int | None = None) -> dict[str, Any]:
    """Measure a game, and return all figures.

    Plain and compiled take turns in short rounds, so that other work of the machine slows both
    alike; the best round of each counts.
    """
    from heliopolis.kernel.targets import engine

    seats = game.check_seats(game.default_seats() if seats is None else seats)
    plain, compiled = engine(game, "plain"), engine(game, "compiled")
    compile_s, load_s = _starting_times(game)  # after the line above, which says what is missing
    length = int(compiled.playouts(100, seats=seats).decisions.mean())
    few, many = (math.ceil(n / length) for n in (PLAIN_DECISIONS, COMPILED_DECISIONS))
    plain_rates, compiled_rates = [], []
    for turn in range(ROUNDS):
        plain_rates.append(_rate(plain, seats, 1, few, turn * few))
        compiled_rates.append(_rate(compiled, seats, 1, many, turn * many))
    best_plain, best_compiled = max(plain_rates), max(compiled_rates)
    return {
        "game": game.name,
        "seats": seats,
        "plain": _speeds(best_plain),
        "compiled": _speeds(best_compiled),
        "cuda": _cuda(game, seats, length),
        "ratio_compiled_plain": round(best_compiled[0] / best_plain[0], 1),
        "decisions_per_game": round(best_compiled[0] / best_compiled[1], 1),
        "state_bytes": game.state.dtype().itemsize,
        "copy_ns": round(_copy_ns(game), 1),
        "shares": measure_shares(game, benchmarked_rules(game), seats, 1e9 / best_compiled[0]),
        "compile_s": round(compile_s, 2),
        "load_s": round(load_s, 2),
        "signature": signature(game),
    }


def signature(game: Game, target: str = "plain") -> str:
    """Return one number for how the game behaves: it changes when the same choices lead elsewhere.

    Every move of fixed random games counts, and how they end; how a state is laid out does not.
    """
    from heliopolis.kernel.targets import engine
    from heliopolis.testing.play import sampled_settings

    digest = hashlib.sha256()
    count = SIGNATURE_GAMES // 5 if game.is_long else SIGNATURE_GAMES
    for seats, options, biased in sampled_settings(game):
        runner = engine(game, target)
        played = runner.playouts(count, seats=seats, options=options, biased=biased)
        points, places = runner.results(played.states)
        digest.update(played.traces.tobytes() + points.tobytes() + places.tobytes())
    return digest.hexdigest()[:16]


def search_iterations(game: Game, seats: int | None = None) -> int:
    """Return the iterations per second of search on one core, over positions of a greedy game."""
    from heliopolis.bots import Knowledge, SeatedBot
    from heliopolis.bots.search import Search
    from heliopolis.table import Table

    table = Table(game, seats, Secret(1))
    greedy = SeatedBot.named("greedy", 0, seed=1)
    rates = []
    while not table.over:
        seat = table.players_awaited[0]
        known = Knowledge.of(table, seat, 1)
        if len(table.moves) % 10 == 0 and len(known.legal) > 1:
            rates.append(_iterations_per_second(Search(known, 1, "compiled", 2_000)))
        table.play(greedy.choose_from(known))
    return round(statistics.median(rates[1:]))  # the first one may have been compiled


def _iterations_per_second(search: Any) -> float:
    start = time.perf_counter()
    iterations = search.left
    while search.left:
        search.grow()
    return float(iterations / (time.perf_counter() - start))


def _rate(
    engine: Any, seats: int, slots: int, playing: int, first_seed: int
) -> tuple[float, float]:
    """Return decisions and games per second in one round."""
    start = time.perf_counter()
    played = engine.playouts(slots, games=playing, seats=seats, first_seed=first_seed)
    seconds = time.perf_counter() - start
    return int(played.decisions.sum()) / seconds, slots * playing / seconds


def _speeds(rate: tuple[float, float]) -> dict[str, int]:
    return {"decisions_per_s": round(rate[0]), "games_per_s": round(rate[1])}


def _cuda(game: Game, seats: int, length: int) -> dict[str, int] | None:
    """Measure on a GPU."""
    from heliopolis.kernel.targets import engine

    try:
        device = engine(game, "cuda")
    except UnavailableError:
        return None
    device.playouts(1024, seats=seats)
    playing = math.ceil(CUDA_DECISIONS / (CUDA_SLOTS * length))
    return _speeds(max(_rate(device, seats, CUDA_SLOTS, playing, turn << 30) for turn in range(3)))


@rule
def copy_around(states: Any, first: int, last: int, times: int) -> None:
    """Copy each state over its neighbour, `times` times."""
    for _ in range(times):
        for i in range(first, last - 1):
            states[i + 1] = states[i]


def _copy_ns(game: Game) -> float:
    """Return the nanoseconds that copying a state takes."""
    from heliopolis.kernel.targets import engine

    compiled = engine(game, "compiled")
    states, slots, times = compiled.states(65), 64, 20_000
    copy = compiled.specialize(copy_around)
    copy(states, 0, 65, 1)
    start = time.perf_counter()
    copy(states, 0, 65, times)
    return (time.perf_counter() - start) / (slots * times) * 1e9


# --- The share of a rule in a step ----------------------------------------------------------------


@dataclass(frozen=True)
class BenchmarkedRule:
    """A rule whose share of a step is measured."""

    title: str  # what it is for; several rules may share one
    rule: Callable[..., Any]
    # Does its work repeatedly on a state, writes what it found to `out`, returns the repetitions.
    repeat: Callable[[Any, Any], int]


def benchmarked_rules(game: Game) -> Sequence[BenchmarkedRule]:
    """Return BENCHMARKED from the module `benchmark` of the game's package; most have none."""
    module = f"{game.package}.benchmark"
    if find_spec(module) is None:
        return ()
    rules: Sequence[BenchmarkedRule] = import_module(module).BENCHMARKED
    return rules


def measure_shares(
    game: Game, rules: Sequence[BenchmarkedRule], seats: int, decision_ns: float
) -> dict[str, float]:
    """Return the share of a compiled step that is spent on each of the rules, by their titles.

    Calls are counted in plain games; the time of a call is measured compiled, on states at the end
    of games, when most lies on the table.
    """
    calls = _calls_per_decision(game, rules, seats) if rules else {}
    shares: dict[str, float] = {}
    for benchmarked in rules:
        share = calls[benchmarked.rule.__name__] * _call_ns(game, benchmarked, seats) / decision_ns
        shares[benchmarked.title] = round(shares.get(benchmarked.title, 0) + share, 4)
    return shares


def _calls_per_decision(
    game: Game, rules: Sequence[BenchmarkedRule], seats: int
) -> dict[str, float]:
    from heliopolis.kernel.targets import engine

    calls = {benchmarked.rule.__name__: 0 for benchmarked in rules}

    def counted(rule: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            calls[rule.__name__] += 1
            return rule(*arguments)

        return call

    names = {benchmarked.rule.__name__: counted(benchmarked.rule) for benchmarked in rules}
    twin = replace(game, rules=specialize_rules(game.rules, names))
    played = engine(twin, "plain").playouts(COUNTED_GAMES, seats=seats)
    return {name: count / int(played.decisions.sum()) for name, count in calls.items()}


@hook
def repeat(s: Any, out: Any) -> int:
    """Stand for the work of a benchmarked rule."""
    raise TypeError("the work of a rule is filled in when it is measured")


@rule
def repeat_on_all(states: Any, first: int, last: int, times: int, out: Any) -> int:
    """Repeat the work of a rule on each state; returns the number of repetitions in total."""
    done = 0
    for _ in range(times):
        for i in range(first, last):
            done += repeat(states[i], out)
    return done


def _call_ns(game: Game, benchmarked: BenchmarkedRule, seats: int) -> float:
    """Return the nanoseconds that a call of the rule takes."""
    import numpy as np

    from heliopolis.kernel.targets import engine

    compiled = engine(game, "compiled")
    loop = Specializer({}, {repeat: benchmarked.repeat}).specialize(repeat_on_all)
    loop.__qualname__ = f"repeat_{benchmarked.rule.__name__}"  # the cache tells loops apart by name
    run = compiled.specialize(loop)
    states, out = compiled.playouts(COUNTED_GAMES, seats=seats).states, np.zeros(1, np.int64)
    run(states, 0, len(states), 1, out)
    best = math.inf
    for _ in range(ROUNDS):
        start = time.perf_counter()
        done = run(states, 0, len(states), 10, out)
        best = min(best, (time.perf_counter() - start) / max(1, done) * 1e9)
    return best


def _starting_times(game: Game) -> tuple[float, float]:
    """Return the seconds until a first compiled game has ended: without a cache, and with one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HELIOPOLIS_CACHE": folder}
        command = [sys.executable, "-m", __name__, game.name]
        times = [
            json.loads(
                subprocess.run(
                    command, env=environment, check=True, capture_output=True, text=True
                ).stdout
            )
            for _ in range(2)
        ]
    return times[0], times[1]


def _start(name: str) -> None:
    """Print how long it takes in this fresh process until the first compiled game has ended."""
    start = time.perf_counter()
    from heliopolis.kernel.targets import engine

    game = games.find(name)
    engine(game, "compiled").playouts(1, seats=game.seats[0])
    print(json.dumps(time.perf_counter() - start))


if __name__ == "__main__":
    _start(sys.argv[1])
