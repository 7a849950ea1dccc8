"""A real server on a local port, and people who use it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random
from typing import Any, Protocol, Self, TypeVar

import httpx
import uvicorn
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.sync.client import ClientConnection, connect

from heliopolis.server.app import Process, create
from heliopolis.server.serve import options
from heliopolis.server.settings import Settings
from tests.server.postgres import free_port

T = TypeVar("T")
PATIENCE = 180.0  # seconds to wait for anything, however busy the machine is
NOT_ENCRYPTED = False  # to read all certificates takes a client longer than most tests ask it for

# A server is a thread of this process. If its pings drew from the shared generator, Hypothesis
# would warn that the strategy it happens to be at did.
vars(websockets_sansio_impl)["random"] = Random()

QUICK: dict[str, Any] = {
    "bot_pace_ms": 0,
    "messages_a_second": 100_000.0,
    "requests_a_minute": 1e9,
    "newcomers_a_minute": 1e9,
    "analysis_depth": "glance",
    "log_level": "warning",
}


class Server:
    """A server in a thread of its own; an error that ends it fails the test."""

    def __init__(self, settings: Settings, loop: str = "asyncio") -> None:
        self.settings = settings
        self.port = free_port()
        self.app = create(settings)
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=self.port, **{**options(), "loop": loop}
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._error: BaseException | None = None

    def _run(self) -> None:
        try:
            self._server.run()
        except BaseException as error:  # SystemExit is how uvicorn says that it cannot start
            self._error = error

    @property
    def process(self) -> Process:
        process: Process = self.app.state.process
        return process

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        if not self._server.started:
            raise AssertionError("the server did not start") from self._error
        return self

    def stop(self) -> None:
        alive = self._thread.is_alive()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        if not alive or self._error:
            raise AssertionError("the server ended before it was stopped") from self._error


class Reached(Protocol):
    """A server, wherever it runs."""

    @property
    def address(self) -> str: ...


class Person:
    """A user with a browser, or a program with a token."""

    def __init__(
        self,
        server: Reached,
        name: str | None = None,
        token: str | None = None,
        cookie: str | None = None,
    ) -> None:
        self.server = server
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        cookies = {"heliopolis": cookie} if cookie else {}
        self.http = httpx.Client(
            base_url=server.address,
            headers=headers,
            cookies=cookies,
            timeout=PATIENCE,
            verify=NOT_ENCRYPTED,
        )
        self.id: str = self.get("/api/me")["id"]
        if name:
            self.patch("/api/me", {"name": name})

    def get(self, path: str, status: int = 200) -> Any:
        return self._answer(self.http.get(path), status)

    def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        return self._answer(self.http.post(path, json={} if data is None else data), status)

    def patch(self, path: str, data: Any, status: int = 200) -> Any:
        return self._answer(self.http.patch(path, json=data), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return self._answer(self.http.delete(path), status)

    def _answer(self, response: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert response.is_success, response.text
        else:
            assert response.status_code == status, response.text
        return response.json() if response.content else None

    def table(self, game: str = "priests-of-ra", *seats: str, **wishes: Any) -> str:
        """Make a table: seats are me, open, or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made: str = self.post("/api/tables", {"game": game, "seats": wanted, **wishes})["id"]
        return made

    def sit(self, table: str, query: str = "") -> Seat:
        return Seat(self, table, query)


class Seat:
    """A live connection, and what is known through it."""

    def __init__(self, person: Person, table: str, query: str = "") -> None:
        cookie = person.http.cookies.get("heliopolis")
        headers = {"Cookie": f"heliopolis={cookie}"} if cookie else {}
        if "Authorization" in person.http.headers:
            headers = {"Authorization": person.http.headers["Authorization"]}
        address = person.server.address.replace("http", "ws")
        if "log=" not in query:  # everything, not only what was told lately
            query += "&log=0" if query else "?log=0"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{address}/api/tables/{table}/live{query}",
                additional_headers=headers,
                max_size=None,
                compression=None,
                open_timeout=PATIENCE,
                ping_interval=None,  # a test that plays several seats does not always listen
            )
        )
        self.person = person
        self.parts: dict[str, Any] = {}
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.heard: list[dict[str, Any]] = []
        self._number = 0

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] in ("state", "update"):
            self.parts.update(message)
            for name, items in (("log", self.log), ("chat", self.chat)):
                if name in message:
                    del items[message[name]["from"] :]
                    items.extend(message[name]["items"])
        return message

    def drain(self) -> None:
        """Take in what has arrived."""
        with suppress(TimeoutError):
            while True:
                self.hear(0)

    def until(self, holds: Callable[[Seat], Any], timeout: float = PATIENCE) -> Self:
        """Listen until something holds."""
        end = time.monotonic() + timeout
        while "view" not in self.parts or not holds(self):
            self.hear(max(0.01, end - time.monotonic()))
        return self

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return the answer to it."""
        self._number += 1
        self.socket.send(json.dumps({"type": kind, "id": self._number, **fields}))
        while True:
            message = self.hear()
            if message.get("id") == self._number:
                return message

    def do(self, kind: str, **fields: Any) -> None:
        """Send a request that must succeed."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    def refused(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must be refused."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        error: dict[str, Any] = answer["error"]
        return error

    def move(self, text: str) -> None:
        self.do("move", step=self.view["step"], move=text)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.parts["view"]
        return view

    @property
    def legal(self) -> list[str]:
        return [move["text"] for move in self.view["legal"]]

    def close(self) -> None:
        self._open.close()


def asked(person: Person, table: str) -> Seat:
    """Of several seats, the one that is to move."""
    for number in person.get(f"/api/tables/{table}")["my_seats"]:
        seat = person.sit(table, f"?seat={number}").until(lambda s: s.view)
        if seat.legal:
            return seat
        seat.close()
    raise AssertionError("nobody is asked")


def inside(server: Server, work: Coroutine[Any, Any, T]) -> T:
    """Run something on the server's own event loop."""
    loop = server.process.writer._lanes[0]._task.get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)


def forget(server: Server, table: str) -> None:
    """Evict a table from the server's memory, as if it had been idle for long."""
    tables = server.process.tables

    async def forgotten() -> bool:
        if live := tables.live.get(table):
            live.used_at = 0
        await tables.tick()
        return table not in tables.live

    wait_for(lambda: inside(server, forgotten()))


def wait_for(holds: Callable[[], Any], timeout: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + timeout
    while not holds():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


@contextmanager
def serving(database: str, **settings: Any) -> Iterator[Server]:
    """Run a server."""
    with running(Server(Settings(database=database, **{**QUICK, **settings}))) as server:
        yield server


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """Run a server that was made with its own loop or settings."""
    server.start()
    try:
        yield server
    finally:
        server.stop()


def play_out(*seats: Seat, timeout: float = 300.0) -> None:
    """Play to the end: each seat to move makes its first legal move."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        for seat in seats:
            seat.drain()
        if all(seat.parts.get("view") and seat.view["over"] for seat in seats):
            return
        asked = next((seat for seat in seats if seat.parts.get("view") and seat.legal), None)
        if asked is None:
            with suppress(TimeoutError):
                seats[0].hear(0.05)
            continue
        answer = asked.ask("move", step=asked.view["step"], move=asked.legal[0])
        assert answer["type"] == "done" or answer["error"]["code"] == "stale", answer
    raise AssertionError("the game did not end")
