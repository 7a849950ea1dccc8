"""What a server does without a request: clocks, tournaments, deliveries, e-mails, dead processes.

Every process writes a heartbeat to the database. The oldest one alive leads: it looks after tables
that no process has in memory. When it dies, the next oldest does. Should two processes believe that
they lead, nothing is done twice: an event number is taken once, and so is a delivery.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import wraps
from time import monotonic

from sqlalchemy import delete, insert, select, update

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.server.core import events
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.record import Record
from heliopolis.server.logs import logger
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.mails import Mails
from heliopolis.server.runtime.notifications import Notifications
from heliopolis.server.runtime.process_notices import ProcessNotices
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database, DatabaseAwayError

BEAT_SECONDS = 2.0
UNHEALTHY_SECONDS = 15.0  # without a heartbeat that could be stored
DELIVER_SECONDS = 10.0  # between looks for deliveries that have to be made again
CLEAN_SECONDS = 600.0
DEAD_MS = 10_000  # without a beat
AT_ONCE = 50  # tables that are woken together
PUT_OFF_MS = 60_000  # until a table that could not be woken is tried again


class BackgroundWork:
    """The background of a process."""

    def __init__(
        self,
        database: Database,
        tables: LiveTables,
        notifications: Notifications,
        mails: Mails,
        notices: ProcessNotices,
        clean: Callable[[], Awaitable[object]],
        led_work: Sequence[Callable[[], Awaitable[None]]],
        process: str,
    ) -> None:
        self._database, self._tables, self._notices = database, tables, notices
        self._notifications, self._mails = notifications, mails
        self._clean_up, self._process = clean, process
        self._led_work = led_work  # of the process that leads
        self._tasks: list[asyncio.Task[None]] = []
        self.leads = False
        self._stored_at = monotonic()

    async def start(self) -> None:
        """Enter the process, and begin."""
        now = now_ms()
        row = {"id": self._process, "started": now, "beat": now}
        entered = insert(schema.processes).values(**row)
        # Alone on its database it takes over at once from a process that was killed.
        others = [] if self._notices.shared else [delete(schema.processes)]
        await self._database.do(*others, entered)
        self._tasks = [
            asyncio.create_task(self._every(1.0, self._tables.tick)),
            asyncio.create_task(self._every(BEAT_SECONDS, self._beat)),
            asyncio.create_task(self._every(BEAT_SECONDS, self._lead)),
            *(asyncio.create_task(self._every(1.0, self._if_leading(w))) for w in self._led_work),
            asyncio.create_task(self._every(DELIVER_SECONDS, self._notifications.deliver)),
            asyncio.create_task(self._every(DELIVER_SECONDS, self._mail)),
            asyncio.create_task(self._every(CLEAN_SECONDS, self._clean)),
        ]

    async def close(self) -> None:
        """Stop, and leave what there is to do to others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        p = schema.processes
        with suppress(DatabaseAwayError):  # then others find out that we are gone
            await self._database.do(delete(p).where(p.c.id == self._process))

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except DatabaseAwayError as error:
                extra = {"work": work.__name__, "error": str(error)}
                logger.warning("database_away", extra=extra)
            except Exception:
                logger.exception("background_work_failed", extra={"work": work.__name__})
            await asyncio.sleep(seconds)

    def _if_leading(self, work: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        @wraps(work)
        async def led() -> None:
            if self.leads:
                await work()

        return led

    async def _beat(self) -> None:
        p = schema.processes
        own = update(p).where(p.c.id == self._process)
        if not await self._database.do(own.values(beat=now_ms())):
            now = now_ms()  # it was taken for dead
            row = {"id": self._process, "started": now, "beat": now}
            await self._database.do(insert(p).values(**row))
        self._stored_at = monotonic()

    def can_store(self) -> bool:
        """Whether the last heartbeat could be stored: a disk may be full, or read-only."""
        return monotonic() - self._stored_at < UNHEALTHY_SECONDS

    async def _lead(self) -> None:
        p = schema.processes.c
        alive = select(p.id).where(p.beat > now_ms() - DEAD_MS).order_by(p.started, p.id)
        found = await self._database.rows(alive)
        self._notices.has_other_processes = len(found) > 1
        leads = bool(found) and found[0].id == self._process
        if leads and not self.leads:
            await self._wake_all()
            await self._upgrade_rules()
        self.leads = leads
        if leads:
            await self._bury()
            await self._wake_due()

    async def _bury(self) -> None:
        """Take over what dead processes have left."""
        p = schema.processes
        dead = await self._database.rows(select(p.c.id).where(p.c.beat <= now_ms() - DEAD_MS))
        for row in dead:
            await self._database.do(delete(p).where(p.c.id == row.id))
            self._tables.process_gone(row.id)
        if dead:
            logger.warning("processes_died", extra={"count": len(dead)})
            await self._wake_all()

    async def _wake_all(self) -> None:
        """Look at every running table: its bots may wait for a process that is no more."""
        t = schema.tables
        await self._database.do(update(t).where(t.c.status == "running").values(wake_at=now_ms()))

    async def _wake_due(self) -> None:
        t = schema.tables.c
        due = select(t.id).where(t.status == "running", t.wake_at <= now_ms())
        for row in await self._database.rows(due.order_by(t.wake_at).limit(AT_ONCE)):
            try:
                await self._tables.wake(row.id)
            except DatabaseAwayError:  # no fault of the table: it is tried again with the next beat
                raise
            except Refused:  # it cannot be read, which was said when it was tried first
                await self._put_off(row.id)
            except Exception:  # one table must not keep the others waiting
                logger.exception("wake_failed")
                await self._put_off(row.id)

    async def _put_off(self, table: str) -> None:
        t = schema.tables
        later = update(t).where(t.c.id == table).values(wake_at=now_ms() + PUT_OFF_MS)
        await self._database.do(later)

    async def _mail(self) -> None:
        if self.leads:
            await self._mails.run()

    async def _clean(self) -> None:
        if self.leads:
            await self._clean_up()

    # --- New rules --------------------------------------------------------------------------------

    async def _upgrade_rules(self) -> None:
        """Replay what was begun by older rules; what does not fit is frozen, and says why."""
        t = schema.tables
        for name in games.names():
            version = games.find(name).rules_version
            old = select(t.c.id).where(
                t.c.game == name, t.c.rules != version, t.c.status.in_(("running", "frozen"))
            )
            for row in await self._database.rows(old):
                with suppress(Refused):  # it cannot be read
                    await self._upgrade(row.id, version)

    async def _upgrade(self, table: str, version: int) -> None:
        live = await self._tables.get(table)
        status = live.record.status
        if status == "running":
            await live.append(lambda record: _upgraded(record, version))
        t = schema.tables
        values = {"rules": version, "status": status}
        await self._database.do(update(t).where(t.c.id == table).values(**values))
        logger.info("rules_upgraded", extra={"status": status, "rules": version})


def _upgraded(record: Record, version: int) -> ProposedEvent:
    if record.rules == version:
        raise HeliopolisError("it has been upgraded already")
    return ProposedEvent(events.UPGRADE, {"rules": version})
