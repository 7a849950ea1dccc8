"""Making tables, joining, leaving, starting, playing again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Person, Server, play_out


def test_tables_are_listed_by_visibility_and_status(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    public = ada.table("priests-of-ra", "me", "open", public=True)
    private = ada.table("priests-of-ra", "me", "open")
    running = ada.table("priests-of-ra", "me", "easy", public=True, start=True)

    def ids(person: Person, which: str) -> set[str]:
        return {card["id"] for card in person.get(f"/api/tables?which={which}")}

    created = {public, private, running}
    assert ids(bo, "open") & created == {public}
    assert ids(bo, "watch") & created == {running}
    assert ids(bo, "mine") == set()
    assert ids(ada, "mine") == {public, private, running}
    bo.post(f"/api/tables/{private}/join")
    assert ids(bo, "mine") == {private}
    bo.post(f"/api/tables/{private}/leave")
    assert ids(bo, "mine") == set()


def test_joining_and_leaving(server: Server) -> None:
    ada, bo, cy = (Person(server, name) for name in ("Ada", "Bo", "Cy"))
    table = ada.table("priests-of-ra", "me", "open", "open")
    assert bo.post(f"/api/tables/{table}/join", {"seat": 2})["my_seats"] == [2]
    again = bo.post(f"/api/tables/{table}/join", status=409)
    assert again["error"]["code"] == "seated"
    taken = cy.post(f"/api/tables/{table}/join", {"seat": 2}, 409)
    assert taken["error"]["field"] == "seat"
    early = ada.post(f"/api/tables/{table}/start", status=409)
    assert early["error"]["code"] == "seats_open"
    cy.post(f"/api/tables/{table}/join")
    other = cy.post(f"/api/tables/{table}/start", status=403)
    assert other["error"]["code"] == "forbidden"
    assert ada.post(f"/api/tables/{table}/start")["status"] == "running"
    late = Person(server).post(f"/api/tables/{table}/join", status=409)
    assert late["error"]["code"] == "started"


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "bot"),
        ({"seats": [{"kind": "me"}, {"kind": "throne"}]}, "seats.1.kind"),
        ({"options": {"sun_groups": "99"}}, "option sun_groups"),
        ({"options": {"sunny": "yes"}}, "option sunny"),
        ({"board": {}}, "board"),
        ({"pace": "fast"}, "pace"),
        ({"seed": 7}, "seed"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}], "seed": -1}, "seed"),
        ({"colour": "red"}, "colour"),
        ({"start": True}, "seats"),
    ],
)
def test_a_bad_request_names_its_field(server: Server, wish: dict[str, Any], field: str) -> None:
    ada = Person(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = ada.http.post("/api/tables", json={"game": "priests-of-ra", "seats": seats, **wish})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["field"] == field
    assert ada.get("/api/tables?which=mine") == []


def test_a_rematch_rotates_the_seats(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("morra", "me", "open")
    assert ada.post(f"/api/tables/{table}/rematch", status=409)["error"]["code"] == "not_over"
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    play_out(ada.sit(table), bo.sit(table))
    stranger = Person(server)
    assert stranger.post(f"/api/tables/{table}/rematch", status=403)
    next_table = ada.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in next_table["seats"]] == ["Bo", "Ada"]
    assert next_table["status"] == "open", "Bo may not want to"
    assert [seat["awaited"] for seat in next_table["seats"]] == [True, False]
    assert ada.get(f"/api/tables/{table}")["rematch"] == next_table["id"]
    assert next_table["id"] in {card["id"] for card in bo.get("/api/tables?which=mine")}
    assert ada.post(f"/api/tables/{next_table['id']}/start", status=409)
    begun = bo.post(f"/api/tables/{table}/rematch")
    assert (begun["id"], begun["status"]) == (next_table["id"], "running")


def test_a_table_can_be_made_with_a_corrected_board(server: Server) -> None:
    ada = Person(server)
    board = {"provinces": {"memphis": {"fields": 3}, "abydos": {"fields": 3}}}
    table = ada.table("amun-re", "me", "easy", "easy", board=board, start=True)
    assert ada.get(f"/api/tables/{table}")["board"] == board
    wrong = {"provinces": {"memphis": {"fields": 99}}}
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    answer = ada.post("/api/tables", {"game": "amun-re", "seats": seats, "board": wrong}, 400)
    assert answer["error"]["field"] == "board"


def test_texts_of_a_game_come_with_those_of_its_family(server: Server) -> None:
    source = Person(server).http.get("/api/games/catan-island/texts/en.ftl").text
    for key in ("move-roll", "board-map", "option-number_placement"):
        assert f"\n{key} = " in source


def test_rules_come_with_their_rulings(server: Server) -> None:
    book = Person(server).http.get("/api/games/catan-cheops/rules?language=nl").json()
    (rule,) = (rule for rule in book["rules"] if rule["id"] == "CH-6.4")
    ruling = rule["rulings"][0]
    assert (ruling["id"], ruling["option"]) == ("CH-R7", "harbour_fee")
    assert ruling["text"].startswith("Eén goudstuk betaalt")
    assert "goudstuk" in ruling["why"]


def test_worked_examples_come_with_a_table_to_draw(server: Server) -> None:
    found = Person(server).http.get("/api/games/catan-cheops/examples?language=de").json()
    examples = {example["id"]: example for example in found}
    assert len(examples) >= 3
    blessed = examples["blessed"]
    assert blessed["title"] == "Der erste Block von euch"
    assert blessed["rules"][0] == "CH-9.1"
    table = blessed["view"]["table"]
    assert [player["blocks"] for player in table["players"]] == [1, 0, 0, 0]
    assert (blessed["view"]["seat"], blessed["view"]["legal"]) == (None, [])
    assert Person(server).http.get("/api/games/ur/examples").json() == []
    assert Person(server).http.get("/api/games/chess/examples").status_code == 404
