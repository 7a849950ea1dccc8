"""Tournaments of bots: all games of a lineup, and what they show of each bot."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from heliopolis.arena.lineup import Lineup
from heliopolis.arena.match import Result, Setting, checked_bot
from heliopolis.arena.ratings import Rating, rate
from heliopolis.arena.record import Record
from heliopolis.arena.statistics import Interval, Mean, time_quantile, wilson
from heliopolis.arena.workers import in_processes, in_this_process, on_ray
from heliopolis.errors import BadSetupError
from heliopolis.kernel.chance import LARGEST_SEED
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import SEAT_LETTERS

MOST_GAMES = 10**7
MOST_JOBS = 1024

Progress = Callable[[int, int], None]  # is told how many games are done, and of how many


@dataclass(frozen=True)
class SeatStanding:
    """How a bot, or all of them, fared in one seat."""

    seat: str
    games: int
    win_share: float
    ci95: Interval


@dataclass(frozen=True)
class Standing:
    """How a bot fared. Where it had several seats in a game, a win of any of them is its win."""

    name: str
    games: int  # it took part in
    seats_taken: int  # in all of them together
    win_share: float
    fair_share: float  # what it would win if all were equally good
    ci95: Interval  # of the win share, by Wilson
    times_fair: float  # win share over fair share
    times_fair_ci95: Interval
    mean_score: float
    score_deviation: float
    score_ci95: Interval | None  # of the mean score; deals are what is independent
    mean_rank: float  # 1 is the best; who is tied shares the places
    rating: float
    rating_sigma: float
    rating_ci95: Interval
    decisions: int
    seconds_per_decision: float
    seconds_per_decision_p95: float
    by_seat: list[SeatStanding]


@dataclass(frozen=True)
class Pairing:
    """How often a bot ended above another in the games they both played; a tie is half."""

    bot: str
    other: str
    games: int
    above: float
    ci95: Interval


@dataclass(frozen=True)
class Outcome:
    """What a tournament showed."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    deals: int
    seatings: list[list[str]]
    complete: bool  # False if it was stopped before all games were played
    bots: list[Standing]  # the best first
    pairings: list[Pairing]
    seat_advantage: list[SeatStanding]  # of all bots together
    seconds: float
    scores: dict[str, Counter[int]] = field(repr=False)  # of each bot: how often each was reached

    def to_json(self) -> dict[str, Any]:
        """For programs. All that tells of time begins with ``seconds``."""
        data = asdict(self)
        del data["scores"]
        return data


@dataclass(frozen=True)
class Plan:
    """What is to be played: as many whole deals as it takes to reach the games asked for."""

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
        things: bool = False,
    ) -> Plan:
        """The plan, checked: all that can be wrong with it is told before anything is played."""
        lineup = Lineup.of(bots, game, seats)
        complete = game.complete_options(options)
        game.encode_setup(lineup.seats, complete, None)
        if not 1 <= games <= MOST_GAMES:
            raise BadSetupError(f"games: {games} is not between 1 and {MOST_GAMES}")
        rounds = len(lineup.seatings)
        if games < rounds:
            raise BadSetupError(
                f"games: {games} cannot be balanced, as there are {rounds} seatings; "
                f"ask for {rounds} or more"
            )
        deals = -(-games // rounds)
        if not 0 <= seed <= LARGEST_SEED - deals:
            raise BadSetupError(f"seed: {seed} is not between 0 and {LARGEST_SEED - deals}")
        for name in lineup.bots:
            checked_bot(name, 0)
        return cls(Setting.of(game, lineup, complete, seed, things), deals * rounds, deals)


def play_all(
    plan: Plan,
    *,
    jobs: int = 1,
    record: Path | None = None,
    ray: str | None = None,
    progress: Progress = lambda done, games: None,
) -> list[Result]:
    """All games of a plan, in the order of their numbers.

    On Ctrl-C it returns those of the deals that are done, if there are any.
    """
    check_jobs(jobs)
    kept = Record(record, plan.setting) if record else None
    try:
        results = dict(kept.results) if kept else {}
        missing = [number for number in range(plan.games) if number not in results]
        done = plan.games - len(missing)
        progress(done, plan.games)
        try:
            for result in _played(plan.setting, missing, jobs, ray):
                results[result.number] = result
                if kept:
                    kept.add(result)
                done += 1
                progress(done, plan.games)
        except KeyboardInterrupt:
            if not (whole := _whole_deals(plan, results)):
                raise
            return whole
    finally:
        if kept:
            kept.close()
    return [results[number] for number in range(plan.games)]


def check_jobs(jobs: int) -> None:
    """Refuse a number of jobs that no machine has."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadSetupError(f"jobs: {jobs} is not between 1 and {MOST_JOBS}")


def _played(setting: Setting, numbers: list[int], jobs: int, ray: str | None) -> Iterator[Result]:
    if not numbers:
        return iter(())
    if ray is not None:
        return on_ray(setting, numbers, ray, jobs)
    if jobs == 1 or len(numbers) == 1:
        return in_this_process(setting, numbers)
    return in_processes(setting, numbers, min(jobs, len(numbers)))


def _whole_deals(plan: Plan, results: Mapping[int, Result]) -> list[Result]:
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
) -> Outcome:
    """Play bots, named as for :class:`Lineup`, against each other.

    The result follows from game, bots, seats, options, seed and the number of games, however many
    `jobs` play them and wherever, as long as the bots themselves do not look at the clock.
    """
    plan = Plan.of(game, bots, games, seats=seats, options=options, seed=seed)
    start = time.perf_counter()
    results = play_all(plan, jobs=jobs, record=record, ray=ray, progress=progress)
    return outcome_of(plan, results, time.perf_counter() - start)


def outcome_of(plan: Plan, results: Sequence[Result], seconds: float) -> Outcome:
    """What the results of whole deals show."""
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
    """A game: who sat where, and what share of the win each seat had."""

    def __init__(self, setting: Setting, result: Result) -> None:
        self.result = result
        self.deal = setting.deal(result.number)
        self.seating = setting.seating(result.number)
        winners = result.ranks.count(0)
        self.wins = [1 / winners if rank == 0 else 0.0 for rank in result.ranks]

    def seats_of(self, bot: int) -> list[int]:
        return [seat for seat, who in enumerate(self.seating) if who == bot]

    def place(self, seat: int) -> float:
        """From 1; those who are tied share the places they take."""
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
    """Every bot against every other it met."""
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
    """Of all pairs of our seats and theirs, the share in which ours ended above."""
    pairs = [(ranks[a], ranks[b]) for a in ours for b in theirs]
    return sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs) / len(pairs)
