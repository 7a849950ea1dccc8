"""Small nets with random weights: as good as trained ones for all that is not strength."""

from __future__ import annotations

from typing import Any

import numpy as np

from heliopolis.bots.nets import Net
from heliopolis.bots.quantise import quantise
from heliopolis.kernel.game import Game


def random_weights(game: Game, widths: tuple[int, ...] = (24, 16), seed: int = 0) -> dict[str, Any]:
    """Float weights of a net with these layers, of about the size that training gives."""
    rng = np.random.default_rng(seed)
    weights: dict[str, Any] = {}
    inputs = game.net_input_size
    outputs = {str(place): width for place, width in enumerate(widths, 1)}
    outputs |= {"p": len(game.moves), "v": 2 * game.seats[-1] + 1}
    for name, width in outputs.items():
        active = 60 if name == "1" else inputs
        size = 0.5 if name == "v" else 1.5  # values lie between -1 and 1, logits do not
        weights[f"W{name}"] = rng.normal(0, size / active**0.5, (inputs, width))
        weights[f"b{name}"] = rng.normal(0, 0.2, width)
        inputs = width if name.isdigit() else inputs
    return weights


def random_net(
    game: Game, widths: tuple[int, ...] = (24, 16), seed: int = 0, *, watched: bool = False
) -> Net:
    """A net with random weights."""
    card = {"trained": "not at all", "watched": watched}
    return quantise(game, random_weights(game, widths, seed), card)
