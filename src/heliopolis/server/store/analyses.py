"""Analyses of finished games in the database: a link to a report works at once after a restart.

An analysis is a shortcut, as a snapshot is: it counts only if the same sources made it at the same
depth; otherwise the game is analysed anew, and the new analysis takes its place.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from heliopolis.kernel.game import Game
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.snapshots import made_by as rules_made_by

SOURCES = ("heliopolis.analysis", "heliopolis.arena.report", "heliopolis.texts")
_a = schema.analyses.c


@cache
def made_by(game: Game) -> str:
    """Return a digest of the sources that an analysis of a game depends on."""
    digest = hashlib.sha256(rules_made_by(game).encode())
    for package in SOURCES:
        for file in sorted(files(package).iterdir(), key=_name):
            if file.is_file() and file.name.endswith((".py", ".css", ".ftl")):
                digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def _name(file: Traversable) -> str:
    return file.name


class AnalysisStore:
    """Analyses in the database, one of each game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table: str, game: Game, depth: str) -> bytes | None:
        """Return the analysis of a table, if it counts now."""
        query = select(_a.data).where(
            _a.table_id == table, _a.depth == depth, _a.made_by == made_by(game)
        )
        row = await self._database.row(query)
        return None if row is None else bytes(row.data)

    async def put(self, table: str, game: Game, depth: str, data: bytes) -> None:
        """Store the analysis of a table instead of an earlier one."""
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        values = {"depth": depth, "made_by": made_by(game), "data": data}
        wanted = insert(schema.analyses).values(table_id=table, **values)
        await self._database.do(
            wanted.on_conflict_do_update(index_elements=[_a.table_id], set_=values)
        )
