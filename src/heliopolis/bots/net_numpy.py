"""A net evaluated with NumPy, where nothing is compiled yet: a hundred times as fast as Python.

The sums are whole numbers below 2 ** 53, which floats of 64 bits hold exactly, in whatever order
they are added. So this, too, gives the same bits as :mod:`~.forward`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heliopolis.bots.forward import MOST_ACTIVE, SQUASHED, add_scores
from heliopolis.extras import needs

with needs("fast", "nets with NumPy"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from heliopolis.bots.bot import Knowledge
    from heliopolis.bots.nets import Layer, Net


class NumpyEvaluator:
    """A net that evaluates positions without keeping anything between them."""

    def __init__(self, net: Net) -> None:
        self._body = [_Matrix(layer, by_input=True) for layer in net.body]
        self._policy = _Matrix(net.policy, by_input=False)
        self._values = _Matrix(net.values, by_input=False)
        self._weighs_scores = net.weighs_scores
        self._squashed = np.array(SQUASHED, np.float64)

    def logits(self, knowledge: Knowledge) -> list[int]:
        """Return the logits of the legal moves."""
        seen = np.array(knowledge.net_input)
        active = np.sign(seen) * self._squashed[np.minimum(np.abs(seen), 255)]
        for matrix in self._body:
            active = np.clip(matrix.outputs(active), 0, MOST_ACTIVE).astype(np.float64)
        outputs = self._policy.outputs(active)
        logits = [int(outputs[move.number]) for move in knowledge.legal]
        if self._weighs_scores:
            self._add_scores(knowledge, int(self._values.outputs(active)[-1]), logits)
        return logits

    def _add_scores(self, knowledge: Knowledge, weight: int, logits: list[int]) -> None:
        from heliopolis.kernel.targets import engine

        moves = [move.number for move in knowledge.legal]
        add = engine(knowledge.game, "plain").specialize(add_scores)
        add(knowledge.state.copy(), knowledge.seat, moves, len(moves), weight, logits)


class _Matrix:
    """A layer as arrays."""

    def __init__(self, layer: Layer, *, by_input: bool) -> None:
        weights = np.array(layer.weights, np.float64)
        if by_input:
            self._weights = weights.reshape(layer.inputs, layer.outputs)
        else:
            self._weights = weights.reshape(layer.outputs, layer.inputs).T
        self._bias = np.array(layer.bias, np.int64)
        self._multipliers = np.array(layer.multipliers, np.int64)
        self._shift = layer.shift

    def outputs(self, active: NDArray[np.float64]) -> NDArray[np.int64]:
        """Return the outputs as whole numbers."""
        sums: Any = (active @ self._weights).astype(np.int64) + self._bias
        scaled: NDArray[np.int64] = sums * self._multipliers + (1 << self._shift - 1) >> self._shift
        return scaled
