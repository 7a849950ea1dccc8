"""Part 5: random play is as long as the specification's reference model found it to be."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from heliopolis.games.priests_of_ra import GAME
from heliopolis.games.priests_of_ra.state import RA_ROW_FULL
from heliopolis.kernel.targets import Playouts, engine
from tests.games.priests_of_ra.positions import ALL_SEATS

GAMES = 400
UNIFORM = {2: 92, 3: 158, 4: 169, 5: 228}
BIASED = {2: 195, 3: 298, 4: 329, 5: 410}


@cache
def played(seats: int, biased: bool) -> Playouts:
    """Some hundred random games."""
    return engine(GAME, "plain").playouts(GAMES, seats=seats, biased=biased)


def ended_by_ra_row(seats: int, biased: bool) -> float:
    """The number of epochs that ended by the Ra row."""
    return float(np.mean(played(seats, biased).states["ended_by"] == RA_ROW_FULL))


@pytest.mark.rule("PR-9.4")
@pytest.mark.parametrize(("seats", "mean"), UNIFORM.items())
def test_decisions_of_uniform_play(seats: int, mean: int) -> None:
    assert played(seats, False).decisions.mean() == pytest.approx(mean, rel=0.03)


@pytest.mark.rule("PR-9.4")
@pytest.mark.parametrize(("seats", "mean"), BIASED.items())
def test_decisions_of_play_that_seldom_invokes(seats: int, mean: int) -> None:
    assert played(seats, True).decisions.mean() == pytest.approx(mean, rel=0.03)


@pytest.mark.rule("PR-6.1")
def test_about_half_of_the_epochs_end_by_the_ra_row_when_ra_is_seldom_invoked() -> None:
    shares = [ended_by_ra_row(seats, True) for seats in ALL_SEATS]
    assert np.mean(shares) == pytest.approx(0.5, abs=0.06)
    assert all(0.3 < share < 0.7 for share in shares)


@pytest.mark.rule("PR-6.1")
def test_practically_no_epoch_ends_by_the_ra_row_when_ra_is_often_invoked() -> None:
    assert all(ended_by_ra_row(seats, False) < 0.01 for seats in ALL_SEATS)


@pytest.mark.rule("PR-9.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_no_game_is_longer_than_the_specification_says(seats: int) -> None:
    """At most about 800 decisions."""
    for biased in (False, True):
        assert played(seats, biased).decisions.max() <= 800 < GAME.longest


def test_weights_of_play_that_seldom_invokes() -> None:
    """`invoke` 0.1 and each `bid` 0.5, other moves 1."""
    weights = {GAME.moves.text(move): weight for move, weight in enumerate(GAME.weights)}
    assert weights["invoke"] / weights["draw"] == 0.1
    assert {weights[f"bid {sun}"] / weights["draw"] for sun in range(1, 17)} == {0.5}
    others = {w for text, w in weights.items() if text != "invoke" and not text.startswith("bid")}
    assert others == {weights["draw"]}


@pytest.mark.rule("PR-9.1")
@pytest.mark.parametrize(("seats", "least"), [(2, 12), (3, 6), (4, 3), (5, 0)])
def test_ra_tiles_left_at_the_end(seats: int, least: int) -> None:
    """Part 7: the smallest number of Ra tiles left is 12 / 6 / 3 / 0."""
    left = played(seats, True).states["bag"][:, 0]
    assert least <= left.min()
