"""Three targets behind one call: ``engine(game, "plain" | "compiled" | "cuda")``.

Every engine plays the same games, bit for bit. Plain needs no compiler and starts at once; compiled
is about a hundred times faster; CUDA plays one game per thread.
"""

from __future__ import annotations

from heliopolis import extras
from heliopolis.errors import ErrorText, UnavailableError
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets.engine import Engine, Playouts

TARGETS = ("plain", "compiled", "cuda")

__all__ = ["TARGETS", "Engine", "Playouts", "engine"]

_engines: dict[tuple[int, str], Engine] = {}


def engine(game: Game, target: str | None = None) -> Engine:
    """Return the engine of a game on a target. Compiling happens when it is first used.

    Without a target it is the compiled one, or plain Python where no compiler is installed.
    """
    target = target or ("compiled" if extras.has_compiler() else "plain")
    key = (id(game), target)
    if key not in _engines:
        _engines[key] = _engine_class(target)(game)
    return _engines[key]


def _engine_class(target: str) -> type[Engine]:
    if target == "plain":
        from heliopolis.kernel.targets.plain import PlainEngine

        return PlainEngine
    if target == "compiled":
        if not extras.is_installed("numba"):
            raise extras.missing("fast", "target 'compiled'")
        from heliopolis.kernel.targets.compiled import CompiledEngine

        return CompiledEngine
    if target == "cuda":
        if not extras.is_installed("numba"):
            raise extras.missing("gpu", "target 'cuda'")
        from heliopolis.kernel.targets.cuda import CudaEngine

        return CudaEngine
    raise UnavailableError(ErrorText("target", target=f"{target!r:.60}", known=", ".join(TARGETS)))
