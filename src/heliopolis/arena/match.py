"""Play one game of the arena.

The result is a function of the setting and the game's number, so it does not matter which process
plays it. Each deal is played once in every seating, so that luck favours no bot; each bot gets its
own seed in each game.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from importlib import import_module
from typing import Any

from heliopolis import games
from heliopolis.arena.course import CourseWatch
from heliopolis.arena.event_counts import count_events
from heliopolis.arena.intervals import time_bucket
from heliopolis.arena.seating import Lineup, Seating
from heliopolis.bots.seated import SeatedBot
from heliopolis.errors import UnknownGameError
from heliopolis.kernel.chance import LARGEST_SEED
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Move, Table


@dataclass(frozen=True)
class Setting:
    """Everything that determines a game besides its number; can be sent to other machines."""

    game: str
    package: str  # module that defines GAME, for games that are not registered
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]
    seatings: tuple[Seating, ...]
    with_events: bool = False  # whether to count log events

    @classmethod
    def of(
        cls,
        game: Game,
        lineup: Lineup,
        options: dict[str, str],
        seed: int,
        with_events: bool = False,
    ) -> Setting:
        """Combine a game, a lineup, options and a seed."""
        return cls(
            game.name, game.package, game.rules_version, lineup.seats, options, seed, lineup.bots,
            lineup.seatings, with_events,
        )  # fmt: skip

    def deal(self, number: int) -> int:
        """Return the deal of a game: each deal is played once in every seating."""
        return number // len(self.seatings)

    def seating(self, number: int) -> Seating:
        """Return the bot in each seat of a game."""
        return self.seatings[number % len(self.seatings)]

    def find_game(self) -> Game:
        """Return the game, importing its package if it is not registered in this process."""
        try:
            return games.find(self.game)
        except UnknownGameError:
            game: Game = import_module(self.package).GAME
            return game


@dataclass(frozen=True)
class Result:
    """The result of a game, seat by seat; rank 0 wins."""

    number: int
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]  # thinking time of each seat
    times: list[dict[int, int]]  # of each seat: number of decisions per time bucket
    event_counts: dict[str, list[int]] = field(default_factory=dict)
    course: list[int] = field(default_factory=list)  # see `course.Course`; empty if not watched

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON for the record."""
        data = asdict(self)
        counted = {"event_counts", "course"}
        return {key: value for key, value in data.items() if value or key not in counted}

    @classmethod
    def from_json(cls, data: Any) -> Result:
        """Read a result from the record; raise ValueError if it is malformed."""
        try:
            times = [{int(step): int(n) for step, n in seat.items()} for seat in data["times"]]
            known = {f.name: data[f.name] for f in fields(cls) if f.name in data}
            result = cls(**{**known, "times": times})
        except (KeyError, TypeError, ValueError, AttributeError):
            raise ValueError("not the result of a game") from None
        rows = (result.scores, result.ranks, result.decisions, result.seconds, result.times)
        if not isinstance(result.number, int) or len({len(row) for row in rows}) != 1:
            raise ValueError("not the result of a game")
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
        name, seed = setting.bots[bot], derive_seed(deal, order, seat)
        players.append(_Player(name, seat, seed))
    watch = CourseWatch()
    while not table.over:
        seat = table.players_awaited[0]
        move = players[seat].choose(table)
        if setting.with_events:
            watch.see_decision(len(table.legal(seat)))
        table.play(move)
        if setting.with_events:
            watch.see_scores(table.scores())
    return Result(
        number,
        table.scores(),
        table.ranks(),
        [player.seated.decisions for player in players],
        [round(player.seated.seconds, 6) for player in players],
        [dict(player.times) for player in players],
        count_events(table.log_events, game, setting.seats) if setting.with_events else {},
        list(watch.course()) if setting.with_events else [],
    )


def derive_seed(*numbers: int) -> int:
    """Derive an independent seed from some numbers."""
    text = "heliopolis arena " + " ".join(map(str, numbers))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") & LARGEST_SEED


class _Player:
    """A bot in a seat, with the times of its decisions."""

    def __init__(self, name: str, seat: int, seed: int) -> None:
        self.seated = SeatedBot.named(name, seat, seed)
        self.times: Counter[int] = Counter()

    def choose(self, table: Table) -> Move:
        """Return the bot's move and count its time."""
        number, seed = len(table.moves) + 1, table.secret.seed
        move = self.seated.choose(table, f"at move {number} of the game with seed {seed}")
        self.times[time_bucket(self.seated.last_seconds)] += 1
        return move


def warm_up(setting: Setting) -> None:
    """Let each bot make one decision, so that compiling and loading count as nobody's time.

    A bot with a method ``prepare(game)`` may wait there for what it needs. Done once per process.
    """
    _warm_up(setting.game, setting.package, setting.seats, setting.bots)


@cache
def _warm_up(game: str, package: str, seats: int, bots: tuple[str, ...]) -> None:
    setting = Setting(game, package, 0, seats, {}, 0, bots, ())
    for name in bots:
        table = Table(setting.find_game(), seats, Secret(0))
        player = _Player(name, table.players_awaited[0], 0)
        prepare = getattr(player.seated.bot, "prepare", None)
        if callable(prepare):
            prepare(table.game)
        player.choose(table)
