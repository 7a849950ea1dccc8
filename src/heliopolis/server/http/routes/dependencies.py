"""What routes share: the parts of the server they use, the user who asks, and answers as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import orjson
from fastapi import Depends, Path
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from heliopolis.server.core.errors import Refused, forbidden, too_many
from heliopolis.server.core.limits import origin_of
from heliopolis.server.core.protocol import Failure
from heliopolis.server.core.users import User
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.users import Users
from heliopolis.server.settings import Settings
from heliopolis.server.store.results import Results

if TYPE_CHECKING:
    from heliopolis.server.app import Process

COOKIE = "heliopolis"
YEAR = 365 * 24 * 3600

Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]

# Every refusal has the same shape.
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Failure} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}

# Of routes that answer with plain text; what they refuse is JSON all the same.
PLAIN_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "Text", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


def process_of(connection: HTTPConnection) -> Process:
    """Return the process that serves a request."""
    process: Process = connection.app.state.process
    return process


async def identify(connection: HTTPConnection) -> User | None:
    """Return the user who asks, by token or cookie; None if there is none."""
    users = process_of(connection).users
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return await users.by_token(token.strip())
    cookie = connection.cookies.get(COOKIE)
    return await users.by_cookie(cookie) if cookie else None


async def _tables(request: Request) -> LiveTables:
    return process_of(request).tables


async def _users(request: Request) -> Users:
    return process_of(request).users


async def _results(request: Request) -> Results:
    return process_of(request).results


async def _settings(request: Request) -> Settings:
    return process_of(request).settings


async def _anybody(request: Request) -> User | None:
    return await identify(request)


async def _me(request: Request) -> User:
    me = await identify(request)
    if me is None:
        raise Refused("unknown_person", "this request identifies no user", status=401)
    if request.method not in ("GET", "HEAD") and not process_of(request).change_limit.allows(me.id):
        raise too_many("requests")
    return me


async def _my_browser(me: Annotated[User, Depends(_me)]) -> User:
    if me.by_token:
        raise forbidden("a token cannot do this; log in with a browser")
    return me


TheTables = Annotated[LiveTables, Depends(_tables)]
TheUsers = Annotated[Users, Depends(_users)]
TheResults = Annotated[Results, Depends(_results)]
TheSettings = Annotated[Settings, Depends(_settings)]
Anybody = Annotated[User | None, Depends(_anybody)]
Me = Annotated[User, Depends(_me)]
MyBrowser = Annotated[User, Depends(_my_browser)]  # tokens have a smaller scope


def as_json(value: Any, status: int = 200) -> Response:
    """Return an answer, without validating again what we made ourselves."""
    return Response(orjson.dumps(value), status, media_type="application/json")


def address(request: HTTPConnection) -> str:
    """Return the address that a request comes from, as limits count it."""
    return origin_of(request.client.host) if request.client else "?"


def set_cookie(request: Request, response: Response, value: str) -> None:
    """Have the browser remember its user."""
    secure = process_of(request).settings.secure_cookies or request.url.scheme == "https"
    response.set_cookie(
        COOKIE, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
