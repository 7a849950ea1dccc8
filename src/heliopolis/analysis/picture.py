"""The winning chances of a game as a picture without words: for messengers that show links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heliopolis.analysis.judging import FLAWS
from heliopolis.analysis.raster import DIGIT_PITCH, Canvas, Line
from heliopolis.arena.report.sharing import PICTURE_HEIGHT, PICTURE_WIDTH

if TYPE_CHECKING:
    from heliopolis.analysis.analyse import Analysis

WIDTH, HEIGHT = PICTURE_WIDTH, PICTURE_HEIGHT
GROUND, SHEET, GUIDE, INK, GOLD = "#efe4c8", "#fbf5e6", "#d9c7a0", "#2b2118", "#c8911a"
SEATS = ("#b23a1e", "#1d4f93", "#8a6206", "#0d6a66", "#6f3a86")  # as in the browser
DASHES: tuple[tuple[float, ...], ...] = ((), (22, 12), (5, 12), (26, 9, 5, 9), (13, 13))
LEFT, RIGHT, TOP, BOTTOM = 70, 890, 80, 550  # of the plot
SCORES = 970  # where the results begin
BAND = 0.14
SHIELD = ((0, 0), (0.9, 0), (0.9, 0.62), (0.74, 0.85), (0.45, 1), (0.16, 0.85), (0, 0.62))


def draw_picture(analysis: Analysis) -> bytes:
    """Return the picture as a PNG file: the lines with their mistakes, and the results by rank."""
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    canvas.rectangle(30, 30, WIDTH - 30, HEIGHT - 30, SHEET, 26)
    for quarter in range(5):
        y = _y(quarter / 4)
        canvas.line([(LEFT, y), (RIGHT, y)], GUIDE, 2)
    for moment in analysis.moments:
        x = _x(moment.step + 1, analysis)
        canvas.line([(x, TOP), (x, BOTTOM)], GOLD, 3, (10, 9))
    for seat in range(analysis.table.seats):
        _draw_band(canvas, analysis, seat)
    for seat in range(analysis.table.seats):
        canvas.line(_chances(analysis, seat), SEATS[seat], 5.5, DASHES[seat])
    for one in analysis.judgements:
        if one.verdict in FLAWS:
            place = _chances(analysis, one.seat)[one.step]
            canvas.disc(*place, 11, SEATS[one.seat])
            if one.verdict != "blunder":
                canvas.disc(*place, 6, SHEET)
    _draw_results(canvas, analysis)
    return canvas.png()


def _x(step: int, analysis: Analysis) -> float:
    return LEFT + (RIGHT - LEFT) * step / max(1, len(analysis.curve.values) - 1)


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * min(1.0, max(0.0, share))


def _chances(analysis: Analysis, seat: int) -> Line:
    values = enumerate(analysis.curve.values)
    return [(_x(step, analysis), _y(value.wins[seat])) for step, value in values]


def _draw_band(canvas: Canvas, analysis: Analysis, seat: int) -> None:
    values = analysis.curve.values
    above, below = (
        [_y(value.wins[seat] + sign * value.wins_error[seat]) for value in values]
        for sign in (1, -1)
    )
    x = [_x(step, analysis) for step in range(len(values))]
    canvas.band(x, above, below, SEATS[seat], BAND)


def _draw_results(canvas: Canvas, analysis: Analysis) -> None:
    """Draw a shield and the points of each seat, the winner first, with a sun above."""
    table = analysis.table
    ranks, scores = table.ranks(), table.scores()
    canvas.disc(SCORES + 26, TOP + 22, 30, GOLD)
    canvas.disc(SCORES + 26, TOP + 22, 25, SHEET)
    canvas.disc(SCORES + 26, TOP + 22, 20, GOLD)
    room = (BOTTOM - TOP - 70) / table.seats
    height = min(58.0, 0.55 * room)
    for place, seat in enumerate(sorted(range(table.seats), key=ranks.__getitem__)):
        y = TOP + 80 + place * room
        _draw_shield(canvas, SCORES, y, height, SEATS[seat])
        fits = (WIDTH - 50 - SCORES - height - 24) / (DIGIT_PITCH * len(str(scores[seat])))
        size = min(height, fits)
        canvas.number(scores[seat], SCORES + height + 24, y, size, INK, size / 8)


def _draw_shield(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    canvas.polygon([(x + size * px, y + size * py) for px, py in SHIELD], colour)
