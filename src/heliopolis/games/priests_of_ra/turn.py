"""PR-2 to PR-4: whose turn it is, drawing a tile, choosing its face."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.auction import next_seat, open_auction
from heliopolis.games.priests_of_ra.board import (
    BACK,
    FRONT,
    KIND_COUNT,
    NOTHING,
    RA,
    RA_SPACES,
    ROW_SPACES,
)
from heliopolis.games.priests_of_ra.log_events import DREW, PLACED
from heliopolis.games.priests_of_ra.rulebook import PR_3_3
from heliopolis.games.priests_of_ra.state import (
    END_OF_EPOCH,
    NEXT_TURN,
    PLACING,
    RA_ROW_FULL,
    RA_TILE,
    ROW_FULL,
    TURN,
    State,
)
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import log_event, rule


@rule("PR-2.1", "PR-5.10")
def pass_the_turn(s: State) -> None:
    """Clockwise to the next player with a face-up sun: the last one plays on alone."""
    seat = next_seat(s, s.turn)
    while s.usable[seat] == 0:
        seat = next_seat(s, seat)
    s.turn = seat
    start_turn(s)


@rule("PR-2.2", "PR-2.3", "PR-2.4")
def start_turn(s: State) -> None:
    """The player draws or invokes, also with an empty row; on a full row Ra must be invoked."""
    if s.row_length == ROW_SPACES:
        open_auction(s, ROW_FULL)
    else:
        s.actor = s.turn
        s.phase = TURN


@rule("PR-3.1")
def draw_tile(s: State) -> None:
    """Draw a tile and show it: a Ra tile, one with a face to choose, or one without."""
    kind = draw_from_bag(s)
    log_event(s, DREW, s.turn, kind)
    if kind == RA:
        lay_ra_tile(s)
    elif BACK[kind] != NOTHING:
        s.drawn = kind
        s.phase = PLACING
    else:
        lay_on_row(s, FRONT[kind])


@rule("PR-9.1")
def draw_from_bag(s: State) -> int:
    """Any tile left, each as likely. The game ends before the bag can be empty."""
    kind = draw_one(s, s.bag, KIND_COUNT, s.bag_left)
    s.bag_left -= 1
    return kind


@rule("PR-3.2", "PR-6.1")
def lay_ra_tile(s: State) -> None:
    """The tile that fills the Ra row ends the epoch at once; any other calls an auction."""
    s.ra_tiles += 1
    if s.ra_tiles == RA_SPACES[s.seats]:
        s.ended_by[s.epoch - 1] = RA_ROW_FULL
        s.phase = END_OF_EPOCH
    else:
        open_auction(s, RA_TILE)


@rule
def rule_against_place(s: State, face: int) -> int:
    """The player chooses one of the two faces of the tile that was drawn."""
    if face == FRONT[s.drawn] or face == BACK[s.drawn]:
        return 0
    return PR_3_3


@rule("PR-3.3")
def place_tile(s: State, face: int) -> None:
    """The tile goes on the row with the chosen face up."""
    log_event(s, PLACED, s.turn, face)
    s.drawn = NOTHING
    lay_on_row(s, face)


@rule("PR-3.4")
def lay_on_row(s: State, face: int) -> None:
    """On the first free space of the auction row; the turn ends."""
    s.row[s.row_length] = face
    s.row_length += 1
    s.phase = NEXT_TURN
