"""``heliopolis bench server``: measure the moves per second of a table server."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from heliopolis.cli.inputs import find_game
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, print_json

NAME = "bench server"
FIGURES = ("moves_per_s", "p50_ms", "p99_ms", "cpu_ms_a_move", "rss_mb", "refused")
PAGE_FIGURES = ("warm_ms", "cold_ms", "sent_kb", "memory_kb")


class Commands(TyperGroup):
    """The command group, in which one command has a name of two words."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the arguments begin with."""
        if args[:2] == NAME.split():
            return NAME, self.commands[NAME], args[2:]
        return super().resolve_command(ctx, args)


def bench_server(
    database: Annotated[
        str,
        typer.Option(
            metavar="sqlite|postgresql|ADDRESS",
            help="A temporary database of that kind, or the address of an empty one.",
        ),
    ] = "sqlite",
    tables: Annotated[int, typer.Option(min=1, help="Number of tables played at once.")] = 500,
    connections: Annotated[
        int,
        typer.Option(
            min=1, help="Number of WebSockets over all tables; those without a seat watch."
        ),
    ] = 2_000,
    rate: Annotated[
        float,
        typer.Option(min=0, help="Moves per second.", show_default="as fast as possible"),
    ] = 0.0,
    seconds: Annotated[float, typer.Option(min=1, help="Duration of the measurement.")] = 20.0,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Number of server processes; SQLite allows one.")
    ] = 1,
    game: Annotated[str, typer.Option(metavar="GAME", help="The game.")] = "priests-of-ra",
    seats: Annotated[int, typer.Option(min=1, max=8, help="Number of people at each table.")] = 3,
    page: Annotated[
        bool, typer.Option("--page", help="Measure how fast the page of a long game opens instead.")
    ] = False,
    json: AsJson = False,
    lang: Language = "",
) -> None:
    """Measure the moves per second of a table server on this machine.

    Starts a server, and a database unless an address is given, and plays at many tables over
    WebSockets. A move counts when the server has acknowledged that it is durable.

    [bold]Examples[/bold]

    [cyan]heliopolis bench server --database postgresql --json[/cyan]

    [cyan]heliopolis bench server --rate 250[/cyan]

    [cyan]heliopolis bench server --page[/cyan]
    """
    from heliopolis.server.load import measure
    from heliopolis.server.load import page as pages

    played = find_game(game)
    played.check_seats(seats)
    if page:
        result = pages.measure(database)
    else:
        load = measure.Load(
            database, tables, connections, seconds, rate, workers, played.name, seats
        )
        result = measure.measure(load)
    if json:
        print_json(result)
    elif page:
        _show_pages(result, Terminal(lang))
    else:
        _show(result, Terminal(lang))


def _show(result: dict[str, Any], terminal: Terminal) -> None:
    text = terminal.text
    title = text("bench-tables", tables=result["tables"], connections=result["connections"])
    _grid(terminal, f"{result['database']} · {title}", [
        (text(f"bench-{name}"), text("bench-number", n=result[name])) for name in FIGURES
    ])  # fmt: skip


def _show_pages(result: dict[str, Any], terminal: Terminal) -> None:
    text = terminal.text
    rows = [
        (text(f"bench-{name}", step=at["step"]), text("bench-number", n=at[name]))
        for at in result["pages"]
        for name in PAGE_FIGURES
    ]
    _grid(terminal, f"{result['database']} · {result['game']}", rows)


def _grid(terminal: Terminal, title: str, rows: list[tuple[str, str]]) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    terminal.show(Text(title, "bold yellow"))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for name, value in rows:
        grid.add_row(Text(name, "dim"), value)
    terminal.show(grid)
