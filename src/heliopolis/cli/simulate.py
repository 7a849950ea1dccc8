"""``heliopolis simulate``: random games by the thousand, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from heliopolis.cli.inputs import game_named, options_given
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, console, print_json
from heliopolis.cli.play import Options

if TYPE_CHECKING:
    from heliopolis.arena import Spread, Study
    from heliopolis.kernel.game import Game

Name = Annotated[str | None, typer.Argument(metavar="GAME", help="The game.", show_default=False)]
Games = Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games to play.")]
Seats = Annotated[
    int | None,
    typer.Option(metavar="N", help="How many players.", show_default="the fewest it takes"),
]
Biased = Annotated[
    bool,
    typer.Option(
        "--biased",
        help="Weigh the moves as the game asks for, so that rare endings occur; "
        "else every legal move is equally likely.",
    ),
]
Target = Annotated[
    str,
    typer.Option(
        metavar="compiled|plain",
        help="compiled is about a hundred times faster, but compiles for some seconds when it is "
        "first used; both give the same games.",
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="How many cores to use.")]
Seed = Annotated[
    int, typer.Option(metavar="NUMBER", help="The seed of the first game; the others follow it.")
]


def simulate(
    game: Name = None,
    games: Games = 1000,
    seats: Seats = None,
    option: Options = None,
    biased: Biased = False,
    target: Target = "compiled",
    jobs: Jobs = 1,
    seed: Seed = 0,
    json: AsJson = False,
    lang: Language = "",
) -> None:
    """Play many random games and see who wins how often, with which scores.

    The same seed gives the same result, whatever the target and the number of cores.

    [bold]Examples[/bold]

    [cyan]heliopolis simulate priests-of-ra --games 100000 --seats 4[/cyan]

    [cyan]heliopolis simulate --seats 3 --option burial_scoring=each_color --biased --json[/cyan]
    """
    from heliopolis.arena import simulate as study_of

    chosen, options = game_named(game), options_given(option or [])
    terminal = Terminal(lang, chosen)
    with _progress(games) as progress:
        study = study_of(
            chosen, games, seats=seats, seed=seed, options=options, biased=biased, target=target,
            jobs=jobs, progress=progress,
        )  # fmt: skip
    if json:
        print_json(study.to_json())
    else:
        _show(study, chosen, terminal)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while somebody may be watching it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    screen = console(stderr=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    ) as bar:
        task = bar.add_task("", total=max(0, games))
        yield lambda done: bar.update(task, completed=done)


def _show(study: Study, game: Game, terminal: Terminal) -> None:
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    terminal.show(Text(game.title, "bold yellow"))
    terminal.say("study-what", games=study.games, seats=study.seats, target=study.target,
                 first=str(study.seed), weighed=str(study.biased).lower())  # fmt: skip
    grid = Grid(box=box.SIMPLE, pad_edge=False, show_edge=False)
    grid.add_column(terminal.text("study-seat"))
    for key in ("wins", "share", "interval", "score", "deviation", "range"):
        grid.add_column(terminal.text(f"study-{key}"), justify="right")
    for standing in study.standings:
        low, high = standing.interval
        grid.add_row(
            standing.seat,
            terminal.text("study-count", n=standing.wins),
            terminal.text("study-percent", share=standing.share),
            terminal.text("study-percents", low=low, high=high),
            *_spread(standing.score, terminal),
        )
    terminal.show()
    terminal.show(grid)
    terminal.show()
    length = study.decisions
    terminal.say("study-length", mean=length.mean, deviation=length.deviation, least=length.least,
                 most=length.most)  # fmt: skip
    terminal.say("study-time", "dim", seconds=study.seconds, rate=study.games / study.seconds)


def _spread(spread: Spread, terminal: Terminal) -> list[str]:
    return [
        terminal.text("study-decimal", n=spread.mean),
        terminal.text("study-decimal", n=spread.deviation),
        f"{spread.least}–{spread.most}",
    ]
