"""What players can do at a table: each action proposes the next event, or is refused with a reason.

An action looks at the record and proposes an event; nothing happens before that event is stored.
Where another process stored one first, the action is asked again with the newer record.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heliopolis.errors import HeliopolisError
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import events, orders, standing, suggestions, undoing
from heliopolis.server.core.errors import conflict, forbidden, of_input, unprintable
from heliopolis.server.core.protocol import Order, StandingAnswers, Suggestion
from heliopolis.server.core.record import Record
from heliopolis.table import Decision

GivenMove = str | Mapping[str, Any]


@dataclass(frozen=True)
class ProposedEvent:
    """An event that should happen next."""

    kind: str
    data: dict[str, Any]
    decision: Decision | None = None  # what the event decides, judged: it need not be judged again


def move(
    record: Record, seat: int, step: int, given: GivenMove | Sequence[GivenMove]
) -> ProposedEvent:
    """Make a move, or several as one, chosen when `step` moves were known to the seat.

    What others have done since does not matter as long as the seat still has the same question.
    """
    _must_play(record, seat)
    if not record.question_steps.get(seat, step + 1) <= step < record.table.known_step(seat):
        _must_know(record, seat, step)
    return checked_move(record, seat, given)


def checked_move(
    record: Record, seat: int, given: GivenMove | Sequence[GivenMove]
) -> ProposedEvent:
    """Make a move if it is legal, or several as one if all are; refuse it with the broken rule."""
    try:
        decision = record.table.judge(given, seat)
    except HeliopolisError as error:
        raise of_input(error) from error
    return ProposedEvent(events.MOVE, events.move_data(decision.moves), decision)


def undo(record: Record, seat: int, step: int, *, whole_turn: bool) -> ProposedEvent:
    """Take back the seat's last decision, or all that may be taken back.

    One who plays against bots alone needs nobody's consent: what followed goes back with it.
    """
    _must_play(record, seat)
    _must_know(record, seat, step)
    limit = record.table.undo_limit(seat)
    if limit == step:
        alone = record.last_decision_alone(seat)
        if alone is not None:
            return _back_to(record, alone, seat)
        raise conflict(
            "no_undo",
            "step: you have no move to take back since something became known, "
            "something was agreed, or somebody moved; ask the others",
            "step",
        )
    known = record.table.known_moves(seat)
    to = limit if whole_turn else record.table.last_decision_step(seat)
    return ProposedEvent(events.UNDO, {"seat": seat, "remove": list(known[to:])})


def ask_undo(record: Record, seat: int, to: int) -> ProposedEvent:
    """Ask everybody to go back to a step, in the seat's own count."""
    _must_play(record, seat)
    known = record.table.known_moves(seat)
    if to >= len(known):
        raise conflict("no_undo", f"to: {to} is not in 0..{len(known) - 1}", "to")
    if record.undo_request:
        raise conflict("already_asked", "somebody has already asked to go back", "to")
    first = record.table.decision_start(known[to])
    return ProposedEvent(events.ASK, {"seat": seat, "to": first})


def answer_undo(record: Record, seat: int, agree: bool) -> ProposedEvent:
    """Agree to an undo request or decline it. Declining one's own request withdraws it."""
    _must_play(record, seat)
    if not record.undo_request:
        raise conflict("nothing_asked", "nobody has asked to go back", "agree")
    return ProposedEvent(events.ANSWER, {"seat": seat, "agree": agree})


def agreed_undo(record: Record) -> ProposedEvent | None:
    """Propose the undo once every player has agreed, or return None."""
    request = record.undo_request
    if not request or not undoing.consented(record):
        return None
    return _back_to(record, request.to, request.by, request.agreed - {request.by})


def _back_to(record: Record, index: int, seat: int, agreed: Collection[int] = ()) -> ProposedEvent:
    """Take back all moves from that index on, whoever made them, for a seat that wanted it.

    If something became known meanwhile, the seed changes, so that nobody knows what will be drawn.
    """
    table = record.table
    data: dict[str, Any] = {"to": index, "seat": seat, "agreed": sorted(agreed)}
    if any(table.revealed(later) for later in range(index, len(table.moves))):
        secret = Secret.fresh()
        data |= {"seed": secret.seed, "salt": secret.salt}
    return ProposedEvent(events.UNDO, data)


def order(record: Record, seat: int, wanted: Order | None) -> ProposedEvent:
    """Leave a secret maximum bid with the server, or withdraw it."""
    _must_play(record, seat)
    if wanted is not None:
        orders.check(record, wanted)
    elif seat not in record.orders:
        raise conflict("no_order", "order: there is none to take back", "order")
    return ProposedEvent(
        events.ORDER, {"seat": seat, "order": wanted.model_dump() if wanted else None}
    )


def stand_by(record: Record, seat: int, wanted: StandingAnswers) -> ProposedEvent:
    """Leave with the server how offers are to be answered; nobody else learns of it."""
    _must_play(record, seat)
    standing.check(record, wanted)
    return ProposedEvent(events.STANDING, {"seat": seat, "standing": wanted.model_dump()})


def suggest(record: Record, seat: int, wanted: Suggestion | None) -> ProposedEvent:
    """Suggest an offer to the player who makes them, or take the suggestion back."""
    _must_play(record, seat)
    suggestions.check(record, seat, wanted)
    data = {"seat": seat, "suggestion": wanted.model_dump() if wanted else None}
    return ProposedEvent(events.SUGGEST, data)


def leave(record: Record, seat: int, bot: str) -> ProposedEvent:
    """Let a bot play for a player who leaves."""
    _must_run(record)
    if record.seats[seat].plays != "person":
        raise conflict("already_left", "seat: a bot already plays for you", "seat")
    return ProposedEvent(events.REPLACE, {"seat": seat, "bot": bot, "why": "left"})


def play_out(record: Record, bot: str) -> ProposedEvent:
    """Let a bot play for the next player of a table whose time in a tournament is over."""
    _must_run(record)
    players = record.players()
    if not players:
        raise conflict("already_left", "bots play for everybody")
    return ProposedEvent(events.REPLACE, {"seat": players[0], "bot": bot, "why": "deadline"})


def come_back(record: Record, seat: int) -> ProposedEvent:
    """Take a seat back from the bot that stands in."""
    _must_run(record)
    if not record.seats[seat].replaced_by:
        raise conflict("not_replaced", "seat: nobody plays for you", "seat")
    if record.seats[seat].why_replaced == "deadline":
        raise conflict("deadline", "seat: the round is over, and bots end its games", "seat")
    return ProposedEvent(events.RETURN, {"seat": seat})


def check_advice(record: Record, seat: int, step: int) -> None:
    """Refuse advice unless the seat is to move, and its user plays alone against bots."""
    _must_play(record, seat)
    if not record.may_be_advised(record.seats[seat].person):
        raise forbidden("there is advice only in games of one player against bots")
    _must_know(record, seat, step)
    if not record.table.legal(seat):
        raise conflict("not_your_turn", "seat: you are not to move", "seat")


def ask_advice(record: Record, seat: int, step: int) -> ProposedEvent:
    """Be advised, by which the game ceases to count for ratings."""
    check_advice(record, seat, step)
    return ProposedEvent(events.ADVICE, {"seat": seat})


def say(record: Record, seat: int | None, name: str, text: str) -> ProposedEvent:
    """Say something in the chat."""
    must_be_shown(text)
    return ProposedEvent(events.CHAT, {"seat": seat, "name": name, "text": text})


def take_vacation(record: Record, person: str, until: int) -> ProposedEvent:
    """Let the clocks of a user wait until a moment; one that has passed ends the vacation."""
    _must_run(record)
    if record.header.pace != "daily":
        raise conflict("not_daily", "only tables played by the day wait for a vacation")
    seats = record.seats_of(person)
    if not seats:
        raise conflict("not_seated", "you have no seat at this table")
    return ProposedEvent(events.VACATION, {"seats": seats, "until": until})


def react(record: Record, seat: int | None, name: str, reaction: str) -> ProposedEvent:
    """React with one of the reactions that every language has words for."""
    data = {"seat": seat, "name": name, "text": "", "reaction": reaction}
    return ProposedEvent(events.CHAT, data)


def must_be_shown(text: str) -> None:
    """Refuse text that a screen cannot show."""
    if not text.isprintable():
        raise unprintable("text")


def _must_run(record: Record) -> None:
    if record.status == "open":
        raise conflict("not_started", "the game has not started")
    if record.status == "over":
        raise conflict("over", "the game is over")
    must_not_be_frozen(record)


def must_not_be_frozen(record: Record) -> None:
    """Refuse what can no longer be done at a table that was closed, or is frozen."""
    if record.is_closed:
        raise conflict("table_closed", f"the table is closed: {record.why_frozen}")
    if record.status == "frozen":
        raise conflict("frozen", f"the game is frozen: {record.why_frozen}")


def _must_play(record: Record, seat: int) -> None:
    _must_run(record)
    if record.seats[seat].replaced_by:
        raise forbidden("seat: a bot plays for you; return first", "seat")


def _must_know(record: Record, seat: int, step: int) -> None:
    known = record.table.known_step(seat)
    if step != known:
        raise conflict(
            "stale", f"step: you answer step {step}, but the table is at step {known}", "step"
        )
