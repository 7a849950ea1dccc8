"""Snapshots of tables in the database: a table that is loaded need not be replayed.

A snapshot is a shortcut, never the truth. It counts only if the same sources of rules and records
made it and its checksum is right; otherwise the events are replayed, as they are without one.
"""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Row
from sqlalchemy.sql import Executable

from heliopolis import kernel, table
from heliopolis.kernel.game import Game
from heliopolis.server import metrics
from heliopolis.server.core import clocks, record
from heliopolis.server.core.record import Header, Record
from heliopolis.server.logs import logger
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database

EVERY = 50  # events between two snapshots of a table
WHEN_UNLOADED = 10  # events that are worth one when a table leaves memory
AT_ONCE = 50  # tables in one transaction


@cache
def made_by(game: Game) -> str:
    """Return a digest of the sources that a snapshot of a game depends on."""
    digest = hashlib.sha256(f"{game.name} {game.rules_version}".encode())
    home = import_module(game.family or game.package).__file__
    for folder in (kernel.__file__, table.__file__, home):
        found = Path(str(folder)).parent.rglob("*")
        for path in sorted(path for path in found if path.suffix in {".py", ".json"}):
            digest.update(path.name.encode() + path.read_bytes())
    for module in (record, clocks):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()


def packed(of: Record) -> dict[str, Any]:
    """Return the row that holds a table's snapshot."""
    data = zlib.compress(orjson.dumps(of.snapshot()), 1)
    return {
        "table_id": of.header.id,
        "seq": of.next_seq,
        "made_by": made_by(of.game),
        "sum": hashlib.sha256(data).hexdigest(),
        "data": data,
    }


def unpacked(header: Header, row: Row[Any]) -> Record | None:
    """Return the record that a row holds; None if its snapshot does not count now."""
    if row.data is None:
        return None
    made = Record(header)
    try:
        if row.made_by != made_by(made.game):
            return None
        if hashlib.sha256(row.data).hexdigest() != row.sum:
            raise ValueError("its sum is wrong")
        made.restore(orjson.loads(zlib.decompress(row.data)))
    except Exception as error:  # whatever is wrong with it: there are still the events
        logger.error("snapshot_unusable", extra={"error": repr(error)})
        return None
    return made


class Snapshots:
    """Stores snapshots of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(self, records: Sequence[Record]) -> None:
        """Store the positions of these tables."""
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        s = schema.snapshots
        for start in range(0, len(records), AT_ONCE):
            rows = []
            for one in records[start : start + AT_ONCE]:
                rows.append(packed(one))
                await asyncio.sleep(0)  # moves go first
            wanted = insert(s)
            names = ("seq", "made_by", "sum", "data")
            newer = (wanted.excluded.seq >= s.c.seq) | (wanted.excluded.made_by != s.c.made_by)
            statement = wanted.on_conflict_do_update(
                index_elements=[s.c.table_id],
                set_={name: wanted.excluded[name] for name in names},
                where=newer,
            )
            await self._database.transact(partial(_execute, statement=statement, rows=rows))
            metrics.SNAPSHOTS.inc(len(rows))


def _execute(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    connection.execute(statement, rows)
