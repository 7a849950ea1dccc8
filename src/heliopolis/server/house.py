"""The house: everything that one process of the server has, put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from heliopolis.server.bots import Thinkers
from heliopolis.server.duties import Duties
from heliopolis.server.limits import Limit
from heliopolis.server.logs import logger
from heliopolis.server.notices import Notices
from heliopolis.server.notifier import Notifier
from heliopolis.server.people import People
from heliopolis.server.results import Results
from heliopolis.server.settings import Settings
from heliopolis.server.snapshots import Snapshots
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database, DatabaseAwayError
from heliopolis.server.store.upgrade import upgrade
from heliopolis.server.store.writer import Writer
from heliopolis.server.tables import Tables

_COOKIE_KEY = "cookie_key"


class House:
    """One process of the server."""

    people: People

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.closing = False
        self.database = Database(settings)
        self.shared = not settings.is_sqlite  # may other processes store events?
        self.writer = Writer(self.database, self.process)
        self.notices = Notices(self)
        self.notifier = Notifier(self)
        self.results = Results(self)
        self.snapshots = Snapshots(self)
        self.tables = Tables(self)
        self.thinkers = Thinkers(settings)
        self.duties = Duties(self)
        self.newcomers = Limit(settings.newcomers_a_minute)
        self.changes = Limit(settings.requests_a_minute)
        self.logins = Limit(settings.newcomers_a_minute / 4)
        self.chats = Limit(30, burst=8)
        self._running: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Bring the database up to date, and begin."""
        await upgrade(self.database)
        self.people = People(self, await self._cookie_key())
        self.writer.start()
        self.notices.start()
        await self.duties.start()
        logger.info("open", extra={"server": self.process})

    async def close(self) -> None:
        """End in good order: what was asked for is stored, and others take over the rest."""
        self.closing = True
        self.thinkers.close()
        await self.duties.close()
        await self.writer.close()
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.notices.close()
        await self.database.close()
        logger.info("closed", extra={"server": self.process})

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong is logged."""
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

    async def _cookie_key(self) -> str:
        """The key that signs cookies: made once, and the same for all processes."""
        m = schema.meta
        query = select(m.c.value).where(m.c.key == _COOKIE_KEY)
        row = await self.database.row(query)
        if row is None:
            made = {"key": _COOKIE_KEY, "value": secrets.token_urlsafe(32)}
            with suppress(IntegrityError):  # another process was first
                await self.database.do(insert(m).values(**made))
            row = await self.database.row(query)
        return str(row.value) if row else ""
