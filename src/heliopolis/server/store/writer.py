"""The one writer of a process: events of all tables, committed together.

While a transaction runs, the events of other tables collect; the next transaction takes all of
them. All of them share the time that a disk needs to make them durable, and many moves per second
need few transactions.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import orjson
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from heliopolis.server import metrics
from heliopolis.server.core.events import Event
from heliopolis.server.store.database import Database, connected
from heliopolis.server.store.projections import project

MOST_AT_ONCE = 500

_SQLITE = text(
    "INSERT INTO events (table_id, seq, at, kind, data)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
    " json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(:rows) WHERE true"
    " ON CONFLICT DO NOTHING RETURNING table_id, seq"
)
# The notice is part of the transaction: it is sent when, and only when, the events are there.
_POSTGRESQL = (
    "WITH wanted AS (SELECT value FROM json_array_elements(CAST({rows} AS json))),"
    " won AS (INSERT INTO events (table_id, seq, at, kind, data)"
    " SELECT value->>0, (value->>1)::int, (value->>2)::bigint, value->>3, value->>4 FROM wanted"
    " ON CONFLICT DO NOTHING RETURNING table_id, seq),"
    " told AS (SELECT pg_notify('heliopolis', CAST({sender} AS text) || ' ' ||"
    " string_agg(table_id || ':' || seq, ' ')) FROM won HAVING count(*) > 0)"
    " SELECT won.table_id, won.seq FROM won LEFT JOIN told ON true"
)
_IN_TRANSACTION = text(_POSTGRESQL.format(rows=":rows", sender=":sender"))
_AT_ONCE = _POSTGRESQL.format(rows="$1", sender="$2")
_LONGEST_NOTICE = 150  # events in one notice: PostgreSQL allows 8,000 bytes


@dataclass
class _Wanted:
    event: Event
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.Future())


class Writer:
    """Appends events. An append returns when it is durable, or when another process was first."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._wanted: list[_Wanted] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._link: Any = None  # a connection of our own to PostgreSQL

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def append(self, event: Event) -> bool:
        """Store an event with its projections; return False if its number was taken."""
        if self._closing:
            raise ClosingError("the server is shutting down")
        wanted = _Wanted(event)
        self._wanted.append(wanted)
        self._more.set()
        return await wanted.done

    async def close(self) -> None:
        """Write what is wanted, then stop."""
        self._closing = True
        self._more.set()
        if self._task:
            await self._task
        if self._link:
            self._link.terminate()

    async def _run(self) -> None:
        most = MOST_AT_ONCE if self._database.is_sqlite else _LONGEST_NOTICE
        while self._wanted or not self._closing:
            if not self._wanted:
                self._more.clear()
                await self._more.wait()
                continue
            batch, self._wanted = self._wanted[:most], self._wanted[most:]
            await self._write(batch)

    async def _write(self, batch: list[_Wanted]) -> None:
        began = perf_counter()
        try:
            if self._database.is_sqlite or any(project(wanted.event) for wanted in batch):
                won = await self._in_transaction(batch)
            else:
                won = await self._at_once(batch)
        except Exception as error:
            for wanted in batch:
                if not wanted.done.done():
                    wanted.done.set_exception(NotStoredError(str(error)))
            return
        metrics.COMMIT_SECONDS.observe(perf_counter() - began)
        metrics.COMMIT_EVENTS.observe(len(batch))
        for wanted in batch:
            if not wanted.done.done():
                wanted.done.set_result(wanted.event.key in won)

    async def _in_transaction(self, batch: list[_Wanted]) -> set[Any]:
        async with self._database.write(urgent=True) as connection:
            won = await self._insert(connection, _rows(batch))
            for wanted in batch:
                if wanted.event.key in won:
                    for statement in project(wanted.event):
                        await connection.execute(statement)
        return won

    async def _insert(self, connection: AsyncConnection, rows: str) -> set[Any]:
        if self._database.is_sqlite:
            answer = await connection.execute(_SQLITE, {"rows": rows})
        else:
            values = {"rows": rows, "sender": self._process}
            answer = await connection.execute(_IN_TRANSACTION, values)
        return {(row[0], row[1]) for row in answer}

    async def _at_once(self, batch: list[_Wanted]) -> set[Any]:
        """One statement is a transaction of its own: there and back once, not four times."""
        if self._link is None:
            self._link = await connected(self._database.settings)
        try:
            answer = await self._link.fetch(_AT_ONCE, _rows(batch), self._process)
        except BaseException:
            self._link.terminate()
            self._link = None
            raise
        return {(row[0], row[1]) for row in answer}


def _rows(batch: list[_Wanted]) -> str:
    # In the order of their keys: two processes that store the same events cannot block each other.
    events = sorted((wanted.event for wanted in batch), key=lambda event: event.key)
    return orjson.dumps([[e.table, e.seq, e.at, e.kind, e.text] for e in events]).decode()


class NotStoredError(ConnectionError):
    """The database did not say that it has stored something. Perhaps it has."""


class ClosingError(ConnectionError):
    """The server is shutting down, and stores nothing more."""
