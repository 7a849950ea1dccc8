"""Priests of Ra in a terminal: the rows, the suns, the bag, and every player's display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heliopolis.games.priests_of_ra.board import DATA

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from heliopolis.texts import Texts

COLOURS = {
    "profession": "cyan",
    "building": "yellow",
    "burial_chamber": "magenta",
    "pyramid": "bright_yellow",
    "priest": "green",
    "plague": "red",
}
PLAYER_COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow")

_category = {face["id"]: face["category"] for face in DATA["tiles"]["faces"]}


def draw(view: dict[str, Any], say: Texts) -> RenderableType:
    """The whole table from one seat's point of view."""
    from rich.console import Group

    return Group(_rows(view, say), _bag(view, say), _players(view, say))


def _rows(view: dict[str, Any], say: Texts) -> RenderableType:
    from rich.table import Table as Grid
    from rich.text import Text

    board = view["table"]
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(Text(say("label-epoch"), "bold"), Text(f"{board['epoch']}. {_epoch(board, say)}"))
    grid.add_row(Text(say("label-ra-row"), "bold"), _ra_row(board["ra_row"]))
    grid.add_row(Text(say("label-auction-row"), "bold"), _auction_row(board, say))
    grid.add_row(Text(say("label-centre-sun"), "bold"), Text(_sun(board["centre_sun"]), "yellow"))
    auction = board["auction"]
    if auction and auction["best_bid"]:
        leader = view["names"][auction["best_bidder"]]
        bid = Text.assemble((_sun(auction["best_bid"]), "yellow"), " ", leader)
        grid.add_row(Text(say("label-bid"), "bold"), bid)
    if board["flipping"]:
        left = str(board["flipping"]["flips_left"])
        grid.add_row(Text(say("label-priests-left"), "bold"), Text(left, "green"))
    return grid


def _epoch(board: dict[str, Any], say: Texts) -> str:
    return say(f"epoch-{board['epoch_name']}")


def _ra_row(row: dict[str, int]) -> Text:
    from rich.text import Text

    tiles, spaces = row["tiles"], row["spaces"]
    return Text.assemble(
        ("▲ " * tiles, "bright_red"), ("· " * (spaces - tiles), "dim"), f" {tiles}/{spaces}"
    )


def _auction_row(board: dict[str, Any], say: Texts) -> Text:
    from rich.text import Text

    row, spaces = board["auction_row"], board["row_spaces"]
    text = Text(" ").join([_face(face, say) for face in row])
    free = "· " * (spaces - len(row))
    return Text.assemble(text, " " if row else "", (free, "dim"), f" {len(row)}/{spaces}")


def _bag(view: dict[str, Any], say: Texts) -> RenderableType:
    from rich.text import Text

    board = view["table"]
    kinds = ", ".join(f"{say(f'kind-{kind}')} {n}" for kind, n in board["bag"].items() if n)
    return Text(f"{say('label-bag')} {board['bag_left']}: {kinds}", "dim")


def _players(view: dict[str, Any], say: Texts) -> RenderableType:
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=box.ROUNDED, expand=False, show_lines=True)
    for label in ("player", "suns", "used", "points", "ankhs"):
        grid.add_column(say(f"label-{label}"), no_wrap=True)
    grid.add_column(say("label-display"))
    for player in view["table"]["players"]:
        seat = player["seat"]
        mark = "► " if seat in view["waiting"] else "  "
        points = player["points"]
        grid.add_row(
            Text(mark + view["names"][seat], f"bold {PLAYER_COLOURS[seat]}"),
            Text(" ".join(map(_sun, player["suns_up"])), "yellow"),
            Text(" ".join(map(str, player["suns_down"])), "dim"),
            Text(say("label-hidden") if points is None else str(points)),
            Text("☥" * player["ankhs"]),
            _display(player["display"], say),
        )
    return grid


def _display(display: dict[str, int], say: Texts) -> Text:
    from rich.text import Text

    if not display:
        return Text(say("label-empty"), "dim")
    return Text(", ").join(
        [Text.assemble(_face(face, say), f" {n}" if n > 1 else "") for face, n in display.items()]
    )


def _face(face: str, say: Texts) -> Text:
    from rich.text import Text

    return Text(say(f"face-{face}"), COLOURS[_category[face]])


def _sun(value: int) -> str:
    return f"☼{value}"
