"""One game of the arena. Whoever plays it, whenever and wherever: the result is the same.

It follows from the setting and the game's number alone. A deal is played once in every seating, so
that chance favours nobody; each bot in each game has a seed of its own.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections import Counter
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from importlib import import_module
from typing import Any

from heliopolis import games
from heliopolis.arena.lineup import Lineup, Seating
from heliopolis.arena.statistics import time_step
from heliopolis.arena.things import count_things
from heliopolis.bots.bot import Bot, Knowledge
from heliopolis.bots.roster import make_bot
from heliopolis.errors import BadSetupError, HeliopolisError, UnknownGameError
from heliopolis.kernel.chance import LARGEST_SEED
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Move, Table


@dataclass(frozen=True)
class Setting:
    """All that a game follows from, apart from its number. It can be sent to other machines."""

    game: str
    package: str  # where the game is found if it is not known by name
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]
    seatings: tuple[Seating, ...]
    things: bool = False  # whether to count what the notes tell

    @classmethod
    def of(
        cls,
        game: Game,
        lineup: Lineup,
        options: dict[str, str],
        seed: int,
        things: bool = False,
    ) -> Setting:
        """The setting of a lineup."""
        return cls(
            game.name, game.package, game.rules_version, lineup.seats, options, seed, lineup.bots,
            lineup.seatings, things,
        )  # fmt: skip

    def deal(self, number: int) -> int:
        """The deal of a game: each is played once in every seating."""
        return number // len(self.seatings)

    def seating(self, number: int) -> Seating:
        """The bot in each seat of a game."""
        return self.seatings[number % len(self.seatings)]

    def find_game(self) -> Game:
        """The game, also in a process that has only its name."""
        try:
            return games.find(self.game)
        except UnknownGameError:
            game: Game = import_module(self.package).GAME
            return game


@dataclass(frozen=True)
class Result:
    """How a game ended, seat by seat; ranks from 0, which wins."""

    number: int
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]  # that each seat's bot has thought in all
    times: list[dict[int, int]]  # and how long each time, in steps
    things: dict[str, list[int]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """For the record."""
        data = asdict(self)
        return data if self.things else {k: v for k, v in data.items() if k != "things"}

    @classmethod
    def from_json(cls, data: Any) -> Result:
        """From the record; refuses what is none."""
        try:
            times = [{int(step): int(n) for step, n in seat.items()} for seat in data["times"]]
            known = {f.name: data[f.name] for f in fields(cls) if f.name in data}
            result = cls(**{**known, "times": times})
        except (KeyError, TypeError, ValueError, AttributeError):
            raise ValueError("it is not the result of a game") from None
        rows = (result.scores, result.ranks, result.decisions, result.seconds, result.times)
        if not isinstance(result.number, int) or len({len(row) for row in rows}) != 1:
            raise ValueError("it is not the result of a game")
        return result


def play(setting: Setting, number: int) -> Result:
    """Play one game."""
    warm_up(setting)
    game = setting.find_game()
    deal = setting.seed + setting.deal(number)
    order = number % len(setting.seatings)
    table = Table(game, setting.seats, Secret(deal), setting.options)
    players = []
    for seat, bot in enumerate(setting.seating(number)):
        name, seed = setting.bots[bot], derived_seed(deal, order, seat)
        players.append(_Player(name, seed))
    while not table.over:
        seat = table.players_to_move[0]
        table.play(players[seat].choose(table, seat))
    return Result(
        number,
        table.scores(),
        table.ranks(),
        [player.decisions for player in players],
        [round(player.seconds, 6) for player in players],
        [dict(player.times) for player in players],
        count_things(table.log_events, game, setting.seats) if setting.things else {},
    )


def derived_seed(*of: int) -> int:
    """A seed for each use, such that no two have anything to do with each other."""
    text = "heliopolis arena " + " ".join(map(str, of))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") & LARGEST_SEED


class _Player:
    """A bot in a seat, and how long it has thought."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.bot = checked_bot(name, seed)
        self.decisions = 0
        self.seconds = 0.0
        self.times: Counter[int] = Counter()
        self._unknown = random.Random(seed)  # what stands in for what the seat cannot know

    def choose(self, table: Table, seat: int) -> Move:
        """The bot's move, which must be a legal one."""
        knowledge = Knowledge.of(table, seat, self._unknown.getrandbits(63))
        start = time.perf_counter()
        try:
            move = self.bot.choose(knowledge)
        except Exception as error:
            raise BadSetupError(
                f"bot {self.name}: it failed at move {len(table.moves) + 1} of the game with seed "
                f"{table.secret.seed}: {type(error).__name__}: {error}"
            ) from error
        seconds = time.perf_counter() - start
        if move not in knowledge.legal:
            raise BadSetupError(
                f"bot {self.name}: {str(move)!r:.60} is not legal at move {len(table.moves) + 1} "
                f"of the game with seed {table.secret.seed}"
            )
        self.decisions += 1
        self.seconds += seconds
        self.times[time_step(seconds)] += 1
        return move


def checked_bot(name: str, seed: int) -> Bot:
    """The bot of that name; whatever goes wrong is told in one line."""
    try:
        bot = make_bot(name, seed)
    except HeliopolisError:
        raise
    except Exception as error:
        message = f"bot {name}: it cannot be made: {type(error).__name__}: {error}"
        raise BadSetupError(message) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadSetupError(f"bot {name}: it has no method 'choose'")
    return bot


def warm_up(setting: Setting) -> None:
    """One decision of each bot, so that compiling and loading is in nobody's time to think.

    A bot with a method ``prepare(game)`` is given the chance to wait for what it needs. What has
    been done in this process is not done again.
    """
    _warm_up(setting.game, setting.package, setting.seats, setting.bots)


@cache
def _warm_up(game: str, package: str, seats: int, bots: tuple[str, ...]) -> None:
    setting = Setting(game, package, 0, seats, {}, 0, bots, ())
    for name in bots:
        table = Table(setting.find_game(), seats, Secret(0))
        player = _Player(name, 0)
        prepare = getattr(player.bot, "prepare", None)
        if callable(prepare):
            prepare(table.game)
        player.choose(table, table.players_to_move[0])
