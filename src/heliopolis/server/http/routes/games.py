"""The games, their rules and texts, and the bots."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from heliopolis import games, texts
from heliopolis.server.core import boards, protocol
from heliopolis.server.http import catalog
from heliopolis.server.http.routes.dependencies import (
    PLAIN_TEXT,
    REFUSALS,
    TheSettings,
    as_json,
)

router = APIRouter(prefix="/api", tags=["games"], responses=REFUSALS)

GameName = Annotated[str, Path(max_length=60)]


@router.get("/games", response_model=list[protocol.GameInfo])
async def list_games() -> Response:
    """All games that can be played here."""
    return as_json([catalog.game_info(games.find(name)) for name in games.names()])


@router.get("/games/{game}", response_model=protocol.GameInfo)
async def read_game(game: GameName) -> Response:
    """One game."""
    return as_json(catalog.game_info(catalog.find(game)))


@router.get("/games/{game}/rules", response_model=protocol.Rulebook)
async def read_rules(game: GameName, language: protocol.Language = "en") -> Response:
    """The numbered rules of a game."""
    return as_json(catalog.rulebook(catalog.find(game), language))


@router.get("/games/{game}/examples", response_model=list[protocol.WorkedExample])
async def read_examples(game: GameName, language: protocol.Language = "en") -> Response:
    """The worked examples of a game: what each shows, and the table at that moment."""
    found = catalog.find(game)
    return as_json(await asyncio.to_thread(catalog.worked_examples, found, language))


@router.get("/games/{game}/board", response_model=protocol.BoardSheet)
async def read_board(game: GameName) -> Response:
    """The board of a game for an editor: its places, and what may stand there."""
    return as_json(await asyncio.to_thread(boards.sheet, catalog.find(game).name))


@router.get("/texts/{language}.ftl", response_class=Response, responses=PLAIN_TEXT)
async def read_texts(request: Request, language: protocol.Language) -> Response:
    """The common texts, as Fluent source."""
    return _fluent(request, texts.read(texts.__name__, language))


@router.get("/games/{game}/texts/{language}.ftl", response_class=Response, responses=PLAIN_TEXT)
async def read_game_texts(
    request: Request, game: GameName, language: protocol.Language
) -> Response:
    """The texts of a game, those of its family first, as Fluent source."""
    return _fluent(request, *texts.sources(catalog.find(game), language))


@router.get("/bots", response_model=list[protocol.BotInfo])
async def list_bots(settings: TheSettings) -> Response:
    """The bots that can take a seat."""
    return as_json(catalog.bot_infos(settings.own_bots))


def _fluent(request: Request, *sources: str) -> Response:
    source = "\n".join(sources)
    mark = f'"{hashlib.sha256(source.encode()).hexdigest()[:20]}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(source, media_type="text/plain; charset=utf-8", headers=headers)
