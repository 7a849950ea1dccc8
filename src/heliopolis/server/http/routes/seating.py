"""What a host does with empty seats, and how users take leave of their tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.server.core import absence, lobby, protocol
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import conflict, forbidden
from heliopolis.server.core.record import Record
from heliopolis.server.core.users import User
from heliopolis.server.http.routes.dependencies import (
    REFUSALS,
    Id,
    Me,
    TheSettings,
    TheTables,
    process_of,
)
from heliopolis.server.http.routes.tables import info

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


@router.post("/{table}/bots", response_model=protocol.TableInfo)
async def put_bots(
    tables: TheTables, settings: TheSettings, me: Me, table: Id, request: protocol.BotsRequest
) -> Response:
    """Put bots in the free seats of my table, or in one of them."""
    live = await tables.get(table)
    wanted = request.bot, request.seat, settings.own_bots
    await live.append(lambda record: lobby.put_bots(record, me, *wanted))
    return info(live, me)


@router.delete("/{table}/bots/{seat}", response_model=protocol.TableInfo)
async def remove_bot(
    tables: TheTables,
    me: Me,
    table: Id,
    seat: Annotated[int, Path(ge=0, lt=protocol.MOST_SEATS)],
) -> Response:
    """Free the seat of a bot at my table."""
    live = await tables.get(table)
    await live.append(lambda record: lobby.remove_bot(record, me, seat))
    return info(live, me)


@router.post("/{table}/quit", response_model=protocol.TableInfo)
async def quit_table(
    request: Request, tables: TheTables, settings: TheSettings, me: Me, table: Id
) -> Response:
    """Leave for good, and leave the table out of my list; close it if nobody else plays there."""
    live = await tables.get(table)
    _must_belong(live.record, me)

    def next_event(record: Record) -> ProposedEvent:
        if proposed := absence.next_to_quit(record, me, settings.substitute):
            return proposed
        raise conflict("not_seated", "you have left already")

    while absence.next_to_quit(live.record, me, settings.substitute):
        await live.append(next_event)
    await process_of(request).visits.hide(me.id, table, True, now_ms())
    return info(live, me)


@router.post("/{table}/hide", status_code=204)
async def hide(
    request: Request, tables: TheTables, me: Me, table: Id, wanted: protocol.HideRequest
) -> Response:
    """Leave the table out of my list, or put it back."""
    live = await tables.get(table)
    _must_belong(live.record, me)
    await process_of(request).visits.hide(me.id, table, wanted.hidden, now_ms())
    return Response(status_code=204)


def _must_belong(record: Record, me: User) -> None:
    if not record.seats_of(me.id) and record.host != me.id:
        raise forbidden("you have no seat at this table")
