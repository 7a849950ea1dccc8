"""Tournaments: play all games of a lineup and compute the results of each bot."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from heliopolis.arena.intervals import Interval, Mean, time_quantile, wilson
from heliopolis.arena.match import Result, Setting
from heliopolis.arena.ratings import Rating, rate
from heliopolis.arena.record import Record
from heliopolis.arena.seating import Lineup
from heliopolis.arena.sprt import UNDECIDED, Sprt, SprtWatch, Verdict
from heliopolis.arena.workers import Results, in_processes, in_this_process, on_ray
from heliopolis.bots.seated import make_checked_bot
from heliopolis.errors import BadSetupError, ErrorText, out_of_range
from heliopolis.kernel.chance import LARGEST_SEED
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import SEAT_LETTERS

MAX_GAMES = 10**7
MAX_JOBS = 1024

Progress = Callable[[int, int], None]  # called with the number of games done and the total
Enough = Callable[[Mapping[int, Result]], bool]  # whether the games so far suffice


@dataclass(frozen=True)
class SeatStanding:
    """The results of a bot, or of all bots, in one seat."""

    seat: str
    games: int
    win_share: float
    ci95: Interval


@dataclass(frozen=True)
class Standing:
    """The results of a bot. With several seats in a game, a win of any of them is its win."""

    name: str
    games: int  # played
    seats_taken: int  # summed over those games
    win_share: float
    fair_share: float  # the share it would win if all bots were equally strong
    ci95: Interval  # Wilson's interval of the win share
    times_fair: float  # win share over fair share
    times_fair_ci95: Interval
    mean_score: float
    score_deviation: float
    score_ci95: Interval | None  # of the mean score, over deals, which are independent
    mean_rank: float  # 1 is best; tied seats share their places
    rating: float
    rating_sigma: float
    rating_ci95: Interval
    decisions: int
    seconds_per_decision: float
    seconds_per_decision_p95: float
    by_seat: list[SeatStanding]


@dataclass(frozen=True)
class Pairing:
    """How often a bot ranked above another in the games both played; a tie counts as half."""

    bot: str
    other: str
    games: int
    above: float
    ci95: Interval


@dataclass(frozen=True)
class Outcome:
    """The results of a tournament."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    deals: int
    seatings: list[list[str]]
    complete: bool  # False if stopped before all games were played
    bots: list[Standing]  # the best first
    pairings: list[Pairing]
    seat_advantage: list[SeatStanding]  # of all bots together
    seconds: float
    scores: dict[str, Counter[int]] = field(repr=False)  # of each bot: the count of each score
    sprt: Verdict | None = None  # where a test decided how many games to play

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as JSON. The names of all fields about time begin with ``seconds``."""
        data = asdict(self)
        del data["scores"], data["sprt"]
        return data if self.sprt is None else {**data, "sprt": self.sprt.to_json()}


@dataclass(frozen=True)
class Plan:
    """The games to play: the smallest number of whole deals that reaches the number requested."""

    setting: Setting
    games: int
    deals: int

    @classmethod
    def of(
        cls,
        game: Game,
        bots: str,
        games: int,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        with_events: bool = False,
    ) -> Plan:
        """Make a plan; raise BadSetupError for anything wrong before a game is played."""
        lineup = Lineup.of(bots, game, seats)
        complete = game.complete_options(options)
        game.encode_setup(lineup.seats, complete, None)
        if not 1 <= games <= MAX_GAMES:
            raise BadSetupError(out_of_range("games", games, 1, MAX_GAMES))
        rounds = len(lineup.seatings)
        if games < rounds:
            raise BadSetupError(ErrorText("games-few", games=games, seatings=rounds))
        deals = -(-games // rounds)
        if not 0 <= seed <= LARGEST_SEED - deals:
            raise BadSetupError(out_of_range("seed", seed, 0, LARGEST_SEED - deals))
        for name in lineup.bots:
            make_checked_bot(name, 0)
        return cls(Setting.of(game, lineup, complete, seed, with_events), deals * rounds, deals)


def play_all(
    plan: Plan,
    *,
    jobs: int = 1,
    record: Path | None = None,
    ray: str | None = None,
    progress: Progress = lambda done, games: None,
    enough: Enough = lambda results: False,
) -> list[Result]:
    """Play all games of a plan and return them in the order of their numbers.

    On Ctrl-C, return the games of the deals that are complete, if there are any. `enough` is asked
    after each game whether to stop; then, too, the games of complete deals are returned.
    """
    check_jobs(jobs)
    kept = Record(record, plan.setting) if record else None
    try:
        results = dict(kept.results) if kept else {}
        missing = [number for number in range(plan.games) if number not in results]
        done = plan.games - len(missing)
        progress(done, plan.games)
        playing = _played(plan.setting, missing, jobs, ray)
        try:
            if enough(results):
                return whole_deals(plan, results)
            for result in playing:
                results[result.number] = result
                if kept:
                    kept.add(result)
                done += 1
                progress(done, plan.games)
                if enough(results):
                    playing.close()
                    return whole_deals(plan, results)
        except KeyboardInterrupt:
            if not (whole := whole_deals(plan, results)):
                raise
            return whole
    finally:
        if kept:
            kept.close()
    return [results[number] for number in range(plan.games)]


def check_jobs(jobs: int) -> None:
    """Raise BadSetupError if the number of jobs is out of range."""
    if not 1 <= jobs <= MAX_JOBS:
        raise BadSetupError(out_of_range("jobs", jobs, 1, MAX_JOBS))


def _played(setting: Setting, numbers: list[int], jobs: int, ray: str | None) -> Results:
    if not numbers:
        return in_this_process(setting, ())
    if ray is not None:
        return on_ray(setting, numbers, ray, jobs)
    if jobs == 1 or len(numbers) == 1:
        return in_this_process(setting, numbers)
    return in_processes(setting, numbers, min(jobs, len(numbers)))


def whole_deals(plan: Plan, results: Mapping[int, Result]) -> list[Result]:
    """Return the games of the deals that were played in every seating, in order."""
    rounds = len(plan.setting.seatings)
    return [
        results[number]
        for deal in range(plan.deals)
        if all(deal * rounds + i in results for i in range(rounds))
        for number in range(deal * rounds, (deal + 1) * rounds)
    ]


def tournament(
    game: Game,
    bots: str,
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    jobs: int = 1,
    record: Path | None = None,
    ray: str | None = None,
    progress: Progress = lambda done, games: None,
    sprt: Sprt | None = None,
) -> Outcome:
    """Play bots, listed as for :class:`Lineup`, against each other.

    The outcome is determined by game, bots, seats, options, seed and number of games, whatever the
    number of `jobs` and machines, unless a bot looks at the clock. With `sprt`, play ends as soon
    as the test has decided, after `games` at the latest.
    """
    plan = Plan.of(game, bots, games, seats=seats, options=options, seed=seed)
    return play_plan(plan, jobs=jobs, record=record, ray=ray, progress=progress, sprt=sprt)


def play_plan(
    plan: Plan,
    *,
    jobs: int = 1,
    record: Path | None = None,
    ray: str | None = None,
    progress: Progress = lambda done, games: None,
    sprt: Sprt | None = None,
) -> Outcome:
    """Play a plan, as :func:`tournament` does, and compute its outcome."""
    if sprt is None:
        start = time.perf_counter()
        results = play_all(plan, jobs=jobs, record=record, ray=ray, progress=progress)
        return outcome_of(plan, results, time.perf_counter() - start)
    watch = SprtWatch(sprt, plan.setting)
    start = time.perf_counter()
    results = play_all(
        plan, jobs=jobs, record=record, ray=ray, progress=progress, enough=watch.is_decided
    )
    if watch.verdict.decision != UNDECIDED:
        deals = watch.verdict.deals
        plan = replace(plan, games=deals * len(plan.setting.seatings), deals=deals)
        results = results[: plan.games]
    return replace(outcome_of(plan, results, time.perf_counter() - start), sprt=watch.verdict)


def outcome_of(plan: Plan, results: Sequence[Result], seconds: float) -> Outcome:
    """Compute the outcome from the results of whole deals."""
    setting = plan.setting
    rows = [_Row(setting, result) for result in results]
    ratings = rate(len(setting.bots), ((row.seating, row.result.ranks) for row in rows))
    standings = [_standing(setting, bot, rows, ratings[bot]) for bot in range(len(setting.bots))]
    return Outcome(
        setting.game,
        setting.rules_version,
        setting.seats,
        dict(setting.options),
        setting.seed,
        len(results),
        len(results) // len(setting.seatings),
        [[setting.bots[bot] for bot in seating] for seating in setting.seatings],
        len(results) == plan.games,
        sorted(standings, key=lambda standing: (-standing.times_fair, standing.name)),
        _pairings(setting, rows),
        [_in_seat(seat, [row.wins[seat] for row in rows]) for seat in range(setting.seats)],
        round(seconds, 3),
        {
            name: Counter(row.result.scores[seat] for row in rows for seat in row.seats_of(bot))
            for bot, name in enumerate(setting.bots)
        },
    )


class _Row:
    """A game with the bot in each seat and each seat's share of the win."""

    def __init__(self, setting: Setting, result: Result) -> None:
        self.result = result
        self.deal = setting.deal(result.number)
        self.seating = setting.seating(result.number)
        winners = result.ranks.count(0)
        self.wins = [1 / winners if rank == 0 else 0.0 for rank in result.ranks]

    def seats_of(self, bot: int) -> list[int]:
        return [seat for seat, occupant in enumerate(self.seating) if occupant == bot]

    def place(self, seat: int) -> float:
        """Return the place of a seat, from 1; tied seats share the mean of their places."""
        rank = self.result.ranks[seat]
        return rank + (self.result.ranks.count(rank) + 1) / 2


def _standing(setting: Setting, bot: int, rows: Sequence[_Row], rating: Rating) -> Standing:
    own = [(row, seats) for row in rows if (seats := row.seats_of(bot))]
    games, taken = len(own), sum(len(seats) for _, seats in own)
    wins = sum(sum(row.wins[seat] for seat in seats) for row, seats in own)
    fair = taken / games / setting.seats
    interval = wilson(wins, games)
    deals: dict[int, list[int]] = {}
    for row, seats in own:
        deals.setdefault(row.deal, []).extend(row.result.scores[seat] for seat in seats)
    by_deal = Mean.of([sum(scores) / len(scores) for scores in deals.values()])
    scores = Mean.of([float(score) for scores in deals.values() for score in scores])
    times: Counter[int] = Counter()
    for row, seats in own:
        for seat in seats:
            times.update(row.result.times[seat])
    decisions = sum(row.result.decisions[seat] for row, seats in own for seat in seats)
    thought = sum(row.result.seconds[seat] for row, seats in own for seat in seats)
    return Standing(
        name=setting.bots[bot],
        games=games,
        seats_taken=taken,
        win_share=wins / games,
        fair_share=fair,
        ci95=interval,
        times_fair=wins / games / fair,
        times_fair_ci95=(interval[0] / fair, interval[1] / fair),
        mean_score=scores.mean,
        score_deviation=scores.deviation,
        score_ci95=by_deal.ci95,
        mean_rank=sum(row.place(seat) for row, seats in own for seat in seats) / taken,
        rating=rating.mu,
        rating_sigma=rating.sigma,
        rating_ci95=rating.ci95,
        decisions=decisions,
        seconds_per_decision=thought / max(1, decisions),
        seconds_per_decision_p95=time_quantile(times, 0.95),
        by_seat=[
            _in_seat(seat, wins_there)
            for seat in range(setting.seats)
            if (wins_there := [row.wins[seat] for row, seats in own if seat in seats])
        ],
    )


def _in_seat(seat: int, wins: Sequence[float]) -> SeatStanding:
    total = sum(wins)
    return SeatStanding(SEAT_LETTERS[seat], len(wins), total / len(wins), wilson(total, len(wins)))


def _pairings(setting: Setting, rows: Sequence[_Row]) -> list[Pairing]:
    """Compare every bot with every other bot it played."""
    pairings = []
    for bot, name in enumerate(setting.bots):
        for other, other_name in enumerate(setting.bots):
            met = [
                _above(row.result.ranks, ours, theirs)
                for row in rows
                if (ours := row.seats_of(bot)) and (theirs := row.seats_of(other))
            ]
            if bot != other and met:
                above = sum(met)
                pairings.append(
                    Pairing(name, other_name, len(met), above / len(met), wilson(above, len(met)))
                )
    return pairings


def _above(ranks: Sequence[int], ours: Sequence[int], theirs: Sequence[int]) -> float:
    """Return the share of pairs of our seats and theirs in which ours ranked higher."""
    pairs = [(ranks[a], ranks[b]) for a in ours for b in theirs]
    return sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs) / len(pairs)
