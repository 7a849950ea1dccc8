"""Bots on the server: each keeps its seat, and bots of one's own play here and over the network."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import heliopolis
from heliopolis import games
from heliopolis.bots import Knowledge
from heliopolis.bots.seated import bot_kind
from heliopolis.client import Client
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.journal import Secret
from heliopolis.server.runtime import bot_pool
from heliopolis.server.runtime.bot_pool import BotPool
from heliopolis.server.settings import Settings
from heliopolis.server.store.writer import ClosingError
from heliopolis.table import Table
from tests.server.running import PATIENCE, Person, Server, play_out, serving, wait_for

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"
OWN = "tests.server.own_bot:Remembering"


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(Settings(database="sqlite+aiosqlite://", log_level="warning", bot_processes=1))
    yield made
    asyncio.run(made.close())


def test_a_bot_keeps_its_seat_and_is_seated_anew_when_it_was_lost(pool: BotPool) -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=7)
    seat = table.players_to_move[0]
    texts = [move.text for move in table.legal(seat)]

    async def play() -> None:
        for text in texts:  # it remembers what it was asked before
            assert await pool.choose(OWN, table, seat, "t") == text
        assert await pool.choose(OWN, table, seat, "another table") == texts[0]
        (process,) = pool._others[0]._pool._processes.values()  # type: ignore[union-attr]
        process.kill()
        process.join()
        assert await pool.choose(OWN, table, seat, "t") == texts[0]

    asyncio.run(play())


def test_bots_of_a_game_with_a_chosen_seed_play_it_again(pool: BotPool) -> None:
    async def played(table_id: str, secret: Secret) -> list[str]:
        table = Table(games.find("ur"), 2, secret)
        while not table.over and len(table.moves) < 60:
            seat = table.players_to_move[0]
            table.play(await pool.choose("easy", table, seat, table_id), seat)
        return [move.text for move in table.moves]

    async def play() -> None:
        chosen = Secret(7)  # without a salt
        assert await played("first", chosen) == await played("second", chosen)
        guarded = Secret(7, "00" * 16)
        assert await played("third", guarded) != await played("fourth", guarded)

    asyncio.run(play())


def test_the_tree_of_a_search_is_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot process does, in this process: the bot of a seat is the same object."""
    seated = bot_pool._seated("t 0 hard", "hard", 0, 7)
    assert bot_pool._seated("t 0 hard", "hard", 0, 7) is seated
    for number in range(bot_pool.MOST_SEATED):
        bot_pool._seated(f"t{number} 0 easy", "easy", 0, 7)
    assert bot_pool._seated("t 0 hard", "hard", 0, 7) is not seated
    assert len(bot_pool._SEATED) == bot_pool.MOST_SEATED
    bot_pool._SEATED.clear()


@pytest.mark.parametrize("name", ["Broken", "Hanging"])
def test_a_bot_that_fails_or_hangs_does_not_stop_the_game(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=7)
    seat = table.players_to_move[0]
    legal = [move.text for move in table.legal(seat)]

    async def play() -> None:
        assert await pool.choose(OWN, table, seat, "t") in legal  # it has started
        if name == "Hanging":
            monkeypatch.setattr(bot_pool, "LONGEST_SECONDS", 0.5)
        assert await pool.choose(f"tests.server.own_bot:{name}", table, seat, "t") in legal

    asyncio.run(play())


def test_a_bot_that_thinks_while_the_server_ends_is_not_seated_anew(pool: BotPool) -> None:
    """The process that was started for it would leave its semaphores behind."""
    table = heliopolis.new("priests-of-ra", seats=3, seed=7)
    seat = table.players_to_move[0]

    async def play() -> None:
        await pool.choose(OWN, table, seat, "t")  # it has started
        hanging = pool.choose("tests.server.own_bot:Hanging", table, seat, "t")
        thinking = asyncio.create_task(hanging)
        while not pool._others[0].waiting:
            await asyncio.sleep(0)
        await pool.close()
        with pytest.raises((ClosingError, asyncio.CancelledError)):  # if it had not begun
            await thinking
        assert pool._others[0]._pool is None

    asyncio.run(play())


def test_a_seat_goes_to_a_process_with_less_to_do() -> None:
    pool = BotPool(Settings(database="sqlite+aiosqlite://", bot_processes=2))
    first = pool._place("hard", "t 0 hard")
    assert pool._place("hard", "t 0 hard") is first
    first.waiting = 1
    other = pool._place("hard", "t 0 hard")
    assert other is not first
    first.waiting = 0
    assert pool._place("hard", "t 0 hard") is other, "its tree is there now"
    assert pool._place("easy", "t 0 easy") not in (first, other)


def test_a_bot_of_ones_own_is_offered_and_plays(database: str) -> None:
    with serving(database, bots=OWN, bot_pace_ms=0) as server:
        ada = Person(server, "Ada")
        assert {"name": OWN, "searches": True, "level": False} in ada.get("/api/bots")
        table = ada.table("priests-of-ra", "me", OWN, "easy", start=True)
        assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Remembering 2"
        play_out(ada.sit(table))
        players = heliopolis.load(ada.http.get(f"/api/tables/{table}/journal").text).players
        names = ada.get(f"/api/tables/{table}/state?language=en")["view"]["names"]
        assert players == [names[0], names[1], f"{names[2]} (bot easy)"]
        assert bot_kind(players[2]) == "easy"
        refused = ada.post(
            "/api/tables",
            {"game": "priests-of-ra", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:x"}]},
            400,
        )
        assert refused["error"]["code"] == "bad_bot"


def test_a_bot_that_cannot_be_imported_is_named_when_the_server_starts() -> None:
    with pytest.raises(HeliopolisError, match="'no_such_module:Bot' cannot be imported"):
        Settings(bots="no_such_module:Bot")


def without_recalled(view: dict[str, Any]) -> dict[str, Any]:
    """Leave out what a table recalls from its log: a bot that wants it remembers it itself."""
    return {name: value for name, value in view.items() if name != "answers"}


def test_knowledge_is_of_ones_own_seat(server: Server) -> None:
    with Client(server.address) as client:
        table = client.new_table("priests-of-ra", ["me", "open"])
        path = f"/api/tables/{table.id}/knowledge"
        other = Person(server, "Bo")
        other.get(path, 403)
        assert client._http.get(path).status_code == 409
        other.post(f"/api/tables/{table.id}/join")
        table.start()
        known = table.knowledge()
        assert isinstance(known, Knowledge)
        assert [move.text for move in known.legal] == [m["text"] for m in table.view["legal"]]
        assert known.view == without_recalled(table.view["table"])
        assert other.get(f"{path}?seat=0", 403)["error"]["field"] == "seat"
        first, second = (client.get(path)["state"] for _ in range(2))
        assert first["chance_seed"] != second["chance_seed"], "drawn anew each time"
        table.close()


def test_a_bot_that_thinks_while_the_server_closes_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its move cannot be stored any more; the next process lets it think again."""
    left, thought = threading.Event(), threading.Event()
    with serving(str(tmp_path / "tables.sqlite")) as server:
        ada, process = Person(server, "Ada"), server.process

        async def choose(_bot: str, table: Table, seat: int, _id: str) -> str:
            if left.is_set():
                process.tasks.closing = process.writer._closing = True
                thought.set()
            return table.legal(seat)[0].text

        monkeypatch.setattr(process.bots, "choose", choose)
        table = ada.table("amun-re", "me", "random", "random", start=True)
        ada.post(f"/api/tables/{table}/leave")
        left.set()
        assert thought.wait(PATIENCE)
        live = process.tables.live[table]
        wait_for(lambda: live._working is None)
    assert "failed" not in capfd.readouterr().err
