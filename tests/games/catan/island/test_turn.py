from __future__ import annotations

import pytest

from tests.games.catan.positions import Island


@pytest.mark.rule("CB-4.1", "CB-4.3", "CB-7.5")
def test_a_turn_begins_with_the_roll_and_ends_by_the_player() -> None:
    position = Island().turn_of(0, rolled=False)
    assert position.legal(0) == ["roll"]
    assert position.refused("0: end_turn") == "CB-4.1"
    assert position.refused("0: offer_begin") == "CB-7.5"
    assert position.refused("1: roll") == "CB-4.3"
    position.roll(4).play("0: end_turn")
    assert (position.phase, position.state.active) == ("before_roll", 1)


@pytest.mark.rule("CB-4.2")
@pytest.mark.vector("CB-X24")
def test_phased_turns_allow_no_trade_after_a_build() -> None:
    position = Island(trade_build="phased").settle(0, "0,0,n")
    position.hand(0, brick=1, lumber=1, wool=8).hand(1, ore=2).holds(0, year_of_plenty=1)
    assert {"bank_trade", "offer_begin"} <= position.verbs(0)
    position.play("0: build_road 0,0,ne")
    assert not {"bank_trade", "offer_begin"} & position.verbs(0)
    assert position.refused("0: bank_trade wool ore") == "CB-4.2"
    assert position.refused("0: offer_begin") == "CB-4.2"
    assert "play_year_of_plenty" in position.legal(0)


@pytest.mark.rule("CB-4.2")
def test_in_combined_turns_a_new_harbour_can_be_used_at_once() -> None:
    position = Island().road(0, "0,-3,se").hand(0, brick=1, lumber=1, wool=1, grain=1, ore=3)
    assert "bank_trade" not in position.verbs(0)
    position.play("0: build_settlement 0,-2,n", "0: bank_trade ore wool")
    assert position.goods(0) == {"wool": 1}


@pytest.mark.rule("CB-5.1", "CB-5.3", "CB-6.5")
@pytest.mark.vector("CB-X4")
@pytest.mark.parametrize(("city", "count"), [(False, 1), (True, 2)])
def test_a_roll_yields_goods_to_the_buildings_around_its_hexes(city: bool, count: int) -> None:
    position = Island().turn_of(0, rolled=False)
    (position.city if city else position.settle)(1, "0,0,n")
    position.roll(6)
    assert position.goods(1) == {"brick": count}
    position.turn_of(0, rolled=False).roll(4)
    assert position.goods(1) == {"brick": count, "wool": count}
    position.robber("0,-1").turn_of(0, rolled=False).roll(6)
    assert position.goods(1) == {"brick": count, "wool": count}


@pytest.mark.rule("CB-5.2", "CB-2.1")
@pytest.mark.vector("CB-X5")
@pytest.mark.parametrize(
    ("bank", "due", "option", "paid"),
    [
        (2, (2, 1), "official", (0, 0)),
        (2, (3, 0), "official", (2, 0)),
        (3, (2, 1), "official", (2, 1)),
        (2, (3, 0), "all_or_nothing", (0, 0)),
        (2, (2, 1), "unlimited", (2, 1)),
    ],
)
def test_a_shortage_is_settled_as_the_option_says(
    bank: int, due: tuple[int, int], option: str, paid: tuple[int, int]
) -> None:
    position = Island(bank_shortage=option).turn_of(0, rolled=False)
    position.settle(0, "0,-1,n")  # hills 6, for brick of the same roll
    position.city(0, "-1,2,n")  # corners of the fields with a 6
    if due[0] == 3:
        position.settle(0, "-1,2,s")
    if due[1]:
        position.settle(1, "-2,3,n")
    position.bank(grain=bank)
    position.roll(6)
    assert tuple(position.goods(seat).get("grain", 0) for seat in (0, 1)) == paid
    assert position.goods(0)["brick"] == 1


@pytest.mark.rule("CB-5.2")
def test_an_empty_bank_gives_nothing_and_logs_no_zero() -> None:
    """A single claimant gets what there is; receiving nothing is not logged."""
    position = Island().turn_of(0, rolled=False).settle(0, "-1,2,n").bank(grain=0)
    position.roll(6)
    told = [event for event in position.log_events if event["log_event"] in ("short", "received")]
    assert told == [{"log_event": "short", "good": "grain"}]


@pytest.mark.rule("CB-12.1", "CB-12.2", "CB-12.3", "CB-12.4")
def test_the_active_player_wins_with_enough_points() -> None:
    position = Island().city(0, "0,-2,n", "1,-2,n", "2,-2,n", "0,0,n").holds(0, victory_point=1)
    position.settle(1, "0,2,n").road(0, "0,1,ne")
    position.hand(0, brick=1, lumber=1, wool=1, grain=1)
    assert position.points(0) == 8
    position.play("0: build_settlement 0,1,n")
    assert (position.phase, position.state.winner) == ("over", 0)
    assert position.ranks() == [0, 1, 2, 2]
    assert {"log_event": "won-game", "seat": 0, "points": 10} in position.log_events
    assert position.refused("0: end_turn") == "CB-12.2"


@pytest.mark.rule("CB-12.1", "CB-9.7")
def test_the_end_accounts_for_all_points() -> None:
    position = Island().city(0, "0,-2,n", "1,-2,n").settle(0, "2,-2,n").holds(0, victory_point=2)
    position.settle(1, "0,2,n").holds(1, victory_point=1).knights(3).turn_of(0)
    road = ("-1,-1,se", "-1,0,ne", "0,-1,se", "0,0,ne", "1,-1,se")
    position.road(0, *road).turn_of(3).play("3: end_turn")
    assert position.state.winner == 0
    scored = {
        (event["seat"], event["item"]): event["points"]
        for event in position.log_events
        if event["log_event"] == "scored"
    }
    assert scored == {
        (0, "settlements"): 1,
        (0, "cities"): 4,
        (0, "longest_road"): 2,
        (0, "largest_army"): 2,
        (0, "victory_points"): 2,
        (1, "settlements"): 1,
        (1, "victory_points"): 1,
    }


@pytest.mark.rule("CB-9.7", "CB-12.2")
@pytest.mark.vector("CB-X18")
def test_of_new_cards_only_victory_points_count_at_once() -> None:
    position = Island().city(0, "0,-2,n", "1,-2,n", "2,-2,n", "0,0,n").settle(0, "0,2,n")
    position.hand(0, wool=2, grain=2, ore=2)
    s = position.state
    s.gone, s.deck, s.deck_left = [13, 4, 2, 2, 2], [1, 0, 0, 0, 0], 1
    s.gone[1] = 5
    position.play("0: buy_development_card")
    assert s.held[0][0] == 1
    assert position.refused("0: play_knight") == "CB-9.2"
    s.deck, s.deck_left, s.gone = [0, 1, 0, 0, 0], 1, [13, 4, 2, 2, 2]
    position.play("0: buy_development_card")
    assert s.winner == 0
    assert {"log_event": "showed", "seat": 0, "cards": 1} in position.log_events


@pytest.mark.rule("CB-12.2")
@pytest.mark.vector("CB-X19")
def test_points_won_in_another_turn_count_when_ones_own_begins() -> None:
    position = Island(victory_target="5").turn_of(1)
    # Seat 0 has the longest road of seven through 0,0,n; seat 2 one of five and three points.
    position.road(0, "-1,-1,se", "-1,0,ne", "0,-1,se", "0,0,ne", "1,-1,se", "1,0,ne", "2,-1,se")
    position.road(2, "-2,1,se", "-2,2,ne", "-1,1,se", "-1,2,ne", "0,1,se")
    position.settle(2, "-2,2,n", "0,2,n", "2,1,n").road(1, "0,-1,e")
    assert position.state.road_holder == 0
    position.hand(1, brick=1, lumber=1, wool=1, grain=1)
    position.play("1: build_settlement 0,0,n")
    assert position.state.road_holder == 2
    assert position.points(2) == 5
    assert position.phase == "main"
    position.play("1: end_turn")
    assert (position.phase, position.state.winner) == ("over", 2)


@pytest.mark.rule("CB-12.5")
def test_the_turn_limit_stops_a_game() -> None:
    position = Island(2, turn_limit="3").settle(1, "0,0,n")
    for seat in (0, 1, 0):
        position.play(f"{seat}: end_turn")
        if position.phase == "before_roll":
            position.roll(4)
    assert (position.phase, position.state.winner) == ("over", -1)
    assert position.ranks() == [1, 0]
