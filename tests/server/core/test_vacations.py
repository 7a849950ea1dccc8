"""Vacations: clocks that wait, and days that are counted; all of it with given times."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from heliopolis.server.core import actions, events, vacations
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import DAY, HOUR, Clocks, Terms
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from tests.server.records import happen, header

DAILY = Terms(stock=48 * HOUR, gain=48 * HOUR, most=48 * HOUR)


def daily_clocks(seats: int = 2) -> Clocks:
    return Clocks("daily", DAILY, seats)


def test_a_clock_waits_for_the_end_of_a_vacation() -> None:
    clocks = daily_clocks()
    clocks.run([0], 0)
    clocks.pause(0, 8 * HOUR, 3 * DAY)
    assert clocks.deadline() == 3 * DAY + 40 * HOUR
    assert clocks.run_out(3 * DAY + 40 * HOUR - 1) == []
    assert clocks.run_out(3 * DAY + 40 * HOUR) == [0]
    shown = clocks.to_json(2 * DAY)
    assert shown is not None
    assert shown["seats"][0] == {
        "left_ms": 40 * HOUR,
        "running": True,
        "vacation_until": 3 * DAY,
    }
    after = clocks.to_json(3 * DAY + HOUR)
    assert after is not None
    assert after["seats"][0] == {"left_ms": 39 * HOUR, "running": True, "vacation_until": None}


def test_a_turn_that_comes_during_a_vacation_has_the_whole_time_after_it() -> None:
    clocks = daily_clocks()
    clocks.pause(0, 0, 5 * DAY)
    clocks.run([1], 0)
    clocks.run([0], DAY)
    assert clocks.deadline_of(0) == 5 * DAY + 48 * HOUR
    clocks.run([1], 2 * DAY)  # they moved all the same: no time was used
    clocks.run([0], 6 * DAY)
    assert clocks.deadline_of(0) == 8 * DAY


def test_a_vacation_that_ends_sooner_lets_the_clock_run_again() -> None:
    clocks = daily_clocks()
    clocks.run([0], 0)
    clocks.pause(0, 8 * HOUR, 9 * DAY)
    clocks.pause(0, 2 * DAY, 2 * DAY)
    assert clocks.deadline() == 2 * DAY + 40 * HOUR
    assert clocks.vacation_until(0, 2 * DAY) is None


def test_only_the_clock_of_the_one_who_is_away_waits() -> None:
    clocks = daily_clocks()
    clocks.run([0, 1], 0)
    clocks.pause(0, 0, 9 * DAY)
    assert clocks.deadline() == clocks.deadline_of(1) == 48 * HOUR


def test_a_clock_that_has_run_out_is_not_saved_by_a_vacation() -> None:
    clocks = daily_clocks()
    clocks.run([0], 0)
    clocks.pause(0, 49 * HOUR, 9 * DAY)
    assert clocks.run_out(49 * HOUR) == [0]


@pytest.mark.parametrize("pace", ["live", "none"])
def test_other_paces_know_no_vacation(pace: str) -> None:
    terms = Terms(60_000, 1_000, 60_000) if pace == "live" else None
    clocks = Clocks(pace, terms, 1)
    clocks.run([0], 0)
    clocks.pause(0, 0, DAY)
    assert clocks.deadline() == (60_000 if terms else None)
    assert clocks.vacation_until(0, 0) is None


def test_a_snapshot_keeps_a_vacation_and_clients_are_told_of_it() -> None:
    clocks, again = daily_clocks(), daily_clocks()
    clocks.run([0], 0)
    before = clocks.mark()
    clocks.pause(0, 0, DAY)
    assert clocks.mark() != before
    again.restore(clocks.snapshot())
    assert again.deadline() == clocks.deadline() == DAY + 48 * HOUR


def daily_record(pace: str = "daily") -> Record:
    seating = [{"kind": "person", "name": f"P{n}", "person": f"p{n}"} for n in range(2)]
    facts = {**header("priests-of-ra", seating, 7).__dict__, "pace": pace, "terms": DAILY}
    record = Record(type(header("priests-of-ra", seating, 7))(**facts))
    record.apply(Event("t", 0, 0, events.START, {"names": ["P0", "P1"]}))
    return record


def test_a_vacation_is_an_event_of_the_table() -> None:
    record = daily_record()
    seat = record.players_to_move[0]
    happen(record, actions.take_vacation(record, f"p{seat}", 4 * DAY), at=HOUR)
    assert record.clocks.deadline() == 4 * DAY + 47 * HOUR
    assert record.awaited_since[seat] == 0  # it is the same turn as before
    happen(record, actions.take_vacation(record, f"p{seat}", 2 * HOUR), at=2 * HOUR)
    assert record.clocks.deadline() == 49 * HOUR


def test_a_vacation_is_refused_where_no_clock_could_wait() -> None:
    with pytest.raises(Refused, match="only tables played by the day"):
        actions.take_vacation(daily_record("live"), "p0", DAY)
    with pytest.raises(Refused, match="no seat"):
        actions.take_vacation(daily_record(), "somebody", DAY)


def test_an_unknown_seat_freezes_the_table_and_nothing_else() -> None:
    record = daily_record()
    wrong = ProposedEvent(events.VACATION, {"seats": [9], "until": "soon"})
    record.take(Event("t", record.next_seq, HOUR, wrong.kind, wrong.data))
    assert record.status == "frozen"


# --- The days of a year ---------------------------------------------------------------------------


def at(year: int, month: int, day: int, hour: int = 0) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp() * 1000)


def test_every_day_that_has_begun_counts() -> None:
    began = at(2026, 7, 1, 10)
    assert len(vacations.days_of((began, began))) == 1  # switched on and off again
    assert len(vacations.days_of((began, began + DAY))) == 1
    assert len(vacations.days_of((began, began + DAY + 1))) == 2
    assert vacations.days_left([(began, began + 3 * DAY)], 2026, 28) == 25
    assert vacations.days_left([(began, began + 40 * DAY)], 2026, 28) == 0


def test_days_count_for_the_year_in_which_they_begin() -> None:
    began = at(2026, 12, 30, 10)
    taken = began, began + 5 * DAY
    assert vacations.days_left([taken], 2026, 28) == 26
    assert vacations.days_left([taken], 2027, 28) == 25


def test_no_vacation_is_longer_than_the_days_that_are_left() -> None:
    now = at(2026, 5, 1)
    earlier = [(at(2026, 2, 1), at(2026, 2, 21))]
    assert vacations.begin(earlier, now, 8, 28) == (now, now + 8 * DAY)
    with pytest.raises(Refused, match="9 are needed in 2026, and 8 are left") as refused:
        vacations.begin(earlier, now, 9, 28)
    assert refused.value.field == "days"


def test_the_next_year_has_its_own_days() -> None:
    now = at(2026, 12, 31, 12)
    used_up = [(at(2026, 1, 1), at(2026, 1, 28))]
    assert vacations.begin(used_up, now, 1, 28)
    assert vacations.begin(used_up, now, 29, 28), "one day of this year and 28 of the next"
    with pytest.raises(Refused, match="29 are needed in 2027"):
        vacations.begin(used_up, now, 30, 28)


def test_there_is_one_vacation_at_a_time() -> None:
    now = at(2026, 5, 1)
    with pytest.raises(Refused, match="on vacation already"):
        vacations.begin([(now - DAY, now + DAY)], now, 1, 28)
    assert vacations.running([(now - DAY, now + DAY)], now) == (now - DAY, now + DAY)
    assert vacations.running([(now - DAY, now)], now) is None
