"""Plots as inline SVG. All lengths across are percentages, so that they fit any screen while their
text keeps its size; colours come from the page's style, for day and night.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from heliopolis.arena.statistics import Interval

Shown = Callable[[float], str]

ROW, MIDDLE = 30, 15  # pixels: the height of a row, and its middle
TALL = 110  # the height of a histogram
MOST_BINS = 40


@dataclass(frozen=True)
class Scale:
    """Where numbers lie across a plot, in percent of its width."""

    least: float
    most: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Between 0 and 100."""
        low, high, x = self.least, self.most, value
        if self.logarithmic:
            low, high, x = (math.log(max(v, 1e-9)) for v in (low, high, value))
        share = (x - low) / (high - low) if high > low else 0.0
        return round(100 * min(1.0, max(0.0, share)), 2)

    def ticks(self, most: int) -> list[float]:
        """Round numbers to write below."""
        if self.logarithmic:
            low, high = math.ceil(math.log10(self.least)), math.floor(math.log10(self.most))
            return [10.0**n for n in range(low, high + 1, math.ceil((high - low + 1) / most))]
        step = _round_step((self.most - self.least) / most)
        first = math.ceil(self.least / step - 1e-9)
        last = math.floor(self.most / step + 1e-9)
        return [n * step for n in range(first, last + 1)]


def scale_for(values: Iterable[float], *, zero: bool = True) -> Scale:
    """A scale with round ends that holds all values."""
    found = list(values)
    least, most = min(found), max(found)
    if zero:
        least, most = min(0.0, least), max(0.0, most)
    step = _round_step(max(most - least, 1e-9) / 5)
    return Scale(math.floor(least / step + 1e-9) * step, math.ceil(most / step - 1e-9) * step)


def log_scale_for(values: Iterable[float]) -> Scale:
    """A scale of powers of ten that holds all values."""
    found = [max(value, 1e-7) for value in values]
    least = 10.0 ** math.floor(math.log10(min(found)))
    most = 10.0 ** math.ceil(math.log10(max(found)) + 1e-9)
    return Scale(least, most, logarithmic=True)


def _round_step(size: float) -> float:
    power = 10.0 ** math.floor(math.log10(size))
    return next(power * n for n in (1, 2, 2.5, 5, 10) if power * n >= size * 0.999)


@dataclass(frozen=True)
class Bar:
    """A row of a plot: a name, a value with its interval, and what is written beside it."""

    name: str
    value: float
    interval: Interval | None
    text: str
    mark: float | None = None  # where the value would be if nothing mattered
    second: float | None = None  # another value, drawn as a stroke


def bars(rows: Sequence[Bar], scale: Scale, shown: Shown, *, dots: bool = False) -> str:
    """Rows of bars, or of dots where a bar from the left end would mean nothing."""
    lines = "".join(
        _row(row.name, row.text, _bar(row, scale, dots), f"{row.name}: {row.text}") for row in rows
    )
    return f'<div class="plot">\n{lines}{_axis(scale, shown)}</div>\n'


def _bar(row: Bar, scale: Scale, dots: bool) -> str:
    x = scale.at(row.value)
    kind = _verdict(row)
    parts = []
    if dots:
        parts.append(_guide(scale))
    else:
        parts.append(f'<rect class="bar {kind}" x="0" y="6" width="{x}%" height="18" rx="2"/>')
    if row.mark is not None:
        parts.append(_upright("mark", scale.at(row.mark), 1, ROW - 1))
    if row.second is not None:
        parts.append(_upright("second", scale.at(row.second), 5, ROW - 5))
    if row.interval:
        parts.append(_whisker(row.interval, scale, MIDDLE))
    if dots:
        parts.append(f'<circle class="dot {kind}" cx="{x}%" cy="{MIDDLE}" r="6"/>')
    return "".join(parts)


def _verdict(row: Bar) -> str:
    """Whether the whole interval lies on one side of the mark."""
    if row.mark is None or row.interval is None:
        return "plain"
    low, high = row.interval
    return "above" if low > row.mark else "below" if high < row.mark else "plain"


@dataclass(frozen=True)
class Pair:
    """A row with two shares to compare."""

    name: str
    first: float
    first_interval: Interval
    second: float
    second_interval: Interval
    text: str


def pairs(rows: Sequence[Pair], scale: Scale, shown: Shown) -> str:
    """Rows of two points: the first full, the second hollow."""
    lines = []
    for row in rows:
        a, b = scale.at(row.first), scale.at(row.second)
        drawing = (
            _guide(scale)
            + f'<line class="gap" x1="{a}%" x2="{b}%" y1="{MIDDLE}" y2="{MIDDLE}"/>'
            + _whisker(row.second_interval, scale, MIDDLE + 5)
            + _whisker(row.first_interval, scale, MIDDLE - 5)
            + f'<circle class="hollow" cx="{b}%" cy="{MIDDLE + 5}" r="4.5"/>'
            + f'<rect class="full" x="{a}%" y="{MIDDLE - 10}" width="9" height="9" '
            'transform="translate(-4.5)"/>'
        )
        lines.append(_row(row.name, row.text, drawing, f"{row.name}: {row.text}"))
    return f'<div class="plot">\n{"".join(lines)}{_axis(scale, shown)}</div>\n'


def histogram(
    name: str, counts: Mapping[int, int], scale: Scale, shown: Shown, mean: float, text: str
) -> str:
    """How often each number came, in bins that are equally wide over the scale."""
    width = max(1, math.ceil((scale.most - scale.least) / MOST_BINS))
    bins: dict[int, int] = {}
    for value, count in counts.items():
        n = int((value - scale.least) // width)
        bins[n] = bins.get(n, 0) + count
    highest = max(bins.values())
    drawing = []
    for n, count in sorted(bins.items()):
        left = scale.at(scale.least + n * width)
        right = scale.at(scale.least + (n + 1) * width)
        tall = round((TALL - 14) * count / highest, 1)
        drawing.append(
            f'<rect class="bin" x="{left}%" y="{TALL - tall}" width="{max(0.3, right - left)}%" '
            f'height="{tall}"/>'
        )
    drawing.append(_upright("mark", scale.at(mean + 0.5), 4, TALL))
    drawing.append(f'<line class="base" x1="0" x2="100%" y1="{TALL}" y2="{TALL}"/>')
    return (
        f'<figure><figcaption><b>{escape(name)}</b> <span class="figure">{escape(text)}</span>'
        f'</figcaption>\n<svg role="img" aria-label="{escape(f"{name}: {text}")}" width="100%" '
        f'height="{TALL + 1}">{"".join(drawing)}</svg>\n{_ticks(scale, shown)}</figure>\n'
    )


def histograms(figures: Iterable[str]) -> str:
    """Histograms beside each other, or below where the screen is narrow."""
    return f'<div class="figures">\n{"".join(figures)}</div>\n'


def legend(entries: Iterable[tuple[str, str]]) -> str:
    """What the signs of a plot mean: ``(sign, meaning)``."""
    signs = {
        "mark": _upright("mark", 50, 1, 17),
        "second": _upright("second", 50, 2, 16),
        "whisker": _whisker((0.1, 0.9), Scale(0, 1), 9),
        "above": '<rect class="bar above" x="1" y="3" width="20" height="12" rx="2"/>',
        "below": '<rect class="bar below" x="1" y="3" width="20" height="12" rx="2"/>',
        "plain": '<rect class="bar plain" x="1" y="3" width="20" height="12" rx="2"/>',
        "full": '<rect class="full" x="6.5" y="4.5" width="9" height="9"/>',
        "hollow": '<circle class="hollow" cx="11" cy="9" r="4.5"/>',
    }
    inner = "".join(
        f'<span><svg width="22" height="18" aria-hidden="true">{signs[sign]}</svg> '
        f"{escape(meaning)}</span>\n"
        for sign, meaning in entries
    )
    return f'<p class="legend">{inner}</p>\n'


# --- Parts of plots -------------------------------------------------------------------------------


def _row(name: str, text: str, drawing: str, label: str) -> str:
    return (
        f'<div class="row"><span class="name">{escape(name)}</span>'
        f'<svg role="img" aria-label="{escape(label)}" width="100%" height="{ROW}">{drawing}</svg>'
        f'<span class="figure">{escape(text)}</span></div>\n'
    )


def _axis(scale: Scale, shown: Shown) -> str:
    return f'<div class="row axis"><span></span>{_ticks(scale, shown)}<span></span></div>\n'


def _ticks(scale: Scale, shown: Shown) -> str:
    texts = []
    for value in scale.ticks(4):
        x = scale.at(value)
        texts.append(
            f'<line class="base" x1="{x}%" x2="{x}%" y1="0" y2="4"/>'
            f'<text x="{x}%" y="17" text-anchor="middle">{escape(shown(value))}</text>'
        )
    return f'<svg class="ticks" aria-hidden="true" width="100%" height="22">{"".join(texts)}</svg>'


def _guide(scale: Scale) -> str:
    return f'<line class="guide" x1="0" x2="100%" y1="{MIDDLE}" y2="{MIDDLE}"/>'


def _upright(kind: str, x: float, top: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{x}%" x2="{x}%" y1="{top}" y2="{bottom}"/>'


def _whisker(interval: Interval, scale: Scale, y: float) -> str:
    a, b = (scale.at(end) for end in interval)
    return (
        f'<line class="whisker" x1="{a}%" x2="{b}%" y1="{y}" y2="{y}"/>'
        + _upright("whisker", a, y - 4, y + 4)
        + _upright("whisker", b, y - 4, y + 4)
    )
