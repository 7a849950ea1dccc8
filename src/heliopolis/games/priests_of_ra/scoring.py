"""PR-7: the scoring at the end of an epoch, item by item in the order of the rules."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import (
    ANKH_POINTS,
    ANKHS_FOR_PROFESSIONS,
    BUILDING_COUNT,
    BUILDING_POINTS,
    BUILDING_TYPE,
    BUILDING_TYPE_COUNT,
    BUILDING_TYPES_BONUS,
    BUILDINGS,
    BURIAL_COLOUR,
    BURIAL_COLOUR_COUNT,
    BURIAL_COUNT,
    BURIAL_POINTS,
    BURIALS,
    FACE_COUNT,
    IN_STEP_PYRAMID,
    KIND_OF_FACE,
    LAST_EPOCH,
    LEAST_SUN_POINTS,
    MAJORITY_LEAST,
    MAJORITY_POINTS,
    MOST_ANKHS,
    MOST_SUN_POINTS,
    MOST_SUNS,
    PLAGUE,
    PLAGUE_POINTS,
    PRIEST,
    PRIEST_POINTS,
    PRIESTS_FOR_RELIEF,
    PROFESSION_COUNT,
    PROFESSIONS,
    STEP_PYRAMID_POINTS,
    TILES_A_BUILDING,
)
from heliopolis.games.priests_of_ra.log_events import (
    ANKHS_ITEM,
    BOOKED,
    BUILDINGS_ITEM,
    BURIAL_ITEM,
    PLAGUE_ITEM,
    PLAGUE_RELIEVED,
    PRIESTS_ITEM,
    PROFESSIONS_ITEM,
    SCORED,
    SCORED_MAJORITY,
    STEP_PYRAMID_ITEM,
    SUNS_ITEM,
    TOOK_ANKHS,
)
from heliopolis.games.priests_of_ra.options import EACH_COLOUR
from heliopolis.games.priests_of_ra.state import State
from heliopolis.kernel.rules import log_event, rule

SUN_LIMIT = 100  # above every sun, so that points and a sun make one number


@rule("PR-6.3")
def score_epoch(s: State) -> None:
    """Count all that an epoch gives and takes, and after the last one what the whole game does."""
    for seat in range(s.seats):
        s.net[seat] = 0
    score_professions(s)
    for seat in range(s.seats):
        take_ankhs(s, seat)
        gain(s, seat, BUILDINGS_ITEM, building_points(s, seat))
        gain(s, seat, PRIESTS_ITEM, PRIEST_POINTS * s.tiles[seat][PRIEST])
        relieve_plague(s, seat)
        gain(s, seat, PLAGUE_ITEM, plague_points(s, seat))
    if s.epoch == LAST_EPOCH:
        for seat in range(s.seats):
            gain(s, seat, STEP_PYRAMID_ITEM, step_pyramid_points(s, seat))
            gain(s, seat, BURIAL_ITEM, burial_points(s, seat))
            gain(s, seat, ANKHS_ITEM, ankh_points(s, seat))
        score_suns(s)
    for seat in range(s.seats):
        book(s, seat)


@rule
def gain(s: State, seat: int, item: int, points: int) -> None:
    """Count points, or a loss, towards the net of this scoring."""
    if points != 0:
        log_event(s, SCORED, seat, item, points)
        s.net[seat] += points


@rule("PR-7.1")
def score_professions(s: State) -> None:
    """Most tiles of a profession, at least two, give 5 points, to all that are tied."""
    for i in range(PROFESSION_COUNT):
        face = PROFESSIONS[i]
        most = MAJORITY_LEAST
        for seat in range(s.seats):
            most = max(most, s.tiles[seat][face])
        for seat in range(s.seats):
            if s.tiles[seat][face] == most:
                log_event(s, SCORED_MAJORITY, seat, PROFESSIONS_ITEM, face, MAJORITY_POINTS)
                s.net[seat] += MAJORITY_POINTS


@rule("PR-7.2", "PR-9.2")
def take_ankhs(s: State, seat: int) -> None:
    """Three professions bring an ankh, four bring two; nobody keeps more than four."""
    professions = 0
    for i in range(PROFESSION_COUNT):
        if s.tiles[seat][PROFESSIONS[i]] > 0:
            professions += 1
    taken = min(ANKHS_FOR_PROFESSIONS[professions], MOST_ANKHS - s.ankhs[seat])
    if taken > 0:
        log_event(s, TOOK_ANKHS, seat, taken)
        s.ankhs[seat] += taken


@rule("PR-7.3")
def building_points(s: State, seat: int) -> int:
    """Each pair of a building counts, and having pairs of three or four types counts extra."""
    pairs = 0
    types = 0
    for kind in range(BUILDING_TYPE_COUNT):
        pairs_before = pairs
        for i in range(BUILDING_COUNT):
            if BUILDING_TYPE[BUILDINGS[i]] == kind:
                pairs += s.tiles[seat][BUILDINGS[i]] // TILES_A_BUILDING
        if pairs > pairs_before:
            types += 1
    return BUILDING_POINTS * pairs + BUILDING_TYPES_BONUS[types]


@rule("PR-7.4", "PR-7.5")
def relieve_plague(s: State, seat: int) -> None:
    """Three or more priests drive out one plague tile, before plague is counted."""
    if s.tiles[seat][PRIEST] >= PRIESTS_FOR_RELIEF and s.tiles[seat][PLAGUE] > 0:
        log_event(s, PLAGUE_RELIEVED, seat)
        s.tiles[seat][PLAGUE] -= 1
        s.box[KIND_OF_FACE[PLAGUE]] += 1


@rule("PR-7.6")
def plague_points(s: State, seat: int) -> int:
    """The plague tiles that are left cost points."""
    return PLAGUE_POINTS[s.tiles[seat][PLAGUE]]


@rule("PR-7.7", "PR-7.8")
def step_pyramid_points(s: State, seat: int) -> int:
    """Pyramids and burial chambers give points by the levels they could form: the count decides."""
    tiles = 0
    for face in range(FACE_COUNT):
        if IN_STEP_PYRAMID[face]:
            tiles += s.tiles[seat][face]
    return STEP_PYRAMID_POINTS[tiles]


@rule("PR-7.9")
def burial_points(s: State, seat: int) -> int:
    """Chambers of one colour give an award for the best colour, or by the option for each."""
    best = 0
    total = 0
    for colour in range(BURIAL_COLOUR_COUNT):
        chambers = 0
        for i in range(BURIAL_COUNT):
            if BURIAL_COLOUR[BURIALS[i]] == colour:
                chambers += s.tiles[seat][BURIALS[i]]
        best = max(best, BURIAL_POINTS[chambers])
        total += BURIAL_POINTS[chambers]
    return total if s.burial_scoring == EACH_COLOUR else best


@rule("PR-7.10")
def ankh_points(s: State, seat: int) -> int:
    """Ankhs give points, those just taken among them."""
    return ANKH_POINTS[s.ankhs[seat]]


@rule("PR-7.11")
def score_suns(s: State) -> None:
    """The highest sum of suns gains and the lowest loses, ties included; not if all are equal."""
    highest = sun_sum(s, 0)
    lowest = highest
    for seat in range(1, s.seats):
        highest = max(highest, sun_sum(s, seat))
        lowest = min(lowest, sun_sum(s, seat))
    if highest == lowest:
        return
    for seat in range(s.seats):
        if sun_sum(s, seat) == highest:
            gain(s, seat, SUNS_ITEM, MOST_SUN_POINTS)
        elif sun_sum(s, seat) == lowest:
            gain(s, seat, SUNS_ITEM, LEAST_SUN_POINTS)


@rule
def sun_sum(s: State, seat: int) -> int:
    """Add up all suns of a seat, face up and face down."""
    total = 0
    for i in range(MOST_SUNS):
        total += abs(s.suns[seat][i])
    return total


@rule("PR-7.12", "PR-9.3")
def book(s: State, seat: int) -> None:
    """The net of the scoring changes the total, but never to below zero; tablets are no limit."""
    log_event(s, BOOKED, seat, s.net[seat])
    s.points[seat] = max(0, s.points[seat] + s.net[seat])
    s.net[seat] = 0


@rule("PR-8.1")
def standing(s: State, seat: int) -> int:
    """Return a number that is higher for a better rank: points, then the highest single sun."""
    highest = 0
    for i in range(MOST_SUNS):
        highest = max(highest, abs(s.suns[seat][i]))
    return s.points[seat] * SUN_LIMIT + highest
