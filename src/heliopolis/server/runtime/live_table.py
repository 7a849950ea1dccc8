"""A table in the memory of a process: its record, its audience, and the way to its next event."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from random import SystemRandom

from heliopolis.errors import HeliopolisError
from heliopolis.server import metrics
from heliopolis.server.core import actions, events, orders, suggestions
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import Refused, conflict
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.core.users import User
from heliopolis.server.logs import logger
from heliopolis.server.runtime.audience import Audience
from heliopolis.server.runtime.bot_pool import BotPool
from heliopolis.server.runtime.notifications import Notifications
from heliopolis.server.runtime.standing_work import StandingWork
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.runtime.turns import Turns
from heliopolis.server.runtime.vacations import Vacations
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import DatabaseAwayError
from heliopolis.server.store.results import Results
from heliopolis.server.store.tables import TableStore
from heliopolis.server.store.writer import NotStoredError, Writer
from heliopolis.table import Decision

TRIES = 100  # to be first with an event: whoever speaks must get a word in among fast movers
LONGEST_PAUSE = 60.0  # seconds before work that failed is tried again
# How long bots wait for people, as a multiple of their own pause: for more answers to an offer that
# somebody has accepted, and for those who are asked to agree to an undo, which a move would end.
ANSWER_PATIENCE, UNDO_PATIENCE = (25.0, 35.0), (60.0, 75.0)
_RANDOM = SystemRandom()  # the shared generator would let pauses be foreseen

Proposal = Callable[[Record], ProposedEvent]


class LiveTable:
    """One table. Its record holds exactly what is stored, never more."""

    def __init__(
        self,
        record: Record,
        store: TableStore,
        writer: Writer,
        results: Results,
        bots: BotPool,
        notifications: Notifications,
        vacations: Vacations,
        tasks: Tasks,
        turns: Turns,
        settings: Settings,
    ) -> None:
        self.record = record
        self.audience = Audience(record)
        self.finished = record.status == "over"  # and its result is stored
        self.stored_deadline: int | None = None  # as the database knows it
        self.used_at = now_ms()
        self.snapshot_seq = 0  # the first event that is not in the snapshot
        self.owns_next_snapshot = True  # whether this process stores the next one
        self.notified_turns: dict[int, int] = {}  # per seat: the event since which it knows
        self.loaded_seq = record.next_seq  # earlier events may be known already
        self._store, self._writer, self._results = store, writer, results
        self._bots, self._notifications, self._vacations = bots, notifications, vacations
        self._knows_vacations = record.header.pace != "daily"
        self._tasks, self._turns, self._settings = tasks, turns, settings
        self._standing = StandingWork(
            store, tasks, settings.bot_pace_ms / 1000, self._append_due, self.run_due_work
        )
        self._lock = asyncio.Lock()
        self._behind = False  # there may be events that the record has not seen
        self._working: asyncio.Task[None] | None = None
        self._more_work = False
        self._failures = 0
        self._bots_wait: tuple[tuple[str | int, ...], float] = ((), 0.0)  # for what; until when

    @property
    def id(self) -> str:
        """The table's id."""
        return self.record.header.id

    @property
    def busy(self) -> bool:
        """Whether somebody is connected, or something is being done."""
        return bool(self.audience.listeners) or self._lock.locked() or self._working is not None

    def needs_snapshot(self, events: int) -> bool:
        """Whether a snapshot is due, that many events after the last one."""
        record = self.record
        can_be = self.owns_next_snapshot and record.status in ("running", "over")
        return can_be and record.next_seq - self.snapshot_seq >= events

    # --- The next event ---------------------------------------------------------------------------

    async def append(self, proposal: Proposal) -> None:
        """Store the proposed event. When this returns, it is durable and sent to all listeners."""
        async with self._lock:
            await self._append(proposal)
        self.run_due_work()

    async def _append(self, proposal: Proposal) -> None:
        for _ in range(TRIES):
            if self._behind:
                await self._catch_up()
            proposed = await self._judged(proposal)
            at = max(now_ms(), self.record.last_at)
            event = Event(self.id, self.record.next_seq, at, proposed.kind, proposed.data)
            if await self._try_to_store(event, proposed.decision):
                return
            metrics.LOST_RACES.inc()
            self._behind = True
        raise conflict("busy", "too many others are changing this table; try again")

    async def _judged(self, proposal: Proposal) -> ProposedEvent:
        """Return the proposed event; refuse it only after a look at everything stored."""
        try:
            return proposal(self.record)
        except (Refused, HeliopolisError, _NoLongerDueError):
            if self._settings.is_sqlite or not await self._catch_up():
                raise
        return proposal(self.record)

    async def _try_to_store(self, event: Event, decision: Decision | None) -> bool:
        """Store an event and tell everybody; return False if its number was taken."""
        try:
            if not await self._writer.append(event):
                return False
            await self._turns.take()
            self.owns_next_snapshot = True
            self._take([event], decision)
            return True
        except (
            asyncio.CancelledError
        ):  # the client is gone, but the event may be stored all the same
            self._behind = True
            self._tasks.run(self.learn())
            raise
        except NotStoredError as error:
            self._behind = True
            logger.error("not_stored", extra={"error": str(error)})
            raise Refused(
                "not_stored", "the server could not store it; try again", status=503
            ) from error

    async def catch_up(self) -> None:
        """Learn what other processes have stored until now."""
        if self._settings.is_sqlite:  # there is no other process
            return
        self._behind = True
        await self.learn()

    @property
    def is_behind(self) -> bool:
        """Whether there may be events that it has not seen, and nobody is reading them now."""
        return self._behind and not self._lock.locked()

    async def learn(self) -> None:
        """Read what may be stored and has not been seen, if there may be anything."""
        async with self._lock:
            if self._behind:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply events stored elsewhere; return whether there were any."""
        self._behind = False  # first: what is announced while we read may be missing from it
        try:
            found = await self._store.events(self.id, self.record.next_seq)
            if found:
                await self._turns.take()
                self._take(found)
        except BaseException:
            self._behind = True  # what was announced is still not known
            raise
        return bool(found)

    def knows(self, seq: int) -> bool:
        """Whether the record has seen an event."""
        return seq < self.record.next_seq

    def _take(self, found: Iterable[Event], decision: Decision | None = None) -> None:
        for event in found:
            self.record.take(event, decision)
            metrics.EVENTS.labels(event.kind).inc()
        self.used_at = now_ms()
        self.audience.tell_changes()

    # --- What the server does by itself -----------------------------------------------------------

    def run_due_work(self) -> None:
        """Do what the server must do at this table: bots, orders, clocks, the end."""
        self._more_work = True
        if self._working is None and not self._tasks.closing:
            self._working = asyncio.create_task(self._run_due_work())

    async def _run_due_work(self) -> None:
        try:
            while self._more_work and not self._tasks.closing:
                self._more_work = False
                while not self._tasks.closing and await self._do_next():
                    pass
                await self._store_earlier_deadline()
            self._failures = 0
        except Exception as error:
            self._try_later(error)
        finally:
            self._working = None

    def _try_later(self, error: Exception) -> None:
        """Try again later: play must go on when the database is back."""
        if self._tasks.closing:
            return  # the next process finds what is due
        self._failures += 1
        extra = {"game": self.record.header.game, "failures": self._failures}
        if isinstance(error, Refused | DatabaseAwayError):
            logger.warning("database_away", extra=extra | {"error": str(error)})
        else:
            logger.error("duty_failed", extra=extra, exc_info=error)
        delay = min(LONGEST_PAUSE, 0.5 * 2**self._failures)
        asyncio.get_running_loop().call_later(delay, self.run_due_work)

    async def _do_next(self) -> bool:
        """Do the next thing that is due; return False if there is none."""
        record = self.record
        if record.status == "over":
            await self._finish()
            return False
        if record.status != "running":
            return False
        if proposed := self._due(record):
            if proposed.kind == events.MOVE:
                await self._pause(record.next_seq)
            await self._append_due(self._due)
            return True
        await self._standing.plan(record)
        await self._learn_vacations()
        await self._notifications.tell_turns(self)
        bots, agreeing = record.bots_to_move(), record.bots_to_agree()
        if not (bots or agreeing):
            return False
        if (asked := record.undo_request) and not self._has_waited(
            ("undo", asked.by, asked.to), UNDO_PATIENCE
        ):
            return False
        if not bots and not self._has_waited(("answers", len(record.table.moves)), ANSWER_PATIENCE):
            return False
        await self._bot_move((bots or agreeing)[0])
        return True

    def _has_waited(self, why: tuple[str | int, ...], paces: tuple[float, float]) -> bool:
        """Return whether the bots have given people time for something; be woken when they have."""
        loop, (waits, until) = asyncio.get_running_loop(), self._bots_wait
        if waits == why:
            return loop.time() >= until
        seconds = self._settings.bot_pace_ms / 1000 * _RANDOM.uniform(*paces)
        self._bots_wait = why, loop.time() + seconds
        loop.call_later(seconds, self.run_due_work)
        return False

    async def _pause(self, seq: int) -> bool:
        """Wait as long as a person would; return whether the table is still where it was.

        A move that an order makes at once would tell everybody that there was an order. Bots that
        play among themselves wait too: they would take the time of everybody else's bots.
        """
        pace = self._settings.bot_pace_ms / 1000
        await asyncio.sleep(pace * _RANDOM.uniform(0.8, 1.6))
        return self.record.next_seq == seq

    async def _append_due(self, due: Callable[[Record], ProposedEvent | None]) -> None:
        """Append what is due, if it still is once the lock is held."""

        def proposal(record: Record) -> ProposedEvent:
            proposed = due(record)
            if proposed is None:
                raise _NoLongerDueError
            return proposed

        with suppress(_NoLongerDueError):
            async with self._lock:
                await self._append(proposal)

    def _due(self, record: Record) -> ProposedEvent | None:
        if record.status != "running":
            return None
        if record.undo_request and (proposed := actions.agreed_undo(record)):
            return proposed
        if record.orders and (found := orders.due(record)):
            return ProposedEvent(*found)
        for seat in record.clocks.run_out(now_ms()):
            bot = self._settings.substitute
            return ProposedEvent(events.REPLACE, {"seat": seat, "bot": bot, "why": "time"})
        return None

    async def _learn_vacations(self) -> None:
        """Let the clocks wait for players who went on vacation before the game began.

        It is asked once: of later vacations their players tell the table.
        """
        if self._knows_vacations:
            return
        for person, until in (await self._vacations.now_away(self.record.users())).items():
            seats = self.record.seats_of(person)
            if any(self.record.clocks.vacation_until(seat, now_ms()) != until for seat in seats):
                with suppress(Refused):  # the game has ended meanwhile
                    async with self._lock:
                        await self._append(
                            partial(actions.take_vacation, person=person, until=until)
                        )
        self._knows_vacations = True

    def user_left(self, user: str) -> None:
        """Remember what a user who has closed the table has seen of it."""
        if self._tasks.closing or user in self.audience.online():
            return
        since = self.record.awaited_since
        own = self.record.seats_of(user)
        self.notified_turns |= {seat: since[seat] for seat in own if seat in since}
        self._tasks.run(self._notifications.mark_seen(self, user))

    def tell_chat(self, user: str, name: str, text: str) -> None:
        """Tell the players who are away what was said."""
        self._tasks.run(self._notifications.tell_chat(self, user, name, text))

    def tell_invitation(self, by: User, present: set[str]) -> None:
        """Tell everybody who has a seat here that they are invited; those present know already."""
        self._tasks.run(self._notifications.tell_invitation(self, by, present))

    async def _bot_move(self, seat: int) -> None:
        record = self.record
        seq, bot, request = record.next_seq, record.seats[seat].player, record.undo_request
        if not await self._pause(seq) or bot is None or self._tasks.closing:
            return
        move = suggestions.taken_up(record, seat) or await self._bots.choose(
            bot, record.table, seat, self.id
        )
        still_asked = record.next_seq == seq
        counter = suggestions.counter_of(record, seat, move) if still_asked else None

        def proposal(record: Record) -> ProposedEvent:
            may_move = seat in (*record.bots_to_move(), *record.bots_to_agree())
            if not may_move or record.undo_request is not request:
                raise _NoLongerDueError
            return actions.checked_move(record, seat, move)

        try:
            async with self._lock:
                await self._append(proposal)
                if counter is not None:
                    await self._append(partial(actions.suggest, seat=seat, wanted=counter))
        except (_NoLongerDueError, HeliopolisError):
            pass
        except Refused as refused:
            if refused.code == "not_stored":
                raise  # else the table changed while the bot thought: it thinks again

    async def _finish(self) -> None:
        if not self.finished:
            await self._notifications.tell_end(self)  # first: the result marks the table as done
            await self._results.store(self.record)
            self.finished = True

    async def _store_earlier_deadline(self) -> None:
        """Let the database know of a deadline that is earlier than the one it knows."""
        running = self.record.status == "running"
        deadline = self.record.clocks.deadline() if running else None
        if deadline is not None and (
            self.stored_deadline is None or deadline < self.stored_deadline
        ):
            await self.set_deadline(deadline)

    async def set_deadline(self, deadline: int | None) -> None:
        """Store when this table must be woken."""
        await self._store.set_deadline(self.id, deadline)
        self.stored_deadline = deadline

    def expired(self, now: int) -> bool:
        """Whether a clock has run out."""
        deadline = self.record.clocks.deadline()
        return deadline is not None and deadline <= now


class _NoLongerDueError(Exception):
    """The work has been done by another process, or is no longer needed."""
