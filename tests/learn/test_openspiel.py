"""OpenSpiel's own test of every game, where OpenSpiel is installed."""

from __future__ import annotations

import pytest

from heliopolis import games
from heliopolis.extras import is_installed

if not is_installed("pyspiel"):
    pytest.skip("OpenSpiel is not installed", allow_module_level=True)

import pyspiel

from heliopolis.learn.openspiel import openspiel
from tests.learn.test_interfaces import GAMES

SHORT = {"amun-re", "priests-of-ra", "ur"}  # whole random games of these take a second


def loaded(name: str, **given: object) -> pyspiel.Game:
    openspiel()
    players = games.find(name).seats[0]
    return pyspiel.load_game(f"heliopolis_{name.replace('-', '_')}", {"players": players, **given})


@pytest.mark.parametrize("name", [name for name in GAMES if name in SHORT])
def test_openspiel_accepts_the_game(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [name for name in GAMES if name not in SHORT])
def test_a_long_game_can_be_played_copied_and_stored(name: str) -> None:
    """What OpenSpiel's test does, for the first moves of a game."""
    state = loaded(name).new_initial_state()
    for step in range(40):
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        copy = state.clone()
        state.apply_action(actions[step % len(actions)])
        copy.apply_action(actions[step % len(actions)])
        assert str(copy) == str(state)
        assert not state.is_terminal()
        for player in range(state.num_players()):
            assert copy.information_state_string(player) == state.information_state_string(player)
            assert any(state.observation_tensor(player))
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_the_root_is_chance_and_the_returns_are_the_rewards() -> None:
    state = loaded("ur", seeds=5, reward="rank").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 0.2) for seed in range(5)]
    state.apply_action(3)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        state.apply_action(state.legal_actions()[-1])
    assert sorted(state.returns()) == [-1, 1]


def test_an_information_state_recalls_what_was_seen_and_nothing_sealed() -> None:
    """Two orders of the same public moves differ; another's sealed choice makes no difference."""
    state = loaded("amun-re").new_initial_state()
    state.apply_action(1)
    seen = {state.information_state_string(0)}
    for _ in range(5):
        state.apply_action(state.legal_actions()[0])
        seen.add(state.information_state_string(0))
    assert len(seen) > 3
