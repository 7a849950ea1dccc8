"""The title is in the language of the reader: nobody publishes the game under another one."""

from __future__ import annotations

import pickle

import pytest

from heliopolis import games
from heliopolis.errors import BadSetupError
from heliopolis.texts import LANGUAGES, title_of

TITLES = {
    "en": "The Royal Game of Ur",
    "nl": "Het Koninklijke Spel van Ur",
    "de": "Das königliche Spiel von Ur",
}


def test_the_title_is_translated() -> None:
    game = games.find("ur")
    assert {language: title_of(game, language) for language in LANGUAGES} == TITLES
    assert game.title == TITLES["en"]


@pytest.mark.parametrize("name", [name for name in games.names() if name != "ur"])
def test_a_published_game_keeps_the_title_of_its_publisher(name: str) -> None:
    game = games.find(name)
    assert {title_of(game, language) for language in LANGUAGES} == {game.title}


def test_errors_have_the_title_in_the_language_of_the_error() -> None:
    with pytest.raises(BadSetupError) as caught:
        games.find("ur").check_seats(3)
    of_another_process = pickle.loads(pickle.dumps(caught.value))
    for language in LANGUAGES:
        assert TITLES[language] in caught.value.in_language(language)
        assert TITLES[language] in of_another_process.in_language(language)
