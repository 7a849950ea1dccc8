"""A small canvas that becomes a PNG: lines, bands, discs, shields and digits, with soft edges.

Messengers show a picture of a shared page only if it is a bitmap. A library for images would be a
further dependency of every server for one picture without words: its words stand in the page's
title and description, which messengers set in the reader's own fonts.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from heliopolis.extras import needs

with needs("fast", "analysis"):
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:
    Floats = NDArray[np.float64]

Point = tuple[float, float]
Line = Sequence[Point]
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB = 2  # PNG's colour type of three channels


class Canvas:
    """A bitmap to draw on; (0, 0) is its upper left corner."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width, self.height = width, height
        self._pixels = np.empty((height, width, 3))
        self._pixels[:] = _rgb(ground)
        self._y, self._x = np.mgrid[0:height, 0:width] + 0.5

    def rectangle(
        self, left: float, top: float, right: float, bottom: float, colour: str, radius: float = 0.0
    ) -> None:
        """Fill a rectangle with round corners."""
        x, y = (left + right) / 2, (top + bottom) / 2
        beyond_x = abs(self._x - x) - (right - left) / 2 + radius
        beyond_y = abs(self._y - y) - (bottom - top) / 2 + radius
        outside = np.hypot(beyond_x.clip(0.0), beyond_y.clip(0.0))
        inside = np.minimum(np.maximum(beyond_x, beyond_y), 0.0)
        self._paint(radius + 0.5 - outside - inside, colour)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a disc."""
        self._paint(radius + 0.5 - np.hypot(self._x - x, self._y - y), colour)

    def polygon(self, corners: Line, colour: str) -> None:
        """Fill a polygon whose corners go around clockwise and that has no dents."""
        inside = np.full(self._x.shape, np.inf)
        for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
            along_x, along_y = (to_x - x), (to_y - y)
            across = along_x * (self._y - y) - along_y * (self._x - x)
            inside = np.minimum(inside, across / max(1e-9, hypot(along_x, along_y)))
        self._paint(inside + 0.5, colour)

    def band(
        self, x: Sequence[float], above: Sequence[float], below: Sequence[float], colour: str,
        strength: float,
    ) -> None:  # fmt: skip
        """Tint what lies between two lines that go from left to right."""
        columns = self._x[0]
        top, bottom = (np.interp(columns, x, edge) for edge in (above, below))
        cover = np.minimum(self._y - top + 0.5, bottom - self._y + 0.5).clip(0.0, 1.0)
        cover[:, (columns < x[0]) | (columns > x[-1])] = 0.0
        self._paint(strength * cover, colour)

    def line(self, points: Line, colour: str, width: float, dashes: Sequence[float] = ()) -> None:
        """Draw a line with round ends through points."""
        cover = np.zeros(self._x.shape)
        for part in _dashed(points, dashes) if dashes else [points]:
            for start, end in pairwise(part):
                self._cover_segment(cover, start, end, width / 2)
        self._paint(cover, colour)

    def _cover_segment(self, cover: Floats, start: Point, end: Point, reach: float) -> None:
        (x, y), (to_x, to_y) = start, end
        edge = int(reach) + 2
        rows = slice(max(0, int(min(y, to_y)) - edge), max(0, int(max(y, to_y)) + edge + 1))
        columns = slice(max(0, int(min(x, to_x)) - edge), max(0, int(max(x, to_x)) + edge + 1))
        px, py = self._x[rows, columns] - x, self._y[rows, columns] - y
        along_x, along_y = to_x - x, to_y - y
        length = along_x**2 + along_y**2
        at = ((px * along_x + py * along_y) / length).clip(0.0, 1.0) if length else 0.0
        near = reach + 0.5 - np.hypot(px - at * along_x, py - at * along_y)
        cover[rows, columns] = np.maximum(cover[rows, columns], near)

    def number(
        self, value: int, left: float, top: float, height: float, colour: str, width: float
    ) -> None:
        """Write a whole number."""
        for place, sign in enumerate(str(value)):
            x = left + place * DIGIT_PITCH * height
            for stroke in _DIGITS[sign]:
                points = [(x + DIGIT_WIDTH * height * px, top + height * py) for px, py in stroke]
                self.line(points, colour, width)

    def _paint(self, cover: Floats, colour: str) -> None:
        share = cover.clip(0.0, 1.0)[:, :, None]
        self._pixels += share * (_rgb(colour) - self._pixels)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        rows = self._pixels.round().astype(np.uint8).reshape(self.height, -1)
        filtered = np.insert(rows, 0, 0, axis=1)  # each row begins with its filter: none
        size = struct.pack(">IIBBBBB", self.width, self.height, 8, RGB, 0, 0, 0)
        chunks = (
            (b"IHDR", size),
            (b"IDAT", zlib.compress(filtered.tobytes(), 9)),
            (b"IEND", b""),
        )
        return PNG_SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rgb(colour: str) -> Floats:
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], np.float64)


def _dashed(points: Line, dashes: Sequence[float]) -> Iterable[list[Point]]:
    """Yield the parts of a line that are drawn: the first dash is, the next is left out."""
    place, left = 0, float(dashes[0])
    part = [points[0]]
    for (x, y), (to_x, to_y) in pairwise(points):
        length, done = hypot(to_x - x, to_y - y), 0.0
        while length - done > left:
            done += left
            at = (x + (to_x - x) * done / length, y + (to_y - y) * done / length)
            if place % 2 == 0:
                yield [*part, at]
            place, part = place + 1, [at]
            left = float(dashes[place % len(dashes)])
        left -= length - done
        part.append((to_x, to_y))
    if place % 2 == 0:
        yield part


def _arc(x: float, y: float, wide: float, high: float, first: float, last: float) -> list[Point]:
    """Return a part of an ellipse; angles are shares of a turn, clockwise from the right."""
    steps = 28
    angles = [2 * pi * (first + (last - first) * n / steps) for n in range(steps + 1)]
    return [(x + wide * cos(angle), y + high * sin(angle)) for angle in angles]


DIGIT_WIDTH, DIGIT_PITCH = 0.56, 0.74  # shares of the height
# Strokes in a box from (0, 0) to (1, 1).
_DIGITS: dict[str, list[Line]] = {
    "-": [[(0.1, 0.55), (0.9, 0.55)]],
    "0": [_arc(0.5, 0.5, 0.46, 0.5, 0.0, 1.0)],
    "1": [[(0.18, 0.22), (0.56, 0.0), (0.56, 1.0)]],
    "2": [[*_arc(0.5, 0.29, 0.43, 0.29, -0.48, 0.08), (0.06, 1.0), (0.96, 1.0)]],
    "3": [
        [*_arc(0.48, 0.26, 0.4, 0.26, -0.45, 0.22), (0.4, 0.5)],
        [(0.4, 0.5), *_arc(0.47, 0.73, 0.46, 0.27, -0.22, 0.45)],
    ],
    "4": [[(0.72, 1.0), (0.72, 0.0), (0.02, 0.7), (1.0, 0.7)]],
    "5": [[(0.88, 0.0), (0.2, 0.0), (0.12, 0.46), *_arc(0.48, 0.68, 0.46, 0.32, -0.36, 0.43)]],
    "6": [
        [(0.72, 0.0), *_arc(0.5, 0.68, 0.46, 0.32, -0.45, -0.5)],
        _arc(0.5, 0.68, 0.46, 0.32, 0.0, 1.0),
    ],
    "7": [[(0.03, 0.0), (0.97, 0.0), (0.36, 1.0)]],
    "8": [_arc(0.5, 0.25, 0.39, 0.25, 0.0, 1.0), _arc(0.5, 0.74, 0.46, 0.26, 0.0, 1.0)],
    "9": [
        _arc(0.5, 0.32, 0.46, 0.32, 0.0, 1.0),
        [*_arc(0.5, 0.32, 0.46, 0.32, 0.0, 0.05), (0.28, 1.0)],
    ],
}
