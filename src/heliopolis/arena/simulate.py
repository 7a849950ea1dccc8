"""Random play studies: who wins how often, with which scores, in how many decisions."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import engine
from heliopolis.kernel.targets.engine import check_seeds

if TYPE_CHECKING:
    Ints = NDArray[np.int64]

TARGETS = ("compiled", "plain")
MOST_GAMES = 10**9
CHUNK = {"compiled": 20_000, "plain": 20}  # games between two reports of progress
Z_95 = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Spread:
    """How some numbers are spread."""

    mean: float
    deviation: float
    least: int
    most: int


@dataclass(frozen=True)
class Standing:
    """How a seat fared: its wins (shared ones count), their share and interval, its scores."""

    seat: str
    wins: int
    share: float
    interval: tuple[float, float]  # of the share, by Wilson, 95 %
    score: Spread


@dataclass(frozen=True)
class Study:
    """What many random games showed."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    biased: bool
    target: str
    standings: list[Standing]
    decisions: Spread
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


def simulate(
    game: Game,
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    biased: bool = False,
    target: str = "compiled",
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Study:
    """Play so many random games, with the seeds from `seed` on.

    The result depends on nothing else: not on the target, nor on `jobs`, the cores used at once.
    `progress` is told from time to time how many games are done.
    """
    _check(games, target, jobs)
    seats = game.check_seats(game.seats[0] if seats is None else seats)
    complete = game.complete_options(options)
    check_seeds(seed, games)
    runner = engine(game, target)
    start = time.perf_counter()
    tally = _Tally(seats)
    while tally.games < games:
        lanes = min(games - tally.games, CHUNK[target] * jobs)
        played = runner.playouts(
            lanes, seats=seats, first_seed=seed + tally.games, options=complete, biased=biased,
            threads=jobs,
        )  # fmt: skip
        scores, ranks = runner.results(played.states)
        tally.add(scores[:, :seats], ranks[:, :seats], played.decisions)
        progress(tally.games)
    seconds = time.perf_counter() - start
    return Study(
        game.name, seats, games, seed, complete, biased, target, tally.standings(),
        tally.decisions.spread(tally.games)[0], round(seconds, 3),
    )  # fmt: skip


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: it holds for few games and for extreme shares."""
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    reach *= Z_95 / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _check(games: Any, target: str, jobs: Any) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise BadSetupError(f"games: {games} is not between 1 and {MOST_GAMES}")
    if target not in TARGETS:
        raise BadSetupError(f"target: {target!r:.60} is not one of {', '.join(TARGETS)}")
    if not 1 <= jobs <= 1024:
        raise BadSetupError(f"jobs: {jobs} is not between 1 and 1024")


class _Sums:
    """Running sums of columns of numbers, from which their spreads follow."""

    def __init__(self, columns: int) -> None:
        self.total = np.zeros(columns, np.int64)
        self.squares = np.zeros(columns, np.int64)
        self.least = np.full(columns, np.iinfo(np.int64).max)
        self.most = np.full(columns, np.iinfo(np.int64).min)

    def add(self, rows: Ints) -> None:
        self.total += rows.sum(axis=0)
        self.squares += (rows * rows).sum(axis=0)
        self.least = np.minimum(self.least, rows.min(axis=0))
        self.most = np.maximum(self.most, rows.max(axis=0))

    def spread(self, count: int) -> list[Spread]:
        spreads = []
        for i in range(len(self.total)):
            total, squares = int(self.total[i]), int(self.squares[i])
            # In whole numbers, so that nothing is lost where the mean is large.
            variance = (count * squares - total * total) / (count * max(1, count - 1))
            spreads.append(
                Spread(total / count, math.sqrt(variance), int(self.least[i]), int(self.most[i]))
            )
        return spreads


class _Tally:
    """Counts over all games so far."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = np.zeros(seats, np.int64)
        self.scores = _Sums(seats)
        self.decisions = _Sums(1)

    def add(self, scores: Ints, ranks: Ints, decisions: Ints) -> None:
        self.games += len(scores)
        self.wins += (ranks == 0).sum(axis=0)
        self.scores.add(scores)
        self.decisions.add(decisions[:, None])

    def standings(self) -> list[Standing]:
        from heliopolis.kernel.journal import SEAT_LETTERS

        return [
            Standing(
                SEAT_LETTERS[seat], int(wins), int(wins) / self.games,
                wilson(int(wins), self.games), spread,
            )
            for seat, (wins, spread) in enumerate(
                zip(self.wins, self.scores.spread(self.games), strict=True)
            )
        ]  # fmt: skip
