"""A server that is killed 200 times under load, on each database.

HELIOPOLIS_KILLS=15 kills it less often. Progress is printed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.server import postgres

from tests.server.forked import forked
from tests.server.killing import Outcome, survive

ROUNDS = int(os.environ.get("HELIOPOLIS_KILLS", "200"))
Tell = Callable[[str], None]

pytestmark = pytest.mark.soak


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Print progress at once, even where output is captured."""

    def tell(line: str) -> None:
        with capsys.disabled():
            print(f"\n{line}", end="", flush=True)

    return tell


def _must_have_lost_nothing(outcome: Outcome, tell: Tell) -> None:
    tell(str(outcome))
    assert outcome.kills.total() == ROUNDS
    assert outcome.acknowledged > 20 * ROUNDS
    assert outcome.resumed > ROUNDS
    assert outcome.went_on


def test_nothing_is_lost_when_killed_on_sqlite(tmp_path: Path, tell: Tell) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with forked(database) as servers:
        outcome = asyncio.run(survive(servers, database, ROUNDS, tell=tell))
    _must_have_lost_nothing(outcome, tell)


def test_nothing_is_lost_when_killed_on_postgresql(tell: Tell) -> None:
    with postgres.running() as cluster:
        database = cluster.make_database("killed")
        with forked(database, count=2) as servers:
            outcome = asyncio.run(survive(servers, database, ROUNDS, cluster, tell=tell))
    _must_have_lost_nothing(outcome, tell)
