"""The rules as the kernel calls them: who is asked, what is allowed, what a move does, who won."""

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
    BID_NOTHING,
    DRAW,
    FLIP_FIRST,
    INVOKE,
    PASS,
    PLACE_FIRST,
    STOP,
)
from heliopolis.games.priests_of_ra.scoring import standing
from heliopolis.games.priests_of_ra.state import (
    BID,
    END_OF_AUCTION,
    FLIP,
    NEXT_BIDDER,
    NEXT_TURN,
    OVER,
    PLACE,
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
from heliopolis.kernel.chance import seed_chance
from heliopolis.kernel.rules import rule

# The rule that says what is asked in each phase: what a move of another kind would break.
ASKED_BY = [202, 303, 502, 507]


@rule
def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


@rule
def players_to_move(s: State) -> int:
    """The seats that may act now, as bits. One at a time: nothing in this game is simultaneous."""
    return 0 if s.phase == OVER else 1 << s.actor


@rule("PR-2.2", "PR-5.2")
def broken_rule(s: State, seat: int, move: int) -> int:
    """0 if the move is allowed, or the number of the rule it would break."""
    if s.phase == OVER:
        return 607
    if seat != s.actor:
        return 502 if s.phase == BID else 201
    if phase_of(move) != s.phase:
        return ASKED_BY[s.phase]
    if s.phase == PLACE:
        return rule_against_place(s, move - PLACE_FIRST)
    if s.phase == BID:
        return (
            rule_against_pass(s, seat)
            if move == PASS
            else rule_against_bid(s, seat, move - BID_NOTHING)
        )
    if s.phase == FLIP and move != STOP:
        return rule_against_flip(s, seat, move - FLIP_FIRST)
    return 0


@rule
def phase_of(move: int) -> int:
    """The phase in which such a move answers what is asked."""
    if move < PLACE_FIRST:
        return TURN
    if move <= BID_NOTHING:
        return PLACE
    if move < FLIP_FIRST:
        return BID
    return FLIP


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves of a seat to `out`; return how many."""
    if seat != s.actor:
        return 0
    if s.phase == TURN:
        out[0] = DRAW
        out[1] = INVOKE
        return 2
    if s.phase == PLACE:
        out[0] = PLACE_FIRST + FRONT[s.drawn]
        out[1] = PLACE_FIRST + BACK[s.drawn]
        return 2
    n = 0
    if s.phase == BID:
        if rule_against_pass(s, seat) == 0:
            out[n] = PASS
            n += 1
        for i in range(MOST_SUNS):
            if s.suns[seat][i] > s.best_bid:
                out[n] = BID_NOTHING + s.suns[seat][i]
                n += 1
    elif s.phase == FLIP:
        out[n] = STOP
        n += 1
        for face in range(TWO_FACED_COUNT):
            if rule_against_flip(s, seat, face) == 0:
                out[n] = FLIP_FIRST + face
                n += 1
    return n


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows from it without a decision."""
    if move == DRAW:
        draw_tile(s)
    elif move == INVOKE:
        open_auction(s, VOLUNTARY)
    elif move <= BID_NOTHING:
        place_tile(s, move - PLACE_FIRST)
    elif move < PASS:
        bid(s, move - BID_NOTHING)
    elif move == PASS:
        pass_bid(s)
    elif move == STOP:
        stop_flipping(s)
    else:
        flip(s, move - FLIP_FIRST)
    play_on(s)


@rule
def play_on(s: State) -> None:
    """Do what needs no decision until somebody is asked, or the game is over."""
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
    """The points of every seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule("PR-8.1")
def ranks(s: State, out: MutableSequence[int]) -> None:
    """The rank of every seat: 0 is the winner. There are no ties, for no two suns are equal."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                better += 1
        out[seat] = better


@rule("PR-8.4")
def resample_hidden(s: State, seat: int, seed: int) -> None:
    """Resample what a seat cannot know: here only which tiles come next.

    Totals are kept, though they lie face down: every scoring was public, so a player who remembers
    knows them (ruling R-26).
    """
    seed_chance(s, seed)
