"""Where tables stand, kept in the database: a table that is woken need not be replayed.

A snapshot is a shortcut, never the truth. It counts only where it was made by the very sources of
rules and records that run now, and as long as it is whole; else the events are replayed, as they
are where there is none.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import Row
from sqlalchemy.dialects import postgresql, sqlite

from heliopolis import kernel, table
from heliopolis.kernel.game import Game
from heliopolis.server import clocks, metrics, record
from heliopolis.server.logs import logger
from heliopolis.server.record import Header, Record
from heliopolis.server.store import schema

if TYPE_CHECKING:
    from heliopolis.server.house import House
    from heliopolis.server.live import Live

EVERY = 50  # events, after which where a table stands is kept anew
WORTH_KEEPING = 10  # when it leaves memory
AT_ONCE = 50  # tables in one transaction


@cache
def made_by(game: Game) -> str:
    """A word for the sources that a snapshot of a game depends on."""
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
    """The row that says where a table stands."""
    data = zlib.compress(orjson.dumps(of.snapshot()), 1)
    return {
        "table_id": of.header.id,
        "seq": of.next_seq,
        "made_by": made_by(of.game.game),
        "sum": hashlib.sha256(data).hexdigest(),
        "data": data,
    }


def unpacked(header: Header, row: Row[Any]) -> Record | None:
    """The record that a row holds; None if there is none that counts now."""
    if row.data is None:
        return None
    made = Record(header)
    try:
        if row.made_by != made_by(made.rulebook):
            return None
        if hashlib.sha256(row.data).hexdigest() != row.sum:
            raise ValueError("its sum is wrong")
        made.restore(orjson.loads(zlib.decompress(row.data)))
    except Exception as error:  # whatever is wrong with it: there are still the events
        logger.error("snapshot_unusable", extra={"error": repr(error)})
        return None
    return made


class Snapshots:
    """Keeps snapshots of the tables in memory."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def keep(self, lives: Sequence[Live]) -> None:
        """Keep where these tables stand."""
        insert = sqlite.insert if self._house.database.is_sqlite else postgresql.insert
        s = schema.snapshots
        for start in range(0, len(lives), AT_ONCE):
            some = lives[start : start + AT_ONCE]
            rows = [packed(live.record) for live in some]
            wanted = insert(s)
            names = ("seq", "made_by", "sum", "data")
            newer = (wanted.excluded.seq >= s.c.seq) | (wanted.excluded.made_by != s.c.made_by)
            keeping = wanted.on_conflict_do_update(
                index_elements=[s.c.table_id],
                set_={name: wanted.excluded[name] for name in names},
                where=newer,
            )
            async with self._house.database.write() as connection:
                await connection.execute(keeping, rows)
            for live, row in zip(some, rows, strict=True):
                live.kept_seq, live.wrote = row["seq"], False
            metrics.SNAPSHOTS.inc(len(rows))
