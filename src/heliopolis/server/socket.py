"""A client's live connection to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from heliopolis.errors import HeliopolisError
from heliopolis.server import actions, lobby, metrics
from heliopolis.server.actions import Draft
from heliopolis.server.audience import Listener
from heliopolis.server.errors import (
    Refused,
    conflict,
    forbidden,
    of_input,
    too_many,
    unavailable,
)
from heliopolis.server.house import House
from heliopolis.server.limits import Bucket
from heliopolis.server.live import Live
from heliopolis.server.logs import logger
from heliopolis.server.people import Known
from heliopolis.server.problems import of_validation
from heliopolis.server.protocol import (
    AnswerUndoSaying,
    AskUndoSaying,
    ChatSaying,
    ClientMessage,
    LeaveSaying,
    MoveSaying,
    OrderSaying,
    PingSaying,
    ResetSaying,
    ReturnSaying,
    Saying,
    UndoSaying,
    WhySaying,
)
from heliopolis.server.record import Record
from heliopolis.server.store.database import DatabaseAwayError
from heliopolis.server.store.writer import ClosingError

NOT_ALLOWED, NO_SUCH_TABLE, TOO_MANY, TRY_AGAIN = 4001, 4004, 4008, 1013
LARGEST_MESSAGE = 16_384  # bytes
BURST_SECONDS = 5
MOST_REFUSED = 200  # messages over the limit, before the connection is closed

_SAYING: TypeAdapter[Any] = TypeAdapter(ClientMessage)


class Conversation:
    """One WebSocket of one person at one table."""

    def __init__(self, house: House, socket: WebSocket, me: Known, live: Live) -> None:
        self._house, self._socket, self._me, self._live = house, socket, me, live
        self._listener = Listener(me.id, me.session, _number(socket.query_params, "seat"))
        rate = house.settings.messages_a_second
        self._allowed = Bucket(rate, rate * BURST_SECONDS)
        self._over_limit = 0
        self._actions: dict[type[Saying], Callable[[Any], Awaitable[None]]] = {
            MoveSaying: self._move,
            UndoSaying: self._undo,
            ResetSaying: self._reset,
            AskUndoSaying: self._ask_undo,
            AnswerUndoSaying: self._answer_undo,
            OrderSaying: self._order,
            ChatSaying: self._chat,
            LeaveSaying: self._leave,
            ReturnSaying: self._return,
        }

    async def run(self) -> None:
        """Talk until one of both hangs up."""
        self._greet()
        sending = asyncio.create_task(self._send())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self._live.audience.listeners.discard(self._listener)
            self._house.tables.presence_changed(self._live)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    def _greet(self) -> None:
        asked = self._socket.query_params
        audience = self._live.audience
        self._listener.look_from(self._live.record.seats_of(self._me.id))
        audience.listeners.add(self._listener)
        known = [_number(asked, name) for name in ("branch", "log", "chat")]
        self._listener.tell(audience.state(self._listener, *known))
        self._house.tables.presence_changed(self._live)

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
                continue
            await self._answer(text)

    async def _wait_for_the_end(self) -> None:
        """The sender closes when it has sent what there is."""
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            pass

    async def _answer(self, text: str | bytes) -> None:
        name: Any = None
        try:
            given = _parsed(text)
            name = _id_of(given)
            saying = _understood(given)
            if isinstance(saying, PingSaying):
                self._tell({"type": "pong"})
            elif isinstance(saying, WhySaying):
                await self._why(saying)
            else:
                await self._actions[type(saying)](saying)
                self._tell({"type": "done", "id": saying.id})
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
        self._tell({"type": "error", "id": name, "error": refused.to_json()})

    # --- What a client can ask for ----------------------------------------------------------------

    async def _propose(self, action: Callable[[Record, int], Draft]) -> None:
        """Have something done in one's seat, if it is still one's own when it is stored."""
        seat = await self._seat()

        def proposal(record: Record) -> Draft:
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

    async def _move(self, saying: MoveSaying) -> None:
        await self._propose(lambda r, seat: actions.move(r, seat, saying.step, saying.move))

    async def _undo(self, saying: UndoSaying) -> None:
        await self._propose(lambda r, seat: actions.undo(r, seat, saying.step, whole_turn=False))

    async def _reset(self, saying: ResetSaying) -> None:
        await self._propose(lambda r, seat: actions.undo(r, seat, saying.step, whole_turn=True))

    async def _ask_undo(self, saying: AskUndoSaying) -> None:
        await self._propose(lambda r, seat: actions.ask_undo(r, seat, saying.to))

    async def _answer_undo(self, saying: AnswerUndoSaying) -> None:
        await self._propose(lambda r, seat: actions.answer_undo(r, seat, saying.agree))

    async def _order(self, saying: OrderSaying) -> None:
        await self._propose(lambda r, seat: actions.order(r, seat, saying.order))

    async def _chat(self, saying: ChatSaying) -> None:
        actions.must_be_shown(saying.text)
        if not self._house.chats.allows(self._me.id):
            raise too_many("lines of chat")
        seat, name = self._listener.viewer, self._me.name
        await self._live.append(lambda r: actions.say(r, seat, name, saying.text))

    async def _leave(self, saying: LeaveSaying) -> None:
        def left(record: Record, seat: int) -> Draft:
            if record.status == "open":
                return lobby.get_up(record, self._me)
            return actions.leave(record, seat, self._house.settings.substitute)

        await self._propose(left)

    async def _return(self, saying: ReturnSaying) -> None:
        await self._propose(actions.come_back)

    async def _why(self, saying: WhySaying) -> None:
        await self._live.catch_up()
        table = self._live.record.table
        if table is None:
            raise conflict("not_started", "the game has not started")
        refusal = table.why_not(saying.move, await self._seat(), saying.language)
        rule, text = (refusal.rule, refusal.text) if refusal else (None, None)
        self._tell({"type": "why", "id": saying.id, "rule": rule, "text": text})


def _parsed(text: str | bytes) -> Any:
    if len(text) > LARGEST_MESSAGE:
        message = f"message: it has at most {LARGEST_MESSAGE} bytes"
        raise Refused("too_large", message, status=413, field="message")
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise Refused("not_json", f"message: it is not JSON: {error}", field="message") from None


def _id_of(given: Any) -> int | str | None:
    """The id of a message, so that even one that is not understood is answered by it."""
    name = given.get("id") if isinstance(given, Mapping) else None
    if isinstance(name, bool):
        return None
    return name if isinstance(name, int) or (isinstance(name, str) and len(name) <= 64) else None


def _name_of(text: str | bytes) -> int | str | None:
    """The id of a message that is not read any further."""
    try:
        return _id_of(_parsed(text))
    except Refused:
        return None


def _understood(given: Any) -> Saying:
    try:
        saying: Saying = _SAYING.validate_python(given)
    except ValidationError as error:
        raise of_validation(error.errors(), whole="message") from None
    return saying


def _number(asked: Mapping[str, str], name: str) -> int | None:
    text = asked.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
