"""Searches for a game in the database: one per user, at most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import orjson
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from heliopolis.server.core.events import Event
from heliopolis.server.core.matching import ALIVE_MS, Search
from heliopolis.server.core.record import Header
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.tables import insert_table

_s = schema.searches


class SearchStore:
    """Reads and writes searches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, search: Search) -> None:
        """Store a search, in the place of an earlier one of its user."""
        row = {
            "person": search.person,
            "game": search.game,
            "seats": orjson.dumps(search.seats).decode(),
            "pace": search.pace,
            "within": search.within,
            "rating": search.rating,
            "since": search.since,
            "seen": search.since,
            "table_id": None,
        }
        own = delete(_s).where(_s.c.person == search.person)
        await self._database.do(own, insert(_s).values(**row))

    async def of(self, person: str, now: int) -> dict[str, Any] | None:
        """Return the row of a user's search, unless it is forgotten."""
        alive = _s.c.person == person, _s.c.seen > now - ALIVE_MS
        row = await self._database.row(select(_s).where(*alive))
        return {**row._asdict(), "seats": orjson.loads(row.seats)} if row else None

    async def seen(self, person: str, now: int) -> None:
        """Note that a user still waits."""
        own = update(_s).where(_s.c.person == person)
        await self._database.do(own.values(seen=now))

    async def drop(self, person: str) -> None:
        """End the search of a user."""
        await self._database.do(delete(_s).where(_s.c.person == person))

    async def others(self, person: str, game: str, now: int) -> int:
        """Return how many others search for a game."""
        waiting = _s.c.game == game, _s.c.person != person, *_waiting(now)
        row = await self._database.row(select(func.count().label("n")).where(*waiting))
        return int(row.n) if row else 0

    async def games(self, now: int) -> list[str]:
        """Return the games that somebody searches for."""
        rows = await self._database.rows(select(_s.c.game).where(*_waiting(now)).distinct())
        return [row.game for row in rows]

    async def waiting(self, game: str, now: int, most: int) -> list[Search]:
        """Return those who search for a game and still wait, longest first."""
        p = schema.people
        query = select(_s, p.c.name).join(p, p.c.id == _s.c.person)
        query = query.where(_s.c.game == game, *_waiting(now))
        rows = await self._database.rows(query.order_by(_s.c.since).limit(most))
        return [
            Search(
                row.person,
                row.name,
                row.game,
                tuple(orjson.loads(row.seats)),
                row.pace,
                row.within,
                row.rating,
                row.since,
            )
            for row in rows
        ]

    async def seat(self, group: Sequence[Search], header: Header, start: Event) -> bool:
        """Give a group its table; return False if one of them no longer waits."""
        since = {one.person: one.since for one in group}
        work = partial(_seat, since=since, header=header, start=start)
        return await self._database.transact(work)

    async def forget(self, now: int) -> int:
        """Delete searches whose users are gone."""
        return await self._database.do(delete(_s).where(_s.c.seen <= now - ALIVE_MS))


def _waiting(now: int) -> tuple[Any, Any]:
    return _s.c.table_id.is_(None), _s.c.seen > now - ALIVE_MS


def _seat(connection: Connection, since: dict[str, int], header: Header, start: Event) -> bool:
    people = _s.c.person.in_(list(since))
    waiting = select(_s.c.person, _s.c.since).where(people, _s.c.table_id.is_(None))
    # Locked in the order of ids: two processes that seat the same users cannot block each other.
    rows = connection.execute(waiting.order_by(_s.c.person).with_for_update()).all()
    if {row.person: row.since for row in rows} != since:
        return False
    connection.execute(update(_s).where(people).values(table_id=header.id))
    insert_table(connection, header, [start], "running")
    return True
