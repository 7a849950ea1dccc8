"""Unreadable data freezes one table, and the error says why."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.server.core import actions, events, lobby, messages
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from tests.server.records import happen, new_record, play

DAY = 86_400_000


def test_stored_events_are_read_back_unchanged() -> None:
    event = Event("t", 4, 9, events.CHAT, {"seat": 0, "name": "Ada", "text": "h\u00e9"})
    assert Event.stored("t", 4, 9, events.CHAT, event.text) == event


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("teleport", "{}"),
        ("", "{}"),
        ("apply", "{}"),
        ("move", '{"seat": 0, "mo'),
        ("move", ""),
        ("move", "[]"),
        ("move", "null"),
        ("move", "{}"),
        ("move", '{"seat": 99, "move": "draw"}'),
        ("move", '{"seat": "x", "move": "draw"}'),
        ("move", '{"seat": 0, "move": 7}'),
        ("replace", '{"seat": 12, "bot": "easy"}'),
        ("undo", '{"remove": [5]}'),
        ("undo", '{"to": "x"}'),
        ("upgrade", "{}"),
        ("unreadable", "{}"),
    ],
)
def test_an_unreadable_event_freezes_its_table(kind: str, text: str) -> None:
    record = new_record("priests-of-ra", 2, 7)
    play(record, "draw")
    record.take(Event.stored("t", record.next_seq, 5, kind, text))
    assert record.status == "frozen"
    assert record.why_frozen
    assert "event 2" in record.why_frozen
    assert not messages.table_info(record, None, set())["is_closed"]
    assert len(record.table.moves) == 1, "it stands where it stood"
    record.take(Event("t", 3, 6, events.CHAT, {"seat": 0, "name": "Ada", "text": "what now?"}))
    assert record.chat[0].text == "what now?"
    assert record.players_to_move == []


def test_an_unreadable_first_event_gives_a_frozen_table() -> None:
    seated = new_record("priests-of-ra", 2, 7)
    again = Record(seated.header)
    again.take(Event.stored("t", 0, 0, "start", "{"))
    assert (again.status, again.table_if_started) == ("frozen", None)


def refusal(action: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as refused:
        action(*arguments)
    return refused.value.code


def test_a_table_without_events_for_long_is_abandoned() -> None:
    record = new_record("priests-of-ra", 2, 7)
    play(record, "draw")
    happen(record, lobby.offer_rematch(record, "next"), at=10 * DAY)
    assert refusal(lobby.abandon, record, 10 * DAY) == "in_use"
    happen(record, lobby.abandon(record, 11 * DAY), at=200 * DAY)
    assert record.status == "frozen"
    assert "abandoned" in str(record.why_frozen)
    assert messages.table_info(record, None, set())["is_closed"]
    with pytest.raises(Refused) as refused:
        actions.move(record, 0, 1, "draw")
    assert refused.value.code == "table_closed"
    assert "closed: it was abandoned" in refused.value.message


def test_a_finished_game_is_never_abandoned() -> None:
    record = new_record("morra", 2, 7)
    while record.status == "running":
        seat = record.players_to_move[0]
        play(record, record.table.legal(seat)[0], seat)
    assert refusal(lobby.abandon, record, 2**60) == "in_use"
