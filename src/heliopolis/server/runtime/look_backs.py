"""Looking back at a game, a little at a time between everything else.

To show a step, all moves before it are played again. In a long game that takes a good part of a
second, in which nobody else would be served. So it is done in slices, one such read at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from time import perf_counter
from typing import Any

import orjson

from heliopolis.server.core.errors import Refused, too_many
from heliopolis.server.core.limits import Limit

SLICE_SECONDS = 0.005  # then it is everybody else's turn
MOST_QUEUED = 64
MOST_CACHED_BYTES = 16_000_000
PER_MINUTE = 240  # for one user or address; what is cached does not count

Work = Generator[None, None, Any]


class LookBacks:
    """Answers that are computed once, in slices."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._queued = 0
        self._cache: OrderedDict[Hashable, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._limit = Limit(PER_MINUTE)

    async def get(self, key: Hashable, reader: str, begin: Callable[[], Work]) -> bytes:
        """Return the answer for a key as JSON: from the cache, or computed when its turn comes.

        `begin` starts the work, which yields where it may be interrupted. What it reads must not
        change meanwhile.
        """
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if not self._limit.allows(reader):
            raise too_many("requests of this kind")
        if self._queued >= MOST_QUEUED:
            raise Refused("busy", "too many others ask for this now; try again", status=503)
        self._queued += 1
        try:
            async with self._turn:
                if key not in self._cache:  # while this one waited, another may have asked
                    self._keep(key, orjson.dumps(await _in_slices(begin())))
        finally:
            self._queued -= 1
        return self._cache[key]

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self._cache[key] = answer
        self._cached_bytes += len(answer)
        while self._cached_bytes > MOST_CACHED_BYTES and len(self._cache) > 1:
            _, oldest = self._cache.popitem(last=False)
            self._cached_bytes -= len(oldest)


async def _in_slices(work: Work) -> Any:
    began = perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
        if perf_counter() - began > SLICE_SECONDS:
            await asyncio.sleep(0)
            began = perf_counter()
