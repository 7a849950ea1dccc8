from __future__ import annotations

from itertools import combinations

import pytest

from heliopolis import games
from heliopolis.kernel.game import Arrangement
from heliopolis.testing.play import covering_rows, covering_settings


def test_each_pair_of_values_is_in_a_row() -> None:
    factors = [("a", "b"), (1, 2, 3), (True, False), ("x",), range(4)]
    rows = covering_rows(*factors)
    for one, other in combinations(range(len(factors)), 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == {(a, b) for a in factors[one] for b in factors[other]}
    assert len(rows) <= 14  # 12 would be the fewest


@pytest.mark.parametrize("name", games.names())
def test_few_settings_cover_every_value_of_every_option(name: str) -> None:
    game = games.find(name)
    rows = covering_settings(game)
    for option in game.options:
        if not isinstance(option, Arrangement):
            met = {options.get(option.name, option.default) for _, options, _ in rows}
            assert met == set(option.values)
    assert {seats for seats, _, _ in rows} == set(game.seats)
    assert len(rows) <= 30
