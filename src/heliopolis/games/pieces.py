"""Pieces: what a player may point at and ask about, with its name and the rules that explain it.

Each game declares its pieces in ``pieces.toml`` beside ``rulebook.py``. An entry may stand for
several pieces of a kind: then ``{}`` in its name or text is the one meant. Names and texts are
those of Fluent messages in ``texts/*.ftl``. Browser and terminal show the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from heliopolis.games.declarations import declarations
from heliopolis.kernel.game import Game

FILE = "pieces.toml"


class Piece(NamedTuple):
    """A piece, such as ``face:priest``: the texts that name and describe it, and its rules."""

    id: str
    name: str
    text: str | None
    rules: tuple[str, ...]


@cache
def pieces(game: Game) -> Mapping[str, Piece]:
    """Return all pieces of a game by id: those of its family first, as the game changes them."""
    return {
        piece.id: piece
        for declared in declarations(game, FILE)
        for entry in declared["piece"]
        for piece in _pieces_of(entry)
    }


def _pieces_of(entry: Mapping[str, Any]) -> Iterator[Piece]:
    kind, text, rules = entry["kind"], entry.get("text"), tuple(entry["rules"])
    for which in entry.get("which", [None]):
        yield Piece(
            id=kind if which is None else f"{kind}:{which}",
            name=entry["name"].format(which),
            text=text and text.format(which),
            rules=rules,
        )
