"""The rules as the kernel calls them: whose move it is, what is allowed, what a move does."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.priests_of_ra.auction import (
    bid,
    call_next_bidder,
    decide_auction,
    flip,
    open_auction,
    pass_bid,
    rule_against_bid,
    rule_against_flip,
    rule_against_pass,
    stop_flipping,
)
from heliopolis.games.priests_of_ra.board import BACK, FRONT, MOST_SUNS, TWO_FACED_COUNT
from heliopolis.games.priests_of_ra.epoch import end_epoch
from heliopolis.games.priests_of_ra.moves import (
    ARG,
    BID,
    DRAW,
    FLIP,
    INVOKE,
    MOVE_OF,
    PASS,
    PLACE,
    STOP,
    VERB_OF,
)
from heliopolis.games.priests_of_ra.rulebook import (
    PR_2_1,
    PR_2_2,
    PR_3_3,
    PR_5_2,
    PR_5_7,
    PR_6_7,
)
from heliopolis.games.priests_of_ra.scoring import standing
from heliopolis.games.priests_of_ra.state import (
    BIDDING,
    END_OF_AUCTION,
    FLIPPING,
    NEXT_BIDDER,
    NEXT_TURN,
    OVER,
    PLACING,
    TURN,
    VOLUNTARY,
    State,
)
from heliopolis.games.priests_of_ra.turn import (
    draw_tile,
    pass_the_turn,
    place_tile,
    rule_against_place,
)
from heliopolis.kernel.rules import rule

# By phase: the rule that says what is asked, which a move of another kind breaks.
ASKED_BY = [PR_2_2, PR_3_3, PR_5_2, PR_5_7]
# By phase: the rule that says who is asked, which a move of any other seat breaks.
ORDERED_BY = [PR_2_1, PR_3_3, PR_5_2, PR_5_7]
# By verb: the phase that asks for it.
_PHASES = {
    DRAW: TURN,
    INVOKE: TURN,
    PLACE: PLACING,
    BID: BIDDING,
    PASS: BIDDING,
    FLIP: FLIPPING,
    STOP: FLIPPING,
}
PHASE_OF_VERB = [_PHASES[verb] for verb in range(len(_PHASES))]


@rule
def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


@rule
def players_to_move(s: State) -> int:
    """One seat may act at a time: nothing in this game is simultaneous."""
    return 0 if s.phase == OVER else 1 << s.actor


@rule
def broken_rule(s: State, seat: int, move: int) -> int:
    """A move must come from the seat that is asked, answer the question, and be allowed there."""
    if s.phase == OVER:
        return PR_6_7
    if seat != s.actor:
        return ORDERED_BY[s.phase]
    verb = VERB_OF[move]
    if PHASE_OF_VERB[verb] != s.phase:
        return ASKED_BY[s.phase]
    if verb == PLACE:
        return rule_against_place(s, ARG[move])
    if verb == BID:
        return rule_against_bid(s, seat, ARG[move])
    if verb == PASS:
        return rule_against_pass(s, seat)
    if verb == FLIP:
        return rule_against_flip(s, seat, ARG[move])
    return 0


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves of a seat to `out`; return their number."""
    if seat != s.actor:
        return 0
    if s.phase == TURN:
        out[0] = MOVE_OF[DRAW]
        out[1] = MOVE_OF[INVOKE]
        return 2
    if s.phase == PLACING:
        out[0] = MOVE_OF[PLACE] + FRONT[s.drawn]
        out[1] = MOVE_OF[PLACE] + BACK[s.drawn]
        return 2
    n = 0
    if s.phase == BIDDING:
        if rule_against_pass(s, seat) == 0:
            out[n] = MOVE_OF[PASS]
            n += 1
        for i in range(MOST_SUNS):
            if s.suns[seat][i] > s.best_bid:
                out[n] = MOVE_OF[BID] + s.suns[seat][i]
                n += 1
    elif s.phase == FLIPPING:
        out[n] = MOVE_OF[STOP]
        n += 1
        for face in range(TWO_FACED_COUNT):
            if rule_against_flip(s, seat, face) == 0:
                out[n] = MOVE_OF[FLIP] + face
                n += 1
    return n


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows from it without a decision."""
    verb = VERB_OF[move]
    if verb == DRAW:
        draw_tile(s)
    elif verb == INVOKE:
        open_auction(s, VOLUNTARY)
    elif verb == PLACE:
        place_tile(s, ARG[move])
    elif verb == BID:
        bid(s, ARG[move])
    elif verb == PASS:
        pass_bid(s)
    elif verb == STOP:
        stop_flipping(s)
    else:
        flip(s, ARG[move])
    play_on(s)


@rule
def play_on(s: State) -> None:
    """Do what needs no decision until a player is asked, or the game is over."""
    while s.phase >= NEXT_TURN and s.phase != OVER:
        if s.phase == NEXT_TURN:
            pass_the_turn(s)
        elif s.phase == NEXT_BIDDER:
            call_next_bidder(s)
        elif s.phase == END_OF_AUCTION:
            decide_auction(s)
        else:
            end_epoch(s)


@rule
def scores(s: State, out: MutableSequence[int]) -> None:
    """Write the points of every seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule("PR-8.1")
def ranks(s: State, out: MutableSequence[int]) -> None:
    """Write the rank of every seat. There are no ties, for no two suns are equal."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                better += 1
        out[seat] = better
