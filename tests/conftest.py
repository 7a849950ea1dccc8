"""What all tests share: the games, the toy game among them."""

from __future__ import annotations

import signal

import pytest

from heliopolis import games
from heliopolis.kernel.game import Game
from tests import toy

games.register(toy.GAME)

# A shell that starts something in the background has it ignore Control-C, and so would all that the
# tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def ra() -> Game:
    return games.find("priests-of-ra")


@pytest.fixture
def morra() -> Game:
    return toy.GAME
