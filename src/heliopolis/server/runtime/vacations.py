"""Vacations of users: begun and ended by them, and told to all their tables played by the day."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update

from heliopolis.server.core import actions, vacations
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import Refused, conflict
from heliopolis.server.core.vacations import Vacation
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database

if TYPE_CHECKING:
    from heliopolis.server.runtime.live_tables import LiveTables

YEAR_MS = 400 * 86_400_000  # older vacations count for nothing


class Vacations:
    """The vacations of all users."""

    def __init__(self, database: Database, *, days_a_year: int) -> None:
        self._database, self._days_a_year = database, days_a_year

    async def _of(self, person: str) -> list[Vacation]:
        v = schema.vacations.c
        lately = select(v.began, v.until).where(v.person == person, v.until > now_ms() - YEAR_MS)
        return [(row.began, row.until) for row in await self._database.rows(lately)]

    async def info(self, person: str) -> dict[str, Any]:
        """Return whether a user is on vacation, and how many days they have left."""
        taken, now = await self._of(person), now_ms()
        present = vacations.running(taken, now)
        year = vacations.year_of(now)
        return {
            "days_a_year": self._days_a_year,
            "days_left": vacations.days_left(taken, year, self._days_a_year),
            "until": present[1] if present else None,
        }

    async def begin(self, tables: LiveTables, person: str, days: int) -> None:
        """Begin a vacation; all tables played by the day wait from now on."""
        began, until = vacations.begin(await self._of(person), now_ms(), days, self._days_a_year)
        row = {"id": secrets.token_urlsafe(9), "person": person, "began": began, "until": until}
        await self._database.do(insert(schema.vacations).values(**row))
        await self._tell_tables(tables, person, until)

    async def end(self, tables: LiveTables, person: str) -> None:
        """End a vacation now; the days that have not begun are left for later."""
        v, now = schema.vacations, now_ms()
        present = update(v).where(v.c.person == person, v.c.until > now)
        if not await self._database.do(present.values(until=now)):
            raise conflict("not_on_vacation", "you are not on vacation")
        await self._tell_tables(tables, person, now)

    async def _tell_tables(self, tables: LiveTables, person: str, until: int) -> None:
        t, s = schema.tables.c, schema.seats.c
        daily = select(t.id).where(
            t.id == s.table_id, s.person == person, t.status == "running", t.pace == "daily"
        )
        for table in {row.id for row in await self._database.rows(daily)}:
            with suppress(Refused):  # it has ended meanwhile, or cannot be read
                live = await tables.get(table)
                await live.append(lambda record: actions.take_vacation(record, person, until))

    async def now_away(self, people: Collection[str]) -> dict[str, int]:
        """Return the users among these who are on vacation, and until when."""
        v = schema.vacations.c
        away = select(v.person, v.until).where(v.person.in_(people), v.until > now_ms())
        return {row.person: row.until for row in await self._database.rows(away)}
