"""Real terminal sessions: a whole typed game, Tab, undo, and a journal after kill -9."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import heliopolis
from tests.cli.conftest import Cli
from tests.cli.pseudo_terminal import start_at_terminal

pexpect = pytest.importorskip("pexpect")
fcntl = pytest.importorskip("fcntl", reason="there are no pseudo-terminals")
termios = pytest.importorskip("termios")
fdspawn = pytest.importorskip("pexpect.fdpexpect").fdspawn

POSITION = r"Priests of Ra · move \d+"


class Session:
    """A person at a terminal."""

    def __init__(self, *arguments: object, columns: int = 100, lines: int = 50) -> None:
        self.process, screen = start_at_terminal(*arguments, columns=columns, lines=lines)
        # What is typed is echoed at once, even between the bytes of a character being written.
        self.child: Any = fdspawn(screen, encoding="utf-8", codec_errors="replace", timeout=120)

    def type(self, line: str) -> None:
        self.child.send(f"{line}\r")

    def sees(self, *patterns: str) -> int:
        """Wait until one of the patterns is on the screen; returns which."""
        index: int = self.child.expect(list(patterns))
        return index

    def status(self) -> int:
        """The exit status, once all output has been read."""
        self.child.expect(pexpect.EOF)
        return self.process.wait(120)

    def close(self) -> None:
        self.process.kill()
        self.process.wait(120)
        self.child.close()


Open = Callable[..., Session]


@pytest.fixture
def terminal() -> Iterator[Open]:
    opened: list[Session] = []

    def start(*arguments: object, **settings: Any) -> Session:
        opened.append(Session(*arguments, **settings))
        return opened[-1]

    yield start
    for session in opened:
        session.close()


def test_a_whole_game_typed_to_the_end(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = terminal("play", "--bots", "random", "--seats", 2, "--seed", 4, "--journal", path)
    while (seen := session.sees(POSITION, "the only number is 1", "The game is over")) < 2:
        session.type("2" if seen == 0 else "1")
    session.sees("wins with")
    assert session.status() == 0
    assert heliopolis.load(path.read_text("utf-8")).over


def test_tab_completes_moves_commands_and_rules(terminal: Open) -> None:
    session = terminal("play", "--bots", "random", "--seats", 3, "--seed", 5)
    session.sees("help” lists")
    session.child.send("inv\t")
    session.sees("oke")
    session.child.send("\x15")  # clear the line
    session.child.send("why not bid 1\t\t")
    session.sees("bid 1[0-9]")
    session.child.send("\x15rules PR-5.1\t\t")
    session.sees("PR-5.10")
    session.child.send("\x15qu\t")
    session.sees("it")
    session.type("")
    session.sees("Goodbye!")
    assert session.status() == 0


def test_questions_and_undo_at_a_terminal(terminal: Open) -> None:
    session = terminal("play", "--bots", "random", "--seats", 3, "--seed", 5)
    session.sees(POSITION)
    for typed, answer in [
        ("why not bid 7", r"PR-2\.2"),
        ("rules PR-5.4", "If you are the Ra player"),
        ("drwa", "Did you mean “draw”"),
        ("invoke", "wins the lot|must bid|Bid"),
        ("undo", "Taken back: invoke"),
        ("undo", "nothing to take back"),
        ("draw", POSITION),
        ("undo", "because it revealed something"),
        ("quit", "Your game is saved"),
    ]:
        session.type(typed)
        session.sees(answer)
    assert session.status() == 0


def test_a_game_resumes_after_kill_9(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = terminal("play", "--bots", "random", "--seats", 3, "--seed", 5, "--journal", path)
    session.sees(POSITION)
    session.type("invoke")
    session.sees(POSITION)
    session.type("bid 6")
    session.sees(POSITION)
    session.process.send_signal(signal.SIGKILL)
    session.process.wait(30)
    moves = len(heliopolis.load(path.read_text("utf-8")).moves)
    assert moves > 5
    again = terminal("play", "--bots", "random", "--seats", 3, "--seed", 5, "--journal", path)
    again.sees(f"after {moves} moves")
    again.sees(f"move {moves + 1}")
    again.type("quit")
    assert again.status() == 0
    assert [p.name for p in tmp_path.iterdir() if p.is_file()] == ["game.journal"]


def test_at_one_keyboard_the_screen_is_cleared_between_players(terminal: Open) -> None:
    session = terminal("play", "--bots", "random", "--seats", "Ada,Bob", "--seed", 1)
    session.sees(POSITION)
    session.type("invoke")
    session.sees("press Enter when you are at the keyboard")
    assert "\x1b[2J" in session.child.before  # the screen was cleared
    assert not re.search(POSITION, session.child.before)
    session.type("")
    session.sees(POSITION)
    session.type("quit")
    assert session.status() == 0


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_control_c_and_control_d_end_the_session(terminal: Open, key: str, status: int) -> None:
    session = terminal("play", "--bots", "random", "--seats", 3, "--seed", 5)
    session.sees("help” lists")
    session.sees("›")
    session.child.send(key)
    assert session.status() == status
    assert "Traceback" not in session.child.before


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(terminal: Open, columns: int) -> None:
    session = terminal("play", "--bots", "random", "--seats", 3, "--seed", 5, columns=columns)
    session.sees("help” lists")
    lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", session.child.before).splitlines()
    assert len(lines) > 20
    assert max(map(len, lines)) <= columns


def test_colour_is_used_only_if_wanted(terminal: Open) -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-7]m")
    plain = terminal("rules", "PR-5.4")  # NO_COLOR is set
    plain.sees("Ra player")
    assert not colour.search(plain.child.before)
    os.environ.pop("NO_COLOR")
    coloured = terminal("rules", "PR-5.4")
    coloured.sees("Ra player")
    assert colour.search(coloured.child.before)


def test_replay_steps_through_a_game(terminal: Open, finished: Path) -> None:
    moves = len(heliopolis.load(finished.read_text("utf-8")).moves)
    session = terminal("replay", finished)
    session.sees("Enter shows the next move")
    for typed, answer in [
        ("", f"move 1 of {moves}"),
        ("next", f"move 2 of {moves}"),
        ("back", f"move 1 of {moves}"),
        ("goto 17", f"move 17 of {moves}"),
        ("5", f"move 5 of {moves}"),
        ("dance", "Enter shows the next move"),
        ("9999", "That was the last move"),
        ("end", "wins with"),
        ("", "That was the last move"),
        ("0", "the start"),
        ("back", "This is the start"),
    ]:
        session.type(typed)
        session.sees(answer)
    session.type("quit")
    assert session.status() == 0


def test_the_progress_bar_is_written_to_stderr_only(terminal: Open, cli: Cli) -> None:
    session = terminal("simulate", "--target", "plain", "--games", 200)
    session.sees(r"\d+/200")
    session.sees("on average")
    assert session.status() == 0
