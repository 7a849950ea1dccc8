"""The types of what people see of the game, and of what they are asked."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class UrPlayer(TypedDict):
    """What a player has: pieces in hand, at home, and on squares of the path."""

    seat: int
    hand: int
    home: int
    path: list[int]
    walked: int


# The keys are words of Python.
UrMove = TypedDict(
    "UrMove", {"from": int, "to": int, "captures": bool, "rosette": bool, "home": bool}
)


class UrTable(TypedDict):
    """All that lies on the table."""

    phase: Literal["roll", "move", "over"]
    active: int
    roll: int | None
    turn: int
    pieces: int
    safe_rosette: bool
    rosettes: list[int]
    shared: list[int]
    length: int
    moves: list[UrMove]
    players: list[UrPlayer]


class UrComponents(TypedDict):
    """What is the same at every table."""

    dice: int


class UrRollPrompt(TypedDict):
    """Roll the dice."""

    prompt: Literal["roll"]


class UrMovePrompt(TypedDict):
    """Move a piece."""

    prompt: Literal["move"]
    roll: int


UrPrompt = UrRollPrompt | UrMovePrompt
