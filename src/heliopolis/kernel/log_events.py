"""Notes: what onlookers are told, as codes in the rules and as messages for people.

A game lists its notes once. Rules write ``note(s, DREW, seat, kind)``; the table turns that into
``{"note": "drew", "seat": 0, "tile": "farmer_warrior"}``, and the texts of the game into a sentence
in the reader's language (message ``note-drew``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Value = int | str


class LogEventKind(NamedTuple):
    """A kind of note: its name, and for each value either its names or None for a plain number."""

    name: str
    values: dict[str, Sequence[Value] | None]


class LogEvents:
    """The notes a game can take."""

    def __init__(self) -> None:
        self.kinds: list[LogEventKind] = []

    def add(self, name: str, **values: Sequence[Value] | None) -> int:
        """Declare a kind of note; returns its code for the rules."""
        self.kinds.append(LogEventKind(name, values))
        return len(self.kinds) - 1

    def to_json(self, raw: tuple[int, ...]) -> dict[str, Value]:
        """A note as the rules took it, with names in place of indices."""
        kind = self.kinds[raw[0]]
        named = {
            field: number if names is None else names[number]
            for (field, names), number in zip(kind.values.items(), raw[1:], strict=True)
        }
        return {"note": kind.name, **named}
