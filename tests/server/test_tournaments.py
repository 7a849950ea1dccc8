"""Tournaments on a real server: rounds, results and standings, on both databases."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from heliopolis.server.core.clocks import DAY, HOUR, now_ms
from heliopolis.server.runtime import cleaning
from heliopolis.server.store import schema
from tests.server.conftest import Serve
from tests.server.running import Person, Server, inside, play_out, serving, wait_for

CUP: dict[str, Any] = {"name": "Cup", "game": "morra", "seats": 2}


def opened(host: Person, others: list[Person], **wishes: Any) -> str:
    made: str = host.post("/api/tournaments", {**CUP, **wishes}, 201)["id"]
    for person in others:
        person.post(f"/api/tournaments/{made}/join")
    return made


def look(person: Person, tournament: str) -> Any:
    return person.get(f"/api/tournaments/{tournament}")


def play_round(tournament: str, number: int, *people: Person) -> None:
    """Wait for a round, and play the tables of some people to their end."""
    wait_for(lambda: look(people[0], tournament)["round"] == number)
    seats = [person.sit(look(person, tournament)["my_table"]) for person in people]
    play_out(*seats)
    for seat in seats:
        seat.close()


def test_a_tournament_is_read_as_it_was_at_one_moment(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round that is drawn while somebody reads is there with all of it, or not at all."""
    host, bo = Person(server, "Ada"), Person(server, "Bo")
    tournament = opened(host, [bo])
    host.post(f"/api/tournaments/{tournament}/start")
    database = server.process.database
    read = database.rows
    drawn = False

    async def rows(statement: Any, **values: Any) -> Any:
        nonlocal drawn
        found = await read(statement, **values)
        if not drawn:
            drawn = True
            t = schema.tournaments
            next_round = {"round": 2, "version": t.c.version + 1}
            bye = {"tournament": tournament, "round": 2, "number": 1, "points": 1, "absent": False}
            await database.do(
                update(t).where(t.c.id == tournament).values(**next_round),
                insert(schema.places).values(**bye),
            )
        return found

    monkeypatch.setattr(database, "rows", rows)
    assert look(host, tournament)["round"] == 2
    assert drawn


def test_a_swiss_tournament_of_people_and_bots(server: Server) -> None:
    people = [Person(server, f"P{n}") for n in range(3)]
    host = people[0]
    tournament = opened(host, people[1:], bots=["random", "easy"])
    host.post(f"/api/tournaments/{tournament}/bots", {"bot": "random"})
    card = next(c for c in host.get("/api/tournaments") if c["id"] == tournament)
    assert (card["players"], card["status"], card["host"], card["playing"]) == (
        6,
        "open",
        True,
        True,
    )
    info = host.post(f"/api/tournaments/{tournament}/start")
    assert (info["status"], info["round"], len(info["drawn"][0]["tables"])) == ("running", 1, 3)
    for number in range(1, 4):
        play_round(tournament, number, *people)
    wait_for(lambda: look(host, tournament)["status"] == "over")
    info = look(host, tournament)
    met = Counter(
        frozenset(pair)
        for one in info["drawn"]
        for table in one["tables"]
        for pair in combinations([place["number"] for place in table["places"]], 2)
    )
    assert len(met) == 9, "in three rounds nobody meets anybody twice"
    assert sum(one["points"] for one in info["standings"]) == 9
    assert info["standings"][0]["place"] == 1
    for one in info["drawn"]:
        for table in one["tables"]:
            assert table["over"]
            record = host.get(f"/api/tables/{table['table']}")
            assert (record["status"], record["tournament"]) == ("over", tournament)
    bots = [one for one in info["entrants"] if one["bot"]]
    assert [one["name"] for one in bots] == ["Random 2", "Easy 3", "Random 6"]
    person = host.get(f"/api/people/{host.id}")
    assert person["ratings"]["morra"]["games"] == 3, "the games count for ratings"
    mine = {card["id"] for card in host.get("/api/tables?which=mine")}
    theirs = {
        table["table"]
        for one in info["drawn"]
        for table in one["tables"]
        if 0 not in [place["number"] for place in table["places"]]
    }
    assert not mine & theirs, "tables at which the host does not play are not theirs"


def test_who_leaves_loses_by_rule_and_may_play_on(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    tournament = opened(ada, [bo], rounds=2)
    ada.post(f"/api/tournaments/{tournament}/start")
    table = look(ada, tournament)["my_table"]
    assert table == look(bo, tournament)["my_table"]
    bo.post(f"/api/tables/{table}/leave")
    play_round(tournament, 1, ada)
    wait_for(lambda: look(ada, tournament)["status"] == "over")  # nobody is left to play with
    info = look(bo, tournament)
    result = {place["number"]: place for place in info["drawn"][0]["tables"][0]["places"]}
    assert (result[0]["points"], result[1]["points"]) == (1, 0), "whoever won the game itself"
    assert (result[0]["absent"], result[1]["absent"]) == (False, True)
    assert [one["withdrawn"] for one in info["entrants"]] == [False, True]
    late = bo.post(f"/api/tournaments/{tournament}/join", {}, 409)
    assert late["error"]["code"] == "tournament_over"


def test_after_the_deadline_bots_end_the_round(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    tournament = opened(ada, [bo], rounds=1, pace="daily")
    info = ada.post(f"/api/tournaments/{tournament}/start")
    assert info["deadline"] - now_ms() > 13 * DAY
    t = schema.tournaments

    async def pass_time() -> None:
        over = {"deadline": now_ms(), "wake_at": now_ms()}
        await server.process.database.do(update(t).where(t.c.id == tournament).values(**over))

    inside(server, pass_time())
    wait_for(lambda: look(ada, tournament)["status"] == "over")
    info = look(ada, tournament)
    places = info["drawn"][0]["tables"][0]["places"]
    assert sum(place["points"] for place in places) == 1
    assert not any(place["absent"] for place in places), "the time was over for all"
    assert not any(one["withdrawn"] for one in info["entrants"])


def test_a_table_that_cannot_be_read_counts_as_a_tie(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    tournament = opened(ada, [bo], rounds=1)
    table = ada.post(f"/api/tournaments/{tournament}/start")["my_table"]
    t, tables = schema.tournaments, schema.tables

    async def spoil() -> None:
        server.process.tables.live.pop(table, None)
        over = {"deadline": now_ms(), "wake_at": now_ms()}
        await server.process.database.do(
            update(tables).where(tables.c.id == table).values(seating="{"),
            update(t).where(t.c.id == tournament).values(**over),
        )

    inside(server, spoil())
    wait_for(lambda: look(ada, tournament)["status"] == "over")
    places = look(ada, tournament)["drawn"][0]["tables"][0]["places"]
    assert [place["points"] for place in places] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": None}, "name"),
        ({"game": "chess"}, "game"),
        ({"seats": 1}, "seats"),
        ({"seats": 7}, "seats"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": 10}, "rounds"),
        ({"draw": "lot"}, "draw"),
        ({"pace": "none"}, "pace"),
        ({"most_players": 65}, "most_players"),
        ({"round_hours": 0}, "round_hours"),
        ({"break_minutes": -1}, "break_minutes"),
        ({"bots": ["genius"]}, "bots"),
        ({"bots": ["easy"] * 2, "most_players": 2}, "bots"),
        ({"bots": ["easy"] * 17}, "bots"),
        ({"options": {"nope": "x"}}, "option nope"),
        ({"prize": 100}, "prize"),
    ],
)
def test_a_bad_tournament_names_its_field(
    server: Server, change: dict[str, Any], field: str
) -> None:
    ada = Person(server)
    answer = ada.http.post("/api/tournaments", json={**CUP, **change})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["field"] == field
    assert ada.get("/api/tournaments?which=mine") == []


def test_others_cannot_run_a_tournament(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    tournament = opened(ada, [], public=False)
    base = f"/api/tournaments/{tournament}"
    for path, body in (
        ("start", {}), ("close", {}), ("bots", {"bot": "easy"}), ("remove", {"number": 0})
    ):  # fmt: skip
        assert eve.post(f"{base}/{path}", body, 403)["error"]["code"] == "forbidden"
    assert eve.get("/api/tournaments/unknown", 404)["error"]["field"] == "id"
    assert tournament not in [card["id"] for card in eve.get("/api/tournaments")]
    assert tournament in [card["id"] for card in ada.get("/api/tournaments?which=mine")]
    assert look(eve, tournament)["my_number"] is None, "the link is permission to look"
    before = look(ada, tournament)
    assert eve.post(f"{base}/leave", {}, 409)["error"]["code"] == "not_joined"
    assert ada.post(f"{base}/start", {}, 409)["error"]["code"] == "too_few"
    assert ada.post(f"{base}/remove", {"number": 5}, 400)["error"]["field"] == "number"
    assert look(ada, tournament) == before


def test_one_taken_out_is_told_so_and_has_it_listed_no_more(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    tournament = opened(ada, [eve])
    base = f"/api/tournaments/{tournament}"
    number = look(eve, tournament)["my_number"]
    assert tournament in [card["id"] for card in eve.get("/api/tournaments?which=mine")]
    ada.post(f"{base}/remove", {"number": number})
    assert eve.post(f"{base}/join", {}, 409)["error"]["code"] == "taken_out"
    assert look(ada, tournament)["players"] == 1
    assert eve.get("/api/tournaments?which=mine") == []


def test_a_user_hosts_only_a_few_tournaments(server: Server) -> None:
    ada = Person(server, "Ada")
    made = [opened(ada, []) for _ in range(5)]
    refused = ada.post("/api/tournaments", CUP, 409)["error"]
    assert refused["code"] == "too_many_tournaments"
    assert ada.post(f"/api/tournaments/{made[0]}/close")["status"] == "closed"
    opened(ada, [])


def test_what_a_guest_had_becomes_the_accounts(serve: Serve) -> None:
    server = serve()
    account = {"name": "Ada", "password": "correct horse"}
    ada, bo, guest = Person(server), Person(server, "Bo"), Person(server, "Guest")
    ada.post("/api/account", account)
    tournament = opened(guest, [bo])
    assert guest.post("/api/login", account)["id"] == ada.id
    info = look(ada, tournament)
    assert (info["host"], info["my_number"], info["host_name"]) == (True, 0, "Ada")
    me = Person(server, cookie=guest.http.cookies["heliopolis"])
    assert tournament in me.get("/api/account/export")["tournaments"]
    me.post("/api/account/delete", {"password": "correct horse"})
    entrant = look(bo, tournament)["entrants"][0]
    assert (entrant["user"], entrant["name"]) == (None, "Ada")


def test_tournaments_that_never_began_are_removed(serve: Serve) -> None:
    server = serve(open_days=30)
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    old, played = opened(ada, [bo]), opened(ada, [bo])
    ada.post(f"/api/tournaments/{played}/start")

    async def age_and_clean() -> tuple[dict[str, int], int]:
        database, t, e = server.process.database, schema.tournaments, schema.entrants
        await database.do(update(t).values(created=t.c.created - 31 * DAY))
        done = await cleaning.clean(database, server.process.tables, server.settings)
        left = await database.rows(select(e.c.number).where(e.c.tournament == old))
        return done, len(left)

    done, left = inside(server, age_and_clean())
    assert (done["tournaments"], left) == (1, 0)
    ada.get(f"/api/tournaments/{old}", 404)
    assert len(look(ada, played)["entrants"]) == 2


def test_two_processes_draw_a_round_once(postgres_database: str) -> None:
    """Both try at the same moment, several times; players join through both, too."""
    with serving(postgres_database) as one, serving(postgres_database) as other:
        people = [Person((one, other)[n % 2], f"P{n}") for n in range(8)]
        host = people[0]
        tournament = opened(host, [], rounds=1)
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda who: who.post(f"/api/tournaments/{tournament}/join"), people[1:]))
        assert [e["number"] for e in look(host, tournament)["entrants"]] == list(range(8))
        starters = [host, Person(other, cookie=host.http.cookies["heliopolis"])] * 2
        with ThreadPoolExecutor(4) as pool:
            answers = list(
                pool.map(
                    lambda who: who.http.post(f"/api/tournaments/{tournament}/start", json={}),
                    starters,
                )
            )
        assert sorted({answer.status_code for answer in answers}) == [200, 409]

        async def again(server: Server) -> None:
            t = schema.tournaments
            values = {"wake_at": now_ms() - HOUR}
            await server.process.database.do(update(t).values(**values))
            await server.process.tournaments.run_due()

        for server in (one, other):
            inside(server, again(server))
        wait_for(lambda: look(host, tournament)["round"] == 1)
        info = look(host, tournament)
        assert len(info["drawn"]) == 1
        seated = [p["number"] for table in info["drawn"][0]["tables"] for p in table["places"]]
        assert sorted(seated) == list(range(8))

        async def tables() -> int:
            query = select(schema.tables.c.id).where(schema.tables.c.tournament == tournament)
            return len(await one.process.database.rows(query))

        assert inside(one, tables()) == 4
