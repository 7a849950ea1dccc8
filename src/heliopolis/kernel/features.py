"""Features: what an observation consists of, each declared once.

    FEATURES = Features()
    PHASE = FEATURES.add("phase", 5, "turn, place, bid, flip, over", kind=ONE_HOT)
    BEST_BID = FEATURES.add("best bid", 1, "the highest bid, or 0", most=13)

`add` returns where the numbers of the feature begin, so `observe` clears the observation and
writes ``out[BEST_BID]``. Every
feature has a range, 0 to 1 unless it says otherwise, and a kind. What is told of every seat is a
block of features, repeated from the observer on:

    SEAT = Features()
    POINTS = SEAT.add("points", 1, "total", most=300)
    SEATS = FEATURES.repeat_for_seats(MOST_SEATS, SEAT)      # "you: points", "next: points", …
    …
    out[SEATS + place * SEAT.size + POINTS] = s.points[seat]     # SEAT.size as a module constant
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass, replace

from heliopolis.kernel.codes import Declared
from heliopolis.kernel.rules import rule

# The kinds of features.
NUMBER = "number"  # a count or another number in its range
FLAG = "flag"  # 0 or 1, each by itself
ONE_HOT = "one-hot"  # at most one 1 among zeros, in the order of the meaning
SEAT_ONE_HOT = "seat"  # one-hot: a seat, relative to the observer
KINDS = (NUMBER, FLAG, ONE_HOT, SEAT_ONE_HOT)

# Where the rules set no limit: what the fields of a state hold.
BYTE, SHORT = 127, 32767

# What seats are called, in the order of play from the observer on.
RELATIVE_SEATS = ("you", "next", "2nd next", "3rd next", "4th next", "5th next", "6th next")


@dataclass(frozen=True)
class Feature:
    """One run of numbers in an observation, and what it means."""

    name: str
    size: int
    meaning: str
    least: int = 0  # the smallest value
    most: int = 1  # and the largest
    kind: str = FLAG
    groups: int = 1  # the number of equal parts, such as one one-hot per hex
    places: str = ""  # what of the board it has a part for each of, such as "hexes"; see `Grid`

    def labels(self) -> list[str]:
        """Return a name for each of its numbers."""
        if self.size == 1:
            return [self.name]
        if self.kind == SEAT_ONE_HOT and self.groups == 1:
            return [f"{self.name}: {seat}" for seat in RELATIVE_SEATS[: self.size]]
        return [f"{self.name} {i}" for i in range(self.size)]


@dataclass(frozen=True)
class Grid:
    """Where the places of a board lie, for observations as planes over rows and columns.

    Of each kind of place, several may share a cell: they have layers of their own, as the two tips
    of a hex.
    """

    rows: int
    columns: int
    places: Mapping[str, Sequence[tuple[int, int, int]]]  # by kind: layer, row and column of each
    layers: Mapping[str, Sequence[str]]  # by kind: what its layers are


class Features(Declared[Feature]):
    """The features of an observation, in order."""

    @property
    def size(self) -> int:
        """The number of values that they take together."""
        return sum(feature.size for feature in self)

    def add(
        self,
        name: str,
        size: int,
        meaning: str,
        *,
        least: int = 0,
        most: int = 1,
        kind: str = "",
        groups: int = 1,
        places: str = "",
    ) -> int:
        """Declare a feature; returns where its numbers begin.

        Without a kind it is a flag if its range is 0 to 1, else a number.
        """
        kind = kind or (FLAG if (least, most) == (0, 1) else NUMBER)
        if kind not in KINDS or (kind != NUMBER and (least, most) != (0, 1)):
            raise TypeError(f"{name}: {kind} from {least} to {most} is no feature")
        if size % groups:
            raise TypeError(f"{name}: {size} numbers are not {groups} equal parts")
        begin = self.size
        self._items.append(Feature(name, size, meaning, least, most, kind, groups, places))
        return begin

    def repeat(self, prefixes: Sequence[str], block: Features) -> int:
        """Declare a block of features once per prefix of their names.

        Returns where the first one begins.
        """
        begin = self.size
        for prefix in prefixes:
            self._items += [replace(one, name=f"{prefix}: {one.name}") for one in block]
        return begin

    def repeat_for_seats(self, seats: int, block: Features) -> int:
        """Declare a block of features for every seat, from the observer on."""
        return self.repeat(RELATIVE_SEATS[:seats], block)

    def extend(self) -> Features:
        """A copy to add further features to, as a scenario does."""
        return Features(self)


# Most numbers of an observation are zeros. Writing them all at once and then only what is not zero
# takes half the time.


def _clear_array(out: MutableSequence[int], size: int) -> None:
    """What clearing is on arrays."""
    for i in range(size):
        out[i] = 0


@rule
def clear(out: MutableSequence[int], size: int) -> None:
    """Write zeros: what `observe` does first."""
    out[:size] = [0] * size


clear.when_compiled = _clear_array  # type: ignore[attr-defined]


@rule
def set_one_hot(out: MutableSequence[int], begin: int, size: int, index: int) -> int:
    """Write a 1 among zeros at `index`, if that is not below 0; returns where they end."""
    if 0 <= index < size:
        out[begin + index] = 1
    return begin + size
