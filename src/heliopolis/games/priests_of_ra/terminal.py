"""Priests of Ra in a terminal: the rows, the suns, the bag, and every player's display."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from heliopolis.games import terminal
from heliopolis.games.priests_of_ra.board import DATA
from heliopolis.games.terminal import Frame

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

COLOURS = {
    "profession": "cyan",
    "building": "yellow",
    "burial_chamber": "magenta",
    "pyramid": "bright_yellow",
    "priest": "green",
    "plague": "red",
}
NARROW = 80  # columns; below it, displays stand in lines of their own

_category = {face["id"]: face["category"] for face in DATA["tiles"]["faces"]}


class Picture(terminal.Picture):
    """The table from one seat's point of view."""

    def whole(self, columns: int) -> Iterator[RenderableType]:
        """Draw everything, as high as it gets."""
        yield self._rows()
        yield self._bag()
        yield self._players(narrow=columns < NARROW)

    def layouts(self, frame: Frame) -> Iterable[RenderableType]:
        """Yield everything, then without lines between players, then with shortened displays."""
        from rich.console import Group

        rows, bag = self._rows(), self._bag()
        narrow = frame.columns < NARROW
        yield Group(rows, bag, self._players(narrow))
        yield Group(rows, bag, self._players(narrow, boxed=False))
        counts = self._bag_count()
        yield Group(rows, counts, self._players(narrow, boxed=False))
        yield Group(rows, counts, self._players(narrow, boxed=False, letters=4))
        yield Group(rows, counts, self._players(narrow, boxed=False, letters=2))

    def _rows(self) -> RenderableType:
        from rich.table import Table as Grid
        from rich.text import Text

        grid = Grid.grid(padding=(0, 2))
        for label, content in self._lines():
            grid.add_row(Text(self.say(f"label-{label}"), "bold"), content)
        return grid

    def _lines(self) -> Iterator[tuple[str, Text]]:
        """What lies on the board, line by line."""
        from rich.text import Text

        board, say = self.board, self.say
        yield "epoch", Text(f"{board['epoch']}. {say('epoch-' + board['epoch_name'])}")
        yield "ra-row", self._ra_row()
        yield "auction-row", self._auction_row()
        yield "centre-sun", Text(_sun(board["centre_sun"]), "yellow")
        if board["auction"] and board["auction"]["best_bid"]:
            leader = self.view["names"][board["auction"]["best_bidder"]]
            yield "bid", Text.assemble((_sun(board["auction"]["best_bid"]), "yellow"), " ", leader)
        if board["flipping"]:
            yield "priests-left", Text(str(board["flipping"]["flips_left"]), "green")

    def _ra_row(self) -> Text:
        from rich.text import Text

        tiles, spaces = self.board["ra_row"]["tiles"], self.board["ra_row"]["spaces"]
        free = "· " * (spaces - tiles)
        return Text.assemble(("▲ " * tiles, "bright_red"), (free, "dim"), f" {tiles}/{spaces}")

    def _auction_row(self) -> Text:
        from rich.text import Text

        row, spaces = self.board["auction_row"], self.board["row_spaces"]
        free = [Text("·", "dim")] * (spaces - len(row))
        cells = Text(" | ", "dim").join([*map(self._face, row), *free])
        return Text.assemble(cells, f"  {len(row)}/{spaces}")

    def _bag(self) -> RenderableType:
        from rich.text import Text

        say, bag = self.say, self.board["bag"]
        kinds = ", ".join(f"{say(f'kind-{kind}')} {n}" for kind, n in bag.items() if n)
        return Text(f"{say('label-bag')} {self.board['bag_left']}: {kinds}", "dim")

    def _bag_count(self) -> RenderableType:
        from rich.text import Text

        say, left = self.say, self.board["bag_left"]
        return Text(f"{say('label-bag')} {left}: {say('kind-ra')} {self.board['bag']['ra']}", "dim")

    def _players(self, narrow: bool, *, boxed: bool = True, letters: int = 0) -> RenderableType:
        """Return a row per player; `letters` is how much of the words on tiles is shown, 0: all."""
        from rich import box
        from rich.table import Table as Grid

        style = box.ROUNDED if boxed else None
        grid = Grid(box=style, expand=False, show_lines=boxed)
        grid.add_column(self.say("label-player"), overflow="fold")
        for label in ("suns", "used", "points", "ankhs"):
            grid.add_column(self.say(f"label-{label}"), no_wrap=not narrow)
        if not narrow:
            grid.add_column(self.say("label-display"))
        for player in self.board["players"]:
            cells = self._cells(player, letters)
            grid.add_row(*(cells[:-1] if narrow else cells))
        return self._with_displays_below(grid, letters) if narrow else grid

    def _with_displays_below(self, grid: RenderableType, letters: int) -> RenderableType:
        from rich.console import Group
        from rich.text import Text

        displays = [
            Text.assemble(
                self.name(player["seat"]), "  ", self._display(player["display"], letters)
            )
            for player in self.board["players"]
            if player["display"]
        ]
        return Group(grid, *displays)

    def _cells(self, player: dict[str, Any], letters: int) -> list[Text]:
        from rich.text import Text

        mark = "► " if player["seat"] in self.view["players_to_move"] else "  "
        points = player["points"]
        return [
            Text.assemble(mark, self.name(player["seat"])),
            Text(" ".join(map(_sun, player["suns_up"])), "yellow"),
            Text(" ".join(map(str, player["suns_down"])), "dim"),
            Text(self.say("label-hidden") if points is None else str(points)),
            Text("☥" * player["ankhs"]),
            self._display(player["display"], letters),
        ]

    def _display(self, display: dict[str, int], letters: int) -> Text:
        from rich.text import Text

        if not display:
            return Text(self.say("label-empty"), "dim")
        tiles = [
            Text.assemble(self._face(f, letters), f" {n}" if n > 1 else "")
            for f, n in display.items()
        ]
        return Text(", ").join(tiles)

    def _face(self, face: str, letters: int = 0) -> Text:
        """Return the name of a face, each of its words cut to a number of letters."""
        from rich.text import Text

        name = self.say(f"face-{face}")
        if letters:
            name = re.sub(r"\w+", lambda word: word[0][:letters], name)
        return Text(name, COLOURS[_category[face]])


def _sun(value: int) -> str:
    return f"☼{value}"
