"""Draw plots as inline SVG.

Horizontal lengths are percentages, so that a plot fits any screen while its text keeps its size;
colours come from the page's style sheet, light and dark.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from heliopolis.arena.intervals import Interval

FormatValue = Callable[[float], str]

ROW_HEIGHT, ROW_CENTRE = 30, 15  # pixels
HISTOGRAM_HEIGHT = 110  # pixels
MAX_BINS = 40


@dataclass(frozen=True)
class Scale:
    """Map numbers to horizontal positions, in percent of the plot's width."""

    minimum: float
    maximum: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Return the position of a value, from 0 to 100."""
        low, high, x = self.minimum, self.maximum, value
        if self.logarithmic:
            low, high, x = (math.log(max(v, 1e-9)) for v in (low, high, value))
        share = (x - low) / (high - low) if high > low else 0.0
        return round(100 * min(1.0, max(0.0, share)), 2)

    def ticks(self, maximum: int) -> list[float]:
        """Return round numbers to label the axis with."""
        if self.logarithmic:
            low, high = math.ceil(math.log10(self.minimum)), math.floor(math.log10(self.maximum))
            return [10.0**n for n in range(low, high + 1, math.ceil((high - low + 1) / maximum))]
        step = _round_step((self.maximum - self.minimum) / maximum)
        first = math.ceil(self.minimum / step - 1e-9)
        last = math.floor(self.maximum / step + 1e-9)
        return [n * step for n in range(first, last + 1)]


def scale_for(values: Iterable[float], *, zero: bool = True) -> Scale:
    """Return a scale with round ends that contains all values."""
    found = list(values)
    minimum, maximum = min(found), max(found)
    if zero:
        minimum, maximum = min(0.0, minimum), max(0.0, maximum)
    step = _round_step(max(maximum - minimum, 1e-9) / 5)
    return Scale(math.floor(minimum / step + 1e-9) * step, math.ceil(maximum / step - 1e-9) * step)


def log_scale_for(values: Iterable[float]) -> Scale:
    """Return a logarithmic scale between powers of ten that contains all values."""
    found = [max(value, 1e-7) for value in values]
    minimum = 10.0 ** math.floor(math.log10(min(found)))
    maximum = 10.0 ** math.ceil(math.log10(max(found)) + 1e-9)
    return Scale(minimum, maximum, logarithmic=True)


def _round_step(size: float) -> float:
    power = 10.0 ** math.floor(math.log10(size))
    return next(power * n for n in (1, 2, 2.5, 5, 10) if power * n >= size * 0.999)


@dataclass(frozen=True)
class Bar:
    """A row of a plot: a name, a value with its interval, and a label."""

    name: str
    value: float
    interval: Interval | None
    text: str
    mark: float | None = None  # the value to compare with, such as the fair share
    second: float | None = None  # another value, drawn as a line


def bars(
    rows: Sequence[Bar], scale: Scale, format_value: FormatValue, *, dots: bool = False
) -> str:
    """Return rows of bars, or of dots where the left end of the scale is not zero."""
    lines = "".join(
        _row(row.name, row.text, _bar(row, scale, dots), f"{row.name}: {row.text}") for row in rows
    )
    return f'<div class="plot">\n{lines}{_axis(scale, format_value)}</div>\n'


def _bar(row: Bar, scale: Scale, dots: bool) -> str:
    x = scale.at(row.value)
    kind = _verdict(row)
    parts = []
    if dots:
        parts.append(_guide(scale))
    else:
        parts.append(f'<rect class="bar {kind}" x="0" y="6" width="{x}%" height="18" rx="2"/>')
    if row.mark is not None:
        parts.append(_vertical_line("mark", scale.at(row.mark), 1, ROW_HEIGHT - 1))
    if row.second is not None:
        parts.append(_vertical_line("second", scale.at(row.second), 5, ROW_HEIGHT - 5))
    if row.interval:
        parts.append(_whisker(row.interval, scale, ROW_CENTRE))
    if dots:
        parts.append(f'<circle class="dot {kind}" cx="{x}%" cy="{ROW_CENTRE}" r="6"/>')
    return "".join(parts)


def _verdict(row: Bar) -> str:
    """Return the side of the mark on which the whole interval lies."""
    if row.mark is None or row.interval is None:
        return "plain"
    low, high = row.interval
    return "above" if low > row.mark else "below" if high < row.mark else "plain"


@dataclass(frozen=True)
class Pair:
    """A row that compares two shares."""

    name: str
    first: float
    first_interval: Interval
    second: float
    second_interval: Interval
    text: str


def pairs(rows: Sequence[Pair], scale: Scale, format_value: FormatValue) -> str:
    """Return rows of two points: the first filled, the second hollow."""
    lines = []
    for row in rows:
        a, b = scale.at(row.first), scale.at(row.second)
        drawing = (
            _guide(scale)
            + f'<line class="gap" x1="{a}%" x2="{b}%" y1="{ROW_CENTRE}" y2="{ROW_CENTRE}"/>'
            + _whisker(row.second_interval, scale, ROW_CENTRE + 5)
            + _whisker(row.first_interval, scale, ROW_CENTRE - 5)
            + f'<circle class="hollow" cx="{b}%" cy="{ROW_CENTRE + 5}" r="4.5"/>'
            + f'<rect class="full" x="{a}%" y="{ROW_CENTRE - 10}" width="9" height="9" '
            'transform="translate(-4.5)"/>'
        )
        lines.append(_row(row.name, row.text, drawing, f"{row.name}: {row.text}"))
    return f'<div class="plot">\n{"".join(lines)}{_axis(scale, format_value)}</div>\n'


def histogram(
    name: str,
    counts: Mapping[int, int],
    scale: Scale,
    format_value: FormatValue,
    mean: float,
    text: str,
) -> str:
    """Return a histogram of counts, with bins of equal width."""
    width = max(1, math.ceil((scale.maximum - scale.minimum) / MAX_BINS))
    bins: dict[int, int] = {}
    for value, count in counts.items():
        n = int((value - scale.minimum) // width)
        bins[n] = bins.get(n, 0) + count
    highest = max(bins.values())
    drawing = []
    for n, count in sorted(bins.items()):
        left = scale.at(scale.minimum + n * width)
        right = scale.at(scale.minimum + (n + 1) * width)
        tall = round((HISTOGRAM_HEIGHT - 14) * count / highest, 1)
        drawing.append(
            f'<rect class="bin" x="{left}%" y="{HISTOGRAM_HEIGHT - tall}" '
            f'width="{max(0.3, right - left)}%" height="{tall}"/>'
        )
    drawing.append(_vertical_line("mark", scale.at(mean + 0.5), 4, HISTOGRAM_HEIGHT))
    drawing.append(
        f'<line class="base" x1="0" x2="100%" y1="{HISTOGRAM_HEIGHT}" y2="{HISTOGRAM_HEIGHT}"/>'
    )
    return (
        f'<figure><figcaption><b>{escape(name)}</b> <span class="figure">{escape(text)}</span>'
        f'</figcaption>\n<svg role="img" aria-label="{escape(f"{name}: {text}")}" width="100%" '
        f'height="{HISTOGRAM_HEIGHT + 1}">{"".join(drawing)}</svg>\n'
        f"{_ticks(scale, format_value)}</figure>\n"
    )


def histograms(figures: Iterable[str]) -> str:
    """Return histograms side by side, or stacked on a narrow screen."""
    return f'<div class="figures">\n{"".join(figures)}</div>\n'


def legend(entries: Iterable[tuple[str, str]]) -> str:
    """Return the legend of a plot from pairs of symbol and meaning."""
    symbols = {
        "mark": _vertical_line("mark", 50, 1, 17),
        "second": _vertical_line("second", 50, 2, 16),
        "whisker": _whisker((0.1, 0.9), Scale(0, 1), 9),
        "above": '<rect class="bar above" x="1" y="3" width="20" height="12" rx="2"/>',
        "below": '<rect class="bar below" x="1" y="3" width="20" height="12" rx="2"/>',
        "plain": '<rect class="bar plain" x="1" y="3" width="20" height="12" rx="2"/>',
        "full": '<rect class="full" x="6.5" y="4.5" width="9" height="9"/>',
        "hollow": '<circle class="hollow" cx="11" cy="9" r="4.5"/>',
    }
    inner = "".join(
        f'<span><svg width="22" height="18" aria-hidden="true">{symbols[symbol]}</svg> '
        f"{escape(meaning)}</span>\n"
        for symbol, meaning in entries
    )
    return f'<p class="legend">{inner}</p>\n'


# --- Parts of plots -------------------------------------------------------------------------------


def _row(name: str, text: str, drawing: str, label: str) -> str:
    return (
        f'<div class="row"><span class="name">{escape(name)}</span>'
        f'<svg role="img" aria-label="{escape(label)}" width="100%" height="{ROW_HEIGHT}">'
        f"{drawing}</svg>"
        f'<span class="figure">{escape(text)}</span></div>\n'
    )


def _axis(scale: Scale, format_value: FormatValue) -> str:
    return f'<div class="row axis"><span></span>{_ticks(scale, format_value)}<span></span></div>\n'


def _ticks(scale: Scale, format_value: FormatValue) -> str:
    texts = []
    for value in scale.ticks(4):
        x = scale.at(value)
        texts.append(
            f'<line class="base" x1="{x}%" x2="{x}%" y1="0" y2="4"/>'
            f'<text x="{x}%" y="17" text-anchor="middle">{escape(format_value(value))}</text>'
        )
    return f'<svg class="ticks" aria-hidden="true" width="100%" height="22">{"".join(texts)}</svg>'


def _guide(scale: Scale) -> str:
    return f'<line class="guide" x1="0" x2="100%" y1="{ROW_CENTRE}" y2="{ROW_CENTRE}"/>'


def _vertical_line(kind: str, x: float, top: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{x}%" x2="{x}%" y1="{top}" y2="{bottom}"/>'


def _whisker(interval: Interval, scale: Scale, y: float) -> str:
    a, b = (scale.at(end) for end in interval)
    return (
        f'<line class="whisker" x1="{a}%" x2="{b}%" y1="{y}" y2="{y}"/>'
        + _vertical_line("whisker", a, y - 4, y + 4)
        + _vertical_line("whisker", b, y - 4, y + 4)
    )
