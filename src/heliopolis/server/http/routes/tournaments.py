"""Tournaments: opening, joining, running, looking at them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.server.core import meeting_messages
from heliopolis.server.core.meeting_protocol import (
    BotEntry,
    EntrantNumber,
    TournamentCard,
    TournamentInfo,
    TournamentRequest,
)
from heliopolis.server.core.tournaments import Tournament
from heliopolis.server.core.users import User
from heliopolis.server.http.routes.dependencies import (
    REFUSALS,
    Anybody,
    Id,
    Me,
    as_json,
    process_of,
)
from heliopolis.server.runtime.tournaments import Tournaments

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=REFUSALS)


async def _tournaments(request: Request) -> Tournaments:
    return process_of(request).tournaments


TheTournaments = Annotated[Tournaments, Depends(_tournaments)]


def _info(t: Tournament, me: User | None, status: int = 200) -> Response:
    return as_json(meeting_messages.tournament_info(t, me.id if me else None), status)


@router.get("", response_model=list[TournamentCard])
async def list_tournaments(
    request: Request, me: Anybody, which: Literal["public", "mine"] = "public"
) -> Response:
    """Public tournaments, or those that I host or play in; the newest first."""
    person = me.id if me else None
    found = await process_of(request).tournament_store.listed(which, person)
    return as_json(
        [meeting_messages.tournament_card(t, n, person, playing=playing) for t, n, playing in found]
    )


@router.post("", response_model=TournamentInfo, status_code=201)
async def open_tournament(all_: TheTournaments, me: Me, wanted: TournamentRequest) -> Response:
    """A new tournament, of which I am the host."""
    return _info(await all_.open(me, wanted), me, 201)


@router.get("/{tournament}", response_model=TournamentInfo)
async def read_tournament(all_: TheTournaments, me: Anybody, tournament: Id) -> Response:
    """A tournament. Knowing its id is permission to enter."""
    return _info(await all_.get(tournament), me)


@router.post("/{tournament}/join", response_model=TournamentInfo)
async def join(all_: TheTournaments, me: Me, tournament: Id) -> Response:
    """Take part; or play on, after I have withdrawn or was absent."""
    return _info(await all_.join(tournament, me), me)


@router.post("/{tournament}/leave", response_model=TournamentInfo)
async def leave(all_: TheTournaments, me: Me, tournament: Id) -> Response:
    """Leave before the start; afterwards, be drawn no more."""
    return _info(await all_.leave(tournament, me), me)


@router.post("/{tournament}/bots", response_model=TournamentInfo)
async def add_bot(all_: TheTournaments, me: Me, tournament: Id, wanted: BotEntry) -> Response:
    """Have a bot take part, as the host."""
    return _info(await all_.add_bot(tournament, me, wanted.bot), me)


@router.post("/{tournament}/remove", response_model=TournamentInfo)
async def remove(all_: TheTournaments, me: Me, tournament: Id, who: EntrantNumber) -> Response:
    """Take a player or a bot out, as the host."""
    return _info(await all_.remove(tournament, me, who.number), me)


@router.post("/{tournament}/start", response_model=TournamentInfo)
async def start(all_: TheTournaments, me: Me, tournament: Id) -> Response:
    """Begin, as the host: the first round is drawn."""
    return _info(await all_.start(tournament, me), me)


@router.post("/{tournament}/close", response_model=TournamentInfo)
async def close(all_: TheTournaments, me: Me, tournament: Id) -> Response:
    """End it early, as the host."""
    return _info(await all_.close(tournament, me), me)
