"""All tables: in the database, and those in the memory of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import bindparam, func, insert, select, text, update
from sqlalchemy.engine import Row

from heliopolis.kernel.journal import Secret
from heliopolis.server import metrics, snapshots
from heliopolis.server.clocks import MINUTE, Terms
from heliopolis.server.errors import not_found
from heliopolis.server.events import Event
from heliopolis.server.live import Live
from heliopolis.server.messages import now_ms
from heliopolis.server.record import Header, Record
from heliopolis.server.store import schema

if TYPE_CHECKING:
    from heliopolis.server.house import House

MOST_LISTED = 100
LONGEST_ID = 40
MOST_FINISHED = 10  # of one's own tables; the others are in the history
WAKE_PAUSE_MS = 5_000
PRESENCE_PAUSE = 0.25  # seconds in which comings and goings are gathered

_snapshot = schema.snapshots.c
_HEADER = (
    select(schema.tables, _snapshot.made_by, _snapshot.sum, _snapshot.data)
    .outerjoin(schema.snapshots, _snapshot.table_id == schema.tables.c.id)
    .where(schema.tables.c.id == bindparam("table"))
)
_EVENTS = text(
    "SELECT table_id, seq, at, kind, data FROM events"
    " WHERE table_id = :table AND seq >= :first ORDER BY seq"
)


class Tables:
    """Finds tables, keeps those in memory that are in use, and lets the others go."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._heard_meanwhile: set[str] = set()  # tables with news while they were loaded
        self._presence: set[str] = set()

    # --- Finding ----------------------------------------------------------------------------------

    async def get(self, table: str) -> Live:
        """The table of an id, with all that any process had stored when it was asked for."""
        begun = table in self.live or table in self._loading
        found = self.live.get(table) or await self._loaded(table)
        if begun:  # what is read for somebody else may have been read too early
            found.used_at = now_ms()
            await found.catch_up()
        return found

    async def _loaded(self, table: str) -> Live:
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Live:
        row = None
        if 0 < len(table) <= LONGEST_ID and table.isascii() and table.isprintable():
            row = await self.house.database.row(_HEADER, table=table)
        if row is None:
            raise not_found("table", "id")
        header = header_of(row)
        record = snapshots.unpacked(header, row) or Record(header)
        kept_seq = record.next_seq
        for event in await self.events(table, kept_seq):
            record.take(event)
        live = Live(self.house, record)
        live.kept_seq = kept_seq
        live.woken_at = row.wake_at
        live.finished = row.status == "over"
        self.live[table] = live
        metrics.LIVE_TABLES.set(len(self.live))
        self.house.notices.ask_presence(live)
        if table in self._heard_meanwhile:
            self._heard_meanwhile.discard(table)
            self.house.run(live.catch_up())
        if live.record.status == "over" and not live.finished:
            live.attend()
        return live

    async def events(self, table: str, first: int = 0) -> list[Event]:
        """The stored events of a table, from a number on."""
        rows = await self.house.database.rows(_EVENTS, table=table, first=first)
        return [Event.stored(*tuple(row)) for row in rows]

    async def listed(self, which: str, person: str | None) -> list[Live]:
        """Open or running public tables, or those of a person."""
        t, s = schema.tables.c, schema.seats.c
        query = select(t.id).order_by(t.created.desc()).limit(MOST_LISTED)
        if which == "mine":
            own = select(s.table_id).where(s.person == (person or ""))
            mine = query.where((t.id.in_(own)) | (t.host == (person or "")))
            finished = mine.where(t.status == "over").limit(MOST_FINISHED)
            queries = [mine.where(t.status.in_(("open", "running", "frozen"))), finished]
        else:
            status = "open" if which == "open" else "running"
            queries = [query.where(t.public, t.status == status)]
        rows = [row for query in queries for row in await self.house.database.rows(query)]
        await self._catch_up_with([row.id for row in rows])
        return [self.live.get(row.id) or await self._loaded(row.id) for row in rows]

    async def _catch_up_with(self, tables: Sequence[str]) -> None:
        """Learn what other processes have stored of those that are in memory."""
        known = [table for table in tables if table in self.live]
        if not (known and self.house.shared):
            return
        e = schema.events.c
        last = select(e.table_id, func.max(e.seq).label("seq")).where(e.table_id.in_(known))
        for row in await self.house.database.rows(last.group_by(e.table_id)):
            live = self.live.get(row.table_id)
            if live and not live.knows(row.seq):
                await live.catch_up()

    # --- Making -----------------------------------------------------------------------------------

    async def create(
        self, header: Header, begun: Sequence[Event] = (), status: str = "open"
    ) -> Live:
        """A new table, perhaps with its first events."""
        seats = [
            {"table_id": header.id, "seat": number, "person": seat["person"]}
            for number, seat in enumerate(header.seating)
            if seat.get("person")
        ]
        async with self.house.database.write() as connection:
            await connection.execute(insert(schema.tables).values(**row_of(header, status)))
            if seats:
                await connection.execute(insert(schema.seats), seats)
            if begun:
                rows = [
                    {"table_id": e.table, "seq": e.seq, "at": e.at, "kind": e.kind, "data": e.text}
                    for e in begun
                ]
                await connection.execute(insert(schema.events), rows)
        live = await self.get(header.id)
        live.loaded_seq = 0
        live.attend()
        return live

    # --- Keeping up -------------------------------------------------------------------------------

    def heard_of(self, table: str, seq: int) -> None:
        """Another process has stored an event."""
        live = self.live.get(table)
        if live and not live.knows(seq):
            self.house.run(live.catch_up())
        elif table in self._loading:
            self._heard_meanwhile.add(table)

    def catch_up_all(self) -> None:
        """Notices may have been missed."""
        for live in list(self.live.values()):
            self.house.run(live.catch_up())

    async def note_deadline(self, live: Live) -> None:
        """Let the database know a deadline that is earlier than the one it knows."""
        deadline = live.record.clocks.deadline() if live.record.status == "running" else None
        if deadline is not None and (live.woken_at is None or deadline < live.woken_at):
            await self._set_deadline(live, deadline)

    async def _set_deadline(self, live: Live, deadline: int | None) -> None:
        t = schema.tables
        await self.house.database.do(update(t).where(t.c.id == live.id).values(wake_at=deadline))
        live.woken_at = deadline

    async def wake(self, table: str) -> None:
        """Do what a table's clocks, or a process that died, have left to do."""
        live = await self.get(table)
        await live.catch_up()
        live.attend()
        running = live.record.status == "running"
        deadline = live.record.clocks.deadline() if running else None
        if deadline is not None:  # not at once again: what is due is being done
            deadline = max(deadline, now_ms() + WAKE_PAUSE_MS)
        await self._set_deadline(live, deadline)

    async def tick(self) -> None:
        """Once a second: clocks that have run out, tables that nobody uses."""
        now = now_ms()
        idle = now - int(self.house.settings.idle_minutes * MINUTE)
        lives = list(self.live.values())
        leaving = [live for live in lives if live.used_at < idle and not live.busy]
        for live in lives:
            if live.expired(now):
                live.attend()
        await self._keep(lives, leaving)
        for live in leaving:
            if live.used_at < idle and not live.busy:
                self.live.pop(live.id, None)
        metrics.LIVE_TABLES.set(len(self.live))

    async def _keep(self, lives: Sequence[Live], leaving: Sequence[Live]) -> None:
        """Keep where tables stand from time to time, and before they leave memory."""
        gone = {live.id for live in leaving}
        due = [
            live
            for live in lives
            if live.worth_keeping(snapshots.WORTH_KEEPING if live.id in gone else snapshots.EVERY)
        ]
        await self.house.snapshots.keep(due)

    # --- Who is there -----------------------------------------------------------------------------

    def presence_changed(self, live: Live) -> None:
        """Somebody has come or gone: tell it soon, together with others who do."""
        if live.id not in self._presence:
            self._presence.add(live.id)
            self.house.run(self._tell_presence(live))

    async def _tell_presence(self, live: Live) -> None:
        await asyncio.sleep(PRESENCE_PAUSE)
        self._presence.discard(live.id)
        live.audience.tell_changes()
        self.house.notices.tell_presence(live)


def header_of(row: Row[Any]) -> Header:
    """The header that a row holds."""
    terms = orjson.loads(row.terms)
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=orjson.loads(row.options),
        board=orjson.loads(row.board) if row.board else None,
        secret=Secret(row.seed, row.salt),
        pace=row.pace,
        terms=Terms(**terms) if terms else None,
        public=row.public,
        host=row.host,
        seating=orjson.loads(row.seating),
        forked_from=row.forked_from,
        rated=row.rated,
        created=row.created,
    )


def row_of(header: Header, status: str) -> dict[str, Any]:
    """The row that holds a header."""
    terms = header.terms.to_json() if header.terms else None
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": orjson.dumps(header.options).decode(),
        "board": orjson.dumps(header.board).decode() if header.board is not None else None,
        "seed": header.secret.seed,
        "salt": header.secret.salt,
        "pace": header.pace,
        "terms": orjson.dumps(terms).decode(),
        "public": header.public,
        "host": header.host,
        "seating": orjson.dumps(header.seating).decode(),
        "forked_from": header.forked_from,
        "rated": header.rated,
        "created": header.created,
        "status": status,
        "ended": None,
        "wake_at": None,
    }
