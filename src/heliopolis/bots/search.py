"""A bot that plays by information-set Monte Carlo tree search.

It searches for a number of iterations or seconds, whichever ends first. The search runs compiled
and without the GIL, in short bursts between which it can be stopped. While the rules are not
compiled yet it plays like the greedy bot, in plain Python, so that nobody has to wait, and has them
compiled in the background. Where no compiler is installed, a search by iterations alone runs as
plain Python, with the same choices.

The levels that people play against end a search early where the choice is clear, and draw sealed
choices instead of giving the same answer each time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.bots import forward, tree
from heliopolis.bots.bot import Knowledge, is_sealed_choice
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

# When a search may end early. Progress is the share that is used up of its iterations or of its
# time, whichever is larger.
LEAST_PROGRESS = 1 / 16
LEAST_ITERATIONS = 500
RIVALS_VISITS = 0.25  # of those of the most visited move: with fewer, no rival comes near it again
FIRST_LOOK = 0.08  # the choice is looked at here, and again each time that progress has doubled
CLOSE = 0.01  # rewards that differ by less do not tell moves apart
LEAST_SEALED = 0.6  # of the most visits: sealed choices are drawn among the moves above it


class SearchBot:
    """Information-set Monte-Carlo tree search."""

    def __init__(
        self,
        seed: int | None = None,
        iterations: int = 1000,
        seconds: float = float("inf"),
        wait: bool = True,
        *,
        ends_early: bool = False,
        mixes: bool = False,
    ) -> None:
        """With `wait`, wait for the rules to be compiled instead of playing like the greedy bot.

        With `ends_early`, think for less than the time or the iterations where the choice is clear.
        With `mixes`, draw among good moves where others choose at the same time.
        """
        self._random = random.Random(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._wait = wait
        self._ends_early = ends_early
        self._mixes = mixes
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
        if self._mixes and is_sealed_choice(knowledge):
            number = draw_by_visits(search.choices(), LEAST_SEALED, self._random.getrandbits(32))
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
        early_end = EarlyEnd(search) if self._ends_early else None
        began, iterations = time.monotonic(), search.left
        while search.left > 0 and not self._stopped:
            search.grow()
            used = (time.monotonic() - began) / self._seconds if self._seconds > 0 else 1.0
            if used >= 1 or (
                early_end and early_end.is_reached(max(used, 1 - search.left / iterations))
            ):
                break
        return search


class Choice(NamedTuple):
    """A move at the root of a search."""

    move: int
    visits: int
    mean: float  # reward


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

    def visits(self) -> int:
        """Return the number of iterations, those of a tree that was resumed included."""
        return int(self._tree[0].visits)

    def two_most_visits(self) -> tuple[int, int]:
        """Return the most visits of a move at the root, and the most of another one."""
        most, second = self._engine.specialize(tree.two_most_visits)(self._tree)
        return int(most), int(second)

    def choices(self) -> list[Choice]:
        """Return the moves at the root that were visited, the most visited first.

        A tree that is reused may also have moves that were possible in a sampled world only.
        """
        found = []
        seat = self._knowledge.seat
        legal = {move.number for move in self._knowledge.legal}
        child = self._tree[0].first_child
        while child != tree.NONE:
            node = self._tree[child]
            mover, move = divmod(int(node.key), tree.SEAT_STEP)
            if node.visits and mover == seat and move in legal:
                visits = int(node.visits)
                found.append(Choice(move, visits, float(node.total) / visits))
            child = node.next_sibling
        return sorted(found, key=lambda one: (-one.visits, -one.mean, one.move))

    def best(self) -> int:
        """Return the number of the preferred move."""
        decide = self._engine.specialize(tree.decide)
        return int(decide(self._states, self._knowledge.seat, self._tree))


class EarlyEnd:
    """Tells when more iterations would hardly change the choice of a search.

    Either no other move comes near the most visited one, or the choice has stayed the same while
    the search doubled, and no other move looks better.
    """

    def __init__(self, search: Search) -> None:
        self._search = search
        self._next_look = FIRST_LOOK
        self._choice = -1  # at the last look

    def is_reached(self, progress: float) -> bool:
        """Return whether to stop, given the share of the time or iterations that is used up."""
        if progress < LEAST_PROGRESS or self._search.visits() < LEAST_ITERATIONS:
            return False
        most, second = self._search.two_most_visits()
        return second < RIVALS_VISITS * most or (
            progress >= self._next_look and self._is_steady(progress)
        )

    def _is_steady(self, progress: float) -> bool:
        before, self._choice = self._choice, self._search.best()
        self._next_look = 2 * progress
        if self._choice != before:
            return False
        choices = self._search.choices()
        mean = next(one.mean for one in choices if one.move == self._choice)
        return all(one.mean <= mean + CLOSE for one in choices)


def draw_by_visits(choices: Sequence[Choice], least: float, word: int) -> int:
    """Draw a move by visits, of those that have at least a share of the most visits.

    An answer that is always the same can be exploited by those who know it.
    """
    weights = [one.visits if one.visits >= least * choices[0].visits else 0 for one in choices]
    return choices[forward.draw_by_weight(weights, len(weights), sum(weights), word)].move


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
