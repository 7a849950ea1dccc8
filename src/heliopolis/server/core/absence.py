"""Players who are not there: leaving a table for good, and tables that were abandoned."""

from __future__ import annotations

from heliopolis.server.core import events
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import DAY
from heliopolis.server.core.record import Record
from heliopolis.server.core.users import User


def next_to_quit(record: Record, me: User, substitute: str) -> ProposedEvent | None:
    """Return what is left to do for a user who leaves a table for good; None if they have left.

    Where nobody else is, the table is closed. Else a seat becomes free before the start, and a bot
    plays on afterwards; another player becomes the host of a table that has not started.
    """
    own, host = record.seats_of(me.id), record.host == me.id
    others = [seat for seat in record.seats if seat.person not in (None, me.id)]
    if record.status in ("over", "frozen") or not (own or host):
        return None
    if record.status == "running":
        playing = [seat for seat in own if not record.seats[seat].replaced_by]
        if own and not others:
            return ProposedEvent(events.CLOSE, {"why": "quit"})
        if not playing:
            return None
        data = {"seat": playing[0], "bot": substitute, "why": "left"}
        return ProposedEvent(events.REPLACE, data)
    if host and not others:
        return ProposedEvent(events.CLOSE, {"why": "quit"})
    if own:
        return ProposedEvent(events.STAND, {"seat": own[0]})
    heir = next((seat for seat in others if not seat.awaited), others[0])
    data = {"from": me.id, "to": heir.person, "name": heir.name, "seats": []}
    return ProposedEvent(events.HAND_OVER, data)


def is_abandoned(record: Record, now: int, quiet_days: float) -> bool:
    """Whether a table counts as abandoned: it has not ended, and no person did anything for long.

    That is `quiet_days`, but never less than the time that a turn may take there. Nothing is stored
    of it: whoever makes a move takes the table up again. A frozen table cannot be taken up.
    """
    if record.status == "frozen":
        return True
    terms = record.header.terms
    patience = max(int(quiet_days * DAY), terms.most if terms else 0)
    return record.status in ("open", "running") and now - record.acted_at > patience
