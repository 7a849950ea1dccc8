"""Vacations: days of a year on which the clocks of tables played by the day wait for a player.

A vacation is a moment at which it began and one at which it ends; ending it sooner moves the
second. Every day that has begun counts in full, for the year (UTC) in which it began, so that
switching a vacation off and on again wins no time.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from heliopolis.server.core.clocks import DAY
from heliopolis.server.core.errors import Refused, conflict

Vacation = tuple[int, int]  # from when until when, in milliseconds since 1970


def days_of(vacation: Vacation) -> list[int]:
    """Return the moments at which the days of a vacation begin."""
    began, until = vacation
    return list(range(began, max(until, began + 1), DAY))


def year_of(moment: int) -> int:
    """Return the year (UTC) of a moment."""
    return datetime.fromtimestamp(moment / 1000, UTC).year


def days_left(vacations: Iterable[Vacation], year: int, per_year: int) -> int:
    """Return the number of days that a user has left in a year."""
    used = sum(year_of(day) == year for vacation in vacations for day in days_of(vacation))
    return max(0, per_year - used)


def running(vacations: Iterable[Vacation], now: int) -> Vacation | None:
    """Return the vacation that a user is on now, if any."""
    return next((one for one in vacations if one[0] <= now < one[1]), None)


def begin(vacations: Iterable[Vacation], now: int, days: int, per_year: int) -> Vacation:
    """Return a new vacation from now on; refuse one for which no days are left."""
    earlier = list(vacations)
    if running(earlier, now):
        raise conflict("on_vacation", "days: you are on vacation already", "days")
    wanted = now, now + days * DAY
    for year in sorted({year_of(day) for day in days_of(wanted)}):
        left = days_left(earlier, year, per_year)
        needed = sum(year_of(day) == year for day in days_of(wanted))
        if needed > left:
            message = f"days: {needed} are needed in {year}, and {left} are left"
            raise Refused("no_days_left", message, status=409, field="days")
    return wanted
