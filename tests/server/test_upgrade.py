"""Upgrades: changed rules under running games, and migrations of the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection

from heliopolis import games
from heliopolis.kernel.game import Game
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database
from heliopolis.server.store.schema import metadata
from heliopolis.server.store.upgrade import upgrade
from tests import toy
from tests.server.running import Person, asked, serving, wait_for


@contextmanager
def instead(game: Game) -> Iterator[None]:
    """Replace the rules of the toy game for a while."""
    games.register(game)
    try:
        yield
    finally:
        games.register(toy.GAME)


def test_a_journal_that_fits_new_rules_continues_and_another_is_frozen(database: str) -> None:
    with serving(database) as server:
        ada = Person(server, "Ada")
        cookie = ada.http.cookies["heliopolis"]
        fits = ada.table("morra", "me", "me", start=True, seed=1)
        seat = asked(ada, fits)
        seat.move("show 1")
        broken = ada.table("morra", "me", "me", start=True, seed=1)
        seat = asked(ada, broken)
        seat.move("show 3")
        seat.do("chat", text="well")
    rules = replace(toy.GAME.rules, broken_rule=_at_most_two)
    with instead(replace(toy.GAME, rules_version=2, rules=rules)), serving(database) as server:
        ada = Person(server, cookie=cookie)
        seat = asked(ada, fits)
        assert seat.view["rules_version"] == 2
        seat.move("show 2")
        frozen = ada.get(f"/api/tables/{broken}")
        assert frozen["status"] == "frozen"
        assert "MO-2.1" in frozen["why_frozen"]
        watching = ada.sit(broken)
        watching.hear()
        assert watching.view["legal"] == []
        assert [line["text"] for line in watching.chat] == ["well"], "nothing is lost"
        assert watching.refused("move", step=0, move="show 1")["code"] == "frozen"
        watching.do("chat", text="what now?")
        wait_for(lambda: _listed(ada, broken) == "frozen")
    with serving(database) as server:
        ada = Person(server, cookie=cookie)
        assert ada.get(f"/api/tables/{broken}")["status"] == "running", "the old rules are back"


def _at_most_two(s: toy.State, seat: int, move: int) -> int:
    return 201 if move > 2 else toy.broken_rule(s, seat, move)


def _listed(person: Person, table: str) -> str:
    cards = {card["id"]: card for card in person.get("/api/tables?which=mine")}
    return str(cards[table]["status"])


def test_an_unregistered_game_freezes_its_tables(database: str) -> None:
    gone = replace(toy.GAME, name="gone")
    games.register(gone)
    try:
        with serving(database) as server:
            ada = Person(server, "Ada")
            cookie = ada.http.cookies["heliopolis"]
            table = ada.table("gone", "me", "me", start=True)
    finally:
        del games._registered["gone"]
    with serving(database) as server:
        ada = Person(server, cookie=cookie)
        info = ada.get(f"/api/tables/{table}")
        assert info["status"] == "frozen"
        assert "gone" in info["why_frozen"]
        assert ada.get("/api/tables?which=mine")[0]["id"] == table


def test_migrations_make_the_expected_schema(database: str) -> None:
    async def differences() -> list[object]:
        opened = Database(Settings(database=database))
        try:
            await upgrade(opened)
            await upgrade(opened)
            async with opened.read() as connection:
                return await connection.run_sync(_compared)
        finally:
            await opened.close()

    assert asyncio.run(differences()) == []


def _compared(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


@pytest.mark.parametrize("address", ["mysql://x", "tables.txt", "", "sqlite"])
def test_a_bad_database_address_lists_what_is_possible(address: str) -> None:
    from heliopolis.errors import HeliopolisError

    if not address:
        assert Settings(database=address).is_sqlite
        return
    with pytest.raises(HeliopolisError, match="--database"):
        Settings(database=address)
