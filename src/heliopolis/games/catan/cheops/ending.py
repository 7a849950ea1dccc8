"""CH-10: the three ends of the game, and the winners."""

from __future__ import annotations

from heliopolis.games.catan import turn
from heliopolis.games.catan.cheops.board import FIELDS
from heliopolis.games.catan.cheops.moves import PHARAOH_ENDED, PYRAMID_ENDED
from heliopolis.games.catan.cheops.options import MOST_BLOCKS
from heliopolis.games.catan.cheops.state import BY_PHARAOH, BY_POINTS, BY_PYRAMID, State
from heliopolis.games.catan.development import count_points
from heliopolis.games.catan.log_events import WON_GAME
from heliopolis.games.catan.state import OVER, SETUP_ROAD
from heliopolis.games.catan.turn import show_cards, win
from heliopolis.kernel.rules import log_event, override, rule

POINT_STEP = 32  # more than anyone has blocks: points decide before blocks
WINNER_FIRST = 10_000  # the winner by points is first, whatever the others have


@override(turn.check_victory, "CH-3.2", "CH-10.1", "CH-10.4")
def check_victory(s: State) -> None:
    """Let the active player win with enough points; otherwise the pyramid may end the game."""
    if s.phase <= SETUP_ROAD or s.phase == OVER:
        return
    if count_points(s, s.active) >= s.target:
        s.ended_by = BY_POINTS
        win(s, s.active)
    else:
        check_pyramid(s)


@rule("CH-10.2", "CH-10.5")
def check_pyramid(s: State) -> None:
    """End the game with the pharaoh's last block or the last field."""
    if s.black == s.pharaoh_stock:
        s.ended_by = BY_PHARAOH
        log_event(s, PHARAOH_ENDED)
    elif s.laid == FIELDS:
        s.ended_by = BY_PYRAMID
        log_event(s, PYRAMID_ENDED)
    else:
        return
    show_cards(s)
    s.phase = OVER
    name_winners(s)


@rule("CH-10.3")
def name_winners(s: State) -> None:
    """Name the players with the most points, hidden cards included; ties are shared or broken."""
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
    for seat in range(s.seats):
        if standing(s, seat) == best:
            log_event(s, WON_GAME, seat, count_points(s, seat))


@override(turn.standing, "CH-10.1", "CH-10.3")
def standing(s: State, seat: int) -> int:
    """Return the value that decides ranks."""
    value = count_points(s, seat) * POINT_STEP
    if s.winner == seat:
        value += WINNER_FIRST
    if s.ended_by >= BY_PHARAOH and s.end_tie == MOST_BLOCKS:
        value += s.blocks[seat]
    return value
