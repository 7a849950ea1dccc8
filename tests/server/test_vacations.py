"""Vacations and turns of a user, through a server."""

from __future__ import annotations

from heliopolis.server.core.clocks import DAY, HOUR, now_ms
from tests.server.conftest import Serve
from tests.server.running import Person, Server, forget, wait_for
from tests.server.test_push import started, two


def until(person: Person, table: str, seat: int) -> int | None:
    clocks = person.get(f"/api/tables/{table}/state")["clocks"]
    found: int | None = clocks["seats"][seat]["vacation_until"]
    return found


def test_daily_tables_wait_for_a_vacation(serve: Serve) -> None:
    server = serve(vacation_days=10)
    ada, bo = two(server)
    daily, live = started(ada, bo, pace="daily"), started(ada, bo, pace="live")
    seat = ada.sit(daily)
    seat.until(lambda s: s.parts["clocks"])
    told = bo.post("/api/vacation", {"days": 4})
    assert (told["days_a_year"], told["days_left"]) == (10, 6)
    assert abs(told["until"] - now_ms() - 4 * DAY) < HOUR
    seat.until(lambda s: s.parts["clocks"]["seats"][1]["vacation_until"] == told["until"])
    assert until(ada, live, 1) is None
    assert until(ada, daily, 0) is None
    turns = bo.get("/api/turns")
    deadlines = {turn["table"]: turn["deadline"] for turn in turns["turns"]}
    assert deadlines[daily] - told["until"] > 47 * HOUR
    assert deadlines[live] < told["until"]
    assert bo.post("/api/vacation", {"days": 1}, 409)["error"]["code"] == "on_vacation"
    forget(server, live)
    seat.close()
    wait_for(lambda: not server.process.tables.live[daily].audience.listeners)
    forget(server, daily)
    assert until(ada, daily, 1) == told["until"], "it follows from the events"
    ended = bo.http.delete("/api/vacation").json()
    assert (ended["until"], ended["days_left"]) == (None, 9)
    assert until(ada, daily, 1) is None
    assert bo.http.delete("/api/vacation").status_code == 409


def test_a_game_that_begins_during_a_vacation_waits_too(serve: Serve) -> None:
    server = serve()
    ada, bo = two(server)
    told = bo.post("/api/vacation", {"days": 2})
    table = started(ada, bo, pace="daily")
    wait_for(lambda: until(ada, table, 1) == told["until"])


def test_no_more_days_than_there_are(serve: Serve) -> None:
    bo = Person(serve(vacation_days=3))
    assert bo.post("/api/vacation", {"days": 4}, 409)["error"]["field"] == "days"
    assert bo.post("/api/vacation", {"days": 0}, 422)["error"]["field"] == "days"
    assert bo.post("/api/vacation", {"days": 3})["days_left"] == 0


def test_turns_are_told_by_deadline_with_what_happened_last(server: Server) -> None:
    ada, bo = two(server)
    slow, quick = started(ada, bo), started(ada, bo, pace="daily")
    found = bo.get("/api/turns?language=de")
    assert [turn["table"] for turn in found["turns"]] == [quick, slow]
    first = found["turns"][0]
    assert first["deadline"] > found["now"] > first["last_at"] - 1
    assert first["title"] == "Morra"
    assert first["question"]
    assert [seat["name"] for seat in first["seats"]] == ["Ada", "Bo"]
    step = bo.get(f"/api/tables/{quick}/state")["view"]["step"]
    bo.post(f"/api/tables/{quick}/moves", {"step": step, "move": "show 1"})
    assert [turn["table"] for turn in bo.get("/api/turns")["turns"]] == [slow]
    ada_step = ada.get(f"/api/tables/{quick}/state")["view"]["step"]
    ada.post(f"/api/tables/{quick}/moves", {"step": ada_step, "move": "show 2"})
    again = bo.get("/api/turns")["turns"][0]
    assert again["table"] == quick
    assert again["last"]
