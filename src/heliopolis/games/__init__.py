"""The games, by name. Each is loaded when it is first asked for.

Games in other packages are found by the entry point group ``heliopolis.games``: the name is that of
the game, the object a :class:`heliopolis.kernel.game.Game`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from heliopolis.errors import ErrorText, UnknownGameError
from heliopolis.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

ENTRY_POINTS = "heliopolis.games"

_OURS = {
    "priests-of-ra": "heliopolis.games.priests_of_ra",
    "amun-re": "heliopolis.games.amun_re",
    "catan-island": "heliopolis.games.catan.island",
    "catan-alexander": "heliopolis.games.catan.alexander",
    "catan-cheops": "heliopolis.games.catan.cheops",
    "ur": "heliopolis.games.ur",  # the gentlest, and last in every list
}


def names() -> list[str]:
    """Return the names of all games that can be played, ours first."""
    others = [entry.name for entry in _of_others()]
    return list(dict.fromkeys([*_OURS, *others, *_registered]))


_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Register a game in this process, as a test or a notebook does."""
    _registered[game.name] = game


def find(name: str) -> Game:
    """Return the game of that name."""
    return _registered.get(name) or _loaded(name)


@cache
def _of_others() -> EntryPoints:
    """Return the games of other packages, as they were installed when this was first asked."""
    from importlib.metadata import entry_points  # takes a third of the time to import us

    return entry_points(group=ENTRY_POINTS)


@cache
def _loaded(name: str) -> Game:
    if name in _OURS:
        game: Game = import_module(_OURS[name]).GAME
        return game
    for entry in _of_others():
        if entry.name == name:
            return entry.load()  # type: ignore[no-any-return]
    raise UnknownGameError(ErrorText("game", name=f"{name!r:.60}", known=", ".join(names())))
