"""Nothing secret leaves the server.

Whole games of every kind are played. After every move, for every viewer, the server's record is
exchanged for one that is the same for all the viewer may know, and different wherever it may not:
other hands, other sealed choices, other chance, other moves nobody has seen. What the viewer would
be told must be the same to the byte.
"""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import orjson
import pytest

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.server import events, messages, replay
from heliopolis.server.audience import Audience, Listener
from heliopolis.server.clocks import Terms
from heliopolis.server.events import Event
from heliopolis.server.record import Header, Record
from heliopolis.table import Move

GAMES = [name for name in games.names() if name != "morra"]


def new_record(game: str, seats: int, seed: int) -> Record:
    seating = [
        {"kind": "person", "name": f"P{seat}", "person": f"p{seat}"} for seat in range(seats)
    ]
    header = Header(
        "t", game, 1, {}, None, Secret(seed, "salt"), "live", Terms(60_000, 1_000, 60_000), True,
        "p0", seating, None, True, 0,
    )  # fmt: skip
    record = Record(header)
    names = [f"P{seat}" for seat in range(seats)]
    record.apply(Event("t", 0, 0, events.START, {"names": names}))
    return record


def told(record: Record, viewer: int | None) -> bytes:
    """Everything a viewer can be told, over WebSocket and HTTP."""
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
        messages.log(record, viewer),
        messages.chat(record),
        record.clocks.to_json(now),
        record.branch,
        replay.steps(record),
        replay.proof(record) if record.status == "over" else None,
    ]
    return orjson.dumps(parts)


def twin(record: Record, viewer: int | None, seed: int) -> Record:
    """A record that is the same for all the viewer may know."""
    eyes = 0 if viewer is None else viewer
    game = record.game
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
    other.table = table
    if viewer is None:
        other.orders = {0: {"secret": seed}}
    else:
        other.orders = {
            **{seat: {"secret": seed} for seat in range(table.seats) if seat != viewer},
            **({viewer: record.orders[viewer]} if viewer in record.orders else {}),
        }
    return other


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_what_a_viewer_is_told_does_not_depend_on_secrets(name: str, seed: int) -> None:
    game = games.find(name)
    chooser = random.Random(seed)
    often = 0.05 if game.is_long else 0.3
    for seats in game.seats:
        record = new_record(name, seats, seed)
        step = 0
        while record.status == "running":
            step += 1
            move = chooser.choice(record.game.legal())
            data: dict[str, Any] = {"seat": move.seat, "move": move.text}
            record.apply(Event("t", step, step * 10, events.MOVE, data))
            if record.status == "running" and chooser.random() < often:
                for viewer in (None, *range(seats)):
                    changed = twin(record, viewer, chooser.getrandbits(30))
                    assert told(changed, viewer) == told(record, viewer)


def test_a_sealed_move_is_not_even_noticed() -> None:
    record = _at_the_offering()
    audience = Audience(record)
    listeners = []
    for seat in (0, 1, 2, None):
        listener = Listener(f"p{seat}" if seat is not None else "somebody", "s")
        listener.look_from(record.seats_of(listener.person))
        audience.listeners.add(listener)
        listeners.append(listener)
    for listener in listeners:
        audience.state(listener)
    audience.tell_changes()
    for listener in listeners:
        listener.unsent.clear()
    mover = next(
        seat for seat in range(3) if record.game.legal(seat)[0].text.startswith("correction")
    )
    data = {"seat": mover, "move": "correction no"}
    record.apply(Event("t", record.next_seq, 10**6, events.MOVE, data))
    audience.tell_changes()
    for listener in listeners:
        assert bool(listener.unsent) == (listener.viewer == mover)


def _at_the_offering() -> Record:
    """Amun-Re when all seal their offerings, one of them with a card that asks him first."""
    for seed in range(100):
        chooser = random.Random(seed)
        record = new_record("amun-re", 3, seed)
        while record.status == "running":
            legal = record.game.legal()
            if len(record.players_to_move) == 3 and any(
                "correction" in move.text for move in legal
            ):
                return record
            move = chooser.choice(legal)
            data = {"seat": move.seat, "move": move.text}
            record.apply(Event("t", record.next_seq, record.next_seq, events.MOVE, data))
    raise AssertionError("nobody ever had that card")


def test_own_sealed_moves_can_be_taken_back_whatever_others_seal() -> None:
    record = _at_the_offering()
    table = record.game
    first, second = 0, 1
    step = table.known_step(first)
    table.play(table.legal(first)[-1])
    view = table.view(first)
    limit = table.undo_limit(first)
    table.play(table.legal(second)[-1])
    assert table.undo_limit(first) == limit
    assert table.view(first)["step"] == view["step"]
    sealed = table.view(second)
    table.take_back(first, step)
    assert table.known_step(first) == step
    assert table.view(second)["table"] == sealed["table"] or table.moves[-1].seat == second
    assert table.moves[-1].seat == second
