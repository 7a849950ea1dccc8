"""The net while it learns, in floating point.

It is what `bots/nets` plays in whole numbers: features squashed to the size of a byte, layers whose
outputs are clamped to 0..8, a logit per move, and for every seat, counted from the observer, the
share of the win and the margin it can expect. One more output says how much the game's own score of
a move counts in this position: a net that knows nothing yet plays nearly greedily.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it

LARGEST_ACTIVATION = 8.0
SQUASH_UNIT = 16.0
NEVER = -1e9  # the logit of a move that is not legal

Tensor = Any
Parameters = dict[str, Tensor]


SCORE_UNIT = 64.0  # hundredths of a point that count as 1 in a logit
FIRST_SCORE_WEIGHT = 1.5


class Decisions(NamedTuple):
    """What a net is asked about: a row per position."""

    seen: Tensor  # squashed features
    candidates: Tensor  # moves, by place
    scores: Tensor  # by place, see `kernel.decision_loops`
    counts: Tensor  # of the candidates

    def at(self, rows: Any) -> Decisions:
        """Return some of the rows."""
        return Decisions(*(part[rows] for part in self))


class Outputs(NamedTuple):
    """What a net says of positions."""

    log_policy: Tensor  # log-probabilities of the candidates; places behind them are at NEVER
    wins: Tensor  # by position and relative seat
    margins: Tensor


class _Pick(torch.autograd.Function):  # type: ignore[misc, unused-ignore]
    """The logits of the candidates, from those of all moves.

    No candidate comes twice, so gradients are written back instead of added up: the same each time,
    and fast. Places behind the candidates are written first, for they may name any move.
    """

    @staticmethod
    def forward(ctx: Any, logits: Tensor, candidates: Tensor, counts: Tensor) -> Tensor:
        ctx.save_for_backward(candidates, counts)
        ctx.moves = logits.shape[1]
        return logits.gather(1, candidates)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None, None]:
        candidates, counts = ctx.saved_tensors
        places = torch.arange(candidates.shape[1], device=candidates.device)
        # What is no candidate goes to a column of its own.
        targets = candidates.masked_fill(places[None, :] >= counts[:, None], ctx.moves)
        spread = gradient.new_zeros(len(gradient), ctx.moves + 1)
        return spread.scatter_(1, targets, gradient)[:, :-1], None, None


def new_parameters(
    features: int, moves: int, seats: int, widths: Sequence[int], device: str
) -> Parameters:
    """Return a net that knows nothing: its policy goes by the scores, its values are small."""
    parameters: Parameters = {}
    sizes = [features, *widths]
    for i, (inputs, outputs) in enumerate(pairwise(sizes), 1):
        # Few features differ from 0 at a time, so the first layer starts larger than usual.
        spread = (2.0 / (inputs if i > 1 else max(16, inputs // 6))) ** 0.5
        parameters[f"W{i}"] = torch.randn(inputs, outputs, device=device) * spread
        parameters[f"b{i}"] = torch.zeros(outputs, device=device)
    parameters["Wp"] = torch.zeros(widths[-1], moves, device=device)
    parameters["bp"] = torch.zeros(moves, device=device)
    parameters["Wv"] = torch.randn(widths[-1], 2 * seats + 1, device=device) * 0.01
    parameters["bv"] = torch.zeros(2 * seats + 1, device=device)
    parameters["bv"][-1] = FIRST_SCORE_WEIGHT
    return {name: value.requires_grad_() for name, value in parameters.items()}


@cache
def _squashed(device: str) -> Tensor:
    """Return the squashed values of -255..255."""
    sizes = torch.arange(-255, 256, dtype=torch.float64)
    steps = (SQUASH_UNIT * (sizes.abs() + 1).log2()).round().clamp(max=127)
    return (sizes.sign() * steps).to(torch.int8).to(device)


def squash(seen: Tensor) -> Tensor:
    """Return features as bytes: 16 times the logarithm to base 2 of one more than their size."""
    return _squashed(str(seen.device))[seen.clamp(-255, 255).int() + 255]


def forward(parameters: Parameters, asked: Decisions) -> Outputs:
    """Return what the net says of positions."""
    inner = _body(parameters, asked.seen)
    values = inner @ parameters["Wv"] + parameters["bv"]
    seats = values.shape[1] // 2
    candidates = asked.candidates.long()
    pick: Any = _Pick.apply
    logits = pick(inner @ parameters["Wp"] + parameters["bp"], candidates, asked.counts)
    logits = logits + values[:, -1:] * (asked.scores.float() / SCORE_UNIT)
    places = torch.arange(candidates.shape[1], device=logits.device)
    logits = logits.masked_fill(places[None, :] >= asked.counts[:, None], NEVER)
    return Outputs(logits.log_softmax(-1), values[:, :seats], values[:, seats : 2 * seats])


def forward_values(parameters: Parameters, seen: Tensor) -> tuple[Tensor, Tensor]:
    """Return what the observers of positions expect, by relative seat: wins and margins."""
    values = _body(parameters, seen) @ parameters["Wv"] + parameters["bv"]
    seats = values.shape[1] // 2
    return values[:, :seats], values[:, seats : 2 * seats]


def _body(parameters: Parameters, seen: Tensor) -> Tensor:
    """Return the activations of the last hidden layer."""
    on_gpu = seen.device.type == "cuda"
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=on_gpu):
        inner = seen.to(torch.bfloat16 if on_gpu else torch.float32) / SQUASH_UNIT
        for i in range(1, layer_count(parameters) + 1):
            inner = F.linear(inner, parameters[f"W{i}"].t(), parameters[f"b{i}"])
            inner = inner.clamp(0.0, LARGEST_ACTIVATION)
    return inner.float()


def layer_count(parameters: Parameters) -> int:
    """Return the number of hidden layers."""
    return sum(name[1:].isdigit() for name in parameters if name[0] == "W")


def sample(log_policy: Tensor) -> Tensor:
    """Draw a place by its probability (the Gumbel trick, faster than `multinomial`)."""
    return (log_policy - torch.empty_like(log_policy).exponential_().log()).argmax(-1)


def sample_greedily(asked: Decisions) -> Tensor:
    """Return the place with the highest score, any of several at random."""
    places = torch.arange(asked.scores.shape[1], device=asked.scores.device)
    worst = places[None, :] >= asked.counts[:, None]
    scores = asked.scores.float().masked_fill(worst, NEVER)
    return (scores + torch.rand_like(scores) / 2).argmax(-1)


def relative_to(actors: Tensor, values: Tensor, seats: Tensor) -> Tensor:
    """Return values by relative seat from values by seat of the table; 0 where nobody sits."""
    places = torch.arange(values.shape[-1], device=values.device)
    turned = values.gather(-1, (places + actors[..., None]) % seats[..., None])
    return turned * (places < seats[..., None])
