"""Clearing away what nobody needs any more, done by the process that leads.

A table that was never started is closed first, by an event like any other, so that nobody can start
it at the same moment; its rows are deleted an hour later. A game that was started is cleared away
in the same manner when nothing has happened there for half a year (`abandoned_days`); finished
games are kept.
"""

from __future__ import annotations

from sqlalchemy import and_, delete, exists, func, not_, select

from heliopolis.server.core import lobby
from heliopolis.server.core.clocks import DAY, HOUR, now_ms
from heliopolis.server.core.errors import Refused
from heliopolis.server.logs import logger
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.mailboxes import CONFIRM_DAYS
from heliopolis.server.runtime.notifications import DONE
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.searches import SearchStore

AT_ONCE = 200
NOTICES_DAYS = 30  # for which sent notifications are remembered


async def clean(database: Database, tables: LiveTables, settings: Settings) -> dict[str, int]:
    """Clear away what is old; return the number of things of each kind."""
    done = {
        "closed": await _close_tables(database, tables, settings.open_days),
        "abandoned": await _close_abandoned(database, tables, settings.abandoned_days),
        "tables": await _delete_tables(database, tables),
        "sessions": await _end_sessions(database, settings.session_days),
        "guests": await _forget_guests(database, settings.guest_days),
        "notices": await _forget_notices(database),
        "devices": await _forget_devices(database),
        "mailboxes": await _forget_mailboxes(database),
        "searches": await SearchStore(database).forget(now_ms()),
        "tournaments": await _delete_tournaments(database, settings.open_days),
    }
    if any(done.values()):
        logger.info("cleaned", extra=done)
    return done


async def _close_tables(database: Database, tables: LiveTables, days: float) -> int:
    """Close tables that were never started and have been quiet for long."""
    t, e = schema.tables.c, schema.events.c
    oldest = int(now_ms() - days * DAY)
    lately = exists().where(e.table_id == t.id, e.at >= oldest)
    old = select(t.id).where(t.status == "open", t.created < oldest, not_(lately)).limit(AT_ONCE)
    closed = 0
    for row in await database.rows(old):
        try:
            live = await tables.get(row.id)
            await live.append(lobby.close)
            closed += 1
        except Refused:
            logger.info("not_closed")  # it was started or closed meanwhile, or cannot be read
    return closed


async def _close_abandoned(database: Database, tables: LiveTables, days: float) -> int:
    """Close started tables at which nothing has happened for very long."""
    t, e = schema.tables.c, schema.events.c
    oldest = int(now_ms() - days * DAY)
    lately = exists().where(e.table_id == t.id, e.at >= oldest)
    started = t.status.in_(("running", "frozen"))
    old = select(t.id).where(started, t.created < oldest, not_(lately)).limit(AT_ONCE)
    closed = 0
    for row in await database.rows(old):
        try:
            live = await tables.get(row.id)
            await live.append(lambda record: lobby.abandon(record, oldest))
            closed += 1
        except Refused:
            logger.info("not_closed")  # somebody has returned meanwhile, or it cannot be read
    return closed


async def _delete_tables(database: Database, tables: LiveTables) -> int:
    """Delete tables closed an hour ago: by then no process takes them for open."""
    t, e = schema.tables, schema.events
    lately = exists().where(e.c.table_id == t.c.id, e.c.at >= now_ms() - HOUR)
    old = select(t.c.id).where(t.c.status == "closed", not_(lately)).limit(AT_ONCE)
    ids = [row.id for row in await database.rows(old)]
    if ids:
        await database.do(
            delete(e).where(e.c.table_id.in_(ids)),
            delete(schema.snapshots).where(schema.snapshots.c.table_id.in_(ids)),
            delete(schema.analyses).where(schema.analyses.c.table_id.in_(ids)),
            delete(schema.visits).where(schema.visits.c.table_id.in_(ids)),
            delete(t).where(t.c.id.in_(ids)),
        )
        for table in ids:
            tables.live.pop(table, None)
    return len(ids)


async def _end_sessions(database: Database, days: float) -> int:
    s = schema.sessions
    oldest = int(now_ms() - days * DAY)
    return await database.do(delete(s).where(s.c.seen < oldest))


async def _forget_guests(database: Database, days: float) -> int:
    """Delete guests who have nothing here, such as a table, and were not seen for long."""
    p, s = schema.people, schema.sessions.c
    oldest = int(now_ms() - days * DAY)
    seen = select(func.max(s.seen)).where(s.person == p.c.id).scalar_subquery()
    unused = and_(
        p.c.account_key.is_(None),
        p.c.created < oldest,
        func.coalesce(seen, 0) < oldest,
        not_(exists().where(schema.seats.c.person == p.c.id)),
        not_(exists().where(schema.tables.c.host == p.c.id)),
        not_(exists().where(schema.results.c.person == p.c.id)),
        not_(exists().where(schema.tokens.c.person == p.c.id)),
        not_(exists().where(schema.boards.c.person == p.c.id)),
        not_(exists().where(schema.entrants.c.person == p.c.id)),
        not_(exists().where(schema.tournaments.c.host == p.c.id)),
    )
    rows = await database.rows(select(p.c.id).where(unused).limit(AT_ONCE))
    ids = [row.id for row in rows]
    if ids:
        own = (
            *(schema.sessions, schema.visits),
            *(schema.push_devices, schema.mailboxes, schema.vacations),
        )
        await database.do(
            *(delete(table).where(table.c.person.in_(ids)) for table in own),
            delete(p).where(p.c.id.in_(ids)),
        )
    return len(ids)


async def _forget_notices(database: Database) -> int:
    d = schema.deliveries.c
    old = and_(d.due == DONE, d.created < now_ms() - NOTICES_DAYS * DAY)
    return await database.do(delete(schema.deliveries).where(old))


async def _forget_devices(database: Database) -> int:
    """Forget browsers for push messages in which nobody is logged in any more."""
    d = schema.push_devices.c
    over = not_(exists().where(schema.sessions.c.id == d.session))
    return await database.do(delete(schema.push_devices).where(over))


async def _forget_mailboxes(database: Database) -> int:
    """Forget e-mail addresses that nobody has confirmed: they may be those of others."""
    m = schema.mailboxes.c
    old = and_(m.confirmed.is_(None), m.asked < now_ms() - CONFIRM_DAYS * DAY)
    return await database.do(delete(schema.mailboxes).where(old))


async def _delete_tournaments(database: Database, days: float) -> int:
    """Delete tournaments that never began and are old; those that were played are kept."""
    t, e = schema.tournaments, schema.entrants
    old = t.c.status.in_(("open", "closed")), t.c.created < int(now_ms() - days * DAY)
    ids = [row.id for row in await database.rows(select(t.c.id).where(*old).limit(AT_ONCE))]
    if ids:  # the status again: somebody may have started one meanwhile
        gone = delete(t).where(t.c.id.in_(ids), t.c.status.in_(("open", "closed")))
        left = select(t.c.id).where(t.c.id.in_(ids))
        await database.do(
            gone, delete(e).where(e.c.tournament.in_(ids), e.c.tournament.not_in(left))
        )
    return len(ids)
