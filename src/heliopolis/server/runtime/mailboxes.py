"""E-mail addresses of users: asked for, confirmed by a link, and let go by one click.

Nobody is written to before they have confirmed, except for the confirmation itself. Links carry a
key that follows from a secret of the server, so that none has to be stored.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from heliopolis.server.core.clocks import DAY, now_ms
from heliopolis.server.core.errors import Refused, conflict, not_found, too_many
from heliopolis.server.core.limits import Limit
from heliopolis.server.runtime.channels import Channels
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.kept_secrets import kept

CONFIRM_DAYS = 2  # for which a link to confirm an address is valid
# What every mail server takes: nothing quoted, no spaces, no control characters.
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})+")


class Mailboxes:
    """The addresses of all users, and the keys of links."""

    def __init__(self, database: Database, settings: Settings, channels: Channels) -> None:
        self._database, self._settings, self._channels = database, settings, channels
        self._secret = b""
        # Whoever asks and whoever is written to: nobody floods a mailbox that is not theirs.
        self._asked_by, self._asked_from = Limit(1 / 10, burst=3), Limit(1 / 5, burst=5)
        self._asked_for = Limit(1 / 60, burst=2)

    async def info(self, person: str) -> dict[str, Any]:
        """Return the address of a user, and how often they are written to."""
        m = schema.mailboxes
        row = await self._database.row(select(m).where(m.c.person == person))
        return {
            "available": self._settings.sends_mail,
            "address": row.address if row else None,
            "confirmed": bool(row and row.confirmed),
            "mode": row.mode if row else "off",
        }

    async def ask(self, person: str, address: str, origin: str) -> None:
        """Set a user's address; it counts when they have opened the link that is sent there."""
        if not self._settings.sends_mail:
            raise conflict("no_mail", "address: this server sends no e-mail", "address")
        if not is_address(address):
            message = f"address: {address!r:.80} is no e-mail address"
            raise Refused("bad_address", message, field="address")
        limits = (
            (self._asked_by, person),
            (self._asked_from, origin),
            (self._asked_for, address.lower()),
        )
        if not all(limit.allows(who) for limit, who in limits):
            raise too_many("requests to confirm an address")
        now = now_ms()
        row = {
            "person": person,
            "address": address,
            "asked": now,
            "confirmed": None,
            "mode": "now",
            "digested": now,
        }
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        changed = {name: row[name] for name in ("address", "asked", "confirmed")}
        own = insert(schema.mailboxes).values(**row)
        delivery = {
            "id": f"confirm:{secrets.token_urlsafe(9)}",
            "person": person,
            "body": '{"kind":"confirm"}',
            "attempts": 0,
            "due": now,
            "created": now,
            "channel": "mail",
        }
        await self._database.do(
            own.on_conflict_do_update(index_elements=["person"], set_=changed),
            insert(schema.deliveries).values(**delivery),
        )
        self._channels.forget(person)

    async def set_mode(self, person: str, mode: str) -> None:
        """Choose how often a user is written to."""
        m = schema.mailboxes
        own = update(m).where(m.c.person == person)
        if not await self._database.do(own.values(mode=mode, digested=now_ms())):
            raise conflict("no_address", "mail: you have given no e-mail address", "mail")
        self._channels.forget(person)

    async def remove(self, person: str) -> None:
        """Forget a user's address."""
        m = schema.mailboxes
        if not await self._database.do(delete(m).where(m.c.person == person)):
            raise not_found("e-mail address", "address")
        self._channels.forget(person)

    # --- Links ------------------------------------------------------------------------------------

    async def confirm_key(self, row: Any) -> str:
        """Return the key of the link by which an address is confirmed."""
        return await self._key_of("confirm", row.person, row.address, str(row.asked))

    async def stop_key(self, row: Any) -> str:
        """Return the key of the link by which a user is no longer written to."""
        return await self._key_of("stop", row.person, row.address)

    async def _key_of(self, purpose: str, person: str, *parts: str) -> str:
        if not self._secret:
            made = await kept(self._database, "mail_secret", lambda: secrets.token_hex(32))
            self._secret = made.encode()
        text = "\0".join((purpose, person, *parts)).encode()
        return f"{person}.{hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:32]}"

    async def confirm(self, key: str) -> None:
        """Confirm an address by the key of its link."""
        row = await self._named_by(key)
        right = await self.confirm_key(row)
        if not hmac.compare_digest(right.encode(), key.encode()):
            raise not_found("link", "key")
        if row.asked < now_ms() - CONFIRM_DAYS * DAY and not row.confirmed:
            raise conflict("link_expired", "key: the link is too old; ask for another one", "key")
        m = schema.mailboxes
        own = update(m).where(m.c.person == row.person, m.c.address == row.address)
        await self._database.do(own.values(confirmed=row.confirmed or now_ms()))
        self._channels.forget(row.person)

    async def stop(self, key: str) -> None:
        """Write no more to a user, by the key of a link in an e-mail."""
        row = await self._named_by(key)
        right = await self.stop_key(row)
        if not hmac.compare_digest(right.encode(), key.encode()):
            raise not_found("link", "key")
        await self.set_mode(row.person, "off")

    async def _named_by(self, key: str) -> Any:
        m = schema.mailboxes
        person = key.partition(".")[0]
        row = await self._database.row(select(m).where(m.c.person == person))
        if row is None:
            raise not_found("link", "key")
        return row


def is_address(text: str) -> bool:
    """Whether a text has the form of an e-mail address on the internet."""
    return _ADDRESS.fullmatch(text) is not None
