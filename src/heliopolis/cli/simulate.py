"""``heliopolis simulate``: play many games and report statistics of the game itself."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from heliopolis.cli.inputs import find_game, parse_options
from heliopolis.cli.language import Language, wrong_input
from heliopolis.cli.output import AsJson, Terminal, print_json
from heliopolis.cli.play import Options
from heliopolis.cli.progress import progress_bar
from heliopolis.cli.report import Report, ReportFile, reproducing_command
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from heliopolis.analysis.decisiveness import Decisiveness
    from heliopolis.arena import Spread, Study
    from heliopolis.arena.simulate import Difference
    from heliopolis.kernel.game import Game

Name = Annotated[str | None, typer.Argument(metavar="GAME", help="The game.", show_default=False)]
Games = Annotated[int, typer.Option("--games", "-n", metavar="N", help="Number of games.")]
Seats = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of players.", show_default="the game's minimum"),
]
Biased = Annotated[
    bool,
    typer.Option(
        "--biased",
        help="Choose moves with the game's weights, so that rare endings occur, instead of "
        "uniformly.",
    ),
]
Target = Annotated[
    str | None,
    typer.Option(
        metavar="compiled|plain",
        help="The target on which random bots play: compiled is about a hundred times faster, but "
        "compiles for some seconds at first use; both play the same games.",
        show_default="compiled",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME[*N],…",
        help="The bots. Bots other than random play at tables, seated as in the arena.",
    ),
]
Detail = Annotated[
    int,
    typer.Option(
        metavar="N",
        help="Number of games in which events, changes of the lead and choices are counted.",
    ),
]
Against = Annotated[
    list[str] | None,
    typer.Option(
        "--against",
        metavar="NAME=VALUE",
        help="Compare with the same study under another option; may be given several times.",
    ),
]
Speed = Annotated[
    bool,
    typer.Option(
        "--speed",
        help="Only measure the speed of studies, compared with bench and on two cores.",
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="Number of cores to use.")]
Seed = Annotated[
    int,
    typer.Option(
        metavar="NUMBER", help="Seed of the first game; later games use the following numbers."
    ),
]

# Options that do not change the result.
OPTIONS_WITHOUT_EFFECT = ("--report", "--jobs", "-j", "--lang")
GAMES_PER_PAIR = 5  # games whose events are counted, for each pair that measures luck
MAX_EVENTS_SHOWN = 8  # events that distinguish winners from others


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
    against: Against = None,
    detail: Detail = 1000,
    json: AsJson = False,
    report: Report = None,
    speed: Speed = False,
    lang: Language = "",
) -> None:
    """Play many games and report wins by seat, scores, lengths, and what winners have in common.

    With --against, the games are played again with other options, and the figures compared. The
    same seed gives the same result, whatever the target and the number of cores.

    [bold]Examples[/bold]

    [cyan]heliopolis simulate priests-of-ra --games 100000 --seats 4[/cyan]

    [cyan]heliopolis simulate --seats 3 --option burial_scoring=each_color --biased --json[/cyan]

    [cyan]heliopolis simulate priests-of-ra --games 20000 --against burial_scoring=each_color[/cyan]

    [cyan]heliopolis simulate --bots greedy --games 200 --jobs 2 --report study.html[/cyan]
    """
    from heliopolis.arena import simulate as study_of
    from heliopolis.arena.simulate import compare

    chosen, options = find_game(game), parse_options(option or [])
    others = {**options, **parse_options(against, "--against")} if against else None
    if others is not None:  # refused now, not after the first games
        chosen.encode_setup(chosen.default_seats() if seats is None else seats, others, None)
    terminal = Terminal(lang, chosen)
    if speed:
        _measure(chosen, seats, report, json, terminal)
        return
    page = ReportFile(report) if report is not None else None
    try:
        with progress_bar(games) as progress:

            def played(options: dict[str, str], detail: int) -> Study:
                return study_of(
                    chosen, games, seats=seats, seed=seed, options=options, bots=bots,
                    biased=biased, target=target, jobs=jobs, detail=detail,
                    progress=lambda done: progress(done, max(games, done)),
                )  # fmt: skip

            study = played(options, detail)
            other = played(others, 0) if others is not None else None
            luck = _luck(study, chosen, target)
    except BaseException:
        if page:
            page.discard()
        raise
    if page:
        from heliopolis.arena.report import study_page

        page.write(
            study_page(study, chosen, reproducing_command(OPTIONS_WITHOUT_EFFECT), lang, luck)
        )
    compared = compare(study, other) if other else []
    if json:
        told = {"against": [asdict(one) for one in compared]} if other else {}
        print_json({**study.to_json(), "luck": asdict(luck) if luck else None, **told})
    else:
        _show(study, luck, chosen, terminal)
        if other:
            _show_differences(compared, against or [], terminal)
        if page:
            terminal.print_line(terminal.text("arena-report", file=page.name), "dim")


def _measure(
    game: Game, seats: int | None, report: str | None, json: bool, terminal: Terminal
) -> None:
    from heliopolis.arena.speed import measure

    if report is not None:
        raise wrong_input("not-together", option="--report", other="--speed")
    measured = measure(game, seats)
    if json:
        print_json(measured)
        return
    for name in ("bench_games_per_s", "simulate_games_per_s", "simulate_2_cores_games_per_s",
                 "ratio_simulate_bench", "ratio_2_cores"):  # fmt: skip
        terminal.print_text(f"speed-{name}", n=measured[name])


def _luck(study: Study, game: Game, target: str | None) -> Decisiveness | None:
    """Measure how much luck decides, in games of their own beside those of the study."""
    from heliopolis.analysis.decisiveness import measure_decisiveness

    pairs = study.detailed // GAMES_PER_PAIR
    if not pairs:
        return None
    return measure_decisiveness(
        game, pairs, seats=study.seats, options=study.options, seed=study.seed, target=target
    )


def _grid(first: str, *figures: str) -> Grid:
    """Return a table with a column of names and columns of figures."""
    from rich import box
    from rich.table import Table

    grid = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    grid.add_column(first)
    for title in figures:
        grid.add_column(title, justify="right")
    return grid


def _show_apart(grid: Grid, terminal: Terminal) -> None:
    terminal.show()
    terminal.show(grid)
    terminal.show()


def _show(study: Study, luck: Decisiveness | None, game: Game, terminal: Terminal) -> None:
    from rich.text import Text

    terminal.show(Text(title_of(game, terminal.language), "bold yellow"))
    if study.bots == ["random"]:
        terminal.print_text(
            "study-what", games=study.games, seats=study.seats, target=study.target,
            first=str(study.seed), weighed=str(study.biased).lower(),
        )  # fmt: skip
    else:
        terminal.print_text(
            "study-of-bots", games=study.games, seats=study.seats, bots=", ".join(study.bots),
            first=str(study.seed),
        )  # fmt: skip
    figures = ("wins", "share", "interval", "score", "deviation", "range")
    grid = _grid(terminal.text("study-seat"), *(terminal.text(f"study-{key}") for key in figures))
    for standing in study.standings:
        low, high = standing.interval
        grid.add_row(
            standing.seat,
            terminal.text("study-count", n=standing.wins),
            terminal.text("study-percent", share=standing.share),
            terminal.text("study-percents", low=low, high=high),
            *_spread(standing.score, terminal),
        )
    _show_apart(grid, terminal)
    length = study.decisions
    terminal.print_text(
        "study-length", mean=length.mean, deviation=length.deviation, minimum=length.minimum,
        maximum=length.maximum,
    )  # fmt: skip
    terminal.print_text("study-winning", score=study.winning_score.mean, margin=study.margin.mean)
    if study.course:
        terminal.print_text(
            "study-course", changes=study.course.lead_changes.mean,
            branching=study.course.branching, forced=study.course.forced,
        )  # fmt: skip
    if luck:
        low, high = luck.luck_ci95
        terminal.print_text(
            "study-luck", same=luck.same_winner, chance=luck.by_chance, luck=luck.luck, low=low,
            high=high,
        )  # fmt: skip
    _show_events(study, terminal)
    _show_worths(study, terminal)
    terminal.print_text(
        "study-time", "dim", seconds=study.seconds, rate=study.games / max(study.seconds, 1e-3)
    )


def _show_differences(compared: list[Difference], against: list[str], terminal: Terminal) -> None:
    """Print how the figures change with other options."""
    terminal.print_text("study-against", "bold", options=", ".join(against))
    figures = ("first", "second", "difference", "interval")
    grid = _grid("", *(terminal.text(f"study-{key}") for key in figures))
    for one in compared:
        scale = 100 if one.figure == "share" else 1
        values = (one.first, one.second, one.difference, *one.ci95)
        first, second, gap, low, high = (
            _with_minus(terminal.text("study-decimal", n=round(scale * value, 1) + 0.0))
            for value in values
        )
        name = terminal.text(f"study-figure-{one.figure}", seat=one.seat or "")
        grid.add_row(
            name, first, second, gap, f"{low} – {high}", style="" if one.beyond_chance else "dim"
        )
    terminal.show(grid)
    terminal.print_text("study-against-hint", "dim")


def _with_minus(number: str) -> str:
    """Return a number with a minus sign that is not taken for the dash of a range."""
    return number.replace("-", "−")


def _show_worths(study: Study, terminal: Terminal) -> None:
    """Print what the events are worth that differ from nothing beyond chance."""
    from heliopolis.arena.report.formatting import Formatter

    fmt = Formatter(terminal.text)
    worths = study.worths()[:MAX_EVENTS_SHOWN]
    if not worths:
        return
    grid = _grid(*(terminal.text(f"report-{key}") for key in ("event", "worth", "interval")))
    for event in worths:
        assert event.worth is not None
        assert event.worth_ci95 is not None
        worth, low, high = (
            _with_minus(fmt.hundredths(points)) for points in (event.worth, *event.worth_ci95)
        )
        grid.add_row(fmt.event(event.log_event, event.values), worth, f"{low} – {high}")
    _show_apart(grid, terminal)


def _show_events(study: Study, terminal: Terminal) -> None:
    """Print the events that distinguish winners most clearly."""
    from heliopolis.arena.report.formatting import Formatter

    fmt = Formatter(terminal.text)
    distinguishing = study.distinguishing()[:MAX_EVENTS_SHOWN]
    if not distinguishing:
        return
    figures = ("event", "in-wins", "interval", "in-losses", "interval")
    grid = _grid(*(terminal.text(f"report-{key}") for key in figures))
    for event in distinguishing:
        grid.add_row(
            fmt.event(event.log_event, event.values),
            fmt.percent(event.share_in_wins),
            fmt.percents(event.wins_ci95),
            fmt.percent(event.share_in_losses),
            fmt.percents(event.losses_ci95),
        )
    _show_apart(grid, terminal)


def _spread(spread: Spread, terminal: Terminal) -> list[str]:
    return [
        terminal.text("study-decimal", n=spread.mean),
        terminal.text("study-decimal", n=spread.deviation),
        f"{spread.minimum}–{spread.maximum}",
    ]
