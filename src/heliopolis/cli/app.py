"""The commands of ``heliopolis``, put together."""

from __future__ import annotations

from typing import Annotated

import typer

import heliopolis
from heliopolis.cli.arena import ArenaCommand, arena
from heliopolis.cli.bench import bench
from heliopolis.cli.check import check
from heliopolis.cli.play import play
from heliopolis.cli.replay import replay
from heliopolis.cli.rules import rules
from heliopolis.cli.simulate import simulate

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
    """An open table for the games of antiquity.

    [bold]Sit down:[/bold]  heliopolis play
    """
    if version:
        typer.echo(f"heliopolis {heliopolis.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in (play, rules, replay, check, simulate):
    app.command()(command)
app.command(cls=ArenaCommand)(arena)
app.command()(bench)
