"""Run commands: in this process where that is enough, otherwise as programs."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import heliopolis
from heliopolis.cli.app import app
from heliopolis.cli.exits import run
from heliopolis.cli.playing.seating import seat_bot


@dataclass(frozen=True)
class Done:
    """The exit status of a command, and its output."""

    status: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """Its output, however the lines were broken."""
        return " ".join(self.out.split())


Cli = Callable[..., Done]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Set English, 80 columns and no colour, and hide the user's own games."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "XDG_STATE_HOME": str(tmp_path / "state"),
    }.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run a command in this process, with what is typed as its input."""

    def call(*arguments: object, typed: str = "") -> Done:
        stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        status = run(app, [str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Done(status, out, err)

    return call


@pytest.fixture
def shell() -> Cli:
    """Run a command as a program of its own."""

    def call(*arguments: object, typed: str = "", **environment: str) -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "heliopolis", *map(str, arguments)],
            input=typed.encode(),
            capture_output=True,
            env={**os.environ, **environment},
            timeout=300,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    return call


@pytest.fixture(scope="session")
def finished_journal() -> str:
    """A finished game of three bots."""
    players = ["random bot 1", "random bot 2", "random bot 3"]
    table = heliopolis.new("priests-of-ra", seats=3, seed=3, players=players)
    while not table.over:
        table.play(seat_bot(table, table.players_to_move[0]).choose(table))
    return table.journal


@pytest.fixture
def finished(finished_journal: str, tmp_path: Path) -> Path:
    """That game in a file."""
    path = tmp_path / "finished.journal"
    path.write_text(finished_journal, "utf-8")
    return path
