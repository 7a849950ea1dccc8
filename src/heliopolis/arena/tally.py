"""Integer counts over many games: the same totals whatever the order in which games are added."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heliopolis.arena.intervals import Interval, wilson
from heliopolis.extras import needs
from heliopolis.kernel.journal import SEAT_LETTERS

with needs("fast", "arena"):
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:
    Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Spread:
    """Mean, standard deviation and range of some numbers."""

    mean: float
    deviation: float
    minimum: int
    maximum: int


@dataclass(frozen=True)
class Standing:
    """The results of a seat: its wins (shared ones included), its share of wins, its scores.

    In `share`, a win shared by n seats counts as 1/n for each of them.
    """

    seat: str
    wins: int
    share: float
    interval: Interval  # Wilson's 95 % interval of the share
    score: Spread


class Histogram:
    """The number of times each value occurred."""

    def __init__(self) -> None:
        self.minimum = 0
        self.counts = np.zeros(0, np.int64)

    def add(self, values: Ints) -> None:
        """Count some values."""
        if len(values):
            self._extend_to(int(values.min()), int(values.max()))
            self.counts += np.bincount(values - self.minimum, minlength=len(self.counts))

    def merge(self, other: Histogram) -> None:
        """Add the counts of another histogram."""
        if len(other.counts):
            self._extend_to(other.minimum, other.minimum + len(other.counts) - 1)
            start = other.minimum - self.minimum
            self.counts[start : start + len(other.counts)] += other.counts

    def _extend_to(self, minimum: int, maximum: int) -> None:
        if not len(self.counts):
            self.minimum, self.counts = minimum, np.zeros(maximum - minimum + 1, np.int64)
        before = max(0, self.minimum - minimum)
        after = max(0, maximum - self.minimum - len(self.counts) + 1)
        if before or after:
            self.counts = np.pad(self.counts, (before, after))
            self.minimum -= before

    def items(self) -> dict[int, int]:
        """Return each value that occurred with its count."""
        return {self.minimum + i: int(n) for i, n in enumerate(self.counts) if n}

    def spread(self) -> Spread:
        """Return the mean, standard deviation and range."""
        items = self.items()
        count = sum(items.values())
        total = sum(value * n for value, n in items.items())
        squares = sum(value * value * n for value, n in items.items())
        # Integer arithmetic loses no precision when the mean is large.
        variance = (count * squares - total * total) / (count * max(1, count - 1))
        return Spread(total / count, math.sqrt(variance), min(items), max(items))


class Tally:
    """The counts that a study keeps."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins = np.zeros(
            (seats + 1, seats), np.int64
        )  # indexed by number of winners, then by seat
        self.scores = [Histogram() for _ in range(seats)]
        self.winning = Histogram()
        self.margins = Histogram()  # between first and second place
        self.decisions = Histogram()

    def add(self, scores: Ints, ranks: Ints, decisions: Ints) -> None:
        """Add games, one per row."""
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
        """Add the counts of another tally."""
        self.games += other.games
        self.wins += other.wins
        for mine, theirs in zip(self._histograms(), other._histograms(), strict=True):
            mine.merge(theirs)

    def _histograms(self) -> list[Histogram]:
        return [*self.scores, self.winning, self.margins, self.decisions]

    def standings(self) -> list[Standing]:
        """Return the results of each seat."""
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
