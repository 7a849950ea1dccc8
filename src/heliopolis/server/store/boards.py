"""Boards of users in the database."""

from __future__ import annotations

from typing import Any

import orjson
from sqlalchemy import delete, func, insert, select, update

from heliopolis.server.core.clocks import now_ms
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database

_b = schema.boards.c


class BoardStore:
    """Boards in the database. Knowing the id of one is permission to look at it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, board: str, person: str, game: str, name: str, data: Any, most: int
    ) -> bool:
        """Store a new board; return whether the user had room for it."""
        now = now_ms()
        row = {
            "id": board,
            "person": person,
            "game": game,
            "name": name,
            "board": orjson.dumps(data).decode(),
            "created": now,
            "changed": now,
        }
        async with self._database.write() as connection:
            mine = select(func.count()).where(_b.person == person)
            if (await connection.execute(mine)).scalar_one() >= most:
                return False
            await connection.execute(insert(schema.boards).values(**row))
        return True

    async def change(self, board: str, person: str, name: str, data: Any) -> bool:
        """Change a board; return whether it is this user's."""
        own = update(schema.boards).where(_b.id == board, _b.person == person)
        values = {"name": name, "board": orjson.dumps(data).decode(), "changed": now_ms()}
        return bool(await self._database.do(own.values(**values)))

    async def remove(self, board: str, person: str) -> bool:
        """Delete a board; return whether it was this user's."""
        own = delete(schema.boards).where(_b.id == board, _b.person == person)
        return bool(await self._database.do(own))

    async def get(self, board: str) -> dict[str, Any] | None:
        """Return a board with the id and name of the user who made it."""
        p = schema.people.c
        query = select(schema.boards, p.name.label("by")).outerjoin(
            schema.people, p.id == _b.person
        )
        row = await self._database.row(query.where(_b.id == board))
        if row is None:
            return None
        return {
            "id": row.id,
            "game": row.game,
            "name": row.name,
            "board": orjson.loads(row.board),
            "person": row.person,
            "by": row.by or "",
            "created": row.created,
            "changed": row.changed,
        }

    async def of_user(self, person: str) -> list[dict[str, Any]]:
        """Return the boards of a user without their data, the latest first."""
        query = select(_b.id, _b.game, _b.name, _b.created, _b.changed).where(_b.person == person)
        rows = await self._database.rows(query.order_by(_b.changed.desc(), _b.id))
        return [{str(key): value for key, value in row._asdict().items()} for row in rows]
