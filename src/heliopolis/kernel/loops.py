"""Drivers: playing whole games, written as rules over the rules of any game.

The names below are left open here; the linker fills them with a game's rules, so that one driver
serves every game on every target.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from heliopolis.kernel.chance import WORD
from heliopolis.kernel.rules import rule


def _unlinked(*arguments: Any) -> Any:
    raise TypeError("a driver is called through an engine, which links it with the rules of a game")


setup: Any = _unlinked
players_to_move: Any = _unlinked
legal: Any = _unlinked
apply: Any = _unlinked
over: Any = _unlinked
scores: Any = _unlinked
ranks: Any = _unlinked
observe: Any = _unlinked
check_invariants: Any = _unlinked
resample_hidden: Any = _unlinked
move_score: Any = _unlinked
evaluate: Any = _unlinked
turns_ended: Any = _unlinked

TRACE_BITS = 0xFFFFFFFFFF
# Of each mask of up to eight seats: how many there are, and the first of them.
BITS = [mask.bit_count() for mask in range(256)]
LOWEST_BIT = [(mask & -mask).bit_length() - 1 for mask in range(256)]


def _assign(states: Any, source: int, target: int) -> None:
    """What copying is on records."""
    states[target] = states[source]


@rule
def copy_state(states: Any, source: int, target: int) -> None:
    """Make one state of an array equal to another."""
    states[target] = states[source].copy()


copy_state.when_compiled = _assign  # type: ignore[attr-defined]


@rule
def random_word(x: int) -> int:
    """The next 32 random bits of a chooser (xorshift32).

    A chooser is apart from the game's own chance: how players move never changes what is drawn.
    """
    x = (x ^ (x << 13)) & WORD
    x ^= x >> 17
    return (x ^ (x << 5)) & WORD


@rule
def seed_policy_rng(seed: int) -> int:
    """The first random word of the chooser for a game's seed."""
    return random_word((((seed ^ (seed >> 32)) & WORD) * 2654435761 + 12345) & WORD | 1)


@rule
def pick_seat(mask: int, x: int) -> int:
    """One of the seats in the mask: the only one, or any of several with equal chance."""
    skip = 0
    if mask & (mask - 1):
        skip = (x & 0xFFFF) * BITS[mask] >> 16
    for _ in range(skip):
        mask &= mask - 1
    return LOWEST_BIT[mask]


@rule
def pick_move(moves: Sequence[int], count: int, weights: Sequence[int], biased: int, x: int) -> int:
    """One of the moves: all equally likely, or by the weights of the game."""
    if not biased:
        return moves[x * count >> 32]
    total = 0
    for i in range(count):
        total += weights[moves[i]]
    point = x * total >> 32
    i = 0
    while point >= weights[moves[i]]:
        point -= weights[moves[i]]
        i += 1
    return moves[i]


@rule
def play_move(
    s: Any, weights: Sequence[int], biased: int, x: int, moves: MutableSequence[int]
) -> int:
    """Make one random decision; returns it with its seat as one number."""
    seat = pick_seat(players_to_move(s), x)
    count = legal(s, seat, moves)
    move = pick_move(moves, count, weights, biased, x)
    apply(s, seat, move)
    return seat * 4096 + move + 1


@rule
def extend_hash(trace: int, by: int) -> int:
    """A trace of decisions or games, with one more behind it."""
    return (trace * 1000003 + by) & TRACE_BITS


@rule
def play_game(
    s: Any,
    seats: int,
    seed: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    moves: MutableSequence[int],
) -> tuple[int, int]:
    """Play one random game to its end. Returns the number of decisions, and a trace of them all."""
    setup(s, seats, seed, options)
    x = seed_policy_rng(seed)
    decisions = 0
    trace = 0
    while not over(s):
        trace = extend_hash(trace, play_move(s, weights, biased, x, moves))
        x = random_word(x)
        decisions += 1
    return decisions, trace


@rule
def play_slot(
    s: Any,
    seats: int,
    first_seed: int,
    games: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    moves: MutableSequence[int],
) -> tuple[int, int]:
    """Play `games` random games one after another in the same state, which keeps the last end."""
    decisions = 0
    trace = 0
    for game in range(games):
        played, path = play_game(s, seats, first_seed + game, options, weights, biased, moves)
        decisions += played
        trace = extend_hash(trace, path)
    return decisions, trace


@rule
def audit_game(
    s: Any,
    seats: int,
    seed: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    moves: MutableSequence[int],
) -> int:
    """Play one random game, checking at every step; returns the first invariant violated."""
    setup(s, seats, seed, options)
    x = seed_policy_rng(seed)
    while True:
        broken: int = check_invariants(s)
        if broken or over(s):
            return broken
        play_move(s, weights, biased, x, moves)
        x = random_word(x)


@rule
def observe_actor(s: Any, moves: MutableSequence[int], mask: Any, features: Any) -> int:
    """Write what the seat to act may do (`mask`) and sees (`features`); returns that seat."""
    seat = pick_seat(players_to_move(s), 0)
    count = legal(s, seat, moves)
    for i in range(len(mask)):
        mask[i] = 0
    for i in range(count):
        mask[moves[i]] = 1
    observe(s, seat, features)
    return seat


@rule
def step_and_reset(
    s: Any,
    seat: int,
    move: int,
    seats: int,
    fresh_seed: int,
    options: Sequence[int],
    mask: Sequence[int],
    points: MutableSequence[int],
    places: MutableSequence[int],
) -> int:
    """Make one move; returns -1 if it is refused (nothing changes), 1 if it ended the game, else 0.

    A game that ends leaves its scores and ranks, and is set up anew from `fresh_seed`.
    """
    if move < 0 or move >= len(mask) or not mask[move]:
        return -1
    apply(s, seat, move)
    if not over(s):
        return 0
    scores(s, points)
    ranks(s, places)
    setup(s, seats, fresh_seed, options)
    return 1


@rule
def play_slots(
    states: Any,
    first: int,
    last: int,
    seats: int,
    first_seed: int,
    games: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    moves: MutableSequence[int],
    decisions: Any,
    traces: Any,
) -> None:
    """Random games in the lanes from `first` up to `last`; lane i begins at seed i * games."""
    for i in range(first, last):
        decisions[i], traces[i] = play_slot(
            states[i], seats, first_seed + i * games, games, options, weights, biased, moves
        )


@rule
def audit_slots(
    states: Any,
    first: int,
    last: int,
    seats: int,
    first_seed: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    moves: MutableSequence[int],
    broken: Any,
) -> None:
    """One audited game in each lane; `broken` gets the first invariant it violates, or 0."""
    for i in range(first, last):
        broken[i] = audit_game(states[i], seats, first_seed + i, options, weights, biased, moves)


@rule
def score_slots(states: Any, first: int, last: int, points: Any, places: Any) -> None:
    """The scores and ranks of the games in the lanes."""
    for i in range(first, last):
        scores(states[i], points[i])
        ranks(states[i], places[i])


@rule
def reset_slots(
    states: Any,
    first: int,
    last: int,
    seats: int,
    options: Sequence[int],
    seeds: Any,
    moves: MutableSequence[int],
    actors: Any,
    masks: Any,
    observations: Any,
) -> None:
    """Set up the lanes anew from their seeds, and show them."""
    for i in range(first, last):
        setup(states[i], seats, seeds[i], options)
        actors[i] = observe_actor(states[i], moves, masks[i], observations[i])


@rule
def step_slots(
    states: Any,
    first: int,
    last: int,
    seats: int,
    options: Sequence[int],
    seeds: Any,
    moves: MutableSequence[int],
    actors: Any,
    masks: Any,
    observations: Any,
    chosen: Any,
    outcomes: Any,
    points: Any,
    places: Any,
) -> None:
    """One move in each lane, and what it leads to; a finished game starts anew from a new seed."""
    for i in range(first, last):
        fresh = seeds[i] + len(states)
        outcomes[i] = step_and_reset(
            states[i], actors[i], chosen[i], seats, fresh, options, masks[i], points[i], places[i]
        )
        if outcomes[i] > 0:
            seeds[i] = fresh
        actors[i] = observe_actor(states[i], moves, masks[i], observations[i])
