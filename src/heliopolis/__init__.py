"""Heliopolis: board games of antiquity, for people in the browser and for programs.

>>> import heliopolis
>>> table = heliopolis.new("priests-of-ra", seats=3, seed=7)
>>> table.play("draw").text
'draw'
"""

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

__version__ = "0.1.0"

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
    "find_game",
    "game_names",
    "load",
    "new",
]
