from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import heliopolis
from heliopolis.cli import rulebook
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.kernel.options import Number
from heliopolis.kernel.rulebook import RULEBOOK_STRIDE, Rulebook
from heliopolis.texts import texts

LIMIT = Number("limit", "PR-1.1", ("none", "10"), "none", least=3, most=20)


@pytest.mark.parametrize(("value", "code"), [("none", 0), ("10", 10), ("3", 3), (20, 20), (7, 7)])
def test_a_number_option_takes_numbers_in_its_range_or_a_word(value: Any, code: int) -> None:
    assert LIMIT.encode(value, 4) == code


@pytest.mark.parametrize("value", ["2", "21", "", "ten", "-4", "1e1", None, True, 4.0, [5]])
def test_other_values_are_refused_with_the_name_of_the_option(value: Any) -> None:
    with pytest.raises(BadSetupError, match=r"option limit: .* from 3 to 20, or none"):
        LIMIT.encode(value, 4)


def test_only_words_have_texts() -> None:
    assert LIMIT.named() == ("none",)


def test_a_game_that_builds_on_another_book_has_the_rules_of_both(ra: Game) -> None:
    book = Rulebook("AA", (2,), builds_on=(Rulebook("PR", (1, 2)),))
    both = replace(ra, rulebook=book)
    assert both.rule_ids == ["PR-1.1", "PR-2.1", "PR-2.2", "AA-1.1", "AA-1.2"]
    assert both.rule_id(202) == "PR-2.2"
    assert both.rule_id(RULEBOOK_STRIDE + 102) == "AA-1.2"


def test_rules_of_both_books_are_looked_up() -> None:
    game = heliopolis.new("catan-alexander").game
    say = texts("en", game)
    assert rulebook.look_up(game, "6.4", say).rules == ["AL-6.4"]
    assert rulebook.look_up(game, "CB-6.4", say).rules == ["CB-6.4"]
    assert len(rulebook.look_up(game, "cb 6", say).rules) == 7
    assert rulebook.is_number(game, "PR-1.1") is False
