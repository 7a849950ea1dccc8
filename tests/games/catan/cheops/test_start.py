"""CH-1, CH-2: set-up and start placement."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.catan.cheops.board import FRAME
from heliopolis.games.catan.components import DESERT
from tests.games.catan.cheops.positions import Position, hexagon


def place_all(position: Position, rounds: int = 3) -> list[int]:
    """Place a settlement and a road for every player, anywhere; return the seats in order."""
    order = []
    for _ in range(rounds * position.state.seats):
        seat = position.state.actor
        order.append(seat)
        position.play(f"{seat}: {position.legal('setup_settlement')[0]}")
        if position.phase == "setup_road":
            position.play(f"{seat}: {position.legal('setup_road')[0]}")
    return order


@pytest.mark.rule("CH-1.1", "CH-1.3", "CH-2.1")
def test_every_player_starts_with_the_same_pieces() -> None:
    for seats in (3, 4):
        s = Position(seats).state
        assert [s.hand[seat][5] for seat in range(seats)] == [3] * seats
        assert s.bank == [19, 19, 19, 19, 19, 40 - 3 * seats]
        assert (s.target, s.pharaoh_stock, s.trade_build) == (12, 16, 1)
        assert (s.roads_left[0], s.settlements_left[0], s.cities_left[0]) == (15, 5, 4)
        assert s.ships_left[:seats] == [8] * seats
        assert (s.laid, s.site_open, s.blessed, s.cursed) == (0, 0, -1, 0)


@pytest.mark.rule("CH-2.1", "CH-12.3")
def test_options_change_the_numbers_of_pieces() -> None:
    s = Position(pharaoh_blocks=15, ships_per_player=15, victory_target=10).state
    assert (s.pharaoh_stock, s.ships_left[0], s.target) == (15, 15, 10)


@pytest.mark.rule("CH-2.3", "CH-2.8")
@pytest.mark.vector("CH-X4")
def test_three_rounds_go_clockwise_back_and_clockwise_again() -> None:
    position = Position(4)
    assert place_all(position) == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]
    assert (position.phase, position.state.active) == ("before_roll", 0)
    assert place_all(Position(3)) == [0, 1, 2, 2, 1, 0, 0, 1, 2]


@pytest.mark.rule("CH-2.3")
def test_the_third_round_may_begin_with_the_last_seat() -> None:
    assert place_all(Position(4, third_round_order="last_seat"))[8:] == [3, 0, 1, 2]


@pytest.mark.rule("CH-2.4")
@pytest.mark.vector("CH-X5")
def test_start_settlements_stand_on_the_banks() -> None:
    position = Position()
    assert len(position.legal("setup_settlement")) == 44
    assert position.refused("0: setup_settlement 3,2,n") == "CH-2.4"
    for corner in ("0,4,n", "1,3,s", "0,5,n", "0,4,s", "-1,5,n", "0,3,s"):
        assert position.refused(f"0: setup_settlement {corner}") == "CH-2.4"
    position.play("0: setup_settlement 3,1,s", "0: setup_road 3,1,se")
    for near in ("2,2,n", "2,3,n", "3,2,n"):
        assert position.refused(f"1: setup_settlement {near}") in ("CB-8.4", "CB-1.1"), near


@pytest.mark.rule("CH-2.5")
def test_a_road_follows_each_settlement() -> None:
    position = Position().play("0: setup_settlement 3,4,s")
    assert position.phase == "setup_road"
    assert all(move.startswith("setup_road") for move in position.legal())
    assert position.refused("0: setup_road 1,1,ne") == "CB-3.4"
    assert position.refused("0: setup_ship 2,5,ne") == "CH-2.5"


@pytest.mark.rule("CH-2.5")
def test_the_third_settlement_may_come_without_a_road() -> None:
    position = Position(third_start_road="false")
    assert place_all(position) == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]
    assert [15 - n for n in position.state.roads_left] == [2, 2, 2, 2]
    assert position.phase == "before_roll"


@pytest.mark.rule("CH-2.5", "CH-4.1", "CH-12.3")
@pytest.mark.parametrize("options", [{"setup_ship": "true"}, {"ship_rules": "seafarers"}])
def test_a_ship_may_take_the_place_of_a_start_road(options: dict[str, Any]) -> None:
    position = Position(**options).play("0: setup_settlement 2,5,n")
    assert "setup_ship 2,4,se" in position.legal()
    assert "setup_ship 2,5,ne" in position.legal()
    assert position.refused("0: setup_ship 1,5,e") == "CH-2.5"
    position.play("0: setup_ship 2,4,se")
    assert position.state.ships_left[0] == 7
    assert position.state.actor == 1


@pytest.mark.rule("CH-4.1")
def test_a_start_ship_needs_water() -> None:
    position = Position(setup_ship="true").play("0: setup_settlement 1,4,n")
    assert position.refused("0: setup_ship 1,3,se") == "CH-4.1"


@pytest.mark.rule("CH-2.6")
@pytest.mark.vector("CH-X6")
@pytest.mark.parametrize(
    ("vertex", "goods", "gold"),
    [
        ("3,4,n", {"grain": 1, "wool": 1}, 0),
        ("1,8,n", {"brick": 1}, 1),
        ("3,1,s", {"grain": 2}, 0),
        ("2,3,s", {"wool": 1}, 0),
    ],
)
def test_the_third_settlement_brings_goods(vertex: str, goods: dict[str, int], gold: int) -> None:
    position = Position(3)
    for name in ("5,0,s", "4,0,s", "2,0,s", "6,0,s", "3,6,s", "2,5,s"):
        seat = position.state.actor
        position.play(f"{seat}: setup_settlement {name}")
        position.play(f"{seat}: {position.legal('setup_road')[0]}")
    assert position.hand(0) == {}
    position.play(f"0: setup_settlement {vertex}")
    assert (position.hand(0), position.gold(0)) == (goods, 3 + gold)


@pytest.mark.rule("CH-2.6")
def test_gold_at_the_start_is_an_option() -> None:
    position = Position(3, setup_gold_piece="false")
    place_all(position, 2)
    position.play("0: setup_settlement 1,8,n")
    assert (position.hand(0), position.gold(0)) == ({"brick": 1}, 3)


@pytest.mark.rule("CH-2.6")
def test_second_settlements_bring_goods_by_option() -> None:
    position = Position(3, start_resources="second_and_third")
    place_all(position, 1)
    position.play("2: setup_settlement 3,4,n")
    assert position.hand(2) == {"grain": 1, "wool": 1}


@pytest.mark.rule("CH-2.2")
def test_the_robber_starts_on_a_desert() -> None:
    assert FRAME.hex_names[Position().state.robber] == "4,4"
    found = {Position(robber_start="random_desert").state.robber}
    assert all(Position().state.terrain[hex_] == DESERT for hex_ in found)


@pytest.mark.rule("CH-2.2")
def test_the_first_player_may_choose_the_desert() -> None:
    position = Position(robber_start="first_player_chooses")
    assert position.phase == "choose_robber_desert"
    assert len(position.legal()) == 17
    assert position.refused("0: choose_robber_desert 0,4") == "CH-2.2"
    assert position.refused("0: setup_settlement 3,1,s") == "CH-2.2"
    assert position.refused("1: choose_robber_desert 0,2") == "CB-4.3"
    position.play("0: choose_robber_desert 0,2")
    assert position.state.robber == hexagon("0,2")
    assert (position.phase, position.state.actor) == ("setup_settlement", 0)


@pytest.mark.rule("CH-1.2")
def test_longest_road_is_not_used() -> None:
    position = Position().settle(0, "3,4,s").road(0, "3,4,se").turn()
    path = ["3,5,ne", "3,4,e", "4,3,se", "4,3,e", "5,2,se"]
    for name in path:
        position.give(0, brick=1, lumber=1).play(f"0: build_road {name}")
    assert position.state.road_length[0] == 0
    assert position.points == [1, 0, 0, 0]
