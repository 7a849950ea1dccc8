"""Random games by the million, on threads: compiled, and only the results come back."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, MutableSequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.kernel.loops import ResultArrays, Settings, play_game, ranks, scores
from heliopolis.kernel.rules import rule
from heliopolis.kernel.targets import Engine

if TYPE_CHECKING:
    Ints = NDArray[np.int64]

CHUNK = 1000  # games between two looks at the results: long for the rules, short for a thread
LOOK_EVERY = 0.1  # seconds between two reports of progress


@rule
def play_and_score(
    states: Any,
    settings: Settings,
    first_seed: int,
    games: int,
    moves: MutableSequence[int],
    decisions: Any,
    results: ResultArrays,
) -> None:
    """Play games one after another in the same state, writing down how each one ends."""
    for i in range(games):
        played, _ = play_game(states[0], settings, first_seed + i, moves)
        decisions[i] = played
        scores(states[0], results.points[i])
        ranks(states[0], results.ranks[i])


class Finish:
    """How a run of games ended: a row a game, a column a seat."""

    def __init__(self, scores: Ints, ranks: Ints, decisions: Ints) -> None:
        self.scores, self.ranks, self.decisions = scores, ranks, decisions


def play_marathon(
    runner: Engine,
    games: int,
    take: Callable[[], Callable[[Finish], None]],
    *,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    biased: bool,
    threads: int,
    progress: Callable[[int], None],
) -> None:
    """Play so many games with the seeds from `seed` on.

    Each thread calls `take` once, and what that returns with the results of every chunk; so nothing
    is shared between threads while they play.
    """
    settings = runner.settings(seats, options, None, biased)
    linked = runner.specialize(play_and_score)
    room = runner.game.seats[-1]
    chunks = iter(range(0, games, CHUNK))
    lock, stop = threading.Lock(), threading.Event()
    done = 0

    def shifts() -> Iterator[int]:
        while not stop.is_set():
            with lock:
                first = next(chunks, None)
            if first is None:
                return
            yield first

    def run(chunks_of_mine: Iterator[int]) -> None:
        nonlocal done
        tally, states = take(), runner.states(1)
        moves, decisions = runner.move_buffer(), np.zeros(CHUNK, np.int64)
        results = ResultArrays(*(np.zeros((CHUNK, room), np.int64) for _ in range(2)))
        for first in chunks_of_mine:
            count = min(CHUNK, games - first)
            linked(states, settings, seed + first, count, moves, decisions, results)
            points, places = (array[:count, :seats] for array in results)
            tally(Finish(points, places, decisions[:count]))
            with lock:
                done += count

    no_results = ResultArrays(*(np.zeros((1, room), np.int64) for _ in range(2)))
    linked(runner.states(1), settings, seed, 0, runner.ints([0]), np.zeros(1, np.int64), no_results)
    with ThreadPoolExecutor(threads, thread_name_prefix="heliopolis") as pool:
        jobs = [pool.submit(run, shifts()) for _ in range(threads)]
        try:
            while wait(jobs, LOOK_EVERY).not_done:
                progress(done)
        finally:
            stop.set()
        for job in jobs:
            job.result()
    progress(done)
