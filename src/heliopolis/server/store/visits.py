"""What users have seen of their tables, in the database.

A visit is stored when a user who sits at a table leaves its page, so that there are never more
rows than seats and hosts. One that a dying process could not store makes the next summary longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row

from heliopolis.server.core.visits import Visit
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database

_v = schema.visits.c


class Visits:
    """Visits in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(self, person: str, table: str, visit: Visit) -> None:
        """Store what a user has seen when they leave."""
        seen = {"branch": visit.branch, "log": visit.log, "chat": visit.chat, "at": visit.at}
        await self._put(person, table, {"hidden": False, **seen}, seen)

    async def hide(self, person: str, table: str, hidden: bool, now: int) -> None:
        """Leave a table out of a user's list, or put it back."""
        unseen = {"branch": 0, "log": 0, "chat": 0, "at": now}
        await self._put(person, table, {"hidden": hidden, **unseen}, {"hidden": hidden})

    async def of(self, person: str, tables: Sequence[str]) -> dict[str, Visit]:
        """Return what a user has seen of some tables."""
        query = select(schema.visits).where(_v.person == person, _v.table_id.in_(list(tables)))
        return {row.table_id: _visit(row) for row in await self._database.rows(query)}

    async def _put(
        self, person: str, table: str, new: dict[str, Any], change: dict[str, Any]
    ) -> None:
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        row = insert(schema.visits).values(person=person, table_id=table, **new)
        key = [_v.person, _v.table_id]
        await self._database.do(row.on_conflict_do_update(index_elements=key, set_=change))


def _visit(row: Row[Any]) -> Visit:
    return Visit(row.branch, row.log, row.chat, row.at)
