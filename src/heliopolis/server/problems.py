"""Errors as answers: whatever goes wrong, a client gets the same shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from heliopolis.errors import HeliopolisError
from heliopolis.server.errors import Refused, of_input, unavailable
from heliopolis.server.logs import logger

_CODES = {404: "not_found", 405: "bad_method", 413: "too_large", 415: "bad_type"}


def answer(refused: Refused) -> Response:
    """The answer to a request that was refused."""
    body = orjson.dumps({"error": refused.to_json()})
    return Response(body, refused.status, media_type="application/json")


def of_validation(errors: Sequence[Mapping[str, Any]], whole: str = "body") -> Refused:
    """The first thing that is wrong with what a client sent; it names the field, or the whole."""
    first = errors[0]
    place = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
    field = ".".join(place) or whole
    return Refused("bad_request", f"{field}: {first['msg']}"[:300], status=422, field=field)


def install(app: FastAPI) -> None:
    """Have an app answer errors so."""

    @app.exception_handler(Refused)
    async def _refused(_request: Request, error: Refused) -> Response:
        return answer(error)

    @app.exception_handler(HeliopolisError)
    async def _of_input(_request: Request, error: HeliopolisError) -> Response:
        return answer(of_input(error))

    @app.exception_handler(RequestValidationError)
    async def _invalid(_request: Request, error: RequestValidationError) -> Response:
        return answer(of_validation(error.errors()))

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        code = _CODES.get(error.status_code, "bad_request")
        made = answer(Refused(code, str(error.detail), status=error.status_code))
        made.headers.update(error.headers or {})
        return made

    @app.exception_handler(ConnectionError)
    async def _away(_request: Request, _error: ConnectionError) -> Response:
        return answer(unavailable())

    @app.exception_handler(Exception)
    async def _failed(_request: Request, error: Exception) -> Response:
        logger.error("request_failed", exc_info=error)
        return answer(Refused("server_error", "something went wrong here", status=500))
