"""Every message over a WebSocket is answered, and wrong ones change nothing."""

from __future__ import annotations

from pathlib import Path

from tests.server.nonsense import send_nonsense
from tests.server.running import serving


def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as server:
        codes = send_nonsense(server, 2_000)
    assert {"bad_request", "not_json", "stale", "illegal_move", "forbidden"} <= set(codes)
