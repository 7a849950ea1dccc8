"""Guests who log in keep what they have; what nobody needs any more is removed."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select, update

from heliopolis.server.core.clocks import DAY
from heliopolis.server.runtime import background_work, cleaning
from heliopolis.server.store import schema
from tests.server.conftest import Serve
from tests.server.running import Person, Server, forget, inside, play_out, wait_for

ACCOUNT = {"name": "Ada", "password": "correct horse"}


def test_a_guest_who_logs_in_keeps_the_tables(serve: Serve) -> None:
    server = serve()
    ada, bo = Person(server), Person(server, "Bo")
    ada.post("/api/account", ACCOUNT)
    guest = Person(server, "Guest")
    before = guest.id
    over = guest.table("morra", "me", "random", start=True)
    play_out(guest.sit(over))
    wait_for(lambda: guest.get(f"/api/people/{before}")["history"])
    waiting = guest.table("priests-of-ra", "me", "open")
    running = bo.table("morra", "me", "open")
    guest.post(f"/api/tables/{running}/join")
    both = ada.table("priests-of-ra", "me", "open", "open")
    guest.post(f"/api/tables/{both}/join")
    bo.post(f"/api/tables/{running}/start")
    looking = bo.sit(running).until(lambda s: s.view)

    assert guest.post("/api/login", ACCOUNT)["id"] == ada.id
    me = Person(server, cookie=guest.http.cookies["heliopolis"])
    assert me.id == ada.id
    mine = {card["id"]: card["my_seats"] for card in me.get("/api/tables?which=mine")}
    assert mine == {over: [0], waiting: [0], running: [1], both: [0]}
    info = me.get(f"/api/tables/{both}")
    assert [seat["user"] for seat in info["seats"]] == [ada.id, before, None]
    assert me.get(f"/api/tables/{waiting}")["host"]
    assert me.get(f"/api/tables/{waiting}")["seats"][0]["name"] == "Ada"
    bo.post(f"/api/tables/{waiting}/join")
    me.post(f"/api/tables/{waiting}/start")
    person = me.get(f"/api/people/{ada.id}")
    assert [game["table"] for game in person["history"]] == [over]
    assert person["ratings"]["morra"]["games"] == 1
    looking.until(lambda s: s.parts["table"]["seats"][1]["user"] == ada.id)
    seat = me.sit(running).until(lambda s: s.view)
    assert seat.view["seat"] == 1
    play_out(looking, seat)
    again = {"name": "Bo", "password": "correct horse"}
    bo.post("/api/account", again)
    assert me.post("/api/login", again)["id"] == bo.id
    ada.post("/api/login", ACCOUNT)
    assert len(ada.get("/api/people/" + ada.id)["history"]) == 2, "an account is no guest"


def test_tables_of_a_former_guest_survive_a_restart(serve: Serve) -> None:
    server = serve()
    ada = Person(server)
    ada.post("/api/account", ACCOUNT)
    guest = Person(server, "Guest")
    table = guest.table("priests-of-ra", "me", "easy", start=True)
    guest.post("/api/login", ACCOUNT)
    forget(server, table)
    me = Person(server, cookie=guest.http.cookies["heliopolis"])
    assert me.get(f"/api/tables/{table}")["my_seats"] == [0]
    assert me.get(f"/api/tables/{table}")["host"]


async def _age(server: Server, days: float) -> None:
    """Make everything older."""
    by = int(days * DAY)
    p, s, t, e, d = (
        schema.people, schema.sessions, schema.tables, schema.events, schema.deliveries,
    )  # fmt: skip
    await server.process.database.do(
        update(p).values(created=p.c.created - by),
        update(s).values(created=s.c.created - by, seen=s.c.seen - by),
        update(t).values(created=t.c.created - by),
        update(e).values(at=e.c.at - by),
        update(d).values(created=d.c.created - by),
    )


async def clean(server: Server) -> dict[str, int]:
    process = server.process
    return await cleaning.clean(process.database, process.tables, server.settings)


async def _count(server: Server, table: Any, *conditions: Any) -> int:
    row = await server.process.database.row(
        select(func.count()).select_from(table).where(*conditions)
    )
    assert row is not None
    return int(row[0])


@pytest.mark.parametrize("days", [29, 31])
def test_tables_that_were_never_started_are_removed(serve: Serve, days: int) -> None:
    server = serve(open_days=30, guest_days=400, session_days=400)
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    left, begun = ada.table("priests-of-ra", "me", "open"), ada.table("morra", "me", "me")
    bo.post(f"/api/tables/{left}/join")
    bo.post(f"/api/tables/{left}/leave")
    ada.post(f"/api/tables/{begun}/start")
    inside(server, _age(server, days))
    looking = bo.sit(left)
    looking.hear()
    done = inside(server, clean(server))
    assert done["closed"] == (days > 30)
    if days < 30:
        bo.post(f"/api/tables/{left}/join")
        return
    looking.hear()
    assert looking.parts["table"]["status"] == "frozen"
    assert "never started" in looking.parts["table"]["why_frozen"]
    assert bo.post(f"/api/tables/{left}/join", {}, 409)["error"]["code"] == "table_closed"
    assert ada.post(f"/api/tables/{left}/start", {}, 409)["error"]["code"] == "table_closed"
    assert [card["id"] for card in ada.get("/api/tables?which=mine")] == [begun]
    assert inside(server, clean(server))["tables"] == 0
    inside(server, _age(server, 0.05))
    assert inside(server, clean(server))["tables"] == 1
    ada.get(f"/api/tables/{left}", 404)
    assert inside(server, _count(server, schema.events, schema.events.c.table_id == left)) == 0
    assert ada.get(f"/api/tables/{begun}")["status"] == "running"


@pytest.mark.parametrize("days", [179, 181])
def test_abandoned_tables_are_removed(serve: Serve, days: int) -> None:
    server = serve(abandoned_days=180, guest_days=400, session_days=400)
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    left, used, over = (ada.table("morra", "me", "me", start=True) for _ in range(3))
    seats = [ada.sit(over, f"?seat={seat}") for seat in range(2)]
    play_out(*seats)
    for seat in seats:
        seat.close()
    wait_for(lambda: ada.get(f"/api/people/{ada.id}")["history"])
    inside(server, _age(server, days))
    for table in (left, used, over):
        forget(server, table)
    bo.sit(used).do("chat", text="still here")
    done = inside(server, clean(server))
    assert done["abandoned"] == (days > 180)
    assert ada.get(f"/api/tables/{used}")["status"] == "running"
    if days < 180:
        assert ada.get(f"/api/tables/{left}")["status"] == "running"
        return
    assert "abandoned" in ada.get(f"/api/tables/{left}")["why_frozen"]
    back = ada.sit(left, "?seat=0").until(lambda s: s.view)
    assert back.parts["table"]["is_closed"]
    assert (back.view["prompt"], back.view["legal"]) == (None, [])
    for refused in (back.refused("move", step=0, move="show 1"), back.refused("leave")):
        assert refused["code"] == "table_closed"
        assert "rules" not in refused["message"]
    back.close()
    assert inside(server, clean(server))["abandoned"] == 0
    inside(server, _age(server, 0.05))
    assert inside(server, clean(server))["tables"] == 1
    ada.get(f"/api/tables/{left}", 404)
    assert ada.get(f"/api/tables/{over}")["status"] == "over", "what was played stays"


def test_old_guests_and_sessions_are_removed(serve: Serve) -> None:
    server = serve(open_days=10_000, guest_days=60, session_days=180)
    account, token, seated, host, nobody, other = (Person(server) for _ in range(6))
    account.post("/api/account", ACCOUNT)
    token.post("/api/tokens", {"name": "bot"})
    table = host.table("priests-of-ra", "open", "open")
    seated.post(f"/api/tables/{table}/join")
    inside(server, _age(server, 70))
    other.patch("/api/me", {"name": "still here"})  # seen today
    done = inside(server, clean(server))
    assert (done["guests"], done["sessions"], done["closed"]) == (1, 0, 0)
    nobody.get("/api/sessions", 401)
    for person in (account, token, seated, host, other):
        person.get("/api/sessions")  # which is to be seen, too
    inside(server, _age(server, 181))
    account.get("/api/sessions", 401)
    done = inside(server, clean(server))
    assert done["sessions"] >= 5
    assert inside(server, _count(server, schema.sessions)) == 0
    kept = inside(server, _count(server, schema.people))
    assert kept == 4, "with an account, a token, a seat, a table"
    assert account.post("/api/login", ACCOUNT)["id"] == account.id


def test_only_the_leading_process_cleans(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_work, "CLEAN_SECONDS", 0.2)
    server = serve(open_days=1)
    ada = Person(server, "Ada")
    table = ada.table("priests-of-ra", "me", "open")
    inside(server, _age(server, 2))
    wait_for(lambda: ada.get(f"/api/tables/{table}")["status"] == "frozen")
