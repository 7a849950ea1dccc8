from __future__ import annotations

import copy
from typing import Any

import pytest

import heliopolis
from heliopolis.errors import BadSetupError
from heliopolis.games.catan.alexander import GAME, board
from heliopolis.games.catan.alexander.board import DATA, FRAME, OWN
from heliopolis.games.catan.alexander.ending import rule_against_settlement_place
from tests.games.catan.positions import Campaign


def changed(**route: Any) -> dict[str, Any]:
    data = copy.deepcopy({"route": OWN["route"]})
    data["route"].update(route)
    return data


def with_crossing(index: int, **changes: Any) -> dict[str, Any]:
    data = changed()
    data["route"]["crossings"][index].update(changes)
    return data


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"route": 7}, "'route'"),
        (changed(crossings=[]), "'route.crossings'"),
        (changed(crossings=OWN["route"]["crossings"][:3]), "'route.crossings': 3 is not in 4..50"),
        (changed(start_arrow="5,5,E"), "'route.start_arrow'"),
        (changed(start_arrow=OWN["route"]["crossings"][0]["arrow_after"]), "'route.start_arrow'"),
        (changed(end_arrow="5,5,E"), "'route.end_arrow'"),
        (changed(end_arrow=None), "'route.end_arrow'"),
        (changed(end_arrow=OWN["route"]["crossings"][-2]["arrow_after"]), "'route.end_arrow'"),
        (with_crossing(44, arrow_after="3,6,NE"), r"'route.crossings.44.arrow_after'"),
        ({"hexes": {"2,0": {"number": 8}}}, "'hexes.2,0.number'"),
        (with_crossing(3, vertex="0,1,N"), r"'route.crossings.2.arrow_after'"),
        (with_crossing(3, kind="palace"), r"'route.crossings.3.kind'"),
        (with_crossing(3, kind="event"), "'route.crossings'"),
        (with_crossing(3, kind="violet"), "'route.crossings'"),
        (with_crossing(0, kind="empty"), r"'route.crossings.0.kind'"),
        (with_crossing(44, kind="empty"), "'route.crossings'"),
        (with_crossing(2, arrow_after="5,5,E"), r"'route.crossings.2.arrow_after'"),
        ({"hexes": {"5,3": {"terrain": "fields"}}}, "'hexes.5,3.number'"),
        ({"hexes": {"-1,2": {"terrain": "sea", "number": None}}}, "'harbours"),
    ],
)
@pytest.mark.rule("AL-2.3", "AL-5.1")
def test_an_invalid_board_is_refused_with_the_name_of_the_field(data: Any, field: str) -> None:
    with pytest.raises(BadSetupError, match=field):
        heliopolis.new("catan-alexander", board=data)


def test_a_corrected_board_can_be_played() -> None:
    corrected = {"hexes": {"0,0": {"number": 4}}}
    table = heliopolis.new("catan-alexander", seed=1, board=corrected)
    assert table.view()["table"]["hexes"]["0,0"]["number"] == 4
    assert heliopolis.load(table.journal).journal == table.journal


def test_a_board_of_the_specification_is_accepted() -> None:
    given = {**OWN, "row_col": "remark", "named_vertices": {}, "named_edges": {}, "derived": {}}
    assert board.encode(given) == board.encode(OWN)
    assert board.encode({"schema": "remark", "boards": {"own": given}}) == board.encode(OWN)


def test_game_and_board_have_the_counts_of_the_specification() -> None:
    assert GAME.state.dtype().itemsize <= 2048
    assert [book.prefix for book in GAME.books] == ["CB", "AL"]
    assert len(GAME.rule_ids) == 66 + 53
    buildable = [v for v in Campaign().state.owner if v != -2]
    assert len(buildable) == 155
    assert len([e for e in Campaign().state.road if e != -2]) == 208
    assert sum(DATA["event_chits"][kind] for kind in ("famine", "bridge", "battle", "statue")) == 28


@pytest.mark.rule("AL-10.4")
@pytest.mark.vector("AL-X13")
@pytest.mark.parametrize(
    ("guard", "free"),
    [
        ("strict", {0: 75, 4: 83, 5: 85, 20: 107, 42: 147, 43: 149}),
        ("lenient", {0: 75, 4: 84, 5: 86, 20: 109, 42: 149, 43: 150}),
    ],
)
def test_the_route_guard_leaves_the_expected_number_of_places(
    guard: str, free: dict[int, int]
) -> None:
    position = Campaign(route_guard=guard)
    for passed, count in free.items():
        position.state.position = passed
        places = [
            vertex
            for vertex in range(len(FRAME.vertices))
            if position.state.owner[vertex] == -1
            and position.call(rule_against_settlement_place, vertex) == 0
        ]
        assert len(places) == count, passed


@pytest.mark.rule("AL-10.4", "AL-10.5", "AL-10.3", "CB-8.4")
@pytest.mark.vector("AL-X12")
def test_the_route_in_the_levant_goes_there_and_back() -> None:
    position = Campaign().no_pile().at(12).settle(0, "1,5,n").road(0, "0,5,e", "0,4,se")
    position.road(0, "0,4,e", "1,3,se").hand(0, brick=2, lumber=2, wool=1, grain=3, ore=3)
    assert position.refused("0: build_settlement 1,4,n") == "AL-10.4"
    assert position.refused("0: build_road 1,3,e") is None
    assert position.refused("0: build_city 1,5,n") is None
    position.at(20)
    assert position.refused("0: build_settlement 1,4,n") is None
    position.settle(1, "2,3,s")
    assert position.refused("0: build_settlement 1,4,n") == "CB-8.4"
