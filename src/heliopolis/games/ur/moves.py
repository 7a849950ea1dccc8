"""The moves: a roll, and a piece to move, named by the square of its own path where it stands."""

from __future__ import annotations

from heliopolis.games.ur.board import HOME
from heliopolis.kernel.moves import Moves

MOVES = Moves()
ROLL = MOVES.verb("roll")
ENTER = MOVES.verb("enter")
MOVE = MOVES.verb("move", square=range(1, HOME))

VERB_OF, ARG, _, MOVE_OF = MOVES.tables()
