"""What stays of a finished game: its result, users' histories, and their ratings.

Ratings follow the Plackett-Luce model of openskill: everybody starts at 25 with an uncertainty of
25/3. Bots are rated like users, each level as one player, so that games against them count.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, Self

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from heliopolis.server.core.record import Record
from heliopolis.server.store import schema
from heliopolis.server.store.database import Database
from heliopolis.server.store.tournaments import TableResult, store_tournament_result

START_MEAN, START_SIGMA = 25.0, 25.0 / 3
MOST_HISTORY = 200
MOST_LEADERS = 100
SURE_SIGMAS = 3  # below the mean: what a player is rated at least, nearly surely


@dataclass(frozen=True)
class _Finished:
    """What is stored of a finished game; it is read in one go, in another thread perhaps."""

    table: str
    game: str
    ended: int
    rows: list[dict[str, Any]]
    ranks: list[float]
    players: list[str]  # who are rated, if any
    tournament: str | None
    absent: list[bool]

    @classmethod
    def of(cls, record: Record) -> Self:
        players = [seat.person or f"bot:{seat.bot}" for seat in record.seats]
        alone = len(set(players)) < len(players) and not any(seat.bot for seat in record.seats)
        return cls(
            record.header.id,
            record.header.game,
            record.last_at,
            _rows(record),
            [float(rank) for rank in record.table.ranks()],
            players if record.rated and not alone else [],  # one user sat in every seat
            record.header.tournament,
            [seat.absent for seat in record.seats],
        )


class Results:
    """Results in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(self, record: Record) -> None:
        """Store the result of a game, once, whichever process asks first."""
        finished = _Finished.of(record)
        await self._database.transact(partial(_store, finished=finished))

    async def history(self, person: str, viewer: str | None) -> list[dict[str, Any]]:
        """Return a user's finished games, the latest first, as far as the viewer may know of them.

        The id of a private table is its key, so only those who played there see it.
        """
        r, t = schema.results.c, schema.tables.c
        own = select(r.table_id, r.seat).where(r.person == person)
        if viewer != person:
            public = select(t.id).where(t.public)
            shared = select(r.table_id).where(r.person == (viewer or ""))
            own = own.where(r.table_id.in_(public) | r.table_id.in_(shared))
        own = own.order_by(r.ended.desc()).limit(MOST_HISTORY)
        mine = {row.table_id: row.seat for row in await self._database.rows(own)}
        query = select(schema.results).where(r.table_id.in_(list(mine)))
        games: dict[str, list[Any]] = {table: [] for table in mine}
        for row in await self._database.rows(query.order_by(r.seat)):
            games[row.table_id].append(row)
        return [
            {
                "table": table,
                "game": rows[0].game,
                "ended": rows[0].ended,
                "seat": mine[table],
                "names": [row.name for row in rows],
                "bots": [row.bot for row in rows],
                "scores": [row.score for row in rows],
                "ranks": [row.rank for row in rows],
            }
            for table, rows in games.items()
        ]

    async def ratings(self, person: str) -> dict[str, dict[str, Any]]:
        """Return the ratings of a user, by game."""
        r = schema.ratings.c
        rows = await self._database.rows(
            select(r.game, r.mean, r.sigma, r.games).where(r.player == person)
        )
        return {
            row.game: {"mean": row.mean, "sigma": row.sigma, "games": row.games} for row in rows
        }

    async def ratings_of(self, players: Collection[str], game: str) -> dict[str, dict[str, Any]]:
        """Return the ratings of several players at a game; bots are players, too."""
        r = schema.ratings.c
        query = select(r.player, r.mean, r.sigma, r.games)
        rows = await self._database.rows(query.where(r.game == game, r.player.in_(list(players))))
        return {
            row.player: {"mean": row.mean, "sigma": row.sigma, "games": row.games} for row in rows
        }

    async def leaders(self, game: str) -> list[dict[str, Any]]:
        """Return the best players of a game, by the rating that they have at least."""
        r, p = schema.ratings.c, schema.people.c
        sure = r.mean - SURE_SIGMAS * r.sigma
        query = (
            select(r.player, r.mean, r.sigma, r.games, p.name, sure.label("sure"))
            .outerjoin(schema.people, p.id == r.player)
            .where(r.game == game, p.id.is_not(None) | r.player.like("bot:%"))
            .order_by(sure.desc(), r.player)
            .limit(MOST_LEADERS)
        )
        return [
            {
                "place": place,
                "user": row.player if row.name is not None else None,
                "bot": None if row.name is not None else row.player.removeprefix("bot:"),
                "name": row.name or "",
                "rating": {"mean": row.mean, "sigma": row.sigma, "games": row.games},
                "sure": max(0.0, row.sure),
            }
            for place, row in enumerate(await self._database.rows(query), 1)
        ]


def _rows(record: Record) -> list[dict[str, Any]]:
    scores, ranks = record.table.scores(), record.table.ranks()
    return [
        {
            "table_id": record.header.id,
            "seat": number,
            "game": record.header.game,
            "ended": record.last_at,
            "person": seat.person,
            "name": record.table.players[number],
            "bot": seat.bot,
            "score": scores[number],
            "rank": ranks[number],
        }
        for number, seat in enumerate(record.seats)
    ]


def _store(connection: Connection, finished: _Finished) -> None:
    t = schema.tables
    running = update(t).where(t.c.id == finished.table, t.c.status != "over")
    ended = running.values(status="over", ended=finished.ended, wake_at=None)
    if connection.execute(ended).rowcount:
        connection.execute(insert(schema.results), finished.rows)
        if finished.tournament:
            scores = [int(row["score"]) for row in finished.rows]
            ranks = [int(row["rank"]) for row in finished.rows]
            store_tournament_result(
                connection, finished.tournament, finished.table, finished.ended,
                TableResult(scores, ranks, finished.absent),
            )  # fmt: skip
        if finished.players:
            _rate(connection, finished)


def _rate(connection: Connection, finished: _Finished) -> None:
    from openskill.models import PlackettLuce

    r, players = schema.ratings, finished.players
    query = select(r).where(r.c.game == finished.game, r.c.player.in_(players))
    # Locked in the order of names: two games that end at once cannot block each other.
    rows = connection.execute(query.order_by(r.c.player).with_for_update()).all()
    before = {row.player: row for row in rows}
    model = PlackettLuce()
    teams = [
        [model.rating(before[who].mean, before[who].sigma)]
        if who in before
        else [model.rating(START_MEAN, START_SIGMA)]
        for who in players
    ]
    rated = model.rate(teams, ranks=finished.ranks)
    for who in sorted(set(players)):
        own = [team[0] for team, player in zip(rated, players, strict=True) if player == who]
        values = {
            "mean": sum(rating.mu for rating in own) / len(own),
            "sigma": sum(rating.sigma for rating in own) / len(own),
        }
        if who in before:
            row = update(r).where(r.c.player == who, r.c.game == finished.game)
            connection.execute(row.values(**values, games=r.c.games + 1))
        else:
            new = {"player": who, "game": finished.game, "games": 1, **values}
            connection.execute(insert(r).values(**new))
