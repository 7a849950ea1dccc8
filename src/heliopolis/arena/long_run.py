"""Play millions of random games on threads; only the results are returned."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.kernel.loops import play_game, ranks, scores
from heliopolis.kernel.rules import rule
from heliopolis.kernel.targets import Engine

if TYPE_CHECKING:
    Ints = NDArray[np.int64]

CHUNK = 1000  # games per call: enough to amortise the call, few enough to stop soon
PROGRESS_SECONDS = 0.1  # seconds between two reports of progress


@rule
def play_and_score(
    states: Any,
    first_seed: int,
    games: int,
    seats: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    moves: MutableSequence[int],
    decisions: Any,
    points: Any,
    places: Any,
) -> None:
    """Play games one after another in the same state, recording how each one ends."""
    for i in range(games):
        played, _ = play_game(states[0], seats, first_seed + i, options, weights, biased, moves)
        decisions[i] = played
        scores(states[0], points[i])
        ranks(states[0], places[i])


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
    setting = runner.setting(seats, options, None, biased)
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
        moves = runner.ints([0] * len(runner.game.moves))
        decisions = np.zeros(CHUNK, np.int64)
        points, places = (np.zeros((CHUNK, room), np.int64) for _ in range(2))
        for first in own_chunks:
            count = min(CHUNK, games - first)
            play_chunk(states, seed + first, count, setting.seats, setting.options, setting.weights,
                   setting.biased, moves, decisions, points, places)  # fmt: skip
            tally(ChunkResults(points[:count, :seats], places[:count, :seats], decisions[:count]))
            with lock:
                done += count

    play_chunk(runner.states(1), seed, 0, setting.seats, setting.options, setting.weights,
           setting.biased, runner.ints([0]), np.zeros(1, np.int64),
           *(np.zeros((1, room), np.int64) for _ in range(2)))  # fmt: skip
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
