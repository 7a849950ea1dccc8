"""Every message over a WebSocket is answered, and wrong ones change nothing."""

from __future__ import annotations

from pathlib import Path

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
