"""The whole battle: a server, honest people, attackers; and what came of it.

Server, honest people and attackers are processes of their own. A move is measured three times: as
the honest client saw it, the same without the time in which the client itself waited for a
processor (it could not have seen an answer), and in the server, from message to acknowledgement.
Nothing is taken off for what the server waited for: its loop, its threads, the disk, a processor.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import uvloop
from benchmarks.server.crowd import percentile
from benchmarks.server.hosting import Host, hosting
from benchmarks.server.measure import database_for
from sqlalchemy import text

from heliopolis.server.core import events, messages
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database
from heliopolis.server.store.tables import TableStore, header_of
from tests.server.running import Person, play_out
from tests.soak.attack.attacks import Attackers
from tests.soak.attack.honest import CANARY, Honest, MadeMove, Seen

SLOW_SECONDS = 0.5
WARM_UP_SECONDS = 8.0
PORTIONS = 5  # of the attacks: memory is measured after each
CLOCK_SECONDS = 0.25  # by which two processes may differ about when something was
ATTACKERS_NICE = 5  # elsewhere they would have processors of their own
SOURCES = Path(__file__).parents[3] / "src"
# By point, the tests that make the attacks which need no server, or one of their own.
LOCAL = {
    5: ["tests/kernel/test_batch.py"],
    12: ["tests/server/core/test_going_back.py"],
    14: ["tests/server/test_storage.py", "tests/server/test_last_line.py"],
    15: [
        "tests/server/core/test_addresses.py",
        "tests/test_web_lock.py",
        "tests/server/test_deploy.py",
    ],
}
# The broken tables, and what uvicorn says of a client that is no WebSocket.
EXPECTED_IN_LOG = (
    *("unreadable", "frozen", "Invalid UTF-8 sequence received from client"),
    '"route":"/healthz","status":503',  # a machine that is too busy says so
)
Tell = Callable[[str], None]

# What a server has if nobody says otherwise, but for webhooks to this machine.
DEFAULTS = Settings(database="x.sqlite")
SETTINGS: dict[str, Any] = {
    "messages_a_second": DEFAULTS.messages_a_second,
    "requests_a_minute": DEFAULTS.requests_a_minute,
    "newcomers_a_minute": DEFAULTS.newcomers_a_minute,
    "bot_pace_ms": DEFAULTS.bot_pace_ms,
    "private_webhooks": True,
    "log_level": "info",
}


@dataclass
class Outcome:
    """What happened."""

    database: str
    attacks: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    failures: Counter[str] = field(default_factory=Counter)  # answers that say the server failed
    errors: list[str] = field(default_factory=list)  # lines of its log
    moves: list[MadeMove] = field(default_factory=list)
    points: set[int] = field(default_factory=set)  # of the list in docs/operations.md
    logins: int = 0  # of the owner of the account that is attacked
    sources_changed: bool = False  # then nothing that was compared means anything
    watched: list[dict[str, Any]] = field(default_factory=list)  # slow moments of the server
    tables: int = 0
    games_ended: int = 0
    lost: list[str] = field(default_factory=list)  # acknowledged, and not in the journal
    refused: Counter[str] = field(default_factory=Counter)
    lost_connections: int = 0
    leaked: list[str] = field(default_factory=list)
    views_checked: int = 0
    memory_mb: tuple[float, ...] = ()  # before, and after each portion of the attacks
    seconds: float = 0.0
    ended_well: bool = False

    @property
    def acknowledged(self) -> list[MadeMove]:
        """The moves that the server has promised."""
        return [move for move in self.moves if move.took is not None]

    def causes(self, move: MadeMove) -> dict[str, float]:
        """Return what is known of the seconds of a slow move; these may overlap."""
        first = move.sent - CLOCK_SECONDS
        last = move.sent + (move.took or 0) + CLOCK_SECONDS
        during = [one for one in self.watched if first <= one["at"] <= last]

        def total(name: str) -> float:
            return float(sum(one.get(name, 0) for one in during)) / 1000

        return {
            "client without a processor": move.unscheduled,
            "loop without a processor": total("waited_for_cpu_ms"),
            "loop at work": total("ran_ms"),
            "commits": total("commit_ms"),
        }

    @property
    def slowest(self) -> float:
        """The longest time a move took, less that in which the client was not scheduled."""
        return max((move.took_scheduled for move in self.acknowledged), default=0.0)

    def _watched(self, name: str) -> list[float]:
        return sorted(one[name] / 1000 for one in self.watched if name in one)

    def report(self) -> Iterator[str]:
        """Tell what happened, line by line."""
        yield f"{self.database}: {self.attacks.total()} attacks in {self.seconds:.0f} s"
        yield f"  attacks: {dict(self.attacks.most_common())}"
        yield f"  points of the list that were attacked: {sorted(self.points)}"
        yield f"  answers: {dict(self.answers.most_common(40))}"
        moves = self.acknowledged
        ended = f"{self.games_ended} games ended"
        yield f"  {len(moves)} honest moves at {self.tables} tables ({ended})"
        yield f"  the owner of the attacked account logged in {self.logins} times"
        for what, seconds in (
            ("a move, as the client saw it", sorted(move.took or 0 for move in moves)),
            ("without the client's waits", sorted(move.took_scheduled for move in moves)),
            ("a move in the server", self._watched("move_ms")),
            ("delay of its loop, most in a second", self._watched("late_ms")),
        ):
            if seconds:
                yield f"  {what}: {_shares(seconds)}"
        slow = [move for move in moves if move.took_scheduled > SLOW_SECONDS]
        yield f"  {len(slow)} moves took longer than 500 ms without the client's waits"
        for move in sorted(slow, key=lambda move: -move.took_scheduled)[:12]:
            why = ", ".join(f"{name} {s * 1000:.0f} ms" for name, s in self.causes(move).items())
            yield f"    {(move.took or 0) * 1000:.0f} ms at {move.sent:.1f}: {why}"
        stood = [one for one in self.watched if "stack" in one]
        worked = sorted(stood, key=lambda one: -one["ran_ms"])
        yield f"  the server's loop stood for over 50 ms {len(worked)} times; most work:"
        for one in worked[:12]:
            yield (
                f"    {one['stood_ms']} ms (ran {one['ran_ms']}, no processor"
                f" {one['waited_for_cpu_ms']}): {one['stack'][:600]}"
            )
        for generation in range(3):
            found = [one for one in self.watched if one.get("generation") == generation]
            if found:
                longest = max(one["collector_ms"] for one in found)
                yield (
                    f"  generation {generation} was collected {len(found)} times,"
                    f" {sum(one['collector_ms'] for one in found) / 1000:.1f} s in all,"
                    f" at most {longest:.0f} ms, {sum(one['collected'] for one in found)} objects"
                )
        yield f"  refused to the honest: {dict(self.refused)}"
        yield f"  connections of the honest that were lost: {self.lost_connections}"
        yield f"  lost moves: {len(self.lost)} {self.lost[:5]}"
        yield f"  leaks: {self.leaked[:5]} in {self.views_checked} views that were compared"
        yield f"  answers of failure: {dict(self.failures.most_common(12))}"
        yield f"  lines of error in its log: {len(self.errors)}"
        for line in self.errors[:8]:
            yield f"    {line[:150]} … {line[-700:]}"
        mb = ", ".join(f"{value:.0f}" for value in self.memory_mb)
        yield f"  memory of the server before, and after each fifth of the attacks: {mb} MiB"
        if self.sources_changed:
            yield "  THE SOURCES CHANGED MEANWHILE: what was compared means nothing"


def _shares(seconds: list[float]) -> str:
    shares = ", ".join(
        f"p{share * 100:g} {percentile(seconds, share) * 1000:.0f} ms"
        for share in (0.5, 0.9, 0.99, 0.999)
    )
    return f"{shares}, max {seconds[-1] * 1000:.0f} ms"


def fight(kind: str, attacks: int, tables: int, think: float, seed: int, tell: Tell) -> Outcome:
    """Have a server on a database of some kind attacked; returns what happened."""
    with database_for(kind) as address, _folder() as folder:
        outcome = Outcome(kind)
        watch, log = folder / "watch", folder / "log"
        os.environ["HELIOPOLIS_ATTACK_WATCH"] = str(watch)
        watch.touch()
        before = _digest()
        with hosting(address) as quick:
            broken = asyncio.run(_make_tables(quick, 3))
            private = _play_in_private(quick)
        settings = Settings(database=address)
        asyncio.run(_break(settings, broken))
        program = "tests.soak.attack.watched_server"
        host = Host(address, settings=SETTINGS, program=program, log=log)
        host.start()
        try:
            honest = Honest("127.0.0.1", host.port, tables, think, seed)
            honest.private.update(private[0])
            honest.people.update(private[1])
            uvloop.run(_fight(host, outcome, honest, attacks, seed, tell, settings))
            outcome.ended_well = host.is_running
        finally:
            if not host.is_running:
                tell(f"the server died: {host.exit_code}; its log ends: {log.read_text()[-3_000:]}")
            host.stop()
        outcome.watched = [json.loads(line) for line in watch.read_text().splitlines()]
        outcome.errors = _errors(log.read_text(errors="replace"))
        outcome.sources_changed = _digest() != before
    return outcome


def attack_locally(outcome: Outcome, tell: Tell) -> None:
    """Make the attacks that need no server under attack, each in a process of its own."""
    for point, tests in LOCAL.items():
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
        done = subprocess.run(command, cwd=SOURCES.parent, capture_output=True, text=True)
        last = (done.stdout.splitlines() or ["nothing was said"])[-1]
        tell(f"point {point}: {last}")
        outcome.points.add(point)
        if done.returncode:
            outcome.failures[f"point {point}: {last}"] += 1


def _digest() -> str:
    """Return what the sources are: they must not change while a server that read them runs."""
    digest = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _play_in_private(host: Host) -> tuple[set[str], set[str]]:
    """Play a private game to its end, with chat and a rematch; return ids of tables and people."""
    ada, bo = Person(host, "Ada"), Person(host, "Bo")
    table = ada.table("ur", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = [ada.sit(table), bo.sit(table)]
    seats[0].do("chat", text=f"{CANARY}{table}")
    play_out(*seats)
    rematch = ada.post(f"/api/tables/{table}/rematch")["id"]
    for seat in seats:
        seat.close()
    return {table, rematch}, {ada.id, bo.id}


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="heliopolis-attack-") as folder:
        yield Path(folder)


def _errors(log: str) -> list[str]:
    """What tells of a fault of ours, tracebacks whole; that the broken tables are, it must say."""
    found: list[str] = []
    last, in_traceback = "", False
    for line in log.splitlines():
        begins = line.startswith(("Traceback", "Fatal"))
        if in_traceback and not begins and not line.startswith("{"):
            found[-1] += f"\n{line}"
            continue
        in_traceback = begins
        told = begins or '"level":"error"' in line
        if told and not any(words in line for words in EXPECTED_IN_LOG):
            found.append(f"after {last[-200:]!r}: {line}" if begins else line)
        last = line
    return found


async def _make_tables(host: Host, count: int) -> list[str]:
    made = []
    async with httpx.AsyncClient(base_url=host.address, timeout=60) as http:
        (await http.get("/api/me")).raise_for_status()
        for _ in range(count):
            request = {"game": "ur", "seats": [{"kind": "me"}] * 2, "start": True, "public": True}
            made.append((await http.post("/api/tables", json=request)).raise_for_status())
    return [answer.json()["id"] for answer in made]


async def _break(settings: Settings, tables: list[str]) -> None:
    """Do to tables what a broken disk or another program would do."""
    database = Database(settings)
    event = "UPDATE events SET {} WHERE table_id = :table AND seq = 0"
    ways = (event.format("kind = 'strange'"), event.format("data = '{broken'"),
            "UPDATE tables SET seating = '[' WHERE id = :table")  # fmt: skip
    for table, way in zip(tables, ways, strict=True):
        async with database.write() as connection:
            await connection.execute(text(way), {"table": table})
    await database.close()


async def _fight(
    host: Host,
    outcome: Outcome,
    honest: Honest,
    attacks: int,
    seed: int,
    tell: Tell,
    settings: Settings,
) -> None:
    await honest.sit_down()
    tell(f"{len(honest.tables)} tables are played")
    await asyncio.sleep(WARM_UP_SECONDS)
    memory = [host.own_memory_mb()]
    began = time.monotonic()
    ids: set[str] = set()
    ordered: list[Any] = []
    undone: list[str] = []
    for number in range(PORTIONS):
        count = attacks * (number + 1) // PORTIONS - attacks * number // PORTIONS
        found = await _attacked(host.port, seed + number, count, sorted(honest.people))
        outcome.attacks.update(found["done"])
        outcome.answers.update(found["statuses"])
        outcome.failures.update(found["failures"])
        ids.update(found["ids"])
        outcome.points.update(found["points"])
        outcome.leaked += found["leaks"]
        if found["canaries"]:
            outcome.leaked.append(f"{found['canaries']} lines of private chat")
        ordered += found["ordered"]
        undone += found["undone"]
        await asyncio.sleep(WARM_UP_SECONDS / 2)
        memory.append(host.own_memory_mb())
        tell(f"{outcome.attacks.total()} attacks, {len(honest.moves)} moves, {memory} MiB")
    outcome.seconds = time.monotonic() - began
    await honest.go_home()
    outcome.memory_mb = tuple(memory)
    outcome.leaked += [f"private table {table}" for table in honest.private & ids]
    outcome.moves, outcome.logins = honest.moves, honest.logins
    outcome.tables, outcome.games_ended = len(honest.tables), honest.ended
    outcome.refused, outcome.lost_connections = honest.refused, honest.lost_connections
    await _check(settings, honest, outcome, ordered, undone)


async def _attacked(port: int, seed: int, count: int, people: list[str]) -> dict[str, Any]:
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        given = port, seed, count, people, file.name
        process = get_context("spawn").Process(target=_attack, args=given)
        process.start()
        await asyncio.to_thread(process.join)
        assert process.exitcode == 0, f"the attackers ended with {process.exitcode}"
        found: dict[str, Any] = json.loads(Path(file.name).read_text())
        return found


def _attack(port: int, seed: int, count: int, people: list[str], file: str) -> None:
    async def attack() -> None:
        attackers = Attackers("127.0.0.1", port, seed, people)
        await attackers.run(count)
        found = {
            "points": sorted(attackers.points),
            "leaks": attackers.leaks,
            "ordered": attackers.ordered,
            "undone": attackers.undone,
            "done": attackers.done,
            "statuses": attackers.statuses,
            "failures": attackers.failures,
            "canaries": attackers.canaries,
            "ids": sorted(attackers.ids),
        }
        Path(file).write_text(json.dumps(found))

    os.nice(ATTACKERS_NICE)
    uvloop.run(attack())


# --- What was promised and shown ------------------------------------------------------------------


async def _check(
    settings: Settings, honest: Honest, outcome: Outcome, ordered: list[Any], undone: list[str]
) -> None:
    database = Database(settings)
    store = TableStore(database)
    try:
        for table, seat in ordered:
            outcome.leaked += hurried_orders(await store.events(table), seat)
        for table in undone:
            if (await _replayed(store, table)).rated:
                outcome.failures["a game alone is rated in spite of moves taken back"] += 1
        for table in honest.tables:
            moves = [move for move in honest.moves if move.table == table]
            seen = [one for one in honest.seen if one.table == table]
            await check_table(store, table, moves, seen, outcome)
    finally:
        await database.close()


def hurried_orders(events_: Sequence[Event], seat: int) -> list[str]:
    """Tell of moves that an order made sooner than a person would: everybody could see that."""
    found, has_order = [], False
    for before, event in pairwise(events_):
        if event.kind == events.ORDER:
            has_order = event.data["seat"] == seat and event.data["order"] is not None
        elif event.kind == events.MOVE and event.data["seat"] == seat and has_order:
            has_order = False
            if event.at - before.at < 0.8 * DEFAULTS.bot_pace_ms:
                found.append(f"an order was carried out after {event.at - before.at} ms")
    return found


async def _replayed(store: TableStore, table: str) -> Record:
    row = await store.row(table)
    assert row is not None, table
    record = Record(header_of(row))
    for event in await store.events(table):
        record.take(event)
    return record


async def check_table(
    store: TableStore, table: str, moves: list[MadeMove], seen: list[Seen], outcome: Outcome
) -> None:
    """Compare what was promised and shown at a table with what is stored and may be seen."""
    row = await store.row(table)
    assert row is not None, table
    record = Record(header_of(row))
    stored: Counter[tuple[int, str]] = Counter()
    wanted: dict[tuple[int | None, int], list[Seen]] = {}
    for one in seen:
        wanted.setdefault((one.viewer, one.step), []).append(one)
    shown: set[int] = set()
    for event in await store.events(table):
        record.take(event)
        if event.kind == events.MOVE:
            stored.update((event.data["seat"], text) for text in events.move_texts(event.data))
        if record.table_if_started is None:
            continue
        for viewer in {one.viewer for one in seen}:
            for one in wanted.get((viewer, record.table.known_step(viewer)), ()):
                if id(one) not in shown and _same(messages.view(record, viewer), one.view):
                    shown.add(id(one))
    promised = Counter((move.seat, move.text) for move in moves if move.took is not None)
    outcome.lost += [f"{table}: {key}" for key in (promised - stored)]
    outcome.views_checked += len(seen)
    outcome.leaked += [
        f"{table}, seat {one.viewer}, step {one.step}: not what may be seen"
        for one in seen
        if id(one) not in shown
    ]


def _same(view: Any, shown: Any) -> bool:
    return bool(json.loads(json.dumps(view)) == shown)
