"""PR-5: the auction, from the call to the next turn, with the priests of the lot."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import (
    KIND_OF_FACE,
    MOST_SUNS,
    OTHER_FACE,
    PRIEST,
    TWO_FACED_COUNT,
)
from heliopolis.games.priests_of_ra.log_events import (
    BADE,
    COULD_NOT_OUTBID,
    FLIPPED,
    HAD_TO_BID,
    INVOKED,
    NOBODY_BADE,
    NOTHING_TO_FLIP,
    PASSED,
    ROW_DISCARDED,
    STOPPED_FLIPPING,
    WON,
    WON_TILE,
)
from heliopolis.games.priests_of_ra.rulebook import PR_5_3, PR_5_4, PR_5_8
from heliopolis.games.priests_of_ra.state import (
    BIDDING,
    END_OF_AUCTION,
    END_OF_EPOCH,
    FLIPPING,
    NEXT_BIDDER,
    NEXT_TURN,
    NO_AUCTION,
    NOBODY,
    ROW_FULL,
    SUNS_EXHAUSTED,
    VOLUNTARY,
    State,
)
from heliopolis.kernel.rules import log_event, rule


@rule("PR-1.1")
def next_seat(s: State, seat: int) -> int:
    """Return the left neighbour: the next seat clockwise."""
    seat += 1
    return 0 if seat == s.seats else seat


@rule("PR-4.1", "PR-5.1")
def open_auction(s: State, reason: int) -> None:
    """The player on turn takes the Ra figure; the lot is the row, even if empty, and a sun."""
    log_event(s, INVOKED, s.turn, reason)
    s.reason = reason
    s.best_bid = 0
    s.best_bidder = NOBODY
    s.actor = s.turn
    s.phase = NEXT_BIDDER


@rule("PR-5.2")
def call_next_bidder(s: State) -> None:
    """One round, clockwise, the Ra player last; one chance each, and none without a face-up sun.

    A player who cannot beat the bid is not asked but passes, and a last sun that must be bid is
    bid: there is nothing to choose.
    """
    s.actor = next_seat(s, s.actor)
    seat = s.actor
    if s.usable[seat] > 0:
        if highest_sun_up(s, seat) <= s.best_bid:
            log_event(s, COULD_NOT_OUTBID, seat, s.best_bid)
        elif s.usable[seat] == 1 and rule_against_pass(s, seat):
            log_event(s, HAD_TO_BID, seat, highest_sun_up(s, seat))
            take_the_lead(s, seat, highest_sun_up(s, seat))
        else:
            s.phase = BIDDING
            return
    if seat == s.turn:
        s.phase = END_OF_AUCTION


@rule
def rule_against_bid(s: State, seat: int, sun: int) -> int:
    """A bid is one of the bidder's face-up suns, higher than the highest bid so far."""
    if sun > s.best_bid:
        for i in range(MOST_SUNS):
            if s.suns[seat][i] == sun:
                return 0
    return PR_5_3


@rule
def rule_against_pass(s: State, seat: int) -> int:
    """A player who invoked Ra voluntarily must bid if nobody else has."""
    if seat == s.turn and s.reason == VOLUNTARY and s.best_bidder == NOBODY:
        return PR_5_4
    return 0


@rule
def bid(s: State, sun: int) -> None:
    """The bidder outbids all before."""
    log_event(s, BADE, s.actor, sun)
    take_the_lead(s, s.actor, sun)
    end_answer(s)


@rule
def pass_bid(s: State) -> None:
    """The bidder lets the lot go."""
    log_event(s, PASSED, s.actor)
    end_answer(s)


@rule
def take_the_lead(s: State, seat: int, sun: int) -> None:
    """Record the highest bid so far, and its bidder."""
    s.best_bid = sun
    s.best_bidder = seat


@rule
def end_answer(s: State) -> None:
    """The Ra player's answer is the last."""
    s.phase = END_OF_AUCTION if s.actor == s.turn else NEXT_BIDDER


@rule
def highest_sun_up(s: State, seat: int) -> int:
    """Return the highest sun that the seat could bid; 0 if it has none."""
    highest = 0
    for i in range(MOST_SUNS):
        highest = max(highest, s.suns[seat][i])
    return highest


@rule
def decide_auction(s: State) -> None:
    """The round of bidding is over: the lot goes to the highest bidder, if there is one."""
    if s.best_bidder == NOBODY:
        keep_or_lose_lot(s)
    else:
        take_lot(s)


@rule("PR-5.5")
def keep_or_lose_lot(s: State) -> None:
    """Without a bid a full row leaves the game, any other stays; no sun moves."""
    log_event(s, NOBODY_BADE, s.reason)
    if s.reason == ROW_FULL:
        log_event(s, ROW_DISCARDED, s.row_length)
        discard_row(s)
    end_auction(s)


@rule
def discard_row(s: State) -> None:
    """All tiles of the auction row leave the game."""
    for i in range(s.row_length):
        s.box[KIND_OF_FACE[s.row[i]]] += 1
        s.row[i] = 0
    s.row_length = 0


@rule("PR-5.6")
def take_lot(s: State) -> None:
    """The winner takes the tiles as they lie, and swaps the sun that was bid for the centre one."""
    winner = s.best_bidder
    log_event(s, WON, winner, s.best_bid, s.centre_sun)
    priests = 0
    for i in range(s.row_length):
        face = s.row[i]
        log_event(s, WON_TILE, winner, face)
        s.tiles[winner][face] += 1
        if face == PRIEST:
            priests += 1
        s.row[i] = 0
    s.row_length = 0
    swap_suns(s, winner)
    if priests > 0:
        start_flipping(s, priests)
    else:
        end_auction(s)


@rule
def swap_suns(s: State, winner: int) -> None:
    """The winner keeps the centre sun face down; the sun that was bid lies in the centre."""
    for i in range(MOST_SUNS):
        if s.suns[winner][i] == s.best_bid:
            s.suns[winner][i] = -s.centre_sun
    s.usable[winner] -= 1
    s.centre_sun = s.best_bid


@rule("PR-5.7")
def start_flipping(s: State, priests: int) -> None:
    """Each priest of this lot, and of no earlier one, may turn one tile of the display."""
    s.flips_left = priests
    for face in range(TWO_FACED_COUNT):
        s.turned[face] = 0
    s.actor = s.best_bidder
    s.phase = FLIPPING
    end_flipping_if_done(s)


@rule
def rule_against_flip(s: State, seat: int, face: int) -> int:
    """Only a two-faced tile that no priest of this lot has turned already."""
    if s.tiles[seat][face] - s.turned[face] > 0:
        return 0
    return PR_5_8


@rule
def flip(s: State, face: int) -> None:
    """One tile showing `face` now shows its other face."""
    into = OTHER_FACE[face]
    log_event(s, FLIPPED, s.actor, face, into)
    s.tiles[s.actor][face] -= 1
    s.tiles[s.actor][into] += 1
    s.turned[into] += 1
    s.flips_left -= 1
    end_flipping_if_done(s)


@rule
def stop_flipping(s: State) -> None:
    """Turns that are not used now are lost."""
    log_event(s, STOPPED_FLIPPING, s.actor, s.flips_left)
    s.flips_left = 0
    end_auction(s)


@rule
def end_flipping_if_done(s: State) -> None:
    """Without a priest left, or without a tile left to turn, nothing is asked."""
    if s.flips_left > 0:
        for face in range(TWO_FACED_COUNT):
            if rule_against_flip(s, s.actor, face) == 0:
                return
        log_event(s, NOTHING_TO_FLIP, s.actor, s.flips_left)
        s.flips_left = 0
    end_auction(s)


@rule("PR-5.9", "PR-6.1")
def end_auction(s: State) -> None:
    """With the last face-up sun of all the epoch ends; else play goes on from the Ra player."""
    s.reason = NO_AUCTION
    s.best_bid = 0
    s.best_bidder = NOBODY
    s.phase = NEXT_TURN
    for seat in range(s.seats):
        if s.usable[seat] > 0:
            return
    s.ended_by[s.epoch - 1] = SUNS_EXHAUSTED
    s.phase = END_OF_EPOCH
