"""``heliopolis analyse``: what a game was worth at every step, and who made which mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from heliopolis.cli.inputs import read_table
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, print_json
from heliopolis.cli.progress import progress_bar
from heliopolis.cli.report import Report, ReportFile

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heliopolis.analysis import Analysis
    from heliopolis.analysis.wording import Wording

File = Annotated[str, typer.Argument(metavar="FILE", help="A journal; - reads standard input.")]
DepthName = Annotated[
    str,
    typer.Option(
        "--depth",
        metavar="DEPTH",
        help="glance, quick, normal or deep; normal takes about a minute for 300 decisions.",
    ),
]


def analyse(
    file: File,
    report: Report = None,
    depth: DepthName = "normal",
    json: AsJson = False,
    lang: Language = "",
) -> None:
    """Analyse a game: winning chances, luck, and every decision judged.

    Decisions are judged by what the player could know then, with the move that would have been
    better. The first analysis of a game compiles its rules, which takes a minute or more.

    [bold]Examples[/bold]

    [cyan]heliopolis analyse evening.journal[/cyan]

    [cyan]heliopolis analyse evening.journal --report evening.html[/cyan]

    [cyan]heliopolis analyse evening.journal --json --depth quick[/cyan]
    """
    from heliopolis.analysis import analyse as analyse_table
    from heliopolis.analysis.report import report as page

    table = read_table(file)
    written = ReportFile(report) if report else None
    try:
        with progress_bar(2 * len(table.moves)) as progress:
            analysis = analyse_table(table, depth, progress=progress)
    except BaseException:
        if written:
            written.discard()
        raise
    terminal = Terminal(lang, table.game)
    if written:
        written.write(page(analysis, terminal.language))
    if json:
        print_json(analysis.to_json())
        return
    _show(analysis, terminal)
    if written:
        terminal.print_line(terminal.text("analyse-wrote", file=written.name))


def _show(analysis: Analysis, terminal: Terminal) -> None:
    from rich.rule import Rule

    from heliopolis.analysis.wording import Wording

    words = Wording(analysis.table, terminal.language)
    tr = words.tr
    terminal.show(Rule(tr("analyse-title", game=analysis.table.game.title)))
    terminal.show(_players(analysis, words))
    terminal.show()
    terminal.print_text("analyse-moments", "bold")
    for moment in analysis.moments:
        for line in words.moment(moment):
            terminal.show(f" · {line}")
    if not analysis.moments:
        terminal.print_text("analyse-moments-none")
    terminal.show()
    terminal.print_text("analyse-mistakes", "bold")
    mistakes = [one for one in analysis.judgements if one.better]
    for one in mistakes:
        terminal.show(
            f" · {one.step + 1} {analysis.table.players[one.seat]}: {words.move(one.move)} · "
            f"{words.verdict(one)} ({words.signed_percent(-one.loss)}). "
            f"{tr('analyse-better')}: {words.move(one.better) if one.better else ''}. "
            f"{words.reasons(one)}"
        )
    if not mistakes:
        terminal.print_text("analyse-mistakes-none")


def _players(analysis: Analysis, words: Wording) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Grid

    tr = words.tr
    grid = Grid(box=SIMPLE_HEAD)
    for n, key in enumerate(("player", "accuracy", "start", "luck", "own", "others", "result")):
        grid.add_column(tr(f"analyse-{key}"), justify="right" if n else "left")
    for seat, name in enumerate(analysis.table.players):
        own, others = analysis.own_and_others(seat)
        curve = analysis.curve
        grid.add_row(
            name,
            words.accuracy(analysis, seat),
            words.format.decimal(curve.values[0].points[seat]),
            words.signed(curve.luck.points[seat]),
            words.signed(own.points[seat]),
            words.signed(others.points[seat]),
            words.format.decimal(curve.values[-1].points[seat]),
        )
    return grid
