"""Hints and opinions for people who play against bots, found in a process of their own.

The process receives a state in which everything that the seat cannot know has been resampled, as
bots do. One piece of advice is given at a time; each user may ask for one at once, and for a
limited number per minute.
"""

from __future__ import annotations

from typing import Any

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
            found: dict[str, Any] = await self._process.run(
                find_advice, knowledge, move, self.seconds
            )
        except MissingExtraError as error:
            raise Refused("unavailable", str(error), status=503) from None
        finally:
            self._asking.discard(person)
        return found

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        await self._process.end()


def find_advice(knowledge: dict[str, Any], move: str | None, seconds: float) -> dict[str, Any]:
    """Return a hint, or an opinion of a move; in the process that thinks."""
    # These need more than a server does.
    from heliopolis.analysis.hint import best_and_second, find_hint, find_warning
    from heliopolis.bots import Knowledge

    known = Knowledge.from_values(
        *(knowledge[name] for name in ("game", "seats", "seat", "state", "legal"))
    )
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
