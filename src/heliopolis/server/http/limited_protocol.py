"""HTTP connections with limits on headers, on the time for a request, and per address.

uvicorn reads headers without a limit, and waits for them forever. One connection with an endless
header took all the time of the event loop, and slow connections stayed open by the hundred.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from heliopolis.server.core.limits import origin_of

LARGEST_HEADERS = 32_768  # bytes, the request line included
MOST_HEADERS = 100
HEADER_SECONDS = 10.0
BODY_SECONDS = 30.0
LARGEST_MESSAGE = 1_048_576  # bytes behind the headers; the app itself refuses much less, politely
# Of one address, over which new connections are closed. Behind a proxy all have the address of the
# proxy, and the proxy limits them: one on this machine, or one that FORWARDED_ALLOW_IPS names.
MOST_CONNECTIONS = 256
PROXIES = ("127.0.0.1", "::1")
WEBSOCKET_SLICE = 4_096  # bytes that are taken apart before it is others' turn

_open: Counter[str] = Counter()  # connections by address, of this process


class LimitedProtocol(HttpToolsProtocol):
    """One connection. What exceeds a limit is answered with 431 or 408, and closed."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._header_bytes = 0
        self._body_bytes = 0  # with the chunks' own headers and the trailers
        self._in_headers = True
        self._timer: asyncio.TimerHandle | None = None
        self._counted: str | None = None
        self._answering: RequestResponseCycle | None = None  # the request that is being answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and close it if its address has too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else None
        if address is not None and not _is_proxy(address, self.config.forwarded_allow_ips):
            self._counted = origin = origin_of(address)
            _open[origin] += 1
            if _open[origin] > MOST_CONNECTIONS:
                transport.close()
                return
        self._await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_timer()
        self._forget()
        super().connection_lost(exc)
        # uvicorn tells only the last of several requests that were sent at once; the one before it
        # would be answered into a closed connection, which fails.
        if (answering := self._answering) and not answering.response_complete:
            answering.disconnected = True
            answering.message_event.set()

    def _forget(self) -> None:
        if self._counted is not None:
            _open[self._counted] -= 1
            if _open[self._counted] <= 0:
                del _open[self._counted]
            self._counted = None

    def data_received(self, data: bytes) -> None:
        """Pass data on, unless the headers have become too large."""
        if self._in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > LARGEST_HEADERS and not self._ends_headers(data):
                self._refuse(b"431 Request Header Fields Too Large")
                return
        else:
            self._body_bytes += len(data)
            if self._body_bytes > LARGEST_MESSAGE:
                self._refuse(b"413 Content Too Large")
                return
        if self.parser is not None:
            super().data_received(data)

    def _ends_headers(self, data: bytes) -> bool:
        """Whether the headers end within the limit: what follows them is a body."""
        room = LARGEST_HEADERS - (self._header_bytes - len(data))
        return b"\r\n\r\n" in data[: max(0, room)]

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        super().on_message_begin()
        self._in_headers, self._body_bytes = True, 0
        if self._timer is None:
            self._await_headers()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header, unless there are too many."""
        if len(self.headers) >= MOST_HEADERS:
            self._refuse(b"431 Request Header Fields Too Large")
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait for the body from now on."""
        self._in_headers, self._header_bytes = False, 0
        self._start_timer(BODY_SECONDS)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        """The request has been read."""
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over: from now on it is a WebSocket's, and counts until it ends."""
        self._stop_timer()
        super().handle_websocket_upgrade()
        websocket: Any = self.transport.get_protocol()
        ended = websocket.connection_lost

        def connection_lost(exc: Exception | None) -> None:
            self._forget()
            ended(exc)

        websocket.connection_lost = connection_lost

    def _await_headers(self) -> None:
        self._start_timer(HEADER_SECONDS)

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(
                b"HTTP/1.1 %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % status
            )
            self.transport.close()


class SlicedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that takes what it has read in slices, with everybody else's turn between them.

    A read brings up to 256 KB. As thousands of tiny frames that was 200 ms of work in one piece.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unread = b""
        self._waits = False  # for the turn of others, after a slice

    def data_received(self, data: bytes) -> None:
        """Take the first slice now, unless it is others' turn: a loop may read twice in a row."""
        self._unread += data
        if not self._waits:
            self._take_slice()

    def _take_slice(self) -> None:
        data, self._unread = self._unread[:WEBSOCKET_SLICE], self._unread[WEBSOCKET_SLICE:]
        if not self.transport.is_closing():
            super().data_received(data)
        if self.transport.is_closing():
            self._unread = b""
            return
        if self._unread:
            self.transport.pause_reading()
        self._waits = True
        self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Take the next slice; no more is read until all are taken."""
        self._waits = False
        if self._unread:
            self._take_slice()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()


def _is_proxy(address: str, trusted: list[str] | str) -> bool:
    """Whether a proxy has that address, whose word we take for the addresses of clients."""
    names = trusted if isinstance(trusted, str) else ",".join(trusted)
    return address in PROXIES or _trusts(names)(address)


@cache
def _trusts(trusted: str) -> Callable[[str], bool]:
    return ProxyHeadersMiddleware(_no_app, trusted).trusted_hosts.__contains__


async def _no_app(*_: Any) -> None:
    """Stand in for an app: only what the middleware makes of the setting is wanted."""
