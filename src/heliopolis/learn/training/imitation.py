"""A net learns to choose as teachers chose, and to expect what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import torch

from heliopolis.learn.training.lessons import Lessons
from heliopolis.learn.training.model import Decisions, Parameters, Tensor, forward, forward_values
from heliopolis.learn.training.ppo import follow, squared_error
from heliopolis.learn.training.settings import TrainSettings

SHARE_HELD_BACK = 0.04  # of the lessons: to see whether what was learned holds for others
BATCH = 4096
SHARPNESS = 2.0  # exponent of the visits: a search visits poor moves too, to be sure of them


class Loss(NamedTuple):
    """How far a net is from the lessons."""

    policy: Tensor
    values: Tensor
    agreement: Tensor  # how often the most visited move is the one it would make

    @property
    def total(self) -> Tensor:
        """What is to be made small."""
        return self.policy + self.values


class Lectures:
    """Lessons on the device of the net, to be asked for by rows."""

    def __init__(self, lessons: Lessons, device: str) -> None:
        self.device = device
        self._asked = Decisions(*(part.to(device) for part in lessons.asked))
        self._given = {
            name: getattr(lessons, name).to(device)
            for name in lessons.__dataclass_fields__
            if name != "asked"
        }

    def __len__(self) -> int:
        return len(self._given["visits"])

    def loss(self, net: Parameters, rows: Tensor) -> Loss:
        """Return how far a net is from some rows."""
        given = {name: part[rows] for name, part in self._given.items()}
        told = forward(net, self._asked.at(rows))
        wanted = given["visits"].float() ** SHARPNESS
        wanted = wanted / wanted.sum(1, keepdim=True).clamp_min(1)
        policy = -(wanted * told.log_policy.clamp_min(-30)).sum(1).mean()
        places = torch.arange(given["wins"].shape[1], device=self.device)
        counted = (places[None, :] < given["seats"][:, None]) * given["has_ended"][:, None]
        watched = forward_values(net, given["watched"])
        pairs = (
            (told.wins, given["wins"]),
            (told.margins, given["margins"]),
            (watched[0], given["watched_wins"]),
            (watched[1], given["watched_margins"]),
        )
        values = sum(squared_error(*pair, counted.float()) for pair in pairs)
        same = told.log_policy.argmax(1) == given["visits"].argmax(1)
        return Loss(policy, values, same.float().mean())


def imitate(
    net: Parameters, lectures: Lectures, s: TrainSettings, tell: Callable[[str], None]
) -> None:
    """Learn the lessons in a few rounds, with a falling learning rate."""
    optimizer = torch.optim.Adam(list(net.values()), s.learning_rate, eps=1e-5)
    held_back = max(1, int(len(lectures) * SHARE_HELD_BACK))
    # The last decisions are held back: most of their games have no row among the others.
    known = torch.arange(len(lectures) - held_back, device=s.device)
    kept = torch.arange(len(lectures) - held_back, len(lectures), device=s.device)
    parts = s.lesson_epochs * max(1, -(-len(known) // BATCH))
    done = 0
    for epoch in range(s.lesson_epochs):
        for rows in _batches(known[torch.randperm(len(known), device=s.device)]):
            for group in optimizer.param_groups:
                group["lr"] = s.learning_rate * (1 - done / parts)
            follow(net, optimizer, lectures.loss(net, rows).total)
            done += 1
        with torch.no_grad():
            losses = [lectures.loss(net, rows) for rows in _batches(kept)]
        means = (torch.stack(part).mean() for part in zip(*losses, strict=True))
        policy, values, same = map(float, means)
        tell(
            f"lessons: round {epoch + 1}, {len(lectures):,} decisions; of others "
            f"{same:.1%} chosen alike, policy {policy:.3f}, values {values:.4f}"
        )


def _batches(rows: Tensor) -> Iterator[Tensor]:
    for first in range(0, len(rows), BATCH):
        yield rows[first : first + BATCH]
