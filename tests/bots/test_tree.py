"""The search, held against a second one that is written with objects and lists.

Both use the same random words, so their trees must be equal: every node, its visits, how often it
could have been chosen, and its rewards.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from itertools import permutations
from math import log, sqrt
from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots import Knowledge
from heliopolis.bots.greedy import _best_move_of
from heliopolis.bots.search import MAX_DEPTH, Search
from heliopolis.bots.tree import (
    NEAR_BEST_PERCENT,
    NODE,
    SAMPLE_STEP,
    SEAT_STEP,
    add_child,
    new_buffers,
    new_tree,
    two_most_visits,
)
from heliopolis.kernel.journal import Secret
from heliopolis.kernel.loops import random_word, seed_policy_rng
from heliopolis.table import Table

# By path from the root, as seats and moves: visits, how often available, and rewards.
Tree = dict[tuple[int, ...], tuple[int, int, float]]


@dataclass
class Node:
    """A sequence of decisions."""

    seat: int = -1
    move: int = -1
    visits: int = 0
    available: int = 1
    total: float = 0.0
    children: list[Node] = field(default_factory=list)  # the newest first

    def bound(self, exploration: float) -> float:
        return self.total / self.visits + exploration * sqrt(log(self.available) / self.visits)

    def tree(self) -> Tree:
        found: Tree = {}
        for child in self.children:
            key = child.seat * SEAT_STEP + child.move
            found[(key,)] = child.visits, child.available, round(child.total, 9)
            found |= {(key, *path): values for path, values in child.tree().items()}
        return found


class SecondSearch:
    """Information-set Monte-Carlo tree search, from its description in `heliopolis.bots.tree`."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        self.known, self.seed, self.root = knowledge, seed, Node()
        self.game, self.hints = knowledge.game, knowledge.game.search
        self.rules: Any = knowledge.game.rules

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        known, seat = self.known.state.copy(), self.known.seat
        last_turn = self.rules.turns_ended(known) + self.hints.turns
        child, is_new = self.explore(self.root, known, seat)
        x = seed_policy_rng(self.seed + child.visits * SAMPLE_STEP)
        self.rules.resample_hidden(known, seat, self.seed * 65536 + x)
        s, path = known, [child]
        self.rules.apply(s, seat, child.move)
        if not is_new:
            x = self.descend(s, x, path)
        self.play_out(s, x, last_turn)
        rewards = self.rewards(s)
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]
        self.root.visits += 1

    def legal(self, s: Any, seat: int) -> list[int]:
        moves = [0] * len(self.game.moves)
        return moves[: self.rules.candidate_moves(s, seat, moves)]

    def explore(self, node: Node, s: Any, seat: int) -> tuple[Node, bool]:
        """The child to go to from a node, and whether it is new."""
        legal = self.legal(s, seat)
        tried = [child for child in node.children if child.seat == seat and child.move in legal]
        for child in tried:
            child.available += 1
        untried = self.order_of_untried(legal, [child.move for child in tried])
        widest = 1 + self.hints.widening * sqrt(node.visits)
        if untried and len(tried) < widest:
            best = max(untried, key=lambda move: self.rules.move_score(s, seat, move))
            node.children.insert(0, Node(seat, best))
            return node.children[0], True
        return max(tried, key=lambda child: child.bound(self.hints.exploration)), False

    @staticmethod
    def order_of_untried(legal: list[int], tried: list[int]) -> list[int]:
        """The untried moves; of equal ones the first counts, so their order matters."""
        left = list(legal)
        for move in tried:
            place = left.index(move)
            left[place] = left[-1]
            left.pop()
        return left

    def to_move(self, s: Any) -> list[int]:
        mask = self.rules.players_awaited(s)
        return [seat for seat in range(self.known.seats) if mask >> seat & 1]

    def descend(self, s: Any, x: int, path: list[Node]) -> int:
        me = self.known.seat
        while not self.rules.over(s) and len(path) < MAX_DEPTH:
            x = random_word(x)
            movers = self.to_move(s)
            seat = me if me in movers else movers[(x & 0xFFFF) * len(movers) >> 16]
            legal = self.legal(s, seat)
            if len(legal) == 1:
                self.rules.apply(s, seat, legal[0])
            elif seat != me and len(movers) > 1:  # what it chooses in secret has no node
                self.rules.apply(s, seat, self.best_move(s, seat, legal, x))
            else:
                child, is_new = self.explore(path[-1], s, seat)
                path.append(child)
                self.rules.apply(s, seat, child.move)
                if is_new:
                    return x
        return x

    def best_move(self, s: Any, seat: int, legal: list[int], x: int) -> int:
        return _best_move_of(self.game)(s, seat, legal, len(legal), x)

    def play_out(self, s: Any, x: int, last_turn: int) -> None:
        for _ in range(self.hints.cut_off):
            if self.rules.turns_ended(s) >= last_turn or self.rules.over(s):
                return
            x = random_word(x)
            movers = self.to_move(s)
            seat = movers[(x & 0xFFFF) * len(movers) >> 16]
            legal = self.legal(s, seat)
            if len(legal) == 1:
                move = legal[0]
            elif x >> 8 & 0xFF < self.hints.randomly:
                move = legal[(x >> 16) * len(legal) >> 16]
            else:
                move = self.best_move(s, seat, legal, x)
            self.rules.apply(s, seat, move)

    def rewards(self, s: Any) -> list[float]:
        """Half for being first, half for the lead over the best of the others."""
        seats = range(self.known.seats)
        if self.rules.over(s):
            points, places = [0] * len(seats), [0] * len(seats)
            self.rules.scores(s, points)
            self.rules.ranks(s, places)
            points = [100 * own for own in points]
        else:
            points = [self.rules.evaluate(s, seat) for seat in seats]
            places = [sum(other > own for other in points) for own in points]
        leads = [points[a] - max(points[b] for b in seats if b != a) for a in seats]
        scale = 100.0 * self.hints.margin
        return [
            (0.5 if places[seat] == 0 else 0.0) + 0.25 + 0.25 * min(1, max(-1, leads[seat] / scale))
            for seat in seats
        ]

    def decision(self) -> int:
        most = max(child.visits for child in self.root.children)
        near = [c for c in self.root.children if 100 * c.visits >= NEAR_BEST_PERCENT * most]
        s, seat = self.known.state, self.known.seat
        return max(near, key=lambda child: self.rules.move_score(s, seat, child.move)).move


def tree_of(search: Search, node: int = 0) -> Tree:
    """What the search has grown below a node."""
    found: Tree = {}
    nodes = search._tree
    child = nodes[node].first_child
    while child:
        one = nodes[child]
        found[(one.key,)] = one.visits, one.available, round(one.total, 9)
        found |= {(one.key, *path): values for path, values in tree_of(search, child).items()}
        child = one.next_sibling
    return found


def position(name: str, seats: int, choices: int, decisions: int = 0) -> Knowledge:
    """A random game after at least `decisions` moves, at a decision between `choices` or more."""
    table, rng = Table(games.find(name), seats, Secret(3)), random.Random(5)
    while True:
        seat = table.players_to_move[-1]
        known = Knowledge.of(table, seat, 1)
        if len(known.legal) >= choices and len(table.moves) >= decisions:
            return known
        table.play(rng.choice(known.legal))


POSITIONS = [
    ("ur", 2, 2, 20),
    ("morra", 3, 3, 0),
    ("priests-of-ra", 3, 2, 10),
    ("priests-of-ra", 4, 4, 70),
    ("amun-re", 3, 6, 0),
    ("amun-re", 4, 10, 150),
]


@pytest.mark.parametrize(("name", "seats", "choices", "decisions"), POSITIONS)
def test_the_search_grows_the_tree_that_is_described(
    name: str, seats: int, choices: int, decisions: int
) -> None:
    known = position(name, seats, choices, decisions)
    search, second = Search(known, 7, "plain", 60), SecondSearch(known, 7)
    while search.left:
        search.grow()
    second.grow(60)
    assert tree_of(search) == second.root.tree()
    assert search.best() == second.decision()
    assert len(tree_of(search)) > 10


@pytest.mark.parametrize("cut_off", [3, 1000])
def test_playouts_end_where_the_game_says(cut_off: int) -> None:
    known = position("ur", 2, 2, 30)
    hints = replace(known.game.search, cut_off=cut_off, randomly=128, margin=2, widening=0.3)
    known = replace(known, game=replace(known.game, search=hints))
    search, second = Search(known, 11, "plain", 40), SecondSearch(known, 11)
    while search.left:
        search.grow()
    second.grow(40)
    assert tree_of(search) == second.root.tree()


def test_a_kept_tree_is_the_one_below_the_move() -> None:
    known = position("amun-re", 3, 10, 150)
    search, second = Search(known, 7, "plain", 50), SecondSearch(known, 7)
    while search.left:
        search.grow()
    second.grow(50)
    below = max(second.root.children, key=lambda child: len(child.tree()))
    assert below.tree()
    next_search = Search(known, 8, "plain", 5)
    next_search.resume(_Kept(search, below.move))  # type: ignore[arg-type]
    assert tree_of(next_search) == below.tree()
    assert next_search._tree[0].visits == below.visits
    assert next_search.size() == len(below.tree()) + 1
    nothing = Search(known, 8, "plain", 5)
    nothing.resume(_Kept(search, len(known.game.moves) - 1))  # type: ignore[arg-type]
    assert nothing.size() == 1


@dataclass
class _Kept:
    search: Search
    move: int


def test_a_full_tree_grows_no_further() -> None:
    search = Search(position("ur", 2, 2, 20), 7, "plain", 6)
    trees = []
    for _ in range(60):
        search.left = 4
        search.grow()
        trees.append((search._tree[0].visits, tree_of(search)))
    assert search.size() == 7
    assert trees[-1] == trees[-2]
    assert trees[-1][0] < 4 * 60


def test_moves_without_visits_are_not_counted() -> None:
    search = Search(position("ur", 2, 2, 20), 7, "plain", 2)
    assert search.two_most_visits() == (0, 0)
    search.burst = 1
    search.grow()
    assert search.two_most_visits() == (1, 0)


def test_a_new_node_is_blank_whatever_was_there() -> None:
    tree = new_tree("plain", 3)
    for name, _ in NODE:
        setattr(tree[1], name, 9)
    assert add_child(tree, 0, 1, 5) == 1
    assert (tree[0].used, tree[0].first_child) == (2, 1)
    node = tree[1]
    assert node.key == SEAT_STEP + 5
    assert (node.total, node.visits, node.available) == (0, 0, 1)
    assert (node.first_child, node.next_sibling) == (0, 0)


def test_each_target_has_buffers_of_its_kind() -> None:
    """Lists for plain Python; arrays, that of the rewards with fractions, for compiled rules."""
    plain, compiled = new_buffers("plain", 5, 7), new_buffers("compiled", 5, 7)
    assert [len(buffer) for buffer in plain] == [len(buffer) for buffer in compiled] == [5, 7, 8, 8]
    assert all(type(buffer) is list for buffer in plain)
    assert [buffer.dtype.kind for buffer in compiled] == ["i", "i", "f", "i"]


@pytest.mark.parametrize("visits", [*permutations((5, 3, 1)), (5, 5, 1)])
def test_the_two_most_visits_are_found_in_any_order(visits: tuple[int, ...]) -> None:
    tree = new_tree("plain", 4)
    for move, count in enumerate(visits):
        tree[add_child(tree, 0, 0, move)].visits = count
    assert two_most_visits(tree) == tuple(sorted(visits, reverse=True)[:2])
