"""Are the rules of a game compiled for search? If not, have them compiled meanwhile.

Compiling takes some ten seconds and more, and a person should not have to wait for a bot. It is
done by another process, so that this one goes on undisturbed; what it compiles is kept on disk.
From there it is loaded in the background, too. HELIOPOLIS_BACKGROUND_COMPILE=0 forbids it: then
``heliopolis compile`` prepares games, and bots that search play greedily where it has not.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from heliopolis import extras, games, processes

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

SWITCH = "HELIOPOLIS_BACKGROUND_COMPILE"

logger = logging.getLogger("heliopolis.readiness")
logger.addHandler(logging.NullHandler())

_loaded: set[str] = set()
_loading: dict[str, threading.Thread] = {}
_compiling: dict[str, subprocess.Popen[bytes]] = {}
_ended: set[str] = set()


def is_compiled(game: Game) -> bool:
    """Whether search can run compiled at once. If it cannot, that is seen to in the background."""
    from heliopolis.bots import tree

    if game.name in _loaded:
        return True
    if not extras.has_compiler():
        return False
    from heliopolis.kernel.targets.compiled import is_cached

    if all(is_cached(game, loop) for loop in (tree.grow, tree.decide, tree.transplant)):
        _load(game)
    else:
        _compile(game)
    return False


def prepare(game: Game) -> None:
    """Make search ready to run compiled: search for a moment, and go on with the tree."""
    if not extras.has_compiler():
        return
    from heliopolis.bots.bot import Knowledge
    from heliopolis.bots.search import ReusableTree, Search
    from heliopolis.table import Table

    table = Table(game)
    seat = table.players_awaited[0]
    known = Knowledge.of(table, seat, 0)
    first, second = (Search(known, 0, "compiled", 2) for _ in range(2))
    first.grow()
    second.resume(ReusableTree(first, first.best(), known))
    _loaded.add(game.name)


def _load(game: Game) -> None:
    if game.name not in _loading:
        _loading[game.name] = threading.Thread(target=prepare, args=(game,), daemon=True)
        _loading[game.name].start()


def _compile(game: Game) -> None:
    """Start compiling in a process that ends with this one; say so if it could not."""
    from heliopolis.kernel.targets.compiled import cache_folder

    running = _compiling.get(game.name)
    if running is not None:
        if game.name not in _ended and (code := running.poll()) is not None:
            _ended.add(game.name)
            how = processes.describe_exit(code)
            level = logging.ERROR if code else logging.INFO
            logger.log(level, "background_compile_ended", extra={"game": game.name, "how": how})
    elif os.environ.get(SWITCH) != "0":
        with (cache_folder(game) / "compiling.log").open("ab") as log:
            _compiling[game.name] = processes.start_child(["-m", __name__, game.name], log)


def _prepare_in_background(name: str) -> None:
    """Compile as a child of the process that wants it."""
    logging.basicConfig(format="%(asctime)s %(message)s", level=logging.INFO)
    processes.LastLine(f"compiling {name}").watch()
    processes.end_with_parent(watch_stdin=True)
    prepare(games.find(name))


if __name__ == "__main__":
    _prepare_in_background(sys.argv[1])
