"""What all tests share: the games, the toy game among them."""

from __future__ import annotations

import pytest

from heliopolis import games
from heliopolis.kernel.game import Game
from tests import toy

games.register(toy.GAME)


@pytest.fixture
def ra() -> Game:
    return games.find("priests-of-ra")


@pytest.fixture
def morra() -> Game:
    return toy.GAME
