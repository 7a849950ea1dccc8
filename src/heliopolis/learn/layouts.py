"""How observations are laid out: flat, as a game writes them, or with its board as planes.

    env = learn.vector("catan-island", 64, layout="planes")
    seen["planes"]      # by game: a plane per terrain, number, owner of a road, …, over the hexes
    seen["numbers"]     # by game: everything else

A board of hexes lies on a grid: a row for each r and a column for each q of the names of its hexes.
A vertex or edge lies in the cell of the hex by which it is named, in a plane for its tip or side.
So what lies next to each other on the board does so in the planes, as a convolution wants it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from heliopolis.errors import BadSetupError
from heliopolis.extras import needs
from heliopolis.kernel.features import Feature, Grid
from heliopolis.kernel.game import Game
from heliopolis.learn.ids import find_game

with needs("learn", "environments for learning"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

__all__ = ["LAYOUTS", "Layout", "Plane", "make_layout", "planes"]


class Plane(NamedTuple):
    """One plane of a board: ``seen["planes"][plane.number]`` has a row per r, a column per q."""

    number: int
    feature: str  # its name
    part: int  # which of the numbers that the feature has for each place, such as which terrain
    places: str  # "hexes", "vertices" or "edges"
    layer: str  # which vertices (n, s) or edges (ne, e, se) of a hex; "" for hexes
    meaning: str  # of the feature
    least: int
    most: int
    kind: str


class Layout(Protocol):
    """A way to lay observations out."""

    def spaces(self) -> dict[str, spaces.Box]:
        """Return the spaces of the parts of an observation, by name."""

    def arrange(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the parts of one observation, or of a row of them."""


class FlatLayout:
    """The numbers in the order of the features."""

    def __init__(self, game: Game) -> None:
        self._features = game.features

    def spaces(self) -> dict[str, spaces.Box]:
        """Return the space of `observation`."""
        return {"observation": _box(self._features)}

    def arrange(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the observations as they are."""
        return {"observation": observations}


class PlaneLayout:
    """The features of places as planes, the others as numbers in their order."""

    def __init__(self, game: Game) -> None:
        grid = _grid(game)
        self._planes = planes(game)
        self._shape = (len(self._planes), grid.rows, grid.columns)
        # Where the numbers of the board come from, where they go, and where the others come from.
        self._sources: list[int] = []
        self._targets: list[int] = []
        self._others: list[int] = []
        self._numbers = [feature for feature in game.features if not feature.places]
        begin = first_plane = 0
        for feature in game.features:
            if not feature.places:
                self._others += range(begin, begin + feature.size)
            else:
                parts, places = _parts(feature, grid), grid.places[feature.places]
                layers = len(grid.layers[feature.places])
                for number, (layer, row, column) in enumerate(places):
                    for part in range(parts):
                        plane = first_plane + part * layers + layer
                        self._sources.append(begin + number * parts + part)
                        self._targets.append((plane * grid.rows + row) * grid.columns + column)
                first_plane += parts * layers
            begin += feature.size

    def spaces(self) -> dict[str, spaces.Box]:
        """Return the spaces of `planes` and `numbers`."""
        ranges = np.array([(min(0, p.least), max(0, p.most)) for p in self._planes], np.int16)
        low, high = (
            np.broadcast_to(ends[:, None, None], self._shape).copy() for ends in (*ranges.T,)
        )
        return {"planes": spaces.Box(low, high, dtype=np.int16), "numbers": _box(self._numbers)}

    def arrange(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return new arrays with the parts of the observations."""
        rows = observations.shape[:-1]
        cells = np.zeros((*rows, int(np.prod(self._shape))), observations.dtype)
        cells[..., self._targets] = observations[..., self._sources]
        return {
            "planes": cells.reshape(*rows, *self._shape),
            "numbers": observations[..., self._others],
        }


LAYOUTS: dict[str, Callable[[Game], Layout]] = {"flat": FlatLayout, "planes": PlaneLayout}


def make_layout(game: Game, name: str) -> Layout:
    """Return a layout of a game's observations by its name."""
    if name not in LAYOUTS:
        raise BadSetupError(f"layout: {name!r:.40} is not one of {', '.join(LAYOUTS)}")
    return LAYOUTS[name](game)


def planes(game: Game | str) -> list[Plane]:
    """Return the planes of a game's board in order, as `layout="planes"` gives them."""
    found = find_game(game)
    return [Plane(number, *rest) for number, rest in enumerate(_each_plane(found))]


def _each_plane(game: Game) -> Iterator[tuple[Any, ...]]:
    grid = _grid(game)
    for one in game.features:
        for part in range(_parts(one, grid) if one.places else 0):
            for layer in grid.layers[one.places]:
                yield (
                    one.name, part, one.places, layer, one.meaning, one.least, one.most, one.kind,
                )  # fmt: skip


def _parts(feature: Feature, grid: Grid) -> int:
    """The number of values that a feature has for each place."""
    return feature.size // len(grid.places[feature.places])


def _grid(game: Game) -> Grid:
    if game.grid is None:
        raise BadSetupError(f"layout: {game.title} has no board to be laid out as planes")
    return game.grid


def _box(features: Sequence[Feature]) -> spaces.Box:
    ends = [(one.least, one.most) for one in features for _ in range(one.size)]
    low, high = np.array(ends, np.int16).T.copy()
    return spaces.Box(low, high, dtype=np.int16)
