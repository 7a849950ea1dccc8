"""What can go wrong between a process and the database."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from heliopolis.server import events
from heliopolis.server.events import Event
from heliopolis.server.live import Live
from tests.server.test_secrecy import new_record


def test_news_that_come_while_others_are_read_are_not_missed() -> None:
    async def happen() -> int:
        record = new_record("priests-of-ra", 2, 7)
        stored: list[Event] = []
        reading = asyncio.Event()

        async def read(_table: str, first: int) -> list[Event]:
            found = [event for event in stored if event.seq >= first]
            reading.set()
            await asyncio.sleep(0.01)
            return found

        house: Any = SimpleNamespace(tables=SimpleNamespace(events=read), closing=False)
        live = Live(house, record)
        first = asyncio.create_task(live.catch_up())
        await reading.wait()
        seat = record.waiting[0]
        stored.append(Event("t", 1, 1, events.MOVE, {"seat": seat, "move": "draw"}))
        await asyncio.gather(first, live.catch_up())
        return len(record.game.moves)

    assert asyncio.run(happen()) == 1
