"""A client's live connection to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from heliopolis.errors import HeliopolisError
from heliopolis.server import metrics
from heliopolis.server.core import actions, lobby, messages
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import (
    Refused,
    conflict,
    forbidden,
    of_input,
    of_validation,
    too_many,
    unavailable,
)
from heliopolis.server.core.limits import Bucket, Limit
from heliopolis.server.core.protocol import (
    AnyClientMessage,
    ClientAnswerUndo,
    ClientAskUndo,
    ClientChat,
    ClientLeave,
    ClientMessage,
    ClientMove,
    ClientOrder,
    ClientPing,
    ClientPreview,
    ClientReact,
    ClientReset,
    ClientReturn,
    ClientSeen,
    ClientStanding,
    ClientSuggest,
    ClientTry,
    ClientUndo,
    ClientWhy,
)
from heliopolis.server.core.record import Record
from heliopolis.server.core.users import User
from heliopolis.server.core.visits import Visit
from heliopolis.server.logs import logger
from heliopolis.server.runtime.audience import Listener
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import DatabaseAwayError
from heliopolis.server.store.visits import Visits
from heliopolis.server.store.writer import ClosingError
from heliopolis.table import Table
from heliopolis.texts import LANGUAGES

NOT_ALLOWED, NO_SUCH_TABLE, TOO_MANY, TRY_AGAIN = 4001, 4004, 4008, 1013
LARGEST_MESSAGE = 16_384  # bytes
DEEPEST_MESSAGE = 16  # lists and objects in each other: Python follows a thousand, and then fails
BURST_SECONDS = 5
MOST_REFUSED = 200  # messages over the limit, before the connection is closed

_CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(AnyClientMessage)


class Connection:
    """One WebSocket of one user at one table."""

    def __init__(
        self,
        socket: WebSocket,
        me: User,
        live: LiveTable,
        tables: LiveTables,
        chat_limit: Limit,
        settings: Settings,
        visits: Visits,
    ) -> None:
        self._socket, self._me, self._live = socket, me, live
        self._tables, self._chat_limit, self._settings = tables, chat_limit, settings
        self._visits = visits
        asked = socket.query_params
        self._listener = Listener(
            me.id, me.session, _number(asked, "seat"), _language(asked), me.name
        )
        rate = settings.messages_a_second
        self._allowed = Bucket(rate, rate * BURST_SECONDS)
        self._over_limit = 0
        self._actions: dict[type[ClientMessage], Callable[[Any], Awaitable[None]]] = {
            ClientMove: self._move,
            ClientUndo: self._undo,
            ClientReset: self._reset,
            ClientAskUndo: self._ask_undo,
            ClientAnswerUndo: self._answer_undo,
            ClientOrder: self._order,
            ClientStanding: self._stand_by,
            ClientSuggest: self._suggest,
            ClientChat: self._chat,
            ClientReact: self._react,
            ClientSeen: self._seen,
            ClientLeave: self._leave,
            ClientReturn: self._return,
        }

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        seen = await self._seen_before()
        self._tables.connections[self._me.id] += 1
        self._greet(seen)
        sending = asyncio.create_task(self._send())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self._tables.connections[self._me.id] -= 1
            if self._tables.connections[self._me.id] <= 0:
                del self._tables.connections[self._me.id]
            self._live.audience.listeners.discard(self._listener)
            self._tables.presence_changed(self._live)
            self._live.user_left(self._me.id)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await self._store_visit()

    async def _seen_before(self) -> dict[str, Any] | None:
        """Return what a user who comes to a table of theirs had seen of it."""
        me, record = self._me.id, self._live.record
        if "log" in self._socket.query_params or me not in {record.host, *record.users()}:
            return None
        with suppress(DatabaseAwayError):  # one can play without
            visits = await self._visits.of(me, [self._live.id])
            return messages.away(record, visits[self._live.id], now_ms()) if visits else None
        return None

    async def _store_visit(self) -> None:
        """Remember what a user has seen of a table of theirs, if their client has told."""
        seen, record = self._listener.seen, self._live.record
        if seen is None or self._me.id not in {record.host, *record.users()}:
            return
        visit = Visit(record.branch, *seen, now_ms())
        with suppress(DatabaseAwayError):
            await self._visits.store(self._me.id, self._live.id, visit)

    def _greet(self, seen: dict[str, Any] | None) -> None:
        asked = self._socket.query_params
        audience = self._live.audience
        self._listener.look_from(self._live.record.seats_of(self._me.id))
        audience.listeners.add(self._listener)
        branch, log, chat = (_number(asked, name) for name in ("branch", "log", "chat"))
        self._listener.tell(audience.state(self._listener, branch, log, chat, seen))
        self._tables.presence_changed(self._live)

    async def _send(self) -> None:
        listener = self._listener
        while True:
            await listener.more.wait()
            listener.more.clear()
            while (message := listener.next_message()) is not None:
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
            if listener.closed:
                await self._socket.close(*listener.closed)
                return

    async def _receive(self) -> None:
        while self._socket.client_state == WebSocketState.CONNECTED:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or b""
            if not self._allowed.take():
                self._over_limit += 1
                if self._over_limit > MOST_REFUSED:
                    self._listener.close(TOO_MANY, "too many messages")
                    await self._wait_for_the_end()
                    return
                self._refuse(_name_of(text), too_many("messages"))
            else:
                await self._answer(text)
            await asyncio.sleep(0)  # a hundred messages at once are not answered in one piece

    async def _wait_for_the_end(self) -> None:
        """Wait until the sender has sent everything and closed."""
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            pass

    async def _answer(self, text: str | bytes) -> None:
        name: Any = None
        try:
            given = _parsed(text)
            name = _id_of(given)
            message = _validated(given)
            if isinstance(message, ClientPing):
                self._tell({"type": "pong"})
            elif isinstance(message, ClientWhy):
                await self._why(message)
            elif isinstance(message, ClientPreview):
                await self._preview(message)
            elif isinstance(message, ClientTry):
                await self._try(message)
            else:
                await self._actions[type(message)](message)
                self._tell({"type": "done", "id": message.id})
        except Refused as refused:
            self._refuse(name, refused)
        except HeliopolisError as error:
            self._refuse(name, of_input(error))
        except ClosingError:
            self._refuse(name, Refused("closing", "the server is shutting down", status=503))
        except DatabaseAwayError:
            self._refuse(name, unavailable())
        except Exception:
            logger.exception("message_failed")
            self._refuse(name, Refused("server_error", "something went wrong here", status=500))

    def _tell(self, message: dict[str, Any]) -> None:
        self._listener.tell(orjson.dumps(message))

    def _refuse(self, name: Any, refused: Refused) -> None:
        metrics.REFUSED.labels(refused.code).inc()
        problem = refused.to_json(self._listener.language or "en")
        self._tell({"type": "error", "id": name, "error": problem})

    # --- What a client can ask for ----------------------------------------------------------------

    async def _propose(self, action: Callable[[Record, int], ProposedEvent]) -> None:
        """Act in the user's seat, if it is still theirs when the event is stored."""
        seat = await self._seat()

        def proposal(record: Record) -> ProposedEvent:
            if seat not in record.seats_of(self._me.id):
                raise forbidden("seat: it is no longer yours", "seat")
            return action(record, seat)

        await self._live.append(proposal)

    async def _seat(self) -> int:
        if self._listener.viewer is None:
            await self._live.catch_up()  # they may have sat down through another process
        if self._listener.viewer is None:
            raise forbidden("seat: you only watch this table", "seat")
        return self._listener.viewer

    async def _move(self, message: ClientMove) -> None:
        await self._propose(lambda r, seat: actions.move(r, seat, message.step, message.move))

    async def _undo(self, message: ClientUndo) -> None:
        await self._propose(lambda r, seat: actions.undo(r, seat, message.step, whole_turn=False))

    async def _reset(self, message: ClientReset) -> None:
        await self._propose(lambda r, seat: actions.undo(r, seat, message.step, whole_turn=True))

    async def _ask_undo(self, message: ClientAskUndo) -> None:
        await self._propose(lambda r, seat: actions.ask_undo(r, seat, message.to))

    async def _answer_undo(self, message: ClientAnswerUndo) -> None:
        await self._propose(lambda r, seat: actions.answer_undo(r, seat, message.agree))

    async def _order(self, message: ClientOrder) -> None:
        await self._propose(lambda r, seat: actions.order(r, seat, message.order))

    async def _stand_by(self, message: ClientStanding) -> None:
        await self._propose(lambda r, seat: actions.stand_by(r, seat, message.standing))

    async def _suggest(self, message: ClientSuggest) -> None:
        await self._propose(lambda r, seat: actions.suggest(r, seat, message.suggestion))

    async def _chat(self, message: ClientChat) -> None:
        actions.must_be_shown(message.text)
        if not self._chat_limit.allows(self._me.id):
            raise too_many("lines of chat")
        seat, name = self._listener.viewer, self._me.name
        await self._live.append(lambda r: actions.say(r, seat, name, message.text))
        self._live.tell_chat(self._me.id, name, message.text)

    async def _react(self, message: ClientReact) -> None:
        if not self._chat_limit.allows(self._me.id):
            raise too_many("reactions")
        seat, name = self._listener.viewer, self._me.name
        await self._live.append(lambda r: actions.react(r, seat, name, message.reaction))

    async def _seen(self, message: ClientSeen) -> None:
        """Note what was seen; it is stored when the connection ends, and not before."""
        record = self._live.record
        there = len(record.table_if_started.log_events) if record.table_if_started else 0
        self._listener.seen = min(message.log, there), min(message.chat, len(record.chat))

    async def _leave(self, message: ClientLeave) -> None:
        def left(record: Record, seat: int) -> ProposedEvent:
            if record.status == "open":
                return lobby.get_up(record, self._me)
            return actions.leave(record, seat, self._settings.substitute)

        await self._propose(left)

    async def _return(self, message: ClientReturn) -> None:
        await self._propose(actions.come_back)

    async def _preview(self, message: ClientPreview) -> None:
        table = await self._started_table()
        shown = table.preview(message.move, await self._seat())
        self._tell({"type": "preview", "id": message.id, "table": shown})

    async def _try(self, message: ClientTry) -> None:
        table, seat = await self._started_table(), await self._seat()
        allowed = [_is_allowed(table, moves, seat) for moves in message.moves]
        self._tell({"type": "tried", "id": message.id, "allowed": allowed})

    async def _started_table(self) -> Table:
        await self._live.catch_up()
        table = self._live.record.table_if_started
        if table is None:
            raise conflict("not_started", "the game has not started")
        return table

    async def _why(self, message: ClientWhy) -> None:
        table = await self._started_table()
        refusal = table.why_not(message.move, await self._seat(), message.language)
        rule, text = (refusal.rule, refusal.text) if refusal else (None, None)
        self._tell({"type": "why", "id": message.id, "rule": rule, "text": text})


def _is_allowed(table: Table, moves: Any, seat: int) -> bool:
    """Whether moves could be made now; what cannot even be read could not."""
    try:
        return table.why_not(moves, seat) is None
    except HeliopolisError:
        return False


def _parsed(text: str | bytes) -> Any:
    if len(text) > LARGEST_MESSAGE:
        message = f"message: it has at most {LARGEST_MESSAGE} bytes"
        raise Refused("too_large", message, status=413, field="message")
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise Refused("not_json", f"message: it is not JSON: {error}", field="message") from None


def _is_deeper(value: Any, levels: int) -> bool:
    """Return whether lists and objects lie in each other deeper than that many levels."""
    within = [value]
    for _ in range(levels + 1):
        within = [
            inner
            for one in within
            if isinstance(one, list | dict)
            for inner in (one.values() if isinstance(one, dict) else one)
        ]
    return bool(within)


def _id_of(given: Any) -> int | str | None:
    """Return the id of a message, so that even an invalid one is answered by its id."""
    name = given.get("id") if isinstance(given, Mapping) else None
    if isinstance(name, bool):
        return None
    return name if isinstance(name, int) or (isinstance(name, str) and len(name) <= 64) else None


def _name_of(text: str | bytes) -> int | str | None:
    """Return the id of a message that is not processed."""
    try:
        return _id_of(_parsed(text))
    except Refused:
        return None


def _validated(given: Any) -> ClientMessage:
    if _is_deeper(given, DEEPEST_MESSAGE):
        why = f"message: lists and objects are nested more than {DEEPEST_MESSAGE} deep"
        raise Refused("bad_request", why, field="message")
    try:
        message: ClientMessage = _CLIENT_MESSAGE.validate_python(given)
    except ValidationError as error:
        kind = given.get("type") if isinstance(given, Mapping) else None
        errors = [{**one, "loc": _within(one["loc"], kind)} for one in error.errors()]
        raise of_validation(errors, whole="message") from None
    return message


def _within(place: tuple[int | str, ...], kind: Any) -> tuple[int | str, ...]:
    """Return a place inside a message, without the type by which its kind was found."""
    return place[1:] if place and place[0] == kind else place


def _language(asked: Mapping[str, str]) -> str | None:
    """Return the language in which a client is told what happens, if it named one we have."""
    language = asked.get("language")
    return language if language in LANGUAGES else None


def _number(asked: Mapping[str, str], name: str) -> int | None:
    text = asked.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
