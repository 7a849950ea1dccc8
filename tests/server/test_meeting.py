"""Meeting others on a real server: open tables, searches and leaderboards, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from heliopolis.server.core.matching import ALIVE_MS
from heliopolis.server.runtime import cleaning
from heliopolis.server.store import schema
from tests.server.conftest import Serve
from tests.server.running import Person, Server, inside, play_out, serving, wait_for


def test_open_tables_tell_ratings_and_options(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    rated = ada.table("morra", "me", "random", start=True)
    play_out(ada.sit(rated))
    wait_for(lambda: ada.get(f"/api/people/{ada.id}")["ratings"])
    table = ada.table("morra", "me", "open", "random", public=True, pace="live")
    hidden = ada.table("morra", "me", "open")
    found = {card["id"]: card for card in bo.get("/api/open-tables")}
    assert hidden not in found
    card = found[table]
    assert (card["host"], card["pace"], card["my_seats"]) == ("Ada", "live", [])
    assert [rating and rating["games"] for rating in card["ratings"]][:2] == [1, None]
    assert card["ratings"][2]["games"] >= 1, "bots are rated, too"
    assert ada.get(f"/api/tables/{table}")["options"] == card["options"]
    bo.post(f"/api/tables/{table}/join")
    again = {card["id"]: card for card in bo.get("/api/open-tables")}[table]
    assert again["my_seats"] == [1]


def test_a_leaderboard_lists_the_surest_first(server: Server) -> None:
    ada, bo, cy = (Person(server, name) for name in ("Ada", "Bo", "Cy"))
    rows = [
        {"player": ada.id, "game": "ur", "mean": 30.0, "sigma": 2.0, "games": 40},
        {"player": bo.id, "game": "ur", "mean": 33.0, "sigma": 6.0, "games": 3},
        {"player": cy.id, "game": "catan-cheops", "mean": 40.0, "sigma": 1.0, "games": 3},
        {"player": "bot:hard", "game": "ur", "mean": 29.0, "sigma": 1.0, "games": 99},
        {"player": "nobody", "game": "ur", "mean": 50.0, "sigma": 1.0, "games": 99},
    ]
    inside(server, server.process.database.do(insert(schema.ratings).values(rows)))
    listed = ada.get("/api/leaderboards/ur")
    assert [one["place"] for one in listed] == list(range(1, len(listed) + 1))
    assert "nobody" not in {one["user"] for one in listed}
    # Others may have played on this server before.
    found = [one for one in listed if one["bot"] == "hard" or one["user"] in (ada.id, bo.id, cy.id)]
    assert [(one["name"], one["bot"], one["user"], one["sure"]) for one in found] == [
        ("", "hard", None, 26), ("Ada", None, ada.id, 24), ("Bo", None, bo.id, 15)
    ]  # fmt: skip
    assert ada.get("/api/leaderboards/chess", 404)["error"]["field"] == "game"
    assert cy.get("/api/leaderboards/morra") == cy.get("/api/leaderboards/morra")


WANTED = {"game": "morra", "seats": [2]}


def test_two_who_search_are_seated_together(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    assert ada.get("/api/search")["status"] == "none"
    waits = ada.post("/api/search", {**WANTED, "within": 5})
    assert (waits["status"], waits["seats"], waits["within"]) == ("waiting", [2], 5)
    found = bo.post("/api/search", {"game": "morra", "seats": [3, 2]})
    assert found["status"] == "seated"
    assert ada.get("/api/search")["table"] == found["table"]
    info = bo.get(f"/api/tables/{found['table']}")
    assert (info["status"], info["pace"]) == ("running", "live")
    assert [seat["user"] for seat in info["seats"]] == [ada.id, bo.id]
    seats = [person.sit(found["table"]) for person in (ada, bo)]
    play_out(*seats)
    wait_for(lambda: ada.get(f"/api/people/{ada.id}")["ratings"])
    for person in (ada, bo):
        person.delete("/api/search")
        assert person.get("/api/search")["status"] == "none"


def test_who_does_not_fit_goes_on_waiting(server: Server) -> None:
    ada, bo, cy = (Person(server, name) for name in ("Ada", "Bo", "Cy"))
    rating = {"player": bo.id, "game": "priests-of-ra", "mean": 35.0, "sigma": 2.0, "games": 40}
    inside(server, server.process.database.do(insert(schema.ratings).values(**rating)))
    wanted = {"game": "priests-of-ra", "seats": [2, 3]}
    ada.post("/api/search", {**wanted, "within": 5})
    assert bo.post("/api/search", wanted)["status"] == "waiting", "ten points are too many"
    assert ada.get("/api/search")["others"] == 1
    ada.delete("/api/search")
    assert cy.post("/api/search", wanted)["status"] == "seated"
    assert bo.get("/api/search")["status"] == "seated"
    assert ada.get("/api/search")["status"] == "none"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": []}, "seats"),
        ({"seats": [9]}, "seats.0"),
        ({"game": "ur", "seats": [2, 3]}, "seats"),
        ({"pace": "none"}, "pace"),
        ({"within": 0}, "within"),
        ({"within": "wide"}, "within"),
        ({"bots": True}, "bots"),
    ],
)
def test_a_bad_search_names_its_field(server: Server, change: dict[str, Any], field: str) -> None:
    ada = Person(server)
    answer = ada.http.post("/api/search", json={**WANTED, **change})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["field"] == field
    assert ada.get("/api/search")["status"] == "none"


def test_a_search_ends_when_its_user_is_gone(serve: Serve) -> None:
    server = serve()
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    ada.post("/api/search", WANTED)
    s = schema.searches

    async def pass_time(ms: int) -> None:
        await server.process.database.do(update(s).values(seen=s.c.seen - ms))

    inside(server, pass_time(ALIVE_MS - 30_000))
    assert ada.get("/api/search")["status"] == "waiting", "and asking keeps it alive"
    inside(server, pass_time(ALIVE_MS - 30_000))
    assert ada.get("/api/search")["status"] == "waiting"
    inside(server, pass_time(ALIVE_MS))
    assert bo.post("/api/search", WANTED)["status"] == "waiting", "nobody is left"

    async def clean() -> tuple[int, int]:
        process = server.process
        done = await cleaning.clean(process.database, process.tables, server.settings)
        return done["searches"], len(await process.database.rows(select(s)))

    assert inside(server, clean()) == (1, 1)
    assert ada.get("/api/search")["status"] == "none"


def test_two_processes_seat_nobody_twice(postgres_database: str) -> None:
    with serving(postgres_database) as one, serving(postgres_database) as other:
        people = [Person((one, other)[n % 2], f"P{n}") for n in range(12)]
        with ThreadPoolExecutor(12) as pool:
            list(pool.map(lambda who: who.post("/api/search", WANTED), people))
        wait_for(lambda: all(who.get("/api/search")["status"] == "seated" for who in people))

        async def seats() -> list[tuple[str, str]]:
            rows = await one.process.database.rows(select(schema.seats))
            return [(row.table_id, row.person) for row in rows]

        found = inside(one, seats())
        assert sorted(person for _, person in found) == sorted(person.id for person in people)
        assert len({table for table, _ in found}) == 6
