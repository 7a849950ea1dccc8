"""Hints and opinions over HTTP; what they say is tested without a server, but for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heliopolis.analysis.judging import VERDICTS
from heliopolis.server.core.limits import Limit
from heliopolis.server.runtime.advisor import Advisor, find_advice
from tests.server.running import Person, Server, wait_for


class Thinker:
    """Stands in for the process that thinks, and knows everything at once."""

    def __init__(self, server: Server) -> None:
        self.asked: list[tuple[dict[str, Any], str | None]] = []
        server.process.advisor._process = self  # type: ignore[assignment]
        server.process.advisor._ready.add("ur")

    async def run(
        self, work: Callable[..., Any], knowledge: dict[str, Any], move: str | None, seconds: float
    ) -> dict[str, Any]:
        assert work is find_advice
        self.asked.append((knowledge, move))
        if move is not None:
            return {"verdict": "blunder", "loss": 0.2}
        return {"move": "roll", "chance": 0.6, "second": "enter", "second_chance": 0.5}

    async def end(self) -> None:
        pass


def test_hints_and_opinions_against_bots(server: Server) -> None:
    thinker = Thinker(server)
    ada = Person(server, "Ada")
    table = ada.table("ur", "me", "easy", start=True)
    seat = ada.sit(table).until(lambda s: len(s.legal) > 0)
    step = seat.view["step"]
    stale = ada.post(f"/api/tables/{table}/hint", {"step": step + 1}, 409)
    assert stale["error"]["code"] == "stale"
    assert seat.parts["you"]["advice"] == "unrates"
    hint = ada.post(f"/api/tables/{table}/hint", {"step": step}, 200)
    assert (hint["step"], hint["chance"], hint["second_chance"]) == (step, 0.6, 0.5)
    assert hint["move"] == {"text": "roll", "move": "roll"}
    assert hint["second"]["text"] == "enter"
    seat.until(lambda s: s.parts["you"]["advice"] == "free")
    opinion = ada.post(f"/api/tables/{table}/opinion", {"step": step, "move": "roll"}, 200)
    assert opinion == {"step": step, "verdict": "blunder", "loss": 0.2}
    illegal = ada.post(f"/api/tables/{table}/opinion", {"step": step, "move": "enter"}, 409)
    assert illegal["error"]["code"] == "illegal_move"
    assert [move for _, move in thinker.asked] == [None, "roll"]
    assert {known["seat"] for known, _ in thinker.asked} == {0}


def test_advice_is_refused_to_others_and_limited(server: Server) -> None:
    Thinker(server)
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    alone = ada.table("ur", "me", "easy", start=True)
    seat = ada.sit(alone).until(lambda s: len(s.legal) > 0)
    asked = {"step": seat.view["step"]}
    assert bo.post(f"/api/tables/{alone}/hint", asked, 403)["error"]["field"] == "seat"
    server.process.advisor._limit = Limit(0.0, burst=1)
    ada.post(f"/api/tables/{alone}/hint", asked, 200)
    assert ada.post(f"/api/tables/{alone}/hint", asked, 429)["error"]["code"] == "too_many"
    together = ada.table("ur", "me", "open")
    bo.post(f"/api/tables/{together}/join", {})
    ada.post(f"/api/tables/{together}/start")
    for one in (ada, bo):
        refused = one.post(f"/api/tables/{together}/hint", {"step": 0}, 403)
        assert refused["error"]["code"] == "forbidden"


def test_a_hint_comes_at_once_and_later_from_the_process(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("priests-of-ra", "me", "easy", start=True)
    seat = ada.sit(table).until(lambda s: len(s.legal) > 1)
    step, legal = seat.view["step"], seat.legal

    def asked() -> dict[str, Any]:
        hint: dict[str, Any] = ada.post(f"/api/tables/{table}/hint", {"step": step}, 200)
        assert hint["move"]["text"] in legal
        return hint

    server.process.advisor = Advisor()  # in other tests a Thinker is at work
    server.process.advisor._limit = Limit(1e9, burst=10**9)
    assert asked()["chance"] is None  # the process starts only now
    wait_for(lambda: server.process.advisor._ready)
    wait_for(lambda: asked()["chance"] is not None)
    opinion = ada.post(f"/api/tables/{table}/opinion", {"step": step, "move": legal[0]}, 200)
    assert opinion["verdict"] in {None, *VERDICTS}
