"""What nobody needs any more is cleared away, by the process that leads.

A table that nobody has started is closed first, by an event like any other, so that nobody can
start it at the same moment; its rows go an hour later. Nothing of a game that was begun is ever
cleared away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, exists, func, not_, select

from heliopolis.server import lobby
from heliopolis.server.clocks import DAY, HOUR
from heliopolis.server.errors import Refused
from heliopolis.server.logs import logger
from heliopolis.server.messages import now_ms
from heliopolis.server.notifier import DONE
from heliopolis.server.store import schema

if TYPE_CHECKING:
    from heliopolis.server.house import House

AT_ONCE = 200
NOTICES_DAYS = 30  # for which is remembered what was sent


async def clean(house: House) -> dict[str, int]:
    """Clear away what is old; how much of what."""
    done = {
        "closed": await _close_tables(house),
        "tables": await _delete_tables(house),
        "sessions": await _end_sessions(house),
        "guests": await _forget_guests(house),
        "notices": await _forget_notices(house),
    }
    if any(done.values()):
        logger.info("cleaned", extra=done)
    return done


async def _close_tables(house: House) -> int:
    """Tables that nobody has started, and at which nothing has happened for long."""
    t, e = schema.tables.c, schema.events.c
    oldest = int(now_ms() - house.settings.open_days * DAY)
    lately = exists().where(e.table_id == t.id, e.at >= oldest)
    old = select(t.id).where(t.status == "open", t.created < oldest, not_(lately)).limit(AT_ONCE)
    closed = 0
    for row in await house.database.rows(old):
        live = await house.tables.get(row.id)
        try:
            await live.append(lobby.clear_away)
            closed += 1
        except Refused:
            logger.info("not_closed")  # somebody was faster
    return closed


async def _delete_tables(house: House) -> int:
    """Tables that were closed an hour ago: no process believes any more that they are open."""
    t, e = schema.tables, schema.events
    lately = exists().where(e.c.table_id == t.c.id, e.c.at >= now_ms() - HOUR)
    old = select(t.c.id).where(t.c.status == "closed", not_(lately)).limit(AT_ONCE)
    ids = [row.id for row in await house.database.rows(old)]
    if ids:
        await house.database.do(
            delete(e).where(e.c.table_id.in_(ids)),
            delete(schema.snapshots).where(schema.snapshots.c.table_id.in_(ids)),
            delete(t).where(t.c.id.in_(ids)),
        )
        for table in ids:
            house.tables.live.pop(table, None)
    return len(ids)


async def _end_sessions(house: House) -> int:
    s = schema.sessions
    oldest = int(now_ms() - house.settings.session_days * DAY)
    return await house.database.do(delete(s).where(s.c.seen < oldest))


async def _forget_guests(house: House) -> int:
    """People without account, tables, games, tokens, whom nobody has seen for long."""
    p, s = schema.people, schema.sessions.c
    oldest = int(now_ms() - house.settings.guest_days * DAY)
    seen = select(func.max(s.seen)).where(s.person == p.c.id).scalar_subquery()
    unused = and_(
        p.c.account_key.is_(None),
        p.c.created < oldest,
        func.coalesce(seen, 0) < oldest,
        not_(exists().where(schema.seats.c.person == p.c.id)),
        not_(exists().where(schema.tables.c.host == p.c.id)),
        not_(exists().where(schema.results.c.person == p.c.id)),
        not_(exists().where(schema.tokens.c.person == p.c.id)),
    )
    rows = await house.database.rows(select(p.c.id).where(unused).limit(AT_ONCE))
    ids = [row.id for row in rows]
    if ids:
        await house.database.do(
            delete(schema.sessions).where(s.person.in_(ids)), delete(p).where(p.c.id.in_(ids))
        )
    return len(ids)


async def _forget_notices(house: House) -> int:
    d = schema.deliveries.c
    old = and_(d.due == DONE, d.created < now_ms() - NOTICES_DAYS * DAY)
    return await house.database.do(delete(schema.deliveries).where(old))
