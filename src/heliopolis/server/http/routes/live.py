"""The door to a table's live connection."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from heliopolis.server import metrics
from heliopolis.server.core.errors import Refused, forbidden, too_many
from heliopolis.server.core.users import User
from heliopolis.server.http.guard import is_own_host, is_own_origin
from heliopolis.server.http.routes.dependencies import identify, process_of
from heliopolis.server.runtime.connection import NO_SUCH_TABLE, NOT_ALLOWED, TRY_AGAIN, Connection
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import DatabaseAwayError

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Follow a table and play at it."""
    process = process_of(socket)
    await socket.accept()
    try:
        me = await _user(socket, process.settings)
        if process.tables.connections[me.id] >= process.settings.sockets_per_user:
            raise too_many("connections")
        found = await process.tables.get(table)
    except Refused as refused:
        code = NO_SUCH_TABLE if refused.status == 404 else NOT_ALLOWED
        await _hang_up(socket, code, refused.message)
        return
    except DatabaseAwayError:
        await _hang_up(socket, TRY_AGAIN, "the database does not answer; connect again")
        return
    with metrics.SOCKETS.track_inprogress():
        await Connection(
            socket, me, found, process.tables, process.chat_limit, process.settings, process.visits
        ).run()


async def _user(socket: WebSocket, settings: Settings) -> User:
    """Return the user who connects, if they may."""
    if not is_own_origin(socket.headers, settings):
        raise forbidden("connections from other sites are not taken")
    if not is_own_host(socket.headers, settings):
        raise forbidden("host: this server has another name")
    me = await identify(socket)
    if me is None:
        raise Refused("unknown_person", "this request identifies no user", status=401)
    return me


async def _hang_up(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may have gone already
        await socket.close(code, reason)
