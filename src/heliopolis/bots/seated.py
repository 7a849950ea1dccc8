"""A bot in a seat, for a whole game: the one way in which a table asks a bot for a move.

The terminal, the arena and scripts seat bots here. A seated bot is given what its seat may know,
keeps whatever it remembers (such as a search tree) until the game ends, and has its moves checked.
It uses no threads and no asyncio, so that any caller may run it where it likes.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping, Sequence

from heliopolis.bots.bot import Bot, Knowledge
from heliopolis.errors import BadSetupError, ErrorText, HeliopolisError
from heliopolis.kernel.journal import LONGEST_NAME
from heliopolis.table import Move, Table

_PLAYER = re.compile(r"(?P<name>.+) \(bot (?P<kind>\S+)\)")
_OLDER = re.compile(r"(?:(?P<kind>\S+) )?bot(?: \d+)?", re.IGNORECASE)  # "hard bot 1", "bot"


class BotError(BadSetupError):
    """A bot failed or returned an illegal move; the message names the bot and the move."""


class SeatedBot:
    """A bot that plays one seat of one game.

    >>> import heliopolis
    >>> table = heliopolis.new("priests-of-ra", seats=2, seed=7)
    >>> bots = [SeatedBot.named("greedy", seat, seed=seat) for seat in range(2)]
    >>> play_game(table, bots).over
    True
    """

    def __init__(
        self,
        bot: Bot,
        seat: int,
        *,
        name: str = "",
        seed: int = 0,
        seed_for: Callable[[Table], int] | None = None,
    ) -> None:
        """`seed` decides what stands in for hidden information in the bot's knowledge.

        With `seed_for`, that is decided anew for each position; a bot with a method
        ``reseed(seed)`` is also reseeded by it, so that a game resumed from a journal continues the
        same way.
        """
        self.bot = bot
        self.seat = seat
        self.name = name or type(bot).__name__
        self.decisions = 0
        self.seconds = 0.0  # thinking time of all decisions
        self.last_seconds = 0.0  # thinking time of the last decision
        self._random = random.Random(seed)
        self._seed_for = seed_for

    @classmethod
    def named(
        cls, name: str, seat: int, seed: int = 0, seed_for: Callable[[Table], int] | None = None
    ) -> SeatedBot:
        """Seat the bot of that name, such as ``hard`` or ``my_module:MyBot``."""
        return cls(make_checked_bot(name, seed), seat, name=name, seed=seed, seed_for=seed_for)

    def choose(self, table: Table, where: str = "") -> Move:
        """Return the bot's move, which is legal; raise BotError if the bot fails.

        `where` describes the position in the message of the error.
        """
        if self._seed_for is None:
            seed = self._random.getrandbits(63)
        else:
            seed = self._seed_for(table)
            reseed = getattr(self.bot, "reseed", None)
            if callable(reseed):
                reseed(seed)
        return self.choose_from(
            Knowledge.of(table, self.seat, seed),
            where or f"at move {len(table.moves) + 1}",
        )

    def choose_from(self, knowledge: Knowledge, where: str = "now") -> Move:
        """Return the bot's move from what its seat knows; for callers that have no table."""
        start = time.perf_counter()
        try:
            move = self.bot.choose(knowledge)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise BotError(f"bot {self.name}: failed {where}: {reason}") from error
        self.last_seconds = time.perf_counter() - start
        if move not in knowledge.legal:
            raise BotError(f"bot {self.name}: {str(move)!r:.60} is not legal {where}")
        self.decisions += 1
        self.seconds += self.last_seconds
        return move

    def stop(self) -> None:
        """Make a bot that supports it answer soon; may be called from another thread."""
        stop = getattr(self.bot, "stop", None)
        if callable(stop):
            stop()


def make_checked_bot(name: str, seed: int) -> Bot:
    """Make the bot of that name; raise BadSetupError if that fails for any reason."""
    from heliopolis.bots.roster import make_bot

    try:
        bot = make_bot(name, seed)
    except HeliopolisError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadSetupError(ErrorText("bot-constructor", name=name, reason=reason)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadSetupError(ErrorText("bot-choose", name=name, type=type(bot).__name__))
    return bot


def play_game(table: Table, bots: Sequence[SeatedBot] | Mapping[int, SeatedBot]) -> Table:
    """Let bots play a table to its end; of simultaneous seats the lowest moves first."""
    while not table.over:
        table.play(bots[table.players_awaited[0]].choose(table))
    return table


# --- Bots in journals -----------------------------------------------------------------------------


def bot_player(name: str, kind: str) -> str:
    """Return the name of a player that is a bot, as journals write it: ``Bo (bot hard)``."""
    player = f"{name} (bot {kind})"
    if len(player) > LONGEST_NAME:
        raise BadSetupError(f"players: {player!r:.80} is longer than {LONGEST_NAME} characters")
    return player


def bot_kind(player: str) -> str | None:
    """Return the kind of bot that a player's name states, ``""`` if it states none.

    None is a person. Names of older journals (``hard bot 1``, ``bot 2``) are understood too.
    """
    match = _PLAYER.fullmatch(player) or _OLDER.fullmatch(player)
    return None if match is None else match["kind"] or ""
