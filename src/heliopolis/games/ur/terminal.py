"""The Royal Game of Ur in a terminal: the board as it lies on the table, three rows of squares.

The squares show their number along the path, a rosette, or the letter of a piece's owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heliopolis.games.terminal import SEAT_COLOURS
from heliopolis.games.ur.board import FIRST_SHARED, LAST_SHARED, ROSETTE

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from heliopolis.texts import Texts

LETTERS = "AB"
# The squares of the outer rows from left to right: a player's own, with the gap of the board.
OUTER = [4, 3, 2, 1, 0, 0, 14, 13]
MIDDLE = list(range(FIRST_SHARED, LAST_SHARED + 1))


def draw(view: dict[str, Any], say: Texts) -> RenderableType:
    """Draw the table from one seat's point of view: the viewer's own row is at the bottom."""
    from rich.console import Group
    from rich.text import Text

    below = view["seat"] if view["seat"] in (0, 1) else 0
    board = view["table"]
    rows = [_outer(board, 1 - below), _middle(board), _outer(board, below)]
    lines: list[RenderableType] = [_player(view, 1 - below, say), Text()]
    lines += [*rows, Text(), _player(view, below, say)]
    if board["roll"] is not None:
        lines += [Text(f"{say('label-dice')} {board['roll']}", "bold")]
    return Group(*lines)


def _outer(board: dict[str, Any], seat: int) -> Text:
    from rich.text import Text

    path = board["players"][seat]["path"]
    cells = [_cell(square, seat if square in path else None) for square in OUTER]
    return Text(" ").join(cells)


def _middle(board: dict[str, Any]) -> Text:
    from rich.text import Text

    owners = {sq: player["seat"] for player in board["players"] for sq in player["path"]}
    shared = {sq: owner for sq, owner in owners.items() if FIRST_SHARED <= sq <= LAST_SHARED}
    return Text(" ").join([_cell(square, shared.get(square)) for square in MIDDLE])


def _cell(square: int, owner: int | None) -> Text:
    from rich.text import Text

    if square == 0:
        return Text(" " * 5)
    mark = ("✿" if ROSETTE[square] else " ", "yellow")
    if owner is None:
        return Text.assemble(("[", "dim"), (f"{square:>2}", "dim"), mark, ("]", "dim"))
    piece = (f" {LETTERS[owner]}", f"bold {SEAT_COLOURS[owner]}")
    return Text.assemble(("[", "dim"), piece, mark, ("]", "dim"))


def _player(view: dict[str, Any], seat: int, say: Texts) -> Text:
    from rich.text import Text

    player = view["table"]["players"][seat]
    mark = "► " if seat in view["players_to_move"] else "  "
    return Text.assemble(
        mark,
        (f"{LETTERS[seat]} {view['names'][seat]}", f"bold {SEAT_COLOURS[seat]}"),
        f"   {say('label-hand')} {player['hand']} · {say('label-home')} {player['home']}",
    )
