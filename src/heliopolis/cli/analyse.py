"""``heliopolis analyse``: what a game was worth at every step, and who made which mistakes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from heliopolis.cli.inputs import read_table
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, print_json
from heliopolis.cli.progress import progress_bar
from heliopolis.cli.report import Report, ReportFile
from heliopolis.texts import title_of

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
    terminal.show(Rule(tr("analyse-title", game=title_of(analysis.table.game, terminal.language))))
    if not analysis.table.over:
        terminal.print_text("analyse-unfinished")
    terminal.show(_players(analysis, words))
    for grid in _accuracies(analysis, words):
        terminal.show(grid)
    terminal.print_text("analyse-moments", "bold")
    for moment in analysis.moments:
        what, changes = words.moment(moment)
        terminal.show(f" · {what}\n   {changes}")
    if not analysis.moments:
        terminal.print_text("analyse-moments-none")
    terminal.show()
    terminal.print_text("analyse-mistakes", "bold")
    mistakes = [one for one in analysis.judgements if one.better]
    for one in mistakes:
        terminal.show(
            f" · {one.step + 1} {words.names[one.seat]}: {words.move(one.move)} · "
            f"{words.verdict(one)} ({words.signed_percent(-one.loss)}). "
            f"{tr('analyse-better')}: {words.move(one.better) if one.better else ''}. "
            f"{words.reasons(one)}"
        )
    if not mistakes:
        terminal.show(words.no_mistakes(analysis))
    for facts in analysis.facts:
        terminal.show()
        terminal.print_line(words.facts_title(facts), "bold")
        rows = [words.facts_row(facts, row) for row in facts.rows]
        terminal.show(_grid(["", *words.facts_columns(facts)], rows))


def _grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> RenderableType:
    """Return a table whose first column is text and whose others are figures."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    grid = Table(box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for n, head in enumerate(heads):
        whole = max(map(len, head.split()), default=1) if n else None  # words of heads are not cut
        grid.add_column(head, justify="right" if n else "left", min_width=whole, overflow="fold")
    for row in rows:
        grid.add_row(*row)
    return grid


def _players(analysis: Analysis, words: Wording) -> RenderableType:
    keys = ("player", "start", "luck", "own", "others", "result")
    curve, rows = analysis.curve, []
    for seat, name in enumerate(words.names):
        own, others = analysis.own_and_others(seat)
        rows.append(
            [
                name,
                words.format.decimal(curve.values[0].points[seat]),
                words.signed(curve.luck.points[seat]),
                words.signed(own.points[seat]),
                words.signed(others.points[seat]),
                words.format.decimal(curve.values[-1].points[seat]),
            ]
        )
    return _grid([words.tr(f"analyse-{key}") for key in keys], rows)


def _accuracies(analysis: Analysis, words: Wording) -> Iterator[RenderableType]:
    """Yield two tables: in one, German heads are wider than 80 columns."""
    from heliopolis.analysis.analyse import PARTS
    from heliopolis.analysis.judging import VERDICTS

    parts = [None, *range(len(PARTS))]
    yield _grid(
        [
            words.tr(f"analyse-{key}")
            for key in ("player", "accuracy", *(f"part-{part}" for part in PARTS))
        ],
        [
            [name, *(words.accuracy(analysis, seat, part) for part in parts)]
            for seat, name in enumerate(words.names)
        ],
    )
    yield _grid(
        [
            words.tr(f"analyse-{key}")
            for key in ("player", *(f"verdict-{verdict}" for verdict in VERDICTS))
        ],
        [
            [name, *(str(analysis.count(seat, verdict)) for verdict in VERDICTS)]
            for seat, name in enumerate(words.names)
        ],
    )
