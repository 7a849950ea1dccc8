"""100,000 wrong messages on each database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.nonsense import send_nonsense
from tests.server.running import serving

pytestmark = pytest.mark.soak


def test_a_hundred_thousand_wrong_messages_are_refused(tmp_path: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as server:
        codes = send_nonsense(server, 100_000, seed=99)
    print(codes)
    assert sum(codes.values()) >= 99_000
