"""E-mails: confirmations, notices at once, and one digest a day; sent by the process that leads.

A mail server may be slow or away: mails are stored before they are sent, sent from a thread of
their own, and tried again. No table waits for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from typing import Any

import orjson
from sqlalchemy import select, update

from heliopolis.server.core import notices
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.logs import logger
from heliopolis.server.runtime import mail_texts, smtp
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.mail_texts import Letter
from heliopolis.server.runtime.mailboxes import Mailboxes
from heliopolis.server.runtime.notifications import DIGEST, MAIL, Notifications, count
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database, DatabaseAwayError

AT_ONCE = 100  # deliveries, or users who get a digest


class Mails:
    """Writes and sends e-mails."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        notifications: Notifications,
        mailboxes: Mailboxes,
        tables: LiveTables,
    ) -> None:
        self._database, self._settings = database, settings
        self._notifications, self._mailboxes, self._tables = notifications, mailboxes, tables
        self._thread = ThreadPoolExecutor(1, "mail")
        self._send: Callable[[Settings, Sequence[EmailMessage]], list[bool | None]] = smtp.send

    def close(self) -> None:
        """Send nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self) -> None:
        """Send what is due."""
        if self._settings.sends_mail:
            await self.deliver()
            await self.send_digests(now_ms())

    # --- At once ----------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Send the mails that are due: all that a user is told is one mail."""
        d = schema.deliveries
        due = select(d).where(d.c.due <= now_ms(), d.c.channel == MAIL).order_by(d.c.due)
        of_user: dict[str, list[Any]] = {}
        for row in await self._database.rows(due.limit(AT_ONCE)):
            if await self._notifications.take(row):
                of_user.setdefault(row.person, []).append(row)
        written = []
        for person, rows in of_user.items():
            for letter, told in await self._letters(person, rows):
                written.append((letter, told))
        await self._post(written)

    async def _letters(self, person: str, rows: list[Any]) -> list[tuple[EmailMessage, list[Any]]]:
        """Return the mails that a user's deliveries make, and which of them each one is for."""
        reader = await self._reader(person)
        bodies = [(row, orjson.loads(row.body)) for row in rows]
        asked = [row for row, body in bodies if body["kind"] == "confirm"]
        news = [(row, body) for row, body in bodies if body["kind"] != "confirm"]
        letters = []
        if asked and reader and not reader.confirmed:
            key = await self._mailboxes.confirm_key(reader)
            letters.append((mail_texts.confirmation(self._letter(reader), key), asked))
            asked = []
        wanted = []
        for row, body in news:
            ready = reader and reader.confirmed and reader.mode == "now"
            if ready and await self._notifications.still_wanted(row):
                wanted.append((row, body))
            else:
                asked.append(row)
        for row in asked:  # nobody waits for these any more
            await self._notifications.finish(row)
        if wanted and reader:
            letter = self._letter(reader, await self._mailboxes.stop_key(reader))
            items = [body for _, body in wanted]
            letters.append((mail_texts.news(letter, items), [row for row, _ in wanted]))
        return letters

    async def _post(self, written: list[tuple[EmailMessage, list[Any]]]) -> None:
        """Send mails; those that could not be sent are tried again later."""
        if not written:
            return
        loop = asyncio.get_running_loop()
        mails = [mail for mail, _ in written]
        outcomes = await loop.run_in_executor(self._thread, self._send, self._settings, mails)
        for (_, rows), outcome in zip(written, outcomes, strict=True):
            for row in rows:
                if outcome is None:
                    await self._notifications.try_later(row)
                else:
                    count(MAIL, "delivered" if outcome else "refused")
                    await self._notifications.finish(row)

    async def _reader(self, person: str) -> Any:
        m, p = schema.mailboxes, schema.people.c
        query = select(m, p.name, p.language).where(m.c.person == p.id, m.c.person == person)
        return await self._database.row(query)

    def _letter(self, reader: Any, stop_key: str = "") -> Letter:
        return Letter(
            self._settings, reader.address, reader.name, reader.language or "en", stop_key
        )

    # --- Once a day -------------------------------------------------------------------------------

    async def send_digests(self, now: int) -> None:
        """Send the digests of the day, to those who have something new waiting for them."""
        m = schema.mailboxes
        moment = last_digest(now, self._settings.digest_hour)
        due = select(m.c.person, m.c.digested).where(
            m.c.mode == "daily", m.c.confirmed.is_not(None), m.c.digested < moment
        )
        for row in await self._database.rows(due.limit(AT_ONCE)):
            claimed = update(m).where(m.c.person == row.person, m.c.digested == row.digested)
            if not await self._database.do(claimed.values(digested=now)):
                continue
            try:
                sent = await self._send_digest(row.person)
            except DatabaseAwayError:
                raise
            except Exception:  # one user's tables must not keep the others waiting
                logger.exception("digest_failed")
                continue
            if not sent:  # the mail server is away: all of them with the next look
                count(MAIL, "failed")
                own = update(m).where(m.c.person == row.person)
                await self._database.do(own.values(digested=row.digested))
                return

    async def _send_digest(self, person: str) -> bool:
        """Send a digest if there is something new; return False if the mail server is away."""
        d = schema.deliveries
        fresh = d.c.channel == DIGEST, d.c.person == person, d.c.attempts == 0
        rows = await self._database.rows(select(d).where(*fresh).order_by(d.c.created))
        wanted = [row for row in rows if await self._notifications.still_wanted(row)]
        reader = await self._reader(person)
        if wanted and reader:
            letter = self._letter(reader, await self._mailboxes.stop_key(reader))
            other = [orjson.loads(row.body) for row in wanted]
            mail = mail_texts.digest(
                letter,
                await self._turns(person, letter.language),
                [item for item in other if item["kind"] != "turn"],
            )
            loop = asyncio.get_running_loop()
            (outcome,) = await loop.run_in_executor(
                self._thread, self._send, self._settings, [mail]
            )
            if outcome is None:
                return False
            count(MAIL, "delivered" if outcome else "refused")
        await self._database.do(update(d).where(*fresh).values(attempts=1))
        return True

    async def _turns(self, person: str, language: str) -> list[dict[str, Any]]:
        found = []
        for live in await self._tables.listed("mine", person):
            if live.record.status == "running":
                found += notices.my_turns(live.record, person, language, [])
        return notices.in_order(found)


def last_digest(now: int, hour: int) -> int:
    """Return the last moment before now at which digests were due."""
    present = datetime.fromtimestamp(now / 1000, UTC)
    moment = present.replace(hour=hour, minute=0, second=0, microsecond=0)
    if moment > present:
        moment -= timedelta(days=1)
    return int(moment.timestamp() * 1000)
