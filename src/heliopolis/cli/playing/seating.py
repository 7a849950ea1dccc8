"""Decide which seats are played by people at the keyboard and which by bots.

A seat named ``bot``, ``bot 2`` or ``hard bot 1`` is a bot's, so the names in a journal are enough
to continue a game.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from heliopolis.cli.exits import InputError

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import Move, Table

DEFAULT_SEATS = 3
DEFAULT_BOT = "medium"
ME = "me"

_BOT = re.compile(r"(?:(\S+) )?bot(?: \d+)?", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,9}")


def parse_players(seats: str | None, game: Game, my_name: str, bots: str) -> list[str]:
    """Return the players that ``--seats`` asks for: a number of seats, or a list of names.

    `bots` is the kind of bot for seats that name none.
    """
    if seats is None:
        return _numbered([my_name, *["bot"] * (_default_seats(game) - 1)], bots)
    if _NUMBER.fullmatch(seats.strip()):
        count = game.check_seats(int(seats))
        return _numbered([my_name, *["bot"] * (count - 1)], bots)
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise InputError(f"--seats: {seats!r:.60} contains an empty name")
    game.check_seats(len(names))
    return _distinct(_numbered([my_name if name.lower() == ME else name for name in names], bots))


def human_seats(players: Sequence[str]) -> list[int]:
    """Return the seats that are not bots."""
    return [seat for seat, name in enumerate(players) if not _BOT.fullmatch(name)]


def bot_move(table: Table, seat: int) -> Move:
    """What a bot does.

    It follows from the table's secret and the number of the move: so a game that goes on after a
    crash goes on as it would have, and taking back a move does not make the bots think again.
    """
    from heliopolis.bots import Knowledge
    from heliopolis.bots.roster import make_bot

    kind = _BOT.fullmatch(table.players[seat])
    name = (kind and kind[1]) or DEFAULT_BOT
    secret = table.secret
    words = f"bot:{secret.seed}:{secret.salt}:{len(table.moves)}:{seat}"
    seed = int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")
    bot, known = make_bot(name, seed), Knowledge.of(table, seat, seed)
    try:
        move = bot.choose(known)
    except Exception as error:  # the bot of somebody else may do anything
        reason = f"{type(error).__name__}: {error}"
        raise InputError(
            f"bot {name}: it failed at move {len(table.moves) + 1}: {reason}"
        ) from error
    if move not in known.legal:
        raise InputError(f"bot {name}: {move!s:.60} is no legal move")
    return move


def _default_seats(game: Game) -> int:
    return DEFAULT_SEATS if DEFAULT_SEATS in game.seats else game.seats[0]


def _numbered(names: list[str], bots: str) -> list[str]:
    """Give every bot a distinct name: its kind and a number."""
    from heliopolis.bots.roster import is_bot, make_bot

    count = 0
    for seat, name in enumerate(names):
        plain = name.lower() == "bot"
        kind = bots if plain else name if ":" in name else name.lower()
        if plain or is_bot(kind):
            make_bot(kind, 0)  # fail now, not in the middle of the game
            count += 1
            names[seat] = f"{kind} bot {count}"
    return names


def _distinct(names: list[str]) -> list[str]:
    for name in names:
        if sum(name.casefold() == other.casefold() for other in names) > 1:
            raise InputError(f"--seats: the name {name!r:.60} is used twice")
    return names
