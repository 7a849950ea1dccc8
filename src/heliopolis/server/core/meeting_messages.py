"""What a client receives of tournaments and of tables that wait for players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from heliopolis.server.core import messages, standings, tournaments
from heliopolis.server.core.record import Record
from heliopolis.server.core.tournaments import Place, Tournament

DIGITS = 4  # of shares of a win


def open_table(
    record: Record, person: str | None, online: set[str], ratings: Mapping[str, Any]
) -> dict[str, Any]:
    """Return a table that waits for players; `ratings` are of users and levels of bots."""
    header, seats = record.header, messages.seats(record, online)
    return {
        "id": header.id,
        "game": header.game,
        "pace": header.pace,
        "options": header.options,
        "own_board": header.board is not None,
        "created": header.created,
        "seats": seats,
        "ratings": [ratings.get(player) if player else None for player in rated_players(record)],
        "host": next((seat.name for seat in record.seats if seat.person == record.host), ""),
        "my_seats": record.seats_of(person),
    }


def rated_players(record: Record) -> list[str | None]:
    """Return by what name each seat is rated: a user's id, a level of bots, or none."""
    return [seat.person or (f"bot:{seat.bot}" if seat.bot else None) for seat in record.seats]


def tournament_card(
    t: Tournament, players: int, person: str | None, *, playing: bool
) -> dict[str, Any]:
    """Return a tournament's entry in a list, for a user."""
    same = ("id", "name", "game", "seats", "pace", "draw", "rounds", "round", "status", "public")
    return {
        **{name: getattr(t, name) for name in same},
        "players": players,
        "most_players": t.most_players,
        "created": t.created,
        "host_name": t.host_name,
        "host": person is not None and t.host == person,
        "playing": playing,
    }


def tournament_info(t: Tournament, person: str | None) -> dict[str, Any]:
    """Return all there is to know about a tournament, for a user."""
    mine = next((one for one in t.participants() if one == t.entrant_of(person)), None)
    playing = mine is not None and not mine.withdrawn
    players = sum(not one.withdrawn for one in t.entrants)
    waits = t.status == "running" and t.round > 0 and not t.unfinished()
    return {
        **tournament_card(t, players, person, playing=playing),
        "options": t.options,
        "round_hours": t.round_hours,
        "break_minutes": t.break_minutes,
        "deadline": t.deadline,
        "next_round_at": t.wake_at if waits else None,
        "ended": t.ended,
        "entrants": [
            {
                "number": one.number,
                "name": one.name,
                "user": one.person,
                "bot": one.bot,
                "rating": one.rating,
                "withdrawn": one.withdrawn,
            }
            for one in t.participants()
        ],
        "drawn": [_round(t, number) for number in range(1, t.round + 1)],
        "standings": [
            {
                **asdict(one),
                "points": share(one.points),
                "mates": round(float(one.mates) / standings.WIN, DIGITS),
            }
            for one in tournaments.table_of_standings(t)
        ],
        "sitting_out": tournaments.sitting_out(t),
        "my_number": mine.number if mine else None,
        "my_table": _table_of(t, mine.number) if mine else None,
        "seed": str(t.seed) if t.status == "over" else None,
    }


def share(points: int) -> float:
    """Return points as the share of a win that they are."""
    return round(points / standings.WIN, DIGITS)


def _round(t: Tournament, number: int) -> dict[str, Any]:
    places = t.places_of(number)
    return {
        "round": number,
        "tables": [_table(table) for table in tournaments.tables_of(places)],
        "out": [place.number for place in places if place.table is None],
    }


def _table(places: list[Place]) -> dict[str, Any]:
    return {
        "number": places[0].table,
        "table": places[0].table_id,
        "over": all(place.points is not None for place in places),
        "places": [
            {
                "number": place.number,
                "seat": place.seat,
                "rank": place.rank,
                "score": place.score,
                "points": None if place.points is None else share(place.points),
                "absent": place.absent,
            }
            for place in places
        ],
    }


def _table_of(t: Tournament, number: int) -> str | None:
    """Return the table of this round at which a player still plays."""
    mine = (p for p in t.places_of(t.round) if p.number == number and p.points is None)
    return next((place.table_id for place in mine), None)
