"""``heliopolis bench``: measure the speed of the rules, or print their signature."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis import games
from heliopolis.cli.inputs import find_game
from heliopolis.cli.language import Language, wrong_input
from heliopolis.cli.output import AsJson, Terminal, console, print_json
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

Name = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game.", show_default="every game")
]
Seats = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of players.", show_default="the game's usual number"),
]
Signature = Annotated[
    bool,
    typer.Option(
        "--signature",
        help="Only print the signature of the rules: it changes when their behaviour does.",
    ),
]
Search = Annotated[
    bool,
    typer.Option(
        "--search",
        help="Only print the search iterations per second on one core.",
    ),
]
Target = Annotated[
    str | None,
    typer.Option(
        metavar="plain|compiled|cuda",
        help="The target of --signature; all targets must give the same signature.",
        show_default="plain",
    ),
]
SPEEDS = ("plain", "compiled", "cuda")
FIGURES = (
    "ratio_compiled_plain", "decisions_per_game", "state_bytes", "copy_ns", "compile_s", "load_s",
    "signature",
)  # fmt: skip


def bench(
    game: Name = None,
    seats: Seats = None,
    signature: Signature = False,
    search: Search = False,
    target: Target = None,
    json: AsJson = False,
    lang: Language = "",
) -> None:
    """Measure the decisions per second of a game's rules on this machine.

    Takes about half a minute per game, most of it for compiling.

    [bold]Examples[/bold]

    [cyan]heliopolis bench priests-of-ra --seats 4 --json[/cyan]

    [cyan]heliopolis bench --signature[/cyan]

    [cyan]heliopolis bench amun-re --search[/cyan]
    """
    chosen = [find_game(game)] if game else [games.find(name) for name in games.names()]
    if signature and search:
        raise wrong_input("not-together", option="--search", other="--signature")
    if signature:
        if seats is not None:
            raise wrong_input("signature-seats")
        results = _signatures(chosen, target or "plain")
    else:
        if target is not None:
            raise wrong_input("requires-signature")
        results = _searches(chosen, seats) if search else _measurements(chosen, seats, lang)
    if json:
        print_json(results[find_game(game).name] if game else results)
    elif signature or search:
        for name, value in results.items():
            typer.echo(value if game else f"{name} {value}")
    else:
        for one in chosen:
            _show(one, results[one.name], Terminal(lang, one))


def _signatures(chosen: list[Game], target: str) -> dict[str, Any]:
    from heliopolis.bench import signature

    return {game.name: signature(game, target) for game in chosen}


def _searches(chosen: list[Game], seats: int | None) -> dict[str, Any]:
    from heliopolis.bench import search_iterations

    return {game.name: search_iterations(game, seats) for game in chosen}


def _measurements(chosen: list[Game], seats: int | None, language: str) -> dict[str, Any]:
    from heliopolis.bench import measure

    results = {}
    screen = console(stderr=True)
    for game in chosen:
        if seats is not None:
            game.check_seats(seats)
        title = title_of(game, language)
        text = Terminal(language, game).text("bench-measuring", game=title)
        with screen.status(text) if screen.is_terminal else nullcontext():
            results[game.name] = measure(game, seats)
    return results


def _show(game: Game, result: dict[str, Any], terminal: Terminal) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    text = terminal.text
    title = title_of(game, terminal.language)
    terminal.show(Text.assemble((title, "bold yellow"), " · "
                                + text("bench-seats", seats=result["seats"])))  # fmt: skip
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    for target in SPEEDS:
        speeds = result[target]
        if speeds is None:
            grid.add_row(Text(target, "bold"), Text(text("bench-none"), "dim"))
            continue
        grid.add_row(
            Text(target, "bold"),
            text("bench-decisions", n=speeds["decisions_per_s"]),
            text("bench-games", n=speeds["games_per_s"]),
        )
    terminal.show(grid)
    terminal.show()
    facts = Grid.grid(padding=(0, 2))
    facts.add_column()
    facts.add_column(justify="right")
    for figure in FIGURES:
        value = result[figure]
        shown = value if isinstance(value, str) else text("bench-number", n=value)
        facts.add_row(Text(text(f"bench-{figure}"), "dim"), shown)
    for title, share in result.get("shares", {}).items():
        facts.add_row(Text(text("bench-share", part=title), "dim"), f"{100 * share:.1f} %")
    terminal.show(facts)
