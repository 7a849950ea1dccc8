"""Many tables and the people at them, in one event loop.

The seat to move makes some legal move: at once, or at the given pace. A move counts when the
server has acknowledged it, and takes from the moment it is sent until then.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import httpx
import orjson

from benchmarks.server.websocket import Socket, connect
from heliopolis.errors import UnavailableError

OPENED_AT_ONCE = 20
TICK_SECONDS = 0.002
BUSY = 503
BUSY_SECONDS = (1.0, 5.0, 20.0)  # until it is asked again


@dataclass(frozen=True)
class Person:
    """Somebody the server knows by a cookie."""

    cookie: str

    async def post(self, http: httpx.AsyncClient, path: str, data: Any = None) -> Any:
        """Ask the server for something; where it is too busy, ask again."""
        headers = {"Cookie": f"heliopolis={self.cookie}"}
        for seconds in BUSY_SECONDS:
            answer = await http.post(path, json=data or {}, headers=headers)
            if answer.status_code != BUSY:
                break
            await asyncio.sleep(seconds)
        answer.raise_for_status()
        return answer.json()


class Crowd:
    """All who sit at tables and watch them."""

    def __init__(self, host: str, port: int, game: str, seats: int, watchers: int) -> None:
        self.host, self.port = host, port
        self._game, self._seats, self._watchers = game, seats, watchers
        self._http = httpx.AsyncClient(base_url=f"http://{host}:{port}", timeout=180)
        self._people: list[Person] = []
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self.ready: deque[Player] = deque()  # who may move, when there is a pace
        self.paced = True  # until all have sat down
        self.connections = 0
        self.latencies: list[float] = []
        self.refused: list[str] = []

    async def sit_down(self, tables: int) -> None:
        """Open all tables and connect everybody."""
        await self._come()
        await asyncio.gather(*(self.open_table() for _ in range(tables)))

    async def _come(self) -> None:
        for _ in range(self._seats + 1):
            answer = await self._http.get("/api/me")
            answer.raise_for_status()
            self._people.append(Person(answer.cookies["heliopolis"]))
            self._http.cookies.clear()

    async def open_table(self) -> None:
        """Make a table, sit down at it, start it, and connect all who play and watch."""
        async with self._opening:
            host, *guests = self._people[: self._seats]
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
            request = {"game": self._game, "seats": seats, "public": False}
            table = (await host.post(self._http, "/api/tables", request))["id"]
            for guest in guests:
                await guest.post(self._http, f"/api/tables/{table}/join")
            await host.post(self._http, f"/api/tables/{table}/start")
            for person in self._people[: self._seats]:
                player = Player(self)
                player.begin(await self._connect(table, person, player.hear))
            for _ in range(self._watchers):
                await self._connect(table, self._people[-1], _watch)

    async def _connect(self, table: str, person: Person, heard: Any) -> Socket:
        path = f"/api/tables/{table}/live"
        self.connections += 1
        return await connect(self.host, self.port, path, person.cookie, heard)

    def replace_table(self) -> None:
        """A game has ended: another one begins."""
        task = asyncio.create_task(self.open_table())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def play(self, seconds: float, rate: float) -> float:
        """Play for a while, at a number of moves per second or at full speed; return the time."""
        self.latencies.clear()
        began = perf_counter()
        if rate:
            await self._keep_pace(began, seconds, rate)
        else:
            await asyncio.sleep(seconds)
        return perf_counter() - began

    async def _keep_pace(self, began: float, seconds: float, rate: float) -> None:
        moves = 0
        while (passed := perf_counter() - began) < seconds:
            while moves < passed * rate and self.ready:
                self.ready.popleft().move()
                moves += 1
            await asyncio.sleep(TICK_SECONDS)

    def let_play(self) -> None:
        """Nobody waits for a pace any more."""
        self.paced = False
        while self.ready:
            self.ready.popleft().move()


class Player:
    """Somebody in a seat."""

    __slots__ = ("_crowd", "_legal", "_sent", "_step", "_waits", "socket")

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._legal: Sequence[Any] = ()
        self._step = 0
        self._sent: float | None = None  # since when a move is under way
        self._waits = False  # for the pace
        self.socket: Socket | None = None

    def begin(self, socket: Socket) -> None:
        """Play through a connection, which may have received the first question already."""
        self.socket = socket
        self._go_on()

    def hear(self, text: bytes) -> None:
        """Take in what the server says."""
        if text.startswith(b'{"type":"done"'):
            self._done()
        elif b'"view":' in text:
            view = orjson.loads(text)["view"]
            if view is not None:
                self._see(view)
        elif text.startswith(b'{"type":"error"'):
            self._refused(orjson.loads(text)["error"]["code"])

    def _see(self, view: dict[str, Any]) -> None:
        self._legal, self._step = view["legal"], view["step"]
        if view["over"] and view["seat"] == 0:
            self._crowd.replace_table()
        self._go_on()

    def _done(self) -> None:
        if self._sent is not None:
            self._crowd.latencies.append(perf_counter() - self._sent)
            self._sent = None
        self._go_on()

    def _refused(self, code: str) -> None:
        """Where several are asked at once, somebody else may have been first."""
        self._sent = None
        if code != "stale":
            self._crowd.refused.append(code)
        self._go_on()

    def _go_on(self) -> None:
        if not self._legal or self._sent is not None or self._waits or not self.socket:
            return
        if self._crowd.paced:
            self._waits = True
            self._crowd.ready.append(self)
        else:
            self.move()

    def move(self) -> None:
        """Make a move, if there still is one to make."""
        self._waits = False
        if self.socket and self._legal and self._sent is None:
            text = random.choice(self._legal)["text"]
            self._sent = perf_counter()
            self.socket.say(b'{"type":"move","id":1,"step":%d,"move":"%s"}'
                            % (self._step, text.encode()))  # fmt: skip


def _watch(_text: bytes) -> None:
    """Spectators only look."""


def percentile(sorted_values: Sequence[float], share: float) -> float:
    """The value below which a share of all values lies."""
    if not sorted_values:
        raise UnavailableError("nothing was measured")
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]
