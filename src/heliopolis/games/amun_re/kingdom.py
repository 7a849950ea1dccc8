"""AR-9 and AR-10: the end of a round, of a kingdom and of the game."""

from __future__ import annotations

from heliopolis.games.amun_re.board import LAST_ROUND, PROVINCE_COUNT, ROUNDS
from heliopolis.games.amun_re.cards import seat_in_order
from heliopolis.games.amun_re.moves import KINGDOM_ENDED, WON_GAME
from heliopolis.games.amun_re.phases import NEXT_ROUND, OVER
from heliopolis.games.amun_re.reveal import current_kingdom
from heliopolis.games.amun_re.scoring import compute_standing
from heliopolis.games.amun_re.state import NOBODY, State
from heliopolis.kernel.rules import log_event, rule


@rule("AR-1.1", "AR-10.1")
def end_round(s: State) -> None:
    """Go on to the next round, the next kingdom, or the end."""
    if s.round == LAST_ROUND:
        log_event(s, KINGDOM_ENDED, current_kingdom(s))
        end_game(s)
        return
    if s.round % ROUNDS == 0:
        log_event(s, KINGDOM_ENDED, current_kingdom(s))
        clear_kingdom(s)
    s.round += 1
    s.phase = NEXT_ROUND


@rule("AR-9.1", "AR-9.2", "AR-9.3", "AR-9.4")
def clear_kingdom(s: State) -> None:
    """Take markers and farmers off the board; bricks and pyramids wait for the next owner.

    The provinces of the old kingdom, and only they, are those of the new one.
    """
    s.face_down_left = 0
    for province in range(PROVINCE_COUNT):
        s.farmer_supply += s.farmers[province] + s.flat[province]
        s.farmers[province] = 0
        s.flat[province] = 0
        s.owner[province] = NOBODY
        s.face_down[province] = s.used[province]
        s.face_down_left += s.used[province]
        s.used[province] = 0
    for seat in range(s.seats):
        s.owned[seat] = 0
        for i in range(ROUNDS):
            s.own[seat][i] = 0


@rule("AR-10.1", "AR-10.2")
def end_game(s: State) -> None:
    """Name the winner, the player who stands best; there may be several."""
    best = compute_standing(s, 0)
    for seat in range(1, s.seats):
        best = max(best, compute_standing(s, seat))
    for n in range(s.seats):
        seat = seat_in_order(s, n)
        if compute_standing(s, seat) == best:
            log_event(s, WON_GAME, seat)
    s.phase = OVER
