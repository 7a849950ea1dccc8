"""Whole games in a window of 80×24, by typing what it offers: every game in every language."""

from __future__ import annotations

import pytest

import heliopolis
from heliopolis import games
from heliopolis.texts import LANGUAGES
from tests.cli.test_whole_games import NAMES, play_to_the_end

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_fits_the_window(game: str, language: str) -> None:
    seats = games.find(game).default_seats()
    players = ["Wilhelmina", *(f"greedy bot {n}" for n in range(1, seats))]
    table = heliopolis.new(game, seats, 7, players=players)
    assert play_to_the_end(table, language, "greedy").pages > 10
