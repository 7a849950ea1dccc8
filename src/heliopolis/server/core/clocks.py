"""Clocks: the time each seat has left, as it follows from when events happened.

A seat's clock runs while its player is to move, whatever it seals meanwhile, so that no clock gives
away what others may not know. One rule serves both paces: a seat has a stock of time, gains some
whenever it is to move, and can hold a maximum. At a table played by the day, every turn has the
whole time, and the clock of a player on vacation stands still until the vacation ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from time import time
from typing import Any

from heliopolis.server.settings import Settings

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000


def now_ms() -> int:
    """Return the time, in milliseconds since 1970."""
    return int(time() * 1000)


@dataclass(frozen=True)
class Terms:
    """The agreed times in milliseconds: at the start, gained per turn, and at most."""

    stock: int
    gain: int
    most: int

    def to_json(self) -> dict[str, int]:
        """As it is kept with the table."""
        return asdict(self)


def terms_of(pace: str, settings: Settings) -> Terms | None:
    """The terms of a pace here; None for no clocks."""
    if pace == "live":
        stock = int(settings.live_minutes * MINUTE)
        return Terms(stock, int(settings.live_seconds_a_turn * SECOND), stock)
    if pace == "daily":
        day = int(settings.daily_hours * HOUR)
        return Terms(day, day, day)
    return None


class Clocks:
    """The clocks of a table."""

    def __init__(self, pace: str, terms: Terms | None, seats: int) -> None:
        self.pace = pace
        self.terms = terms
        self._left = [terms.stock if terms else 0] * seats
        self._since: dict[int, int] = {}  # of the seats whose clocks run: since when
        self._away: dict[int, int] = {}  # of the seats on vacation: until when

    def snapshot(self) -> dict[str, Any]:
        """Return the times as JSON."""
        return {
            "left": self._left,
            "since": list(self._since.items()),
            "away": list(self._away.items()),
        }

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Take the times from a snapshot."""
        self._left = list(kept["left"])
        self._since = dict(kept["since"])
        self._away = dict(kept["away"])

    def run(self, seats: Iterable[int], at: int, *, gain: bool = True) -> None:
        """Run the clocks of just these seats; one that is newly to move gains time, if `gain`."""
        if not self.terms:
            return
        asked = set(seats)
        for seat in set(self._since) - asked:
            self._left[seat] = self._left_at(seat, at)
            del self._since[seat]
        for seat in asked - set(self._since):
            self._since[seat] = at
            if gain:
                self._left[seat] = min(self.terms.most, self._left[seat] + self.terms.gain)

    def pause(self, seat: int, at: int, until: int) -> None:
        """Let the clock of a player on vacation stand still until a moment.

        An earlier moment than before ends the vacation sooner. Only tables played by the day wait,
        and no vacation saves a clock that has run out.
        """
        if self.pace != "daily" or not self.terms:
            return
        if seat in self._since:
            self._left[seat] = self._left_at(seat, at)
            self._since[seat] = at
        if until > at and (seat not in self._since or self._left[seat]):
            self._away[seat] = until
        else:
            self._away.pop(seat, None)

    def vacation_until(self, seat: int, now: int) -> int | None:
        """Return when the vacation of a seat's player ends; None if there is none."""
        until = self._away.get(seat, 0)
        return until if until > now else None

    def refill(self, seat: int) -> None:
        """Give a player who returns at least the gain of one turn."""
        if self.terms:
            self._left[seat] = max(self._left[seat], self.terms.gain)

    def _counts_from(self, seat: int) -> int:
        """Return the moment from which a running clock counts: a vacation is over by then."""
        return max(self._since[seat], self._away.get(seat, 0))

    def _left_at(self, seat: int, now: int) -> int:
        if seat not in self._since:
            return self._left[seat]
        return max(0, self._left[seat] - max(0, now - self._counts_from(seat)))

    def deadline_of(self, seat: int) -> int | None:
        """Return when a seat's clock will have run out; None if it does not run."""
        return self._counts_from(seat) + self._left[seat] if seat in self._since else None

    def deadline(self) -> int | None:
        """When the first of the running clocks will have run out."""
        return min(
            (self._counts_from(seat) + self._left[seat] for seat in self._since), default=None
        )

    def run_out(self, now: int) -> list[int]:
        """The seats that have no time left."""
        return [seat for seat in self._since if self._counts_from(seat) + self._left[seat] <= now]

    def to_json(self, now: int) -> dict[str, Any] | None:
        """Return the public times."""
        if not self.terms:
            return None
        seats = [
            {
                "left_ms": self._left_at(seat, now),
                "running": seat in self._since,
                "vacation_until": self.vacation_until(seat, now),
            }
            for seat in range(len(self._left))
        ]
        return {"pace": self.pace, "seats": seats, "now": now}

    def mark(self) -> tuple[Any, ...]:
        """Return a value that changes exactly when clients must be told."""
        return (*self._left, *sorted(self._since.items()), *sorted(self._away.items()))
