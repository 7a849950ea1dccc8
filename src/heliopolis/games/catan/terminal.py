"""Catan in a terminal: the board drawn with its corners and sides, and what every player has.

On a corner a small letter is a settlement and a capital one a city of the player with that letter;
on a side a letter is a road. So nothing is shown by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from heliopolis.games.catan.components import PIPS
from heliopolis.games.catan.geometry import Place, corners, ends, sides
from heliopolis.games.terminal import SEAT_COLOURS
from heliopolis.kernel.journal import SEAT_LETTERS

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.text import Text

    from heliopolis.texts import Texts

COLOURS = {
    "hills": "red",
    "forest": "green",
    "pasture": "bright_green",
    "fields": "yellow",
    "mountains": "white",
    "gold": "bright_yellow",
    "desert": "dim yellow",
    "site": "magenta",
    "sea": "blue",
}
WIDTH, HEIGHT = 8, 4  # of a hex, in characters
SIDE_MARKS = {"ne": "\\", "e": "|", "se": "/"}
NARROW = 100  # columns; with fewer, the known cards of hands are left out


def draw_board(say: Texts) -> RenderableType:
    """Return what the rules page says about the board of a scenario."""
    from rich.text import Text

    return Text(say("board-remark"), "dim")


class Canvas:
    """Styled characters at positions; what is drawn later lies on top."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a position on."""
        for i, character in enumerate(text):
            self.cells[y, x + i] = character, style

    def lines(self) -> Iterator[Text]:
        """Return the drawing, line by line."""
        from rich.text import Text

        left = min(x for _, x in self.cells)
        rows = sorted({y for y, _ in self.cells})
        for y in range(rows[0], rows[-1] + 1):
            line = Text(no_wrap=True)
            end = max((x for row, x in self.cells if row == y), default=left - 1)
            for x in range(left, end + 1):
                line.append(*self.cells.get((y, x), (" ", "")))
            yield line


def hex_at(name: str) -> tuple[int, int]:
    """Return the coordinates of a hex."""
    q, r = map(int, name.split(","))
    return q, r


def place_at(name: str) -> Place:
    """Return the coordinates of a vertex or edge."""
    q, r, tip = name.split(",")
    return int(q), int(r), tip


def centre(q: int, r: int) -> tuple[int, int]:
    """Return where the middle of a hex is drawn."""
    return WIDTH * q + WIDTH // 2 * r, HEIGHT * r


def vertex_spot(place: Place) -> tuple[int, int]:
    """Return where a vertex is drawn."""
    x, y = centre(place[0], place[1])
    return x, y - 3 if place[2] == "n" else y + 3


def edge_spot(place: Place) -> tuple[int, int]:
    """Return where an edge is drawn: midway between its ends."""
    (x, y), (x2, y2) = (vertex_spot(end) for end in ends(*place))
    return (x + x2) // 2, (y + y2) // 2


class Picture:
    """The table from one seat's point of view, as wide as the terminal allows.

    Scenarios add to it.
    """

    def __init__(self, view: dict[str, Any], say: Texts) -> None:
        self.view, self.board, self.say = view, view["table"], say

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        yield from self._map().lines()
        yield self._dim("label-legend")
        yield from self._facts()
        yield self._players(options.max_width < NARROW)
        yield from self._hands()

    # --- The board --------------------------------------------------------------------------------

    def _map(self) -> Canvas:
        canvas = Canvas()
        hexes = {hex_at(name): tile for name, tile in self.board["hexes"].items()}
        land = {place for place, tile in hexes.items() if tile["terrain"] != "sea"}
        for place in land:
            for side in sides(*place):
                canvas.put(*edge_spot(side), SIDE_MARKS[side[2]], "dim")
            for corner in corners(*place):
                canvas.put(*vertex_spot(corner), "·", "dim")
        for place, tile in hexes.items():
            self._put_hex(canvas, place, tile)
        for name in self.board["harbours"]:
            canvas.put(*vertex_spot(place_at(name)), "=", "cyan")
        self._put_marks(canvas)
        for name, seat in self.board["roads"].items():
            canvas.put(*edge_spot(place_at(name)), _letter(seat), f"bold {SEAT_COLOURS[seat]}")
        for name, building in self.board["buildings"].items():
            letter, seat = _letter(building["seat"]), building["seat"]
            mark = letter.upper() if building["city"] else letter
            canvas.put(*vertex_spot(place_at(name)), mark, f"bold reverse {SEAT_COLOURS[seat]}")
        return canvas

    def _put_hex(self, canvas: Canvas, place: tuple[int, int], tile: dict[str, Any]) -> None:
        x, y = centre(*place)
        name = f"{place[0]},{place[1]}"
        if tile["terrain"] == "sea":
            canvas.put(x, y, "~", "blue")
            return
        terrain = self.say(f"terrain-{tile['terrain']}")[:7]
        canvas.put(x - len(terrain) // 2, y - 1, terrain, COLOURS[tile["terrain"]])
        number = f"{tile['number']}{'·' * PIPS[tile['number']]}" if tile["number"] else ""
        if self.board["robber"] == name:
            number += "●"
        style = "bold bright_red" if tile["number"] in (6, 8) else "bold"
        canvas.put(x - len(number) // 2, y, number, style)
        canvas.put(x - len(name) // 2, y + 1, name, "dim")

    def _put_marks(self, canvas: Canvas) -> None:
        """Draw what a scenario adds to the board, below the pieces."""

    # --- What players have -----------------------------------------------------------------------

    def _facts(self) -> Iterator[Text]:
        from rich.text import Text

        say, board = self.say, self.board
        bank = ", ".join(f"{say(f'good-{good}')} {n}" for good, n in board["bank"].items())
        dice = "" if board["dice"] is None else f"  {say('label-dice')} {sum(board['dice'])}"
        yield Text(f"{say('label-bank')}: {bank}  {say('label-deck')} {board['deck']}{dice}")
        yield Text(f"{say('label-harbours')}: {self._harbours()}", "dim")
        for key in ("longest_road", "largest_army"):
            if board[key] is not None:
                label = say("label-" + key.replace("_", "-"))
                yield Text.assemble(f"{label}: ", self._name(board[key]))
        if board["offer"] and board["offer"]["give"] is not None:
            offer = board["offer"]
            given, wanted = self._goods(offer["give"]), self._goods(offer["want"])
            yield Text(f"{say('label-offer')}: {given} {say('label-for')} {wanted}", "bold")
        if board["stolen"] and board["stolen"]["resource"]:
            yield Text(f"{say('label-stolen')}: {say('good-' + board['stolen']['resource'])}")

    def _harbours(self) -> str:
        kinds = {
            name: self.say("harbour-any") if kind == "any" else f"2:1 {self.say(f'good-{kind}')}"
            for name, kind in self.board["harbours"].items()
        }
        return "; ".join(f"{name} {kind}" for name, kind in kinds.items())

    def _goods(self, goods: dict[str, int]) -> str:
        return ", ".join(f"{n} {self.say(f'good-{good}')}" for good, n in goods.items()) or "–"

    def _columns(self) -> list[str]:
        """Return the labels of the table of players, after the name."""
        gold = ["gold"] if "gold" in self.board["bank"] else []
        return ["points", "cards", *gold, "development", "knights", "road", "pieces"]

    def _cells(self, player: dict[str, Any]) -> list[str]:
        gold = [str(player["gold"])] if "gold" in self.board["bank"] else []
        left = "/".join(str(player[f"{what}_left"]) for what in ("roads", "settlements", "cities"))
        return [
            str(player["points"]), str(player["cards"]), *gold, str(player["development_cards"]),
            str(player["knights"]), str(player["road_length"]), left,
        ]  # fmt: skip

    def _players(self, narrow: bool) -> RenderableType:
        from rich import box
        from rich.table import Table as Grid
        from rich.text import Text

        grid = Grid(box=box.ROUNDED, expand=False)
        grid.add_column(self.say("label-player"), overflow="fold")
        for label in self._columns():
            grid.add_column(self.say(f"label-{label}"), justify="right")
        if not narrow:
            grid.add_column(self.say("label-known"))
        for player in self.board["players"]:
            seat = player["seat"]
            mark = "► " if seat in self.view["players_to_move"] else "  "
            cells = [Text.assemble(mark, f"{_letter(seat)} ", self._name(seat))]
            cells += [Text(cell) for cell in self._cells(player)]
            if not narrow:
                cells.append(Text(self._goods(player["known"] or {}), "dim"))
            grid.add_row(*cells)
        return grid

    def _hands(self) -> Iterator[Text]:
        """Show the observer's own cards; at the end those of all players."""
        from rich.text import Text

        for player in self.board["players"]:
            if player["hand"] is None:
                continue
            held = {good: n for good, n in player["hand"].items() if n}
            cards = [f"{self.say(f'card-{kind}')} {n}" for kind, n in player["development"].items()]
            label = f"{self.say('label-hand')}: " if player["seat"] == self.view["seat"] else ""
            text = "; ".join([self._goods(held), *([", ".join(cards)] if cards else [])])
            yield Text.assemble((label, "bold"), self._name(player["seat"]), " ", text)

    def _name(self, seat: int) -> Text:
        from rich.text import Text

        return Text(self.view["names"][seat], f"bold {SEAT_COLOURS[seat]}")

    def _dim(self, key: str) -> Text:
        from rich.text import Text

        return Text(self.say(key), "dim")


def _letter(seat: int) -> str:
    return SEAT_LETTERS[seat].lower()
