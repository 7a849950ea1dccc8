"""Short passes of the event loop, however much there is to tell."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_PER_PASS = 16


class Turns:
    """Lets a few pieces of work run in each pass of the event loop, in the order of asking.

    A commit brings the events of many tables at once. If all of them told their listeners in one
    pass, nothing would be read, judged or sent meanwhile, and a move would wait for several such
    passes: its message, its lock, its commit and its answer each take one.
    """

    def __init__(self, most: int = MOST_PER_PASS) -> None:
        self._most = self._left = most
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._counting = False  # whether the next pass is known to this object

    async def take(self) -> None:
        """Wait until it is this caller's turn; what follows without waiting belongs to it."""
        self._count_passes()
        if self._left > 0 and not self._waiting:
            self._left -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        await mine

    def _count_passes(self) -> None:
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._next_pass)

    def _next_pass(self) -> None:
        self._counting = False
        self._left = self._most
        while self._waiting and self._left > 0:
            mine = self._waiting.popleft()
            if not mine.done():  # else it was cancelled
                mine.set_result(None)
                self._left -= 1
        if self._left < self._most:
            self._count_passes()
