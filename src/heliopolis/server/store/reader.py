"""The one reader of events of a process: what several tables have to catch up with, read together.

Where several processes share a database, every event that one stores is read by the others. A query
for each of them, over a pool of connections for which all of them queue, made single moves wait for
many seconds: such a pool does not serve in the order of arrival. Here whoever asks while a query
runs is served by the next one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from heliopolis.server.core.events import Event
from heliopolis.server.store.database import Database, connected, told_apart

MOST_AT_ONCE = 200  # tables in one query

_EVENTS = (
    "SELECT events.table_id, events.seq, events.at, events.kind, events.data"
    " FROM json_array_elements(CAST($1 AS json)) AS wanted(value)"
    " JOIN events ON events.table_id = wanted.value->>0"
    " AND events.seq >= CAST(wanted.value->>1 AS int)"
    " ORDER BY events.table_id, events.seq"
)


@dataclass
class _Wanted:
    table: str
    first: int
    found: asyncio.Future[list[Event]] = field(default_factory=lambda: asyncio.Future())


class EventReader:
    """Reads events of PostgreSQL over a connection of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._wanted: list[_Wanted] = []
        self._reading: asyncio.Task[None] | None = None
        self._link: Any = None

    async def events(self, table: str, first: int) -> list[Event]:
        """Return the events of a table from a number on, as they are stored by now or later."""
        wanted = _Wanted(table, first)
        self._wanted.append(wanted)
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await wanted.found

    async def _read_all(self) -> None:
        try:
            while self._wanted:
                batch = self._wanted[:MOST_AT_ONCE]
                del self._wanted[:MOST_AT_ONCE]
                await self._read(batch)
        finally:
            self._reading = None
            for wanted in self._wanted:  # only if the server ends
                wanted.found.cancel()

    async def _read(self, batch: Sequence[_Wanted]) -> None:
        try:
            rows = await self._rows(batch)
        except asyncio.CancelledError:
            for wanted in batch:
                wanted.found.cancel()
            raise
        except Exception as error:
            for wanted in batch:
                if not wanted.found.done():
                    wanted.found.set_exception(error)
            return
        found: dict[str, list[Event]] = {}
        for row in rows:
            found.setdefault(row[0], []).append(Event.stored(*row))
        for wanted in batch:
            if not wanted.found.done():
                events = found.get(wanted.table, ())
                wanted.found.set_result([e for e in events if e.seq >= wanted.first])

    async def _rows(self, batch: Sequence[_Wanted]) -> Sequence[Any]:
        lowest: dict[str, int] = {}
        for wanted in batch:
            lowest[wanted.table] = min(wanted.first, lowest.get(wanted.table, wanted.first))
        with told_apart():
            if self._link is None:
                self._link = await connected(self._database.settings)
            try:
                rows: Sequence[Any] = await self._link.fetch(
                    _EVENTS, orjson.dumps(list(lowest.items())).decode()
                )
            except BaseException:
                self._link.terminate()
                self._link = None
                raise
        return rows

    async def close(self) -> None:
        """Let go of the connection."""
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        if self._link:
            self._link.terminate()
