"""``heliopolis arena``: compare bots, with confidence intervals."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from heliopolis.cli.exits import INTERRUPTED
from heliopolis.cli.inputs import find_game, parse_options
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, console, print_json
from heliopolis.cli.play import Options
from heliopolis.cli.progress import progress_bar
from heliopolis.cli.report import Report, ReportFile, reproducing_command
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from heliopolis.arena import Outcome
    from heliopolis.arena.sprt import Sprt
    from heliopolis.arena.tournament import Plan
    from heliopolis.kernel.game import Game

Name = Annotated[str, typer.Argument(metavar="GAME", help="The game.", show_default=False)]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME[*N],…",
        help="The bots, such as greedy,search:500,random or my_module:MyBot. NAME*3 takes three "
        "seats at each table. With fewer seats than bots, every selection of them plays; with "
        "more, every way to fill the seats in which each bot has at least one.",
        show_default=False,
    ),
]
Seats = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of players.", show_default="the number of bots"),
]
Games = Annotated[
    int,
    typer.Option(
        "--games",
        "-n",
        metavar="N",
        help="Number of games, rounded up to whole rounds of seatings.",
    ),
]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", metavar="N", help="Number of games to play in parallel.")
]
Seed = Annotated[
    int,
    typer.Option(
        metavar="NUMBER", help="Seed of the first deal; later deals use the following numbers."
    ),
]
Resume = Annotated[
    str | None,
    typer.Option(
        "--resume",
        metavar="FILE",
        help="Append every finished game to this file; if it exists, continue from it.",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster at HOST:PORT, ray://HOST:PORT or auto. Without an address, use "
        "RAY_ADDRESS, or start a local cluster with --jobs cores.",
    ),
]

SprtOption = Annotated[
    str | None,
    typer.Option(
        "--sprt",
        metavar="ELO0,ELO1",
        help="Stop as soon as a sequential probability ratio test has decided whether the first of "
        "two bots is stronger by ELO1 rather than ELO0, with errors of 5 %; --games is the limit.",
    ),
]

RAY_FLAG = "--ray"
HERE = "local"
_ADDRESS = re.compile(r"auto|local|ray://\S+|[\w.-]+:[0-9]+")
# Options that do not change the result.
OPTIONS_WITHOUT_EFFECT = ("--report", "--resume", "--jobs", "-j", "--lang")


class ArenaCommand(TyperCommand):
    """A command whose option ``--ray`` takes an optional address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Insert the default address where none is given."""
        completed: list[str] = []
        for word, following in zip(args, [*args[1:], ""], strict=False):
            completed.append(word)
            if word == RAY_FLAG and not _ADDRESS.fullmatch(following):
                completed.append(os.environ.get("RAY_ADDRESS") or HERE)
        return super().parse_args(ctx, completed)


def arena(
    game: Name,
    bots: Bots,
    seats: Seats = None,
    option: Options = None,
    games: Games = 400,
    jobs: Jobs = 1,
    seed: Seed = 0,
    resume: Resume = None,
    json: AsJson = False,
    report: Report = None,
    ray: Ray = None,
    sprt: SprtOption = None,
    lang: Language = "",
) -> None:
    """Play bots against each other and report which is stronger, with confidence intervals.

    Every deal is played in every seating, so that neither seats nor luck favour a bot. The same
    seed gives the same result on every machine. Ctrl-C prints the results so far.

    [bold]Examples[/bold]

    [cyan]heliopolis arena priests-of-ra --bots greedy,random --games 400 --jobs 2[/cyan]

    [cyan]heliopolis arena priests-of-ra --bots 'search:1000,greedy*3' --resume night.jsonl[/cyan]

    [cyan]heliopolis arena priests-of-ra --bots greedy,random --seats 4 --report arena.html[/cyan]

    [cyan]heliopolis arena ur --bots netsearch:200:new.bin,netsearch:200 --sprt 0,10[/cyan]
    """
    from heliopolis.arena.sprt import Sprt
    from heliopolis.arena.tournament import Plan

    chosen = find_game(game)
    plan = Plan.of(chosen, bots, games, seats=seats, options=parse_options(option or []), seed=seed)
    test = Sprt.parse(sprt) if sprt is not None else None
    if test:
        test.check(plan.setting)
    terminal = Terminal(lang, chosen)
    page = ReportFile(report) if report is not None else None
    try:
        outcome = _played(plan, games, jobs, resume, ray, test, terminal)
    except BaseException:
        if page:
            page.discard()
        raise
    if page:
        from heliopolis.arena.report import tournament_page

        page.write(
            tournament_page(outcome, chosen, reproducing_command(OPTIONS_WITHOUT_EFFECT), lang)
        )
    if json:
        print_json(outcome.to_json())
    else:
        _show(outcome, chosen, terminal)
        if page:
            terminal.print_line(terminal.text("arena-report", file=page.name), "dim")
    if not outcome.complete:
        raise typer.Exit(INTERRUPTED)


def _played(
    plan: Plan,
    asked: int,
    jobs: int,
    resume: str | None,
    ray: str | None,
    sprt: Sprt | None,
    terminal: Terminal,
) -> Outcome:
    from heliopolis.arena.tournament import play_plan

    screen = console(stderr=True)
    if plan.games != asked and screen.is_terminal:
        screen.print(
            terminal.text("arena-rounded", games=plan.games, deals=plan.deals,
                          seatings=len(plan.setting.seatings))
        )  # fmt: skip
    with progress_bar(plan.games) as progress:
        return play_plan(
            plan, jobs=jobs, record=Path(resume) if resume is not None else None, ray=ray,
            progress=progress, sprt=sprt,
        )  # fmt: skip


def _show(outcome: Outcome, game: Game, terminal: Terminal) -> None:
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    from heliopolis.arena.report.formatting import Formatter

    fmt = Formatter(terminal.text)
    terminal.show(Text(title_of(game, terminal.language), "bold yellow"))
    terminal.print_text("arena-what", games=outcome.games, seats=outcome.seats, deals=outcome.deals,
                 seatings=len(outcome.seatings), first=str(outcome.seed))  # fmt: skip
    if not outcome.complete:
        terminal.print_text("arena-stopped", "bold red")
    grid = Grid(box=box.SIMPLE, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(terminal.text("report-bot"), overflow="fold")
    for key in ("win-share", "interval", "fair-share", "score", "rating", "mean-time"):
        grid.add_column(terminal.text(f"report-{key}"), justify="right")
    for standing in outcome.bots:
        grid.add_row(
            standing.name,
            Text(fmt.percent(standing.win_share), "bold"),
            fmt.percents(standing.ci95),
            fmt.percent(standing.fair_share),
            fmt.decimal(standing.mean_score),
            f"{fmt.decimal(standing.rating)} ± {fmt.decimal(standing.rating_sigma)}",
            fmt.seconds(standing.seconds_per_decision),
        )
    terminal.show()
    terminal.show(grid)
    terminal.show()
    if outcome.sprt:
        test = outcome.sprt
        terminal.print_text(
            f"arena-sprt-{test.decision}", "bold", llr=fmt.hundredths(test.llr),
            lower=fmt.hundredths(test.lower), upper=fmt.hundredths(test.upper),
            elo=fmt.decimal(test.elo), deals=test.deals,
        )  # fmt: skip
    terminal.print_text("study-time", "dim", seconds=outcome.seconds,
                 rate=outcome.games / max(outcome.seconds, 1e-3))  # fmt: skip
