"""Playing at a table: alone with bots, with each other, watched by others."""

from __future__ import annotations

import hashlib
import random

import heliopolis
from heliopolis.server.core import messages
from tests.server.running import Person, Server, asked, play_out, serving, wait_for


def test_a_whole_game_against_bots(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("priests-of-ra", "me", "easy", "random", start=True)
    seat = ada.sit(table)
    play_out(seat)
    result = seat.view["result"]
    assert sorted(result["ranks"])[0] == 0
    journal = ada.http.get(f"/api/tables/{table}/journal").text
    again = heliopolis.load(journal)
    assert again.over
    assert again.scores() == result["scores"]
    told = [event["log_event"] for event in again.log_events]
    assert [event["log_event"] for event in seat.log] == told
    proof = ada.get(f"/api/tables/{table}/proof")
    assert hashlib.sha256(proof["text"].encode()).hexdigest() == proof["commitment"]
    assert seat.view["commitment"] == proof["commitment"]


def test_two_people_and_a_spectator(server: Server) -> None:
    ada, bo, cy = (Person(server, name) for name in ("Ada", "Bo", "Cy"))
    table = ada.table("priests-of-ra", "me", "open")
    early = bo.sit(table)
    assert early.hear()["view"] is None
    bo.post(f"/api/tables/{table}/join")
    assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Bo"
    ada.post(f"/api/tables/{table}/start")
    early.until(lambda s: s.parts["table"]["status"] == "running")
    assert early.parts["you"]["seat"] == 1, "who has sat down meanwhile sees from there"
    first, watcher = ada.sit(table), cy.sit(table)
    for seat in (first, watcher):
        seat.until(lambda s: s.view)
    assert watcher.legal == []
    mover = next(seat for seat in (first, early) if seat.legal)
    mover.move("draw")
    for seat in (first, early, watcher):
        seat.until(lambda s: s.view["step"] == 1)
        assert seat.log == mover.log
    assert watcher.refused("move", step=1, move="draw")["code"] == "forbidden"
    play_out(first, early)
    watcher.until(lambda s: s.view["over"])
    assert watcher.view["result"] == first.view["result"]
    wait_for(lambda: ada.get(f"/api/people/{bo.id}")["history"])
    person = ada.get(f"/api/people/{bo.id}")
    assert [(game["table"], game["seat"]) for game in person["history"]] == [(table, 1)]
    assert person["ratings"]["priests-of-ra"]["games"] == 1


def test_a_game_with_a_chosen_seed_is_not_rated(server: Server) -> None:
    ada = Person(server, "Ada")
    for number, request in enumerate(({"seed": 7}, {}), 1):
        play_out(ada.sit(ada.table("morra", "me", "random", start=True, **request)))
        wait_for(lambda played=number: len(ada.get(f"/api/people/{ada.id}")["history"]) == played)  # type: ignore[misc]
        ratings = ada.get(f"/api/people/{ada.id}")["ratings"]
        assert ratings == {} if request else ratings["morra"]["games"] == 1


def test_a_move_for_another_step_is_refused(server: Server) -> None:
    ada = Person(server)
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    seat = asked(ada, table)
    error = seat.refused("move", step=1, move="draw")
    assert (error["code"], error["field"]) == ("stale", "step")
    error = seat.refused("move", step=0, move="bid 3")
    assert error["code"] == "illegal_move"
    assert error["rule"].startswith("PR-")
    error = seat.refused("move", step=0, move="fly away")
    assert (error["code"], error["field"]) == ("bad_move", "move")
    assert seat.view["step"] == 0
    seat.do("move", step=0, move={"move": "draw"})
    assert seat.ask("why", move="bid 3", language="nl")["rule"].startswith("PR-")


def test_moves_can_be_made_over_http(server: Server) -> None:
    ada = Person(server)
    token = ada.post("/api/tokens", {"name": "my bot"})["token"]
    program = Person(server, token=token)
    assert program.id == ada.id
    table = program.table("amun-re", "me", "easy", "easy", start=True)
    state = program.get(f"/api/tables/{table}/state")
    while not state["view"]["legal"]:
        state = program.get(f"/api/tables/{table}/state")
    step, move = state["view"]["step"], state["view"]["legal"][0]["text"]
    after = program.post(f"/api/tables/{table}/moves", {"step": step, "move": move})
    assert after["view"]["step"] > step
    refused = program.post(f"/api/tables/{table}/moves", {"step": step, "move": move}, 409)
    assert refused["error"]["code"] == "stale"


def test_a_returning_client_gets_only_missing_events(server: Server) -> None:
    ada = Person(server)
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    seat = asked(ada, table)
    seat.move("invoke")
    seat.do("chat", text="hello")
    have, branch = len(seat.log), seat.parts["branch"]
    seat.close()
    own = seat.view["seat"]
    back = ada.sit(table, f"?branch={branch}&log={have}&chat=1&seat={own}")
    first = back.hear()
    assert first["log"] == {"from": have, "items": []}
    assert first["chat"] == {"from": 1, "items": []}
    assert first["view"]["step"] == 1
    other = ada.sit(table, f"?branch={branch + 1}&log={have}").hear()
    assert other["log"]["from"] == 0


def test_a_late_viewer_gets_the_last_part_of_the_log(server: Server) -> None:
    ada = Person(server)
    table = ada.table("amun-re", *["me"] * 5, start=True, seed=7)
    mirror, chooser = heliopolis.new("amun-re", seats=5, seed=7), random.Random(7)
    path = f"/api/tables/{table}"
    while len(mirror.log_events) <= messages.RECENT_LOG:
        move = chooser.choice(mirror.legal())
        step = mirror.known_step(move.seat)
        ada.post(f"{path}/moves", {"seat": move.seat, "step": step, "move": move.text})
        mirror.play(move)
    whole = ada.get(f"{path}/state?log=0")
    assert [whole["log"]["from"], len(whole["log"]["items"])] == [0, len(mirror.log_events)]
    late = ada.sit(table, "?log=")
    first = late.hear()["log"]
    assert first["from"] == len(mirror.log_events) - messages.RECENT_LOG
    assert ada.get(f"{path}/state")["log"] == first
    older = ada.get(f"{path}/log?to={first['from']}")
    assert older["branch"] == whole["branch"]
    assert older["items"] + first["items"] == whole["log"]["items"]
    assert ada.get(f"{path}/log?from=3&to=7")["items"] == whole["log"]["items"][3:7]
    assert ada.get(f"{path}/log?from=900&to=7")["items"] == []


def test_everything_is_there_after_a_restart(database: str) -> None:
    with serving(database) as server:
        ada = Person(server, "Ada")
        table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
        seat = asked(ada, table)
        seat.move("draw")
        seat.do("chat", text="hello")
        cookie = ada.http.cookies["heliopolis"]
        view, log = seat.view, seat.log
    with serving(database) as server:
        ada = Person(server, cookie=cookie)
        assert ada.get("/api/me")["name"] == "Ada"
        seat = ada.sit(table, f"?seat={view['seat']}")
        seat.hear()
        assert seat.view == view
        assert seat.log == log
        assert [line["text"] for line in seat.chat] == ["hello"]
