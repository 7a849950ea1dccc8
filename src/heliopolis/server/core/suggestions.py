"""Suggestions: counter-proposals are talk, in a form that the active player can take up by a tap.

A player who does not make the offers now says what they would give and what they want for it.
Everybody hears it; it binds nobody. It stands until its maker changes it, the next offer is made,
or the turn passes on.
"""

from __future__ import annotations

from heliopolis.server.core.errors import Refused, conflict
from heliopolis.server.core.protocol import ANY_GOOD, Suggestion
from heliopolis.server.core.record import Record


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
