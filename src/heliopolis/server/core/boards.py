"""Boards that users make: what is wrong with one, and how one is corrected for everybody.

These functions may take long for a hostile board, so the server calls them in another process.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from heliopolis import boards, games
from heliopolis.boards.editor import Editor
from heliopolis.errors import BadSetupError, UnknownGameError
from heliopolis.kernel.journal import Secret
from heliopolis.server.core.errors import Refused, not_found
from heliopolis.server.core.lobby import try_board
from heliopolis.table import Table

MOST_BOARDS = 100  # that a user has


def editor_of(game: str) -> Editor:
    """Return the editor of a game, or refuse."""
    try:
        found = boards.editor_of(games.find(game).name)
    except UnknownGameError:
        found = None
    if found is None:
        raise not_found("game with boards to edit", "game")
    return found


@cache
def sheet(game: str) -> dict[str, Any]:
    """Return a game's own board for an editor: how it looks, its places, what may stand there."""
    editor = editor_of(game)
    rules = games.find(game)
    own = editor.own()
    table = Table(rules, max(rules.seats), Secret(0))
    return {
        "game": rules.name,
        "board": own,
        "places": editor.places(own),
        "choices": editor.choices,
        "certainty": editor.certainty,
        "view": table.view(None),
    }


def examine(game: str, board: Any, language: str = "en") -> dict[str, Any]:
    """Return what is wrong with a board, its places, and how it differs from the game's own.

    A valid board is returned in the form that is edited.
    """
    editor = editor_of(game)
    errors = editor.errors(board, language)
    rules = games.find(game)
    if not errors and (refused := try_board(rules.name, rules.default_seats(), {}, board)):
        errors = [{"field": "", "why": refused.to_json(language)["message"], "places": []}]
    shown = board if errors else editor.complete(board)
    readable = shown if isinstance(shown, Mapping) else {}
    return {
        "errors": errors,
        "board": None if errors else shown,
        "places": editor.places(readable),
        "changes": editor.changes(readable),
    }


def contribution(game: str, board: Any) -> dict[str, Any] | Refused:
    """Return the file with which a board becomes the game's own, and what to write with it."""
    editor = editor_of(game)
    try:
        editor.check(board)
    except BadSetupError as error:
        return Refused("bad_setup", error.text, field="board")
    changes = editor.changes(editor.complete(board))
    title = games.find(game).title
    lines = [
        f"- {change['place'].partition(':')[2]}, {change['field']}: "
        f"{_said(change['before'])} → {_said(change['after'])}"
        for change in changes
    ]
    return {
        "path": editor.file_path(),
        "file": editor.file(board),
        "title": f"{games.find(game).name}: correct the board by a printed copy",
        "text": "\n".join([f"The board of {title} as it is printed:", "", *lines]),
        "changes": changes,
    }


def _said(value: Any) -> str:
    return {None: "none", True: "yes", False: "no"}.get(value, str(value))
