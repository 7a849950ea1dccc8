"""A broken disk, a newer database, and file permissions."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, text, update

from heliopolis.server.core import events
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.events import Event
from heliopolis.server.runtime import background_work
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import (
    SQLITE_CONNECTIONS,
    Database,
    DatabaseAwayError,
    Turns,
)
from heliopolis.server.store.upgrade import upgrade
from heliopolis.server.store.writer import Writer
from tests.cli.conftest import Cli
from tests.cli.conftest import cli as cli
from tests.server.conftest import Serve
from tests.server.running import Person, Server, forget, inside, serving, wait_for


def test_one_unreadable_table_leaves_the_lobby_alone(serve: Serve) -> None:
    server = serve()
    ada = Person(server, "Ada")
    tables = [ada.table("priests-of-ra", "me", "me", start=True, public=True) for _ in range(4)]
    e, t = schema.events, schema.tables
    foreign = {"table_id": tables[0], "seq": 1, "at": now_ms(), "kind": "teleport", "data": "{}"}

    async def spoil() -> None:
        await server.process.database.do(
            insert(e).values(**foreign),
            update(e).where(e.c.table_id == tables[1]).values(data='{"names": ['),
            update(t).where(t.c.id == tables[2]).values(seating="{"),
        )

    for table in tables:
        forget(server, table)
    inside(server, spoil())
    for which in ("watch", "mine"):
        cards = {card["id"]: card for card in ada.get(f"/api/tables?which={which}")}
        assert set(cards) == {tables[0], tables[1], tables[3]}
        assert cards[tables[3]]["status"] == "running"
        assert cards[tables[0]]["status"] == cards[tables[1]]["status"] == "frozen"
    for table in tables[:2]:
        assert "cannot be read" in ada.get(f"/api/tables/{table}")["why_frozen"]
    assert ada.get(f"/api/tables/{tables[2]}", 409)["error"]["code"] == "unreadable"
    seat = ada.get(f"/api/tables/{tables[3]}/state")["view"]["players_to_move"][0]
    move = {"step": 0, "move": "draw", "seat": seat}
    ada.post(f"/api/tables/{tables[3]}/moves", move)


def test_moves_are_stored_before_other_writes() -> None:
    """However many newcomers and webhooks wait, a move waits for one of them at most."""

    async def writes() -> list[str]:
        turns, order = Turns(), list[str]()

        async def write(name: str, urgent: bool) -> None:
            async with turns.take(urgent):
                order.append(name)

        async with turns.take(urgent=False):
            others = [asyncio.create_task(write(f"other {n}", False)) for n in range(4)]
            moves = [asyncio.create_task(write(f"move {n}", True)) for n in range(3)]
            gone = asyncio.create_task(write("gone", True))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.gather(*others, *moves)
        async with asyncio.timeout(60), turns.take(urgent=False):
            return order

    assert asyncio.run(writes()) == [
        *("move 0", "other 0", "move 1", "other 1", "move 2", "other 2", "other 3")
    ]


def test_a_turn_that_is_cancelled_when_it_comes_is_passed_on() -> None:
    async def writes() -> None:
        turns = Turns()
        async with turns.take(urgent=False):
            waiting = [asyncio.create_task(_take(turns)) for _ in range(2)]
            await asyncio.sleep(0)
        waiting[0].cancel()  # it has the turn by now, and does not know
        async with asyncio.timeout(60):
            await waiting[1]

    async def _take(turns: Turns) -> None:
        async with turns.take(urgent=True):
            pass

    asyncio.run(writes())


def test_connections_to_sqlite_are_kept(tmp_path: Path) -> None:
    """Each is a thread, and while a new one starts the event loop waits."""
    opened = 0

    def count(*_: object) -> None:
        nonlocal opened
        opened += 1

    async def read() -> None:
        database = Database(Settings(database=str(tmp_path / "x.sqlite")))
        assert database.threads
        event.listen(database.threads.engine, "connect", count)
        for _ in range(3):
            await asyncio.gather(*(database.rows(text("SELECT 1")) for _ in range(40)))
        await database.close()

    asyncio.run(read())
    assert 0 < opened <= SQLITE_CONNECTIONS


def test_an_event_is_stored_by_one_visit_to_the_thread_of_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with its projections: every visit waits for the event loop and the interpreter."""
    visits: list[str | None] = []
    submit = ThreadPoolExecutor.submit

    def visit(self: ThreadPoolExecutor, work: Any, *arguments: Any) -> Any:
        visits.append(self._thread_name_prefix)
        return submit(self, work, *arguments)

    async def store() -> None:
        database = Database(Settings(database=str(tmp_path / "x.sqlite")))
        await upgrade(database)
        writer = Writer(database, "here")
        writer.start()
        monkeypatch.setattr(ThreadPoolExecutor, "submit", visit)
        data = {"seat": 1, "person": "bo", "name": "Bo"}
        assert await writer.append(Event("t", 0, 0, events.SIT, data))
        assert visits == ["sqlite-writer"]
        row = await database.row(text("SELECT person FROM seats WHERE table_id = 't'"))
        assert row == ("bo",)
        assert visits == ["sqlite-writer", "sqlite-reader"]
        await writer.close()
        await database.close()

    asyncio.run(store())


def test_health_fails_when_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_work, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(background_work, "UNHEALTHY_SECONDS", 0.5)
    file = tmp_path / "tables.sqlite"
    with serving(str(file)) as server:
        ada = Person(server)
        wait_for(lambda: ada.http.get("/healthz").is_success)
        inside(server, _set_full(server, full=True))
        wait_for(lambda: ada.http.get("/healthz").status_code == 503)
        assert ada.get("/healthz", 503)["error"]["code"] == "cannot_store"
        inside(server, _set_full(server, full=False))
        wait_for(lambda: ada.http.get("/healthz").is_success)


async def _set_full(server: Server, *, full: bool) -> None:
    """Let every write fail, as on a full disk, or work again; reads always work."""
    pragma = text(f"PRAGMA query_only = {int(full)}")
    await server.process.database.transact(lambda connection: connection.execute(pragma))


def test_a_newer_database_is_named_in_one_line(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(str(file)):
        pass
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = 'm9999'")
    connection.commit()
    connection.close()
    done = cli("serve", "--no-open", "--database", str(file))
    assert done.status == 2
    assert "newer version ('m9999')" in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LIVE_MINUTES", "nan"),
        ("LIVE_MINUTES", "inf"),
        ("DAILY_HOURS", "-1"),
        ("BOT_PACE_MS", "-700"),
        ("BOT_PROCESSES", "many"),
        ("SECURE_COOKIES", "perhaps"),
    ],
)
def test_an_invalid_setting_is_named_in_one_line(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"HELIOPOLIS_{name}", value)
    done = cli("serve", "--no-open", "--database", str(tmp_path / "x.sqlite"))
    assert done.status == 2
    assert f"HELIOPOLIS_{name}" in done.err
    assert value in done.err
    assert len(done.err.splitlines()) == 1


def test_files_are_read_by_their_owner_only(cli: Cli, tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "backup.gz"
    file.touch(mode=0o644)
    with serving(str(file)) as server:
        Person(server, "Ada")
        for kept in tmp_path.iterdir():
            assert stat.S_IMODE(kept.stat().st_mode) == 0o600, kept.name
        done = cli("backup", "--database", str(file), str(copy))
        assert done.status == 0, done.err
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


ALONE = '{"game": "ur", "seats": [{"kind": "me"}, {"kind": "me"}], %s}'


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", r'{"name": "\ud800"}'),
        ("POST", "/api/login", r'{"name": "Ada", "password": "correct \ud800"}'),
        ("POST", "/api/tables", r'{"game": "\ud800", "seats": [{"kind": "me"}]}'),
        ("POST", "/api/tables", ALONE % r'"options": {"\ud800": "x"}'),
        ("POST", "/api/tables", ALONE % r'"board": {"\ud800": {}}'),
    ],
)
def test_a_lone_surrogate_is_refused(server: Server, method: str, path: str, body: str) -> None:
    ada = Person(server)
    headers = {"Content-Type": "application/json"}
    answer = ada.http.request(method, path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["message"]


def test_a_field_that_a_client_made_up_is_quoted_in_part(server: Server) -> None:
    ada = Person(server)
    request = {"game": "ur", "seats": [{"kind": "me"}], "options": {"x" * 100_000: 1}}
    assert len(ada.http.post("/api/tables", json=request).content) < 1_000


def test_settings_survive_the_environment() -> None:
    settings = Settings(database="x.sqlite", hosts="a.example,b.example", live_minutes=0.5)
    assert Settings.from_environment(settings.as_environment()) == settings


def test_a_table_is_not_put_off_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no fault of the table: its bots would wait for a minute when the database is back."""
    with serving(str(tmp_path / "tables.sqlite")) as server:
        table = Person(server).table("priests-of-ra", "me", "me", start=True)
        process = server.process

        async def away(_: str) -> None:
            raise DatabaseAwayError("it is gone")

        async def wake() -> int:
            await process.background._wake_all()
            with pytest.raises(DatabaseAwayError):
                await process.background._wake_due()
            t = schema.tables.c
            row = await process.database.row(select(t.wake_at).where(t.id == table))
            assert row is not None
            return int(row.wake_at)

        monkeypatch.setattr(process.tables, "wake", away)
        assert inside(server, wake()) <= now_ms()
