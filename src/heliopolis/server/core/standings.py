"""Points and standings of a tournament.

A table gives each player the share of the others whom they left behind: 1 for the winner, 0 for the
last, half a share for a tie; so tables of two and of five count alike. Points are whole numbers,
840 to a win, so that sums are exact for tables of up to eight.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

WIN = 840  # half a share of it is a whole number at tables of two to eight


def table_points(ranks: Sequence[int], absent: Sequence[bool]) -> list[int]:
    """Return the points of each seat; whoever was absent at the end comes after all others.

    Several who are absent share nothing: they have no points.
    """
    places = [(away, rank) for away, rank in zip(absent, ranks, strict=True)]
    points = []
    for mine, away in zip(places, absent, strict=True):
        behind = sum(2 for other in places if other > mine) + places.count(mine) - 1
        points.append(0 if away else behind * WIN // (2 * (len(places) - 1)))
    return points


@dataclass(frozen=True)
class RoundResult:
    """What a player has of one round; no table if they sat out."""

    points: int
    mates: tuple[int, ...]  # the numbers of the other players at the table
    won: bool


@dataclass(frozen=True)
class Standing:
    """A player's place: by points, then by the points of their table-mates, then by tables won."""

    number: int
    place: int  # from 1; equal for those whom nothing tells apart
    points: int
    mates: Fraction
    wins: int
    rounds: int  # that count so far


def standings(
    players: Iterable[int], rounds: Sequence[Mapping[int, RoundResult]]
) -> list[Standing]:
    """Return the standings after some rounds, best first.

    The tie-break is Buchholz's, for tables of any size: for every round the mean of the points that
    the table-mates have by now. For a round without a table one's own points stand in.
    """
    numbers = list(players)
    total = {
        number: sum(one[number].points for one in rounds if number in one) for number in numbers
    }

    def mates(number: int) -> Fraction:
        found = Fraction(0)
        for one in rounds:
            met = one[number].mates if number in one else ()
            others = [total[mate] for mate in met if mate in total]
            found += Fraction(sum(others), len(others)) if others else total[number]
        return found

    keys = {
        number: (
            total[number],
            mates(number),
            sum(one[number].won for one in rounds if number in one),
        )
        for number in numbers
    }
    order = sorted(numbers, key=lambda number: (*(-part for part in keys[number]), number))
    return [
        Standing(
            number,
            1 + sum(keys[other] > keys[number] for other in numbers),
            *keys[number],
            sum(number in one for one in rounds),
        )
        for number in order
    ]
