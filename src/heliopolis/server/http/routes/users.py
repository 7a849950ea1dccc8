"""The user who asks: account, sessions and tokens; and the public page of other users."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.server.core import protocol
from heliopolis.server.core.errors import too_many
from heliopolis.server.http.languages import language_of
from heliopolis.server.http.routes.dependencies import (
    COOKIE,
    REFUSALS,
    Anybody,
    Id,
    Me,
    MyBrowser,
    TheResults,
    TheUsers,
    address,
    as_json,
    process_of,
    set_cookie,
)
from heliopolis.server.runtime import guests
from heliopolis.server.runtime.users import account_key

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.get("/me", response_model=protocol.Me)
async def read_me(request: Request, users: TheUsers, me: Anybody) -> Response:
    """Who I am. A browser without a cookie becomes a guest and gets one."""
    if me is not None:
        return as_json(await users.me(me.id))
    if not process_of(request).guest_limit.allows(address(request)):
        raise too_many("new people from here")
    language = language_of(request.headers)
    me, cookie = await users.newcomer(request.headers.get("user-agent", ""), language)
    response = as_json(await users.me(me.id))
    set_cookie(request, response, cookie)
    return response


@router.patch("/me", response_model=protocol.Me)
async def change_me(users: TheUsers, me: Me, change: protocol.MeChange) -> Response:
    """Change my name, language, settings or webhook; what is left out stays."""
    await users.change(me.id, change)
    return as_json(await users.me(me.id))


@router.post("/account", response_model=protocol.Me)
async def make_account(
    request: Request, users: TheUsers, me: MyBrowser, wanted: protocol.Credentials
) -> Response:
    """Give me an account, so that I can log in elsewhere."""
    cookie = await users.make_account(me, wanted, request.headers.get("user-agent", ""))
    response = as_json(await users.me(me.id))
    set_cookie(request, response, cookie)
    return response


@router.post("/account/password", status_code=204)
async def change_password(
    users: TheUsers, me: MyBrowser, change: protocol.PasswordChange
) -> Response:
    """Change my password; my other browsers and programs are logged out."""
    await users.change_password(me, change)
    return Response(status_code=204)


@router.post("/account/delete", status_code=204)
async def delete_account(users: TheUsers, me: MyBrowser, proof: protocol.PasswordProof) -> Response:
    """Delete my account; games that others played too stay without my name behind them."""
    await users.delete_account(me, proof.password)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/account/export")
async def export(request: Request, users: TheUsers, results: TheResults, me: MyBrowser) -> Response:
    """Everything the server keeps about me, as one JSON file."""
    process = process_of(request)
    tables = await process.store.of_user(me.id)
    boards = [await process.boards.get(card["id"]) for card in await process.boards.of_user(me.id)]
    hosted_or_joined = await process.tournament_store.listed("mine", me.id)
    kept = {
        "me": await users.me(me.id),
        "sessions": await users.sessions(me),
        "tokens": await users.tokens(me),
        "tables": tables,
        "history": await results.history(me.id, me.id),
        "ratings": await results.ratings(me.id),
        "boards": boards,
        "devices": await process.devices.of(me),
        "mail": await process.mailboxes.info(me.id),
        "vacation": await process.vacations.info(me.id),
        "tournaments": [tournament.id for tournament, _, _ in hosted_or_joined],
    }
    response = as_json(kept)
    response.headers["Content-Disposition"] = 'attachment; filename="heliopolis.json"'
    return response


@router.post("/login", response_model=protocol.Me)
async def log_in(
    request: Request, users: TheUsers, guest: Anybody, given: protocol.Credentials
) -> Response:
    """Log into an account in this browser; what its guest had comes along."""
    process, account = process_of(request), account_key(given.name)
    process.logins.check(account, address(request))
    me, cookie = await users.log_in(given, request.headers.get("user-agent", ""))
    process.logins.succeeded(account, address(request))
    if guest is not None:
        await guests.take_over(process.database, process.store, process.tables, users, guest, me)
    response = as_json(await users.me(me.id))
    set_cookie(request, response, cookie)
    return response


@router.post("/logout", status_code=204)
async def log_out(users: TheUsers, me: Me) -> Response:
    """Log out of this browser."""
    if not me.by_token:
        await users.end_session(me, me.session)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/sessions", response_model=list[protocol.Session])
async def list_sessions(users: TheUsers, me: Me) -> Response:
    """My sessions: the browsers in which I am logged in."""
    return as_json(await users.sessions(me))


@router.delete("/sessions/{session}", status_code=204)
async def end_session(users: TheUsers, me: Me, session: Id) -> Response:
    """End a session of mine."""
    await users.end_session(me, session)
    return Response(status_code=204)


@router.get("/tokens", response_model=list[protocol.Token])
async def list_tokens(users: TheUsers, me: Me) -> Response:
    """My tokens for programs."""
    return as_json(await users.tokens(me))


@router.post("/tokens", response_model=protocol.Token, status_code=201)
async def make_token(users: TheUsers, me: MyBrowser, request: protocol.TokenRequest) -> Response:
    """A new token for a program. It is shown only this once."""
    return as_json(await users.make_token(me, request.name), 201)


@router.delete("/tokens/{token}", status_code=204)
async def end_token(users: TheUsers, me: Me, token: Id) -> Response:
    """Revoke a token of mine."""
    await users.end_token(me, token)
    return Response(status_code=204)


@router.get("/people/{person}", response_model=protocol.Profile)
async def read_person(users: TheUsers, results: TheResults, me: Anybody, person: Id) -> Response:
    """The public page of a user."""
    row = await users.known_by(person)
    history = await results.history(person, me.id if me else None)
    ratings = await results.ratings(person)
    return as_json({"id": row.id, "name": row.name, "history": history, "ratings": ratings})
