"""Seeds of games, one after another."""

from __future__ import annotations

from heliopolis.errors import BadSetupError
from heliopolis.extras import needs
from heliopolis.kernel.targets.engine import check_seeds

with needs("learn", "environments for learning"):
    import numpy as np


def random_seed() -> int:
    """Return a seed that leaves room for as many games as anybody plays."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> np.uint64(2))


class Seeds:
    """The seeds of one environment: the one that is given, then those behind it.

    Without a given seed the first one is random.
    """

    def __init__(self) -> None:
        self._next: int | None = None

    def take(self, given: int | None) -> int:
        """Return the seed of the next game."""
        if given is not None:
            try:
                check_seeds(given, 2)
            except BadSetupError as error:
                raise ValueError(str(error)) from None
            self._next = int(given)
        seed = random_seed() if self._next is None else self._next
        self._next = seed + 1
        return seed
