"""A table in the memory of a process: its record, its audience, and the way to its next event."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from heliopolis.errors import HeliopolisError
from heliopolis.server import actions, events, metrics, orders
from heliopolis.server.actions import Draft
from heliopolis.server.audience import Audience
from heliopolis.server.errors import Refused, conflict
from heliopolis.server.events import Event
from heliopolis.server.logs import logger
from heliopolis.server.messages import now_ms
from heliopolis.server.record import Record
from heliopolis.server.store.database import DatabaseAwayError
from heliopolis.server.store.writer import NotStoredError

if TYPE_CHECKING:
    from heliopolis.server.house import House

TRIES = 10  # to be first with an event
LONGEST_PAUSE = 60.0  # seconds, before a duty that failed is tried again

Proposal = Callable[[Record], Draft]


class Live:
    """One table. Its record holds just what is stored, never more."""

    def __init__(self, house: House, record: Record) -> None:
        self.house = house
        self.record = record
        self.audience = Audience(record)
        self.finished = record.status == "over"  # and its result is noted
        self.woken_at: int | None = None  # as the database knows it
        self.used_at = now_ms()
        self.kept_seq = 0  # the first event that is not in the snapshot
        self.wrote = True  # is it for this process to keep the next?
        self.told_turns: dict[int, int] = {}  # of people who know that they are asked: since when
        self.loaded_seq = record.next_seq  # what was before is perhaps known already
        self._lock = asyncio.Lock()
        self._behind = False  # there may be events that the record has not seen
        self._attending: asyncio.Task[None] | None = None
        self._more_to_attend = False
        self._failures = 0

    @property
    def id(self) -> str:
        """The table's id."""
        return self.record.header.id

    @property
    def busy(self) -> bool:
        """Whether somebody looks, or something is being done."""
        return bool(self.audience.listeners) or self._lock.locked() or self._attending is not None

    def worth_keeping(self, events: int) -> bool:
        """Whether where it stands should be kept, so many events after it last was."""
        record = self.record
        can_be = self.wrote and record.status in ("running", "over")
        return can_be and record.next_seq - self.kept_seq >= events

    # --- The next event ---------------------------------------------------------------------------

    async def append(self, proposal: Proposal) -> None:
        """Have something happen. When this returns, it is stored and everybody has been told."""
        async with self._lock:
            await self._append(proposal)
        self.attend()

    async def _append(self, proposal: Proposal) -> None:
        for _ in range(TRIES):
            if self._behind:
                await self._catch_up()
            draft = await self._judged(proposal)
            at = max(now_ms(), self.record.last_at)
            event = Event(self.id, self.record.next_seq, at, draft.kind, draft.data)
            if await self._store(event, draft):
                self.wrote = True
                self._take([event])
                return
            metrics.LOST_RACES.inc()
            self._behind = True
        raise conflict("busy", "too many others are changing this table; try again")

    async def _judged(self, proposal: Proposal) -> Draft:
        """What is proposed. Nothing is refused before all that is stored has been looked at."""
        try:
            return proposal(self.record)
        except (Refused, HeliopolisError, _NoLongerDueError):
            if not (self.house.shared and await self._catch_up()):
                raise
        return proposal(self.record)

    async def _store(self, event: Event, draft: Draft) -> bool:
        try:
            return await self.house.writer.append(event, draft.also)
        except asyncio.CancelledError:  # whoever asked is gone, but it may be stored all the same
            self._behind = True
            self.house.run(self._learn())
            raise
        except NotStoredError as error:
            self._behind = True
            logger.error("not_stored", extra={"error": str(error)})
            raise Refused(
                "not_stored", "the server could not store it; try again", status=503
            ) from error

    async def catch_up(self) -> None:
        """Learn what other processes have stored until now."""
        if not self.house.shared:
            return
        self._behind = True
        await self._learn()

    async def _learn(self) -> None:
        async with self._lock:
            if self._behind:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether there was anything to learn."""
        self._behind = False  # first: what is heard of while we read may not be in what we read
        found = await self.house.tables.events(self.id, self.record.next_seq)
        if found:
            self._take(found)
        return bool(found)

    def knows(self, seq: int) -> bool:
        """Whether the record has seen an event."""
        return seq < self.record.next_seq

    def _take(self, found: Iterable[Event]) -> None:
        for event in found:
            self.record.take(event)
            metrics.EVENTS.labels(event.kind).inc()
        self.used_at = now_ms()
        self.audience.tell_changes()

    # --- What the server does by itself -----------------------------------------------------------

    def attend(self) -> None:
        """See to what the server must do here: bots, orders, clocks, the end."""
        self._more_to_attend = True
        if self._attending is None and not self.house.closing:
            self._attending = asyncio.create_task(self._attend())

    async def _attend(self) -> None:
        try:
            while self._more_to_attend and not self.house.closing:
                self._more_to_attend = False
                while await self._one_duty():
                    pass
                await self.house.tables.note_deadline(self)
            self._failures = 0
        except Exception as error:
            self._try_later(error)
        finally:
            self._attending = None

    def _try_later(self, error: Exception) -> None:
        """The database may be away for a moment: play must go on when it is back."""
        self._failures += 1
        extra = {"game": self.record.header.game, "failures": self._failures}
        if isinstance(error, Refused | DatabaseAwayError):
            logger.warning("database_away", extra=extra | {"error": str(error)})
        else:
            logger.error("duty_failed", extra=extra, exc_info=error)
        delay = min(LONGEST_PAUSE, 0.5 * 2**self._failures)
        asyncio.get_running_loop().call_later(delay, self.attend)

    async def _one_duty(self) -> bool:
        """Do the first thing there is to do; False if there is none."""
        record = self.record
        if record.status == "over":
            await self._finish()
            return False
        if record.status != "running":
            return False
        if self._due(record):
            await self._append_due()
            return True
        await self.house.notifier.tell_turns(self)
        if bots := record.waiting_bots():
            await self._bot_move(bots[0])
            return True
        return False

    async def _append_due(self) -> None:
        """Append what is due, if it still is when its turn comes."""

        def due(record: Record) -> Draft:
            draft = self._due(record)
            if draft is None:
                raise _NoLongerDueError
            return draft

        with suppress(_NoLongerDueError):
            async with self._lock:
                await self._append(due)

    def _due(self, record: Record) -> Draft | None:
        if record.status != "running":
            return None
        if record.asked and (draft := actions.agreed_undo(record)):
            return draft
        if record.orders and (found := orders.due(record)):
            return Draft(*found)
        for seat in record.clocks.run_out(now_ms()):
            bot = self.house.settings.substitute
            return Draft(events.REPLACE, {"seat": seat, "bot": bot, "why": "time"})
        return None

    async def _bot_move(self, seat: int) -> None:
        record = self.record
        seq, bot = record.next_seq, record.seats[seat].player
        if record.players():
            await asyncio.sleep(self.house.settings.bot_pace_ms / 1000)
        if record.next_seq != seq or bot is None:
            return
        move = await self.house.thinkers.choose(bot, record.game, seat)

        def proposal(record: Record) -> Draft:
            if seat not in record.waiting_bots():
                raise _NoLongerDueError
            return actions.checked_move(record, seat, move)

        try:
            async with self._lock:
                await self._append(proposal)
        except (_NoLongerDueError, HeliopolisError):
            pass
        except Refused as refused:
            if refused.code == "not_stored":
                raise  # else the table has changed while it thought: it thinks again

    async def _finish(self) -> None:
        if not self.finished:
            await self.house.notifier.tell_end(self)  # first: it is not done before all is
            await self.house.results.note(self.record)
            self.finished = True

    def expired(self, now: int) -> bool:
        """Whether a clock has run out."""
        deadline = self.record.clocks.deadline()
        return deadline is not None and deadline <= now


class _NoLongerDueError(Exception):
    """What was to be done has been done, or need not be done any more."""
