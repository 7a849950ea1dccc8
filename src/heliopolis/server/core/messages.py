"""What a client receives of a table, built from what its viewer may know and nothing else.

A viewer is a seat, or None for all spectators. Everything that depends on the game comes from the
table's own views; the events behind it never leave the server.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from typing import Any

from heliopolis.kernel.game import Game
from heliopolis.server.core import absence, standing, undoing
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import conflict
from heliopolis.server.core.record import Record
from heliopolis.server.core.seat_names import names_at
from heliopolis.server.core.visits import Visit
from heliopolis.server.settings import QUIET_DAYS
from heliopolis.table import Table
from heliopolis.texts import texts

RECENT_CHAT = 100  # lines that a new client gets
RECENT_LOG = 200  # log events; earlier ones can be asked for


def table_info(record: Record, person: str | None, online: set[str]) -> dict[str, Any]:
    """Return the facts of a table for a user."""
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
        "is_closed": record.is_closed,
        "created": header.created,
        "seats": seats(record, online),
        "host_seat": next(iter(record.seats_of(record.host)), None),
        "link_join": f"/table/{header.id}",
        "host": person is not None and person == record.host,
        "my_seats": record.seats_of(person),
        "rematch": record.rematch if _may_know_rematch(record, person) else None,
        "forked_from": header.forked_from,
        "tournament": header.tournament,
        "commitment": record.commitment,
    }


def _may_know_rematch(record: Record, person: str | None) -> bool:
    """Whether a user may learn the id of the next table: at a private one, only its players."""
    return record.header.public or person in {record.host, *record.users()}


def seats(record: Record, online: set[str]) -> list[dict[str, Any]]:
    """Return the occupants of all seats."""
    return [
        {
            "seat": number,
            "kind": "user" if seat.kind == "person" else seat.kind,
            "name": seat.name,
            "user": seat.person,
            "bot": seat.bot,
            "replaced_by": seat.replaced_by,
            "online": seat.kind == "bot" or seat.person in online,
            "awaited": seat.awaited,
        }
        for number, seat in enumerate(record.seats)
    ]


def table_card(
    record: Record,
    person: str | None,
    online: set[str],
    language: str | None = None,
    visit: Visit | None = None,
    quiet_days: float = QUIET_DAYS,
) -> dict[str, Any]:
    """Return a table's entry in a list for a user, told in a language if one is named.

    `visit` is what the user has seen of the table.
    """
    mine, table = record.seats_of(person), record.table_if_started
    viewer = mine[0] if mine else None
    asked = [seat for seat in mine if seat in record.players_to_move]
    return {
        "id": record.header.id,
        "game": record.header.game,
        "pace": record.header.pace,
        "public": record.header.public,
        "status": record.status,
        "created": record.header.created,
        "seats": seats(record, online),
        "step": table.known_step(viewer) if table else 0,
        "progress": _progress(table, language) if table and language else None,
        "last": _last_line(record, viewer, language) if table and language else None,
        "acted_at": record.acted_at,
        "abandoned": absence.is_abandoned(record, now_ms(), quiet_days),
        "host": person is not None and person == record.host,
        "unread": unread(record, viewer, visit) if visit else 0,
        "players_to_move": record.players_to_move,
        "my_seats": mine,
        "my_turn": bool(asked),
        "prompt": record.table.prompt(asked[0]) if asked else None,
    }


def _progress(table: Table, language: str) -> str | None:
    values = table.progress()
    return texts(language, table.game)("progress", **values) if values else None


def _last_line(record: Record, viewer: int | None, language: str) -> str | None:
    """Return what happened last, in one sentence."""
    count = len(record.table.log_events)
    told = log(record, viewer, max(0, count - 1), language=language)["items"]
    return told[-1]["text"] if told else None


def unread(record: Record, viewer: int | None, visit: Visit) -> int:
    """Return the number of lines that others have said since a visit."""
    return sum(viewer is None or said.seat != viewer for said in record.chat[visit.chat :])


def away(record: Record, visit: Visit, now: int) -> dict[str, Any]:
    """Return what a user who returns has seen: log events, lines of chat, and how long ago."""
    same = visit.branch == record.branch
    return {
        "log": visit.log if same else min(visit.log, record.shared_log),
        "chat": min(visit.chat, len(record.chat)),
        "ago_ms": max(0, now - visit.at),
    }


def view(
    record: Record, viewer: int | None, language: str | None = None, common: Any = None
) -> dict[str, Any] | None:
    """Return the game as a viewer sees it, with names in a language; None before it starts.

    `common` is what the views of all viewers have in common, where that has been made already.
    """
    if record.table_if_started is None:
        return None
    seen = seen_by(record.table_if_started, viewer, common)
    if language:
        seen["names"] = names_at(record, language)
    if record.status == "frozen":
        seen["legal"], seen["players_to_move"], seen["prompt"] = [], [], None
    return seen


def knowledge(record: Record, seat: int, seed: int) -> dict[str, Any]:
    """Return what a seat knows as a state; `seed` decides what stands in for the rest."""
    if record.table_if_started is None:
        raise conflict("not_started", "the game has not started")
    table = record.table_if_started
    return {
        "game": table.game.name,
        "seats": table.seats,
        "seat": seat,
        "step": table.known_step(seat),
        "state": _without_sealed(table, seat).known_state(seat, seed).values(),
        "legal": [move.number for move in table.legal(seat)] if record.status == "running" else [],
    }


def _without_sealed(table: Table, seat: int) -> Table:
    """Return the table without what others have sealed: a state counts it, and a guest reads it."""
    sealed = set(range(len(table.moves))).difference(table.known_moves(seat))
    if not sealed:
        return table
    known = table.copy()
    known.remove(sorted(sealed))
    return known


def seen_by(table: Table, viewer: int | None, common: Any = None) -> dict[str, Any]:
    """Return a table's view with its legal moves as objects."""
    seen: dict[str, Any] = {**table.view(viewer, common)}
    described = _described_moves(table.game)
    seen["legal"] = [described[text] for text in seen["legal"]]
    if table.game.presentation.move_values:
        seen["legal"] = [legal_move(table, move["text"]) for move in seen["legal"]]
    return seen


def legal_move(table: Table, text: str) -> dict[str, Any]:
    """Return a move as clients get it."""
    described = _described_moves(table.game)[text]
    if not table.game.presentation.move_values:
        return described
    return {**described, **table.told_move(table.game.moves.parse(text))}


@cache
def _described_moves(game: Game) -> dict[str, dict[str, Any]]:
    """Return each move of a game as clients get it, by its text."""
    moves = game.moves
    return {moves.text(n): {"text": moves.text(n), **moves.to_json(n)} for n in range(len(moves))}


def log(
    record: Record,
    viewer: int | None,
    start: int = 0,
    end: int | None = None,
    language: str | None = None,
) -> dict[str, Any]:
    """Return the log from one event up to another; told in sentences if a language is named."""
    table = record.table_if_started
    if table is None:
        return {"from": start, "items": []}
    if language is None:
        return {"from": start, "items": table.log(viewer, start, end)}
    told = table.told(viewer, start, end, language, names_at(record, language))
    return {"from": start, "items": told}


def log_start(record: Record, branch: int | None, known: int | None) -> int:
    """Return the first log event to send to a client that knows `known` events of a branch."""
    log_events = len(record.table_if_started.log_events) if record.table_if_started else 0
    if known is not None and known <= log_events and branch in (None, record.branch):
        return known
    return max(0, log_events - RECENT_LOG)


def chat(record: Record, start: int | None = None) -> dict[str, Any]:
    """Return the chat from a line on, or its last lines."""
    first = max(0, len(record.chat) - RECENT_CHAT) if start is None else start
    return {"from": first, "items": [said.to_json() for said in record.chat[first:]]}


def you(
    record: Record,
    viewer: int | None,
    person: str | None,
    spectators: int,
    language: str | None = None,
    watching: Sequence[str] = (),
) -> dict[str, Any]:
    """Return what concerns only one viewer. `watching` are the names of some of the spectators."""
    back = _own_undo(record, viewer)
    return {
        "seat": viewer,
        "user": person,
        "awaited": viewer in record.players_awaited,
        "undo_to": back[0],
        "reset_to": back[1],
        "ask_undo_to": _askable_undo(record, viewer),
        "undo_asked": _undo_request(record, viewer, language),
        "order": record.orders.get(viewer) if viewer is not None else None,
        "lots": record.table_if_started.lots if record.table_if_started else None,
        "standing": record.standing.get(viewer) if viewer is not None else None,
        "standing_answer": standing.answer(record, viewer) if viewer is not None else None,
        "spectators": spectators,
        "watching": list(watching),
        "advice": _advice(record, viewer),
    }


def _advice(record: Record, viewer: int | None) -> str | None:
    """Return what advice costs a seat: "free", "unrates" (the game), or None if there is none."""
    if viewer is None or not record.may_be_advised(record.seats[viewer].person):
        return None
    return "unrates" if record.rated else "free"


def _own_undo(record: Record, viewer: int | None) -> tuple[int | None, int | None]:
    """Return the steps to which a seat can undo one decision, and all that it may."""
    if viewer is None or record.status != "running" or record.table_if_started is None:
        return None, None
    table = record.table_if_started
    limit = table.undo_limit(viewer)
    if limit == table.known_step(viewer):
        alone = record.last_decision_alone(viewer)
        if alone is None:
            return None, None
        step = bisect_left(table.known_moves(viewer), alone)
        return step, step
    return table.last_decision_step(viewer), limit


def _askable_undo(record: Record, viewer: int | None) -> int | None:
    """Return the step before the seat's last decision, where it can only be asked for."""
    if viewer is None or record.status != "running" or record.table_if_started is None:
        return None
    if _own_undo(record, viewer)[0] is not None or record.seats[viewer].replaced_by:
        return None
    table = record.table_if_started
    own = table.last_decision_of(viewer)
    return None if own is None else bisect_left(table.known_moves(viewer), own)


def _undo_request(
    record: Record, viewer: int | None, language: str | None
) -> dict[str, Any] | None:
    request, table = record.undo_request, record.table_if_started
    if request is None or table is None:
        return None
    known = sum(index < request.to for index in table.known_moves(viewer))
    return {
        "by": request.by,
        "to": known,
        "agreed": sorted(request.agreed),
        "text": undoing.request_text(record, viewer, language),
    }


def suggestions(record: Record) -> list[dict[str, Any]]:
    """Return the counter-proposals that stand, oldest first."""
    return [{"seat": seat, **suggestion} for seat, suggestion in record.suggestions.items()]


def clocks(record: Record) -> dict[str, Any] | None:
    """The clocks as they stand."""
    return record.clocks.to_json(now_ms())
