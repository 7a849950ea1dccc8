"""What all routes share: the house, who asks, and answers as JSON."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import Depends, Path
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from heliopolis.server.errors import Refused, too_many
from heliopolis.server.house import House
from heliopolis.server.people import Known
from heliopolis.server.protocol import Failure

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


def house_of(connection: HTTPConnection) -> House:
    """The house that was asked."""
    house: House = connection.app.state.house
    return house


async def known(connection: HTTPConnection) -> Known | None:
    """Who asks, by token or cookie; None if nobody is known."""
    people = house_of(connection).people
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return await people.by_token(token.strip())
    cookie = connection.cookies.get(COOKIE)
    return await people.by_cookie(cookie) if cookie else None


async def _house(request: Request) -> House:
    return house_of(request)


async def _anybody(request: Request) -> Known | None:
    return await known(request)


async def _me(request: Request) -> Known:
    me = await known(request)
    if me is None:
        raise Refused("unknown_person", "nobody is known by this request", status=401)
    if request.method not in ("GET", "HEAD") and not house_of(request).changes.allows(me.id):
        raise too_many("requests")
    return me


AHouse = Annotated[House, Depends(_house)]
Anybody = Annotated[Known | None, Depends(_anybody)]
Me = Annotated[Known, Depends(_me)]


def as_json(value: Any, status: int = 200) -> Response:
    """An answer, without checking again what we made ourselves."""
    return Response(orjson.dumps(value), status, media_type="application/json")


def address(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


def set_cookie(request: Request, response: Response, value: str) -> None:
    """Have the browser remember who it is."""
    secure = house_of(request).settings.secure_cookies or request.url.scheme == "https"
    response.set_cookie(
        COOKIE, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
