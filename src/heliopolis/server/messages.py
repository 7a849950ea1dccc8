"""What a client is told of a table, made from what its viewer may know and nothing else.

A viewer is a seat, or None for all spectators. Whatever depends on the game comes from the table's
own views; the events behind it never leave the server.
"""

from __future__ import annotations

from time import time
from typing import Any

from heliopolis.server.record import Record
from heliopolis.table import Table

RECENT_CHAT = 100  # lines that a newcomer gets
RECENT_LOG = 200  # notes; the others can be asked for


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return int(time() * 1000)


def table_info(record: Record, person: str | None, online: set[str]) -> dict[str, Any]:
    """The table, as a person sees it."""
    header = record.header
    return {
        "id": header.id,
        "game": header.game,
        "options": header.options,
        "board": header.board,
        "pace": header.pace,
        "public": header.public,
        "status": record.status,
        "why_frozen": record.why_frozen,
        "created": header.created,
        "seats": seats(record, online),
        "link_join": f"/table/{header.id}",
        "host": person is not None and person == record.host,
        "my_seats": record.seats_of(person),
        "rematch": record.rematch,
        "forked_from": header.forked_from,
        "commitment": record.commitment,
    }


def seats(record: Record, online: set[str]) -> list[dict[str, Any]]:
    """Who sits where."""
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "person": seat.person,
            "bot": seat.bot,
            "replaced_by": seat.replaced_by,
            "online": seat.kind == "bot" or seat.person in online,
        }
        for number, seat in enumerate(record.seats)
    ]


def table_card(record: Record, person: str | None, online: set[str]) -> dict[str, Any]:
    """The table in a list, as a person sees it."""
    mine = record.seats_of(person)
    asked = [seat for seat in mine if seat in record.players_to_move]
    return {
        "id": record.header.id,
        "game": record.header.game,
        "pace": record.header.pace,
        "public": record.header.public,
        "status": record.status,
        "created": record.header.created,
        "seats": seats(record, online),
        "step": record.game.known_step(mine[0] if mine else None) if record.table else 0,
        "waiting": record.players_to_move,
        "my_seats": mine,
        "my_turn": bool(asked),
        "prompt": record.game.prompt(asked[0]) if asked else None,
    }


def view(record: Record, viewer: int | None) -> dict[str, Any] | None:
    """The game as a viewer sees it; None before it starts."""
    if record.table is None:
        return None
    seen = seen_by(record.table, viewer)
    if record.status == "frozen":
        seen["legal"], seen["waiting"], seen["prompt"] = [], [], None
    return seen


def seen_by(table: Table, viewer: int | None) -> dict[str, Any]:
    """A table's view, with its legal moves as objects."""
    seen: dict[str, Any] = {**table.view(viewer)}
    moves = table.game.moves
    numbers = map(moves.parse, seen["legal"])
    seen["legal"] = [{"text": moves.text(n), **moves.to_json(n)} for n in numbers]
    return seen


def log(
    record: Record, viewer: int | None, start: int = 0, end: int | None = None
) -> dict[str, Any]:
    """What onlookers were told, from a note on, up to another."""
    items = record.table.log(viewer, start, end) if record.table else []
    return {"from": start, "items": items}


def log_start(record: Record, branch: int | None, known: int | None) -> int:
    """The note from which on the log is sent to somebody who knows so many, of some branch."""
    log_events = len(record.table.log_events) if record.table else 0
    if known is not None and known <= log_events and branch in (None, record.branch):
        return known
    return max(0, log_events - RECENT_LOG)


def chat(record: Record, start: int | None = None) -> dict[str, Any]:
    """What was said, from a line on, or lately."""
    first = max(0, len(record.chat) - RECENT_CHAT) if start is None else start
    return {"from": first, "items": [said.to_json() for said in record.chat[first:]]}


def you(record: Record, viewer: int | None, person: str | None, spectators: int) -> dict[str, Any]:
    """What concerns only one person."""
    back = _own_undo(record, viewer)
    return {
        "seat": viewer,
        "person": person,
        "undo_to": back[0],
        "reset_to": back[1],
        "undo_asked": _undo_asked(record, viewer),
        "order": record.orders.get(viewer) if viewer is not None else None,
        "spectators": spectators,
    }


def _own_undo(record: Record, viewer: int | None) -> tuple[int | None, int | None]:
    """The steps to which a seat can take back one move, and all it may."""
    if viewer is None or record.status != "running" or record.table is None:
        return None, None
    step, limit = record.table.known_step(viewer), record.table.undo_limit(viewer)
    return (step - 1, limit) if limit < step else (None, None)


def _undo_asked(record: Record, viewer: int | None) -> dict[str, Any] | None:
    if record.asked is None or record.table is None:
        return None
    known = sum(index < record.asked.to for index in record.table.known_moves(viewer))
    return {"by": record.asked.by, "to": known, "agreed": sorted(record.asked.agreed)}


def clocks(record: Record) -> dict[str, Any] | None:
    """The clocks as they stand."""
    return record.clocks.to_json(now_ms())
