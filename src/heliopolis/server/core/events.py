"""What happens at a table: one event after the other, never changed, never taken away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import orjson

# Before the game: somebody sits down, gets up, the game starts.
SIT, STAND, START = "sit", "stand", "start"
# All that is somebody's becomes somebody else's; nobody ever started it.
HAND_OVER, CLOSE = "hand_over", "close"
# The game: a move, moves taken back, chance begun anew.
MOVE, UNDO, RESEED = "move", "undo", "reseed"
# Going back by consent: somebody asks, somebody answers.
ASK, ANSWER = "ask", "answer"
# A secret maximum, a bot in somebody's place, his return, something said.
ORDER, REPLACE, RETURN, CHAT = "order", "replace", "return", "chat"
# The next game of the same people; new rules under a running game.
REMATCH, UPGRADE = "rematch", "upgrade"


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
        """Of which there can be only one."""
        return self.table, self.seq

    @cached_property
    def text(self) -> str:
        """The data as it is stored."""
        return orjson.dumps(self.data).decode()

    @classmethod
    def stored(cls, table: str, seq: int, at: int, kind: str, text: str) -> Event:
        """An event as it was read from the database."""
        return cls(table, seq, at, kind, orjson.loads(text))
