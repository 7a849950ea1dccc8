"""Play on the whole screen: what a person sees, clicks and reaches by keys, at a real terminal."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyte
import pytest

import heliopolis
from tests.cli.conftest import Cli
from tests.cli.pseudo_terminal import start_at_terminal

PATIENCE = 120.0  # seconds, for a busy machine
UP, DOWN, ENTER, ESC, F1, F2 = "\x1b[A", "\x1b[B", "\r", "\x1b", "\x1bOP", "\x1bOQ"


class Window:
    """A person at a terminal window, who sees what a terminal shows."""

    def __init__(self, *arguments: object, columns: int = 80, lines: int = 24) -> None:
        command = ("play", *arguments, "--full-screen")
        self.process, self._file = start_at_terminal(*command, columns=columns, lines=lines)
        self._screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self._screen)
        self.ended = False

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def waits_for(self, seen: Callable[[], Any]) -> None:
        """Wait until something is true of the screen."""
        end = time.monotonic() + PATIENCE
        while not seen():
            assert time.monotonic() < end, f"not seen:\n{self.text}"
            assert not self.ended, f"ended:\n{self.text}"
            self._take()

    def sees(self, *words: str) -> None:
        """Wait until one of some words is on the screen."""
        self.waits_for(lambda: any(word in self.text for word in words))

    def no_longer_sees(self, word: str) -> None:
        self.waits_for(lambda: word not in self.text)

    def press(self, *keys: str) -> None:
        for key in keys:
            os.write(self._file, key.encode())

    def click(self, word: str) -> None:
        """Click on a word."""
        self.sees(word)
        row = next(row for row, line in enumerate(self.lines) if word in line)
        column = self.lines[row].index(word)
        for kind in "Mm":  # pressed, released
            os.write(self._file, f"\x1b[<0;{column + 1};{row + 1}{kind}".encode())

    def selected(self) -> str:
        """Return what is shown as selected."""
        cells = [
            cell
            for row in range(self._screen.lines)
            for _, cell in sorted(self._screen.buffer[row].items())
        ]
        return "".join(cell.data for cell in cells if cell.reverse and cell.underscore).strip()

    def last_words(self) -> str:
        """Read until the command ends; return what the screen shows then."""
        while not self.ended:
            self._take()
        assert self.process.wait(PATIENCE) == 0
        return self.text

    def _take(self) -> None:
        if select.select([self._file], [], [], 0.5)[0]:
            try:
                data = os.read(self._file, 1 << 16)
            except OSError:  # the other end is closed
                data = b""
            self._stream.feed(data)
            self.ended = not data

    def close(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._file)


Open = Callable[..., Window]


@pytest.fixture
def window() -> Iterator[Open]:
    opened: list[Window] = []

    def start(*arguments: object, **settings: Any) -> Window:
        opened.append(Window(*arguments, "--bots", "random", "--seed", 5, **settings))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


def test_choices_are_clicked_and_selected_by_keys(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    screen = window("ur", "--journal", path)
    screen.sees("Esc closes this")  # the greeting
    screen.press(ESC)
    screen.no_longer_sees("Esc closes this")
    screen.click("Roll the dice")
    screen.sees("Enter a new piece")
    moves = len(heliopolis.load(path.read_text("utf-8")).moves)
    screen.press(DOWN)
    screen.waits_for(screen.selected)
    screen.press(ENTER)
    screen.waits_for(lambda: len(heliopolis.load(path.read_text("utf-8")).moves) > moves)


def test_a_place_on_the_picture_is_clicked(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    screen = window("catan-island", "--journal", path)
    screen.sees("Esc closes this")
    screen.press(ESC)
    screen.sees("Click a place")
    screen.no_longer_sees("Esc closes this")
    screen.click("20")
    screen.sees("Lay a road")
    table = heliopolis.load(path.read_text("utf-8"))
    assert [move.text.split()[0] for move in table.moves if move.seat == 0] == ["setup_settlement"]


def test_arrows_go_to_the_nearest_place_in_their_direction(window: Open) -> None:
    screen = window("catan-island")
    screen.sees("Esc closes this")
    screen.press(ESC, DOWN)
    screen.waits_for(lambda: screen.selected() == "1")
    screen.press(DOWN)
    screen.waits_for(lambda: screen.selected() not in ("", "1"))
    screen.press(UP)
    screen.waits_for(lambda: screen.selected() == "1")


def test_answers_come_in_a_box_or_in_a_line(window: Open) -> None:
    screen = window("priests-of-ra")
    screen.sees("Esc closes this")
    screen.press(ESC)
    screen.no_longer_sees("Esc closes this")
    screen.press(F1)
    screen.sees("Commands")
    screen.press(ESC)
    screen.no_longer_sees("Commands")
    screen.press(F2)
    screen.sees("A new epoch")
    screen.press("drwa", ENTER)
    screen.sees("Did you mean")
    screen.press("why not bid 7", ENTER)
    screen.sees("PR-5.3")


NAMES = ("priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops", "ur")
SMALL = [(game, 80, 24) for game in NAMES]
LARGE = [("amun-re", 120, 40), ("priests-of-ra", 160, 50)]  # news below the table, and beside it


@pytest.mark.parametrize(("game", "columns", "lines"), SMALL + LARGE)
def test_the_question_and_all_choices_are_in_the_window(
    window: Open, game: str, columns: int, lines: int
) -> None:
    screen = window(game, columns=columns, lines=lines)
    screen.sees("Esc closes this")
    screen.press(ESC)
    screen.no_longer_sees("Esc closes this")
    assert screen.lines[-1].startswith("›")
    assert ("F1" in screen.text) == (lines > 24)
    assert screen.lines[0]  # the picture begins at the top


def test_leaving_restores_the_terminal_and_says_how_to_go_on(window: Open) -> None:
    screen = window("ur")
    screen.sees("Esc closes this")
    screen.press(ESC)
    screen.click("Roll the dice")
    screen.press("\x04")
    said = screen.last_words()
    assert "heliopolis play --continue" in said
    assert "Goodbye!" in said


def test_the_result_is_printed_when_the_window_has_closed(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    table = heliopolis.new("ur", players=["Guest", "random bot 1"], seed=5)
    while not table.over and len(table.moves) < 10_000:
        table.play(table.legal()[0])
    end = table.fork(len(table.moves) - 1)
    end.save(path)
    screen = window("--journal", path)
    if 0 in end.players_to_move:
        screen.sees("Continuing", "›")
        screen.press(ESC, "1", ENTER)
    assert "The game is over" in screen.last_words()


def test_without_a_terminal_it_says_so(cli: Cli) -> None:
    done = cli("play", "ur", "--full-screen")
    assert done.status == 2
    assert "--full-screen: needs a terminal" in done.err
