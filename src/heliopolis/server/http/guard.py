"""The outermost layer: sizes, origins, security headers, and a log line per request."""

from __future__ import annotations

from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.server import metrics
from heliopolis.server.core.errors import Refused, forbidden
from heliopolis.server.http.problems import answer
from heliopolis.server.logs import logger
from heliopolis.server.settings import Settings

LARGEST_BODY = 262_144
GONE = 499  # logged for a client that hung up before it was answered
SAFE = ("GET", "HEAD", "OPTIONS")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a browser comes from our own pages; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") not in ("cross-site", "same-site")
    allowed = [text.strip() for text in settings.origins.split(",") if text.strip()]
    return urlsplit(origin).netloc == headers.get("host") or origin in allowed


def is_own_host(headers: Headers, settings: Settings) -> bool:
    """Whether a request names this server, where its operator says which names it has.

    Otherwise a page elsewhere could make its own name point here, and act as the browser's user.
    """
    names = [text.strip().lower() for text in settings.hosts.split(",") if text.strip()]
    host = headers.get("host", "").lower()
    return not names or host in names or host.rpartition(":")[0] in names


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = perf_counter(), GONE

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if refused := self._refused(scope):
                await answer(refused)(scope, receive, sending)
            else:
                await self._app(scope, _limited(receive), sending)
        except Exception:
            status = 500 if status == GONE else status
            raise
        finally:
            _log_request(scope, status, perf_counter() - began)

    def _refused(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:20]) > LARGEST_BODY:
            return _too_large()
        if scope["method"] not in SAFE and not is_own_origin(headers, self._settings):
            return forbidden("requests from other sites are not taken", "origin")
        if not is_own_host(headers, self._settings):
            return Refused(
                "bad_host", "host: this server has another name (HELIOPOLIS_HOSTS)", field="host"
            )
        return None


def _too_large() -> Refused:
    return Refused("too_large", f"a request has at most {LARGEST_BODY} bytes", status=413)


def _limited(receive: Receive) -> Receive:
    """Receive no more than allowed, whatever the length was said to be."""
    got = 0

    async def receiving() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > LARGEST_BODY:
            raise HTTPException(413, _too_large().message)
        return message

    return receiving


def _log_request(scope: Scope, status: int, seconds: float) -> None:
    """Log a request by its route instead of its path: ids of tables are keys to them."""
    route = getattr(scope.get("route"), "path", "other")
    method = scope["method"] if scope["method"] in (*SAFE, "POST", "PATCH", "DELETE") else "other"
    metrics.REQUESTS.labels(method, route, status).observe(seconds)
    level = "error" if status >= 500 else "info"
    getattr(logger, level)(
        "request",
        extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)},
    )
