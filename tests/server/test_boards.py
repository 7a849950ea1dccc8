"""Boards that users make: checked, stored, shared, played on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heliopolis.server.core import boards
from tests.server.running import Person, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("boards")
    with serving(str(folder / "boards.sqlite")) as server:
        yield server


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server, "Ada")


def own(person: Person, game: str = "amun-re") -> dict[str, Any]:
    board: dict[str, Any] = person.get(f"/api/games/{game}/board")["board"]
    return board


def corrected(person: Person) -> dict[str, Any]:
    board = own(person)
    board["provinces"]["memphis"]["fields"] = 4
    return {"game": "amun-re", "board": board}


def test_an_editor_learns_what_may_stand_where(ada: Person) -> None:
    sheet = ada.get("/api/games/catan-island/board")
    assert sheet["view"]["table"]["hexes"]["0,0"]["terrain"] == "desert"
    assert [choice["value"] for choice in sheet["choices"]["terrain"]] == [
        *("forest", "pasture", "fields", "hills", "mountains", "desert")
    ]
    place = next(place for place in sheet["places"] if place["id"] == "hex:0,0")
    assert [field["name"] for field in place["fields"]] == ["terrain", "number"]
    memphis = next(
        place for place in ada.get("/api/games/amun-re/board")["places"] if place["at"] == "memphis"
    )
    stand_ins = {f["name"] for f in memphis["fields"] if f["certainty"] == "reconstructed"}
    assert stand_ins == {"fields"}, "the card limit of Memphis is known"
    assert ada.get("/api/games/ur/board", 404)["error"]["field"] == "game"
    assert ada.get("/api/games/chess/board", 404)["error"]["field"] == "game"


def test_errors_name_their_places(ada: Person) -> None:
    wanted = corrected(ada)
    report = ada.post("/api/boards/check", wanted)
    assert report["errors"] == []
    assert report["changes"] == [
        {"place": "province:memphis", "field": "fields", "before": 2, "after": 4}
    ]
    wanted["board"]["provinces"]["memphis"]["fields"] = 9
    (error,) = ada.post("/api/boards/check", wanted)["errors"]
    assert error["places"] == ["province:memphis"]
    assert error["why"] == "9 is not in 0..6"
    (error,) = ada.post("/api/boards/check", {**wanted, "language": "nl"})["errors"]
    assert error["why"] == "9 ligt niet in 0..6"


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "ur", "board": {}}, 404),
        ({"game": "chess", "board": {}}, 404),
        ({"game": "amun-re"}, 422),
        ({"game": "amun-re", "board": []}, 422),
        ({"game": "amun-re", "board": {"name": "x" * 70_000}}, 400),
        ({"game": "amun-re", "board": {"n": 2**70}}, 400),
        ({"game": "amun-re", "board": {}, "more": 1}, 422),
    ],
)
def test_what_is_no_board_is_refused(ada: Person, wanted: Any, status: int) -> None:
    for path in ("/api/boards/check", "/api/boards/contribution"):
        assert ada.post(path, wanted, status)["error"]["message"]
    assert ada.post("/api/boards", {**wanted, "name": "mine"}, status)["error"]["message"]


def test_a_board_is_kept_shared_and_played_on(server: Server, ada: Person) -> None:
    made = ada.post("/api/boards", {**corrected(ada), "name": "My copy"}, 201)
    assert (made["name"], made["by"], made["mine"]) == ("My copy", "Ada", True)
    assert [card["id"] for card in ada.get("/api/boards")] == [made["id"]]
    bob = Person(server, "Bob")
    seen = bob.get(f"/api/boards/{made['id']}")
    assert (seen["by"], seen["mine"]) == ("Ada", False)
    assert bob.get("/api/boards") == []
    table = bob.table("amun-re", "me", "easy", "easy", board_id=made["id"], start=True)
    provinces = bob.get(f"/api/tables/{table}/state")["view"]["table"]["provinces"]
    assert next(p["fields"] for p in provinces if p["id"] == "memphis") == 4
    assert bob.get(f"/api/tables/{table}")["board"] == made["board"]

    changed = {**corrected(ada), "name": "Second printing"}
    changed["board"]["provinces"]["abu"]["fields"] = 1
    path = f"/api/boards/{made['id']}"
    assert bob.http.put(path, json=changed).status_code == 404, "it is Ada's"
    assert bob.http.delete(path).status_code == 404
    assert ada.http.put(path, json=changed).json()["name"] == "Second printing"
    assert bob.get(f"/api/tables/{table}")["board"] == made["board"], "a table keeps its board"
    ada.delete(path)
    assert bob.get(path, 404)["error"]["code"] == "not_found"
    assert bob.get(f"/api/tables/{table}")["board"] == made["board"]


def test_only_boards_that_can_be_played_are_kept(ada: Person) -> None:
    wanted = corrected(ada)
    wanted["board"]["bid_track"][1] = 0
    refused = ada.post("/api/boards", {**wanted, "name": "no"}, 400)["error"]
    assert refused["field"] == "board"
    assert "bid_track.1" in refused["message"]
    contribution = ada.post("/api/boards/contribution", wanted, 400)["error"]
    assert "bid_track.1" in contribution["message"]
    assert ada.post("/api/boards", {**corrected(ada), "name": " "}, 422)
    assert (
        ada.post("/api/boards", {**corrected(ada), "name": "a\tb"}, 400)["error"]["field"] == "name"
    )


def test_a_table_names_one_board_of_its_game(ada: Person) -> None:
    made = ada.post("/api/boards", {**corrected(ada), "name": "My copy"}, 201)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * 2]
    wish = {"game": "catan-island", "seats": seats, "board_id": made["id"]}
    assert ada.post("/api/tables", wish, 400)["error"]["field"] == "board_id"
    both = {**wish, "game": "amun-re", "board": made["board"]}
    assert ada.post("/api/tables", both, 400)["error"]["field"] == "board_id"
    assert ada.post("/api/tables", {**wish, "board_id": "nothing"}, 404)["error"]["field"]
    assert ada.post("/api/tables", {**wish, "board_id": "../x"}, 422)["error"]["field"]


def test_a_user_has_only_so_many_boards(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "MOST_BOARDS", 1)
    ada.post("/api/boards", {**corrected(ada), "name": "one"}, 201)
    refused = ada.post("/api/boards", {**corrected(ada), "name": "two"}, 409)["error"]
    assert refused["code"] == "too_many_boards"


def test_a_contribution_is_a_file_and_its_text(ada: Person) -> None:
    made = ada.post("/api/boards/contribution", corrected(ada))
    assert made["path"] == "src/heliopolis/games/amun_re/board.json"
    assert "- memphis, fields: 2 → 4" in made["text"]
    assert '"fields": "certain"' in made["file"]


def test_the_boards_of_a_guest_come_along(server: Server) -> None:
    guest = Person(server, "Guest")
    made = guest.post("/api/boards", {**corrected(guest), "name": "mine"}, 201)
    account = Person(server, "Cleo")
    login = {"name": "Cleo of Boards", "password": "asp-asp-asp"}
    account.post("/api/account", login)
    guest.post("/api/login", login)
    assert [card["id"] for card in guest.get("/api/boards")] == [made["id"]]
    assert [board["id"] for board in guest.get("/api/account/export")["boards"]] == [made["id"]]
    guest.post("/api/account/delete", {"password": login["password"]}, 204)
    assert Person(server).get(f"/api/boards/{made['id']}", 404)
