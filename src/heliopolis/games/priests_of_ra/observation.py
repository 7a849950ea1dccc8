"""What a seat sees, as numbers for learning: what the view shows, and nothing else.

Seats come relative to the observer: 0 is the observer, 1 the left neighbour, and so on; places
nobody sits at are all zero.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.priests_of_ra.board import (
    FACE_COUNT,
    HIGHEST_SUN,
    KIND_COUNT,
    KINDS,
    LAST_EPOCH,
    MOST_SEATS,
    RA_SPACES,
    SUNS_EACH,
    TWO_FACED_COUNT,
)
from heliopolis.games.priests_of_ra.state import (
    FLIP,
    NOBODY,
    OPEN,
    OVER,
    State,
)
from heliopolis.kernel.game import Feature
from heliopolis.kernel.rules import rule

_SEAT_FEATURES = (
    Feature("seat {n}: taken", 1, "1 if somebody sits there"),
    Feature("seat {n}: points", 1, "total, or -1 while it is hidden (PR-8.2)"),
    Feature("seat {n}: ankhs", 1, "0 to 4"),
    Feature("seat {n}: tiles", FACE_COUNT, "tiles in the display by face"),
    Feature("seat {n}: suns up", HIGHEST_SUN, "1 for each sun that can be bid"),
    Feature("seat {n}: suns down", HIGHEST_SUN, "1 for each sun that is used up"),
)

FEATURES = (
    Feature("phase", 5, "one of: turn, place, bid, flip, over"),
    Feature("reason", 4, "one of: no auction, Ra tile, voluntary, row full"),
    Feature("epoch", LAST_EPOCH, "one of: first, second, third"),
    Feature("options", 2, "burial_scoring is each_color; score_visibility is open"),
    Feature("to act", MOST_SEATS, "the seat that is asked"),
    Feature("on turn", MOST_SEATS, "the seat whose turn it is (in an auction: the Ra player)"),
    Feature("best bidder", MOST_SEATS, "the seat that leads or has won the auction"),
    Feature("best bid", 1, "the highest bid, or 0"),
    Feature("centre sun", 1, "its value"),
    Feature("Ra tiles", 1, "Ra tiles in the Ra row"),
    Feature("Ra spaces left", 1, "Ra tiles until the epoch ends"),
    Feature("auction row", FACE_COUNT, "tiles on the auction row by face"),
    Feature("drawn", KIND_COUNT, "the kind of the tile whose face is being chosen"),
    Feature("flips left", 1, "priests that can still turn a tile"),
    Feature("turned", TWO_FACED_COUNT, "tiles turned into a face by priests of this lot"),
    Feature("bag", KIND_COUNT, "tiles left in the bag by kind: " + ", ".join(KINDS)),
    *(
        Feature(f.name.format(n=n), f.size, f.meaning)
        for n in range(MOST_SEATS)
        for f in _SEAT_FEATURES
    ),
)


@rule("PR-8.2", "PR-8.3")
def sees_points(s: State, observer: int, seat: int) -> bool:
    """Totals lie face down: one sees one's own; all are open by the option, and at the end."""
    return seat == observer or s.score_visibility == OPEN or s.phase == OVER


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write the features in the order of `FEATURES`."""
    n = write_one_hot(out, 0, 5, 4 if s.phase == OVER else s.phase)
    n = write_one_hot(out, n, 4, s.reason)
    n = write_one_hot(out, n, LAST_EPOCH, s.epoch - 1)
    out[n] = s.burial_scoring
    out[n + 1] = s.score_visibility
    n = write_seat(s, observer, out, n + 2, NOBODY if s.phase == OVER else s.actor)
    n = write_seat(s, observer, out, n, s.turn)
    n = write_seat(s, observer, out, n, s.best_bidder)
    out[n] = s.best_bid
    out[n + 1] = s.centre_sun
    out[n + 2] = s.ra_tiles
    out[n + 3] = RA_SPACES[s.seats] - s.ra_tiles
    n += 4
    for face in range(FACE_COUNT):
        out[n + face] = 0
    for i in range(s.row_length):
        out[n + s.row[i]] += 1
    n = write_one_hot(out, n + FACE_COUNT, KIND_COUNT, s.drawn)
    out[n] = s.flips_left
    n += 1
    for face in range(TWO_FACED_COUNT):
        out[n + face] = s.turned[face] if s.phase == FLIP else 0
    n += TWO_FACED_COUNT
    for kind in range(KIND_COUNT):
        out[n + kind] = s.bag[kind]
    n += KIND_COUNT
    for place in range(MOST_SEATS):
        n = write_place(s, observer, place, out, n)


@rule
def write_place(s: State, observer: int, place: int, out: MutableSequence[int], n: int) -> int:
    """The features of the seat `place` steps to the left; returns where they end."""
    end = n + 3 + FACE_COUNT + 2 * HIGHEST_SUN
    for i in range(n, end):
        out[i] = 0
    if place >= s.seats:
        return end
    seat = (observer + place) % s.seats
    out[n] = 1
    out[n + 1] = s.points[seat] if sees_points(s, observer, seat) else -1
    out[n + 2] = s.ankhs[seat]
    n += 3
    for face in range(FACE_COUNT):
        out[n + face] = s.tiles[seat][face]
    n += FACE_COUNT - 1  # sun 1 stands right behind the faces
    for i in range(SUNS_EACH[s.seats]):
        if s.suns[seat][i] > 0:
            out[n + s.suns[seat][i]] = 1
        else:
            out[n + HIGHEST_SUN - s.suns[seat][i]] = 1
    return end


@rule
def write_one_hot(out: MutableSequence[int], n: int, size: int, index: int) -> int:
    """Zeros with a 1 at `index`, if it is not below 0; returns where they end."""
    for i in range(size):
        out[n + i] = 1 if i == index else 0
    return n + size


@rule
def write_seat(s: State, observer: int, out: MutableSequence[int], n: int, seat: int) -> int:
    """A seat, relative to the observer, as one of five; returns where it ends."""
    return write_one_hot(
        out, n, MOST_SEATS, NOBODY if seat == NOBODY else (seat - observer + s.seats) % s.seats
    )
