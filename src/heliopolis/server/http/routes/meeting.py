"""Meeting others: tables that wait for players, searches for a game, and leaderboards."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.server.core import meeting_messages
from heliopolis.server.core.meeting_protocol import Leader, OpenTable, Search, SearchRequest
from heliopolis.server.http import catalog
from heliopolis.server.http.routes.dependencies import (
    REFUSALS,
    Anybody,
    Me,
    TheResults,
    TheTables,
    as_json,
    process_of,
)

router = APIRouter(prefix="/api", tags=["meeting"], responses=REFUSALS)

CARDS_AT_ONCE = 20  # before others are served


@router.get("/open-tables", response_model=list[OpenTable])
async def list_open_tables(tables: TheTables, results: TheResults, me: Anybody) -> Response:
    """Public tables that wait for players, with the ratings of those who sit there."""
    person = me.id if me else None
    found = [live for live in await tables.listed("open", person) if live.record.status == "open"]
    ratings = {}
    for game in {live.record.header.game for live in found}:
        players = {
            player
            for live in found
            if live.record.header.game == game
            for player in meeting_messages.rated_players(live.record)
            if player
        }
        ratings[game] = await results.ratings_of(players, game)
    cards = []
    for number, live in enumerate(found):
        if number % CARDS_AT_ONCE == 0:
            await asyncio.sleep(0)  # others are served meanwhile
        of_game = ratings[live.record.header.game]
        online = live.audience.online()
        cards.append(meeting_messages.open_table(live.record, person, online, of_game))
    return as_json(cards)


@router.get("/leaderboards/{game}", response_model=list[Leader])
async def leaderboard(results: TheResults, game: Annotated[str, Path(max_length=60)]) -> Response:
    """The best players of a game, users and bots."""
    return as_json(await results.leaders(catalog.find(game).name))


@router.get("/search", response_model=Search)
async def look(request: Request, me: Me) -> Response:
    """My search: it goes on for as long as I ask for it, at least once per minute."""
    return as_json(await process_of(request).searches.look(me))


@router.post("/search", response_model=Search)
async def search(request: Request, me: Me, wanted: SearchRequest) -> Response:
    """Search for a game with whoever fits; an earlier search of mine ends."""
    return as_json(await process_of(request).searches.begin(me, wanted))


@router.delete("/search", status_code=204)
async def end_search(request: Request, me: Me) -> Response:
    """Search no longer."""
    await process_of(request).searches.end(me)
    return Response(status_code=204)
