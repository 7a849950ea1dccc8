"""A whole database in one file, and back: for safety, and to move from SQLite to PostgreSQL.

The file is compressed JSON, a line a row, the same for both databases. It is read in one
transaction, so it shows one moment, also while the server runs. It goes back all of it or not at
all, into a database of the version it was made with, which is then brought up to date.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, func, insert, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from heliopolis.errors import ErrorText, HeliopolisError, system_error
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.settings import Settings
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database, make_private
from heliopolis.server.store.upgrade import config

FORMAT = 1
AT_ONCE = 1_000
ALIVE_MS = 15_000
LEFT_OUT = ("processes", "snapshots", "analyses", "alembic_version")


async def backup(settings: Settings, file: Path) -> dict[str, int]:
    """Write a database to a file; return the number of rows per table."""
    if settings.is_sqlite and not settings.sqlite_file.exists():
        raise HeliopolisError(ErrorText("database-file", file=settings.sqlite_file))
    database = Database(settings)
    partial = file.with_name(f"{file.name}.partial")
    try:
        async with database.read() as connection:
            if not database.is_sqlite:
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            make_private(partial)
            with gzip.open(partial, "wb") as out:
                counts = await _write(connection, out)
        partial.replace(file)
        return counts
    finally:
        partial.unlink(missing_ok=True)
        await database.close()


async def _write(connection: AsyncConnection, out: gzip.GzipFile) -> dict[str, int]:
    revision = await connection.run_sync(_revision)
    if revision is None:
        raise HeliopolisError(ErrorText("database-unused"))
    counts = {}
    _line(out, {"heliopolis": "backup", "format": FORMAT, "revision": revision})
    for table in schema.metadata.sorted_tables:
        if table.name in LEFT_OUT:
            continue
        name = str(table.name)
        _line(out, {"table": name, "columns": [str(column.name) for column in table.columns]})
        counts[name] = 0
        async for row in await connection.stream(select(table)):
            _line(out, list(row))
            counts[name] += 1
    _line(out, {"end": counts})
    return counts


def _line(out: gzip.GzipFile, value: Any) -> None:
    out.write(orjson.dumps(value) + b"\n")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def restore(settings: Settings, file: Path) -> dict[str, int]:
    """Fill an empty database from a file; return the number of rows per table."""
    database = Database(settings)
    try:
        async with database.write() as connection:
            return await connection.run_sync(_restore, file)
    finally:
        await database.close()


def _restore(connection: Connection, file: Path) -> dict[str, int]:
    lines = _lines(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("heliopolis") != "backup":
        raise HeliopolisError(ErrorText("backup", file=file))
    if head.get("format") != FORMAT or head.get("revision") not in _revisions():
        raise HeliopolisError(ErrorText("backup-newer", file=file))
    _must_be_empty(connection)
    _upgrade(connection, str(head["revision"]))
    counts = _fill(connection, lines, file)
    _upgrade(connection, "head")
    return counts


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rb") as source:
            for line in source:
                yield orjson.loads(line)
    except gzip.BadGzipFile:
        raise HeliopolisError(ErrorText("backup", file=file)) from None
    except (OSError, EOFError, orjson.JSONDecodeError) as error:
        reason = system_error(error) if isinstance(error, OSError) else error
        raise HeliopolisError(ErrorText("backup-read", file=file, reason=reason)) from None


def _revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def _upgrade(connection: Connection, revision: str) -> None:
    steps = config()
    steps.attributes["connection"] = connection
    command.upgrade(steps, revision)


def _must_be_empty(connection: Connection) -> None:
    if _revision(connection) is None:
        return
    beats = select(func.count()).where(schema.processes.c.beat > now_ms() - ALIVE_MS)
    if connection.execute(beats).scalar():
        raise HeliopolisError(ErrorText("database-busy"))
    for table in (schema.people, schema.tables):
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise HeliopolisError(ErrorText("database-full"))
    connection.execute(schema.meta.delete())


def _fill(connection: Connection, lines: Iterator[Any], file: Path) -> dict[str, int]:
    """Insert the rows. The tables are those of the version that the file was made with."""
    found = MetaData()
    found.reflect(connection)
    counts: dict[str, int] = {}
    table, columns, rows = "", [], []  # type: ignore[var-annotated]
    for line in lines:
        if isinstance(line, list):
            rows.append(dict(zip(columns, line, strict=True)))
            if len(rows) == AT_ONCE:
                connection.execute(insert(found.tables[table]), rows)
                rows = []
            counts[table] += 1
            continue
        if rows:
            connection.execute(insert(found.tables[table]), rows)
            rows = []
        if "end" in line:
            if line["end"] != counts:
                break
            return counts
        table, columns = line["table"], line["columns"]
        counts[table] = 0
    raise HeliopolisError(ErrorText("backup-end", file=file))
