"""Boards that users make: checked, stored, shared by a link, and offered to everybody."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.errors import ErrorText
from heliopolis.server.core import boards, lobby, protocol
from heliopolis.server.core.errors import Refused, conflict, not_found, unprintable
from heliopolis.server.core.users import User
from heliopolis.server.http.routes.dependencies import (
    REFUSALS,
    Anybody,
    Id,
    Me,
    as_json,
    process_of,
)

router = APIRouter(prefix="/api/boards", tags=["boards"], responses=REFUSALS)


async def _tried(
    request: Request, wanted: protocol.BoardRequest, work: Any, *further: object
) -> Any:
    """Work on a board of a user's own, in another process and within a time limit."""
    boards.editor_of(wanted.game)
    lobby.check_board_size(wanted.board)
    found = await process_of(request).board_check.run(work, wanted.game, wanted.board, *further)
    if isinstance(found, Refused):
        raise found
    return found


async def _valid(request: Request, wanted: protocol.BoardSaveRequest) -> Any:
    examined = await _tried(request, wanted, boards.examine)
    if examined["errors"]:
        first = examined["errors"][0]
        where = f"board, field '{first['field']}'" if first["field"] else "board"
        raise Refused("bad_setup", f"{where}: {first['why']}", field="board")
    return examined["board"]


def _printable(name: str) -> str:
    if not name.isprintable():
        raise unprintable("name")
    return name


def _info(found: dict[str, Any], me: User | None) -> dict[str, Any]:
    mine = me is not None and found["person"] == me.id
    shown = {key: value for key, value in found.items() if key != "person"}
    return {**shown, "mine": mine}


@router.post("/check", response_model=protocol.BoardReport)
async def check(request: Request, me: Me, wanted: protocol.BoardCheckRequest) -> Response:
    """What is wrong with a board, with the places, and what may be done there."""
    return as_json(await _tried(request, wanted, boards.examine, wanted.language))


@router.post("/contribution", response_model=protocol.BoardContribution)
async def contribute(request: Request, me: Me, wanted: protocol.BoardRequest) -> Response:
    """The file with which a board becomes the game's own, and the text of a contribution."""
    return as_json(await _tried(request, wanted, boards.contribution))


@router.get("", response_model=list[protocol.BoardCard])
async def list_boards(request: Request, me: Me) -> Response:
    """My boards, the latest first."""
    return as_json(await process_of(request).boards.of_user(me.id))


@router.post("", response_model=protocol.BoardInfo, status_code=201)
async def store(request: Request, me: Me, wanted: protocol.BoardSaveRequest) -> Response:
    """Store a board that can be played on."""
    data = await _valid(request, wanted)
    board, most = lobby.new_id(), boards.MOST_BOARDS
    kept = process_of(request).boards
    if not await kept.add(board, me.id, wanted.game, _printable(wanted.name), data, most):
        raise conflict("too_many_boards", ErrorText("request-boards", most=most))
    return as_json(await _found(request, me, board), 201)


@router.get("/{board}", response_model=protocol.BoardInfo)
async def read(request: Request, me: Anybody, board: Id) -> Response:
    """A board. Knowing its id is permission to look at it and to play on it."""
    return as_json(await _found(request, me, board))


@router.put("/{board}", response_model=protocol.BoardInfo)
async def change(
    request: Request, me: Me, board: Id, wanted: protocol.BoardSaveRequest
) -> Response:
    """Change a board of mine; tables that were made on it keep what they have."""
    found = await _found(request, me, board)
    if not found["mine"]:
        raise not_found("board of yours", "id")
    if found["game"] != wanted.game:
        raise Refused("bad_request", f"game: this board is for {found['game']}", field="game")
    data = await _valid(request, wanted)
    await process_of(request).boards.change(board, me.id, _printable(wanted.name), data)
    return as_json(await _found(request, me, board))


@router.delete("/{board}", status_code=204, response_class=Response)
async def remove(request: Request, me: Me, board: Id) -> Response:
    """Delete a board of mine."""
    if not await process_of(request).boards.remove(board, me.id):
        raise not_found("board of yours", "id")
    return Response(status_code=204)


async def _found(request: Request, me: User | None, board: str) -> dict[str, Any]:
    found = await process_of(request).boards.get(board)
    if found is None:
        raise not_found("board", "id")
    return _info(found, me)
