"""Servers in processes of their own that start at once: they are forked where all is imported."""

from __future__ import annotations

import os
import signal
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from typing import Any

import uvicorn

from heliopolis.server.app import create
from heliopolis.server.load.postgres import free_port
from heliopolis.server.serve import options
from heliopolis.server.settings import Settings
from tests.server.running import QUICK

READY_SECONDS = 60.0
Serves = Callable[[Settings, int], None]
_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload([__name__])


class Forked:
    """A server that can be killed and started again."""

    def __init__(self, database: str, serve: Serves | None = None, **settings: Any) -> None:
        given = {**QUICK, "log_level": "error", **settings}
        self._settings = Settings(database=database, **given)
        self._serve = serve or _serve
        self._port = free_port()
        self._process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        self._process = _CONTEXT.Process(target=self._serve, args=(self._settings, self._port))
        self._process.start()
        end = time.monotonic() + READY_SECONDS
        while not self._well():
            assert self._process.is_alive(), "it did not start"
            assert time.monotonic() < end, "it did not start in time"
            time.sleep(0.01)

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
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process and self._process.pid:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, how)
            self._process.join()


def _serve(settings: Settings, port: int) -> None:
    uvicorn.run(create(settings), host="127.0.0.1", port=port, **options())


@contextmanager
def forked(
    database: str, count: int = 1, serve: Serves | None = None, **settings: Any
) -> Iterator[list[Forked]]:
    """Some servers on one database, which run meanwhile."""
    servers = [Forked(database, serve, **settings) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.stop()
