"""A bot that plays by information-set Monte Carlo tree search.

It searches for a number of iterations or seconds, whichever ends first. The search runs compiled
and without the GIL, in short bursts between which it can be stopped. While the rules are not
compiled yet it plays like the greedy bot, in plain Python, so that nobody has to wait, and has them
compiled in the background. Where no compiler is installed, a search by iterations alone runs as
plain Python, with the same choices.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from heliopolis.bots import tree
from heliopolis.bots.bot import Knowledge
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.readiness import is_compiled, prepare_search
from heliopolis.extras import has_compiler
from heliopolis.table import Move

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.kernel.targets import Engine

ITERATIONS_PER_BURST = {"compiled": 256, "plain": 4}  # between two looks at the clock
MAX_NODES = 1 << 18
MAX_DEPTH = 256


class SearchBot:
    """Information-set Monte-Carlo tree search."""

    def __init__(
        self,
        seed: int | None = None,
        iterations: int = 1000,
        seconds: float = float("inf"),
        wait: bool = True,
    ) -> None:
        """With `wait`, wait for the rules to be compiled instead of playing like the greedy bot."""
        self._random = random.Random(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._wait = wait
        self._stopped = False
        self._reusable: ReusableTree | None = None

    def reseed(self, seed: int) -> None:
        """Make the next choices follow from a seed."""
        self._random.seed(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        """Return the move that the search prefers."""
        seed = self._random.getrandbits(40)
        candidates = knowledge.candidates
        if len(candidates) == 1:
            return candidates[0]
        if not self._wait and not is_compiled(knowledge.game):
            return GreedyBot(seed).choose(knowledge)
        self._stopped = False
        search = self._search(knowledge, seed)
        number = search.best()
        self._reusable = ReusableTree.after(search, knowledge, number)
        return next(move for move in candidates if move.number == number)

    def prepare(self, game: Game) -> None:
        """Compile the search of a game now, so that later decisions take thinking time only."""
        prepare_search(game)
        self._wait = self._wait or has_compiler()

    def stop(self) -> None:
        """Make `choose` return soon; may be called from another thread."""
        self._stopped = True

    def _search(self, knowledge: Knowledge, seed: int) -> Search:
        target = "compiled" if has_compiler() else "plain"
        search = Search(knowledge, seed, target, min(self._iterations, MAX_NODES - 1))
        if self._reusable and self._reusable.matches(knowledge):
            search.resume(self._reusable)
        end = time.monotonic() + self._seconds
        while search.left > 0 and not self._stopped:
            search.grow()
            if time.monotonic() >= end:
                break
        return search


class Search:
    """One search tree that grows in bursts."""

    def __init__(self, knowledge: Knowledge, seed: int, target: str, iterations: int) -> None:
        from heliopolis.kernel.targets import engine

        game = knowledge.game
        self.left = iterations
        self._knowledge, self._seed = knowledge, seed
        self.burst = ITERATIONS_PER_BURST[target]
        self._engine = engine(game, target)
        self._states = search_states(self._engine, knowledge)
        self._tree = self._new_tree(1)
        self._settings = tree.new_settings(target, game)
        self._buffers = tree.new_buffers(target, len(game.moves), MAX_DEPTH)

    def _new_tree(self, size: int) -> Any:
        """Return an empty tree with room for what the search adds to `size` nodes."""
        return tree.new_tree(self._engine.target, size + self.left)

    def resume(self, reusable: ReusableTree) -> None:
        """Start from the subtree that an earlier search built below the move that was made."""
        earlier = reusable.search
        self._tree = self._new_tree(earlier.size() + 1)
        places = self._engine.ints([0] * earlier.size())
        key = self._knowledge.seat * tree.SEAT_STEP + reusable.move
        self._engine.specialize(tree.transplant)(earlier._tree, key, self._tree, places)

    def size(self) -> int:
        """Return the number of nodes."""
        return int(self._tree[0].used)

    def grow(self) -> None:
        """Run one burst of iterations."""
        burst = min(self.burst, self.left)
        self._engine.specialize(tree.grow)(
            self._states, self._knowledge.seats, self._knowledge.seat, burst,
            self._seed, self._settings, self._tree, *self._buffers,
        )  # fmt: skip
        self.left -= burst

    def nodes(self) -> list[tuple[int, int, float]]:
        """Return the key, visits and total reward of every node but the root."""
        grown = range(1, self.size())
        return [
            (int(n.key), int(n.visits), float(n.total)) for n in map(self._tree.__getitem__, grown)
        ]

    def best(self) -> int:
        """Return the number of the preferred move."""
        decide = self._engine.specialize(tree.decide)
        return int(decide(self._states, self._knowledge.seat, self._tree))


@dataclass(frozen=True)
class ReusableTree:
    """The tree of a search whose seat moves again without anything having been revealed.

    Only then is the subtree below the move valid for the next search: after a draw or a move of
    another player it would mix what happened with what might have happened.
    """

    search: Search
    move: int
    knowledge: Knowledge  # expected at the seat's next decision

    @classmethod
    def after(cls, search: Search, knowledge: Knowledge, move: int) -> ReusableTree | None:
        """Return the tree to reuse after `move`, or None if it cannot be reused."""
        rules, s = knowledge.game.rules, knowledge.state.copy()
        known = s.chance_draws, s.reveals
        rules.apply(s, knowledge.seat, move)
        if (s.chance_draws, s.reveals) != known or rules.players_to_move(s) != 1 << knowledge.seat:
            return None
        return cls(search, move, replace(knowledge, state=s))

    def matches(self, knowledge: Knowledge) -> bool:
        """Return whether this is the position that the tree is valid for."""
        expected = self.knowledge
        return (
            (knowledge.game, knowledge.seat, knowledge.seats)
            == (expected.game, expected.seat, expected.seats)
            and knowledge.observation == expected.observation
            and knowledge.view == expected.view
        )


def search_states(runner: Engine, knowledge: Knowledge) -> Any:
    """Allocate two states, the first of them a copy of the known state."""
    states = runner.states(2)
    if runner.target == "plain":
        states[0] = knowledge.state.copy()
    else:
        knowledge.state.write_record(states[0])
    return states
