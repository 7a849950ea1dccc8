"""Users: sessions, accounts and tokens, and that nobody can use those of others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Serve
from tests.server.running import Person, Server, serving


def test_a_browser_is_a_guest_at_once(server: Server) -> None:
    response = httpx.get(f"{server.address}/api/me")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert response.json()["name"].startswith("Guest")
    ada = Person(server, "Ada")
    settings = {"theme": "dark", "sounds": False}
    changed = ada.patch("/api/me", {"language": "nl", "settings": settings})
    assert changed == ada.get("/api/me")
    assert (changed["name"], changed["language"], changed["settings"]) == ("Ada", "nl", settings)


@pytest.mark.parametrize(
    ("accepted", "name"), [("nl-BE, nl;q=0.9", "Gast"), ("de", "Gast"), ("fr, en;q=0.5", "Guest")]
)
def test_a_guest_has_a_name_in_their_language(server: Server, accepted: str, name: str) -> None:
    me = httpx.get(f"{server.address}/api/me", headers={"Accept-Language": accepted}).json()
    assert re.fullmatch(rf"{name} \d{{4}}", me["name"])


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"name": "bell\u0007"}, "name"),
        ({"language": "fr"}, "language"),
        ({"settings": {"big": "x" * 5000}}, "settings"),
        ({"settings": {"big": 10**30}}, "settings"),
        ({"settings": []}, "settings"),
        ({"webhook": "ftp://example.org"}, "webhook"),
        ({"webhook": "http://127.0.0.1/"}, "webhook"),
        ({"webhook": "http://[::1]/"}, "webhook"),
        ({"webhook": "http://10.1.2.3/"}, "webhook"),
        ({"webhook": "http://user:secret@127.0.0.1/"}, "webhook"),
        ({"webhook": "http://no.such.host.invalid/"}, "webhook"),
        ({"id": "somebody"}, "id"),
    ],
)
def test_a_bad_change_names_its_field(server: Server, change: dict[str, Any], field: str) -> None:
    ada = Person(server)
    before = ada.get("/api/me")
    answer = ada.http.patch("/api/me", json=change)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["field"] == field
    assert ada.get("/api/me") == before


def test_an_account_works_in_another_browser(server: Server) -> None:
    ada = Person(server)
    wanted = {"name": "Ada Lovelace", "password": "correct horse"}
    assert ada.post("/api/account", wanted)["account"] == "Ada Lovelace"
    assert ada.post("/api/account", wanted, 409)["error"]["code"] == "has_account"
    other = Person(server)
    taken = other.post("/api/account", {"name": "ADA LOVELACE", "password": "battery staple"}, 409)
    assert taken["error"]["field"] == "name"
    wrong = other.post("/api/login", {**wanted, "password": "wrong horse"}, 401)
    nobody = other.post("/api/login", {"name": "Eve", "password": "wrong horse"}, 401)
    assert wrong == nobody, "it is not told who has an account"
    right = {"name": "ada lovelace", "password": "correct horse"}
    assert other.post("/api/login", right)["id"] == ada.id
    assert other.get("/api/me")["id"] == ada.id
    assert len(ada.get("/api/sessions")) == 2
    other.http.post("/api/logout")
    assert other.get("/api/me")["id"] != ada.id
    assert len(ada.get("/api/sessions")) == 1
    short = Person(server).post("/api/account", {"name": "Bo", "password": "short"}, 422)
    assert short["error"]["field"] == "password"


def test_passwords_and_keys_are_not_in_the_database(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        ada = Person(server)
        ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
        token = ada.post("/api/tokens", {"name": "bot"})["token"]
        cookie = ada.http.cookies["heliopolis"]
    for file in tmp_path.iterdir():
        content = file.read_bytes()
        for secret in (b"correct horse", token.encode(), cookie.encode()):
            assert secret not in content


def test_a_forged_cookie_is_refused(server: Server) -> None:
    ada = Person(server)
    cookie = ada.http.cookies["heliopolis"]
    for forged in (cookie[:-1], cookie[::-1], "x", "", f".{cookie}", "ä"):
        headers = [(b"Cookie", f"heliopolis={forged}".encode())]
        answer = httpx.get(f"{server.address}/api/sessions", headers=headers)
        assert answer.status_code == 401


def test_tokens_can_be_made_and_revoked(server: Server) -> None:
    ada = Person(server)
    made = ada.post("/api/tokens", {"name": "my bot"}, 201)
    assert re.fullmatch(r"helio_[\w-]{32}", made["token"])
    program = Person(server, token=made["token"])
    assert program.id == ada.id
    assert [token["token"] for token in ada.get("/api/tokens")] == [None]
    ada.delete(f"/api/tokens/{made['id']}")
    assert program.get("/api/me", 401)["error"]["code"] == "bad_token"


def test_data_of_other_users_cannot_be_touched(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    token = ada.post("/api/tokens", {"name": "bot"})
    session = ada.get("/api/sessions")[0]["id"]
    assert eve.delete(f"/api/tokens/{token['id']}", 404)["error"]["code"] == "not_found"
    assert eve.delete(f"/api/sessions/{session}", 404)["error"]["code"] == "not_found"
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    for path, wish in (
        ("moves", {"step": 0, "move": "draw"}),
        ("moves", {"step": 0, "move": "draw", "seat": 1}),
        ("leave", {}),
        ("return", {}),
    ):
        assert eve.post(f"/api/tables/{table}/{path}", wish, 403)["error"]["code"] == "forbidden"
    assert eve.get(f"/api/tables/{table}/state?seat=0", 403)["error"]["field"] == "seat"
    assert eve.get(f"/api/tables/{table}/state")["view"]["seat"] is None
    seat = eve.sit(table, "?seat=0").until(lambda s: s.view)
    assert seat.view["seat"] is None
    for kind, fields in (
        ("move", {"step": 0, "move": "draw"}),
        ("undo", {"step": 0}),
        ("reset", {"step": 0}),
        ("ask_undo", {"to": 0}),
        ("answer_undo", {"agree": True}),
        ("order", {"order": None}),
        ("leave", {}),
        ("return", {}),
        ("why", {"move": "draw"}),
    ):
        assert seat.refused(kind, **fields)["code"] == "forbidden"
    assert ada.get("/api/tokens")[0]["id"] == token["id"]
    assert ada.get(f"/api/tables/{table}/state")["view"]["step"] == 0


def test_requests_without_a_user_change_nothing(server: Server) -> None:
    nobody = httpx.Client(base_url=server.address)
    table = Person(server).table("priests-of-ra", "me", "open")
    for method, path in (
        ("PATCH", "/api/me"),
        ("POST", "/api/account"),
        ("GET", "/api/sessions"),
        ("GET", "/api/tokens"),
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{table}/join"),
        ("POST", f"/api/tables/{table}/start"),
    ):
        assert nobody.request(method, path, json={}).status_code == 401, path


@pytest.mark.usefixtures("no_time_passes")
def test_new_guests_logins_and_changes_are_rate_limited(serve: Serve) -> None:
    server = serve(newcomers_a_minute=8.0, requests_a_minute=8.0)
    seen = [httpx.get(f"{server.address}/api/me").status_code for _ in range(4)]
    assert seen == [200, 200, 429, 429]
    given = {"name": "Ada", "password": "guess guess"}
    tried = [httpx.post(f"{server.address}/api/login", json=given).status_code for _ in range(3)]
    assert tried[-1] == 429


def test_a_second_server_knows_the_same_users(database: str) -> None:
    with serving(database) as server:
        ada = Person(server, "Ada")
        cookie = ada.http.cookies["heliopolis"]
    with serving(database) as server:
        assert Person(server, cookie=cookie).get("/api/me")["name"] == "Ada"
