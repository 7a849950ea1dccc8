"""A guest who logs into an account: all that was the guest's becomes the account's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from heliopolis.server import lobby
from heliopolis.server.errors import Refused
from heliopolis.server.people import Known
from heliopolis.server.store import schema

if TYPE_CHECKING:
    from heliopolis.server.house import House


async def take_over(house: House, guest: Known, me: Known) -> None:
    """Let the guest that a browser was until now be the person of an account.

    Tables, finished games and ratings become theirs, but where they have their own.
    """
    if guest.by_token or guest.id == me.id or (await house.people.me(guest.id))["account"]:
        return
    for table in await _tables_of(house, guest.id):
        live = await house.tables.get(table)
        try:
            await live.append(lambda record: lobby.hand_over(record, guest.id, me))
        except Refused as refused:  # both sat there: the seat stays with the guest
            if refused.code != "not_seated":
                raise
    results, ratings, sessions = schema.results, schema.ratings, schema.sessions
    there = select(results.c.table_id).where(results.c.person == me.id)
    rated = select(ratings.c.game).where(ratings.c.player == me.id)
    played = results.c.person == guest.id, results.c.table_id.not_in(there)
    counted = ratings.c.player == guest.id, ratings.c.game.not_in(rated)
    await house.database.do(
        update(results).where(*played).values(person=me.id),
        update(ratings).where(*counted).values(player=me.id),
        delete(sessions).where(sessions.c.id == guest.session),
    )
    await house.notices.session_ended(guest.session)


async def _tables_of(house: House, person: str) -> list[str]:
    t, s = schema.tables.c, schema.seats.c
    seated = select(s.table_id).where(s.person == person)
    own = select(t.id).where(t.id.in_(seated) | (t.host == person)).order_by(t.created)
    return [row.id for row in await house.database.rows(own)]
