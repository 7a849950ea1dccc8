#!/usr/bin/env python3
"""Draw the plot of docs/performance.md from the tables on that page.

    python tools/plots.py           write docs/images/speed.svg
    python tools/plots.py --check   exit with 1 if it is out of date

The figures stand in the tables alone; a bar is as long as the logarithm of its number, because the
targets are orders of magnitude apart.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

DOCS = Path(__file__).resolve().parents[1] / "docs"
ROWS = {
    "plain, decisions/s": ("Python", "#b08d57"),
    "compiled, decisions/s on one core": ("compiled, one core", "#c0561f"),
    "CUDA, decisions/s": ("one H200", "#2f6f8f"),
}
WIDTH, LABELS, BAR, GAP, TOP = 760, 170, 18, 14, 44
LEAST, MOST = 4, 10  # powers of ten at the ends of the scale


def figures(page: str) -> Iterator[tuple[str, str, float]]:
    """Yield the game, the row and the number of every speed in the tables of the page."""
    games: list[str] = []
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line[:1] == "|" else []
        if len(cells) < 2:
            games = []
        elif not cells[0] and not games:
            games = [cell.partition(",")[0] for cell in cells]
        elif cells[0] in ROWS:
            for game, cell in zip(games[1:], cells[1:], strict=True):
                if cell and "target" not in game:
                    yield game, cells[0], number(cell)


def number(cell: str) -> float:
    """Return the number in a cell such as `25.9 million` or `243,000`."""
    found = re.match(r"([\d.,]+)( million)?", cell)
    if not found:
        raise SystemExit(f"docs/performance.md: {cell!r} is not a number")
    return float(found[1].replace(",", "")) * (1e6 if found[2] else 1)


def drawn(speeds: list[tuple[str, str, float]]) -> str:
    """Return the bars of all games as an SVG."""
    games = list(dict.fromkeys(game for game, _, _ in speeds))
    height = TOP + len(games) * (len(ROWS) * BAR + GAP) + 30
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
            'font-family="sans-serif" font-size="13">',
            "<title>Decisions per second of random play, by game and target</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fbf6ea"/>',
            *legend(),
            *scale(height),
            *(part for row, game in enumerate(games) for part in bars(row, game, speeds)),
            "</svg>\n",
        ]
    )


def legend() -> Iterator[str]:
    """Yield the colours and what they stand for."""
    x = LABELS
    for name, colour in ROWS.values():
        yield f'<rect x="{x}" y="14" width="14" height="14" fill="{colour}"/>'
        yield written(x + 20, 26, name)
        x += 46 + 8 * len(name)


def scale(height: int) -> Iterator[str]:
    """Yield a line and a number for each power of ten."""
    for power in range(LEAST, MOST + 1):
        at = place(10**power)
        yield f'<path d="M{at:.0f} {TOP - 6}V{height - 24}" stroke="#d9cdb4"/>'
        label = f"{10 ** (power % 3)} {' kMG'[power // 3]}"
        yield written(at, height - 8, label, anchor="middle")


def bars(row: int, game: str, speeds: list[tuple[str, str, float]]) -> Iterator[str]:
    """Yield the name and the bars of a game."""
    y = TOP + row * (len(ROWS) * BAR + GAP)
    yield written(LABELS - 10, y + len(ROWS) * BAR / 2 + 4, game, anchor="end")
    for kind, (_, colour) in ROWS.items():
        for speed in (speed for of, which, speed in speeds if (of, which) == (game, kind)):
            width = place(speed) - LABELS
            yield (
                f'<rect x="{LABELS}" y="{y}" width="{width:.0f}" height="{BAR - 3}" '
                f'fill="{colour}"/>'
            )
            millions = speed / 1e6
            text = f"{millions:,.0f} M" if millions >= 100 else f"{millions:.3g} M"
            yield written(place(speed) + 5, y + 12, text, size=11)
        y += BAR


def written(x: float, y: float, text: str, *, anchor: str = "start", size: int = 13) -> str:
    """Return a text at a place."""
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" fill="#3b2f1e" font-size="{size}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def place(speed: float) -> float:
    """Return where a speed lies on the scale."""
    share = (math.log10(speed) - LEAST) / (MOST - LEAST)
    return LABELS + share * (WIDTH - LABELS - 40)


def main() -> int:
    """Write the plot, or compare it with the one that is there."""
    plot = drawn(list(figures((DOCS / "performance.md").read_text("utf-8"))))
    path = DOCS / "images/speed.svg"
    if "--check" in sys.argv:
        return 0 if path.exists() and path.read_text("utf-8") == plot else 1
    path.write_text(plot, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
