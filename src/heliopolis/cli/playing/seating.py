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

    `bots` is the kind of bot for all seats that name none, or a list with one for each of them.
    """
    listed = _listed(bots)
    names = _seat_names(seats, game, my_name, len(listed))
    count = sum(_is_plain_bot(name) for name in names)
    if listed and len(listed) != count:
        raise wrong_input("seats-bots", seats=count, count=len(listed))
    return _distinct(_numbered(names, listed or [bots] * count))


def _listed(bots: str) -> list[str]:
    """Return the bots of a list in the order of seats; none if it is one bot for all seats."""
    from heliopolis.bots.roster import listed_bots

    return listed_bots(bots) if "," in bots or "*" in bots else []


def _seat_names(seats: str | None, game: Game, my_name: str, opponents: int) -> list[str]:
    """Return a name for each seat, ``bot`` for those of bots that are not named."""
    if seats is None:
        count = game.check_seats(1 + opponents) if opponents else game.default_seats()
        return [my_name, *["bot"] * (count - 1)]
    if _NUMBER.fullmatch(seats.strip()):
        return [my_name, *["bot"] * (game.check_seats(int(seats)) - 1)]
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise wrong_input("seats-empty", seats=f"{seats!r:.60}")
    game.check_seats(len(names))
    return [my_name if name.lower() == ME else name for name in names]


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


def _is_plain_bot(name: str) -> bool:
    """Return whether a seat is for a bot whose kind is not stated."""
    return name.lower() == "bot"


def _numbered(names: list[str], bots: Sequence[str]) -> list[str]:
    """Give every bot a distinct name: its kind and a number.

    `bots` are the kinds of those that state none, in the order of seats.
    """
    from heliopolis.bots.roster import is_bot

    kinds = iter(bots)
    count = 0
    for seat, name in enumerate(names):
        if stated := _stated_kind(name):
            make_checked_bot(stated, 0)
            continue
        plain = _is_plain_bot(name)
        kind = next(kinds) if plain else name if ":" in name else name.lower()
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
