"""How fast the environments for learning step, on one core or a GPU, beside those of others.

    python -m benchmarks.environments [--games priests-of-ra,amun-re] [--seconds 3] [--json]
    python -m benchmarks.environments --target cuda

Every line is random play with observations and legal-move masks made at every step. Peers (Pgx,
OpenSpiel, PettingZoo's classic games) are measured where they are installed:
``pip install pgx open_spiel "pettingzoo[classic]"``. Steps are counted per second by the clock and
per second of this process's processor time, which others at work on the machine change less. On a
GPU, only Pgx is a peer; it takes the GPU if JAX has one.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from heliopolis import games, learn
from heliopolis.extras import is_installed

USUAL = ("priests-of-ra", "amun-re", "catan-island")
ENVS = 1024
ENVS_ON_GPU = 262_144
RUN = 200  # steps of a single game between two looks at the clock


class Speed(NamedTuple):
    """The steps of one kind of environment."""

    what: str
    per_second: float
    per_processor_second: float


def measure(what: str, step: Callable[[], int], seconds: float) -> Speed:
    """Call `step`, which returns how many steps it made, for some seconds."""
    step()  # whatever is compiled or loaded is no play
    made, began, used = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        made += step()
    return Speed(
        what,
        made / (time.perf_counter() - began),
        made / max(time.process_time() - used, 1e-9),
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


def cuda_stepper(name: str) -> Callable[[], int]:
    """Return a step of a batch on a GPU, with moves chosen there."""
    cuda: Any = import_module("numba.cuda")
    game = games.find(name)
    batch = learn.Batch(game, ENVS_ON_GPU, seats=game.default_seats(), target="cuda")
    move_count = len(game.moves)

    @cuda.jit  # type: ignore[untyped-decorator]
    def choose(masks: Any, chosen: Any, turn: int) -> None:
        i = cuda.grid(1)
        if i < masks.shape[0]:
            count = 0
            for move in range(move_count):
                count += masks[i, move]
            x = (i * 2654435761 + turn * 2246822519) & 0xFFFFFFFF
            x = ((x ^ x >> 15) * 3266489917) & 0xFFFFFFFF
            skip = (x ^ x >> 16) * count >> 32
            for move in range(move_count):
                if masks[i, move]:
                    if skip == 0:
                        chosen[i] = move
                        break
                    skip -= 1

    threads = 256
    chosen, turn = cuda.to_device(np.zeros(ENVS_ON_GPU, np.int64)), 0
    batch.reset()

    def step() -> int:
        nonlocal turn
        turn += 1
        choose[ENVS_ON_GPU // threads, threads](batch.masks, chosen, turn)
        batch.step(chosen)
        return ENVS_ON_GPU

    return step


def aec_stepper(env: Any, choose: Callable[[Any], Any]) -> Callable[[], int]:
    """Return a run of steps of a PettingZoo environment, as its users write it."""
    env.reset(seed=1)
    for agent in env.agents:
        env.observe(agent)  # at the end of a game all of them look: compile that now

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


def ours(names: list[str], seconds: float, target: str) -> Iterator[Speed]:
    """Measure our environments."""
    rng = np.random.default_rng(1)
    for name in names:
        if target == "cuda":
            yield measure(f"{name}: batch of {ENVS_ON_GPU}", cuda_stepper(name), seconds)
            continue
        yield measure(f"{name}: vector of {ENVS}", vector_stepper(name, False), seconds)
        yield measure(f"{name}: vector, copied", vector_stepper(name, True), seconds)
        yield measure(f"{name}: AEC", aec_stepper(learn.aec(name), first_of_random(rng)), seconds)


def peers(seconds: float, target: str) -> Iterator[Speed]:
    """Measure what is installed of others."""
    rng = np.random.default_rng(1)
    if target != "cuda" and is_installed("pygame"):  # without it, PettingZoo has no classic games
        from pettingzoo.classic import connect_four_v3

        env = connect_four_v3.raw_env()
        yield measure(
            "PettingZoo: connect_four_v3, AEC", aec_stepper(env, first_of_random(rng)), seconds
        )
    if target != "cuda" and is_installed("pyspiel"):
        import pyspiel

        for name in ("connect_four", "backgammon"):
            yield measure(f"OpenSpiel: {name}, C++", _openspiel_stepper(pyspiel, name), seconds)
    if is_installed("pgx"):
        import pgx

        envs = ENVS_ON_GPU if target == "cuda" else ENVS
        for name in ("connect_four", "backgammon"):
            yield measure(f"Pgx: {name}, vector of {envs}", _pgx_stepper(pgx, name, envs), seconds)


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


def _pgx_stepper(pgx: Any, name: str, envs: int) -> Callable[[], int]:
    import jax
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step_all = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")))
    )
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, envs))

    def step() -> int:
        nonlocal key, state
        key, one, two = jax.random.split(key, 3)
        actions = choose(one, state.legal_action_mask)
        state = step_all(state, actions, jax.random.split(two, envs))
        state.observation.block_until_ready()
        return envs

    return step


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(USUAL))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--target", choices=("compiled", "cuda"), default="compiled")
    parser.add_argument("--peers", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = [games.find(name).name for name in given.games.split(",")]
    found = list(ours(names, given.seconds, given.target))
    if given.peers:
        found += peers(given.seconds, given.target)
    load = os.getloadavg()[0]
    if given.json:
        print(json.dumps({"load": load, "speeds": [one._asdict() for one in found]}))
        return
    print(f"{'steps per second':40} {'by the clock':>14} {'by processor':>14}   (load {load:.1f})")
    for one in found:
        print(f"{one.what:40} {one.per_second:14,.0f} {one.per_processor_second:14,.0f}")


if __name__ == "__main__":
    main()
