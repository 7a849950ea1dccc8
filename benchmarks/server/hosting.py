"""A table server in processes of its own, as an operator would run it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from benchmarks.server.postgres import free_port
from benchmarks.server.processes import cpu_seconds, kill_tree, memory_mb, own_memory_mb
from heliopolis.errors import UnavailableError
from heliopolis.server.settings import PREFIX

READY_SECONDS = 180.0

# A few people of the bench do what thousands would do.
UNLIMITED = {
    "messages_a_second": 1e6,
    "requests_a_minute": 1e9,
    "newcomers_a_minute": 1e9,
    "tables_per_user": 10**6,
    "sockets_per_user": 10**6,
    "log_level": "error",
    "bot_pace_ms": 0,
}


class Host:
    """``heliopolis serve``, which can be killed and started again."""

    def __init__(
        self,
        database: str,
        workers: int = 1,
        settings: Mapping[str, Any] | None = None,
        program: str = "heliopolis",
        log: Path | None = None,
    ) -> None:
        self.port = free_port()
        self._log = log
        self._command = [
            *(sys.executable, "-m", program, "serve", "--no-open"),
            *("--port", str(self.port), "--database", database, "--workers", str(workers)),
        ]
        values = {**UNLIMITED, **(settings or {})}
        variables = {PREFIX + name.upper(): str(value) for name, value in values.items()}
        self._environment = {**os.environ, **variables}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its first process."""
        return self._process.pid if self._process else 0

    def start(self) -> None:
        """Start it, and wait until it is well."""
        with nullcontext(None) if self._log is None else self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdout=log, stderr=log
            )
        end = time.monotonic() + READY_SECONDS
        while not self._well():
            if self._process.poll() is not None or time.monotonic() > end:
                raise UnavailableError("the server did not start")
            time.sleep(0.02)

    def _well(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
            return True
        return False

    def kill(self) -> None:
        """End it without warning."""
        if self._process:
            kill_tree(self._process.pid)
            self._process.wait()

    def stop(self) -> None:
        """End it in good order."""
        if self._process and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def is_running(self) -> bool:
        """Whether its first process lives."""
        return self._process is not None and self._process.poll() is None

    @property
    def exit_code(self) -> int | None:
        """How its first process ended, if it has."""
        return self._process.poll() if self._process else None

    def memory_mb(self) -> float:
        """What it takes of memory."""
        return memory_mb(self.pid)

    def own_memory_mb(self) -> float:
        """What its first process takes of memory, without those it started."""
        return own_memory_mb(self.pid)

    def cpu_seconds(self) -> float:
        """How long processors have worked for it."""
        return cpu_seconds(self.pid)


@contextmanager
def hosting(
    database: str, workers: int = 1, settings: Mapping[str, Any] | None = None
) -> Iterator[Host]:
    """Run a server."""
    host = Host(database, workers, settings)
    try:
        host.start()
        yield host
    finally:
        host.stop()
