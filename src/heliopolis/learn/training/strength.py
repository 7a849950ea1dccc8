"""How strong a net is against fixed bots, measured while it learns."""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch

from heliopolis.arena.intervals import Interval, wilson
from heliopolis.kernel.game import Game
from heliopolis.learn.training.model import Parameters, forward, sample_greedily
from heliopolis.learn.training.ppo import Opponent
from heliopolis.learn.training.self_play import SelfPlay
from heliopolis.learn.training.settings import TrainSettings

SEEDS = 1 << 61  # away from those that are played to learn


@dataclass(frozen=True)
class Strength:
    """The share of games that a net wins alone against others."""

    against: str
    seats: int
    games: int
    wins: float
    unfinished: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share."""
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.seats} seats {self.share:.1%} ({low:.1%} to {high:.1%})"


def measure(
    net: Parameters,
    game: Game,
    s: TrainSettings,
    games: int = 512,
    *,
    against: str = "greedy",
    opponent: Opponent = sample_greedily,
) -> list[Strength]:
    """Play every number of seats with the net's best moves, the seat going round."""
    usual = replace(s, options=({},))
    return [
        Strength(against, seats, games, *_play(net, game, usual, seats, games, opponent))
        for seats in game.seats
    ]


def _play(
    net: Parameters, game: Game, s: TrainSettings, seats: int, games: int, opponent: Opponent
) -> tuple[float, int]:
    """Return how many games the net wins, and how many have no end."""
    played = SelfPlay(game, games, s, SEEDS, seats=(seats,), groups=(games,))
    # The first game of each slot counts, so that short games count no more than long ones.
    is_open = torch.ones(games, dtype=torch.bool, device=s.device)
    won, ended = 0.0, 0
    with torch.no_grad():
        while bool(is_open.any()):
            asked = played.asked()
            best = forward(net, asked).log_policy.argmax(1)
            results = played.step(torch.where(played.learns(), best, opponent(asked)))
            counted = results.ended & is_open
            wins = results.paid(game)[0].gather(1, played.learners[:, None])[:, 0]
            won += float(wins[counted].sum())
            ended += int(counted.sum())
            is_open &= ~(results.ended | results.stopped)
    return won, games - ended
