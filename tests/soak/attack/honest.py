"""Honest people who play while others attack, and remember what they were promised and shown.

Every table has an address of its own, as people at home have. A move takes from the moment it is
sent until the server has acknowledged that it is durable. The people are one thread of a process of
its own; how long that thread waited for a processor meanwhile, the kernel counts exactly.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from benchmarks.server.websocket import Socket, connect

# The games at 50 tables: game, people, number of tables of it.
GAMES = (("priests-of-ra", 3, 18), ("amun-re", 3, 10), ("catan-island", 3, 8),
         ("catan-cheops", 3, 4), ("catan-alexander", 3, 4), ("ur", 2, 6))  # fmt: skip
PRIVATE_EVERY = 4  # every fourth table is private
CANARY = "canary-"  # begins every line that no stranger may read
KEPT_EVERY = 9  # every ninth view is kept, and checked afterwards
PATIENCE = 60.0
OWNER_SECONDS = 8.0  # between logins of the owner


@dataclass
class MadeMove:
    """A move that a player sent."""

    table: str
    seat: int
    text: str
    sent: float  # wall clock
    took: float | None = None  # seconds until it was acknowledged
    unscheduled: float = 0.0  # seconds of these in which we ourselves waited for a processor

    @property
    def took_scheduled(self) -> float:
        """The seconds it took, less those in which we could not have seen the answer."""
        return max(0.0, (self.took or 0.0) - self.unscheduled)


@dataclass
class Seen:
    """What somebody was shown of a table."""

    table: str
    viewer: int | None
    step: int
    view: Any


@dataclass
class Party:
    """The people of one table, who begin another when it ends."""

    number: int
    game: str
    cookies: list[str]
    stranger: str
    source: str
    http: httpx.AsyncClient
    private: bool
    table: str = ""
    players: list[Player] = field(default_factory=list)
    watcher: Socket | None = None


class Honest:
    """Everybody who plays."""

    def __init__(self, host: str, port: int, tables: int, think: float, seed: int) -> None:
        self.host, self.port, self.think = host, port, think
        self.chooser = random.Random(seed)
        self.moves: list[MadeMove] = []
        self.seen: list[Seen] = []
        self.tables: list[str] = []
        self.private: set[str] = set()
        self.refused: Counter[str] = Counter()
        self.lost_connections = 0
        self.ended = 0  # games
        self.people: set[str] = set()  # the ids of those who play at private tables
        self.logins = 0  # of the owner of the account that is attacked
        self.home = False
        self._count = tables
        self.parties: list[Party] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def sit_down(self) -> None:
        """Make all tables, and begin to play."""
        self.spawn(self._log_in())
        kinds = [(game, seats) for game, seats, count in GAMES for _ in range(count)]
        step = len(kinds) / self._count if self._count < len(kinds) else 1
        chosen = [kinds[int(number * step) % len(kinds)] for number in range(self._count)]
        for number, (game, seats) in enumerate(chosen):
            self.parties.append(await self._come(number, game, seats))
            await self.open_table(self.parties[-1])

    async def _come(self, number: int, game: str, seats: int) -> Party:
        source = f"127.1.{number // 200}.{number % 200 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=source)
        http = httpx.AsyncClient(
            base_url=f"http://{self.host}:{self.port}", transport=transport, timeout=PATIENCE
        )
        cookies = []
        private = number % PRIVATE_EVERY == 0
        for _ in range(seats + 1):
            answer = (await http.get("/api/me")).raise_for_status()
            cookies.append(answer.cookies["heliopolis"])
            if private:
                self.people.add(answer.json()["id"])
            http.cookies.clear()
        return Party(number, game, cookies[:-1], cookies[-1], source, http, private)

    async def open_table(self, party: Party) -> None:
        """Make a table, sit down, start, connect; a stranger looks on if it is public."""
        host, *guests = party.cookies
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
        request = {"game": party.game, "seats": seats, "public": not party.private}
        table = (await self._post(party, host, "/api/tables", request))["id"]
        for guest in guests:
            await self._post(party, guest, f"/api/tables/{table}/join", {})
        await self._post(party, host, f"/api/tables/{table}/start", {})
        party.table = table
        self.tables.append(table)
        if party.private:
            self.private.add(table)
        party.players = [Player(self, party, table, seat) for seat in range(len(party.cookies))]
        for player in party.players:
            await player.connect()
        if party.private and party.players[0].socket:
            line = orjson.dumps({"type": "chat", "id": 0, "text": f"{CANARY}{table}"})
            party.players[0].socket.say(line)
        if not party.private:
            party.watcher = await self._watch(party, table)

    async def _watch(self, party: Party, table: str) -> Socket:
        count = 0

        def hear(text: bytes) -> None:
            nonlocal count
            count += 1
            if count % KEPT_EVERY == 0 and b'"view":' in text:
                view = orjson.loads(text).get("view")
                if view:
                    self.seen.append(Seen(table, None, view["step"], view))

        path = f"/api/tables/{table}/live"
        return await connect(self.host, self.port, path, party.stranger, hear, party.source)

    async def _post(self, party: Party, cookie: str, path: str, data: Any) -> Any:
        headers = {"Cookie": f"heliopolis={cookie}"}
        answer = await party.http.post(path, json=data, headers=headers)
        party.http.cookies.clear()
        return answer.raise_for_status().json()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.refused[f"{type(error).__name__}: {error}"[:200]] += 1

    async def replace(self, party: Party) -> None:
        """A game has ended: hang up, and begin another."""
        self.ended += 1
        for player in party.players:
            player.close()
        if party.watcher:
            party.watcher.close()
        if not self.home:
            await self.open_table(party)

    async def go_home(self) -> None:
        """Make no more moves, and wait for those under way."""
        self.home = True
        end = time.monotonic() + PATIENCE
        while any(p.under_way for party in self.parties for p in party.players):
            if time.monotonic() > end:
                break
            await asyncio.sleep(0.05)
        for task in list(self._tasks):
            task.cancel()
        for party in self.parties:
            for player in party.players:
                player.close()
            if party.watcher:
                party.watcher.close()
            await party.http.aclose()

    async def _log_in(self) -> None:
        """The owner of an account that others try to get into is never locked out of it."""
        transport = httpx.AsyncHTTPTransport(local_address="127.1.250.1")
        base = f"http://{self.host}:{self.port}"
        account = {"name": "Owner", "password": "correct horse battery"}
        async with httpx.AsyncClient(base_url=base, transport=transport, timeout=PATIENCE) as http:
            await http.get("/api/me")
            (await http.post("/api/account", json=account)).raise_for_status()
            (await http.post("/api/login", json=account)).raise_for_status()  # it is known here now
            while not self.home:
                await asyncio.sleep(OWNER_SECONDS)
                answer = await http.post("/api/login", json=account)
                if answer.is_success:
                    self.logins += 1
                else:
                    self.refused[f"the owner's login: {answer.text[:120]}"] += 1


def waited_for_processor() -> float:
    """Return the seconds that this thread has waited for a processor since it began."""
    return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9


class Player:
    """Somebody in a seat, who thinks for a while and makes any legal move."""

    def __init__(self, honest: Honest, party: Party, table: str, seat: int) -> None:
        self._honest, self._party = honest, party
        self.table, self.seat = table, seat
        self.socket: Socket | None = None
        self.under_way: MadeMove | None = None
        self._view: dict[str, Any] = {}
        self._thinking = self._over = self._closed = False
        self._heard = 0
        self._sent_at = self._waited = 0.0

    async def connect(self) -> None:
        """Come, or come back after the connection was lost."""
        honest, cookie = self._honest, self._party.cookies[self.seat]
        path = f"/api/tables/{self.table}/live"
        self.socket = await connect(
            honest.host, honest.port, path, cookie, self._hear, self._party.source
        )
        honest.spawn(self._notice_loss(self.socket))
        self._go_on()

    async def _notice_loss(self, socket: Socket) -> None:
        while socket.closed is None:
            await asyncio.sleep(0.2)
        if not self._closed and not self._honest.home:
            self._honest.lost_connections += 1
            self.under_way = None
            with suppress(OSError):
                await self.connect()

    def _hear(self, text: bytes) -> None:
        self._heard += 1
        if text.startswith(b'{"type":"done","id":1'):
            if self.under_way:
                self.under_way.took = time.perf_counter() - self._sent_at
                self.under_way.unscheduled = waited_for_processor() - self._waited
                self.under_way = None
        elif text.startswith(b'{"type":"error"'):
            error = orjson.loads(text)
            if error["id"] == 1:
                self._refused(error["error"]["code"])
        elif b'"view":' in text:
            view = orjson.loads(text).get("view")
            if view:
                self._see(view)
        self._go_on()

    def _refused(self, code: str) -> None:
        """Where several are asked at once, somebody else may have been first."""
        if code != "stale":
            self._honest.refused[code] += 1
        if self.under_way:
            self._honest.moves.remove(self.under_way)
            self.under_way = None

    def _see(self, view: dict[str, Any]) -> None:
        self._view = view
        if self._heard % KEPT_EVERY == 0:
            self._honest.seen.append(Seen(self.table, self.seat, view["step"], view))
        if view["over"] and not self._over:
            self._over = True
            if self.seat == 0:
                self._honest.spawn(self._honest.replace(self._party))

    def _go_on(self) -> None:
        if self._view.get("legal") and not (self.under_way or self._thinking or self._over):
            self._thinking = True
            self._honest.spawn(self._think())

    async def _think(self) -> None:
        await asyncio.sleep(self._honest.think * self._honest.chooser.uniform(0.5, 1.5))
        self._thinking = False
        legal = self._view["legal"]
        if self._honest.home or self._closed or self._over or not legal or not self.socket:
            return
        text = self._honest.chooser.choice(legal)["text"]
        self.under_way = MadeMove(self.table, self.seat, text, time.time())
        self._honest.moves.append(self.under_way)
        said = {"type": "move", "id": 1, "step": self._view["step"], "move": text}
        self._sent_at, self._waited = time.perf_counter(), waited_for_processor()
        self.socket.say(orjson.dumps(said))

    def close(self) -> None:
        """Hang up."""
        self._closed = True
        if self.socket:
            self.socket.close()
