"""The state: where every piece stands, whose turn it is, and what the dice show."""

from __future__ import annotations

from heliopolis.games.ur.board import SEATS, SQUARES
from heliopolis.kernel.codes import Codes
from heliopolis.kernel.layout import BaseState, field

PHASES = Codes()
ROLLING = PHASES.add("roll")
MOVING = PHASES.add("move")
OVER = PHASES.add("over")


class State(BaseState):
    """Pieces are counted by square of their owner's path; hand and home may hold several."""

    phase: int = field("i1")
    seats: int = field("i1")
    active: int = field("i1")  # the seat whose turn it is
    roll: int = field("i1")  # the sum of the dice, while a piece is to be moved
    pieces: int = field("i1")  # of each player
    safe_rosette: int = field("i1")  # the option
    turns: int = field("i2")  # that have ended
    rolls: int = field("i2")  # of both players
    at: list[list[int]] = field("i1", SEATS, SQUARES)
