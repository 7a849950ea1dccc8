"""The island: 19 hexes, as on the beginners' map or at random; read from ``board.json``."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from heliopolis.games.catan.board import Board, hex_of, refuse
from heliopolis.games.catan.components import NO_HARBOUR, RESOURCES, TERRAINS
from heliopolis.games.catan.geometry import Frame

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("board.json").read_text("utf-8"))
OWN: dict[str, Any] = DATA["boards"]["island_beginner"]

_box: dict[str, Any] = DATA["box"]
SPIRAL_NAMES: list[list[str]] = _box["spirals"]
FRAME = Frame(hex_of("spirals", name) for name in SPIRAL_NAMES[0])

# The number tokens in the order of their letters, and the six ways to lay them out: from a corner
# anticlockwise in a spiral to the middle.
TOKENS: list[int] = _box["tokens_lettered"]
TOKEN_COUNT = len(TOKENS)
SPIRALS: list[list[int]] = [
    [FRAME.hex_index[hex_of("spirals", name)] for name in spiral] for spiral in SPIRAL_NAMES
]
SPIRAL_COUNT = len(SPIRALS)
LEAST_SEATS: int = DATA["seats"]["min"]
MOST_SEATS: int = DATA["seats"]["max"]


def check(board: Any) -> None:
    """Refuse a board that cannot be laid with what is in the box, naming the field."""
    _checked(board)


def encode(board: Mapping[str, Any]) -> list[int]:
    """Return the numbers that `setup` reads behind the options."""
    return _checked(board).numbers()


def _checked(data: Any) -> Board:
    board = Board(data, OWN, FRAME)
    _compare("hexes", "tiles", Counter(TERRAINS[t] for t in board.terrain), _box["terrain"])
    _compare("hexes", "numbers", Counter(n for n in board.number if n), Counter(TOKENS))
    kinds = Counter(harbour.get("resource") or "generic" for harbour in board.data["harbours"])
    _compare("harbours", "harbours", kinds, _box["harbours"])
    names = FRAME.names()
    ends: Any = names["EDGE_ENDS"]
    joined = [edge for edge in ends if all(board.harbour[v] != NO_HARBOUR for v in edge)]
    if len(joined) != sum(_box["harbours"].values()):
        refuse("harbours", "harbours-adjacent")
    return board


def _compare(field: str, what: str, found: Mapping[Any, int], box: Mapping[Any, int]) -> None:
    for kind in {**found, **box}:
        if found.get(kind, 0) != box.get(kind, 0):
            have, are = found.get(kind, 0), box.get(kind, 0)
            refuse(field, f"box-{what}", kind=kind, count=are, found=have)


HARBOUR_COUNT = sum(_box["harbours"].values())
assert set(_box["harbours"]) == {"generic", *RESOURCES}
check(OWN)
