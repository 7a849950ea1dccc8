"""Webhooks, against a real receiver."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from sqlalchemy import func, select, update

from heliopolis import games
from heliopolis.server.app import create
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.runtime import background_work, notifications
from heliopolis.server.serve import options
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from tests import toy
from tests.server.conftest import Serve
from tests.server.forked import forked
from tests.server.running import Person, Server, inside, serving, wait_for


class Receiver:
    """Something that webhooks can call."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.failing = 0
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if receiver.failing:
                    receiver.failing -= 1
                    self.send_response(500)
                else:
                    receiver.got.append(body)
                    self.send_response(204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server.server_port}/hook?key=1"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.server.shutdown()


def test_an_absent_player_is_notified_of_their_turn(serve: Serve, receiver: Receiver) -> None:
    server = serve(private_webhooks=True, public_url="https://games.example")
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    bo.patch("/api/me", {"webhook": receiver.url, "language": "nl"})
    table = ada.table("priests-of-ra", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    if ada.get(f"/api/tables/{table}/state")["view"]["legal"]:
        ada.post(f"/api/tables/{table}/moves", {"step": 0, "move": "invoke"})
    wait_for(lambda: receiver.got)
    told = receiver.got[0]
    assert told["type"] == "turn"
    assert told["url"] == f"https://games.example/table/{table}"
    assert (told["table"], told["seat"], told["title"]) == (table, 1, "Priests of Ra")
    assert told["prompt"]["prompt"] in ("turn", "bid", "bid-over", "bid-first", "bid-open")
    assert len(told["text"]) > 10


def test_a_connected_player_is_not_notified(serve: Serve, receiver: Receiver) -> None:
    server = serve(private_webhooks=True)
    ada = Person(server, "Ada")
    ada.patch("/api/me", {"webhook": receiver.url})
    table = ada.table("priests-of-ra", "me", "easy", start=False)
    seat = ada.sit(table)
    seat.hear()  # she is there before it can be her turn
    ada.post(f"/api/tables/{table}/start")
    seat.until(lambda s: s.parts["view"] and s.legal)
    seat.move(seat.legal[0])
    seat.until(lambda s: s.legal)
    assert receiver.got == []


def test_a_failed_delivery_is_repeated(
    serve: Serve, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PAUSES_MS", (10, 10, 10))
    monkeypatch.setattr(background_work, "DELIVER_SECONDS", 0.2)
    receiver.failing = 1
    server = serve(private_webhooks=True, daily_hours=1)
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    for person in (ada, bo):
        person.patch("/api/me", {"webhook": receiver.url})
    table = ada.table("priests-of-ra", "me", "open", pace="daily")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    wait_for(lambda: receiver.got)
    assert len(receiver.got) == 1


def _dying(at: str, told: str, settings: Settings, port: int) -> None:
    """A server that is killed as soon as it stores, or sends, a certain notice."""
    games.register(toy.GAME)

    async def die(_self: object, *given: Any) -> None:
        kind = given[2] if at == "_tell" else json.loads(given[1])["type"]
        if kind == told:
            os.kill(os.getpid(), signal.SIGKILL)

    notifications.TAKEN_MS = 0  # others take over its work at once
    setattr(notifications.Notifications, at, die)
    uvicorn.run(create(settings), host="127.0.0.1", port=port, **options())


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "told", "at"),
    [
        ("sqlite", "turn", "_tell"),  # killed before it has stored the notice
        ("sqlite", "over", "_posted"),  # killed before it has sent it
        ("postgresql", "turn", "_posted"),
        ("postgresql", "over", "_tell"),
    ],
)
def test_a_killed_process_loses_no_notice(
    another_database: Callable[[str], str],
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    told: str,
    at: str,
) -> None:
    database = another_database(kind)
    ends = told == "over"
    monkeypatch.setattr(notifications, "BACK_MS", 10)
    monkeypatch.setattr(background_work, "DELIVER_SECONDS", 0.1)
    monkeypatch.setattr(background_work, "BEAT_SECONDS", 0.1)
    with serving(database, private_webhooks=True) as server:
        ada, bo = Person(server, "Ada"), Person(server, "Bo")
        table = ada.table("morra", "me", "open")
        path = f"/api/tables/{table}"
        bo.post(f"{path}/join")
        cookies = [person.http.cookies["heliopolis"] for person in (ada, bo)]
        if ends:
            ada.post(f"{path}/start")
            moves = [(person, step) for step in range(3) for person in (ada, bo)]
            for person, _ in moves[:-1]:
                state = person.get(f"{path}/state")
                person.post(f"{path}/moves", {"step": state["view"]["step"], "move": "show 1"})
        bo.patch("/api/me", {"webhook": receiver.url})
    serve = partial(_dying, at, told)
    with forked(database, serve=serve, may_die=True, private_webhooks=True) as (dying,):
        ada, bo = (Person(dying, cookie=cookie) for cookie in cookies)
        with suppress(httpx.TransportError):
            if ends:
                step = bo.get(f"{path}/state")["view"]["step"]
                bo.post(f"{path}/moves", {"step": step, "move": "show 1"})
            else:
                ada.post(f"{path}/start")
        wait_for(lambda: not dying.alive)
    assert receiver.got == []
    asyncio.run(let_time_pass(database))
    with serving(database, private_webhooks=True) as server:
        wait_for(lambda: receiver.got)
        bo = Person(server, cookie=cookies[1])
        assert bo.get(path)["status"] == ("over" if ends else "running")
        wait_for(lambda: inside(server, undelivered(server)) == 0)
    with serving(database, private_webhooks=True) as server:
        wait_for(lambda: server.process.background.leads)
        inside(server, server.process.tables.wake(table))
        wait_for(lambda: not server.process.tables.live[table].busy)
        assert inside(server, undelivered(server)) == 0, "and nothing else was noted"
    assert [got["type"] for got in receiver.got] == [told]


async def let_time_pass(address: str) -> None:
    """Make every process that did not end cleanly look dead, and what it left to deliver due."""
    database, d = Database(Settings(database=address)), schema.deliveries
    await database.do(update(schema.processes).values(beat=0))
    await database.do(update(d).where(d.c.due != notifications.DONE).values(due=0))
    await database.close()


async def undelivered(server: Server) -> int:
    """The number of undelivered notices."""
    d = schema.deliveries
    query = select(func.count()).select_from(d).where(d.c.due != notifications.DONE)
    row = await server.process.database.row(query)
    assert row is not None
    return int(row[0])


def test_a_turn_that_is_over_is_not_notified(
    serve: Serve, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = 3_600_000  # so that it is not sent again before this test says so
    monkeypatch.setattr(notifications, "PAUSES_MS", (failed, failed, failed))
    receiver.failing = 1
    server = serve(private_webhooks=True)
    ada = Person(server, "Ada")
    ada.patch("/api/me", {"webhook": receiver.url})
    table = ada.table("priests-of-ra", "me", "me", start=True)
    path = f"/api/tables/{table}"
    wait_for(lambda: inside(server, put_off(server)) == 1)
    first = ada.get(f"{path}/state")["view"]["players_to_move"][0]
    ada.post(f"{path}/moves", {"step": 0, "move": "invoke", "seat": first})
    wait_for(lambda: receiver.got)
    wait_for(lambda: inside(server, undelivered(server)) == 1)
    inside(server, make_due(server))
    inside(server, server.process.notifications.deliver())
    wait_for(lambda: inside(server, undelivered(server)) == 0)
    assert [told["seat"] for told in receiver.got] == [1 - first]


async def put_off(server: Server) -> int:
    """The number of notices that failed: those on their way are due sooner."""
    d = schema.deliveries
    later = d.c.due.between(now_ms() + 2 * notifications.TAKEN_MS, notifications.DONE - 1)
    row = await server.process.database.row(select(func.count()).select_from(d).where(later))
    assert row is not None
    return int(row[0])


async def deliveries(server: Server) -> Sequence[Any]:
    d = schema.deliveries
    called = select(d).where(d.c.channel == notifications.WEBHOOK)
    return await server.process.database.rows(called)


def test_a_delivery_that_somebody_else_made_or_took_is_not_put_off(
    serve: Serve, receiver: Receiver
) -> None:
    server = serve(private_webhooks=True)
    ada = Person(server, "Ada")
    ada.patch("/api/me", {"webhook": receiver.url})
    ada.table("priests-of-ra", "me", "me", start=True)
    wait_for(lambda: receiver.got)
    wait_for(lambda: inside(server, undelivered(server)) == 0)
    (made,) = inside(server, deliveries(server))
    late = SimpleNamespace(id=made.id, attempts=0, channel=made.channel)  # as it was before
    notified = server.process.notifications
    inside(server, notified.try_later(late))
    assert inside(server, undelivered(server)) == 0
    assert inside(server, notified.take(made))
    inside(server, notified.try_later(late))
    (taken,) = inside(server, deliveries(server))
    assert taken.attempts == 2
    assert inside(server, put_off(server)) == 0
    inside(server, notified.try_later(made))
    (later,) = inside(server, deliveries(server))
    assert later.due > taken.due, "whoever has taken it puts it off"


async def make_due(server: Server) -> None:
    """Make failed deliveries due again."""
    d = schema.deliveries
    await server.process.database.do(update(d).where(d.c.due != notifications.DONE).values(due=0))
