"""Going back: a request that others must agree to, and what everybody is told of an undo.

The log of a game becomes shorter when moves are taken back. So that nobody misses it, each undo is
kept here with the log events that it removed, and is told to everybody who plays or watches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from heliopolis.server.core.seat_names import names_at
from heliopolis.table import LogEvent

if TYPE_CHECKING:
    from heliopolis.server.core.record import Record

MOST_KEPT = 30  # undos of a table: those who come back after a while are told of the last ones
MOST_EVENTS = 20  # log events of an undo that are told: the last of them
MOST_LINES = 3  # in which they are told


@dataclass
class UndoRequest:
    """A player asks everybody to agree to go back."""

    by: int
    to: int  # number of moves that stay, sealed ones included
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class TakenBack:
    """Moves that were taken back, as everybody may know it."""

    number: int  # of the table's undos, from 1
    seat: int | None  # who took them back, or asked for it; unknown in tables of older versions
    agreed: tuple[int, ...]  # the others who agreed to it
    log: int  # number of log events that stayed
    at: int
    events: tuple[LogEvent, ...]  # the log events that went, the last ones of many

    def to_json(self) -> dict[str, Any]:
        """Return it as a snapshot keeps it."""
        return asdict(self)

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> TakenBack:
        """Return it as it was before a snapshot."""
        lists = {name: tuple(kept[name]) for name in ("agreed", "events")}
        return cls(**{**kept, **lists})


def consented(record: Record) -> bool:
    """Whether all users who play have agreed to the undo request.

    A user who plays several seats is asked once.
    """
    request = record.undo_request
    if request is None:
        return False
    asked = {record.seats[seat].person for seat in record.players()}
    return asked <= {record.seats[seat].person for seat in request.agreed}


def note(
    data: Mapping[str, Any], number: int, gone: Sequence[LogEvent], log: int, at: int
) -> TakenBack:
    """Return what everybody is told of an UNDO event that removed these log events."""
    last = tuple(dict(event) for event in gone[-MOST_EVENTS:])
    agreed = tuple(data.get("agreed", ()))
    return TakenBack(number, data.get("seat"), agreed, log, at, last)


def told(record: Record, viewer: int | None, language: str | None) -> list[dict[str, Any]]:
    """Return the last undos as a viewer is told them; without a language, without sentences."""
    return [
        {
            "number": undo.number,
            "seat": undo.seat,
            "agreed": list(undo.agreed),
            "log": undo.log,
            "time": undo.at,
            "text": sentences(record, undo.events, viewer, language),
        }
        for undo in record.undos
    ]


def request_text(record: Record, viewer: int | None, language: str | None) -> str | None:
    """Return what would be taken back by the undo request, in sentences."""
    request = record.undo_request
    if request is None:
        return None
    events = [event for event in record.table.grouped_log if event["step"] > request.to]
    return sentences(record, events[-MOST_EVENTS:], viewer, language)


def sentences(
    record: Record, events: Sequence[LogEvent], viewer: int | None, language: str | None
) -> str | None:
    """Return the last lines that tell of log events; None without a language or an event."""
    if language is None or not events:
        return None
    names = names_at(record, language)
    return " ".join(record.table.retell(events, viewer, language, names)[-MOST_LINES:])
