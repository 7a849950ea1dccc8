"""What a seat sees, as numbers for learning: what the view shows, and nothing else.

Seats come relative to the observer: 0 is the observer, 1 the left neighbour, and so on; empty
places are all zero. Provinces come in the order of the board's data.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    CARD_TOTAL,
    CARDS_OF_KIND,
    KIND_COUNT,
    KINDS,
    LAST_ROUND,
    MAX_OFFER,
    MAX_SEATS,
    NOTHING,
    PROVINCE_COUNT,
    PROVINCES,
    STEAL,
    STEP_COUNT,
    TEMPLE_FIELDS,
)
from heliopolis.games.amun_re.cards import has_played
from heliopolis.games.amun_re.options import OPEN, OPTION_COUNT, STRICT
from heliopolis.games.amun_re.phases import (
    BUILD,
    OFFER,
    OFFERING_STEPS,
    OVER,
    PHASES,
    PLACE_FARMERS,
    SEALED,
    SHOWN_PHASES,
)
from heliopolis.games.amun_re.state import NOBODY, State
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

UNKNOWN = -1  # a number that the observer does not see, or that there is not
TEMPLE_PLACES = TEMPLE_FIELDS + 1  # with the place beside the track
STEP_NAMES = len(OFFERING_STEPS)

# --- The features ---------------------------------------------------------------------------------

FEATURES = Features()
PHASE = FEATURES.add(
    "phase", SHOWN_PHASES, "one of: " + ", ".join(PHASES[:SHOWN_PHASES]), kind=ONE_HOT
)
ROUND = FEATURES.add("round", LAST_ROUND, f"one of 1 to {LAST_ROUND}", kind=ONE_HOT)
TEMPLE = FEATURES.add(
    "temple", TEMPLE_PLACES, "the field of the Amun-Re temple; 0 at first", kind=ONE_HOT
)
OPTION_VALUES = FEATURES.add(
    "options", OPTION_COUNT - 1, "1 for the second value of each but first_player"
)
UNPLACED = FEATURES.add("unplaced", 1, "farmers or bricks bought and not yet placed", most=BYTE)
PLACE_AT = FEATURES.add(
    "province in question", PROVINCE_COUNT, "whose farmers are being placed", kind=ONE_HOT
)
ITEMS_LEFT = FEATURES.add("items left", 1, "of the reward being taken", most=BYTE)
CARDS_CHOSEN = FEATURES.add("cards chosen", 1, "of the reward being taken", most=BYTE)
SUM = FEATURES.add(
    "sum", 1, "of the open offerings, with corrections so far", least=-SHORT, most=SHORT
)
DECK = FEATURES.add("deck", 1, "cards in the deck", most=CARD_TOTAL)
DISCARD = FEATURES.add(
    "discard pile", KIND_COUNT, "by kind: " + ", ".join(KINDS), most=max(CARDS_OF_KIND)
)
SUPPLY = FEATURES.add(
    "supply", 2, "bricks and farmers; -1 if they are unlimited", least=UNKNOWN, most=SHORT
)
HAND = FEATURES.add("hand", KIND_COUNT, "the observer's cards by kind", most=max(CARDS_OF_KIND))
OWN_STEP = FEATURES.add(
    "offering: asked", STEP_NAMES, "the observer's next question, or finished", kind=ONE_HOT
)
OWN_CORRECTION = FEATURES.add("offering: correction", 1, "1 if the observer lays one")
OWN_OFFER = FEATURES.add(
    "offering: gold",
    1,
    "the observer's own offer, also before it is open",
    least=STEAL,
    most=MAX_OFFER,
)
TO_CONVERT = FEATURES.add(
    "offering: to convert", 1, "cards the observer must still name", most=CARD_TOTAL
)
CONVERTED = FEATURES.add(
    "offering: converted", KIND_COUNT, "cards the observer has named", most=max(CARDS_OF_KIND)
)

SEAT = Features()
TAKEN = SEAT.add("taken", 1, "1 if somebody sits there")
ASKED = SEAT.add("asked", 1, "1 if this seat may act now")
START = SEAT.add("start player", 1, "1 if this seat holds the Pharaoh")
POINTS = SEAT.add("points", 1, "total", least=-SHORT, most=SHORT)
GOLD = SEAT.add("gold", 1, "gold, or -1 while it is hidden (AR-1.10)", least=UNKNOWN, most=SHORT)
CARDS = SEAT.add("cards", 1, "power cards in the hand", most=CARD_TOTAL)
PLAYED = SEAT.add("played", KIND_COUNT, "1 for each kind played in this round")
OPEN_OFFER = SEAT.add(
    "offer", 1, "the offer once it is open: gold, -3, or 0", least=STEAL, most=MAX_OFFER
)
CORRECTION = SEAT.add("correction", 1, "1 for a correction laid open and not yet chosen")
BUILDER = SEAT.add("known builder", 1, "1 while the master builder of the start is unplayed")
SEAT_SIZE = SEAT.size
SEATS = FEATURES.repeat_for_seats(MAX_SEATS, SEAT)

PROVINCE = Features()
OWNER = PROVINCE.add("owner", MAX_SEATS, "the seat that owns it", kind=SEAT_ONE_HOT)
FACE_DOWN = PROVINCE.add("face down", 1, "1 if its card may still be turned up in this kingdom")
AUCTIONED = PROVINCE.add("in the auction", 1, "1 if it is being auctioned")
HIGHEST_STONE = PROVINCE.add(
    "highest stone", MAX_SEATS, "the seat whose stone is the highest", kind=SEAT_ONE_HOT
)
STEP = PROVINCE.add("step", 1, "the step of that stone from 1, or 0", most=STEP_COUNT)
MY_STONE = PROVINCE.add(
    "my stone",
    1,
    "the step of the observer's stone from 1, if it lies here, or 0",
    most=STEP_COUNT,
)
FARMERS = PROVINCE.add("farmers on fields", 1, "their number", most=BYTE)
FLAT = PROVINCE.add("farmers on flat land", 1, "their number", most=BYTE)
BRICKS = PROVINCE.add("bricks", 1, "their number", most=BYTE)
PYRAMIDS = PROVINCE.add("pyramids", 1, "their number", most=BYTE)
FIELDS = PROVINCE.add("fields", 1, "of the board in use", most=BYTE)
CARD_LIMIT = PROVINCE.add("card limit", 1, "of the board in use", most=BYTE)
INCOME_CARDS = PROVINCE.add("income card", 2, "eight gold, harvest boost")
PROVINCE_SIZE = PROVINCE.size
PROVINCE_BLOCKS = FEATURES.size
FEATURES.repeat(PROVINCES, PROVINCE)
SIZE = FEATURES.size


# --- What a seat may see --------------------------------------------------------------------------


@rule("AR-1.10")
def sees_gold(s: State, observer: int, seat: int) -> bool:
    """Return whether gold is seen: one's own always; that of others by the option or at the end."""
    return seat == observer or s.gold_visibility == OPEN or s.phase == OVER


@rule("AR-1.10", "AR-6.5")
def are_offers_open(s: State) -> bool:
    """Return whether offers lie open: from the last one sealed until the next round."""
    return s.sealed == s.seats


@rule
def may_act(s: State, seat: int) -> bool:
    """Return whether a seat is asked now."""
    if s.phase == OFFER:
        return s.asked[seat] != SEALED
    return s.phase != OVER and s.actor == seat


# --- Writing it -----------------------------------------------------------------------------------


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write the features that a seat sees."""
    clear(out, SIZE)
    set_one_hot(out, PHASE, SHOWN_PHASES, s.phase)
    set_one_hot(out, ROUND, LAST_ROUND, s.round - 1)
    set_one_hot(out, TEMPLE, TEMPLE_PLACES, s.temple)
    write_options(s, out)
    placing = s.phase == PLACE_FARMERS
    out[UNPLACED] = s.unplaced if placing or s.phase == BUILD else 0
    place_at = s.own[s.actor][s.place_at] if placing else NOTHING
    set_one_hot(out, PLACE_AT, PROVINCE_COUNT, place_at)
    out[ITEMS_LEFT] = s.items_left
    out[CARDS_CHOSEN] = s.committed
    out[SUM] = s.offering_sum if are_offers_open(s) else 0
    out[DECK] = s.deck_left
    write_kinds(out, DISCARD, s.discard)
    limited = s.supply_limits == STRICT
    out[SUPPLY] = s.brick_supply if limited else UNKNOWN
    out[SUPPLY + 1] = s.farmer_supply if limited else UNKNOWN
    write_kinds(out, HAND, s.hand[observer])
    write_own_offering(s, observer, out)
    for place in range(MAX_SEATS):
        write_place(s, observer, place, out)
    for province in range(PROVINCE_COUNT):
        write_province(s, observer, province, out)


@rule
def write_options(s: State, out: MutableSequence[int]) -> None:
    """Write the rulings of the table."""
    out[OPTION_VALUES] = s.bid_backing
    out[OPTION_VALUES + 1] = s.gold_visibility
    out[OPTION_VALUES + 2] = s.supply_limits
    out[OPTION_VALUES + 3] = s.most_pyramids
    out[OPTION_VALUES + 4] = s.card_conversion
    out[OPTION_VALUES + 5] = s.reward_picks
    out[OPTION_VALUES + 6] = s.endgame_sale
    out[OPTION_VALUES + 7] = s.tie_break


@rule("AR-6.1")
def write_own_offering(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write what the observer has chosen, while choices are sealed."""
    choosing = s.phase == OFFER
    set_one_hot(out, OWN_STEP, STEP_NAMES, s.asked[observer] if choosing else NOTHING)
    out[OWN_CORRECTION] = s.laid[observer] if choosing else 0
    out[OWN_OFFER] = s.offer[observer]
    out[TO_CONVERT] = s.to_convert[observer]
    write_kinds(out, CONVERTED, s.converted[observer])


@rule
def write_place(s: State, observer: int, place: int, out: MutableSequence[int]) -> None:
    """Write the features of the seat `place` places to the left."""
    begin = SEATS + place * SEAT_SIZE
    if place >= s.seats:
        return
    seat = (observer + place) % s.seats
    out[begin + TAKEN] = 1
    out[begin + ASKED] = 1 if may_act(s, seat) else 0
    out[begin + START] = 1 if seat == s.start else 0
    out[begin + POINTS] = s.points[seat]
    out[begin + GOLD] = s.gold[seat] if sees_gold(s, observer, seat) else UNKNOWN
    out[begin + CARDS] = s.hand_size[seat]
    for kind in range(KIND_COUNT):
        out[begin + PLAYED + kind] = 1 if has_played(s, seat, kind) else 0
    opened = are_offers_open(s)
    out[begin + OPEN_OFFER] = s.offer[seat] if opened else 0
    out[begin + CORRECTION] = s.laid[seat] if opened else 0
    out[begin + BUILDER] = s.builder_known[seat]


@rule
def write_province(s: State, observer: int, province: int, out: MutableSequence[int]) -> None:
    """Write the features of a province."""
    begin = PROVINCE_BLOCKS + province * PROVINCE_SIZE
    slot = s.slot[province]
    write_seat(s, observer, out, begin + OWNER, s.owner[province])
    out[begin + FACE_DOWN] = s.face_down[province]
    if slot != NOTHING:
        out[begin + AUCTIONED] = 1
        write_seat(s, observer, out, begin + HIGHEST_STONE, s.top_seat[slot])
        out[begin + STEP] = s.top_step[slot] + 1
        if s.stone_slot[observer] == slot:
            out[begin + MY_STONE] = s.stone_step[observer] + 1
    out[begin + FARMERS] = s.farmers[province]
    out[begin + FLAT] = s.flat[province]
    out[begin + BRICKS] = s.bricks[province]
    out[begin + PYRAMIDS] = s.pyramids[province]
    out[begin + FIELDS] = s.field_spaces[province]
    out[begin + CARD_LIMIT] = s.card_limits[province]
    if s.eight_at == province:
        out[begin + INCOME_CARDS] = 1
    if s.boost_at == province:
        out[begin + INCOME_CARDS + 1] = 1


@rule
def write_kinds(out: MutableSequence[int], begin: int, counts: MutableSequence[int]) -> None:
    """Write cards by kind."""
    for kind in range(KIND_COUNT):
        out[begin + kind] = counts[kind]


@rule
def write_seat(s: State, observer: int, out: MutableSequence[int], begin: int, seat: int) -> None:
    """Write a seat, relative to the observer, as one of all."""
    if seat != NOBODY:
        place = seat - observer
        out[begin + (place if place >= 0 else place + s.seats)] = 1
