"""Who I am, my account, my sessions and tokens; and other people."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.server import guests, protocol
from heliopolis.server.errors import too_many
from heliopolis.server.routes.asking import (
    COOKIE,
    REFUSALS,
    AHouse,
    Anybody,
    Id,
    Me,
    address,
    as_json,
    set_cookie,
)

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.get("/me", response_model=protocol.Me)
async def read_me(request: Request, house: AHouse, me: Anybody) -> Response:
    """Who I am. A browser that is not known yet becomes a person, and gets a cookie."""
    if me is not None:
        return as_json(await house.people.me(me.id))
    if not house.newcomers.allows(address(request)):
        raise too_many("new people from here")
    me, cookie = await house.people.newcomer(request.headers.get("user-agent", ""))
    response = as_json(await house.people.me(me.id))
    set_cookie(request, response, cookie)
    return response


@router.patch("/me", response_model=protocol.Me)
async def change_me(house: AHouse, me: Me, change: protocol.MeChange) -> Response:
    """Change my name, language, settings or webhook; what is left out stays."""
    await house.people.change(me.id, change)
    return as_json(await house.people.me(me.id))


@router.post("/account", response_model=protocol.Me)
async def make_account(house: AHouse, me: Me, wanted: protocol.Credentials) -> Response:
    """Give me an account, so that I can log in elsewhere."""
    await house.people.make_account(me.id, wanted)
    return as_json(await house.people.me(me.id))


@router.post("/login", response_model=protocol.Me)
async def log_in(
    request: Request, house: AHouse, guest: Anybody, given: protocol.Credentials
) -> Response:
    """Be the person of an account in this browser; what a guest had here, comes along."""
    for who in (address(request), f"name {given.name}"):
        if not house.logins.allows(who):
            raise too_many("attempts to log in")
    me, cookie = await house.people.log_in(given, request.headers.get("user-agent", ""))
    if guest is not None:
        await guests.take_over(house, guest, me)
    response = as_json(await house.people.me(me.id))
    set_cookie(request, response, cookie)
    return response


@router.post("/logout", status_code=204)
async def log_out(house: AHouse, me: Me) -> Response:
    """Be nobody in this browser."""
    if not me.by_token:
        await house.people.end_session(me, me.session)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/sessions", response_model=list[protocol.Session])
async def list_sessions(house: AHouse, me: Me) -> Response:
    """The browsers in which I am known."""
    return as_json(await house.people.sessions(me))


@router.delete("/sessions/{session}", status_code=204)
async def end_session(house: AHouse, me: Me, session: Id) -> Response:
    """Forget a browser of mine."""
    await house.people.end_session(me, session)
    return Response(status_code=204)


@router.get("/tokens", response_model=list[protocol.Token])
async def list_tokens(house: AHouse, me: Me) -> Response:
    """My tokens for programs."""
    return as_json(await house.people.tokens(me))


@router.post("/tokens", response_model=protocol.Token, status_code=201)
async def make_token(house: AHouse, me: Me, wish: protocol.TokenWish) -> Response:
    """A new token for a program. It is told only this once."""
    return as_json(await house.people.make_token(me, wish.name), 201)


@router.delete("/tokens/{token}", status_code=204)
async def end_token(house: AHouse, me: Me, token: Id) -> Response:
    """Let a token be good for nothing."""
    await house.people.end_token(me, token)
    return Response(status_code=204)


@router.get("/people/{person}", response_model=protocol.Person)
async def read_person(house: AHouse, person: Id) -> Response:
    """What everybody may know of a person."""
    row = await house.people.known_by(person)
    history = await house.results.history(person)
    ratings = await house.results.ratings(person)
    return as_json({"id": row.id, "name": row.name, "history": history, "ratings": ratings})
