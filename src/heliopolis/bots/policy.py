"""Loops that choose moves by `move_score`: for the greedy bot and the playouts of search."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from heliopolis.kernel.loops import (
    apply,
    best_move,
    legal,
    over,
    pick_seat,
    players_awaited,
    random_word,
    turns_ended,
)
from heliopolis.kernel.rules import rule

__all__ = ["apply", "best_move", "over", "play_out_greedily"]


@rule
def play_out_greedily(
    s: Any, x: int, randomly: int, most: int, last_turn: int, moves: MutableSequence[int]
) -> int:
    """Play on greedily for every seat, except for `randomly` of 256 decisions made at random.

    Stop at the end of the game, after `most` decisions, or when `last_turn` turns have ended.
    Return the last random word.
    """
    decisions = 0
    while decisions < most and turns_ended(s) < last_turn and not over(s):
        x = random_word(x)
        seat = pick_seat(players_awaited(s), x)
        count = legal(s, seat, moves)
        if count == 1:
            move = moves[0]
        elif x >> 8 & 0xFF < randomly:
            move = moves[(x >> 16) * count >> 16]
        else:
            move = best_move(s, seat, moves, count, x)
        apply(s, seat, move)
        decisions += 1
    return x
