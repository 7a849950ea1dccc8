"""The kernel of random play, run without a GPU: its threads are threads of Python."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from heliopolis import games
from heliopolis.kernel.game import Game, GpuHints
from heliopolis.kernel.loops import PlayoutArrays, play_slots
from heliopolis.kernel.targets import engine
from heliopolis.kernel.targets.in_step import BINS, NO_GAME, blocks_to_fill, play_slots_kernel

pytest.importorskip("numba")  # the kernel names its types


class Device:
    """One block of a device at a time: what the kernel uses of `numba.cuda`."""

    def __init__(self) -> None:
        self._own = threading.local()
        self._barrier = threading.Barrier(BINS)
        self._lock = threading.Lock()
        self._votes = np.zeros(BINS, np.int32)
        self.threadIdx = self._own
        self.local = SimpleNamespace(array=lambda size, kind: [0] * size)
        self.shared = SimpleNamespace(array=lambda size, kind: self._votes)
        self.atomic = SimpleNamespace(add=self._add)
        self.syncthreads = self._barrier.wait

    def jit(self, function: Any = None, **options: Any) -> Any:
        """Return the function; the threads of a warp find the fullest bin together."""
        if function is None:
            return lambda inner: fullest if inner.__name__ == "fullest" else inner
        return function

    def _add(self, array: Any, place: int, value: int) -> int:
        with self._lock:
            before = int(array[place])
            array[place] += value
            return before

    def run(self, kernel: Callable[..., None], *arguments: Any) -> None:
        """Run a block."""
        threads = [
            threading.Thread(target=self._run_one, args=(i, kernel, arguments)) for i in range(BINS)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _run_one(self, number: int, kernel: Callable[..., None], arguments: Any) -> None:
        self._own.x = number
        try:
            kernel(*arguments)
        except BaseException:
            self._barrier.abort()
            raise


def fullest(votes: Any) -> int:
    return int(votes.argmax()) if votes.any() else NO_GAME


class States(list[Any]):
    @property
    def shape(self) -> tuple[int]:
        return (len(self),)


@dataclass
class Processor:
    MAX_THREADS_PER_MULTIPROCESSOR = 2048
    MAX_REGISTERS_PER_MULTIPROCESSOR = 65536
    MULTIPROCESSOR_COUNT = 132


def play(game: Game, slots: int, per_slot: int, blocks: int, **changed: Any) -> tuple[Any, Any]:
    """Play on the device and on the plain target; returns what both leave."""
    plain: Any = engine(game, "plain")
    options = {"pieces": "1"} if game.name == "ur" else {}
    settings = plain.settings(game.seats[0], options, first_seed=3, games=per_slot)
    settings = settings._replace(**changed)
    ends = []
    for device in (None, Device()):
        states, arrays = States(plain.states(slots)), PlayoutArrays(*np.zeros((2, slots), np.int64))
        if device is None:
            plain.over_slots(play_slots, states, settings, arrays)
        else:
            kernel = play_slots_kernel(game, device, plain.specialize)
            taken = np.zeros(1, np.int64)
            for _ in range(blocks):
                device.run(kernel, states, settings, arrays, taken)
        ends.append((arrays.decisions.tolist(), arrays.traces.tolist(), list(states)))
    return ends[0], ends[1]


@pytest.mark.parametrize("kept", [1, 3])
def test_games_in_step_are_the_games_of_the_seeds(kept: int) -> None:
    game = replace(games.find("ur"), gpu=GpuHints(games=kept))
    expected, found = play(game, slots=40, per_slot=1, blocks=2)
    assert found == expected
    assert min(found[0]) > 5


def test_slots_that_are_fewer_than_the_threads_are_played_in_full() -> None:
    expected, found = play(games.find("ur"), slots=5, per_slot=2, blocks=1)
    assert found == expected


def test_a_game_that_does_not_end_is_left_on_every_target() -> None:
    expected, found = play(games.find("ur"), slots=8, per_slot=3, blocks=1, longest=7)
    assert found == expected
    assert max(found[0]) == 21


def test_as_many_blocks_run_as_a_device_holds_at_a_time() -> None:
    device = Processor()
    assert blocks_to_fill(GpuHints(), device, 1 << 20) == 132  # 1024 threads of 64 registers each
    assert blocks_to_fill(GpuHints(threads=256), device, 1 << 20) == 528
    assert blocks_to_fill(GpuHints(threads=512, registers=32), device, 1 << 20) == 528
    assert blocks_to_fill(GpuHints(), device, 10) == 10
