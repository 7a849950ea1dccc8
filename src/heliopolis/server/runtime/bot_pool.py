"""Bots that play in processes of their own, each in its seat for a whole game.

A process receives a state in which everything that its seat cannot know has been resampled, so it
could not peek if it wanted to. It keeps the `SeatedBot` of a seat, with whatever the bot remembers,
such as a search tree; so the same process is asked again, unless it is busy or was lost: then
another one seats the bot anew. Quick bots and others use separate processes, and only the latter
ever import a compiler.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any

from heliopolis.bots import Knowledge, SeatedBot
from heliopolis.processes import LastLine, describe_exit, end_pool, end_with_parent
from heliopolis.server import logs, metrics
from heliopolis.server.core.bot_names import QUICK
from heliopolis.server.logs import logger
from heliopolis.server.settings import Settings
from heliopolis.server.store.writer import ClosingError
from heliopolis.table import Table

EXIT_CHECK_S = 0.02
EXIT_CHECKS = 250
MOST_SEATED = 32  # bots that a process keeps: a tree takes some megabytes
MOST_PLACES = 10_000  # seats of which it is known where their bots are
SEED_BITS = 40
LONGEST_SECONDS = 120.0  # to think; a bot that takes longer is taken for hung


class BotPool:
    """The processes in which bots think."""

    def __init__(self, settings: Settings) -> None:
        cores = os.cpu_count() or 1
        searchers = settings.bot_processes or max(1, cores - 1)
        self._quick = [BotProcess("quick bots", settings.log_level)]
        self._others = [BotProcess("searching bots", settings.log_level) for _ in range(searchers)]
        self._places: OrderedDict[str, BotProcess] = OrderedDict()  # where the bot of a seat is

    async def choose(self, name: str, table: Table, seat: int, table_id: str) -> str:
        """Return a bot's move for a seat. A bot that fails moves at random: play goes on."""
        began = perf_counter()
        legal = [move.number for move in table.legal(seat)]
        if len(legal) == 1:
            return table.game.moves.text(legal[0])
        seed = _seed(table, seat)
        known = table.known_state(seat, seed)
        key = f"{table_id} {seat} {name}"
        job = (key, name, table.game.name, table.seats, seat, seed, known.values(), legal)
        try:
            number = await self._ask(name, key, job)
        except ClosingError:
            raise
        except Exception as error:  # of anybody's bot
            logger.error("bot_failed", extra={"bot": name, "error": repr(error)})
            number = secrets.choice(legal)
        metrics.BOT_SECONDS.labels(name).observe(perf_counter() - began)
        return table.game.moves.text(number)

    async def _ask(self, name: str, key: str, job: tuple[Any, ...]) -> int:
        try:
            return await self._place(name, key).choose(job)
        except BrokenProcessPool:  # it was killed: another one is started, and the bot seated anew
            return await self._place(name, key).choose(job)

    def _place(self, name: str, key: str) -> BotProcess:
        """Return the process that has the seat's bot, or one with less to do if it is busy."""
        processes = self._quick if name in QUICK else self._others
        least = min(processes, key=lambda process: process.waiting)
        before = self._places.pop(key, least)
        chosen = before if before in processes and before.waiting <= least.waiting else least
        self._places[key] = chosen
        while len(self._places) > MOST_PLACES:
            self._places.popitem(last=False)
        return chosen

    async def close(self) -> None:
        """End the processes, and wait until they are gone. Nobody may wait for a bot any more."""
        await asyncio.gather(*(process.close() for process in (*self._quick, *self._others)))


def _seed(table: Table, seat: int) -> int:
    """Return what a bot draws from at this move.

    Only who plays alone against bots may choose the seed of a game (it has no salt then), to have
    the same game again: its bots draw from that seed, too. All others are left to chance.
    """
    secret = table.secrets[-1][1]
    if secret.salt:
        return secrets.randbits(SEED_BITS)
    text = f"bot:{secret.seed}:{seat}:{len(table.moves)}"
    return int.from_bytes(sha256(text.encode()).digest()) >> (256 - SEED_BITS)


class BotProcess:
    """One process, started when it is first needed and again when it was lost."""

    def __init__(self, role: str, log_level: str) -> None:
        self._role, self._log_level = role, log_level
        self._pool: ProcessPoolExecutor | None = None
        self._ended = False
        self.waiting = 0  # choices that are asked for

    async def choose(self, job: tuple[Any, ...]) -> int:
        """Return the number of the move that a seat's bot chooses."""
        if self._ended:  # a process that was started now would outlive the server
            raise ClosingError("the server is shutting down")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), _begin, (self._role, self._log_level)
            )
        pool = self._pool
        self.waiting += 1
        try:
            async with asyncio.timeout(LONGEST_SECONDS * self.waiting):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, _choose, *job)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:  # the first of its jobs to notice
                self._pool = None
                await _end(pool)
            raise
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """End the process for good, and wait until it is gone with all that belonged to it."""
        self._ended = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(end_pool, pool)


async def _end(pool: ProcessPoolExecutor) -> None:
    """End what is left of a process, and log how it ended: one that was killed cannot."""
    processes = list(dict(getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        if process.exitcode is None:
            process.terminate()
        how = describe_exit(await _exit_code(process))
        logger.error("bot_process_ended", extra={"pid": process.pid, "how": how})


async def _exit_code(process: BaseProcess) -> int | None:
    """How an ending process ended: the pool's own thread may be the one that learns it, and later.

    A process can have only one waiter. While the pool's thread is the one, ours sees no code yet.
    """
    for _ in range(EXIT_CHECKS):
        if process.exitcode is not None:
            break
        await asyncio.sleep(EXIT_CHECK_S)
    return process.exitcode


# --- Inside a process -----------------------------------------------------------------------------

_SEATED: OrderedDict[str, SeatedBot] = OrderedDict()  # by table, seat and name; the last used last


def _begin(role: str, log_level: str) -> None:
    """Leave Ctrl-C to the server, which ends this process; let people go before bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    logs.set_up(log_level)
    LastLine(role).watch()
    end_with_parent()


def _choose(
    key: str,
    name: str,
    game_name: str,
    seats: int,
    seat: int,
    seed: int,
    values: dict[str, Any],
    legal: list[int],
) -> int:
    knowledge = Knowledge.from_values(game_name, seats, seat, values, legal)
    return _seated(key, name, seat, seed).choose_from(knowledge).number


def _seated(key: str, name: str, seat: int, seed: int) -> SeatedBot:
    """Return the bot that sits there, or seat it."""
    seated = _SEATED.pop(key, None) or SeatedBot.named(name, seat, seed=seed)
    _SEATED[key] = seated
    while len(_SEATED) > MOST_SEATED:
        _SEATED.popitem(last=False)
    return seated
