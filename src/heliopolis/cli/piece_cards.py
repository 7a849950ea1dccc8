"""Find a piece by its name and print what explains it, as a tap on it does in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heliopolis.cli import rulebook
from heliopolis.games.pieces import Piece, pieces

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heliopolis.kernel.game import Game
    from heliopolis.texts import Texts


def names(game: Game, tr: Texts) -> list[str]:
    """Return the names of all pieces; some pieces share one."""
    return list(dict.fromkeys(tr(piece.name) for piece in pieces(game).values()))


def find(game: Game, word: str, tr: Texts) -> list[Piece]:
    """Return the pieces of a name, or else those whose name contains the word."""
    wanted = rulebook.folded(word)
    named = [(rulebook.folded(tr(piece.name)), piece) for piece in pieces(game).values()]
    exactly = [piece for name, piece in named if name == wanted]
    return exactly or [piece for name, piece in named if wanted in name]


def shown(found: list[Piece], tr: Texts) -> RenderableType:
    """Render pieces, those of one name as one: the name, what it does, and its rules."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    parts: list[RenderableType] = []
    for name in dict.fromkeys(tr(piece.name) for piece in found):
        same = [piece for piece in found if tr(piece.name) == name]
        parts.append(Text(name, "bold"))
        texts = [tr(piece.text) for piece in same if piece.text]
        rules = dict.fromkeys(rule for piece in same for rule in piece.rules)
        lines = [Text(text) for text in texts]
        lines += [
            Text.assemble((rule, "bold cyan"), " ").append_text(rulebook.rule_text(rule, tr))
            for rule in rules
        ]
        parts += [Padding(line, (0, 0, 0, 5)) for line in lines]
    return Group(*parts)
