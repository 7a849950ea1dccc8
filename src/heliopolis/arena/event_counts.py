"""Count the log events of games, separately for winning and for losing seats.

An event is a kind of log event together with its named values: a seat won a farmer tile, a seat
scored for buildings. Every game that writes log events can be studied this way.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heliopolis.arena.intervals import Interval, student_t_95, wilson
from heliopolis.kernel.game import Game

POINTS = "points"  # the field of a log event that holds the points it brought
FEWEST = 10  # seats to which an event must have happened for its worth to be told
SUM = "\tpoints"  # suffix of the key under which those points are summed


def count_events(
    log_events: Iterable[Mapping[str, Any]], game: Game, seats: int
) -> dict[str, list[int]]:
    """Count how often each event happened to each seat in one game.

    A key is the kind of log event followed by each ``field=value``, separated by tabs; the same key
    with the suffix `SUM` holds the points. Events that concern no seat are counted under seat 0.
    """
    kinds = {kind.name: kind for kind in game.log_events.kinds}
    counts: dict[str, list[int]] = {}
    for log_event in log_events:
        kind = kinds[log_event["log_event"]]
        named = [f for f, names in kind.values.items() if names is not None and f != "seat"]
        key = "\t".join([kind.name, *(f"{field}={log_event[field]}" for field in named)])
        seat = log_event.get("seat", 0)
        counts.setdefault(key, [0] * seats)[seat] += 1
        if POINTS in kind.values and "seat" in kind.values:
            counts.setdefault(key + SUM, [0] * seats)[seat] += log_event[POINTS]
    return counts


@dataclass(frozen=True)
class SeatEvent:
    """How often an event happened to winning seats and to the others."""

    log_event: str
    values: dict[str, str]
    share_in_wins: float  # of the winning seats, the share to which it happened at least once
    wins_ci95: Interval
    share_in_losses: float
    losses_ci95: Interval
    mean_in_wins: float  # occurrences per winning seat
    mean_in_losses: float
    points_in_wins: float | None  # points per winning seat
    points_in_losses: float | None
    win_share_with: float  # of the seats to which it happened, the share that won
    with_ci95: Interval
    worth: float | None  # points of the final score per occurrence; None if all have as many
    worth_ci95: Interval | None

    @property
    def separation(self) -> float:
        """The gap between the two intervals: 0 if they overlap, so that chance may explain it."""
        (low, high), (other_low, other_high) = self.wins_ci95, self.losses_ci95
        return max(low - other_high, other_low - high, 0.0)


@dataclass(frozen=True)
class GameEvent:
    """How often an event happened that concerns no seat in particular."""

    log_event: str
    values: dict[str, str]
    share: float  # of the games, those in which it happened
    ci95: Interval
    mean: float  # occurrences per game


@dataclass
class _Count:
    """Counts of one event, each as [losing seats, winning seats]."""

    seats: list[int]  # to which it happened at least once
    times: list[int]
    points: list[int]
    own: int = 0  # the sum over all seats of the times it happened, of their squares, and of their
    squares: int = 0  # products with the final score
    products: int = 0


class EventCounts:
    """Event counts over many games."""

    def __init__(self, game: Game) -> None:
        self.games = 0
        self._personal = {kind.name for kind in game.log_events.kinds if "seat" in kind.values}
        self._rows = [0, 0]  # seats that did not win, seats that won
        self._counts: dict[str, _Count] = {}
        self._scores = self._score_squares = 0

    def add(
        self, counts: Mapping[str, Sequence[int]], ranks: Sequence[int], scores: Sequence[int]
    ) -> None:
        """Add a game."""
        self.games += 1
        self._scores += sum(scores)
        self._score_squares += sum(score * score for score in scores)
        won = [int(rank == 0) for rank in ranks]
        for side in won:
            self._rows[side] += 1
        for key, by_seat in counts.items():
            name, points = key.removesuffix(SUM), key.endswith(SUM)
            count = self._counts.setdefault(name, _Count([0, 0], [0, 0], [0, 0]))
            for side, n, score in zip(won, by_seat, scores, strict=True):
                if not points:
                    count.own += n
                    count.squares += n * n
                    count.products += n * score
                if points:
                    count.points[side] += n
                else:
                    count.times[side] += n
                    count.seats[side] += n > 0

    def seat_events(self) -> list[SeatEvent]:
        """Return the events that concern a seat, in alphabetical order."""
        if not all(self._rows):
            return []
        losses, wins = self._rows
        return [
            SeatEvent(
                *_named(key),
                count.seats[1] / wins, wilson(count.seats[1], wins),
                count.seats[0] / losses, wilson(count.seats[0], losses),
                count.times[1] / wins, count.times[0] / losses,
                count.points[1] / wins if any(count.points) else None,
                count.points[0] / losses if any(count.points) else None,
                count.seats[1] / sum(count.seats), wilson(count.seats[1], sum(count.seats)),
                *self._worth(count),
            )
            for key, count in sorted(self._counts.items())
            if key.split("\t")[0] in self._personal and any(count.seats)
        ]  # fmt: skip

    def _worth(self, count: _Count) -> tuple[float | None, Interval | None]:
        """Return what one occurrence adds to the final score, by least squares, and its interval.

        It is how seats with more of it differ from seats with less, not what it causes.
        """
        n = sum(self._rows)
        own = n * count.squares - count.own**2
        score = n * self._score_squares - self._scores**2
        both = n * count.products - count.own * self._scores
        if own <= 0 or min(sum(count.seats), n - 3) < FEWEST:
            return None, None
        slope = both / own
        error = math.sqrt(max(0.0, score - slope * both) / (own * (n - 2)))
        reach = student_t_95(n - 2) * error
        return slope, (slope - reach, slope + reach)

    def game_events(self) -> list[GameEvent]:
        """Return the events that concern no seat in particular."""
        return [
            GameEvent(
                *_named(key),
                sum(count.seats) / self.games, wilson(sum(count.seats), self.games),
                sum(count.times) / self.games,
            )
            for key, count in sorted(self._counts.items())
            if key.split("\t")[0] not in self._personal
        ]  # fmt: skip


def _named(key: str) -> tuple[str, dict[str, str]]:
    log_event, *pairs = key.split("\t")
    values = dict(pair.split("=", 1) for pair in pairs)
    return log_event, values
