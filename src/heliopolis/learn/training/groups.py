"""The games a net learns from: groups with one number of seats each, as tensors."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch

from heliopolis.kernel.batch import Batch
from heliopolis.kernel.game import Game
from heliopolis.learn.training.model import Tensor
from heliopolis.learn.training.settings import TrainSettings


class Results(NamedTuple):
    """What came of a step in every game of a group; copies, for the next step writes over it."""

    ended: Tensor
    stopped: Tensor
    points: Tensor  # of the last game that ended
    ranks: Tensor

    def paid(self, game: Game) -> tuple[Tensor, Tensor]:
        """Return the share of the win and the margin of each seat; 0 where no game ended."""
        counts = self.ended[..., None].float()
        first = (self.ranks == 0).float()
        wins = first / first.sum(-1, keepdim=True).clamp_min(1)
        points = self.points.float()
        best_two = points.topk(2, dim=-1).values
        is_best = points == best_two[..., :1]
        best_other = torch.where(is_best, best_two[..., 1:], best_two[..., :1])
        margins = ((points - best_other) / game.search.margin).clamp(-1, 1)
        return wins * counts, margins * counts


class Group:
    """Games in step with one number of seats.

    Against greedy players one seat learns, and the caller plays that one alone. Otherwise the
    caller plays all seats; in the first `past_count` games one seat learns, a different one in
    each, and the others are to be played by a net of the past.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        s: TrainSettings,
        first_seed: int,
        *,
        past_count: int = 0,
        against_greedy: bool = False,
    ) -> None:
        self.game, self.seats, self.count, self.past_count = game, seats, count, past_count
        self.device = s.device
        self.batch = Batch(
            game,
            count,
            seats=seats,
            options=list(s.options),
            # One loop for all groups, for it takes long to compile: with no learner it lets the
            # caller play all seats.
            opponents="greedy",
            # The net learns among the moves that it will be asked about: bots make no offers that
            # nobody accepts, and self-play among all legal moves finds endless ones.
            masks="considered",
            learner="by_seed" if against_greedy else None,
            first_seed=first_seed,
            most_decisions=s.most_decisions,
            threads=torch.get_num_threads(),
            target="cuda" if s.device == "cuda" else "compiled",
        )
        self.batch.reset()
        tensor = self._tensor
        self.observations, self.masks = tensor(self.batch.observations), tensor(self.batch.masks)
        self.actors, self._ended = tensor(self.batch.actors), tensor(self.batch.ended)
        self._truncated = tensor(self.batch.truncated)
        self._points, self._ranks = tensor(self.batch.points), tensor(self.batch.ranks)
        # Not in step with the options, which go round by slot too.
        self._learners = torch.arange(past_count, device=s.device) // len(s.options) % seats

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def learners(self) -> Tensor:
        """Return the seat that learns in each game against greedy players."""
        return self._tensor(self.batch.learners).clone()

    def learns(self) -> Tensor:
        """Return whether the seat to act is one that learns."""
        learns = torch.ones(self.count, dtype=torch.bool, device=self.device)
        learns[: self.past_count] = self.actors[: self.past_count] == self._learners
        return learns

    def step(self, chosen: Tensor) -> Results:
        """Make a move in every game."""
        self.batch.step(chosen.contiguous())
        return Results(
            *(part.clone() for part in (self._ended, self._truncated, self._points, self._ranks))
        )


def make_groups(game: Game, s: TrainSettings, first_seed: int) -> list[Group]:
    """Return groups for every number of seats: all seats by the caller, and against greedy."""
    groups = []
    for seats in game.seats:
        against_greedy = round(s.envs * s.greedy_share / len(game.seats))
        against_past = round(s.envs * s.past_share / len(game.seats))
        all_seats = max(1, round(s.envs / len(game.seats)) - against_greedy)
        groups.append(Group(game, seats, all_seats, s, first_seed, past_count=against_past))
        first_seed += 1 << 40
        if against_greedy:
            groups.append(Group(game, seats, against_greedy, s, first_seed, against_greedy=True))
            first_seed += 1 << 40
    return groups
