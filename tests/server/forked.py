"""Servers in processes of their own that start at once: they are forked after all imports."""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import tempfile
import time
import traceback
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import uvicorn
from benchmarks.server.postgres import free_port

from heliopolis.server.app import create
from heliopolis.server.serve import options
from heliopolis.server.settings import Settings
from tests.server.running import QUICK

READY_SECONDS = 120.0
Serves = Callable[[Settings, int], None]
CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__, "tests.server.warmed"])


@cache
def get_ready() -> None:
    """Return when the process that forks has imported everything."""
    process = CONTEXT.Process()  # does nothing; it starts when the imports are done
    process.start()
    process.join()


class Forked:
    """A server that can be killed and started again."""

    def __init__(
        self, database: str, serve: Serves | None = None, may_die: bool = False, **settings: Any
    ) -> None:
        self._log = Path(tempfile.mkstemp(prefix="heliopolis-", suffix=".log")[1])
        self._may_die = may_die
        given = {**QUICK, "log_level": "error", **settings}
        self._settings = Settings(database=database, **given)
        self._serve = serve or _serve
        self._port = free_port()
        self._process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        given = (self._serve, str(self._log), self._settings, self._port)
        self._process = CONTEXT.Process(target=_logged, args=given)
        self._process.start()
        end = time.monotonic() + READY_SECONDS
        while not self._well():
            assert self._process.is_alive(), f"it did not start: {self._last_words()}"
            assert time.monotonic() < end, f"it did not start in time: {self._last_words()}"
            time.sleep(0.01)

    def _last_words(self) -> str:
        """How the process ended, if it did, and its last output."""
        status = self._process.exitcode if self._process else None
        return f"exit status {status}\n{self._log.read_text(errors='replace')[-8_000:]}"

    def _well(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
            return True
        return False

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it gracefully; raise an error with its last output if it ended by itself."""
        died = self._process is not None and not self._process.is_alive()
        self._end(signal.SIGTERM)
        words = self._last_words()
        self._log.unlink(missing_ok=True)
        assert not died or self._may_die, f"it died: {words}"

    def _end(self, how: signal.Signals) -> None:
        if self._process and self._process.pid:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, how)
            self._process.join()


def _logged(serve: Serves, log: str, settings: Settings, port: int) -> None:
    """Serve with all output in a file; the last line says how it ended."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
    faulthandler.enable()
    try:
        serve(settings, port)
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        print(f"process {os.getpid()} ends", file=sys.stderr, flush=True)


def _serve(settings: Settings, port: int) -> None:
    uvicorn.run(create(settings), host="127.0.0.1", port=port, **options())


@contextmanager
def forked(
    database: str,
    count: int = 1,
    serve: Serves | None = None,
    may_die: bool = False,
    **settings: Any,
) -> Iterator[list[Forked]]:
    """Run some servers on one database."""
    servers = [Forked(database, serve, may_die, **settings) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.stop()
