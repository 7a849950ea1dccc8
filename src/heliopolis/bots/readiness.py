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
from heliopolis.bots.nets import find_net

if TYPE_CHECKING:
    from heliopolis.bots.nets import Net
    from heliopolis.kernel.game import Game

SWITCH = "HELIOPOLIS_BACKGROUND_COMPILE"
WITH_NET, WITHOUT_NET = "net", "no-net"  # what a child is told to compile

logger = logging.getLogger("heliopolis.readiness")
logger.addHandler(logging.NullHandler())

_loaded: set[tuple[str, bool]] = set()  # names of games, and whether with nets
_loading: dict[tuple[str, bool], threading.Thread] = {}
_compiling: dict[tuple[str, bool], subprocess.Popen[bytes]] = {}
_ended: set[tuple[str, bool]] = set()


def is_compiled(game: Game, *, with_net: bool = False) -> bool:
    """Whether search can run compiled at once. If it cannot, that is seen to in the background."""
    from heliopolis.bots import net_tree, tree

    if (game.name, with_net) in _loaded:
        return True
    if not extras.has_compiler():
        return False
    from heliopolis.kernel.targets.compiled import is_cached

    loops = (
        *((net_tree.grow_with_net,) if with_net else (tree.grow, tree.decide)),
        tree.two_most_visits,
        tree.transplant,
    )
    if all(is_cached(game, loop) for loop in loops):
        _load(game, with_net)
    else:
        _compile(game, with_net)
    return False


def prepare_search(game: Game, net: Net | None = None) -> None:
    """Make search ready to run compiled: search for a moment, and go on with the tree."""
    if not extras.has_compiler():
        return
    from heliopolis.bots.bot import Knowledge
    from heliopolis.bots.net_search import NetSearch
    from heliopolis.bots.search import ReusableTree, Search
    from heliopolis.table import Table

    def new_search() -> Search:
        return NetSearch(known, 0, "compiled", 2, net) if net else Search(known, 0, "compiled", 2)

    table = Table(game)
    seat = table.players_awaited[0]
    known = Knowledge.of(table, seat, 0)
    first, second = new_search(), new_search()
    first.grow()
    first.two_most_visits()
    second.resume(ReusableTree(first, first.best(), known))
    _loaded.add((game.name, net is not None))


def _load(game: Game, with_net: bool) -> None:
    key = game.name, with_net
    if key not in _loading:
        arguments = (game, find_net(game) if with_net else None)
        _loading[key] = threading.Thread(target=prepare_search, args=arguments, daemon=True)
        _loading[key].start()


def _compile(game: Game, with_net: bool) -> None:
    """Start compiling in a process that ends with this one; say so if it could not."""
    from heliopolis.kernel.targets.compiled import cache_folder

    key = game.name, with_net
    running = _compiling.get(key)
    if running is not None:
        if key not in _ended and (code := running.poll()) is not None:
            _ended.add(key)
            how = processes.describe_exit(code)
            level = logging.ERROR if code else logging.INFO
            logger.log(level, "background_compile_ended", extra={"game": game.name, "how": how})
    elif os.environ.get(SWITCH) != "0":
        command = ["-m", __name__, game.name, WITH_NET if with_net else WITHOUT_NET]
        with (cache_folder(game) / "compiling.log").open("ab") as log:
            _compiling[key] = processes.start_child(command, log)


def _prepare_in_background(name: str, how: str) -> None:
    """Compile as a child of the process that wants it."""
    logging.basicConfig(format="%(asctime)s %(message)s", level=logging.INFO)
    processes.LastLine(f"compiling {name}").watch()
    processes.end_with_parent(watch_stdin=True)
    game = games.find(name)
    prepare_search(game, find_net(game) if how == WITH_NET else None)


if __name__ == "__main__":
    _prepare_in_background(*sys.argv[1:])
