"""A bot that plays the move with the highest immediate score."""

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
    """Plays the move with the highest `move_score`; `blunders` is the share of random moves."""

    def __init__(self, seed: int | None = None, blunders: float = 0.0) -> None:
        self._random = random.Random(seed)
        self._blunders = blunders

    def reseed(self, seed: int) -> None:
        """Make the next choices follow from a seed."""
        self._random.seed(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        """Return the move with the highest score; ties are broken at random."""
        word = self._random.getrandbits(32) | 1
        candidates = knowledge.candidates
        if self._random.random() < self._blunders:
            return self._random.choice(candidates)
        moves = [move.number for move in candidates]
        best = _best_move_of(knowledge.game)
        number = best(knowledge.state.copy(), knowledge.seat, moves, len(moves), word)
        return next(move for move in candidates if move.number == number)


@cache
def _best_move_of(game: Game) -> Callable[..., int]:
    """Return `best_move` specialized to a game."""
    specialized: Callable[..., int] = Specializer({}, game.rules.by_hook()).specialize(best_move)
    return specialized
