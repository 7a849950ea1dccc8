"""What every engine can do, and how it splits work over cores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.errors import BadSetupError
from heliopolis.kernel import loops
from heliopolis.kernel.chance import LARGEST_SEED
from heliopolis.kernel.game import Game

MOVE_BUFFER = object()  # stands for a buffer of moves that each thread has for itself


@dataclass(frozen=True)
class Playouts:
    """Random games played to their ends, a lane each (a lane may have played several in a row)."""

    states: NDArray[Any]  # the last end in each lane, as records
    decisions: NDArray[np.int64]  # how many were made in each lane
    traces: NDArray[np.int64]  # a fingerprint of all of them, in order


@dataclass(frozen=True)
class Setting:
    """Seats, options and style of the games to play, as the drivers take them."""

    seats: int
    options: Any
    weights: Any
    biased: int


class Engine(ABC):
    """A game on one target: drivers run over the lanes of an array of states."""

    target: str

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- What a target brings ---------------------------------------------------------------------

    @abstractmethod
    def specialize(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """A driver (a rule over the rules of any game) for this game on this target."""

    @abstractmethod
    def states(self, slots: int) -> Any:
        """Room for the states of so many games."""

    @abstractmethod
    def records(self, states: Any) -> NDArray[Any]:
        """States as NumPy records on this side."""

    def ints(self, values: Sequence[int]) -> Any:
        """A list of ints as rules read it on this target."""
        return np.array(values, np.int64)

    def array(self, values: NDArray[Any]) -> Any:
        """An array that drivers of this target can write to."""
        return values

    def host(self, array: Any) -> NDArray[Any]:
        """Such an array, to be read here."""
        copy: NDArray[Any] = array
        return copy

    def over_slots(
        self, loop: Callable[..., Any], states: Any, threads: int, *arguments: Any
    ) -> None:
        """Call ``driver(states, first, last, *arguments)``, the lanes shared out to threads."""
        specialized, slots = self.specialize(loop), len(states)
        if threads <= 1 or slots < 2 * threads:
            specialized(states, 0, slots, *self._private(arguments))
            return
        specialized(states, 0, 0, *self._private(arguments))  # so that only one thread compiles
        cuts = [slots * i // threads for i in range(threads + 1)]
        jobs = [
            _pool(threads).submit(specialized, states, first, last, *self._private(arguments))
            for first, last in pairwise(cuts)
        ]
        for job in jobs:
            job.result()

    def _private(self, arguments: tuple[Any, ...]) -> list[Any]:
        """The arguments of one thread: it must not share its buffer of moves."""
        room = len(self.game.moves)
        return [self.ints([0] * room) if a is MOVE_BUFFER else a for a in arguments]

    # --- What is done with it ---------------------------------------------------------------------

    def setting(
        self,
        seats: int,
        options: Mapping[str, Any] | None,
        board: Mapping[str, Any] | None,
        biased: bool,
    ) -> Setting:
        """The setting, checked against what the game takes."""
        codes = self.game.encode_setup(self.game.check_seats(seats), options, board)
        # One more than there are, so that the list is never empty and its type always known.
        return Setting(seats, self.ints([*codes, 0]), self.ints(self.game.weights), int(biased))

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
        """Play random games: `games` in each of `lanes`, with the seeds from `first_seed` on.

        Seeds go lane by lane: lane 1 begins where lane 0 ends. `biased` weighs the moves as the
        game asks for, instead of equally. `threads` uses so many cores, where the target can.
        """
        check_seeds(first_seed, slots * games)
        setting = self.setting(seats, options, board, biased)
        states = self.states(slots)
        decisions, traces = (self.array(np.zeros(slots, np.int64)) for _ in range(2))
        self.over_slots(
            loops.play_slots, states, threads, setting.seats, first_seed, games, setting.options,
            setting.weights, setting.biased, MOVE_BUFFER, decisions, traces,
        )  # fmt: skip
        return Playouts(self.records(states), self.host(decisions), self.host(traces))

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
        """Play one random game a lane, checking every invariant at every step.

        Returns for each lane 0, or the number of the first invariant that did not hold.
        """
        check_seeds(first_seed, slots)
        setting = self.setting(seats, options, board, biased)
        broken = self.array(np.zeros(slots, np.int64))
        self.over_slots(
            loops.audit_slots, self.states(slots), threads, setting.seats, first_seed,
            setting.options, setting.weights, setting.biased, MOVE_BUFFER, broken,
        )  # fmt: skip
        return self.host(broken)

    def results(self, states: Any) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Scores and ranks of finished games, a row each."""
        shape = (len(states), self.game.seats[-1])
        points, places = (self.array(np.zeros(shape, np.int64)) for _ in range(2))
        self.over_slots(loops.score_slots, states, 1, points, places)
        return self.host(points), self.host(places)


def check_seeds(first_seed: Any, count: int) -> None:
    """Refuse seeds outside 0 to 2^63 - 1."""
    if isinstance(first_seed, bool) or not isinstance(first_seed, int | np.integer):
        raise BadSetupError(f"seed: {first_seed!r:.40} is not a whole number")
    if not 0 <= first_seed <= LARGEST_SEED - max(0, count - 1):
        raise BadSetupError(f"seed: {first_seed} is not between 0 and {LARGEST_SEED}")


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="heliopolis")
