"""The application that holds all commands of ``heliopolis``."""

from __future__ import annotations

from collections.abc import Callable
from inspect import cleandoc
from typing import Annotated

import typer
from typer.core import TyperCommand

import heliopolis
from heliopolis.cli.analyse import analyse
from heliopolis.cli.arena import ArenaCommand, arena
from heliopolis.cli.backup import backup, restore
from heliopolis.cli.bench import bench
from heliopolis.cli.check import check
from heliopolis.cli.compile import compile_games
from heliopolis.cli.play import play
from heliopolis.cli.replay import replay
from heliopolis.cli.rules import rules
from heliopolis.cli.serve import serve
from heliopolis.cli.serve import start as start_server
from heliopolis.cli.simulate import simulate
from heliopolis.cli.train import train

app = typer.Typer(
    name="heliopolis",
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play board games of antiquity, in the browser, in the terminal and from programs.

    Without a command, start the game server and open it in the browser.

    [bold]In the terminal:[/bold]  heliopolis play
    """
    if version:
        typer.echo(f"heliopolis {heliopolis.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        start_server()


def _add(
    command: Callable[..., int | None],
    name: str | None = None,
    cls: type[TyperCommand] = TyperCommand,
) -> None:
    """Add a command, with its docstring as its help."""
    app.command(name, cls=cls, help=_with_whole_paragraphs(command.__doc__ or ""))(command)


def _with_whole_paragraphs(docstring: str) -> str:
    """Return a docstring with one line per paragraph, since Typer keeps the line breaks of ours."""
    paragraphs = cleandoc(docstring).split("\n\n")
    return "\n\n".join(paragraph.replace("\n", " ") for paragraph in paragraphs)


for command in (serve, play, rules, replay, analyse, check, simulate, train):
    _add(command)
_add(arena, cls=ArenaCommand)
_add(compile_games, "compile")
_add(bench)
_add(backup)
_add(restore)
