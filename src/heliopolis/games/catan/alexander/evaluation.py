"""What the moves of the campaign are worth."""

from __future__ import annotations

from heliopolis.games.catan import hooks
from heliopolis.games.catan.alexander.board import (
    CHITS_FOR_OFFICE,
    KNIGHT_PAYMENT,
    KNIGHT_VALUE,
    OFFICE_COUNT,
    OFFICE_POINTS,
    SETTLEMENT,
    VIOLET_CROSSINGS,
)
from heliopolis.games.catan.alexander.moves import (
    BID_VALUE,
    CONTINUE_TURN,
    EXCHANGE_WITH,
    FOUND_SETTLEMENT,
    LOSE_ONE,
    REFUSE_PAYMENT,
)
from heliopolis.games.catan.alexander.offices import office_of
from heliopolis.games.catan.alexander.state import PAY, State
from heliopolis.games.catan.components import GOLD
from heliopolis.games.catan.evaluation import POINT, value_vertex
from heliopolis.games.catan.hand_values import value_swap
from heliopolis.games.catan.state import NOBODY
from heliopolis.games.catan.tables import ARG, VERB_OF
from heliopolis.kernel.rules import override, rule

UNIT = 32  # the value of a card or gold piece that pays a bid
FOUNDING = 150  # a settlement without cards and roads
FIRST_CHITS = [40, 70, 130]  # one more chit, by the number that the player has
NEXT_CHIT = 55
KNIGHT_COST = 70
YIELDED_CARD = 24  # the value of a card that a building brings later
ROLLS = 36
TURNS_PER_SEVEN = 6
FULL_PROMISE = 20  # turns before the end; after that promises count less and less
CARD, GOLD_PIECE = 20, 24  # what can be bid later; otherwise search would bid everything
CHIT_PROMISE = [0, 40, 110, 150]  # by the number of chits
REFUSAL = -500
ARMY_AT_RISK = 100
FOUND_IT, TAKE_OFFICE, GO_ON = 100, 50, 10


@override(hooks.score_more)
def score_more(s: State, seat: int, move: int) -> int:
    """Score bids by what the event is worth, and payments by what is missed least."""
    verb = VERB_OF[move]
    if verb == BID_VALUE:
        return value_event(s, seat) - UNIT * ARG[move]
    if s.phase == PAY:
        return value_payment(s, seat, move)
    if verb == LOSE_ONE:
        return value_swap(s, seat, ARG[move], 1, NOBODY, 0)
    if verb == FOUND_SETTLEMENT:
        return FOUND_IT
    if verb == EXCHANGE_WITH:
        return TAKE_OFFICE
    return GO_ON if verb == CONTINUE_TURN else 0


@rule
def value_event(s: State, seat: int) -> int:
    """Value a settlement by its place, a chit by the office it leads to or defends."""
    if s.event == SETTLEMENT:
        if s.settlements_left[seat] == 0:
            return 0
        return FOUNDING + value_vertex(s, seat, s.route[s.position - 1])
    chits = s.chits[seat]
    if chits < CHITS_FOR_OFFICE:
        return FIRST_CHITS[chits]
    own = office_of(s, seat)
    value = NEXT_CHIT
    for office in range(own):
        holder = s.office[office]
        if holder >= 0 and chits >= s.chits[holder]:
            gain = OFFICE_POINTS[office]
            if own < OFFICE_COUNT:
                gain -= OFFICE_POINTS[own]
            value = max(value, NEXT_CHIT + POINT * gain)
    return value


@rule
def value_payment(s: State, seat: int, move: int) -> int:
    """Value a unit of a payment: what is missed least comes first."""
    if VERB_OF[move] == REFUSE_PAYMENT:
        return REFUSAL
    if ARG[move] == KNIGHT_PAYMENT:
        return -KNIGHT_COST // KNIGHT_VALUE - (ARMY_AT_RISK if s.army_holder == seat else 0)
    return value_swap(s, seat, ARG[move], 1, NOBODY, 0)


@rule
def estimate_turns_left(s: State) -> int:
    """Estimate the turns that the march takes: one per crossing, six where it needs a seven."""
    left = s.crossings - s.position
    violet = min(left, VIOLET_CROSSINGS)
    return left - violet + TURNS_PER_SEVEN * violet


@override(hooks.value_pip)
def value_pip(s: State) -> int:
    """Value a roll of 36 by the cards it can still bring, as the campaign ends on time."""
    return YIELDED_CARD * estimate_turns_left(s) // ROLLS


@override(hooks.evaluate_more)
def evaluate_more(s: State, seat: int) -> int:
    """Evaluate chits and the means to bid, in hundredths of a point; offices are points already."""
    promise = CARD * s.cards[seat] + GOLD_PIECE * s.hand[seat][GOLD]
    chits = s.chits[seat]
    promise += CHIT_PROMISE[min(chits, CHITS_FOR_OFFICE)]
    promise += NEXT_CHIT * max(0, chits - CHITS_FOR_OFFICE)
    return promise * min(estimate_turns_left(s), FULL_PROMISE) // FULL_PROMISE
