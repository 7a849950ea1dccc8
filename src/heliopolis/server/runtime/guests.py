"""A guest who logs into an account: everything of the guest's becomes the account's."""

from __future__ import annotations

from sqlalchemy import delete, exists, select, update

from heliopolis.server.core import lobby
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.users import User
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.users import Users
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.tables import TableStore


async def take_over(
    database: Database,
    store: TableStore,
    tables: LiveTables,
    users: Users,
    guest: User,
    me: User,
) -> None:
    """Give an account the tables, games, ratings, boards and tournaments of a guest who logs in.

    Where the account has a seat, a rating, an entry or an e-mail address of its own, the guest's is
    left alone. How the guest was told, and the days of vacation they took, come along too.
    """
    if guest.by_token or guest.id == me.id or (await users.me(guest.id))["account"]:
        return
    for table in await store.of_user(guest.id):
        try:
            live = await tables.get(table)
            await live.append(lambda record: lobby.hand_over(record, guest.id, me))
        except Refused as refused:  # both sat there: the seat stays with the guest
            if refused.code not in ("not_seated", "unreadable"):
                raise
    results, ratings, sessions = schema.results, schema.ratings, schema.sessions
    visits = schema.visits
    there = select(results.c.table_id).where(results.c.person == me.id)
    rated = select(ratings.c.game).where(ratings.c.player == me.id)
    played = results.c.person == guest.id, results.c.table_id.not_in(there)
    been = select(visits.c.table_id).where(visits.c.person == me.id)
    seen = visits.c.person == guest.id, visits.c.table_id.not_in(been)
    counted = ratings.c.player == guest.id, ratings.c.game.not_in(rated)
    devices, mail, vacations = schema.push_devices, schema.mailboxes, schema.vacations
    written_to = select(mail.c.person).where(mail.c.person == me.id)
    own_address = mail.c.person == guest.id, ~exists(written_to)
    here = update(devices).where(devices.c.session == guest.session)
    entrants, hosted = schema.entrants, schema.tournaments
    joined = select(entrants.c.tournament).where(entrants.c.person == me.id)
    entered = entrants.c.person == guest.id, entrants.c.tournament.not_in(joined)
    await database.do(
        here.values(person=me.id, session=me.session),
        update(mail).where(*own_address).values(person=me.id),
        update(vacations).where(vacations.c.person == guest.id).values(person=me.id),
        update(results).where(*played).values(person=me.id),
        update(ratings).where(*counted).values(player=me.id),
        update(schema.boards).where(schema.boards.c.person == guest.id).values(person=me.id),
        update(entrants).where(*entered).values(person=me.id, name=me.name),
        update(hosted)
        .where(hosted.c.host == guest.id)
        .values(host=me.id, version=hosted.c.version + 1),
        delete(schema.searches).where(schema.searches.c.person == guest.id),
        update(visits).where(*seen).values(person=me.id),
        delete(visits).where(visits.c.person == guest.id),
        delete(sessions).where(sessions.c.id == guest.session),
    )
    await tables.end_session(guest.session)
    for person in (guest.id, me.id):
        users.ways_changed(person)
