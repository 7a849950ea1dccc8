"""Decide which seats are played by people at the keyboard and which by bots.

A seat named ``hard bot 1``, ``bot 2`` or ``Bo (bot hard)`` is a bot's, so the names in a journal
are enough to continue a game.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from heliopolis.bots.seated import SeatedBot, bot_kind, make_checked_bot
from heliopolis.cli.language import wrong_input

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import Table

DEFAULT_BOT = "medium"
ME = "me"

_NUMBER = re.compile(r"[+-]?\d{1,9}")


def parse_players(seats: str | None, game: Game, my_name: str, bots: str) -> list[str]:
    """Return the players that ``--seats`` asks for: a number of seats, or a list of names.

    `bots` is the kind of bot for seats that name none.
    """
    if seats is None:
        return _numbered([my_name, *["bot"] * (game.default_seats() - 1)], bots)
    if _NUMBER.fullmatch(seats.strip()):
        count = game.check_seats(int(seats))
        return _numbered([my_name, *["bot"] * (count - 1)], bots)
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise wrong_input("seats-empty", seats=f"{seats!r:.60}")
    game.check_seats(len(names))
    return _distinct(_numbered([my_name if name.lower() == ME else name for name in names], bots))


def human_seats(players: Sequence[str]) -> list[int]:
    """Return the seats that are not bots."""
    return [seat for seat, name in enumerate(players) if bot_kind(name) is None]


def seat_bot(table: Table, seat: int) -> SeatedBot:
    """Seat the bot that a player's name states.

    Its choices follow from the table's secret and the number of moves, so that a resumed game
    continues as it would have, and taking back a move does not make bots choose differently.
    """

    def seed_for(at: Table) -> int:
        words = f"bot:{at.secret.seed}:{at.secret.salt}:{len(at.moves)}:{seat}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")

    name = bot_kind(table.players[seat]) or DEFAULT_BOT
    return SeatedBot.named(name, seat, seed_for(table), seed_for)


def _numbered(names: list[str], bots: str) -> list[str]:
    """Give every bot a distinct name: its kind and a number."""
    from heliopolis.bots.roster import is_bot

    count = 0
    for seat, name in enumerate(names):
        if stated := _stated_kind(name):
            make_checked_bot(stated, 0)
            continue
        plain = name.lower() == "bot"
        kind = bots if plain else name if ":" in name else name.lower()
        if plain or is_bot(kind):
            make_checked_bot(kind, 0)  # fail now, not in the middle of the game
            count += 1
            names[seat] = f"{kind} bot {count}"
    return names


def _distinct(names: list[str]) -> list[str]:
    for name in names:
        if sum(name.casefold() == other.casefold() for other in names) > 1:
            raise wrong_input("seats-twice", name=f"{name!r:.60}")
    return names


def _stated_kind(name: str) -> str | None:
    """Return the kind of bot in a name such as ``Bo (bot hard)``."""
    return bot_kind(name) if name.endswith(")") else None
