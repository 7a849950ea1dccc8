"""Print the names of players in the colours of their seats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from heliopolis.games.terminal import SEAT_COLOURS

if TYPE_CHECKING:
    from rich.text import Text


def highlight_names(sentence: str, players: Sequence[str]) -> Text:
    """Return a sentence with the players' names in colour."""
    from rich.text import Text

    text = Text(sentence)
    for seat, name in enumerate(players):
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {colour}")
    return text
