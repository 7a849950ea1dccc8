"""The picture for messengers, read back from its own file."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np

from heliopolis.analysis.picture import HEIGHT, SEATS, SHEET, WIDTH, draw_picture
from heliopolis.analysis.raster import Canvas
from tests.analysis.test_report import made_up


def pixels(png: bytes) -> Any:
    """Read a PNG of three channels whose rows are not filtered, and check its sums."""
    place, data, size = 8, b"", (0, 0)
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        body = png[place + 8 : place + 8 + length]
        (crc,) = struct.unpack(">I", png[place + 8 + length : place + 12 + length])
        assert crc == zlib.crc32(kind + body)
        if kind == b"IHDR":
            size = struct.unpack(">II", body[:8])
        data += body if kind == b"IDAT" else b""
        place += 12 + length
    width, height = size
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + 3 * width)
    assert not rows[:, 0].any()
    return rows[:, 1:].reshape(height, width, 3)


def of(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def test_shapes_lie_where_they_were_drawn() -> None:
    canvas = Canvas(40, 30, "#ffffff")
    canvas.rectangle(2, 2, 10, 10, "#ff0000")
    canvas.disc(20, 6, 4, "#00ff00")
    canvas.line([(2, 20), (38, 20)], "#0000ff", 2, (8, 8))
    canvas.polygon([(28, 2), (38, 2), (38, 12), (28, 12)], "#102030")
    drawn = pixels(canvas.png())
    assert drawn[5, 5].tolist() == of("#ff0000")
    assert drawn[6, 20].tolist() == of("#00ff00")
    assert drawn[7, 33].tolist() == of("#102030")
    assert drawn[20, 5].tolist() == of("#0000ff")
    assert drawn[20, 14].tolist() == of("#ffffff")  # between two dashes
    assert drawn[20, 22].tolist() == of("#0000ff")


def test_every_digit_differs_from_the_others() -> None:
    drawn = []
    for digit in range(10):
        canvas = Canvas(40, 50, "#ffffff")
        canvas.number(digit, 8, 6, 36, "#000000", 4)
        drawn.append(canvas.png())
        inked = (pixels(drawn[-1])[:, :, 0] < 128).nonzero()
        assert inked[0].min() >= 3
        assert inked[0].max() <= 45
    assert len(set(drawn)) == 10


def test_the_picture_shows_every_seat_in_its_colour() -> None:
    drawn = pixels(draw_picture(made_up("amun-re")))
    assert drawn.shape == (HEIGHT, WIDTH, 3)
    assert drawn[HEIGHT // 2, 40].tolist() == of(SHEET)
    for seat in range(made_up("amun-re").table.seats):
        assert (drawn == of(SEATS[seat])).all(axis=2).sum() > 300
