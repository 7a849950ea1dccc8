"""Everything that can go wrong with what a person or a program hands in.

Each error is one clear line that names the field or the rule. When one is raised, nothing has
changed.
"""

from __future__ import annotations


class HeliopolisError(ValueError):
    """The base of all errors about input."""


class BadSetupError(HeliopolisError):
    """Seats, seed, options or a board are not what the game takes.

    The message starts with the field: ``seats: …``, ``option burial_scoring: …``, ``board, …: …``.
    """

    @property
    def field(self) -> str:
        """The field that is wrong."""
        return str(self).partition(":")[0].partition(",")[0]


class UnknownGameError(BadSetupError):
    """There is no game of that name."""


class BadMoveError(HeliopolisError):
    """A text or JSON that is no move of the game at all."""


class IllegalMoveError(HeliopolisError):
    """A move of the game that a rule forbids now. `rule` is its id, such as ``PR-5.3``."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class JournalError(HeliopolisError):
    """A journal that cannot be read or does not hold.

    `line` is the number of the first wrong line, `rule` the rule it breaks, if it is one.
    """

    def __init__(self, message: str, line: int | None = None, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.rule = rule


class UndoError(HeliopolisError):
    """There is nothing to undo, or no such step to go back to."""


class UnavailableError(HeliopolisError):
    """A target that this machine does not have (CUDA without a device, say)."""
