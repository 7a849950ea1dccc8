"""Tournaments as they run: changes one after another, and what the server does by itself.

The process that leads looks for tournaments that are due. Should two of them believe that they
lead, nothing is done twice: a change is stored for the version it was decided for, or not at all.
"""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable

from heliopolis.server.core import actions, tournaments
from heliopolis.server.core.clocks import now_ms, terms_of
from heliopolis.server.core.errors import Refused, conflict, not_found
from heliopolis.server.core.meeting_protocol import TournamentRequest
from heliopolis.server.core.tournaments import Tournament
from heliopolis.server.core.users import User
from heliopolis.server.logs import logger
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import DatabaseAwayError
from heliopolis.server.store.results import Results
from heliopolis.server.store.tournaments import TournamentStore

TRIES = 10  # to be first with a change
AT_ONCE = 20  # tournaments that are looked at together
PUT_OFF_MS = 60_000  # until one at which something went wrong is tried again
MOST_HOSTED, MOST_JOINED = 5, 20  # unfinished tournaments of a user

Decision = Callable[[Tournament], Tournament]


class Tournaments:
    """All tournaments of the server."""

    def __init__(
        self, store: TournamentStore, tables: LiveTables, results: Results, settings: Settings
    ) -> None:
        self._store, self._tables = store, tables
        self._results, self._settings = results, settings

    async def get(self, id_: str) -> Tournament:
        """Return a tournament; refuse one that does not exist."""
        found = await self._store.get(id_)
        if found is None:
            raise not_found("tournament", "id")
        return found

    async def change(self, id_: str, decide: Decision) -> Tournament:
        """Carry out a decision; where somebody else was first, it is asked again."""
        for _ in range(TRIES):
            before = await self.get(id_)
            after = decide(before)
            if await self._store.save(before, after):
                return after
        raise conflict("busy", "too many others are changing this tournament; try again")

    # --- What people do -----------------------------------------------------------------------

    async def open(self, me: User, request: TournamentRequest) -> Tournament:
        """Open a tournament."""
        hosted, _ = await self._store.number_of(me.id)
        if hosted >= MOST_HOSTED:
            message = f"you host {MOST_HOSTED} tournaments; end one of them first"
            raise conflict("too_many_tournaments", message)
        players = {me.id, *(f"bot:{bot}" for bot in request.bots)}
        ratings = await self._ratings(players, request.game)
        made = tournaments.open_tournament(me, request, ratings, self._settings.own_bots)
        await self._store.create(made)
        return made

    async def join(self, id_: str, me: User) -> Tournament:
        """Take part."""
        _, joined = await self._store.number_of(me.id)
        if joined >= MOST_JOINED:
            message = f"you take part in {MOST_JOINED} tournaments; leave one of them first"
            raise conflict("too_many_tournaments", message)
        ratings = await self._ratings({me.id}, (await self.get(id_)).game)
        return await self.change(id_, lambda t: tournaments.join(t, me, ratings.get(me.id)))

    async def leave(self, id_: str, me: User) -> Tournament:
        """Take part no longer."""
        return await self.change(id_, lambda t: tournaments.leave(t, me))

    async def add_bot(self, id_: str, me: User, bot: str) -> Tournament:
        """Have a bot take part."""
        ratings = await self._ratings({f"bot:{bot}"}, (await self.get(id_)).game)
        own = self._settings.own_bots
        return await self.change(id_, lambda t: tournaments.add_bot(t, me, bot, ratings, own))

    async def remove(self, id_: str, me: User, number: int) -> Tournament:
        """Take a player out."""
        return await self.change(id_, lambda t: tournaments.remove(t, me, number))

    async def start(self, id_: str, me: User) -> Tournament:
        """Begin: the first round is drawn before this returns."""
        await self.change(id_, lambda t: tournaments.start(t, me, now_ms()))
        await self._do_due(id_)
        return await self.get(id_)

    async def close(self, id_: str, me: User) -> Tournament:
        """End a tournament early."""
        return await self.change(id_, lambda t: tournaments.close(t, me, now_ms()))

    async def _ratings(self, players: set[str], game: str) -> dict[str, float]:
        found = await self._results.ratings_of(players, game)
        return {player: rating["mean"] for player, rating in found.items()}

    # --- What the server does -----------------------------------------------------------------

    async def run_due(self) -> None:
        """Draw the rounds that are due, and end what has to end."""
        for id_ in await self._store.due(now_ms(), AT_ONCE):
            try:
                await self._do_due(id_)
            except DatabaseAwayError:  # no fault of the tournament
                raise
            except Exception:  # one tournament must not keep the others waiting
                logger.exception("tournament_failed")
                await self._store.put_off(id_, now_ms() + PUT_OFF_MS)

    async def _do_due(self, id_: str) -> None:
        """Do what is due at a tournament, unless another process is faster."""
        before, now = await self.get(id_), now_ms()
        work = tournaments.work_due(before, now)
        if work == "draw":
            terms = terms_of(before.pace, self._settings)
            # In a thread: a large field takes a while, and others are served meanwhile.
            after, tables = await to_thread(tournaments.draw_round, before, terms, now)
            if await self._store.save(before, after, tables):
                for header, _ in tables:
                    await self._tables.begin(header.id)
        elif work == "finish":
            await self._store.save(before, tournaments.finish(before, now))
        elif work == "play_out":
            if await self._store.save(before, tournaments.wait_for_bots(before, now)):
                for table in before.unfinished():
                    await self._play_out(before, table)
        elif before.status == "running" and before.unfinished() and before.deadline is not None:
            await self._store.put_off(id_, before.deadline)  # it was woken too early

    async def _play_out(self, t: Tournament, table: str) -> None:
        """Let bots play a table to its end; one that cannot be played counts as a tie."""
        try:
            live = await self._tables.get(table)
            await self._let_bots_play(live)
        except Refused:  # it cannot be read
            await self._settle(t, table)
        else:
            if live.record.status == "frozen":
                await self._settle(t, table)

    async def _settle(self, t: Tournament, table: str) -> None:
        seats = sum(place.table_id == table for place in t.places)
        await self._store.settle(t.id, table, now_ms(), seats)

    async def _let_bots_play(self, live: LiveTable) -> None:
        while live.record.status == "running" and live.record.players():
            await live.append(lambda record: actions.play_out(record, self._settings.substitute))
        live.run_due_work()
