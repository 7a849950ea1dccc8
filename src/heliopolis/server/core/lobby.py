"""What happens around a game: new tables, seats, the start, rematches, and forks from any step.

Everything here is a decision over a record or a request. Storing it is the runtime's work.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from time import process_time
from typing import Any

import orjson

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import bot_names, events
from heliopolis.server.core.actions import ProposedEvent, must_not_be_frozen
from heliopolis.server.core.clocks import Terms, now_ms
from heliopolis.server.core.errors import Refused, conflict, forbidden, of_input
from heliopolis.server.core.events import Event
from heliopolis.server.core.protocol import SeatRequest, TableRequest
from heliopolis.server.core.record import Header, Occupant, Record
from heliopolis.server.core.users import User
from heliopolis.table import Table

LONGEST_SETUP = 1.0  # seconds; the largest of our own boards takes a hundredth of it
LARGEST_BOARD = 65_536  # bytes of JSON; the largest of our own boards has a third of it


def new_id() -> str:
    """Return an id that nobody can guess: knowing it is permission to enter."""
    return secrets.token_urlsafe(12)


def check_json(value: Any, field: str) -> str:
    """Return a value as stored text; refuse what JSON with 64-bit integers cannot hold."""
    try:
        return orjson.dumps(value).decode()
    except TypeError as error:
        raise Refused("bad_request", f"{field}: {error}", field=field) from None


# --- A new table ----------------------------------------------------------------------------------


def first_occupant(
    me: User, request: SeatRequest, number: int, own_bots: Collection[str] = ()
) -> dict[str, Any]:
    """Return the occupant that a request wants for a seat."""
    if request.bot is not None and request.kind != "bot":
        raise Refused("bad_request", f"seats: seat {number} is not for a bot", field="seats")
    if request.kind == "bot":
        bot = bot_names.check_bot_name(request.bot, own_bots)
        return {"kind": "bot", "name": bot_names.seat_name(bot, number), "bot": bot}
    if request.kind == "me":
        return {"kind": "person", "name": me.name, "person": me.id}
    return {"kind": "open", "name": ""}


def try_board(game: str, seats: int, options: dict[str, str], board: Any) -> Refused | None:
    """Set a board up; return why it is refused, or None. It may take long for a hostile board.

    A board that passes is set up again wherever its table is loaded, so it must be quick, too.
    """
    began = process_time()
    try:
        Table(games.find(game), seats, Secret(0), options, None, board)
    except HeliopolisError as error:
        return of_input(error)
    if process_time() - began > LONGEST_SETUP:
        message = "board: it takes too long to set up"
        return Refused("bad_setup", message, field="board")
    return None


def check_board_size(board: Any) -> None:
    """Refuse a board that is too large to store and send."""
    if len(check_json(board, "board")) > LARGEST_BOARD:
        message = f"board: it is larger than {LARGEST_BOARD} bytes"
        raise Refused("bad_request", message, field="board")


def new_header(
    me: User, request: TableRequest, terms: Terms | None, own_bots: Collection[str] = ()
) -> Header:
    """Return the header of the table that a request asks for, checked by setting it up once."""
    seating = [first_occupant(me, seat, n, own_bots) for n, seat in enumerate(request.seats)]
    alone = all(seat["kind"] == "bot" or seat.get("person") == me.id for seat in seating)
    if request.seed is not None and not alone:
        message = "seed: it can be chosen only by somebody who plays alone against bots"
        raise Refused("bad_request", message, field="seed")
    secret = Secret.fresh() if request.seed is None else Secret(request.seed)
    try:
        game = games.find(request.game)
        trial = Table(game, len(seating), secret, request.options, None, request.board)
    except HeliopolisError as error:
        raise of_input(error) from error
    return Header(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        options=trial.options,
        board=request.board,
        secret=secret,
        pace=request.pace,
        terms=terms,
        public=request.public,
        host=me.id,
        seating=seating,
        forked_from=None,
        rated=request.seed is None,
        created=now_ms(),
    )


def first_events(header: Header) -> list[Event]:
    """Return the events of a table that starts at once."""
    return [Event(header.id, 0, header.created, events.START, {"names": _start_names(header)})]


def _start_names(header: Header) -> list[str]:
    _must_be_full([Occupant(**seat) for seat in header.seating])
    return unique_names([seat["name"] for seat in header.seating])


def _must_be_full(seats: Sequence[Occupant]) -> None:
    if any(seat.kind == "open" or seat.awaited for seat in seats):
        raise conflict("seats_open", "seats: the game starts when every seat is taken", "seats")
    if not any(seat.kind == "person" for seat in seats):
        raise conflict("nobody_plays", "seats: at least one person must play", "seats")


def unique_names(wanted: Sequence[str]) -> list[str]:
    """Return distinct names: a second Ada becomes Ada 2."""
    names: list[str] = []
    for name in wanted:
        number, unique = 2, name
        while unique in names:
            unique = f"{name[:36]} {number}"
            number += 1
        names.append(unique)
    return names


# --- Before the start -----------------------------------------------------------------------------


def join(record: Record, me: User, seat: int | None) -> ProposedEvent:
    """Sit down in a free seat, or in the one that is named; in a rematch, in one's own."""
    _must_be_open(record)
    own = record.seats_of(me.id)
    if own and not record.seats[own[0]].awaited:
        raise conflict("seated", "you already have a seat at this table", "seat")
    free = own or [n for n, occupant in enumerate(record.seats) if occupant.kind == "open"]
    if seat is not None and seat >= len(record.seats):
        message = f"seat: {seat} is not in 0..{len(record.seats) - 1}"
        raise Refused("bad_request", message, field="seat")
    if not free or (seat is not None and seat not in free):
        raise conflict("taken", "that seat is taken" if free else "all seats are taken", "seat")
    chosen = free[0] if seat is None else seat
    return ProposedEvent(events.SIT, {"seat": chosen, "person": me.id, "name": me.name})


def get_up(record: Record, me: User) -> ProposedEvent:
    """Leave a table before the start."""
    _must_be_open(record)
    own = record.seats_of(me.id)
    if not own:
        raise conflict("not_seated", "you have no seat at this table")
    return ProposedEvent(events.STAND, {"seat": own[0]})


def put_bots(
    record: Record, me: User, bot: str, seat: int | None, own_bots: Collection[str] = ()
) -> ProposedEvent:
    """Put a bot in every free seat, or in the one that is named, as the host."""
    _must_be_open(record)
    _must_be_host(record, me)
    bot, free = bot_names.check_bot_name(bot, own_bots), record.free_seats()
    if not free:
        raise conflict("taken", "all seats are taken", "seat")
    if seat is not None and seat not in free:
        raise conflict("taken", f"seat: {seat} is not one of the free seats {free}", "seat")
    chosen = free if seat is None else [seat]
    bots = [{"seat": n, "name": bot_names.seat_name(bot, n), "bot": bot} for n in chosen]
    return ProposedEvent(events.BOTS, {"bots": bots})


def remove_bot(record: Record, me: User, seat: int) -> ProposedEvent:
    """Free the seat of a bot, as the host."""
    _must_be_open(record)
    _must_be_host(record, me)
    if seat >= len(record.seats) or record.seats[seat].kind != "bot":
        raise conflict("no_bot", f"seat: there is no bot in seat {seat}", "seat")
    return ProposedEvent(events.STAND, {"seat": seat})


def start(record: Record, me: User) -> ProposedEvent:
    """Start the game, as its host, when every seat is taken."""
    _must_be_host(record, me)
    return begin(record)


def starts_by_itself(record: Record) -> bool:
    """Whether a table needs nobody to start it: a rematch, as soon as all have said yes."""
    rematch = any(seat.get("awaited") for seat in record.header.seating)
    return record.status == "open" and rematch and not record.free_seats()


def begin(record: Record) -> ProposedEvent:
    """Start the game when every seat is taken."""
    _must_be_open(record)
    _must_be_full(record.seats)
    return ProposedEvent(
        events.START, {"names": unique_names([seat.name for seat in record.seats])}
    )


def hand_over(record: Record, guest: str, to: User) -> ProposedEvent:
    """Give an account what a guest has here, unless the account has a seat of its own."""
    seats = [] if record.seats_of(to.id) else record.seats_of(guest)
    if not seats and record.host != guest:
        raise conflict("not_seated", "there is nothing to hand over")
    data = {"from": guest, "to": to.id, "name": to.name, "seats": seats}
    return ProposedEvent(events.HAND_OVER, data)


def close(record: Record) -> ProposedEvent:
    """Close a table that was never started."""
    _must_be_open(record)
    return ProposedEvent(events.CLOSE, {})


def abandon(record: Record, oldest: int) -> ProposedEvent:
    """Close a started table at which nothing has happened since `oldest`."""
    if record.status not in ("running", "frozen") or record.last_at >= oldest:
        raise conflict("in_use", "the game goes on")
    return ProposedEvent(events.CLOSE, {"why": "abandoned"})


def _must_be_host(record: Record, me: User) -> None:
    if record.host != me.id:
        raise forbidden("only the host can do this")


def _must_be_open(record: Record) -> None:
    must_not_be_frozen(record)
    if record.status != "open":
        raise conflict("started", "the game has already started")


# --- After the end --------------------------------------------------------------------------------


def rematch_header(record: Record, me: User, terms: Terms | None) -> Header:
    """Return the header of the next game of the same players, each one seat further on.

    The others are awaited: each of them says yes by sitting down.
    """
    old = record.header
    seats = [
        {
            "kind": seat.kind,
            "name": seat.name,
            "person": seat.person,
            "bot": seat.bot,
            "awaited": seat.person not in (None, me.id),
        }
        for seat in record.seats
    ]
    return Header(
        id=new_id(),
        game=old.game,
        rules=games.find(old.game).rules_version,
        options=old.options,
        board=old.board,
        secret=Secret.fresh(),
        pace=old.pace,
        terms=terms,
        public=old.public,
        host=me.id,
        seating=[*seats[-1:], *seats[:-1]],
        forked_from=None,
        rated=True,
        created=now_ms(),
    )


def offer_rematch(record: Record, table: str) -> ProposedEvent:
    """Name the table of the next game."""
    if record.rematch:
        raise conflict("rematch", "somebody else has already made the next table")
    return ProposedEvent(events.REMATCH, {"table": table})


def check_rematch(record: Record, me: User) -> None:
    """Refuse a rematch to a user who did not play, or while the game goes on."""
    if not record.seats_of(me.id) and record.host != me.id:
        raise forbidden("only those who played can ask for another game")
    if record.status not in ("over", "frozen"):
        raise conflict("not_over", "the game is not over")


def fork_header(
    record: Record,
    me: User,
    step: int,
    requested: Sequence[SeatRequest] | None,
    own_bots: Collection[str] = (),
) -> Header:
    """Return the header of a table that goes on from a step of a finished game."""
    if record.status != "over":
        raise conflict("not_over", "a table can be forked when its game is over")
    last = len(record.table.moves)
    if step > last:
        raise Refused("bad_request", f"step: {step} is not in 0..{last}", field="step")
    if requested is not None and len(requested) != len(record.seats):
        message = f"seats: {len(requested)} are given, the table has {len(record.seats)}"
        raise Refused("bad_request", message, field="seats")
    if requested is None:
        seating = [_fork_occupant(record, me, number) for number in range(len(record.seats))]
    else:
        seating = [first_occupant(me, seat, n, own_bots) for n, seat in enumerate(requested)]
    old = record.header
    return Header(
        id=new_id(),
        game=old.game,
        rules=record.game.rules_version,
        options=old.options,
        board=old.board,
        secret=old.secret,
        pace="none",
        terms=None,
        public=False,
        host=me.id,
        seating=seating,
        forked_from=old.id,
        rated=False,
        created=now_ms(),
    )


def _fork_occupant(record: Record, me: User, number: int) -> dict[str, Any]:
    """My seats stay mine, or the first one if I had none; bots play the others."""
    mine = record.seats_of(me.id) or [0]
    if number in mine:
        return {"kind": "person", "name": me.name, "person": me.id}
    bot = record.seats[number].bot or bot_names.DEFAULT
    return {"kind": "bot", "name": record.seats[number].name, "bot": bot}


def fork_events(record: Record, header: Header, step: int) -> list[Event]:
    """Return the events of a fork: the moves up to a step, then a new seed."""
    happened: list[tuple[str, dict[str, Any]]] = [(events.START, {"names": _start_names(header)})]
    reseeds = [(at, secret) for at, secret in record.table.secrets[1:] if at <= step]
    index = 0
    for moves in record.table.fork(step).decisions:
        happened += [_reseed(secret) for at, secret in reseeds if at == index]
        happened.append((events.MOVE, events.move_data(moves)))
        index += len(moves)
    happened.append(_reseed(Secret.fresh()))
    return [Event(header.id, seq, header.created, *one) for seq, one in enumerate(happened)]


def _reseed(secret: Secret) -> tuple[str, dict[str, Any]]:
    return events.RESEED, {"seed": secret.seed, "salt": secret.salt}
