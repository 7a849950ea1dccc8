"""Addresses that webhooks may call: not the server's own network, unless its operator allows it.

A name is looked up once, and the connection goes to just the address that was checked: a name that
points elsewhere a moment later gains nothing.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from heliopolis.server.core.errors import Refused


class Target:
    """A URL that may be called, and the address behind it."""

    def __init__(self, url: str, address: str) -> None:
        parts = urlsplit(url)
        self.host = parts.hostname or ""
        self.host_header = parts.netloc.rpartition("@")[2]
        at = f"[{address}]" if ":" in address else address
        port = f":{parts.port}" if parts.port else ""
        self.url = parts._replace(netloc=f"{at}{port}", fragment="").geturl()


async def checked(url: str, *, private: bool) -> Target:
    """The target of a URL; refused if it is none, or if its address is private and may not be."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise _refused("it is not a URL") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise _refused("it starts with https:// or http:// and a host")
    if parts.username or parts.password:
        raise _refused("it has no user and no password in it")
    address = await _looked_up(parts.hostname, port)
    found = ip_address(address)
    if not private and (not found.is_global or found.is_multicast):
        raise _refused("it must be an address on the public internet")
    return Target(url, address)


async def _looked_up(host: str, port: int) -> str:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise _refused("its host cannot be found") from None
    return str(found[0][4][0]).partition("%")[0]


def _refused(why: str) -> Refused:
    return Refused("bad_webhook", f"webhook: {why}", field="webhook")
