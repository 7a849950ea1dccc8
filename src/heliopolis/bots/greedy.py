"""A bot that makes the move that looks best at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from heliopolis.bots.bot import Knowledge
from heliopolis.bots.policy import best_move
from heliopolis.kernel.game import Game
from heliopolis.kernel.specialize import Specializer
from heliopolis.table import Move


class GreedyBot:
    """One step ahead, by the judgement of the game; `blunders` is how often it moves at random."""

    def __init__(self, seed: int | None = None, blunders: float = 0.0) -> None:
        self._random = random.Random(seed)
        self._blunders = blunders

    def choose(self, knowledge: Knowledge) -> Move:
        """The move that looks best; of several equally good ones any."""
        word = self._random.getrandbits(32) | 1
        if self._random.random() < self._blunders:
            return self._random.choice(knowledge.legal)
        moves = [move.number for move in knowledge.legal]
        judge = _judge(knowledge.game)
        number = judge(knowledge.state.copy(), knowledge.seat, moves, len(moves), word)
        return next(move for move in knowledge.legal if move.number == number)


@cache
def _judge(game: Game) -> Callable[..., int]:
    """`best_move` with the rules of a game."""
    specialized: Callable[..., int] = Specializer({}, game.rules.by_hook()).specialize(best_move)
    return specialized
