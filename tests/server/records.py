"""Records without a server, for fast tests of what follows from events alone."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import orjson

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import events, messages, replay, undoing
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import Terms
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Header, Record
from heliopolis.server.runtime.audience import Audience, Listener
from heliopolis.table import Move

GAMES = [name for name in games.names() if name != "morra"]


def header(
    game: str, seating: list[dict[str, Any]], seed: int, options: Mapping[str, str] | None = None
) -> Header:
    """The header of a table with the id t."""
    return Header(
        "t", game, 1, dict(options or {}), None, Secret(seed, "salt"), "live",
        Terms(60_000, 1_000, 60_000), True, "p0", seating, None, True, 0,
    )  # fmt: skip


def new_record(
    game: str, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Record:
    """A game of users p0, p1, ... that has just begun."""
    seating = [
        {"kind": "person", "name": f"P{seat}", "person": f"p{seat}"} for seat in range(seats)
    ]
    record = Record(header(game, seating, seed, options))
    names = [f"P{seat}" for seat in range(seats)]
    record.apply(Event("t", 0, 0, events.START, {"names": names}))
    return record


def told(record: Record, viewer: int | None) -> bytes:
    """Everything a viewer can see, over WebSocket and HTTP."""
    person = f"p{viewer}" if viewer is not None else "somebody"
    audience = Audience(record)
    listener = Listener(person, "s")
    listener.look_from(record.seats_of(person))
    audience.listeners.add(listener)
    now = 5_000
    parts = [
        messages.table_info(record, person, audience.online()),
        messages.table_card(record, person, audience.online()),
        messages.you(record, viewer, person, 0),
        messages.view(record, viewer),
        None if viewer is None else messages.knowledge(record, viewer, 3),
        messages.log(record, viewer),
        messages.chat(record),
        messages.suggestions(record),
        record.clocks.to_json(now),
        record.branch,
        [undoing.told(record, viewer, language) for language in (None, "en")],
        replay.steps(record),
        replay.proof(record) if record.status == "over" else None,
    ]
    return orjson.dumps(parts)


def twin(record: Record, viewer: int | None, seed: int) -> Record:
    """A record that looks the same to the viewer."""
    eyes = 0 if viewer is None else viewer
    game = record.table
    other = Record(record.header)
    other.__dict__.update(record.__dict__)
    table = copy(game)
    hidden = game.known_state(eyes, seed)
    table._state = hidden
    known = set(game.known_moves(eyes))
    table.moves = [move for index, move in enumerate(game.moves) if index in known]
    table._revealing = [flag for index, flag in enumerate(game._revealing) if index in known]
    for seat in range(table.seats):
        if seat != eyes:
            unseen = Move(seat, 0, game.game.moves.text(0))
            table.moves += [unseen] * hidden.sealed_moves[seat]
            table._revealing += [False] * hidden.sealed_moves[seat]
    table.log_events = list(game.log_events)
    other.table_if_started = table
    other.orders = _with_secrets(record.orders, viewer, table.seats, {"secret": seed})
    wishes = {"decline_impossible": bool(seed % 2), "decline_bots": True, "accept": []}
    other.standing = _with_secrets(record.standing, viewer, table.seats, wishes)
    return other


def _with_secrets(
    own: dict[int, dict[str, Any]], viewer: int | None, seats: int, secret: dict[str, Any]
) -> dict[int, dict[str, Any]]:
    """What seats have left with the server, with something else for all but the viewer."""
    others = {seat: secret for seat in range(seats) if seat != viewer}
    return {**others, **({viewer: own[viewer]} if viewer in own else {})}


def happen(record: Record, draft: ProposedEvent, at: int | None = None) -> None:
    """Let the next event be what an action has proposed."""
    when = record.last_at if at is None else at
    record.apply(Event("t", record.next_seq, when, draft.kind, draft.data))


def play(record: Record, move: str | Move, seat: int | None = None) -> None:
    """Let a move be the next event, of whoever is asked first."""
    text = move.text if isinstance(move, Move) else move
    if seat is None:
        seat = move.seat if isinstance(move, Move) else record.players_to_move[0]
    happen(record, ProposedEvent(events.MOVE, {"seat": seat, "move": text}))
