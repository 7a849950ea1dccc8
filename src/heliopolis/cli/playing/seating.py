"""Who sits where: people at the keyboard, and bots.

A seat is a bot's if it is called ``bot`` or ``bot 2``; so a journal tells by its names alone who
has to be asked when a game goes on.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from heliopolis.cli.ending import InputError

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import Move, Table

USUAL_SEATS = 3
ME = "me"

_BOT = re.compile(r"bot(?: \d+)?", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,9}")


def players_named(seats: str | None, game: Game, my_name: str) -> list[str]:
    """The names that ``--seats`` asks for: a number is me and bots, else it is a list of names."""
    if seats is None:
        return _numbered([my_name, *["bot"] * (_usual_seats(game) - 1)])
    if _NUMBER.fullmatch(seats.strip()):
        count = game.check_seats(int(seats))
        return _numbered([my_name, *["bot"] * (count - 1)])
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise InputError(f"--seats {seats!r:.60}: a name is empty")
    game.check_seats(len(names))
    return _distinct(_numbered([my_name if name.lower() == ME else name for name in names]))


def people_among(players: Sequence[str]) -> list[int]:
    """The seats of those who are not bots."""
    return [seat for seat, name in enumerate(players) if not _BOT.fullmatch(name)]


def bot_move(table: Table, seat: int) -> Move:
    """What a bot does.

    It follows from the table's secret and the number of the move: so a game that goes on after a
    crash goes on as it would have, and taking back a move does not make the bots think again.
    """
    from heliopolis.bots import Knowledge, RandomBot

    secret = table.secret
    words = f"bot:{secret.seed}:{secret.salt}:{len(table.moves)}:{seat}"
    seed = int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")
    return RandomBot(seed).choose(Knowledge.of(table, seat, seed))


def _usual_seats(game: Game) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]


def _numbered(names: list[str]) -> list[str]:
    """Every plain ``bot`` gets a number."""
    count = 0
    for seat, name in enumerate(names):
        if name.lower() == "bot":
            count += 1
            names[seat] = f"bot {count}"
    return names


def _distinct(names: list[str]) -> list[str]:
    for name in names:
        if sum(name.casefold() == other.casefold() for other in names) > 1:
            raise InputError(f"--seats: the name {name!r:.60} stands twice")
    return names
