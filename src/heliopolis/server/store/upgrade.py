"""Bringing a database to what this version of the server expects."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.engine import Connection

from heliopolis.server.store.database import Database

_LOCK = 4_715_001  # several processes may start at once; one of them upgrades


def config() -> Config:
    """Return Alembic's configuration: where the migrations are."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    return made


async def upgrade(database: Database) -> None:
    """Run the steps that the database has not seen."""
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_run)


def _run(connection: Connection) -> None:
    steps = config()
    steps.attributes["connection"] = connection
    command.upgrade(steps, "head")
