"""Ratings of bots from the ranks of their games: the Plackett-Luce model of openskill.

Everybody starts at 25 with an uncertainty of 25/3. Where a bot has several seats in a game, what
each of them brings it is added up. Such a rating follows the games one by one, and the first of
them count for most; as bots do not change from game to game, the games are shuffled several times
over, and the mean is taken.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, prod, sqrt

from heliopolis.arena.lineup import Seating
from heliopolis.arena.statistics import Z_95, Interval

SHUFFLES = 10
MOST_RATED = 20_000  # games in all shuffles together, unless there are so many to begin with

Game = tuple[Seating, Sequence[int]]  # who sat where, and the ranks of the seats


@dataclass(frozen=True)
class Rating:
    """The estimate of a bot's strength, and its standard deviation."""

    mu: float
    sigma: float

    @property
    def ci95(self) -> Interval:
        """Where the strength is likely to lie."""
        return self.mu - Z_95 * self.sigma, self.mu + Z_95 * self.sigma


def rate(bots: int, games: Iterable[Game]) -> list[Rating]:
    """The ratings after some games. The order in which they are given does not matter much."""
    rows = [game for game in games if len(set(game[0])) > 1]  # a bot among its likes shows nothing
    times = max(1, min(SHUFFLES, MOST_RATED // max(1, len(rows))))
    chooser = random.Random(0)
    rounds = []
    for _ in range(times):
        chooser.shuffle(rows)
        rounds.append(_in_order(bots, rows))
    return [_mean([ratings[bot] for ratings in rounds]) for bot in range(bots)]


def _mean(ratings: Sequence[Rating]) -> Rating:
    """The mean, whose uncertainty is that of one order and what the orders differ by."""
    count = len(ratings)
    mu = fsum(rating.mu for rating in ratings) / count
    variance = fsum(rating.sigma**2 + (rating.mu - mu) ** 2 for rating in ratings) / count
    return Rating(mu, sqrt(variance))


def _in_order(bots: int, games: Iterable[Game]) -> list[Rating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # nothing is forgotten: bots stay as good as they are
    ratings = [model.rating() for _ in range(bots)]
    for seating, ranks in games:
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seating]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in sorted(set(seating)):
            before = ratings[bot]
            own = [team[0] for team, who in zip(rated, seating, strict=True) if who == bot]
            ratings[bot] = model.rating(
                before.mu + sum(after.mu - before.mu for after in own),
                before.sigma * prod(after.sigma / before.sigma for after in own),
            )
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
