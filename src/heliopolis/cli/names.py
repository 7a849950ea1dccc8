"""Players' names in colour, the same everywhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from heliopolis.games.terminal import SEAT_COLOURS

if TYPE_CHECKING:
    from rich.text import Text


def with_names(sentence: str, players: Sequence[str]) -> Text:
    """A sentence in which the players' names stand out."""
    from rich.text import Text

    text = Text(sentence)
    for seat, name in enumerate(players):
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {colour}")
    return text
