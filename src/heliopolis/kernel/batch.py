"""Many games at once: one move per slot and step, with automatic reset.

    batch = Batch(game, 4096, seats=4)
    seen = batch.arrays()                  # they are yours; any arrays of these shapes will do
    batch.reset(seen)
    while learning:
        chosen = policy(seen.observations, seen.masks)      # one legal move per slot
        batch.step(chosen, seen)

A slot whose game ends is set up again from a seed that no slot has had, in the same step. On the
CUDA target all arrays are on the device (anything with ``__cuda_array_interface__`` will do).

Arrays are checked at every call; one that does not fit raises :class:`BadArrayError`, and nothing
has happened. What they hold may be written over: a step asks the states, not the masks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from heliopolis.errors import BadArrayError, BadSetupError, UnavailableError
from heliopolis.extras import needs
from heliopolis.kernel import loops
from heliopolis.kernel.array_checks import ExpectedArray
from heliopolis.kernel.game import Game
from heliopolis.kernel.loops import BatchArrays, StepArrays
from heliopolis.kernel.targets import engine
from heliopolis.kernel.targets.engine import check_seeds

with needs("fast", "batches of games"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

__all__ = ["Batch", "BatchArrays", "DeviceArray"]


class DeviceArray(Protocol):
    """An array on a GPU, of whatever library."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...


class Batch:
    """Games in slots, stepped together on the compiled or the CUDA target."""

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
            raise BadSetupError(f"slots: {slots!r:.20} is not a whole number above zero")
        check_seeds(first_seed, slots)
        self.game, self.slots, self.seats, self.threads = game, slots, seats, threads
        self._engine = engine(game, target)
        self._settings = self._engine.settings(seats, options, board)
        self._states = self._engine.states(slots)
        self._first_seed = first_seed
        self._seeds = self._engine.array(np.arange(first_seed, first_seed + slots, dtype=np.int64))
        expected = ExpectedArray.of_batch
        self._expected_chosen = expected("chosen", slots)
        shapes: dict[str, tuple[int, ...]] = {
            "masks": (len(game.moves),),
            "observations": (game.observation_size,),
            "points": (seats,),
            "ranks": (seats,),
        }
        self._expected = [
            expected(name, slots, *shapes.get(name, ())) for name in BatchArrays._fields
        ]

    def arrays(self, features: DTypeLike = np.int16) -> BatchArrays:
        """Fresh arrays of the right shapes; `features` is the type of the observations."""

        def zeros(kind: DTypeLike, *shape: int) -> Any:
            return self._engine.zeros(self.slots, *shape, kind=kind)

        return BatchArrays(
            actors=zeros(np.int64),
            masks=zeros(np.int8, len(self.game.moves)),
            observations=zeros(features, self.game.observation_size),
            outcomes=zeros(np.int8),
            points=zeros(np.int64, self.seats),
            ranks=zeros(np.int64, self.seats),
        )

    def reset(self, out: BatchArrays) -> None:
        """Start all slots again from their first seeds."""
        self._check(out)
        seeds = np.arange(self._first_seed, self._first_seed + self.slots, dtype=np.int64)
        self._seeds = self._engine.array(seeds)
        self._run(loops.reset_slots, out.actors, out)

    def step(self, chosen: NDArray[np.integer] | DeviceArray, out: BatchArrays) -> None:
        """Make the chosen move in every slot; one that is not legal is refused, its slot stays."""
        self._engine.check_array(self._expected_chosen, chosen)
        self._check(out)
        self._run(loops.step_slots, chosen, out)

    def _check(self, out: BatchArrays) -> None:
        if not isinstance(out, BatchArrays):
            raise BadArrayError(f"out: a {type(out).__name__} is not a BatchArrays")
        for expected, array in zip(self._expected, out, strict=True):
            self._engine.check_array(expected, array)

    def _run(self, loop: Callable[..., Any], chosen: Any, out: BatchArrays) -> None:
        arrays = StepArrays(self._seeds, chosen, out)
        self._engine.over_slots(loop, self._states, self._settings, arrays, self.threads)

    @property
    def states(self) -> NDArray[np.void]:
        """The states as records, on the target they are played on."""
        states: NDArray[np.void] = self._states
        return states
