"""Running the server: one process, or several that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from multiprocessing.connection import wait
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from heliopolis.errors import ErrorText, HeliopolisError, system_error
from heliopolis.processes import LastLine, describe_exit
from heliopolis.server import logs
from heliopolis.server.http.limited_protocol import LimitedProtocol, SlicedWebSocket
from heliopolis.server.logs import logger
from heliopolis.server.runtime.connection import LARGEST_MESSAGE
from heliopolis.server.settings import Settings

GRACE_SECONDS = 10
# How long a worker may not answer before it is taken for hung and killed. While it starts it cannot
# answer, and on a busy machine starting takes more than uvicorn's five seconds.
HUNG_AFTER_SECONDS = 60
OPEN_AFTER_SECONDS = 120.0
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def serve(settings: Settings, host: str, port: int, workers: int, *, open_browser: bool) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.is_sqlite:
        raise HeliopolisError(ErrorText("workers"))
    _survive_broken_pipes()
    logs.set_up(settings.log_level)
    last_line = LastLine("server")
    last_line.watch()
    try:
        _must_be_free(host, port)
        asyncio.run(_upgrade_once(settings))
    except HeliopolisError:
        last_line.dismiss()  # it says what is wrong, in one line
        raise
    if not settings.hosts and host in LOOPBACK:
        names = (*LOOPBACK, "[::1]", urlsplit(settings.public_url).hostname or "")
        settings = settings.replace(hosts=",".join(name for name in names if name))
    os.environ.update(settings.as_environment())
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    threading.Thread(target=_greet, args=(address, open_browser), daemon=True).start()
    app = "heliopolis.server.app:create"
    with _shared_metrics() if workers > 1 else nullcontext():
        if workers == 1:
            uvicorn.run(app, factory=True, host=host, port=port, **options())
            return
        config = uvicorn.Config(
            app,
            factory=True,
            host=host,
            port=port,
            workers=workers,
            **options(),
        )
        Workers(config, sockets=[config.bind_socket()]).run()


def _survive_broken_pipes() -> None:
    """Let writing to a connection that has gone be an error, and not the end of the server.

    The command line has asked the operating system to end programs whose reader is gone
    (``heliopolis rules | head``). Here that would be any guest who hangs up at the wrong moment.
    """
    if hasattr(signal, "SIGPIPE") and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)


class Workers(Multiprocess):
    """The processes of a server. One that ends is replaced, and how it ended is logged."""

    def keep_subprocess_alive(self) -> None:
        """Start another worker for each that has ended or hangs."""
        for number, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if not _is_well(worker):
                worker.kill()
                worker.process.join()
                how = describe_exit(worker.exitcode)
                logger.error("worker_ended", extra={"pid": worker.pid, "how": how})
                if worker.exitcode == STARTUP_FAILURE:  # so would every other one
                    self.should_exit.set()
                    return
                self.processes[number] = Process(self.config, self.sockets)
                self.processes[number].start()


def _is_well(worker: Process) -> bool:
    """Whether a worker lives and answers. If it dies meanwhile, that is noticed at once."""
    try:
        worker.parent_conn.send(b"ping")
        ready = wait([worker.parent_conn, worker.process.sentinel], HUNG_AFTER_SECONDS)
        if worker.process.sentinel in ready or not ready:
            return False
        worker.parent_conn.recv()
    except (OSError, EOFError):
        return False
    return True


def options() -> dict[str, Any]:
    """How uvicorn is run, by us and in tests."""
    return {
        "loop": "uvloop",
        "http": LimitedProtocol,
        "ws": SlicedWebSocket,
        "ws_max_size": 4 * LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # it takes more time than it saves
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_keep_alive": 30,
    }


def _must_be_free(host: str, port: int) -> None:
    """Say it plainly where the address cannot be listened on."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, number) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        reason = system_error(error)
        raise HeliopolisError(ErrorText("port", host=host, port=port, reason=reason)) from None


async def _upgrade_once(settings: Settings) -> None:
    """Before workers start: one of them would do, but here what goes wrong can be said plainly."""
    from heliopolis.server.store.database import Database
    from heliopolis.server.store.upgrade import upgrade

    try:
        database = Database(settings)
        try:
            await upgrade(database)
        finally:
            await database.close()
    except (OSError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
        raise HeliopolisError(ErrorText("database-open", reason=reason)) from None


@contextmanager
def _shared_metrics() -> Iterator[None]:
    """Figures of all workers together: they lie in a folder that each of them writes to."""
    with tempfile.TemporaryDirectory(prefix="heliopolis-metrics-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        yield


def _greet(address: str, open_browser: bool) -> None:
    """When the server answers, say where it is, also where no terminal and no browser is."""
    end = time.monotonic() + OPEN_AFTER_SECONDS
    while time.monotonic() < end:
        if _answers(address):
            print(f"Heliopolis is at {address} (Ctrl-C ends it)", flush=True)
            if open_browser:
                webbrowser.open(address)
            return
        time.sleep(0.1)


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=1):
            return True
    except HTTPError as error:  # it may be that it has another name (HELIOPOLIS_HOSTS)
        return error.code < 500
    except OSError:
        return False
