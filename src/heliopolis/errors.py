"""Errors about input from people and programs.

Each message is one line that names the field or the rule, the value and what is allowed. Raising
one leaves everything unchanged. Errors that people meet carry the key of a text and its values, so
that they can be told in any language; the others are English.
"""

from __future__ import annotations

import errno
from typing import Any


class ErrorText:
    """What an error says: the text ``error-KEY``, and its values, of which some may be such texts.

    The texts are those of a package (``heliopolis.texts``, ``heliopolis.games.catan.texts``). As a
    string it is English.
    """

    def __init__(self, key: str, package: str = "heliopolis", /, **values: Any) -> None:
        self.key, self.package, self.values = key, package, values

    def in_language(self, language: str) -> str:
        """Return it as a sentence."""
        from heliopolis.texts import messages_of  # late: it knows the kernel, which knows this

        values = {
            name: value.in_language(language) if isinstance(value, ErrorText) else str(value)
            for name, value in self.values.items()
        }
        messages = messages_of(f"{self.package}.texts", language)
        return messages.format(f"error-{self.key}", "", values)

    def __str__(self) -> str:
        return self.in_language("en")

    def __repr__(self) -> str:
        return f"ErrorText({self.key!r}, {self.values!r})"


# The errors of the operating system that people meet, with a text ``error-system-NAME``.
SYSTEM_ERRORS = (
    "EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EEXIST", "EISDIR", "ENAMETOOLONG", "ENOENT", "ENOSPC",
    "ENOTDIR", "EPERM", "EROFS",
)  # fmt: skip


def out_of_range(name: str, value: object, least: int, most: int) -> ErrorText:
    """Return that a number is not in its range."""
    return ErrorText("range", name=name, value=value, least=least, most=most)


def system_error(error: OSError) -> ErrorText | str:
    """Return what the operating system says is wrong."""
    name = errno.errorcode.get(error.errno or 0, "")
    if name in SYSTEM_ERRORS:
        return ErrorText(f"system-{name}")
    return error.strerror or str(error)


class HeliopolisError(ValueError):
    """The base class of all errors about input."""

    @property
    def text(self) -> ErrorText | str:
        """What it says; a plain string if that is English only."""
        said = self.args[0] if self.args else ""
        return said if isinstance(said, ErrorText) else str(self)

    def in_language(self, language: str) -> str:
        """Return what it says in a language, or in English where it has not been translated."""
        said = self.text
        return said.in_language(language) if isinstance(said, ErrorText) else said


class BadSetupError(HeliopolisError):
    """Invalid seats, seed, options or board.

    The message starts with the field: ``seats: …``, ``option burial_scoring: …``, ``board, …: …``.
    """

    @property
    def field(self) -> str:
        """The name of the invalid field."""
        return str(self).partition(":")[0].partition(",")[0]


class BadBoardError(BadSetupError):
    """A board cannot be played: `place` is the path of what is wrong in its data, `why` says why.

    The path is written with dots, such as ``hexes.3.number``; it is empty for the whole board.
    """

    def __init__(self, place: str, why: ErrorText) -> None:
        if place:
            super().__init__(ErrorText("board-field", field=place, why=why))
        else:
            super().__init__(ErrorText("board", why=why))
        self.place, self.why = place, why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.place, self.why)

    @property
    def field(self) -> str:
        """The name of the invalid field of the setup."""
        return "board"


class BadArrayError(HeliopolisError):
    """An array has the wrong shape, type, layout or place for what would be done with it.

    The message starts with the name of the argument: ``masks: …``.
    """


class UnknownGameError(BadSetupError):
    """No game has that name."""


class BadMoveError(HeliopolisError):
    """The text, number or JSON is not a move of the game."""


class IllegalMoveError(HeliopolisError):
    """A rule forbids the move now. `rule` is its id, such as ``PR-5.3``."""

    def __init__(self, message: ErrorText | str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class JournalError(HeliopolisError):
    """The journal cannot be parsed, or a move in it is illegal.

    `line` is the number of the first wrong line, `rule` the id of the rule it breaks, if any.
    """

    def __init__(
        self, message: ErrorText | str, line: int | None = None, rule: str | None = None
    ) -> None:
        super().__init__(ErrorText("line", line=line, why=message) if line else message)
        self.line = line
        self.rule = rule


class UndoError(HeliopolisError):
    """There is no move to undo, or no such step to go back to."""


class UnavailableError(HeliopolisError):
    """This machine lacks the target, for example CUDA without a device."""


class MissingExtraError(UnavailableError, ModuleNotFoundError):
    """Packages are missing that an extra brings; the message says which to install."""
