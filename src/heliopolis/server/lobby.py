"""Making tables, sitting down, getting up, starting, playing again, and going on from any step."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, update
from sqlalchemy.sql import Executable

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.journal import Secret
from heliopolis.server import bots, events
from heliopolis.server.actions import Draft
from heliopolis.server.clocks import terms_of
from heliopolis.server.errors import Refused, conflict, forbidden, of_input
from heliopolis.server.events import Event
from heliopolis.server.live import Live
from heliopolis.server.messages import now_ms
from heliopolis.server.people import Known, as_json
from heliopolis.server.protocol import SeatWish, TableWish
from heliopolis.server.record import Header, Record, Sitting
from heliopolis.server.store import schema
from heliopolis.table import Table

if TYPE_CHECKING:
    from heliopolis.server.house import House


def new_id() -> str:
    """An id that nobody can guess: whoever knows it may come in."""
    return secrets.token_urlsafe(12)


async def create(house: House, me: Known, wish: TableWish) -> Live:
    """A new table, as somebody wishes it."""
    seating = [seat_of(me, seat, number) for number, seat in enumerate(wish.seats)]
    header = _header(house, me, wish, seating)
    begun = _first_events(header, seating) if wish.start else []
    return await house.tables.create(header, begun, "running" if begun else "open")


def seat_of(me: Known, wish: SeatWish, number: int) -> dict[str, Any]:
    """Who sits in a seat at first."""
    if wish.bot is not None and wish.kind != "bot":
        raise Refused("bad_request", f"seats: seat {number} is for no bot", field="seats")
    if wish.kind == "bot":
        bot = bots.checked(wish.bot)
        return {"kind": "bot", "name": f"{bot.capitalize()} {number + 1}", "bot": bot}
    if wish.kind == "me":
        return {"kind": "person", "name": me.name, "person": me.id}
    return {"kind": "open", "name": ""}


def _header(house: House, me: Known, wish: TableWish, seating: list[dict[str, Any]]) -> Header:
    alone = all(seat["kind"] == "bot" or seat.get("person") == me.id for seat in seating)
    if wish.seed is not None and not alone:
        raise Refused("bad_request", "seed: it can be chosen only alone against bots", field="seed")
    secret = Secret.fresh() if wish.seed is None else Secret(wish.seed)
    as_json(wish.board, "board")
    try:
        game = games.find(wish.game)
        trial = Table(game, len(seating), secret, wish.options, None, wish.board)
    except HeliopolisError as error:
        raise of_input(error) from error
    return Header(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        options=trial.options,
        board=wish.board,
        secret=secret,
        pace=wish.pace,
        terms=terms_of(wish.pace, house.settings),
        public=wish.public,
        host=me.id,
        seating=seating,
        forked_from=None,
        rated=wish.seed is None,
        created=now_ms(),
    )


def _first_events(header: Header, seating: Sequence[dict[str, Any]]) -> list[Event]:
    _must_be_full([Sitting(**seat) for seat in seating])
    names = _names([seat["name"] for seat in seating])
    return [Event(header.id, 0, header.created, events.START, {"names": names})]


def _must_be_full(seats: Sequence[Sitting]) -> None:
    if any(seat.kind == "open" for seat in seats):
        raise conflict("seats_open", "seats: the game starts when every seat is taken", "seats")
    if not any(seat.kind == "person" for seat in seats):
        raise conflict("nobody_plays", "seats: at least one person must play", "seats")


def _names(wanted: Sequence[str]) -> list[str]:
    """Names that can be told apart: a second Ada becomes Ada 2."""
    names: list[str] = []
    for name in wanted:
        number, unique = 2, name
        while unique in names:
            unique = f"{name[:36]} {number}"
            number += 1
        names.append(unique)
    return names


# --- Before the start -----------------------------------------------------------------------------


def join(record: Record, me: Known, seat: int | None) -> Draft:
    """Sit down."""
    _must_be_open(record)
    if record.seats_of(me.id):
        raise conflict("seated", "you already have a seat at this table", "seat")
    free = [n for n, sitting in enumerate(record.seats) if sitting.kind == "open"]
    if seat is not None and seat >= len(record.seats):
        raise Refused("bad_request", f"seat: it is 0 to {len(record.seats) - 1}", field="seat")
    if not free or (seat is not None and seat not in free):
        raise conflict("taken", "that seat is taken" if free else "all seats are taken", "seat")
    chosen = free[0] if seat is None else seat
    row = {"table_id": record.header.id, "seat": chosen, "person": me.id}
    return Draft(
        events.SIT,
        {"seat": chosen, "person": me.id, "name": me.name},
        [insert(schema.seats).values(**row)],
    )


def get_up(record: Record, me: Known) -> Draft:
    """Leave before the start."""
    _must_be_open(record)
    own = record.seats_of(me.id)
    if not own:
        raise conflict("not_seated", "you have no seat at this table")
    seats = schema.seats
    row = delete(seats).where(seats.c.table_id == record.header.id, seats.c.seat == own[0])
    return Draft(events.STAND, {"seat": own[0]}, [row])


def start(record: Record, me: Known) -> Draft:
    """Begin, when every seat is taken. The host does."""
    _must_be_open(record)
    if record.host != me.id:
        raise forbidden("only the host starts the game")
    _must_be_full(record.seats)
    tables = schema.tables
    return Draft(
        events.START,
        {"names": _names([seat.name for seat in record.seats])},
        [update(tables).where(tables.c.id == record.header.id).values(status="running")],
    )


def hand_over(record: Record, guest: str, to: Known) -> Draft:
    """Let all that a guest has here be somebody's who has an account, but for a second seat."""
    seats = [] if record.seats_of(to.id) else record.seats_of(guest)
    hosts = record.host == guest
    if not seats and not hosts:
        raise conflict("not_seated", "there is nothing to hand over")
    s, t = schema.seats, schema.tables
    also: list[Executable] = []
    if seats:
        own = update(s).where(s.c.table_id == record.header.id, s.c.seat.in_(seats))
        also.append(own.values(person=to.id))
    if hosts:
        also.append(update(t).where(t.c.id == record.header.id).values(host=to.id))
    data = {"from": guest, "to": to.id, "name": to.name, "seats": seats}
    return Draft(events.HAND_OVER, data, also)


def clear_away(record: Record) -> Draft:
    """Close a table that nobody has started."""
    _must_be_open(record)
    s, t = schema.seats, schema.tables
    closed = update(t).where(t.c.id == record.header.id).values(status="closed")
    return Draft(events.CLOSE, {}, [closed, delete(s).where(s.c.table_id == record.header.id)])


def _must_be_open(record: Record) -> None:
    if record.status == "frozen":
        raise conflict("frozen", f"the game is frozen: {record.why_frozen}")
    if record.status != "open":
        raise conflict("started", "the game has already started")


# --- After the end --------------------------------------------------------------------------------


async def rematch(house: House, me: Known, live: Live) -> Live:
    """The same people again, everybody one seat further on. Who asks second gets the same table."""
    record = live.record
    _must_have_sat(record, me)
    if record.status not in ("over", "frozen"):
        raise conflict("not_over", "the game is not over")
    if not record.rematch:
        await _offer_rematch(house, me, live)
    return await house.tables.get(live.record.rematch or "")


async def _offer_rematch(house: House, me: Known, live: Live) -> None:
    header = live.record.header
    seats = [_afresh(seat) for seat in live.record.seats]
    again = Header(
        id=new_id(),
        game=header.game,
        rules=games.find(header.game).rules_version,
        options=header.options,
        board=header.board,
        secret=Secret.fresh(),
        pace=header.pace,
        terms=terms_of(header.pace, house.settings),
        public=header.public,
        host=me.id,
        seating=[*seats[-1:], *seats[:-1]],
        forked_from=None,
        rated=True,
        created=now_ms(),
    )

    def offer(record: Record) -> Draft:
        if record.rematch:
            raise conflict("rematch", "somebody else has already made the next table")
        return Draft(events.REMATCH, {"table": again.id})

    full = len({seat.get("person") for seat in again.seating} - {None}) == 1
    begun = _first_events(again, again.seating) if full else []
    await house.tables.create(again, begun, "running" if begun else "open")
    try:
        await live.append(offer)
    except Refused as refused:
        if refused.code != "rematch":
            raise


def _afresh(seat: Sitting) -> dict[str, Any]:
    return {"kind": seat.kind, "name": seat.name, "person": seat.person, "bot": seat.bot}


async def fork(
    house: House, me: Known, live: Live, step: int, wished: Sequence[SeatWish] | None
) -> Live:
    """A new table that goes on where this one stood after some moves, with chance begun anew."""
    record = live.record
    if record.status != "over":
        raise conflict("not_over", "a table can be forked when its game is over")
    if step > len(record.game.moves):
        raise Refused("bad_request", f"step: it is 0 to {len(record.game.moves)}", field="step")
    if wished is not None and len(wished) != len(record.seats):
        message = f"seats: there are {len(record.seats)}"
        raise Refused("bad_request", message, field="seats")
    if wished is None:
        seating = [_of_fork(record, me, number) for number in range(len(record.seats))]
    else:
        seating = [seat_of(me, seat, number) for number, seat in enumerate(wished)]
    return await _forked(house, me, record, step, seating)


def _of_fork(record: Record, me: Known, number: int) -> dict[str, Any]:
    """My seats are mine again, or the first where I had none; bots play the others."""
    mine = record.seats_of(me.id) or [0]
    if number in mine:
        return {"kind": "person", "name": me.name, "person": me.id}
    bot = record.seats[number].bot or "medium"
    return {"kind": "bot", "name": record.seats[number].name, "bot": bot}


async def _forked(
    house: House, me: Known, record: Record, step: int, seating: list[dict[str, Any]]
) -> Live:
    old, created = record.header, now_ms()
    header = Header(
        id=new_id(),
        game=old.game,
        rules=record.game.game.rules_version,
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
        created=created,
    )
    _must_be_full([Sitting(**seat) for seat in seating])
    names = _names([seat["name"] for seat in seating])
    told: list[tuple[str, dict[str, Any]]] = [(events.START, {"names": names})]
    reseeds = [(at, secret) for at, secret in record.game.secrets[1:] if at <= step]
    for index, move in enumerate(record.game.moves[:step]):
        told += [_reseed(secret) for at, secret in reseeds if at == index]
        told.append((events.MOVE, {"seat": move.seat, "move": move.text}))
    told.append(_reseed(Secret.fresh()))
    begun = [Event(header.id, seq, created, *event) for seq, event in enumerate(told)]
    return await house.tables.create(header, begun, "running")


def _reseed(secret: Secret) -> tuple[str, dict[str, Any]]:
    return events.RESEED, {"seed": secret.seed, "salt": secret.salt}


def _must_have_sat(record: Record, me: Known) -> None:
    if not record.seats_of(me.id) and record.host != me.id:
        raise forbidden("only those who played can ask for another game")
