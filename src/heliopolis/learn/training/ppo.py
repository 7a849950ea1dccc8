"""Proximal policy optimisation for any number of seats.

The net values a position for every seat at once, so each decision of anybody, and each draw, tells
all seats how their prospects changed. The advantage of a move is the one of its own seat. Winning
and margin have values and advantages of their own, mixed as the run goes on: margin says more in
the beginning, winning is what counts in the end.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from heliopolis.learn.training.groups import Group, Results
from heliopolis.learn.training.model import (
    Parameters,
    Tensor,
    by_seat,
    forward,
    relative_to,
    sample,
    squash,
)
from heliopolis.learn.training.settings import TrainSettings


@dataclass
class Samples:
    """Decisions to learn from, of all groups and steps."""

    seen: Tensor
    legal: Tensor
    moves: Tensor
    log_policy: Tensor  # of the move, when it was made
    win_advantages: Tensor
    margin_advantages: Tensor
    win_targets: Tensor  # by relative seat
    margin_targets: Tensor
    seats: Tensor
    learns: Tensor


class Rollouts:
    """Plays the groups on, and collects what there is to learn from."""

    def __init__(self, groups: list[Group], s: TrainSettings) -> None:
        self.groups, self.settings = groups, s
        self.count = sum(group.count for group in groups)
        self.ends = 0
        first, self.rows = 0, []
        for group in groups:
            self.rows.append((group, slice(first, first + group.count)))
            first += group.count
        game, on = groups[0].game, s.device
        self.game = game
        shape = (s.steps + 1, self.count)
        self._observed = torch.empty(
            self.count, game.observation_size, dtype=torch.int16, device=on
        )
        self._seen = torch.empty(*shape, game.observation_size, dtype=torch.int8, device=on)
        self._legal = torch.empty(*shape, len(game.moves), dtype=torch.bool, device=on)
        self._actors = torch.empty(shape, dtype=torch.long, device=on)

    def collect(self, net: Parameters, past: Parameters) -> Samples:
        """Play `steps` decisions in every game."""
        s = self.settings
        moves, log_policy, learns = [], [], []
        values: list[tuple[Tensor, Tensor]] = []
        results: list[list[Results]] = []
        with torch.no_grad():
            for t in range(s.steps + 1):
                self._look(t)
                told = forward(net, self._seen[t], self._legal[t])
                values.append((told.wins, told.margins))
                if t == s.steps:
                    break
                chosen = sample(told.log_policy)
                learns.append(torch.cat([group.learns() for group in self.groups]))
                self._play_past(past, t, chosen, learns[-1])
                moves.append(chosen)
                log_policy.append(told.log_policy.gather(1, chosen[:, None])[:, 0])
                results.append([group.step(chosen[rows]) for group, rows in self.rows])
            # A forced move teaches nothing.
            taught = torch.stack(learns) & (self._legal[:-1].sum(-1) > 1)
            return self._samples(
                torch.stack(moves), torch.stack(log_policy), taught, values, results
            )

    def _look(self, t: int) -> None:
        for group, rows in self.rows:
            self._observed[rows] = group.observations
            self._legal[t, rows] = group.masks.bool()
            self._actors[t, rows] = group.actors
        self._seen[t] = squash(self._observed)
        self._actors[t].clamp_(min=0)

    def _play_past(self, past: Parameters, t: int, chosen: Tensor, learns: Tensor) -> None:
        """Let the net of the past choose where a seat does not learn."""
        rows = torch.cat(
            [
                torch.arange(rows.start, rows.start + group.past_count, device=chosen.device)
                for group, rows in self.rows
            ]
        )
        if len(rows):
            others = sample(forward(past, self._seen[t, rows], self._legal[t, rows]).log_policy)
            chosen[rows] = torch.where(learns[rows], chosen[rows], others)

    def _samples(
        self, moves: Tensor, log_policy: Tensor, learns: Tensor,
        values: list[tuple[Tensor, Tensor]], results: list[list[Results]],
    ) -> Samples:  # fmt: skip
        s, width = self.settings, self.game.seats[-1]
        shape, on = (s.steps, self.count), s.device
        advantages = [torch.empty(shape, device=on) for _ in range(2)]
        targets = [torch.empty(*shape, width, device=on) for _ in range(2)]
        seats = torch.empty(shape, dtype=torch.long, device=on)
        for i, (group, rows) in enumerate(self.rows):
            told = Results(
                *(torch.stack(part) for part in zip(*(step[i] for step in results), strict=True))
            )
            self.ends += int(told.ended.sum())
            seats[:, rows] = group.seats
            actors = self._actors[:, rows]
            for kind, paid in enumerate(told.paid(group.game)):
                known = torch.stack([step[kind][rows] for step in values])
                known = by_seat(known, actors, group.seats)
                gained = seat_advantages(known, paid, told.ended, told.stopped, s.trace)
                advantages[kind][:, rows] = gained.gather(2, actors[:-1, :, None])[..., 0]
                targets[kind][:, rows] = relative_to(actors[:-1], gained + known[:-1], width)
        return Samples(
            self._seen[:-1].flatten(0, 1), self._legal[:-1].flatten(0, 1),
            moves.flatten(), log_policy.flatten(),
            advantages[0].flatten(), advantages[1].flatten(),
            targets[0].flatten(0, 1), targets[1].flatten(0, 1),
            seats.flatten(), learns.flatten(),
        )  # fmt: skip


def seat_advantages(
    values: Tensor, paid: Tensor, ended: Tensor, stopped: Tensor, trace: float
) -> Tensor:
    """Return generalised advantages by step, game and seat.

    Values have one step more than there are decisions. After an end nothing follows; a game that
    was stopped counts as having gone as expected.
    """
    advantages, running = torch.zeros_like(paid), torch.zeros_like(paid[0])
    for t in reversed(range(len(paid))):
        goes_on = (~(ended[t] | stopped[t])).float()[:, None]
        surprise = paid[t] + values[t + 1] * goes_on - values[t]
        surprise = surprise.masked_fill(stopped[t][:, None], 0.0)
        running = surprise + trace * goes_on * running
        advantages[t] = running
    return advantages


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
) -> Progress:
    """Follow the clipped gradient over the samples, in a few rounds of minibatches."""
    share = s.win_weight[0] + (s.win_weight[1] - s.win_weight[0]) * done
    which = samples.learns.nonzero()[:, 0]
    win, margin = samples.win_advantages, samples.margin_advantages
    mixed = share * win / _spread(win[which]) + (1 - share) * margin / _spread(margin[which])
    mixed = (mixed - mixed[which].mean()) / _spread(mixed[which])
    places = torch.arange(samples.win_targets.shape[1], device=which.device)
    entropy = s.entropy * (1 - 0.9 * done)
    surprises, spreads, parts = 0.0, 0.0, 0
    for _ in range(s.epochs):
        order = which[torch.randperm(len(which), device=which.device)]
        for part in order.chunk(s.minibatches):
            told = forward(net, samples.seen[part], samples.legal[part])
            chosen = told.log_policy.gather(1, samples.moves[part, None])[:, 0]
            ratio = (chosen - samples.log_policy[part]).exp()
            clipped = ratio.clamp(1 - s.clip, 1 + s.clip)
            gain = torch.min(ratio * mixed[part], clipped * mixed[part]).mean()
            spread = -(told.log_policy.exp() * told.log_policy.clamp_min(-30)).sum(1).mean()
            counted = (places[None, :] < samples.seats[part, None]).float()
            surprise = squared_error(told.wins, samples.win_targets[part], counted)
            surprise = surprise + squared_error(told.margins, samples.margin_targets[part], counted)
            follow(net, optimizer, surprise - gain - entropy * spread)
            surprises, spreads = surprises + surprise.detach(), spreads + spread.detach()
            parts += 1
    return Progress(float(surprises) / parts, float(spreads) / parts)


def squared_error(told: Tensor, targets: Tensor, counted: Tensor) -> Tensor:
    """Return the mean square error over the seats that count."""
    return ((told - targets).square() * counted).sum() / counted.sum()


def follow(net: Parameters, optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    """Take one step down the gradient."""
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(list(net.values()), 0.5)
    optimizer.step()


def _spread(values: Tensor) -> Tensor:
    return values.std() + 1e-6
