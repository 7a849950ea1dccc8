"""How fast the environments for learning step, on one core and beside those of others.

    python -m benchmarks.environments [--games priests-of-ra,amun-re] [--seconds 3] [--json]

Every line is random play with observations and legal-move masks made at every step. Peers (Pgx,
OpenSpiel, PettingZoo's classic games) are measured where they are installed. Steps are counted per
second by the clock and per second of this thread's processor time, which others at work on the
machine change less.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from heliopolis import games, learn

USUAL = ("priests-of-ra", "amun-re", "catan-island")
ENVS = 1024
RUN = 200  # steps of a single game between two looks at the clock


class Speed(NamedTuple):
    """The steps of one kind of environment."""

    what: str
    per_second: float
    per_processor_second: float


def measure(what: str, step: Callable[[], int], seconds: float) -> Speed:
    """Call `step`, which returns how many steps it made, for some seconds."""
    step()  # whatever is compiled or loaded is no play
    made, began, used = 0, time.perf_counter(), time.thread_time()
    while time.perf_counter() - began < seconds:
        made += step()
    return Speed(
        what,
        made / (time.perf_counter() - began),
        made / max(time.thread_time() - used, 1e-9),
    )


def make_chooser(moves: int) -> Callable[[Any, Any], None]:
    """Return a compiled function that picks a legal move in every row: next to no time."""
    import numba

    @numba.njit(nogil=True)
    def choose(masks: Any, chosen: Any) -> None:
        for i in range(masks.shape[0]):
            count = 0
            for move in range(moves):
                count += masks[i, move]
            skip = np.random.randint(0, max(count, 1))
            for move in range(moves):
                if masks[i, move]:
                    if skip == 0:
                        chosen[i] = move
                        break
                    skip -= 1

    return choose


def vector_stepper(name: str, copy: bool) -> Callable[[], int]:
    """Return a step of many games, with moves chosen by compiled code."""
    envs = learn.vector(name, ENVS, autoreset_mode="SameStep", copy=copy)
    choose, chosen = make_chooser(len(envs.game.moves)), np.zeros(ENVS, np.int64)
    seen, _ = envs.reset(seed=1)

    def step() -> int:
        nonlocal seen
        choose(seen["action_mask"], chosen)
        seen = envs.step(chosen)[0]
        return ENVS

    return step


def aec_stepper(env: Any, choose: Callable[[Any], Any]) -> Callable[[], int]:
    """Return a run of steps of a PettingZoo environment, as its users write it."""
    env.reset(seed=1)

    def step() -> int:
        for _ in range(RUN):
            if not env.agents:
                env.reset()
            seen, _, ended, truncated, _ = env.last()
            env.step(None if ended or truncated else choose(seen["action_mask"]))
        return RUN

    return step


def first_of_random(rng: np.random.Generator) -> Callable[[Any], int]:
    """Return a function that picks a legal move of a mask."""

    def choose(mask: Any) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(rng.random() * len(legal))])

    return choose


def ours(names: list[str], seconds: float) -> Iterator[Speed]:
    """Measure our environments."""
    rng = np.random.default_rng(1)
    for name in names:
        yield measure(f"{name}: vector of {ENVS}", vector_stepper(name, False), seconds)
        yield measure(f"{name}: vector, copied", vector_stepper(name, True), seconds)
        yield measure(f"{name}: AEC", aec_stepper(learn.aec(name), first_of_random(rng)), seconds)


def peers(seconds: float) -> Iterator[Speed]:
    """Measure what is installed of others."""
    rng = np.random.default_rng(1)
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        pass
    else:
        env = connect_four_v3.raw_env()
        yield measure(
            "PettingZoo: connect_four_v3, AEC", aec_stepper(env, first_of_random(rng)), seconds
        )
    try:
        import pyspiel
    except ImportError:
        pass
    else:
        for name in ("connect_four", "backgammon"):
            yield measure(f"OpenSpiel: {name}, C++", _openspiel_stepper(pyspiel, name), seconds)
    try:
        import pgx
    except ImportError:
        pass
    else:
        yield measure("Pgx: backgammon, vector of 1024", _pgx_stepper(pgx), seconds)


def _openspiel_stepper(pyspiel: Any, name: str) -> Callable[[], int]:
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        for _ in range(RUN):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(actions, p=chances)))
                continue
            state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return RUN

    return step


def _pgx_stepper(pgx: Any) -> Callable[[], int]:
    import jax

    env = pgx.make("backgammon")
    step_all = jax.jit(jax.vmap(env.step))
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")))
    )
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, ENVS))

    def step() -> int:
        nonlocal key, state
        key, one, two = jax.random.split(key, 3)
        actions = choose(one, state.legal_action_mask)
        state = step_all(state, actions, jax.random.split(two, ENVS))
        state.observation.block_until_ready()
        return ENVS

    return step


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(USUAL))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--peers", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = [games.find(name).name for name in given.games.split(",")]
    found = [*ours(names, given.seconds), *(peers(given.seconds) if given.peers else [])]
    load = os.getloadavg()[0]
    if given.json:
        print(json.dumps({"load": load, "speeds": [one._asdict() for one in found]}))
        return
    print(f"{'steps per second':40} {'by the clock':>14} {'by processor':>14}   (load {load:.1f})")
    for one in found:
        print(f"{one.what:40} {one.per_second:14,.0f} {one.per_processor_second:14,.0f}")


if __name__ == "__main__":
    main()
