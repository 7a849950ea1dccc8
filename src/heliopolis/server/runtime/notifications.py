"""Notifications to players who are away: it is their turn, or a game has ended.

A notification is stored first, then sent by whichever process takes it, and sent again if that
failed. One that was not stored when a process died follows from the table: the process that wakes
the table stores it under an id that can exist only once. So nothing is lost with a process, and
hardly anything is sent twice.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import orjson
from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite

from heliopolis.server import metrics
from heliopolis.server.core import standing
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import Refused
from heliopolis.server.logs import logger
from heliopolis.server.runtime import addresses
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.texts import texts

if TYPE_CHECKING:
    from heliopolis.server.core.record import Record
    from heliopolis.server.runtime.live_table import LiveTable

REMEMBERED_MS = 60_000  # a webhook, before it is looked up again
TIMEOUT_SECONDS = 5.0  # of a step of a call
TOTAL_SECONDS = 10.0  # of a whole call, waiting for its address included
PAUSES_MS = (30_000, 120_000, 600_000, 3_600_000)  # before it is tried again
TAKEN_MS = 60_000  # the time a process has for a delivery it takes
AT_ONCE = 20
BACK_MS = 10_000  # for players to reconnect to a table whose process has died
DONE = 2**62  # the due time of a delivery that was made


@cache
def _certificates() -> ssl.SSLContext:
    """Return the certificates we trust; reading them takes a tenth of a second."""
    import httpx

    return httpx.create_ssl_context(trust_env=False)


class Notifications:
    """Stores and makes deliveries to webhooks."""

    def __init__(
        self,
        database: Database,
        tasks: Tasks,
        settings: Settings,
        find_table: Callable[[str], Awaitable[LiveTable]],
    ) -> None:
        self._database, self._tasks, self._settings = database, tasks, settings
        self._find_table = find_table
        self._calls: dict[str, asyncio.Lock] = {}  # in flight, by address
        self._webhooks: dict[str, tuple[int, str | None, str]] = {}

    async def check(self, url: str) -> addresses.Target:
        """Return the target of a webhook; refuse one that may not be called."""
        return await addresses.checked(url, private=self._settings.private_webhooks)

    def forget(self, person: str) -> None:
        """Forget a user's webhook: it has changed."""
        self._webhooks.pop(person, None)

    # --- What to send -----------------------------------------------------------------------

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

    async def _tell(self, live: LiveTable, seat: int, kind: str, since: int) -> None:
        person = live.record.seats[seat].person
        if person is None or person in live.audience.online():
            return
        webhook, language = await self._webhook(person)
        if webhook is None:
            return
        came_before_us = kind == "turn" and since < live.loaded_seq
        row = {
            "id": f"{live.id}:{seat}:{since if kind == 'turn' else kind}",
            "person": person,
            "body": orjson.dumps(self._body(live.record, seat, kind, language)).decode(),
            "attempts": 0,
            "due": now_ms() + (BACK_MS if came_before_us else 0),
            "created": now_ms(),
        }
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        once = insert(schema.deliveries).values(**row).on_conflict_do_nothing()
        if await self._database.do(once):
            self._tasks.run(self.deliver())

    async def _webhook(self, person: str) -> tuple[str | None, str]:
        looked_up, webhook, language = self._webhooks.get(person, (0, None, "en"))
        if now_ms() - looked_up < REMEMBERED_MS:
            return webhook, language
        p = schema.people.c
        query = select(p.webhook, p.language).where(p.id == person)
        row = await self._database.row(query)
        if len(self._webhooks) > 50_000:
            self._webhooks.clear()
        found = (row.webhook, row.language or "en") if row else (None, "en")
        self._webhooks[person] = now_ms(), *found
        return found

    def _body(self, record: Record, seat: int, kind: str, language: str) -> dict[str, Any]:
        header, table = record.header, record.table
        link = f"{self._settings.public_url.rstrip('/')}/table/{header.id}"
        body: dict[str, Any] = {
            "type": kind,
            "table": header.id,
            "url": link,
            "game": header.game,
            "title": table.game.title,
            "seat": seat,
            "prompt": None,
            "text": None,
            "result": None,
        }
        if prompt := table.prompt(seat):
            body["prompt"] = prompt
            body["text"] = texts(language, table.game).prompt(prompt, table.players)
        if table.over:
            body["result"] = {"scores": table.scores(), "ranks": table.ranks()}
        return body

    # --- Sending it -------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Make the deliveries that are due."""
        d = schema.deliveries
        due = select(d).where(d.c.due <= now_ms()).order_by(d.c.due).limit(AT_ONCE)
        for row in await self._database.rows(due):
            if await self._take(row):
                self._tasks.run(self._call(row))

    async def _take(self, row: Any) -> bool:
        """Whether this process is the one that makes a delivery now."""
        d = schema.deliveries
        taken = update(d).where(d.c.id == row.id, d.c.due == row.due)
        later = now_ms() + TAKEN_MS
        return await self._database.do(taken.values(due=later, attempts=row.attempts + 1)) > 0

    async def _call(self, row: Any) -> None:
        d = schema.deliveries
        made = (
            update(d).where(d.c.id == row.id).values(due=DONE)
        )  # kept, so that it is made only once
        if not await self._still_wanted(row):
            await self._database.do(made)
        elif await self._posted(row.person, row.body):
            metrics.WEBHOOKS.labels("delivered").inc()
            await self._database.do(made)
        elif row.attempts < len(PAUSES_MS):
            metrics.WEBHOOKS.labels("failed").inc()
            again = now_ms() + PAUSES_MS[row.attempts]
            await self._database.do(update(d).where(d.c.id == row.id).values(due=again))
        else:
            metrics.WEBHOOKS.labels("dropped").inc()
            await self._database.do(made)

    async def _still_wanted(self, row: Any) -> bool:
        """Whether the player is still to move, and still away."""
        table, seat, since = row.id.rsplit(":", 2)
        if since == "over":
            return True
        live = await self._find_table(table)
        asked = live.record.awaited_since.get(int(seat)) == int(since)
        return asked and row.person not in live.audience.online()

    async def _posted(self, person: str, body: str) -> bool:
        """Call a webhook; return whether it took the notification.

        Its answer is a status and nothing else: the body is neither read nor unpacked, and a call
        that takes too long in all is given up.
        """
        webhook, _ = await self._webhook(person)
        if webhook is None:
            return True  # the user has removed it
        certificates = await asyncio.to_thread(_certificates)
        import httpx

        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                target = await self.check(webhook)
                async with (
                    self._call_in_flight(target.url),
                    httpx.AsyncClient(
                        timeout=TIMEOUT_SECONDS, trust_env=False, verify=certificates
                    ) as client,
                    client.stream(
                        "POST",
                        target.url,
                        content=body,
                        headers={
                            "Host": target.host_header,
                            "Content-Type": "application/json",
                            "Accept-Encoding": "identity",
                        },
                        extensions={"sni_hostname": target.host},
                    ) as answer,
                ):
                    return answer.is_success
        except (Refused, TimeoutError, httpx.HTTPError, httpx.InvalidURL) as error:
            logger.info("webhook_failed", extra={"error": type(error).__name__})
            return False

    @asynccontextmanager
    async def _call_in_flight(self, url: str) -> AsyncIterator[None]:
        """Have at most one call in flight per address: a slow one delays only its own."""
        address = urlsplit(url).netloc
        lock = self._calls.setdefault(address, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked() and self._calls.get(address) is lock:
                del self._calls[address]
