"""The connections that follow a table, and what each of them has been sent already.

What a viewer sees is built and encoded once per language, however many look: all spectators get the
same bytes.
A part that has not changed for a viewer is not sent, so that a sealed move of another player cannot
even be noticed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Any

import orjson

from heliopolis.server.core import messages, undoing
from heliopolis.server.core.record import Record

MOST_NAMED = 12  # spectators of a table, by name
MOST_UNSENT = 4_000_000  # bytes; a client that is further behind is disconnected, and may return


Perspective = tuple[int | None, str | None]  # a viewer and a language: what is built once


Watching = tuple[int, list[str]]  # the number of spectators, and names of theirs


@dataclass(frozen=True)
class Elsewhere:
    """The people who follow a table through another process."""

    users: set[str]  # who have a seat
    watching: Watching


class Listener:
    """One connection of a user to a table."""

    def __init__(
        self,
        user: str,
        session: str,
        wanted_seat: int | None = None,
        language: str | None = None,
        name: str = "",
    ) -> None:
        self.user, self.session, self.wanted_seat = user, session, wanted_seat
        self.name = name  # by which others know a spectator
        self.seen: tuple[int, int] | None = None  # log events and lines of chat, as the client says
        self.language = language  # in which it is told what happens; None for programs
        self.viewer: int | None = None
        self.unsent: deque[bytes] = deque()
        self.more = asyncio.Event()
        self.closed: tuple[int, str] | None = None
        self.told_you = b""
        self._waiting_bytes = 0

    @property
    def perspective(self) -> Perspective:
        """What it sees is the same for all listeners with this viewer and language."""
        return self.viewer, self.language

    def tell(self, message: bytes) -> None:
        """Queue a message."""
        self._waiting_bytes += len(message)
        if self._waiting_bytes > MOST_UNSENT:
            self.close(1013, "you read too slowly; connect again")
        if not self.closed:
            self.unsent.append(message)
            self.more.set()

    def look_from(self, seats: list[int]) -> bool:
        """View from the wanted seat, or from the user's first; return whether that changed."""
        before = self.viewer
        wanted = self.wanted_seat in seats
        self.viewer = self.wanted_seat if wanted else (seats[0] if seats else None)
        return self.viewer != before

    def next_message(self) -> bytes | None:
        """Return the next message to send, if there is one."""
        if not self.unsent:
            return None
        message = self.unsent.popleft()
        self._waiting_bytes -= len(message)
        return message

    def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        self.closed = self.closed or (code, reason)
        self.more.set()


class Audience:
    """All listeners of a table in this process."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # per process
        self._views: dict[Perspective, tuple[int, bytes]] = {}  # after which event, and what
        self._common: tuple[int, Any] = (-1, None)  # after which event, and what
        self._remember()

    def _remember(self) -> None:
        record = self.record
        self._branch = record.branch
        self._log_events = len(record.table_if_started.log_events) if record.table_if_started else 0
        self._chat = len(record.chat)
        self._clocks = record.clocks.mark()
        self._suggestions = messages.suggestions(record)
        self._table = self._table_mark()

    def _table_mark(self) -> tuple[Any, ...]:
        record = self.record
        seats = tuple((s.kind, s.name, s.person, s.replaced_by, s.awaited) for s in record.seats)
        online = frozenset(self.online() & record.users())
        return record.status, record.host, record.rematch, record.commitment, seats, online

    # --- Who is there -----------------------------------------------------------------------------

    def online(self) -> set[str]:
        """Return the users who follow the table, here or through another process."""
        here = {listener.user for listener in self.listeners}
        return here.union(*(there.users for there in self.elsewhere.values()))

    def watching(self) -> Watching:
        """Return the number of spectators, and the names of some of them."""
        here = self.watching_here()
        count = here[0] + sum(there.watching[0] for there in self.elsewhere.values())
        names = sum((there.watching[1] for there in self.elsewhere.values()), here[1])
        return count, sorted(names)[:MOST_NAMED]

    def watching_here(self) -> Watching:
        """Return the number of spectators of this process, and the names of some of them."""
        names = {one.user: one.name for one in self.listeners if one.viewer is None}
        return len(names), sorted(name for name in names.values() if name)[:MOST_NAMED]

    # --- What they are sent -----------------------------------------------------------------------

    def state(
        self,
        listener: Listener,
        branch: int | None = None,
        log: int | None = None,
        chat: int | None = None,
        seen: dict[str, Any] | None = None,
    ) -> bytes:
        """Return the whole state, less what a returning client already has.

        `seen` is what the user had seen when they last left the table.
        """
        record = self.record
        start = messages.log_start(record, branch, log)
        lines = chat if chat is not None and chat <= len(record.chat) else None
        listener.told_you = self._you(listener, self.watching())
        parts = {
            "table": orjson.dumps(messages.table_info(record, listener.user, self.online())),
            "you": listener.told_you,
            "view": self._view(listener.perspective)[0],
            "log": self._log(listener.perspective, start),
            "chat": orjson.dumps(messages.chat(record, lines)),
            "clocks": orjson.dumps(messages.clocks(record)),
            "branch": b"%d" % record.branch,
            "undos": self._undos(listener.perspective),
            "suggestions": orjson.dumps(messages.suggestions(record)),
        }
        if seen:
            parts["seen"] = orjson.dumps(seen)
        return _message(b"state", parts)

    def tell_changes(self) -> None:
        """Send everybody what has changed for them."""
        if self.listeners:
            common = self._common_parts()
            mark = self._table_mark()
            table_changed = mark != self._table
            watching = self.watching()
            seen: dict[Perspective, dict[str, bytes]] = {}
            for listener in self.listeners:
                if table_changed and listener.look_from(self.record.seats_of(listener.user)):
                    listener.tell(self.state(listener))
                    continue
                if listener.perspective not in seen:
                    seen[listener.perspective] = self._viewer_parts(listener.perspective)
                own = self._own_parts(listener, table_changed, watching)
                parts = {**own, **seen[listener.perspective], **common}
                if parts:
                    listener.tell(_message(b"update", parts))
        self._remember()

    def _common_parts(self) -> dict[str, bytes]:
        parts = {}
        record = self.record
        if record.clocks.mark() != self._clocks:
            parts["clocks"] = orjson.dumps(messages.clocks(record))
        if len(record.chat) != self._chat:
            parts["chat"] = orjson.dumps(messages.chat(record, self._chat))
        if (suggested := messages.suggestions(record)) != self._suggestions:
            parts["suggestions"] = orjson.dumps(suggested)
        if record.branch != self._branch:
            parts["branch"] = b"%d" % record.branch
        return parts

    def _viewer_parts(self, perspective: Perspective) -> dict[str, bytes]:
        parts = {}
        record = self.record
        view, new = self._view(perspective)
        if new:
            parts["view"] = view
        log_events = len(record.table_if_started.log_events) if record.table_if_started else 0
        start = record.shared_log if record.branch != self._branch else self._log_events
        if start != self._log_events or log_events != start:
            parts["log"] = self._log(perspective, start)
        if record.branch != self._branch:
            parts["undos"] = self._undos(perspective)
        return parts

    def _undos(self, perspective: Perspective) -> bytes:
        return orjson.dumps(undoing.told(self.record, *perspective))

    def _log(self, perspective: Perspective, start: int) -> bytes:
        viewer, language = perspective
        return orjson.dumps(messages.log(self.record, viewer, start, language=language))

    def _own_parts(
        self, listener: Listener, table_changed: bool, watching: Watching
    ) -> dict[str, bytes]:
        parts = {}
        if table_changed:
            info = messages.table_info(self.record, listener.user, self.online())
            parts["table"] = orjson.dumps(info)
        you = self._you(listener, watching)
        if you != listener.told_you:
            parts["you"] = listener.told_you = you
        return parts

    def _you(self, listener: Listener, watching: Watching) -> bytes:
        count, names = watching
        own = messages.you(
            self.record, listener.viewer, listener.user, count, listener.language, names
        )
        return orjson.dumps(own)

    def _view(self, perspective: Perspective) -> tuple[bytes, bool]:
        """Return what a viewer sees, and whether it has changed since it was last built."""
        seq = self.record.next_seq
        made, before = self._views.get(perspective, (-1, b""))
        if made == seq:
            return before, False
        view = orjson.dumps(messages.view(self.record, *perspective, self._common_view()))
        self._views[perspective] = seq, view
        return view, view != before

    def _common_view(self) -> Any:
        """Return what the views of all viewers have in common, made once per event."""
        record = self.record
        if self._common[0] != record.next_seq:
            table = record.table_if_started
            self._common = record.next_seq, table.common_view() if table else None
        return self._common[1]


def _message(kind: bytes, parts: dict[str, bytes]) -> bytes:
    body = b"".join(b',"%s":%s' % (name.encode(), part) for name, part in parts.items())
    return b'{"type":"%s"%s}' % (kind, body)
