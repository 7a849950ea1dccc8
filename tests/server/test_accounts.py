"""Accounts: the password, deletion, a copy of one's data, cookies, and what a token may do."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.running import PATIENCE, Person, Server, play_out, wait_for
from tests.server.test_guard import until_closed

_numbers = iter(range(1_000))


def account(server: Server) -> tuple[Person, dict[str, str]]:
    """A user with a new account."""
    given = {"name": f"Ada {next(_numbers)} {server.port}", "password": "correct horse"}
    ada = Person(server)
    ada.post("/api/account", given)
    return ada, given


def by_cookie(server: Server, cookie: str) -> httpx.Response:
    headers = {"Cookie": f"heliopolis={cookie}"}
    return httpx.get(f"{server.address}/api/sessions", headers=headers, timeout=PATIENCE)


def test_an_account_has_a_new_cookie(server: Server) -> None:
    ada = Person(server, "Ada")
    guest = ada.http.cookies["heliopolis"]
    seat = ada.sit(ada.table("priests-of-ra", "me", "me", start=True)).until(lambda s: s.view)
    ada.post("/api/account", {"name": f"Eve {server.port}", "password": "correct horse"})
    assert by_cookie(server, guest).status_code == 401, "whoever set it knows nothing now"
    assert len(ada.get("/api/sessions")) == 1
    assert until_closed(seat)[1] == 4001


def test_a_new_password_ends_all_other_sessions_and_tokens(server: Server) -> None:
    ada, given = account(server)
    elsewhere = Person(server)
    elsewhere.post("/api/login", given)
    token = ada.post("/api/tokens", {"name": "bot"})["token"]
    change = {"password": "correct horse", "new_password": "battery staple"}
    wrong = ada.post("/api/account/password", {**change, "password": "wrong horse"}, 401)
    assert wrong["error"]["field"] == "password"
    elsewhere.get("/api/sessions")
    ada.post("/api/account/password", change, 204)
    ada.get("/api/sessions")
    elsewhere.get("/api/sessions", 401)
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.address}/api/me", headers=headers).status_code == 401
    new = Person(server)
    new.post("/api/login", given, 401)
    assert new.post("/api/login", {**given, "password": "battery staple"})["id"] == ada.id


def test_a_name_that_no_database_can_hold_is_refused(server: Server) -> None:
    """PostgreSQL stores no zero byte: the request failed there."""
    given = {"name": "a\0b", "password": "correct horse"}
    error = Person(server).post("/api/login", given, 400)["error"]
    assert (error["code"], error["field"]) == ("bad_request", "name")


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    guest = Person(server)
    change = {"password": "correct horse", "new_password": "battery staple"}
    assert guest.post("/api/account/password", change, 409)["error"]["code"] == "no_account"


def test_a_deleted_account_leaves_the_games_of_others_alone(server: Server) -> None:
    ada, given = account(server)
    bo = Person(server, "Bo")
    table = bo.table("morra", "me", "open")
    ada.post(f"/api/tables/{table}/join")
    bo.post(f"/api/tables/{table}/start")
    play_out(ada.sit(table), bo.sit(table))
    wait_for(lambda: bo.get(f"/api/people/{bo.id}")["history"])
    ada.post("/api/account/delete", {"password": "wrong horse"}, 401)
    ada.post("/api/account/delete", {"password": "correct horse"}, 204)
    Person(server).post("/api/login", given, 401)
    page = bo.get(f"/api/people/{ada.id}")
    assert (page["name"], page["history"], page["ratings"]) == ("Deleted", [], {})
    (game,) = bo.get(f"/api/people/{bo.id}")["history"]
    assert game["names"][1] == given["name"], "what was played stays as it was"
    again = Person(server)
    assert again.post("/api/account", given)["id"] != ada.id, "the name is free again"


def test_users_can_export_their_data(server: Server) -> None:
    ada, given = account(server)
    ada.post("/api/tokens", {"name": "my bot"})
    table = ada.table("priests-of-ra", "me", "open")
    kept = ada.get("/api/account/export")
    assert (kept["me"]["id"], kept["me"]["account"]) == (ada.id, given["name"])
    assert kept["tables"] == [table]
    assert [token["name"] for token in kept["tokens"]] == ["my bot"]
    assert len(kept["sessions"]) == 1
    assert "password" not in str(kept)
    assert Person(server).get("/api/account/export")["tables"] == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tokens", {"name": "another"}),
        ("/api/account", {"name": "Mallory", "password": "correct horse"}),
        ("/api/account/password", {"password": "correct horse", "new_password": "stolen horse"}),
        ("/api/account/delete", {"password": "correct horse"}),
    ],
)
def test_a_token_can_play_but_not_change_the_account(
    server: Server, path: str, body: dict[str, Any]
) -> None:
    ada, _ = account(server)
    program = Person(server, token=ada.post("/api/tokens", {"name": "bot"})["token"])
    assert program.post(path, body, 403)["error"]["code"] == "forbidden"
    program.get("/api/account/export", 403)
    assert program.table("priests-of-ra", "me", "easy", start=True)


# --- Private tables -------------------------------------------------------------------------------


def test_a_private_table_is_visible_only_to_its_players(server: Server) -> None:
    ada, bo, eve = (Person(server, name) for name in ("Ada", "Bo", "Eve"))
    played = {}
    for public in (True, False):
        table = ada.table("morra", "me", "open", public=public)
        bo.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        play_out(ada.sit(table), bo.sit(table))
        played[public] = table
    wait_for(lambda: len(ada.get(f"/api/people/{ada.id}")["history"]) == 2)

    def seen_by(person: Person) -> set[str]:
        return {game["table"] for game in person.get(f"/api/people/{ada.id}")["history"]}

    assert seen_by(ada) == seen_by(bo) == set(played.values())
    assert seen_by(eve) == {played[True]}
    nobody = httpx.get(f"{server.address}/api/people/{ada.id}", timeout=PATIENCE).json()
    assert [game["table"] for game in nobody["history"]] == [played[True]]
    for which in ("open", "watch", "mine"):
        assert played[False] not in str(eve.get(f"/api/tables?which={which}"))
    eve.post(f"/api/tables/{played[True]}/rematch", {}, 403)
    again = ada.post(f"/api/tables/{played[False]}/rematch")["id"]
    assert again not in str(eve.get("/api/tables?which=open"))
