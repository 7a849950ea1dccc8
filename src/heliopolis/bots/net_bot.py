"""A bot that plays what a net prefers, without search."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from heliopolis.bots import forward
from heliopolis.bots.bot import Knowledge, is_sealed_choice
from heliopolis.bots.nets import BadNetError, Net, find_net, read_net
from heliopolis.errors import ErrorText
from heliopolis.extras import has_compiler, is_installed
from heliopolis.table import Move

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

RARELY = 8  # a choice that is this many times less likely than the best is not made at all


class Evaluator(Protocol):
    """A net of a game that evaluates positions one after another."""

    def logits(self, knowledge: Knowledge) -> list[int]:
        """Return the logits of the legal moves."""
        ...


class NetSource:
    """Where a bot has its nets from: a file, or what is shipped with each game."""

    def __init__(self, file: str = "") -> None:
        self._file = file
        self._read: dict[Game, Net] = {}

    def find(self, game: Game) -> Net | None:
        """Return the net of a game; None if none is shipped."""
        if not self._file:
            return find_net(game)
        if game not in self._read:
            self._read[game] = read_net(self._file, game)
        return self._read[game]

    def get(self, game: Game) -> Net:
        """Return the net of a game, or raise an error that says there is none."""
        net = self.find(game)
        if net is None:
            raise BadNetError(game.name, ErrorText("net-none"))
        return net


class NetEvaluator:
    """A net of a game on a target, which evaluates positions one after another."""

    def __init__(self, game: Game, net: Net, target: str) -> None:
        from heliopolis.kernel.targets import engine

        self._engine = engine(game, target)
        self._net = net.arrays(self._engine)
        self._work = forward.new_workspace(self._engine, net)
        self._states = self._engine.states(1)
        self._moves = self._engine.move_buffer()

    def logits(self, knowledge: Knowledge) -> list[int]:
        """Return the logits of the legal moves."""
        if self._engine.target == "plain":
            self._states[0] = knowledge.state
        else:
            knowledge.state.write_record(self._states[0])
        for place, move in enumerate(knowledge.legal):
            self._moves[place] = move.number
        count = len(knowledge.legal)
        self._engine.specialize(forward.policy_of)(
            self._states, knowledge.seat, self._moves, count, self._net, self._work
        )
        return [int(logit) for logit in self._work.logits[:count]]

    def values(self, seats: int) -> tuple[list[float], list[float]]:
        """Return the shares of the win and the margins at the last position, from its observer."""
        most = len(self._work.values) // 2
        shares, margins = self._work.values[:seats], self._work.values[most : most + seats]
        one = forward.VALUE_ONE
        return [int(x) / one for x in shares], [int(x) / one for x in margins]


class NetBot:
    """Plays the move that the net of the game prefers.

    Where others choose at the same time it draws among the moves by their weights: a player who
    always gives the same answer can be exploited.
    """

    def __init__(self, seed: int | None = None, file: str = "", *, compiles: bool = True) -> None:
        """Without `compiles`, do what can be done at once."""
        self._random = random.Random(seed)
        self._source = NetSource(file)
        self._compiles = compiles
        self._evaluators: dict[Game, Evaluator] = {}

    def reseed(self, seed: int) -> None:
        """Make the next choices follow from a seed."""
        self._random.seed(seed)

    def prepare(self, game: Game) -> None:
        """Read the net, and compile what runs it."""
        from heliopolis.table import Table

        table = Table(game)
        self._evaluator(game).logits(Knowledge.of(table, table.players_to_move[0], 0))

    def choose(self, knowledge: Knowledge) -> Move:
        """Return the move with the highest logit, or draw one where a choice is sealed."""
        word = self._random.getrandbits(32)
        # As in training, and as in search.
        knowledge = replace(knowledge, legal=knowledge.candidates)
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        logits = self._evaluator(knowledge.game).logits(knowledge)
        if not is_sealed_choice(knowledge):
            return knowledge.legal[logits.index(max(logits))]
        return knowledge.legal[draw_place(logits, word)]

    def _evaluator(self, game: Game) -> Evaluator:
        if game not in self._evaluators:
            self._evaluators[game] = self._new_evaluator(game, self._source.get(game))
        return self._evaluators[game]

    def _new_evaluator(self, game: Game, net: Net) -> Evaluator:
        if has_compiler() and self._compiles:
            return NetEvaluator(game, net, "compiled")
        if not is_installed("numpy"):
            return NetEvaluator(game, net, "plain")
        from heliopolis.bots.net_numpy import NumpyEvaluator

        return NumpyEvaluator(net)


def draw_place(logits: list[int], word: int) -> int:
    """Return the place of a logit, drawn by softmax without what is unlikely."""
    weights = list(logits)
    forward.soften(weights, len(weights))
    kept = [weight if weight * RARELY >= forward.SOFTMAX_ONE else 0 for weight in weights]
    return forward.draw_by_weight(kept, len(kept), sum(kept), word)
