"""Races between a process and the database."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from heliopolis.server.core import actions, events
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.server.runtime.turns import Turns
from heliopolis.server.settings import Settings
from tests.server.records import new_record


def live_table(record: Record, **parts: Any) -> LiveTable:
    """A table in memory, of a process with these parts, which shares its database."""
    made: dict[str, Any] = dict.fromkeys(
        ("store", "writer", "results", "bots", "notifications", "vacations", "tasks"),
        SimpleNamespace(),
    )
    settings = Settings(database="postgresql://localhost/none", bot_pace_ms=0)
    return LiveTable(record, **{**made, **parts}, turns=Turns(), settings=settings)


def test_notifications_during_a_read_are_not_missed() -> None:
    async def happen() -> int:
        record = new_record("priests-of-ra", 2, 7)
        stored: list[Event] = []
        reading = asyncio.Event()

        async def read(_table: str, first: int) -> list[Event]:
            found = [event for event in stored if event.seq >= first]
            reading.set()
            await asyncio.sleep(0.01)
            return found

        live = live_table(record, store=SimpleNamespace(events=read))
        first = asyncio.create_task(live.catch_up())
        await reading.wait()
        seat = record.players_to_move[0]
        stored.append(Event("t", 1, 1, events.MOVE, {"seat": seat, "move": "draw"}))
        await asyncio.gather(first, live.catch_up())
        return len(record.table.moves)

    assert asyncio.run(happen()) == 1


def test_an_event_stored_for_a_listener_who_left_is_sent() -> None:
    async def happen() -> int:
        record = new_record("priests-of-ra", 2, 7)
        seat = record.players_to_move[0]
        stored: list[Event] = []
        background: list[asyncio.Task[Any]] = []

        async def read(_table: str, first: int) -> list[Event]:
            return [event for event in stored if event.seq >= first]

        async def append(event: Event) -> bool:
            stored.append(event)
            await asyncio.sleep(10)
            return True

        live = live_table(
            record,
            store=SimpleNamespace(events=read),
            writer=SimpleNamespace(append=append),
            tasks=SimpleNamespace(
                run=lambda work: background.append(asyncio.create_task(work)), closing=True
            ),
        )
        asking = asyncio.create_task(live.append(lambda r: actions.move(r, seat, 0, "draw")))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await asyncio.gather(*background)
        return len(record.table.moves)

    assert asyncio.run(happen()) == 1
