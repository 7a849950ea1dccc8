"""Errors about input from people and programs.

Each message is one line that names the field or the rule, the value and what is allowed. Raising
one leaves everything unchanged.
"""

from __future__ import annotations


class HeliopolisError(ValueError):
    """The base class of all errors about input."""


class BadSetupError(HeliopolisError):
    """Invalid seats, seed, options or board.

    The message starts with the field: ``seats: …``, ``option burial_scoring: …``, ``board, …: …``.
    """

    @property
    def field(self) -> str:
        """The name of the invalid field."""
        return str(self).partition(":")[0].partition(",")[0]


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

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class JournalError(HeliopolisError):
    """The journal cannot be parsed, or a move in it is illegal.

    `line` is the number of the first wrong line, `rule` the id of the rule it breaks, if any.
    """

    def __init__(self, message: str, line: int | None = None, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.rule = rule


class UndoError(HeliopolisError):
    """There is no move to undo, or no such step to go back to."""


class UnavailableError(HeliopolisError):
    """This machine lacks the target, for example CUDA without a device."""


class MissingExtraError(UnavailableError, ModuleNotFoundError):
    """Packages are missing that an extra brings; the message says which to install."""
