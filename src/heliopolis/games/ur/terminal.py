"""The Royal Game of Ur in a terminal: the board as it lies on the table, three rows of squares.

The squares show their number along the path, a rosette, or the letter of a piece's owner.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from heliopolis.games import terminal
from heliopolis.games.terminal import SEAT_COLOURS, Frame
from heliopolis.games.ur.board import FIRST_SHARED, LAST_SHARED, ROSETTE

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from heliopolis.texts import Texts

LETTERS = "AB"
# The squares of the outer rows from left to right: a player's own, with the gap of the board.
OUTER = [4, 3, 2, 1, 0, 0, 14, 13]
MIDDLE = list(range(FIRST_SHARED, LAST_SHARED + 1))


class Picture(terminal.Picture):
    """The table from one seat's point of view: the viewer's own row is at the bottom."""

    @property
    def places(self) -> frozenset[str]:
        """The squares of the path."""
        return frozenset(map(str, range(1, len(ROSETTE))))

    def whole(self, columns: int) -> Iterator[RenderableType]:
        """Draw everything; there is room for it in every window."""
        from rich.text import Text

        view, board = self.view, self.board
        below = view["seat"] if view["seat"] in (0, 1) else 0
        yield _player(view, 1 - below, self.say)
        yield Text()
        yield self._outer(1 - below)
        yield self._middle()
        yield self._outer(below)
        yield Text()
        yield _player(view, below, self.say)
        if board["roll"] is not None:
            yield Text(f"{self.say('label-dice')} {board['roll']}", "bold")

    def layouts(self, frame: Frame) -> Iterable[RenderableType]:
        """Yield the one layout there is."""
        from rich.console import Group

        return [Group(*self.whole(frame.columns))]

    def _outer(self, seat: int) -> Text:
        from rich.text import Text

        path = self.board["players"][seat]["path"]
        cells = [self._cell(square, seat if square in path else None) for square in OUTER]
        return Text(" ").join(cells)

    def _middle(self) -> Text:
        from rich.text import Text

        owners = {sq: player["seat"] for player in self.board["players"] for sq in player["path"]}
        shared = {sq: owner for sq, owner in owners.items() if FIRST_SHARED <= sq <= LAST_SHARED}
        return Text(" ").join([self._cell(square, shared.get(square)) for square in MIDDLE])

    def _cell(self, square: int, owner: int | None) -> Text:
        """Return a square: its number, or the letter of a piece and the label to choose it by."""
        from rich.text import Text

        if square == 0:
            return Text(" " * 5)
        mark = ("✿" if ROSETTE[square] else " ", "yellow")
        if owner is None:
            return Text.assemble(("[", "dim"), (f"{square:>2}", "dim"), mark, ("]", "dim"))
        label = self.mark(str(square)) if owner == self.view["seat"] else ""
        piece = (f"{label or ' ':.1}{LETTERS[owner]}", f"bold {SEAT_COLOURS[owner]}")
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
