"""A record restored from a snapshot equals the original."""

from __future__ import annotations

import random
from typing import Any

import pytest

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import actions, events, replay
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.store import snapshots
from tests.server.records import new_record, told


class Row:
    """A row of the database, as far as it matters."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)


def again(record: Record) -> Record:
    found = snapshots.unpacked(record.header, Row(snapshots.packed(record)))  # type: ignore[arg-type]
    assert found is not None
    return found


def all_of(record: Record) -> dict[str, Any]:
    """Everything that is in a record."""
    values = {**vars(record), "clocks": vars(record.clocks)}
    table = values.pop("table_if_started")
    # Counters of changes and scratch space have no meaning.
    scratch = {"game": table.game.name, "_buffer": None, "_changes": None}
    return {**values, "table": {**vars(table), **scratch}}


@pytest.mark.parametrize("name", games.names())
def test_a_restored_snapshot_equals_the_record(name: str) -> None:
    chooser = random.Random(5)
    record = new_record(name, max(games.find(name).seats), 5)
    other = again(record)
    while record.status == "running" and len(record.table.moves) < 300:
        event = _next(record, chooser)
        record.apply(event)
        other.apply(event)
        if chooser.random() < 0.05:
            other = again(other)
            assert all_of(other) == all_of(record)
    other = again(other)
    assert all_of(other) == all_of(record)
    assert other.table.journal == record.table.journal
    assert other.table.fork(len(record.table.moves) // 2).journal
    for viewer in (None, *range(len(record.seats))):
        assert told(other, viewer) == told(record, viewer)
    last = replay.steps(record)
    assert replay.shown(other, last - 9, last, None) == replay.shown(record, last - 9, last, None)


def _next(record: Record, chooser: random.Random) -> Event:
    """Mostly a move; sometimes something else that a record remembers."""
    seq, dice = record.next_seq, chooser.random()
    seat = chooser.randrange(len(record.seats))
    at = record.last_at + chooser.randrange(500)
    kind, data = events.CHAT, {"seat": seat, "name": "P", "text": f"line {seq}"}
    if dice < 0.9:
        move = chooser.choice(record.table.legal())
        kind, data = events.MOVE, {"seat": move.seat, "move": move.text}
    elif dice < 0.92:
        kind, data = (
            events.ASK,
            {"seat": seat, "to": chooser.randrange(len(record.table.moves) + 1)},
        )
    elif dice < 0.93:
        bot = None if record.seats[seat].replaced_by else "easy"
        kind, data = events.REPLACE, {"seat": seat, "bot": bot, "why": "left"}
    elif dice < 0.94:
        kind, data = events.ORDER, {"seat": seat, "order": {"up_to": 3}}
    elif dice < 0.96:
        own, step = record.table.undo_limit(seat), record.table.known_step(seat)
        if own < step and not record.seats[seat].replaced_by:
            draft = actions.undo(record, seat, step, whole_turn=False)
            kind, data = draft.kind, draft.data
    elif dice < 0.97:
        secret = Secret(seq, "salt")
        to = max(0, len(record.table.moves) - 5)
        kind, data = events.UNDO, {"to": to, "seed": secret.seed, "salt": secret.salt}
    return Event("t", seq, at, kind, data)


def test_a_damaged_snapshot_or_one_of_other_rules_is_ignored() -> None:
    record = new_record("priests-of-ra", 3, 5)
    row = snapshots.packed(record)
    wrong: list[dict[str, Any]] = [
        {"data": row["data"][:-1]},
        {"data": row["data"][:40] + b"x" + row["data"][41:]},
        {"sum": "0" * 64},
        {"made_by": "0" * 64},
        {"data": None},
    ]
    for change in wrong:
        assert snapshots.unpacked(record.header, Row({**row, **change})) is None  # type: ignore[arg-type]
    assert snapshots.unpacked(record.header, Row(row)) is not None  # type: ignore[arg-type]
