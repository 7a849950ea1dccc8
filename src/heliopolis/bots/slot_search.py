"""Tree search in many games at once: what nets take lessons from.

A bot searches one position. Here every slot of an array of games has room for a tree of its own, so
that a whole batch of decisions is searched by one call, by as many cores as there are, without
coming back to Python in between. A slot's search sees what its seat may know, as a bot does.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.bots import net_tree, tree
from heliopolis.bots.forward import Workspace, new_slot_workspaces
from heliopolis.bots.net_search import NODES_PER_ITERATION
from heliopolis.bots.net_tree import grow_with_net
from heliopolis.bots.nets import NetArrays
from heliopolis.bots.search import MAX_DEPTH
from heliopolis.bots.tree import MAX_SEATS, NONE, SEAT_STEP, decide, grow, new_records
from heliopolis.kernel.loops import resample_hidden
from heliopolis.kernel.rules import rule
from heliopolis.kernel.targets.engine import numpy

if TYPE_CHECKING:
    from heliopolis.bots.nets import Net
    from heliopolis.kernel.decision_loops import DecisionArrays
    from heliopolis.kernel.targets import Engine


class SlotSearchSettings(NamedTuple):
    """How every slot is searched."""

    iterations: int
    search: Any  # a record, see `tree.new_settings` and `net_tree.new_net_settings`


class SlotTrees(NamedTuple):
    """What a search works with, by slot."""

    actors: Any  # the seat that decides, as `decision_loops` leaves it
    counts: Any  # of its candidates
    candidates: Any
    seeds: Any  # of the searches
    pairs: Any  # two states: what the seat knows, and scratch
    nodes: Any
    path: Any
    rewards: Any
    points: Any
    visits: Any  # what a search leaves: by place among the candidates
    best: Any  # and the place of the move that a bot would make


class SlotNets(NamedTuple):
    """What a search with a net works with besides."""

    trees: SlotTrees
    marks: Any
    net: NetArrays
    work: Workspace  # every part of it by slot


def _assign_state(old: Any, source: int, new: Any, target: int) -> None:
    """What copying is on records."""
    new[target] = old[source]


@rule
def copy_between(old: Any, source: int, new: Any, target: int) -> None:
    """Make a state of one array equal to one of another."""
    new[target] = old[source].copy()


copy_between.when_compiled = _assign_state  # type: ignore[attr-defined]


@rule
def search_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: SlotSearchSettings,
    arrays: SlotTrees,
) -> None:
    """Search the decision of each slot, as `search:N` does."""
    for i in range(first, last):
        begin_search(states, i, arrays)
        seat = arrays.actors[i]
        grow(
            arrays.pairs[i], states[i].seats, seat, settings.iterations, arrays.seeds[i],
            settings.search, arrays.nodes[i], moves, arrays.path[i], arrays.rewards[i],
            arrays.points[i],
        )  # fmt: skip
        write_visits(i, decide(arrays.pairs[i], seat, arrays.nodes[i]), arrays)


@rule
def search_slots_with_net(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: SlotSearchSettings,
    arrays: SlotNets,
) -> None:
    """Search the decision of each slot with a net, as `netsearch:N` does."""
    trees, work = arrays.trees, arrays.work
    for i in range(first, last):
        begin_search(states, i, trees)
        own = Workspace(
            work.observation[i], work.seen[i], work.kept[i], work.sums[i], work.hidden[i],
            work.logits[i], work.values[i],
        )  # fmt: skip
        grow_with_net(
            trees.pairs[i], states[i].seats, trees.actors[i], settings.iterations,
            trees.seeds[i], settings.search, trees.nodes[i], moves, trees.path[i],
            trees.rewards[i], trees.points[i], arrays.marks[i], arrays.net, own,
        )  # fmt: skip
        write_visits(i, -1, trees)


@rule
def begin_search(states: Any, i: int, arrays: SlotTrees) -> None:
    """Give the search of a slot what its seat knows, and an empty tree."""
    pair, nodes = arrays.pairs[i], arrays.nodes[i]
    copy_between(states, i, pair, 0)
    resample_hidden(pair[0], arrays.actors[i], arrays.seeds[i])
    nodes[0].used = 1
    nodes[0].visits = 0
    nodes[0].first_child = NONE


@rule
def write_visits(i: int, chosen: int, arrays: SlotTrees) -> None:
    """Write how often each candidate was visited, and the place of the chosen one.

    Without a chosen move, or where there was no room for it, it is the most visited candidate.
    """
    nodes, candidates, visits = arrays.nodes[i], arrays.candidates[i], arrays.visits[i]
    place = -1
    most = -1
    for k in range(arrays.counts[i]):
        visits[k] = 0
        child = nodes[0].first_child
        while child != NONE and nodes[child].key % SEAT_STEP != candidates[k]:
            child = nodes[child].next_sibling
        if child != NONE:
            visits[k] = nodes[child].visits
        if candidates[k] == chosen:
            place = k
        if most < 0 or visits[k] > visits[most]:
            most = k
    for k in range(arrays.counts[i], len(visits)):
        visits[k] = 0  # of an earlier decision
    arrays.best[i] = place if place >= 0 else most


# --- Allocation -----------------------------------------------------------------------------------


def new_slot_trees(engine: Engine, decisions: DecisionArrays, nodes: int, fields: Any) -> SlotTrees:
    """Return room for searching the decisions of a batch, on the plain or the compiled target."""
    count, places = len(decisions.actors), len(decisions.candidates[0])

    def room(*shape: int, kind: str = "int64") -> Any:
        made = numpy().zeros((count, *shape), kind)
        return made.tolist() if engine.target == "plain" else made

    pairs, trees = engine.states(2 * count), new_records(engine.target, fields, count * nodes)
    if engine.target == "plain":
        pairs = [pairs[2 * i : 2 * i + 2] for i in range(count)]
        trees = [trees[nodes * i : nodes * (i + 1)] for i in range(count)]
    else:
        pairs, trees = pairs.reshape(count, 2), trees.reshape(count, nodes)
    return SlotTrees(
        actors=decisions.actors,
        counts=decisions.counts,
        candidates=decisions.candidates,
        seeds=room(),
        pairs=pairs,
        nodes=trees,
        path=room(MAX_DEPTH),
        rewards=room(MAX_SEATS, kind="float64"),
        points=room(MAX_SEATS),
        visits=room(places),
        best=room(),
    )


class SlotSearch:
    """Searches the decisions of all slots, without a net or, on the compiled target, with one."""

    def __init__(
        self,
        engine: Engine,
        decisions: DecisionArrays,
        iterations: int,
        net: Net | None = None,
    ) -> None:
        """`decisions` is what `decision_loops` leaves; each search reads it anew."""
        game, self._engine = engine.game, engine
        self.loop: Any
        self._arrays: Any
        if net is None:
            self.loop, fields, nodes = search_slots, tree.NODE, iterations + 1
            search = tree.new_settings(engine.target, game)
        else:
            self.loop, fields = search_slots_with_net, net_tree.NET_NODE
            nodes = len(game.moves) + NODES_PER_ITERATION * iterations
            search = net_tree.new_net_settings(engine.target, game)
        self._settings = SlotSearchSettings(iterations, search)
        self._trees = new_slot_trees(engine, decisions, nodes, fields)
        self._arrays = self._trees
        if net is not None:
            count = len(decisions.actors)
            self._arrays = SlotNets(
                trees=self._trees,
                marks=engine.zeros(count, len(game.moves)),
                net=net.arrays(engine),
                work=new_slot_workspaces(engine, net, count),
            )

    def run(self, states: Any, first_seed: int, threads: int = 1) -> tuple[Any, Any]:
        """Search all slots, with a seed of its own each.

        Return the visits of each candidate, and the place of the best: until the next call.
        """
        for i in range(len(self._trees.seeds)):
            self._trees.seeds[i] = first_seed + i
        self._engine.over_slots(self.loop, states, self._settings, self._arrays, threads)
        return self._trees.visits, self._trees.best
