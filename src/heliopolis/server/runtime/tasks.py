"""Work that runs besides requests, in tasks of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from heliopolis.server.logs import logger
from heliopolis.server.store.database import DatabaseAwayError


class Tasks:
    """The background tasks of a process. What goes wrong in one is logged."""

    def __init__(self) -> None:
        self.closing = False  # the process is shutting down and starts nothing new
        self._running: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, DatabaseAwayError):
            logger.warning("database_away", extra={"error": str(error)})
        elif error:
            logger.error("background_failed", exc_info=error)

    async def close(self) -> None:
        """Cancel everything that is still running."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
