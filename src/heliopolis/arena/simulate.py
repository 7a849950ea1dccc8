"""Studies of a game: wins and scores by seat, length of games, and the events that distinguish
winners from others.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from heliopolis.arena.course import Course, CourseFigures, CourseWatch, course_figures
from heliopolis.arena.event_counts import EventCounts, GameEvent, SeatEvent, count_events
from heliopolis.arena.intervals import Z_95, Interval
from heliopolis.arena.intervals import wilson as wilson
from heliopolis.arena.long_run import ChunkResults, play_long_run
from heliopolis.arena.match import Result
from heliopolis.arena.tally import Spread as Spread
from heliopolis.arena.tally import Standing as Standing
from heliopolis.arena.tally import Tally
from heliopolis.arena.tournament import Plan, check_jobs, play_all
from heliopolis.errors import BadSetupError, ErrorText, out_of_range
from heliopolis.extras import needs
from heliopolis.kernel import loops
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import Engine, engine
from heliopolis.kernel.targets.engine import check_seeds

with needs("fast", "arena"):
    import numpy as np
    from numpy.typing import NDArray

TARGETS = ("compiled", "plain")
TABLE = "table"  # bots other than random play at tables, from what their seat knows
RANDOM = "random"
MAX_GAMES = 10**9
PLAIN_CHUNK = 20  # games between two progress reports

Progress = Callable[[int], None]  # called from time to time with the number of games done


@dataclass(frozen=True)
class Study:
    """The results of a study."""

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
    margin: Spread  # between first and second place
    detailed: int  # number of games whose events were counted
    seat_events: list[SeatEvent]
    game_events: list[GameEvent]
    course: CourseFigures | None  # of the games whose events were counted
    seconds: float  # playing time, without the counting of events
    tally: Tally = field(repr=False, compare=False)

    def best_seat(self) -> Standing | None:
        """Return the seat that wins most, unless chance may explain it: None if intervals meet."""
        best = max(self.standings, key=lambda standing: standing.share)
        others = [one for one in self.standings if one is not best]
        clear = all(best.interval[0] > other.interval[1] for other in others)
        return best if clear else None

    def worths(self) -> list[SeatEvent]:
        """Return the events whose worth in points is beyond chance, the largest first.

        Events that only winners have, such as winning itself, are left out.
        """
        known = [
            event
            for event in self.seat_events
            if event.worth_ci95
            and event.worth_ci95[0] * event.worth_ci95[1] > 0
            and event.win_share_with < 1
        ]
        return sorted(known, key=lambda event: -abs(event.worth or 0.0))

    def distinguishing(self) -> list[SeatEvent]:
        """Return the events that separate winners from others beyond chance, the clearest first.

        Events that only winners have, such as winning itself, are left out.
        """
        distinguishing = [t for t in self.seat_events if t.separation > 0 and t.win_share_with < 1]
        return sorted(distinguishing, key=lambda event: -event.separation)

    def to_json(self) -> dict[str, Any]:
        """Return the study as JSON."""
        shown = {**self.__dict__, "tally": None}
        data = asdict(Study(**shown))
        del data["tally"]
        return data


@dataclass(frozen=True)
class Difference:
    """How a figure of one study differs from the same figure of another."""

    figure: str  # "decisions", "winning-score", "margin", or "share" or "score" of a seat
    seat: str | None
    first: float
    second: float
    difference: float  # of the second from the first
    ci95: Interval

    @property
    def beyond_chance(self) -> bool:
        """Whether the interval of the difference leaves out zero."""
        return self.ci95[0] > 0 or self.ci95[1] < 0


def compare(first: Study, second: Study) -> list[Difference]:
    """Compare two studies, such as of the same game with other options."""
    found = [
        _difference(name, None, getattr(first, what), getattr(second, what), first, second)
        for name, what in (
            ("decisions", "decisions"),
            ("winning-score", "winning_score"),
            ("margin", "margin"),
        )
    ]
    for one, other in zip(first.standings, second.standings, strict=True):
        shares = (_share(one), _share(other))
        found.append(_difference("share", one.seat, *shares, first, second))
        found.append(_difference("score", one.seat, one.score, other.score, first, second))
    return found


def _share(standing: Standing) -> Spread:
    deviation = math.sqrt(standing.share * (1 - standing.share))
    return Spread(standing.share, deviation, 0, 1)


def _difference(
    figure: str, seat: str | None, one: Spread, other: Spread, first: Study, second: Study
) -> Difference:
    gap = other.mean - one.mean
    variance = one.deviation**2 / first.games + other.deviation**2 / second.games
    reach = Z_95 * math.sqrt(variance)
    return Difference(figure, seat, one.mean, other.mean, gap, (gap - reach, gap + reach))


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
    """Play games with consecutive seeds, starting at `seed`, and count what happens.

    Random bots play on the compiled or the plain target; other bots play at tables and are seated
    as in the arena. Log events are counted in the first `detail` games. The result depends neither
    on the target nor on `jobs`, the number of cores used.
    """
    if not 1 <= games <= MAX_GAMES:
        raise BadSetupError(out_of_range("games", games, 1, MAX_GAMES))
    if detail < 0:
        raise BadSetupError(ErrorText("negative", name="detail", value=detail))
    check_jobs(jobs)
    if bots != RANDOM:
        if target is not None:
            raise BadSetupError(ErrorText("random-only", name=f"target: {target!r:.60}"))
        if biased:
            raise BadSetupError(ErrorText("random-only", name="biased:"))
        return _simulate_bots(game, bots, games, seats, options, seed, jobs, detail, progress)
    if target is not None and target not in TARGETS:
        known = ", ".join(TARGETS)
        raise BadSetupError(
            ErrorText("not-one-of", option="target", value=f"{target!r:.60}", known=known)
        )
    seats = game.check_seats(game.default_seats() if seats is None else seats)
    complete = game.complete_options(options)
    check_seeds(seed, games)
    runner = engine(game, target)
    settings = _Settings(seats, seed, complete, biased, jobs)
    runner.settings(seats, complete, None, biased)
    play = _simulate_compiled if runner.target == "compiled" else _simulate_plain
    if play is _simulate_compiled:  # the first game compiles or loads the rules: that is no play
        play(runner, 1, settings, lambda done: None)
    start = time.perf_counter()
    tally = play(runner, games, settings, progress)
    seconds = time.perf_counter() - start
    counts, courses = _watch_random_games(game, min(games, detail), settings)
    return _study(
        game.name, tally, counts, courses, seconds,
        seed=seed, options=complete, bots=[RANDOM], biased=biased, target=runner.target,
    )  # fmt: skip


@dataclass(frozen=True)
class _Settings:
    """The setting of a study of random games."""

    seats: int
    seed: int
    options: dict[str, str]
    biased: bool
    jobs: int


def _study(
    game: str,
    tally: Tally,
    counts: EventCounts,
    courses: Sequence[Course],
    seconds: float,
    **settings: Any,
) -> Study:
    return Study(
        game=game,
        seats=tally.seats,
        games=tally.games,
        standings=tally.standings(),
        decisions=tally.decisions.spread(),
        winning_score=tally.winning.spread(),
        margin=tally.margins.spread(),
        detailed=counts.games,
        seat_events=counts.seat_events(),
        game_events=counts.game_events(),
        course=course_figures(courses),
        seconds=round(seconds, 3),
        tally=tally,
        **settings,
    )


def _simulate_compiled(
    runner: Engine, games: int, settings: _Settings, progress: Progress
) -> Tally:
    tallies: list[Tally] = []

    def new_consumer() -> Callable[[ChunkResults], None]:
        tally = Tally(settings.seats)
        tallies.append(tally)
        return lambda finish: tally.add(finish.scores, finish.ranks, finish.decisions)

    play_long_run(
        runner, games, new_consumer, seats=settings.seats, seed=settings.seed,
        options=settings.options, biased=settings.biased, threads=settings.jobs, progress=progress,
    )  # fmt: skip
    total = Tally(settings.seats)
    for tally in tallies:
        total.merge(tally)
    return total


def _simulate_plain(runner: Engine, games: int, settings: _Settings, progress: Progress) -> Tally:
    tally = Tally(settings.seats)
    while tally.games < games:
        played = runner.playouts(
            min(games - tally.games, PLAIN_CHUNK), seats=settings.seats, biased=settings.biased,
            first_seed=settings.seed + tally.games, options=settings.options,
        )  # fmt: skip
        scores, ranks = runner.results(played.ends)
        tally.add(scores[:, : settings.seats], ranks[:, : settings.seats], played.decisions)
        progress(tally.games)
    return tally


def _watch_random_games(
    game: Game, games: int, settings: _Settings
) -> tuple[EventCounts, list[Course]]:
    """Play the same games again on the plain target, which records log events."""
    counts, courses = EventCounts(game), []
    plain = engine(game, "plain")
    own = plain.settings(settings.seats, settings.options, None, settings.biased)
    ranks, scores = ([0] * game.seats[-1] for _ in range(2))
    for number in range(games):
        s = game.state()
        courses.append(_watch_random_game(game, s, own, settings.seed + number))
        game.rules.ranks(s, ranks)
        game.rules.scores(s, scores)
        log_events = (game.log_events.to_json(log_event) for log_event in s.log_events)
        counted = count_events(log_events, game, settings.seats)
        counts.add(counted, ranks[: settings.seats], scores[: settings.seats])
    return counts, courses


def _watch_random_game(game: Game, s: Any, own: loops.Settings, seed: int) -> Course:
    """Play the random game of a seed as `loops.play_random_game` does, and watch its course."""
    rules, watch = game.rules, CourseWatch()
    moves, scores = [0] * len(game.moves), [0] * game.seats[-1]
    rules.setup(s, own.seats, seed, own.options)
    x = loops.seed_policy_rng(seed)
    decisions = 0
    while decisions < own.longest and not rules.over(s):
        seat = loops.pick_seat(rules.players_to_move(s), x)
        count = rules.legal(s, seat, moves)
        watch.see_decision(count)
        rules.apply(s, seat, loops.pick_move(moves, count, own.weights, own.biased, x))
        rules.scores(s, scores)
        watch.see_scores(scores[: own.seats])
        x = loops.random_word(x)
        decisions += 1
    return watch.course()


def _simulate_bots(
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
    plan = Plan.of(
        game, bots, games, seats=seats, options=options, seed=seed, with_events=detail > 0
    )
    start = time.perf_counter()
    results = play_all(plan, jobs=jobs, progress=lambda done, total: progress(done))
    seconds = time.perf_counter() - start
    tally = Tally(plan.setting.seats)
    tally.add(
        _rows(results, lambda result: result.scores),
        _rows(results, lambda result: result.ranks),
        np.array([sum(result.decisions) for result in results], np.int64),
    )
    counts = EventCounts(game)
    for result in results[:detail]:
        counts.add(result.event_counts, result.ranks, result.scores)
    courses = [Course(*result.course) for result in results[:detail]]
    return _study(
        game.name, tally, counts, courses, seconds,
        seed=seed, options=plan.setting.options, bots=list(plan.setting.bots), biased=False,
        target=TABLE,
    )  # fmt: skip


def _rows(results: Sequence[Result], of: Callable[[Result], list[int]]) -> NDArray[np.int64]:
    return np.array([of(result) for result in results], np.int64)
