"""Studies of a game: who wins how often from which seat, with which scores, after how long, and
what happens to winners more often than to others.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.marathon import Finish, play_marathon
from heliopolis.arena.match import Result
from heliopolis.arena.statistics import wilson as wilson
from heliopolis.arena.tally import Spread as Spread
from heliopolis.arena.tally import Standing as Standing
from heliopolis.arena.tally import Tally
from heliopolis.arena.things import Event, Thing, Things, count_things
from heliopolis.arena.tournament import Plan, check_jobs, play_all
from heliopolis.errors import BadSetupError
from heliopolis.kernel import loops
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import Engine, engine
from heliopolis.kernel.targets.engine import check_seeds

TARGETS = ("compiled", "plain")
TABLE = "table"  # where bots play that are told what their seat may know
RANDOM = "random"
MOST_GAMES = 10**9
PLAIN_CHUNK = 20  # games between two reports of progress

Progress = Callable[[int], None]  # is told from time to time how many games are done


@dataclass(frozen=True)
class Study:
    """What many games showed."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    bots: list[str]
    biased: bool
    target: str
    standings: list[Standing]
    decisions: Spread
    winning_score: Spread
    margin: Spread  # from the first place to the second
    detailed: int  # games in which things were counted
    things: list[Thing]
    events: list[Event]
    seconds: float  # of playing; counting things is not in it
    tally: Tally = field(repr=False, compare=False)

    def telling(self) -> list[Thing]:
        """What tells winners from others for sure, the clearest first; winning itself does not."""
        telling = [t for t in self.things if t.distance > 0 and t.win_share_with < 1]
        return sorted(telling, key=lambda thing: -thing.distance)

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        shown = {**self.__dict__, "tally": None}
        data = asdict(Study(**shown))
        del data["tally"]
        return data


def simulate(
    game: Game,
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    bots: str = RANDOM,
    biased: bool = False,
    target: str | None = None,
    jobs: int = 1,
    detail: int = 0,
    progress: Progress = lambda done: None,
) -> Study:
    """Play so many games, with the seeds from `seed` on, and count what happens.

    Random bots play on the compiled target, or on the plain one; others sit at tables, and are
    seated as in the arena. In the first `detail` games it is also counted what happened to whom.
    The result depends on nothing else: not on the target, nor on `jobs`, the cores used at once.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BadSetupError(f"games: {games} is not between 1 and {MOST_GAMES}")
    if detail < 0:
        raise BadSetupError(f"detail: {detail} is less than no games")
    check_jobs(jobs)
    if bots != RANDOM:
        if target is not None:
            raise BadSetupError("target: only random bots play on one; others sit at tables")
        if biased:
            raise BadSetupError("biased: only random bots weigh their moves")
        return _of_bots(game, bots, games, seats, options, seed, jobs, detail, progress)
    if target is not None and target not in TARGETS:
        raise BadSetupError(f"target: {target!r:.60} is not one of {', '.join(TARGETS)}")
    seats = game.check_seats(game.seats[0] if seats is None else seats)
    complete = game.complete_options(options)
    check_seeds(seed, games)
    runner = engine(game, target or TARGETS[0])
    asked = _Asked(seats, seed, complete, biased, jobs)
    runner.settings(seats, complete, None, biased)
    start = time.perf_counter()
    play = _on_compiled if runner.target == "compiled" else _on_plain
    tally = play(runner, games, asked, progress)
    seconds = time.perf_counter() - start
    things = _things_of_random_games(game, min(games, detail), asked)
    return _study(
        game.name, tally, things, seconds,
        seed=seed, options=complete, bots=[RANDOM], biased=biased, target=runner.target,
    )  # fmt: skip


@dataclass(frozen=True)
class _Asked:
    """The setting of random games."""

    seats: int
    seed: int
    options: dict[str, str]
    biased: bool
    jobs: int


def _study(game: str, tally: Tally, things: Things, seconds: float, **asked: Any) -> Study:
    return Study(
        game=game,
        seats=tally.seats,
        games=tally.games,
        standings=tally.standings(),
        decisions=tally.decisions.spread(),
        winning_score=tally.winning.spread(),
        margin=tally.margins.spread(),
        detailed=things.games,
        things=things.things(),
        events=things.events(),
        seconds=round(seconds, 3),
        tally=tally,
        **asked,
    )


def _on_compiled(runner: Engine, games: int, asked: _Asked, progress: Progress) -> Tally:
    tallies: list[Tally] = []

    def take() -> Callable[[Finish], None]:
        tally = Tally(asked.seats)
        tallies.append(tally)
        return lambda finish: tally.add(finish.scores, finish.ranks, finish.decisions)

    play_marathon(
        runner, games, take, seats=asked.seats, seed=asked.seed, options=asked.options,
        biased=asked.biased, threads=asked.jobs, progress=progress,
    )  # fmt: skip
    total = Tally(asked.seats)
    for tally in tallies:
        total.merge(tally)
    return total


def _on_plain(runner: Engine, games: int, asked: _Asked, progress: Progress) -> Tally:
    tally = Tally(asked.seats)
    while tally.games < games:
        played = runner.playouts(
            min(games - tally.games, PLAIN_CHUNK), seats=asked.seats, biased=asked.biased,
            first_seed=asked.seed + tally.games, options=asked.options,
        )  # fmt: skip
        scores, ranks = runner.results(played.states)
        tally.add(scores[:, : asked.seats], ranks[:, : asked.seats], played.decisions)
        progress(tally.games)
    return tally


def _things_of_random_games(game: Game, games: int, asked: _Asked) -> Things:
    """The same games once more on the plain target, where notes are taken."""
    things = Things(game)
    if not games:
        return things
    plain = engine(game, "plain")
    settings = plain.settings(asked.seats, asked.options, None, asked.biased)
    play = plain.specialize(loops.play_game)
    moves, ranks = [0] * len(game.moves), [0] * game.seats[-1]
    for number in range(games):
        s = game.state()
        play(s, settings, asked.seed + number, moves)
        game.rules.ranks(s, ranks)
        log_events = (game.log_events.to_json(log_event) for log_event in s.log_events)
        things.add(count_things(log_events, game, asked.seats), ranks[: asked.seats])
    return things


def _of_bots(
    game: Game,
    bots: str,
    games: int,
    seats: int | None,
    options: Mapping[str, str] | None,
    seed: int,
    jobs: int,
    detail: int,
    progress: Progress,
) -> Study:
    plan = Plan.of(game, bots, games, seats=seats, options=options, seed=seed, things=detail > 0)
    start = time.perf_counter()
    results = play_all(plan, jobs=jobs, progress=lambda done, total: progress(done))
    seconds = time.perf_counter() - start
    tally = Tally(plan.setting.seats)
    tally.add(
        _rows(results, lambda result: result.scores),
        _rows(results, lambda result: result.ranks),
        np.array([sum(result.decisions) for result in results], np.int64),
    )
    things = Things(game)
    for result in results[:detail]:
        things.add(result.things, result.ranks)
    return _study(
        game.name, tally, things, seconds,
        seed=seed, options=plan.setting.options, bots=list(plan.setting.bots), biased=False,
        target=TABLE,
    )  # fmt: skip


def _rows(results: Sequence[Result], of: Callable[[Result], list[int]]) -> NDArray[np.int64]:
    return np.array([of(result) for result in results], np.int64)
