"""Node counts: how many games begin with so many moves from a position.

The cheapest alarm for a changed rule: one number a position and depth.
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
            for move in moves[: game.rules.legal(s, seat, moves)]:
                after = s.copy()
                game.rules.apply(after, seat, move)
                total += _count(game, after, seats, depth - 1)
    return total
