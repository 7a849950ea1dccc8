"""Node counts: the number of ways to make a number of decisions from a position.

The cheapest alarm for a changed rule: one number per position and depth.
"""

from __future__ import annotations

from typing import Any

from heliopolis.kernel.game import Game
from heliopolis.table import Table


def count_nodes(table: Table, depth: int) -> int:
    """The number of ways to make `depth` decisions from here, chance following the table's seed."""
    return _count(table.game, table.state(), table.seats, depth)


def _count(game: Game, s: Any, seats: int, depth: int) -> int:
    if depth == 0 or game.rules.over(s):
        return 1
    total, moves = 0, [0] * len(game.moves)
    mask = game.rules.players_to_move(s)
    for seat in range(seats):
        if mask >> seat & 1:
            count = game.rules.legal(s, seat, moves)
            if depth == 1:  # each of them is one way, wherever it leads
                total += count
                continue
            for move in moves[:count]:
                after = s.copy()
                game.rules.apply(after, seat, move)
                total += _count(game, after, seats, depth - 1)
    return total
