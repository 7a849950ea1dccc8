"""Features: what an observation consists of, each declared once.

    FEATURES = Features()
    PHASE = FEATURES.add("phase", 5, "one of: turn, place, bid, flip, over")
    BEST_BID = FEATURES.add("best bid", 1, "the highest bid, or 0")

`add` returns where the numbers of the feature begin, so `observe` writes ``out[BEST_BID]``. What is
told of every seat is a block of features, repeated:

    SEAT = Features()
    POINTS = SEAT.add("points", 1, "total")
    SEATS = FEATURES.repeat("seat {n}: ", MOST_SEATS, SEAT)
    …
    out[SEATS + place * SEAT.size + POINTS] = s.points[seat]     # SEAT.size as a module constant
"""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass

from heliopolis.kernel.codes import Declared
from heliopolis.kernel.rules import rule


@dataclass(frozen=True)
class Feature:
    """One run of numbers in an observation, and what it means."""

    name: str
    size: int
    meaning: str


class Features(Declared[Feature]):
    """The features of an observation, in order."""

    @property
    def size(self) -> int:
        """The number of values that they take together."""
        return sum(feature.size for feature in self)

    def add(self, name: str, size: int, meaning: str) -> int:
        """Declare a feature; returns where its numbers begin."""
        begin = self.size
        self._items.append(Feature(name, size, meaning))
        return begin

    def repeat(self, prefix: str, times: int, block: Features) -> int:
        """Declare a block of features several times; returns where the first one begins.

        ``{n}`` in the prefix of their names stands for the number of the repetition, from 0.
        """
        begin = self.size
        for n in range(times):
            for feature in block:
                self.add(prefix.format(n=n) + feature.name, feature.size, feature.meaning)
        return begin

    def extend(self) -> Features:
        """A copy to add further features to, as a scenario does."""
        return Features(self)


@rule
def write_one_hot(out: MutableSequence[int], begin: int, size: int, index: int) -> int:
    """Write zeros with a 1 at `index`, if that is not below 0; returns where they end."""
    for i in range(size):
        out[begin + i] = 1 if i == index else 0
    return begin + size


@rule
def write_zeros(out: MutableSequence[int], begin: int, size: int) -> int:
    """Write zeros; returns where they end."""
    for i in range(begin, begin + size):
        out[i] = 0
    return begin + size
