"""Lessons: the moves of a searching bot, which a net learns to make before it plays by itself.

Self-play from nothing finds its way in short games and goes astray in long ones. Games between
teachers, with a random move now and then, show a net the sensible part of the game, and how such
games end.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import torch

from heliopolis.bots.slot_search import SlotSearch
from heliopolis.kernel.game import Game
from heliopolis.learn.training.model import Decisions, Tensor, relative_to
from heliopolis.learn.training.self_play import Results, SelfPlay
from heliopolis.learn.training.settings import TrainSettings, parse_teacher

if TYPE_CHECKING:
    from heliopolis.bots.nets import Net

RANDOM_MOVES = 0.06  # of the teachers' decisions
SEEDS = 1 << 48  # away from those that are played to learn


@dataclass
class Lessons:
    """Decisions of teachers, a row each, in the order in which they were made."""

    asked: Decisions
    visits: Tensor  # by place among the candidates
    watched: Tensor  # what another seat saw, squashed
    seats: Tensor
    wins: Tensor  # by relative seat
    margins: Tensor
    watched_wins: Tensor
    watched_margins: Tensor
    has_ended: Tensor  # whether the game of the row has, so that its results are known

    def __len__(self) -> int:
        return len(self.visits)


class Classroom:
    """Games between teachers, in step."""

    def __init__(self, game: Game, s: TrainSettings, net: Net | None = None) -> None:
        """`net` is the one that a teacher searches with, if it does."""
        # Rules and search run on the cores, whatever the device of the net.
        self._settings = s
        self._games = SelfPlay(game, s.lesson_games, s.on_cores(), SEEDS + s.seed * s.lesson_games)
        _, iterations = parse_teacher(s.teacher)
        self._search = SlotSearch(self._games.engine, self._games.arrays, iterations, net)
        self._seed = s.seed << 36

    def lessons_until(self, end: float, steps: int = 0) -> Lessons:
        """Play until a moment of the monotonic clock, or for a number of decisions per game."""
        games = self._games
        random = torch.Generator().manual_seed(self._settings.seed)
        asked: list[Decisions] = []
        results: list[Results] = []
        visits: list[Tensor] = []
        watched: list[Tensor] = []
        actors: list[Tensor] = []
        watchers: list[Tensor] = []
        while len(asked) < steps if steps else not asked or time.monotonic() < end:
            found, best = self._search.run(games.states, self._seed, self._settings.threads)
            self._seed += games.count
            asked.append(Decisions(*(part.clone() for part in games.asked())))
            seen = games.watched()
            watched.append(seen.seen.clone())
            watchers.append(seen.watchers.clone())
            actors.append(games.actors.clone())
            visits.append(torch.as_tensor(found).to(torch.int32))
            chosen = torch.as_tensor(best).clone()
            at_random = torch.rand(games.count, generator=random) < RANDOM_MOVES
            anything = torch.rand(games.count, generator=random) * asked[-1].counts
            results.append(games.step(torch.where(at_random, anything.long(), chosen)))
        ends = Results(*(torch.stack(part) for part in zip(*results, strict=True)))
        wins, margins, known = self._outcomes(ends)
        by_step = games.seats.expand(len(asked), -1)

        def rows(seat: list[Tensor], paid: Tensor) -> Tensor:
            return relative_to(torch.stack(seat), paid, by_step).flatten(0, 1)

        return Lessons(
            asked=Decisions(*(torch.cat(part) for part in zip(*asked, strict=True))),
            visits=torch.cat(visits),
            watched=torch.cat(watched),
            seats=by_step.flatten(),
            wins=rows(actors, wins),
            margins=rows(actors, margins),
            watched_wins=rows(watchers, wins),
            watched_margins=rows(watchers, margins),
            has_ended=known.flatten(),
        )

    def _outcomes(self, ends: Results) -> tuple[Tensor, Tensor, Tensor]:
        """Return by step and game what the game paid in the end, and whether it is known."""
        wins, margins = ends.paid(self._games.game)
        known = ends.ended.clone()
        for t in reversed(range(len(known) - 1)):
            goes_on = ~(ends.ended[t] | ends.stopped[t])
            wins[t] = torch.where(goes_on[:, None], wins[t + 1], wins[t])
            margins[t] = torch.where(goes_on[:, None], margins[t + 1], margins[t])
            known[t] = torch.where(goes_on, known[t + 1], known[t])
        return wins, margins, known
