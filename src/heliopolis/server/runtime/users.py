"""Users: identified by cookie or token, with accounts, sessions and tokens for programs.

Every browser is a user at once, as a guest. An account (name and password) carries that user to
other browsers. Cookies and tokens are random keys of which only the hash is stored: reading the
database does not let anybody act as somebody else.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from heliopolis.server.core.clocks import DAY, now_ms
from heliopolis.server.core.errors import Refused, conflict, not_found, too_many, unprintable
from heliopolis.server.core.lobby import check_json
from heliopolis.server.core.protocol import Credentials, MeChange, PasswordChange
from heliopolis.server.core.users import User
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.notifications import Notifications
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.texts import texts

LARGEST_SETTINGS = 4_000  # bytes
MOST_TOKENS = 20
SEEN_PAUSE = 60_000  # a session's last use is noted once a minute
_HASHES_AT_ONCE = 2  # each takes 19 MiB for some tens of milliseconds
_MOST_WAITING = 20


class Users:
    """All users of the server."""

    def __init__(
        self,
        database: Database,
        tables: LiveTables,
        notifications: Notifications,
        *,
        session_days: float,
    ) -> None:
        self._database, self._tables, self._notifications = database, tables, notifications
        self._session_days = session_days
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = asyncio.Semaphore(_HASHES_AT_ONCE)
        self._waiting_to_hash = 0

    # --- Who asks ---------------------------------------------------------------------------------

    async def by_cookie(self, cookie: str | None) -> User | None:
        """Return the user of a cookie, or None."""
        key = (cookie or "").partition(".")[0]  # older cookies carry a signature behind a dot
        p, s = schema.people.c, schema.sessions.c
        query = select(p.id, p.name, s.id.label("session"), s.seen)
        found = await self._database.row(query.where(p.id == s.person, s.key == _hashed(key)))
        oldest = now_ms() - self._session_days * DAY
        if found is None or found.seen < oldest:
            return None
        if now_ms() - found.seen > SEEN_PAUSE:
            await self._database.do(
                update(schema.sessions).where(s.id == found.session).values(seen=now_ms())
            )
        return User(found.id, found.name, found.session)

    async def by_token(self, token: str) -> User:
        """Return the user of a token; refuse an unknown one."""
        p, t = schema.people.c, schema.tokens.c
        query = select(p.id, p.name, t.id.label("token"), t.used)
        found = await self._database.row(query.where(p.id == t.person, t.key == _hashed(token)))
        if found is None:
            raise Refused("bad_token", "there is no such token", status=401)
        if now_ms() - (found.used or 0) > SEEN_PAUSE:
            await self._database.do(
                update(schema.tokens).where(t.id == found.token).values(used=now_ms())
            )
        return User(found.id, found.name, found.token, by_token=True)

    async def newcomer(self, agent: str, language: str) -> tuple[User, str]:
        """Make a guest, with a name in their language; return them and their cookie."""
        person = secrets.token_urlsafe(9)
        name = f"{texts(language)('play-my-name')} {secrets.randbelow(9000) + 1000}"
        row = {"id": person, "name": name, "settings": "{}", "created": now_ms()}
        session, cookie, made = self._session(person, agent)
        await self._database.do(
            insert(schema.people).values(**row), insert(schema.sessions).values(**made)
        )
        return User(person, name, session), cookie

    def _session(self, person: str, agent: str) -> tuple[str, str, dict[str, Any]]:
        key, session = secrets.token_urlsafe(24), secrets.token_urlsafe(9)
        row = {
            "id": session,
            "key": _hashed(key),
            "person": person,
            "created": now_ms(),
            "seen": now_ms(),
            "agent": agent[:200],
        }
        return session, key, row

    # --- What they are ----------------------------------------------------------------------------

    async def me(self, person: str) -> dict[str, Any]:
        """Return what a user may know of themselves."""
        p = schema.people
        row = await self._database.row(select(p).where(p.c.id == person))
        if row is None:
            raise not_found("person", "id")
        r = schema.results.c
        played = select(r.game).where(r.person == person).distinct().order_by(r.game)
        return {
            "id": row.id,
            "name": row.name,
            "account": row.account,
            "language": row.language,
            "settings": orjson.loads(row.settings),
            "webhook": row.webhook,
            "played": [found.game for found in await self._database.rows(played)],
        }

    async def change(self, person: str, change: MeChange) -> None:
        """Change the fields that are given."""
        values: dict[str, Any] = change.model_dump(exclude_unset=True)
        if values.get("name") is None:
            values.pop("name", None)  # everybody has one
        else:
            values["name"] = _printable(values["name"])
        if "settings" in values:
            values["settings"] = _small_json(values["settings"] or {})
        if values.get("webhook"):
            await self._notifications.check(values["webhook"])
        if values:
            p = schema.people
            await self._database.do(update(p).where(p.c.id == person).values(**values))
            self._notifications.forget(person)

    def ways_changed(self, person: str) -> None:
        """Look up again how a user is told: it has changed."""
        self._notifications.forget(person)

    async def known_by(self, person: str) -> Any:
        """Return the public row of a user: id and name."""
        p = schema.people.c
        row = await self._database.row(select(p.id, p.name).where(p.id == person))
        if row is None:
            raise not_found("person", "id")
        return row

    # --- Accounts ---------------------------------------------------------------------------------

    async def make_account(self, me: User, wanted: Credentials, agent: str) -> str:
        """Give a guest an account; return a new cookie, since the old one was a guest's."""
        name = _printable(wanted.name)
        if (await self.me(me.id))["account"]:
            raise conflict("has_account", "you already have an account", "name")
        password = await self._hash(wanted.password)
        u = schema.people
        values = {
            "account": name,
            "account_key": account_key(name),
            "password": password,
            "name": name,
        }
        made, cookie, session = self._session(me.id, agent)
        devices = schema.push_devices
        try:
            await self._database.do(
                update(u).where(u.c.id == me.id).values(**values),
                insert(schema.sessions).values(**session),
                delete(schema.sessions).where(schema.sessions.c.id == me.session),
                update(devices).where(devices.c.session == me.session).values(session=made),
            )
        except IntegrityError:
            raise conflict("name_taken", "name: somebody has that account name", "name") from None
        await self._tables.end_session(me.session)
        return cookie

    async def log_in(self, given: Credentials, agent: str) -> tuple[User, str]:
        """Log into an account; return its user and a cookie for this browser."""
        u = schema.people.c
        key = account_key(_printable(given.name))
        row = await self._database.row(select(u.id, u.name, u.password).where(u.account_key == key))
        # Without an account a hash is checked all the same, so that time does not tell who has one.
        right = await self._fits(row.password if row else None, given.password)
        if row is None or not right:
            raise Refused("bad_login", "no account has that name and password", status=401)
        session, cookie, made = self._session(row.id, agent)
        await self._database.do(insert(schema.sessions).values(**made))
        return User(row.id, row.name, session), cookie

    async def change_password(self, me: User, change: PasswordChange) -> None:
        """Change the password of an account, and log out all other browsers and programs."""
        await self._prove(me, change.password)
        hashed = await self._hash(change.new_password)
        u = schema.people
        await self._database.do(update(u).where(u.c.id == me.id).values(password=hashed))
        await self._end_all_sessions(me.id, keep=me.session)

    async def delete_account(self, me: User, password: str) -> None:
        """Delete an account and everything by which its user is known.

        Games that others played too stay, with the seat's name in them and no user behind it.
        """
        await self._prove(me, password)
        await self._end_all_sessions(me.id)
        u, r = schema.people, schema.ratings
        nobody = {"account": None, "account_key": None, "password": None, "webhook": None}
        own = (schema.push_devices, schema.mailboxes, schema.vacations, schema.deliveries)
        await self._database.do(
            *(delete(table).where(table.c.person == me.id) for table in own),
            delete(r).where(r.c.player == me.id),
            delete(schema.boards).where(schema.boards.c.person == me.id),
            delete(schema.searches).where(schema.searches.c.person == me.id),
            delete(schema.visits).where(schema.visits.c.person == me.id),
            update(schema.results).where(schema.results.c.person == me.id).values(person=None),
            update(schema.entrants).where(schema.entrants.c.person == me.id).values(person=None),
            update(u).where(u.c.id == me.id).values(name="Deleted", settings="{}", **nobody),
        )
        self._notifications.forget(me.id)

    async def _prove(self, me: User, password: str) -> None:
        u = schema.people.c
        row = await self._database.row(select(u.password).where(u.id == me.id))
        if row is None or row.password is None:
            raise conflict("no_account", "you have no account", "password")
        if not await self._fits(row.password, password):
            raise Refused("bad_login", "password: it is wrong", status=401, field="password")

    async def _end_all_sessions(self, user: str, keep: str = "") -> None:
        s, t = schema.sessions.c, schema.tokens.c
        rows = [
            *await self._database.rows(select(s.id).where(s.person == user, s.id != keep)),
            *await self._database.rows(select(t.id).where(t.person == user)),
        ]
        await self._database.do(
            delete(schema.sessions).where(s.person == user, s.id != keep),
            delete(schema.tokens).where(t.person == user),
        )
        for row in rows:
            await self._tables.end_session(row.id)

    async def _hash(self, password: str) -> str:
        async with self._hashing_slot():
            return await asyncio.to_thread(self._hasher.hash, password)

    @asynccontextmanager
    async def _hashing_slot(self) -> AsyncIterator[None]:
        """Hash a few at a time; refuse when a flood of logins would make others wait for long."""
        if self._waiting_to_hash >= _MOST_WAITING:
            raise too_many("attempts to log in")
        self._waiting_to_hash += 1
        try:
            async with self._hashing:
                yield
        finally:
            self._waiting_to_hash -= 1

    async def _fits(self, stored: str | None, password: str) -> bool:
        if stored is None:
            await self._hash(password)
            return False
        async with self._hashing_slot():
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, password)
            except Argon2Error:
                return False

    # --- Sessions and tokens ----------------------------------------------------------------------

    async def sessions(self, me: User) -> list[dict[str, Any]]:
        """Return the sessions of a user."""
        s = schema.sessions.c
        rows = await self._database.rows(
            select(s.id, s.created, s.seen, s.agent).where(s.person == me.id).order_by(s.created)
        )
        return [{**_plain(row), "current": row.id == me.session} for row in rows]

    async def end_session(self, me: User, session: str) -> None:
        """End a session and close its connections."""
        s = schema.sessions
        ended = await self._database.do(delete(s).where(s.c.id == session, s.c.person == me.id))
        if not ended:
            raise not_found("session", "id")
        self.ways_changed(me.id)  # nobody is told in a browser that is logged out
        await self._tables.end_session(session)

    async def tokens(self, me: User) -> list[dict[str, Any]]:
        """Return the tokens of a user."""
        t = schema.tokens.c
        rows = await self._database.rows(
            select(t.id, t.name, t.created, t.used).where(t.person == me.id).order_by(t.created)
        )
        return [{**_plain(row), "token": None} for row in rows]

    async def make_token(self, me: User, name: str) -> dict[str, Any]:
        """Make a token for a program; it is shown only this once."""
        if len(await self.tokens(me)) >= MOST_TOKENS:
            raise conflict("too_many_tokens", f"a person has at most {MOST_TOKENS} tokens", "name")
        token = f"helio_{secrets.token_urlsafe(24)}"
        row = {
            "id": secrets.token_urlsafe(9),
            "key": _hashed(token),
            "person": me.id,
            "name": _printable(name),
            "created": now_ms(),
        }
        await self._database.do(insert(schema.tokens).values(**row))
        told = {key: row[key] for key in ("id", "name", "created")}
        return {**told, "used": None, "token": token}

    async def end_token(self, me: User, token: str) -> None:
        """Revoke a token and close its connections."""
        t = schema.tokens
        ended = await self._database.do(delete(t).where(t.c.id == token, t.c.person == me.id))
        if not ended:
            raise not_found("token", "id")
        await self._tables.end_session(token)


def _plain(row: Row[Any]) -> dict[str, Any]:
    """Return a row as a plain dict: the keys of a row are not plain strings."""
    return {str(name): value for name, value in row._asdict().items()}


def _hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def account_key(name: str) -> str:
    """Return the key by which account names that look alike are equal."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]


def _printable(name: str) -> str:
    if not name.isprintable():
        raise unprintable("name")
    return name


def _small_json(settings: dict[str, Any]) -> str:
    text = check_json(settings, "settings")
    if len(text) > LARGEST_SETTINGS:
        message = f"settings: they are larger than {LARGEST_SETTINGS} bytes"
        raise Refused("bad_request", message, field="settings")
    return text
