"""Standing answers at a table: the server gives them at the pace of a person.

While an answer waits for its moment everything else goes on: bots think and answer the same offer,
and the active player may conclude. So nobody can tell from the order or the time of the answers
who left one with the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom

from heliopolis.server.core import events, standing
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.record import Record
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.store.database import DatabaseAwayError
from heliopolis.server.store.tables import TableStore

LIKE_A_PERSON = (4.0, 10.0)  # how many times the pause of a bot a person takes for an answer
RETRY_SECONDS = 5.0
_RANDOM = SystemRandom()  # the shared generator would let pauses be foreseen

Due = Callable[[Record], ProposedEvent | None]
Key = tuple[int, int]  # a seat, and the event since which it is asked


class StandingWork:
    """Gives the standing answers of one table, each when its moment has come."""

    def __init__(
        self,
        store: TableStore,
        tasks: Tasks,
        pace: float,
        append: Callable[[Due], Awaitable[None]],
        wake: Callable[[], None],
    ) -> None:
        self._store, self._tasks, self._pace = store, tasks, pace
        self._append, self._wake = append, wake
        self._planned: set[Key] = set()
        self._known: set[tuple[int, str]] = set()  # seats and users whose settings were read

    async def plan(self, record: Record) -> None:
        """Give every answer that is wanted now a moment; nothing waits for it."""
        if record.game.offers is None:
            return
        await self._take_over_settings(record)
        keys = {(seat, record.awaited_since.get(seat, 0)) for seat in standing.answers(record)}
        for key in keys - self._planned:
            self._tasks.run(self._answer_later(key))
        self._planned = keys

    async def _take_over_settings(self, record: Record) -> None:
        """Let the settings of a user who is asked hold for a seat that has no wishes yet."""
        for seat in record.players_to_move:
            user = record.seats[seat].person
            if user is None or (seat, user) in self._known or seat in record.standing:
                continue
            if record.table.offer_to(seat) is None:
                continue
            self._known.add((seat, user))
            wanted = standing.of_settings(await self._store.user_settings(user))
            if wanted != standing.USUAL:
                await self._append(partial(_take_over, seat, wanted.model_dump()))

    async def _answer_later(self, key: Key) -> None:
        await asyncio.sleep(self._pace * _RANDOM.uniform(*LIKE_A_PERSON))
        try:
            await self._append(partial(_answer, key))
        except (Refused, DatabaseAwayError):
            self._planned.discard(key)  # play must go on when the database is back
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._wake)
        else:
            self._wake()


def _answer(key: Key, record: Record) -> ProposedEvent | None:
    seat, since = key
    found = standing.due(record, seat) if record.awaited_since.get(seat, 0) == since else None
    return ProposedEvent(*found) if found else None


def _take_over(seat: int, wanted: dict[str, object], record: Record) -> ProposedEvent | None:
    if seat in record.standing:
        return None
    return ProposedEvent(events.STANDING, {"seat": seat, "standing": wanted})
