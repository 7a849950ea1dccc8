"""Amun-Re in a terminal: a map of Egypt with the Nile, the players, and one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from heliopolis.games import terminal
from heliopolis.games.amun_re.board import DATA, SET_POINTS, STAND_INS, STEAL, is_stand_in
from heliopolis.games.terminal import MARKED, SEAT_COLOURS, Frame, beside, shortened
from heliopolis.kernel.journal import SEAT_LETTERS

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from heliopolis.texts import Texts

WIDTH = 18  # of a province, so that the map fits 80 columns
ROWS, COLUMNS = 4, 4
RIVER_AFTER = 2  # columns west of the Nile
PYRAMID, BRICK, FARMER, FREE_FIELD, TEMPLE, CARD, CAMEL = "▲", "▪", "●", "○", "Π", "♦", "♞"
GOLD, STONE = "¤", "»"
MAX_SIGNS = 6  # in a row; more are a number
MAP_WIDTH = 4 * WIDTH + 7  # with its lines and the river
LEAST_PANEL = 36  # columns beside the map


class Picture(terminal.Picture):
    """The table from one seat's point of view."""

    @property
    def places(self) -> frozenset[str]:
        """The provinces."""
        return frozenset(province["id"] for province in self.board["provinces"])

    @property
    def legend(self) -> str:
        """What the signs of the map stand for."""
        return self.say("legend")

    def whole(self, columns: int) -> Iterator[RenderableType]:
        """Draw everything, as high as it gets."""
        from rich.text import Text

        view, say = self.view, self.say
        yield _headline(view, say, columns)
        yield self._map()
        yield Text(say("legend"), "dim")
        yield _players(view, say)
        for player in view["table"]["players"]:
            if player["played"]:
                yield _played(view, player, say)
        if view["table"]["hand"] is not None:
            yield _hand(view, say)

    def layouts(self, frame: Frame) -> Iterable[RenderableType]:
        """Yield the map with the players beside it, then both with two lines per province."""
        from rich.console import Group
        from rich.text import Text

        view, say, board = self.view, self.say, self.board
        headline = _headline(view, say, frame.columns)
        played = [_played(view, player, say) for player in board["players"] if player["played"]]
        hand = [] if board["hand"] is None else [_hand(view, say)]
        room = frame.columns - MAP_WIDTH - 2
        if room >= LEAST_PANEL:
            panel = Group(*self._short_players(room), *played, *hand)
            legend = Text(say("legend"), "dim")
            yield Group(headline, beside(self._map(), panel, room), legend)
        yield Group(headline, self._map(), _players(view, say), *played, *hand)
        small = self._small_map()
        for extra in ([*played, *hand], hand):
            yield Group(headline, small, _players(view, say, boxed=False), *extra)

    def _short_players(self, columns: int) -> Iterator[Text]:
        """Yield two lines per player: name and points, and all else."""
        from rich.text import Text

        for player in self.board["players"]:
            seat = player["seat"]
            mark = "► " if seat in self.view["players_to_move"] else "  "
            yield Text.assemble(
                mark, _player_name(self.view, seat), f"  {player['points']}",
                f" {self.say('label-points')}",
            )  # fmt: skip
            gold = "?" if player["gold"] is None else player["gold"]
            words = [(gold, "gold"), (player["cards"], "cards"), (player["pyramids"], "pyramids")]
            words += [(player["farmers"], "farmers")]
            parts = [f"{self.say(f'label-{label}')} {value}" for value, label in words]
            if offer := _offer(self.board, player):
                parts.append(f"{self.say('label-offer')} {offer}")
            yield Text("    " + ", ".join(parts), "dim")

    # --- The map ----------------------------------------------------------------------------------

    def _cells(self) -> dict[tuple[int, int], dict[str, Any]]:
        return {(p["grid"]["row"], p["grid"]["col"]): p for p in self.board["provinces"]}

    def _small_map(self) -> RenderableType:
        """Return the map with two lines per province."""
        from rich.table import Table as Grid
        from rich.text import Text

        places = self._cells()
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for column in range(COLUMNS + 1):
            grid.add_column(width=1 if column == RIVER_AFTER else WIDTH, no_wrap=True)
        for row in range(1, ROWS + 1):
            cells = [
                self._small_province(places[row, column])
                if (row, column) in places
                else _small_temple(self.board, self.say)
                for column in range(1, COLUMNS + 1)
            ]
            river = Text("≈\n≈", "bright_blue")
            grid.add_row(*cells[:RIVER_AFTER], river, *cells[RIVER_AFTER:])
        return grid

    def _small_province(self, province: dict[str, Any]) -> Text:
        """Return the name and what is printed, and below it the pieces or the bids."""
        from rich.text import Text

        name, out = self.say(f"province-{province['id']}"), province["status"] == "out"
        printed = Text("") if out else _printed(province, gap="")
        label = self.mark(province["id"])
        space = WIDTH - len(printed.plain) - (len(label) + 1 if label else 0)
        owner = province["owner"]
        letter = "" if owner is None else f" {SEAT_LETTERS[owner]}"
        style = "dim" if owner is None else f"bold {SEAT_COLOURS[owner]}"
        if owner is None and province["status"] == "auctioned":
            style = "bold"
        title = shortened(name, space - len(letter) - 1) + letter
        first = Text.assemble((label, MARKED), " " if label else "", (title.ljust(space), style))
        return Text("\n").join([first.append_text(printed), self._small_pieces(province)])

    def _small_pieces(self, province: dict[str, Any]) -> Text:
        from rich.text import Text

        if province["status"] == "out":
            return Text(self.say("label-out"), "dim")
        besides = province["printed_farmers"] + province["flat_farmers"]
        pieces = Text.assemble(
            (f"{PYRAMID}{province['pyramids']}" if province["pyramids"] else "", "bright_yellow"),
            (f"{BRICK}{province['bricks']}" if province["bricks"] else "", "yellow"),
            (f"{FARMER}{province['farmers']}/{province['fields']}", "green"),
            (f"+{besides}" if besides else "", "green"),
        )
        if province["stones"] or province["status"] == "auctioned":
            bids = _auctioned(province, self.say)
            pieces = Text.assemble(bids, " ", pieces)
        pieces.truncate(WIDTH)
        return pieces

    def _map(self) -> RenderableType:
        from rich import box
        from rich.table import Table as Grid
        from rich.text import Text

        places = self._cells()
        grid = Grid(box=box.ROUNDED, show_lines=True, show_header=False, padding=0)
        for column in range(COLUMNS + 1):
            width = 1 if column == RIVER_AFTER else WIDTH
            grid.add_column(width=width, overflow="fold", vertical="top")
        for row in range(1, ROWS + 1):
            cells = [
                _province(places[row, column], self.say, self.mark(places[row, column]["id"]))
                if (row, column) in places
                else _temple(self.board, self.say)
                for column in range(1, COLUMNS + 1)
            ]
            height = max(len(cell.plain.splitlines()) for cell in cells)
            river = Text("\n".join(["≈"] * height), "bright_blue")
            grid.add_row(*cells[:RIVER_AFTER], river, *cells[RIVER_AFTER:])
        return grid


def _headline(view: dict[str, Any], say: Texts, columns: int) -> Text:
    """Return one line about the round; what is said elsewhere is left out where it has no room."""
    from rich.text import Text

    board = view["table"]
    start = board["start_player"]
    phase, label = say("phase-" + board["phase"]), f"{say('label-phase')}: "
    name = _player_name(view, start)
    letter = Text(SEAT_LETTERS[start], f"bold {SEAT_COLOURS[start]}")  # of the table below
    line = Text()
    for said, player in ((label + phase, name), (label + phase, letter), (phase, letter)):
        line = Text.assemble(
            (say(f"kingdom-{board['kingdom']}"), "bold"),
            f" · {say('label-round')} {board['round']}/{board['rounds']}",
            f" · {said} · {say('label-pharaoh')}: ",
            player,
            f" · {say('label-deck')} {board['deck']}",
            no_wrap=True,
            overflow="ellipsis",
        )
        if line.cell_len <= columns:
            break
    return line


def _player_name(view: dict[str, Any], seat: int) -> Text:
    """Return letter and name, where they differ, in the player's colour."""
    from rich.text import Text

    name, letter = view["names"][seat], SEAT_LETTERS[seat]
    return Text(name if name == letter else f"{letter} {name}", f"bold {SEAT_COLOURS[seat]}")


# --- The provinces --------------------------------------------------------------------------------


def _province(province: dict[str, Any], say: Texts, label: str) -> Text:
    from rich.text import Text

    lines = [_title(province, say, label)]
    if province["status"] == "out":
        return Text("\n").join([*lines, Text(say("label-out"), "dim")])
    lines += [_buildings(province), _farmers(province), _printed(province)]
    if province["stones"] or province["status"] == "auctioned":
        lines.append(_auctioned(province, say))
    return Text("\n").join(lines)


def _title(province: dict[str, Any], say: Texts, label: str) -> Text:
    """Return the label to choose it by, the name, and at the right the letter of the owner."""
    from rich.text import Text

    name = say(f"province-{province['id']}")
    owner = province["owner"]
    title = Text.assemble((label, MARKED), " " if label else "")
    if owner is not None:
        width = WIDTH - 1 - len(title.plain)
        style = f"bold {SEAT_COLOURS[owner]}"
        return title.append(name.ljust(width) + SEAT_LETTERS[owner], style)
    return title.append(name, "bold" if province["status"] == "auctioned" else "dim")


def _buildings(province: dict[str, Any]) -> Text:
    from rich.text import Text

    return Text.assemble(
        (_counted(PYRAMID, province["pyramids"]), "bright_yellow"),
        " " if province["pyramids"] and province["bricks"] else "",
        (_counted(BRICK, province["bricks"]), "yellow"),
    )


def _counted(sign: str, n: int) -> str:
    return sign * n if n <= MAX_SIGNS else f"{sign}×{n}"


def _farmers(province: dict[str, Any]) -> Text:
    """Return the farmers on fields, the free fields, and the farmers printed or on flat land."""
    from rich.text import Text

    besides = province["printed_farmers"] + province["flat_farmers"]
    return Text.assemble(
        (FARMER * province["farmers"], "green"),
        (FREE_FIELD * (province["fields"] - province["farmers"]), "dim green"),
        (f" +{FARMER * besides}" if besides else "", "green"),
    )


def _printed(province: dict[str, Any], gap: str = "  ") -> Text:
    """Return what is printed on the board: card limit, temples, income."""
    from rich.text import Text

    signs = [(f"{CARD}{province['card_limit']}", "magenta")]
    if province["temples"]:
        signs.append((TEMPLE * province["temples"], "bright_white"))
    if province["income_always"]:
        signs.append((f"{GOLD}{province['income_always']}", "yellow"))
    if province["income_camel"]:
        signs.append((f"{CAMEL}{province['income_camel']}", "yellow"))
    return Text(gap).join([Text(sign, style) for sign, style in signs])


def _auctioned(province: dict[str, Any], say: Texts) -> Text:
    """Return the stones, highest first, and the free material that goes with the province."""
    from rich.text import Text

    gifts = [
        f"+{n}{sign}"
        for n, sign in (
            (province["cards_here"], CARD),
            (province["free_gold"], GOLD),
        )
        if n
    ]
    stones = [
        Text(
            f"{SEAT_LETTERS[stone['seat']]}{stone['gold']}",
            f"{'dim' if stone['outbid'] else 'bold'} {SEAT_COLOURS[stone['seat']]}",
        )
        for stone in province["stones"]
    ]
    return Text(" ").join([Text(STONE, "bold"), *stones, *(Text(gift, "cyan") for gift in gifts)])


def _temple(board: dict[str, Any], say: Texts) -> Text:
    """Return the temple track, for the corner where no province lies."""
    from rich.text import Text

    lines = [Text(say("label-temple-track"), "bold")]
    for row in board["temple"]["track"]:
        least, most = row["from"], row["to"]
        span = f"≤ {most}" if least is None else f"≥ {least}" if most is None else f"{least}–{most}"
        here = board["temple"]["field"] == row["field"]
        mark = TEMPLE if here else " "
        camel = f" {CAMEL}" if row["camel"] else ""
        lines.append(Text(f"{mark} {row['field']}: {span}{camel}", "bold" if here else "dim"))
    return Text("\n").join(lines)


def _small_temple(board: dict[str, Any], say: Texts) -> Text:
    """Return the temple track in two lines: its name, and the field of this round."""
    from rich.text import Text

    title = Text(shortened(say("label-temple-track"), WIDTH), "bold")
    now = [row for row in board["temple"]["track"] if row["field"] == board["temple"]["field"]]
    fields = [f"{TEMPLE} {row['field']}{f' {CAMEL}' if row['camel'] else ''}" for row in now]
    return Text("\n").join([title, Text(" ".join(fields), "bold")])


# --- The players ----------------------------------------------------------------------------------


def _players(view: dict[str, Any], say: Texts, *, boxed: bool = True) -> RenderableType:
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=box.ROUNDED if boxed else None, expand=False)
    for label in ("player", "points", "gold", "cards", "pyramids", "farmers", "offer"):
        grid.add_column(say(f"label-{label}"), no_wrap=True, justify="right")
    grid.columns[0].justify = "left"
    for player in view["table"]["players"]:
        seat = player["seat"]
        mark = "► " if seat in view["players_to_move"] else "  "
        sets = f" ({player['sets']}×{SET_POINTS})" if player["sets"] else ""
        grid.add_row(
            Text.assemble(mark, _player_name(view, seat)),
            str(player["points"]),
            "?" if player["gold"] is None else str(player["gold"]),
            str(player["cards"]),
            f"{player['pyramids']}{sets}",
            str(player["farmers"]),
            _offer(view["table"], player),
        )
    return grid


def _played(view: dict[str, Any], player: dict[str, Any], say: Texts) -> Text:
    from rich.text import Text

    cards = ", ".join(say(f"card-{card}") for card in player["played"])
    return Text.assemble(
        _player_name(view, player["seat"]), f" · {say('label-open-cards')}: {cards}"
    )


def _offer(board: dict[str, Any], player: dict[str, Any]) -> str:
    """Return the open offer, or while offers are made, whether this one is finished."""
    offering = board["offering"]
    if offering and not offering["open"]:
        return "✓" if player["seat"] in offering["sealed"] else "…"
    if player["offer"] is None or not offering:
        return ""
    return str(STEAL) if player["steals"] else str(player["offer"])


def _hand(view: dict[str, Any], say: Texts) -> Text:
    from rich.text import Text

    hand = view["table"]["hand"]
    cards = [say(f"card-{kind}") + (f" ×{n}" if n > 1 else "") for kind, n in hand.items()]
    return Text.assemble((f"{say('label-hand')}: ", "bold"), ", ".join(cards) or say("label-empty"))


# --- The rules page -------------------------------------------------------------------------------


def draw_board(say: Texts) -> RenderableType:
    """Draw the numbers of the game's own board, with a question mark at stand-ins."""
    from rich import box
    from rich.console import Group
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=box.SIMPLE)
    grid.add_column(say("label-province"))
    for column in ("fields", "card-limit"):
        grid.add_column(say(f"label-{column}"), justify="right")
    for province in DATA["provinces"]:
        numbers = [_with_doubt(province, column) for column in STAND_INS]
        grid.add_row(say(f"province-{province['id']}"), *numbers)
    total = sum(province["fields"] for province in DATA["provinces"])
    return Group(
        Text(say("label-board"), "bold"),
        grid,
        Text(say("label-field-total", total=total)),
        Text(say("label-stand-ins"), "dim"),
    )


def _with_doubt(province: dict[str, Any], column: str) -> str:
    return f"{province[column]}{'?' if is_stand_in(province, column) else ' '}"
