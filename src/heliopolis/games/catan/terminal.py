"""Catan in a terminal: the board drawn with its corners and sides, and what every player has.

On a corner a small letter is a settlement and a capital one a city of the player with that letter;
on a side a letter is a road. So nothing is shown by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.games import terminal
from heliopolis.games.catan.components import PIPS
from heliopolis.games.catan.geometry import Place, corners, ends, name_of, sides
from heliopolis.games.terminal import MARKED, SEAT_COLOURS, Cropped, Frame, beside, shortened
from heliopolis.kernel.journal import SEAT_LETTERS

if TYPE_CHECKING:
    from rich.console import RenderableType
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
NARROW = 100  # columns; with fewer, the known cards of hands are left out
FULL_TABLE = 64  # columns beside the board; with fewer, players have two short lines each
LEAST_PANEL = 12  # columns beside the board


class Scale(NamedTuple):
    """How far apart the middles of neighbouring hexes are drawn, in characters."""

    width: int
    height: int

    def centre(self, q: int, r: int) -> tuple[int, int]:
        """Return where the middle of a hex is drawn."""
        return self.width * q + self.width // 2 * r, self.height * r

    def vertex(self, place: Place) -> tuple[int, int]:
        """Return where a vertex is drawn."""
        x, y = self.centre(place[0], place[1])
        away = self.height - 1
        return x, y - away if place[2] == "n" else y + away

    def edge(self, place: Place) -> tuple[int, int]:
        """Return where an edge is drawn: midway between its ends."""
        (x, y), (x2, y2) = (self.vertex(end) for end in ends(*place))
        return (x + x2) // 2, (y + y2) // 2

    @property
    def flat(self) -> bool:
        """Whether all corners between two rows of hexes lie on one line."""
        return self.height == 2


LARGE, MEDIUM, SMALL = Scale(8, 4), Scale(8, 3), Scale(6, 2)
SIDE_MARKS = {"ne": "\\", "e": "|", "se": "/"}


def draw_board(say: Texts) -> RenderableType:
    """Return what the rules page says about the board of a scenario."""
    from rich.text import Text

    return Text(say("board-remark"), "dim")


class Canvas:
    """Styled characters at positions; what is drawn later lies on top."""

    def __init__(self, scale: Scale = LARGE) -> None:
        self.scale = scale
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a position on."""
        for i, character in enumerate(text):
            self.cells[y, x + i] = character, style

    def put_vertex(self, place: str, text: str, style: str = "") -> None:
        """Write a text at a vertex."""
        self.put(*self.scale.vertex(place_at(place)), text, style)

    def put_edge(self, place: str, letter: str, style: str = "") -> None:
        """Write a letter at an edge."""
        at = place_at(place)
        level = self.scale.flat and at[2] != "e"
        self.put(*self.scale.edge(at), f"{letter}─" if level else letter, style)

    @property
    def width(self) -> int:
        """The number of columns of the drawing."""
        columns = [x for _, x in self.cells]
        return max(columns) - min(columns) + 1

    def lines(self) -> Iterator[Text]:
        """Return the drawing, line by line."""
        from rich.text import Text

        rows: dict[int, dict[int, tuple[str, str]]] = {}
        for (y, x), cell in self.cells.items():
            rows.setdefault(y, {})[x] = cell
        left = min(x for _, x in self.cells)
        for y in range(min(rows), max(rows) + 1):
            row = rows.get(y, {})
            cells = (row.get(x, (" ", "")) for x in range(left, max(row, default=left - 1) + 1))
            line = Text(no_wrap=True)
            for style, run in groupby(cells, key=lambda cell: cell[1]):
                line.append("".join(character for character, _ in run), style)
            yield line


def hex_at(name: str) -> tuple[int, int]:
    """Return the coordinates of a hex."""
    q, r = map(int, name.split(","))
    return q, r


def place_at(name: str) -> Place:
    """Return the coordinates of a vertex or edge."""
    q, r, tip = name.split(",")
    return int(q), int(r), tip


class Picture(terminal.Picture):
    """The table from one seat's point of view. Scenarios add to it."""

    def whole(self, columns: int) -> Iterator[RenderableType]:
        """Draw everything, as high as it gets."""
        yield from self._map(LARGE).lines()
        yield self._dim("label-legend")
        yield from self._facts()
        yield self._players(columns < NARROW)
        yield from self._hands()

    def layouts(self, frame: Frame) -> Iterable[RenderableType]:
        """Yield large and small boards, with all facts or those of the moment beside or below."""
        from rich.console import Group
        from rich.text import Text

        for scale in (LARGE, MEDIUM, SMALL):
            canvas = self._map(scale)
            room = frame.columns - canvas.width - 2
            if room < LEAST_PANEL:
                continue
            board = Text("\n").join(canvas.lines())
            players = self._players(narrow=True) if room >= FULL_TABLE else self._short(room)
            facts, news, hands = [*self._facts()], [*self._news()], [*self._hands()]
            yield beside(board, Group(players, *hands, *facts), room)
            yield Group(beside(board, Group(players, *hands), room), *facts)
            yield beside(board, Group(players, *hands, *news), room)
            yield Group(beside(board, Group(players, *hands), room), *news)
            yield Group(beside(board, players, room), *hands, *news)
        yield beside(board, Cropped(Group(players, *hands, *news), frame.lines), room)

    @property
    def places(self) -> frozenset[str]:
        """The hexes, and the corners and sides of those that are land."""
        hexes = [hex_at(name) for name in self.board["hexes"]]
        around = [place for at in hexes for place in (*corners(*at), *sides(*at))]
        return frozenset(self.board["hexes"]) | frozenset(map(name_of, around))

    # --- The board --------------------------------------------------------------------------------

    def _map(self, scale: Scale) -> Canvas:
        canvas = Canvas(scale)
        hexes = {hex_at(name): tile for name, tile in self.board["hexes"].items()}
        land = {place for place, tile in hexes.items() if tile["terrain"] != "sea"}
        for place in land:
            for side in sides(*place):
                level = scale.flat and side[2] != "e"
                canvas.put_edge(name_of(side), "─" if level else SIDE_MARKS[side[2]], "dim")
            for corner in corners(*place):
                canvas.put_vertex(name_of(corner), "·", "dim")
        for place, tile in hexes.items():
            self._put_hex(canvas, place, tile)
        for name in self.board["harbours"]:
            canvas.put_vertex(name, "=", "cyan")
        self._put_marks(canvas)
        for name, seat in self.board["roads"].items():
            canvas.put_edge(name, _letter(seat), f"bold {SEAT_COLOURS[seat]}")
        for name, building in self.board["buildings"].items():
            letter, seat = _letter(building["seat"]), building["seat"]
            mark = letter.upper() if building["city"] else letter
            canvas.put_vertex(name, mark, f"bold reverse {SEAT_COLOURS[seat]}")
        for name, label in (self.frame.marks if self.frame else {}).items():
            if name.count(",") == 2:
                x, y = scale.vertex(at) if (at := place_at(name))[2] in "ns" else scale.edge(at)
                canvas.put(x, y, label, MARKED)
        return canvas

    def _put_hex(self, canvas: Canvas, place: tuple[int, int], tile: dict[str, Any]) -> None:
        x, y = canvas.scale.centre(*place)
        name = f"{place[0]},{place[1]}"
        if tile["terrain"] == "sea":
            canvas.put(x, y, "~", "blue")
            return
        terrain, colour = self.say(f"terrain-{tile['terrain']}"), COLOURS[tile["terrain"]]
        number = str(tile["number"] or "")
        style = "bold bright_red" if tile["number"] in (6, 8) else "bold"
        robber = "●" if self.board["robber"] == name else ""
        if canvas.scale.flat:
            canvas.put(x - 1, y, f"{terrain[:1]}{robber}" if robber else terrain[:2], colour)
            canvas.put(x + 1, y, number.rjust(2), style)
        else:
            if len(terrain) > (7 if canvas.scale == LARGE else 5):
                terrain = self.say(f"terrain-{tile['terrain']}.short")
            canvas.put(x - len(terrain) // 2, y - 1, terrain, colour)
            number += "·" * PIPS[tile["number"]] + robber if number else robber
            canvas.put(x - len(number) // 2, y, number, style)
        if canvas.scale == LARGE:
            canvas.put(x - len(name) // 2, y + 1, name, "dim")
        if label := self.mark(name):
            inside = canvas.scale.width - 1
            canvas.put(x - inside // 2, y, " " * inside)
            canvas.put(x - len(label), y, label, MARKED)
            canvas.put(x, y, f":{tile['number'] or robber}", style)

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
        yield from self._awards()
        yield from self._deals()

    def _news(self) -> Iterator[Text]:
        """Yield the facts of the moment, for a picture with little room."""
        from rich.text import Text

        yield from self._deals()
        if self.board["dice"] is not None:
            yield Text(f"{self.say('label-dice')} {sum(self.board['dice'])}")

    def _awards(self) -> Iterator[Text]:
        from rich.text import Text

        for key in ("longest_road", "largest_army"):
            if self.board[key] is not None:
                label = self.say("label-" + key.replace("_", "-"))
                yield Text.assemble(f"{label}: ", self.name(self.board[key]))

    def _deals(self) -> Iterator[Text]:
        from rich.text import Text

        say, board = self.say, self.board
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
        by_kind: dict[str, list[str]] = {}
        for name, kind in kinds.items():  # a place that can be chosen is named by its label
            by_kind.setdefault(kind, []).append(self.mark(name) or name)
        return "; ".join(f"{kind} {' '.join(names)}" for kind, names in by_kind.items())

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
            cells = [Text.assemble(mark, f"{_letter(seat)} ", self.name(seat))]
            cells += [Text(cell) for cell in self._cells(player)]
            if not narrow:
                cells.append(Text(self._goods(player["known"] or {}), "dim"))
            grid.add_row(*cells)
        return grid

    def _short(self, columns: int) -> RenderableType:
        """Return two lines per player: name and points, and short labels for all else."""
        from rich.console import Group
        from rich.text import Text

        lines = []
        for player in self.board["players"]:
            seat = player["seat"]
            mark = "►" if seat in self.view["players_to_move"] else " "
            points = self._cells(player)[0]
            name = shortened(self.view["names"][seat], columns - len(points) - 4)
            style = f"bold {SEAT_COLOURS[seat]}"
            line = Text.assemble(mark, f"{_letter(seat)} ", (name.ljust(columns - 4), style))
            line.truncate(columns - len(points))
            lines.append(line.append(points, "bold"))
            lines.append(Text(f"  {self._abbreviated(player, columns - 2)}", "dim"))
        return Group(*lines)

    def _abbreviated(self, player: dict[str, Any], columns: int) -> str:
        """Return what a player has in one line, with labels as long as there is room for.

        In the shortest form only the first count and those above 0 are there.
        """
        cells = zip(self._columns(), self._cells(player), strict=True)
        pairs = [(label, cell) for label, cell in cells if label in self._counted()]
        first, letters = pairs[0][0], self._letters()
        lines = [
            " ".join(f"{self.say(f'label-{label}{form}')} {cell}" for label, cell in pairs)
            for form in ("", ".short")
        ]
        few = [(label, cell) for label, cell in pairs if label == first or cell != "0"]
        lines += [
            " ".join(f"{letters[label]}{cell}" for label, cell in named) for named in (pairs, few)
        ]
        return next((line for line in lines if len(line) <= columns), shortened(lines[-1], columns))

    def _counted(self) -> list[str]:
        """Return the labels of what is counted beside a small board: no points, no supplies."""
        return [label for label in self._columns()[1:] if label not in ("pieces", "ships-blocks")]

    def _letters(self) -> dict[str, str]:
        """Return a letter for each label, the first one of it that no other has."""
        letters: dict[str, str] = {}
        for label in self._counted():
            short = self.say(f"label-{label}.short").upper()
            letters[label] = next(letter for letter in short if letter not in letters.values())
        return letters

    @property
    def legend(self) -> str:
        """What the signs of the board stand for, and the letters beside a small one."""
        letters = [
            f"{letter} {self.say(f'label-{label}')}" for label, letter in self._letters().items()
        ]
        return "\n".join([self.say("label-legend"), ", ".join(letters)])

    def _hands(self) -> Iterator[Text]:
        """Show the observer's own cards; at the end those of all players."""
        from rich.text import Text

        for player in self.board["players"]:
            if player["hand"] is None:
                continue
            held = {good: n for good, n in player["hand"].items() if n}
            cards = [f"{self.say(f'card-{kind}')} {n}" for kind, n in player["development"].items()]
            own = player["seat"] == self.view["seat"]
            whose = Text(self.say("label-hand"), "bold") if own else self.name(player["seat"])
            text = "; ".join([self._goods(held), *([", ".join(cards)] if cards else [])])
            yield Text.assemble(whose, ": ", text)

    def _dim(self, key: str) -> Text:
        from rich.text import Text

        return Text(self.say(key), "dim")


def _letter(seat: int) -> str:
    return SEAT_LETTERS[seat].lower()
