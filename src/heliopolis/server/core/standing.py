"""Standing answers: the server answers offers for a player, by wishes that nobody else knows of.

They hold for a seat of a table until they are changed: decline what the player cannot accept (so
it is unless they say otherwise), decline all offers of bots, accept what is at least as good as a
bargain they named. The runtime gives an answer after the pause of a person, so that neither a
message nor the time it takes tells that there was a wish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from heliopolis.kernel.game import OpenOffer
from heliopolis.server.core import events
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.protocol import ANY_GOOD, Bargain, StandingAnswers
from heliopolis.server.core.record import Record

USUAL = StandingAnswers.model_validate({})


def check(record: Record, wanted: StandingAnswers) -> None:
    """Refuse wishes that could never be fulfilled; the error names the field."""
    offers = record.game.offers
    if offers is None:
        message = f"standing: {record.game.title} has no offers"
        raise Refused("bad_standing", message, field="standing")
    for bargain in wanted.accept:
        for side in ("give", "get"):
            for good in getattr(bargain, side):
                if good != ANY_GOOD and good not in offers.goods:
                    allowed = ", ".join((*offers.goods, ANY_GOOD))
                    message = f"{side}: {good!r:.40} is not one of {allowed}"
                    raise Refused("bad_standing", message, field=side)


def of_settings(settings: Mapping[str, Any]) -> StandingAnswers:
    """Return the standing answers in a user's settings; the usual ones if there are none."""
    try:
        return StandingAnswers.model_validate(settings.get("standing") or {})
    except ValidationError:  # settings are the client's own: nobody has checked them
        return USUAL


def of_seat(record: Record, seat: int) -> StandingAnswers:
    """Return the standing answers of a seat."""
    wanted = record.standing.get(seat)
    return StandingAnswers.model_validate(wanted) if wanted else USUAL


def answer(record: Record, seat: int) -> str | None:
    """Return the answer that a person at a seat wants given to the offer now, if there is one."""
    offers = record.game.offers
    if offers is None or record.status != "running" or seat in record.answers_themselves:
        return None
    if record.seats[seat].plays != "person" or seat not in record.players_to_move:
        return None
    offer = record.table.offer_to(seat)
    if offer is None:
        return None
    wanted = of_seat(record, seat)
    possible = {move.text for move in record.table.legal(seat)}
    if wanted.decline_impossible and offers.accept not in possible:
        return offers.reject
    if wanted.decline_bots and record.seats[offer.by].plays == "bot":
        return offers.reject
    if offers.accept in possible and any(_is_met(one, offer) for one in wanted.accept):
        return offers.accept
    return None


def _is_met(bargain: Bargain, offer: OpenOffer) -> bool:
    """Whether an offer asks for no more than a bargain gives, and brings no less than it gets."""
    asked, brought = Counter(offer.give), Counter(offer.get)
    give, get = Counter(bargain.give), Counter(bargain.get)
    any_given, any_got = give.pop(ANY_GOOD, 0), get.pop(ANY_GOOD, 0)
    beyond = asked - give  # what the bargain does not name must be among "any"
    return beyond.total() <= any_given and get <= brought and (brought - get).total() >= any_got


def answers(record: Record) -> dict[int, str]:
    """Return the answers that the server is to give now, by seat."""
    if record.game.offers is None:
        return {}
    wanted = {seat: answer(record, seat) for seat in record.players_to_move}
    return {seat: move for seat, move in wanted.items() if move is not None}


def due(record: Record, seat: int) -> tuple[str, dict[str, Any]] | None:
    """Return the event of a seat's standing answer, if there is one to give now."""
    move = answer(record, seat)
    return None if move is None else (events.MOVE, {"seat": seat, "move": move})
