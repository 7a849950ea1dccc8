"""Draw the tables of a round of a tournament: like players who have not met yet sit together.

Everything follows from the candidates and a text that serves as seed, so that every process draws
the same tables. In a Swiss draw like means as many points, and within a group of equal points the
better half is spread over the tables before the others; in a draw by rating like means of like
rating. Exchanging two players at a time then makes the draw better: first as few as possible meet
again, then the players of each table are as much alike as possible.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, groupby

ATTEMPTS = 12  # first guesses that are made better, while players would meet again
MOST_PASSES = 60  # over all pairs of tables
MEETING_AGAIN = 10**15  # outweighs every difference in points or rating


@dataclass(frozen=True)
class Candidate:
    """A player who may be seated: the players that are like them have a like `level`."""

    number: int
    level: int
    rating: float
    byes: int = 0
    seats: tuple[int, ...] = ()  # where they sat in earlier rounds


@dataclass(frozen=True)
class Drawn:
    """The tables of a round, each as players in the order of its seats, and who sits out."""

    tables: list[list[int]]
    out: list[int]


def draw(
    candidates: Sequence[Candidate],
    size: int,
    allowed: Collection[int],
    met: Mapping[frozenset[int], int],
    seed: str,
    *,
    spread: bool,
) -> Drawn:
    """Seat the candidates; `met` tells how often two of them have sat at one table.

    With `spread` the players of one level are spread by rating over its tables; without it the
    first guess seats neighbours together.
    """
    sizes, out_count = table_sizes(len(candidates), size, allowed)
    lots = {one.number: lot(seed, one.number) for one in candidates}
    out = _sitting_out(candidates, out_count, lots, by_level=spread)
    seated = [one for one in candidates if one.number not in out]
    tables = _best(seated, sizes, met, seed, spread=spread)
    tables.sort(key=lambda table: sorted((-one.level, -one.rating) for one in table))
    return Drawn([seat_order(table, lots) for table in tables], sorted(out))


def table_sizes(players: int, size: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """Return the sizes of the tables, and how many players sit out.

    As few as possible sit out. For that, some tables may have one seat less, if the game allows it.
    """
    smaller = range(size) if size - 1 in allowed else range(1)
    for out in range(players + 1):
        for small in smaller:
            left = players - out - small * (size - 1)
            if left >= 0 and left % size == 0:
                return [size] * (left // size) + [size - 1] * small, out
    return [], players


def lot(seed: str, number: int) -> str:
    """Return the lot of a player: an order that nobody can choose, the same in every process."""
    return sha256(f"{seed}:{number}".encode()).hexdigest()


def _sitting_out(
    candidates: Sequence[Candidate], count: int, lots: Mapping[int, str], *, by_level: bool
) -> set[int]:
    """Return who sits out: those who have done so least; of these the weakest, or by lot."""

    def key(one: Candidate) -> tuple[int, int, float, str]:
        level, rating = (one.level, one.rating) if by_level else (0, 0.0)
        return one.byes, level, rating, lots[one.number]

    return {one.number for one in sorted(candidates, key=key)[:count]}


def _best(
    seated: Sequence[Candidate],
    sizes: Sequence[int],
    met: Mapping[frozenset[int], int],
    seed: str,
    *,
    spread: bool,
) -> list[list[Candidate]]:
    """Return the best tables of several attempts; one suffices unless players would meet again."""
    costs = _pair_costs(seated, met)
    best: list[list[Candidate]] = []
    least = -1
    for attempt in range(ATTEMPTS):
        ratings = {
            one.number: (-one.rating if attempt == 0 else 0.0, lot(f"{seed}:{attempt}", one.number))
            for one in seated
        }
        order = sorted(seated, key=lambda one: (-one.level, ratings[one.number]))
        tables = _first_guess(order, sizes, spread=spread)
        _improve(tables, costs)
        cost = sum(
            costs[one.number][other.number]
            for table in tables
            for one, other in combinations(table, 2)
        )
        if least < 0 or cost < least:
            best, least = tables, cost
        if least < MEETING_AGAIN:
            break
    return best


def _pair_costs(
    seated: Sequence[Candidate], met: Mapping[frozenset[int], int]
) -> dict[int, dict[int, int]]:
    """Return what it costs to seat two players together, by their numbers."""
    return {
        one.number: {
            other.number: met.get(frozenset((one.number, other.number)), 0) * MEETING_AGAIN
            + (one.level - other.level) ** 2
            for other in seated
        }
        for one in seated
    }


def _first_guess(
    order: Sequence[Candidate], sizes: Sequence[int], *, spread: bool
) -> list[list[Candidate]]:
    """Fill the tables from the top; whoever is left of a level sits with the next."""
    tables: list[list[Candidate]] = []
    waiting: list[Candidate] = []
    groups: Iterable[Sequence[Candidate]] = (
        [list(group) for _, group in groupby(order, key=lambda one: one.level)]
        if spread
        else [[one] for one in order]
    )
    for group in groups:
        waiting += group
        filled: list[int] = []
        while len(tables) + len(filled) < len(sizes):
            size = sizes[len(tables) + len(filled)]
            if sum(filled) + size > len(waiting):
                break
            filled.append(size)
        taken, waiting = waiting[: sum(filled)], waiting[sum(filled) :]
        tables += _dealt(taken, filled)
    return tables


def _dealt(players: Sequence[Candidate], sizes: Sequence[int]) -> list[list[Candidate]]:
    """Deal players in order: one to every table, then a second one, and so on."""
    tables: list[list[Candidate]] = [[] for _ in sizes]
    left = iter(players)
    for row in range(max(sizes, default=0)):
        for table, size in zip(tables, sizes, strict=True):
            if row < size:
                table.append(next(left))
    return tables


def _improve(tables: list[list[Candidate]], costs: Mapping[int, Mapping[int, int]]) -> None:
    """Exchange two players of different tables for as long as that makes the draw better."""
    for _ in range(MOST_PASSES):
        improved = False
        for one, other in combinations(tables, 2):
            for mine in range(len(one)):
                for theirs in range(len(other)):
                    if _gain(one, mine, other, theirs, costs) > 0:
                        one[mine], other[theirs] = other[theirs], one[mine]
                        improved = True
        if not improved:
            return


def _gain(
    one: Sequence[Candidate],
    mine: int,
    other: Sequence[Candidate],
    theirs: int,
    costs: Mapping[int, Mapping[int, int]],
) -> int:
    """Return what the two tables would cost less if a player of each changed places."""
    me, they = costs[one[mine].number], costs[other[theirs].number]
    gain = 0
    for place, mate in enumerate(one):
        if place != mine:
            gain += me[mate.number] - they[mate.number]
    for place, mate in enumerate(other):
        if place != theirs:
            gain += they[mate.number] - me[mate.number]
    return gain


def seat_order(table: Sequence[Candidate], lots: Mapping[int, str]) -> list[int]:
    """Return the players in the order of their seats: each seat goes to who had it least."""
    left, order = sorted(table, key=lambda one: lots[one.number]), list[int]()
    for seat in range(len(table)):
        chosen = min(left, key=lambda one: one.seats.count(seat))
        left.remove(chosen)
        order.append(chosen.number)
    return order
