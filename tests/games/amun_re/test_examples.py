"""The worked examples in the rulebook agree with the rules."""

from __future__ import annotations

import json

import pytest

from heliopolis import games
from heliopolis.texts import LANGUAGES, texts
from tests.games.amun_re.examples import EXAMPLES, FILE, examples

GAME = games.find("amun-re")


def test_the_drawn_examples_are_up_to_date() -> None:
    assert json.loads(FILE.read_text("utf-8")) == examples()


def test_the_examples_have_the_results_of_the_specification() -> None:
    results = {one["id"]: one.get("results") for one in examples()}
    assert results["AR-X5"] == [{"seat": 0, "cards": 3}]
    assert results["AR-X7"] == [{"seat": 0, "pays": 3}]
    assert results["AR-X8"] == [{"seat": 0, "pays": 6}]
    assert results["AR-X10"] == [{"seat": 0, "gold": 17}]
    assert results["AR-E16"] == [{"seat": 0, "points": 13}]
    assert results["AR-X11"] == [{"seat": 0, "points": 10}, {"seat": 1, "points": 5}]
    assert results["AR-X12"] == [{"seat": 0, "points": 6}]
    assert {(one["seat"], one["pays"]) for one in results["AR-X4"] or []} == {
        (3, 10), (2, 6), (0, 0), (1, 0),
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_rule_and_a_text(language: str) -> None:
    say = texts(language, GAME)
    for name, (rules, _) in EXAMPLES.items():
        assert set(rules) <= set(GAME.rule_ids)
        assert name in GAME.rulebook.example_ids
        assert say(f"example-{name}")
