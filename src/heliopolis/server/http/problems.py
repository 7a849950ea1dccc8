"""Errors as answers: whatever goes wrong, a client gets the same shape."""

from __future__ import annotations

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from heliopolis.errors import HeliopolisError
from heliopolis.server.core.errors import Refused, of_input, of_validation, unavailable
from heliopolis.server.http.languages import language_of
from heliopolis.server.logs import logger

_CODES = {404: "not_found", 405: "bad_method", 413: "too_large", 415: "bad_type"}


def answer(refused: Refused, language: str = "en") -> Response:
    """The answer to a request that was refused, told in a language."""
    body = orjson.dumps({"error": refused.to_json(language)})
    return Response(body, refused.status, media_type="application/json")


def install(app: FastAPI) -> None:
    """Have an app answer errors so."""

    @app.exception_handler(Refused)
    async def _refused(request: Request, error: Refused) -> Response:
        return answer(error, language_of(request.headers))

    @app.exception_handler(HeliopolisError)
    async def _of_input(request: Request, error: HeliopolisError) -> Response:
        return answer(of_input(error), language_of(request.headers))

    @app.exception_handler(RequestValidationError)
    async def _invalid(request: Request, error: RequestValidationError) -> Response:
        return answer(of_validation(error.errors()), language_of(request.headers))

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
