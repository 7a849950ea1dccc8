"""The option ``--report`` of commands that write an HTML report."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from heliopolis.cli.exits import InputError
from heliopolis.errors import ErrorText, system_error

Report = Annotated[
    str | None,
    typer.Option(
        "--report",
        metavar="FILE.html",
        help="Write an HTML report with tables and plots to this file.",
    ),
]


class ReportFile:
    """A report file, opened early so that an unwritable path fails before hours of play."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = Path(name)
        self._existed = self.path.exists()
        try:
            self.path.open("a", encoding="utf-8").close()
        except (OSError, ValueError) as error:
            raise InputError(_describe_error(name, error)) from None

    def write(self, page: str) -> None:
        """Write the page."""
        try:
            self.path.write_text(page, "utf-8")
        except OSError as error:
            raise InputError(_describe_error(self.name, error)) from None

    def discard(self) -> None:
        """Remove the file if it is new, so that no empty file is left behind."""
        if not self._existed:
            with suppress(OSError):
                self.path.unlink()


def _describe_error(name: str, error: OSError | ValueError) -> ErrorText:
    reason = system_error(error) if isinstance(error, OSError) else error
    return ErrorText("file", file=f"--report {name}", reason=reason)


def reproducing_command(left_out: tuple[str, ...]) -> str:
    """Return the command line without the options that do not change the result."""
    words = []
    skip = False
    for word in sys.argv[1:]:
        if skip:
            skip = False
            continue
        name, equals, _ = word.partition("=")
        if name in left_out:
            skip = not equals
            continue
        words.append(word)
    return shlex.join(["heliopolis", *words])
