"""An analysis as one HTML page that loads nothing from elsewhere: to keep, and to send.

Where a server shows it, its head tells messengers what to show of a link to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from heliopolis.analysis.analyse import PARTS
from heliopolis.analysis.judging import VERDICTS
from heliopolis.analysis.wording import MINUS, Wording
from heliopolis.arena.report.page import folded, link, listing, page, paragraph, section, table
from heliopolis.arena.report.sharing import Shared, results, shared_head
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from heliopolis.analysis.analyse import Analysis
    from heliopolis.analysis.curve import Value
    from heliopolis.analysis.facts import Facts
    from heliopolis.analysis.judging import Judgement

SIZES = {"broad": (720, 260), "narrow": (350, 230)}  # of the drawings, on desktops and phones
LEFT, RIGHT, TOP, BOTTOM = 44, 8, 10, 22
LONG = 12  # rows: a longer table is folded
DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 5")
MARKED = {"mistake", "blunder"}


def report(
    analysis: Analysis,
    language: str = "en",
    shared: Shared | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Return the page; `names` are what the players are called, if not as in the journal."""
    words = Wording(analysis.table, language, names)
    tr, played = words.tr, analysis.table
    style = files(__package__).joinpath("report.css").read_text("utf-8")
    parts = [
        f"<style>\n{style}</style>\n",
        *([] if played.over else [section("", paragraph(tr("analyse-unfinished")), wide=True)]),
        *([link(tr("analyse-replay"), shared.replay)] if shared else []),
        section(
            tr("analyse-chances"),
            _legend(words),
            _curve(analysis, lambda value: (value.wins, value.wins_error), words, percent=True),
            hint=tr("analyse-chances-hint"),
            wide=True,
        ),
        section(
            tr("analyse-points"),
            _legend(words),
            _curve(analysis, lambda value: (value.points, value.points_error), words),
            hint=tr("analyse-points-hint"),
            wide=True,
        ),
        _moments(analysis, words),
        _explained(analysis, words),
        _accuracy(analysis, words),
        _mistakes(analysis, words, shared),
        *_facts(analysis, words),
    ]
    return page(
        tr,
        tr("analyse-title", game=title_of(played.game, tr.language)),
        tr(
            "analyse-subtitle",
            players=", ".join(results(played, words.names)),
            moves=len(played.moves),
        ),
        parts,
        tr("analyse-foot", curve=analysis.depth.curve, judged=analysis.depth.judged),
        head=shared_head(played, words.names, tr, shared, _told(analysis, words)) if shared else "",
    )


def _told(analysis: Analysis, words: Wording) -> str:
    """Return what messengers show below the result: how well each one played."""
    if not analysis.judgements:
        return words.tr("analyse-shared-unjudged")
    accuracies = ", ".join(
        f"{name} {words.accuracy(analysis, seat)}" for seat, name in enumerate(words.names)
    )
    return words.tr("analyse-shared", accuracies=accuracies)


def _legend(words: Wording) -> str:
    names = "".join(
        f'<span class="seat-{seat}"><svg width="26" height="10" aria-hidden="true">'
        f'<line class="line" x1="0" x2="26" y1="5" y2="5" stroke-dasharray="{DASHES[seat]}"/>'
        f"</svg> {escape(name)}</span>\n"
        for seat, name in enumerate(words.names)
    )
    return f'<p class="legend">{names}</p>\n'


@dataclass(frozen=True)
class Plot:
    """Where steps and values lie in a drawing."""

    width: int
    height: int
    last: int  # the number of moves
    marks: list[float]  # the values with a line, from the lowest to the highest

    def x(self, step: float) -> float:
        """Return the place of a step from the left."""
        return round(LEFT + step / max(1, self.last) * (self.width - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        """Return the place of a value from the top."""
        low, high = self.marks[0], self.marks[-1]
        share = (min(high, max(low, value)) - low) / (high - low)
        return round(TOP + (1 - share) * (self.height - TOP - BOTTOM), 1)

    def points(self, values: Sequence[float]) -> list[str]:
        """Return a line through values of all steps."""
        return [f"{self.x(step)},{self.y(value)}" for step, value in enumerate(values)]


def _curve(
    analysis: Analysis,
    read: Callable[[Value], tuple[list[float], list[float]]],
    words: Wording,
    *,
    percent: bool = False,
) -> str:
    """Return the lines of all seats, with their intervals and the mistakes marked.

    There is a drawing for desktops and one for phones, of which one is shown.
    """
    values = [read(value) for value in analysis.curve.values]
    everything = [v for means, _ in values for v in means]
    marks = scale(0.0, 1.0) if percent else scale(min(0.0, *everything), max(1.0, *everything))
    title = escape(words.tr("analyse-chances" if percent else "analyse-points"))
    return "".join(
        f'<svg class="curve {name}" role="img" aria-label="{title}" '
        f'viewBox="0 0 {width} {height}">'
        f"{_lines(analysis, values, Plot(width, height, len(values) - 1, marks), words, percent)}"
        "</svg>\n"
        for name, (width, height) in SIZES.items()
    )


def _lines(
    analysis: Analysis,
    values: Sequence[tuple[list[float], list[float]]],
    plot: Plot,
    words: Wording,
    percent: bool,
) -> str:
    drawn = _axes(plot, words.format.whole_percent if percent else words.format.number)
    for seat in range(analysis.table.seats):
        upper = plot.points([means[seat] + errors[seat] for means, errors in values])
        lower = plot.points([means[seat] - errors[seat] for means, errors in values])
        band, line = (
            " ".join(upper + lower[::-1]),
            " ".join(plot.points([means[seat] for means, _ in values])),
        )
        drawn.append(
            f'<g class="seat-{seat}"><polygon class="band" points="{band}"/>'
            f'<polyline class="line" stroke-dasharray="{DASHES[seat]}" points="{line}"/></g>'
        )
    for moment in analysis.moments:
        at = plot.x(moment.step + 1)
        drawn.append(
            f'<line class="moment" x1="{at}" x2="{at}" y1="{TOP}" y2="{plot.height - BOTTOM}"/>'
        )
    for one in analysis.judgements:
        if one.verdict in MARKED:
            name = f"{one.step + 1} {words.names[one.seat]}: {words.verdict(one)}"
            place = plot.x(one.step), plot.y(values[one.step][0][one.seat])
            drawn.append(
                f'<circle class="flaw {one.verdict} seat-{one.seat}" cx="{place[0]}" '
                f'cy="{place[1]}" r="4.5"><title>{escape(name)}</title></circle>'
            )
    return "".join(drawn)


def _axes(plot: Plot, label: Callable[[float], str]) -> list[str]:
    drawn = []
    for value in plot.marks:
        y = plot.y(value)
        drawn.append(
            f'<line class="guide" x1="{LEFT}" x2="{plot.width - RIGHT}" y1="{y}" y2="{y}"/>'
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{escape(label(value))}</text>'
        )
    for n in range(5):
        step = round(plot.last * n / 4)
        drawn.append(
            f'<text x="{plot.x(step)}" y="{plot.height - 4}" '
            f'text-anchor="{"end" if n == 4 else "middle"}">{step}</text>'
        )
    return drawn


def scale(low: float, high: float) -> list[float]:
    """Return about five round numbers, the first not above `low`, the last not below `high`."""
    if (low, high) == (0.0, 1.0):
        return [0.0, 0.25, 0.5, 0.75, 1.0]
    tens = 10.0 ** floor(log10((high - low) / 5))
    pitch = next(tens * n for n in (1, 2, 5, 10) if (high - low) / (tens * n) <= 5)
    first, last = floor(low / pitch), ceil(high / pitch)
    return [n * pitch for n in range(first, last + 1)]


def _moments(analysis: Analysis, words: Wording) -> str:
    said = [" ".join(words.moment(moment)) for moment in analysis.moments]
    body = listing(said) if said else paragraph(words.tr("analyse-moments-none"))
    return section(words.tr("analyse-moments"), body, wide=True)


def _explained(analysis: Analysis, words: Wording) -> str:
    tr = words.tr
    heads = [tr(f"analyse-{k}") for k in ("player", "start", "luck", "own", "others", "result")]
    rows = []
    for seat, name in enumerate(words.names):
        own, others = analysis.own_and_others(seat)
        curve = analysis.curve
        first, luck, last = curve.values[0], curve.luck, curve.values[-1]
        rows.append(
            [
                name,
                *(
                    f"{points}\n{wins}"
                    for points, wins in (
                        (
                            words.format.decimal(first.points[seat]),
                            words.format.whole_percent(first.wins[seat]),
                        ),
                        (
                            f"{words.signed(luck.points[seat])} "
                            f"± {words.format.decimal(luck.points_error[seat])}",
                            words.signed_percent(luck.wins[seat]),
                        ),
                        (words.signed(own.points[seat]), words.signed_percent(own.wins[seat])),
                        (
                            words.signed(others.points[seat]),
                            words.signed_percent(others.wins[seat]),
                        ),
                        (
                            words.format.decimal(last.points[seat]),
                            words.format.whole_percent(last.wins[seat]),
                        ),
                    )
                ),
            ]
        )
    title = tr("analyse-explained")
    return section(title, table(title, heads, rows), hint=tr("analyse-explained-hint"), wide=True)


def _accuracy(analysis: Analysis, words: Wording) -> str:
    tr = words.tr
    heads = [
        tr("analyse-player"),
        tr("analyse-accuracy"),
        *(tr(f"analyse-part-{part}") for part in PARTS),
        *(tr(f"analyse-verdict-{verdict}") for verdict in VERDICTS),
    ]
    rows = [
        [
            name,
            words.accuracy(analysis, seat),
            *(words.accuracy(analysis, seat, part) for part in range(len(PARTS))),
            *(str(analysis.count(seat, verdict)) for verdict in VERDICTS),
        ]
        for seat, name in enumerate(words.names)
    ]
    title = tr("analyse-accuracy")
    return section(title, table(title, heads, rows), hint=tr("analyse-accuracy-hint"), wide=True)


def _mistakes(analysis: Analysis, words: Wording, shared: Shared | None) -> str:
    tr = words.tr
    rows = [_mistake(one, words, shared) for one in analysis.judgements if one.better]
    body = f'<ol class="slips">\n{"".join(rows)}</ol>\n'
    return section(
        tr("analyse-mistakes"),
        body if rows else paragraph(words.no_mistakes(analysis)),
        hint=tr("analyse-mistakes-hint"),
        wide=True,
    )


def _mistake(one: Judgement, words: Wording, shared: Shared | None) -> str:
    assert one.better is not None
    number = str(one.step + 1)
    if shared:
        number = f'<a href="{escape(shared.replay)}/{one.step}">{number}</a>'
    lost, error = (words.format.whole_percent(share) for share in (one.loss, one.error))
    better = f"{words.tr('analyse-better')}: {words.move(one.better)}"
    return (
        f'<li><span class="seat-{one.seat}"><strong>{number}</strong> '
        f"{escape(words.names[one.seat])}</span>"
        f'<span class="{one.verdict}"><strong>{escape(words.verdict(one))} {MINUS}{lost}</strong> '
        f"<small>± {error}</small></span>"
        f"<span>{escape(words.move(one.move))}</span>"
        f"<span><strong>{escape(better)}</strong> {escape(words.reasons(one))}</span></li>\n"
    )


def _facts(analysis: Analysis, words: Wording) -> list[str]:
    told = []
    for facts in analysis.facts:
        title = words.facts_title(facts)
        rows = [words.facts_row(facts, row) for row in facts.rows]
        listed = table(title, ["", *words.facts_columns(facts)], rows)
        drawn = _dice(facts, words) if facts.key == "dice" else ""
        if len(rows) > LONG or drawn:
            listed = folded(words.tr("analyse-rows", rows=len(rows)), listed)
        told.append(section(title, drawn, listed))
    return told


def _dice(facts: Facts, words: Wording) -> str:
    """Return a bar for each sum of the dice, and a line where it was to be expected."""
    pitch, height = 34, 120
    most = max(1.0, *(value or 0.0 for row in facts.rows for value in row.values))
    drawn = []
    for n, row in enumerate(facts.rows):
        rolled, expected = (height * (value or 0.0) / most for value in row.values)
        x = pitch * n
        drawn.append(
            f'<rect x="{x + 5}" width="{pitch - 10}" y="{height - rolled:.1f}" '
            f'height="{rolled:.1f}"/>'
            f'<line class="expected" x1="{x + 2}" x2="{x + pitch - 2}" '
            f'y1="{height - expected:.1f}" y2="{height - expected:.1f}"/>'
            f'<text x="{x + pitch / 2}" y="{height - max(rolled, expected) - 6:.1f}">'
            f"{words.format.number(row.values[0] or 0.0)}</text>"
            f'<text class="sum" x="{x + pitch / 2}" y="{height + 17}">{row.label}</text>'
        )
    width = pitch * len(facts.rows)
    drawn.append(f'<line class="base" x1="0" x2="{width}" y1="{height}" y2="{height}"/>')
    title = escape(words.facts_title(facts))
    kinds = "".join(
        f'<span><i class="{kind}"></i> {escape(column)}</span>\n'
        for kind, column in zip(("rolled", "expected"), words.facts_columns(facts), strict=True)
    )
    return (
        f'<svg class="dice" role="img" aria-label="{title}" width="{width}" '
        f'viewBox="0 -22 {width} {height + 44}">{"".join(drawn)}</svg>\n'
        f'<p class="legend">{kinds}</p>\n'
    )
