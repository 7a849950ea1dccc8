"""Do two targets play the same games, bit for bit?

python -m heliopolis.testing.agree priests-of-ra --targets compiled,cuda --seeds 100000
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis import games
from heliopolis.kernel.batch import Batch
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import Playouts, engine
from heliopolis.testing.play import option_values


def disagreements(
    game: Game, one: str, other: str, seats: int, seeds: int, first_seed: int = 0
) -> list[int]:
    """The seeds whose games differ in any move or any bit of the end: none, if all is well.

    Half of the seeds are played uniformly, half biased, and the options take turns.
    """
    differing: list[int] = []
    cores = os.cpu_count() or 1
    for first, slots, options, biased in _shares(game, seeds, first_seed):
        ends = [
            engine(game, target).playouts(
                slots, seats=seats, first_seed=first, options=options, biased=biased, threads=cores
            )
            for target in (one, other)
        ]
        differing += [first + int(slot) for slot in np.flatnonzero(_differ(*ends))]
    return differing


def _shares(
    game: Game, seeds: int, first_seed: int
) -> Iterator[tuple[int, int, dict[str, str], bool]]:
    """The seeds, shared out to every option and both styles of play."""
    settings = [(options, biased) for options in option_values(game) for biased in (False, True)]
    cuts = [first_seed + seeds * i // len(settings) for i in range(len(settings) + 1)]
    for i, (options, biased) in enumerate(settings):
        if cuts[i + 1] > cuts[i]:
            yield cuts[i], cuts[i + 1] - cuts[i], options, biased


def _differ(one: Playouts, other: Playouts) -> NDArray[np.bool_]:
    """Tell for each slot whether its moves or its end differ."""
    bits = [
        np.frombuffer(p.states.tobytes(), np.uint8).reshape(len(p.states), -1) for p in (one, other)
    ]
    differ = (bits[0] != bits[1]).any(axis=1)
    return np.asarray(differ | (one.traces != other.traces) | (one.decisions != other.decisions))


# What a batch shows, by the names of its properties.
SHOWN = (
    "actors", "masks", "observations", "outcomes", "points", "ranks", "movers", "to_move", "ended",
    "truncated", "refused", "lengths", "rewards", "final_observations", "seeds", "learners",
)  # fmt: skip


def batch_differences(
    game: Game, one: str, other: str, seats: int, slots: int, steps: int, **settings: Any
) -> list[str]:
    """What two batches show differently, by step and name, where both are given the same moves.

    Some of the moves are illegal, games begin again both ways, and some games are stopped.
    """
    settings = {"reward": "margin", "most_decisions": steps // 3, **settings}
    batches = [Batch(game, slots, seats=seats, target=name, **settings) for name in (one, other)]
    rng = np.random.default_rng(3)
    found: list[str] = []
    for batch in batches:
        batch.reset()
    for step in range(steps):
        masks = _on_host(batches[0], "masks")
        chosen = (rng.random(masks.shape) * masks).argmax(axis=1)
        chosen[rng.random(slots) < 0.01] = -1
        for batch in batches:
            moves = engine(game, batch.target).array(chosen) if batch.target == "cuda" else chosen
            batch.step(moves, reset="same_step" if step < steps // 2 else "next_step")
        found += [
            f"step {step}: {name}"
            for name in SHOWN
            if not np.array_equal(_on_host(batches[0], name), _on_host(batches[1], name))
        ]
    if _on_host(batches[0], "states").tobytes() != _on_host(batches[1], "states").tobytes():
        found.append("states")
    return found


def _on_host(batch: Batch, name: str) -> NDArray[Any]:
    return np.asarray(engine(batch.game, batch.target).host(getattr(batch, name)))


def main() -> None:
    """Compare two targets over all seat counts of a game."""
    parser = argparse.ArgumentParser(prog="heliopolis.testing.agree", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--targets", default="plain,compiled")
    parser.add_argument("--seeds", type=int, default=10_000, help="for each number of seats")
    arguments = parser.parse_args()
    game = games.find(arguments.game)
    one, other = arguments.targets.split(",")
    for seats in game.seats:
        differing = disagreements(game, one, other, seats, arguments.seeds)
        print(
            f"{game.name}, {seats} seats: {one} and {other} agree on "
            f"{arguments.seeds - len(differing):,} of {arguments.seeds:,} seeds"
        )
        if differing:
            raise SystemExit(f"first seed that differs: {differing[0]}")


if __name__ == "__main__":
    main()
