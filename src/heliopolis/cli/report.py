"""The option ``--report``, for the commands that can write one."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from heliopolis.cli.ending import InputError, describe

Report = Annotated[
    str | None,
    typer.Option(
        "--report", metavar="FILE.html", help="Write one page with tables and plots to this file."
    ),
]


class ReportFile:
    """A file for a report: opened before hours are spent on what will be in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = Path(name)
        self._existed = self.path.exists()
        try:
            self.path.open("a", encoding="utf-8").close()
        except (OSError, ValueError) as error:
            raise InputError(_wrong(name, error)) from None

    def write(self, page: str) -> None:
        """Put the page in it."""
        try:
            self.path.write_text(page, "utf-8")
        except OSError as error:
            raise InputError(_wrong(self.name, error)) from None

    def give_up(self) -> None:
        """Leave no empty file behind."""
        if not self._existed:
            with suppress(OSError):
                self.path.unlink()


def _wrong(name: str, error: OSError | ValueError) -> str:
    reason = describe(error, name) if isinstance(error, OSError) else f"{name}: {error}"
    return f"--report {reason}"


def typed_again(left_out: tuple[str, ...]) -> str:
    """The command as it was typed, without the options that do not change the result."""
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
