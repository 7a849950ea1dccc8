"""The door to a table's live connection."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from heliopolis.server import metrics
from heliopolis.server.errors import Refused
from heliopolis.server.guard import is_own_origin
from heliopolis.server.routes.asking import house_of, known
from heliopolis.server.socket import NO_SUCH_TABLE, NOT_ALLOWED, Conversation

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Follow a table and play at it."""
    house = house_of(socket)
    await socket.accept()
    if not is_own_origin(socket.headers, house.settings):
        await _hang_up(socket, NOT_ALLOWED, "connections from other sites are not taken")
        return
    try:
        me = await known(socket)
    except Refused as refused:
        await _hang_up(socket, NOT_ALLOWED, refused.message)
        return
    if me is None:
        await _hang_up(socket, NOT_ALLOWED, "nobody is known by this request")
        return
    try:
        found = await house.tables.get(table)
    except Refused as refused:
        await _hang_up(socket, NO_SUCH_TABLE, refused.message)
        return
    with metrics.SOCKETS.track_inprogress():
        await Conversation(house, socket, me, found).run()


async def _hang_up(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may have gone already
        await socket.close(code, reason)
