from __future__ import annotations

import pytest

from heliopolis.games.catan import build, roads
from heliopolis.games.catan.state import BEFORE_ROLL
from tests.games.catan.positions import Island


@pytest.mark.rule("CB-9.1", "CB-2.3")
def test_buying_a_card_needs_resources_and_a_deck() -> None:
    position = Island()
    assert position.refused("0: buy_development_card") == "CB-8.1"
    position.hand(0, wool=2, grain=2, ore=2).play("0: buy_development_card")
    assert (position.state.held_cards[0], position.state.deck_left) == (1, 24)
    s = position.state
    s.gone = [a + b for a, b in zip(s.gone, s.deck, strict=True)]
    s.deck, s.deck_left = [0] * 5, 0
    assert position.refused("0: buy_development_card") == "CB-9.1"


@pytest.mark.rule("CB-9.2")
def test_one_card_per_turn_is_played_before_or_after_the_roll() -> None:
    position = Island().turn_of(0, rolled=False).holds(0, knight=1, monopoly=1, victory_point=1)
    assert position.verbs(0) == {"roll", "play_knight", "play_monopoly"}
    position.play("0: play_monopoly", "0: name_resource ore")
    assert position.phase == "before_roll"
    assert position.refused("0: play_knight") == "CB-9.2"
    position.roll(4)
    assert position.refused("0: play_knight") == "CB-9.2"
    position = Island(dev_card_before_roll="knight_only").turn_of(0, rolled=False)
    position.holds(0, knight=1, monopoly=1)
    assert position.refused("0: play_monopoly") == "CB-9.2"
    assert position.refused("0: play_knight") is None


@pytest.mark.rule("CB-9.3", "CB-6.5")
@pytest.mark.vector("CB-X20")
def test_a_knight_may_be_played_before_the_roll() -> None:
    position = Island().settle(0, "0,0,n").robber("0,-1").holds(0, knight=1)
    position.turn_of(0, rolled=False).play("0: play_knight", "0: move_robber 0,2")
    assert position.state.phase == BEFORE_ROLL
    assert position.state.knights[0] == 1
    position.roll(6)
    assert position.goods(0) == {"brick": 1}


@pytest.mark.rule("CB-9.3")
def test_a_knight_and_then_a_seven_move_the_robber_twice() -> None:
    position = Island().holds(0, knight=1).turn_of(0, rolled=False)
    position.play("0: play_knight", "0: move_robber 0,2").roll(7).play("0: move_robber 0,1")
    assert position.phase == "main"


@pytest.mark.rule("CB-9.4")
@pytest.mark.vector("CB-X25")
def test_road_building_lays_two_free_roads() -> None:
    position = Island().settle(0, "0,0,n").holds(0, road_building=1).hand(0, wool=4)
    position.play("0: play_road_building", "0: place_free_road 0,0,ne")
    assert position.refused("0: place_free_road 2,0,e") == "CB-8.2"
    position.play("0: place_free_road 1,-1,se")
    assert (position.phase, position.state.roads_left[0], position.state.built) == ("main", 13, 0)


@pytest.mark.rule("CB-9.4")
@pytest.mark.vector("CB-X25")
def test_road_building_with_one_road_or_none_left() -> None:
    position = Island().settle(0, "0,0,n").holds(0, road_building=1)
    for edge in range(14):  # anywhere; one piece is left
        position.state.road[edge] = 0
        position.state.roads_left[0] -= 1
    for vertex in range(54):
        position.call(build.update_reach, vertex)
    position.state.road_length[0] = position.call(roads.longest_road, 0)
    position.call(roads.settle_longest_road)
    position.play("0: play_road_building").play(f"0: {position.legal(0)[0]}")
    assert (position.phase, position.state.roads_left[0]) == ("main", 0)
    position.turn_of(0).holds(0, road_building=1)
    assert position.refused("0: play_road_building") == "CB-9.4"
    assert Island().holds(0, road_building=1).refused("0: play_road_building") == "CB-9.4"


@pytest.mark.rule("CB-9.5")
@pytest.mark.vector("CB-X16")
def test_year_of_plenty_takes_only_what_the_bank_has() -> None:
    position = Island().holds(0, year_of_plenty=1).hand(0, wool=4).bank(ore=0)
    assert position.refused("0: bank_trade wool ore") == "CB-7.4"
    position.play("0: play_year_of_plenty")
    assert position.refused("0: take_resource ore") == "CB-9.5"
    position.play("0: take_resource brick", "0: take_resource brick")
    assert position.goods(0) == {"brick": 2, "wool": 4}


@pytest.mark.rule("CB-9.5")
def test_year_of_plenty_with_one_card_in_the_bank_or_none() -> None:
    position = Island().holds(0, year_of_plenty=1).bank(brick=1, lumber=0, wool=0, grain=0, ore=0)
    position.play("0: play_year_of_plenty", "0: take_resource brick")
    assert position.phase == "main"
    position.turn_of(0).holds(0, year_of_plenty=1)
    assert position.refused("0: play_year_of_plenty") == "CB-9.5"


@pytest.mark.rule("CB-9.6")
@pytest.mark.vector("CB-X21")
def test_monopoly_takes_all_cards_of_a_resource() -> None:
    position = Island().holds(0, monopoly=1).hand(1, wool=3, ore=1).hand(3, wool=2)
    position.play("0: play_monopoly", "0: name_resource wool")
    assert position.goods(0) == {"wool": 5}
    assert (position.goods(1), position.goods(3)) == ({"ore": 1}, {})
    position.turn_of(0).holds(0, monopoly=1).play("0: play_monopoly", "0: name_resource grain")
    assert position.goods(0) == {"wool": 5}


@pytest.mark.rule("CB-11.1", "CB-11.2")
@pytest.mark.vector("CB-X14")
def test_three_knights_bring_largest_army() -> None:
    position = Island().knights(3, 2)
    assert (position.state.army_holder, position.points(0)) == (0, 2)
    for expected in (0, 1):
        position.turn_of(1).holds(1, knight=1)
        assert position.state.army_holder == 0, "unplayed knights do not count"
        position.play("1: play_knight", f"1: move_robber 0,{2 - expected}")
        assert position.state.army_holder == expected
    assert (position.points(0), position.points(1)) == (0, 2)
