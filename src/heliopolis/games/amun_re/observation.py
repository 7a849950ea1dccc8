"""What a seat sees, as numbers for learning: what the view shows, and nothing else.

Seats come relative to the observer: 0 is the observer, 1 the left neighbour, and so on; places
nobody sits at are all zero. Provinces come in the order of the board's data.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    KIND_COUNT,
    KINDS,
    LAST_ROUND,
    MOST_SEATS,
    NOTHING,
    PROVINCE_COUNT,
    PROVINCES,
    TEMPLE_FIELDS,
)
from heliopolis.games.amun_re.state import (
    BUILD,
    NEXT_ROUND,
    NOBODY,
    OFFER,
    OPEN,
    OPTION_COUNT,
    OVER,
    PHASES,
    PLACE_FARMERS,
    SEALED,
    STRICT,
    State,
)
from heliopolis.kernel.game import Feature
from heliopolis.kernel.rules import rule

ASKED_COUNT = NEXT_ROUND + 1  # the phases that wait for a player, and the end

_SEAT_FEATURES = (
    Feature("seat {n}: taken", 1, "1 if somebody sits there"),
    Feature("seat {n}: asked", 1, "1 if this seat may act now"),
    Feature("seat {n}: start player", 1, "1 if this seat holds the Pharaoh"),
    Feature("seat {n}: points", 1, "total"),
    Feature("seat {n}: gold", 1, "gold, or -1 while it is hidden (AR-1.10)"),
    Feature("seat {n}: cards", 1, "power cards in the hand"),
    Feature("seat {n}: played", KIND_COUNT, "1 for each kind played in this round"),
    Feature("seat {n}: offer", 1, "the offer once it is open: gold, -3, or 0"),
    Feature("seat {n}: correction", 1, "1 for a correction laid open and not yet said"),
    Feature("seat {n}: known builder", 1, "1 while the master builder of the start is unplayed"),
)
_PROVINCE_FEATURES = (
    Feature("{p}: owner", MOST_SEATS, "the seat that owns it"),
    Feature("{p}: face down", 1, "1 if its card may still be turned up in this kingdom"),
    Feature("{p}: in the auction", 1, "1 if it is being auctioned"),
    Feature("{p}: highest stone", MOST_SEATS, "the seat whose stone is the highest"),
    Feature("{p}: step", 1, "the step of that stone from 1, or 0"),
    Feature("{p}: my stone", 1, "the step of the observer's stone from 1, if it lies here, or 0"),
    Feature("{p}: farmers on fields", 1, ""),
    Feature("{p}: farmers on flat land", 1, ""),
    Feature("{p}: bricks", 1, ""),
    Feature("{p}: pyramids", 1, ""),
    Feature("{p}: fields", 1, "of the board in use"),
    Feature("{p}: card limit", 1, "of the board in use"),
    Feature("{p}: income card", 2, "eight gold, harvest boost"),
)
SEAT_SIZE = sum(feature.size for feature in _SEAT_FEATURES)

FEATURES = (
    Feature("phase", ASKED_COUNT, "one of: " + ", ".join([*PHASES[:NEXT_ROUND], "over"])),
    Feature("round", LAST_ROUND, "one of 1 to 6"),
    Feature("temple", TEMPLE_FIELDS + 1, "the field of the Amun-Re temple; 0 at first"),
    Feature("options", OPTION_COUNT - 1, "1 for the second value of each but first_player"),
    Feature("unplaced", 1, "farmers or bricks bought and not yet placed"),
    Feature("province in question", PROVINCE_COUNT, "whose farmers are being placed"),
    Feature("items left", 1, "of the reward being taken"),
    Feature("cards chosen", 1, "of the reward being taken"),
    Feature("sum", 1, "of the open offerings, with corrections so far"),
    Feature("deck", 1, "cards in the deck"),
    Feature("discard pile", KIND_COUNT, "by kind: " + ", ".join(KINDS)),
    Feature("supply", 2, "bricks and farmers; -1 if they have no end"),
    Feature("hand", KIND_COUNT, "the observer's cards by kind"),
    Feature("offering: asked", SEALED + 1, "the observer's next question, or finished"),
    Feature("offering: correction", 1, "1 if the observer lays one"),
    Feature("offering: gold", 1, "the observer's own offer, also before it is open"),
    Feature("offering: to convert", 1, "cards the observer must still name"),
    Feature("offering: converted", KIND_COUNT, "cards the observer has named"),
    *(
        Feature(f.name.format(n=n), f.size, f.meaning)
        for n in range(MOST_SEATS)
        for f in _SEAT_FEATURES
    ),
    *(
        Feature(f.name.format(p=p), f.size, f.meaning)
        for p in PROVINCES
        for f in _PROVINCE_FEATURES
    ),
)


@rule("AR-1.10")
def sees_gold(s: State, observer: int, seat: int) -> bool:
    """One sees one's own gold; that of all by the option, and at the end."""
    return seat == observer or s.gold_visibility == OPEN or s.phase == OVER


@rule("AR-1.10", "AR-6.5")
def offers_are_open(s: State) -> bool:
    """From the moment the last one is sealed until the next round."""
    return s.sealed == s.seats


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write the features in the order of `FEATURES`."""
    n = write_one_hot(out, 0, ASKED_COUNT, NEXT_ROUND if s.phase == OVER else s.phase)
    n = write_one_hot(out, n, LAST_ROUND, s.round - 1)
    n = write_one_hot(out, n, TEMPLE_FIELDS + 1, s.temple)
    n = write_options(s, out, n)
    out[n] = s.unplaced if s.phase == PLACE_FARMERS or s.phase == BUILD else 0
    placing = s.phase == PLACE_FARMERS
    n = write_one_hot(
        out, n + 1, PROVINCE_COUNT, s.own[s.actor][s.place_at] if placing else NOTHING
    )
    out[n] = s.items_left
    out[n + 1] = s.committed
    out[n + 2] = s.offering_sum if offers_are_open(s) else 0
    out[n + 3] = s.deck_left
    n = write_kinds(out, n + 4, s.discard)
    out[n] = s.brick_supply if s.supply_limits == STRICT else -1
    out[n + 1] = s.farmer_supply if s.supply_limits == STRICT else -1
    n = write_kinds(out, n + 2, s.hand[observer])
    n = write_own_offering(s, observer, out, n)
    for place in range(MOST_SEATS):
        n = write_place(s, observer, place, out, n)
    for province in range(PROVINCE_COUNT):
        n = write_province(s, observer, province, out, n)


@rule
def write_options(s: State, out: MutableSequence[int], n: int) -> int:
    """The rulings of the table; returns where they end."""
    out[n] = s.bid_backing
    out[n + 1] = s.gold_visibility
    out[n + 2] = s.supply_limits
    out[n + 3] = s.most_needs_pyramid
    out[n + 4] = s.card_conversion
    out[n + 5] = s.reward_picks
    out[n + 6] = s.auto_sell
    out[n + 7] = s.tie_break
    return n + 8


@rule("AR-6.1")
def write_own_offering(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """What the observer himself has chosen, while choices are sealed; returns where it ends."""
    choosing = s.phase == OFFER
    n = write_one_hot(out, n, SEALED + 1, s.asked[observer] if choosing else NOTHING)
    out[n] = s.laid[observer] if choosing else 0
    out[n + 1] = s.offer[observer]
    out[n + 2] = s.to_convert[observer]
    return write_kinds(out, n + 3, s.converted[observer])


@rule
def write_place(s: State, observer: int, place: int, out: MutableSequence[int], n: int) -> int:
    """The features of the seat `place` steps to the left; returns where they end."""
    end = n + SEAT_SIZE
    if place >= s.seats:
        for i in range(n, end):
            out[i] = 0
        return end
    seat = (observer + place) % s.seats
    out[n] = 1
    out[n + 1] = 1 if may_act(s, seat) else 0
    out[n + 2] = 1 if seat == s.start else 0
    out[n + 3] = s.points[seat]
    out[n + 4] = s.gold[seat] if sees_gold(s, observer, seat) else -1
    out[n + 5] = s.hand_size[seat]
    n += 6
    for kind in range(KIND_COUNT):
        out[n + kind] = s.played[seat] >> kind & 1
    n += KIND_COUNT
    opened = offers_are_open(s)
    out[n] = s.offer[seat] if opened else 0
    out[n + 1] = s.laid[seat] if opened else 0
    out[n + 2] = s.builder_known[seat]
    return end


@rule
def may_act(s: State, seat: int) -> bool:
    """Whether a seat is asked now."""
    if s.phase == OFFER:
        return s.asked[seat] != SEALED
    return s.phase != OVER and s.actor == seat


@rule
def write_province(
    s: State, observer: int, province: int, out: MutableSequence[int], n: int
) -> int:
    """The features of a province; returns where they end."""
    slot = s.slot[province]
    auctioned = slot != NOTHING
    n = write_seat(s, observer, out, n, s.owner[province])
    out[n] = s.face_down[province]
    out[n + 1] = 1 if auctioned else 0
    n = write_seat(s, observer, out, n + 2, s.top_seat[slot] if auctioned else NOBODY)
    out[n] = s.top_step[slot] + 1 if auctioned else 0
    mine = auctioned and s.stone_slot[observer] == slot
    out[n + 1] = s.stone_step[observer] + 1 if mine else 0
    out[n + 2] = s.farmers[province]
    out[n + 3] = s.flat[province]
    out[n + 4] = s.bricks[province]
    out[n + 5] = s.pyramids[province]
    out[n + 6] = s.field_spaces[province]
    out[n + 7] = s.card_limits[province]
    out[n + 8] = 1 if s.eight_at == province else 0
    out[n + 9] = 1 if s.boost_at == province else 0
    return n + 10


@rule
def write_kinds(out: MutableSequence[int], n: int, counts: MutableSequence[int]) -> int:
    """Cards by kind; returns where they end."""
    for kind in range(KIND_COUNT):
        out[n + kind] = counts[kind]
    return n + KIND_COUNT


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
