"""Intervals agree with published values."""

from __future__ import annotations

import pytest

from heliopolis.arena.intervals import (
    Mean,
    bucket_seconds,
    student_t_95,
    time_bucket,
    time_quantile,
    wilson,
)
from heliopolis.arena.ratings import rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # From Newcombe (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_match_published_values(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_wilson_intervals_contain_the_share_and_are_symmetric() -> None:
    for games in (1, 2, 3, 10, 1000):
        for wins in (0, 1 / 3, 1, games / 2, games):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042)],
)
def test_student_quantiles_match_published_values(freedom: int, t: float) -> None:
    assert student_t_95(freedom) == pytest.approx(t, abs=0.012)


def test_mean_and_interval_of_a_sample() -> None:
    mean = Mean.of([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean.mean == 3
    assert mean.deviation == pytest.approx(1.5811, abs=1e-4)
    assert mean.ci95 == pytest.approx((1.0368, 4.9632), abs=5e-3)
    assert Mean.of([7.0]) == Mean(7.0, 0.0, None)


def test_times_are_recorded_to_within_a_step() -> None:
    for seconds in (1e-6, 3.3e-5, 0.0123, 1.0, 2.0, 77.0):
        assert bucket_seconds(time_bucket(seconds)) == pytest.approx(seconds, rel=0.023)
    steps = {time_bucket(0.01): 94, time_bucket(0.1): 2, time_bucket(1.0): 4}
    assert time_quantile(steps, 0.95) == pytest.approx(0.1, rel=0.03)
    assert time_quantile({}, 0.95) == 0


def test_ratings_follow_strength() -> None:
    """The first always wins, the last always loses."""
    seatings = [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    games = [(seating, list(seating)) for seating in seatings * 10]
    few, many = rate(3, games[:4]), rate(3, games)
    for ratings in (few, many):
        assert ratings[0].mu > ratings[1].mu > ratings[2].mu
        assert ratings[0].ci95[0] < ratings[0].mu < ratings[0].ci95[1]
    assert many[0].mu > few[0].mu
    assert many[0].sigma < few[0].sigma


def test_ratings_grow_with_the_share_of_wins() -> None:
    def gap(wins: int) -> float:
        games = [((0, 1), [0, 1] if i < wins else [1, 0]) for i in range(40)]
        first, second = rate(2, games)
        return first.mu - second.mu

    gaps = [gap(wins) for wins in (10, 20, 30, 40)]
    assert gaps == sorted(gaps)
    assert gaps[1] == pytest.approx(0, abs=1)


def test_several_seats_of_a_bot_are_one_bot() -> None:
    games = [(seating, [0 if bot == 0 else 1 for bot in seating])
             for seating in [(0, 1, 1), (1, 0, 1), (1, 1, 0)] * 5]  # fmt: skip
    first, second = rate(2, games)
    assert first.mu > 25 > second.mu
    alone = rate(1, [((0, 0), [0, 1])])
    assert alone[0].mu == pytest.approx(25)
