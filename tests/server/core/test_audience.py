"""What listeners are sent; none of them can hold up the server."""

from __future__ import annotations

import orjson
import pytest

from heliopolis.server.core import actions
from heliopolis.server.runtime import audience as audiences
from heliopolis.server.runtime.audience import Audience, Listener
from tests.server.records import happen, new_record, play


def test_slow_readers_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audiences, "MOST_UNSENT", 1_000)
    listener = Listener("p0", "s")
    for _ in range(10):
        listener.tell(b"x" * 100)
    assert listener.closed is None
    listener.tell(b"x")
    assert listener.closed is not None
    assert listener.closed[0] == 1013
    assert listener.more.is_set(), "whoever sends is woken to hang up"
    listener.tell(b"x" * 100)
    assert len(listener.unsent) == 10, "nothing more is kept for them"


def test_a_listener_that_reads_is_not_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audiences, "MOST_UNSENT", 1_000)
    listener = Listener("p0", "s")
    for _ in range(100):
        listener.tell(b"x" * 400)
        assert listener.next_message() is not None
    assert listener.closed is None


def test_a_closed_listener_keeps_its_first_reason() -> None:
    listener = Listener("p0", "s")
    listener.close(4001, "one")
    listener.close(1013, "two")
    assert listener.closed == (4001, "one")


def test_only_changes_are_sent() -> None:
    record = new_record("priests-of-ra", 2, 7)
    audience = Audience(record)
    listeners = [Listener("p0", "s"), Listener("p1", "s"), Listener("somebody", "s")]
    for listener in listeners:
        listener.look_from(record.seats_of(listener.user))
        audience.listeners.add(listener)
        audience.state(listener)
    audience.tell_changes()
    for listener in listeners:
        listener.unsent.clear()
    audience.tell_changes()
    assert [len(listener.unsent) for listener in listeners] == [0, 0, 0]
    play(record, "draw")
    audience.tell_changes()
    for listener in listeners:
        (message,) = map(orjson.loads, listener.unsent)
        assert {"view", "log"} <= message.keys()
        assert not {"chat", "table"} & message.keys()
        listener.unsent.clear()
    happen(record, actions.say(record, 0, "P0", "hello"))
    audience.tell_changes()
    for listener in listeners:
        (message,) = map(orjson.loads, listener.unsent)
        assert message.keys() == {"type", "chat"}
