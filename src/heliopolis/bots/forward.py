"""The forward pass of a net, in whole numbers, as rules: the same bits on every target.

Inputs are what a seat observes, squashed to 8 bits. Activations have 7 fractional bits and are
clamped to 0..1023. The sums of the first layer are kept and only what changed is added or taken
away, in the manner of Stockfish's NNUE: between two positions of a game few features differ.

For each input that is not zero, its row of weights is added to all sums: such loops are vectorised,
and a clamped activation is zero half of the time.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.bots.nets import (
    FIRST_ROW_OF_LAYER,
    PER_LAYER,
    SHAPE_DEPTH,
    SHAPE_FIRST_HEAD,
    SHAPE_INPUTS,
    SHAPE_LAYERS,
    SHAPE_MOVE_SHIFT,
    SHAPE_MOVES,
    SHAPE_OBSERVED,
    SHAPE_SCORED,
    SHAPE_SEATS,
    SHAPE_VALUE_SHIFT,
    SHIFT_OF_LAYER,
    WIDTH_OF_LAYER,
    NetArrays,
)
from heliopolis.kernel.decision_loops import WORST_SCORE
from heliopolis.kernel.loops import (
    LOWEST_BIT,
    candidate_moves,
    move_score,
    over,
    players_to_move,
    write_net_input,
)
from heliopolis.kernel.rules import rule

if TYPE_CHECKING:
    from heliopolis.bots.nets import Net
    from heliopolis.kernel.targets import Engine

INPUT_ONE = 16  # stands for an input of 1.0
ONE = 128  # stands for an activation of 1.0
MOST_ACTIVE = 8 * ONE - 1
LOGIT_ONE = 1024
VALUE_ONE = 4096
REWARD_ONE = 4 * VALUE_ONE  # half for winning, half for the margin; see `net_tree.write_rewards`
NOT_CONSIDERED = -(1 << 40)  # the logit of a move that bots do not consider
SCORE_SHIFT = 8  # from scores in 1/64 of a logit, times a weight in units of VALUE_ONE, to logits
MAX_SEATS = 8


def _squashed(x: int) -> int:
    """Return 16 * log2(1 + x), rounded, at most 127; in whole numbers, so that it is exact."""
    return min(127, next(k for k in range(256) if 2 ** (2 * k + 1) > (1 + x) ** 32))


SQUASHED = [_squashed(x) for x in range(256)]
# Weights of softmax by the distance from the best logit, in steps of 1/32; rounded exactly.
SOFTMAX_ONE = 1 << 16
SOFTMAX_SHIFT = 5  # from units of LOGIT_ONE to steps of 1/32
SOFTMAX = [int((SOFTMAX_ONE * (Decimal(-i) / 32).exp()).to_integral_value()) for i in range(384)]


class Workspace(NamedTuple):
    """Room for evaluating positions one after another, with the sums of each seat kept."""

    observation: Any
    seen: Any  # by seat: the observation that its sums stand for
    kept: Any  # by seat: the sums of the first layer
    sums: Any
    hidden: Any  # two rows of activations, written in turn
    logits: Any  # by place in the list of legal moves
    values: Any  # by seat from the observer on: shares of the win, then margins


class ForwardArrays(NamedTuple):
    """What `evaluate_slots` leaves, by slot, and the room it works in."""

    actors: Any  # the first seat that may act, -1 at the end of the game
    logits: Any  # by move; NOT_CONSIDERED where it is not
    by_place: Any  # the same by place among those that are considered
    values: Any
    observation: Any
    seen: Any
    kept: Any
    sums: Any
    hidden: Any


@rule
def squash(x: int) -> int:
    """Return a feature in 8 bits: small numbers apart from each other, large ones by magnitude."""
    if x < 0:
        return -SQUASHED[min(-x, 255)]
    return SQUASHED[min(x, 255)]


@rule
def reset_sums(net: NetArrays, seen: MutableSequence[int], kept: MutableSequence[int]) -> None:
    """Make the kept sums those of an observation of zeros."""
    for i in range(net.shape[SHAPE_INPUTS]):
        seen[i] = 0
    for j in range(net.shape[SHAPE_LAYERS + WIDTH_OF_LAYER]):
        kept[j] = net.bias[0][j]


@rule
def update_sums(
    net: NetArrays,
    observation: Sequence[int],
    seen: MutableSequence[int],
    kept: MutableSequence[int],
) -> None:
    """Bring the kept sums of the first layer from what they stood for to an observation."""
    width = net.shape[SHAPE_LAYERS + WIDTH_OF_LAYER]
    for i in range(net.shape[SHAPE_INPUTS]):
        if observation[i] != seen[i]:
            x = squash(observation[i]) - squash(seen[i])
            seen[i] = observation[i]
            row = net.rows[i]
            for j in range(width):
                kept[j] += x * row[j]


@rule
def activate(
    sums: Sequence[int], multipliers: Sequence[int], shift: int, width: int, out: Any
) -> None:
    """Scale the sums of a layer and clamp them to activations."""
    half = 1 << shift - 1
    for j in range(width):
        out[j] = min(MOST_ACTIVE, max(0, sums[j] * multipliers[j] + half >> shift))


@rule
def run_body(net: NetArrays, kept: Sequence[int], sums: Any, hidden: Any) -> int:
    """Run the layers of the body from the sums of the first; return the row of `hidden` to read."""
    width = net.shape[SHAPE_LAYERS + WIDTH_OF_LAYER]
    shift = net.shape[SHAPE_LAYERS + SHIFT_OF_LAYER]
    activate(kept, net.multipliers[0], shift, width, hidden[0])
    for layer in range(1, net.shape[SHAPE_DEPTH]):
        place = SHAPE_LAYERS + layer * PER_LAYER
        inputs = width
        width = net.shape[place + WIDTH_OF_LAYER]
        first_row = net.shape[place + FIRST_ROW_OF_LAYER]
        bias = net.bias[layer]
        active = hidden[layer - 1 & 1]
        for j in range(width):
            sums[j] = bias[j]
        for i in range(inputs):
            x = active[i]
            if x != 0:
                row = net.rows[first_row + i]
                for j in range(width):
                    sums[j] += x * row[j]
        shift = net.shape[place + SHIFT_OF_LAYER]
        activate(sums, net.multipliers[layer], shift, width, hidden[layer & 1])
    depth: int = net.shape[SHAPE_DEPTH]
    return depth - 1 & 1


@rule
def head_output(net: NetArrays, active: Sequence[int], output: int, shift: int) -> int:
    """Return one output of the heads: a move, or after the moves a value."""
    width = net.shape[SHAPE_LAYERS + (net.shape[SHAPE_DEPTH] - 1) * PER_LAYER + WIDTH_OF_LAYER]
    row = net.rows[net.shape[SHAPE_FIRST_HEAD] + output]
    total = 0
    for i in range(width):
        total += active[i] * row[i]
    scaled: int = (total + net.head_bias[output]) * net.head_multipliers[output]
    return scaled + (1 << shift - 1) >> shift


@rule
def write_logits(
    s: Any,
    seat: int,
    net: NetArrays,
    active: Sequence[int],
    moves: Sequence[int],
    count: int,
    logits: Any,
) -> None:
    """Write the logits of the moves to consider, by their place in the list; no others."""
    shift = net.shape[SHAPE_MOVE_SHIFT]
    for i in range(count):
        logits[i] = head_output(net, active, moves[i], shift)
    if net.shape[SHAPE_SCORED]:
        last = net.shape[SHAPE_MOVES] + 2 * net.shape[SHAPE_SEATS]
        weight = head_output(net, active, last, net.shape[SHAPE_VALUE_SHIFT])
        add_scores(s, seat, moves, count, weight, logits)


@rule
def add_scores(
    s: Any, seat: int, moves: Sequence[int], count: int, weight: int, logits: Any
) -> None:
    """Take off logits what moves score less than the best one by the game's own `move_score`."""
    best = move_score(s, seat, moves[0])
    for i in range(1, count):
        best = max(best, move_score(s, seat, moves[i]))
    for i in range(count):
        worse = max(WORST_SCORE, move_score(s, seat, moves[i]) - best)
        logits[i] += weight * worse >> SCORE_SHIFT


@rule
def write_values(net: NetArrays, active: Sequence[int], seats: int, values: Any) -> None:
    """Write each seat's share of the win (0 to VALUE_ONE) and margin, from the observer on."""
    shift = net.shape[SHAPE_VALUE_SHIFT]
    moves = net.shape[SHAPE_MOVES]
    most = net.shape[SHAPE_SEATS]
    for place in range(seats):
        share = head_output(net, active, moves + place, shift)
        margin = head_output(net, active, moves + most + place, shift)
        values[place] = min(VALUE_ONE, max(0, share))
        values[most + place] = min(VALUE_ONE, max(-VALUE_ONE, margin))


@rule
def evaluate_position(s: Any, seat: int, net: NetArrays, work: Workspace) -> int:
    """Run the body on what a seat observes; return the row of `work.hidden` for the heads."""
    write_net_input(s, seat, work.observation, net.shape[SHAPE_OBSERVED])
    update_sums(net, work.observation, work.seen[seat], work.kept[seat])
    return run_body(net, work.kept[seat], work.sums, work.hidden)


@rule
def soften(logits: MutableSequence[int], count: int) -> int:
    """Turn logits into the weights of softmax, in place; return their sum."""
    best = logits[0]
    for i in range(1, count):
        best = max(best, logits[i])
    total = 0
    for i in range(count):
        distance = best - logits[i] >> SOFTMAX_SHIFT
        weight = SOFTMAX[distance] if distance < len(SOFTMAX) else 0
        logits[i] = weight
        total += weight
    return total


@rule
def draw_by_weight(weights: Sequence[int], count: int, total: int, x: int) -> int:
    """Return a place drawn by weights that sum to `total`; `x` is a random word."""
    point = x * total >> 32
    for i in range(count):
        point -= weights[i]
        if point < 0:
            return i
    return count - 1


@rule
def policy_of(
    states: Any,
    seat: int,
    moves: Sequence[int],
    count: int,
    net: NetArrays,
    work: Workspace,
) -> None:
    """Write the logits of some moves of a seat in ``states[0]``, and the values."""
    active = work.hidden[evaluate_position(states[0], seat, net, work)]
    write_logits(states[0], seat, net, active, moves, count, work.logits)
    write_values(net, active, states[0].seats, work.values)


@rule
def evaluate_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    net: NetArrays,
    arrays: ForwardArrays,
) -> None:
    """Evaluate the position in each slot, as the first seat sees it that may act."""
    for i in range(first, last):
        s = states[i]
        arrays.actors[i] = -1
        if over(s):
            continue
        seat = LOWEST_BIT[players_to_move(s)]
        arrays.actors[i] = seat
        seen = arrays.seen[i]
        kept = arrays.kept[i]
        hidden = arrays.hidden[i]
        write_net_input(s, seat, arrays.observation[i], net.shape[SHAPE_OBSERVED])
        reset_sums(net, seen, kept)
        update_sums(net, arrays.observation[i], seen, kept)
        active = hidden[run_body(net, kept, arrays.sums[i], hidden)]
        count = candidate_moves(s, seat, moves)
        write_logits(s, seat, net, active, moves, count, arrays.by_place[i])
        logits = arrays.logits[i]
        for move in range(net.shape[SHAPE_MOVES]):
            logits[move] = NOT_CONSIDERED
        for place in range(count):
            logits[moves[place]] = arrays.by_place[i][place]
        write_values(net, active, s.seats, arrays.values[i])


# --- Allocation -----------------------------------------------------------------------------------


def new_workspace(engine: Engine, net: Net) -> Workspace:
    """Return room for evaluating positions on the plain or the compiled target."""
    inputs, widest = net.widths[0], max(net.widths[1:])
    moves, values = net.policy.outputs, net.values.outputs
    if engine.target == "plain":
        work = Workspace(
            observation=[0] * inputs,
            seen=[[0] * inputs for _ in range(MAX_SEATS)],
            kept=[[0] * widest for _ in range(MAX_SEATS)],
            sums=[0] * widest,
            hidden=[[0] * widest for _ in range(2)],
            logits=[0] * moves,
            values=[0] * values,
        )
    else:
        work = Workspace(
            observation=engine.zeros(inputs, kind="int16"),
            seen=engine.zeros(MAX_SEATS, inputs, kind="int16"),
            kept=engine.zeros(MAX_SEATS, widest, kind="int32"),
            sums=engine.zeros(widest, kind="int32"),
            hidden=engine.zeros(2, widest, kind="int16"),
            logits=engine.zeros(moves),
            values=engine.zeros(values),
        )
    for seat in range(MAX_SEATS):
        work.kept[seat][: net.widths[1]] = net.arrays(engine).bias[0][: net.widths[1]]
    return work


def new_slot_workspaces(engine: Engine, net: Net, slots: int) -> Workspace:
    """Return a workspace whose every part has a row per slot, on the compiled target."""
    one = new_workspace(engine, net)
    return Workspace(*(part[None].repeat(slots, axis=0) for part in one))


def new_forward_arrays(engine: Engine, net: Net, slots: int) -> ForwardArrays:
    """Return room for evaluating the positions of that number of slots, on any target."""
    inputs, widest = net.widths[0], max(net.widths[1:])
    shapes: dict[str, tuple[str, tuple[int, ...]]] = {
        "actors": ("int64", ()),
        "logits": ("int64", (net.policy.outputs,)),
        "by_place": ("int64", (net.policy.outputs,)),
        "values": ("int64", (net.values.outputs,)),
        "observation": ("int16", (inputs,)),
        "seen": ("int16", (inputs,)),
        "kept": ("int32", (widest,)),
        "sums": ("int32", (widest,)),
        "hidden": ("int16", (2, widest)),
    }
    if engine.target == "plain":
        return ForwardArrays(**{name: _nested(slots, *s) for name, (_, s) in shapes.items()})
    return ForwardArrays(
        **{name: engine.zeros(slots, *shape, kind=kind) for name, (kind, shape) in shapes.items()}
    )


def _nested(size: int, *sizes: int) -> list[Any]:
    return [_nested(*sizes) if sizes else 0 for _ in range(size)]
