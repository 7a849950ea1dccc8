"""Secrets that the server makes once and keeps in its database, the same for all processes."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from heliopolis.server.store import schema
from heliopolis.server.store.database import Database


async def kept(database: Database, name: str, make: Callable[[], str]) -> str:
    """Return the secret of a name; make it if there is none. The first process to do so wins."""
    m = schema.meta
    query = select(m.c.value).where(m.c.key == name)
    if (row := await database.row(query)) is None:
        insert = sqlite.insert if database.is_sqlite else postgresql.insert
        await database.do(insert(m).values(key=name, value=make()).on_conflict_do_nothing())
        row = await database.row(query)
    assert row is not None
    return str(row.value)
