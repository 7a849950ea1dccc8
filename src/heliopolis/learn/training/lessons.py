"""Lessons: the moves of a searching bot, which a net learns to make before it plays by itself.

Self-play from nothing finds its way in short games and goes astray in long ones. Games between
teachers, with a random move now and then that nobody learns from, show a net the sensible part of
the game, and how such games end.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import heliopolis
from heliopolis import games
from heliopolis.bots import SeatedBot
from heliopolis.bots.bot import Knowledge
from heliopolis.kernel.decision_loops import write_candidates
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import engine
from heliopolis.learn.training.self_play import MOST_CANDIDATES

RANDOM_MOVES = 0.06  # of the teachers' decisions
LONGEST_LESSON = 5000  # decisions of a game


@dataclass
class Lessons:
    """Decisions of teachers, a row each."""

    seen: NDArray[np.int16]
    candidates: NDArray[np.int16]  # by place, see `model.Decisions`
    scores: NDArray[np.int16]
    counts: NDArray[np.int64]
    chosen: NDArray[np.int64]  # the place of the teacher's move
    seats: NDArray[np.int64]
    wins: NDArray[np.float32]  # by relative seat
    margins: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.chosen)

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        """Return the lessons of several games as one."""
        return cls(
            *(
                np.concatenate([getattr(part, name) for part in parts])
                for name in cls.__dataclass_fields__
            )
        )


def play_lesson(
    game_name: str, teacher: str, seats: int, options: dict[str, Any], seed: int
) -> Lessons | None:
    """Play one game between teachers; return their decisions, or None if it does not end."""
    game = games.find(game_name)
    table = heliopolis.new(game_name, seats=seats, seed=seed, options=options)
    random = Random(seed)
    bots = [SeatedBot.named(teacher, seat, seed=seed * 8 + seat) for seat in range(seats)]
    rows: list[tuple[Any, ...]] = []
    movers = []
    while not table.over and len(table.moves) < LONGEST_LESSON:
        seat = random.choice(table.players_awaited)
        known = Knowledge.of(table, seat, random.getrandbits(63))
        considered = known.candidates
        if len(considered) > 1 and random.random() < RANDOM_MOVES:
            table.play(random.choice(considered).number, seat)
            continue
        chosen = bots[seat].choose_from(known)
        row = decision_row(known, [move.number for move in considered], chosen.number)
        if row is not None:
            rows.append(row)
            movers.append(seat)
        table.play(chosen.number, seat)
    if not table.over or not rows:
        return None
    wins, margins = results_by_seat(game, table.scores(), table.ranks())
    turned = np.zeros((2, len(rows), game.seats[-1]), np.float32)
    for place in range(seats):
        turned[0, :, place] = wins[(np.array(movers) + place) % seats]
        turned[1, :, place] = margins[(np.array(movers) + place) % seats]
    seen, candidates, scores, counts, moves = (np.array(part) for part in zip(*rows, strict=True))
    by_row = np.full(len(rows), seats)
    return Lessons(seen, candidates, scores, counts, moves, by_row, turned[0], turned[1])


def decision_row(known: Knowledge, considered: list[int], chosen: int) -> tuple[Any, ...] | None:
    """Return a decision as nets are asked about it; None if it is none, or has too many moves."""
    if not 1 < len(considered) <= MOST_CANDIDATES:
        return None
    candidates, scores = np.zeros((2, MOST_CANDIDATES), np.int16)
    write = engine(known.game, "plain").specialize(write_candidates)
    count = write(known.state.copy(), known.seat, considered, len(considered), candidates, scores)
    seen = np.array(known.net_input, np.int64).clip(-32767, 32767).astype(np.int16)
    return seen, candidates, scores, count, considered.index(chosen)


def results_by_seat(
    game: Game, points: Sequence[int], ranks: Sequence[int]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the share of the win and the margin of each seat."""
    first = np.array([rank == 0 for rank in ranks], np.float32)
    best = [max(other for j, other in enumerate(points) if j != i) for i in range(len(points))]
    lead = (np.array(points) - np.array(best)) / game.search.margin
    return first / first.sum(), lead.clip(-1, 1).astype(np.float32)


class Teachers:
    """Processes that play lessons until they are told to stop."""

    def __init__(
        self, game: Game, teacher: str, options: Sequence[dict[str, Any]], jobs: int, seed: int
    ) -> None:
        self._wanted = self._tasks(game, teacher, options, seed)
        self._pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
        self._running: set[Future[Lessons | None]] = set()
        self._jobs = jobs
        for _ in range(2 * jobs):
            self._submit()

    @staticmethod
    def _tasks(
        game: Game, teacher: str, options: Sequence[dict[str, Any]], seed: int
    ) -> Iterator[tuple[Any, ...]]:
        number = 0
        while True:
            seats = game.seats[number % len(game.seats)]
            yield game.name, teacher, seats, options[number % len(options)], seed + number
            number += 1

    def _submit(self) -> None:
        self._running.add(self._pool.submit(play_lesson, *next(self._wanted)))

    def lessons_until(self, end: float) -> Lessons | None:
        """Return the lessons of all games that end before a moment of the monotonic clock."""
        parts: list[Lessons] = []
        while (left := end - time.monotonic()) > 0:
            done, self._running = wait(self._running, left, FIRST_COMPLETED)
            for future in done:
                if (lesson := future.result()) is not None:
                    parts.append(lesson)
                self._submit()
        return Lessons.joined(parts) if parts else None

    def stop(self) -> None:
        """End the processes."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
