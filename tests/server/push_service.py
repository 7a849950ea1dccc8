"""A push service on loopback, and a browser that can read what is sent to it."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from heliopolis.server.runtime.web_push import encoded, message_keys, point_of


class Browser:
    """The keys of one browser: what it tells the server, and what it reads messages with."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None
    ) -> None:
        self._private = private or ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16) if auth is None else auth

    @property
    def p256dh(self) -> str:
        return encoded(point_of(self._private))

    @property
    def auth_text(self) -> str:
        return encoded(self._auth)

    def read(self, sent: bytes) -> bytes:
        """Decrypt a message, as RFC 8291 has it."""
        salt, length = sent[:16], sent[20]
        sender, sealed = sent[21 : 21 + length], sent[21 + length :]
        own = point_of(self._private)
        key, nonce = message_keys(self._private, sender, self._auth, salt, sender, own)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        message, _, padding = plain.rpartition(b"\x02")
        assert not padding.strip(b"\0")
        return message


class PushService:
    """Takes messages for any number of browsers, by the last part of their addresses."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.got: list[dict[str, Any]] = []  # what was read, with who it was for
        self.headers: list[dict[str, str]] = []
        self.statuses: list[int] = []  # of the next answers; then all are taken
        self.refused = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.statuses.pop(0) if service.statuses else 201
                name = self.path.rpartition("/")[2]
                if status == 201:
                    service.headers.append({k.lower(): v for k, v in self.headers.items()})
                    read = json.loads(service.browsers[name].read(body))
                    service.got.append({**read, "browser": name})
                else:
                    service.refused += 1
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def subscription(self, name: str) -> dict[str, Any]:
        """Return what a browser of that name would send to the server."""
        browser = self.browsers.setdefault(name, Browser())
        return {
            "endpoint": f"{self.address}/send/{name}",
            "keys": {"p256dh": browser.p256dh, "auth": browser.auth_text},
        }


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""
    made = PushService()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()
