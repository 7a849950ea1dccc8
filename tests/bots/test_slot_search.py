"""Search in many games at once is the search of bots, and sees no more than they do."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots.bot import Knowledge
from heliopolis.bots.net_search import NetSearch
from heliopolis.bots.nets import Net
from heliopolis.bots.search import Search
from heliopolis.bots.slot_search import SlotSearch
from heliopolis.bots.tree import SEAT_STEP
from tests.bots.random_nets import random_net
from tests.kernel.test_decisions import Played

SEED = 77
ITERATIONS = 12


def visits_of_bots(played: Played, target: str, net: Net | None = None) -> list[dict[int, int]]:
    """Return what a bot's search visits in each slot, by move."""
    found = []
    for slot, s in enumerate(played.states):
        state: Any = s if target == "plain" else played.game.state.from_record(s)
        seat, seed = int(played.arrays.actors[slot]), SEED + slot
        known = Knowledge(played.game, state.seats, seat, state, []).sample(seed)
        search = (
            NetSearch(known, seed, target, ITERATIONS, net)
            if net
            else Search(known, seed, target, ITERATIONS)
        )
        while search.left:
            search.grow()
        visits = {key % SEAT_STEP: count for key, count, _ in root_nodes(search)}
        found.append({move: count for move, count in visits.items() if count})
    return found


def root_nodes(search: Search) -> list[tuple[int, int, float]]:
    """Return key, visits and rewards of the moves at the root."""
    nodes, child = search._tree, search._tree[0].first_child
    found = []
    while child:
        found.append((int(nodes[child].key), int(nodes[child].visits), float(nodes[child].total)))
        child = nodes[child].next_sibling
    return found


def visits_of_slots(
    played: Played, net: Net | None = None
) -> tuple[list[dict[int, int]], list[int]]:
    search = SlotSearch(played.engine, played.arrays, ITERATIONS, net)
    visits, best = search.run(played.states, SEED)
    found = []
    for slot, count in enumerate(played.told("counts")):
        moves = played.told("candidates")[slot][:count]
        by_move = dict(zip(moves, map(int, visits[slot][:count]), strict=True))
        assert not any(visits[slot][count:])
        found.append({move: number for move, number in by_move.items() if number})
    return found, [int(place) for place in best]


@pytest.mark.parametrize("name", ["priests-of-ra", "amun-re", "catan-island"])
def test_slots_are_searched_as_bots_search(name: str) -> None:
    played = Played(games.find(name), "plain")
    for _ in range(2):
        found, best = visits_of_slots(played)
        assert found == visits_of_bots(played, "plain")
        assert all(sum(visits.values()) == ITERATIONS for visits in found)
        played.step(best)


@pytest.mark.compiled
def test_compiled_slots_are_searched_as_bots_search() -> None:
    played = Played(games.find("ur"), "compiled")
    for _ in range(10):
        found, best = visits_of_slots(played)
        assert found == visits_of_bots(played, "compiled")
        played.step(best)


@pytest.mark.compiled
def test_slots_are_searched_with_a_net_as_bots_search() -> None:
    played = Played(games.find("ur"), "compiled")
    net = random_net(played.game, (12, 8))
    for _ in range(10):
        found, best = visits_of_slots(played, net)
        assert found == visits_of_bots(played, "compiled", net)
        assert all(sum(visits.values()) == ITERATIONS for visits in found)
        played.step(best)


@pytest.mark.parametrize("name", ["amun-re", "catan-island"])
def test_a_search_depends_on_nothing_that_its_seat_cannot_know(name: str) -> None:
    game = games.find(name)
    played = Played(game, "plain")
    for step in range(60):  # until there is something to hide
        played.step([step % count for count in played.told("counts")])
    for _ in range(2):
        found, best = visits_of_slots(played)
        others = Played(game, "plain")
        for slot, s in enumerate(played.states):
            others.states[slot] = s.copy()
            seat = played.arrays.actors[slot]
            game.rules.resample_hidden(others.states[slot], seat, 1000 + slot)
            for part in ("actors", "counts", "candidates"):
                getattr(others.arrays, part)[slot] = getattr(played.arrays, part)[slot]
        assert visits_of_slots(others) == (found, best)
        played.step(best)
