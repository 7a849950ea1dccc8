"""Hints and opinions for people who play against bots, found in a process of their own.

The process receives a state in which everything that the seat cannot know has been resampled, as
bots do. One piece of advice is given at a time; each user may ask for one at once, and for a
limited number per minute.

Nobody waits until the process has started and loaded a game, which takes seconds: until then a hint
is the move that looks best at a glance, and the coach is silent.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from contextlib import suppress
from typing import Any

from heliopolis import games, processes
from heliopolis.bots import Knowledge
from heliopolis.errors import MissingExtraError
from heliopolis.server.core.errors import Refused, too_many
from heliopolis.server.core.limits import Limit
from heliopolis.server.runtime.heavy_reads import LimitedProcess

PER_MINUTE = 40  # for one user: a coach is asked before every move
BURST = 20
SECONDS = 30.0  # for one piece of advice; compiled rules may have to be loaded first
THINKING_SECONDS = 0.8  # of the processor


class Advisor:
    """Advises people."""

    def __init__(self) -> None:
        self.seconds = THINKING_SECONDS
        self._process = LimitedProcess(SECONDS)
        self._limit = Limit(PER_MINUTE, burst=BURST)
        self._asking: set[str] = set()
        self._ready: set[str] = set()  # games that the process has loaded
        self._loading: dict[str, asyncio.Task[None]] = {}

    async def hint(self, person: str, knowledge: dict[str, Any]) -> dict[str, Any]:
        """Return the text of the move that looks best from a seat's knowledge, and its chances."""
        return await self._ask(person, knowledge, None)

    async def opinion(self, person: str, knowledge: dict[str, Any], move: str) -> dict[str, Any]:
        """Return what a move would be called, and the winning chance it would lose."""
        return await self._ask(person, knowledge, move)

    async def _ask(
        self, person: str, knowledge: dict[str, Any], move: str | None
    ) -> dict[str, Any]:
        if person in self._asking:
            raise too_many("requests for advice at once")
        if not self._limit.allows(person):
            raise too_many("requests for advice")
        self._asking.add(person)
        try:
            if not self._is_ready(knowledge["game"]):
                return await asyncio.to_thread(advice_at_a_glance, knowledge, move)
            found: dict[str, Any] = await self._process.run(
                find_advice, knowledge, move, self.seconds
            )
        except MissingExtraError as error:
            raise Refused("unavailable", str(error), status=503) from None
        finally:
            self._asking.discard(person)
        return found

    def _is_ready(self, game: str) -> bool:
        """Whether the process has loaded a game; if not, have it do so."""
        if game not in self._ready and game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
        return game in self._ready

    async def _load(self, game: str) -> None:
        try:
            await self._process.run(load_game, game)
            self._ready.add(game)
        except MissingExtraError:
            self._ready.add(game)  # the next one who asks is told what is missing
        except Refused:
            pass  # it took too long: tried again when somebody asks
        finally:
            del self._loading[game]

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        for task in list(self._loading.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._process.end()


def advice_at_a_glance(knowledge: dict[str, Any], move: str | None) -> dict[str, Any]:
    """Return the move with the highest score as a hint; of a move there is no opinion."""
    if move is not None:
        return {"verdict": None, "loss": 0.0}
    known = _known(knowledge)
    score, state = known.game.rules.move_score, known.state.copy()
    best = max(known.legal, key=lambda one: score(state, known.seat, one.number))
    return {"move": best.text, "chance": None, "second": None, "second_chance": None}


def _known(knowledge: dict[str, Any]) -> Knowledge:
    return Knowledge.from_values(
        *(knowledge[name] for name in ("game", "seats", "seat", "state", "legal"))
    )


# --- In the process that thinks -------------------------------------------------------------------
# What is imported here needs more than a server does.

_compiling: dict[str, subprocess.Popen[bytes]] = {}


def load_game(name: str) -> None:
    """Load the compiled playouts of a game, or have them compiled while others go on."""
    from heliopolis.analysis.worlds import prepare, ready_target
    from heliopolis.bots.readiness import SWITCH
    from heliopolis.extras import has_compiler

    game = games.find(name)
    if ready_target(game, may_compile=False) == "compiled":
        prepare(game)
    elif has_compiler() and os.environ.get(SWITCH) != "0" and name not in _compiling:
        _compiling[name] = processes.start_child(["-m", "heliopolis.prepare", name, "analyse"])


def find_advice(knowledge: dict[str, Any], move: str | None, seconds: float) -> dict[str, Any]:
    """Return a hint, or an opinion of a move."""
    from heliopolis.analysis.hint import best_and_second, find_hint, find_warning

    known = _known(knowledge)
    if move is not None:
        chosen = next(one for one in known.legal if one.text == move)
        judged = find_warning(known, knowledge["step"], chosen, seconds)
        if judged is None:
            return {"verdict": None, "loss": 0.0}
        return {"verdict": judged.verdict, "loss": round(judged.loss, 4)}
    found = find_hint(known, knowledge["step"], seconds)
    hint: dict[str, Any] = {
        "move": found.move.text,
        "chance": None,
        "second": None,
        "second_chance": None,
    }
    if compared := best_and_second(found):
        best, second = compared
        hint |= {"chance": round(best.wins, 4)}
        hint |= {"second": second.move.text, "second_chance": round(second.wins, 4)}
    return hint
