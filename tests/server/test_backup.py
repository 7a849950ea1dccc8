"""Backups: everything in one file and back, between both kinds of databases."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.cli.conftest import cli as cli
from tests.server.conftest import BOTH
from tests.server.running import Person, asked, serving


@pytest.mark.parametrize("kind", BOTH)
def test_a_backup_contains_everything(
    database: str, kind: str, another_database: Callable[[str], str], tmp_path: Path, cli: Cli
) -> None:
    file = str(tmp_path / "tables.backup")
    with serving(database) as server:
        ada = Person(server, "Ada")
        table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
        seat = asked(ada, table)
        seat.move("draw")
        seat.do("chat", text="hello")
        cookie = ada.http.cookies["heliopolis"]
        view: dict[str, Any] = seat.view
        done = cli("backup", file, "--database", database)
        assert done.status == 0, done.err
        assert "events 3" in done.out
        assert "not empty" in cli("restore", file, "--database", database).err or (
            "using it" in cli("restore", file, "--database", database).err
        )
    other = another_database(kind)
    done = cli("restore", file, "--database", other)
    assert done.status == 0, done.err
    with serving(other) as server:
        ada = Person(server, cookie=cookie)
        seat = ada.sit(table, f"?seat={view['seat']}")
        seat.hear()
        assert seat.view == view
        assert [line["text"] for line in seat.chat] == ["hello"]
    assert "not empty" in cli("restore", file, "--database", other).err


def test_restoring_an_invalid_file_changes_nothing(tmp_path: Path, cli: Cli) -> None:
    database = str(tmp_path / "new.sqlite")
    assert "there is no file" in cli("backup", str(tmp_path / "b"), "--database", database).err
    for content, complaint in (
        (b"hello", "no backup"),
        (gzip.compress(b'{"a":1}\n'), "no backup"),
        (gzip.compress(b'{"heliopolis":"backup","format":9}\n'), "newer version"),
        (
            gzip.compress(b'{"heliopolis":"backup","format":1,"revision":"0001"}\n'),
            "end is missing",
        ),
    ):
        file = tmp_path / "bad.backup"
        file.write_bytes(content)
        done = cli("restore", str(file), "--database", database)
        assert done.status == 2
        assert complaint in done.err
