"""Print to the terminal, for people (Rich) and for programs (JSON)."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.texts import texts

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from heliopolis.kernel.game import Game

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]

MAX_WIDTH = 100  # columns; longer lines are hard to read


class Terminal:
    """A terminal with the language of its reader."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.text = texts(language, game)
        self.console = console()

    @property
    def columns(self) -> int:
        """The number of columns that are printed on."""
        return min(self.console.width, MAX_WIDTH)

    def show(self, drawing: RenderableType = "") -> None:
        """Print a drawing, or an empty line."""
        self.console.print(drawing, width=self.columns)

    def print_text(self, key: str, style: str = "", **values: Any) -> None:
        """Print the text with a key."""
        from rich.text import Text

        self.show(Text(self.text(key, **values), style))

    def print_line(self, line: str, style: str = "") -> None:
        """Print a line without wrapping, because it has a path that may be copied."""
        from rich.text import Text

        self.console.print(Text(line, style), soft_wrap=True)

    def print_command(self, line: str) -> None:
        """Print a shell command without wrapping, so that it can be copied."""
        from rich.text import Text

        self.console.print(Text(f"  {line}", "green"), soft_wrap=True)


def console(*, stderr: bool = False) -> Console:
    """Return a console that prints texts verbatim: names of players may look like markup."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def print_json(data: Any) -> None:
    """Print one JSON value on stdout."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
