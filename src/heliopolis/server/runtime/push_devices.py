"""The browsers that take push messages: subscriptions, and the key that they subscribe with.

A subscription belongs to a session: in a browser that is logged out nobody is told anything.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any

import orjson
from sqlalchemy import delete, exists, func, insert, not_, or_, select
from sqlalchemy.engine import Connection

from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import Refused, conflict, not_found
from heliopolis.server.core.protocol import PushSubscription
from heliopolis.server.core.users import User
from heliopolis.server.runtime import web_push
from heliopolis.server.runtime.channels import Channels
from heliopolis.server.runtime.outgoing import Calls
from heliopolis.server.runtime.web_push import BadKeyError, BrowserKeys, ServerKey
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.kept_secrets import kept

MOST_DEVICES = 10  # of a user
GONE = (404, 410)  # what a push service says of a subscription that has ended
CALLS_AT_ONCE = 8  # to one push service: all users of a browser share it


class PushDevices:
    """The subscriptions of all users, and the messages that are sent to them."""

    def __init__(
        self, database: Database, settings: Settings, channels: Channels, calls: Calls
    ) -> None:
        self._database, self._settings = database, settings
        self._channels, self._calls = channels, calls
        self._key: ServerKey | None = None

    async def key(self) -> ServerKey:
        """Return the key of this server: that of the settings, or one that was made once."""
        if self._key is None:
            stored = self._settings.push_key or await kept(
                self._database, "push_key", lambda: ServerKey.fresh().text
            )
            self._key = ServerKey.read(stored)
        return self._key

    async def of(self, me: User) -> list[dict[str, Any]]:
        """Return the browsers in which a user is told."""
        d, s = schema.push_devices.c, schema.sessions.c
        query = select(d.id, d.agent, d.created, d.session)
        own = query.where(d.person == me.id, d.session == s.id).order_by(d.created)
        return [
            {
                "id": row.id,
                "agent": row.agent,
                "created": row.created,
                "current": row.session == me.session,
            }
            for row in await self._database.rows(own)
        ]

    async def add(self, me: User, given: PushSubscription, agent: str) -> dict[str, Any]:
        """Tell a user in one more browser; one that is known already becomes this user's."""
        await self._check(given)
        row = {
            "id": secrets.token_urlsafe(6),
            "person": me.id,
            "session": me.session,
            "endpoint": given.endpoint,
            "endpoint_key": hashlib.sha256(given.endpoint.encode()).hexdigest(),
            "p256dh": given.keys.p256dh,
            "auth": given.keys.auth,
            "agent": agent[:200],
            "created": now_ms(),
        }
        d = schema.push_devices

        def store(connection: Connection) -> bool:
            # This browser may have had another subscription, or another user.
            replaced = or_(d.c.endpoint_key == row["endpoint_key"], d.c.session == me.session)
            logged_in = exists().where(schema.sessions.c.id == d.c.session)
            others = select(func.count()).select_from(d)
            counted = others.where(d.c.person == me.id, not_(replaced), logged_in)
            if connection.execute(counted).scalar_one() >= MOST_DEVICES:
                return False
            connection.execute(delete(d).where(replaced))
            connection.execute(insert(d).values(**row))
            return True

        if not await self._database.transact(store):
            message = f"endpoint: you are told in {MOST_DEVICES} browsers already; remove one"
            raise conflict("too_many_devices", message, "endpoint")
        self._channels.forget(me.id)
        told = {name: row[name] for name in ("id", "agent", "created")}
        return {**told, "current": True}

    async def _check(self, given: PushSubscription) -> None:
        try:
            BrowserKeys.read(given.keys.p256dh, given.keys.auth)
        except BadKeyError as error:
            field = f"keys.{str(error).partition(':')[0]}"
            raise Refused("bad_endpoint", f"keys.{error}", field=field) from None
        private = self._settings.private_webhooks
        if not private and not given.endpoint.startswith("https://"):
            message = "endpoint: it starts with https://"
            raise Refused("bad_endpoint", message, field="endpoint")
        await self._calls.check(given.endpoint, "endpoint")

    async def remove(self, me: User, device: str) -> None:
        """Tell a user nothing more in a browser."""
        d = schema.push_devices
        if not await self._database.do(delete(d).where(d.c.id == device, d.c.person == me.id)):
            raise not_found("device", "device")
        self._channels.forget(me.id)

    async def send(self, device: str, person: str, body: str) -> bool:
        """Send a message to a browser; return False if it has to be tried again."""
        d, s = schema.push_devices.c, schema.sessions.c
        found = select(d.endpoint, d.p256dh, d.auth).where(
            d.id == device, d.person == person, d.session == s.id
        )
        row = await self._database.row(found)
        if row is None:
            return True  # the user has removed it, or is logged out there
        told = orjson.loads(body)
        contents = orjson.dumps({name: told[name] for name in ("kind", "title", "text", "url")})
        key = await self.key()
        keys = BrowserKeys.read(row.p256dh, row.auth)
        sealed = await asyncio.to_thread(web_push.encrypt, contents, keys)
        subject = self._settings.contact or self._settings.public_url
        headers = web_push.headers(key, row.endpoint, subject, now_ms(), told["url"])
        status = await self._calls.post(row.endpoint, sealed, headers, at_once=CALLS_AT_ONCE)
        if status in GONE:
            await self._database.do(delete(schema.push_devices).where(d.id == device))
            self._channels.forget(person)
            return True
        return status is not None and 200 <= status < 300
