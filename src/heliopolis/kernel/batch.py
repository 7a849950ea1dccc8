"""Many games at once: one move in every lane a step, with automatic reset.

    batch = Batch(game, lanes=4096, seats=4)
    seen = batch.arrays()                  # they are yours; any arrays of these shapes will do
    batch.reset(seen)
    while learning:
        chosen = policy(seen.observations, seen.masks)      # one legal move a lane
        batch.step(chosen, seen)

A lane whose game ends is set up anew from a seed that no lane has had, in the same step. On the
CUDA target all arrays are on the device (anything with ``__cuda_array_interface__`` will do).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from heliopolis.errors import BadSetupError, UnavailableError
from heliopolis.kernel import loops
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import engine
from heliopolis.kernel.targets.engine import MOVE_BUFFER, check_seeds


@dataclass
class BatchArrays:
    """What a batch writes, a row a lane."""

    actors: Any  # the seat that is to act (where several may, the first that has not)
    masks: Any  # 1 for each legal move of that seat, else 0
    observations: Any  # what that seat sees
    outcomes: Any  # of the last step: 1 the game ended, 0 it goes on, -1 the move was refused
    points: Any  # the scores of the last game that ended in the lane
    ranks: Any  # and the ranks


class Batch:
    """Games in lanes, stepped together on the compiled or the CUDA target."""

    def __init__(
        self,
        game: Game,
        slots: int,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        board: Mapping[str, Any] | None = None,
        first_seed: int = 0,
        target: str = "compiled",
        threads: int = 1,
    ) -> None:
        if target not in {"compiled", "cuda"}:
            raise UnavailableError(f"target {target!r:.60}: a batch is 'compiled' or 'cuda'")
        if isinstance(slots, bool) or not isinstance(slots, int) or slots < 1:
            raise BadSetupError(f"lanes: {slots!r:.20} is not a whole number above zero")
        check_seeds(first_seed, slots)
        self.game, self.slots, self.seats, self.threads = game, slots, seats, threads
        self._engine = engine(game, target)
        self._setting = self._engine.setting(seats, options, board, biased=False)
        self._states = self._engine.states(slots)
        self._first_seed = first_seed
        self._seeds = self._engine.array(np.arange(first_seed, first_seed + slots, dtype=np.int64))

    def arrays(self, features: Any = np.int16) -> BatchArrays:
        """Fresh arrays of the right shapes; `features` is the type of the observations."""

        def zeros(kind: Any, *shape: int) -> Any:
            return self._engine.array(np.zeros((self.slots, *shape), kind))

        return BatchArrays(
            actors=zeros(np.int64),
            masks=zeros(np.int8, len(self.game.moves)),
            observations=zeros(features, self.game.observation_size),
            outcomes=zeros(np.int8),
            points=zeros(np.int64, self.seats),
            ranks=zeros(np.int64, self.seats),
        )

    def reset(self, out: BatchArrays) -> None:
        """Start all lanes anew from their first seeds."""
        seeds = np.arange(self._first_seed, self._first_seed + self.slots, dtype=np.int64)
        self._seeds = self._engine.array(seeds)
        self._engine.over_slots(
            loops.reset_slots, self._states, self.threads, self.seats, self._setting.options,
            self._seeds, MOVE_BUFFER, out.actors, out.masks, out.observations,
        )  # fmt: skip

    def step(self, chosen: Any, out: BatchArrays) -> None:
        """Make the chosen move in every lane; one that is not legal is refused, its lane stays."""
        self._engine.over_slots(
            loops.step_slots, self._states, self.threads, self.seats, self._setting.options,
            self._seeds, MOVE_BUFFER, out.actors, out.masks, out.observations, chosen,
            out.outcomes, out.points, out.ranks,
        )  # fmt: skip

    @property
    def states(self) -> Any:
        """The states as records, on the target they are played on."""
        return self._states
