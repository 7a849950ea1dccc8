"""A server that is killed loses nothing it has acknowledged. 200 times each: `make soak`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from heliopolis.server.load import postgres
from tests.server.forked import forked
from tests.server.killing import Attempt, fits, survive

ROUNDS = 3


def test_killed_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with forked(database) as servers:
        outcome = asyncio.run(survive(servers, database, ROUNDS))
    assert outcome.kills.total() == ROUNDS
    assert outcome.resumed


def test_killed_on_postgresql() -> None:
    with postgres.running() as cluster:
        database = cluster.make_database("killed")
        with forked(database, count=2) as servers:
            outcome = asyncio.run(survive(servers, database, ROUNDS, cluster))
    assert outcome.kills.total() == ROUNDS
    assert outcome.resumed


def test_what_fits_a_promise() -> None:
    sure, unsure = Attempt("a", certain=True), Attempt("a")
    assert fits(["a"], [sure])
    assert fits(["a"], [unsure, sure])
    assert fits(["a", "a"], [unsure, sure])
    assert not fits([], [sure]), "lost"
    assert not fits(["a", "a"], [sure]), "doubled"
    assert not fits(["b"], [sure])
