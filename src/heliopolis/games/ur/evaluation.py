"""What a move and a position look worth, in hundredths of a piece that is home.

A piece is worth the way it has gone, more behind the shared squares than on them: there it can be
captured. The shared rosette is worth holding, since nobody else can pass a capture there.
"""

from __future__ import annotations

from heliopolis.games.ur.board import HAND, HOME, ROSETTE, SHARED, SHARED_ROSETTE, WAYS
from heliopolis.games.ur.moves import ARG, ENTER, ROLL, VERB_OF
from heliopolis.games.ur.options import SAFE
from heliopolis.games.ur.play import walked
from heliopolis.games.ur.state import State
from heliopolis.kernel.rules import rule

PER_SQUARE = 6  # 15 squares are nearly a piece that is home
PER_HOME = 100
CAPTURE_BONUS = 30  # besides the way that the piece loses
ROSETTE_BONUS = 45  # another roll
HOLD_BONUS = 25  # on the shared rosette
RISK = 2  # for each square that a captured piece would lose, by the ways of 16 to be hit
WAYS_IN_ALL = 16


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """How good a legal move looks to its player."""
    if VERB_OF[move] == ROLL:
        return 0
    square = HAND if VERB_OF[move] == ENTER else ARG[move]
    target = square + s.roll
    if target == HOME:
        return PER_HOME
    score = PER_SQUARE * s.roll
    if SHARED[target] and s.at[1 - seat][target] > 0:
        score += CAPTURE_BONUS + PER_SQUARE * target
    if ROSETTE[target]:
        score += ROSETTE_BONUS
    if target == SHARED_ROSETTE and s.safe_rosette == SAFE:
        score += HOLD_BONUS
    if square == SHARED_ROSETTE and s.safe_rosette == SAFE:
        score -= HOLD_BONUS
    return score + danger(s, seat, square) - danger(s, seat, target)


@rule
def danger(s: State, seat: int, square: int) -> int:
    """What a piece on a square stands to lose, by the rolls that would capture it."""
    if not SHARED[square] or (square == SHARED_ROSETTE and s.safe_rosette == SAFE):
        return 0
    ways = 0
    for roll in range(1, len(WAYS)):
        start = square - roll
        if start >= HAND and s.at[1 - seat][start] > 0:
            ways += WAYS[roll]
    return RISK * PER_SQUARE * square * ways // WAYS_IN_ALL


@rule
def evaluate(s: State, seat: int) -> int:
    """What a player can expect to have home in the end, as the lead they have in the race."""
    own = walked(s, seat)
    other = walked(s, 1 - seat)
    full = s.pieces * HOME
    lead = (own - other) * PER_HOME * s.pieces // (2 * full)
    score = PER_HOME * s.pieces * 3 // 4 + lead
    if s.at[seat][SHARED_ROSETTE] > 0:
        score += HOLD_BONUS
    for square in range(HAND + 1, HOME):
        if s.at[seat][square] > 0:
            score -= danger(s, seat, square) // 2
    if s.at[seat][HOME] == s.pieces:
        return PER_HOME * s.pieces
    return min(score, PER_HOME * s.pieces - 1)
