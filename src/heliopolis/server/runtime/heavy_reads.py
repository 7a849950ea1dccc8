"""Reads that take long, such as an analysis: in a process of their own, cached, limited, queued.

On the event loop, or in a thread, eight of them at once made everybody wait for seconds.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple

from heliopolis import games, processes
from heliopolis.errors import MissingExtraError
from heliopolis.server.core.errors import Refused, too_many
from heliopolis.server.core.limits import Limit

MOST_CACHED = 256
MOST_QUEUED = 32
SECONDS = 120.0
START_SECONDS = 60.0  # for a process to start and import the games
PER_MINUTE = 12  # for one user or address; what is cached does not count
MOST_PER_READER = 2  # under way at once for one user or address, so that nobody fills the queue


Remember = Callable[[Any], Awaitable[None]]


async def _forget(_answer: Any) -> None:
    """Remember nothing."""


class LimitedProcess:
    """One more process for work that may take too long; then it is ended.

    One piece of work is done at a time, so that each has the whole time limit for itself.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._context = get_context("spawn")
        self._progress = self._context.RawArray("q", 2)  # a lock would outlive a killed server
        self.at_work: tuple[Any, ...] | None = None  # the arguments of what is being done
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._ended = False

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do the work within the time limit, or refuse it."""
        if self._waiting >= MOST_QUEUED:
            raise Refused("busy", "too many others ask for this now; try again", status=503)
        self._waiting += 1
        try:
            async with self._turn:
                if self._ended:
                    raise Refused("unavailable", "the server is shutting down", status=503)
                self._progress[:] = [0, 0]
                self.at_work = arguments
                return await self._run(work, *arguments)
        except (TimeoutError, BrokenProcessPool):
            raise Refused("too_long", "this took too long here", status=503) from None
        finally:
            self._waiting -= 1
            if self.at_work is arguments:
                self.at_work = None

    @property
    def progress(self) -> tuple[int, int]:
        """How far the work has come that is being done, as it told by `tell_progress`."""
        done, total = self._progress[:]
        return done, total

    async def _run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, self._context, _begin, (self._progress,))
                async with asyncio.timeout(START_SECONDS):
                    await loop.run_in_executor(self._pool, _warm_up, work)
            async with asyncio.timeout(self._seconds):
                return await loop.run_in_executor(self._pool, work, *arguments)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.close()  # it may be at work still, and the next must not wait for that
            raise

    def close(self) -> None:
        """End the process; one that is still at work is not waited for."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes.end_pool(pool, wait=False)

    async def end(self) -> None:
        """End the process for good, and wait until it is gone with all that belonged to it."""
        self._ended = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(processes.end_pool, pool)


class Turns:
    """Lets one at a time go on; of those who wait, the reader whose last turn is longest ago.

    So the second request of one reader waits for the first requests of all others.
    """

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._last_turn: OrderedDict[str, int] = OrderedDict()
        self._turns = 0

    @asynccontextmanager
    async def of(self, reader: str) -> AsyncIterator[None]:
        """Wait for a reader's turn, and have it until the end of the block."""
        if self._taken:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append((reader, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if (reader, turn) in self._waiting:
                    self._waiting.remove((reader, turn))
                else:
                    self._pass_on()
                raise
        self._taken = True
        self._turns += 1
        _keep(self._last_turn, reader, self._turns)
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self._taken = bool(self._waiting)
        if self._waiting:
            chosen = min(self._waiting, key=lambda one: self._last_turn.get(one[0], 0))
            self._waiting.remove(chosen)
            chosen[1].set_result(None)


class _UnderWay(NamedTuple):
    reader: str
    arguments: tuple[Any, ...]
    task: asyncio.Task[None]


class HeavyReads:
    """Answers that are computed once, outside the server's own process, and asked for again."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._process = LimitedProcess(seconds)
        self._cache: OrderedDict[str, Any] = OrderedDict()
        self._failed: OrderedDict[str, Exception] = OrderedDict()
        self._under_way: dict[str, _UnderWay] = {}
        self._turns = Turns()
        self._limit = Limit(PER_MINUTE, burst=PER_MINUTE)

    def knows(self, key: str) -> bool:
        """Return whether there is an answer for a key, or it is under way, or has failed."""
        return key in self._cache or key in self._under_way or key in self._failed

    def keep(self, key: str, answer: Any) -> None:
        """Keep an answer that was found elsewhere."""
        _keep(self._cache, key, answer)

    def poll(
        self,
        key: str,
        reader: str,
        work: Callable[..., Any],
        *arguments: Any,
        remember: Remember = _forget,
    ) -> tuple[Any, tuple[int, int]]:
        """Return the answer for a key, or None and how far it has come; it is computed meanwhile.

        Asking again for what is under way is free. If it failed, the next who asks is told why.
        `remember` is given the answer when it has been computed.
        """
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key], (0, 0)
        if key in self._failed:
            raise self._failed.pop(key)
        if key not in self._under_way:
            self._check_limits(reader)
            task = asyncio.create_task(self._compute(key, reader, work, arguments, remember))
            self._under_way[key] = _UnderWay(reader, arguments, task)
        at_work = self._process.at_work == self._under_way[key].arguments
        return None, self._process.progress if at_work else (0, 0)

    def _check_limits(self, reader: str) -> None:
        if sum(one.reader == reader for one in self._under_way.values()) >= MOST_PER_READER:
            raise too_many("requests of this kind at once")
        if len(self._under_way) >= MOST_QUEUED:
            raise Refused("busy", "too many others ask for this now; try again", status=503)
        if not self._limit.allows(reader):  # last: asking in vain does not count
            raise too_many("requests of this kind")

    async def _compute(
        self,
        key: str,
        reader: str,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
        remember: Remember,
    ) -> None:
        try:
            async with self._turns.of(reader):
                answer = await self._process.run(work, *arguments)
            _keep(self._cache, key, answer)
            await remember(answer)
        except MissingExtraError as error:
            _keep(self._failed, key, Refused("unavailable", str(error), status=503))
        except Exception as error:
            _keep(self._failed, key, error)
        finally:
            del self._under_way[key]

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        await self._process.end()


def _keep(kept: OrderedDict[str, Any], key: str, what: Any) -> None:
    kept[key] = what
    kept.move_to_end(key)
    while len(kept) > MOST_CACHED:
        kept.popitem(last=False)


def _warm_up(_work: Callable[..., Any]) -> None:
    """Import what the work needs: receiving it has imported its module."""
    for name in games.names():
        games.find(name)


_shared_progress: Any = None  # in the process that works: what the server reads


def tell_progress(done: int, total: int) -> None:
    """Tell the server how far the work has come; called by the work, in its process."""
    if _shared_progress is not None:
        _shared_progress[:] = [done, total]


def _begin(progress: Any) -> None:
    global _shared_progress
    _shared_progress = progress
    os.nice(10)
    processes.end_with_parent()
