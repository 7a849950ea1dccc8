"""Messages that a server must refuse: broken, of the wrong shape, or at the wrong time."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.server.running import Person, Seat, Server

AT_ONCE = 50

VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 2**31, 2**63, 10**30, 1.5, -0.0, 1e308, "", "x", "draw", "\0",
    "\ud800", "‮", "x" * 300, "\n", [], [1], {}, {"a": {}}, {"move": "draw"}, {"move": 5},
]  # fmt: skip
FIELDS = (
    "type", "id", "step", "move", "to", "agree", "order", "text", "language", "seat", "x",
    "standing", "suggestion", "moves",
)  # fmt: skip
KINDS = (
    "move", "undo", "reset", "ask_undo", "answer_undo", "order", "why", "chat", "return", "fly",
    "standing", "suggest", "try",
)  # fmt: skip
GOOD: dict[str, dict[str, Any]] = {
    "move": {"step": 0, "move": "draw"},
    "undo": {"step": 0},
    "reset": {"step": 0},
    "ask_undo": {"to": 0},
    "answer_undo": {"agree": True},
    "order": {"order": {"verb": "bid", "match": {}, "up_to": 5}},
    "why": {"move": "draw"},
    "chat": {"text": "hello"},
    "return": {},
    "fly": {},
    "standing": {"standing": {"decline_bots": True}},
    "suggest": {"suggestion": {"give": {"ore": 1}, "get": {"wool": 1}}},
    "try": {"moves": [["draw"]]},
}


class Nonsense:
    """One wrong message after the other, for a seat at a table of Priests of Ra."""

    def __init__(self, seed: int, seat: Seat) -> None:
        self._chooser = random.Random(seed)
        self._seat = seat
        self._ways: list[Callable[[], str | bytes]] = [
            self._noise, self._broken, self._not_an_object, self._lacking, self._wrong_value,
            self._unknown_field, self._wrong_time, self._wrong_step, self._illegal, self._nested,
            self._large,
        ]  # fmt: skip

    def next(self) -> str | bytes:
        """The next message."""
        return self._chooser.choice(self._ways)()

    def _text(self, message: Any) -> str:
        return (
            json.dumps(message, ensure_ascii=self._chooser.random() < 0.9)
            .encode(errors="replace")
            .decode()
        )

    def _whole(self, kind: str) -> dict[str, Any]:
        return {"type": kind, "id": 1, **GOOD[kind]}

    def _kind(self) -> str:
        return self._chooser.choice(KINDS)

    def _noise(self) -> bytes:
        return self._chooser.randbytes(self._chooser.randrange(60))

    def _broken(self) -> str:
        text = self._text(self._whole(self._kind()))
        return text[: self._chooser.randrange(len(text))]

    def _not_an_object(self) -> str:
        return self._text(self._chooser.choice([[], "move", 5, None, True, [{"type": "move"}]]))

    def _lacking(self) -> str:
        message = self._whole(self._chooser.choice([k for k in KINDS if GOOD[k]]))
        del message[self._chooser.choice([*GOOD[message["type"]], "type"])]
        return self._text(message)

    def _wrong_value(self) -> str:
        """Give a field a value of the wrong kind."""
        kind = self._chooser.choice([kind for kind in KINDS if GOOD[kind] and kind != "chat"])
        message = self._whole(kind)
        name = self._chooser.choice(list(GOOD[kind]))
        message[name] = self._chooser.choice([None, -1, 1.5, [], [1], {"a": {}}, "\0", "x" * 300])
        if kind == "order":
            message[name] = self._chooser.choice([5, [], "x", {"verb": 5}, {"up_to": -1}])
        return self._text(message)

    def _unknown_field(self) -> str:
        message = self._whole(self._kind())
        message[self._chooser.choice(["x", "seat", "table", "__proto__", ""])] = (
            self._chooser.choice(VALUES)
        )
        return self._text(message)

    def _wrong_time(self) -> str:
        """A message that would be valid at another moment."""
        step = self._seat.view["step"]
        return self._text(
            self._chooser.choice([
                {"type": "undo", "id": 2, "step": step},
                {"type": "reset", "id": 2, "step": step},
                {"type": "ask_undo", "id": 2, "to": step + self._chooser.randrange(1, 99)},
                {"type": "answer_undo", "id": 2, "agree": self._chooser.random() < 0.5},
                {"type": "order", "id": 2, "order": None},
                {"type": "order", "id": 2, "order": {"verb": "bid", "up_to": 3}},
                {"type": "return", "id": 2},
                {"type": "chat", "id": 2, "text": "a\0b"},
                {"type": "chat", "id": 2, "text": "   "},
                {"type": "chat", "id": 2, "text": "x" * 501},
            ])
        )  # fmt: skip

    def _wrong_step(self) -> str:
        step = self._seat.view["step"] + self._chooser.choice([-3, -1, 1, 2, 500, 10**6])
        return self._text({"type": "move", "id": 3, "step": step, "move": "draw"})

    def _illegal(self) -> str:
        """At the right step, but not a move that may be made."""
        moves = ["bid 1", "bid 99", "bid", "draw draw", "", "hello", "pass", "discard",
                 {"move": "bid", "sun": 1}, {"move": "bid", "sun": "x"}, {"move": 7}, {"sun": 1},
                 "drаw"]  # fmt: skip
        if not self._seat.legal:
            moves += ["draw", "invoke"]
        step = self._seat.view["step"]
        move = self._chooser.choice(moves)
        return self._text({"type": "move", "id": 4, "step": step, "move": move})

    def _nested(self) -> str:
        depth = self._chooser.choice([5, 100, 1_000])
        return '{"type":"move","id":5,"step":0,"move":' * depth

    def _large(self) -> str:
        return self._text({"type": "chat", "id": 6, "text": "x" * self._chooser.choice(
            [600, 16_384, 20_000])})  # fmt: skip


def send_nonsense(server: Server, count: int, seed: int = 1) -> dict[str, int]:
    """Send wrong messages from every seat and from a spectator; count the answers by code.

    Each must be answered by one error that names the rule or the field, and change nothing.
    """
    table, seats = _table_after_a_move(server)
    record = server.process.tables.live[table].record
    before = record.next_seq, record.table.journal, list(record.chat)
    codes: dict[str, int] = {}
    for number, seat in enumerate(seats):
        nonsense = Nonsense(seed + number, seat)
        for _ in range(0, count // len(seats), AT_ONCE):
            _say(seat, [nonsense.next() for _ in range(AT_ONCE)], codes)
    assert (record.next_seq, record.table.journal, list(record.chat)) == before
    return codes


def _table_after_a_move(server: Server) -> tuple[str, list[Seat]]:
    """A table with two players and a spectator; one has drawn, and no auction followed."""
    people = [Person(server, name) for name in ("Ada", "Bo", "Cy")]
    while True:
        table = people[0].table("priests-of-ra", "me", "open")
        people[1].post(f"/api/tables/{table}/join")
        people[0].post(f"/api/tables/{table}/start")
        seats = [person.sit(table) for person in people]
        for seat in seats:
            seat.until(lambda s: s.view)
        next(seat for seat in seats if seat.legal).move("draw")
        for seat in seats:
            seat.until(lambda s: s.view["step"] == 1)
        asked = next(seat for seat in seats if seat.legal)
        if asked.view["prompt"] == {"prompt": "turn"}:  # in an auction some messages would be valid
            return table, seats


def _say(seat: Seat, messages: list[str | bytes], codes: dict[str, int]) -> None:
    for message in messages:
        seat.socket.send(message)
    for message in messages:
        answer = seat.hear()
        while answer["type"] == "update":
            answer = seat.hear()
        assert answer["type"] == "error", (message[:200], answer)
        error = answer["error"]
        assert error["rule"] or error["field"], (message[:200], error)
        assert error["code"] != "server_error", message[:200]
        assert error["message"]
        codes[error["code"]] = codes.get(error["code"], 0) + 1
