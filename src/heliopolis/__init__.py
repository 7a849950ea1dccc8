"""Heliopolis: board games of antiquity, for people in the browser and for programs.

>>> import heliopolis
>>> table = heliopolis.new("priests-of-ra", seats=3, seed=7)
>>> table.play("draw").text
'draw'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from heliopolis.errors import (
    BadMoveError,
    BadSetupError,
    HeliopolisError,
    IllegalMoveError,
    JournalError,
    MissingExtraError,
    UnavailableError,
    UndoError,
    UnknownGameError,
)
from heliopolis.games import find as find_game
from heliopolis.games import names as game_names
from heliopolis.table.table import Move, Refusal, Table, load, new

if TYPE_CHECKING:
    from heliopolis.analysis import Analysis, Depth

__version__ = "0.2.0"

__all__ = [
    "BadMoveError",
    "BadSetupError",
    "HeliopolisError",
    "IllegalMoveError",
    "JournalError",
    "MissingExtraError",
    "Move",
    "Refusal",
    "Table",
    "UnavailableError",
    "UndoError",
    "UnknownGameError",
    "analyse",
    "find_game",
    "game_names",
    "load",
    "new",
]


def analyse(
    table: Table,
    depth: str | Depth = "normal",
    *,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """Analyse a game: winning chances at every step, luck, and every decision judged.

    `depth` is "quick", "normal" (about a minute for 300 decisions) or "deep", or the number of
    worlds to play out. `progress` is called with the number of steps done and their total.
    """
    from heliopolis.analysis import analyse as analyse_table

    return analyse_table(table, depth, progress=progress)
