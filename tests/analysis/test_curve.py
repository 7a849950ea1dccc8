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
from heliopolis.analysis.worlds import Outcomes, Worlds
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


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_whole_difference_is_explained_with_better_moves_too(name: str) -> None:
    table = finished(name)
    open_choices = [p.step for p in positions(table) if not p.forced]
    better = {step: table.fork(step).legal(table.moves[step].seat)[0] for step in open_choices[::3]}
    curve = draw_curve(table, cast(Any, MadeUpWorlds(table.seats)), 3, better=better)
    assert curve.values[-1].points == table.scores()
    for value in curve.values:
        assert sum(value.wins) == pytest.approx(1)
        assert all(-1e-9 <= wins <= 1 + 1e-9 for wins in value.wins)
    for seat in range(table.seats):
        gained = table.scores()[seat] - curve.values[0].points[seat]
        assert curve.explained(seat) == pytest.approx(gained)
        wins = curve.luck.wins[seat] + sum(value.wins[seat] for value in curve.decisions)
        assert wins == pytest.approx(curve.values[-1].wins[seat] - curve.values[0].wins[seat])


class FewSeeIt:
    """Worlds that the first seat wins only if a certain move is made at a certain step."""

    seed = 0

    def __init__(self, step: int, number: int) -> None:
        self.step, self.number = step, number

    def play(
        self, state: Any, step: int, count: int, *, move: tuple[int, int] | None = None
    ) -> Outcomes:
        first = int(step != self.step or move != (0, self.number))
        return Outcomes.of_results([[9, 9]] * count, [[first, 1 - first]] * count, 2)


def test_a_chance_to_win_is_lost_where_it_is_overlooked_and_not_before() -> None:
    """The dice before it brought the chance; the decision lost it."""
    table = finished("ur")
    found = list(positions(table))
    at = next(
        p.step
        for p in found
        if p.move.seat == 0 and not p.forced and found[p.step - 1].drew and p.step > 9
    )
    better = table.fork(at).legal(0)[0]
    worlds = FewSeeIt(at, better.number)
    plain = draw_curve(table, cast(Any, worlds), 2)
    assert plain.values[at].wins == [0, 1], "playouts do not see the move"
    curve = draw_curve(table, cast(Any, worlds), 2, better={at: better})
    assert curve.values[at].wins == [1, 0]
    assert curve.values[at - 1].wins == curve.values[at + 1].wins == [0, 1]
    assert curve.changes[at].decision.wins == [-1, 1]
    assert curve.changes[at - 1].luck.wins == [1, -1]
    assert [(moment.step, moment.cause) for moment in find_moments(curve)][:1] == [(at - 1, "luck")]


def test_what_somebody_overlooks_is_no_fault_of_those_who_moved_before() -> None:
    """Bids follow one another without chance."""
    table = finished("amun-re")
    found = list(positions(table))
    at = next(
        p.step
        for p in found
        if not p.forced and p.step > 9 and not any(q.drew for q in found[p.step - 2 : p.step + 1])
        and p.move.seat not in {q.move.seat for q in found[p.step - 2 : p.step]}
    )  # fmt: skip
    seat, seats = table.moves[at].seat, table.seats
    better = table.fork(at).legal(seat)[0]

    class Worlds:
        seed = 0

        def play(self, state: Any, step: int, count: int, *, move: Any = None) -> Outcomes:
            sees = step == at and move == (seat, better.number)
            ranks = [[0 if (one == seat) == sees else 1 for one in range(seats)]] * count
            return Outcomes.of_results([[9] * seats] * count, ranks, seats)

    curve = draw_curve(table, cast(Any, Worlds()), 2, better={at: better})
    assert curve.values[at].wins[seat] == 1
    for before in (at - 1, at - 2):
        assert curve.values[before].wins[seat] == 1
        assert not any(curve.changes[before].decision.wins)
    assert curve.changes[at].decision.wins[seat] == -1


def test_a_mistake_does_not_pay_for_what_the_next_one_overlooks() -> None:
    """Two overlook a win one after the other: each has lost what they overlooked, and no more."""
    table = finished("amun-re")
    found = list(positions(table))
    at = next(
        p.step
        for p in found
        if not p.forced and p.step > 9
        and not found[p.step - 1].forced
        and not any(q.drew for q in found[p.step - 1 : p.step + 1])
        and p.move.seat != found[p.step - 1].move.seat
    )  # fmt: skip
    better = {step: table.fork(step).legal(table.moves[step].seat)[0] for step in (at - 1, at)}
    first, second = better[at - 1].seat, better[at].seat
    nobody = next(seat for seat in range(table.seats) if seat not in (first, second))

    class Worlds:
        seed = 0

        def play(self, state: Any, step: int, count: int, *, move: Any = None) -> Outcomes:
            known = better.get(step)
            sees = known is not None and move == (known.seat, known.number)
            winner = known.seat if known is not None and sees else nobody
            ranks = [[int(seat != winner) for seat in range(table.seats)]] * count
            return Outcomes.of_results([[9] * table.seats] * count, ranks, table.seats)

    curve = draw_curve(table, cast(Any, Worlds()), 2, better=better)
    assert curve.values[at - 1].wins[first] == curve.values[at].wins[second] == 1
    lost = curve.changes[at - 1].decision.wins
    assert (lost[first], lost[second], lost[nobody]) == (-1, 0, 1)
    assert curve.changes[at].decision.wins[second] == -1


def test_a_better_move_that_is_worse_with_open_hands_changes_nothing() -> None:
    table = finished("ur")
    at = next(p.step for p in positions(table) if p.move.seat == 0 and not p.forced)
    better = table.fork(at).legal(0)[0]

    class Worlds(FewSeeIt):
        def play(self, state: Any, step: int, count: int, **how: Any) -> Outcomes:
            lost = super().play(state, step, count, **how)
            return Outcomes(1 - lost.wins, lost.points)

    worlds = Worlds(at, better.number)
    curve = draw_curve(table, cast(Any, worlds), 2, better={at: better})
    assert curve.values == draw_curve(table, cast(Any, worlds), 2).values


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
