"""CH-3, CH-4, CH-12: ships, the network, and ships that are moved."""

from __future__ import annotations

import pytest

from heliopolis.games.catan.cheops import GAME
from heliopolis.games.catan.cheops.state import NO_WATER
from heliopolis.games.catan.state import OFF_LAND
from tests.games.catan.cheops.positions import Position, edge


@pytest.mark.rule("CH-4.1", "CH-4.2")
@pytest.mark.vector("CH-X8")
def test_edges_take_roads_or_ships_by_what_lies_beside_them() -> None:
    s = Position().state

    def kinds(name: str) -> tuple[bool, bool]:
        return s.road[edge(name)] != OFF_LAND, s.ship[edge(name)] != NO_WATER

    assert kinds("2,1,se") == (False, True)
    assert kinds("1,2,e") == (True, True)
    assert kinds("1,3,se") == (True, False)
    assert kinds("2,8,se") == (False, False)
    position = Position().settle(1, "1,3,n").ship(1, "1,2,e").settle(0, "2,2,n").turn()
    position.give(0, brick=1, lumber=1, wool=1)
    assert position.refused("0: build_road 1,2,e") == "CB-1.4"
    assert position.refused("0: build_ship 1,2,e") == "CH-4.2"
    assert position.refused("0: build_ship 1,3,se") == "CH-4.1"
    assert position.refused("0: build_ship 2,8,se") == "CH-4.1"


@pytest.mark.rule("CH-4.1")
def test_the_mediterranean_can_be_closed() -> None:
    everywhere, narrow = Position().state, Position(ship_waters="nile_and_red_sea").state
    coast, nile = edge("6,2,ne"), edge("2,4,se")
    assert everywhere.ship[coast] != NO_WATER
    assert narrow.ship[coast] == NO_WATER
    assert narrow.ship[nile] != NO_WATER


@pytest.mark.rule("CH-3.1", "CH-4.3")
def test_a_ship_is_paid_and_placed() -> None:
    position = Position().settle(0, "2,5,n").turn()
    assert position.refused("0: build_ship 2,4,se") == "CB-8.1"
    position.give(0, lumber=1, wool=1)
    assert position.refused("0: build_ship 5,5,e") == "CH-4.3"
    position.play("0: build_ship 2,4,se")
    assert (position.hand(0), position.state.ships_left[0]) == ({}, 7)
    assert position.view()["ships"] == {"2,4,se": 0}
    assert position.view()["roads"] == {}


@pytest.mark.rule("CH-4.3", "CH-4.4", "CH-4.8", "CH-12.1")
@pytest.mark.vector("CH-X9")
def test_roads_and_ships_extend_each_other() -> None:
    goods = {"brick": 2, "lumber": 2, "wool": 2, "grain": 1}
    position = Position().settle(0, "2,5,n").ship(0, "2,4,se").give(0, **goods).turn()
    assert "build_road 1,5,e" in position.legal("build_road")
    assert "build_ship 1,5,e" in position.legal("build_ship")
    assert position.refused("0: build_settlement 2,4,s") == "CB-8.4"
    strict = Position(ship_rules="seafarers").settle(0, "2,5,n").ship(0, "2,4,se")
    strict.give(0, **goods).turn()
    assert strict.refused("0: build_road 1,5,e") == "CB-8.2"
    assert "build_ship 1,5,e" in strict.legal("build_ship")
    # Where the player has a building, both join.
    assert strict.legal("build_road") == ["build_road 2,4,e", "build_road 2,5,ne"]


@pytest.mark.rule("CH-4.3", "CH-4.4", "CH-5.2")
@pytest.mark.vector("CH-X10")
def test_networks_end_at_opponents_buildings_but_routes_do_not() -> None:
    position = Position().settle(0, "3,4,s").ship(0, "2,5,ne", "2,4,se").settle(1, "2,4,s")
    position.give(0, brick=1, lumber=1, wool=1).turn()
    assert position.refused("0: build_road 1,5,e") == "CB-8.2"
    assert position.refused("0: build_ship 1,5,e") == "CH-4.3"
    assert [port["harbour"] for port in position.view()["players"][0]["reaches"]] == ["h5"]


@pytest.mark.rule("CH-4.5")
def test_a_settlement_may_stand_where_a_ship_ends() -> None:
    position = Position().settle(0, "1,6,n").ship(0, "1,5,e").ship(0, "2,4,se").turn()
    position.give(0, brick=1, lumber=1, wool=1, grain=1)
    assert position.legal("build_settlement") == ["build_settlement 2,5,n"]
    position.play("0: build_settlement 2,5,n")
    assert position.points[0] == 2


@pytest.mark.rule("CH-4.6", "CH-4.7")
@pytest.mark.vector("CH-X26")
def test_a_player_has_eight_ships() -> None:
    position = Position().settle(0, "2,5,n").card(0, "road_building")
    position.ship(0, "2,4,se", "2,4,e", "2,4,ne", "2,3,se", "1,5,e", "1,5,ne", "2,5,ne", "2,5,e")
    position.give(0, lumber=1, wool=1, brick=1).turn()
    assert position.state.ships_left[0] == 0
    assert position.legal("build_ship") == []
    assert position.refused("0: build_ship 2,3,e") == "CH-4.6"
    assert position.legal("build_road")
    position.play("0: play_road_building")
    assert position.legal("place_free_ship") == []
    assert position.refused("0: place_free_ship 2,3,e") == "CH-4.6"
    assert position.legal("place_free_road")


@pytest.mark.rule("CH-4.6")
def test_ships_are_never_moved() -> None:
    position = Position().settle(0, "2,5,n").ship(0, "2,4,se").turn()
    assert position.legal("move_ship") == []
    assert position.refused("0: move_ship 2,4,se") == "CH-4.6"


@pytest.mark.rule("CH-4.7")
def test_road_building_lays_roads_or_ships() -> None:
    position = Position().settle(0, "2,5,n").card(0, "road_building").turn()
    position.play("0: play_road_building", "0: place_free_ship 2,4,se", "0: place_free_road 1,5,e")
    assert position.phase == "main"
    assert (position.state.ships_left[0], position.state.roads_left[0]) == (7, 14)
    assert position.state.built == 0


@pytest.mark.rule("CH-4.7")
def test_road_building_lays_roads_only_by_option() -> None:
    position = Position(road_building_ships="false").settle(0, "2,5,n").card(0, "road_building")
    position.turn().play("0: play_road_building")
    assert position.legal("place_free_ship") == []
    assert position.refused("0: place_free_ship 2,4,se") == "CH-4.7"


@pytest.mark.rule("CH-4.7")
def test_road_building_without_roads_lays_ships() -> None:
    position = Position().settle(0, "2,5,n").card(0, "road_building").turn()
    s = position.state
    s.roads_left[0] = 0
    assert "play_road_building" in position.legal()
    GAME.rules.apply(s, 0, GAME.moves.parse("play_road_building"))
    assert position.legal("place_free_road") == []
    assert position.refused("0: place_free_road 2,5,ne") == "CB-2.2"
    assert position.legal("place_free_ship")


# --- By the Seafarers rules -----------------------------------------------------------------------


def seafarers() -> Position:
    position = Position(ship_rules="seafarers").settle(0, "2,5,n").ship(0, "2,4,se", "1,5,e")
    return position.old_ships().turn()


@pytest.mark.rule("CH-12.2")
@pytest.mark.vector("CH-X34")
def test_a_ship_with_an_open_end_may_be_moved() -> None:
    position = seafarers().give(0, wool=4)
    assert position.legal("move_ship") == ["move_ship 1,5,e"]
    position.play("0: move_ship 1,5,e")
    targets = position.legal()
    assert "move_ship_to 1,5,ne" in targets
    assert "move_ship_to 2,4,e" in targets
    assert position.refused("0: move_ship_to 1,5,e") == "CH-12.2"
    assert position.refused("0: end_turn") == "CH-12.2"
    position.play("0: move_ship_to 1,5,ne")
    assert position.legal("move_ship") == []
    assert position.refused("0: move_ship 1,5,ne") == "CH-12.2"
    assert position.refused("0: bank_trade wool ore") == "CB-4.2"
    assert position.view()["ships"] == {"2,4,se": 0, "1,5,ne": 0}


@pytest.mark.rule("CH-12.2")
def test_a_new_ship_stays_for_this_turn() -> None:
    position = seafarers().give(0, lumber=1, wool=1).play("0: build_ship 2,4,e")
    assert position.refused("0: move_ship 2,4,e") == "CH-12.2"
    position.old_ships().turn()
    assert "move_ship 2,4,e" in position.legal("move_ship")


@pytest.mark.rule("CH-12.2", "CH-12.3")
def test_routes_are_recomputed_after_a_ship_has_moved() -> None:
    position = seafarers().settle(1, "1,6,n")
    assert [port["harbour"] for port in position.view()["players"][0]["reaches"]] == ["h5"]
    position.give(0, brick=3).play("0: move_ship 1,5,e")
    assert position.view()["lifted"] == "1,5,e"
    position.play("0: move_ship_to 2,4,e")
    assert position.view()["players"][0]["reaches"] == []


@pytest.mark.rule("CH-12.2")
def test_a_ship_between_buildings_has_no_open_end() -> None:
    position = Position(ship_rules="seafarers").settle(0, "2,5,n", "1,6,n")
    position.ship(0, "2,4,se", "1,5,e").old_ships().turn()
    assert position.legal("move_ship") == []


@pytest.mark.rule("CH-12.2")
def test_only_own_ships_can_be_moved() -> None:
    position = seafarers().settle(1, "3,5,s").ship(1, "2,6,ne").road(0, "2,5,ne")
    assert position.refused("0: move_ship 2,6,ne") == "CH-12.2"
    assert position.refused("0: move_ship 2,5,ne") == "CH-12.2"
