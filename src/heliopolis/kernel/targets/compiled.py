"""The compiled target: the same rules over NumPy records, compiled for the CPU by Numba.

Compiling happens when a loop is first called, takes seconds to minutes, and is kept on disk.
Numba's cache does not notice changes in functions that a rule calls from another file; therefore it
lies in a folder named by a hash of all sources that take part. Every rule and every loop has a lock
there: one process at a time compiles it, the others wait, and load what that one made. Processes
that compile different loops of a game share the work, for most rules are in all of them. None waits
for one that waits for it: a rule is locked while those it calls are compiled, and no rule calls
itself.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.kernel.game import Game
from heliopolis.kernel.specialize import Specializer
from heliopolis.kernel.targets.engine import Engine
from heliopolis.kernel.targets.locking import hold_lock

KERNEL = Path(__file__).parents[1]
BOTS = KERNEL.parent / "bots"  # their search is compiled with the rules
STALE_AFTER_DAYS = 30


def tell(message: str) -> None:
    """Tell the user why nothing seems to happen."""
    print(message, file=sys.stderr, flush=True)


class CompiledEngine(Engine):
    """A game compiled for the CPU. Its loops run without the interpreter lock."""

    target = "compiled"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._folder = cache_folder(game)
        self._specializer = Specializer(
            {},
            game.rules.by_hook(),
            translate=self._compile,
            table=compact,
            silent=True,
        )
        self._ready: dict[Callable[..., Any], Callable[..., Any]] = {}

    def specialize(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """Return the loop, compiled or loaded when it is first called."""
        if loop not in self._ready:
            self._ready[loop] = self._entry(loop)
        return self._ready[loop]

    def entry_point(self, loop: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        """Return the compiled code for arguments of these types.

        Numba looks at the types of all arguments at every call, which takes 7 microseconds for the
        arrays of a batch. The code itself does not look.
        """
        from numba import typeof

        compiled: Any = self.specialize(loop)
        return compiled.compile(tuple(map(typeof, arguments)))  # type: ignore[no-any-return]

    def dispatcher(self, loop: Callable[..., Any]) -> Any:
        """Return the loop as Numba's own object, for use inside other compiled code."""
        return self._specializer.specialize(loop)

    def states(self, slots: int) -> NDArray[Any]:
        """Return empty records."""
        return np.zeros(slots, self.game.state.dtype())

    def records(self, states: NDArray[Any]) -> NDArray[Any]:
        """Return the states, which are records already."""
        return states

    def move_buffer(self) -> NDArray[Any]:
        """Return room for the moves of one decision."""
        return np.zeros(len(self.game.moves), np.int64)

    def _compile(self, function: FunctionType) -> Any:
        """A rule that compiled code calls: Python cannot, which saves compiling how it would."""
        rule = self._njit(function, "inner.", no_cpython_wrapper=True, no_cfunc_wrapper=True)
        compile_now, lock = rule.compile, self._lock(rule)

        def compile_alone(signature: Any) -> Any:
            if signature in rule.overloads:
                return compile_now(signature)
            with hold_lock(lock):
                return compile_now(signature)  # or load it, if somebody else was first

        rule.compile = compile_alone
        return rule

    def _entry(self, loop: Callable[..., Any]) -> Any:
        """A loop that Python calls."""
        dispatcher = self._njit(self.dispatcher(loop).py_func, "", no_cfunc_wrapper=True)
        compile_now, lock = dispatcher.compile, self._lock(dispatcher)

        def compile_alone(signature: Any) -> Any:
            if signature in dispatcher.overloads:
                return compile_now(signature)
            with hold_lock(lock, self._tell_waiting):
                if dispatcher.signatures or is_cached(self.game, loop):
                    return compile_now(signature)
                tell(f"Compiling {self.game.title} ({loop.__name__}) for this machine, once …")
                start = time.perf_counter()
                compiled = compile_now(signature)
                tell(f"Compiled in {time.perf_counter() - start:.0f} s.")
                return compiled

        dispatcher.compile = compile_alone
        return dispatcher

    def _lock(self, dispatcher: Any) -> Path:
        """The file that a process holds while it compiles a rule or loop."""
        function = dispatcher.py_func
        name = f"{function.__module__}.{function.__qualname__}"
        return self._folder / "locks" / hashlib.sha256(name.encode()).hexdigest()[:24]

    def _njit(self, function: FunctionType, kind: str, **options: Any) -> Any:
        import numba  # takes a second, which nobody spends who only asks what is compiled

        # Loops are the same functions for every game: the game's name keeps their caches apart.
        name = function.__qualname__.rpartition(f"{self.game.name}.inner.")[2]
        named = FunctionType(
            function.__code__, function.__globals__, function.__name__, function.__defaults__
        )
        named.__module__, named.__qualname__ = function.__module__, f"{self.game.name}.{kind}{name}"
        config: Any = numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._folder)
        try:
            # Rules allocate nothing, so the buffers they hand on need no reference counts.
            options["_nrt"] = False
            compiler = numba.njit(
                cache=True,
                nogil=True,
                error_model="numpy",
                boundscheck=check_bounds(),
                **options,
            )
            return compile_once_for_ints(compiler(named))
        finally:
            config.CACHE_DIR = before

    def _tell_waiting(self) -> None:
        tell(f"Waiting for another process that compiles {self.game.title} …")


def compile_once_for_ints(dispatcher: Any) -> Any:
    """Have a compiled rule take every whole number as int64.

    Otherwise a field of eight bits, a constant and a sum would each give another form of the same
    rule, and of all that it calls: a third of the time to compile.
    """
    fold = dispatcher._compiler.fold_argument_types

    def fold_widened(arguments: Any, keywords: Any) -> tuple[Any, tuple[Any, ...]]:
        signature, folded = fold(arguments, keywords)
        return signature, tuple(widened(kind) for kind in folded)

    dispatcher._compiler.fold_argument_types = fold_widened
    return dispatcher


def widened(kind: Any) -> Any:
    """The type a rule takes an argument of some type as."""
    from numba import types

    if isinstance(kind, types.Integer | types.IntegerLiteral):
        return types.int64
    if isinstance(kind, types.StarArgTuple | types.StarArgUniTuple):
        tuple_type: Any = types.StarArgTuple
        return tuple_type(tuple(widened(item) for item in kind))
    return kind


def compact(values: list[Any]) -> NDArray[Any]:
    """Return a table in the smallest type that holds it: a GPU has 64 KiB for all of them."""
    table = np.array(values, np.int64)
    kinds: tuple[Any, ...] = (np.int8, np.int16, np.int32)
    return table.astype(next(kind for kind in kinds if (table.astype(kind) == table).all()))


def is_cached(game: Game, loop: Callable[..., Any]) -> bool:
    """Whether a loop has been compiled for a game, so that it need only be loaded."""
    return any(cache_folder(game).rglob(f"*{game.name}.{loop.__qualname__}-*.nbi"))


def check_bounds() -> bool:
    """Whether compiled code checks every index; tests switch it on."""
    return os.environ.get("HELIOPOLIS_CHECK_BOUNDS") == "1"


def cache_root() -> Path:
    """Return the folder of what can be made again: HELIOPOLIS_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("HELIOPOLIS_CACHE"):
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("heliopolis")


@cache
def cache_folder(game: Game) -> Path:
    """Return the folder of a game's compiled code, named by all that it is made from."""
    made_with = (sys.version, version("numba"), np.__version__, check_bounds())
    digest = hashlib.sha256(repr(made_with).encode())
    home = Path(str(import_module(game.family or game.package).__file__)).parent
    for folder in (KERNEL, BOTS, home):
        for path in sorted(p for p in folder.rglob("*") if p.suffix in {".py", ".json"}):
            digest.update(path.name.encode() + path.read_bytes())
    root = cache_root() / "compiled"
    folder = root / f"{game.name}-{digest.hexdigest()[:16]}"
    (folder / "locks").mkdir(parents=True, exist_ok=True)
    _remove_stale(root, keep=folder)
    return folder


def _remove_stale(root: Path, keep: Path) -> None:
    """Forget what was compiled from sources that nobody has used for a month."""
    os.utime(keep)
    for folder in root.iterdir():
        if folder != keep and time.time() - folder.stat().st_mtime > STALE_AFTER_DAYS * 86400:
            for path in sorted(folder.rglob("*"), reverse=True):
                path.rmdir() if path.is_dir() else path.unlink(missing_ok=True)
            folder.rmdir()
