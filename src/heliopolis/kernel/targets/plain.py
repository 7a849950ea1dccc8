"""The plain target: Python objects and lists. It starts at once and can be stepped through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.kernel.game import Game
from heliopolis.kernel.specialize import Specializer
from heliopolis.kernel.targets.engine import Engine


class PlainEngine(Engine):
    """A game on plain Python."""

    target = "plain"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._specializer = Specializer({}, game.rules.by_hook())

    def specialize(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """Return the loop with this game's rules."""
        return self._specializer.specialize(loop)  # type: ignore[no-any-return]

    def states(self, slots: int) -> list[Any]:
        """Return fresh states."""
        return [self.game.state() for _ in range(slots)]

    def results(self, states: Any) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return scores and ranks, also of games that were handed out as records."""
        if isinstance(states, np.ndarray):
            states = [self.game.state.from_record(record) for record in states]
        return super().results(states)

    def records(self, states: list[Any]) -> NDArray[Any]:
        """Return the states as records."""
        records = np.zeros(len(states), self.game.state.dtype())
        for state, record in zip(states, records, strict=True):
            state.write_record(record)
        return records

    def ints(self, values: Sequence[int]) -> list[int]:
        """Return a list: NumPy's scalars would be slow in Python, and would overflow."""
        return list(values)
