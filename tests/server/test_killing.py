"""A server that is killed loses nothing it has acknowledged. 200 times each: `make soak`."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from benchmarks.server import postgres

from tests.server.forked import forked
from tests.server.killing import Attempt, Crowd, Party, Seat, fits, survive

ROUNDS, PARTIES = 1, 3


@pytest.mark.long
def test_nothing_is_lost_when_killed_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with forked(database) as servers:
        outcome = asyncio.run(survive(servers, database, ROUNDS, parties=PARTIES))
    assert outcome.kills.total() == ROUNDS
    assert outcome.resumed


@pytest.mark.long
def test_nothing_is_lost_when_killed_on_postgresql() -> None:
    with postgres.running() as cluster:
        database = cluster.make_database("killed")
        with forked(database, count=2) as servers:
            outcome = asyncio.run(survive(servers, database, ROUNDS, cluster, parties=PARTIES))
    assert outcome.kills.total() == ROUNDS
    assert outcome.resumed


def test_certain_attempts_must_be_stored_and_others_may_be() -> None:
    sure, unsure = Attempt("a", certain=True), Attempt("a")
    assert fits(["a"], [sure])
    assert fits(["a"], [unsure, sure])
    assert fits(["a", "a"], [unsure, sure])
    assert not fits([], [sure]), "lost"
    assert not fits(["a", "a"], [sure]), "doubled"
    assert not fits(["b"], [sure])


def test_only_refused_attempts_are_forgotten() -> None:
    before, sure, refused = Attempt("a"), Attempt("b", certain=True), Attempt("a")
    seat = Seat("t", 0, "cookie", random.Random(1), moves=[before, sure, refused])
    seat.under_way = refused
    crowd = Crowd([], 1)
    Party(crowd, "priests-of-ra", 1, 0)._refused(seat, {"code": "stale"})
    assert len(seat.moves) == 2
    assert seat.moves[0] is before
    assert fits(["a", "b"], seat.moves)
