"""The rules of Cheops that take the place of hooks of the plain game."""

from __future__ import annotations

from heliopolis.games.catan.cheops import (
    derived,
    ending,
    evaluation,
    harbours,
    invariants,
    observation,
    play,
    pyramid,
    setup,
    ships,
)
from heliopolis.games.catan.cheops.moves import NAMES
from heliopolis.kernel.specialize import Specializer

OVERRIDES = (
    setup,
    ships,
    harbours,
    pyramid,
    ending,
    play,
    observation,
    derived,
    invariants,
    evaluation,
)

# For views, benchmarks and tests, which ask single rules as this game has them.
specialize = Specializer(NAMES, OVERRIDES).specialize
