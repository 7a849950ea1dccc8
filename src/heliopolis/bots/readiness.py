"""Are the rules of a game compiled for search? If not, have them compiled meanwhile.

Compiling takes some ten seconds, and a person should not have to wait for a bot. It is done by
another process, so that this one goes on undisturbed; what it compiles is kept on disk, from where
it is loaded in a moment.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from heliopolis import games

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

_compiling: dict[str, subprocess.Popen[bytes]] = {}


def is_compiled(game: Game) -> bool:
    """Whether search can run compiled at once. If it cannot, that is seen to in the background."""
    from heliopolis.bots import tree
    from heliopolis.kernel.targets import engine
    from heliopolis.kernel.targets.compiled import CompiledEngine

    runner = engine(game, "compiled")
    assert isinstance(runner, CompiledEngine)
    if runner.is_ready(tree.grow) and runner.is_ready(tree.most_visited):
        return True
    running = _compiling.get(game.name)
    if running is None or running.poll() is not None:
        _compiling[game.name] = subprocess.Popen(
            [sys.executable, "-m", __name__, game.name],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    return False


def prepare(game: Game) -> None:
    """Compile what search needs of a game, by searching for a moment."""
    from heliopolis.bots.bot import Knowledge
    from heliopolis.bots.search import SearchBot
    from heliopolis.table import Table

    table = Table(game)
    seat = table.waiting[0]
    SearchBot(0, iterations=2).choose(Knowledge.of(table, seat, 0))


if __name__ == "__main__":
    prepare(games.find(sys.argv[1]))
