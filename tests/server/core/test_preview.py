"""What a preview tells depends only on what the player may know.

Games of every kind are played. Now and then each player asks what their moves would do, at the
table and at one that is the same for all they may know, and different wherever they may not. The
answers, and the refusals, must be the same to the byte.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import orjson
import pytest

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.server.core import events
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from tests.server.core.test_sealed import folded
from tests.server.moments import moments, two_worlds
from tests.server.records import GAMES, new_record, twin

LOOKS = 8  # per number of seats
MOVES_EACH = 12


def answer(record: Record, move: Any, seat: int) -> bytes:
    """What somebody in a seat is told who asks for a preview."""
    try:
        return orjson.dumps(record.table.preview(move, seat))
    except HeliopolisError as error:
        return f"{type(error).__name__}: {error}".encode()


def compare(record: Record, other: Record, seat: int, chooser: random.Random) -> Counter[bool]:
    """Compare the previews of some moves; return how many there were and how many were refused."""
    legal = [move.text for move in record.table.legal(seat)]
    seen: Counter[bool] = Counter()
    for move in chooser.sample(legal, min(MOVES_EACH, len(legal))):
        first = answer(record, move, seat)
        assert first == answer(other, move, seat), (move, seat)
        pair = [move, chooser.choice(legal)]
        assert answer(record, pair, seat) == answer(other, pair, seat), (pair, seat)
        seen[first.startswith(b"{")] += 1
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_previews_do_not_depend_on_secrets(name: str) -> None:
    game = games.find(name)
    chooser = random.Random(name)
    seen: Counter[bool] = Counter()
    for seats in game.seats:
        record = new_record(name, seats, 1)
        often = LOOKS / (1500 if game.is_long else 150)
        while record.status == "running":
            move = chooser.choice(record.table.legal())
            data: dict[str, Any] = {"seat": move.seat, "move": move.text}
            record.apply(Event("t", record.next_seq, record.next_seq * 10, events.MOVE, data))
            if record.status == "running" and chooser.random() < often:
                for seat in record.players_to_move:
                    other = twin(record, seat, chooser.getrandbits(30))
                    seen += compare(record, other, seat, chooser)
    assert seen[True] > 0, "something could be previewed"


@pytest.mark.parametrize("name", GAMES)
def test_previews_do_not_tell_what_others_have_sealed(name: str) -> None:
    chooser = random.Random(name)
    for seats in games.find(name).seats:
        for moment in moments(name, seats):
            for viewer in range(seats):
                first, second = (folded(moment, told) for told in two_worlds(moment, viewer))
                compare(first, second, viewer, chooser)
