"""The games a net learns from, as tensors: all of them at a decision with several moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch

from heliopolis.kernel.batch import encode_settings
from heliopolis.kernel.batch_loops import PLAY, SET_UP
from heliopolis.kernel.decision_loops import DecisionArrays, DecisionSettings, step_to_decisions
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import engine
from heliopolis.learn.training.model import Decisions, Tensor, sample_greedily, squash
from heliopolis.learn.training.settings import TrainSettings

MOST_CANDIDATES = 64  # of a decision; what a game considers beyond them is not learned


class Results(NamedTuple):
    """What came of a step in every game; copies, for the next step writes over it."""

    ended: Tensor
    stopped: Tensor
    points: Tensor  # of the last game that ended, by seat; LOWEST where nobody sits
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


class Watched(NamedTuple):
    """A view of every game by a seat that has nothing to decide."""

    watchers: Tensor
    seen: Tensor  # squashed features


class SelfPlay:
    """Games in step, with several numbers of seats and options in turn.

    The first games form groups, in each of which one seat per game learns, another one from game to
    game; the others are to be played by the opponents of that group.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        s: TrainSettings,
        first_seed: int,
        *,
        seats: Sequence[int] = (),
        groups: Sequence[int] = (),
    ) -> None:
        """Without numbers of seats, play all that the game allows."""
        self.game, self.count, self.groups = game, count, tuple(groups)
        self._device, self._threads = s.device, s.threads
        self.engine = engine(game, s.rules)
        rows = [
            (number, *encode_settings(game, number, options, None)[0])
            for options in s.options
            for number in seats or game.seats
        ]
        self._settings = DecisionSettings(
            options=self.engine.rows(rows),
            command=SET_UP,
            observation_size=game.observation_size,
            most_decisions=s.most_decisions,
        )
        self.states = self.engine.states(count)
        self.arrays = self._new_arrays(first_seed)
        self._run()
        self._settings = self._settings._replace(command=PLAY)
        # As tensors that share the memory of the arrays.
        self._tensors = DecisionArrays(*map(torch.as_tensor, self.arrays))
        slots = torch.arange(count, device=s.device)
        self.seats = torch.tensor([row[0] for row in rows], device=s.device)[slots % len(rows)]
        # Not in step with numbers of seats and options, which go round by slot too.
        self.learners = (slots // len(rows) % self.seats)[: sum(groups)]

    def _new_arrays(self, first_seed: int) -> DecisionArrays:
        zeros, count, most = self.engine.zeros, self.count, self.game.seats[-1]
        seeds = np.arange(first_seed, first_seed + count, dtype=np.int64)
        return DecisionArrays(
            chosen=zeros(count),
            seeds=self.engine.array(seeds),
            words=zeros(count),
            decisions=zeros(count),
            actors=zeros(count),
            counts=zeros(count),
            candidates=zeros(count, MOST_CANDIDATES, kind=np.int16),
            scores=zeros(count, MOST_CANDIDATES, kind=np.int16),
            watchers=zeros(count),
            features=zeros(count, 2, self.game.net_input_size, kind=np.int16),
            ended=zeros(count, kind=np.bool_),
            stopped=zeros(count, kind=np.bool_),
            points=zeros(count, most),
            ranks=zeros(count, most),
        )

    def _run(self) -> None:
        self.engine.over_slots(
            step_to_decisions, self.states, self._settings, self.arrays, self._threads
        )

    def _now(self, name: str, row: int | None = None) -> Tensor:
        """Return an array, or a row of every slot, as it is now, where the net is."""
        now = getattr(self._tensors, name)
        return (now if row is None else now[:, row]).to(self._device)

    @property
    def actors(self) -> Tensor:
        """The seat to decide in each game."""
        return self._now("actors")

    def asked(self) -> Decisions:
        """Return the decisions to make now."""
        return Decisions(
            squash(self._now("features", 0)), self._now("candidates"),
            self._now("scores"), self._now("counts"),
        )  # fmt: skip

    def watched(self) -> Watched:
        """Return what another seat of each game sees now."""
        return Watched(self._now("watchers"), squash(self._now("features", 1)))

    def learns(self) -> Tensor:
        """Return whether the seat to decide is one that learns."""
        learns = torch.ones(self.count, dtype=torch.bool, device=self._device)
        shared = len(self.learners)
        learns[:shared] = self.actors[:shared] == self.learners
        return learns

    def step(self, chosen: Tensor) -> Results:
        """Make a move in every game, given by its place among the candidates."""
        self._tensors.chosen.copy_(chosen)
        self._run()
        return Results(*(self._now(name).clone() for name in Results._fields))

    def stagger(self, decisions: int) -> None:
        """Bring the games out of step: greedily, to moments spread over that many decisions.

        Otherwise all of them would show their openings at the same time, and later their ends.
        """
        made = self._tensors.decisions
        slots = torch.arange(self.count, device=made.device)
        # The first game of each slot is stopped after another number of decisions.
        made.copy_(self._settings.most_decisions - slots * decisions // self.count)
        for _ in range(decisions):
            self.step(sample_greedily(self.asked()))


def make_games(game: Game, s: TrainSettings, first_seed: int) -> SelfPlay:
    """Return the games to learn from: against the rival, nets of the past, greedy players."""
    groups = [int(s.envs * share) for share in (s.rival_share, s.past_share, s.greedy_share)]
    games = SelfPlay(game, s.envs, s, first_seed, groups=groups)
    games.stagger(s.stagger)
    return games
