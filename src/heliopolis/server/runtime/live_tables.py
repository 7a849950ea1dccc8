"""The tables that this process has in memory: found, created, kept up to date, and let go."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from urllib.parse import quote, unquote

from heliopolis.errors import ErrorText, HeliopolisError
from heliopolis.server import metrics
from heliopolis.server.core.clocks import MINUTE, now_ms
from heliopolis.server.core.errors import Refused, conflict, not_found
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Header, Record
from heliopolis.server.logs import logger
from heliopolis.server.runtime.audience import Elsewhere
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.server.runtime.process_notices import ProcessNotices
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.store import snapshots
from heliopolis.server.store.database import DatabaseAwayError
from heliopolis.server.store.snapshots import Snapshots
from heliopolis.server.store.tables import TableStore, header_of

WAKE_PAUSE_MS = 5_000
PRESENCE_PAUSE = 0.25  # seconds in which arrivals and departures are gathered
MOST_UNUSED = 500  # tables in memory that nobody follows: whoever makes many fills no memory
MOST_LEAVING = 200  # at once


class LiveTables:
    """Finds tables, keeps those in use in memory, and lets the others go."""

    def __init__(
        self,
        store: TableStore,
        snapshots: Snapshots,
        notices: ProcessNotices,
        tasks: Tasks,
        make_live: Callable[[Record], LiveTable],
        *,
        idle_minutes: float,
    ) -> None:
        self.live: dict[str, LiveTable] = {}
        self._store, self._snapshots = store, snapshots
        self._notices, self._tasks = notices, tasks
        self._make_live = make_live
        self._idle_minutes = idle_minutes
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._changed_while_loading: set[str] = set()
        self._unreadable: set[str] = set()  # tables of which that was logged
        self._presence: set[str] = set()
        self.connections: Counter[str] = Counter()  # of this process, by user
        notices.on_connect = self.catch_up_all
        notices.on_events = self.on_stored_elsewhere
        notices.on(":session", self._on_session)
        notices.on(":presence", self._on_presence)
        notices.on(":who", self._on_who)

    # --- Finding ----------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """Return a table with all that any process had stored when it was asked for."""
        begun = table in self.live or table in self._loading
        found = self.live.get(table) or await self._loaded(table)
        if begun:  # what was read for somebody else may have been read too early
            found.used_at = now_ms()
            await found.catch_up()
        return found

    async def _loaded(self, table: str) -> LiveTable:
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        row = await self._store.row(table)
        if row is None:
            raise not_found("table", "id")
        try:
            header = header_of(row)
            record = snapshots.unpacked(header, row) or Record(header)
        except (KeyError, TypeError, ValueError, HeliopolisError):
            if table not in self._unreadable:  # said once, and not whenever somebody looks
                self._unreadable.add(table)
                logger.exception("table_unreadable", extra={"table": table})
            raise conflict("unreadable", "this table cannot be read any more") from None
        snapshot_seq = record.next_seq
        for event in await self._store.events(table, snapshot_seq):
            record.take(event)
        live = self._make_live(record)
        live.snapshot_seq = snapshot_seq
        live.stored_deadline = row.wake_at
        live.finished = row.status == "over"
        self.live[table] = live
        metrics.LIVE_TABLES.set(len(self.live))
        self._notices.send_soon(f"who {table}", f":who {table}")
        if table in self._changed_while_loading:
            self._changed_while_loading.discard(table)
            self._tasks.run(live.catch_up())
        if live.record.status == "over" and not live.finished:
            live.run_due_work()
        return live

    async def listed(self, which: str, user: str | None) -> list[LiveTable]:
        """Return open or running public tables, or a user's own."""
        ids = await self._store.listed(which, user)
        await self._catch_up_with(ids)
        found = [self.live.get(table) or await self._loaded_if_readable(table) for table in ids]
        return [live for live in found if live]

    async def _loaded_if_readable(self, table: str) -> LiveTable | None:
        """Load a table; None if not even its header can be read: the others are listed still."""
        try:
            return await self._loaded(table)
        except Refused:
            return None

    async def _catch_up_with(self, tables: Sequence[str]) -> None:
        """Learn what other processes have stored of the tables in memory."""
        known = [table for table in tables if table in self.live]
        if known and self._notices.shared:
            for table, seq in (await self._store.last_events(known)).items():
                live = self.live.get(table)
                if live and not live.knows(seq):
                    await live.catch_up()

    # --- Making -----------------------------------------------------------------------------------

    async def check_quota(self, user: str, most: int) -> None:
        """Refuse another table to a user who is the host of too many."""
        if await self._store.number_hosted(user) >= most:
            raise conflict("too_many_tables", ErrorText("request-tables", most=most))

    async def create(self, header: Header, begun: Sequence[Event] = ()) -> LiveTable:
        """Store a new table; it runs at once if it has first events."""
        await self._store.create(header, begun, "running" if begun else "open")
        return await self.begin(header.id)

    async def begin(self, table: str) -> LiveTable:
        """Begin with a table that has just been stored: bots may be the first to move."""
        live = await self.get(table)
        live.loaded_seq = 0
        live.run_due_work()
        return live

    # --- Keeping up -------------------------------------------------------------------------------

    def on_stored_elsewhere(self, table: str, seq: int) -> None:
        """React to an event that another process has stored."""
        live = self.live.get(table)
        if live and not live.knows(seq):
            self._tasks.run(live.catch_up())
        elif table in self._loading:
            self._changed_while_loading.add(table)

    def catch_up_all(self) -> None:
        """Look at the events of all tables in memory: notices may have been missed."""
        for live in list(self.live.values()):
            self._tasks.run(live.catch_up())
        self._changed_while_loading.update(self._loading)  # what is being read may be too old

    async def wake(self, table: str) -> None:
        """Do what a table's clocks, or a process that died, have left to do."""
        live = await self.get(table)
        await live.catch_up()
        live.run_due_work()
        running = live.record.status == "running"
        deadline = live.record.clocks.deadline() if running else None
        if deadline is not None:  # not again at once: what is due is being done
            deadline = max(deadline, now_ms() + WAKE_PAUSE_MS)
        await live.set_deadline(deadline)

    async def tick(self) -> None:
        """Do what is due every second: clocks, reads that failed, snapshots, unloading."""
        now = now_ms()
        lives = list(self.live.values())
        leaving = self._leaving(lives, now)
        for live in lives:
            if live.expired(now):
                live.run_due_work()
        await self._learn_again(lives)
        await self._store_snapshots(lives, leaving)
        for live in leaving:
            if live.used_at < now and not live.busy:
                self.live.pop(live.id, None)
        metrics.LIVE_TABLES.set(len(self.live))

    async def _learn_again(self, lives: Sequence[LiveTable]) -> None:
        """Read what could not be read when it was announced: nothing else may ask for it."""
        behind = [live.learn() for live in lives if live.is_behind]
        for error in await asyncio.gather(*behind, return_exceptions=True):
            # That the database is away is said with every heartbeat.
            if isinstance(error, Exception) and not isinstance(error, DatabaseAwayError):
                logger.error("catch_up_failed", exc_info=error)

    def _leaving(self, lives: Sequence[LiveTable], now: int) -> list[LiveTable]:
        """Return the tables that leave memory: unused for long, or the oldest of too many."""
        idle = now - int(self._idle_minutes * MINUTE)
        unused = sorted((live for live in lives if not live.busy), key=lambda live: live.used_at)
        over = max(0, len(unused) - MOST_UNUSED)
        return [
            live
            for number, live in enumerate(unused[:MOST_LEAVING])
            if live.used_at < idle or (number < over and live.used_at < now)
        ]

    async def _store_snapshots(
        self, lives: Sequence[LiveTable], leaving: Sequence[LiveTable]
    ) -> None:
        """Store snapshots from time to time, and before tables leave memory."""
        gone = {live.id for live in leaving}
        due = [
            live
            for live in lives
            if live.needs_snapshot(snapshots.WHEN_UNLOADED if live.id in gone else snapshots.EVERY)
        ]
        if not due:
            return
        seqs = [live.record.next_seq for live in due]
        for live in due:
            live.owns_next_snapshot = False
        try:
            await self._snapshots.store([live.record for live in due])
        except BaseException:
            for live in due:
                live.owns_next_snapshot = True
            raise
        for live, seq in zip(due, seqs, strict=True):
            live.snapshot_seq = seq

    # --- Presence ---------------------------------------------------------------------------------

    def presence_changed(self, live: LiveTable) -> None:
        """Tell everybody soon that users have come or gone, several at once."""
        if live.id not in self._presence:
            self._presence.add(live.id)
            self._tasks.run(self._tell_presence(live))

    async def _tell_presence(self, live: LiveTable) -> None:
        await asyncio.sleep(PRESENCE_PAUSE)
        self._presence.discard(live.id)
        live.audience.tell_changes()
        if self._notices.has_other_processes:
            self._send_presence(live)

    def _send_presence(self, live: LiveTable) -> None:
        audience = live.audience
        users = {listener.user for listener in audience.listeners} & live.record.users()
        count, names = audience.watching_here()
        named = [f"={quote(name)}" for name in names]
        words = [":presence", live.id, str(count), *sorted(users), *named]
        self._notices.send_soon(f"presence {live.id}", " ".join(words))

    def _on_who(self, sender: str, words: list[str]) -> None:
        if live := self.live.get(words[0]):
            self._send_presence(live)

    def _on_presence(self, sender: str, words: list[str]) -> None:
        if live := self.live.get(words[0]):
            users = {word for word in words[2:] if not word.startswith("=")}
            names = [unquote(word[1:]) for word in words[2:] if word.startswith("=")]
            live.audience.elsewhere[sender] = Elsewhere(users, (int(words[1]), names))
            live.audience.tell_changes()

    def process_gone(self, process: str) -> None:
        """Forget the users who were present through a process that is gone."""
        for live in self.live.values():
            if live.audience.elsewhere.pop(process, None):
                live.audience.tell_changes()

    # --- Sessions ---------------------------------------------------------------------------------

    async def end_session(self, session: str) -> None:
        """Close the connections of a session or token, in every process."""
        self._on_session("", [session])
        await self._notices.send([f":session {session}"])

    def _on_session(self, sender: str, words: list[str]) -> None:
        for live in self.live.values():
            for listener in live.audience.listeners:
                if listener.session == words[0]:
                    listener.close(4001, "the session was ended")
