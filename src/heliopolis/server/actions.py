"""What people can do at a table: each action becomes the next event, or is refused with a reason.

An action looks at the record and says what should happen; nothing happens before that is stored.
Where another process was first, it is asked again with what is known then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.sql import Executable

from heliopolis.errors import HeliopolisError
from heliopolis.kernel.journal import Secret
from heliopolis.server import events, orders
from heliopolis.server.errors import Refused, conflict, forbidden, of_input
from heliopolis.server.protocol import Order
from heliopolis.server.record import Record


@dataclass(frozen=True)
class Draft:
    """An event that should happen next, and what is written together with it."""

    kind: str
    data: dict[str, Any]
    also: Sequence[Executable] = ()


def move(record: Record, seat: int, step: int, given: str | Mapping[str, Any]) -> Draft:
    """A move of somebody who knew of so many moves."""
    _must_play(record, seat)
    _must_know(record, seat, step)
    return checked_move(record, seat, given)


def checked_move(record: Record, seat: int, given: str | Mapping[str, Any]) -> Draft:
    """A move, if it is legal."""
    moves = record.game.game.moves
    try:
        number = moves.parse(given) if isinstance(given, str) else moves.from_json(given)
        refusal = record.game.why_not(moves.text(number), seat)
    except HeliopolisError as error:
        raise of_input(error) from error
    text = moves.text(number)
    if refusal:
        raise Refused(
            "illegal_move",
            f"'{text}' breaks {refusal}",
            status=409,
            rule=refusal.rule,
            field="move",
        )
    return Draft(events.MOVE, {"seat": seat, "move": text})


def undo(record: Record, seat: int, step: int, *, whole_turn: bool) -> Draft:
    """Take back one's last move, or all one may."""
    _must_play(record, seat)
    _must_know(record, seat, step)
    limit = record.game.undo_limit(seat)
    if limit == step:
        raise conflict(
            "no_undo",
            "step: you have no move to take back since something became known or somebody moved",
            "step",
        )
    known = record.game.known_moves(seat)
    to = limit if whole_turn else step - 1
    return Draft(events.UNDO, {"seat": seat, "remove": list(known[to:])})


def ask_undo(record: Record, seat: int, to: int) -> Draft:
    """Ask everybody to go back to a step, as the seat counts them."""
    _must_play(record, seat)
    known = record.game.known_moves(seat)
    if to >= len(known):
        raise conflict("no_undo", f"to: it is a step from 0 to {len(known) - 1}", "to")
    if record.asked:
        raise conflict("already_asked", "somebody has already asked to go back", "to")
    return Draft(events.ASK, {"seat": seat, "to": known[to]})


def answer_undo(record: Record, seat: int, agree: bool) -> Draft:
    """Agree to go back, or not. Whoever asked can take that back by not agreeing."""
    _must_play(record, seat)
    if not record.asked:
        raise conflict("nothing_asked", "nobody has asked to go back", "agree")
    return Draft(events.ANSWER, {"seat": seat, "agree": agree})


def agreed_undo(record: Record) -> Draft | None:
    """Going back, when all who play have agreed.

    Where something became known meanwhile, chance begins anew: nobody shall know what comes.
    """
    asked, game = record.asked, record.game
    if not asked or not set(record.players()) <= asked.agreed:
        return None
    data: dict[str, Any] = {"to": asked.to}
    if any(game.revealed(index) for index in range(asked.to, len(game.moves))):
        secret = Secret.fresh()
        data |= {"seed": secret.seed, "salt": secret.salt}
    return Draft(events.UNDO, data)


def order(record: Record, seat: int, wanted: Order | None) -> Draft:
    """Leave a secret maximum with the server, or take it back."""
    _must_play(record, seat)
    if wanted is not None:
        orders.check(record, wanted)
    elif seat not in record.orders:
        raise conflict("no_order", "order: there is none to take back", "order")
    return Draft(events.ORDER, {"seat": seat, "order": wanted.model_dump() if wanted else None})


def leave(record: Record, seat: int, bot: str) -> Draft:
    """Let a bot play for somebody who leaves."""
    _must_run(record)
    if record.seats[seat].plays != "person":
        raise conflict("already_left", "seat: a bot already plays for you", "seat")
    return Draft(events.REPLACE, {"seat": seat, "bot": bot, "why": "left"})


def come_back(record: Record, seat: int) -> Draft:
    """Take one's seat back from the bot."""
    _must_run(record)
    if not record.seats[seat].replaced_by:
        raise conflict("not_replaced", "seat: nobody plays for you", "seat")
    return Draft(events.RETURN, {"seat": seat})


def say(record: Record, seat: int | None, name: str, text: str) -> Draft:
    """Say something to all."""
    must_be_shown(text)
    return Draft(events.CHAT, {"seat": seat, "name": name, "text": text})


def must_be_shown(text: str) -> None:
    """Refuse what no screen can show."""
    if not text.isprintable():
        raise Refused("bad_request", "text: it has characters that cannot be shown", field="text")


def _must_run(record: Record) -> None:
    if record.status == "open":
        raise conflict("not_started", "the game has not started")
    if record.status == "over":
        raise conflict("over", "the game is over")
    if record.status == "frozen":
        raise conflict("frozen", f"the game is frozen: {record.why_frozen}")


def _must_play(record: Record, seat: int) -> None:
    _must_run(record)
    if record.seats[seat].replaced_by:
        raise forbidden("seat: a bot plays for you; return first", "seat")


def _must_know(record: Record, seat: int, step: int) -> None:
    known = record.game.known_step(seat)
    if step != known:
        raise conflict(
            "stale", f"step: you answer step {step}, but the table is at step {known}", "step"
        )
