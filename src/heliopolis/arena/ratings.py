"""Rate bots from the ranks of their games, by the Plackett-Luce model of openskill.

Every bot starts at 25 with a standard deviation of 25/3. If a bot has several seats in a game, the
changes of all of them are added. The model updates ratings game by game, which gives the first
games the most weight; since bots do not change between games, the games are shuffled several times
and the resulting ratings averaged.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, prod, sqrt

from heliopolis.arena.intervals import Z_95, Interval
from heliopolis.arena.seating import Seating
from heliopolis.extras import needs

SHUFFLES = 10
MAX_RATED_GAMES = 20_000  # games rated over all shuffles together, unless one pass has more

Game = tuple[Seating, Sequence[int]]  # the bot in each seat, and the rank of each seat


@dataclass(frozen=True)
class Rating:
    """The estimated strength of a bot, with its standard deviation."""

    mu: float
    sigma: float

    @property
    def ci95(self) -> Interval:
        """The 95 % interval of the strength."""
        return self.mu - Z_95 * self.sigma, self.mu + Z_95 * self.sigma


def rate(bots: int, games: Iterable[Game]) -> list[Rating]:
    """Return the rating of each bot after some games; their order has little influence."""
    rows = [game for game in games if len(set(game[0])) > 1]  # a bot against itself tells nothing
    times = max(1, min(SHUFFLES, MAX_RATED_GAMES // max(1, len(rows))))
    rng = random.Random(0)
    rounds = []
    for _ in range(times):
        rng.shuffle(rows)
        rounds.append(_in_order(bots, rows))
    return [_mean([ratings[bot] for ratings in rounds]) for bot in range(bots)]


def _mean(ratings: Sequence[Rating]) -> Rating:
    """Average ratings; the variance includes the variance between shuffles."""
    count = len(ratings)
    mu = fsum(rating.mu for rating in ratings) / count
    variance = fsum(rating.sigma**2 + (rating.mu - mu) ** 2 for rating in ratings) / count
    return Rating(mu, sqrt(variance))


def _in_order(bots: int, games: Iterable[Game]) -> list[Rating]:
    with needs("fast", "ratings"):
        from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # no drift: the strength of a bot does not change
    ratings = [model.rating() for _ in range(bots)]
    for seating, ranks in games:
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seating]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in sorted(set(seating)):
            before = ratings[bot]
            own = [
                team[0] for team, occupant in zip(rated, seating, strict=True) if occupant == bot
            ]
            ratings[bot] = model.rating(
                before.mu + sum(after.mu - before.mu for after in own),
                before.sigma * prod(after.sigma / before.sigma for after in own),
            )
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
