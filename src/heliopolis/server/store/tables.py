"""Tables in the database: their headers, events and deadlines, and how they are found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import bindparam, func, insert, select, text, update
from sqlalchemy.engine import Connection, Row

from heliopolis.kernel.journal import Secret
from heliopolis.server.core.clocks import Terms
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Header
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.reader import EventReader

MOST_LISTED = 100
MOST_FINISHED = 10  # of a user's own tables; the others are in the history
LONGEST_ID = 40

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


class TableStore:
    """Reads and writes what the database holds of tables, except for single events."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reader = None if database.is_sqlite else EventReader(database)

    async def close(self) -> None:
        """Let go of what is kept open."""
        if self._reader:
            await self._reader.close()

    async def row(self, table: str) -> Row[Any] | None:
        """Return the header of a table, with its snapshot if there is one."""
        if not (0 < len(table) <= LONGEST_ID and table.isascii() and table.isprintable()):
            return None
        return await self._database.row(_HEADER, table=table)

    async def user_settings(self, user: str) -> dict[str, Any]:
        """Return the settings of a user; none of somebody who is gone."""
        people = schema.people.c
        row = await self._database.row(select(people.settings).where(people.id == user))
        return orjson.loads(row.settings) if row else {}

    async def events(self, table: str, first: int = 0) -> list[Event]:
        """Return the stored events of a table, from a number on."""
        if self._reader:
            return await self._reader.events(table, first)
        rows = await self._database.rows(_EVENTS, table=table, first=first)
        return [Event.stored(*tuple(row)) for row in rows]

    async def last_events(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last stored event of each table."""
        e = schema.events.c
        last = select(e.table_id, func.max(e.seq).label("seq")).where(e.table_id.in_(tables))
        rows = await self._database.rows(last.group_by(e.table_id))
        return {row.table_id: row.seq for row in rows}

    async def listed(self, which: str, user: str | None) -> list[str]:
        """Return the ids of open or running public tables, or of a user's own."""
        t, s = schema.tables.c, schema.seats.c
        query = select(t.id).order_by(t.created.desc()).limit(MOST_LISTED)
        if which == "mine":
            own = select(s.table_id).where(s.person == (user or ""))
            mine = query.where((t.id.in_(own)) | (t.host == (user or "")))
            finished = mine.where(t.status == "over").limit(MOST_FINISHED)
            queries = [mine.where(t.status.in_(("open", "running", "frozen"))), finished]
        else:
            status = "open" if which == "open" else "running"
            queries = [query.where(t.public, t.status == status)]
        return [row.id for query in queries for row in await self._database.rows(query)]

    async def of_user(self, user: str) -> list[str]:
        """Return the ids of all tables at which a user sits or of which they are the host."""
        t, s = schema.tables.c, schema.seats.c
        seated = select(s.table_id).where(s.person == user)
        own = select(t.id).where(t.id.in_(seated) | (t.host == user)).order_by(t.created)
        return [row.id for row in await self._database.rows(own)]

    async def number_hosted(self, user: str) -> int:
        """Return the number of open and running tables of which a user is the host."""
        t = schema.tables.c
        own = t.host == user, t.status.in_(("open", "running"))
        row = await self._database.row(select(func.count().label("tables")).where(*own))
        return int(row.tables) if row else 0

    async def create(self, header: Header, begun: Sequence[Event], status: str) -> None:
        """Store a new table, with its first events if it has any."""
        seats = [
            {"table_id": header.id, "seat": number, "person": seat["person"]}
            for number, seat in enumerate(header.seating)
            if seat.get("person")
        ]
        rows = [
            {"table_id": e.table, "seq": e.seq, "at": e.at, "kind": e.kind, "data": e.text}
            for e in begun
        ]
        row = _row_of(header, status)

        def store(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**row))
            if seats:
                connection.execute(insert(schema.seats), seats)
            if rows:
                connection.execute(insert(schema.events), rows)

        await self._database.transact(store)

    async def set_deadline(self, table: str, deadline: int | None) -> None:
        """Store when a table must be woken."""
        t = schema.tables
        await self._database.do(update(t).where(t.c.id == table).values(wake_at=deadline))


def header_of(row: Row[Any]) -> Header:
    """Return the header that a row holds."""
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


def _row_of(header: Header, status: str) -> dict[str, Any]:
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
