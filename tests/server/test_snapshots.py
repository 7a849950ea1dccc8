"""A table with a snapshot is loaded without being replayed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, text, update

from heliopolis.server.core import actions
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema, snapshots
from heliopolis.server.store.database import Database
from heliopolis.table import Decision
from tests.server.conftest import Serve
from tests.server.running import Person, Server, forget, inside, wait_for


def _play(person: Person, server: Server, table: str, moves: int) -> Any:
    """Make some moves, each stored and sent as if it had come over the network."""

    async def play() -> None:
        live = await server.process.tables.get(table)
        for _ in range(moves):
            move = live.record.table.legal()[-1]
            await live.append(partial(actions.checked_move, seat=move.seat, given=move.text))

    inside(server, play())
    return person.get(f"/api/tables/{table}/state?seat=1")


def test_a_table_is_loaded_without_being_replayed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ada = Person(server, "Ada")
    table = ada.table("priests-of-ra", "me", "me", "me", start=True, seed=3)
    known = _play(ada, server, table, 25)
    forget(server, table)
    replayed: list[int] = []
    take = Record.take

    def counted(record: Record, event: Event, decision: Decision | None = None) -> None:
        replayed.append(event.seq)
        take(record, event, decision)

    monkeypatch.setattr(Record, "take", counted)
    assert ada.get(f"/api/tables/{table}/state?seat=1") == known
    assert replayed == []
    known = _play(ada, server, table, 5)
    forget(server, table)  # few events need no snapshot
    replayed.clear()
    assert ada.get(f"/api/tables/{table}/state?seat=1") == known
    assert len(replayed) == 5


def test_snapshots_are_stored_from_time_to_time_during_play(serve: Serve) -> None:
    server = serve()
    ada = Person(server, "Ada")
    table = ada.table("catan-island", "me", "me", "me", start=True, seed=3)
    _play(ada, server, table, snapshots.EVERY + 5)
    live = server.process.tables.live[table]
    wait_for(lambda: live.snapshot_seq >= snapshots.EVERY)
    assert live.record.next_seq - live.snapshot_seq < snapshots.EVERY


def test_a_damaged_snapshot_costs_only_time(serve: Serve, database: str) -> None:
    server = serve()
    ada = Person(server, "Ada")
    table = ada.table("priests-of-ra", "me", "me", "me", start=True, seed=3)
    known = _play(ada, server, table, 25)
    forget(server, table)
    asyncio.run(_spoil(database, table))
    assert ada.get(f"/api/tables/{table}/state?seat=1") == known


async def _spoil(address: str, table: str) -> None:
    database = Database(Settings(database=address))
    s = schema.snapshots
    row = await database.row(select(s).where(s.c.table_id == table))
    assert row is not None
    spoilt = update(s).where(s.c.table_id == table).values(data=row.data[:-3] + b"abc")
    assert await database.do(spoilt) == 1
    await database.row(text("SELECT 1"))
    await database.close()
