"""Log events: what onlookers are told, as codes in the rules and as messages for people.

A game declares its log events once. Rules write ``log_event(s, DREW, seat, kind)``; the table turns
that into ``{"log_event": "drew", "seat": 0, "tile": "farmer_warrior"}``, and the texts of the game
into a sentence in the reader's language (message ``log-drew``).

A family of games declares what they share once, with placeholders for values that differ; a game
extends that and adds its own behind: ``LOG_EVENTS = SHARED.extend(edges=FRAME.edge_names)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from heliopolis.kernel.codes import Placeholder, check_placeholders, fill

Value = int | str


class LogEventKind(NamedTuple):
    """A kind of event: its name, and for each field its names, or None for a plain number."""

    name: str
    values: dict[str, Any]


class LogEvents:
    """The log events of a game."""

    def __init__(self, kinds: Iterable[LogEventKind] = ()) -> None:
        self.kinds = list(kinds)

    def add(self, name: str, **values: Sequence[Value] | Placeholder | None) -> int:
        """Declare a kind of event; returns its code for the rules."""
        if any(kind.name == name for kind in self.kinds):
            raise ValueError(f"the log event {name!r} is declared twice")
        self.kinds.append(LogEventKind(name, values))
        return len(self.kinds) - 1

    def extend(self, **values: Sequence[Value]) -> LogEvents:
        """A copy with placeholders filled, to add further events to; codes stay the same."""
        check_placeholders((v for kind in self.kinds for v in kind.values.values()), values)
        return LogEvents(
            LogEventKind(kind.name, {name: fill(v, values) for name, v in kind.values.items()})
            for kind in self.kinds
        )

    def to_json(self, raw: tuple[int, ...]) -> dict[str, Value]:
        """An event as the rules logged it, with names in place of numbers."""
        kind = self.kinds[raw[0]]
        named = {
            field: number if names is None else names[number]
            for (field, names), number in zip(kind.values.items(), raw[1:], strict=True)
        }
        return {"log_event": kind.name, **named}
