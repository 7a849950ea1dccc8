"""Playouts from a position to the end of the game: what every figure of an analysis rests on.

A world is one way in which the game could go on. In world number `k` chance is decided by `k` and
the turn of the game, whatever was played before, so that two moves, or two positions of the same
game, meet the same dice where they can: their difference is then due to the moves and not to the
dice. All seats play greedily, with a few random decisions.

The loop is written as a rule over the rules of any game, and runs plain or compiled.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, NamedTuple

from heliopolis.bots.policy import best_move
from heliopolis.kernel.chance import WORD, seed_chance
from heliopolis.kernel.loops import (
    apply,
    copy_state,
    legal,
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
from heliopolis.kernel.rules import rule

NOBODY = -1  # in place of a seat: nothing is hidden
NO_MOVE = -1  # in place of a move: the position itself is played out
WORLD_STEP = 0x9E3779B1
TURN_STEP = 0x85EBCA6B
SEED_MASK = 0x7FFFFFFFFFFF


class WorldSettings(NamedTuple):
    """Which worlds are played out, and how."""

    seats: int
    seed: int  # of the analysis; world k of a seed is the same in all its positions
    whims: int  # the seed of what the players decide at random
    randomly: int  # the number of decisions out of 256 that are made at random
    by_turns: int  # whether the game counts its turns; else every decision is one
    decisions: int  # the number of decisions before this position
    most: int  # the number of decisions of a playout, for games that could go on for ever


class WorldResults(NamedTuple):
    """How each world ended, by world and seat."""

    points: Any
    ranks: Any


@rule
def mix(seed: int, world: int, turn: int) -> int:
    """Return a seed for a turn of a world: every bit of the three changes all of it."""
    x = (seed + world * WORLD_STEP + turn * TURN_STEP) & WORD
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    x ^= x >> 16
    return (x << 15 ^ (x * 40503 & WORD) ^ world) & SEED_MASK


@rule
def play_worlds(
    states: Any,
    viewer: int,
    mover: int,
    move: int,
    first: int,
    worlds: int,
    settings: WorldSettings,
    moves: MutableSequence[int],
    results: WorldResults,
) -> None:
    """Play the worlds from `first` on to their ends, after a move or from the position itself.

    ``states[0]`` is the position, ``states[1]`` is scratch. What `viewer` cannot know is drawn anew
    in each world; NOBODY sees all hands open. Chance to come is new in either case.
    """
    for i in range(worlds):
        world = first + i
        copy_state(states, 0, 1)
        s = states[1]
        if viewer != NOBODY:
            resample_hidden(s, viewer, mix(settings.seed + 1, world, 0))
        play_world(s, mover, move, world, settings, moves)
        scores(s, results.points[i])
        ranks(s, results.ranks[i])


@rule
def play_world(
    s: Any,
    mover: int,
    move: int,
    world: int,
    settings: WorldSettings,
    moves: MutableSequence[int],
) -> None:
    """Play one world to its end: chance and the players' whims start anew with every turn."""
    decisions = settings.decisions
    turn = -1
    x = 1
    last = decisions + settings.most
    while not over(s) and decisions < last:
        now = turns_ended(s) if settings.by_turns else decisions
        if now != turn:
            turn = now
            seed_chance(s, mix(settings.seed, world, turn))
            x = seed_policy_rng(mix(settings.whims, world, turn))
        x = random_word(x)
        if move != NO_MOVE:
            apply(s, mover, move)
            move = NO_MOVE
        else:
            seat = pick_seat(players_awaited(s), x)
            count = legal(s, seat, moves)
            chosen = moves[0]
            if count > 1:
                if x >> 8 & 0xFF < settings.randomly:
                    chosen = moves[(x >> 16) * count >> 16]
                else:
                    chosen = best_move(s, seat, moves, count, x)
            apply(s, seat, chosen)
        decisions += 1
