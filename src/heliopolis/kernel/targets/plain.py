"""The plain target: Python objects and lists. It starts at once and can be stepped through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from heliopolis.kernel.game import Game
from heliopolis.kernel.specialize import Specializer
from heliopolis.kernel.targets.engine import Engine, numpy

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


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

    def from_records(self, records: NDArray[np.void]) -> list[Any]:
        """Return plain states with the values of records."""
        return [self.game.state.from_record(record) for record in records]

    def records(self, states: list[Any]) -> NDArray[np.void]:
        """Return the states as records."""
        records: NDArray[np.void] = numpy().zeros(len(states), self.game.state.dtype())
        for state, record in zip(states, records, strict=True):
            state.write_record(record)
        return records

    def ints(self, values: Sequence[int]) -> list[int]:
        """Return a list: NumPy's scalars would be slow in Python, and would overflow."""
        return list(values)

    def rows(self, values: Sequence[Sequence[int]]) -> list[list[int]]:
        """Return lists, for the same reason."""
        return [list(row) for row in values]

    def moves_to_make(self, chosen: Any) -> Any:
        """Return a list, for the same reason."""
        return chosen.tolist()
