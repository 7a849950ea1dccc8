"""The ways in which users want to be told what happens while they are away.

They are looked up once a minute at most, and at once when they have changed: every process hears of
that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import select, update

from heliopolis.server.core import notices
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.runtime.process_notices import ProcessNotices
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database

REMEMBERED_MS = 60_000
MOST_REMEMBERED = 50_000


@dataclass(frozen=True)
class Ways:
    """How one user is told."""

    webhook: str | None = None
    language: str = "en"
    kinds: dict[str, bool] = field(default_factory=lambda: dict(notices.USUAL))
    devices: tuple[str, ...] = ()  # browsers that take push messages
    mail: str = "off"  # off, daily, now

    @property
    def any(self) -> bool:
        """Whether there is any way at all."""
        return bool(self.webhook or self.devices or self.mail != "off")


class Channels:
    """The ways of all users."""

    def __init__(self, database: Database, notices: ProcessNotices) -> None:
        self._database, self._notices = database, notices
        self._known: dict[str, tuple[int, Ways]] = {}
        notices.on(":channels", lambda _sender, words: self._drop(words[0]))

    async def of(self, person: str) -> Ways:
        """Return how a user is told."""
        looked_up, ways = self._known.get(person, (0, Ways()))
        if now_ms() - looked_up < REMEMBERED_MS:
            return ways
        found = await self._find(person)
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        self._known[person] = now_ms(), found
        return found

    async def _find(self, person: str) -> Ways:
        p, d, s, m = (
            schema.people.c,
            schema.push_devices.c,
            schema.sessions.c,
            schema.mailboxes.c,
        )
        row = await self._database.row(
            select(p.webhook, p.language, p.notify, m.mode, m.confirmed)
            .outerjoin(schema.mailboxes, m.person == p.id)
            .where(p.id == person)
        )
        if row is None:
            return Ways()
        devices = select(d.id).where(d.person == person, d.session == s.id).order_by(d.created)
        return Ways(
            webhook=row.webhook,
            language=row.language or "en",
            kinds=kinds_of(row.notify),
            devices=tuple(device.id for device in await self._database.rows(devices)),
            mail=row.mode if row.confirmed else "off",
        )

    def forget(self, person: str) -> None:
        """Look a user's ways up again, in all processes: they have changed."""
        self._drop(person)
        self._notices.send_soon(f"channels {person}", f":channels {person}")

    def _drop(self, person: str) -> None:
        self._known.pop(person, None)

    async def choose(self, person: str, chosen: dict[str, bool]) -> None:
        """Choose of which kinds of news a user is told; kinds left out stay."""
        p = schema.people
        row = await self._database.row(select(p.c.notify).where(p.c.id == person))
        kinds = {**kinds_of(row.notify if row else None), **chosen}
        text = orjson.dumps(kinds).decode()
        await self._database.do(update(p).where(p.c.id == person).values(notify=text))
        self.forget(person)


def kinds_of(stored: str | None) -> dict[str, bool]:
    """Return of which kinds of news a user is told."""
    chosen: dict[str, Any] = orjson.loads(stored) if stored else {}
    return {kind: bool(chosen.get(kind, notices.USUAL[kind])) for kind in notices.KINDS}
