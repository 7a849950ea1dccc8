from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heliopolis import games
from heliopolis.errors import BadSetupError, UnavailableError
from heliopolis.kernel.game import Game
from heliopolis.kernel.rules import rule
from heliopolis.kernel.targets import Engine, engine
from heliopolis.kernel.targets.compiled import cache_folder
from heliopolis.testing import play_randomly
from heliopolis.testing.agree import disagreements
from heliopolis.testing.play import settings
from tests import toy
from tests.toy import apply as toy_apply

RA = games.find("priests-of-ra")


@pytest.mark.compiled
@pytest.mark.parametrize("seats", RA.seats)
def test_plain_and_compiled_agree_on_a_thousand_seeds(ra: Game, seats: int) -> None:
    """The soak tier compares a hundred thousand seeds of every game."""
    assert disagreements(ra, "plain", "compiled", seats, 1_000) == []


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plain_and_compiled_agree_on_simultaneous_choices(morra: Game, seats: int) -> None:
    assert disagreements(morra, "plain", "compiled", seats, 2_000) == []


def do_nothing(s: toy.State) -> None:
    """What the compiled form of the next rule does."""


@rule
def add_a_point(s: toy.State) -> None:
    s.points[0] += 1


add_a_point.when_compiled = do_nothing  # type: ignore[attr-defined]


@rule
def apply_unequally(s: toy.State, seat: int, move: int) -> None:
    toy_apply(s, seat, move)
    if move == 3:
        add_a_point(s)


@pytest.mark.compiled
def test_a_difference_would_be_found(morra: Game) -> None:
    unequal = replace(morra, name="unequal", rules=replace(morra.rules, apply=apply_unequally))
    differing = disagreements(unequal, "plain", "compiled", 2, 50)
    assert 10 < len(differing) <= 50


@pytest.mark.parametrize("biased", [False, True])
def test_a_table_plays_the_same_games_as_the_loops(ra: Game, biased: bool) -> None:
    played = engine(ra, "plain").playouts(3, seats=3, first_seed=50, biased=biased)
    for slot in range(3):
        table = play_randomly(ra, 3, 50 + slot, biased=biased)
        assert len(table.moves) == played.decisions[slot]
        assert table.state() == ra.state.from_record(played.states[slot])


def test_seeds_go_slot_by_slot(ra: Game) -> None:
    plain = engine(ra, "plain")
    together = plain.playouts(2, games=2, seats=2, first_seed=10)
    apart = plain.playouts(4, seats=2, first_seed=10)
    assert together.decisions.tolist() == apart.decisions.reshape(2, 2).sum(axis=1).tolist()
    assert together.states[1].tobytes() == apart.states[3].tobytes()


@pytest.mark.compiled
def test_the_number_of_threads_makes_no_difference(ra: Game) -> None:
    compiled = engine(ra, "compiled")
    one = compiled.playouts(101, seats=4)
    three = compiled.playouts(101, seats=4, threads=3)
    assert one.states.tobytes() == three.states.tobytes()
    assert one.traces.tolist() == three.traces.tolist()


@pytest.mark.compiled
def test_results_match_those_of_a_table(ra: Game) -> None:
    compiled = engine(ra, "compiled")
    played = compiled.playouts(5, seats=3)
    points, places = compiled.results(played.states)
    for seed in range(5):
        table = play_randomly(ra, 3, seed)
        assert points[seed][:3].tolist() == played.points[seed].tolist() == table.scores()
        assert places[seed][:3].tolist() == played.ranks[seed].tolist() == table.ranks()


def test_playouts_say_how_they_ended(morra: Game) -> None:
    played = engine(morra, "plain").playouts(4, seats=2, games=3)
    assert played.points.shape == played.ranks.shape == (4, 2)
    for slot in range(4):
        table = play_randomly(morra, 2, 3 * slot + 2)  # the last game in the slot
        assert played.points[slot].tolist() == table.scores()
        assert played.ranks[slot].tolist() == table.ranks()


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "options", "biased"),
    list(settings(RA)),
    ids=lambda value: "-".join(value.values()) or "default" if isinstance(value, dict) else None,
)
def test_invariants_hold_in_a_hundred_thousand_games(
    ra: Game, seats: int, options: dict[str, str], biased: bool
) -> None:
    """All seat counts and options, uniform and biased, every invariant at every step."""
    games_each = 100_000 // len(list(settings(ra))) + 1
    broken = engine(ra, "compiled").audit(
        games_each, seats=seats, options=options, biased=biased, first_seed=10**6
    )
    assert Counter(broken.tolist()) == {0: games_each}


def test_a_broken_invariant_would_be_found(ra: Game) -> None:
    s: Any = ra.state()
    ra.rules.setup(s, 3, 1, [0, 0, 0])
    assert ra.rules.check_invariants(s) == 0
    s.bag[3] -= 1
    assert ra.rules.check_invariants(s) == 1


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True, None])
def test_bad_seeds_are_refused(ra: Game, seed: object) -> None:
    with pytest.raises(BadSetupError, match="seed"):
        engine(ra, "plain").playouts(1, seats=2, first_seed=seed)  # type: ignore[arg-type]


@pytest.mark.compiled
def test_the_largest_seed_is_played(ra: Game) -> None:
    ends = [engine(ra, t).playouts(1, seats=2, first_seed=2**63 - 1) for t in ("plain", "compiled")]
    assert ends[0].states.tobytes() == ends[1].states.tobytes()
    with pytest.raises(BadSetupError, match="seed"):
        engine(ra, "plain").playouts(2, seats=2, first_seed=2**63 - 1)


def test_unknown_targets_are_refused(ra: Game) -> None:
    with pytest.raises(UnavailableError, match="plain, compiled, cuda"):
        engine(ra, "abacus")


@rule
def read_beyond(states: Any, first: int, last: int) -> int:
    """Read the slot behind the last one."""
    points: int = states[last].points[0]
    return points


def in_checked_process(script: str) -> str:
    """The output of a script run with checked indices, which is decided at compile time."""
    environment = {**os.environ, "HELIOPOLIS_CHECK_BOUNDS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.compiled
def test_an_index_out_of_bounds_would_be_found() -> None:
    script = (
        "from heliopolis.kernel.targets import engine\n"
        "from tests import toy\n"
        "from tests.kernel.test_targets import read_beyond\n"
        "compiled = engine(toy.GAME, 'compiled')\n"
        "try:\n"
        "    compiled.specialize(read_beyond)(compiled.states(3), 0, 3)\n"
        "except IndexError:\n"
        "    print('found')\n"
    )
    assert in_checked_process(script) == "found\n"


@pytest.mark.long
@pytest.mark.compiled
def test_compiled_code_stays_within_its_arrays() -> None:
    script = (
        "from heliopolis import games; from heliopolis.kernel.targets import engine\n"
        "ra = games.find('priests-of-ra')\n"
        "for seats in ra.seats:\n"
        "    for biased in (False, True):\n"
        "        engine(ra, 'compiled').playouts(200, seats=seats, biased=biased)\n"
        "print('all within bounds')\n"
    )
    assert in_checked_process(script) == "all within bounds\n"


def test_the_cache_folder_depends_on_the_sources(ra: Game, morra: Game) -> None:
    assert cache_folder(ra) != cache_folder(morra)
    assert cache_folder(ra).name.startswith("priests-of-ra-")


@pytest.mark.gpu
def test_the_gpu_agrees_with_the_cpu(ra: Game) -> None:
    _device(ra)
    for seats in ra.seats:
        assert disagreements(ra, "compiled", "cuda", seats, 100_000) == []


@pytest.mark.gpu
def test_invariants_hold_on_the_gpu(ra: Game) -> None:
    device = _device(ra)
    assert not np.any(device.audit(20_000, seats=4, biased=True))


def _device(game: Game) -> Engine:
    try:
        return engine(game, "cuda")
    except UnavailableError as error:
        pytest.skip(str(error))
