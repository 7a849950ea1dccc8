"""Games played without a server, so that a table can be set at any of their questions at once.

A rehearsal is a whole game, played here. It is written into the database of a server as a finished
game; from there a table can go on from any of its questions, with a person in the seat that is
asked and bots in the others. Playing on the server until something is asked takes seconds.
"""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import heliopolis
from heliopolis import games
from heliopolis.bots import SeatedBot, play_game
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import events
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Header
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database
from heliopolis.server.store.tables import TableStore

# Random play as it would be if people drew often and bid seldom: it sees every kind of decision.
WEIGHTS = {"invoke": 1, "bid": 4}
LAST = "last"  # the last question of a game
LAST_OF_EPOCH = "last of the epoch"  # the last one in the first epoch of Priests of Ra


@dataclass(frozen=True)
class Asked:
    """A question of a rehearsal: after how many moves it came, and whom it asked."""

    step: int
    seat: int


@dataclass(frozen=True, eq=False)
class Rehearsal:
    """A game, and where its questions came up."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    moves: tuple[tuple[int, str], ...]
    asked: dict[str, Asked]
    salt: str = "00" * 16


@cache
def rehearsal(game: str, seats: int, kind: str) -> Rehearsal:
    """Return the first game in which a question is asked."""
    return next(
        found for seed in count(1) if kind in (found := _played_at_random(game, seats, seed)).asked
    )


@cache
def _played_at_random(game: str, seats: int, seed: int) -> Rehearsal:
    """Play a game, and remember where each kind of question came first."""
    table = heliopolis.new(game, seats=seats, seed=seed)
    chance = random.Random(seed)
    moves: list[tuple[int, str]] = []
    asked: dict[str, Asked] = {}
    while not table.over:
        seat = table.players_awaited[0]
        prompt: Any = table.prompt(seat)
        here = Asked(len(moves), seat)
        asked.setdefault(prompt["prompt"], here)
        asked[LAST] = here
        if game == "priests-of-ra" and table._state.epoch == 1:
            asked[LAST_OF_EPOCH] = here
        legal = [str(move) for move in table.legal(seat)]
        chosen = chance.choices(legal, [WEIGHTS.get(move.split()[0], 10) for move in legal])[0]
        table.play(chosen, seat)
        moves.append((seat, chosen))
    return Rehearsal(game, seats, seed, (), tuple(moves), asked)


@cache
def rehearsal_of_bots(game: str, seats: int, bots: tuple[str, ...], seed: int = 5) -> Rehearsal:
    """Return a game that bots have played: there is more to say about it than of a random one."""
    table = heliopolis.new(game, seats=seats, seed=seed)
    seated = [SeatedBot.named(bot, seat, seed=seat) for seat, bot in enumerate(bots)]
    moves = [(move.seat, move.text) for move in play_game(table, seated).moves]
    return Rehearsal(game, seats, seed, (), tuple(moves), {})


_numbers = count(1)
_stored: dict[tuple[Path, Rehearsal], str] = {}


def stored(database: Path, play: Rehearsal) -> str:
    """Write the finished game into a database, once; return its id."""
    key = database, play
    if key not in _stored:
        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor(1) as pool:
            _stored[key] = pool.submit(asyncio.run, _store(database, play)).result()
    return _stored[key]


def running(database: Path, play: Rehearsal, seating: list[dict[str, Any]]) -> str:
    """Write a game that goes on after its moves, with people and bots in its seats."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _store(database, play, seating)).result()


async def _store(
    database: Path, play: Rehearsal, running: list[dict[str, Any]] | None = None
) -> str:
    bots = [{"kind": "bot", "name": f"Bot {n}", "bot": "easy"} for n in range(play.seats)]
    seating = running or bots
    name = f"rehearsal-{next(_numbers)}-{play.game}"[:40]
    # A running game that is old counts as abandoned: the server closes it when it next cleans up.
    now = now_ms()
    header = Header(
        id=name,
        game=play.game,
        rules=games.find(play.game).rules_version,
        options=dict(play.options),
        board=None,
        secret=Secret(play.seed, play.salt),
        pace="none",
        terms=None,
        public=False,
        host="nobody",
        seating=seating,
        forked_from=None,
        rated=False,
        created=now,
    )
    happened: list[tuple[str, dict[str, Any]]] = [
        (events.START, {"names": [seat["name"] for seat in seating]})
    ]
    happened += [(events.MOVE, {"seat": seat, "move": move}) for seat, move in play.moves]
    opened = Database(Settings(database=str(database)))
    try:
        written = [Event(name, seq, now, *one) for seq, one in enumerate(happened)]
        status = "running" if running else "over"
        await TableStore(opened).create(header, written, status)
    finally:
        await opened.close()
    return name
