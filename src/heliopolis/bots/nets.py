"""Nets as data: what a file with a trained net holds, and how the targets read it.

A net takes what a seat observes, and what is derived from it, and gives a logit per move and, per
seat, the expected share of the win and the expected margin. Most nets give one more number: how
much the game's own score of a move adds to its logit. A net is stored quantised: weights of 8 bits
with a multiplier per neuron, so that the forward pass (:mod:`~.forward`) is whole-number
arithmetic, with the same result on every machine and target. Reading a file needs neither NumPy nor
a framework.

A file is `MAGIC`, the length of a header (4 bytes, little-endian), the header as JSON, and the
numbers of all layers, compressed. The header's card says what the net is for and how it was
trained.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import zlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.errors import ErrorText, HeliopolisError, system_error

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.kernel.targets import Engine

MAGIC = b"HelioNet"
FORMAT = 1
FILE_NAME = "net.bin"  # of the net that is shipped with a game, in the game's package
MOST_BYTES = 2_000_000  # of a file
MOST_WIDTH = 1024  # neurons per layer: sums then stay within 32 bits
MOST_LAYERS = 8  # of the body
MOST_BIAS = 1 << 30

logger = logging.getLogger("heliopolis.nets")
logger.addHandler(logging.NullHandler())


class BadNetError(HeliopolisError):
    """A file that is no net, is damaged, or is a net of another game or other rules."""

    def __init__(self, file: object, why: ErrorText | str) -> None:
        super().__init__(ErrorText("net", file=file, why=why))


@dataclass(frozen=True, eq=False)
class Layer:
    """The numbers of one layer: ``output = (sums + bias) * multiplier / 2 ** shift``.

    In the body, weights come row by row per input; in the two heads, per output.
    """

    inputs: int
    outputs: int
    shift: int
    weights: Sequence[int]  # 8 bits each
    bias: Sequence[int]  # 32 bits each, as are the multipliers
    multipliers: Sequence[int]

    def shape(self) -> dict[str, int]:
        """Return what the header says of it."""
        return {"inputs": self.inputs, "outputs": self.outputs, "shift": self.shift}

    def to_bytes(self) -> bytes:
        """Return its numbers as a file holds them."""
        weights = array("b", self.weights).tobytes()
        return weights + b"".join(_to_bytes(part) for part in (self.bias, self.multipliers))

    @classmethod
    def from_bytes(cls, shape: Mapping[str, int], numbers: memoryview) -> Layer:
        """Read the numbers of a layer of that shape."""
        inputs, outputs = shape["inputs"], shape["outputs"]
        cut, size = inputs * outputs, 4 * outputs
        weights = array("b", bytes(numbers[:cut]))
        bias, multipliers = (
            _from_bytes(numbers[cut + n * size : cut + (n + 1) * size]) for n in range(2)
        )
        return cls(inputs, outputs, shape["shift"], weights, bias, multipliers)


class NetArrays(NamedTuple):
    """A net as loops read it: all layers in a few arrays, whatever their number and widths.

    `rows` has a row per input of each layer of the body, then one per move and one per value.
    """

    rows: Any
    bias: Any  # of the body, by layer and neuron
    multipliers: Any
    head_bias: Any  # of the moves, then of the values
    head_multipliers: Any
    shape: Any  # see SHAPE_* below


# Where `NetArrays.shape` has what; from SHAPE_LAYERS on three numbers per layer of the body: its
# width, its shift, and the first of its rows.
(
    SHAPE_INPUTS, SHAPE_DEPTH, SHAPE_MOVES, SHAPE_FIRST_HEAD, SHAPE_MOVE_SHIFT, SHAPE_VALUE_SHIFT,
    SHAPE_SEATS, SHAPE_OBSERVED, SHAPE_SCORED, SHAPE_WATCHED, SHAPE_LAYERS,
) = range(11)  # fmt: skip
WIDTH_OF_LAYER, SHIFT_OF_LAYER, FIRST_ROW_OF_LAYER, PER_LAYER = range(4)


@dataclass(frozen=True, eq=False)
class Net:
    """A quantised net with its card."""

    card: Mapping[str, Any]
    body: tuple[Layer, ...]
    policy: Layer
    values: Layer
    _arrays: dict[str, NetArrays] = field(default_factory=dict, repr=False)

    @property
    def widths(self) -> list[int]:
        """The number of inputs, then of the neurons in each layer of the body."""
        return [self.body[0].inputs, *(layer.outputs for layer in self.body)]

    @property
    def weighs_scores(self) -> bool:
        """Whether its last output says how much the game's own scores of moves count."""
        return self.values.outputs % 2 == 1

    @property
    def has_watched(self) -> bool:
        """Whether it has learned to value positions in which its observer has nothing to decide."""
        return bool(self.card.get("watched"))

    @property
    def layers(self) -> tuple[Layer, ...]:
        """All layers, in the order of the file."""
        return (*self.body, self.policy, self.values)

    def to_bytes(self) -> bytes:
        """Return the net as a file."""
        numbers = b"".join(layer.to_bytes() for layer in self.layers)
        packed = zlib.compress(numbers, 9)
        header = {
            "format": FORMAT,
            "card": dict(self.card),
            "layers": [layer.shape() for layer in self.layers],
            "sha256": hashlib.sha256(packed).hexdigest(),
        }
        text = json.dumps(header, indent=1, sort_keys=True).encode()
        return MAGIC + len(text).to_bytes(4, "little") + text + packed

    def save(self, path: str | Path) -> None:
        """Write the net to a file; refuse one that is too large to ship."""
        content = self.to_bytes()
        if len(content) > MOST_BYTES:
            raise BadNetError(path, ErrorText("net-large", size=len(content), most=MOST_BYTES))
        Path(path).write_bytes(content)

    def arrays(self, engine: Engine) -> NetArrays:
        """Return the net as loops of an engine read it."""
        if engine.target not in self._arrays:
            self._arrays[engine.target] = _arrays_for(self, engine)
        return self._arrays[engine.target]


def read_net(path: str | Path, game: Game) -> Net:
    """Read the net in a file, which must fit the game and its rules."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadNetError(path, system_error(error)) from error
    return parse_net(content, game, path)


def parse_net(content: bytes, game: Game, name: object = FILE_NAME) -> Net:
    """Return the net that a file holds; refuse what is no net of this game, saying why."""
    header, packed = _split(content, name)
    shapes = header["layers"]
    try:
        expected = sum(one["inputs"] * one["outputs"] + 8 * one["outputs"] for one in shapes)
        inflate = zlib.decompressobj()
        numbers = inflate.decompress(packed, expected + 1)
    except zlib.error as error:
        raise BadNetError(name, ErrorText("net-damaged")) from error
    if len(numbers) != expected or hashlib.sha256(packed).hexdigest() != header["sha256"]:
        raise BadNetError(name, ErrorText("net-damaged"))
    layers, view = [], memoryview(numbers)
    for shape in shapes:
        size = shape["inputs"] * shape["outputs"] + 8 * shape["outputs"]
        layers.append(Layer.from_bytes(shape, view[:size]))
        view = view[size:]
    net = Net(header["card"], tuple(layers[:-2]), layers[-2], layers[-1])
    _check_numbers(net, name)
    check_fit(net, game, name)
    return net


@cache
def find_net(game: Game) -> Net | None:
    """Return the net that is shipped with a game, or None if there is none that fits it."""
    file = files(game.package) / FILE_NAME
    try:
        return parse_net(file.read_bytes(), game, f"{game.name}/{FILE_NAME}")
    except FileNotFoundError:
        return None
    except BadNetError as error:
        logger.warning("net_refused", extra={"game": game.name, "reason": str(error)})
        return None


def facts_of(game: Game) -> dict[str, Any]:
    """Return what the card of a net must say for it to fit a game."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "observation_size": game.observation_size,
        "inputs": game.net_input_size,
        "moves": len(game.moves),
        "seats": game.seats[-1],
    }


def check_fit(net: Net, game: Game, name: object = FILE_NAME) -> None:
    """Refuse a net of another game, of other rules, or with other sizes."""
    sizes = {
        "inputs": net.widths[0],
        "moves": net.policy.outputs,
        "seats": net.values.outputs // 2,
    }
    for key, needed in facts_of(game).items():
        for found in (net.card.get(key), sizes.get(key, needed)):
            if found != needed:
                told = {"field": key, "found": f"{found!r:.40}", "needed": needed}
                raise BadNetError(name, ErrorText("net-fit", game=game.name, **told))


def _split(content: bytes, name: object) -> tuple[dict[str, Any], bytes]:
    """Return the header of a file, checked for its form, and the rest."""
    start = len(MAGIC) + 4
    if content[: len(MAGIC)] != MAGIC or len(content) > MOST_BYTES:
        raise BadNetError(name, ErrorText("net-not"))
    end = start + int.from_bytes(content[len(MAGIC) : start], "little")
    try:
        header = json.loads(content[start:end])
        shapes = header["layers"]
        fits = (
            header["format"] == FORMAT
            and isinstance(header["card"], dict)
            and 3 <= len(shapes) <= MOST_LAYERS + 2
            and all(_is_shape(shape) for shape in shapes)
            and _is_chain(shapes)
            and isinstance(header["sha256"], str)
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadNetError(name, ErrorText("net-damaged")) from error
    if not fits:
        raise BadNetError(name, ErrorText("net-damaged"))
    return header, content[end:]


def _is_shape(shape: Any) -> bool:
    numbers = [shape[key] for key in ("inputs", "outputs", "shift")]
    return all(type(number) is int for number in numbers) and (
        1 <= numbers[0] < 1 << 16 and 1 <= numbers[1] < 1 << 16 and 1 <= numbers[2] < 62
    )


def _is_chain(shapes: Sequence[Mapping[str, int]]) -> bool:
    """Whether each layer of the body feeds the next, and the last one both heads."""
    body, heads = shapes[:-2], shapes[-2:]
    widths = [shape["outputs"] for shape in body]
    following = [*(shape["inputs"] for shape in body[1:]), *(shape["inputs"] for shape in heads)]
    return following == [*widths, widths[-1]] and max(widths) <= MOST_WIDTH


def _check_numbers(net: Net, name: object) -> None:
    """Refuse numbers with which a sum might leave its 32 or 64 bits."""
    for layer in net.layers:
        if max(map(abs, layer.bias)) > MOST_BIAS or min(layer.multipliers) < 0:
            raise BadNetError(name, ErrorText("net-damaged"))


def _arrays_for(net: Net, engine: Engine) -> NetArrays:
    shape = [
        net.widths[0], len(net.body), net.policy.outputs, sum(net.widths[:-1]),
        net.policy.shift, net.values.shift, net.values.outputs // 2,
        net.card["observation_size"], int(net.weighs_scores), int(net.has_watched),
    ]  # fmt: skip
    row = 0
    for layer in net.body:
        shape += [layer.outputs, layer.shift, row]
        row += layer.inputs
    heads = (net.policy, net.values)
    if engine.target == "plain":
        return NetArrays(
            [*_rows(net.body, by_input=True), *_rows(heads, by_input=False)],
            [list(layer.bias) for layer in net.body],
            [list(layer.multipliers) for layer in net.body],
            [*net.policy.bias, *net.values.bias],
            [*net.policy.multipliers, *net.values.multipliers],
            shape,
        )
    import numpy as np

    widest = max(net.widths[1:])
    rows = np.zeros((row + sum(head.outputs for head in heads), widest), np.int8)
    row = 0
    for layer in net.layers:
        matrix = np.array(layer.weights, np.int8)
        is_head = layer in heads
        count, width = (layer.outputs, layer.inputs) if is_head else (layer.inputs, layer.outputs)
        rows[row : row + count, :width] = matrix.reshape(count, width)
        row += count
    bias, multipliers = (np.zeros((len(net.body), widest), np.int32) for _ in range(2))
    for place, layer in enumerate(net.body):
        bias[place, : layer.outputs] = layer.bias
        multipliers[place, : layer.outputs] = layer.multipliers
    head_bias, head_multipliers = (
        np.array([*getattr(heads[0], part), *getattr(heads[1], part)], np.int32)
        for part in ("bias", "multipliers")
    )
    made = (rows, bias, multipliers, head_bias, head_multipliers, np.array(shape, np.int64))
    return NetArrays(*[engine.array(part) for part in made])


def _rows(layers: Iterable[Layer], *, by_input: bool) -> list[Sequence[int]]:
    rows: list[Sequence[int]] = []
    for layer in layers:
        width = layer.outputs if by_input else layer.inputs
        rows += [layer.weights[i : i + width] for i in range(0, len(layer.weights), width)]
    return rows


def _to_bytes(numbers: Sequence[int]) -> bytes:
    words = array("i", numbers)
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


def _from_bytes(content: memoryview) -> array[int]:
    words = array("i", bytes(content))
    if sys.byteorder == "big":
        words.byteswap()
    return words
