"""Worked examples: journals that end with what their text tells, for rules that exist."""

from __future__ import annotations

import pytest

from heliopolis import games
from heliopolis.table.worked_examples import WorkedExample, worked_examples
from heliopolis.texts import LANGUAGES, texts

WITH_EXAMPLES = ["catan-alexander", "catan-cheops"]
EXAMPLES = [
    pytest.param(name, example, id=f"{name}-{example.id}")
    for name in WITH_EXAMPLES
    for example in worked_examples(games.find(name))
]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_there_are_at_least_three(name: str) -> None:
    assert len(worked_examples(games.find(name))) >= 3


def test_a_game_without_examples_has_none() -> None:
    assert worked_examples(games.find("ur")) == ()


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_told_in_every_language_and_has_rules(
    name: str, example: WorkedExample
) -> None:
    game = games.find(name)
    assert set(example.rules) <= set(game.rule_ids)
    said = {texts(lang, game)(f"example-{example.id}") for lang in LANGUAGES}
    titles = {texts(lang, game)(f"example-{example.id}.title") for lang in LANGUAGES}
    assert len(said) == len(titles) == len(LANGUAGES)


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_the_journal_ends_with_what_the_example_is_named_after(
    name: str, example: WorkedExample
) -> None:
    before, after, between = example.before_and_after()
    assert after.game.name == name
    assert len(after.moves) - len(before.moves) == example.steps
    assert example.id in [event["log_event"] for event in between]
