"""OpenSpiel's own test of every game, where OpenSpiel is installed."""

from __future__ import annotations

import math
from typing import Any

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


@pytest.mark.parametrize("name", ["ur"])
def test_openspiel_accepts_the_game_with_explicit_chance(name: str) -> None:
    game = loaded(name, chance="explicit")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_roll_is_a_chance_node_for_each_die() -> None:
    state = play_until(loaded("catan-island", chance="explicit").new_initial_state(), "roll")
    before = state.information_state_string(0)
    state.apply_action(action_of(state, "roll"))
    for _ in range(2):
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
        assert not state.is_terminal()
        assert state.clone().chance_outcomes() == state.chance_outcomes()
        state.apply_action(2)
    assert not state.is_chance_node()
    assert state.information_state_string(0) != before
    assert "dice: 3 3" in state.observation_string(0)
    again = state.get_game().deserialize_state(state.serialize())
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_drawn_tile_has_the_chances_of_the_bag() -> None:
    game = games.find("priests-of-ra")
    state = loaded("priests-of-ra", chance="explicit").new_initial_state()
    state.apply_action(7)
    plain: Any = game.state()
    game.rules.setup(plain, game.seats[0], 7, game.encode_setup(game.seats[0], None, None))
    bag = plain.bag[:]
    for kind in (3, 5):
        state = play_until(state, "draw")
        state.apply_action(action_of(state, "draw"))
        chances = {number: count / sum(bag) for number, count in enumerate(bag) if count}
        assert dict(state.chance_outcomes()) == chances
        assert math.isclose(sum(chances.values()), 1)
        state.apply_action(kind)
        bag[kind] -= 1


def test_draws_can_bring_every_game_that_a_seed_brings() -> None:
    by_seed, explicit = (loaded("ur", chance=c).new_initial_state() for c in ("seed", "explicit"))
    by_seed.apply_action(11)
    explicit.apply_action(11)
    while not by_seed.is_terminal():
        move = by_seed.legal_actions()[-1]
        by_seed.apply_action(move)
        found = find_draws(explicit.child(move), by_seed.observation_string(0))
        assert found is not None
        explicit = found
    assert explicit.is_terminal()
    assert explicit.returns() == by_seed.returns()


def find_draws(state: pyspiel.State, wanted: str) -> pyspiel.State | None:
    """Try all that chance may bring until seat 0 sees what is wanted."""
    if not state.is_chance_node():
        return state if state.observation_string(0) == wanted else None
    ends = (find_draws(state.child(outcome), wanted) for outcome, _ in state.chance_outcomes())
    return next((end for end in ends if end is not None), None)


def action_of(state: pyspiel.State, text: str) -> int:
    player = state.current_player()
    texts = [state.action_to_string(player, action) for action in state.legal_actions()]
    return int(state.legal_actions()[texts.index(text)])


def play_until(state: pyspiel.State, text: str) -> pyspiel.State:
    """Make first legal moves until one with this text is legal."""
    while True:
        player, actions = state.current_player(), state.legal_actions()
        if text in [state.action_to_string(player, action) for action in actions]:
            return state
        state.apply_action(actions[0])


def test_an_unknown_kind_of_chance_is_named() -> None:
    with pytest.raises(Exception, match="chance: 'dice' is not one of seed, explicit"):
        loaded("ur", chance="dice")


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
