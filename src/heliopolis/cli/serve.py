"""``heliopolis serve``: run the game server."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from heliopolis.cli.language import Language

HOST, PORT = "127.0.0.1", 8420


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = PORT,
    database: Annotated[
        str,
        typer.Option(
            help="A file that ends in .sqlite, or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
            show_default="tables.sqlite in your data folder",
        ),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(min=1, max=64, help="Number of processes; more than one requires PostgreSQL."),
    ] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of your own to offer, such as my_module:MyBot; repeatable."),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    lang: Language = "",
) -> None:
    """Start the game server and open it in the browser.

    It accepts connections from this machine only, unless --host is given. Environment variables
    set everything else: see docs/operations.md.

    [bold]Examples[/bold]

      heliopolis serve

      heliopolis serve --host 0.0.0.0 --port 80 --no-open

      heliopolis serve --bot my_module:MyBot

      heliopolis serve --workers 4 --database postgresql+asyncpg://helio:secret@db/helio
    """
    start(host, port, database, workers, bot or (), open_browser=not no_open)


def start(
    host: str = HOST,
    port: int = PORT,
    database: str = "",
    workers: int = 1,
    bots: Sequence[str] = (),
    *,
    open_browser: bool = True,
) -> None:
    """Run the server until it is stopped."""
    from heliopolis.server.serve import serve as run
    from heliopolis.server.settings import Settings

    settings = Settings.from_environment()
    if sys.stderr.isatty() and "HELIOPOLIS_LOG_LEVEL" not in os.environ:
        settings = settings.replace(log_level="warning")  # a person reads the terminal
    if database:
        settings = settings.replace(database=database)
    if bots:
        settings = settings.replace(bots=",".join(bots))
    run(settings, host, port, workers, open_browser=open_browser)
