"""Reading what people hand in on the command line; errors name the option or the file."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heliopolis import games
from heliopolis.cli.ending import InputError, describe

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import Table

LARGEST_FILE = 4_000_000  # bytes: more than any journal that can be read
STDIN = "-"


def game_named(name: str | None) -> Game:
    """The game of that name, or the first one if none is named."""
    known = games.names()
    if name is None:
        return games.find(known[0])
    wanted = name.lower().replace("_", "-").replace(" ", "-")
    if wanted in known:
        return games.find(wanted)
    near = get_close_matches(wanted, known, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"it is one of {', '.join(known)}"
    raise InputError(f"game {name!r:.60}: {hint}")


def options_given(pairs: Sequence[str]) -> dict[str, str]:
    """``["name=value", …]`` as a dict. Whether a game has such options, it says itself."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise InputError(f"--option {pair!r:.60}: it is written NAME=VALUE")
        if name.strip() in options:
            raise InputError(f"--option {name.strip()!r:.60}: it is given twice")
        options[name.strip()] = value.strip()
    return options


def board_in(file: str | None) -> Any:
    """The board in a JSON file, or None if no file is named."""
    if file is None:
        return None
    try:
        return json.loads(text_of(file))
    except (ValueError, RecursionError) as error:
        if isinstance(error, InputError):
            raise
        raise InputError(f"--board {file}: it is not JSON ({error})") from None


def table_in(file: str) -> Table:
    """The table that the journal in a file describes."""
    return table_from(text_of(file), file)


def table_from(text: str, file: str) -> Table:
    """The table that a journal describes; errors name the file it came from."""
    from heliopolis.errors import JournalError
    from heliopolis.table.table import load

    try:
        return load(text)
    except JournalError as error:
        raise BadJournalError(file, error) from error


class BadJournalError(InputError):
    """A file that holds no journal, or one with a wrong line."""

    def __init__(self, file: str, error: Any) -> None:
        super().__init__(f"{file}: {error}")
        self.line: int | None = error.line
        self.rule: str | None = error.rule
        self.reason = str(error)


def text_of(file: str) -> str:
    """The text in a file; ``-`` is what is piped in."""
    try:
        if file == STDIN:
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise InputError(describe(error, file)) from None
    except ValueError as error:  # a null character in the name
        raise InputError(f"{file}: {error}") from None
    if len(data) > LARGEST_FILE:
        raise InputError(f"{file}: it is larger than {LARGEST_FILE} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{file}: it is not UTF-8 text (byte {error.start + 1})") from None
