"""What an expert works out about the campaign: features for nets, behind those of plain Catan."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import derived, hooks
from heliopolis.games.catan.alexander.board import MOST_SEATS
from heliopolis.games.catan.alexander.evaluation import (
    estimate_turns_left,
    evaluate_more,
    value_event,
)
from heliopolis.games.catan.alexander.state import BID, State
from heliopolis.games.catan.derived import VALUE_STEP
from heliopolis.kernel.features import SHORT, Features
from heliopolis.kernel.rules import override

CAMPAIGNER = Features()
PROMISE = CAMPAIGNER.add(
    "promise", 1, f"of chits and means to bid, in steps of {VALUE_STEP}", most=SHORT
)
CAMPAIGNER_SIZE = CAMPAIGNER.size

MORE = Features()
TURNS_LEFT = MORE.add("campaign: turns left", 1, "that the march takes, roughly", most=SHORT)
EVENT_VALUE = MORE.add(
    "campaign: value of the auction",
    1,
    f"to the observer, in steps of {VALUE_STEP}; 0 without one",
    most=SHORT,
)
CAMPAIGNERS = MORE.repeat_for_seats(MOST_SEATS, CAMPAIGNER)
SIZE = MORE.size

DERIVED = Features([*derived.DERIVED, *MORE])


@override(hooks.derive_more)
def derive_more(s: State, observer: int, out: MutableSequence[int], begin: int) -> None:
    """Write how long the march takes, and what auction and chits are worth."""
    for i in range(begin, begin + SIZE):
        out[i] = 0
    out[begin + TURNS_LEFT] = estimate_turns_left(s)
    if s.phase == BID:
        out[begin + EVENT_VALUE] = value_event(s, observer) // VALUE_STEP
    for place in range(s.seats):
        at = begin + CAMPAIGNERS + place * CAMPAIGNER_SIZE
        out[at + PROMISE] = evaluate_more(s, (observer + place) % s.seats) // VALUE_STEP
