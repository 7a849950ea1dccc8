"""The rules of the campaign that take the place of hooks of the plain game."""

from __future__ import annotations

from heliopolis.games.catan.alexander import (
    derived,
    ending,
    evaluation,
    hidden,
    invariants,
    march,
    observation,
    play,
    setup,
)
from heliopolis.games.catan.alexander.moves import NAMES
from heliopolis.kernel.specialize import Specializer

OVERRIDES = (setup, march, ending, play, hidden, observation, derived, invariants, evaluation)

# For views and tests, which ask single rules as this game has them.
specialize = Specializer(NAMES, OVERRIDES).specialize
