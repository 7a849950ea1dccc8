"""A bot that thinks ahead: Monte-Carlo tree search over what could be, given what its seat knows.

It searches for so many iterations, or so many seconds, whichever ends first. The search runs
compiled, without the interpreter lock, in short bursts between which it can be told to stop. Where
the rules are not compiled yet it moves as the greedy bot does, on plain Python, rather than let a
person wait, and has them compiled in the background.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from heliopolis.bots import tree
from heliopolis.bots.bot import Knowledge
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.readiness import is_compiled, prepare
from heliopolis.table import Move

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.kernel.targets import Engine

BURST = {"compiled": 256, "plain": 4}  # iterations between looks at the clock
MOST_NODES = 1 << 18
DEEPEST = 256


class SearchBot:
    """Information-set Monte-Carlo tree search."""

    def __init__(
        self,
        seed: int | None = None,
        iterations: int = 1000,
        seconds: float = float("inf"),
        wait: bool = True,
    ) -> None:
        """`wait`: rather wait for the rules to be compiled than move like the greedy bot."""
        self._random = random.Random(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._wait = wait
        self._stopped = False
        self._kept: Kept | None = None

    def choose(self, knowledge: Knowledge) -> Move:
        """The move that was worth exploring most."""
        seed = self._random.getrandbits(40)
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        if not self._wait and not is_compiled(knowledge.game):
            return GreedyBot(seed).choose(knowledge)
        self._stopped = False
        search = self._search(knowledge, seed)
        number = search.best()
        self._kept = Kept.after(search, knowledge, number)
        return next(move for move in knowledge.legal if move.number == number)

    def prepare(self, game: Game) -> None:
        """Wait until the search of a game is compiled, so that thinking is all that takes time."""
        prepare(game)
        self._wait = True

    def stop(self) -> None:
        """Answer soon with what has been found; may be called from another thread."""
        self._stopped = True

    def _search(self, knowledge: Knowledge, seed: int) -> Search:
        search = Search(knowledge, seed, "compiled", min(self._iterations, MOST_NODES - 1))
        if self._kept and self._kept.fits(knowledge):
            search.go_on(self._kept)
        end = time.monotonic() + self._seconds
        while search.left > 0 and not self._stopped:
            search.grow()
            if time.monotonic() >= end:
                break
        return search


class Search:
    """One tree that grows in bursts."""

    def __init__(self, knowledge: Knowledge, seed: int, target: str, iterations: int) -> None:
        from heliopolis.kernel.targets import engine

        game = knowledge.game
        self.left = iterations
        self._knowledge, self._seed = knowledge, seed
        self.burst = BURST[target]
        self._engine = engine(game, target)
        self._states = known_states(self._engine, knowledge)
        self._tree = tree.new_tree(target, iterations + 1)
        self._settings = tree.new_settings(target, game)
        self._buffers = tree.new_buffers(target, len(game.moves), DEEPEST)

    def go_on(self, kept: Kept) -> None:
        """Begin with what an earlier search has found below the move that was made."""
        earlier, target = kept.search, self._engine.target
        self._tree = tree.new_tree(target, earlier.size() + self.left + 1)
        places = self._engine.ints([0] * earlier.size())
        key = self._knowledge.seat * tree.SEAT_STEP + kept.move
        self._engine.specialize(tree.transplant)(earlier._tree, key, self._tree, places)

    def size(self) -> int:
        """How many nodes the tree has."""
        return int(self._tree[0].used)

    def grow(self) -> None:
        """One burst of iterations."""
        burst = min(self.burst, self.left)
        self._engine.specialize(tree.grow)(
            self._states, self._knowledge.seats, self._knowledge.seat, burst,
            self._seed, self._settings, self._tree, *self._buffers,
        )  # fmt: skip
        self.left -= burst

    def nodes(self) -> list[tuple[int, int, float]]:
        """All nodes but the root: who chose what, how often, with what reward."""
        grown = range(1, self.size())
        return [
            (int(n.key), int(n.visits), float(n.total)) for n in map(self._tree.__getitem__, grown)
        ]

    def best(self) -> int:
        """The number of the move that the search has come to."""
        decide = self._engine.specialize(tree.decide)
        return int(decide(self._states, self._knowledge.seat, self._tree))


@dataclass(frozen=True)
class Kept:
    """A search that can go on: its seat moves again, and nothing has become known in between.

    Only then is what grew below the move still what the seat would look at; after a draw, or
    after others have moved, the tree would mix what is with what might have been.
    """

    search: Search
    move: int
    knowledge: Knowledge  # as it must be when the search goes on

    @classmethod
    def after(cls, search: Search, knowledge: Knowledge, move: int) -> Kept | None:
        """The search, if it can go on after its move."""
        rules, s = knowledge.game.rules, knowledge.state.copy()
        known = s.chance_draws, s.reveals
        rules.apply(s, knowledge.seat, move)
        if (s.chance_draws, s.reveals) != known or rules.players_to_move(s) != 1 << knowledge.seat:
            return None
        return cls(search, move, replace(knowledge, state=s))

    def fits(self, knowledge: Knowledge) -> bool:
        """Whether this is the position the search was kept for."""
        expected = self.knowledge
        return (
            (knowledge.game, knowledge.seat, knowledge.seats)
            == (expected.game, expected.seat, expected.seats)
            and knowledge.observation == expected.observation
            and knowledge.view == expected.view
        )


def known_states(runner: Engine, knowledge: Knowledge) -> Any:
    """Room for two states, the first of them what is known."""
    states = runner.states(2)
    if runner.target == "plain":
        states[0] = knowledge.state.copy()
    else:
        knowledge.state.write_record(states[0])
    return states
