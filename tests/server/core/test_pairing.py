"""Draws of tournaments: who sits with whom, who sits out, and that nobody can choose it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from heliopolis.server.core.pairing import Candidate, Drawn, draw, table_sizes


@pytest.mark.parametrize(
    ("players", "size", "allowed", "sizes", "out"),
    [
        (8, 2, range(2, 3), [2, 2, 2, 2], 0),
        (7, 2, range(2, 3), [2, 2, 2], 1),
        (8, 4, range(3, 5), [4, 4], 0),
        (7, 4, range(3, 5), [4, 3], 0),
        (6, 4, range(3, 5), [3, 3], 0),
        (9, 4, range(3, 5), [3, 3, 3], 0),
        (5, 4, range(3, 5), [4], 1),
        (11, 5, range(2, 6), [5, 5], 1),
        (13, 5, range(2, 6), [5, 4, 4], 0),
        (7, 4, range(4, 5), [4], 3),
        (3, 3, range(3, 4), [3], 0),
        (2, 3, range(3, 4), [], 2),
        (1, 2, range(2, 6), [], 1),
    ],
)
def test_as_few_as_possible_sit_out(
    players: int, size: int, allowed: range, sizes: list[int], out: int
) -> None:
    assert table_sizes(players, size, allowed) == (sizes, out)


def candidates(levels: list[int]) -> list[Candidate]:
    return [Candidate(n, level, 40.0 - n) for n, level in enumerate(levels)]


def pairs(drawn: Drawn) -> set[frozenset[int]]:
    return {frozenset(pair) for table in drawn.tables for pair in combinations(table, 2)}


def test_the_first_round_spreads_the_best_over_the_tables() -> None:
    two = draw(candidates([0] * 8), 2, range(2, 3), {}, "x", spread=True)
    assert pairs(two) == {frozenset((n, n + 4)) for n in range(4)}
    four = draw(candidates([0] * 8), 4, range(3, 5), {}, "x", spread=True)
    assert sorted(sorted(table) for table in four.tables) == [[0, 2, 4, 6], [1, 3, 5, 7]]


def test_a_draw_by_rating_seats_neighbours_together() -> None:
    rated = [Candidate(n, 4000 - 100 * n, 40.0 - n) for n in range(8)]
    drawn = draw(rated, 4, range(3, 5), {}, "x", spread=False)
    assert [sorted(table) for table in drawn.tables] == [[0, 1, 2, 3], [4, 5, 6, 7]]
    met = Counter(pairs(drawn))
    again = draw(rated, 4, range(3, 5), met, "y", spread=False)
    assert sum(met[pair] for pair in pairs(again)) == 4, "two of each table, and no fewer"


def test_players_with_equal_points_meet() -> None:
    levels = [840] * 4 + [0] * 4
    drawn = draw(candidates(levels), 2, range(2, 3), {}, "x", spread=True)
    assert all(levels[one] == levels[other] for one, other in drawn.tables)
    assert [levels[table[0]] for table in drawn.tables] == [840, 840, 0, 0], "the best first"


def matchings(numbers: list[int]) -> Iterator[list[frozenset[int]]]:
    if not numbers:
        yield []
        return
    first, *others = numbers
    for other in others:
        for rest in matchings([n for n in others if n != other]):
            yield [frozenset((first, other)), *rest]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_as_few_as_possible_meet_again(players: int) -> None:
    """Compared with all possible draws, over whole tournaments of arbitrary results."""
    for seed in range(12):
        met: Counter[frozenset[int]] = Counter()
        points = [0] * players
        for round_ in range(players):
            drawn = draw(candidates(points), 2, range(2, 3), met, f"{seed}:{round_}", spread=True)
            least = min(
                sum(met[pair] for pair in pairing) for pairing in matchings(list(range(players)))
            )
            assert sum(met[pair] for pair in pairs(drawn)) == least
            met.update(pairs(drawn))
            for number, table in enumerate(drawn.tables):
                points[table[(seed + number + round_) % 2]] += 840


@pytest.mark.parametrize("size", [3, 4, 5])
def test_nobody_meets_again_where_there_are_enough_players(size: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    points = [0] * 25
    for round_ in range(3):
        drawn = draw(candidates(points), size, range(2, 6), met, f"s:{round_}", spread=True)
        assert not met.keys() & pairs(drawn)
        met.update(pairs(drawn))
        seated = sorted(number for table in drawn.tables for number in table)
        assert sorted([*seated, *drawn.out]) == list(range(25))
        for table in drawn.tables:
            points[table[0]] += 840


def test_the_last_sits_out_and_nobody_twice_before_all_others() -> None:
    out: Counter[int] = Counter()
    for round_ in range(5):
        who = [Candidate(n, 840 * (5 - n), 25.0, out[n]) for n in range(5)]
        drawn = draw(who, 2, range(2, 3), {}, f"{round_}", spread=True)
        assert drawn.out == [4 - round_]
        out.update(drawn.out)
    first = draw(candidates([0] * 5), 2, range(2, 3), {}, "x", spread=True)
    assert first.out == [4], "of equal points, the lowest rating"
    rated = [Candidate(n, 100 * n, 25.0 + n) for n in range(5)]
    lots = {draw(rated, 2, range(2, 3), {}, str(s), spread=False).out[0] for s in range(40)}
    assert lots == set(range(5)), "where no standings decide, the lot does"


@pytest.mark.parametrize(("size", "most"), [(2, 4), (4, 3)])
def test_seats_are_shared_fairly(size: int, most: int) -> None:
    seats: dict[int, list[int]] = {n: [] for n in range(size)}
    for round_ in range(8):
        who = [Candidate(n, 0, 25.0, seats=tuple(seats[n])) for n in range(size)]
        for table in draw(who, size, range(2, 5), {}, f"{round_}", spread=True).tables:
            for seat, number in enumerate(table):
                seats[number].append(seat)
    assert max(max(Counter(had).values()) for had in seats.values()) <= most


def test_a_draw_follows_from_its_seed() -> None:
    who = candidates([0] * 12)
    assert draw(who, 4, range(3, 5), {}, "x", spread=True) == draw(
        list(reversed(who)), 4, range(3, 5), {}, "x", spread=True
    )
    orders = {str(draw(who, 4, range(3, 5), {}, str(s), spread=True).tables) for s in range(5)}
    assert len(orders) == 5, "the seats differ"
