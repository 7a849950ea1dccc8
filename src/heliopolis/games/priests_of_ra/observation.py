"""What a seat sees, as numbers for learning: what the view shows, and nothing else.

Seats come relative to the observer: 0 is the observer, 1 the left neighbour, and so on; places
without a player are all zero.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.priests_of_ra.board import (
    FACE_COUNT,
    FACES,
    HIGHEST_SUN,
    KIND_COUNT,
    KINDS,
    LAST_EPOCH,
    MOST_SEATS,
    RA_SPACES,
    ROW_SPACES,
    SUNS_EACH,
    TILE_TOTAL,
    TILES_OF_KIND,
    TWO_FACED_COUNT,
)
from heliopolis.games.priests_of_ra.hidden import sees_points
from heliopolis.games.priests_of_ra.state import (
    FLIPPING,
    NEXT_TURN,
    NOBODY,
    OVER,
    REASONS,
    State,
)
from heliopolis.kernel.features import (
    BYTE,
    ONE_HOT,
    SEAT_ONE_HOT,
    SHORT,
    Features,
    clear,
    set_one_hot,
)
from heliopolis.kernel.rules import rule

ASKING_PHASES = NEXT_TURN  # the phases in which a player is asked come first
REASON_COUNT = len(REASONS)

FEATURES = Features()
PHASE = FEATURES.add(
    "phase", ASKING_PHASES + 1, "one of: turn, place, bid, flip, over", kind=ONE_HOT
)
REASON = FEATURES.add(
    "reason", REASON_COUNT, "one of: no auction, Ra tile, voluntary, row full", kind=ONE_HOT
)
EPOCH = FEATURES.add("epoch", LAST_EPOCH, "one of: first, second, third", kind=ONE_HOT)
OPTIONS = FEATURES.add("options", 2, "burial_scoring is each_color; score_visibility is open")
TO_ACT = FEATURES.add("to act", MOST_SEATS, "the seat that is asked", kind=SEAT_ONE_HOT)
ON_TURN = FEATURES.add(
    "on turn",
    MOST_SEATS,
    "the seat whose turn it is (in an auction: the Ra player)",
    kind=SEAT_ONE_HOT,
)
BEST_BIDDER = FEATURES.add(
    "best bidder", MOST_SEATS, "the seat that leads or has won the auction", kind=SEAT_ONE_HOT
)
BEST_BID = FEATURES.add("best bid", 1, "the highest bid, or 0", most=HIGHEST_SUN)
CENTRE_SUN = FEATURES.add("centre sun", 1, "its value", most=HIGHEST_SUN)
RA_TILES = FEATURES.add("Ra tiles", 1, "Ra tiles in the Ra row", most=max(RA_SPACES))
RA_SPACES_LEFT = FEATURES.add(
    "Ra spaces left", 1, "Ra tiles until the epoch ends", most=max(RA_SPACES)
)
AUCTION_ROW = FEATURES.add(
    "auction row",
    FACE_COUNT,
    "tiles on the auction row by face: " + ", ".join(FACES),
    most=ROW_SPACES,
)
DRAWN = FEATURES.add(
    "drawn", KIND_COUNT, "the kind of the tile whose face is being chosen", kind=ONE_HOT
)
FLIPS_LEFT = FEATURES.add("flips left", 1, "priests that can still turn a tile", most=BYTE)
TURNED = FEATURES.add(
    "turned", TWO_FACED_COUNT, "tiles turned into a face by priests of this lot", most=ROW_SPACES
)
BAG = FEATURES.add(
    "bag",
    KIND_COUNT,
    "tiles left in the bag by kind: " + ", ".join(KINDS),
    most=max(TILES_OF_KIND),
)

SEAT = Features()
TAKEN = SEAT.add("taken", 1, "1 if somebody sits there")
POINTS = SEAT.add("points", 1, "total, or -1 while it is hidden (PR-8.2)", least=-SHORT, most=SHORT)
ANKHS = SEAT.add("ankhs", 1, "held", most=BYTE)
TILES = SEAT.add("tiles", FACE_COUNT, "tiles in the display by face", most=TILE_TOTAL)
SUNS_UP = SEAT.add("suns up", HIGHEST_SUN, "1 for each sun that can be bid")
SUNS_DOWN = SEAT.add("suns down", HIGHEST_SUN, "1 for each sun that is used up")
SEAT_SIZE = SEAT.size
SEATS = FEATURES.repeat_for_seats(MOST_SEATS, SEAT)
SIZE = FEATURES.size


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write every feature at its place."""
    clear(out, SIZE)
    set_one_hot(out, PHASE, ASKING_PHASES + 1, ASKING_PHASES if s.phase == OVER else s.phase)
    set_one_hot(out, REASON, REASON_COUNT, s.reason)
    set_one_hot(out, EPOCH, LAST_EPOCH, s.epoch - 1)
    out[OPTIONS] = s.burial_scoring
    out[OPTIONS + 1] = s.score_visibility
    write_seat(s, observer, out, TO_ACT, NOBODY if s.phase == OVER else s.actor)
    write_seat(s, observer, out, ON_TURN, s.turn)
    write_seat(s, observer, out, BEST_BIDDER, s.best_bidder)
    out[BEST_BID] = s.best_bid
    out[CENTRE_SUN] = s.centre_sun
    out[RA_TILES] = s.ra_tiles
    out[RA_SPACES_LEFT] = RA_SPACES[s.seats] - s.ra_tiles
    for i in range(s.row_length):
        out[AUCTION_ROW + s.row[i]] += 1
    set_one_hot(out, DRAWN, KIND_COUNT, s.drawn)
    out[FLIPS_LEFT] = s.flips_left
    if s.phase == FLIPPING:
        for face in range(TWO_FACED_COUNT):
            out[TURNED + face] = s.turned[face]
    for kind in range(KIND_COUNT):
        out[BAG + kind] = s.bag[kind]
    for place in range(MOST_SEATS):
        write_place(s, observer, place, out)


@rule
def write_place(s: State, observer: int, place: int, out: MutableSequence[int]) -> None:
    """Write the features of the seat that is `place` steps to the left of the observer."""
    begin = SEATS + place * SEAT_SIZE
    if place >= s.seats:
        return
    seat = (observer + place) % s.seats
    out[begin + TAKEN] = 1
    out[begin + POINTS] = s.points[seat] if sees_points(s, observer, seat) else -1
    out[begin + ANKHS] = s.ankhs[seat]
    for face in range(FACE_COUNT):
        out[begin + TILES + face] = s.tiles[seat][face]
    for i in range(SUNS_EACH[s.seats]):
        sun = s.suns[seat][i]
        if sun > 0:
            out[begin + SUNS_UP + sun - 1] = 1
        else:
            out[begin + SUNS_DOWN - sun - 1] = 1


@rule
def write_seat(s: State, observer: int, out: MutableSequence[int], begin: int, seat: int) -> None:
    """Write a seat, relative to the observer, as one of MOST_SEATS; NOBODY as none of them."""
    if seat != NOBODY:
        out[begin + (seat - observer + s.seats) % s.seats] = 1
