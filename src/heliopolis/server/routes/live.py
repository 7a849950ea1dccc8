"""The door to a table's live connection."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from heliopolis.server import metrics
from heliopolis.server.errors import Refused, forbidden
from heliopolis.server.guard import is_own_origin
from heliopolis.server.house import House
from heliopolis.server.people import Known
from heliopolis.server.routes.asking import house_of, known
from heliopolis.server.socket import NO_SUCH_TABLE, NOT_ALLOWED, TRY_AGAIN, Conversation
from heliopolis.server.store.database import DatabaseAwayError

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Follow a table and play at it."""
    house = house_of(socket)
    await socket.accept()
    try:
        me = await _person(socket, house)
        found = await house.tables.get(table)
    except Refused as refused:
        code = NO_SUCH_TABLE if refused.status == 404 else NOT_ALLOWED
        await _hang_up(socket, code, refused.message)
        return
    except DatabaseAwayError:
        await _hang_up(socket, TRY_AGAIN, "the database does not answer; connect again")
        return
    with metrics.SOCKETS.track_inprogress():
        await Conversation(house, socket, me, found).run()


async def _person(socket: WebSocket, house: House) -> Known:
    """Who connects, if they may."""
    if not is_own_origin(socket.headers, house.settings):
        raise forbidden("connections from other sites are not taken")
    me = await known(socket)
    if me is None:
        raise Refused("unknown_person", "nobody is known by this request", status=401)
    return me


async def _hang_up(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may have gone already
        await socket.close(code, reason)
