"""Worlds: the same on every target, and the same dice for different moves."""

from __future__ import annotations

import numpy as np
import pytest

import heliopolis
from heliopolis.analysis import playouts
from heliopolis.analysis.worlds import Outcomes, Worlds, ready_target
from heliopolis.kernel.contract import count_no_turns
from tests.analysis.games import finished, short_game


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["priests-of-ra", "ur"])
def test_plain_and_compiled_play_the_same_worlds(name: str) -> None:
    table = finished(name)
    step = len(table.moves) // 2
    state, move = table.fork(step).state(), table.moves[step]
    found = [
        Worlds(table.game, table.seats, 7, target).play(
            state, step, 6, move=(move.seat, move.number), viewer=move.seat, first=3
        )
        for target in ("plain", "compiled")
    ]
    assert (found[0].points == found[1].points).all()
    assert (found[0].wins == found[1].wins).all()


def test_worlds_are_independent_of_how_they_are_asked_for() -> None:
    table = short_game()
    worlds = Worlds(table.game, table.seats, 1, "plain")
    state = table.fork(100).state()
    together = worlds.play(state, 100, 5)
    apart = worlds.play(state, 100, 2).joined(worlds.play(state, 100, 3, first=2))
    assert (together.points == apart.points).all()
    assert len({tuple(row) for row in together.points}) > 1
    assert worlds.played == 10


def test_a_game_by_turns_meets_the_same_dice_after_another_move() -> None:
    """The playouts of two opening rolls of Ur meet the same throws, turn by turn."""
    table = heliopolis.new("ur", seed=4)
    assert table.game.rules.turns_ended is not count_no_turns
    assert playouts.mix(1, 2, 3) == playouts.mix(1, 2, 3)
    seeds = {playouts.mix(0, world, turn) for world in range(50) for turn in range(50)}
    assert len(seeds) == 2500


def test_shared_first_places_share_the_win() -> None:
    outcomes = Outcomes.of_results([[5, 5, 1, 9]], [[0, 0, 2, 9]], 3)
    assert outcomes.wins.tolist() == [[0.5, 0.5, 0.0]]
    assert outcomes.points.tolist() == [[5, 5, 1]]


def test_utility_prefers_the_win_and_then_the_margin() -> None:
    outcomes = Outcomes.of_results([[10, 0], [6, 5], [5, 6]], [[0, 1], [0, 1], [1, 0]], 2)
    utility = outcomes.utility(0, 10.0)
    assert np.allclose(utility, [1.0, 0.775, 0.225])


def test_without_leave_to_compile_the_plain_target_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELIOPOLIS_BACKGROUND_COMPILE", "0")
    monkeypatch.setattr("heliopolis.kernel.targets.compiled.is_cached", lambda game, loop: False)
    game = heliopolis.find_game("ur")
    assert ready_target(game) == "plain"
    monkeypatch.setattr("heliopolis.kernel.targets.compiled.is_cached", lambda game, loop: True)
    assert ready_target(game) == "compiled"
    monkeypatch.setenv("HELIOPOLIS_BACKGROUND_COMPILE", "1")
    monkeypatch.setattr("heliopolis.kernel.targets.compiled.is_cached", lambda game, loop: False)
    assert ready_target(game) == "compiled"
