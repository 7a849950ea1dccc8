"""The CUDA target: the compiled rules on a GPU, one game per thread.

The loops are those of the CPU. Each thread calls one with the range of its own slot, and has a
buffer of moves for itself. Only playing random games to their ends is written for the device, see
:mod:`heliopolis.kernel.targets.in_step`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from heliopolis.errors import ErrorText, UnavailableError
from heliopolis.extras import missing
from heliopolis.kernel import loops
from heliopolis.kernel.array_checks import ExpectedArray, check_device_array
from heliopolis.kernel.decision_loops import step_to_decisions
from heliopolis.kernel.game import Game
from heliopolis.kernel.loops import Settings
from heliopolis.kernel.targets import in_step
from heliopolis.kernel.targets.compiled import CompiledEngine, tell
from heliopolis.kernel.targets.engine import Engine

THREADS_A_BLOCK = 128
# Tables of the rules lie in the device's constant memory, 64 KiB in all, one copy per rule that
# reads them. Of a game with more moves than this they would not fit, and lie in its main memory.
# Loops of batches, which ask and show besides, read more tables than random play does, and those
# that score moves read most.
MOST_MOVES_IN_CONSTANT_MEMORY = 1_000
MOST_MOVES_IN_CONSTANT_MEMORY_OF_BATCHES = 500
MOST_MOVES_IN_CONSTANT_MEMORY_OF_DECISIONS = 100


def cuda_module() -> Any:
    """Return Numba's CUDA support, or raise a clear error where there is no device."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks NumPy for it, 2.5 dropped it
        np.row_stack = np.vstack
    cuda: Any
    try:
        from numba import cuda
    except ImportError as error:
        raise missing("gpu", "target 'cuda'") from error
    # The number of slots is the caller's choice: no warning that they do not fill the device.
    warnings.filterwarnings("ignore", message=".*Grid size .* under-utilization")
    if not cuda.is_available():
        raise UnavailableError(ErrorText("no-cuda"))
    return cuda


class CudaEngine(Engine):
    """A game on a GPU. States and results live there; `records` brings states back."""

    target = "cuda"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cuda = cuda_module()
        self._rules = CompiledEngine(game)
        self._kernels: dict[Callable[..., Any], Any] = {}

    def specialize(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """Return the kernel that runs a loop, one slot per thread."""
        if loop not in self._kernels:
            tell(f"Compiling the rules of {self.game.title} for the GPU …")
            self._kernels[loop] = self._kernel(loop)
        return self._kernels[loop]  # type: ignore[no-any-return]

    def states(self, slots: int) -> Any:
        """Return empty records, made on the device: they may be gigabytes."""
        kind = self.game.state.dtype()
        room = self.cuda.device_array(slots * kind.itemsize, np.uint8)
        room[:] = 0
        return room.view(kind)

    def records(self, states: Any) -> NDArray[Any]:
        """Return the states, copied to the host."""
        return self.host(states)

    def ints(self, values: Sequence[int]) -> Any:
        """Return the ints, copied to the device once."""
        return self.array(np.array(values, np.int64))

    def array(self, values: NDArray[Any]) -> Any:
        """Return a copy on the device."""
        # As bytes: records, whose field `words` covers the others, are no buffers to the driver.
        in_bytes = np.ascontiguousarray(values).view(np.uint8)
        return self.cuda.to_device(in_bytes).view(values.dtype)

    def zeros(self, *shape: int, kind: DTypeLike = "int64") -> Any:
        """Return zeros on the device, of which equal columns of all slots lie side by side.

        The threads of a warp write the same number of their observations at the same time: as one
        access to memory where these lie together.
        """
        return self.cuda.to_device(np.zeros(shape, kind, order="F"))

    def host(self, array: Any) -> NDArray[Any]:
        """Return a copy on the host."""
        copy: NDArray[Any] = array.copy_to_host()
        return copy

    def adopt(self, array: Any) -> Any:
        """Return the array: kernels take what has ``__cuda_array_interface__``, of any library."""
        return array

    def moves_to_make(self, chosen: Any) -> Any:
        """Return the moves as they are."""
        return self.array(chosen) if isinstance(chosen, np.ndarray) else chosen

    def check_array(self, expected: ExpectedArray, array: Any) -> None:
        """Raise an error that says what is wrong with an array for kernels."""
        check_device_array(expected, array)

    def over_slots(
        self,
        loop: Callable[..., Any],
        states: Any,
        settings: Any,
        arrays: Any,
        threads: int = 1,
    ) -> None:
        """Run a loop over all slots and wait for it; the device shares them out by itself."""
        kernel: Any = self.specialize(loop)
        arguments = [states, settings, self._on_device(arrays)]
        if loop is loops.play_slots:
            hints, device = self.game.gpu, self.cuda.get_current_device()
            blocks, size = in_step.blocks_to_fill(hints, device, len(states)), hints.threads
            arguments.append(self.ints([0]))
        else:
            blocks, size = -(-len(states) // THREADS_A_BLOCK), THREADS_A_BLOCK
        with self._tables_where_they_fit(loop):  # the first call compiles
            kernel[blocks, size](*arguments)
        self.cuda.synchronize()

    @contextmanager
    def _tables_where_they_fit(self, loop: Callable[..., Any]) -> Iterator[None]:
        """Have Numba lay tables into main memory where constant memory is too small."""
        most = MOST_MOVES_IN_CONSTANT_MEMORY
        if loop is step_to_decisions:
            most = MOST_MOVES_IN_CONSTANT_MEMORY_OF_DECISIONS
        elif loop is not loops.play_slots:
            most = MOST_MOVES_IN_CONSTANT_MEMORY_OF_BATCHES
        if len(self.game.moves) <= most:
            yield
            return
        nvvm: Any = import_module("numba.cuda.target").nvvm
        before = nvvm.ADDRSPACE_CONSTANT
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        try:
            yield
        finally:
            nvvm.ADDRSPACE_CONSTANT = before

    def _on_device(self, arrays: Any) -> Any:
        """Return a record of arrays, of whatever library, as the kernels take it."""
        if isinstance(arrays, tuple):
            return type(arrays)(*map(self._on_device, arrays))
        return self.cuda.as_cuda_array(arrays)

    def _kernel(self, loop: Callable[..., Any]) -> Any:
        if loop is loops.play_slots:
            return in_step.play_slots_kernel(self.game, self.cuda, self._rules.dispatcher)
        return self._slot_kernel(loop)

    def _slot_kernel(self, loop: Callable[..., Any]) -> Any:
        """Return the kernel of a loop: each thread runs it over its own slot."""
        import numba

        cuda, int16 = self.cuda, numba.int16
        room, run = len(self.game.moves), self._rules.dispatcher(loop)

        def kernel(states: Any, settings: Settings, arrays: Any) -> None:
            slot = cuda.grid(1)
            if slot < states.shape[0]:
                moves = cuda.local.array(room, int16)
                run(states, slot, slot + 1, moves, settings, arrays)

        return cuda.jit(kernel)
