"""A net learns to choose as teachers chose, and to expect what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from heliopolis.learn.training.lessons import Lessons
from heliopolis.learn.training.model import Decisions, Parameters, Tensor, forward, squash
from heliopolis.learn.training.ppo import follow, squared_error
from heliopolis.learn.training.settings import TrainSettings

SHARE_HELD_BACK = 0.05  # of the lessons: to see whether what was learned holds for others
BATCH = 2048


class Lectures:
    """Lessons as tensors, to be asked for by rows."""

    def __init__(self, lessons: Lessons, device: str) -> None:
        self.device = device

        def tensor(array: Any) -> Tensor:
            return torch.as_tensor(array).to(device)

        self.asked = Decisions(
            squash(torch.as_tensor(lessons.seen)).to(device), tensor(lessons.candidates),
            tensor(lessons.scores), tensor(lessons.counts),
        )  # fmt: skip
        self.chosen, self.seats = tensor(lessons.chosen), tensor(lessons.seats)
        self.wins, self.margins = tensor(lessons.wins), tensor(lessons.margins)

    def __len__(self) -> int:
        return len(self.chosen)

    def loss(self, net: Parameters, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the loss of a net over some rows, and how often it would choose the same."""
        told = forward(net, self.asked.at(rows))
        places = torch.arange(self.wins.shape[1], device=self.device)
        counted = (places[None, :] < self.seats[rows, None]).float()
        chosen = told.log_policy.gather(1, self.chosen[rows, None])[:, 0]
        errors = squared_error(told.wins, self.wins[rows], counted)
        errors = errors + squared_error(told.margins, self.margins[rows], counted)
        return errors - chosen.mean(), (told.log_policy.argmax(1) == self.chosen[rows]).float()


def imitate(
    net: Parameters, lectures: Lectures, s: TrainSettings, tell: Callable[[str], None]
) -> None:
    """Learn the lessons in a few rounds, with a falling learning rate."""
    optimizer = torch.optim.Adam(list(net.values()), s.learning_rate, eps=1e-5)
    held_back = max(1, int(len(lectures) * SHARE_HELD_BACK))
    # The last games are held back, whole: rows of one game know each other's result.
    known = torch.arange(len(lectures) - held_back, device=s.device)
    kept = torch.arange(len(lectures) - held_back, len(lectures), device=s.device)
    for epoch in range(s.lesson_epochs):
        for group in optimizer.param_groups:
            group["lr"] = s.learning_rate * (1 - epoch / s.lesson_epochs)
        for rows in _batches(known[torch.randperm(len(known), device=s.device)]):
            follow(net, optimizer, lectures.loss(net, rows)[0])
        with torch.no_grad():
            same = torch.cat([lectures.loss(net, rows)[1] for rows in _batches(kept)])
        tell(f"lessons: round {epoch + 1}, {len(lectures):,} decisions, "
             f"{float(same.mean()):.1%} of others' chosen alike")  # fmt: skip


def _batches(rows: Tensor) -> Iterator[Tensor]:
    for first in range(0, len(rows), BATCH):
        yield rows[first : first + BATCH]
