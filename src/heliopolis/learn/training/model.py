"""The net while it learns, in floating point.

It is what `bots/nets` plays in whole numbers: features squashed to the size of a byte, layers whose
outputs are clamped to 0..8, a logit per move, and for every seat, counted from the observer, the
share of the win and the margin it can expect.
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


class Outputs(NamedTuple):
    """What a net says of positions."""

    log_policy: Tensor  # log-probabilities of the moves; illegal ones are at minus infinity
    wins: Tensor  # by position and relative seat
    margins: Tensor


def new_parameters(
    features: int, moves: int, seats: int, widths: Sequence[int], device: str
) -> Parameters:
    """Return a net that knows nothing: its policy is uniform, its values are small."""
    parameters: Parameters = {}
    sizes = [features, *widths]
    for i, (inputs, outputs) in enumerate(pairwise(sizes), 1):
        # Few features differ from 0 at a time, so the first layer starts larger than usual.
        spread = (2.0 / (inputs if i > 1 else max(16, inputs // 6))) ** 0.5
        parameters[f"W{i}"] = torch.randn(inputs, outputs, device=device) * spread
        parameters[f"b{i}"] = torch.zeros(outputs, device=device)
    parameters["Wp"] = torch.zeros(widths[-1], moves, device=device)
    parameters["bp"] = torch.zeros(moves, device=device)
    parameters["Wv"] = torch.randn(widths[-1], 2 * seats, device=device) * 0.01
    parameters["bv"] = torch.zeros(2 * seats, device=device)
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


def forward(parameters: Parameters, squashed: Tensor, legal: Tensor) -> Outputs:
    """Return what the net says of positions, given their squashed features and legal moves."""
    on_gpu = squashed.device.type == "cuda"
    with torch.autocast(squashed.device.type, torch.bfloat16, enabled=on_gpu):
        inner = squashed.to(torch.bfloat16 if on_gpu else torch.float32) / SQUASH_UNIT
        for i in range(1, layer_count(parameters) + 1):
            inner = F.linear(inner, parameters[f"W{i}"].t(), parameters[f"b{i}"])
            inner = inner.clamp(0.0, LARGEST_ACTIVATION)
    inner = inner.float()
    logits = inner @ parameters["Wp"] + parameters["bp"]
    values = inner @ parameters["Wv"] + parameters["bv"]
    seats = values.shape[1] // 2
    log_policy = logits.masked_fill(~legal, NEVER).log_softmax(-1)
    return Outputs(log_policy, values[:, :seats], values[:, seats:])


def layer_count(parameters: Parameters) -> int:
    """Return the number of hidden layers."""
    return sum(name[1:].isdigit() for name in parameters if name[0] == "W")


def sample(log_policy: Tensor) -> Tensor:
    """Draw a move by its probability (the Gumbel trick, faster than `multinomial`)."""
    return (log_policy - torch.empty_like(log_policy).exponential_().log()).argmax(-1)


def by_seat(relative: Tensor, actors: Tensor, seats: int) -> Tensor:
    """Return values by seat of the table from values by relative seat."""
    places = torch.arange(seats, device=relative.device)
    return relative.gather(-1, (places - actors[..., None]) % seats)


def relative_to(actors: Tensor, values: Tensor, width: int) -> Tensor:
    """Return values by relative seat, `width` of them; those beyond the table are 0."""
    seats = values.shape[-1]
    places = torch.arange(seats, device=values.device)
    turned = values.gather(-1, (places + actors[..., None]) % seats)
    return F.pad(turned, (0, width - seats))
