"""What errors say: every text that the code names is there, in all languages, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import heliopolis
from heliopolis import games
from heliopolis.errors import BadBoardError, ErrorText, HeliopolisError
from heliopolis.texts import LANGUAGES, message_ids

ROOT = Path(heliopolis.__file__).parent
COMMON, CATAN, AMUN_RE = "heliopolis", "heliopolis.games.catan", "heliopolis.games.amun_re"
# The functions that make a text from its key: which argument that is, and of which package.
MAKERS = {
    "ErrorText": (0, COMMON), "wrong_input": (0, COMMON), "refuse": (1, CATAN),
    "_refuse": (1, AMUN_RE),
}  # fmt: skip


def named_texts() -> Iterator[tuple[str, str]]:
    """The packages and keys of texts that the code names where an error is made."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place, package = MAKERS.get(node.func.id, (0, ""))
            key = node.args[place] if package and len(node.args) > place else None
            if isinstance(key, ast.Constant):
                yield package, str(key.value)


def test_every_text_that_is_named_is_there() -> None:
    named = set(named_texts())
    assert len(named) > 100
    for language in LANGUAGES:
        packages = {package for package, _ in named}
        there = {package: message_ids(f"{package}.texts", language) for package in packages}
        assert not [
            (package, key) for package, key in named if f"error-{key}" not in there[package]
        ]


@pytest.mark.parametrize("package", [COMMON, CATAN, AMUN_RE])
def test_every_text_is_used(package: str) -> None:
    source = "\n".join(path.read_text("utf-8") for path in ROOT.rglob("*.py"))
    quoted = set(re.findall(r"\"([A-Za-z-]+)\"", source))
    made = ("system-", "box-", "field-")  # of which the end is a value
    keys = message_ids(f"{package}.texts", "en")
    errors = [key.removeprefix("error-") for key in keys if key.startswith("error-")]
    assert errors
    assert [key for key in errors if key not in quoted and not key.startswith(made)] == []


def test_an_error_is_told_in_every_language() -> None:
    board = {"provinces": {"memphis": {"fields": 9}}}
    with pytest.raises(BadBoardError) as caught:
        heliopolis.new("amun-re", seed=1, board=board)
    error = caught.value
    assert (error.field, error.place) == ("board", "provinces.memphis.fields")
    assert str(error) == "board, field 'provinces.memphis.fields': 9 is not in 0..6"
    assert str(error.why) == "9 is not in 0..6"
    assert error.in_language("nl") == "bord, veld 'provinces.memphis.fields': 9 ligt niet in 0..6"
    assert error.in_language("de") == "Plan, Feld 'provinces.memphis.fields': 9 liegt nicht in 0..6"


def test_a_broken_rule_is_told_with_its_text() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=7)
    with pytest.raises(HeliopolisError) as caught:
        table.play("bid 1")
    german = caught.value.in_language("de")
    assert german.startswith("'bid 1' verstößt gegen PR-")
    assert str(caught.value).startswith("'bid 1' breaks PR-")


def test_an_error_in_plain_words_stays_as_it_is() -> None:
    error = HeliopolisError("all is lost")
    assert error.in_language("de") == str(error) == "all is lost"
    assert str(ErrorText("line", line=3, why=ErrorText("journal-moves"))) == (
        "line 3: the line 'moves:' is missing"
    )


@pytest.mark.parametrize("name", games.names())
def test_a_wrong_number_of_seats_is_told(name: str) -> None:
    game = games.find(name)
    with pytest.raises(HeliopolisError) as caught:
        game.check_seats(0)
    assert "Spieler" in caught.value.in_language("de")


def test_a_game_for_one_number_of_players_names_it_once() -> None:
    with pytest.raises(HeliopolisError) as caught:
        games.find("ur").check_seats(1)
    assert str(caught.value) == "seats: The Royal Game of Ur is for 2 players, not 1"
    assert caught.value.in_language("de").endswith(" ist für 2 Spieler, nicht für 1")
    assert caught.value.in_language("nl").endswith(" is voor 2 spelers, niet voor 1")
