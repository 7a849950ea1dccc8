"""Boards as something to edit: the places of a board, what may stand there, and what is wrong.

A board is data that a game checks (`Game.boards`). For an editor it is laid out as places, such as
a hex, a harbour or a province, each with its fields and where in the data they stand. Choices and
ranges come from the modules that check boards, so an editor knows no rule. Nothing here decides
whether a board can be played: that is `Game.boards.check`.
"""

from __future__ import annotations

from heliopolis.boards.amun_re import AmunReEditor
from heliopolis.boards.catan import AlexanderEditor, CheopsEditor, IslandEditor
from heliopolis.boards.editor import Editor

EDITORS: dict[str, Editor] = {
    "amun-re": AmunReEditor(),
    "catan-island": IslandEditor(),
    "catan-alexander": AlexanderEditor(),
    "catan-cheops": CheopsEditor(),
}


def editor_of(game: str) -> Editor | None:
    """Return the editor for the boards of a game, if it has one."""
    return EDITORS.get(game)
