"""Clocks, with given times."""

from __future__ import annotations

import pytest

from heliopolis.server.core import actions
from heliopolis.server.core.clocks import HOUR, Clocks, Terms, now_ms, terms_of
from heliopolis.server.settings import Settings
from tests.server.records import happen, new_record

LIVE = Terms(stock=60_000, gain=1_000, most=60_000)


def test_a_clock_runs_while_its_seat_is_to_move() -> None:
    clocks = Clocks("live", LIVE, 2)
    clocks.run([0], 100)
    assert clocks.deadline() == 60_100
    clocks.run([1], 10_100)
    assert clocks.deadline() == 70_100
    assert clocks.run_out(70_099) == []
    assert clocks.run_out(70_100) == [1]
    shown = clocks.to_json(20_100)
    assert shown is not None
    assert shown["seats"] == [
        {"left_ms": 50_000, "running": False, "vacation_until": None},
        {"left_ms": 50_000, "running": True, "vacation_until": None},
    ]


def test_every_decision_adds_time_up_to_a_limit() -> None:
    clocks = Clocks("live", LIVE, 1)
    for at, left in ((0, 60_000), (10_000, 51_000), (10_500, 51_500)):
        clocks.run([0], at)
        assert clocks.deadline() == at + left
        clocks.run([], at + (10_000 if at == 0 else 500 if at == 10_000 else 0))


def test_undo_adds_no_time() -> None:
    clocks = Clocks("live", LIVE, 1)
    clocks.run([0], 0)
    clocks.run([], 10_000)
    clocks.run([0], 10_000, gain=False)
    assert clocks.deadline() == 60_000


def test_a_returning_player_has_at_least_the_time_of_one_decision() -> None:
    clocks = Clocks("live", LIVE, 1)
    clocks.run([0], 0)
    clocks.run([], 90_000)
    clocks.refill(0)
    clocks.run([0], 90_000, gain=False)
    assert clocks.deadline() == 91_000


def test_at_daily_tables_every_turn_has_the_whole_time() -> None:
    terms = terms_of("daily", Settings(database="x.sqlite", daily_hours=48))
    clocks = Clocks("daily", terms, 2)
    clocks.run([0], 0)
    clocks.run([1], 40 * HOUR)
    clocks.run([0], 41 * HOUR)
    assert clocks.deadline() == (41 + 48) * HOUR


def test_without_a_pace_there_are_no_clocks() -> None:
    assert terms_of("none", Settings(database="x.sqlite")) is None
    clocks = Clocks("none", None, 2)
    clocks.run([0], 0)
    assert (clocks.deadline(), clocks.to_json(0), clocks.run_out(10**15)) == (None, None, [])


def test_no_clock_runs_for_a_bot() -> None:
    record = new_record("priests-of-ra", 2, 7)
    seat = record.players_to_move[0]
    assert record.clocks.deadline() == 60_000
    happen(record, actions.leave(record, seat, "easy"), at=5_000)
    assert record.clocks.deadline() is None
    happen(record, actions.come_back(record, seat), at=9_000)
    assert record.clocks.deadline() == 9_000 + 56_000


def test_the_time_is_told_in_whole_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.server.core.clocks.time", lambda: 1_700_000_000.98765)
    assert now_ms() == 1_700_000_000_987
