"""Play millions of random games on threads; only the results are returned."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, MutableSequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Any

from heliopolis.extras import needs
from heliopolis.kernel.loops import ResultArrays, Settings, play_game, ranks, scores
from heliopolis.kernel.rules import rule
from heliopolis.kernel.targets import Engine

with needs("fast", "arena"):
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:
    Ints = NDArray[np.int64]

CHUNK = 1000  # games per call: enough to amortise the call, few enough to stop soon
PROGRESS_SECONDS = 0.1  # seconds between two reports of progress


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
    """Play games one after another in the same state, recording how each one ends."""
    for i in range(games):
        played, _ = play_game(states[0], settings, first_seed + i, moves)
        decisions[i] = played
        scores(states[0], results.points[i])
        ranks(states[0], results.ranks[i])


class ChunkResults:
    """The results of a chunk of games: one row per game, one column per seat."""

    def __init__(self, scores: Ints, ranks: Ints, decisions: Ints) -> None:
        self.scores, self.ranks, self.decisions = scores, ranks, decisions


def play_long_run(
    runner: Engine,
    games: int,
    new_consumer: Callable[[], Callable[[ChunkResults], None]],
    *,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    biased: bool,
    threads: int,
    progress: Callable[[int], None],
) -> None:
    """Play a number of games with consecutive seeds, starting at `seed`.

    Each thread calls `new_consumer` once and passes the results of every chunk to what it returns,
    so that threads share nothing while they play.
    """
    settings = runner.settings(seats, options, None, biased)
    play_chunk = runner.specialize(play_and_score)
    room = runner.game.seats[-1]
    chunks = iter(range(0, games, CHUNK))
    lock, stop = threading.Lock(), threading.Event()
    done = 0

    def next_chunks() -> Iterator[int]:
        while not stop.is_set():
            with lock:
                first = next(chunks, None)
            if first is None:
                return
            yield first

    def run(own_chunks: Iterator[int]) -> None:
        nonlocal done
        tally, states = new_consumer(), runner.states(1)
        moves, decisions = runner.move_buffer(), np.zeros(CHUNK, np.int64)
        results = ResultArrays(*(np.zeros((CHUNK, room), np.int64) for _ in range(2)))
        for first in own_chunks:
            count = min(CHUNK, games - first)
            play_chunk(states, settings, seed + first, count, moves, decisions, results)
            points, places = (array[:count, :seats] for array in results)
            tally(ChunkResults(points, places, decisions[:count]))
            with lock:
                done += count

    no_results = ResultArrays(*(np.zeros((1, room), np.int64) for _ in range(2)))
    no_moves, no_decisions = runner.ints([0]), np.zeros(1, np.int64)
    play_chunk(runner.states(1), settings, seed, 0, no_moves, no_decisions, no_results)
    with ThreadPoolExecutor(threads, thread_name_prefix="heliopolis") as pool:
        jobs = [pool.submit(run, next_chunks()) for _ in range(threads)]
        try:
            while wait(jobs, PROGRESS_SECONDS).not_done:
                progress(done)
        finally:
            stop.set()
        for job in jobs:
            job.result()
    progress(done)
