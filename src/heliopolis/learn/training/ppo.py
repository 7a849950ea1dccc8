"""Proximal policy optimisation for any number of seats.

A seat learns from its own decisions: what it expected at one of them against what it expects at its
next one, or what the end has paid. What others expect for it in between does not count. They do not
see its hand: a purchase would look free to them, for they see what was bought and not what was
paid.

Winning and margin have values and advantages of their own, mixed as the run goes on: margin says
more in the beginning, winning is what counts in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch

from heliopolis.learn.training.model import (
    Decisions,
    Parameters,
    Tensor,
    forward,
    forward_values,
    relative_to,
    sample,
)
from heliopolis.learn.training.self_play import Results, SelfPlay
from heliopolis.learn.training.settings import TrainSettings

Opponent = Callable[[Decisions], Tensor]  # returns the places of the moves it makes


def net_opponent(net: Parameters) -> Opponent:
    """Return an opponent that draws its moves by the policy of a net."""
    return lambda asked: sample(forward(net, asked).log_policy)


class Watching(NamedTuple):
    """Views of seats that had nothing to decide, and what they could expect."""

    seen: Tensor
    win_targets: Tensor
    margin_targets: Tensor
    seats: Tensor
    is_known: Tensor

    def at(self, rows: Tensor) -> Watching:
        """Return some of the rows."""
        return Watching(*(part[rows] for part in self))


@dataclass
class Samples:
    """Decisions to learn from, of all groups and steps."""

    asked: Decisions
    chosen: Tensor  # places among the candidates
    log_policy: Tensor  # of the move, when it was made
    win_advantages: Tensor
    margin_advantages: Tensor
    win_targets: Tensor  # by relative seat
    margin_targets: Tensor
    seats: Tensor
    is_known: Tensor  # whether its advantages and targets are
    learns: Tensor  # of these, whether the net chose
    watched: Watching


class Rollouts:
    """Plays games on, and collects what there is to learn from."""

    def __init__(self, games: SelfPlay, s: TrainSettings) -> None:
        self.games, self.settings, self.ends = games, s, 0
        shape = (s.steps + 1, games.count)
        self._asked = Decisions(
            *(
                torch.empty(*shape, *part.shape[1:], dtype=part.dtype, device=s.device)
                for part in games.asked()
            )
        )
        self._actors = torch.empty(shape, dtype=torch.long, device=s.device)
        self._watchers = torch.empty(shape, dtype=torch.long, device=s.device)
        self._watched = torch.empty_like(self._asked.seen)

    def collect(self, net: Parameters, opponents: Sequence[Opponent]) -> Samples:
        """Play `steps` decisions in every game, with an opponent per group of games."""
        s, games = self.settings, self.games
        made: list[Tensor] = []
        log_policy: list[Tensor] = []
        learns: list[Tensor] = []
        values: list[tuple[Tensor, Tensor]] = []
        results: list[Results] = []
        with torch.no_grad():
            for t in range(s.steps + 1):
                asked = self._look(t)
                told = forward(net, asked)
                values.append((told.wins, told.margins))
                if t == s.steps:
                    break
                chosen = sample(told.log_policy)
                learns.append(games.learns())
                self._play_others(opponents, asked, chosen, learns[-1])
                made.append(chosen)
                log_policy.append(told.log_policy.gather(1, chosen[:, None])[:, 0])
                results.append(games.step(chosen))
            wins, margins = (torch.stack(part) for part in zip(*values, strict=True))
            ends = Results(*(torch.stack(part) for part in zip(*results, strict=True)))
            return self._samples(
                torch.stack(made), torch.stack(log_policy), torch.stack(learns),
                (wins, margins), ends,
            )  # fmt: skip

    def _look(self, t: int) -> Decisions:
        """Keep what is to be seen at a step."""
        asked = self._asked.at(t)
        for kept, now in zip(asked, self.games.asked(), strict=True):
            kept.copy_(now)
        self._actors[t] = self.games.actors
        self._watchers[t], self._watched[t] = self.games.watched()
        return asked

    def _play_others(
        self, opponents: Sequence[Opponent], asked: Decisions, chosen: Tensor, learns: Tensor
    ) -> None:
        """Let the opponents of each group choose where a seat does not learn."""
        first = 0
        for count, choose in zip(self.games.groups, opponents, strict=True):
            rows = slice(first, first + count)
            if count:
                chosen[rows] = torch.where(learns[rows], chosen[rows], choose(asked.at(rows)))
            first += count

    def _samples(
        self, made: Tensor, log_policy: Tensor, learns: Tensor,
        values: tuple[Tensor, Tensor], ends: Results,
    ) -> Samples:  # fmt: skip
        seats = self.games.seats
        self.ends += int(ends.ended.sum())
        path = Path(self._actors, self._watchers, seats, ends.ended, ends.stopped)
        wins, margins = (
            path.advantages(expected, paid, self.settings.trace)
            for expected, paid in zip(values, ends.paid(self.games.game), strict=True)
        )
        by_row = seats.expand(len(made), -1).flatten()
        return Samples(
            asked=Decisions(*(part[:-1].flatten(0, 1) for part in self._asked)),
            chosen=made.flatten(),
            log_policy=log_policy.flatten(),
            win_advantages=wins.gained[..., 0].flatten(),  # of the seat that decided
            margin_advantages=margins.gained[..., 0].flatten(),
            win_targets=(wins.gained + values[0][:-1]).flatten(0, 1),
            margin_targets=(margins.gained + values[1][:-1]).flatten(0, 1),
            seats=by_row,
            is_known=wins.is_known.flatten(),
            learns=(learns & wins.is_known).flatten(),
            watched=Watching(
                seen=self._watched[:-1].flatten(0, 1),
                win_targets=wins.watched.flatten(0, 1),
                margin_targets=margins.watched.flatten(0, 1),
                seats=by_row,
                is_known=wins.is_watched.flatten(),
            ),
        )


class Gains(NamedTuple):
    """What seats gained by their decisions, by step, game and relative seat."""

    gained: Tensor
    is_known: Tensor
    watched: Tensor  # what the watcher of a position could expect, from itself on
    is_watched: Tensor  # whether that is known


@dataclass(frozen=True)
class Path:
    """The seats that decided and watched, and where games ended: by step and game.

    Actors and watchers have one step more.
    """

    actors: Tensor
    watchers: Tensor
    seats: Tensor  # by game
    ended: Tensor
    stopped: Tensor

    def advantages(self, values: Tensor, paid: Tensor, trace: float) -> Gains:
        """Return generalised advantages, and targets for those who watched.

        `values` are what the seat that decides expects for all seats from itself on, one step more
        than there are decisions; `paid` is by seat of the table. An advantage is not known where
        the next decision of the same seat lies behind the last step, or the game was stopped.
        """
        steps, games, width = paid.shape
        every = torch.arange(width, device=paid.device).expand(games, -1)
        follows = paid.new_zeros(games, width, width)  # by seat: what it expects next, or was paid
        running = torch.zeros_like(follows)
        is_open = torch.zeros(games, width, dtype=torch.bool, device=paid.device)
        rows = every[:, 0] * 0 + torch.arange(games, device=paid.device)
        follows[rows, self.actors[-1]] = values[-1]
        is_open[rows, self.actors[-1]] = True
        gained = torch.empty_like(values[:-1])
        known = torch.empty(steps, games, dtype=torch.bool, device=paid.device)
        watched, is_watched = torch.empty_like(gained), torch.empty_like(known)
        for t in reversed(range(steps)):
            over = self.ended[t] | self.stopped[t]
            by_all = paid[t][:, None].expand(-1, width, -1)
            pay = relative_to(every, by_all, self.seats[:, None].expand(-1, width))
            follows = torch.where(over[:, None, None], pay, follows)
            running = running.masked_fill(over[:, None, None], 0.0)
            is_open = torch.where(over[:, None], self.ended[t][:, None], is_open)
            watchers = self.watchers[t]
            watched[t] = follows[rows, watchers] + trace * running[rows, watchers]
            is_watched[t] = is_open[rows, watchers]
            actors = self.actors[t]
            known[t] = is_open[rows, actors]
            surprise = follows[rows, actors] - values[t]
            gained[t] = (surprise + trace * running[rows, actors]) * known[t][:, None]
            follows[rows, actors], running[rows, actors] = values[t], gained[t]
            is_open[rows, actors] = True
        return Gains(gained, known, watched, is_watched)


@dataclass
class Progress:
    """How an update went."""

    surprise: float  # mean square error of the values
    entropy: float


def improve(
    net: Parameters,
    optimizer: torch.optim.Optimizer,
    samples: Samples,
    s: TrainSettings,
    done: float,
    *,
    values_only: bool = False,
) -> Progress:
    """Follow the clipped gradient over the samples, in a few rounds of minibatches."""
    share = s.win_weight[0] + (s.win_weight[1] - s.win_weight[0]) * done
    which, learns = samples.is_known.nonzero()[:, 0], samples.learns
    win, margin = samples.win_advantages, samples.margin_advantages
    mixed = share * win / _spread(win[learns]) + (1 - share) * margin / _spread(margin[learns])
    mixed = (mixed - mixed[learns].mean()) / _spread(mixed[learns])
    places = torch.arange(samples.win_targets.shape[1], device=which.device)
    entropy = s.entropy * (1 - 0.9 * done)
    surprises, spreads, parts = 0.0, 0.0, 0
    for _ in range(s.epochs):
        order = which[torch.randperm(len(which), device=which.device)]
        for part in order.chunk(s.minibatches):
            told = forward(net, samples.asked.at(part))
            counted = (places[None, :] < samples.seats[part, None]).float()
            surprise = squared_error(told.wins, samples.win_targets[part], counted)
            surprise = surprise + squared_error(told.margins, samples.margin_targets[part], counted)
            surprise = surprise + surprise_of_watchers(net, samples.watched.at(part))
            chosen = told.log_policy.gather(1, samples.chosen[part, None])[:, 0]
            ratio = (chosen - samples.log_policy[part]).exp()
            clipped = ratio.clamp(1 - s.clip, 1 + s.clip)
            counts = learns[part].float()
            gain = _mean(torch.min(ratio * mixed[part], clipped * mixed[part]), counts)
            spread = -(told.log_policy.exp() * told.log_policy.clamp_min(-30)).sum(1)
            spread = _mean(spread, counts)
            loss = surprise if values_only else surprise - gain - entropy * spread
            follow(net, optimizer, loss)
            surprises, spreads = surprises + surprise.detach(), spreads + spread.detach()
            parts += 1
    return Progress(float(surprises) / parts, float(spreads) / parts)


def surprise_of_watchers(net: Parameters, watched: Watching) -> Tensor:
    """Return the error of the values for seats that had nothing to decide."""
    wins, margins = forward_values(net, watched.seen)
    places = torch.arange(wins.shape[1], device=wins.device)
    counted = (places[None, :] < watched.seats[:, None]).float() * watched.is_known[:, None]
    return squared_error(wins, watched.win_targets, counted) + squared_error(
        margins, watched.margin_targets, counted
    )


def _mean(values: Tensor, counts: Tensor) -> Tensor:
    return (values * counts).sum() / counts.sum().clamp_min(1)


def squared_error(told: Tensor, targets: Tensor, counted: Tensor) -> Tensor:
    """Return the mean square error over the seats that count."""
    return ((told - targets).square() * counted).sum() / counted.sum().clamp_min(1)


def follow(net: Parameters, optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    """Take one step down the gradient."""
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(list(net.values()), 0.5)
    optimizer.step()


def _spread(values: Tensor) -> Tensor:
    return values.std() + 1e-6
