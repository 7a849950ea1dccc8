"""The rules of play, in the order of a turn: roll, move, capture, rosette, and the end."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.ur.board import (
    DICE,
    HAND,
    HOME,
    ROLL_LIMIT,
    ROSETTE,
    SHARED,
    SHARED_ROSETTE,
    SQUARES,
)
from heliopolis.games.ur.log_events import (
    ALL_HOME,
    CAME_HOME,
    CAPTURED,
    ENDED,
    ENTERED,
    LIMIT,
    MISSED_TURN,
    MOVED,
    PIECES_HOME,
    ROLLED,
    ROSETTE_REACHED,
    SCORED,
)
from heliopolis.games.ur.moves import ARG, ENTER, MOVE_OF, ROLL, VERB_OF
from heliopolis.games.ur.moves import MOVE as MOVE_VERB
from heliopolis.games.ur.options import SAFE
from heliopolis.games.ur.rulebook import UR_2_1, UR_2_4, UR_3_1, UR_3_3, UR_3_4, UR_4_2, UR_6_1
from heliopolis.games.ur.state import MOVING, OVER, ROLLING, State
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import log_event, rule

# --- Whose move it is -----------------------------------------------------------------------------


@rule
def over(s: State) -> bool:
    """The game is over."""
    return s.phase == OVER


@rule
def players_to_move(s: State) -> int:
    """The player whose turn it is, as a bit mask."""
    return 0 if s.phase == OVER else 1 << s.active


@rule
def turns_ended(s: State) -> int:
    """Return the number of turns that have ended."""
    return s.turns


# --- What is allowed ------------------------------------------------------------------------------


@rule
def broken_rule(s: State, seat: int, move: int) -> int:
    """Return the rule that a move would break, or 0."""
    if s.phase == OVER:
        return UR_6_1
    if seat != s.active:
        return UR_2_4
    verb = VERB_OF[move]
    if verb == ROLL:
        return 0 if s.phase == ROLLING else UR_2_1
    if s.phase != MOVING:
        return UR_2_1
    return rule_against_moving(s, seat, HAND if verb == ENTER else ARG[move])


@rule("UR-3.2")
def rule_against_moving(s: State, seat: int, square: int) -> int:
    """A piece moves exactly as far as the dice say, to a square where it may stand."""
    if s.at[seat][square] == 0:
        return UR_3_1
    target = square + s.roll
    if target > HOME:
        return UR_3_4
    if target == HOME:
        return 0
    if s.at[seat][target] > 0:
        return UR_3_3
    if is_safe(s, 1 - seat, target):
        return UR_4_2
    return 0


@rule
def is_safe(s: State, owner: int, square: int) -> bool:
    """Whether a piece stands on the shared rosette, where it cannot be captured."""
    return square == SHARED_ROSETTE and s.safe_rosette == SAFE and s.at[owner][square] > 0


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves."""
    if s.phase == ROLLING:
        out[0] = MOVE_OF[ROLL]
        return 1
    n = 0
    for square in range(HOME):
        if rule_against_moving(s, seat, square) == 0:
            out[n] = MOVE_OF[ENTER] if square == HAND else MOVE_OF[MOVE_VERB] + square
            n += 1
    return n


# --- What a move does -----------------------------------------------------------------------------


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Roll, or move a piece."""
    if VERB_OF[move] == ROLL:
        roll(s, seat)
    else:
        move_piece(s, seat, HAND if VERB_OF[move] == ENTER else ARG[move])


@rule("UR-2.1", "UR-2.2", "UR-2.3", "UR-3.5")
def roll(s: State, seat: int) -> None:
    """Each die counts 0 or 1. Without a move that is possible, the turn is over."""
    s.rolls += 1
    s.roll = 0
    for _ in range(DICE):
        s.roll += rand(s, 2)
    log_event(s, ROLLED, seat, s.roll)
    s.phase = MOVING
    if s.roll == 0 or not can_move(s, seat):
        log_event(s, MISSED_TURN, seat)
        end_turn(s)


@rule
def can_move(s: State, seat: int) -> bool:
    """Whether any piece may move."""
    for square in range(HOME):
        if rule_against_moving(s, seat, square) == 0:
            return True
    return False


@rule("UR-3.1", "UR-3.2", "UR-3.4", "UR-5.1")
def move_piece(s: State, seat: int, square: int) -> None:
    """The piece goes on; on a rosette the player rolls again."""
    target = square + s.roll
    s.at[seat][square] -= 1
    s.at[seat][target] += 1
    if target == HOME:
        log_event(s, CAME_HOME, seat, square, s.pieces - s.at[seat][HOME])
        if s.at[seat][HOME] == s.pieces:
            end_game(s, ALL_HOME)
            return
    elif square == HAND:
        log_event(s, ENTERED, seat, target)
    else:
        log_event(s, MOVED, seat, square, target)
    capture(s, seat, target)
    if ROSETTE[target]:
        log_event(s, ROSETTE_REACHED, seat)
        next_roll(s, seat)
    else:
        end_turn(s)


@rule("UR-4.1")
def capture(s: State, seat: int, square: int) -> None:
    """A piece of the opponent on a shared square goes back into their hand."""
    other = 1 - seat
    if SHARED[square] and s.at[other][square] > 0:
        s.at[other][square] = 0
        s.at[other][HAND] += 1
        log_event(s, CAPTURED, seat, other, square)


@rule("UR-2.4", "UR-5.2")
def end_turn(s: State) -> None:
    """The other player rolls."""
    s.turns += 1
    next_roll(s, 1 - s.active)


@rule("UR-6.3")
def next_roll(s: State, seat: int) -> None:
    """A player rolls, unless the game has taken too many rolls."""
    s.active = seat
    s.phase = ROLLING
    s.roll = 0
    if s.rolls >= ROLL_LIMIT:
        end_game(s, LIMIT)


# --- The end --------------------------------------------------------------------------------------


@rule("UR-6.1")
def end_game(s: State, cause: int) -> None:
    """All pieces of a player are home, or the game has taken too many rolls."""
    s.phase = OVER
    s.roll = 0
    log_event(s, ENDED, cause)
    for seat in range(s.seats):
        log_event(s, SCORED, seat, PIECES_HOME, s.at[seat][HOME])


@rule("UR-6.2")
def scores(s: State, out: MutableSequence[int]) -> None:
    """A point for each piece that is home."""
    for seat in range(s.seats):
        out[seat] = s.at[seat][HOME]


@rule("UR-6.2", "UR-6.3")
def ranks(s: State, out: MutableSequence[int]) -> None:
    """More pieces home win; then pieces that are further on their way; else it is a draw."""
    first = standing(s, 0)
    second = standing(s, 1)
    out[0] = int(second > first)
    out[1] = int(first > second)


@rule
def standing(s: State, seat: int) -> int:
    """Pieces home first, then the squares that all pieces have walked."""
    return s.at[seat][HOME] * STANDING_STRIDE + walked(s, seat)


STANDING_STRIDE = 1_000  # more than all pieces together can walk


@rule
def walked(s: State, seat: int) -> int:
    """Return the number of squares that a player's pieces have behind them."""
    total = 0
    for square in range(SQUARES):
        total += square * s.at[seat][square]
    return total
