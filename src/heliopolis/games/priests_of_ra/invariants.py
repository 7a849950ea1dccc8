"""What holds at every moment of a game: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import (
    ANKH_TOTAL,
    FACE_COUNT,
    FIRST_CENTRE_SUN,
    KIND_COUNT,
    KIND_OF_FACE,
    MOST_ANKHS,
    NOTHING,
    RA,
    RA_SPACES,
    ROW_SPACES,
    SUNS_EACH,
    TILES_OF_KIND,
)
from heliopolis.games.priests_of_ra.state import BIDDING, FLIPPING, OVER, PLACING, TURN, State
from heliopolis.kernel.invariants import Invariants

INVARIANTS = Invariants()


@INVARIANTS.check(
    "every tile is in the bag, on a row, in a display, in a hand or in the box (PR-1.2)", "PR-9.4"
)
def tiles_are_all_there(s: State) -> bool:
    """Each kind of tile is complete, wherever its tiles lie."""
    for kind in range(KIND_COUNT):
        tiles = s.bag[kind] + s.box[kind]
        if kind == RA:
            tiles += s.ra_tiles
        if s.drawn == kind:
            tiles += 1
        for i in range(s.row_length):
            if KIND_OF_FACE[s.row[i]] == kind:
                tiles += 1
        for seat in range(s.seats):
            for face in range(FACE_COUNT):
                if KIND_OF_FACE[face] == kind:
                    tiles += s.tiles[seat][face]
        if tiles != TILES_OF_KIND[kind]:
            return False
    return True


@INVARIANTS.check(
    "the bag holds as many tiles as are counted, and a Ra tile while the game lasts (PR-9.1)"
)
def bag_is_counted(s: State) -> bool:
    """The sum is right, and the next draw cannot fail."""
    tiles = 0
    for kind in range(KIND_COUNT):
        tiles += s.bag[kind]
    return tiles == s.bag_left and (s.bag[RA] > 0 or s.phase == OVER)


@INVARIANTS.check(
    "every sun from 1 up lies in exactly one place, equally many with everyone (PR-1.4)"
)
def suns_are_all_there(s: State) -> bool:
    """No sun is there twice, and none is missing."""
    seen = 1 << s.centre_sun
    for seat in range(s.seats):
        for i in range(SUNS_EACH[s.seats]):
            sun = 1 << abs(s.suns[seat][i])
            if seen & sun:
                return False
            seen |= sun
    suns = s.seats * SUNS_EACH[s.seats] + 1
    return seen == (1 << (suns + FIRST_CENTRE_SUN)) - (1 << FIRST_CENTRE_SUN)


@INVARIANTS.check("as many suns are usable as lie face up (PR-5.6)")
def usable_suns_are_counted(s: State) -> bool:
    """`usable` is the number of suns that lie face up."""
    for seat in range(s.seats):
        up = 0
        for i in range(SUNS_EACH[s.seats]):
            if s.suns[seat][i] > 0:
                up += 1
        if up != s.usable[seat]:
            return False
    return True


@INVARIANTS.check("nobody has more than 4 ankhs, all together no more than there are (PR-9.2)")
def ankhs_are_within_bounds(s: State) -> bool:
    """The supply is never overdrawn."""
    total = 0
    for seat in range(s.seats):
        total += s.ankhs[seat]
        if s.ankhs[seat] > MOST_ANKHS:
            return False
    return total <= ANKH_TOTAL


@INVARIANTS.check("no count and no total is below zero (PR-7.12)")
def nothing_is_negative(s: State) -> bool:
    """Tiles, points and flips never go below zero."""
    for kind in range(KIND_COUNT):
        if s.bag[kind] < 0 or s.box[kind] < 0:
            return False
    for seat in range(s.seats):
        if s.points[seat] < 0 or s.ankhs[seat] < 0:
            return False
        for face in range(FACE_COUNT):
            if s.tiles[seat][face] < 0:
                return False
    return s.flips_left >= 0


@INVARIANTS.check("the rows hold no more than they have spaces (PR-2.3, PR-3.2)")
def rows_are_within_bounds(s: State) -> bool:
    """A full Ra row ends the epoch at once."""
    return s.row_length <= ROW_SPACES and s.ra_tiles < RA_SPACES[s.seats]


@INVARIANTS.check("a player who is asked can answer (PR-2.1, PR-5.2)")
def asked_can_answer(s: State) -> bool:
    """A player on turn has a sun, a bidder can outbid, and a tile is there to choose a face of."""
    if s.phase == OVER:
        return True
    if s.phase == TURN:
        return s.actor == s.turn and s.usable[s.turn] > 0 and s.row_length < ROW_SPACES
    if s.phase == PLACING:
        return s.actor == s.turn and s.drawn != NOTHING
    if s.phase == BIDDING:
        return s.usable[s.actor] > 0 and s.actor != s.best_bidder
    return s.phase == FLIPPING and s.actor == s.best_bidder and s.flips_left > 0
