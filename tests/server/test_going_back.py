"""Undo, reset, undo by consent; replay, forks and proofs."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import threading
import time
from pathlib import Path

import httpx
import pytest

import heliopolis
from heliopolis.server.core import protocol
from heliopolis.server.http.routes import analyses
from heliopolis.server.runtime.live_table import LiveTable
from tests.server.running import PATIENCE, Person, Seat, Server, play_out, serving, wait_for


def test_own_moves_can_be_undone_and_reset(server: Server) -> None:
    ada = Person(server)
    table = ada.table("amun-re", "me", "me", "me", start=True, seed=1)
    seats = [ada.sit(table, f"?seat={seat}").until(lambda s: s.view) for seat in range(3)]
    one = _asked(seats)
    assert one.parts["you"]["undo_to"] is None
    before, step = one.view, one.view["step"]
    one.move(one.legal[0])
    assert one.parts["you"]["undo_to"] == step
    branch = one.parts["branch"]
    one.do("undo", step=step + 1)
    assert one.view == before
    assert one.parts["branch"] == branch + 1
    for seat in seats:
        seat.until(lambda s: s.parts["branch"] == branch + 1)
        assert seat.log == one.log
    assert one.refused("undo", step=step)["code"] == "no_undo"
    assert one.refused("reset", step=step)["code"] == "no_undo"


def test_undo_by_consent_reseeds_chance(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("priests-of-ra", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = [person.sit(table).until(lambda s: s.view) for person in (ada, bo)]
    one = _asked(seats)
    other = seats[1 - one.parts["you"]["seat"]]
    commitment = one.view["commitment"]
    one.move("draw")
    assert other.refused("answer_undo", agree=True)["code"] == "nothing_asked"
    one.do("ask_undo", to=0)
    other.until(lambda s: s.parts["you"]["undo_asked"])
    asker = one.parts["you"]["seat"]
    told = {"by": asker, "to": 0, "agreed": [asker], "text": None}
    assert other.parts["you"]["undo_asked"] == told
    other.do("answer_undo", agree=False)
    one.until(lambda s: s.parts["you"]["undo_asked"] is None)
    assert one.view["step"] == 1
    one.do("ask_undo", to=0)
    other.do("answer_undo", agree=True)
    for seat in seats:
        seat.until(lambda s: s.view["step"] == 0)
        assert seat.view["commitment"] != commitment
    play_out(*seats)
    proof = ada.get(f"/api/tables/{table}/proof")
    assert len(proof["secrets"]) == 2
    for secret in proof["secrets"]:
        assert hashlib.sha256(secret["text"].encode()).hexdigest() == secret["commitment"]
    assert heliopolis.load(ada.http.get(f"/api/tables/{table}/journal").text).over


def test_bots_wait_for_those_who_are_asked_to_go_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move would end the request: with bots at the table nobody could answer it in time."""
    asked = threading.Event()

    async def pause(live: LiveTable, seq: int) -> bool:
        """Let a bot think until the request is made; only at the beginning it moves at once."""
        while live.record.table.moves and not asked.is_set():
            await asyncio.sleep(0.01)
        return live.record.next_seq == seq

    monkeypatch.setattr(LiveTable, "_pause", pause)
    with serving(str(tmp_path / "tables.sqlite"), bot_pace_ms=60_000) as server:
        ada, bo = Person(server, "Ada"), Person(server, "Bo")
        table = ada.table("priests-of-ra", "me", "open", "easy")
        bo.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        seats = [person.sit(table).until(lambda s: s.view) for person in (ada, bo)]
        one, people = seats[0], {seat.parts["you"]["seat"]: seat for seat in seats}
        while not one.view["step"] or one.view["players_to_move"][0] in people:
            known = one.view["step"]
            if person := people.get(one.view["players_to_move"][0]):
                person.until(lambda s: s.legal).move(person.legal[0])
            one.until(lambda s, known=known: s.view["step"] > known)  # type: ignore[misc]
        one.do("ask_undo", to=0)  # it is the turn of the bot
        seats[1].until(lambda s: s.parts["you"]["undo_asked"])
        before = one.view["step"]
        asked.set()
        live = server.process.tables.live[table]
        wait_for(lambda: live._working is None)  # a bot that moved would be at work
        assert len(live.record.table.moves) == before
        seats[1].do("answer_undo", agree=True)
        for seat in seats:
            seat.until(lambda s: s.parts["branch"] > 0)
            assert seat.view["step"] == 0


def test_every_step_can_be_replayed(server: Server) -> None:
    ada = Person(server)
    table = ada.table("amun-re", "me", "easy", "easy", start=True)
    seat = ada.sit(table).until(lambda s: s.legal)
    running = ada.get(f"/api/tables/{table}/replay/0?seat=0", 409)
    assert running["error"]["code"] == "not_over"
    assert ada.get(f"/api/tables/{table}/replay/0")["view"]["seat"] is None
    for closed in ("journal", "analysis"):
        assert ada.get(f"/api/tables/{table}/{closed}", 409)["error"]["code"] == "not_over"
    assert ada.http.get(f"/report/{table}").headers["location"] == f"/table/{table}"
    assert ada.get(f"/api/tables/{table}/proof")["seed"] is None
    play_out(seat)
    journal = heliopolis.load(ada.http.get(f"/api/tables/{table}/journal").text)
    steps = ada.get(f"/api/tables/{table}/replay")["steps"]
    assert steps == len(journal.moves)
    for step in random.Random(1).sample(range(steps + 1), 5):
        shown = ada.get(f"/api/tables/{table}/replay/{step}?seat=1")
        assert shown["view"]["table"] == journal.fork(step).view(1)["table"]
    many = ada.get(f"/api/tables/{table}/replay/all?from=5&to=9")
    assert [shown["step"] for shown in many] == [5, 6, 7, 8, 9]
    for step in (-1, steps + 1):
        error = ada.get(f"/api/tables/{table}/replay/{step}", 404)["error"]
        assert (error["code"], error["field"]) == ("not_found", "step")
        assert error["message"] == f"step: {step} is not in 0..{steps}"
    backwards = ada.get(f"/api/tables/{table}/replay/all?from=2&to=1", 400)
    assert backwards["error"]["field"] == "from"
    picture = ada.http.get(f"/api/tables/{table}/picture?language=nl&step=3").text
    assert len(picture.splitlines()) > 5


def test_a_finished_game_is_analysed_and_shared(server: Server) -> None:
    ada = Person(server)
    table = ada.table("ur", "me", "easy", start=True, options={"pieces": "2"}, seed=1)
    play_out(ada.sit(table))
    journal = heliopolis.load(ada.http.get(f"/api/tables/{table}/journal").text)
    steps = len(journal.moves)
    asked = ada.get(f"/api/tables/{table}/analysis")
    while asked["analysis"] is None:
        assert 0 <= asked["done"] <= asked["total"] <= 2 * steps
        time.sleep(0.1)
        asked = ada.get(f"/api/tables/{table}/analysis")
    analysis = protocol.AnalysisProgress.model_validate(asked).analysis
    assert analysis is not None
    assert [step.step for step in analysis.steps] == list(range(steps + 1))
    assert analysis.steps[-1].points == journal.scores()
    _check_shared(Person(server).http, server.address, table)


def _check_shared(anybody: httpx.Client, origin: str, table: str) -> None:
    """Anybody with the link reads the report; messengers find its picture by a whole address."""
    page = anybody.get(f"/report/{table}?language=de")
    assert '<html lang="de">' in page.text
    assert "script" not in page.headers["content-security-policy"]
    assert f'href="{origin}/table/{table}/replay"' in page.text
    assert ".invalid" not in page.text
    (address,) = re.findall(r'property="og:image" content="([^"]+)"', page.text)
    assert address == f"{origin}/report/{table}/picture.png"
    shown = anybody.get(address)
    assert shown.headers["content-type"] == "image/png"
    assert shown.content.startswith(b"\x89PNG")


def test_a_messenger_gets_the_picture_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks at the link once, while the server has yet to analyse the game anew."""
    database = str(tmp_path / "tables.sqlite")
    with serving(database) as server:
        ada = Person(server)
        table = ada.table("ur", "me", "easy", start=True)
        play_out(ada.sit(table))
    with serving(database) as server:
        messenger = Person(server).http
        page = messenger.get(f"/report/{table}?language=nl").text
        assert 'http-equiv="refresh"' in page, "the analysis is not there"
        (address,) = re.findall(r'property="og:image" content="([^"]+)"', page)
        assert address == f"{server.address}/report/{table}/picture.png"
        assert re.search(r'property="og:title" content="[^"]+: [^"]+ 7, [^"]+ \d"', page)
        monkeypatch.setattr(analyses, "PICTURE_SECONDS", 0.0)
        assert messenger.get(address).status_code == 503
        monkeypatch.setattr(analyses, "PICTURE_SECONDS", PATIENCE)
        shown = messenger.get(address)
        assert shown.headers["content-type"] == "image/png"
        assert shown.content.startswith(b"\x89PNG")


def test_a_fork_continues_from_any_step(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("priests-of-ra", "me", "easy", start=True)
    assert bo.post(f"/api/tables/{table}/fork", {"step": 0}, 409)["error"]["code"] == "not_over"
    play_out(ada.sit(table))
    shown = ada.get(f"/api/tables/{table}/replay/10")
    made = bo.post(f"/api/tables/{table}/fork", {"step": 10})
    assert made["forked_from"] == table
    assert made["my_seats"] == [0]
    seat = bo.sit(made["id"]).until(lambda s: s.view["step"] >= 10)
    again = ada.get(f"/api/tables/{made['id']}/replay/10")
    assert again["view"]["table"] == shown["view"]["table"]
    assert seat.view["commitment"] != shown["view"]["commitment"]
    play_out(seat)
    too_far = bo.post(f"/api/tables/{table}/fork", {"step": 5000}, 400)
    assert too_far["error"]["field"] == "step"


def _asked(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.legal)
