"""Whatever is said over a WebSocket is answered, and changes nothing unless it may."""

from __future__ import annotations

from tests.server.nonsense import say_nonsense
from tests.server.running import Server


def test_nonsense_is_refused_and_changes_nothing(server: Server) -> None:
    codes = say_nonsense(server, 2_000)
    assert {"bad_request", "not_json", "stale", "illegal_move", "forbidden"} <= set(codes)
