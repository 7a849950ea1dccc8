"""The CUDA target: the compiled rules on a GPU, one thread a game.

The drivers are those of the CPU. Each thread calls one with the range of its own lane, and has a
buffer of moves for itself. Only playing random games to their ends is written for the device, see
:mod:`heliopolis.kernel.targets.in_step`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.errors import UnavailableError
from heliopolis.kernel import loops
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import in_step
from heliopolis.kernel.targets.compiled import CompiledEngine, tell
from heliopolis.kernel.targets.engine import MOVE_BUFFER, Engine

THREADS_A_BLOCK = 128


def cuda_module() -> Any:
    """Numba's CUDA support, or a clear error where there is no device."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks NumPy for it, 2.5 dropped it
        np.row_stack = np.vstack
    cuda: Any
    try:
        from numba import cuda
    except ImportError as error:
        raise UnavailableError("target 'cuda': install heliopolis[gpu]") from error
    # How many lanes there are is the caller's choice: no warning that they do not fill the device.
    warnings.filterwarnings("ignore", message=".*Grid size .* under-utilization")
    if not cuda.is_available():
        raise UnavailableError("target 'cuda': this machine has no CUDA device")
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
        """The kernel that runs a driver, one thread a lane."""
        if loop not in self._kernels:
            tell(f"Compiling the rules of {self.game.title} for the GPU …")
            self._kernels[loop] = self._kernel(loop)
        return self._kernels[loop]  # type: ignore[no-any-return]

    def states(self, slots: int) -> Any:
        """Empty records on the device."""
        return self.array(np.zeros(slots, self.game.state.dtype()))

    def records(self, states: Any) -> NDArray[Any]:
        """The states, copied to the host."""
        return self.host(states)

    def ints(self, values: Sequence[int]) -> Any:
        """The ints, copied to the device once."""
        return self.array(np.array(values, np.int64))

    def array(self, values: NDArray[Any]) -> Any:
        """A copy on the device."""
        return self.cuda.to_device(values)

    def host(self, array: Any) -> NDArray[Any]:
        """A copy on the host."""
        copy: NDArray[Any] = array.copy_to_host()
        return copy

    def over_slots(
        self, loop: Callable[..., Any], states: Any, threads: int, *arguments: Any
    ) -> None:
        """Run a driver over all lanes and wait for it; the device shares them out by itself."""
        kernel: Any = self.specialize(loop)
        size = in_step.THREADS_A_BLOCK if loop is loops.play_slots else THREADS_A_BLOCK
        blocks = (len(states) + size - 1) // size
        passed = [argument for argument in arguments if argument is not MOVE_BUFFER]
        kernel[blocks, size](states, *passed)
        self.cuda.synchronize()

    def _kernel(self, loop: Callable[..., Any]) -> Any:
        if loop is loops.play_slots:
            return in_step.play_slots_kernel(self.game, self.cuda, self._rules.dispatcher)
        return self._lane_kernel(loop)

    def _lane_kernel(self, loop: Callable[..., Any]) -> Any:
        """The kernel of a driver: the driver's own arguments, less the range and the buffer."""
        names = loop.__code__.co_varnames[3 : loop.__code__.co_argcount]
        taken = ", ".join(name for name in names if name != "moves")
        source = (
            f"def kernel(states, {taken}):\n"
            "    lane = cuda.grid(1)\n"
            "    if lane < states.shape[0]:\n"
            "        moves = cuda.local.array(ROOM, int16)\n"
            f"        driver(states, lane, lane + 1, {', '.join(names)})\n"
        )
        import numba

        scope = {
            "cuda": self.cuda,
            "int16": numba.int16,
            "ROOM": len(self.game.moves),
            "driver": self._rules.dispatcher(loop),
        }
        exec(source, scope)
        return self.cuda.jit(scope["kernel"])
