"""What a table can choose."""

from __future__ import annotations

from heliopolis.games.ur.board import MOST_PIECES
from heliopolis.kernel.options import Number, Option, Options

OPTIONS = Options()
PIECES = OPTIONS.add(Number("pieces", "UR-1.1", ("7", "3"), "7", 1, MOST_PIECES))
FIRST_PLAYER = OPTIONS.add(Option("first_player", "UR-1.4", ("random", "seat_0"), "random"))
SAFE_ROSETTE = OPTIONS.add(Option("safe_rosette", "UR-4.2", ("true", "false"), "true"))

RANDOM, SEAT_0 = OPTIONS.codes(FIRST_PLAYER)
SAFE, UNSAFE = OPTIONS.codes(SAFE_ROSETTE)

OPTIONS.group("setup", PIECES, FIRST_PLAYER)
