"""From a trained net to one that is shipped: float weights become whole numbers.

A column of weights is divided by its largest one and stored in 8 bits; its multiplier brings the
sum of a neuron back to scale. From the shell:

    python -m heliopolis.bots.quantise GAME weights.npz net.bin [card.json]
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heliopolis.bots.forward import INPUT_ONE, LOGIT_ONE, ONE, SQUASHED, VALUE_ONE
from heliopolis.bots.nets import MOST_BIAS, Layer, Net, check_fit, facts_of
from heliopolis.errors import BadSetupError
from heliopolis.extras import needs

with needs("fast", "quantising nets"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from heliopolis.kernel.game import Game

SQUASH = SQUASHED  # by magnitude up to 255
LARGEST = 127  # weight
MULTIPLIER_BITS = 30
CLAMP = 8.0  # of the activations

Weights = Mapping[str, Any]


def squash_array(observations: ArrayLike) -> NDArray[np.int8]:
    """Return observations as the net reads them: 8 bits each, 16 for a feature of 1."""
    given = np.asarray(observations)
    table = np.array(SQUASHED, np.int8)
    squashed: NDArray[np.int8] = np.sign(given).astype(np.int8)
    squashed *= table[np.minimum(np.abs(given), 255)]
    return squashed


def body_names(weights: Weights) -> list[str]:
    """Return "1", "2", … for the layers of the body."""
    names: list[str] = []
    while f"W{len(names) + 1}" in weights:
        names.append(str(len(names) + 1))
    return names


def float_forward(
    weights: Weights, squashed: NDArray[np.int8]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the logits and values of the float net, with which the quantised one is compared."""
    h = squashed.astype(np.float64) / INPUT_ONE
    for name in body_names(weights):
        h = np.clip(h @ weights[f"W{name}"] + weights[f"b{name}"], 0, CLAMP)
    return h @ weights["Wp"] + weights["bp"], h @ weights["Wv"] + weights["bv"]


def quantise(game: Game, weights: Weights, card: Mapping[str, Any]) -> Net:
    """Return the net of a game in whole numbers.

    `weights` are W1, b1, W2, b2, … of the body, Wp, bp for the moves and Wv, bv for the values,
    each W with a row per input. The card is completed with what the net must fit.
    """
    names = body_names(weights)
    _check_shapes(game, weights, names)
    digest = hashlib.sha256()
    for name in (*names, "p", "v"):
        for kind in "Wb":
            digest.update(np.ascontiguousarray(weights[kind + name], "<f4").tobytes())
    body: list[Layer] = []
    for name in names:
        unit = INPUT_ONE if not body else ONE
        body.append(_quantised(weights, name, unit, ONE))
    facts = {
        **facts_of(game),
        "widths": [layer.outputs for layer in body],
        "trained_hash": digest.hexdigest(),
    }
    net = Net(
        {**card, **facts},
        tuple(body),
        _quantised(weights, "p", ONE, LOGIT_ONE, by_output=True),
        _quantised(weights, "v", ONE, VALUE_ONE, by_output=True),
    )
    check_fit(net, game)
    return net


def _quantised(
    weights: Weights, name: str, unit: int, one: int, *, by_output: bool = False
) -> Layer:
    """Return a layer whose inputs stand for 1.0 with `unit`, and whose outputs do with `one`."""
    matrix = np.asarray(weights[f"W{name}"], np.float64)
    bias = np.asarray(weights[f"b{name}"], np.float64)
    largest = np.abs(matrix).max(0)
    # A neuron without weights is its bias alone, which needs a scale as well.
    scale = np.where(largest > 0, largest / LARGEST, np.maximum(np.abs(bias), 1e-9) / (1 << 20))
    scale = np.maximum(scale, np.abs(bias) * unit / MOST_BIAS)
    whole = np.rint(matrix / scale).astype(np.int64)
    factor = scale * one / unit
    shift = int(np.clip(MULTIPLIER_BITS - 1 - np.ceil(np.log2(factor.max())), 1, 60))
    multipliers = np.minimum(np.rint(factor * 2.0**shift), (1 << 31) - 1).astype(np.int64)
    return Layer(
        matrix.shape[0],
        matrix.shape[1],
        shift,
        (whole.T if by_output else whole).reshape(-1).tolist(),
        np.rint(bias * unit / scale).astype(np.int64).tolist(),
        multipliers.tolist(),
    )


def dequantise(net: Net) -> dict[str, NDArray[np.float32]]:
    """Return the float weights that a net stands for, to go on training with."""
    weights: dict[str, NDArray[np.float32]] = {}
    named = [(str(i), layer) for i, layer in enumerate(net.body, 1)]
    for name, layer in (*named, ("p", net.policy), ("v", net.values)):
        unit = INPUT_ONE if name == "1" else ONE
        one = {"p": LOGIT_ONE, "v": VALUE_ONE}.get(name, ONE)
        scale = np.array(layer.multipliers, np.float64) / 2.0**layer.shift * unit / one
        matrix = np.array(layer.weights, np.float64)
        by_output = name in ("p", "v")
        shape = (layer.outputs, layer.inputs) if by_output else (layer.inputs, layer.outputs)
        matrix = matrix.reshape(shape)
        weights[f"W{name}"] = ((matrix.T if by_output else matrix) * scale).astype(np.float32)
        weights[f"b{name}"] = (np.array(layer.bias) * scale / unit).astype(np.float32)
    return weights


def _check_shapes(game: Game, weights: Weights, names: list[str]) -> None:
    """Refuse arrays that are missing, do not fit each other or the game, or are not finite."""
    if not names:
        raise BadSetupError("weights: W1 is missing")
    width = game.net_input_size
    # Behind the values, a net may say how much the scores of moves count.
    more = np.shape(weights.get("bv", ()))[:1] == (2 * game.seats[-1] + 1,)
    outputs = {"p": len(game.moves), "v": 2 * game.seats[-1] + more}
    for name in (*names, "p", "v"):
        for key in (f"W{name}", f"b{name}"):
            if key not in weights:
                raise BadSetupError(f"weights: {key} is missing")
            if not np.isfinite(np.asarray(weights[key])).all():
                raise BadSetupError(f"weights: {key} has numbers that are not finite")
        shape, bias = np.shape(weights[f"W{name}"]), np.shape(weights[f"b{name}"])
        wanted = (width, outputs.get(name, bias[0] if bias else 0))
        if shape != wanted:
            raise BadSetupError(f"weights: W{name} has shape {shape}, not {wanted}")
        if bias != wanted[1:]:
            raise BadSetupError(f"weights: b{name} has shape {bias}, not {wanted[1:]}")
        if name in names:
            width = wanted[1]


def _main(name: str, source: str, target: str, card: str = "") -> None:
    from heliopolis import games

    weights = np.load(source)
    told = json.loads(Path(card).read_text("utf-8")) if card else {}
    if not card and "card" in weights:
        told = json.loads(str(weights["card"]))
    net = quantise(games.find(name), weights, told)
    net.save(target)
    print(f"{target}: {Path(target).stat().st_size} bytes, {net.widths}")


if __name__ == "__main__":
    _main(*sys.argv[1:])
