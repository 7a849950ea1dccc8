"""What happened to whom, as the notes of a game tell it: counted, for wins and for losses.

A thing is a kind of note with the names in it: that a seat won a tile with a farmer, that it scored
for buildings. So every game has things to study as soon as it takes notes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heliopolis.arena.statistics import Interval, wilson
from heliopolis.kernel.game import Game

POINTS = "points"  # the value in a note that says what a thing brought
SUM = "\tpoints"  # marks the key under which what a thing brought is summed


def count_things(
    log_events: Iterable[Mapping[str, Any]], game: Game, seats: int
) -> dict[str, list[int]]:
    """How often each thing happened to each seat in a game; what befell nobody is under seat 0.

    A thing's key is the note and each ``field=value``, with tabs in between; under the same with
    "points" behind it stands what it brought.
    """
    kinds = {kind.name: kind for kind in game.log_events.kinds}
    counts: dict[str, list[int]] = {}
    for log_event in log_events:
        kind = kinds[log_event["note"]]
        named = [f for f, names in kind.values.items() if names is not None and f != "seat"]
        key = "\t".join([kind.name, *(f"{field}={log_event[field]}" for field in named)])
        seat = log_event.get("seat", 0)
        counts.setdefault(key, [0] * seats)[seat] += 1
        if POINTS in kind.values and "seat" in kind.values:
            counts.setdefault(key + SUM, [0] * seats)[seat] += log_event[POINTS]
    return counts


@dataclass(frozen=True)
class Thing:
    """How often something happened to those who won, and to those who did not."""

    log_event: str
    values: dict[str, str]
    share_in_wins: float  # of the winning seats, those to whom it happened at least once
    wins_ci95: Interval
    share_in_losses: float
    losses_ci95: Interval
    mean_in_wins: float  # how many times it happened to a winning seat
    mean_in_losses: float
    points_in_wins: float | None  # what it brought a winning seat
    points_in_losses: float | None
    win_share_with: float  # of the seats to whom it happened, those that won
    with_ci95: Interval

    @property
    def distance(self) -> float:
        """How far apart winners and others are beyond what chance explains: 0 if it may be none."""
        (low, high), (other_low, other_high) = self.wins_ci95, self.losses_ci95
        return max(low - other_high, other_low - high, 0.0)


@dataclass(frozen=True)
class Event:
    """How often something happened that befell nobody in particular."""

    log_event: str
    values: dict[str, str]
    share: float  # of the games in which it happened
    ci95: Interval
    mean: float  # times a game


@dataclass
class _Count:
    """Of winning and of other seats: how many had it, how often, and for how much."""

    seats: list[int]
    times: list[int]
    points: list[int]


class Things:
    """Counts over many games."""

    def __init__(self, game: Game) -> None:
        self.games = 0
        self._personal = {kind.name for kind in game.log_events.kinds if "seat" in kind.values}
        self._rows = [0, 0]  # seats that did not win, seats that won
        self._counts: dict[str, _Count] = {}

    def add(self, counts: Mapping[str, Sequence[int]], ranks: Sequence[int]) -> None:
        """Add a game."""
        self.games += 1
        won = [int(rank == 0) for rank in ranks]
        for side in won:
            self._rows[side] += 1
        for key, by_seat in counts.items():
            name, points = key.removesuffix(SUM), key.endswith(SUM)
            count = self._counts.setdefault(name, _Count([0, 0], [0, 0], [0, 0]))
            for side, n in zip(won, by_seat, strict=True):
                if points:
                    count.points[side] += n
                else:
                    count.times[side] += n
                    count.seats[side] += n > 0

    def things(self) -> list[Thing]:
        """What happened to seats, in the order of the alphabet."""
        if not all(self._rows):
            return []
        losses, wins = self._rows
        return [
            Thing(
                *_named(key),
                count.seats[1] / wins, wilson(count.seats[1], wins),
                count.seats[0] / losses, wilson(count.seats[0], losses),
                count.times[1] / wins, count.times[0] / losses,
                count.points[1] / wins if any(count.points) else None,
                count.points[0] / losses if any(count.points) else None,
                count.seats[1] / sum(count.seats), wilson(count.seats[1], sum(count.seats)),
            )
            for key, count in sorted(self._counts.items())
            if key.split("\t")[0] in self._personal and any(count.seats)
        ]  # fmt: skip

    def events(self) -> list[Event]:
        """What befell nobody in particular."""
        return [
            Event(
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
