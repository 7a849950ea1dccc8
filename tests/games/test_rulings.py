"""Rulings: each has its texts, belongs to a rule, and names an option that exists."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from heliopolis import games
from heliopolis.games.rulings import rulings, rulings_on
from heliopolis.texts import LANGUAGES, message_ids, texts

GAMES = ["priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops", "ur"]
IN_TEXT = re.compile(r"\b(?:([A-Z]{2})-R|R-)(\d+)\b")


@pytest.mark.parametrize("name", GAMES)
def test_each_ruling_is_told_in_every_language_with_its_reason(name: str) -> None:
    game = games.find(name)
    assert rulings(game)
    said = {}
    for language in LANGUAGES:
        tr = texts(language, game)
        for ruling in rulings(game):
            for key in (ruling.id, f"{ruling.id}.why"):
                said[language, key] = tr(key)
                assert re.fullmatch(r"[“„‘]?[A-Z0-9ÄÖÜ].*\.", tr(key)), (language, key)
    assert len(set(said.values())) == len(said), "a text is there twice, or not translated"


@pytest.mark.parametrize("name", GAMES)
def test_each_ruling_belongs_to_a_rule_and_names_an_option_of_it(name: str) -> None:
    game = games.find(name)
    options = {option.name for option in game.options}
    for ruling in rulings(game):
        assert ruling.rules, ruling
        assert set(ruling.rules) <= set(game.rule_ids), ruling
        assert ruling.option is None or ruling.option in options, ruling
        assert all(ruling in rulings_on(game, rule) for rule in ruling.rules)


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_the_code_gives_with_a_ruling_is_declared(name: str) -> None:
    """Docstrings write: "harbour_fee" (CH-R7)."""
    game = games.find(name)
    named = {ruling.option for ruling in rulings(game)}
    told = " ".join((import_module(game.package).__doc__ or "").split())
    quoted = set(re.findall(r'"(\w+)" \([A-Z]{2}-R\d+\)', told))
    assert quoted <= named


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_ruling_is_left_over(name: str) -> None:
    game = games.find(name)
    declared = {ruling.id for ruling in rulings(game)}
    for package in game.text_packages:
        for language in LANGUAGES:
            written = {key for key in message_ids(package, language) if re.search("-R[0-9]", key)}
            assert written <= declared


def test_each_ruling_that_the_code_names_is_declared() -> None:
    declared = {ruling.id for name in GAMES for ruling in rulings(games.find(name))}
    source = Path(str(games.__file__)).parent
    named = set()
    for path in source.rglob("*.py"):
        for prefix, number in IN_TEXT.findall(path.read_text("utf-8")):
            named.add(f"{prefix or 'PR'}-R{number}")
    assert {"CH-R7", "PR-R4", "AR-R38"} <= named
    assert named <= declared
