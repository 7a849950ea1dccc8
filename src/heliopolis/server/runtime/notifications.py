"""Notifications to players who are away: their turn, the end of a game, an invitation, chat.

What has to be told is stored first, a row for every way in which its reader is told, then sent by
whichever process takes it, and sent again if that failed. A notice that was not stored when a
process died follows from the table: the process that wakes the table stores it under an id that can
exist only once. So nothing is lost with a process, and hardly anything is sent twice. A turn that
its player has seen counts as told.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from heliopolis.server import metrics
from heliopolis.server.core import notices, standing
from heliopolis.server.core.clocks import MINUTE, now_ms
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.notices import Kind
from heliopolis.server.core.users import User
from heliopolis.server.logs import logger
from heliopolis.server.runtime.channels import Channels, Ways
from heliopolis.server.runtime.outgoing import Calls
from heliopolis.server.runtime.push_devices import PushDevices
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database, DatabaseAwayError

if TYPE_CHECKING:
    from heliopolis.server.runtime.live_table import LiveTable

PAUSES_MS = (30_000, 120_000, 600_000, 3_600_000)  # before it is tried again
TAKEN_MS = 60_000  # the time a process has for a delivery it takes
AT_ONCE = 20
BACK_MS = 10_000  # for players to reconnect to a table whose process has died
MAIL_AFTER_MS = (
    MINUTE  # several notices within it are one e-mail; one who comes meanwhile gets none
)
DONE = 2**62  # the due time of a delivery that was made
# The ways of telling. TOLD is none: its row says that a notice was told, or seen.
TOLD, WEBHOOK, PUSH, MAIL, DIGEST = "told", "webhook", "push", "mail", "digest"
CALLED: tuple[Kind, ...] = ("turn", "over")  # the kinds of which webhooks are told


class Notifications:
    """Stores notices, and makes the deliveries to webhooks and browsers."""

    def __init__(
        self,
        database: Database,
        tasks: Tasks,
        settings: Settings,
        channels: Channels,
        devices: PushDevices,
        calls: Calls,
        find_table: Callable[[str], Awaitable[LiveTable]],
    ) -> None:
        self._database, self._tasks, self._settings = database, tasks, settings
        self._channels, self._devices, self._calls = channels, devices, calls
        self._find_table = find_table

    async def check(self, url: str) -> None:
        """Refuse a webhook that may not be called."""
        await self._calls.check(url)

    def forget(self, person: str) -> None:
        """Look up again how a user is told: it has changed."""
        self._channels.forget(person)

    # --- What to tell -----------------------------------------------------------------------------

    async def tell_turns(self, live: LiveTable) -> None:
        """Tell the players who are newly to move."""
        record = live.record
        answered = standing.answers(record)  # by the server, in a moment
        for seat, since in list(record.awaited_since.items()):
            if live.notified_turns.get(seat) != since and seat not in answered:
                await self._tell(live, seat, "turn", since)
                live.notified_turns[seat] = since

    async def tell_end(self, live: LiveTable) -> None:
        """Tell the players who are away that the game is over."""
        for seat in range(len(live.record.seats)):
            await self._tell(live, seat, "over", live.record.next_seq)

    async def tell_invitation(self, live: LiveTable, by: User, present: set[str]) -> None:
        """Tell those who have a seat at a new table, and are not present, that they are invited."""
        for seat, occupant in enumerate(live.record.seats):
            if occupant.person not in {by.id, *present}:
                await self._tell(live, seat, "invitation", 0, by.name)

    async def tell_chat(self, live: LiveTable, by: str, name: str, text: str) -> None:
        """Tell the players who are away what was said, at most once an hour."""
        for seat, occupant in enumerate(live.record.seats):
            if occupant.person != by:
                await self._tell(live, seat, "chat", now_ms(), name, text)

    async def _tell(
        self, live: LiveTable, seat: int, kind: Kind, number: int, name: str = "", text: str = ""
    ) -> None:
        person = live.record.seats[seat].person
        if person is None or person in live.audience.online():
            return
        ways = await self._channels.of(person)
        if not ways.any:
            return
        came_before_us = kind == "turn" and number < live.loaded_seq
        due = now_ms() + (BACK_MS if came_before_us else 0)
        notice = notices.notice_id(live.record, seat, kind, number)
        rows = [
            {**_row(notice, person), **row}
            for row in self._deliveries(live, seat, kind, ways, due, name, text)
        ]
        if await self._database.transact(lambda c: self._store(c, notice, person, rows)):
            self._tasks.run(self.deliver())

    def _deliveries(
        self, live: LiveTable, seat: int, kind: Kind, ways: Ways, due: int, name: str, text: str
    ) -> list[dict[str, Any]]:
        """Return what to store for each way in which a user is told."""
        record, rows = live.record, []
        if ways.webhook and kind in CALLED:
            link = self._settings.link(f"/table/{live.id}")
            body = notices.webhook_body(record, seat, kind, ways.language, link)
            rows.append({"channel": WEBHOOK, "body": body, "due": due})
        if ways.kinds[kind]:
            told = notices.notice(record, seat, kind, ways.language, name, text)
            rows += [
                {"channel": PUSH, "target": device, "body": told, "due": due}
                for device in ways.devices
            ]
            if ways.mail == "now":
                rows.append({"channel": MAIL, "body": told, "due": due + MAIL_AFTER_MS})
            elif ways.mail == "daily":
                rows.append({"channel": DIGEST, "body": told, "due": DONE})
        for row in rows:
            row["body"] = orjson.dumps(row["body"]).decode()
        return rows

    def _store(
        self, connection: Connection, notice: str, person: str, rows: list[dict[str, Any]]
    ) -> bool:
        """Store the deliveries of a notice, unless it has been told; return whether that was so."""
        once = sqlite.insert if self._database.is_sqlite else postgresql.insert
        told = {**_row(notice, person), "id": notice, "channel": TOLD, "body": "", "due": DONE}
        first = once(schema.deliveries).values(**told).on_conflict_do_nothing()
        if not connection.execute(first).rowcount:
            return False
        for row in rows:
            ending = row.get("target") or row["channel"][0]
            connection.execute(insert(schema.deliveries).values(id=f"{notice}:{ending}", **row))
        return bool(rows)

    async def mark_seen(self, live: LiveTable, person: str) -> None:
        """Remember that a user who leaves a table has seen that they are to move."""
        record = live.record
        turns = [
            notices.notice_id(record, seat, "turn", record.awaited_since[seat])
            for seat in record.seats_of(person)
            if seat in record.awaited_since
        ]
        if not turns or not (await self._channels.of(person)).any:
            return
        d = schema.deliveries

        def store(connection: Connection) -> None:
            for notice in turns:
                self._store(connection, notice, person, [])
                waiting = update(d).where(d.c.notice == notice)
                connection.execute(waiting.values(due=DONE, attempts=1))

        await self._database.transact(store)

    # --- Sending it -------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Make the deliveries to webhooks and browsers that are due."""
        d = schema.deliveries
        due = select(d).where(d.c.due <= now_ms(), d.c.channel.in_((WEBHOOK, PUSH)))
        for row in await self._database.rows(due.order_by(d.c.due).limit(AT_ONCE)):
            if await self.take(row):
                self._tasks.run(self._call(row))

    async def take(self, row: Any) -> bool:
        """Whether this process is the one that makes a delivery now."""
        d = schema.deliveries
        taken = update(d).where(d.c.id == row.id, d.c.due == row.due)
        later = now_ms() + TAKEN_MS
        return await self._database.do(taken.values(due=later, attempts=row.attempts + 1)) > 0

    async def _call(self, row: Any) -> None:
        if not await self.still_wanted(row):
            await self.finish(row)
        elif await self._sent_safely(row):
            count(row.channel, "delivered")
            await self.finish(row)
        else:
            await self.try_later(row)

    async def _sent_safely(self, row: Any) -> bool:
        """Send what a delivery tells; one that fails unexpectedly is given up after a few tries."""
        try:
            return await self._sent(row)
        except DatabaseAwayError:
            raise
        except Exception:  # otherwise it would be taken again every minute, for ever
            logger.exception("delivery_failed")
            return False

    async def finish(self, row: Any) -> None:
        """Note that a delivery is over; it is remembered, so that it is made only once."""
        d = schema.deliveries
        await self._database.do(update(d).where(d.c.id == row.id).values(due=DONE))

    async def try_later(self, row: Any) -> None:
        """Make a delivery that failed again after a while, or give it up.

        One that somebody else has taken or seen meanwhile is theirs.
        """
        if row.attempts >= len(PAUSES_MS):
            count(row.channel, "dropped")
            await self.finish(row)
            return
        count(row.channel, "failed")
        d = schema.deliveries
        again = now_ms() + PAUSES_MS[row.attempts]
        still_ours = (d.c.id == row.id, d.c.attempts == row.attempts + 1, d.c.due != DONE)
        await self._database.do(update(d).where(*still_ours).values(due=again))

    async def still_wanted(self, row: Any) -> bool:
        """Whether what a delivery tells is still so, and its reader still away."""
        table, seat, what = (row.notice or row.id).split(":")
        try:
            live = await self._find_table(table)
        except Refused:  # the table has been cleared away, or cannot be read
            return False
        online = row.person in live.audience.online()
        return notices.is_wanted(live.record, int(seat), what, online)

    async def _sent(self, row: Any) -> bool:
        if row.channel == PUSH:
            return await self._devices.send(row.target, row.person, row.body)
        return await self._posted(row.person, row.body)

    async def _posted(self, person: str, body: str) -> bool:
        """Call a webhook; return whether it took the notification."""
        webhook = (await self._channels.of(person)).webhook
        if not webhook:
            return True  # the user has removed it
        status = await self._calls.post(webhook, body, {"Content-Type": "application/json"})
        return status is not None and 200 <= status < 300


def _row(notice: str, person: str) -> dict[str, Any]:
    """Return what all rows of a notice have in common."""
    return {"person": person, "notice": notice, "attempts": 0, "created": now_ms()}


def count(channel: str, outcome: str) -> None:
    """Count a delivery for the metrics."""
    metrics.DELIVERIES.labels(channel, outcome).inc()
    if channel == WEBHOOK:
        metrics.WEBHOOKS.labels(outcome).inc()
