"""What observations and actions consist of: as data, and as Gymnasium's spaces."""

from __future__ import annotations

from typing import NamedTuple

from heliopolis.extras import needs
from heliopolis.kernel.game import Game
from heliopolis.learn.ids import find_game
from heliopolis.learn.layouts import Layout

with needs("learn", "environments for learning"):
    import numpy as np
    from gymnasium import spaces

__all__ = ["PlacedFeature", "features", "observation_space"]


class PlacedFeature(NamedTuple):
    """A feature of a game, and where its numbers lie in an observation."""

    begin: int
    size: int
    name: str
    meaning: str
    least: int
    most: int
    kind: str  # number, flag, one-hot or seat (one-hot over you, next, …)
    groups: int  # equal parts, such as one one-hot for each hex
    labels: tuple[str, ...]  # a name for each number
    places: str  # "hexes", "vertices" or "edges" of a board, each of which has a part; else ""

    @property
    def numbers(self) -> slice:
        """Its numbers in an observation: ``observation[feature.numbers]``."""
        return slice(self.begin, self.begin + self.size)


def features(game: Game | str) -> list[PlacedFeature]:
    """Return the features of an observation, in order.

    Seats are relative to the observer: *you*, *next*, and so on in the order of play.
    """
    placed, begin = [], 0
    for one in find_game(game).features:
        placed.append(
            PlacedFeature(
                begin, one.size, one.name, one.meaning, one.least, one.most, one.kind, one.groups,
                tuple(one.labels()), one.places,
            )
        )  # fmt: skip
        begin += one.size
    return placed


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """Return the space of what a seat sees (by its layout) and may do (`action_mask`)."""
    return spaces.Dict({**layout.spaces(), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
