"""What the island's view shows besides the state: costs, what points are for, the longest road; and
the worked examples that the browser draws."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from heliopolis.games.catan.island import GAME
from tests.games.catan.positions import Island

EXAMPLES: list[dict[str, Any]] = json.loads(
    files("heliopolis.games.catan.island").joinpath("examples.json").read_text("utf-8")
)
PATH = ("-1,-1,se", "-1,0,ne", "0,-1,se", "0,0,ne", "1,-1,se", "1,0,ne", "2,-1,se")


def player(position: Island, seat: int, observer: int | None = None) -> dict[str, Any]:
    seen: dict[str, Any] = GAME.presentation.view(position.state, observer)["players"][seat]
    return seen


@pytest.mark.rule("CB-10.1")
def test_the_view_lists_the_edges_of_the_longest_road() -> None:
    position = Island().road(0, *PATH, "0,-1,e")
    assert player(position, 0)["road_edges"] in ([*PATH], [*reversed(PATH)])
    position.settle(1, "0,0,n")
    assert sorted(player(position, 0)["road_edges"]) == sorted(PATH[3:])
    assert player(position, 1)["road_edges"] == []


@pytest.mark.rule("CB-10.1")
def test_the_longest_road_may_be_a_ring() -> None:
    ring = ("0,0,ne", "0,0,e", "0,0,se", "-1,1,ne", "-1,0,e", "0,-1,se")
    assert sorted(player(Island().road(0, *ring), 0)["road_edges"]) == sorted(ring)


@pytest.mark.rule("CB-12.1")
def test_the_view_shows_what_points_are_for() -> None:
    position = Island().settle(0, "0,1,s").city(0, "2,-2,n").road(0, *PATH).knights(3)
    position.holds(0, victory_point=2)
    everybody = {"settlements": 1, "cities": 2, "longest_road": 2, "largest_army": 2}
    assert player(position, 0)["points_for"] == everybody
    assert player(position, 0, 0)["points_for"] == {**everybody, "victory_points": 2}
    assert sum(player(position, 0, 0)["points_for"].values()) == player(position, 0, 0)["points"]


@pytest.mark.rule("CB-8.1")
def test_the_view_shows_the_costs() -> None:
    costs = GAME.presentation.view(Island().state, None)["costs"]
    assert list(costs) == ["road", "settlement", "city", "development_card"]
    assert costs["city"] == {"grain": 2, "ore": 3}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_examples_for_the_browser_are_up_to_date(example: dict[str, Any]) -> None:
    position = Island()
    for edge, seat in example["roads"].items():
        position.road(seat, edge)
    for vertex, seat in example["settlements"].items():
        position.settle(seat, vertex)
    seen = GAME.presentation.view(position.state, None)
    assert set(example["hexes"]) <= set(seen["hexes"])
    if "length" in example:
        assert seen["players"][0]["road_length"] == example["length"]
    if "longest" in example:
        assert sorted(seen["players"][0]["road_edges"]) == sorted(example["longest"])
    if "ratios" in example:
        assert seen["players"][0]["ratios"] == example["ratios"]
        assert set(example["harbours"]) <= set(seen["harbours"])
    beside = position.hand(0, brick=1, lumber=1, wool=1, grain=1)
    for vertex in example.get("forbidden", []):
        beside.road(0, _road_to(beside, vertex))
        assert beside.refused(f"0: build_settlement {vertex}") == "CB-8.4"
    for vertex in example.get("allowed", []):
        beside.road(0, _road_to(beside, vertex))
        assert beside.refused(f"0: build_settlement {vertex}") is None


def _road_to(position: Island, vertex: str) -> str:
    """A free edge that ends at a vertex."""
    index = position.frame.vertex_names.index(vertex)
    edges: Any = position.frame.names()["VERTEX_EDGES"]
    free = [edge for edge in edges[index] if edge >= 0 and position.state.road[edge] == -1]
    return str(position.frame.edge_names[free[0]])
