"""Compile the rules of a game for search in the background.

Compiling takes ten seconds or more, and a person should not have to wait for a bot. Another process
compiles and caches the code on disk, so that this one is not slowed down; loading from the cache
also happens in the background.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from heliopolis import games

try:
    import fcntl
except ImportError:  # Windows has no fcntl: several processes may compile the same game there
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

_loaded: set[str] = set()
_loading: dict[str, threading.Thread] = {}
_compiling: dict[str, subprocess.Popen[bytes]] = {}


def is_compiled(game: Game) -> bool:
    """Return whether search can run compiled now; if not, start compiling or loading."""
    from heliopolis.bots import tree
    from heliopolis.kernel.targets.compiled import is_cached

    if game.name in _loaded:
        return True
    if all(is_cached(game, loop) for loop in (tree.grow, tree.decide, tree.transplant)):
        _load(game)
    else:
        _compile(game)
    return False


def prepare(game: Game) -> None:
    """Compile or load search for a game, by running a minimal search."""
    from heliopolis.bots.bot import Knowledge
    from heliopolis.bots.search import SearchBot
    from heliopolis.table import Table

    table = Table(game)
    seat = table.players_to_move[0]
    SearchBot(0, iterations=2).choose(Knowledge.of(table, seat, 0))
    _loaded.add(game.name)


def _load(game: Game) -> None:
    if game.name not in _loading:
        _loading[game.name] = threading.Thread(target=prepare, args=(game,), daemon=True)
        _loading[game.name].start()


def _compile(game: Game) -> None:
    running = _compiling.get(game.name)
    if running is None:
        _compiling[game.name] = subprocess.Popen(
            [sys.executable, "-m", __name__, game.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in a game must not stop it
        )


def _prepare_alone(game: Game) -> None:
    """Prepare under a lock, so that a second process finds everything compiled."""
    from heliopolis.kernel.targets.compiled import cache_folder

    with (cache_folder(game) / "compiling").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        prepare(game)


if __name__ == "__main__":
    _prepare_alone(games.find(sys.argv[1]))
