"""Bots that play in processes of their own.

A process receives a state in which everything that its seat cannot know has been resampled, so it
could not peek if it wanted to. Quick bots and bots that search use separate processes, and only the
latter ever import a compiler.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any

from heliopolis.processes import LastLine, describe_exit, end_with_parent
from heliopolis.server import logs, metrics
from heliopolis.server.core.bot_names import SEARCHING
from heliopolis.server.logs import logger
from heliopolis.server.settings import Settings
from heliopolis.table import Table

EXIT_CHECK_S = 0.02
EXIT_CHECKS = 250


class BotPool:
    """The processes in which bots think."""

    def __init__(self, settings: Settings) -> None:
        cores = os.cpu_count() or 1
        self._searchers = settings.bot_processes or max(1, cores - 1)
        self._log_level = settings.log_level
        self._pools: dict[bool, ProcessPoolExecutor] = {}

    async def choose(self, name: str, table: Table, seat: int) -> str:
        """Return a bot's move for a seat. A bot that fails moves at random: play goes on."""
        began = perf_counter()
        known = table.known_state(seat, secrets.randbits(40))
        legal = [move.number for move in table.legal(seat)]
        if len(legal) == 1:
            return table.game.moves.text(legal[0])
        job = (
            name,
            table.game.name,
            table.seats,
            seat,
            known.values(),
            legal,
            secrets.randbits(40),
        )
        try:
            number = await self._run(name in SEARCHING, job)
        except Exception as error:  # of anybody's bot
            logger.error("bot_failed", extra={"bot": name, "error": repr(error)})
            number = random.choice(legal)
        metrics.BOT_SECONDS.labels(name).observe(perf_counter() - began)
        return table.game.moves.text(number)

    async def _run(self, searching: bool, job: tuple[Any, ...]) -> int:
        loop = asyncio.get_running_loop()
        pool = self._pool(searching)
        try:
            return await loop.run_in_executor(pool, _choose, *job)
        except BrokenProcessPool:  # a process was killed: start others
            if self._pools.get(searching) is pool:  # the first of its jobs to notice
                del self._pools[searching]
                await self._tell_ended(pool)
            return await loop.run_in_executor(self._pool(searching), _choose, *job)

    def _pool(self, searching: bool) -> ProcessPoolExecutor:
        if searching not in self._pools:
            self._pools[searching] = ProcessPoolExecutor(
                self._searchers if searching else 1,
                mp_context=get_context("spawn"),
                initializer=_begin,
                initargs=("searching bots" if searching else "quick bots", self._log_level),
            )
        return self._pools[searching]

    async def _tell_ended(self, pool: ProcessPoolExecutor) -> None:
        """A process that was killed cannot say so itself. (The others of its pool are ended.)"""
        for process in dict(getattr(pool, "_processes", None) or {}).values():
            how = describe_exit(await _exit_code(process))
            logger.error("bot_process_ended", extra={"pid": process.pid, "how": how})

    def close(self) -> None:
        """Let the processes end."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


async def _exit_code(process: BaseProcess) -> int | None:
    """How an ending process ended: the pool's own thread may be the one that learns it, and later.

    A process can have only one waiter. While the pool's thread is the one, ours sees no code yet.
    """
    for _ in range(EXIT_CHECKS):
        if process.exitcode is not None:
            break
        await asyncio.sleep(EXIT_CHECK_S)
    return process.exitcode


def _begin(role: str, log_level: str) -> None:
    """Leave Ctrl-C to the server, which ends this process; let people go before bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    logs.set_up(log_level)
    LastLine(role).watch()
    end_with_parent()


def _choose(
    name: str,
    game_name: str,
    seats: int,
    seat: int,
    values: dict[str, Any],
    legal: list[int],
    seed: int,
) -> int:
    from heliopolis import games
    from heliopolis.bots import Knowledge
    from heliopolis.bots.roster import make_bot
    from heliopolis.table import Move

    game = games.find(game_name)
    state: Any = game.state()
    for field, value in values.items():
        setattr(state, field, value)
    moves = [Move(seat, number, game.moves.text(number)) for number in legal]
    return make_bot(name, seed).choose(Knowledge(game, seats, seat, state, moves)).number
