"""Bringing a database to what this version of the server expects."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from heliopolis.errors import ErrorText, HeliopolisError
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
    found = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in ScriptDirectory.from_config(steps).walk_revisions()}
    if found is not None and found not in known:
        raise HeliopolisError(ErrorText("database-newer", version=f"{found!r:.40}"))
    command.upgrade(steps, "head")
