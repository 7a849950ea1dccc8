"""Tournaments in the database.

A change is made to the version that was read, and to no other: whoever comes second reads again. A
round is drawn in one transaction with its tables, and the result of a table is stored with that of
its game. So nothing is drawn twice, and standings never disagree with the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import Any

import orjson
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import Connection, Row

from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Header
from heliopolis.server.core.standings import table_points
from heliopolis.server.core.tournaments import Entrant, Place, Tournament, next_round_at
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.tables import insert_table

MOST_LISTED = 100

_t, _e, _p = schema.tournaments, schema.entrants, schema.places
_HELD_ELSEWHERE = ("host_name", "entrants", "places")  # fields that are no columns


class TournamentStore:
    """Reads and writes tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id_: str) -> Tournament | None:
        """Return a tournament with its players and places, all as they were at one moment.

        They are read one after the other. Every change counts the version up: what was changed
        meanwhile is read again.
        """
        entrants = select(_e).where(_e.c.tournament == id_).order_by(_e.c.number)
        places = select(_p).where(_p.c.tournament == id_).order_by(_p.c.round, _p.c.number)
        row = await self._database.row(_with_host().where(_t.c.id == id_))
        while row is not None:
            read = await self._database.rows(entrants), await self._database.rows(places)
            now = await self._database.row(_with_host().where(_t.c.id == id_))
            if now is not None and now.version == row.version:
                return _tournament(row, *read)
            row = now
        return None

    async def create(self, tournament: Tournament) -> None:
        """Store a new tournament."""
        await self._database.transact(partial(_create, tournament=tournament))

    async def save(
        self,
        before: Tournament,
        after: Tournament,
        tables: Sequence[tuple[Header, Event]] = (),
    ) -> bool:
        """Store a change, and new tables with it; return False if somebody else was first."""
        work = partial(_save, before=before, after=after, tables=tables)
        return await self._database.transact(work)

    async def due(self, now: int, most: int) -> list[str]:
        """Return the ids of tournaments for which the server has something to do."""
        waiting = select(_t.c.id).where(_t.c.status == "running", _t.c.wake_at <= now)
        rows = await self._database.rows(waiting.order_by(_t.c.wake_at).limit(most))
        return [row.id for row in rows]

    async def put_off(self, id_: str, until: int) -> None:
        """Look at a tournament later, without a change to it."""
        await self._database.do(update(_t).where(_t.c.id == id_).values(wake_at=until))

    async def listed(self, which: str, person: str | None) -> list[tuple[Tournament, int, bool]]:
        """Return public tournaments or a user's own, with their numbers of players.

        The third value tells whether the user takes part, or did: those whom the host took out
        before the first round have no place in any.
        """
        placed = select(_p.c.number).where(
            _p.c.tournament == _e.c.tournament, _p.c.number == _e.c.number
        )
        own = select(_e.c.tournament).where(
            _e.c.person == (person or ""), or_(_e.c.withdrawn.is_(False), placed.exists())
        )
        active = _e.c.tournament == _t.c.id, _e.c.withdrawn.is_(False)
        count = select(func.count()).select_from(_e).where(*active).scalar_subquery()
        query = _with_host().add_columns(
            count.label("players"), _t.c.id.in_(own).label("playing")
        )  # fmt: skip
        if which == "mine":
            query = query.where(or_(_t.c.id.in_(own), _t.c.host == (person or "")))
        else:
            query = query.where(_t.c.public)
        query = query.where(_t.c.status != "closed").order_by(_t.c.created.desc())
        rows = await self._database.rows(query.limit(MOST_LISTED))
        return [(_tournament(row, (), ()), row.players, bool(row.playing)) for row in rows]

    async def number_of(self, person: str) -> tuple[int, int]:
        """Return how many unfinished tournaments a user hosts, and in how many they take part."""
        unfinished = _t.c.status.in_(("open", "running"))
        hosted = select(func.count().label("n")).where(unfinished, _t.c.host == person)
        playing = select(func.count().label("n")).where(
            unfinished, _e.c.tournament == _t.c.id, _e.c.person == person, _e.c.withdrawn.is_(False)
        )
        rows = [await self._database.row(query) for query in (hosted, playing)]
        return int(rows[0].n if rows[0] else 0), int(rows[1].n if rows[1] else 0)

    async def settle(self, tournament: str, table: str, ended: int, seats: int) -> None:
        """Count a table that can never be finished as a tie of all its players."""
        tie = TableResult([0] * seats, [0] * seats, [False] * seats)
        work = partial(
            store_tournament_result, tournament=tournament, table=table, ended=ended, result=tie
        )
        await self._database.transact(work)


@dataclass(frozen=True)
class TableResult:
    """The result of a table of a tournament, per seat."""

    scores: list[int]
    ranks: list[int]
    absent: list[bool]


def store_tournament_result(
    connection: Connection, tournament: str, table: str, ended: int, result: TableResult
) -> None:
    """Store what a table means for its tournament, in the transaction that stores its result.

    Whoever was absent is drawn no more until they say that they play on. With the last result of a
    round, the time comes at which the server draws the next one.
    """
    counts = update(_t).where(_t.c.id == tournament, _t.c.status == "running")
    # It locks the row, too: of two tables that end at once, one sees the other's result.
    if not connection.execute(counts.values(version=_t.c.version + 1)).rowcount:
        return
    points = table_points(result.ranks, result.absent)
    for seat, (score, rank, absent) in enumerate(
        zip(result.scores, result.ranks, result.absent, strict=True)
    ):
        own = _p.c.tournament == tournament, _p.c.table_id == table, _p.c.seat == seat
        found = {"score": score, "rank": rank, "absent": absent, "points": points[seat]}
        connection.execute(update(_p).where(*own, _p.c.points.is_(None)).values(**found))
        if absent:
            number = select(_p.c.number).where(*own).scalar_subquery()
            gone = update(_e).where(_e.c.tournament == tournament, _e.c.number == number)
            connection.execute(gone.values(withdrawn=True))
    open_ = select(_p.c.number).where(_p.c.tournament == tournament, _p.c.points.is_(None))
    if connection.execute(open_.limit(1)).first() is None:
        row = connection.execute(select(_t).where(_t.c.id == tournament)).one()
        wake_at = next_round_at(ended, row.round, row.rounds, row.break_minutes)
        waits = update(_t).where(_t.c.id == tournament)
        connection.execute(waits.values(wake_at=wake_at, deadline=None))


def _create(connection: Connection, tournament: Tournament) -> None:
    connection.execute(insert(_t).values(**_row(tournament)))
    for entrant in tournament.entrants:
        connection.execute(insert(_e).values(tournament=tournament.id, **asdict(entrant)))


def _save(
    connection: Connection,
    before: Tournament,
    after: Tournament,
    tables: Sequence[tuple[Header, Event]],
) -> bool:
    seen = update(_t).where(_t.c.id == before.id, _t.c.version == before.version)
    values = {**_row(after), "version": before.version + 1}
    if not connection.execute(seen.values(**values)).rowcount:
        return False
    was = {entrant.number: entrant for entrant in before.entrants}
    now = {entrant.number: entrant for entrant in after.entrants}
    for number, entrant in now.items():
        row = {"tournament": after.id, **asdict(entrant)}
        own = _e.c.tournament == after.id, _e.c.number == number
        if number not in was:
            connection.execute(insert(_e).values(**row))
        elif was[number] != entrant:
            connection.execute(update(_e).where(*own).values(**row))
    if gone := was.keys() - now.keys():
        connection.execute(
            delete(_e).where(_e.c.tournament == after.id, _e.c.number.in_(sorted(gone)))
        )
    if drawn := [place for place in after.places if place not in before.places]:
        rows = [{"tournament": after.id, **asdict(place)} for place in drawn]
        connection.execute(insert(_p), rows)
    for header, start in tables:
        insert_table(connection, header, [start], "running")
    return True


def _with_host() -> Any:
    people = schema.people
    return select(_t, people.c.name.label("host_name")).outerjoin(people, people.c.id == _t.c.host)


def _row(tournament: Tournament) -> dict[str, Any]:
    columns = [one.name for one in fields(Tournament) if one.name not in _HELD_ELSEWHERE]
    row = {name: getattr(tournament, name) for name in columns}
    return {**row, "options": orjson.dumps(tournament.options).decode()}


def _tournament(
    row: Row[Any], entrants: Sequence[Row[Any]], places: Sequence[Row[Any]]
) -> Tournament:
    own = {one.name: getattr(row, one.name) for one in fields(Tournament)
           if one.name not in ("options", "host_name", "entrants", "places")}  # fmt: skip
    return Tournament(
        **own,
        options=orjson.loads(row.options),
        host_name=row.host_name or "",
        entrants=tuple(_made(Entrant, one) for one in entrants),
        places=tuple(_made(Place, one) for one in places),
    )


def _made(kind: Any, row: Row[Any]) -> Any:
    return kind(**{one.name: getattr(row, one.name) for one in fields(kind)})
