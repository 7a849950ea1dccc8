"""Names of environments with the version of their rules, such as ``heliopolis/amun_re_v1``.

Results can be compared only within a version: it changes whenever the same seed and moves could
give another game.
"""

from __future__ import annotations

from heliopolis import extras, games
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game

NAMESPACE = "heliopolis"


def name_of(game: Game) -> str:
    """Return the name of a game's environments with their version: ``amun_re_v1``."""
    return f"{game.name.replace('-', '_')}_v{game.rules_version}"


def ids() -> dict[str, str]:
    """Return the ids of all environments with the names of their games."""
    return {f"{NAMESPACE}/{name_of(games.find(name))}": name for name in games.names()}


def find_game(given: Game | str) -> Game:
    """Return a game by itself, by its name, or by the id of its environments."""
    if isinstance(given, Game):
        return given
    if not given.startswith(f"{NAMESPACE}/"):
        return games.find(given)
    known = ids()
    if given not in known:
        raise BadSetupError(f"id: {given!r:.60} is not one of {', '.join(known)}")
    return games.find(known[given])


def target_or_default(target: str | None) -> str:
    """Return the given target, else the fastest that is installed for a CPU."""
    return target or ("compiled" if extras.has_compiler() else "plain")
