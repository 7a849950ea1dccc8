"""Running the server: one process, or several that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from heliopolis.errors import HeliopolisError
from heliopolis.server.http.limited_protocol import LimitedProtocol
from heliopolis.server.runtime.connection import LARGEST_MESSAGE
from heliopolis.server.settings import Settings

GRACE_SECONDS = 10
OPEN_AFTER_SECONDS = 20.0
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def serve(settings: Settings, host: str, port: int, workers: int, *, open_browser: bool) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.is_sqlite:
        raise HeliopolisError(
            "--workers: SQLite is served by one process; for several, --database names a "
            "PostgreSQL database"
        )
    _must_be_free(host, port)
    asyncio.run(_upgrade_once(settings))
    if not settings.hosts and host in LOOPBACK:
        names = (*LOOPBACK, "[::1]", urlsplit(settings.public_url).hostname or "")
        settings = replace(settings, hosts=",".join(name for name in names if name))
    os.environ.update(settings.as_environment())
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    threading.Thread(target=_greet, args=(address, open_browser), daemon=True).start()
    with _shared_metrics() if workers > 1 else nullcontext():
        uvicorn.run(
            "heliopolis.server.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            **options(),
        )


def options() -> dict[str, Any]:
    """How uvicorn is run, by us and in tests."""
    return {
        "loop": "uvloop",
        "http": LimitedProtocol,
        "ws": "websockets-sansio",
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
        raise HeliopolisError(
            f"--host, --port: {host} port {port} cannot be listened on: {error.strerror}"
        ) from None


async def _upgrade_once(settings: Settings) -> None:
    """Before workers start: one of them would do, but here what goes wrong can be said plainly."""
    from heliopolis.server.store.database import Database
    from heliopolis.server.store.upgrade import upgrade

    try:
        database = Database(settings)
        await upgrade(database)
        await database.close()
    except (OSError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
        raise HeliopolisError(f"--database: it cannot be opened: {reason}") from None


@contextmanager
def _shared_metrics() -> Iterator[None]:
    """Figures of all workers together: they lie in a folder that each of them writes to."""
    with tempfile.TemporaryDirectory(prefix="heliopolis-metrics-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        yield


def _greet(address: str, open_browser: bool) -> None:
    """When the server answers, say where it is."""
    end = time.monotonic() + OPEN_AFTER_SECONDS
    while time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=1):
            print(f"Heliopolis is at {address} (Ctrl-C ends it)", flush=True)
            if open_browser:
                webbrowser.open(address)
            return
        time.sleep(0.1)
