"""Tables: finding, making, joining, playing, looking back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from heliopolis.server.core import actions, events, lobby, messages, protocol, replay
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.errors import Refused, forbidden
from heliopolis.server.core.record import Record
from heliopolis.server.core.users import User
from heliopolis.server.http.routes.dependencies import (
    PLAIN_TEXT,
    REFUSALS,
    Anybody,
    Id,
    Me,
    TheSettings,
    TheTables,
    address,
    as_json,
    process_of,
)
from heliopolis.server.runtime import table_making
from heliopolis.server.runtime.live_table import LiveTable

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)

CARDS_AT_ONCE = 10  # of a list, before others are served: one takes up to a millisecond

Which = Literal["open", "mine", "watch", "hidden"]
Step = Annotated[int, Query(ge=0, le=1_000_000)]
FirstEvent = Annotated[int | None, Query(ge=0, le=1_000_000)]
# In which language names are given and log events are told; without one they are only events.
ToldIn = Annotated[protocol.Language | None, Query()]
ViewingSeat = Annotated[int | None, Query(ge=0, lt=protocol.MOST_SEATS)]


def info(live: LiveTable, me: User | None, status: int = 200) -> Response:
    """Answer with a table as a user sees it."""
    person = me.id if me else None
    return as_json(messages.table_info(live.record, person, live.audience.online()), status)


@router.get("", response_model=list[protocol.TableCard])
async def list_tables(
    request: Request,
    tables: TheTables,
    me: Anybody,
    which: Which = "open",
    language: ToldIn = None,
) -> Response:
    """Public tables that wait for players or can be watched, my own, or those that I have hidden.

    With a language, each tells how far its game has come and what happened last.
    """
    process, person = process_of(request), me.id if me else None
    listed = await tables.listed(which, person)
    visits = await process.visits.of(person, [live.id for live in listed]) if person else {}
    cards = []
    for number, live in enumerate(listed):
        if number % CARDS_AT_ONCE == 0:
            await asyncio.sleep(0)  # others are served meanwhile
        card = messages.table_card(
            live.record, person, live.audience.online(), language, visits.get(live.id),
            process.settings.quiet_days,
        )  # fmt: skip
        cards.append(card)
    return as_json(cards)


@router.post("", response_model=protocol.TableInfo, status_code=201)
async def make_table(request: Request, me: Me, wanted: protocol.TableRequest) -> Response:
    """A new table."""
    process = process_of(request)
    live = await table_making.create(
        process.tables, process.settings, process.board_check, process.boards, me, wanted
    )
    return info(live, me, 201)


@router.get("/{table}", response_model=protocol.TableInfo)
async def read_table(tables: TheTables, me: Anybody, table: Id) -> Response:
    """A table. Knowing its id is permission to enter."""
    return info(await tables.get(table), me)


@router.post("/{table}/join", response_model=protocol.TableInfo)
async def join(tables: TheTables, me: Me, table: Id, request: protocol.JoinRequest) -> Response:
    """Sit down. A rematch begins by itself when all have."""
    live = await tables.get(table)
    await table_making.sit_down(live, me, request.seat)
    return info(live, me)


@router.post("/{table}/leave", response_model=protocol.TableInfo)
async def leave(tables: TheTables, settings: TheSettings, me: Me, table: Id) -> Response:
    """Get up before the start; afterwards a bot takes over."""
    live = await tables.get(table)

    def left(record: Record) -> ProposedEvent:
        if record.status == "open":
            return lobby.get_up(record, me)
        return actions.leave(record, _own_seat(record, me, None), settings.substitute)

    await live.append(left)
    return info(live, me)


@router.post("/{table}/return", response_model=protocol.TableInfo)
async def come_back(tables: TheTables, me: Me, table: Id) -> Response:
    """Take my seat back from the bot."""
    live = await tables.get(table)
    await live.append(lambda record: actions.come_back(record, _own_seat(record, me, None)))
    return info(live, me)


@router.post("/{table}/start", response_model=protocol.TableInfo)
async def start(tables: TheTables, me: Me, table: Id) -> Response:
    """Begin."""
    live = await tables.get(table)
    await live.append(lambda record: lobby.start(record, me))
    return info(live, me)


@router.post("/{table}/rematch", response_model=protocol.TableInfo)
async def rematch(tables: TheTables, settings: TheSettings, me: Me, table: Id) -> Response:
    """A rematch: the same players, each one seat further on."""
    live = await tables.get(table)
    return info(await table_making.rematch(tables, settings, me, live), me)


@router.post("/{table}/fork", response_model=protocol.TableInfo, status_code=201)
async def fork(
    tables: TheTables, settings: TheSettings, me: Me, table: Id, request: protocol.ForkRequest
) -> Response:
    """A new table that goes on from a step of this one."""
    live = await tables.get(table)
    made = await table_making.fork(tables, settings, me, live, request.step, request.seats)
    return info(made, me, 201)


# --- Playing by simple programs -------------------------------------------------------------------


@router.get("/{table}/state", response_model=protocol.StateMessage)
async def read_state(
    tables: TheTables,
    me: Anybody,
    table: Id,
    seat: ViewingSeat = None,
    log: FirstEvent = None,
    language: ToldIn = None,
) -> Response:
    """Everything I may know now; the log from an event on, or its last part."""
    live = await tables.get(table)
    return _state(live, me, _viewer(live, me, seat), log, language)


@router.get("/{table}/knowledge", response_model=protocol.KnowledgeInfo)
async def read_knowledge(
    tables: TheTables, me: Me, table: Id, seat: ViewingSeat = None
) -> Response:
    """What my seat knows, as one possible world: for bots that think in states."""
    record = (await tables.get(table)).record
    return as_json(messages.knowledge(record, _own_seat(record, me, seat), secrets.randbits(40)))


@router.get("/{table}/log", response_model=protocol.OldLog)
async def read_log(
    tables: TheTables,
    me: Anybody,
    table: Id,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=1_000_000)] = 1_000_000,
    seat: ViewingSeat = None,
    language: ToldIn = None,
) -> Response:
    """The log, from one event up to another."""
    live = await tables.get(table)
    told = messages.log(live.record, _viewer(live, me, seat), first, last, language)
    return as_json({**told, "branch": live.record.branch})


@router.post("/{table}/moves", response_model=protocol.StateMessage)
async def move(tables: TheTables, me: Me, table: Id, request: protocol.MoveRequest) -> Response:
    """Make a move; answered when it is durable, with what I may know then."""
    live = await tables.get(table)

    def moved(record: Record) -> ProposedEvent:
        return actions.move(record, _own_seat(record, me, request.seat), request.step, request.move)

    await live.append(moved)
    return _state(live, me, _own_seat(live.record, me, request.seat))


@router.post("/{table}/hint", response_model=protocol.Hint)
async def hint(request: Request, me: Me, table: Id, asked: protocol.HintRequest) -> Response:
    """The move that looks best from what I may know, where I play alone against bots.

    The game then no longer counts for ratings.
    """
    live, seat = await _advised(request, me, table, asked.step, asked.seat)
    known = messages.knowledge(live.record, seat, secrets.randbits(40))
    found = await process_of(request).advisor.hint(me.id, known)
    at = live.record.table
    for name in ("move", "second"):
        found[name] = messages.legal_move(at, found[name]) if found[name] else None
    return as_json({"step": asked.step, **found})


@router.post("/{table}/opinion", response_model=protocol.Opinion)
async def opinion(request: Request, me: Me, table: Id, asked: protocol.MoveRequest) -> Response:
    """What a move of mine would be called, before it is made; conditions as for hints."""
    live, seat = await _advised(request, me, table, asked.step, asked.seat)
    moves = events.move_texts(actions.checked_move(live.record, seat, asked.move).data)
    found: dict[str, Any] = {"verdict": None, "loss": 0.0}
    if len(moves) == 1:
        known = messages.knowledge(live.record, seat, secrets.randbits(40))
        found = await process_of(request).advisor.opinion(me.id, known, moves[0])
    return as_json({"step": asked.step, **found})


async def _advised(
    request: Request, me: User, table: str, step: int, asked: int | None
) -> tuple[LiveTable, int]:
    """Return the table and seat at which a user may be advised; such a game is not rated."""
    live = await process_of(request).tables.get(table)
    seat = _own_seat(live.record, me, asked)
    actions.check_advice(live.record, seat, step)
    if live.record.rated:
        await live.append(lambda record: actions.ask_advice(record, seat, step))
    return live, seat


def _own_seat(record: Record, me: User, seat: int | None) -> int:
    own = record.seats_of(me.id)
    if not own:
        raise forbidden("you have no seat at this table", "seat")
    if seat is not None and seat not in own:
        raise forbidden("seat: it is somebody else's", "seat")
    return own[0] if seat is None else seat


def _viewer(live: LiveTable, me: User | None, seat: int | None) -> int | None:
    if seat is not None:
        if me is None:
            raise Refused("unknown_person", "this request identifies no user", status=401)
        return _own_seat(live.record, me, seat)
    own = live.record.seats_of(me.id if me else None)
    return own[0] if own else None


def _state(
    live: LiveTable,
    me: User | None,
    viewer: int | None,
    log: int | None = None,
    language: str | None = None,
) -> Response:
    person, audience = me.id if me else None, live.audience
    online, watching = audience.online(), audience.watching()
    return as_json(replay.state(live.record, person, viewer, online, watching, log, language))


# --- Looking back ---------------------------------------------------------------------------------


async def _look_back(
    request: Request,
    me: User | None,
    live: LiveTable,
    begin: Callable[..., replay.Work],
    *arguments: Any,
) -> bytes:
    """Look back at a game, in slices between everything else."""
    record = live.record
    key = (live.id, record.branch, record.status == "over", begin.__name__, *arguments)
    reader = me.id if me else address(request)
    reads = process_of(request).look_backs
    return await reads.get(key, reader, lambda: begin(record, *arguments))


@router.get("/{table}/replay", response_model=protocol.ReplayLength)
async def replay_length(request: Request, tables: TheTables, table: Id) -> Response:
    """The number of steps of a replay; of a game that is over, with the times of its moves."""
    live = await tables.get(table)
    steps, times = replay.steps(live.record), None
    if live.record.status == "over":
        times = replay.move_times(await process_of(request).store.events(table), steps)
    return as_json({"steps": steps, "times": times})


@router.get("/{table}/replay/all", response_model=list[protocol.ReplayStep])
async def replay_many(
    request: Request,
    tables: TheTables,
    me: Anybody,
    table: Id,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=1_000_000)] = 0,
    seat: ViewingSeat = None,
    language: ToldIn = None,
    hands: bool = False,
) -> Response:
    """Several steps at once; with all hands, if the game is over."""
    live = await tables.get(table)
    shown = await _look_back(
        request, me, live, replay.show_steps, first, last, seat, language, hands
    )
    return Response(shown, media_type="application/json")


@router.get("/{table}/replay/{step}", response_model=protocol.ReplayStep)
async def replay_one(
    request: Request,
    tables: TheTables,
    me: Anybody,
    table: Id,
    step: int,
    seat: ViewingSeat = None,
    language: ToldIn = None,
) -> Response:
    """The table after a number of moves; from a seat's point of view once the game is over."""
    live = await tables.get(table)
    shown = await _look_back(request, me, live, replay.show_steps, step, step, seat, language)
    return Response(shown[1:-1], media_type="application/json")  # a list of one


@router.get("/{table}/journal", response_class=Response, responses=PLAIN_TEXT)
async def journal(tables: TheTables, table: Id, language: protocol.Language = "en") -> Response:
    """The whole game as text, when it is over; bots have their names in a language."""
    live = await tables.get(table)
    name = f"{live.record.header.game}-{live.id}.journal"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(replay.journal(live.record, language), headers=headers)


@router.get("/{table}/proof", response_model=protocol.Proof)
async def proof(tables: TheTables, table: Id) -> Response:
    """The seeds and commitments that prove the draws."""
    live = await tables.get(table)
    return as_json(replay.proof(live.record))


@router.get("/{table}/picture", response_class=Response, responses=PLAIN_TEXT)
async def picture(
    request: Request,
    tables: TheTables,
    me: Anybody,
    table: Id,
    language: protocol.Language = "en",
    step: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """The table as a picture in plain text, as I may see it."""
    live = await tables.get(table)
    over_or_now = step is None or live.record.status == "over"
    viewer = _viewer(live, me, None) if over_or_now else None
    if step is None:
        return PlainTextResponse(replay.picture(live.record, viewer, language))
    drawn = await _look_back(request, me, live, replay.past_picture, viewer, language, step)
    return PlainTextResponse(orjson.loads(drawn))
