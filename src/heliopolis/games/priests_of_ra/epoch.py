"""PR-1 and PR-6: setting up, the end of an epoch, the start of the next, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.priests_of_ra.auction import discard_row
from heliopolis.games.priests_of_ra.board import (
    FACE_COUNT,
    FIRST_CENTRE_SUN,
    KEPT,
    KIND_COUNT,
    KIND_OF_FACE,
    LAST_EPOCH,
    MOST_SEATS,
    MOST_SUNS,
    NOTHING,
    RA,
    ROW_SPACES,
    START_POINTS,
    SUN_GROUPS,
    SUNS_EACH,
    TILE_TOTAL,
    TILES_OF_KIND,
    TWO_FACED_COUNT,
)
from heliopolis.games.priests_of_ra.moves import (
    EPOCH_ENDED,
    EPOCH_STARTED,
    ROW_DISCARDED,
    SUNS_DEALT,
    WON_GAME,
)
from heliopolis.games.priests_of_ra.scoring import score_epoch, standing
from heliopolis.games.priests_of_ra.state import (
    BURIAL_SCORING,
    NO_AUCTION,
    NOBODY,
    OVER,
    SCORE_VISIBILITY,
    State,
)
from heliopolis.games.priests_of_ra.state import SUN_GROUPS as SUN_GROUPS_OPTION
from heliopolis.games.priests_of_ra.turn import start_turn
from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.rules import log_event, rule


@rule("PR-1.3", "PR-1.5")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Ten points and an empty display each, both rows empty, nobody holds the Ra figure."""
    seed_chance(s, seed)
    s.seats = seats
    s.burial_scoring = options[BURIAL_SCORING]
    s.score_visibility = options[SCORE_VISIBILITY]
    s.epoch = 1
    s.reason = NO_AUCTION
    s.drawn = NOTHING
    s.best_bid = 0
    s.best_bidder = NOBODY
    s.flips_left = 0
    s.ra_tiles = 0
    s.row_length = 0
    for space in range(ROW_SPACES):
        s.row[space] = 0
    for face in range(TWO_FACED_COUNT):
        s.turned[face] = 0
    for epoch in range(LAST_EPOCH):
        s.ended_by[epoch] = 0
    for seat in range(MOST_SEATS):
        clear_seat(s, seat)
        s.points[seat] = START_POINTS if seat < seats else 0
    fill_bag(s)
    deal_suns(s, options[SUN_GROUPS_OPTION])
    start_epoch(s)


@rule
def clear_seat(s: State, seat: int) -> None:
    """An empty place at the table."""
    s.usable[seat] = 0
    s.ankhs[seat] = 0
    s.net[seat] = 0
    for i in range(MOST_SUNS):
        s.suns[seat][i] = 0
    for face in range(FACE_COUNT):
        s.tiles[seat][face] = 0


@rule("PR-1.2")
def fill_bag(s: State) -> None:
    """All tiles go into the bag."""
    s.bag_left = TILE_TOTAL
    for kind in range(KIND_COUNT):
        s.bag[kind] = TILES_OF_KIND[kind]
        s.box[kind] = 0


@rule("PR-1.4")
def deal_suns(s: State, assignment: int) -> None:
    """Sun 1 in the centre; a group each, by chance or as `assignment` names them by its digits."""
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
    """The group that is number `n`, from 0, among those not taken yet."""
    group = 0
    while taken >> group & 1 or n > 0:
        if taken >> group & 1 == 0:
            n -= 1
        group += 1
    return group


@rule("PR-1.6", "PR-6.6")
def start_epoch(s: State) -> None:
    """The owner of the highest sun starts; the one in the centre belongs to nobody."""
    highest = 0
    for seat in range(s.seats):
        for i in range(SUNS_EACH[s.seats]):
            if s.suns[seat][i] > highest:
                highest = s.suns[seat][i]
                s.turn = seat
    log_event(s, EPOCH_STARTED, s.epoch, s.turn)
    start_turn(s)


@rule
def end_epoch(s: State) -> None:
    """Clear the rows, score, and go on to the next epoch or end the game."""
    log_event(s, EPOCH_ENDED, s.epoch, s.ended_by[s.epoch - 1])
    clear_rows(s)
    score_epoch(s)
    if s.epoch == LAST_EPOCH:
        end_game(s)
    else:
        s.epoch += 1
        clear_displays(s)
        turn_suns_up(s)
        start_epoch(s)


@rule("PR-6.2")
def clear_rows(s: State) -> None:
    """All tiles of both rows leave the game. The centre sun stays."""
    s.box[RA] += s.ra_tiles
    s.ra_tiles = 0
    if s.row_length > 0:
        log_event(s, ROW_DISCARDED, s.row_length)
    discard_row(s)


@rule("PR-6.4")
def clear_displays(s: State) -> None:
    """Professions and priests leave the game; all else stays."""
    for seat in range(s.seats):
        for face in range(FACE_COUNT):
            if KEPT[face] == 0:
                s.box[KIND_OF_FACE[face]] += s.tiles[seat][face]
                s.tiles[seat][face] = 0


@rule("PR-6.5")
def turn_suns_up(s: State) -> None:
    """Everyone can use all his suns again."""
    for seat in range(s.seats):
        s.usable[seat] = SUNS_EACH[s.seats]
        for i in range(SUNS_EACH[s.seats]):
            s.suns[seat][i] = abs(s.suns[seat][i])


@rule("PR-6.7", "PR-8.1")
def end_game(s: State) -> None:
    """The game is over; displays and suns stay as they were scored."""
    winner = 0
    for seat in range(1, s.seats):
        if standing(s, seat) > standing(s, winner):
            winner = seat
    log_event(s, WON_GAME, winner)
    s.actor = winner
    s.phase = OVER
