"""How much luck decides: all where nobody can decide, nothing where there is no luck."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from heliopolis import games
from heliopolis.analysis import decisiveness
from heliopolis.analysis.decisiveness import Decisiveness, measure_decisiveness
from heliopolis.analysis.worlds import Outcomes


def measured(monkeypatch: pytest.MonkeyPatch, luck: float) -> Decisiveness:
    """Measure worlds in which luck names the winner of a share of the games, else whims do."""

    class Decided:
        def __init__(self, game: Any, seats: int, seed: int, target: str | None) -> None:
            self.seed = seed

        def play(self, state: Any, step: int, worlds: int, whims: int = 0) -> Outcomes:
            by_luck = np.random.default_rng(self.seed).random() < luck
            winner = int(np.random.default_rng([self.seed, 0 if by_luck else whims]).integers(2))
            wins = np.zeros((1, 2))
            wins[0, winner] = 1
            return Outcomes(wins, wins)

    monkeypatch.setattr(decisiveness, "Worlds", Decided)
    return measure_decisiveness(games.find("ur"), 400, seats=2, options={})


@pytest.mark.parametrize("luck", [0.0, 0.5, 1.0])
def test_the_share_of_luck_is_found(monkeypatch: pytest.MonkeyPatch, luck: float) -> None:
    found = measured(monkeypatch, luck)
    assert found.games == 400
    assert found.luck_ci95[0] <= luck <= found.luck_ci95[1] + 0.02
    assert found.luck == pytest.approx(luck, abs=0.12)


def test_the_same_luck_and_the_same_whims_are_the_same_game() -> None:
    game = games.find("ur")
    one, again = (
        measure_decisiveness(game, 2, seats=2, options={}, seed=5, target="plain") for _ in range(2)
    )
    assert one == again
    assert 0 <= one.luck <= 1
