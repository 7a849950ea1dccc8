"""Who sits where: people at the keyboard, and bots.

A seat is a bot's if it is called ``bot``, ``bot 2`` or ``hard bot 1``; so a journal tells by its
names alone who has to be asked when a game goes on, and how strong the others are.
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
USUAL_BOT = "medium"
ME = "me"

_BOT = re.compile(r"(?:(\S+) )?bot(?: \d+)?", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,9}")


def players_named(seats: str | None, game: Game, my_name: str, bots: str) -> list[str]:
    """The names that ``--seats`` asks for: a number is me and bots, else it is a list of names.

    `bots` is the kind of bot where none is named.
    """
    if seats is None:
        return _numbered([my_name, *["bot"] * (_usual_seats(game) - 1)], bots)
    if _NUMBER.fullmatch(seats.strip()):
        count = game.check_seats(int(seats))
        return _numbered([my_name, *["bot"] * (count - 1)], bots)
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise InputError(f"--seats {seats!r:.60}: a name is empty")
    game.check_seats(len(names))
    return _distinct(_numbered([my_name if name.lower() == ME else name for name in names], bots))


def people_among(players: Sequence[str]) -> list[int]:
    """The seats of those who are not bots."""
    return [seat for seat, name in enumerate(players) if not _BOT.fullmatch(name)]


def bot_move(table: Table, seat: int) -> Move:
    """What a bot does.

    It follows from the table's secret and the number of the move: so a game that goes on after a
    crash goes on as it would have, and taking back a move does not make the bots think again.
    """
    from heliopolis.bots import Knowledge
    from heliopolis.bots.roster import make_bot

    kind = _BOT.fullmatch(table.players[seat])
    name = (kind and kind[1]) or USUAL_BOT
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


def _usual_seats(game: Game) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]


def _numbered(names: list[str], bots: str) -> list[str]:
    """Every bot gets its kind and a number: ``bot`` and ``hard`` become names of their own."""
    from heliopolis.bots.roster import is_bot, make_bot

    count = 0
    for seat, name in enumerate(names):
        plain = name.lower() == "bot"
        kind = bots if plain else name if ":" in name else name.lower()
        if plain or is_bot(kind):
            make_bot(kind, 0)  # refused now, not in the middle of the game
            count += 1
            names[seat] = f"{kind} bot {count}"
    return names


def _distinct(names: list[str]) -> list[str]:
    for name in names:
        if sum(name.casefold() == other.casefold() for other in names) > 1:
            raise InputError(f"--seats: the name {name!r:.60} stands twice")
    return names
