"""Connections that send too much, too slowly or to the wrong name, over real sockets."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from heliopolis.server.http import limited_protocol
from heliopolis.server.runtime.connection import Connection
from heliopolis.server.settings import Settings
from tests.server.running import PATIENCE, Person, Server, serving, wait_for
from tests.server.running import running as started

SOON = 0.3  # seconds


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    with serving(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def answer(raw: socket.socket) -> bytes:
    """Everything the server sends before it closes the connection."""
    got = b""
    try:
        while more := raw.recv(65_536):
            got += more
    except ConnectionResetError:
        pass  # it closed the connection while we were still sending
    return got


def status(raw: socket.socket) -> bytes:
    return answer(raw).partition(b"\r\n")[0]


def flood(raw: socket.socket, line: bytes, most: int) -> int:
    """Send a line repeatedly until the server closes the connection; return the bytes sent."""
    sent = 0
    try:
        while sent < most:
            raw.sendall(line)
            sent += len(line)
    except OSError:
        pass
    return sent


def test_an_endless_header_is_cut_off_while_others_are_served(running: Server) -> None:
    with opened(running) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        sending = threading.Thread(target=flood, args=(raw, b"a" * 16_384, 200_000_000))
        sending.start()
        began = time.monotonic()
        assert httpx.get(f"{running.address}/healthz", timeout=PATIENCE).is_success
        sending.join(PATIENCE)
        assert not sending.is_alive()
        assert time.monotonic() - began < PATIENCE


def test_headers_that_are_too_large_are_refused(running: Server) -> None:
    with opened(running) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nX-Long: " + b"a" * limited_protocol.LARGEST_HEADERS)
        assert b" 431 " in status(raw)


def test_too_many_headers_are_refused(running: Server) -> None:
    lines = b"".join(b"X-%d: y\r\n" % n for n in range(limited_protocol.MOST_HEADERS + 1))
    with opened(running) as raw:
        raw.sendall(b"GET /healthz HTTP/1.1\r\n" + lines + b"\r\n")
        assert b" 431 " in status(raw)


def test_requests_within_the_limits_are_served(running: Server) -> None:
    headers = {f"X-{n}": "y" * 200 for n in range(60)}
    with httpx.Client(base_url=running.address, timeout=PATIENCE) as client:
        for _ in range(3):  # over one connection
            assert client.get("/healthz", headers=headers).is_success


def test_endless_trailers_are_cut_off(running: Server) -> None:
    with opened(running) as raw:
        raw.sendall(
            b"POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
        )
        flood(raw, b"a" * 16_384, 4 * limited_protocol.LARGEST_MESSAGE)
        assert answer(raw).count(b"HTTP/1.1") <= 1
    assert httpx.get(f"{running.address}/healthz", timeout=PATIENCE).is_success


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHo",
    ],
)
def test_slow_headers_are_cut_off(
    running: Server, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(limited_protocol, "HEADER_SECONDS", SOON)
    with opened(running) as raw:
        raw.sendall(said)
        assert b" 408 " in answer(raw)


def test_a_slow_body_is_cut_off(running: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_protocol, "BODY_SECONDS", SOON)
    with opened(running) as raw:
        raw.sendall(b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert b" 408 " in status(raw)


def test_a_quiet_websocket_is_not_cut_off(running: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time limits are for requests: none of them is left when one has become a WebSocket."""
    protocol = limited_protocol.LimitedProtocol
    start, timers = protocol._start_timer, []

    def timed(self: Any, seconds: float) -> None:
        start(self, seconds)
        timers.append(self._timer)

    ada = Person(running, "Ada")
    table = ada.table("priests-of-ra", "me", "me", start=True)
    monkeypatch.setattr(protocol, "_start_timer", timed)
    seat = ada.sit(table).until(lambda s: s.view)
    assert len(timers) >= 2, "for the headers, and for a body"
    assert all(timer.cancelled() for timer in timers)
    assert seat.refused("undo", step=0)["code"] == "no_undo"
    seat.close()


def test_others_have_their_turn_between_slices_of_a_flood(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A WebSocket takes apart little at a time, and answers one message at a time."""
    happened: list[str] = []
    taken: list[int] = []

    def note(what: str) -> None:
        happened.append(what)
        asyncio.get_running_loop().call_soon(happened.append, "others")

    def take(self: Any, data: bytes) -> None:
        note("slice")
        taken.append(len(data))
        receive(self, data)

    async def respond(self: Any, text: str | bytes) -> None:
        note("answer")
        await respond_as_before(self, text)

    receive = WebSocketsSansIOProtocol.data_received
    respond_as_before = Connection._answer
    ada = Person(running, "Ada")
    seat = ada.sit(ada.table("ur", "me", "me", start=True)).until(lambda s: s.view)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", take)
    monkeypatch.setattr(Connection, "_answer", respond)
    pings = [Frame(Opcode.PING, b"x" * 125)] * 3
    frames = [*pings, Frame(Opcode.TEXT, b'{"type":"ping"}')] * 50
    data = b"".join(frame.serialize(mask=True) for frame in frames)
    seat.socket.socket.sendall(data)
    for _ in range(50):
        assert seat.socket.recv(PATIENCE) == '{"type":"pong"}'
    seat.close()
    assert sum(taken) >= len(data) > 2 * limited_protocol.WEBSOCKET_SLICE
    assert max(taken) <= limited_protocol.WEBSOCKET_SLICE
    assert happened.count("answer") == 50
    for kind in ("slice", "answer"):
        once = [what for what in happened if what in (kind, "others")]
        assert (kind, kind) not in set(pairwise(once))


def test_what_is_read_twice_in_a_row_waits_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[bytes] = []
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "data_received", lambda _, data: taken.append(data)
    )

    async def read_twice() -> None:
        protocol: Any = object.__new__(limited_protocol.SlicedWebSocket)
        protocol.loop, protocol.transport = asyncio.get_running_loop(), Mock()
        protocol.transport.is_closing.return_value = False
        protocol.read_paused, protocol._unread, protocol._waits = False, b"", False
        protocol.data_received(b"first")
        protocol.data_received(b"second")
        assert taken == [b"first"]
        await asyncio.sleep(0)
        assert taken == [b"first", b"second"]
        protocol.transport.resume_reading.assert_not_called()
        await asyncio.sleep(0)
        protocol.transport.resume_reading.assert_called_once()

    asyncio.run(read_twice())


def test_nothing_is_answered_into_a_connection_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Three requests at once: while the first is answered, the third is cut off as too slow."""
    monkeypatch.setattr(limited_protocol, "HEADER_SECONDS", SOON)
    begun, gone = threading.Event(), threading.Event()

    def described() -> dict[str, str]:
        begun.set()
        assert gone.wait(PATIENCE)
        return {}

    settings = Settings(database=str(tmp_path / "tables.sqlite"), log_level="error")
    with started(Server(settings, "uvloop")) as server:
        monkeypatch.setattr(server.app, "openapi", described)
        with opened(server) as raw:
            whole = b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n"
            raw.sendall(whole % b"/api/openapi.json" + whole % b"/healthz" + b"GET / HT")
            assert begun.wait(PATIENCE)
            assert b" 408 " in status(raw)
        wait_for(lambda: not server._server.server_state.connections)
        gone.set()
        wait_for(lambda: not server._server.server_state.tasks)
    assert "request_failed" not in capfd.readouterr().err


def test_connections_per_address_are_limited(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited_protocol, "_is_proxy", lambda *_: False)
    monkeypatch.setattr(limited_protocol, "MOST_CONNECTIONS", 3)
    ada = Person(running, "Ada")
    table = ada.table("priests-of-ra", "me", "me", start=True)
    ada.http.close()
    wait_for(lambda: not limited_protocol._open)
    for _ in range(5):  # WebSockets count as long as they are open, and no longer
        seat = ada.sit(table).until(lambda s: s.view)
        assert limited_protocol._open["127.0.0.1"] == 1
        seat.close()
        wait_for(lambda: not limited_protocol._open)
    three = [opened(running) for _ in range(3)]
    wait_for(lambda: limited_protocol._open["127.0.0.1"] == 3)
    with opened(running) as fourth:
        assert answer(fourth) == b""
    for raw in three:
        raw.close()
    wait_for(lambda: not limited_protocol._open)
    assert httpx.get(f"{running.address}/healthz", timeout=PATIENCE).is_success


@pytest.mark.parametrize(
    ("trusted", "served"),
    [("127.0.0.1", False), ("127.0.0.7", True), ("10.0.0.0/8,127.0.0.7", True)],
)
def test_connections_of_a_trusted_proxy_are_not_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str, served: bool
) -> None:
    """Behind a proxy in another container or on another machine, all have its address."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    monkeypatch.setattr(limited_protocol, "MOST_CONNECTIONS", 1)
    with serving(str(tmp_path / "tables.sqlite")) as server:
        address, source = ("127.0.0.1", server.port), ("127.0.0.7", 0)
        with (
            socket.create_connection(address, PATIENCE, source_address=source),
            socket.create_connection(address, PATIENCE, source_address=source) as second,
        ):
            second.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert (b" 200 " in status(second)) is served


# --- The name of the server -----------------------------------------------------------------------


def test_a_request_for_another_host_is_refused(serve_sqlite: Server) -> None:
    server = serve_sqlite
    for host, expected in (
        ("games.example", 200),
        ("GAMES.example:8000", 200),
        ("evil.example", 400),
        ("games.example.evil.example", 400),
        ("", 400),
    ):
        got = httpx.get(f"{server.address}/healthz", headers={"Host": host}, timeout=PATIENCE)
        assert got.status_code == expected, host
    wrong = httpx.post(f"{server.address}/api/login", headers={"Host": "evil.example"}, json={})
    assert wrong.json()["error"]["code"] == "bad_host"


def test_a_websocket_for_another_host_is_refused(serve_sqlite: Server) -> None:
    address = f"ws://127.0.0.1:{serve_sqlite.port}/api/tables/x/live"
    with connect(address) as opened, pytest.raises(ConnectionClosed) as closed:
        opened.recv(PATIENCE)
    assert closed.value.rcvd
    assert "host" in closed.value.rcvd.reason


@pytest.fixture(scope="module")
def serve_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows its name."""
    folder = tmp_path_factory.mktemp("named")
    with serving(str(folder / "tables.sqlite"), hosts="games.example") as server:
        yield server


def test_websockets_per_user_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("sockets")
    with serving(str(folder / "tables.sqlite"), sockets_per_user=2) as server:
        ada, bo = Person(server, "Ada"), Person(server, "Bo")
        table = ada.table("priests-of-ra", "me", "me", start=True)
        seats = [ada.sit(table).until(lambda s: s.view) for _ in range(2)]
        third = ada.sit(table)
        with pytest.raises(ConnectionClosed):
            third.hear()
        bo.sit(table).until(lambda s: s.view)
        seats[0].close()
        wait_for(lambda: server.process.tables.connections[ada.id] == 1)
        ada.sit(table).until(lambda s: s.view)
