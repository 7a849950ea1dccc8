"""What the database keeps of an event besides the event: rows by which tables are found.

The writer carries these out in the transaction that stores the event, so they never disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import delete, insert, update
from sqlalchemy.sql import Executable

from heliopolis.server.core import events
from heliopolis.server.core.events import Event
from heliopolis.server.store import schema


def project(event: Event) -> Sequence[Executable]:
    """Return the statements that belong to an event; most events have none."""
    found = _PROJECTIONS.get(event.kind)
    return found(event) if found else ()


def _sit(event: Event) -> list[Executable]:
    row = {"table_id": event.table, "seat": event.data["seat"], "person": event.data["person"]}
    return [*_stand(event), insert(schema.seats).values(**row)]  # theirs already, in a rematch


def _stand(event: Event) -> list[Executable]:
    return [_free(event, [event.data["seat"]])]


def _bots(event: Event) -> list[Executable]:
    return [_free(event, [bot["seat"] for bot in event.data["bots"]])]


def _free(event: Event, seats: list[int]) -> Executable:
    s = schema.seats
    return delete(s).where(s.c.table_id == event.table, s.c.seat.in_(seats))


def _start(event: Event) -> list[Executable]:
    return [_set_status(event, "running")]


def _hand_over(event: Event) -> list[Executable]:
    s, t, to = schema.seats, schema.tables, event.data["to"]
    seats = update(s).where(s.c.table_id == event.table, s.c.seat.in_(event.data["seats"]))
    host = update(t).where(t.c.id == event.table, t.c.host == event.data["from"])
    return [seats.values(person=to), host.values(host=to)]


def _close(event: Event) -> list[Executable]:
    s = schema.seats
    return [_set_status(event, "closed"), delete(s).where(s.c.table_id == event.table)]


def _set_status(event: Event, status: str) -> Executable:
    t = schema.tables
    return update(t).where(t.c.id == event.table).values(status=status)


_PROJECTIONS: dict[str, Callable[[Event], list[Executable]]] = {
    events.SIT: _sit,
    events.STAND: _stand,
    events.BOTS: _bots,
    events.START: _start,
    events.HAND_OVER: _hand_over,
    events.CLOSE: _close,
}
