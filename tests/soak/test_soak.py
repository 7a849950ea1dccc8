"""Long checks, run by ``make soak``."""

from __future__ import annotations

from collections import Counter

import pytest

from heliopolis import games
from heliopolis.kernel.targets import engine
from heliopolis.testing import CHECKS
from heliopolis.testing.agree import disagreements
from heliopolis.testing.conformance import Check
from heliopolis.testing.play import sampled_settings

OURS = [name for name in games.names() if name != "morra"]

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("name", OURS)
def test_invariants_hold_in_a_million_games(name: str) -> None:
    game = games.find(name)
    ways = list(sampled_settings(game))
    for seats, options, biased in ways:
        count = (100_000 if game.is_long else 1_000_000) // len(ways)
        broken = engine(game, "compiled").audit(
            count, seats=seats, options=options, biased=biased, first_seed=10**9
        )
        assert Counter(broken.tolist()) == {0: count}


@pytest.mark.parametrize("name", OURS)
def test_plain_and_compiled_agree_on_a_hundred_thousand_seeds(name: str) -> None:
    game = games.find(name)
    for seats in game.seats:
        each = (5_000 if game.is_long else 100_000) // len(game.seats)
        assert disagreements(game, "plain", "compiled", seats, each, first_seed=10**12) == []


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_step_of_every_option_conforms(name: str, check: Check) -> None:
    check(games.find(name), thorough=True)
