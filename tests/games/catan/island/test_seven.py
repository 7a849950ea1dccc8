from __future__ import annotations

import pytest

from tests.games.catan.positions import Island


@pytest.mark.rule("CB-6.1", "CB-6.2")
@pytest.mark.vector("CB-X6")
def test_half_of_eight_or_more_is_given_up() -> None:
    position = Island().turn_of(1, rolled=False)
    position.hand(0, brick=7).hand(1, brick=8).hand(2, wool=9).hand(3, lumber=15).roll(7)
    assert position.state.to_discard == [0, 4, 4, 7]
    assert position.legal(0) == []
    for seat in (1, 2, 3):
        assert position.legal(seat) == [f"discard {next(iter(position.goods(seat)))}"]


@pytest.mark.rule("CB-6.2")
def test_discards_are_sealed_and_booked_in_turn_order() -> None:
    position = Island().turn_of(2, rolled=False)
    position.hand(0, brick=8).hand(3, wool=9).roll(7)
    assert position.refused("1: discard brick") == "CB-4.3"
    position.play(*["0: discard brick"] * 4)
    assert position.goods(0) == {"brick": 8}, "nobody sees it yet"
    assert position.state.sealed_moves[0] == 4
    position.play(*["3: discard wool"] * 4)
    told = [event["seat"] for event in position.log_events if event["log_event"] == "discarded"]
    assert told == [3, 0]
    assert (position.goods(0), position.goods(3)) == ({"brick": 4}, {"wool": 5})
    assert (position.phase, position.state.actor) == ("move_robber", 2)


@pytest.mark.rule("CB-6.1")
def test_only_cards_in_hand_can_be_discarded() -> None:
    position = Island(discard_threshold="5").turn_of(0, rolled=False).hand(0, ore=1, wool=4).roll(7)
    position.play("0: discard ore")
    assert position.refused("0: discard ore") == "CB-6.1"
    assert position.refused("0: discard brick") == "CB-6.1"


@pytest.mark.rule("CB-6.3", "CB-9.2", "CB-7.5")
def test_the_robber_moves_to_another_land_hex() -> None:
    position = Island().turn_of(0, rolled=False).holds(0, knight=1).roll(7)
    assert len(position.legal(0)) == 18
    assert position.refused("0: move_robber 0,0") == "CB-6.3"
    assert position.refused("0: play_knight") == "CB-9.2"
    assert position.refused("0: offer_begin") == "CB-7.5"
    position.play("0: move_robber 0,1")
    assert position.phase == "main"


@pytest.mark.rule("CB-6.4")
def test_the_thief_chooses_among_several_victims() -> None:
    position = Island().turn_of(0, rolled=False).settle(0, "0,0,s").settle(1, "0,0,n")
    position.settle(2, "1,0,n").hand(1, brick=1).hand(2, wool=2).roll(7)
    position.play("0: move_robber 1,-1")  # both are there
    assert position.legal(0) == ["rob 1", "rob 2"]
    assert position.refused("0: rob 3") == "CB-6.4"
    position.play("0: rob 2")
    assert position.goods(0) == {"wool": 1}
    position.turn_of(0, rolled=False).roll(7).play("0: move_robber 0,-1")  # seat 1 alone
    assert position.goods(0) == {"wool": 1, "brick": 1}


@pytest.mark.rule("CB-6.4", "CB-13.1")
@pytest.mark.vector("CB-X22")
def test_nothing_is_stolen_from_a_player_without_cards() -> None:
    position = Island().turn_of(0, rolled=False).settle(1, "0,0,n").hand(1, gold=4).roll(7)
    position.play("0: move_robber 0,-1")
    assert position.phase == "main"
    assert position.state.hand[1][5] == 4
    assert position.goods(0) == {}


@pytest.mark.rule("CB-6.6", "CB-14.2")
def test_only_thief_and_victim_know_the_stolen_card() -> None:
    position = Island().turn_of(0, rolled=False).settle(1, "0,0,n")
    position.hand(1, brick=1, ore=1).roll(7).play("0: move_robber 0,-1")
    stolen = next(iter(position.goods(0)))
    assert position.view(0)["stolen"]["resource"] == stolen
    assert position.view(1)["stolen"]["resource"] == stolen
    assert position.view(2)["stolen"]["resource"] is None
    assert position.view(None)["stolen"]["resource"] is None
    assert position.view(2)["players"][1]["known"] == {}
    kept = "ore" if stolen == "brick" else "brick"
    assert position.view(0)["players"][1]["known"] == {kept: 1}
    assert position.view(1)["players"][0]["known"] == {stolen: 1}
    guesses = set()
    for seed in range(40):
        s = position.state.copy()
        position.game.rules.resample_hidden(s, 2, seed)
        guesses.add(tuple(s.hand[0]))
        assert [a + b for a, b in zip(s.hand[0], s.hand[1], strict=True)] == [1, 0, 0, 0, 1, 0]
        t = position.state.copy()
        position.game.rules.resample_hidden(t, 1, seed)
        assert t.hand == position.state.hand
    assert len(guesses) == 2


@pytest.mark.rule("CB-6.7")
def test_the_friendly_robber_spares_players_with_few_points() -> None:
    position = Island(friendly_robber="true").turn_of(0, rolled=False)
    position.settle(1, "0,0,n").settle(2, "0,2,n").city(2, "2,-1,n").roll(7)
    assert position.refused("0: move_robber 0,-1") == "CB-6.7"
    assert position.refused("0: move_robber 0,1") is None
    position = Island().turn_of(0, rolled=False).settle(1, "0,0,n").roll(7)
    assert position.refused("0: move_robber 0,-1") is None
