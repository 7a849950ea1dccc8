"""Counts over many games, in whole numbers: the same whatever the order they were added in."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.statistics import Interval, wilson
from heliopolis.kernel.journal import SEAT_LETTERS

if TYPE_CHECKING:
    Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Spread:
    """How some numbers are spread."""

    mean: float
    deviation: float
    least: int
    most: int


@dataclass(frozen=True)
class Standing:
    """How a seat fared: its wins (shared ones among them), their share and interval, its scores.

    In the share a win that several have counts for each as its part.
    """

    seat: str
    wins: int
    share: float
    interval: Interval  # of the share, by Wilson, 95 %
    score: Spread


class Histogram:
    """How often each number came."""

    def __init__(self) -> None:
        self.least = 0
        self.counts = np.zeros(0, np.int64)

    def add(self, values: Ints) -> None:
        """Count values."""
        if len(values):
            self._reach(int(values.min()), int(values.max()))
            self.counts += np.bincount(values - self.least, minlength=len(self.counts))

    def merge(self, other: Histogram) -> None:
        """Count what another has counted."""
        if len(other.counts):
            self._reach(other.least, other.least + len(other.counts) - 1)
            start = other.least - self.least
            self.counts[start : start + len(other.counts)] += other.counts

    def _reach(self, least: int, most: int) -> None:
        if not len(self.counts):
            self.least, self.counts = least, np.zeros(most - least + 1, np.int64)
        before = max(0, self.least - least)
        after = max(0, most - self.least - len(self.counts) + 1)
        if before or after:
            self.counts = np.pad(self.counts, (before, after))
            self.least -= before

    def items(self) -> dict[int, int]:
        """Each number that came, and how often."""
        return {self.least + i: int(n) for i, n in enumerate(self.counts) if n}

    def spread(self) -> Spread:
        """Mean, deviation and range."""
        items = self.items()
        count = sum(items.values())
        total = sum(value * n for value, n in items.items())
        squares = sum(value * value * n for value, n in items.items())
        # In whole numbers, so that nothing is lost where the mean is large.
        variance = (count * squares - total * total) / (count * max(1, count - 1))
        return Spread(total / count, math.sqrt(variance), min(items), max(items))


class Tally:
    """What a study counts of each game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins = np.zeros((seats + 1, seats), np.int64)  # by how many shared it, and by seat
        self.scores = [Histogram() for _ in range(seats)]
        self.winning = Histogram()
        self.margins = Histogram()  # from the first place to the second
        self.decisions = Histogram()

    def add(self, scores: Ints, ranks: Ints, decisions: Ints) -> None:
        """Add games, a row each."""
        self.games += len(scores)
        first = ranks == 0
        winners = first.sum(axis=1)
        for shared in range(1, int(winners.max()) + 1):
            self.wins[shared] += first[winners == shared].sum(axis=0)
        for seat in range(self.seats):
            self.scores[seat].add(scores[:, seat])
        best = np.partition(scores, self.seats - 2, axis=1)[:, -2:]
        self.winning.add(best[:, 1])
        self.margins.add(best[:, 1] - best[:, 0])
        self.decisions.add(decisions)

    def merge(self, other: Tally) -> None:
        """Add what another has counted."""
        self.games += other.games
        self.wins += other.wins
        for mine, theirs in zip(self._histograms(), other._histograms(), strict=True):
            mine.merge(theirs)

    def _histograms(self) -> list[Histogram]:
        return [*self.scores, self.winning, self.margins, self.decisions]

    def standings(self) -> list[Standing]:
        """How each seat fared."""
        standings = []
        for seat in range(self.seats):
            own = self.wins[:, seat]
            parts = sum(int(n) / shared for shared, n in enumerate(own) if shared)
            standings.append(
                Standing(
                    SEAT_LETTERS[seat], int(own.sum()), parts / self.games,
                    wilson(parts, self.games), self.scores[seat].spread(),
                )
            )  # fmt: skip
        return standings
