"""What games declare in TOML files of their folders, such as rulings and pieces.

TOML and not Python: compiled rules are cached by the ``.py`` and ``.json`` files of their game, and
a better reason for a ruling must not have them compiled again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from heliopolis.kernel.game import Game


def declarations(game: Game, name: str) -> Iterator[dict[str, Any]]:
    """Yield what the files of a name declare, if they are there: that of the family first."""
    for package in filter(None, (game.family, game.package)):
        file = files(package).joinpath(name)
        if file.is_file():
            yield tomllib.loads(file.read_text("utf-8"))
