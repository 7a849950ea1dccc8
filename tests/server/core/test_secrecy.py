"""Nothing secret leaves the server.

Whole games of every kind are played. After every move, for every viewer, the server's record is
exchanged for one that is the same for all the viewer may know, and different wherever it may not:
other hands, other sealed choices, other chance, other moves nobody has seen. What the viewer would
be told must be the same to the byte.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from heliopolis import games
from heliopolis.server.core import events
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.runtime.audience import Audience, Listener
from tests.server.records import GAMES, new_record, told, twin

LOOKS = 12  # per game, of all viewers; more often in `make soak`


@pytest.mark.parametrize("name", GAMES)
def test_messages_to_a_viewer_do_not_depend_on_secrets(name: str) -> None:
    compare_all_viewers(name, seed=0, looks=LOOKS)


def compare_all_viewers(name: str, seed: int, looks: int) -> None:
    """Play a game per number of seats, and compare what viewers see about `looks` times."""
    game = games.find(name)
    chooser = random.Random(seed)
    often = looks / (1500 if game.is_long else 150)  # estimated number of moves
    for seats in game.seats:
        record = new_record(name, seats, seed)
        step = 0
        while record.status == "running":
            step += 1
            move = chooser.choice(record.table.legal())
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
        listener.look_from(record.seats_of(listener.user))
        audience.listeners.add(listener)
        listeners.append(listener)
    for listener in listeners:
        audience.state(listener)
    audience.tell_changes()
    for listener in listeners:
        listener.unsent.clear()
    mover = next(
        seat for seat in range(3) if record.table.legal(seat)[0].text.startswith("correction")
    )
    data = {"seat": mover, "move": "correction no"}
    record.apply(Event("t", record.next_seq, 10**6, events.MOVE, data))
    audience.tell_changes()
    for listener in listeners:
        assert bool(listener.unsent) == (listener.viewer == mover)


def _at_the_offering() -> Record:
    """Amun-Re while all seal their offerings, one of them with a card that is asked about first."""
    for seed in range(100):
        chooser = random.Random(seed)
        record = new_record("amun-re", 3, seed)
        while record.status == "running":
            legal = record.table.legal()
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
    table = record.table
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
