"""Users who play on while their server is killed again and again, and remember everything.

Whatever the server has acknowledged must be there afterwards, once; what it had not acknowledged
when it was killed may be there or not. Everybody resumes with what they have, and must end up with
just what a newcomer sees.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from benchmarks.server.postgres import Cluster
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database
from tests.server.forked import Forked
from tests.server.running import NOT_ENCRYPTED

PAUSE = 0.05  # seconds before a lost connection is tried again
PATIENCE = 120.0
AWAY = (OSError, httpx.HTTPError, WebSocketException, InvalidHandshake, TimeoutError)


@dataclass(eq=False)  # equal requests are distinct attempts
class Attempt:
    """A request to the server; it is certain once acknowledged."""

    text: str
    certain: bool = False


@dataclass
class Seat:
    """A seat at a table, played through one connection after the other."""

    table: str
    number: int
    cookie: str
    chooser: random.Random
    moves: list[Attempt] = field(default_factory=list)
    lines: list[Attempt] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    log: list[Any] = field(default_factory=list)
    chat: list[Any] = field(default_factory=list)
    branch: int = 0
    resumed: int = 0
    under_way: Attempt | None = None

    def certain(self) -> int:
        """The number of requests that were acknowledged."""
        return sum(attempt.certain for attempt in (*self.moves, *self.lines))

    def query(self) -> str:
        """The query that says what this seat already has."""
        if not self.view:
            return "?log=0"
        return f"?branch={self.branch}&log={len(self.log)}&chat={len(self.chat)}"

    def take(self, message: dict[str, Any]) -> None:
        """Take in a message of the server."""
        if message["type"] == "state" and self.view:
            assert message["log"]["from"] == len(self.log), "the log goes on where it was"
            self.resumed += 1
        if message["type"] in ("state", "update"):
            self.branch = message.get("branch", self.branch)
            self.view = message.get("view") or self.view
            for name, items in (("log", self.log), ("chat", self.chat)):
                if name in message:
                    assert message[name]["from"] <= len(items), "nothing is left out"
                    del items[message[name]["from"] :]
                    items.extend(message[name]["items"])

    def next_request(self) -> dict[str, Any] | None:
        """Return mostly a move, sometimes a line of chat, or None if there is nothing to do."""
        if self.chooser.random() < 0.02:
            self.under_way = Attempt(f"line {len(self.lines)} of {self.number}")
            self.lines.append(self.under_way)
            return {"type": "chat", "id": 1, "text": self.under_way.text}
        if not self.view.get("legal"):
            return None
        self.under_way = Attempt(self.chooser.choice(self.view["legal"])["text"])
        self.moves.append(self.under_way)
        return {"type": "move", "id": 1, "step": self.view["step"], "move": self.under_way.text}


class Party:
    """Users who play one game after another, whatever happens to the server."""

    def __init__(self, crowd: Crowd, game: str, seats: int, bots: int) -> None:
        self._crowd, self._game, self._seats, self._bots = crowd, game, seats, bots
        self._cookies: list[str] = []

    async def run(self) -> None:
        """Play until the crowd stops."""
        while not self._crowd.home:
            table = await self._new_table()
            own = [
                Seat(table, number, cookie, self._crowd.chooser)
                for number, cookie in enumerate(self._cookies)
            ]
            self._crowd.seats += own
            await asyncio.gather(*(self._play(seat) for seat in own))

    async def _new_table(self) -> str:
        while True:
            try:
                return await self._try_new_table()
            except AWAY:
                await asyncio.sleep(PAUSE)

    async def _try_new_table(self) -> str:
        while len(self._cookies) < self._seats:
            self._cookies.append((await self._ask("GET", "/api/me")).cookies["heliopolis"])
        open_seats = [{"kind": "open"}] * (self._seats - 1)
        bots = [{"kind": "bot", "bot": "random"}] * self._bots
        request = {"game": self._game, "seats": [{"kind": "me"}, *open_seats, *bots]}
        host, *guests = self._cookies
        made: str = (await self._ask("POST", "/api/tables", host, request)).json()["id"]
        for guest in guests:
            await self._ask("POST", f"/api/tables/{made}/join", guest, {})
        await self._ask("POST", f"/api/tables/{made}/start", host, {})
        return made

    async def _ask(
        self, method: str, path: str, cookie: str = "", data: Any = None
    ) -> httpx.Response:
        headers = {"Cookie": f"heliopolis={cookie}"} if cookie else {}
        address = self._crowd.chooser.choice(self._crowd.addresses) + path
        answer = await self._crowd.http.request(method, address, headers=headers, json=data)
        self._crowd.http.cookies.clear()
        return answer.raise_for_status()

    async def _play(self, seat: Seat) -> None:
        headers = {"Cookie": f"heliopolis={seat.cookie}"}
        while not self._crowd.home and not seat.view.get("over"):
            path = self._crowd.live(seat.table, seat.query())
            try:
                async with connect(
                    path, additional_headers=headers, max_size=None, compression=None
                ) as socket:
                    await self._talk(seat, socket)
            except AWAY:
                await asyncio.sleep(PAUSE)
            seat.under_way = None  # what was under way may have been stored, or not

    async def _talk(self, seat: Seat, socket: ClientConnection) -> None:
        while not self._crowd.home and not seat.view.get("over"):
            message = await self._heard(seat, socket)
            if message is None:
                return
            if message["type"] == "done":
                assert seat.under_way is not None
                seat.under_way.certain = True
                seat.under_way = None
                self._crowd.acknowledged += 1
            elif message["type"] == "error":
                self._refused(seat, message["error"])
                await asyncio.sleep(PAUSE)
            seat.take(message)
            if seat.under_way is None and (request := seat.next_request()):
                await socket.send(json.dumps(request))

    async def _heard(self, seat: Seat, socket: ClientConnection) -> Any:
        """Return the next message, None if everybody goes home before it comes.

        Everybody plays, so a table that is silent stands still.
        """
        hearing = asyncio.ensure_future(socket.recv())
        going = asyncio.ensure_future(self._crowd.gone.wait())
        try:
            await asyncio.wait(
                {hearing, going}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if hearing.done():
                return json.loads(hearing.result())
        finally:
            hearing.cancel()
            going.cancel()
        state = f"seat {seat.number} at step {seat.view.get('step')}"
        assert self._crowd.home, f"table {seat.table} stands still: {state}"
        return None

    def _refused(self, seat: Seat, error: dict[str, Any]) -> None:
        """A refused request had no effect; one that could not be stored may have had one."""
        self._crowd.refused[error["code"]] += 1
        assert error["code"] in ("stale", "not_stored", "too_many", "unavailable"), error
        if error["code"] != "not_stored":
            attempts = seat.moves if seat.under_way in seat.moves else seat.lines
            attempts.remove(seat.under_way)  # type: ignore[arg-type]
        seat.under_way = None


class Crowd:
    """All parties, and what was acknowledged to them."""

    def __init__(self, addresses: Sequence[str], seed: int) -> None:
        self.addresses = addresses
        self.chooser = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=PATIENCE, verify=NOT_ENCRYPTED)
        self.seats: list[Seat] = []
        self.gone = asyncio.Event()
        self.acknowledged = 0
        self.refused: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def home(self) -> bool:
        """Whether everybody stops playing."""
        return self.gone.is_set()

    def live(self, table: str, query: str) -> str:
        """The server to connect to next: any server serves any table."""
        address = self.chooser.choice(self.addresses).replace("http", "ws")
        return f"{address}/api/tables/{table}/live{query}"

    def come(self, parties: int) -> None:
        """Begin to play: games with and without sealed choices, with and without bots."""
        kinds = [("priests-of-ra", 3, 0), ("amun-re", 3, 0), ("priests-of-ra", 1, 1)]
        for number in range(parties):
            party = Party(self, *kinds[number % len(kinds)])
            self._tasks.append(asyncio.create_task(party.run()))

    async def go_on(self, moves: int) -> None:
        """Wait until that many more requests have been acknowledged."""
        wanted = self.acknowledged + moves

        async def waiting() -> None:
            while self.acknowledged < wanted:
                self._check()
                await asyncio.sleep(0.005)

        await asyncio.wait_for(waiting(), PATIENCE)

    async def go_on_everywhere(self) -> int:
        """Wait until every table in play has advanced; return the number of tables."""
        before = {id(seat): seat.certain() for seat in self.seats if not seat.view.get("over")}
        tables = {seat.table for seat in self.seats if id(seat) in before}

        async def waiting() -> None:
            stuck = set(tables)
            while stuck:
                self._check()
                await asyncio.sleep(0.05)
                for seat in self.seats:
                    moved = seat.certain() > before.get(id(seat), 0)
                    if moved or seat.view.get("over"):
                        stuck.discard(seat.table)

        await asyncio.wait_for(waiting(), PATIENCE)
        return len(tables)

    def _check(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    async def go_home(self) -> None:
        """Stop playing."""
        self.gone.set()
        await asyncio.wait_for(asyncio.gather(*self._tasks), PATIENCE)


@dataclass
class Outcome:
    """What was killed, and what was acknowledged meanwhile."""

    kills: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    acknowledged: int = 0
    uncertain: int = 0  # under way when something was killed: they may be there or not
    resumed: int = 0
    went_on: int = 0  # tables in play at the last kill that went on
    seconds: float = 0.0

    def __str__(self) -> str:
        ways = ", ".join(f"{count} {name}" for name, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills ({ways}) in {self.seconds:.0f} s: "
            f"{self.acknowledged} acknowledged at {self.tables} tables, 0 lost, 0 doubled; "
            f"{self.uncertain} under way when it was killed; {self.resumed} resumptions; "
            f"all {self.went_on} tables that were being played went on"
        )


async def survive(
    servers: Sequence[Forked],
    database: str,
    rounds: int,
    cluster: Cluster | None = None,
    seed: int = 1,
    tell: Callable[[str], None] = lambda line: None,
    parties: int = 9,
) -> Outcome:
    """Play, kill and restart as often as wanted; then check that nothing acknowledged is lost."""
    outcome, began = Outcome(), time.monotonic()
    crowd = Crowd([server.address for server in servers], seed)
    crowd.come(parties)
    for number in range(rounds):
        await crowd.go_on(20)
        await asyncio.sleep(crowd.chooser.uniform(0, 0.5))
        name, kill = crowd.chooser.choice(_ways_to_die(servers, cluster))
        outcome.kills[name] += 1
        await asyncio.to_thread(kill)
        if (number + 1) % 20 == 0:
            took = time.monotonic() - began
            tell(f"{number + 1} kills, {crowd.acknowledged} acknowledged, {took:.0f} s")
    outcome.went_on = await crowd.go_on_everywhere()
    await crowd.go_home()
    await _check_tables(crowd, database, outcome)
    await crowd.http.aclose()
    outcome.seconds = time.monotonic() - began
    return outcome


Way = tuple[str, Callable[[], None]]


def _ways_to_die(servers: Sequence[Forked], cluster: Cluster | None) -> list[Way]:
    def all_servers() -> None:
        for server in servers:
            server.kill()
        for server in servers:
            server.start()

    def one_server() -> None:
        servers[0].kill()
        servers[0].start()

    def postgresql() -> None:
        assert cluster is not None
        cluster.kill()
        cluster.start()

    ways: list[Way] = [("all servers", all_servers)] * 5
    if len(servers) > 1:
        ways += [("one server", one_server)] * 3
    if cluster:
        ways += [("PostgreSQL", postgresql)] * 2
    return ways


async def _check_tables(crowd: Crowd, address: str, outcome: Outcome) -> None:
    database = Database(Settings(database=address))
    try:
        by_table: dict[str, list[Seat]] = {}
        for seat in crowd.seats:
            by_table.setdefault(seat.table, []).append(seat)
        for table, seats in by_table.items():
            await _check_table(crowd, database, table, seats)
        outcome.tables = len(by_table)
    finally:
        await database.close()
    attempts = [one for seat in crowd.seats for one in (*seat.moves, *seat.lines)]
    outcome.acknowledged = sum(one.certain for one in attempts)
    outcome.uncertain = len(attempts) - outcome.acknowledged
    outcome.resumed = sum(seat.resumed for seat in crowd.seats)


async def _check_table(crowd: Crowd, database: Database, table: str, seats: list[Seat]) -> None:
    rows = await database.rows(
        text("SELECT seq, kind, data FROM events WHERE table_id = :table ORDER BY seq"),
        table=table,
    )
    assert [row.seq for row in rows] == list(range(len(rows))), "no event is missing"
    for seat in seats:
        stored = [json.loads(row.data) for row in rows if row.kind == "move"]
        moves = [data["move"] for data in stored if data["seat"] == seat.number]
        assert fits(moves, seat.moves), (table, seat.number)
        said = [json.loads(row.data) for row in rows if row.kind == "chat"]
        lines = [data["text"] for data in said if data["seat"] == seat.number]
        assert fits(lines, seat.lines), (table, seat.number)
        await _check_seat(crowd, seat)


async def _check_seat(crowd: Crowd, seat: Seat) -> None:
    """A returning client ends up with what a newcomer sees."""
    fresh = await _first_message(crowd, seat, "?log=0")
    seat.take(await _first_message(crowd, seat, seat.query()))
    while seat.view["step"] != fresh["view"]["step"]:  # a bot was not done yet
        fresh = await _first_message(crowd, seat, "?log=0")
        seat.take(await _first_message(crowd, seat, seat.query()))
    assert fresh["table"]["status"] in ("running", "over")
    assert seat.log == fresh["log"]["items"], "nothing lost, nothing doubled"
    assert [line["text"] for line in seat.chat] == [line["text"] for line in fresh["chat"]["items"]]
    assert seat.view == fresh["view"]


async def _first_message(crowd: Crowd, seat: Seat, query: str) -> dict[str, Any]:
    headers = {"Cookie": f"heliopolis={seat.cookie}"}
    path = crowd.live(seat.table, query)
    async with connect(path, additional_headers=headers, max_size=None) as socket:
        message: dict[str, Any] = json.loads(await socket.recv())
    return message


def fits(stored: list[str], attempts: list[Attempt]) -> bool:
    """Whether just these attempts can have been stored: all certain ones, and some others."""
    places = {0}  # how many of the stored may be accounted for
    for attempt in attempts:
        taken = {
            place + 1 for place in places if place < len(stored) and stored[place] == attempt.text
        }
        places = taken if attempt.certain else places | taken
    return len(stored) in places
