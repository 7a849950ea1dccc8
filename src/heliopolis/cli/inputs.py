"""Read the arguments of commands; errors name the option or the file."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heliopolis import games
from heliopolis.cli.exits import InputError, describe
from heliopolis.cli.language import wrong_input
from heliopolis.errors import ErrorText, JournalError

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import Table

MAX_FILE_BYTES = 4_000_000  # more than any journal that can be parsed
STDIN = "-"


def find_game(name: str | None) -> Game:
    """Return the game of that name, or the first game if the name is None."""
    known = games.names()
    if name is None:
        return games.find(known[0])
    wanted = name.lower().replace("_", "-").replace(" ", "-")
    if wanted in known:
        return games.find(wanted)
    named = f"{name!r:.60}"
    if near := get_close_matches(wanted, known, n=1):
        raise wrong_input("game-near", name=named, near=repr(near[0]))
    raise wrong_input("game-unknown", name=named, known=", ".join(known))


def parse_options(pairs: Sequence[str], given_by: str = "--option") -> dict[str, str]:
    """Parse ``["name=value", …]``; the game checks names and values later."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise wrong_input("option-form", given_by=given_by, option=f"{pair!r:.60}")
        if name.strip() in options:
            raise wrong_input("option-twice", option=f"{name.strip()!r:.60}")
        options[name.strip()] = value.strip()
    return options


def read_board(file: str | None) -> Any:
    """Read a board from a JSON file; None if no file is given."""
    if file is None:
        return None
    try:
        return json.loads(read_text(file))
    except (ValueError, RecursionError) as error:
        if isinstance(error, InputError):
            raise
        if isinstance(error, json.JSONDecodeError):
            at = {"line": error.lineno, "column": error.colno}
            raise wrong_input("board-json-at", file=file, **at) from None
        raise wrong_input("board-json", file=file) from None


def read_table(file: str) -> Table:
    """Load the table from a journal file."""
    return parse_table(read_text(file), file)


def parse_table(text: str, file: str) -> Table:
    """Load the table from the text of a journal; errors name the file it came from."""
    from heliopolis.table import Table

    try:
        return Table.load(text)
    except JournalError as error:
        raise BadJournalError(file, error) from error


class BadJournalError(InputError):
    """The file holds no journal, or one with a wrong line."""

    def __init__(self, file: str, error: JournalError) -> None:
        super().__init__(ErrorText("file", file=file, reason=error.text))
        self.line: int | None = error.line
        self.rule: str | None = error.rule
        self.reason = str(error)


def read_text(file: str) -> str:
    """Read a text file; ``-`` is standard input."""
    try:
        if file == STDIN:
            data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise InputError(describe(error, file)) from None
    except ValueError as error:  # a null character in the name
        raise InputError(f"{file}: {error}") from None
    if len(data) > MAX_FILE_BYTES:
        raise wrong_input("file-size", file=file, most=str(MAX_FILE_BYTES))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise wrong_input("file-text", file=file, byte=str(error.start + 1)) from None
