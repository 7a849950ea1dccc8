"""CH-10: the three ends of the game, and who wins."""

from __future__ import annotations

from heliopolis.games.catan.cheops.board import FIELDS
from heliopolis.games.catan.cheops.moves import PHARAOH_ENDED, PYRAMID_ENDED
from heliopolis.games.catan.cheops.state import (
    BY_PHARAOH,
    BY_POINTS,
    BY_PYRAMID,
    MOST_BLOCKS,
    State,
)
from heliopolis.games.catan.development import all_points
from heliopolis.games.catan.moves import WON_GAME
from heliopolis.games.catan.state import OVER, SETUP_ROAD
from heliopolis.games.catan.turn import show_cards, win
from heliopolis.kernel.rules import log_event, rule

POINT = 32  # what a point weighs against blocks, of which nobody has as many
VICTORY = 10_000  # who has won by points is first, whatever the others have


@rule("CH-3.2", "CH-10.1", "CH-10.4")
def check_victory(s: State) -> None:
    """The active player wins with enough points; if he has not, the pyramid may end the game."""
    if s.phase <= SETUP_ROAD or s.phase == OVER:
        return
    if all_points(s, s.active) >= s.target:
        s.ended_by = BY_POINTS
        win(s, s.active)
    else:
        check_pyramid(s)


@rule("CH-10.2", "CH-10.5")
def check_pyramid(s: State) -> None:
    """The pharaoh's last block or the last field ends the game at once."""
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
    """Most points, hidden cards included; ties are shared, or broken by blocks."""
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
    for seat in range(s.seats):
        if standing(s, seat) == best:
            log_event(s, WON_GAME, seat, all_points(s, seat))


@rule("CH-10.1", "CH-10.3")
def standing(s: State, seat: int) -> int:
    """What decides the rank."""
    value = all_points(s, seat) * POINT
    if s.winner == seat:
        value += VICTORY
    if s.ended_by >= BY_PHARAOH and s.end_tie == MOST_BLOCKS:
        value += s.blocks[seat]
    return value
