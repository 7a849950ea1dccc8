"""The guards between the network and the tables: sizes, rates, origins, policies, owners."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from heliopolis.server.http.guard import GONE, LARGEST_BODY, Guard
from heliopolis.server.logs import logger
from heliopolis.server.runtime.connection import LARGEST_MESSAGE
from heliopolis.server.settings import Settings
from tests.server.running import PATIENCE, Person, Seat, Server, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guard")
    with serving(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


def until_closed(seat: Seat) -> tuple[list[Any], int]:
    """All messages until the server closes the connection, and its reason."""
    heard: list[Any] = []
    try:
        while True:
            heard.append(seat.hear())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 1006


# --- The log --------------------------------------------------------------------------------------


class Kept(logging.Handler):
    """What was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.statuses: list[tuple[str, int]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.statuses.append((record.levelname, vars(record)["status"]))


async def _hangs_up(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """The client has gone: nobody is answered."""


async def _fails(_scope: Scope, _receive: Receive, _send: Send) -> None:
    raise RuntimeError("a fault of ours")


def test_a_client_that_hangs_up_is_no_failure_of_the_server() -> None:
    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    handler, settings = Kept(), Settings(database="x.sqlite")

    async def ask(app: ASGIApp) -> None:
        with suppress(RuntimeError):
            await Guard(app, settings)(dict(scope), _nothing, _nowhere)

    async def _nothing() -> Message:
        return {"type": "http.disconnect"}

    async def _nowhere(_message: Message) -> None:
        pass

    logger.addHandler(handler)
    level = logger.level
    logger.setLevel("INFO")
    try:
        asyncio.run(ask(_hangs_up))
        asyncio.run(ask(_fails))
    finally:
        logger.setLevel(level)
        logger.removeHandler(handler)
    assert handler.statuses == [("INFO", GONE), ("ERROR", 500)]


# --- Sizes and rates ------------------------------------------------------------------------------


def test_a_request_that_is_too_large_is_refused(running: Server) -> None:
    ada = Person(running)
    big = b'{"name":"' + b"x" * LARGEST_BODY + b'"}'
    headers = {"Content-Type": "application/json"}
    said = ada.http.patch("/api/me", content=big, headers=headers)
    assert (said.status_code, said.json()["error"]["code"]) == (413, "too_large")

    def unsaid() -> Iterator[bytes]:
        yield from (big[at : at + 50_000] for at in range(0, len(big), 50_000))

    chunked = ada.http.patch("/api/me", content=unsaid(), headers=headers)
    assert 400 <= chunked.status_code < 500
    assert ada.get("/api/me")["name"].startswith("Guest")


@pytest.mark.parametrize("length", ["-1", "x", "1" * 30])
def test_an_invalid_content_length_is_refused(running: Server, length: str) -> None:
    with socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE) as raw:
        head = f"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n"
        raw.sendall(head.encode())
        assert raw.recv(100).split()[1] in (b"400", b"413")


def test_a_large_message_is_refused_and_a_huge_one_closes_the_connection(
    running: Server,
) -> None:
    ada = Person(running)
    seat = ada.sit(ada.table("priests-of-ra", "me", "me", start=True)).until(lambda s: s.view)
    seat.socket.send(json.dumps({"type": "chat", "text": "x" * LARGEST_MESSAGE}))
    while (answer := seat.hear())["type"] != "error":
        pass
    assert answer["error"]["code"] == "too_large"
    seat.socket.send("x" * (LARGEST_MESSAGE * 8))
    assert until_closed(seat)[1] == 1009
    assert ada.get("/healthz")["status"] == "ok"


@pytest.mark.usefixtures("no_time_passes")
def test_a_flood_of_messages_is_warned_about_and_then_disconnected(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database, messages_a_second=2.0) as server:
        ada = Person(server)
        seat = ada.sit(ada.table("priests-of-ra", "me", "me", start=True))
        for _ in range(400):
            seat.socket.send('{"type":"ping"}')
        answers, code = until_closed(seat)
        assert code == 4008
        kinds = [answer["type"] for answer in answers]
        assert kinds.count("pong") >= 10, "a burst is fine"
        refused = [answer["error"]["code"] for answer in answers if answer["type"] == "error"]
        assert set(refused) == {"too_many"}


@pytest.mark.usefixtures("no_time_passes")
def test_chat_is_rate_limited(running: Server) -> None:
    ada = Person(running)
    seat = ada.sit(ada.table("priests-of-ra", "me", "me", start=True))
    answers = [seat.ask("chat", text=f"line {number}") for number in range(12)]
    assert [answer["type"] for answer in answers[:8]] == ["done"] * 8
    assert answers[-1]["error"]["code"] == "too_many"


# --- Origins and policies -------------------------------------------------------------------------

FOREIGN = [
    "http://evil.example",
    "null",
    "",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example",
    "file://",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_can_change_nothing(running: Server, origin: str) -> None:
    ada = Person(running)
    answer = ada.http.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["field"]) == (403, "origin")
    assert ada.get("/api/me")["name"].startswith("Guest")


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_cannot_follow_a_table(running: Server, origin: str) -> None:
    ada = Person(running)
    table = ada.table("priests-of-ra", "me", "me", start=True)
    address = running.address.replace("http", "ws") + f"/api/tables/{table}/live"
    cookie = f"heliopolis={ada.http.cookies['heliopolis']}"
    headers = {"Cookie": cookie, "Origin": origin}
    with (
        connect(address, additional_headers=headers) as opened,
        pytest.raises(ConnectionClosed) as closed,
    ):
        opened.recv(PATIENCE)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4001


def test_own_pages_and_allowed_sites_can_connect(running: Server, tmp_path: Path) -> None:
    ada = Person(running)
    own = {"Origin": running.address}
    assert ada.http.patch("/api/me", json={"name": "Ada"}, headers=own).status_code == 200
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database, origins="https://helio.example") as server:
        bo = Person(server)
        allowed = {"Origin": "https://helio.example"}
        assert bo.http.patch("/api/me", json={"name": "Bo"}, headers=allowed).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abc", "/api/me", "/api/games", "/api/nothing", "/healthz", "/metrics",
     "/api/tables/no", "/assets/no.js", "/%00", "/../../etc/passwd", "/api/openapi.json"],
)  # fmt: skip
def test_every_answer_has_a_strict_policy(running: Server, path: str) -> None:
    headers = httpx.get(running.address + path, timeout=PATIENCE).headers
    policy = dict(part.strip().split(" ", 1) for part in
                  headers["content-security-policy"].split(";"))  # fmt: skip
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "*" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/../../../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd"])
def test_no_file_outside_the_pages_is_served(running: Server, path: str) -> None:
    assert "root:" not in httpx.get(running.address + path).text


# --- Whose it is ----------------------------------------------------------------------------------


def test_a_webhook_of_another_user_is_neither_seen_nor_changed(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database, private_webhooks=True) as server:
        ada, eve = Person(server, "Ada"), Person(server, "Eve")
        hook = "http://127.0.0.1:9/secret-hook"
        ada.patch("/api/me", {"webhook": hook})
        table = ada.table("priests-of-ra", "me", "open", public=True)
        eve.patch("/api/me", {"webhook": "http://127.0.0.1:9/eve"})
        for path in (f"/api/people/{ada.id}", f"/api/tables/{table}", "/api/tables?which=open",
                     "/api/me", f"/api/tables/{table}/state"):  # fmt: skip
            assert "secret-hook" not in json.dumps(eve.get(path))
        assert ada.get("/api/me")["webhook"] == hook


def test_a_table_of_another_user_is_used_only_as_allowed(running: Server) -> None:
    ada, bo, eve = (Person(running, name) for name in ("Ada", "Bo", "Eve"))
    table = f"/api/tables/{ada.table('priests-of-ra', 'me', 'open')}"
    assert eve.post(f"{table}/start", {}, 403)["error"]["code"] == "forbidden"
    assert eve.post(f"{table}/join", {"seat": 0}, 409)["error"]["code"] == "taken"
    assert eve.post(f"{table}/leave", {}, 409)["error"]["code"] == "not_seated"
    bo.post(f"{table}/join", {"seat": 1})
    assert eve.post(f"{table}/join", {}, 409)["error"]["code"] == "taken"
    assert bo.post(f"{table}/start", {}, 403)["error"]["code"] == "forbidden"
    ada.post(f"{table}/start")
    assert eve.post(f"{table}/rematch", {}, 403)["error"]["code"] == "forbidden"
    assert eve.post(f"{table}/fork", {"step": 0}, 409)["error"]["code"] == "not_over"
    assert eve.post(f"{table}/join", {}, 409)["error"]["code"] == "started"


def test_a_neighbour_cannot_use_another_seat_of_the_same_table(running: Server) -> None:
    ada, bo = Person(running, "Ada"), Person(running, "Bo")
    table = ada.table("priests-of-ra", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = {0: ada, 1: bo}
    first = ada.get(f"/api/tables/{table}/state")["view"]["players_to_move"][0]
    asked, other = seats[first], seats[1 - first]
    for request in ({"step": 0, "move": "draw"}, {"step": 0, "move": "draw", "seat": first}):
        answer = other.http.post(f"/api/tables/{table}/moves", json=request)
        assert answer.status_code in (403, 409)
        assert answer.json()["error"]["rule"] or answer.json()["error"]["field"] == "seat"
    sneaking = other.sit(table, f"?seat={first}").until(lambda s: s.view)
    assert sneaking.view["seat"] == 1 - first
    assert sneaking.refused("move", step=0, move="draw")["rule"]
    assert asked.get(f"/api/tables/{table}/state?seat={first}")["view"]["step"] == 0
    other.get(f"/api/tables/{table}/state?seat={first}", 403)


def test_an_order_is_known_to_its_owner_alone(running: Server) -> None:
    ada, bo = Person(running, "Ada"), Person(running, "Bo")
    table = ada.table("amun-re", "me", "open", "random")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    first = ada.get(f"/api/tables/{table}/state")["view"]["players_to_move"]
    owner, other = (bo, ada) if first == [0] else (ada, bo)
    seat = owner.sit(table).until(lambda s: s.view)
    lot = {"province": seat.parts["you"]["lots"][0]}
    order = {"verb": "bid", "match": lot, "up_to": 987_654, "otherwise": "ask"}
    seat.do("order", order=order)
    for person in (other, Person(running)):
        told = json.dumps(person.get(f"/api/tables/{table}/state"))
        assert "987654" not in told
        assert str(person.sit(table).hear()).count("987654") == 0


def test_an_ended_session_follows_no_table(running: Server) -> None:
    ada = Person(running)
    seat = ada.sit(ada.table("priests-of-ra", "me", "me", start=True)).until(lambda s: s.view)
    ada.delete(f"/api/sessions/{ada.get('/api/sessions')[0]['id']}")
    assert until_closed(seat)[1] == 4001
