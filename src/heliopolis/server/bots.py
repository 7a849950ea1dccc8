"""Bots that play in the background, in processes of their own.

What such a process is handed is a state in which everything its seat cannot know has been made up
anew. It could not peek if it wanted to. Quick bots and those that search wait in different lines,
and only the latter ever import a compiler.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from time import perf_counter
from typing import Any

from heliopolis.server import metrics
from heliopolis.server.errors import Refused
from heliopolis.server.logs import logger
from heliopolis.server.settings import Settings
from heliopolis.table import Table

QUICK = ("easy", "greedy", "random")
SEARCHING = ("medium", "hard")
NAMES = ("easy", "medium", "hard", "greedy", "random")


def checked(name: str | None) -> str:
    """The name of a bot that may sit at a table here."""
    if name is None:
        return "medium"
    if name not in NAMES:
        raise Refused("bad_bot", f"bot: {name!r:.40} is not one of {', '.join(NAMES)}", field="bot")
    return name


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, settings: Settings) -> None:
        cores = os.cpu_count() or 1
        self._searchers = settings.bot_processes or max(1, cores - 1)
        self._pools: dict[bool, ProcessPoolExecutor] = {}

    async def choose(self, name: str, table: Table, seat: int) -> str:
        """The move a bot makes for a seat. A bot that fails moves at random: play goes on."""
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
        try:
            return await loop.run_in_executor(self._pool(searching), _choose, *job)
        except BrokenProcessPool:  # one was killed: begin anew
            self._pools.pop(searching, None)
            return await loop.run_in_executor(self._pool(searching), _choose, *job)

    def _pool(self, searching: bool) -> ProcessPoolExecutor:
        if searching not in self._pools:
            self._pools[searching] = ProcessPoolExecutor(
                self._searchers if searching else 1,
                mp_context=get_context("spawn"),
                initializer=_begin,
            )
        return self._pools[searching]

    def close(self) -> None:
        """Let the processes end."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Ctrl-C is meant for the server, which ends us; people go before bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed could not end us."""
    if server := parent_process():
        server.join()
        os._exit(0)


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
