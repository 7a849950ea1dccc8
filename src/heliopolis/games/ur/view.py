"""The game as people see it."""

from __future__ import annotations

from typing import Any

from heliopolis.games.ur.board import DICE, HAND, HOME, ROSETTE, SHARED
from heliopolis.games.ur.options import SAFE
from heliopolis.games.ur.play import rule_against_moving, walked
from heliopolis.games.ur.state import MOVING, PHASES, State
from heliopolis.games.ur.view_types import UrComponents, UrMove, UrPlayer, UrPrompt

COMPONENTS: UrComponents = {"dice": DICE}


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Show everything: nothing is hidden but the dice to come."""
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "roll": s.roll if s.phase == MOVING else None,
        "turn": s.turns + 1,
        "pieces": s.pieces,
        "safe_rosette": s.safe_rosette == SAFE,
        "rosettes": [square for square in range(HOME) if ROSETTE[square]],
        "shared": [square for square in range(HOME) if SHARED[square]],
        "length": HOME - 1,
        "moves": _moves(s),
        "players": [_player(s, player) for player in range(s.seats)],
    }


def _player(s: State, seat: int) -> UrPlayer:
    return {
        "seat": seat,
        "hand": s.at[seat][HAND],
        "home": s.at[seat][HOME],
        "path": [square for square in range(HAND + 1, HOME) if s.at[seat][square] > 0],
        "walked": walked(s, seat),
    }


def _moves(s: State) -> list[UrMove]:
    """What each possible move would do, for previews."""
    if s.phase != MOVING:
        return []
    seat = s.active
    found: list[UrMove] = []
    for square in range(HOME):
        if rule_against_moving(s, seat, square) == 0:
            target = square + s.roll
            found.append(
                {
                    "from": square,
                    "to": target,
                    "captures": bool(SHARED[target] and s.at[1 - seat][target]),
                    "rosette": bool(ROSETTE[target]),
                    "home": target == HOME,
                }
            )
    return found


def progress(s: State) -> dict[str, int]:
    """Return the number of the turn."""
    return {"n": s.turns + 1}


def prompt(s: State, seat: int) -> UrPrompt:
    """Ask for a roll, or for a piece to move."""
    if s.phase == MOVING:
        return {"prompt": "move", "roll": s.roll}
    return {"prompt": "roll"}
