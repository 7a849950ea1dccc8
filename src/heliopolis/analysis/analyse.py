"""Analyse a game: winning chances, luck, judged decisions, and the moments that decided it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.analysis.curve import Curve, Value, draw_curve
from heliopolis.analysis.facts import Facts, collect_facts
from heliopolis.analysis.judging import VERDICTS, Judgement, accuracy, judge, thirds
from heliopolis.analysis.positions import positions
from heliopolis.analysis.worlds import Worlds
from heliopolis.errors import BadSetupError, ErrorText

if TYPE_CHECKING:
    from heliopolis.table import Table

FORMAT = 1
# Seconds that a game of 300 decisions takes on one core.
DEPTHS = {"glance": 1.5, "quick": 12.0, "normal": 50.0, "deep": 500.0}
USUAL_DECISIONS = 300
CURVE_SHARE = 0.5  # of the time; the rest judges decisions
CURVE_COST = 1.5  # worlds for each of the curve: a move that asks chance is played out twice
JUDGED_COST = 4.0  # worlds for each world that a judgement is told to play, on average
MOST = 4096  # worlds of a position
FEWEST_JUDGED = 8  # with fewer worlds nothing can be said of a decision
MOMENTS = 3
APART = 3  # steps between two moments: less is one and the same
PARTS = ("opening", "middle", "end")

Progress = Callable[[int, int], None]


class Depth(NamedTuple):
    """The number of worlds that are played out."""

    curve: int  # of every position
    judged: int  # of the moves of a decision; 0 judges none


# At a normal depth with compiled rules, in slow games too: Cheops takes 42 s with these.
FEWEST_NORMAL = Depth(curve=24, judged=12)


@dataclass(frozen=True)
class Moment:
    """A step at which the winning chances changed most."""

    step: int  # the number of moves before it
    seat: int  # that moved
    cause: str  # "decision" or "luck"
    change: Value  # for each seat


@dataclass(frozen=True)
class Analysis:
    """All that is said of a game."""

    table: Table
    depth: Depth
    curve: Curve
    judgements: list[Judgement]
    moments: list[Moment]
    facts: list[Facts]

    def accuracy(self, seat: int, part: int | None = None) -> float | None:
        """Return a seat's accuracy from 0 to 1, in the whole game or a third of it."""
        own = [one for one in self.judgements if one.seat == seat]
        return accuracy(own if part is None else thirds(own, len(self.table.moves))[part])

    def count(self, seat: int, verdict: str) -> int:
        """Return the number of a seat's decisions with a verdict."""
        return sum(one.seat == seat and one.verdict == verdict for one in self.judgements)

    def own_and_others(self, seat: int) -> tuple[Value, Value]:
        """Return what a seat's own decisions brought to it, and those of the others."""
        own = self.curve.decisions[seat]
        rest = [value for other, value in enumerate(self.curve.decisions) if other != seat]
        return own, _sum(rest, self.table.seats)

    def to_json(self) -> dict[str, Any]:
        """Return the analysis as JSON."""
        curve, table = self.curve, self.table
        return {
            "format": FORMAT,
            "game": table.game.name,
            "players": list(table.players),
            "over": table.over,
            "worlds": list(self.depth),
            "steps": [
                {
                    "step": step,
                    "wins": _rounded(value.wins),
                    "wins_error": _rounded(value.wins_error),
                    "points": _rounded(value.points, 2),
                    "points_error": _rounded(value.points_error, 2),
                }
                for step, value in enumerate(curve.values)
            ],
            "summaries": [self._summary(seat) for seat in range(table.seats)],
            "decisions": [_judgement(one, table) for one in self.judgements],
            "moments": [
                {
                    "step": moment.step,
                    "seat": moment.seat,
                    "cause": moment.cause,
                    "wins": _rounded(moment.change.wins),
                    "points": _rounded(moment.change.points, 2),
                }
                for moment in self.moments
            ],
            "facts": [facts.to_json() for facts in self.facts],
        }

    def _summary(self, seat: int) -> dict[str, Any]:
        own, others = self.own_and_others(seat)
        first, last, luck = self.curve.values[0], self.curve.values[-1], self.curve.luck
        return {
            "seat": seat,
            "accuracy": _rate(self.accuracy(seat)),
            "parts": [_rate(self.accuracy(seat, part)) for part in range(len(PARTS))],
            "counts": {verdict: self.count(seat, verdict) for verdict in VERDICTS},
            **{
                what: {
                    "start": round(getattr(first, what)[seat], digits),
                    "luck": round(getattr(luck, what)[seat], digits),
                    "luck_error": round(getattr(luck, f"{what}_error")[seat], digits),
                    "own": round(getattr(own, what)[seat], digits),
                    "others": round(getattr(others, what)[seat], digits),
                    "end": round(getattr(last, what)[seat], digits),
                }
                for what, digits in (("wins", 4), ("points", 2))
            },
        }


def analyse(
    table: Table,
    depth: str | Depth = "normal",
    *,
    seed: int = 0,
    target: str | None = None,
    progress: Progress = lambda done, total: None,
) -> Analysis:
    """Analyse a game that is over, or as far as it has been played.

    `depth` is "glance", "quick", "normal" or "deep", or the number of worlds to play out.
    `target` is "compiled" or "plain"; without it the game is compiled where that is possible.
    `progress` is called with the number of steps done and their total.
    """
    if isinstance(table, str | PathLike):
        raise TypeError(f"{table!r:.40} is not a table: heliopolis.load reads one from a journal")
    worlds = Worlds(table.game, table.seats, seed, target)
    counts = depth if isinstance(depth, Depth) else choose_depth(table, worlds, depth)
    total = 2 * len(table.moves)
    progress(0, total)
    judgements = list(_judgements(table, worlds, counts.judged, lambda done: progress(done, total)))
    better = {one.step: one.better for one in judgements if one.better}
    curve = draw_curve(
        table, worlds, counts.curve, lambda step: progress(total // 2 + step + 1, total), better
    )
    facts = collect_facts(table, curve)
    return Analysis(table, counts, curve, judgements, find_moments(curve), facts)


def _judgements(
    table: Table, worlds: Worlds, count: int, progress: Callable[[int], None]
) -> Iterator[Judgement]:
    for position in positions(table):
        if count and not position.forced:
            yield judge(position.table, position.move, worlds, count)
        progress(position.step + 1)


def find_moments(curve: Curve) -> list[Moment]:
    """Return the moments that changed the winning chances most, in the order of the game."""
    swings = sorted(
        (
            Moment(change.step, change.seat, cause, value)
            for change in curve.changes
            for cause, value in (("decision", change.decision), ("luck", change.luck))
        ),
        key=lambda moment: -max(map(abs, moment.change.wins)),
    )
    chosen: list[Moment] = []
    for moment in swings:
        apart = all(abs(moment.step - other.step) >= APART for other in chosen)
        if apart and any(moment.change.wins) and len(chosen) < MOMENTS:
            chosen.append(moment)
    return sorted(chosen, key=lambda moment: moment.step)


def choose_depth(table: Table, worlds: Worlds, depth: str) -> Depth:
    """Return the number of worlds that fits the time of a depth.

    With compiled rules, a normal depth says something of slow games, and on slow machines, too,
    and takes longer.
    """
    if depth not in DEPTHS:
        known = ", ".join(DEPTHS)
        raise BadSetupError(
            ErrorText("not-one-of", option="depth", value=f"{depth!r:.20}", known=known)
        )
    middle = table.fork(len(table.moves) // 2).state()
    worlds.play(middle, len(table.moves) // 2, 1)  # loads what is compiled
    tried, began = 0, time.thread_time()
    while tried < 256 and (time.thread_time() - began < 0.05 or not tried):
        worlds.play(middle, len(table.moves) // 2, 4, first=tried)
        tried += 4
    seconds = max(1e-6, (time.thread_time() - began) / tried)
    per_decision = DEPTHS[depth] / USUAL_DECISIONS
    curve = _round_count(CURVE_SHARE * per_decision / (CURVE_COST * seconds))
    judged = _round_count((1 - CURVE_SHARE) * per_decision / (JUDGED_COST * seconds))
    if DEPTHS[depth] >= DEPTHS["normal"] and worlds.target == "compiled":
        return Depth(max(curve, FEWEST_NORMAL.curve), max(judged, FEWEST_NORMAL.judged))
    return Depth(max(1, curve), judged if judged >= FEWEST_JUDGED else 0)


def _round_count(count: float) -> int:
    """Return the next lower power of two, or half as much again: small noise changes nothing."""
    power = 1 << int(count).bit_length() >> 1
    return min(MOST, power + power // 2 if count >= 1.5 * power else power)


def _sum(values: list[Value], seats: int) -> Value:
    def added(name: str) -> list[float]:
        return [sum(getattr(value, name)[seat] for value in values) for seat in range(seats)]

    return Value(*(added(name) for name in ("wins", "points", "wins_error", "points_error")))


def _judgement(one: Judgement, table: Table) -> dict[str, Any]:
    moves = table.game.moves

    def as_json(number: int) -> dict[str, Any]:
        return {"text": moves.text(number), **moves.to_json(number)}

    return {
        "step": one.step,
        "seat": one.seat,
        "move": as_json(one.move.number),
        "verdict": one.verdict,
        "loss": round(one.loss, 4),
        "error": round(one.error, 4),
        "better": as_json(one.better.number) if one.better else None,
        "points": _rounded(one.points, 2),
        "wins": _rounded(one.wins),
        "events": one.events,
        "candidates": [
            {"move": as_json(tried.move.number), "wins": round(tried.wins, 4)}
            for tried in one.candidates[:4]
        ],
    }


def _rounded(values: list[float], digits: int = 4) -> list[float]:
    return [round(value, digits) for value in values]


def _rate(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
