"""AR-7: income."""

from __future__ import annotations

import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.texts import texts
from tests.games.amun_re.positions import Position


def paid(position: Position, seat: int = 0) -> dict[str, int]:
    """The last income of a seat by province: harvest plus further income."""
    for name in ("income-three", "income-two", "income-one"):
        for n in position.logged(name):
            if n["seat"] == seat:
                return {
                    n[f"province{i}"]: n[f"harvest{i}"] + n[f"further{i}"]
                    for i in ("", "2", "3")
                    if f"province{i}" in n
                }
    raise AssertionError("no income was paid")


@pytest.mark.rule("AR-7.2", "AR-7.3")
@pytest.mark.vector("AR-X10")
def test_the_harvest_of_the_rulebook() -> None:
    position = Position(3).owning("memphis abu sawu").no_hands().temple(2).gold(0)
    position.farmers(memphis=1, abu=2).income()
    assert paid(position) == {"memphis": 2, "abu": 8, "sawu": 7}
    (log_event,) = [n for n in position.logged("income-three") if n["seat"] == 0]
    assert log_event["income"] == 17
    said = texts("en", GAME).log_event(
        {"log_event": "income-three", **log_event}, ["Red", "Blue", "White"]
    )
    assert said == "Red harvests 17: Memphis 2, Sawu 7, Abu 4 + 4."


@pytest.mark.rule("AR-7.1")
def test_players_collect_in_order_and_play_cards_first() -> None:
    position = Position(3).owning("mendes").no_hands().hand(0, "bid_block").hand(1, "bid_block")
    position.farmers(mendes=1).offering().play("0: steal", "1: offer 5", "2: steal", "1: stop")
    assert position.asked == (1, "income")
    before = position.all_gold
    position.play("1: pass")
    assert [n["seat"] for n in position.logged("income-one")] == [1, 2]
    assert position.asked == (0, "income")
    assert position.all_gold[0] == before[0]
    position.play("0: pass")
    assert position.phase == "bid"


@pytest.mark.rule("AR-7.1", "AR-1.10")
def test_a_player_with_any_card_is_asked() -> None:
    position = Position(3).owning("mendes").temple(1).income()
    assert position.legal(0) == ["pass"]
    empty = Position(3).owning("mendes").no_hands().hand(2, "bid_block").temple(1).income()
    assert empty.asked == (2, "income")


@pytest.mark.rule("AR-7.2")
@pytest.mark.parametrize("field", [1, 2, 3, 4])
def test_each_farmer_brings_the_number_of_the_field(field: int) -> None:
    position = Position(3).owning("baharya").no_hands().temple(field).farmers(baharya=1)
    position.flat(baharya=2).income()
    assert paid(position) == {"baharya": 5 * field}


@pytest.mark.rule("AR-7.3")
@pytest.mark.parametrize(("field", "camel"), [(1, True), (2, True), (3, False), (4, False)])
def test_further_income_needs_no_farmers_but_some_needs_a_camel(field: int, camel: bool) -> None:
    position = Position(3).owning("kharga sawu avaris", "abu berenike").no_hands().temple(field)
    position.income()
    expected = {"kharga": 5, "sawu": 7, "avaris": 8}
    assert paid(position) == {p: n if camel else 0 for p, n in expected.items()}
    assert {p: n for p, n in paid(position, 1).items() if p in ("abu", "berenike")} == {
        "abu": 4, "berenike": 8,
    }  # fmt: skip


@pytest.mark.rule("AR-7.4")
@pytest.mark.vector("AR-E15")
def test_a_harvest_boost_adds_one_gold_per_farmer() -> None:
    position = Position(3).owning("baharya").no_hands().hand(0, "harvest_boost", "bid_block")
    position.farmers(baharya=2).temple(1).income()
    assert position.view(0)["quote"]["income"][0]["with_harvest_boost"] == 8
    position.play("0: harvest_boost baharya", "0: pass")
    assert paid(position) == {"baharya": 8}
    none = Position(3).owning("mendes").hand(0, "harvest_boost").temple(1).income()
    assert none.legal(0) == ["pass"]
    assert none.refused("0: harvest_boost mendes") == "AR-7.4"


@pytest.mark.rule("AR-7.5")
@pytest.mark.vector("AR-E15")
def test_eight_gold_replaces_everything_of_its_province() -> None:
    position = Position(3).owning("berenike sawu").no_hands().hand(0, "eight_gold").flat(sawu=3)
    position.temple(3).income().play("0: eight_gold berenike")
    assert paid(position) == {"berenike": 8, "sawu": 9}
    camel = Position(3).owning("berenike sawu").no_hands().hand(0, "eight_gold").flat(sawu=3)
    camel.temple(3).income().play("0: eight_gold sawu")
    assert paid(camel) == {"berenike": 8, "sawu": 8}
    assert camel.discarded == ["eight_gold"]
    assert camel.refused("0: eight_gold edfu") is not None


@pytest.mark.rule("AR-7.5")
def test_income_cards_can_be_played_only_in_own_provinces() -> None:
    position = Position(3).owning("berenike", "edfu").hand(0, "eight_gold", "harvest_boost")
    position.temple(3).farmers(edfu=1).income()
    assert position.refused("0: eight_gold edfu") == "AR-7.5"
    assert position.refused("0: harvest_boost edfu") == "AR-7.4"


@pytest.mark.rule("AR-7.6")
@pytest.mark.vector("AR-E28")
def test_both_income_cards_must_go_to_different_provinces() -> None:
    def position() -> Position:
        game = Position(3).owning("baharya sawu").no_hands().farmers(baharya=2).temple(1)
        return game.hand(0, "eight_gold", "harvest_boost", "bid_block").income()

    boosted = position().play("0: harvest_boost baharya")
    assert boosted.refused("0: eight_gold baharya") == "AR-7.6"
    boosted.play("0: eight_gold sawu", "0: pass")
    assert paid(boosted) == {"baharya": 8, "sawu": 8}
    eight = position().play("0: eight_gold baharya")
    assert eight.refused("0: harvest_boost baharya") == "AR-7.6"


@pytest.mark.rule("AR-7.1")
def test_the_turn_ends_with_the_last_card() -> None:
    position = Position(3).owning("mendes").no_hands().hand(0, "eight_gold").temple(1).income()
    position.play("0: eight_gold mendes")
    assert position.phase == "bid"
    assert position.all_gold[0] == 28
