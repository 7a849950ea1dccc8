"""PR-6: the end of an epoch, the start of the next, the end of the game."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.auction import discard_row
from heliopolis.games.priests_of_ra.board import (
    FACE_COUNT,
    KEPT,
    KIND_OF_FACE,
    LAST_EPOCH,
    RA,
    SUNS_EACH,
)
from heliopolis.games.priests_of_ra.log_events import (
    EPOCH_ENDED,
    EPOCH_STARTED,
    ROW_DISCARDED,
    WON_GAME,
)
from heliopolis.games.priests_of_ra.scoring import score_epoch, standing
from heliopolis.games.priests_of_ra.state import OVER, State
from heliopolis.games.priests_of_ra.turn import start_turn
from heliopolis.kernel.rules import log_event, rule


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
    """All suns can be used again."""
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
