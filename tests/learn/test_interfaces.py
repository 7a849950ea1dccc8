"""Every game passes the tests that PettingZoo and Gymnasium ship, on the plain target."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from heliopolis import games, learn
from heliopolis.errors import BadSetupError
from heliopolis.kernel.features import RELATIVE_SEATS
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

GAMES = [
    "priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops", "ur",
]  # fmt: skip


@pytest.fixture(autouse=True)
def _known_warnings() -> Iterator[None]:
    """Allow what the testers always say of observations with a mask; all else is an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for said in (
            "Observation space for each agent probably",
            "Observation is not a NumPy",
            "Environment has not defined a render",
            ".*Not able to test alternative",
        ):
            warnings.filterwarnings("ignore", message=said)
        # At its end a game offers no moves.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        yield


def fewest(name: str) -> int:
    return games.find(name).seats[0]


def test_every_game_of_ours_is_tested() -> None:
    """Other tests of this process may have registered games of their own."""
    assert set(games._OURS) == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_the_aec_environment(name: str) -> None:
    seats = fewest(name)
    api_test(learn.aec(name, seats, target="plain"), num_cycles=20)
    seed_test(lambda: learn.aec(name, seats, target="plain"), num_cycles=10)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_the_parallel_environment(name: str) -> None:
    seats = fewest(name)
    parallel_api_test(learn.parallel(name, seats), num_cycles=20)
    parallel_seed_test(lambda: learn.parallel(name, seats), num_cycles=10)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_the_environment_of_one_seat(name: str) -> None:
    check_env(learn.env(name, fewest(name), target="plain"))


@pytest.mark.parametrize("name", GAMES)
def test_vector_environments_keep_to_their_spaces(name: str) -> None:
    envs = learn.vector(name, 2, fewest(name), target="plain", opponents="random")
    seen, _ = envs.reset(seed=5)
    rng = np.random.default_rng(1)
    for _ in range(10):
        assert envs.observation_space.contains(seen)
        actions = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        seen, rewards, ended, truncated, infos = envs.step(actions)
        assert not infos["refused"].any()
        assert rewards.shape == ended.shape == truncated.shape == (2,)


# --- AEC ------------------------------------------------------------------------------------------


def test_an_aec_environment_plays_the_game_of_the_seed() -> None:
    env, game = learn.aec("priests-of-ra", 3, target="plain"), games.find("priests-of-ra")
    env.reset(seed=11)
    table = Table(game, 3, Secret(11))
    rng = np.random.default_rng(3)
    while not table.over:
        seat = table.players_to_move[0]
        assert env.agent_selection == f"player_{seat}"
        seen = env.last()[0]
        assert seen is not None
        legal = [move.number for move in table.legal(seat)]
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        for other in range(3):
            features = [0] * game.observation_size
            game.rules.observe(table.state(), other, features)
            assert env.observe(f"player_{other}")["observation"].tolist() == features
        move = int(rng.choice(legal))
        env.step(move)
        table.play(game.moves.text(move))
    winners = [seat for seat, rank in enumerate(table.ranks()) if rank == 0]
    assert all(env.terminations.values())
    assert [env.rewards[f"player_{seat}"] for seat in range(3)] == [
        1 / len(winners) if seat in winners else 0 for seat in range(3)
    ]
    worth = dict(env.rewards)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        assert ended
        assert not truncated
        assert seen is not None
        assert not seen["action_mask"].any()
        assert seen["observation"][4] == 1  # the phase is "over": the end is shown, no new game
        assert reward == worth[agent]
        env.step(None)
    assert env.agents == []


def test_an_illegal_move_ends_the_game_for_its_player() -> None:
    env = learn.aec("ur", target="plain")
    env.reset(seed=1)
    mover = env.agent_selection
    seen = env.last()[0]
    assert seen is not None
    env.step(int((seen["action_mask"] == 0).argmax()))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {agent: -1.0 if agent == mover else 0.0 for agent in env.agents}


def test_a_game_without_a_seed_goes_on_behind_the_last_seed() -> None:
    one, other = (learn.aec("ur", target="plain") for _ in range(2))
    one.reset(seed=8)
    one.reset()
    other.reset(seed=9)
    assert one.agent_selection == other.agent_selection
    first, second = one.last()[0], other.last()[0]
    assert first is not None
    assert second is not None
    assert (first["observation"] == second["observation"]).all()


def test_a_long_game_is_truncated() -> None:
    env = learn.aec("ur", target="plain", most_decisions=3)
    env.reset(seed=2)
    for _ in range(3):
        seen = env.last()[0]
        assert seen is not None
        assert not any(env.truncations.values())
        env.step(int(seen["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


# --- Parallel -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["amun-re", "catan-island", "catan-cheops"])
def test_moves_of_one_step_do_not_get_into_each_others_way(name: str) -> None:
    """Where several seats are asked, every move is made: a parallel environment is sound."""
    env = learn.parallel(name, options={} if name == "amun-re" else {"discard_threshold": "2"})
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=0)
    together = 0
    for _ in range(400):
        if not env.agents or together > 3:
            break
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        together += len(asked) > 1
        chosen = {a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in env.agents}
        seen, _, _, _, infos = env.step(chosen)
        assert not any("not_made" in info for info in infos.values())
    assert together > 0


def test_waiting_is_illegal_for_a_seat_that_is_asked() -> None:
    env = learn.parallel("ur", 2)
    seen, _ = env.reset(seed=1)
    (mover,) = (agent for agent in env.agents if not seen[agent]["action_mask"][env.wait])
    _, rewards, ended, _, _ = env.step(dict.fromkeys(env.agents, env.wait))
    assert all(ended.values())
    assert rewards == {agent: -1.0 if agent == mover else 0.0 for agent in rewards}


# --- Vector ---------------------------------------------------------------------------------------


def play(envs: learn.GameVector, steps: int, seed: int = 4) -> list[Any]:
    """Play at random; returns what every step gave, the masks before it included."""
    rng = np.random.default_rng(seed)
    seen, _ = envs.reset(seed=seed)
    told = []
    for _ in range(steps):
        mask = seen["action_mask"]
        seen, *rest = envs.step((rng.random(mask.shape) * mask).argmax(axis=1))
        told.append((mask, seen, *rest))
    return told


def test_next_step_shows_the_end_and_ignores_the_next_action() -> None:
    envs = learn.vector("ur", 2, options={"pieces": "1"}, target="plain")
    ends = 0
    before = None
    for mask, seen, _, ended, _, infos in play(envs, 120):
        if before is not None:
            assert (mask[before] == 0).all()
            assert not ended[before].any()  # the step after an end only sets up
            assert (seen["action_mask"][before].any(axis=1)).all()
            assert (infos["length"][before] == 0).all()
        assert (seen["action_mask"][ended] == 0).all()
        assert (infos["rewards"][ended].sum(axis=1) == 1).all()
        ends += int(ended.sum())
        before = ended
    assert ends > 2


def test_same_step_gives_the_end_in_the_infos() -> None:
    envs = learn.vector(
        "ur", 2, options={"pieces": "1"}, target="plain", autoreset_mode="SameStep",
        opponents="greedy",
    )  # fmt: skip
    ends = 0
    for _, seen, rewards, ended, _, infos in play(envs, 60):
        assert (seen["action_mask"].any(axis=1)).all()
        assert ("final_obs" in infos) == bool(ended.any())
        if ended.any():
            ends += int(ended.sum())
            assert (infos["_final_obs"] == ended).all()
            final = infos["final_obs"]["observation"][ended]
            home = [f for f in learn.features("ur") if f.name.endswith("pieces")][:2]
            won = final[:, home[0].numbers][:, -1]
            lost = final[:, home[1].numbers][:, -1]
            assert ((won == 1) != (lost == 1)).all()  # one of the two is home, seen by the learner
            assert (rewards[ended] == won).all()
    assert ends > 2


def test_without_autoreset_ended_games_must_be_reset() -> None:
    envs = learn.vector(
        "ur", 2, options={"pieces": "1"}, target="plain", autoreset_mode=AutoresetMode.DISABLED
    )
    seen, _ = envs.reset(seed=3)
    ended = np.zeros(2, bool)
    while not ended.any():
        seen, _, ended, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(seen["action_mask"].argmax(axis=1))
    after, _ = envs.reset(options={"reset_mask": ended})
    assert after["action_mask"].any(axis=1).all()
    assert (after["observation"][~ended] == seen["observation"][~ended]).all()
    envs.step(after["action_mask"].argmax(axis=1))


def test_the_same_seed_gives_the_same_games_on_every_target() -> None:
    one, other = (learn.vector("ur", 3, target="plain", opponents="random") for _ in range(2))
    for first, second in zip(play(one, 30), play(other, 30), strict=True):
        assert (first[1]["observation"] == second[1]["observation"]).all()


def test_the_learner_goes_round_or_keeps_its_seat() -> None:
    envs = learn.vector("amun-re", 4, 3, target="plain", opponents="random")
    envs.reset(seed=0)
    assert envs.batch.learners.tolist() == [0, 1, 2, 0]
    envs = learn.vector("amun-re", 4, 3, target="plain", opponents="random", seat=2)
    _, infos = envs.reset(seed=0)
    assert infos["actor"].tolist() == [2] * 4


def test_a_list_of_options_is_dealt_out_to_the_games() -> None:
    options = [{"pieces": "7"}, {"pieces": "3"}]
    envs = learn.vector("ur", 4, options=options, target="plain")
    seen, _ = envs.reset(seed=0)
    (pieces,) = (feature for feature in learn.features("ur") if feature.name == "pieces")
    assert seen["observation"][:, pieces.begin].tolist() == [7, 3, 7, 3]


# --- Names, features, registration ----------------------------------------------------------------


def test_ids_name_the_version_of_the_rules() -> None:
    known = learn.ids()
    assert known["heliopolis/amun_re_v1"] == "amun-re"
    assert learn.game("heliopolis/amun_re_v1") is games.find("amun-re")
    assert str(learn.aec("heliopolis/ur_v1", target="plain")) == "ur_v1"
    with pytest.raises(BadSetupError, match="id: 'heliopolis/ur_v9' is not one of heliopolis/"):
        learn.aec("heliopolis/ur_v9")


def test_gymnasium_makes_registered_games() -> None:
    assert "heliopolis/ur-v1" in learn.register()
    assert learn.register() == learn.register()
    env = gymnasium.make("heliopolis/ur-v1", target="plain")
    assert isinstance(env.unwrapped, learn.GameEnv)
    envs = gymnasium.make_vec("heliopolis/ur-v1", num_envs=3, target="plain")
    assert isinstance(envs, learn.GameVector)
    assert envs.num_envs == 3


@pytest.mark.parametrize("name", GAMES)
def test_features_lie_behind_each_other_and_are_explained(name: str) -> None:
    features = learn.features(name)
    end = 0
    for feature in features:
        assert feature.begin == end
        assert feature.meaning
        assert feature.least < feature.most
        assert len(set(feature.labels)) == feature.size
        end += feature.size
    assert end == games.find(name).observation_size
    assert len({feature.name for feature in features}) == len(features)
    assert RELATIVE_SEATS[:2] == ("you", "next")


# --- Layouts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["catan-island", "catan-alexander", "catan-cheops"])
def test_planes_hold_the_numbers_of_the_board_where_they_lie(name: str) -> None:
    """Every number of the flat observation is found again, at the cell of its place's name."""
    game = games.find(name)
    flat = learn.parallel(name).reset(seed=3)[0]["player_1"]["observation"]
    env = learn.parallel(name, layout="planes")
    seen = env.reset(seed=3)[0]["player_1"]
    assert env.observation_space("player_1").contains(seen)
    board = [feature for feature in learn.features(name) if feature.places]
    others = [feature for feature in learn.features(name) if not feature.places]
    assert {feature.places for feature in board} == {"hexes", "vertices", "edges"}
    assert seen["numbers"].tolist() == [
        number for feature in others for number in flat[feature.numbers].tolist()
    ]
    assert game.grid is not None
    assert seen["planes"].shape == (len(learn.planes(name)), game.grid.rows, game.grid.columns)
    frame = import_module(f"{game.package}.board").FRAME
    names = {"hexes": frame.hex_names, "vertices": frame.vertex_names, "edges": frame.edge_names}
    cells = [tuple(map(int, place.split(",")[:2])) for kind in names.values() for place in kind]
    left, top = min(q for q, _ in cells), min(r for _, r in cells)
    for feature in board:
        parts = flat[feature.numbers].reshape(len(names[feature.places]), -1)
        own = [plane for plane in learn.planes(name) if plane.feature == feature.name]
        assert seen["planes"][[plane.number for plane in own]].sum() == parts.sum()
        for place, numbers in zip(names[feature.places], parts, strict=True):
            q, r, *layer = place.split(",")
            for part, number in enumerate(numbers):
                (plane,) = (p for p in own if (p.part, p.layer) == (part, *(layer or [""])))
                assert seen["planes"][plane.number, int(r) - top, int(q) - left] == number


def test_every_environment_can_lay_out_planes() -> None:
    size = {"planes", "numbers", "action_mask"}
    one = learn.aec("catan-island", layout="planes", target="plain")
    one.reset(seed=2)
    seen = one.last()[0]
    assert seen is not None
    assert set(seen) == size
    assert one.observation_space("player_0").contains(seen)
    single = learn.env("catan-island", layout="planes", target="plain")
    assert single.observation_space.contains(single.reset(seed=2)[0])
    envs = learn.vector(
        "catan-island", 2, layout="planes", target="plain", most_decisions=1,
        autoreset_mode="SameStep",
    )  # fmt: skip
    first = envs.reset(seed=2)[0]
    assert envs.observation_space.contains(first)
    assert (first["planes"][0] == seen["planes"]).all()
    infos = envs.step(first["action_mask"].argmax(axis=1))[-1]
    assert set(infos["final_obs"]) == {*size, *(f"_{name}" for name in size)}


def test_a_layout_that_cannot_be_is_named() -> None:
    with pytest.raises(BadSetupError, match="layout: 'cubes' is not one of flat, planes"):
        learn.parallel("catan-island", layout="cubes")
    with pytest.raises(BadSetupError, match="layout: Priests of Ra has no board to be laid out"):
        learn.parallel("priests-of-ra", layout="planes")


def test_bad_settings_are_named() -> None:
    with pytest.raises(BadSetupError, match="reward: 'fun' is not one of win, rank, margin"):
        learn.aec("ur", reward="fun", target="plain")
    with pytest.raises(BadSetupError, match="reward: 'fun' is not one of"):
        learn.parallel("ur", reward="fun")
    with pytest.raises(BadSetupError, match="opponents: 'kind' is not one of random, greedy"):
        learn.vector("ur", 2, opponents="kind", target="plain")
    with pytest.raises(BadSetupError, match=r"learner: 5 is neither 'by_seed' nor in 0\.\.1"):
        learn.vector("ur", 2, opponents="random", seat=5, target="plain")
    with pytest.raises(ValueError, match="seed: -1"):
        learn.aec("ur", target="plain").reset(seed=-1)
