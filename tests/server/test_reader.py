"""Nothing that a move needs queues for a connection: events are read together, written first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from heliopolis.server.core import events
from heliopolis.server.core.events import Event
from heliopolis.server.store.database import DatabaseAwayError, connected
from tests.server.postgres import Databases
from tests.server.running import PATIENCE, Person, Server, asked, inside, serving, wait_for


@pytest.fixture(scope="module")
def shared(databases: Databases) -> Iterator[Server]:
    with databases.empty() as database, serving(database) as server:
        yield server


def test_events_of_many_tables_are_read_by_few_queries(shared: Server) -> None:
    ada = Person(shared, "Ada")
    tables = [ada.table("priests-of-ra", "me", "me", start=True) for _ in range(4)]
    for number, table in enumerate(tables):
        seat = ada.sit(table)
        for line in range(number):
            seat.do("chat", text=f"line {line}")
        seat.close()
    store, asked = shared.process.store, []
    reader = store._reader
    assert reader is not None
    original = reader._rows

    async def counted(batch: Any) -> Any:
        asked.append(len(batch))
        return await original(batch)

    async def read() -> list[list[Event]]:
        reader._rows = counted  # type: ignore[method-assign]
        try:
            wanted = [store.events(table, first) for table in tables for first in range(5)]
            return await asyncio.gather(*wanted)
        finally:
            reader._rows = original  # type: ignore[method-assign]

    found = inside(shared, read())
    assert asked == [20], "one query for all that came together"
    for table, of_table in zip(tables, zip(*[iter(found)] * 5, strict=True), strict=True):
        whole = of_table[0]
        assert [event.seq for event in whole] == list(range(len(whole)))
        assert {event.table for event in whole} == {table}
        assert [[e.seq for e in part] for part in of_table] == [
            [event.seq for event in whole if event.seq >= first] for first in range(5)
        ]


def test_a_lost_connection_is_an_error_for_those_who_wait_and_then_made_again(
    shared: Server,
) -> None:
    store = shared.process.store
    reader = store._reader
    assert reader is not None

    async def lost() -> list[Event]:
        await store.events("nowhere", 0)
        reader._link.terminate()
        with pytest.raises(DatabaseAwayError):
            await store.events("nowhere", 0)
        return await store.events("nowhere", 0)

    assert inside(shared, lost()) == []


def test_the_writer_does_not_wait_for_the_pool(shared: Server) -> None:
    ada, bo = Person(shared, "Ada"), Person(shared, "Bo")
    table = ada.table("priests-of-ra", "me", "open", "open")
    bo.post(f"/api/tables/{table}/join")  # has a projection: from now on the writer is connected
    engine, writer = shared.process.database.engine, shared.process.writer
    data = {"seat": 2, "person": bo.id, "name": "Bo"}

    async def crowded() -> bool:
        pool: Any = engine.pool
        taken = []
        while pool.checkedout() < pool.size() + pool._max_overflow:
            taken.append(await engine.connect())
        try:
            return await writer.append(Event(table, 1, 0, events.SIT, data))
        finally:
            for connection in taken:
                await connection.close()

    assert inside(shared, crowded())


def test_moves_do_not_wait_for_those_who_sit_down(shared: Server) -> None:
    """Sitting down takes several messages to the database and back; here it takes for ever."""
    ada, bo = Person(shared, "Ada"), Person(shared, "Bo")
    played = asked(ada, ada.table("ur", "me", "me", start=True))
    joined = ada.table("ur", "me", "open")
    with ThreadPoolExecutor(1) as thread:
        lock = inside(shared, _locked_seats(shared))
        try:
            joining = thread.submit(bo.post, f"/api/tables/{joined}/join")
            wait_for(lambda: inside(shared, _waiting_for_a_lock(shared)))
            played.move(played.legal[0])  # returns when it is acknowledged
            assert not joining.done()
        finally:
            inside(shared, lock.close())
        joining.result(PATIENCE)
    played.close()


async def _locked_seats(server: Server) -> Any:
    """Let nobody sit down until the connection that is returned is closed."""
    connection = await connected(server.process.settings)
    await connection.execute("BEGIN; LOCK TABLE seats IN EXCLUSIVE MODE")
    return connection


async def _waiting_for_a_lock(server: Server) -> bool:
    query = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    row = await server.process.database.row(query)
    return row is not None and row[0] > 0
