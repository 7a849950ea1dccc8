"""What a position and a move are worth: a hand-made evaluation, for greedy bots and search.

All worths are in hundredths of a point. They say what a display can be expected to bring by the end
of the game, what a sun could still buy in this epoch, and so what a lot is worth against a sun.
"""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import (
    ANKHS_FOR_PROFESSIONS,
    BUILDING_COUNT,
    BUILDINGS,
    BURIAL_COUNT,
    BURIALS,
    FACE_COUNT,
    IN_STEP_PYRAMID,
    LAST_EPOCH,
    MAJORITY_POINTS,
    MOST_ANKHS,
    MOST_SUNS,
    OTHER_FACE,
    PLAGUE,
    PLAGUE_POINTS,
    PRIEST,
    PRIEST_POINTS,
    PRIESTS_FOR_RELIEF,
    PROFESSION_COUNT,
    PROFESSIONS,
    RA_SPACES,
)
from heliopolis.games.priests_of_ra.moves import (
    ARG,
    BID,
    FLIP,
    INVOKE,
    PLACE,
    VERB_OF,
)
from heliopolis.games.priests_of_ra.scoring import building_points
from heliopolis.games.priests_of_ra.state import State
from heliopolis.kernel.rules import rule

# What a number of tiles or ankhs promises before the end: part of the way to the next award.
STEP_PYRAMID_PROMISE = [0, 100, 280, 500, 600, 760, 1000, 1130, 1300, 1550, 2000]
BURIAL_PROMISE = [0, 60, 220, 500, 1000]
ANKH_PROMISE = [0, 170, 500, 1000, 2000]
HALF_BUILDING = 70
UNBID_SUN = 330  # what a sun that can still be bid may bring in this epoch
ABOVE_ALL_SUNS = 99
SUN_STEP = 32  # and how much more the next higher one
EXCHANGE_STEP = 22  # what a step between the sun given and the sun taken is worth later
INVOKE_ABOVE = 120  # a lot must be better than its price by this much to be called for


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """Estimate how good a legal move is for its seat; drawing, passing and stopping count as 0."""
    verb = VERB_OF[move]
    if verb == INVOKE:
        return lot_worth(s, seat) - lowest_price(s, seat) - INVOKE_ABOVE
    if verb == PLACE:
        return tile_worth(s, seat, ARG[move])
    if verb == BID:
        return lot_worth(s, seat) - sun_price(s, seat, ARG[move])
    if verb == FLIP:
        return flip_worth(s, seat, ARG[move])
    return 0


@rule
def evaluate(s: State, seat: int) -> int:
    """Estimate what a seat will have at the end: points, display, suns."""
    total = 100 * s.points[seat] + display_worth(s, seat)
    for i in range(MOST_SUNS):
        sun = s.suns[seat][i]
        if sun > 0:
            total += sun_price(s, seat, sun)
        total += EXCHANGE_STEP * abs(sun)
    return total


@rule
def lot_worth(s: State, seat: int) -> int:
    """Estimate what the tiles of the row and the centre sun would add to a display."""
    before = display_worth(s, seat)
    for i in range(s.row_length):
        s.tiles[seat][s.row[i]] += 1
    after = display_worth(s, seat)
    for i in range(s.row_length):
        s.tiles[seat][s.row[i]] -= 1
    return after - before + EXCHANGE_STEP * s.centre_sun


@rule
def tile_worth(s: State, seat: int, face: int) -> int:
    """Estimate what one more tile with this face would add to a display."""
    before = display_worth(s, seat)
    s.tiles[seat][face] += 1
    after = display_worth(s, seat)
    s.tiles[seat][face] -= 1
    return after - before


@rule
def flip_worth(s: State, seat: int, face: int) -> int:
    """Estimate what turning a tile that shows `face` would add to a display."""
    before = display_worth(s, seat)
    s.tiles[seat][face] -= 1
    s.tiles[seat][OTHER_FACE[face]] += 1
    after = display_worth(s, seat)
    s.tiles[seat][face] += 1
    s.tiles[seat][OTHER_FACE[face]] -= 1
    return after - before


@rule
def sun_price(s: State, seat: int, sun: int) -> int:
    """Estimate what is given away with a sun: what it could still buy, and its value later.

    The fuller the Ra row, the less: a sun that is not used when the epoch ends was worth nothing.
    """
    spaces = RA_SPACES[s.seats]
    chance = min(2 * (spaces - s.ra_tiles - 1), spaces)
    lower = 0
    for i in range(MOST_SUNS):
        if 0 < s.suns[seat][i] < sun:
            lower += 1
    return (UNBID_SUN + SUN_STEP * (lower * 3 + sun) // 2) * chance // spaces + EXCHANGE_STEP * sun


@rule
def lowest_price(s: State, seat: int) -> int:
    """Return the price of the lowest sun that the seat could bid."""
    lowest = ABOVE_ALL_SUNS
    for i in range(MOST_SUNS):
        if 0 < s.suns[seat][i] < lowest:
            lowest = s.suns[seat][i]
    return sun_price(s, seat, lowest)


@rule
def display_worth(s: State, seat: int) -> int:
    """Estimate what the display promises, in this scoring and those to come."""
    scorings = LAST_EPOCH + 1 - s.epoch
    priests = s.tiles[seat][PRIEST]
    plague = s.tiles[seat][PLAGUE]
    if priests >= PRIESTS_FOR_RELIEF and plague > 0:
        plague -= 1
    return (
        profession_worth(s, seat)
        + building_worth(s, seat, scorings)
        + 100 * PRIEST_POINTS * priests
        + 100 * PLAGUE_POINTS[plague] * scorings
        + tomb_worth(s, seat)
    )


@rule
def profession_worth(s: State, seat: int) -> int:
    """Majorities as they stand, chances of one, and the ankhs of many professions."""
    total = 0
    kinds = 0
    for i in range(PROFESSION_COUNT):
        own = s.tiles[seat][PROFESSIONS[i]]
        if own == 0:
            continue
        kinds += 1
        rival = 1
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, s.tiles[other][PROFESSIONS[i]])
        lead = own - rival
        if lead >= 2:
            total += 96 * MAJORITY_POINTS
        elif lead == 1:
            total += 85 * MAJORITY_POINTS
        elif lead == 0:
            total += 60 * MAJORITY_POINTS if own > 1 else 25 * MAJORITY_POINTS
        else:
            total += 10 * MAJORITY_POINTS
    ankhs = min(MOST_ANKHS, s.ankhs[seat] + ANKHS_FOR_PROFESSIONS[kinds])
    return total + ANKH_PROMISE[ankhs] + (60 if kinds == 2 else 0)


@rule
def building_worth(s: State, seat: int, scorings: int) -> int:
    """Complete buildings score in every epoch to come; a half may be completed."""
    halves = 0
    for i in range(BUILDING_COUNT):
        halves += s.tiles[seat][BUILDINGS[i]] % 2
    return 100 * building_points(s, seat) * scorings + HALF_BUILDING * halves * scorings


@rule
def tomb_worth(s: State, seat: int) -> int:
    """Pyramids and burial chambers, on the way to what they bring in the end."""
    tiles = 0
    for face in range(FACE_COUNT):
        if IN_STEP_PYRAMID[face]:
            tiles += s.tiles[seat][face]
    chambers = 0
    for i in range(BURIAL_COUNT):
        chambers = max(chambers, s.tiles[seat][BURIALS[i]])
    return STEP_PYRAMID_PROMISE[min(tiles, 10)] + BURIAL_PROMISE[min(chambers, 4)]
