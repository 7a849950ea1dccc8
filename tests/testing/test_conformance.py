from __future__ import annotations

import pytest

from heliopolis import games
from heliopolis.bots import RandomBot
from heliopolis.testing import CHECKS, check_bot
from heliopolis.testing.conformance import Check


# All checks of a game in a row: they look at the same games, which a process plays once.
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", games.names())
def test_every_game_conforms(name: str, check: Check) -> None:
    check(games.find(name))


@pytest.mark.parametrize("name", games.names())
def test_the_random_bot_conforms(name: str) -> None:
    check_bot(RandomBot, games.find(name))
