"""``heliopolis simulate``: games by the thousand, and what they show of the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from heliopolis.cli.ending import InputError
from heliopolis.cli.inputs import game_named, options_given
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, print_json
from heliopolis.cli.play import Options
from heliopolis.cli.progress import progress_bar
from heliopolis.cli.report import Report, ReportFile, typed_again

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
    str | None,
    typer.Option(
        metavar="compiled|plain",
        help="Where random bots play: compiled is about a hundred times faster, but compiles for "
        "some seconds when it is first used; both give the same games.",
        show_default="compiled",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME[*N],…",
        help="Who plays. Other bots than random sit at tables, seated as in the arena.",
    ),
]
Detail = Annotated[
    int,
    typer.Option(
        metavar="N",
        help="In how many of the games to count what happened to winners and to others.",
    ),
]
Speed = Annotated[
    bool,
    typer.Option(
        "--speed",
        help="Only measure: how fast studies are beside the bench, and on two cores beside one.",
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="How many cores to use.")]
Seed = Annotated[
    int, typer.Option(metavar="NUMBER", help="The seed of the first game; the others follow it.")
]

# What is not needed to get the same result again.
BESIDE_THE_POINT = ("--report", "--jobs", "-j", "--lang")
MOST_SHOWN = 8  # of the things that tell winners from others


def simulate(
    game: Name = None,
    games: Games = 1000,
    seats: Seats = None,
    option: Options = None,
    biased: Biased = False,
    target: Target = None,
    bots: Bots = "random",
    jobs: Jobs = 1,
    seed: Seed = 0,
    detail: Detail = 1000,
    json: AsJson = False,
    report: Report = None,
    speed: Speed = False,
    lang: Language = "",
) -> None:
    """Play many games and see who wins how often, with which scores, and what helps to win.

    The same seed gives the same result, whatever the target and the number of cores.

    [bold]Examples[/bold]

    [cyan]heliopolis simulate priests-of-ra --games 100000 --seats 4[/cyan]

    [cyan]heliopolis simulate --seats 3 --option burial_scoring=each_color --biased --json[/cyan]

    [cyan]heliopolis simulate --bots greedy --games 200 --jobs 2 --report study.html[/cyan]
    """
    from heliopolis.arena import simulate as study_of

    chosen, options = game_named(game), options_given(option or [])
    terminal = Terminal(lang, chosen)
    if speed:
        _measure(chosen, seats, report, json, terminal)
        return
    page = ReportFile(report) if report is not None else None
    try:
        with progress_bar(games) as progress:
            study = study_of(
                chosen, games, seats=seats, seed=seed, options=options, bots=bots, biased=biased,
                target=target, jobs=jobs, detail=detail,
                progress=lambda done: progress(done, max(games, done)),
            )  # fmt: skip
    except BaseException:
        if page:
            page.give_up()
        raise
    if page:
        from heliopolis.arena.report import study_page

        page.write(study_page(study, chosen, typed_again(BESIDE_THE_POINT), lang))
    if json:
        print_json(study.to_json())
    else:
        _show(study, chosen, terminal)
        if page:
            terminal.say("arena-report", "dim", file=page.name)


def _measure(
    game: Game, seats: int | None, report: str | None, json: bool, terminal: Terminal
) -> None:
    from heliopolis.arena.speed import measure

    if report is not None:
        raise InputError("--report: there is none of --speed")
    measured = measure(game, seats)
    if json:
        print_json(measured)
        return
    for name in ("bench_games_per_s", "simulate_games_per_s", "simulate_2_cores_games_per_s",
                 "ratio_simulate_bench", "ratio_2_cores"):  # fmt: skip
        terminal.say(f"speed-{name}", n=measured[name])


def _show(study: Study, game: Game, terminal: Terminal) -> None:
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    terminal.show(Text(game.title, "bold yellow"))
    if study.bots == ["random"]:
        terminal.say("study-what", games=study.games, seats=study.seats, target=study.target,
                     first=str(study.seed), weighed=str(study.biased).lower())  # fmt: skip
    else:
        terminal.say("study-of-bots", games=study.games, seats=study.seats,
                     bots=", ".join(study.bots), first=str(study.seed))  # fmt: skip
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
    terminal.say("study-winning", score=study.winning_score.mean, margin=study.margin.mean)
    _show_things(study, terminal)
    terminal.say("study-time", "dim", seconds=study.seconds,
                 rate=study.games / max(study.seconds, 1e-3))  # fmt: skip


def _show_things(study: Study, terminal: Terminal) -> None:
    """What tells winners from others most clearly."""
    from rich import box
    from rich.table import Table as Grid

    from heliopolis.arena.report.words import Words

    words = Words(terminal.text)
    telling = study.telling()[:MOST_SHOWN]
    if not telling:
        return
    grid = Grid(box=box.SIMPLE, pad_edge=False, show_edge=False)
    grid.add_column(terminal.text("report-thing"))
    for key in ("in-wins", "interval", "in-losses", "interval"):
        grid.add_column(terminal.text(f"report-{key}"), justify="right")
    for thing in telling:
        grid.add_row(
            words.thing(thing.log_event, thing.values),
            words.percent(thing.share_in_wins),
            words.percents(thing.wins_ci95),
            words.percent(thing.share_in_losses),
            words.percents(thing.losses_ci95),
        )
    terminal.show()
    terminal.show(grid)
    terminal.show()


def _spread(spread: Spread, terminal: Terminal) -> list[str]:
    return [
        terminal.text("study-decimal", n=spread.mean),
        terminal.text("study-decimal", n=spread.deviation),
        f"{spread.least}–{spread.most}",
    ]
