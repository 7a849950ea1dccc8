"""Every message over a WebSocket is answered, and wrong ones change nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.nonsense import send_nonsense
from tests.server.running import Person, Server, serving


def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as server:
        codes = send_nonsense(server, 2_000)
    assert {"bad_request", "not_json", "stale", "illegal_move", "forbidden"} <= set(codes)


JSON = "application/json"
NOT_JSON = "body: it is not JSON: Expecting property name enclosed in double quotes at character 2"
SEND_JSON = "body: send JSON, with Content-Type: application/json"


@pytest.mark.parametrize(
    ("content_type", "sent", "field", "message"),
    [
        (JSON, "{", "body", NOT_JSON),
        ("text/plain", "{}", "body", SEND_JSON),
        ("application/x-www-form-urlencoded", '{"game": "ur"}', "body", SEND_JSON),
        (JSON, "[]", "body", "body: an object is expected"),
        (JSON, "null", "body", "body: an object is expected"),
        (JSON, '{"game": "ur", "seats": ["me"]}', "seats.0", "seats.0: an object is expected"),
        (JSON, '{"game": "ur", "seats": 2}', "seats", "seats: a list is expected"),
    ],
)
def test_a_wrong_body_is_told_in_plain_words(
    server: Server, content_type: str, sent: str, field: str, message: str
) -> None:
    headers = {"Content-Type": content_type}
    answered = Person(server).http.post("/api/tables", content=sent, headers=headers)
    error = answered.json()["error"]
    assert (answered.status_code, error["field"], error["message"]) == (422, field, message)


def test_a_refusal_is_told_in_the_language_of_a_connection(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("amun-re", "me", "me", "me", start=True, seed=7)
    order = {"verb": "bid", "match": {"province": "memphis"}, "up_to": -1}
    told = {}
    for language in ("", "de", "nl"):
        seat = ada.sit(table, f"?seat=0&language={language}").until(lambda s: s.view)
        told[language] = [
            seat.refused("order", order=order)["message"],
            seat.refused("move", step=0, move="bid 3")["message"],
            seat.refused("chat", text="\u200b")["message"],
        ]
        seat.close()
    assert [told[""][0], told[""][2]] == [
        "Secret maximum bid: -1 is too low, 0 or more is allowed",
        "Message: it has characters that cannot be shown",
    ]
    assert told["de"][0] == "Geheimes Höchstgebot: -1 ist zu niedrig, erlaubt ist 0 oder mehr"
    assert "ist kein Zug" in told["de"][1]
    assert told["nl"][2] == "Bericht: er zijn tekens bij die niet te tonen zijn"


@pytest.mark.parametrize("kind", ["move", "try", "preview", "why"])
def test_what_is_nested_deeply_is_refused_before_it_is_read(server: Server, kind: str) -> None:
    """Python follows about a thousand levels, of which a message could have nearly all."""
    ada = Person(server, "Ada")
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    seat = ada.sit(table, "?seat=0").until(lambda s: s.view)
    for levels in (17, 500, 900):
        nested: Any = 1
        for _ in range(levels):
            nested = [nested]
        move = {"move": "bid", "sun": nested}
        refused = seat.refused(kind, step=0, move=move, moves=[move])
        assert refused["message"] == "message: lists and objects are nested more than 16 deep"
    seat.close()


def test_a_refusal_is_told_in_the_language_of_a_request(server: Server) -> None:
    ada = Person(server, "Ada")
    for headers, message in (
        ({}, "Name: it is empty"),
        ({"Accept-Language": "de-CH,de;q=0.9"}, "Name: Das Feld ist leer"),
        ({"Accept-Language": "nl"}, "Naam: het veld is leeg"),
    ):
        answered = ada.http.patch("/api/me", json={"name": " "}, headers=headers)
        assert answered.json()["error"]["message"] == message
    seats = [{"kind": "me"}] * 3
    answered = ada.http.post(
        "/api/tables", json={"game": "ur", "seats": seats}, headers={"Accept-Language": "de"}
    )
    assert answered.json()["error"]["message"] == (
        "seats: Das königliche Spiel von Ur ist für 2 Spieler, nicht für 3"
    )
