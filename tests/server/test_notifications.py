"""Webhooks, against a real receiver."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from heliopolis.server import duties, notifier
from tests.server.conftest import Serve
from tests.server.running import Person, wait_for


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
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server.server_port}/hook?key=1"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.server.shutdown()


def test_who_is_away_is_told_which_table_asks_what(serve: Serve, receiver: Receiver) -> None:
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


def test_who_is_there_is_not_told(serve: Serve, receiver: Receiver) -> None:
    server = serve(private_webhooks=True)
    ada = Person(server, "Ada")
    ada.patch("/api/me", {"webhook": receiver.url})
    table = ada.table("priests-of-ra", "me", "easy", start=True)
    seat = ada.sit(table).until(lambda s: s.legal)
    seat.move(seat.legal[0])
    seat.until(lambda s: s.legal)
    assert receiver.got == []


def test_a_failed_delivery_is_made_again(
    serve: Serve, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "PAUSES_MS", (10, 10, 10))
    monkeypatch.setattr(duties, "DELIVER_SECONDS", 0.2)
    receiver.failing = 1
    server = serve(private_webhooks=True, daily_hours=1)
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    for person in (ada, bo):
        person.patch("/api/me", {"webhook": receiver.url})
    table = ada.table("priests-of-ra", "me", "open", pace="daily")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    wait_for(lambda: receiver.got, 15)
    assert len(receiver.got) == 1
