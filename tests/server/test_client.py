"""The client for programs, and the page that explains it."""

from __future__ import annotations

import re
from pathlib import Path
from socket import SHUT_RDWR

import pytest

from heliopolis.client import Client, RefusedError
from heliopolis.errors import HeliopolisError
from tests.server.running import Person, Server

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"


@pytest.mark.parametrize("number", [0, 1], ids=["own program", "bot of the arena"])
def test_the_examples_of_the_page_play_a_whole_game(
    number: int, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[number]
    token = Person(server, "Ada").post("/api/tokens", {"name": "bot"})["token"]
    monkeypatch.setenv("HELIOPOLIS_ADDRESS", server.address)
    monkeypatch.setenv("HELIOPOLIS_TOKEN", token)
    exec(compile(example, str(PAGE), "exec"), {})
    assert "ranks:" in capsys.readouterr().out


def test_two_programs_play_at_one_table(server: Server) -> None:
    with Client(server.address) as one, Client(server.address) as other:
        table = one.new_table("priests-of-ra", ["me", "open"], public=True)
        assert table.id in [card["id"] for card in other.tables("open")]
        there = other.table(f"{server.address}/table/{table.id}")
        there.join()
        table.start()
        assert [seat["kind"] for seat in there.info()["seats"]] == ["user", "user"]
        mover = table if table.view["legal"] else there
        watcher = there if mover is table else table
        with pytest.raises(RefusedError) as refused:
            mover.play("bid 3")
        assert refused.value.rule is not None
        mover.play(mover.view["legal"][0])
        mover.chat("hello")
        while watcher.view["step"] == 0:
            watcher._receive()
        assert "priests-of-ra" in [game["name"] for game in one.games()]
        with pytest.raises(RefusedError, match="over"):
            table.journal()
        table.close()
        there.close()


def test_the_client_reconnects(server: Server) -> None:
    with Client(server.address) as client:
        table = client.new_table("priests-of-ra", ["me", "easy"], start=True)
        for number, view in enumerate(table.turns()):
            if number in (3, 6):
                assert table._socket is not None
                table._socket.socket.shutdown(SHUT_RDWR)
                with pytest.raises(RefusedError, match="lost"):
                    table.play(view["legal"][0])
            else:
                table.play(view["legal"][0])
            if number == 12:
                break
        log_events = [note["log_event"] for note in table.log]
        whole = client.get(f"/api/tables/{table.id}/state?log=0")["log"]["items"]
        assert log_events == [note["log_event"] for note in whole][: len(log_events)]
        table.close()


def test_unknown_tables_and_bad_tokens_are_errors(server: Server) -> None:
    with Client(server.address) as client:
        with pytest.raises(HeliopolisError, match="no such table"):
            _ = client.table("nowhere").view
        with pytest.raises(RefusedError, match="no such table"):
            client.table("nowhere").info()
    with pytest.raises(RefusedError) as refused:
        Client(server.address, token="helio_wrong")
    assert refused.value.code == "bad_token"
