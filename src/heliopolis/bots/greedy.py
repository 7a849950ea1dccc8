"""A bot that makes the move that looks best at once."""

from __future__ import annotations

import random

from heliopolis.bots.bot import Knowledge
from heliopolis.bots.policy import best_move
from heliopolis.kernel.game import Game
from heliopolis.kernel.link import Linker, bindings
from heliopolis.table import Move


class GreedyBot:
    """One step ahead, by the judgement of the game; `blunders` is how often it moves at random."""

    def __init__(self, seed: int | None = None, blunders: float = 0.0) -> None:
        self._random = random.Random(seed)
        self._blunders = blunders
        self._best = _Judge()

    def choose(self, knowledge: Knowledge) -> Move:
        """The move that looks best; of several equally good ones any."""
        word = self._random.getrandbits(32) | 1
        if self._random.random() < self._blunders:
            return self._random.choice(knowledge.legal)
        moves = [move.number for move in knowledge.legal]
        number = self._best.of(knowledge.game)(
            knowledge.state.copy(), knowledge.seat, moves, len(moves), word
        )
        return next(move for move in knowledge.legal if move.number == number)


class _Judge:
    """`best_move` linked with the rules of the game that is played."""

    def __init__(self) -> None:
        self._linked: dict[Game, object] = {}

    def of(self, game: Game):  # type: ignore[no-untyped-def]
        if game not in self._linked:
            self._linked[game] = Linker(bindings(game)).link(best_move)
        return self._linked[game]
