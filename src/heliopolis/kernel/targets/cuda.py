"""The CUDA target: the compiled rules on a GPU, one thread a game."""

from __future__ import annotations

from typing import Any

import numpy as np

from heliopolis.errors import UnavailableError
from heliopolis.kernel import drive
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets.compiled import CompiledEngine, tell
from heliopolis.kernel.targets.engine import Engine, Playouts, Setting

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
    if not cuda.is_available():
        raise UnavailableError("target 'cuda': this machine has no CUDA device")
    return cuda


class CudaEngine(Engine):
    """A game on a GPU."""

    target = "cuda"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cuda = cuda_module()
        self._rules = CompiledEngine(game)
        self._kernels: dict[str, Any] = {}

    def _playouts(
        self, lanes: int, games: int, first_seed: int, setting: Setting, threads: int
    ) -> Playouts:
        states = self.cuda.to_device(np.zeros(lanes, self.game.state.dtype()))
        decisions = self.cuda.to_device(np.zeros(lanes, np.int64))
        traces = self.cuda.to_device(np.zeros(lanes, np.int64))
        self.launch(
            self._kernel("play", self._play_kernel), lanes, states, setting.seats, first_seed,
            games, setting.options, setting.weights, setting.biased, decisions, traces,
        )  # fmt: skip
        return Playouts(states.copy_to_host(), decisions.copy_to_host(), traces.copy_to_host())

    def launch(self, kernel: Any, lanes: int, *arguments: Any) -> None:
        """Run a kernel with a thread a lane, and wait for it."""
        blocks = (lanes + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK
        kernel[blocks, THREADS_A_BLOCK](*arguments)
        self.cuda.synchronize()

    def _kernel(self, name: str, make: Any) -> Any:
        if name not in self._kernels:
            tell(f"Compiling the rules of {self.game.title} for the GPU …")
            self._kernels[name] = make()
        return self._kernels[name]

    def _play_kernel(self) -> Any:
        import numba

        cuda, room = self.cuda, len(self.game.moves)
        play_lane = self._rules.dispatcher(drive.play_lane)

        @cuda.jit  # type: ignore[untyped-decorator]
        def kernel(
            states: Any, seats: int, first_seed: int, games: int, options: Any, weights: Any,
            biased: int, decisions: Any, traces: Any,
        ) -> None:  # fmt: skip
            i = cuda.grid(1)
            if i < states.shape[0]:
                moves = cuda.local.array(room, numba.int64)
                decisions[i], traces[i] = play_lane(
                    states[i], seats, first_seed + i * games, games, options, weights, biased, moves
                )

        return kernel
