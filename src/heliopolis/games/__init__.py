"""The games, by name. Each is loaded when it is first asked for.

Games of others are found by the entry point group ``heliopolis.games``: its name is the game's
name, its object a :class:`heliopolis.kernel.game.Game`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from heliopolis.errors import UnknownGameError
from heliopolis.kernel.game import Game

ENTRY_POINTS = "heliopolis.games"

_OURS = {
    "priests-of-ra": "heliopolis.games.priests_of_ra",
    "amun-re": "heliopolis.games.amun_re",
}


def names() -> list[str]:
    """The names of all games that can be played, ours first."""
    return [*_OURS, *(entry.name for entry in entry_points(group=ENTRY_POINTS))]


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name in _OURS:
        game: Game = import_module(_OURS[name]).GAME
        return game
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            return entry.load()  # type: ignore[no-any-return]
    raise UnknownGameError(f"game {name!r:.60}: it is one of {', '.join(names())}")
