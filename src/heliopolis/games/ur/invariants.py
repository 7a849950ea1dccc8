"""What holds at every moment of a game."""

from __future__ import annotations

from heliopolis.games.ur.board import DICE, HAND, HOME, SHARED, SQUARES
from heliopolis.games.ur.play import can_move
from heliopolis.games.ur.state import MOVING, OVER, State
from heliopolis.kernel.invariants import Invariants

INVARIANTS = Invariants()


@INVARIANTS.check("each player has all pieces in hand, on the path or at home (UR-1.1)")
def pieces_are_all_there(s: State) -> bool:
    """Nothing is lost."""
    for seat in range(s.seats):
        count = 0
        for square in range(SQUARES):
            if s.at[seat][square] < 0:
                return False
            count += s.at[seat][square]
        if count != s.pieces:
            return False
    return True


@INVARIANTS.check("a square holds at most one piece (UR-3.3, UR-4.1)")
def squares_hold_one(s: State) -> bool:
    """Own squares count by owner, shared ones for both."""
    for square in range(HAND + 1, HOME):
        if s.at[0][square] > 1 or s.at[1][square] > 1:
            return False
        if SHARED[square] and s.at[0][square] + s.at[1][square] > 1:
            return False
    return True


@INVARIANTS.check(
    "while a piece is to be moved, the dice show 1 to 4 and one can be (UR-2.2, UR-2.3)"
)
def roll_fits_phase(s: State) -> bool:
    """A roll that allows nothing ends the turn at once."""
    if s.phase != MOVING:
        return s.roll == 0
    return 0 < s.roll <= DICE and can_move(s, s.active)


@INVARIANTS.check("the game goes on until a player has all pieces home, or the limit (UR-6.1)")
def ends_when_home(s: State) -> bool:
    """A player with all pieces home has won."""
    return s.phase == OVER or (s.at[0][HOME] < s.pieces and s.at[1][HOME] < s.pieces)
