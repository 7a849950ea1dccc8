"""What stays of finished games: results, histories and ratings, on a database in memory."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from sqlalchemy import create_engine, insert, select
from sqlalchemy.engine import Connection

from heliopolis.server.core import events
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.results import START_MEAN, START_SIGMA, Results
from tests.server.records import header

PEOPLE = ("ada", "ben")


class InMemory:
    """A database of one connection."""

    def __init__(self) -> None:
        self.connection: Connection = create_engine("sqlite://").connect()
        schema.metadata.create_all(self.connection)
        for person in PEOPLE:
            values = {"id": person, "name": person.title(), "settings": "{}", "created": 0}
            self.connection.execute(insert(schema.people).values(**values))

    async def transact(self, work: Callable[[Connection], Any]) -> Any:
        return work(self.connection)

    async def rows(self, query: Any) -> Any:
        return self.connection.execute(query).all()


@pytest.fixture
def memory() -> InMemory:
    return InMemory()


@pytest.fixture
def results(memory: InMemory) -> Results:
    return Results(cast(Database, memory))


def finished(memory: InMemory, table: str, *players: str, rated: bool = True) -> Record:
    """A game of Ur that is over, between users or bots such as ``bot:easy``."""
    seating = [
        {"kind": "bot", "name": player, "bot": player[4:]}
        if player.startswith("bot:")
        else {"kind": "person", "name": player.title(), "person": player}
        for player in players
    ]
    record = Record(replace(header("ur", seating, 3), id=table, rated=rated))
    names = [seat["name"] for seat in seating]
    record.apply(Event(table, 0, 0, events.START, {"names": names}))
    rng = random.Random(1)
    while not record.table.over:
        record.table.play(rng.choice(record.table.legal()))
    record.last_at = 77
    row = {
        "id": table, "game": "ur", "rules": 1, "options": "{}", "seed": 3, "salt": "",
        "pace": "live", "terms": "[]", "public": True, "host": players[0], "seating": "[]",
        "rated": rated, "created": 0, "status": "running", "wake_at": 5,
    }  # fmt: skip
    memory.connection.execute(insert(schema.tables).values(**row))
    return record


def ranked(record: Record, *players: str) -> list[str]:
    """The players, the winner first."""
    ranks = record.table.ranks()
    return [player for _, player in sorted(zip(ranks, players, strict=True))]


def test_a_result_is_stored_once(memory: InMemory, results: Results) -> None:
    record = finished(memory, "t1", "ada", "ben")
    for _ in range(2):
        asyncio.run(results.store(record))
    stored = memory.connection.execute(select(schema.results)).all()
    assert [row.person for row in stored] == ["ada", "ben"]
    assert [row.score for row in stored] == record.table.scores()
    assert [row.rank for row in stored] == record.table.ranks()
    (table,) = memory.connection.execute(select(schema.tables)).all()
    assert (table.status, table.ended, table.wake_at) == ("over", 77, None)
    for person in PEOPLE:
        assert asyncio.run(results.ratings(person))["ur"]["games"] == 1


def test_ratings_begin_alike_and_go_on_from_where_they_were(
    memory: InMemory, results: Results
) -> None:
    record = finished(memory, "t1", "ada", "ben")
    asyncio.run(results.store(record))
    winner, loser = ranked(record, "ada", "ben")
    first = asyncio.run(results.ratings_of(PEOPLE, "ur"))
    assert first[winner]["mean"] > START_MEAN > first[loser]["mean"]
    assert all(rating["sigma"] < START_SIGMA for rating in first.values())
    asyncio.run(results.store(finished(memory, "t2", "ada", "ben")))
    second = asyncio.run(results.ratings_of(PEOPLE, "ur"))
    assert second[winner]["mean"] > first[winner]["mean"]
    assert second[loser]["mean"] < first[loser]["mean"]
    assert [rating["games"] for rating in second.values()] == [2, 2]


def test_what_is_not_rated_changes_no_rating(memory: InMemory, results: Results) -> None:
    asyncio.run(results.store(finished(memory, "t1", "ada", "ben", rated=False)))
    asyncio.run(results.store(finished(memory, "t2", "ada", "ada")))
    assert asyncio.run(results.ratings_of(PEOPLE, "ur")) == {}
    assert len(asyncio.run(results.history("ada", "ada"))) == 2


def test_users_and_bots_are_listed_by_what_they_are_rated_at_least(
    memory: InMemory, results: Results
) -> None:
    record = finished(memory, "t1", "ada", "bot:easy")
    asyncio.run(results.store(record))
    leaders = asyncio.run(results.leaders("ur"))
    order = ranked(record, "ada", "bot:easy")
    assert [one["place"] for one in leaders] == [1, 2]
    assert [one["user"] or f"bot:{one['bot']}" for one in leaders] == order
    (ada,) = (one for one in leaders if one["user"] == "ada")
    assert (ada["name"], ada["bot"]) == ("Ada", None)
    (bot,) = (one for one in leaders if one["bot"])
    assert (bot["name"], bot["bot"], bot["user"]) == ("", "easy", None)
    assert all(one["rating"]["games"] == 1 and one["sure"] >= 0 for one in leaders)
