"""Running the server: one process, or several that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from heliopolis.errors import HeliopolisError
from heliopolis.server.settings import Settings
from heliopolis.server.socket import LARGEST_MESSAGE

GRACE_SECONDS = 10
OPEN_AFTER_SECONDS = 20.0


def serve(settings: Settings, host: str, port: int, workers: int, *, open_browser: bool) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.is_sqlite:
        raise HeliopolisError(
            "--workers: SQLite is served by one process; for several, --database names a "
            "PostgreSQL database"
        )
    os.environ.update(settings.as_environment())
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    if workers > 1:
        _share_metrics()
        asyncio.run(_upgrade_once(settings))
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
        "http": "httptools",
        "ws": "websockets-sansio",
        "ws_max_size": 4 * LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # it takes more time than it saves
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_keep_alive": 30,
    }


async def _upgrade_once(settings: Settings) -> None:
    from heliopolis.server.store.database import Database
    from heliopolis.server.store.upgrade import upgrade

    database = Database(settings)
    await upgrade(database)
    await database.close()


def _share_metrics() -> None:
    """Figures of all workers together: they lie in a folder that each of them writes to."""
    os.environ.setdefault(
        "PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="heliopolis-metrics-")
    )


def _open_when_ready(address: str) -> None:
    end = time.monotonic() + OPEN_AFTER_SECONDS
    while time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
