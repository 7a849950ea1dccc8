"""No process of the server ends without a last line, and none outlives the one that started it."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import heliopolis
from heliopolis.server.logs import logger
from heliopolis.server.runtime import bot_pool
from heliopolis.server.runtime.bot_pool import BotPool
from heliopolis.server.settings import Settings
from tests.server.postgres import free_port
from tests.server.running import Person

PATIENCE = 300.0  # seconds for every worker to import everything, however busy the machine is


class Served:
    """``heliopolis serve`` as a program, with its log in a file."""

    def __init__(
        self, folder: Path, database: str, workers: int, stderr: int | None = None
    ) -> None:
        self.port = free_port()
        self._log = folder / "log"
        command = ["serve", "--no-open", "--port", str(self.port), "--database", database]
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "heliopolis", *command, "--workers", str(workers)],
                stderr=stderr or log,
                env={**os.environ, "HELIOPOLIS_LOG_LEVEL": "info"},
            )
        self.wait_for(self.answers)

    def lines(self, event: str, **fields: Any) -> list[dict[str, Any]]:
        """The log lines of that kind."""
        told = [json.loads(line) for line in self._log.read_text().splitlines() if line[:1] == "{"]
        wanted = {"event": event, **fields}
        return [line for line in told if wanted.items() <= line.items()]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
            return True
        return False

    def is_port_free(self) -> bool:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind(("127.0.0.1", self.port))
                return True
        return False

    def wait_for(self, holds: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, self._log.read_text()
            time.sleep(0.05)

    def children(self) -> list[int]:
        """The ids of its workers."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [pid for pid in map(int, listed.split()) if b"spawn_main" in _command(pid)]


def _command(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def served(
    folder: Path, database: str, workers: int = 1, stderr: int | None = None
) -> Iterator[Served]:
    server = Served(folder, database, workers, stderr)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


def test_a_stopped_server_logs_its_end(tmp_path: Path) -> None:
    with served(tmp_path, str(tmp_path / "tables.sqlite")) as server:
        server.process.terminate()
        assert server.process.wait(PATIENCE) == -signal.SIGTERM
        assert server.lines("closed")
        assert server.lines("ended", role="server", how="SIGTERM")


def test_a_stopped_server_leaves_no_semaphores_behind(tmp_path: Path) -> None:
    """Also when a bot has thought and a board was checked in other processes."""
    with served(tmp_path, str(tmp_path / "tables.sqlite"), stderr=subprocess.PIPE) as server:
        ada = Person(server, "Ada")
        seat = ada.sit(ada.table("priests-of-ra", "me", "easy", start=True)).until(lambda s: s.view)
        while not any(event.get("seat") == 1 for event in seat.log):  # the bot has moved
            if seat.legal:
                seat.move(seat.legal[0])
            else:
                seat.hear()
        ada.table("catan-island", "me", "open", "open", board={"name": "Ours"})
        server.process.terminate()
        _, told = server.process.communicate(timeout=PATIENCE)  # until all that can write ended
    assert b'"closed"' in told
    assert b"leaked" not in told, told[-2_000:]


@pytest.mark.parametrize("names", ["", "games.example"])
def test_a_server_without_a_terminal_prints_where_it_is(tmp_path: Path, names: str) -> None:
    """Also where it has another name, under which it must be asked."""
    port = free_port()
    database = str(tmp_path / "tables.sqlite")
    command = ["serve", "--no-open", "--port", str(port), "--database", database]
    with subprocess.Popen(
        [sys.executable, "-m", "heliopolis", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "HELIOPOLIS_HOSTS": names},
    ) as server:
        killer = threading.Timer(2 * PATIENCE, server.kill)
        killer.start()
        assert server.stdout
        line = server.stdout.readline()
        killer.cancel()
        server.kill()
    assert f"http://127.0.0.1:{port}" in line


def test_a_client_that_disconnects_at_the_wrong_moment_does_not_end_the_server(
    tmp_path: Path,
) -> None:
    """Writing to a closed connection sends SIGPIPE, which ends our other commands."""
    with served(tmp_path, str(tmp_path / "tables.sqlite")) as server:
        server.process.send_signal(signal.SIGPIPE)
        server.process.terminate()  # sent later: the first signal has had its effect by then
        assert server.process.wait(PATIENCE) == -signal.SIGTERM


@pytest.mark.long
def test_a_killed_worker_is_logged_and_replaced(tmp_path: Path, postgres_database: str) -> None:
    with served(tmp_path, postgres_database, workers=2) as server:
        server.wait_for(lambda: len(server.lines("open")) == 2)
        victim = server.children()[0]
        os.kill(victim, signal.SIGKILL)
        server.wait_for(lambda: server.lines("worker_ended", pid=victim, how="SIGKILL"))
        server.wait_for(lambda: len(server.lines("open")) == 3)
        server.process.terminate()
        server.process.wait(PATIENCE)
        assert len(server.lines("ended", role="worker")) == 2
        assert server.lines("ended", role="server")


def test_workers_end_when_their_parent_is_killed(tmp_path: Path, postgres_database: str) -> None:
    with served(tmp_path, postgres_database, workers=2) as server:
        server.wait_for(lambda: len(server.lines("open")) == 2)
        server.process.kill()
        server.process.wait()
        server.wait_for(server.is_port_free)
        server.wait_for(lambda: len(server.lines("orphaned")) == 2)


class Kept(logging.Handler):
    """What was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def test_a_killed_bot_process_is_logged_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    # Spawned as outside tests: the end of a forked one is told only to the first who asks.
    monkeypatch.setattr(bot_pool, "get_context", multiprocessing.get_context)
    table = heliopolis.new("priests-of-ra", seats=3, seed=7)
    seat = table.players_to_move[0]
    thinkers = BotPool(Settings(database="sqlite+aiosqlite://", log_level="warning"))
    handler = Kept()
    logger.addHandler(handler)

    async def play() -> None:
        assert await thinkers.choose("greedy", table, seat, "t") in ("draw", "invoke")
        (process,) = thinkers._quick[0]._pool._processes.values()  # type: ignore[union-attr]
        process.kill()
        process.join()
        assert await thinkers.choose("greedy", table, seat, "t") in ("draw", "invoke")
        told = [record for record in handler.records if record.msg == "bot_process_ended"]
        assert [vars(record)["pid"] for record in told] == [process.pid]
        assert vars(told[0])["how"] == "SIGKILL"

    try:
        asyncio.run(play())
    finally:
        logger.removeHandler(handler)
        asyncio.run(thinkers.close())
