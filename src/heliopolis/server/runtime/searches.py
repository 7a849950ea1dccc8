"""Searches for a game: users wait, and are seated together as soon as they fit.

Whoever begins a search looks at once whether somebody fits, in any process; the process that leads
looks again from time to time. A group is seated in one transaction, or not at all.
"""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from heliopolis.server.core import lobby, matching
from heliopolis.server.core.clocks import now_ms, terms_of
from heliopolis.server.core.matching import Search
from heliopolis.server.core.meeting_protocol import SearchRequest
from heliopolis.server.core.tournaments import UNRATED
from heliopolis.server.core.users import User
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.settings import Settings
from heliopolis.server.store.results import Results
from heliopolis.server.store.searches import SearchStore

MOST_WAITING = 300  # for a game, who are looked at; the others wait for these to be seated
SEEN_PAUSE_MS = 15_000  # that somebody still waits is noted from time to time


class Searches:
    """All users who search for a game."""

    def __init__(
        self, store: SearchStore, tables: LiveTables, results: Results, settings: Settings
    ) -> None:
        self._store, self._tables = store, tables
        self._results, self._settings = results, settings

    async def begin(self, me: User, request: SearchRequest) -> dict[str, Any]:
        """Search for a game, and for no other; return the search."""
        seats = matching.check(request)
        await self._tables.check_quota(me.id, self._settings.tables_per_user)
        ratings = await self._results.ratings_of([me.id], request.game)
        rating = ratings[me.id]["mean"] if ratings else UNRATED
        await self._store.put(
            Search(
                me.id, me.name, request.game, seats, request.pace, request.within, rating, now_ms()
            )
        )
        await self._match(request.game)
        return await self.look(me)

    async def look(self, me: User) -> dict[str, Any]:
        """Return the search of a user, who thereby still waits."""
        now = now_ms()
        row = await self._store.of(me.id, now)
        if row is None:
            return {"status": "none", "seats": [], "others": 0}
        if now - row["seen"] > SEEN_PAUSE_MS:
            await self._store.seen(me.id, now)
        told = {name: row[name] for name in ("game", "seats", "pace", "within", "since")}
        return {
            **told,
            "status": "seated" if row["table_id"] else "waiting",
            "others": await self._store.others(me.id, row["game"], now),
            "table": row["table_id"],
        }

    async def end(self, me: User) -> None:
        """Search no longer."""
        await self._store.drop(me.id)

    async def match(self) -> None:
        """Seat all who fit together."""
        for game in await self._store.games(now_ms()):
            await self._match(game)

    async def _match(self, game: str) -> None:
        now = now_ms()
        waiting = await self._store.waiting(game, now, MOST_WAITING)
        for group in await to_thread(matching.match, waiting):
            header = matching.table_header(group, terms_of(group[0].pace, self._settings), now)
            if await self._store.seat(group, header, lobby.first_events(header)[0]):
                await self._tables.begin(header.id)
