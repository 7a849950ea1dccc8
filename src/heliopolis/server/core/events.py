"""The events of a table: appended one after another, never changed, never removed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import orjson

from heliopolis.table import Move

# Before the game: a user sits down or gets up, the game starts.
SIT, STAND, START = "sit", "stand", "start"
# A guest's seats become an account's; a table that was never started is closed.
HAND_OVER, CLOSE = "hand_over", "close"
# The game: a move or several as one, moves taken back, a new seed.
MOVE, UNDO, RESEED = "move", "undo", "reseed"
# Undo by consent: a request, and the answers to it.
ASK, ANSWER = "ask", "answer"
# A secret maximum, a bot that stands in, the player's return, a line of chat.
ORDER, REPLACE, RETURN, CHAT = "order", "replace", "return", "chat"
# What a player wants answered to offers, unknown to others.
STANDING = "standing"
# A counter-proposal, which everybody hears.
SUGGEST = "suggest"
# The next game of the same players; new rules under a running game.
REMATCH, UPGRADE = "rematch", "upgrade"
# One who plays alone against bots was advised: the game no longer counts for ratings.
ADVICE = "advice"
KINDS = (SIT, STAND, START, HAND_OVER, CLOSE, MOVE, UNDO, RESEED, ASK, ANSWER, ORDER, REPLACE,
         RETURN, CHAT, STANDING, SUGGEST, REMATCH, UPGRADE, ADVICE)  # fmt: skip
# What a broken disk or another program left in the database: it freezes its table, and no other.
UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Event:
    """The event number `seq` of a table, from 0."""

    table: str
    seq: int
    at: int  # milliseconds since 1970
    kind: str
    data: dict[str, Any]

    @property
    def key(self) -> tuple[str, int]:
        """The key that only one event can have."""
        return self.table, self.seq

    @cached_property
    def text(self) -> str:
        """The data as stored text."""
        return orjson.dumps(self.data).decode()

    @classmethod
    def stored(cls, table: str, seq: int, at: int, kind: str, text: str) -> Event:
        """Return an event as read from the database; UNREADABLE if it is not one of ours."""
        try:
            data = orjson.loads(text)
        except orjson.JSONDecodeError:
            data = None
        if kind not in KINDS or not isinstance(data, dict):
            return cls(table, seq, at, UNREADABLE, {"kind": kind})
        return cls(table, seq, at, kind, data)


def move_data(moves: Sequence[Move]) -> dict[str, Any]:
    """Return the data of a MOVE event: ``move`` is one move, ``moves`` are several made as one."""
    seat, texts = moves[0].seat, [move.text for move in moves]
    return {"seat": seat, "move": texts[0]} if len(texts) == 1 else {"seat": seat, "moves": texts}


def move_texts(data: Mapping[str, Any]) -> list[str]:
    """Return the moves of a MOVE event."""
    return data["moves"] if "moves" in data else [data["move"]]
