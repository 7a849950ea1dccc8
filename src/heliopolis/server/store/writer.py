"""The one writer of a process: events of all tables, committed together.

While a transaction runs, the events of other tables collect; the next transaction takes all of
them. All of them share the time that a disk needs to make them durable, and many moves per second
need few transactions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import orjson
from sqlalchemy import text
from sqlalchemy.engine import Connection

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


class _Lane:
    """Events that wait to be written, and the task that writes them."""

    def __init__(self, most: int, write: Callable[[list[_Wanted]], Awaitable[None]]) -> None:
        self._most, self._write = most, write
        self._wanted: list[_Wanted] = []
        self._more = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def add(self, wanted: _Wanted) -> None:
        self._wanted.append(wanted)
        self._more.set()

    async def close(self) -> None:
        self._closing = True
        self._more.set()
        await self._task

    async def _run(self) -> None:
        while self._wanted or not self._closing:
            if not self._wanted:
                self._more.clear()
                await self._more.wait()
                continue
            batch, self._wanted = self._wanted[: self._most], self._wanted[self._most :]
            await self._write(batch)


class Writer:
    """Appends events. An append returns when it is durable, or when another process was first.

    With PostgreSQL an event that has projections takes several messages there and back. Such events
    have a transaction of their own, so that moves do not wait for newcomers who sit down.
    """

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._lanes: list[_Lane] = []  # for moves, and for what has projections
        self._closing = False
        self._link: Any = None  # a connection of our own to PostgreSQL

    def start(self) -> None:
        """Begin to write."""
        if self._database.is_sqlite:
            self._lanes = [_Lane(MOST_AT_ONCE, self._write)]
        else:
            self._lanes = [_Lane(_LONGEST_NOTICE, self._write) for _ in range(2)]

    async def append(self, event: Event) -> bool:
        """Store an event with its projections; return False if its number was taken."""
        if self._closing:
            raise ClosingError("the server is shutting down")
        wanted = _Wanted(event)
        self._lanes[-1 if project(event) else 0].add(wanted)
        return await wanted.done

    async def close(self) -> None:
        """Write what is wanted, then stop."""
        self._closing = True
        for lane in self._lanes:
            await lane.close()
        if self._link:
            self._link.terminate()

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
                    wanted.done.set_exception(NotStoredError(repr(error)))
            return
        metrics.COMMIT_SECONDS.observe(perf_counter() - began)
        metrics.COMMIT_EVENTS.observe(len(batch))
        for wanted in batch:
            if not wanted.done.done():
                wanted.done.set_result(wanted.event.key in won)

    async def _in_transaction(self, batch: list[_Wanted]) -> set[Any]:
        """Store events with their projections, in one go."""
        insert = _SQLITE if self._database.is_sqlite else _IN_TRANSACTION
        values = {"rows": _rows(batch)}
        if not self._database.is_sqlite:
            values["sender"] = self._process
        projections = [(w.event.key, found) for w in batch if (found := project(w.event))]

        def store(connection: Connection) -> set[Any]:
            won = {(row[0], row[1]) for row in connection.execute(insert, values)}
            for key, statements in projections:
                if key in won:
                    for statement in statements:
                        connection.execute(statement)
            return won

        return await self._database.transact(store, urgent=True)

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
