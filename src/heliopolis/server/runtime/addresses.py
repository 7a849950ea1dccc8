"""Addresses of users that may be called: not the server's own network, unless that is allowed.

A name is looked up once, and the connection goes to just the address that was checked: a name that
points elsewhere a moment later gains nothing.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from heliopolis.server.core.errors import Refused

NAT64 = IPv6Network("64:ff9b::/96")
NAT64_LOCAL = IPv6Network("64:ff9b:1::/48")
LOOK_UP_SECONDS = 5.0


@cache
def _threads() -> ThreadPoolExecutor:
    """Return threads of their own for looking up names: a name server may never answer.

    In the threads that all work shares, passwords and replays would wait behind it.
    """
    return ThreadPoolExecutor(4, thread_name_prefix="names")


class Target:
    """A URL that may be called, and the address behind it."""

    def __init__(self, url: str, address: str) -> None:
        parts = urlsplit(url)
        self.host = parts.hostname or ""
        self.host_header = parts.netloc.rpartition("@")[2]
        at = f"[{address}]" if ":" in address else address
        port = f":{parts.port}" if parts.port else ""
        self.url = parts._replace(netloc=f"{at}{port}", fragment="").geturl()


async def checked(url: str, *, private: bool, field: str = "webhook") -> Target:
    """The target of a URL; refused if it is none, or if its address is private and may not be."""
    try:
        return await _checked(url, private)
    except _WrongAddressError as error:
        raise Refused(f"bad_{field}", f"{field}: {error}", field=field) from None


async def _checked(url: str, private: bool) -> Target:
    if not (url.isascii() and url.isprintable()):  # a header could not hold its host
        raise _WrongAddressError("it has only printable ASCII characters (a host as xn--…)")
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise _WrongAddressError("it is not a URL") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise _WrongAddressError("it starts with https:// or http:// and a host")
    if parts.username or parts.password:
        raise _WrongAddressError("it has no user and no password in it")
    address = await _looked_up(parts.hostname, port)
    if not private and not _is_public(address):
        raise _WrongAddressError("it must be an address on the public internet")
    return Target(url, address)


def _is_public(address: str) -> bool:
    """Whether an address is on the public internet.

    An IPv6 address that stands for an IPv4 address (mapped, 6to4, Teredo, NAT64) leads there, and
    perhaps through our own network: none of them is public.
    """
    found = ip_address(address)
    if isinstance(found, IPv6Address) and (
        found.ipv4_mapped
        or found.sixtofour
        or found.teredo
        or found in NAT64
        or found in NAT64_LOCAL
    ):
        return False
    return found.is_global and not found.is_multicast


async def _looked_up(host: str, port: int) -> str:
    loop = asyncio.get_running_loop()
    find = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(LOOK_UP_SECONDS):
            found = await loop.run_in_executor(_threads(), find)
    except (OSError, UnicodeError, TimeoutError):
        raise _WrongAddressError("its host cannot be found") from None
    return str(found[0][4][0]).partition("%")[0]


class _WrongAddressError(ValueError):
    """An address that may not be called, and why."""
