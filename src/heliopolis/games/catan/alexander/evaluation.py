"""What the moves of the campaign look worth."""

from __future__ import annotations

from heliopolis.games.catan.alexander.board import (
    CHITS_FOR_OFFICE,
    KNIGHT_PAYMENT,
    OFFICE_COUNT,
    OFFICE_POINTS,
    SETTLEMENT,
    VIOLET_CROSSINGS,
)
from heliopolis.games.catan.alexander.moves import (
    BID_NOTHING,
    CONTINUE_TURN,
    DECLINE,
    FOUND_SETTLEMENT,
    KEEP_CARD,
    LOSE_ONE,
    PASS_BID,
    PAY_WITH,
    REFUSE_PAYMENT,
)
from heliopolis.games.catan.alexander.offices import office_of
from heliopolis.games.catan.alexander.state import BID, EXCHANGE, FOUND, LOSE_CARD, PAY, State
from heliopolis.games.catan.components import GOLD
from heliopolis.games.catan.evaluation import spot_worth, swap_gain
from heliopolis.games.catan.state import NOBODY
from heliopolis.kernel.rules import rule

UNIT = 32  # what a card or gold piece that pays a bid could have been used for
FOUNDING = 150  # a settlement without cards and roads
FIRST_CHITS = [40, 70, 130]  # a chit more for who has none, one, two
NEXT_CHIT = 55
KNIGHT_COST = 70
YIELDED_CARD = 24  # that a building brings later
ROLLS = 36
TURNS_A_SEVEN = 6
FULL_PROMISE = 20  # turns before the end; later what is only promised counts less and less
CARD, GOLD_PIECE = 20, 24  # what can be bid later; without it search would bid all it has
CHIT_PROMISE = [0, 40, 110, 150]  # so many chits
REFUSAL = -500


@rule
def more_move_score(s: State, seat: int, move: int) -> int:
    """Bids by what the event is worth; payment with what is missed least."""
    phase = s.phase
    if phase == BID:
        if move == PASS_BID:
            return 0
        return event_worth(s, seat) - UNIT * (move - BID_NOTHING)
    if phase == PAY:
        return payment_worth(s, seat, move)
    if phase == LOSE_CARD:
        return swap_gain(s, seat, move - LOSE_ONE, 1, NOBODY, 0)
    if phase == FOUND:
        return 100 if move == FOUND_SETTLEMENT else 0
    if phase == EXCHANGE:
        return 0 if move == KEEP_CARD else 50
    return 10 if move in (CONTINUE_TURN, DECLINE) else 0


@rule
def event_worth(s: State, seat: int) -> int:
    """A settlement for its place; a chit for the office it leads to or defends."""
    if s.event == SETTLEMENT:
        if s.settlements_left[seat] == 0:
            return 0
        return FOUNDING + spot_worth(s, seat, s.route[s.position - 1])
    chits = s.chits[seat]
    if chits < CHITS_FOR_OFFICE:
        return FIRST_CHITS[chits]
    own = office_of(s, seat)
    worth = NEXT_CHIT
    for office in range(own):
        holder = s.office[office]
        if holder >= 0 and chits >= s.chits[holder]:
            gain = OFFICE_POINTS[office]
            if own < OFFICE_COUNT:
                gain -= OFFICE_POINTS[own]
            worth = max(worth, NEXT_CHIT + 100 * gain)
    return worth


@rule
def payment_worth(s: State, seat: int, move: int) -> int:
    """What leaves the hand with the least loss."""
    if move == REFUSE_PAYMENT:
        return REFUSAL
    if move - PAY_WITH == KNIGHT_PAYMENT:
        return -KNIGHT_COST // 3 - (100 if s.army_holder == seat else 0)
    return swap_gain(s, seat, move - PAY_WITH, 1, NOBODY, 0)


@rule
def turns_left(s: State) -> int:
    """How many turns the march is likely to take: one a crossing, six where it asks a seven."""
    left = s.crossings - s.position
    violet = min(left, VIOLET_CROSSINGS)
    return left - violet + TURNS_A_SEVEN * violet


@rule
def pip_worth(s: State) -> int:
    """The campaign ends on time: what yields is worth the cards that it can still bring."""
    return YIELDED_CARD * turns_left(s) // ROLLS


@rule
def worth_more(s: State, seat: int) -> int:
    """What chits and the means to bid promise, in hundredths of a point; offices are points."""
    promise = CARD * s.cards[seat] + GOLD_PIECE * s.hand[seat][GOLD]
    chits = s.chits[seat]
    promise += CHIT_PROMISE[min(chits, CHITS_FOR_OFFICE)]
    promise += NEXT_CHIT * max(0, chits - CHITS_FOR_OFFICE)
    return promise * min(turns_left(s), FULL_PROMISE) // FULL_PROMISE
