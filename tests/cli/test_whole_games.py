"""Games are played to their end in a window of 80×24, by typing what the window offers.

Here it is the end of a short game; `tests/soak/test_terminal.py` plays whole games.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import heliopolis
from heliopolis import games
from heliopolis.bots import SeatedBot
from heliopolis.cli.playing.menu import Menu
from heliopolis.cli.playing.screen import Screen
from heliopolis.cli.playing.session import Session
from heliopolis.table import Move, Table
from tests.cli.test_pictures import printed, window

COLUMNS, LINES = 80, 24
PERSON = 0
NAMES = [name for name in games.names() if name != "morra"]
# Options that make a game short.
SHORT: dict[str, dict[str, str]] = {
    "catan-island": {"turn_limit": "1"},
    "catan-alexander": {"turn_limit": "1"},
    "catan-cheops": {"turn_limit": "1"},
    "ur": {"pieces": "1"},
}
DECISIONS = 2  # of the person, before the end


class Typist:
    """A person who looks at every page, and types the labels that lead to a bot's moves."""

    live = False

    def __init__(self, screen: Screen, bot: str) -> None:
        self.screen = screen
        self.session: Session | None = None
        self.pages = 0
        self._bot = SeatedBot.named(bot, PERSON, 1)
        self._wanted: Move | None = None

    def read(self, suggest: Any) -> str:
        assert self.session is not None
        table, menu = self.session.table, self.session._menu(PERSON)
        self._look_at(table, menu)
        if not menu.opened or self._wanted is None:
            self._wanted = self._bot.choose(table)
        return next(entry.label for entry in menu.entries if self._wanted in entry.moves)

    def _look_at(self, table: Table, menu: Menu) -> None:
        self.pages += 1
        before = self.screen.console.file
        page = printed(self.screen, table, PERSON, menu)
        self.screen.console.file = before
        shown = "\n".join(page)
        assert len(page) < LINES, f"no room for the line that is typed:\n{shown}"
        assert max(map(len, page)) <= COLUMNS, shown


def play_to_the_end(table: Table, language: str, bot: str) -> Typist:
    """Type the rest of a game; all pages and the result fit the window."""
    screen = window(table, language, COLUMNS, LINES)
    typist = Typist(screen, bot)
    typist.session = session = Session(table, typist, screen, None)
    session.run()
    assert session.table.over
    said = screen.console.file.getvalue()  # type: ignore[attr-defined]
    lines = [line.rstrip() for line in said.splitlines()]
    assert max(map(len, lines)) <= COLUMNS
    result = lines[lines.index(screen.text("result-title")) :]
    assert len(result) < LINES, "the points and the winner are seen together"
    assert result[-1].endswith("!"), "the winner is what is read last"
    return typist


def near_the_end(game: str) -> Table:
    """A short random game, some decisions of the person before its end."""
    seats, chance = games.find(game).seats[0], random.Random(3)
    players = ["Wilhelmina", *(f"random bot {n}" for n in range(1, seats))]
    table = heliopolis.new(game, seats, 3, SHORT.get(game), players)
    while not table.over:
        table.play(chance.choice(table.legal()))
    own = [step for step, move in enumerate(table.moves) if move.seat == PERSON]
    return table.fork(own[-DECISIONS:][0])


@pytest.mark.parametrize("game", NAMES)
def test_the_end_of_a_game_fits_the_window(game: str) -> None:
    typist = play_to_the_end(near_the_end(game), "de", "random")
    assert typist.pages >= 1
