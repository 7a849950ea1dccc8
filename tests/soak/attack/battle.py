"""The whole battle: a server, honest people, attackers; and what came of it."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import uvloop
from benchmarks.server.crowd import percentile
from benchmarks.server.hosting import Host
from benchmarks.server.measure import database_for
from sqlalchemy import text

from heliopolis.server.core import messages
from heliopolis.server.core.record import Record
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database
from heliopolis.server.store.tables import TableStore, header_of
from tests.soak.attack.attacks import Attackers
from tests.soak.attack.honest import Honest, MadeMove, Seen

SLOW_SECONDS = 0.5
WARM_UP_SECONDS = 8.0
WARM_UP_SHARE = 0.2  # of the attacks, before memory is measured
CLOCK_SECONDS = 0.25  # by which two processes may differ about when something was
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
    lags: list[tuple[float, float]] = field(default_factory=list)
    watched: list[dict[str, Any]] = field(default_factory=list)  # slow moments of the server
    tables: int = 0
    games_ended: int = 0
    lost: list[str] = field(default_factory=list)  # acknowledged, and not in the journal
    refused: Counter[str] = field(default_factory=Counter)
    lost_connections: int = 0
    leaked: list[str] = field(default_factory=list)
    views_checked: int = 0
    memory_mb: tuple[float, ...] = ()  # before, after the first attacks, at the end
    seconds: float = 0.0
    ended_well: bool = False

    @property
    def acknowledged(self) -> list[MadeMove]:
        """The moves that the server has promised."""
        return [move for move in self.moves if move.took is not None]

    def causes(self, move: MadeMove) -> dict[str, float]:
        """Return the seconds of a slow move by what they were spent on."""
        first = move.sent - CLOCK_SECONDS
        last = move.sent + (move.took or 0) + CLOCK_SECONDS
        during = [one for one in self.watched if first <= one["at"] <= last]

        def total(name: str) -> float:
            return float(sum(one.get(name, 0) for one in during)) / 1000

        return {
            "clients' own loop": sum(late for at, late in self.lags if first <= at <= last),
            "loop without a processor": total("waited_for_cpu_ms"),
            "threads without a processor": total("threads_without_cpu_ms"),
            "disk": total("disk_ms"),
            "loop at work": total("ran_ms"),
            "commits": total("commit_ms"),
        }

    def took_of_ours(self, move: MadeMove) -> float:
        """Return how long a move took, less what the machine did for others meanwhile."""
        causes = self.causes(move)
        names = ("clients' own loop", "threads without a processor", "disk")
        return max(0.0, (move.took or 0) - sum(causes[name] for name in names))

    def report(self) -> Iterator[str]:
        """Tell what happened, line by line."""
        took = sorted(move.took or 0 for move in self.acknowledged)
        shares = ", ".join(
            f"p{share * 100:g} {percentile(took, share) * 1000:.0f} ms"
            for share in (0.5, 0.9, 0.99, 0.999)
        )
        yield f"{self.database}: {self.attacks.total()} attacks in {self.seconds:.0f} s"
        yield f"  attacks: {dict(self.attacks.most_common())}"
        yield f"  answers: {dict(self.answers.most_common(40))}"
        yield f"  {len(took)} honest moves at {self.tables} tables ({self.games_ended} games ended)"
        yield f"  time to acknowledge a move: {shares}, max {took[-1] * 1000:.0f} ms"
        slow = [move for move in self.acknowledged if (move.took or 0) > SLOW_SECONDS]
        ours = [move for move in slow[:2_000] if self.took_of_ours(move) > SLOW_SECONDS]
        yield f"  {len(slow)} took longer than 500 ms, {len(ours)} of them through the server"
        for move in sorted(slow, key=lambda move: -(move.took or 0))[:12]:
            why = ", ".join(f"{name} {s * 1000:.0f} ms" for name, s in self.causes(move).items())
            yield f"    {(move.took or 0) * 1000:.0f} ms at {move.sent:.1f}: {why}"
        stood = [one for one in self.watched if "stack" in one]
        worked = sorted(stood, key=lambda one: -one["ran_ms"])
        yield f"  the server's loop stood for over 100 ms {len(worked)} times; most work:"
        for one in worked[:12]:
            yield (
                f"    {one['stood_ms']} ms (ran {one['ran_ms']}, no processor"
                f" {one['waited_for_cpu_ms']}): {one['stack'][:600]}"
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
        yield f"  memory of the server before, after the first attacks, at the end: {mb} MiB"


def fight(kind: str, attacks: int, tables: int, think: float, seed: int, tell: Tell) -> Outcome:
    """Have a server on a database of some kind attacked; returns what happened."""
    with database_for(kind) as address, _folder() as folder:
        outcome = Outcome(kind)
        watch, log = folder / "watch", folder / "log"
        os.environ["HELIOPOLIS_ATTACK_WATCH"] = str(watch)
        watch.touch()
        program = "tests.soak.attack.watched_server"
        host = Host(address, settings=SETTINGS, program=program, log=log)
        host.start()
        try:
            broken = asyncio.run(_make_tables(host, 3))
        finally:
            host.stop()
        settings = Settings(database=address)
        asyncio.run(_break(settings, broken))
        host.start()
        try:
            uvloop.run(_fight(host, outcome, attacks, tables, think, seed, tell, settings))
            outcome.ended_well = host.is_running
        finally:
            if not host.is_running:
                tell(f"the server died: {host.exit_code}; its log ends: {log.read_text()[-3_000:]}")
            host.stop()
        outcome.watched = [json.loads(line) for line in watch.read_text().splitlines()]
        outcome.errors = _errors(log.read_text(errors="replace"))
    return outcome


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="heliopolis-attack-") as folder:
        yield Path(folder)


def _errors(log: str) -> list[str]:
    """Lines that tell of a fault of ours; that the broken tables are broken, it must say."""
    found = []
    for line in log.splitlines():
        told = '"level":"error"' in line or line.startswith(("Traceback", "Fatal"))
        if told and not any(words in line for words in EXPECTED_IN_LOG):
            found.append(line)
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
    attacks: int,
    tables: int,
    think: float,
    seed: int,
    tell: Tell,
    settings: Settings,
) -> None:
    honest = Honest("127.0.0.1", host.port, tables, think, seed)
    await honest.sit_down()
    tell(f"{len(honest.tables)} tables are played")
    await asyncio.sleep(WARM_UP_SECONDS)
    memory = [host.own_memory_mb()]
    began = time.monotonic()
    ids: set[str] = set()
    first = int(attacks * WARM_UP_SHARE)
    for number, count in enumerate((first, attacks - first)):
        found = await _attacked(host.port, seed + number, count)
        outcome.attacks.update(found["done"])
        outcome.answers.update(found["statuses"])
        outcome.failures.update(found["failures"])
        ids.update(found["ids"])
        if found["canaries"]:
            outcome.leaked.append(f"{found['canaries']} lines of private chat")
        await asyncio.sleep(WARM_UP_SECONDS / 2)
        memory.append(host.own_memory_mb())
        tell(f"{outcome.attacks.total()} attacks, {len(honest.moves)} moves, {memory} MiB")
    outcome.seconds = time.monotonic() - began
    await honest.go_home()
    outcome.memory_mb = tuple(memory)
    outcome.leaked += [f"private table {table}" for table in honest.private & ids]
    outcome.moves, outcome.lags = honest.moves, honest.lags
    outcome.tables, outcome.games_ended = len(honest.tables), honest.ended
    outcome.refused, outcome.lost_connections = honest.refused, honest.lost_connections
    await _check(settings, honest, outcome)


async def _attacked(port: int, seed: int, count: int) -> dict[str, Any]:
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        process = get_context("spawn").Process(target=_attack, args=(port, seed, count, file.name))
        process.start()
        await asyncio.to_thread(process.join)
        assert process.exitcode == 0, f"the attackers ended with {process.exitcode}"
        found: dict[str, Any] = json.loads(Path(file.name).read_text())
        return found


def _attack(port: int, seed: int, count: int, file: str) -> None:
    async def attack() -> None:
        attackers = Attackers("127.0.0.1", port, seed)
        await attackers.run(count)
        found = {
            "done": attackers.done,
            "statuses": attackers.statuses,
            "failures": attackers.failures,
            "canaries": attackers.canaries,
            "ids": sorted(attackers.ids),
        }
        Path(file).write_text(json.dumps(found))

    uvloop.run(attack())


# --- What was promised and shown ------------------------------------------------------------------


async def _check(settings: Settings, honest: Honest, outcome: Outcome) -> None:
    database = Database(settings)
    store = TableStore(database)
    try:
        for table in honest.tables:
            moves = [move for move in honest.moves if move.table == table]
            seen = [one for one in honest.seen if one.table == table]
            await _check_table(store, table, moves, seen, outcome)
    finally:
        await database.close()


async def _check_table(
    store: TableStore, table: str, moves: list[MadeMove], seen: list[Seen], outcome: Outcome
) -> None:
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
        if event.kind == "move":
            stored[event.data["seat"], event.data["move"]] += 1
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
