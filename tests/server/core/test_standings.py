"""Points of tables and standings of tournaments, with their tie-breaks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from heliopolis.server.core.standings import WIN, RoundResult, standings, table_points


@pytest.mark.parametrize(
    ("ranks", "absent", "points"),
    [
        ([0, 1], "", [1, 0]),
        ([0, 0], "", [1 / 2, 1 / 2]),
        ([2, 0, 1], "", [0, 1, 1 / 2]),
        ([0, 1, 1, 3], "", [1, 1 / 2, 1 / 2, 0]),
        ([1, 1, 0, 3, 4], "", [5 / 8, 5 / 8, 1, 1 / 4, 0]),
        ([0, 1], "0", [0, 1]),  # a bot won for a player who had left
        ([0, 1, 2], "0", [0, 1, 1 / 2]),
        ([0, 1, 2], "01", [0, 0, 1]),
        ([0, 1], "01", [0, 0]),
        ([0, 1, 2, 3, 4, 5, 6, 7], "", [1, 6 / 7, 5 / 7, 4 / 7, 3 / 7, 2 / 7, 1 / 7, 0]),
    ],
)
def test_points_are_shares_of_those_left_behind(
    ranks: list[int], absent: str, points: list[float]
) -> None:
    away = [str(seat) in absent for seat in range(len(ranks))]
    found = [Fraction(one, WIN) for one in table_points(ranks, away)]
    assert found == [Fraction(one).limit_denominator(100) for one in points]
    if not absent:
        assert sum(found) == Fraction(len(ranks), 2), "a table gives as much as its size"


def result(points: float, *mates: int) -> RoundResult:
    return RoundResult(int(points * WIN), mates, points == 1)


def test_equal_points_are_told_apart_by_the_points_of_table_mates() -> None:
    """1 and 2 have one point each; 1 has lost to the winner of the tournament."""
    rounds = [
        {0: result(1, 3), 3: result(0, 0), 1: result(1, 2), 2: result(0, 1)},
        {0: result(1, 1), 1: result(0, 0), 2: result(1, 3), 3: result(0, 2)},
    ]
    table = standings(range(4), rounds)
    assert [(one.number, one.place) for one in table] == [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert [one.mates / WIN for one in table] == [1, 3, 1, 3]
    assert [one.wins for one in table] == [2, 1, 1, 0]


def test_a_larger_table_counts_its_mean_and_a_round_out_ones_own_points() -> None:
    rounds = [
        {
            0: result(1, 1, 2), 1: result(0.5, 0, 2), 2: result(0, 0, 1),
            3: RoundResult(WIN, (), False),
        }
    ]  # fmt: skip
    table = {one.number: one for one in standings(range(4), rounds)}
    assert table[0].mates == Fraction(WIN, 4)
    assert table[2].mates == Fraction(3 * WIN, 4)
    assert table[3].mates == WIN
    assert (table[3].place, table[3].wins) == (1, 0), "who sits out wins no table"


def test_players_whom_nothing_tells_apart_share_their_place() -> None:
    rounds = [{0: result(1, 1), 1: result(0, 0), 2: result(1, 3), 3: result(0, 2)}]
    assert [one.place for one in standings(range(4), rounds)] == [1, 1, 3, 3]
    assert [one.place for one in standings(range(3), [])] == [1, 1, 1]
