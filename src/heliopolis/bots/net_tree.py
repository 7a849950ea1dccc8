"""Tree search with a net, as loops over the rules of any game.

It is the search of :mod:`~.tree` with two parts replaced. The net's policy says which moves to look
at first (PUCT: a prior in place of progressive widening), and its value takes the place of the
playout. At a new leaf, each seat that has decided on the way there values the position as it sees
it, its own hand included: to others, what it bought would look free. A net that has not learned to
value positions in which others decide is asked once, for the seat to act.

As there, each iteration samples a state that the searching seat holds possible, a node stands for a
sequence of decisions whatever chance did in between, and every seat maximises its own reward. A
prior belongs to a position, not to a node: where chance, or a hand that was sampled, came in
between, the net is asked again. Simultaneous choices of other seats have no nodes; they are drawn
from the policy of those seats.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from heliopolis.bots.forward import (
    REWARD_ONE,
    VALUE_ONE,
    Workspace,
    draw_by_weight,
    evaluate_position,
    soften,
    write_logits,
    write_values,
)
from heliopolis.bots.nets import SHAPE_DEPTH, SHAPE_SEATS, SHAPE_WATCHED, NetArrays
from heliopolis.bots.tree import (
    NODE,
    NONE,
    SAMPLE_STEP,
    SEAT_STEP,
    add_child,
    new_records,
    reward_at_end,
)
from heliopolis.kernel.loops import (
    apply,
    candidate_moves,
    copy_state,
    over,
    pick_seat,
    players_awaited,
    random_word,
    resample_hidden,
    seed_policy_rng,
)
from heliopolis.kernel.rules import rule

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

NET_NODE = [*NODE, ("prior", "i4")]
NET_SETTINGS = [
    ("exploration", "f8"),
    ("caution", "f8"),  # how much worse than its siblings a move counts that was never tried
    ("margin", "f8"),
    ("samples_others", "i8"),  # whether moves of other seats are drawn, too
]
PRIOR_ONE = 1 << 16
LOWEST = -1000.0  # below every upper bound


@rule
def grow_with_net(
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
    marks: MutableSequence[int],
    net: NetArrays,
    work: Workspace,
) -> None:
    """Run a number of iterations. ``states[0]`` is the known state, ``states[1]`` is scratch."""
    if not has_child_of(tree, 0, seat):
        count = candidate_moves(states[0], seat, moves)
        total = weigh_moves(states[0], seat, moves, count, net, work)
        expand(tree, 0, seat, moves, count, work.logits, total)
    for _ in range(iterations):
        count = candidate_moves(states[0], seat, moves)
        child = select_child(tree, 0, seat, moves, count, work.logits, 0, marks, settings)
        x = seed_policy_rng(seed + tree[child].visits * SAMPLE_STEP)
        copy_state(states, 0, 1)
        s = states[1]
        resample_hidden(s, seat, seed * 65536 + x)
        path[0] = child
        depth = descend_with_net(s, seat, x, settings, tree, moves, path, rewards, marks, net, work)
        if over(s):
            reward_at_end(s, seats, settings, rewards, points)
        for i in range(depth):
            node = path[i]
            tree[node].visits += 1
            tree[node].total += rewards[tree[node].key // SEAT_STEP]
        tree[0].visits += 1


@rule
def has_child_of(tree: Any, node: int, seat: int) -> bool:
    """Return whether a node has a move of a seat; other seats may move there in other worlds."""
    child = tree[node].first_child
    while child != NONE:
        if tree[child].key // SEAT_STEP == seat:
            return True
        child = tree[child].next_sibling
    return False


@rule
def descend_with_net(
    s: Any,
    searcher: int,
    x: int,
    settings: Any,
    tree: Any,
    moves: Any,
    path: Any,
    rewards: Any,
    marks: Any,
    net: NetArrays,
    work: Workspace,
) -> int:
    """Descend from the root's child to a leaf, and have the net evaluate it for every seat.

    Return the depth. At the end of the game no rewards are written.
    """
    node = path[0]
    depth = 1
    deciders = 1 << searcher
    draws = s.chance_draws
    reveals = s.reveals
    apply(s, searcher, tree[node].key % SEAT_STEP)
    while not over(s):
        x = random_word(x)
        mask = players_awaited(s)
        seat = pick_seat(mask, x)
        if mask >> searcher & 1:
            seat = searcher
        count = candidate_moves(s, seat, moves)
        if count == 1:
            apply(s, seat, moves[0])
            continue
        is_drawn = seat != searcher and (mask & (mask - 1) != 0 or settings[0].samples_others != 0)
        is_leaf = tree[node].visits == 0 or depth == len(path)
        if tree[node].first_child == NONE and not is_drawn:
            is_leaf = True
        # A prior is valid where nothing has become known since the search began, nor was drawn.
        is_known = seat == searcher and s.chance_draws == draws and s.reveals == reveals
        total = 0
        if is_leaf or not is_known:
            total = weigh_moves(s, seat, moves, count, net, work)
        if is_leaf:
            write_rewards(s, seat, deciders, net, work, rewards)
            if not is_drawn and tree[node].first_child == NONE:
                expand(tree, node, seat, moves, count, work.logits, total)
            return depth
        if is_drawn:
            x = random_word(x)
            apply(s, seat, moves[draw_by_weight(work.logits, count, total, x)])
            draws = -1
            continue
        chosen = select_child(tree, node, seat, moves, count, work.logits, total, marks, settings)
        if chosen == NONE:  # the tree is full, and this move was never possible before
            write_rewards(s, seat, deciders, net, work, rewards)
            return depth
        deciders |= 1 << seat
        path[depth] = chosen
        depth += 1
        node = chosen
        apply(s, seat, tree[node].key % SEAT_STEP)
    return depth


@rule
def weigh_moves(s: Any, seat: int, moves: Any, count: int, net: NetArrays, work: Workspace) -> int:
    """Write the weight of each legal move by the policy of its seat; return their sum."""
    row = evaluate_position(s, seat, net, work)
    write_logits(s, seat, net, work.hidden[row], moves, count, work.logits)
    return soften(work.logits, count)


@rule
def write_rewards(
    s: Any, actor: int, deciders: int, net: NetArrays, work: Workspace, rewards: Any
) -> None:
    """Write what a position is worth to those who decided, after the seat to act weighed its moves.

    A reward goes from 0 to 1: half for winning, half for the margin, as at the end of a game.
    """
    row = (net.shape[SHAPE_DEPTH] - 1) & 1
    if net.shape[SHAPE_WATCHED] == 0:
        write_rewards_of(actor, s.seats, s.seats, net, work.hidden[row], work, rewards)
        return
    if deciders >> actor & 1:
        write_rewards_of(actor, 1, s.seats, net, work.hidden[row], work, rewards)
    for seat in range(s.seats):
        if seat != actor and deciders >> seat & 1:
            row = evaluate_position(s, seat, net, work)
            write_rewards_of(seat, 1, s.seats, net, work.hidden[row], work, rewards)


@rule
def write_rewards_of(
    seat: int, count: int, seats: int, net: NetArrays, active: Any, work: Workspace, rewards: Any
) -> None:
    """Write what a seat expects for a number of seats, itself first."""
    write_values(net, active, count, work.values)
    most = net.shape[SHAPE_SEATS]
    for place in range(count):
        worth = 2 * work.values[place] + VALUE_ONE + work.values[most + place]
        rewards[(seat + place) % seats] = worth / REWARD_ONE


@rule
def expand(
    tree: Any, node: int, seat: int, moves: Any, count: int, weights: Any, total: int
) -> None:
    """Add a child for every move to consider, if there is room for them all."""
    if tree[0].used + count > len(tree):
        return
    for i in range(count):
        child = add_child(tree, node, seat, moves[i])
        tree[child].prior = weights[i] * PRIOR_ONE // total


@rule
def select_child(
    tree: Any,
    node: int,
    seat: int,
    moves: Any,
    count: int,
    weights: Any,
    total: int,
    marks: MutableSequence[int],
    settings: Any,
) -> int:
    """Return the legal child with the highest upper bound, NONE if there is none.

    With a `total`, the weights of this position are the priors, and moves that were not possible
    before get children. `marks` has a number per move: 0, except here.
    """
    for i in range(count):
        marks[moves[i]] = i + 1
    visits = 0
    gained = 0.0
    child = tree[node].first_child
    while child != NONE:
        move = tree[child].key % SEAT_STEP
        if tree[child].key // SEAT_STEP == seat and marks[move] > 0:
            marks[move] = -marks[move]
            tree[child].available += 1
            visits += tree[child].visits
            gained += tree[child].total
        child = tree[child].next_sibling
    if total > 0:
        for i in range(count):
            if marks[moves[i]] > 0 and tree[0].used < len(tree):
                marks[moves[i]] = -marks[moves[i]]
                child = add_child(tree, node, seat, moves[i])
                tree[child].prior = weights[i] * PRIOR_ONE // total
    untried = gained / max(1, visits) - settings[0].caution
    best = NONE
    highest = LOWEST
    child = tree[node].first_child
    while child != NONE:
        move = tree[child].key % SEAT_STEP
        if tree[child].key // SEAT_STEP == seat and marks[move] < 0:
            prior = tree[child].prior
            if total > 0:
                prior = weights[-marks[move] - 1] * PRIOR_ONE // total
            mean = untried
            if tree[child].visits > 0:
                mean = tree[child].total / tree[child].visits
            wish = sqrt(tree[child].available) / (1 + tree[child].visits)
            bound = mean + settings[0].exploration * (prior / PRIOR_ONE) * wish
            if bound > highest:
                highest = bound
                best = child
        child = tree[child].next_sibling
    for i in range(count):
        marks[moves[i]] = 0
    return best


# --- Allocation for either target -----------------------------------------------------------------


def new_net_tree(target: str, nodes: int) -> Any:
    """Return a tree with a root only and capacity for `nodes` nodes."""
    room = new_records(target, NET_NODE, nodes)
    room[0].used = 1
    return room


def new_net_settings(target: str, game: Game) -> Any:
    """Return the settings of a game's search with a net, as a record."""
    settings = new_records(target, NET_SETTINGS, 1)
    settings[0].exploration = game.search.net_exploration
    settings[0].caution = game.search.net_caution
    settings[0].margin = float(100 * game.search.margin)
    settings[0].samples_others = int(game.search.net_samples_others)
    return settings
