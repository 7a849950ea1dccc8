"""Winning chances and expected points: exact at the end, and explained without a rest."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Any, cast

import pytest

import heliopolis
from heliopolis.analysis.analyse import find_moments
from heliopolis.analysis.curve import Change, Curve, Value, draw_curve
from heliopolis.analysis.positions import positions
from heliopolis.analysis.worlds import Worlds
from heliopolis.table.walk import tables
from tests.analysis.games import WHOLE_GAMES, MadeUpWorlds, finished, short_game


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_luck_and_decisions_explain_the_whole_difference(name: str) -> None:
    table = finished(name)
    worlds = MadeUpWorlds(table.seats)
    curve = draw_curve(table, cast(Any, worlds), 3)
    assert len(curve.values) == len(table.moves) + 1
    assert curve.values[-1].points == table.scores()
    assert sum(curve.values[-1].wins) == pytest.approx(1)
    for seat in range(table.seats):
        gained = table.scores()[seat] - curve.values[0].points[seat]
        assert curve.explained(seat) == pytest.approx(gained)
        steps = sum(c.luck.points[seat] + c.decision.points[seat] for c in curve.changes)
        assert steps == pytest.approx(gained)
        wins = curve.luck.wins[seat] + sum(value.wins[seat] for value in curve.decisions)
        assert wins == pytest.approx(curve.values[-1].wins[seat] - curve.values[0].wins[seat])


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_luck_is_only_where_chance_was_asked(name: str) -> None:
    table = finished(name)
    curve = draw_curve(table, cast(Any, MadeUpWorlds(table.seats)), 2)
    for position, change in zip(positions(table), curve.changes, strict=True):
        if not position.drew:
            assert not any(change.luck.points)
        if position.forced:
            assert not any(change.decision.points)
            assert not any(change.decision.wins)


def test_a_forced_move_that_draws_nothing_is_not_played_out() -> None:
    table = finished("catan-island")
    worlds = MadeUpWorlds(table.seats)
    draw_curve(table, cast(Any, worlds), 1)
    played = {asked["step"] for asked in worlds.asked}
    quiet = [p.step for p in positions(table) if p.forced and not p.drew]
    assert quiet
    assert not played & set(quiet)


def test_a_game_that_goes_on_ends_with_an_expectation() -> None:
    table = heliopolis.new("ur", seed=5)
    while len(table.moves) < 6:
        table.play(table.legal()[0])
    curve = draw_curve(table, Worlds(table.game, 2, 0, "plain"), 6)
    assert len(curve.values) == 7
    assert sum(curve.values[-1].wins) == pytest.approx(1)


@pytest.mark.compiled
def test_a_scoring_makes_no_leap() -> None:
    table = short_game()
    curve = draw_curve(table, Worlds(table.game, table.seats, 0, "compiled"), 400)
    scored: dict[tuple[int, int], int] = defaultdict(int)
    for event in table.log_events:
        if event["log_event"] in {"scored", "scored-majority"}:
            scored[event["step"], event["seat"]] += event["points"]
    large = {at: points for at, points in scored.items() if points >= 10}
    assert large
    for (step, seat), points in large.items():
        before, after = curve.values[step - 1], curve.values[step]
        assert abs(after.points[seat] - before.points[seat]) < points / 2
    for value in curve.values:
        assert sum(value.wins) == pytest.approx(1)
        assert all(-20 < points < 120 for points in value.points)


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_points_are_expected_before_they_are_scored(name: str) -> None:
    """The largest scorings of a whole game: the scores leap, what is expected does not follow."""
    whole = finished(name)
    scores = [table.scores() for table in tables(whole)]
    leaps = sorted(
        ((abs(new - old), step, seat, new > old)
        for step, (before, after) in enumerate(pairwise(scores))
        for seat, (old, new) in enumerate(zip(before, after, strict=True))),
        reverse=True,
    )  # fmt: skip
    worlds = Worlds(whole.game, whole.seats, 0, "plain")
    count = 4 if name.startswith("catan") else 32
    for size, step, seat, rose in leaps[:3]:
        assert size > 0
        before, after = (
            worlds.play(whole.fork(at).state(), at, count).points[:, seat].mean()
            for at in (step, step + 1)
        )
        assert (after - before if rose else before - after) < size / 2


def test_the_three_moments_are_the_largest_changes_apart_from_one_another() -> None:
    def change(step: int, decision: float, luck: float) -> Change:
        return Change(step, 0, _value(decision), _value(luck))

    values = [(0, 0.1, 0.0), (1, 0.0, 0.3), (2, 0.25, 0.0), (9, 0.0, -0.4), (20, 0.2, 0.05)]
    curve = Curve([], [change(*value) for value in values], _value(0), [])
    found = [(moment.step, moment.cause) for moment in find_moments(curve)]
    assert found == [(1, "luck"), (9, "luck"), (20, "decision")]


def _value(wins: float) -> Value:
    return Value([wins, -wins], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0])
