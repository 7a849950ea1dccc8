"""PR-1: setting up."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.priests_of_ra.board import (
    FIRST_CENTRE_SUN,
    KIND_COUNT,
    NOTHING,
    START_POINTS,
    SUN_GROUPS,
    SUNS_EACH,
    TILE_TOTAL,
    TILES_OF_KIND,
)
from heliopolis.games.priests_of_ra.epoch import start_epoch
from heliopolis.games.priests_of_ra.log_events import SUNS_DEALT
from heliopolis.games.priests_of_ra.options import (
    BURIAL_SCORING,
    SCORE_VISIBILITY,
    SUN_ASSIGNMENT,
)
from heliopolis.games.priests_of_ra.state import NOBODY, State
from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.layout import clear_state
from heliopolis.kernel.rules import log_event, rule


@rule("PR-1.3", "PR-1.5")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Ten points and an empty display each, both rows empty, nobody holds the Ra figure."""
    clear_state(s)
    seed_chance(s, seed)
    s.seats = seats
    s.burial_scoring = options[BURIAL_SCORING]
    s.score_visibility = options[SCORE_VISIBILITY]
    s.epoch = 1
    s.drawn = NOTHING
    s.best_bidder = NOBODY
    for seat in range(seats):
        s.points[seat] = START_POINTS
    fill_bag(s)
    deal_suns(s, options[SUN_ASSIGNMENT])
    start_epoch(s)


@rule("PR-1.2")
def fill_bag(s: State) -> None:
    """All tiles go into the bag."""
    s.bag_left = TILE_TOTAL
    for kind in range(KIND_COUNT):
        s.bag[kind] = TILES_OF_KIND[kind]


@rule("PR-1.4")
def deal_suns(s: State, assignment: int) -> None:
    """Sun 1 lies in the centre; each seat gets a group, by chance or by the option's digits."""
    s.centre_sun = FIRST_CENTRE_SUN
    taken = 0
    for seat in range(s.seats):
        if assignment > 0:
            group = assignment // 10 ** (s.seats - 1 - seat) % 10 - 1
        else:
            group = nth_free_group(taken, rand(s, s.seats - seat))
        taken |= 1 << group
        log_event(s, SUNS_DEALT, seat, group + 1)
        for i in range(SUNS_EACH[s.seats]):
            s.suns[seat][i] = SUN_GROUPS[s.seats][group][i]
        s.usable[seat] = SUNS_EACH[s.seats]


@rule
def nth_free_group(taken: int, n: int) -> int:
    """Return the group that is number `n`, from 0, among those not taken yet."""
    group = 0
    while taken >> group & 1 or n > 0:
        if taken >> group & 1 == 0:
            n -= 1
        group += 1
    return group
