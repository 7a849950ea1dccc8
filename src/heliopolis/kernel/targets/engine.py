"""What every engine can do, and how it splits work over cores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import pairwise
from numbers import Integral
from typing import TYPE_CHECKING, Any

from heliopolis.errors import BadSetupError, ErrorText, out_of_range
from heliopolis.extras import needs
from heliopolis.kernel import loops
from heliopolis.kernel.chance import LARGEST_SEED
from heliopolis.kernel.game import Game
from heliopolis.kernel.loops import PlayoutArrays, ResultArrays, Settings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

    from heliopolis.kernel.array_checks import ExpectedArray


@dataclass(frozen=True)
class Playouts:
    """Random games played to their ends, by slot (a slot may have played several in a row)."""

    decisions: NDArray[np.int64]  # the number of decisions in each slot
    traces: NDArray[np.int64]  # a hash of all of them, in order
    seats: int
    engine: Engine = field(repr=False)
    ends: Any = field(repr=False)  # the states, where the engine has them

    @cached_property
    def states(self) -> NDArray[np.void]:
        """The last end in each slot, as records in host memory."""
        return self.engine.records(self.ends)

    @property
    def points(self) -> NDArray[np.int64]:
        """The points at the last end in each slot: a row per slot, a column per seat."""
        return self._results[0]

    @property
    def ranks(self) -> NDArray[np.int64]:
        """The ranks at the last end in each slot, 0 for the winner: a row per slot."""
        return self._results[1]

    @cached_property
    def _results(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        points, ranks = self.engine.results(self.ends)
        return points[:, : self.seats], ranks[:, : self.seats]


class Engine(ABC):
    """A game on one target: loops run over the slots of an array of states."""

    target: str

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- What a target brings ---------------------------------------------------------------------

    @abstractmethod
    def specialize(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """Return a loop (a rule over the rules of any game) for this game on this target."""

    def entry_point(self, loop: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        """Return a loop that will be called with arguments of the types of these, and no others."""
        return self.specialize(loop)

    @abstractmethod
    def states(self, slots: int) -> Any:
        """Return room for the states of that number of games."""

    @abstractmethod
    def records(self, states: Any) -> NDArray[np.void]:
        """Return states as NumPy records in host memory."""

    def from_records(self, records: NDArray[np.void]) -> Any:
        """Return states of this target with the values of records."""
        return self.array(records)

    def ints(self, values: Sequence[int]) -> Any:
        """Return a list of ints as rules read it on this target."""
        return numpy().array(values, "int64")

    def rows(self, values: Sequence[Sequence[int]]) -> Any:
        """Return lists of ints, all equally long, as rules read them on this target."""
        return self.array(numpy().array(values, "int64"))

    def array(self, values: NDArray[Any]) -> Any:
        """Return an array that loops of this target can write to."""
        return values

    def zeros(self, *shape: int, kind: DTypeLike = "int64") -> Any:
        """Return an array of zeros that loops of this target can write to."""
        return self.array(numpy().zeros(shape, kind))

    def host(self, array: Any) -> NDArray[Any]:
        """Return such an array, to be read here."""
        copy: NDArray[Any] = array
        return copy

    def adopt(self, array: Any) -> Any:
        """Return an array of another library as one that loops of this target take, not copied."""
        if type(array).__module__ == "numpy" or not hasattr(array, "__dlpack__"):
            return array
        return numpy().from_dlpack(array)

    def check_array(self, expected: ExpectedArray, array: Any) -> None:
        """Raise an error that says what is wrong with an array for loops of this target."""
        from heliopolis.kernel.array_checks import check_host_array

        check_host_array(expected, array)

    def moves_to_make(self, chosen: Any) -> Any:
        """Return moves as loops read them: in one type, so that they are compiled once."""
        return chosen.astype("int64", copy=False)

    def over_slots(
        self,
        loop: Callable[..., Any],
        states: Any,
        settings: Any,
        arrays: Any,
        threads: int = 1,
    ) -> None:
        """Run a loop over all slots, shared out to threads."""
        specialized, slots = self.specialize(loop), len(states)

        def run(first: int, last: int) -> None:
            specialized(states, first, last, self.move_buffer(), settings, arrays)

        if threads <= 1 or slots < 2 * threads:
            run(0, slots)
            return
        run(0, 0)  # so that only one thread compiles
        cuts = [slots * i // threads for i in range(threads + 1)]
        for job in [_pool(threads).submit(run, *cut) for cut in pairwise(cuts)]:
            job.result()

    def move_buffer(self) -> Any:
        """Return room for the moves of one decision, which threads must not share."""
        return self.ints([0] * len(self.game.moves))

    # --- What is done with it ---------------------------------------------------------------------

    def settings(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        board: Mapping[str, Any] | None = None,
        biased: bool = False,
        first_seed: int = 0,
        games: int = 1,
    ) -> Settings:
        """Return the settings for loops, checked against what the game takes."""
        codes = self.game.encode_setup(self.game.check_seats(seats), options, board)
        # One more than there are, so that the list is never empty and its type always known.
        return Settings(
            seats=seats,
            options=self.ints([*codes, 0]),
            weights=self.ints(self.game.weights),
            biased=int(biased),
            first_seed=int(first_seed),
            games=games,
            longest=self.game.longest,
        )

    def playouts(
        self,
        slots: int,
        *,
        seats: int,
        games: int = 1,
        first_seed: int = 0,
        options: Mapping[str, Any] | None = None,
        board: Mapping[str, Any] | None = None,
        biased: bool = False,
        threads: int = 1,
    ) -> Playouts:
        """Play random games: `games` in each of `slots`, with the seeds from `first_seed` on.

        Seeds go slot by slot: slot 1 begins where slot 0 ends. `biased` weighs the moves as the
        game asks for, instead of equally. `threads` is the number of cores, where the target can.
        """
        check_seeds(first_seed, slots * games)
        settings = self.settings(seats, options, board, biased, first_seed, games)
        states = self.states(slots)
        arrays = PlayoutArrays(*(self.zeros(slots) for _ in range(2)))
        self.over_slots(loops.play_slots, states, settings, arrays, threads)
        return Playouts(self.host(arrays.decisions), self.host(arrays.traces), seats, self, states)

    def audit(
        self,
        slots: int,
        *,
        seats: int,
        first_seed: int = 0,
        options: Mapping[str, Any] | None = None,
        board: Mapping[str, Any] | None = None,
        biased: bool = False,
        threads: int = 1,
    ) -> NDArray[np.int64]:
        """Play one random game per slot, checking every invariant at every step.

        Returns for each slot 0, or the number of the first invariant that did not hold.
        """
        check_seeds(first_seed, slots)
        settings = self.settings(seats, options, board, biased, first_seed)
        broken = self.zeros(slots)
        self.over_slots(loops.audit_slots, self.states(slots), settings, broken, threads)
        return self.host(broken)

    def results(self, states: Any) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return scores and ranks of finished games, a row each; records will do as states."""
        if isinstance(states, numpy().ndarray):
            states = self.from_records(states)
        shape = (len(states), self.game.seats[-1])
        arrays = ResultArrays(*(self.zeros(*shape) for _ in range(2)))
        settings = self.settings(self.game.default_seats())
        self.over_slots(loops.score_slots, states, settings, arrays)
        return self.host(arrays.points), self.host(arrays.ranks)


def numpy() -> Any:
    """Return NumPy, which games by the thousand need and a table does not."""
    with needs("fast", "arrays of games"):
        import numpy
    return numpy


def check_seeds(first_seed: Any, count: int) -> None:
    """Refuse seeds outside 0 to 2^63 - 1."""
    if isinstance(first_seed, bool) or not isinstance(first_seed, Integral):
        raise BadSetupError(ErrorText("seed", seed=f"{first_seed!r:.40}", most=LARGEST_SEED))
    if not 0 <= int(first_seed) <= LARGEST_SEED - max(0, count - 1):
        raise BadSetupError(out_of_range("seed", first_seed, 0, LARGEST_SEED))


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="heliopolis")
