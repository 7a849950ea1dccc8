"""``heliopolis backup`` and ``heliopolis restore``: copy the database to one file and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from heliopolis.server.settings import Settings

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup file.")]
Address = Annotated[
    str,
    typer.Option(
        "--database",
        help="A file that ends in .sqlite, or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
        show_default="tables.sqlite in your data folder",
    ),
]


def backup(file: File, database: Address = "", json: AsJson = False, lang: Language = "") -> None:
    """Write the whole database of the game server to one file; the server may be running.

    [bold]Examples[/bold]

      heliopolis backup tables.backup

      heliopolis backup tables.backup --database postgresql+asyncpg://helio:secret@db/helio
    """
    from heliopolis.server.store import backup as work

    _print_counts(asyncio.run(work.backup(_settings(database), file)), json)


def restore(file: File, database: Address = "", json: AsJson = False, lang: Language = "") -> None:
    """Fill an empty database from a backup, also to move from SQLite to PostgreSQL.

    [bold]Examples[/bold]

      heliopolis restore tables.backup

      heliopolis restore tables.backup --database new.sqlite
    """
    from heliopolis.server.store import backup as work

    _print_counts(asyncio.run(work.restore(_settings(database), file)), json)


def _settings(database: str) -> Settings:
    from heliopolis.server.settings import Settings

    settings = Settings.from_environment()
    return settings.replace(database=database) if database else settings


def _print_counts(counts: dict[str, int], json: bool) -> None:
    if json:
        print_json(counts)
    else:
        typer.echo(", ".join(f"{name} {count}" for name, count in counts.items()))
