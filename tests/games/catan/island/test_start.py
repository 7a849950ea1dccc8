from __future__ import annotations

import pytest

import heliopolis
from heliopolis.games.catan.island import GAME
from tests.games.catan.positions import Island, Position


class Start(Position):
    game, specialize = Island.game, Island.specialize


@pytest.mark.rule("CB-3.1", "CB-2.1", "CB-2.2", "CB-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_and_cards_are_laid_out(seats: int) -> None:
    s = Start(seats).state
    assert s.bank[:5] == [19] * 5
    assert (s.roads_left[0], s.settlements_left[0], s.cities_left[0]) == (15, 5, 4)
    assert s.deck == [14, 5, 2, 2, 2]
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("CB-3.4", "CB-3.6", "CB-1.5")
def test_placing_goes_round_and_back() -> None:
    position = Start(4)
    order = []
    while position.phase.startswith("setup"):
        seat = position.state.actor
        move = position.legal(seat)[0]
        if move.startswith("setup_settlement"):
            order.append(seat)
        position.play(f"{seat}: {move}")
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]
    assert (position.phase, position.state.active) == ("before_roll", 0)
    assert position.state.road_holder == -1
    # Of the placing nothing is left: a position does not tell how it came about.
    assert (position.state.pending, position.state.start_vertex) == (0, 0)


@pytest.mark.rule("CB-3.4", "CB-8.4")
def test_first_settlements_keep_their_distance_and_roads_touch_them() -> None:
    position = Start(3)
    assert len(position.legal(0)) == 54
    position.play("0: setup_settlement 0,0,n")
    assert position.legal(0) == sorted(
        f"setup_road {edge}" for edge in ("0,0,ne", "0,-1,se", "0,-1,e")
    )
    assert position.refused("0: setup_road 2,0,e") == "CB-3.4"
    position.play("0: setup_road 0,0,ne")
    assert position.refused("1: setup_settlement 1,-1,s") == "CB-8.4"
    assert position.refused("1: setup_settlement 0,0,n") == "CB-1.4"
    assert position.refused("0: setup_settlement 0,2,n") == "CB-4.3"


@pytest.mark.rule("CB-3.5")
@pytest.mark.vector("CB-X3")
@pytest.mark.parametrize(
    ("vertex", "goods"), [("0,0,n", {"brick": 1, "wool": 1}), ("0,2,n", {"wool": 2, "grain": 1})]
)
def test_the_second_settlement_brings_cards(vertex: str, goods: dict[str, int]) -> None:
    position = Start(2)
    for seat, other in ((0, "0,-2,n"), (1, "2,-1,n")):
        position.play(f"{seat}: setup_settlement {other}")
        assert position.goods(seat) == {}
        position.play(f"{seat}: {position.legal(seat)[0]}")
    position.play(f"1: setup_settlement {vertex}")
    assert position.goods(1) == goods


@pytest.mark.rule("CB-3.3")
def test_the_first_player_is_chosen_as_the_option_says() -> None:
    for option in ("random", "dice"):
        firsts = {
            heliopolis.new("catan-island", seed=seed, options={"first_player": option})
            .state()
            .first
            for seed in range(40)
        }
        assert firsts == {0, 1, 2, 3}
    assert Start(4).state.first == 0


@pytest.mark.rule("CB-7.5")
def test_no_trade_while_setting_up() -> None:
    assert Start(4).refused("0: offer_begin") == "CB-7.5"
