"""A WebSocket client that does little, and so leaves the machine to the server that is measured.

It knows what our server sends: whole, unmasked frames. Whoever wants a client for anything else
takes a library.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_WHOLE, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)  # clients must mask; with zeros that changes nothing
LONGEST = {126: 2, 127: 8}  # bytes that say how long a frame is

Heard = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One connection. Every text that comes is handed to `heard`."""

    def __init__(self, request: bytes, heard: Heard) -> None:
        self._request, self._heard = request, heard
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: int | None = None  # why, when it is

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is gone."""
        self.closed = self.closed or 1006
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not open a WebSocket"))

    def data_received(self, data: bytes) -> None:
        """Take frames out of what has come."""
        self._buffer += data
        if not self.opened.done():
            self._greeted()
        while self.opened.done() and self._frame():
            pass

    def _greeted(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")[:200]))
            return
        self._buffer = rest
        self.opened.set_result(None)

    def _frame(self) -> bool:
        """Take one frame; False if there is none as yet."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1]
        if more := LONGEST.get(length):
            start, length = 2 + more, int.from_bytes(buffer[2 : 2 + more])
        if len(buffer) < start + length:
            return False
        body, self._buffer = buffer[start : start + length], buffer[start + length :]
        kind = buffer[0] & 0x0F
        if kind == _TEXT:
            self._heard(body)
        elif kind == _PING:
            self._send(_PONG, body)
        elif kind == _CLOSE:
            self.closed = int.from_bytes(body[:2]) or 1005
            self.close()
        return True

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(_TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        length = len(body)
        size = bytes([_MASKED | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
        if self._transport:
            self._transport.write(bytes([_WHOLE | kind]) + size + _NO_MASK + body)

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()


async def connect(
    host: str, port: int, path: str, cookie: str, heard: Heard, source: str | None = None
) -> Socket:
    """Open a WebSocket as the person of a cookie, from an address of this machine."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: heliopolis={cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    local = (source, 0) if source else None
    _, socket = await loop.create_connection(
        lambda: Socket(request, heard), host, port, local_addr=local
    )
    await socket.opened
    return socket
