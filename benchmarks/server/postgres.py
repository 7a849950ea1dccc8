"""A PostgreSQL of our own, for as long as it is needed."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from benchmarks.server.processes import kill_tree
from heliopolis.errors import UnavailableError

USER = "heliopolis"


def programs() -> Path:
    """Where the programs of PostgreSQL are."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not installed:
        raise UnavailableError("PostgreSQL is not installed: initdb is not found")
    return installed[-1]


# Below those that the system gives to connections, and to everybody who asks for any port: between
# the choice of a port and its use, or while a server is started again, nobody else is given it.
PORTS = range(20_000, 32_000)
_turns = itertools.count(random.SystemRandom().randrange(len(PORTS)))


def free_port() -> int:
    """A port that nobody uses. Every process counts on from a place of its own."""
    for turn in itertools.islice(_turns, len(PORTS)):
        port = PORTS[turn % len(PORTS)]
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise UnavailableError("all ports are in use")


class Cluster:
    """The files of a PostgreSQL server, which can be started, stopped and killed."""

    def __init__(self, folder: Path, settings: Sequence[str] = ()) -> None:
        self._folder, self._data = folder, folder / "data"
        self._port, self._bin = free_port(), programs()
        self._settings = settings
        self._as_postgres: list[str] = []
        if os.getuid() == 0:  # PostgreSQL refuses to run as root: its own user runs it then
            shutil.chown(folder, "postgres")
            self._as_postgres = ["setpriv", "--reuid=postgres", "--regid=postgres",
                                 "--clear-groups", "--"]  # fmt: skip
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "--no-sync")

    def address(self, database: str = "postgres") -> str:
        """Where one of its databases is reached."""
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self._port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it answers.

        After it was killed, what is left of it may keep its memory for a moment.
        """
        for pause in (0.2, 0.5, 1.0, 2.0):
            try:
                self._start()
                return
            except UnavailableError:
                time.sleep(pause)
        self._start()

    def _start(self) -> None:
        words = [f"-p {self._port}", "-c listen_addresses=127.0.0.1", f"-k {self._folder}"]
        words += [f"-c {setting}" for setting in self._settings]
        self._run("pg_ctl", "-D", self._data, "-o", " ".join(words), "-w", "-t", "60", "-l",
                  self._folder / "log", "start")  # fmt: skip

    def kill(self) -> None:
        """End all of it at once and without warning."""
        lock = self._data / "postmaster.pid"
        kill_tree(int(lock.read_text().split()[0]))
        # Where nobody buries the dead, PostgreSQL would believe that it still runs.
        lock.unlink()
        (self._folder / f".s.PGSQL.{self._port}.lock").unlink(missing_ok=True)

    def stop(self) -> None:
        """End it."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop", check=False)

    def make_database(self, name: str) -> str:
        """A new, empty database; returns its address."""
        asyncio.run(self._create(name))
        return self.address(name)

    async def _create(self, name: str) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.address().replace("+asyncpg", ""))
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    def _run(self, program: str, *arguments: str | Path, check: bool = True) -> None:
        command = [*self._as_postgres, self._bin / program, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        if check and done.returncode:
            raise UnavailableError(f"{program}: {(done.stderr or done.stdout).strip()[:300]}")


@contextmanager
def running(settings: Sequence[str] = ()) -> Iterator[Cluster]:
    """Run a cluster that leaves nothing behind."""
    folder = Path(tempfile.mkdtemp(prefix="heliopolis-postgres-"))
    try:
        cluster = Cluster(folder, settings)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
