"""What a seat sees, as numbers; "you" is the observer, "opponent" the other seat."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.ur.board import DICE, MOST_PIECES, SQUARES
from heliopolis.games.ur.options import SAFE
from heliopolis.games.ur.state import MOVING, State
from heliopolis.kernel.features import ONE_HOT, Features, clear, set_one_hot
from heliopolis.kernel.rules import rule

FEATURES = Features()
YOUR_TURN = FEATURES.add("your turn", 1, "1 if it is your turn")
MUST_MOVE = FEATURES.add("to move", 1, "1 if the dice have been rolled")
ROLL = FEATURES.add(
    "roll", DICE + 1, "the sum of the dice, from 0; 0 before the roll", kind=ONE_HOT
)
YOURS = FEATURES.add(
    "your pieces", SQUARES, "number of your pieces by square of your path", most=MOST_PIECES
)
THEIRS = FEATURES.add(
    "opponent's pieces", SQUARES, "the opponent's, by square of their path", most=MOST_PIECES
)
PIECES = FEATURES.add("pieces", 1, "number of pieces per player", most=MOST_PIECES)
SAFE_ROSETTE = FEATURES.add("safe rosette", 1, "1 if pieces on the shared rosette are safe")
SIZE = FEATURES.size


@rule
def observe(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write what a seat sees."""
    clear(out, SIZE)
    out[YOUR_TURN] = int(s.active == seat)
    out[MUST_MOVE] = int(s.phase == MOVING)
    set_one_hot(out, ROLL, DICE + 1, s.roll)
    for square in range(SQUARES):
        out[YOURS + square] = s.at[seat][square]
        out[THEIRS + square] = s.at[1 - seat][square]
    out[PIECES] = s.pieces
    out[SAFE_ROSETTE] = int(s.safe_rosette == SAFE)
