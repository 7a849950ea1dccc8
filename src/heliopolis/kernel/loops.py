"""Loops: playing whole games, written as rules over the rules of any game.

They call the rules of :mod:`~.contract`, which an engine replaces by those of a game, so that one
loop serves every game on every target. What a loop is told comes in one record of settings, and
what it writes in one record of arrays; the loops over slots all have the same parameters.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.kernel.chance import WORD
from heliopolis.kernel.contract import (
    apply,
    broken_rule,
    candidate_moves,
    check_invariants,
    derive_features,
    evaluate,
    legal,
    move_score,
    observe,
    over,
    players_awaited,
    players_to_move,
    ranks,
    resample_hidden,
    scores,
    setup,
    turns_ended,
)
from heliopolis.kernel.moves import MOST_MOVES
from heliopolis.kernel.rules import rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "apply",
    "broken_rule",
    "candidate_moves",
    "check_invariants",
    "derive_features",
    "evaluate",
    "legal",
    "move_score",
    "observe",
    "over",
    "players_awaited",
    "players_to_move",
    "ranks",
    "resample_hidden",
    "scores",
    "setup",
    "turns_ended",
]


class Settings(NamedTuple):
    """The games to play: seats, options, and how random players choose."""

    seats: int
    options: Any  # as `setup` reads them
    weights: Any  # of the moves
    biased: int  # whether random players choose by the weights
    first_seed: int = 0  # of slot 0; slot i begins `games` seeds further for each slot before it
    games: int = 1  # per slot, one after another
    longest: int = 1 << 62  # decisions, after which a game is left: not all rules enforce an end


class PlayoutArrays(NamedTuple):
    """What random games leave, by slot."""

    decisions: NDArray[np.int64]  # the number of decisions
    traces: NDArray[np.int64]  # a hash of all of them, in order


class ResultArrays(NamedTuple):
    """How games ended, by slot and seat."""

    points: NDArray[np.int64]
    ranks: NDArray[np.int64]


TRACE_BITS = 0xFFFFFFFFFF
# By mask of up to eight seats: the number of seats in it, and the first of them.
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
    """Return the next 32 random bits of the players (xorshift32).

    They are apart from the game's own chance: how players move never changes what is drawn.
    """
    x = (x ^ (x << 13)) & WORD
    x ^= x >> 17
    return (x ^ (x << 5)) & WORD


@rule
def seed_policy_rng(seed: int) -> int:
    """Return the first random word of the players for a game's seed."""
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
def best_move(s: Any, seat: int, moves: MutableSequence[int], count: int, x: int) -> int:
    """Return the legal move with the highest score; the random word `x` breaks ties."""
    best = moves[0]
    highest = move_score(s, seat, best)
    equal = 1
    for i in range(1, count):
        value = move_score(s, seat, moves[i])
        if value > highest:
            best, highest, equal = moves[i], value, 1
        elif value == highest:
            equal += 1
            x = random_word(x)
            if x * equal >> 32 == 0:
                best = moves[i]
    return best


@rule
def write_net_input(s: Any, seat: int, out: MutableSequence[int], observed: int) -> None:
    """Write what a net reads: the observation of a seat, then what is derived from it.

    `observed` is the size of an observation.
    """
    observe(s, seat, out)
    derive_features(s, seat, out, observed)


@rule
def play_move(
    s: Any, weights: Sequence[int], biased: int, x: int, moves: MutableSequence[int]
) -> int:
    """Make one random decision; returns it with its seat as one number above 0."""
    seat = pick_seat(players_to_move(s), x)
    count = legal(s, seat, moves)
    move = pick_move(moves, count, weights, biased, x)
    apply(s, seat, move)
    return seat * MOST_MOVES + move + 1


@rule
def extend_hash(trace: int, by: int) -> int:
    """A trace of decisions or games, with one more behind it."""
    return (trace * 1000003 + by) & TRACE_BITS


@rule
def play_game(
    s: Any, settings: Settings, seed: int, moves: MutableSequence[int]
) -> tuple[int, int]:
    """Play one random game to its end. Returns the number of decisions, and a trace of them all."""
    return play_random_game(
        s,
        settings.seats,
        seed,
        settings.options,
        settings.weights,
        settings.biased,
        settings.longest,
        moves,
    )


# Compiled code that hands a whole record down to where decisions are made is 7 % slower, so the
# loops take the settings apart at the outside.


@rule
def play_random_game(
    s: Any,
    seats: int,
    seed: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    longest: int,
    moves: MutableSequence[int],
) -> tuple[int, int]:
    """Play one random game to its end; see `play_game`."""
    setup(s, seats, seed, options)
    x = seed_policy_rng(seed)
    decisions = 0
    trace = 0
    while decisions < longest and not over(s):
        trace = extend_hash(trace, play_move(s, weights, biased, x, moves))
        x = random_word(x)
        decisions += 1
    return decisions, trace


@rule
def play_random_games(
    s: Any,
    seats: int,
    first_seed: int,
    games: int,
    options: Sequence[int],
    weights: Sequence[int],
    biased: int,
    longest: int,
    moves: MutableSequence[int],
) -> tuple[int, int]:
    """Play random games one after another in the same state, which keeps the last end."""
    decisions = 0
    trace = 0
    for game in range(games):
        played, path = play_random_game(
            s, seats, first_seed + game, options, weights, biased, longest, moves
        )
        decisions += played
        trace = extend_hash(trace, path)
    return decisions, trace


@rule
def audit_game(s: Any, settings: Settings, seed: int, moves: MutableSequence[int]) -> int:
    """Play one random game, checking at every step; returns the first invariant violated."""
    setup(s, settings.seats, seed, settings.options)
    x = seed_policy_rng(seed)
    while True:
        broken = check_invariants(s)
        if broken or over(s):
            return broken
        play_move(s, settings.weights, settings.biased, x, moves)
        x = random_word(x)


# --- Loops over the slots from `first` up to `last` -----------------------------------------------
# All have the same parameters: the states, the range of slots, a buffer of moves for this thread
# alone, the settings, and a record of arrays that the loop reads and writes.


@rule
def play_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: Settings,
    arrays: PlayoutArrays,
) -> None:
    """Play random games one after another in each slot; its state keeps the last end."""
    decisions = arrays.decisions
    traces = arrays.traces
    for i in range(first, last):
        decisions[i], traces[i] = play_random_games(
            states[i],
            settings.seats,
            settings.first_seed + i * settings.games,
            settings.games,
            settings.options,
            settings.weights,
            settings.biased,
            settings.longest,
            moves,
        )


@rule
def audit_slots(
    states: Any, first: int, last: int, moves: MutableSequence[int], settings: Settings, broken: Any
) -> None:
    """Play one audited game in each slot; `broken` gets the first invariant it violates, or 0."""
    for i in range(first, last):
        broken[i] = audit_game(states[i], settings, settings.first_seed + i, moves)


@rule
def score_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: Settings,
    arrays: ResultArrays,
) -> None:
    """Write the scores and ranks of the games in the slots."""
    for i in range(first, last):
        scores(states[i], arrays.points[i])
        ranks(states[i], arrays.ranks[i])
