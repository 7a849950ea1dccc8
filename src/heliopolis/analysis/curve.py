"""Winning chances and expected points after each step, and what changed them: luck or decisions.

Every value is the mean of playouts to the end of the game, so that a scoring is expected before it
comes, and the value at the end is the result itself. A move is taken apart into the decision and
what chance made of it:

    value before the move  --decision-->  value before chance  --luck-->  value after the move

The value before chance is that of the same move with chance drawn anew. The three are means over
the same worlds, so the changes add up, exactly, to the result less the value at the beginning.

Playouts may overlook a move that the judgement of the decision has found. The value before such a
decision is that of the better move: otherwise the chance to win would be lost before the mistake,
and booked as luck or as a decision of somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from heliopolis.analysis.positions import Position, positions
from heliopolis.analysis.worlds import Array, Outcomes, Worlds
from heliopolis.extras import needs

with needs("fast", "analysis"):
    import numpy as np

if TYPE_CHECKING:
    from heliopolis.table import Move, Table

Z_95 = 1.96


@dataclass(frozen=True)
class Value:
    """What each seat can expect at a step, with half the width of the 95 % interval."""

    wins: list[float]
    points: list[float]
    wins_error: list[float]
    points_error: list[float]

    @classmethod
    def of(cls, outcomes: Outcomes) -> Value:
        """Return the means over the worlds."""
        return cls(
            _mean(outcomes.wins),
            _mean(outcomes.points),
            _reach(outcomes.wins),
            _reach(outcomes.points),
        )


@dataclass(frozen=True)
class Change:
    """What a seat's move changed for each seat.

    Without what others overlooked afterwards: that is in the sums only.
    """

    step: int  # the number of moves before it
    seat: int  # that moved
    decision: Value  # the change by the choice of the move
    luck: Value  # the change by chance


@dataclass(frozen=True)
class Curve:
    """The course of a game."""

    values: list[Value]  # after each number of moves, from 0
    changes: list[Change]  # of each move
    luck: Value  # the sums over the game
    decisions: list[Value]  # the same of the decisions of each seat, for all seats

    def explained(self, seat: int) -> float:
        """Return the points that luck and decisions account for, for a seat."""
        return self.luck.points[seat] + sum(value.points[seat] for value in self.decisions)


def draw_curve(
    table: Table,
    worlds: Worlds,
    count: int,
    progress: Callable[[int], None] = lambda step: None,
    better: Mapping[int, Move] | None = None,
) -> Curve:
    """Play out `count` worlds from every position of a game.

    `better` are the moves, by step, that were better than those that were made.
    """
    seats, overlooked = table.seats, better or {}
    outcomes: list[Outcomes | None] = []
    before_chance: list[Outcomes | None] = []
    raised: dict[int, Outcomes] = {}
    found: list[Position] = []
    for position in positions(table):
        same = position.forced and not position.drew  # as what follows: nothing was decided
        played = None if same else worlds.play(position.state, position.step, count)
        if played and position.step in overlooked:
            move = overlooked[position.step]
            tried = _after(worlds, position, move, count)
            if tried.wins[:, move.seat].mean() > played.wins[:, move.seat].mean():
                raised[position.step] = tried  # better with all hands open, too
        outcomes.append(played)
        chance = None
        if position.drew:
            chance = played if position.forced else _after(worlds, position, position.move, count)
        before_chance.append(chance)
        found.append(position)
        progress(position.step)
    end = _ended(table, count)
    if not table.over:
        end = worlds.play(table.state(), len(found), count)
    known, landed = _known(found, outcomes, raised, end)
    luck, by_seat = _zero(count, seats), [_zero(count, seats) for _ in range(seats)]
    changes = []
    for position, chance, (before, after) in zip(
        found, before_chance, pairwise(known), strict=True
    ):
        middle = after if chance is None else chance
        decided, fell = _minus(middle, before), _minus(after, middle)
        if position.step in landed:
            riser, rise = landed[position.step]
            decided = _minus(decided, rise)
            by_seat[riser] = _plus(by_seat[riser], rise)
        changes.append(Change(position.step, position.move.seat, Value.of(decided), Value.of(fell)))
        luck = _plus(luck, fell)
        by_seat[position.move.seat] = _plus(by_seat[position.move.seat], decided)
    return Curve(
        [Value.of(value) for value in known],
        changes,
        Value.of(luck),
        [Value.of(value) for value in by_seat],
    )


def _known(
    found: list[Position],
    outcomes: list[Outcomes | None],
    raised: Mapping[int, Outcomes],
    end: Outcomes,
) -> tuple[list[Outcomes], dict[int, tuple[int, Outcomes]]]:
    """Return the outcomes of all positions; where nothing was decided, those of what follows.

    Where a better move raises them, so it does before the moves of others that led there and asked
    no chance: what playouts overlook is neither a merit nor a fault of theirs. So a rise begins
    with chance, which brought it, or with a move of the same seat. Where it begins otherwise, by
    the step it is told which seat's decisions it counts for: those of the one who overlooked it.
    """
    landed: dict[int, tuple[int, Outcomes]] = {}
    plain, known = [end], [end]
    rise: Outcomes | None = None  # by what was overlooked later on
    riser = -1  # the seat that overlooked it
    for position, played in zip(reversed(found), reversed(outcomes), strict=True):
        step, seat = position.step, position.move.seat
        before = plain[-1] if played is None else played
        plain.append(before)
        if played is None:
            known.append(known[-1])
            continue
        natural = rise is None or position.drew or seat == riser
        if rise and not natural and step not in raised and _fits(_plus(before, rise)):
            known.append(_plus(before, rise))
            continue
        if rise and not natural:
            landed[step] = riser, rise
        rise = None
        known.append(raised.get(step, before))
        if step in raised:
            rise, riser = _minus(raised[step], before), seat
    known.reverse()
    return known, landed


def _fits(outcomes: Outcomes) -> bool:
    """Return whether the winning chances are between 0 and 1."""
    chances = outcomes.wins.mean(axis=0)
    return bool(chances.min() >= 0 and chances.max() <= 1)


def _after(worlds: Worlds, position: Position, move: Move, count: int) -> Outcomes:
    return worlds.play(position.state, position.step, count, move=(move.seat, move.number))


def _ended(table: Table, count: int) -> Outcomes:
    """Return the result of a finished game, the same in all worlds."""
    return Outcomes.of_results([table.scores()] * count, [table.ranks()] * count, table.seats)


def _zero(count: int, seats: int) -> Outcomes:
    return Outcomes(np.zeros((count, seats)), np.zeros((count, seats)))


def _plus(a: Outcomes, b: Outcomes) -> Outcomes:
    return Outcomes(a.wins + b.wins, a.points + b.points)


def _minus(a: Outcomes, b: Outcomes) -> Outcomes:
    return Outcomes(a.wins - b.wins, a.points - b.points)


def _mean(values: Array) -> list[float]:
    return [float(value) for value in values.mean(axis=0)]


def _reach(values: Array) -> list[float]:
    if len(values) < 2:
        return [0.0] * values.shape[1]
    return [float(v) for v in Z_95 * values.std(axis=0, ddof=1) / np.sqrt(len(values))]
