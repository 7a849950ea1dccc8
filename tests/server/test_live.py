"""What can go wrong between a process and the database."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from heliopolis.server import actions, events
from heliopolis.server.events import Event
from heliopolis.server.live import Live
from tests.server.records import new_record


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

        house: Any = SimpleNamespace(
            tables=SimpleNamespace(events=read), closing=False, shared=True
        )
        live = Live(house, record)
        first = asyncio.create_task(live.catch_up())
        await reading.wait()
        seat = record.players_to_move[0]
        stored.append(Event("t", 1, 1, events.MOVE, {"seat": seat, "move": "draw"}))
        await asyncio.gather(first, live.catch_up())
        return len(record.game.moves)

    assert asyncio.run(happen()) == 1


def test_what_was_stored_for_somebody_who_left_meanwhile_is_told() -> None:
    async def happen() -> int:
        record = new_record("priests-of-ra", 2, 7)
        seat = record.players_to_move[0]
        stored: list[Event] = []
        background: list[asyncio.Task[Any]] = []

        async def read(_table: str, first: int) -> list[Event]:
            return [event for event in stored if event.seq >= first]

        async def append(event: Event, _also: Any) -> bool:
            stored.append(event)
            await asyncio.sleep(10)
            return True

        house: Any = SimpleNamespace(
            tables=SimpleNamespace(events=read),
            writer=SimpleNamespace(append=append),
            run=lambda work: background.append(asyncio.create_task(work)),
            closing=True,
            shared=True,
        )
        live = Live(house, record)
        asking = asyncio.create_task(live.append(lambda r: actions.move(r, seat, 0, "draw")))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await asyncio.gather(*background)
        return len(record.game.moves)

    assert asyncio.run(happen()) == 1
