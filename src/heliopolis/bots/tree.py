"""Information-set Monte Carlo tree search, as loops over the rules of any game.

Each iteration samples a state that is consistent with what the searching seat knows
(`resample_hidden`), descends the tree, adds one leaf, plays on greedily with some randomness, and
adds the reward of each seat to the nodes on the path. A node stands for a sequence of decisions,
whatever chance did in between. Legal moves differ between sampled states, so a node counts how
often it *could* have been chosen besides how often it was. Every seat maximises its own reward.

Simultaneous secret choices of other seats have no nodes: those seats choose greedily, so that
nobody in the tree answers a choice that they could not see.

A tree is an array of nodes, made by :func:`new_tree`; node 0 is the root.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import log, sqrt
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from heliopolis.bots.policy import best_move, play_out_greedily
from heliopolis.kernel.loops import (
    apply,
    broken_rule,
    candidate_moves,
    copy_state,
    evaluate,
    move_score,
    over,
    pick_seat,
    players_awaited,
    random_word,
    ranks,
    resample_hidden,
    scores,
    seed_policy_rng,
    turns_ended,
)
from heliopolis.kernel.moves import MOST_MOVES
from heliopolis.kernel.rules import rule

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

NODE = [
    ("total", "f8"),  # sum of the rewards of the seat that chose it
    ("key", "i4"),  # seat and move
    ("visits", "i4"),
    ("available", "i4"),  # how often it could have been chosen
    ("first_child", "i4"),
    ("next_sibling", "i4"),
    ("used", "i4"),  # of the root: the number of nodes
]
SETTINGS = [
    ("exploration", "f8"),
    ("widening", "f8"),
    ("margin", "f8"),
    ("randomly", "i8"),
    ("cut_off", "i8"),
    ("turns", "i8"),
]

NONE = 0  # no node: the root is never a child
SEAT_STEP = MOST_MOVES  # the key of a child is seat * SEAT_STEP + move
SAMPLE_STEP = 0x9E3779B1  # between the seeds of consecutive samples
MAX_SEATS = 8
NEAR_BEST_PERCENT = 40  # of the most visits: moves above it count as equally good


@rule
def grow(
    states: Any,
    seats: int,
    seat: int,
    iterations: int,
    seed: int,
    settings: Any,
    tree: Any,
    moves: MutableSequence[int],
    path: MutableSequence[int],
    rewards: Any,
    points: MutableSequence[int],
) -> None:
    """Run a number of iterations. ``states[0]`` is the known state, ``states[1]`` is scratch."""
    last_turn = turns_ended(states[0]) + settings[0].turns
    for _ in range(iterations):
        if tree[0].used == len(tree):
            return
        child, is_new = choose_at_root(states[0], seat, settings, tree, moves)
        x = seed_policy_rng(seed + tree[child].visits * SAMPLE_STEP)
        copy_state(states, 0, 1)
        s = states[1]
        resample_hidden(s, seat, seed * 65536 + x)
        apply(s, seat, tree[child].key % SEAT_STEP)
        path[0] = child
        depth = 1
        if not is_new:
            depth, x = descend(s, seat, x, settings, tree, moves, path)
        x = play_out_greedily(s, x, settings[0].randomly, settings[0].cut_off, last_turn, moves)
        reward(s, seats, settings, rewards, points)
        for i in range(depth):
            node = path[i]
            tree[node].visits += 1
            tree[node].total += rewards[tree[node].key // SEAT_STEP]
        tree[0].visits += 1


@rule
def choose_at_root(s: Any, seat: int, settings: Any, tree: Any, moves: Any) -> tuple[int, bool]:
    """Return the child of the root to explore next, and whether it is new.

    It is chosen before a state is sampled, since the legal moves do not depend on hidden
    information. The n-th visit of every move can thus use the same sample, so that luck affects
    all moves equally.
    """
    count = candidate_moves(s, seat, moves)
    chosen, untried = choose_child(tree, 0, seat, moves, count, settings[0].exploration)
    if should_widen(tree, 0, count, untried, settings):
        return add_child(tree, 0, seat, pick_untried(s, seat, moves, untried)), True
    return chosen, False


@rule
def descend(
    s: Any, searcher: int, x: int, settings: Any, tree: Any, moves: Any, path: Any
) -> tuple[int, int]:
    """Descend from the root's child to a new leaf. Return the depth and the last random word."""
    node = path[0]
    depth = 1
    while not over(s) and depth < len(path):
        x = random_word(x)
        mask = players_awaited(s)
        seat = pick_seat(mask, x)
        if mask >> searcher & 1:
            seat = searcher
        count = candidate_moves(s, seat, moves)
        if count == 1:
            apply(s, seat, moves[0])
            continue
        if seat != searcher and mask & (mask - 1):
            apply(s, seat, best_move(s, seat, moves, count, x))
            continue
        chosen, untried = choose_child(tree, node, seat, moves, count, settings[0].exploration)
        if should_widen(tree, node, count, untried, settings):
            child = add_child(tree, node, seat, pick_untried(s, seat, moves, untried))
            path[depth] = child
            apply(s, seat, tree[child].key % SEAT_STEP)
            return depth + 1, x
        path[depth] = chosen
        depth += 1
        node = chosen
        apply(s, seat, tree[node].key % SEAT_STEP)
    return depth, x


@rule
def should_widen(tree: Any, node: int, count: int, untried: int, settings: Any) -> bool:
    """Return whether to try another move that has no child yet (progressive widening).

    The best-looking moves are tried first, the others as visits accumulate: otherwise a node with
    few visits would be valued as if it were answered at random.
    """
    return untried > 0 and count - untried < 1.0 + settings[0].widening * sqrt(tree[node].visits)


@rule
def choose_child(
    tree: Any, node: int, seat: int, moves: Any, count: int, exploration: float
) -> tuple[int, int]:
    """Return the legal child with the highest upper bound, and the number of untried moves.

    The untried moves are moved to the front of `moves`.
    """
    best = NONE
    highest = -1.0
    untried = count
    child = tree[node].first_child
    while child != NONE:
        key = tree[child].key
        if key // SEAT_STEP == seat:
            move = key % SEAT_STEP
            for i in range(untried):
                if moves[i] == move:
                    untried -= 1
                    moves[i] = moves[untried]
                    moves[untried] = move
                    tree[child].available += 1
                    visits = tree[child].visits
                    bound = tree[child].total / visits + exploration * sqrt(
                        log(tree[child].available) / visits
                    )
                    if bound > highest:
                        highest = bound
                        best = child
                    break
        child = tree[child].next_sibling
    return best, untried


@rule
def pick_untried(s: Any, seat: int, moves: Any, untried: int) -> int:
    """Return the untried move with the highest score."""
    best: int = moves[0]
    highest = move_score(s, seat, best)
    for i in range(1, untried):
        value = move_score(s, seat, moves[i])
        if value > highest:
            best = moves[i]
            highest = value
    return best


@rule
def add_child(tree: Any, node: int, seat: int, move: int) -> int:
    """Add a node and return its index."""
    child: int = tree[0].used
    tree[0].used += 1
    tree[child].key = seat * SEAT_STEP + move
    tree[child].next_sibling = tree[node].first_child
    tree[child].first_child = NONE
    tree[child].visits = 0
    tree[child].available = 1
    tree[child].total = 0.0
    tree[node].first_child = child
    return child


def _assign_node(old: Any, source: int, new: Any, target: int) -> None:
    """What copying is on records."""
    new[target] = old[source]


@rule
def copy_node(old: Any, source: int, new: Any, target: int) -> None:
    """Make a node of one tree equal to one of another, links included."""
    vars(new[target]).update(vars(old[source]))


copy_node.when_compiled = _assign_node  # type: ignore[attr-defined]


@rule
def transplant(old: Any, key: int, new: Any, places: MutableSequence[int]) -> None:
    """Copy the subtree below a child of the old root into a new tree.

    A node always comes after its parent, so one pass in order meets every parent before its
    children. `places` maps old nodes to new ones: 0 is not copied, negative is the root.
    """
    child = old[0].first_child
    while child != NONE and old[child].key != key:
        child = old[child].next_sibling
    if child == NONE:
        return
    new[0].visits = old[child].visits
    places[child] = -1
    for i in range(child, old[0].used):
        if places[i] != 0:
            grown = old[i].first_child
            while grown != NONE:
                moved = old[grown].key
                place = add_child(new, max(0, places[i]), moved // SEAT_STEP, moved % SEAT_STEP)
                sibling = new[place].next_sibling
                copy_node(old, grown, new, place)
                new[place].next_sibling = sibling
                new[place].first_child = NONE
                places[grown] = place
                grown = old[grown].next_sibling


@rule
def reward(s: Any, seats: int, settings: Any, rewards: Any, points: Any) -> None:
    """Write the reward of each seat.

    If the playout was cut off before the end, `evaluate` estimates the final points.
    """
    if over(s):
        reward_at_end(s, seats, settings, rewards, points)
        return
    for seat in range(seats):
        points[seat] = evaluate(s, seat)
    for seat in range(seats):
        rewards[seat] = 0.0
        for other in range(seats):
            if points[other] > points[seat]:
                rewards[seat] += 1.0
    weigh_ranks_and_points(seats, settings, rewards, points)


@rule
def reward_at_end(s: Any, seats: int, settings: Any, rewards: Any, points: Any) -> None:
    """Write the reward of each seat in a finished game."""
    scores(s, points)
    ranks(s, rewards)
    for seat in range(seats):
        points[seat] *= 100
    weigh_ranks_and_points(seats, settings, rewards, points)


@rule
def weigh_ranks_and_points(seats: int, settings: Any, rewards: Any, points: Any) -> None:
    """Turn ranks into rewards from 0 to 1: half for being first, half for the margin."""
    scale = settings[0].margin
    for seat in range(seats):
        rival = points[(seat + 1) % seats]
        for other in range(seats):
            if other != seat:
                rival = max(rival, points[other])
        margin = min(1.0, max(-1.0, (points[seat] - rival) / scale))
        first = 1.0 if rewards[seat] < 0.5 else 0.0
        rewards[seat] = 0.5 * first + 0.25 + 0.25 * margin


@rule
def decide(states: Any, seat: int, tree: Any) -> int:
    """Return the most visited move, or one nearly as often visited with a higher score.

    Visits that are close do not tell moves apart, while the score does. A tree that is reused may
    also have moves that were possible in a sampled world only.
    """
    most = 0
    child = tree[0].first_child
    while child != NONE:
        if is_possible(states[0], seat, tree[child].key):
            most = max(most, tree[child].visits)
        child = tree[child].next_sibling
    best = -1
    highest = 0
    child = tree[0].first_child
    while child != NONE:
        is_near = 100 * tree[child].visits >= NEAR_BEST_PERCENT * most
        if is_near and is_possible(states[0], seat, tree[child].key):
            move: int = tree[child].key % SEAT_STEP
            value = move_score(states[0], seat, move)
            if best < 0 or value > highest:
                best = move
                highest = value
        child = tree[child].next_sibling
    return best


@rule
def is_possible(s: Any, seat: int, key: int) -> bool:
    """Return whether a child is a legal move of this seat here."""
    return key // SEAT_STEP == seat and broken_rule(s, seat, key % SEAT_STEP) == 0


@rule
def two_most_visits(tree: Any) -> tuple[int, int]:
    """Return the most visits of a move at the root, and the most of another one."""
    most = 0
    second = 0
    child = tree[0].first_child
    while child != NONE:
        visits = tree[child].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = tree[child].next_sibling
    return most, second


# --- Allocation for either target -----------------------------------------------------------------


def new_tree(target: str, nodes: int) -> Any:
    """Return a tree with a root only and capacity for `nodes` nodes."""
    room = new_records(target, NODE, nodes)
    room[0].used = 1
    return room


def new_settings(target: str, game: Game) -> Any:
    """Return the search settings of a game as a record."""
    settings = new_records(target, SETTINGS, 1)
    settings[0].exploration = game.search.exploration
    settings[0].widening = game.search.widening
    settings[0].margin = float(100 * game.search.margin)
    settings[0].randomly = game.search.randomly
    settings[0].cut_off = game.search.cut_off
    settings[0].turns = game.search.turns
    return settings


def new_buffers(target: str, moves: int, max_depth: int) -> tuple[Any, ...]:
    """Return buffers for legal moves, the path through the tree, rewards and points."""
    sizes = (moves, max_depth, MAX_SEATS, MAX_SEATS)
    if target == "plain":
        return tuple([0] * size for size in sizes)
    import numpy as np

    kinds = (np.int64, np.int64, np.float64, np.int64)
    return tuple(np.zeros(size, kind) for size, kind in zip(sizes, kinds, strict=True))


def new_records(target: str, fields: list[tuple[str, str]], count: int) -> Any:
    """Return records of zeros."""
    if target == "plain":
        return [SimpleNamespace(**{name: 0 for name, _ in fields}) for _ in range(count)]
    import numpy as np

    return np.zeros(count, np.dtype(fields, align=True)).view(np.recarray)
