"""Are the rules of a game compiled for search? If not, have them compiled meanwhile.

Compiling takes some ten seconds and more, and a person should not have to wait for a bot. It is
done by another process, so that this one goes on undisturbed; what it compiles is kept on disk.
From there it is loaded in the background, too.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from heliopolis import games

try:
    import fcntl
except ImportError:  # not on Windows: there several processes may compile the same at once
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

_loaded: set[str] = set()
_loading: dict[str, threading.Thread] = {}
_compiling: dict[str, subprocess.Popen[bytes]] = {}


def is_compiled(game: Game) -> bool:
    """Whether search can run compiled at once. If it cannot, that is seen to in the background."""
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
    """Make search ready to run compiled, by searching for a moment."""
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
            start_new_session=True,  # Ctrl-C in a game is not meant for it
        )


def _prepare_alone(game: Game) -> None:
    """Prepare while no other process does: who comes second finds all compiled."""
    from heliopolis.kernel.targets.compiled import cache_folder

    with (cache_folder(game) / "compiling").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        prepare(game)


if __name__ == "__main__":
    _prepare_alone(games.find(sys.argv[1]))
