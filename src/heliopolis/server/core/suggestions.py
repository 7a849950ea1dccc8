"""Suggestions: counter-proposals are talk, in a form that the active player can take up by a tap.

A player who does not make the offers now says what they would give and what they want for it.
Everybody hears it; it binds nobody. It stands until its maker changes it, the next offer is made,
or the turn passes on.
"""

from __future__ import annotations

from heliopolis.server.core.errors import Refused, conflict
from heliopolis.server.core.protocol import ANY_GOOD, Suggestion
from heliopolis.server.core.record import Record


def counter_of(record: Record, seat: int, move: str | list[str]) -> Suggestion | None:
    """Return what a bot suggests with a move that rejects an offer of a person, if anything.

    It is found before the move is made, from what the bot's seat knows.
    """
    offers, maker = record.game.offers, record.table.offering_seat
    if offers is None or offers.counter is None or maker is None or move != offers.reject:
        return None
    if record.seats[maker].plays != "person":
        return None
    found = offers.counter(record.table.known_state(seat, 0), seat)
    return Suggestion(give=dict(found[1]), get=dict(found[0])) if found else None


def taken_up(record: Record, seat: int) -> list[str] | None:
    """Return the moves by which a bot makes the offer that a person suggests, if it likes one."""
    offers = record.game.offers
    if offers is None or offers.take_up is None or record.table.offering_seat != seat:
        return None
    for partner, wanted in record.suggestions.items():
        if record.seats[partner].plays != "person":
            continue
        known = record.table.known_state(seat, 0)
        moves = offers.take_up(known, seat, partner, wanted["get"], wanted["give"])
        if moves and record.table.why_not(list(moves), seat) is None:
            return list(moves)
    return None


def check(record: Record, seat: int, wanted: Suggestion | None) -> None:
    """Refuse a suggestion that the active player could not take up; the error names the field."""
    offers = record.game.offers
    if offers is None:
        message = f"suggestion: {record.game.title} has no offers"
        raise Refused("bad_suggestion", message, field="suggestion")
    if record.table.offering_seat in (None, seat):
        raise conflict("no_suggestion", "suggestion: there is nobody to suggest it to now")
    if wanted is None:
        if seat not in record.suggestions:
            raise conflict("no_suggestion", "suggestion: there is none to take back")
        return
    for side, goods in (("give", wanted.give), ("get", wanted.get)):
        for good in goods:
            if good == ANY_GOOD or good not in offers.goods:
                message = f"{side}: {good!r:.40} is not one of {', '.join(offers.goods)}"
                raise Refused("bad_suggestion", message, field=side)
    if both := wanted.give.keys() & wanted.get.keys():
        message = f"get: {min(both)} is on both sides"
        raise Refused("bad_suggestion", message, field="get")
