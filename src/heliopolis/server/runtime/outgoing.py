"""Calls to addresses that users name: webhooks, and the push services of their browsers.

The answer is a status and nothing else: the body is neither read nor unpacked, redirects are not
followed, and a call that takes too long in all is given up.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from urllib.parse import urlsplit

from heliopolis.server.core.errors import Refused
from heliopolis.server.logs import logger
from heliopolis.server.runtime import addresses

TIMEOUT_SECONDS = 5.0  # of a step of a call
TOTAL_SECONDS = 10.0  # of a whole call, waiting for its address included


@cache
def _certificates() -> ssl.SSLContext:
    """Return the certificates we trust; reading them takes a tenth of a second."""
    import httpx

    return httpx.create_ssl_context(trust_env=False)


class Calls:
    """Calls addresses of users: a few at a time for each address."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._slots: dict[str, tuple[asyncio.Semaphore, int]] = {}  # in flight, by address

    async def check(self, url: str, field: str = "webhook") -> addresses.Target:
        """Return the target of an address; refuse one that may not be called."""
        return await addresses.checked(url, private=self._private, field=field)

    async def post(
        self, url: str, content: str | bytes, headers: Mapping[str, str], *, at_once: int = 1
    ) -> int | None:
        """Call an address; return the status of the answer, or None if there was none."""
        certificates = await asyncio.to_thread(_certificates)
        import httpx

        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                target = await self.check(url)
                async with (
                    self._slot(target.url, at_once),
                    httpx.AsyncClient(
                        timeout=TIMEOUT_SECONDS, trust_env=False, verify=certificates
                    ) as client,
                    client.stream(
                        "POST",
                        target.url,
                        content=content,
                        headers={
                            **headers,
                            "Host": target.host_header,
                            "Accept-Encoding": "identity",
                        },
                        extensions={"sni_hostname": target.host},
                    ) as answer,
                ):
                    return answer.status_code
        except (Refused, TimeoutError, httpx.HTTPError, httpx.InvalidURL) as error:
            logger.info("call_failed", extra={"error": type(error).__name__})
            return None

    @asynccontextmanager
    async def _slot(self, url: str, at_once: int) -> AsyncIterator[None]:
        """Have few calls in flight per address: a slow one delays only its own."""
        address = urlsplit(url).netloc
        slots, users = self._slots.get(address, (asyncio.Semaphore(at_once), 0))
        self._slots[address] = slots, users + 1
        try:
            async with slots:
                yield
        finally:
            slots, users = self._slots[address]
            if users > 1:
                self._slots[address] = slots, users - 1
            else:
                del self._slots[address]
