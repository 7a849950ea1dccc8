"""Do two targets play the same games, bit for bit?

python -m heliopolis.testing.agree priests-of-ra --targets compiled,cuda --seeds 100000
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from heliopolis import games
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
