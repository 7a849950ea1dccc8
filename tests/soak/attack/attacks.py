"""Attackers: a seeded stream of hostile requests, sockets, boards, journals and webhooks.

They run in a process of their own, from addresses of their own, and note two things: answers that
say the server itself failed, and everything they were shown that strangers may not see.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
import struct
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
from benchmarks.server.websocket import Socket, connect

import heliopolis
from heliopolis.errors import HeliopolisError
from heliopolis.games.catan.cheops import board as cheops
from heliopolis.server.core.record import Record
from heliopolis.server.http import limited_protocol
from heliopolis.table import Table
from tests.server.core.test_going_back import at_the_offering
from tests.server.nonsense import VALUES, Nonsense
from tests.soak.attack.honest import CANARY

SOURCES = 40  # addresses of the attackers
GUESTS = 60
AT_ONCE = 24  # attacks
HELD = 400  # connections that are held open meanwhile
ANSWER_SECONDS = 20.0
ID = re.compile(rb"[A-Za-z0-9_-]{8,40}")
GAMES = ("priests-of-ra", "amun-re", "catan-island", "catan-cheops", "catan-alexander", "ur")
BOARDS = {"amun-re": "amun_re", "catan-island": "catan.island", "catan-cheops": "catan.cheops",
          "catan-alexander": "catan.alexander", "priests-of-ra": "priests_of_ra"}  # fmt: skip
HOSTILE_URLS = (
    "http://169.254.169.254/latest", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/",
    "http://[::ffff:10.0.0.1]/", "http://user:pass@example.com/", "file:///etc/passwd",
    "gopher://x",
    "http://", "http://[::1", "http://example.com:99999/", "http://\u0000/",
    "http://\ud800.example/",
    "http://xn--" + "a" * 80 + "/", "ftp://example.com/", "javascript:alert(1)", "http://.../",
)  # fmt: skip
NAMES = (
    "",
    " ",
    "a" * 41,
    "\u202e",
    "\0",
    "Ada\n",
    "\ud800",
    "admin",
    "' OR 1=1 --",
    "<script>",
    "é́",
)

# The points of the list in docs/operations.md that an attack is about, once it has come through.
POINTS: dict[str, tuple[int, ...]] = {
    "called webhook": (1,),
    "endless headers": (2,),
    "slow connections": (2,),
    "many sockets": (2,),
    "many connections": (2,),
    "large Cheops board": (3,),
    "lobby": (4,),
    "looking back": (6,),
    "analyses": (6,),
    "bots alone": (7,),
    "hostile board": (8,),
    "tables without end": (8,),
    "private tables": (10,),
    "login": (13,),
}
MOST_CONNECTIONS = limited_protocol.MOST_CONNECTIONS
Attack = Callable[[], Awaitable[None]]
# What refusals look like here. uvloop has RuntimeError for writing to a closed connection.
Answered = (
    *(httpx.HTTPError, OSError, ValueError, TimeoutError),
    *(asyncio.IncompleteReadError, RuntimeError),
)


class Guest:
    """An attacker with a cookie and an address."""

    def __init__(self, base: str, source: str) -> None:
        self.source = source
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.http = httpx.AsyncClient(base_url=base, transport=transport, timeout=ANSWER_SECONDS)
        self.id = self.cookie = ""
        self.tables: list[str] = []

    async def come(self) -> None:
        answer = await self.http.get("/api/me")
        if answer.is_success:
            self.id = answer.json()["id"]
            self.cookie = answer.cookies.get("heliopolis") or ""


class Attackers:
    """All attackers. What they learn is scanned at once and not kept."""

    def __init__(self, host: str, port: int, seed: int, people: Sequence[str] = ()) -> None:
        self.host, self.port = host, port
        self.known_people = list(people)  # who play in private, met elsewhere
        self.base = f"http://{host}:{port}"
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()  # of the server, as it says itself
        self.points: set[int] = set()  # of the list, that were attacked
        self.leaks: list[str] = []
        self.ordered: list[tuple[str, int]] = []  # tables and seats with a secret maximum
        self.undone: list[str] = []  # tables of one person among bots, who took a move back
        self.canaries = 0
        self.ids: set[str] = set()
        self.guests: list[Guest] = []
        self.public: list[str] = []  # tables that anybody may watch
        self.people: set[str] = set()
        self.endpoint = ""
        self._held: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._boards = {name: _board(package) for name, package in BOARDS.items()}
        self.attacks: dict[str, tuple[int, Attack]] = {
            "hostile request": (14, self._hostile_request),
            "endless headers": (3, self._endless_headers),
            "slow connections": (2, self._slow_connections),
            "fuzzed body": (20, self._fuzzed_body),
            "fuzzed message": (16, self._fuzzed_messages),
            "hostile frames": (8, self._hostile_frames),
            "slow reader": (1, self._slow_reader),
            "many sockets": (1, self._many_sockets),
            "hostile board": (6, self._hostile_board),
            "large Cheops board": (1, self._large_cheops_board),
            "looking back": (8, self._look_back),
            "analyses": (2, self._analyses),
            "webhook": (4, self._webhook),
            "called webhook": (1, self._called_webhook),
            "login": (4, self._log_in),
            "account": (2, self._account),
            "others' tables": (8, self._others_tables),
            "private tables": (3, self._private_tables),
            "lobby": (5, self._lobby),
            "tables without end": (2, self._tables_without_end),
            "bots alone": (1, self._bots_alone),
            "sealed undo": (1, self._sealed_undo),
            "order": (1, self._order),
            "undo alone": (2, self._undo_alone),
            "many connections": (1, self._many_connections),
            "hostile journal": (6, self._hostile_journal),
        }

    # --- All of them ------------------------------------------------------------------------------

    async def run(self, count: int) -> None:
        """Make a number of attacks."""
        await self._come()
        names = list(self.attacks)
        weights = [self.attacks[name][0] for name in names]
        todo = [*names, *self.rng.choices(names, weights, k=max(0, count - len(names)))]
        at = iter(todo)

        async def worker() -> None:
            for name in at:
                began = time.monotonic()
                try:
                    async with asyncio.timeout(2 * ANSWER_SECONDS):
                        await self.attacks[name][1]()
                    self.points.update(POINTS.get(name, ()))
                except Answered as error:
                    self.statuses[f"{name}: {type(error).__name__}"] += 1
                self.done[name] += 1
                if time.monotonic() - began > ANSWER_SECONDS:
                    self.statuses[f"{name}: took long"] += 1

        await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
        for task in list(self._tasks):
            task.cancel()
        for writer in self._held:
            writer.close()
        for guest in self.guests:
            await guest.http.aclose()

    async def _come(self) -> None:
        sources = [f"127.2.0.{number + 1}" for number in range(SOURCES)]
        self.guests = [Guest(self.base, sources[n % SOURCES]) for n in range(GUESTS)]
        for guest in self.guests:
            await guest.come()
        server = await asyncio.start_server(self._answer_webhook, "127.0.0.1", 0)
        self.endpoint = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        await self._lobby()

    def _guest(self) -> Guest:
        return self.rng.choice(self.guests)

    def _source(self) -> str:
        return f"127.2.0.{self.rng.randrange(SOURCES) + 1}"

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def learn(self, data: bytes, own: str = "") -> None:
        """Look through what came for what must not come."""
        if CANARY.encode() in data:
            self.canaries += 1
        self.ids.update(match.decode() for match in ID.findall(data[:200_000]))
        if b'"server_error"' in data or data.startswith(b"HTTP/1.1 500"):
            self.failures[own[:160] or "?"] += 1

    async def ask(self, guest: Guest, method: str, path: str, data: Any = None, **more: Any) -> Any:
        """Ask for something; returns the answer as JSON, if it is."""
        if data is not None:
            more["json"] = data
        answer = await guest.http.request(method, path, **more)
        self._note(f"{method} {path.partition('?')[0]}", answer)
        with suppress(ValueError):
            return answer.json()
        return None

    def _note(self, what: str, answer: httpx.Response) -> None:
        self.statuses[str(answer.status_code)] += 1
        self.learn(answer.content, what)
        if answer.status_code == 500:
            self.failures[f"{what}: 500"] += 1

    async def _raw(
        self, data: bytes, source: str | None = None, seconds: float = 3.0
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        local = (source or self._source(), 0)
        async with asyncio.timeout(seconds + ANSWER_SECONDS):
            reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=local)
            writer.write(data)
            with suppress(ConnectionError):
                await writer.drain()
        return reader, writer

    async def _said(self, data: bytes, what: str) -> bytes:
        """Send bytes; returns what comes within a moment."""
        reader, writer = await self._raw(data)
        got = b""
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(2):
                while more := await reader.read(65_536):
                    got += more
        writer.close()
        self.learn(got, what)
        return got

    # --- Requests ---------------------------------------------------------------------------------

    async def _hostile_request(self) -> None:
        rng = self.rng
        path = rng.choice(("/", "/healthz", "/api/me", "/api/tables", "/api/games", "/metrics"))
        head = f"{rng.choice(('GET', 'POST', 'PATCH', 'HEAD'))} {path} HTTP/1.1\r\n".encode()
        host = b"Host: 127.0.0.1\r\n"
        requests = (
            rng.randbytes(rng.randrange(1, 4_000)),
            b"GET " + b"/" * rng.choice((100, 8_000, 40_000)) + b" HTTP/1.1\r\n" + host + b"\r\n",
            head + host + b"".join(b"X-%d: %d\r\n" % (n, n) for n in range(150)) + b"\r\n",
            head + host + b"X: " + b"a" * 33_000 + b"\r\n\r\n",
            head + b"Host: evil.example\r\n\r\n",
            head + host + b"Content-Length: -1\r\n\r\n",
            head + host + b"Content-Length: 99999999999999999999\r\n\r\nx",
            head + host + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / ",
            head + host + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx",
            head + host + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nx\r\n",
            (head + host + b"\r\n") * rng.randrange(2, 60),
            head + host + b"Cookie: heliopolis=" + rng.randbytes(200).hex().encode() + b"\r\n\r\n",
            head + host + b"Cookie: " + b"a=b; " * 2_000 + b"\r\n\r\n",
            head + host + b"Authorization: Bearer " + b"x" * 5_000 + b"\r\n\r\n",
            head + host + b"Expect: 100-continue\r\nContent-Length: 10\r\n\r\n",
            head + host + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET http://other.example/ HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /../../etc/passwd HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /assets/..%5c..%5cx%00.js HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /api/tables/%ff%fe HTTP/1.1\r\n" + host + b"\r\n",
            head + host + b"X-Forwarded-For: 127.1.0.1, " + b"1.2.3.4, " * 500 + b"\r\n\r\n",
            head + host + b"Accept-Encoding: " + b"gzip, " * 3_000 + b"\r\n\r\n",
            head + host + b"Range: bytes=" + b"0-1," * 4_000 + b"\r\n\r\n",
        )
        data = rng.choice(requests)
        await self._said(data, f"request {data[:60]!r}")

    async def _endless_headers(self) -> None:
        reader, writer = await self._raw(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(5):
                for _ in range(200):
                    writer.write(b"a" * 65_536)
                    await writer.drain()
        writer.close()
        del reader

    async def _slow_connections(self) -> None:
        """Hold connections open that never end their headers or bodies."""
        begun = (
            b"",
            b"GET / HTTP/1.1\r\n",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
            b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\n{",
        )
        for _ in range(20):
            _, writer = await self._raw(self.rng.choice(begun))
            self._held.append(writer)
        while len(self._held) > HELD:
            self._held.pop(0).close()

    async def _fuzzed_body(self) -> None:
        rng, guest = self.rng, self._guest()
        table = rng.choice([*guest.tables, *self.public, "x"])
        method, path, good = rng.choice((
            ("POST", "/api/tables", {"game": "ur", "seats": [{"kind": "me"}], "options": {}}),
            ("PATCH", "/api/me", {"name": "Eve", "language": "en", "webhook": None}),
            ("POST", "/api/login", {"name": "Eve", "password": "long enough"}),
            ("POST", "/api/account", {"name": "Eve", "password": "long enough"}),
            ("POST", "/api/tokens", {"name": "x"}),
            ("POST", f"/api/tables/{table}/moves", {"step": 0, "move": "draw", "seat": 0}),
            ("POST", f"/api/tables/{table}/fork", {"step": 0, "seats": None}),
            ("POST", f"/api/tables/{table}/join", {"seat": 0}),
        ))  # fmt: skip
        body: dict[str, Any] = {**good}
        for _ in range(rng.randrange(1, 4)):
            body[rng.choice([*good, "x", "__proto__"])] = rng.choice([*VALUES, "x" * 5_000])
        text = json.dumps(body)
        ways = (
            text, text, text, text[: rng.randrange(len(text))], "[" * 100_000,
            '{"a":' * 50_000, "9" * 100_000, '{"name":"' + "x" * 300_000 + '"}',
            text.replace("{", '{"name":"a","name":"b",', 1), "\ufeff" + text, '{"name":"\\ud800"}',
        )  # fmt: skip
        content = rng.choice(ways).encode()
        headers = {"Content-Type": "application/json"}
        if rng.random() < 0.1:
            content, headers["Content-Encoding"] = gzip.compress(bytes(10_000_000)), "gzip"
        if rng.random() < 0.1:
            content += b"\xff\xfe"
        answer = await guest.http.request(method, path, content=content, headers=headers)
        self._note(f"{method} {path} {content[:80]!r}", answer)

    # --- Sockets ----------------------------------------------------------------------------------

    async def _socket(self, guest: Guest, table: str) -> Any:
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        request = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: heliopolis={guest.cookie}\r\n\r\n"
        )
        reader, writer = await self._raw(request.encode(), guest.source)
        async with asyncio.timeout(ANSWER_SECONDS):
            await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def _listen(self, reader: asyncio.StreamReader, seconds: float, what: str) -> bytes:
        got = b""
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(seconds):
                while len(got) < 3_000_000 and (more := await reader.read(65_536)):
                    got += more
        self.learn(got, what)
        return got

    async def _fuzzed_messages(self) -> None:
        rng, guest = self.rng, self._guest()
        table = await self._table(guest) if rng.random() < 0.5 else rng.choice([*self.public, "x"])
        reader, writer = await self._socket(guest, table)
        seat: Any = SimpleNamespace(view={"step": rng.randrange(4)}, legal=["draw"])
        nonsense = Nonsense(rng.getrandbits(30), seat)
        for _ in range(rng.choice((3, 30, 130))):
            said = nonsense.next()
            binary = isinstance(said, bytes)
            data = said if isinstance(said, bytes) else said.encode()
            writer.write(_frame(2 if binary else 1, data))
        await self._listen(reader, 1.0, "fuzzed message")
        writer.close()

    async def _hostile_frames(self) -> None:
        rng, guest = self.rng, self._guest()
        reader, writer = await self._socket(guest, rng.choice([*self.public, "x"]))
        ways: tuple[Callable[[], bytes], ...] = (
            lambda: struct.pack(">BBQ", 0x81, 0xFF, 2**62) + b"aaaa" + b"x" * 1_000,
            lambda: b"\x81\x05hello",  # without a mask
            lambda: _frame(1, b"\xff\xfe\xfd"),
            lambda: _frame(rng.randrange(3, 8), b"x"),
            lambda: bytes([0xF1, 0x80, 0, 0, 0, 0]),
            lambda: _frame(1, b'{"type":"', last=False) + _frame(0, b"x", last=False) * 3_000,
            lambda: _frame(9, b"x" * 125) * 5_000,
            lambda: _frame(9, b"x" * 126),
            lambda: _frame(8, b"\x00\x01"),
            lambda: _frame(8, struct.pack(">H", 999)),
            lambda: _frame(1, b"[" * 60_000),
            lambda: _frame(1, b"x" * 200_000),
            lambda: _frame(1, b'{"type":"ping"}') * 3_000,
            lambda: rng.randbytes(5_000),
        )  # fmt: skip
        with suppress(ConnectionError):
            writer.write(rng.choice(ways)())
            async with asyncio.timeout(5):
                await writer.drain()
        await self._listen(reader, 1.0, "hostile frames")
        writer.close()

    async def _slow_reader(self) -> None:
        """Ask for much, and never read it."""
        guest = self._guest()
        _, writer = await self._socket(guest, self.rng.choice([*self.public, "x"]))
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(2):
                for _ in range(400):
                    writer.write(_frame(1, b'{"type":"why","id":1,"move":"draw"}'))
                    await writer.drain()
        self._held.append(writer)

    async def _many_sockets(self) -> None:
        guest, table = self._guest(), self.rng.choice([*self.public, "x"])
        opened = []
        for _ in range(45):
            with suppress(*Answered):
                opened.append((await self._socket(guest, table))[1])
        for writer in opened:
            writer.close()

    # --- Tables and boards ------------------------------------------------------------------------

    async def _table(self, guest: Guest) -> str:
        """A table of the guest's own, for which it plays all seats."""
        if not guest.tables:
            game = self.rng.choice(GAMES)
            seats = [{"kind": "me"}] * (2 if game == "ur" else 3)
            request = {"game": game, "seats": seats, "start": True, "public": True}
            made = await self.ask(guest, "POST", "/api/tables", request)
            guest.tables.append((made or {}).get("id") or "x")
        return self.rng.choice(guest.tables)

    async def _hostile_board(self) -> None:
        rng, guest = self.rng, self._guest()
        game = rng.choice(list(BOARDS))
        board: Any = orjson.loads(orjson.dumps(self._boards[game]))
        for _ in range(rng.randrange(1, 6)):
            _spoil(rng, board)
        seats = [{"kind": "me"}] * 3
        ways: tuple[Any, ...] = (
            board, board, board, {"name": "x" * 250_000}, {"hexes": {}},
            {"hexes": {f"{n},0": {"terrain": "forest"} for n in range(900)}},
            {str(n): n for n in range(3_000)}, {"a": [[[[{}]]]] * 500},
        )  # fmt: skip
        request = {"game": game, "seats": seats, "board": rng.choice(ways), "start": True}
        await self.ask(guest, "POST", "/api/tables", request)

    async def _large_cheops_board(self) -> None:
        """As many start vertices as fit: finding the fewest of them took minutes."""
        board = _board_with_many_starts(self.rng.randrange(60, 140))
        request = {"game": "catan-cheops", "seats": [{"kind": "me"}] * 3, "board": board}
        await self.ask(self._guest(), "POST", "/api/tables", request)

    async def _many_connections(self) -> None:
        """Open more connections than one address may have."""
        source = f"127.3.0.{self.rng.randrange(1, 250)}"
        opened = []
        end = time.monotonic() + limited_protocol.HEADER_SECONDS  # then the first of them end
        for _ in range(MOST_CONNECTIONS + 40):
            with suppress(*Answered):
                opened.append(await self._raw(b"", source))
        alive = len(opened)
        while alive > MOST_CONNECTIONS and time.monotonic() < end:
            await asyncio.sleep(0.1)
            alive = sum(not (r.at_eof() or r.exception()) for r, _ in opened)
        answered = time.monotonic() < end
        for _, writer in opened:
            writer.close()
        if not answered:
            self.statuses["many connections: too slow to tell"] += 1
        elif alive > MOST_CONNECTIONS:
            self.failures[f"{alive} connections from one address"] += 1

    async def _hostile_journal(self) -> None:
        """A journal that was tampered with: it is read, or refused by the line, and quickly."""
        lines = _journal(self.rng.choice(("priests-of-ra", "ur"))).splitlines()
        for _ in range(self.rng.randrange(1, 5)):
            at = self.rng.randrange(len(lines))
            change = self.rng.random()
            if change < 0.4:
                lines[at] = lines[at][: self.rng.randrange(len(lines[at]) + 1)]
            elif change < 0.6:
                lines[at : at + 1] = [lines[at]] * self.rng.randrange(3)
            elif change < 0.8:
                lines[at] += self.rng.choice((" x", "\0", "9" * 5_000, "\ud800", "\u202e", " 1"))
            else:
                lines.insert(at, self.rng.choice(lines))
            lines = lines or [""]
        began = time.process_time()
        try:
            await asyncio.to_thread(Table.load, "\n".join(lines))
            self.statuses["journal read"] += 1
        except HeliopolisError:
            self.statuses["journal refused"] += 1
        except Exception as error:
            self.failures[f"journal: {error!r:.100}"] += 1
        if time.process_time() - began > ANSWER_SECONDS:
            self.failures["a journal took long"] += 1

    async def _tables_without_end(self) -> None:
        guest = self._guest()
        for _ in range(10):
            request = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
            await self.ask(guest, "POST", "/api/tables", request)

    async def _bots_alone(self) -> None:
        guest = self._guest()
        bot = {"kind": "bot", "bot": self.rng.choice(("easy", "hard", "greedy", "random"))}
        request = {"game": "priests-of-ra", "seats": [{"kind": "me"}, bot, bot], "start": True}
        made = await self.ask(guest, "POST", "/api/tables", request)
        if made and "id" in made:
            await self.ask(guest, "POST", f"/api/tables/{made['id']}/leave", {})

    async def _look_back(self) -> None:
        """Journals, logs, replays and pictures, of whatever table, as much as is given."""
        rng, guest = self.rng, self._guest()
        table = rng.choice([*self.public, *guest.tables, "x"])
        last = rng.choice((0, 5, 40, 99, 10**6, 10**12, -1))
        paths = (
            f"/replay/all?from=0&to={last}", f"/replay/all?from={last}&to=0", f"/replay/{last}",
            f"/log?from=0&to={last}", "/state?log=0", "/journal", "/proof", "/picture?step=3",
            "/picture?language=xx", "/replay/all?from=0&to=30&seat=0", "/replay",
        )  # fmt: skip
        await asyncio.gather(
            *(self.ask(guest, "GET", f"/api/tables/{table}{rng.choice(paths)}") for _ in range(4)),
            return_exceptions=True,
        )

    async def _analyses(self) -> None:
        guests = self.rng.sample(self.guests, 8)
        tables = [self.rng.choice([*self.public, "x"]) for _ in guests]
        await asyncio.gather(
            *(self.ask(g, "GET", f"/api/tables/{t}/analysis") for g, t in zip(guests, tables)),  # noqa: B905
            return_exceptions=True,
        )

    # --- Webhooks ---------------------------------------------------------------------------------

    async def _webhook(self) -> None:
        guest = self._guest()
        url = self.rng.choice([*HOSTILE_URLS, "http://x/" + "a" * 600, f"{self.endpoint}ok"])
        text = json.dumps({"webhook": url})
        headers = {"Content-Type": "application/json"}
        answer = await guest.http.patch("/api/me", content=text, headers=headers)
        self._note("PATCH /api/me webhook", answer)

    async def _called_webhook(self) -> None:
        """Be away when it is one's turn: the server calls an endpoint that answers as it likes."""
        ada, bo = self.rng.sample(self.guests, 2)
        how = self.rng.choice(
            ("bomb", "endless", "header", "drops", "redirect", "nothing", "noise")
        )
        for guest in (ada, bo):
            await self.ask(guest, "PATCH", "/api/me", {"webhook": f"{self.endpoint}{how}"})
        request = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": "daily"}
        made = await self.ask(ada, "POST", "/api/tables", request)
        if made and "id" in made:
            await self.ask(bo, "POST", f"/api/tables/{made['id']}/join", {})
            await self.ask(ada, "POST", f"/api/tables/{made['id']}/start", {})

    async def _answer_webhook(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with suppress(*Answered, asyncio.CancelledError):
            async with asyncio.timeout(15):
                head = await reader.readuntil(b"\r\n\r\n")
                self.statuses["webhook called"] += 1
                await self._answer_as(head.split()[1][1:], writer)
        writer.close()

    async def _answer_as(self, how: bytes, writer: asyncio.StreamWriter) -> None:
        if how == b"bomb":
            body = _bomb()
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n")
            writer.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        elif how in (b"endless", b"header"):
            writer.write(b"HTTP/1.1 200 OK\r\n" + (b"X: " if how == b"header" else b"\r\n"))
            for _ in range(300):
                writer.write(b"x" * 65_536)
                await writer.drain()
        elif how == b"drops":
            for byte in b"HTTP/1.1 200 OK\r\nX: " + b"x" * 10_000:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.1)
        elif how == b"redirect":
            writer.write(b"HTTP/1.1 307 Go\r\nLocation: http://127.0.0.1:1/\r\n\r\n")
        elif how == b"noise":
            writer.write(self.rng.randbytes(2_000))
        elif how == b"ok":
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()

    # --- People -----------------------------------------------------------------------------------

    async def _log_in(self) -> None:
        guest = self._guest()
        spellings = ("Owner", "OWNER", "owner ", "oWner", "\uff4fwner", "owner\u200b", *NAMES)
        for _ in range(6):
            text = json.dumps({"name": self.rng.choice(spellings), "password": "wrong password"})
            headers = {"Content-Type": "application/json"}
            answer = await guest.http.post("/api/login", content=text, headers=headers)
            self._note("POST /api/login", answer)

    async def _account(self) -> None:
        guest = self._guest()
        name = self.rng.choice((*NAMES, f"eve{self.rng.getrandbits(40)}"))
        text = json.dumps({"name": name, "password": "correct horse"})
        headers = {"Content-Type": "application/json"}
        answer = await guest.http.post("/api/account", content=text, headers=headers)
        self._note("POST /api/account", answer)
        made = await self.ask(guest, "POST", "/api/tokens", {"name": "t"})
        bearer = {"Authorization": f"Bearer {(made or {}).get('token', 'x')}"}
        for path in ("/api/tokens", "/api/account/password", "/api/account/delete"):
            answer = await guest.http.post(path, json={"name": "x"}, headers=bearer)
            self._note(path, answer)

    async def _others_tables(self) -> None:
        rng, guest = self.rng, self._guest()
        table = rng.choice([*self.public, "x"])
        act = rng.choice(("join", "start", "leave", "rematch", "return", "moves", "fork"))
        bodies = {"moves": {"step": 1, "move": "draw", "seat": 0}, "fork": {"step": 0}}
        await self.ask(guest, "POST", f"/api/tables/{table}/{act}", bodies.get(act, {}))

    async def _private_tables(self) -> None:
        """Look for tables that are nobody else's business, through people and lists."""
        guest = self._guest()
        for people in (self.known_people, [*self.people], [guest.id, "x"]):
            if people:
                await self.ask(guest, "GET", f"/api/people/{self.rng.choice(people)}")
        for which in ("open", "watch", "mine"):
            await self.ask(guest, "GET", f"/api/tables?which={which}")
        guess = "".join(self.rng.choices("abcdefghijkmnopqrstuvwxyz23456789", k=12))
        await self.ask(guest, "GET", f"/api/tables/{guess}")

    async def _lobby(self) -> None:
        guest = self._guest()
        found = await self.ask(guest, "GET", "/api/tables?which=watch")
        if isinstance(found, list):
            self.public = [card["id"] for card in found] or self.public
            self.people.update(s["user"] for c in found for s in c["seats"] if s["user"])
            while len(self.people) > 2_000:
                self.people.pop()
        for path in ("/api/games", "/api/openapi.json", "/metrics", "/api/bots"):
            await self.ask(guest, "GET", path)

    # --- Secrets ----------------------------------------------------------------------------------

    async def _party(self, game: str) -> tuple[str, list[Follower]]:
        """Three guests at a private table of theirs, all of whom follow it."""
        people = self.rng.sample(self.guests, 3)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await self._made(people[0], {"game": game, "seats": seats})
        for guest in people[1:]:
            await self.ask(guest, "POST", f"/api/tables/{table}/join", {})
        await self.ask(people[0], "POST", f"/api/tables/{table}/start", {})
        return table, [await self._follow(guest, table) for guest in people]

    async def _made(self, guest: Guest, request: dict[str, Any]) -> str:
        made = await self.ask(guest, "POST", "/api/tables", request)
        if not made or "id" not in made:
            raise ValueError("no table")  # there are limits
        table: str = made["id"]
        return table

    async def _follow(self, guest: Guest, table: str, query: str = "") -> Follower:
        follower = Follower()
        path = f"/api/tables/{table}/live{query}"
        follower.socket = await connect(
            self.host, self.port, path, guest.cookie, follower.hear, guest.source
        )
        await follower.until(lambda: follower.view)
        return follower

    async def _sealed_undo(self) -> None:
        """In Amun-Re: choose in secret and take it back; those at other seats must not notice."""
        record, seat = _at_the_offering()
        guest, seed = self._guest(), record.header.secret.seed
        request = {"game": "amun-re", "seats": [{"kind": "me"}] * 3, "seed": seed, "start": True}
        table = await self._made(guest, request)
        party = [await self._follow(guest, table, f"?seat={number}") for number in range(3)]
        for move in record.table.moves:
            await party[move.seat].move(move.text)
        own, others = party[seat], [one for one in party if one is not party[seat]]
        await own.until(lambda: "correction yes" in own.legal)
        await asyncio.gather(*(one.answered("ping") for one in others))
        for one in others:
            one.heard.clear()
        for _ in range(2):
            await own.move("correction yes")
            await own.ask("undo", step=own.view["step"])
        await own.ask("chat", text="done")  # after everything that came before it
        for one in others:
            await one.until_told("chat")
            noticed = [m for m in one.heard if "chat" not in m and m.get("type") != "pong"]
            if noticed:
                self.leaks.append(f"a sealed choice was noticed: {str(noticed)[:200]}")
        self.points.add(9)
        for one in party:
            one.close()

    async def _order(self) -> None:
        """Leave a secret maximum; when it is carried out is looked up in the end."""
        table, party = await self._party("priests-of-ra")
        first = party[0].view["players_to_move"][0]
        await party[first].move("invoke")
        for one in party:
            await one.until_after(0)
        asked = party[0].view["players_to_move"][0]
        other = (asked + 1) % 3
        order = {"verb": "bid", "match": {}, "up_to": 99, "otherwise": "pass"}
        await party[other].ask("order", order=order)
        self.ordered.append((table, other))
        while (mover := party[0].view["players_to_move"][0]) != other:
            step = party[0].view["step"]
            await party[mover].until_asked()
            legal = party[mover].legal
            await party[mover].move("pass" if "pass" in legal else legal[0])
            await party[0].until_after(step)
        await party[0].until_after(party[0].view["step"])
        self.points.add(11)
        for one in party:
            one.close()

    async def _undo_alone(self) -> None:
        """Take moves back in a game alone against bots, which must not be rated then."""
        guest, bot = self._guest(), {"kind": "bot", "bot": "random"}
        request = {"game": "amun-re", "seats": [{"kind": "me"}, bot, bot], "start": True}
        made = await self.ask(guest, "POST", "/api/tables", request)
        if not made or "id" not in made:
            return
        one = await self._follow(guest, made["id"])
        await one.until_asked()
        await one.move(one.legal[0])
        if (await one.ask("undo", step=one.view["step"]))["type"] == "done":
            self.undone.append(made["id"])
            self.points.add(12)
        one.close()


class Follower:
    """Somebody who follows a table, and what they were told."""

    def __init__(self) -> None:
        self.socket: Socket | None = None
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._number = 0

    def hear(self, text: bytes) -> None:
        """Take in a message."""
        message = orjson.loads(text)
        self.heard.append(message)
        self.view = message.get("view") or self.view
        self._news.set()

    @property
    def legal(self) -> list[str]:
        return [move["text"] for move in self.view.get("legal", ())]

    async def until(self, holds: Callable[[], Any]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(ANSWER_SECONDS):
            while not holds():
                self._news.clear()
                await self._news.wait()

    async def until_told(self, part: str) -> None:
        """Wait until a message has a part of that name."""
        await self.until(lambda: any(part in message for message in self.heard))

    async def until_asked(self) -> None:
        """Wait until it is our turn."""
        await self.until(lambda: self.legal)

    async def until_after(self, step: int) -> None:
        """Wait until the game has gone on."""
        await self.until(lambda: self.view["step"] > step)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return the answer to it."""
        self._number += 1
        number = self._number
        assert self.socket
        self.socket.say(orjson.dumps({"type": kind, "id": number, **fields}))
        answers: list[dict[str, Any]] = []

        def answered() -> bool:
            answers[:] = [m for m in self.heard if m.get("id") == number]
            return bool(answers)

        await self.until(answered)
        return answers[0]

    async def answered(self, kind: str) -> None:
        """Wait until everything that was sent to us before this has come."""
        known = len(self.heard)
        assert self.socket
        self.socket.say(orjson.dumps({"type": kind}))
        await self.until(lambda: any(m.get("type") == "pong" for m in self.heard[known:]))

    async def move(self, text: str) -> None:
        """Make a move as soon as it is legal."""
        await self.until(lambda: text in self.legal)
        await self.ask("move", step=self.view["step"], move=text)

    def close(self) -> None:
        """Hang up."""
        if self.socket:
            self.socket.close()


@cache
def _at_the_offering() -> tuple[Record, int]:
    """A game of Amun-Re in which a seat is asked in secret, and that seat."""
    record = at_the_offering()
    for seat in record.players_to_move:
        if "correction yes" in {move.text for move in record.table.legal(seat)}:
            return record, seat
    raise AssertionError("nobody is asked")


@cache
def _journal(game: str) -> str:
    """The journal of a game that was played to its end."""
    table, chooser = heliopolis.new(game, seed=3), random.Random(3)
    while not table.over:
        table.play(chooser.choice(table.legal()))
    return table.journal


def _board_with_many_starts(count: int) -> dict[str, Any]:
    """A board of Cheops that is all river bank, with a number of start vertices."""
    own = cheops.OWN
    water = {t["id"]: {"water_body": "nile"} for t in own["hexes"] if t["terrain"] == "sea"}
    egypt = cheops.Egypt(own)
    around: Any = cheops.FRAME.names()["VERTEX_HEXES"]
    middle = own["named_vertices"]["island_middle"].lower()
    names = [
        name
        for vertex, name in enumerate(cheops.FRAME.vertex_names)
        if egypt._is_buildable(vertex)
        and name != middle
        and any(egypt.water[place] for place in around[vertex] if place >= 0)
    ]
    return {"hexes": water, "start_vertices": names[:count]}


def _frame(kind: int, data: bytes, last: bool = True) -> bytes:
    head = (0x80 if last else 0) | kind
    size = len(data)
    if size < 126:
        start = struct.pack(">BB", head, 0x80 | size)
    elif size < 65_536:
        start = struct.pack(">BBH", head, 0xFE, size)
    else:
        start = struct.pack(">BBQ", head, 0xFF, size)
    return start + bytes(4) + data


_bombs: list[bytes] = []


def _bomb() -> bytes:
    if not _bombs:
        _bombs.append(gzip.compress(bytes(400_000_000), 1))
    return _bombs[0]


def _board(package: str) -> dict[str, Any]:
    text = files(f"heliopolis.games.{package}").joinpath("board.json").read_bytes()
    board: dict[str, Any] = orjson.loads(text)
    boards = board.get("boards")
    return next(iter(boards.values())) if boards else board


def _spoil(rng: random.Random, board: Any) -> None:
    """Change one thing somewhere in a board."""
    place: Any = board
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(place[key], dict | list) and rng.random() < 0.8:
            place = place[key]
            continue
        change = rng.random()
        if change < 0.6:
            value = rng.choice(VALUES)
            place[key] = (
                value.encode(errors="replace").decode() if isinstance(value, str) else value
            )
        elif change < 0.8:
            del place[key]
        elif isinstance(place, dict):
            place[rng.choice(["x", "0,0", "name"])] = place[key]
        else:
            place.extend(place[:50])
        return
