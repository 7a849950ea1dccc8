"""A server that is killed 200 times under load, on each database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from heliopolis.server.load import postgres
from tests.server.forked import forked
from tests.server.killing import Outcome, survive

ROUNDS = 200

pytestmark = pytest.mark.soak


def _must_have_lost_nothing(outcome: Outcome) -> None:
    print(outcome)
    assert outcome.kills.total() == ROUNDS
    assert outcome.acknowledged > 20 * ROUNDS
    assert outcome.resumed > ROUNDS


def test_killed_200_times_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with forked(database) as servers:
        _must_have_lost_nothing(asyncio.run(survive(servers, database, ROUNDS)))


def test_killed_200_times_on_postgresql() -> None:
    with postgres.running() as cluster:
        database = cluster.make_database("killed")
        with forked(database, count=2) as servers:
            _must_have_lost_nothing(asyncio.run(survive(servers, database, ROUNDS, cluster)))
