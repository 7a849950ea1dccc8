"""A bot that searches with a net, and decides quickly where the choice is clear.

Where a game has no net, it plays as the search without nets does. While the search is not compiled,
it plays what the net alone prefers.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from heliopolis.bots import forward, net_tree
from heliopolis.bots.bot import Knowledge, is_sealed_choice
from heliopolis.bots.net_bot import NetBot, NetSource
from heliopolis.bots.readiness import is_compiled, prepare_search
from heliopolis.bots.search import CLOSE, Choice, ReusableTree, Search, SearchBot
from heliopolis.extras import has_compiler
from heliopolis.table import Move

if TYPE_CHECKING:
    from heliopolis.bots.forward import Workspace
    from heliopolis.bots.nets import Net
    from heliopolis.kernel.game import Game

ITERATIONS_PER_BURST = {"compiled": 32, "plain": 4}  # between two looks at the clock
NODES_PER_ITERATION = 16  # a leaf gets a child per legal move
MAX_NODES = 1 << 20
# The choice is clear when its strongest rival would need more than this share of what is left.
RIVALS_SHARE = 0.5
# Where choices are sealed, moves with fewer visits than this share of the most are not drawn; in
# the open only moves are equally good that come close in visits and in value.
LEAST_SEALED = 0.1
LEAST_OPEN = 0.8


class NetSearch(Search):
    """One search tree with a net that grows in bursts."""

    def __init__(
        self,
        knowledge: Knowledge,
        seed: int,
        target: str,
        iterations: int,
        net: Net,
        work: Workspace | None = None,
    ) -> None:
        """`work` is that of an earlier search with the same net, whose sums are gone on with."""
        super().__init__(knowledge, seed, target, iterations)
        self.burst = ITERATIONS_PER_BURST[target]
        game = knowledge.game
        self._settings = net_tree.new_net_settings(target, game)
        self._marks = self._engine.ints([0] * len(game.moves))
        self._net = net.arrays(self._engine)
        self.work = work or forward.new_workspace(self._engine, net)

    def _new_tree(self, size: int) -> Any:
        """Return an empty tree with room for what the search adds to `size` nodes."""
        count = len(self._knowledge.legal) + NODES_PER_ITERATION * self.left
        return net_tree.new_net_tree(self._engine.target, min(MAX_NODES, size + count))

    def grow(self) -> None:
        """Run one burst of iterations."""
        burst = min(self.burst, self.left)
        self._engine.specialize(net_tree.grow_with_net)(
            self._states, self._knowledge.seats, self._knowledge.seat, burst,
            self._seed, self._settings, self._tree, *self._buffers, self._marks, self._net,
            self.work,
        )  # fmt: skip
        self.left -= burst

    def is_settled(self) -> bool:
        """Return whether more iterations would hardly change the choice."""
        most, second = self.two_most_visits()
        return most - second > RIVALS_SHARE * self.left

    def best(self) -> int:
        """Return the number of the most visited move."""
        return self.choices()[0].move


class NetSearchBot:
    """Tree search with the net of the game."""

    def __init__(
        self,
        seed: int | None = None,
        iterations: int | None = None,
        seconds: float = float("inf"),
        *,
        file: str = "",
        percent: int = 100,
        wait: bool = True,
        otherwise: SearchBot | None = None,
    ) -> None:
        """Without a number of iterations, do `percent` of those that a game asks for.

        `otherwise` plays games that have no net; without it they are refused.

        With `wait`, wait for the search to be compiled instead of playing as the net alone does.
        """
        self._random = random.Random(seed)
        self._iterations = iterations
        self._percent = percent
        self._seconds = seconds
        self._source = NetSource(file)
        self._wait = wait
        self._otherwise = otherwise
        self._alone = NetBot(seed, file, compiles=False)
        self._stopped = False
        self._reusable: ReusableTree | None = None
        self._work: dict[Net, Workspace] = {}

    def reseed(self, seed: int) -> None:
        """Make the next choices follow from a seed."""
        self._random.seed(seed)
        self._alone.reseed(seed)
        if self._otherwise:
            self._otherwise.reseed(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        """Return the move that the search prefers."""
        net = self._source.find(knowledge.game)
        if net is None and self._otherwise:
            return self._otherwise.choose(knowledge)
        seed, word = self._random.getrandbits(40), self._random.getrandbits(32)
        if len(candidates := knowledge.candidates) == 1:
            return candidates[0]
        if not self._wait and not is_compiled(knowledge.game, with_net=True):
            return self._alone.choose(knowledge)
        self._stopped = False
        search = self._search(knowledge, seed, net or self._source.get(knowledge.game))
        number = draw_choice(search.choices(), is_sealed_choice(knowledge), word)
        self._reusable = ReusableTree.after(search, knowledge, number)
        return next(move for move in candidates if move.number == number)

    def prepare(self, game: Game) -> None:
        """Compile the search of a game now, so that later decisions take thinking time only."""
        if self._source.find(game) is None and self._otherwise:
            self._otherwise.prepare(game)
            return
        prepare_search(game, self._source.get(game))
        self._wait = self._wait or has_compiler()

    def stop(self) -> None:
        """Make `choose` return soon; may be called from another thread."""
        self._stopped = True
        if self._otherwise:
            self._otherwise.stop()

    def _search(self, knowledge: Knowledge, seed: int, net: Net) -> NetSearch:
        target = "compiled" if has_compiler() else "plain"
        work = self._work.get(net)
        iterations = self._iterations or knowledge.game.search.net_iterations * self._percent // 100
        search = NetSearch(knowledge, seed, target, iterations, net, work)
        self._work[net] = search.work
        if self._reusable and self._reusable.matches(knowledge):
            search.resume(self._reusable)
        end = time.monotonic() + self._seconds
        while search.left > 0 and not self._stopped:
            search.grow()
            if search.is_settled() or time.monotonic() >= end:
                break
        return search


def draw_choice(choices: Sequence[Choice], is_sealed: bool, word: int) -> int:
    """Return the move to make, by visits.

    A sealed choice is drawn in proportion to the visits, for one that is always the same can be
    exploited. In the open only moves that are as good as the most visited one are drawn from, which
    gives variety and costs nothing.
    """
    best = choices[0]
    weights = [
        one.visits
        if one.visits >= (LEAST_SEALED if is_sealed else LEAST_OPEN) * best.visits
        and (is_sealed or one.mean >= best.mean - CLOSE)
        else 0
        for one in choices
    ]
    place = forward.draw_by_weight(weights, len(weights), sum(weights), word)
    return choices[place].move
