"""AR-4: the auction."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.amun_re.board import BID_TRACK, KINDS, PROVINCES
from tests.games.amun_re.positions import ALL_SEATS, Position

FIVE = ("mendes", "damanhur", "amarna", "kharga", "sawu")  # without free material


def auction(seats: int = 4, *provinces: str, **options: Any) -> Position:
    """An auction in which nobody holds a card, so that gold alone counts."""
    return Position(seats, **options).no_hands().auction(*(provinces or FIVE[:seats]))


@pytest.mark.rule("AR-4.1", "AR-4.2", "AR-4.3", "AR-4.4", "AR-4.11")
@pytest.mark.vector("AR-X4")
def test_the_auction_of_the_rulebook() -> None:
    red, black, blue, white = range(4)
    position = Position(4).auction("baharya", "dakhla", "abydos", "sawu")
    asked = []
    for line in (
        "0: bid abydos 3", "1: bid sawu 1", "2: bid abydos 6", "3: bid abydos 10",
        "0: bid dakhla 0", "2: bid sawu 6", "1: bid baharya 0",
    ):  # fmt: skip
        asked.append(position.asked[0])
        position.play(line)
    assert asked == [red, black, blue, white, red, blue, black]
    assert position.phase == "buy_cards"
    owners = {name: position.owner(name) for name in ("abydos", "sawu", "dakhla", "baharya")}
    assert owners == {"abydos": white, "sawu": blue, "dakhla": red, "baharya": black}
    assert {n["seat"]: n["gold"] for n in position.logged("paid")} == {
        white: 10, blue: 6, red: 0, black: 0,
    }  # fmt: skip
    assert position.all_gold == [20 + 12, 20, 14, 10]


@pytest.mark.rule("AR-4.1")
@pytest.mark.parametrize("start", range(3))
def test_the_first_lap_goes_once_around_from_the_start_player(start: int) -> None:
    position = Position(3).start(start).auction(*FIVE[:3])
    asked = []
    for name in FIVE[:3]:
        asked.append(position.asked[0])
        position.play(f"{position.asked[0]}: bid {name} 0")
    assert asked == [(start + n) % 3 for n in range(3)]


@pytest.mark.rule("AR-4.1", "AR-4.4")
def test_acting_out_of_turn_breaks_the_rule_of_the_lap() -> None:
    position = auction(3)
    assert position.refused("1: bid mendes 0") == "AR-4.1"
    position.play("0: bid mendes 0")
    assert position.refused("0: bid damanhur 0") == "AR-4.1"
    position.play("1: bid mendes 1", "2: bid damanhur 0")
    assert position.refused("1: bid amarna 0") == "AR-4.4"


@pytest.mark.rule("AR-4.1")
def test_any_step_of_revealed_provinces_can_be_bid() -> None:
    position = auction().gold(36)
    assert position.refused("0: bid abu 0") == "AR-4.1"
    assert position.legal(0, "bid") == [f"{p} {g}" for p in _in_data_order(4) for g in BID_TRACK]


def _in_data_order(seats: int) -> list[str]:
    return sorted(FIVE[:seats], key=PROVINCES.index)


@pytest.mark.rule("AR-4.2")
def test_a_bid_goes_above_the_highest_stone_by_any_number_of_steps() -> None:
    """AR-R01."""
    position = auction().gold(36, 36, 36, 36).play("0: bid mendes 3")
    for gold in (0, 1, 3):
        assert position.refused(f"1: bid mendes {gold}") == "AR-4.2"
    bids = [bid for bid in position.legal(1, "bid") if bid.startswith("mendes")]
    assert bids == [f"mendes {gold}" for gold in BID_TRACK if gold > 3]


@pytest.mark.rule("AR-4.3")
def test_an_outbid_stone_stays_until_its_owner_moves() -> None:
    position = auction().play("0: bid mendes 3", "1: bid mendes 6", "2: bid mendes 10")
    (mendes,) = [p for p in position.view()["provinces"] if p["id"] == "mendes"]
    assert [(st["seat"], st["gold"], st["outbid"]) for st in mendes["stones"]] == [
        (2, 10, False), (1, 6, True), (0, 3, True),
    ]  # fmt: skip
    position.play("3: bid kharga 0", "0: bid damanhur 0")
    (mendes,) = [p for p in position.view()["provinces"] if p["id"] == "mendes"]
    assert [st["seat"] for st in mendes["stones"]] == [2, 1]


@pytest.mark.rule("AR-4.4")
@pytest.mark.vector("AR-E34")
def test_the_next_outbid_player_clockwise_from_the_last_bidder_is_called() -> None:
    position = auction(4, "abu", "buto", "edfu", "mendes")
    asked = []
    for line in (
        "0: bid abu 0", "1: bid abu 1", "2: bid abu 3", "3: bid buto 0",
        "0: bid buto 1", "1: bid buto 3", "3: bid edfu 0", "0: bid mendes 0",
    ):  # fmt: skip
        asked.append(position.asked[0])
        position.play(line)
    assert asked == [0, 1, 2, 3, 0, 1, 3, 0]
    assert position.phase == "buy_cards"


@pytest.mark.rule("AR-4.4", "AR-4.6")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_auction_ends_with_one_stone_on_each_province(seats: int) -> None:
    position = auction(seats)
    for seat in range(seats):
        position.play(f"{seat}: bid mendes {BID_TRACK[seat]}")
    while position.phase == "bid":
        seat = position.asked[0]
        free = [bid for bid in position.legal(seat, "bid") if bid.endswith(" 0")]
        assert free, "a legal bid of 0 always exists while somebody is outbid"
        position.play(f"{seat}: bid {free[0]}")
    assert {position.owner(name) for name in FIVE[:seats]} == set(range(seats))


@pytest.mark.rule("AR-4.5")
@pytest.mark.vector("AR-E3")
def test_a_player_may_return_to_a_province_but_not_rebid_where_outbid() -> None:
    position = auction().gold(36, 36, 36, 36)
    position.play("0: bid mendes 0", "1: bid mendes 1", "2: bid damanhur 0", "3: bid kharga 0")
    assert position.refused("0: bid mendes 3") == "AR-4.5"
    position.play("0: bid damanhur 1")
    position.play("2: bid kharga 1", "3: bid damanhur 3")
    assert position.asked[0] == 0
    assert position.refused("0: bid damanhur 6") == "AR-4.5"
    assert position.refused("0: bid mendes 3") is None


@pytest.mark.rule("AR-4.5", "AR-4.9")
@pytest.mark.vector("AR-E4")
def test_the_rebid_card_allows_rebids_for_the_whole_phase() -> None:
    position = Position(3).no_hands().hand(0, "rebid_same_province").gold(36, 36, 36)
    position.auction("mendes", "damanhur", "sawu")
    position.play("0: bid mendes 0", "1: bid mendes 1", "2: bid damanhur 0")
    assert position.refused("0: bid mendes 3") == "AR-4.5"
    position.play("0: play_card rebid_same_province")
    position.play("0: bid mendes 3", "1: bid damanhur 1", "2: bid mendes 6")
    assert position.refused("0: bid mendes 10") is None
    position.play("0: bid mendes 10", "2: bid sawu 0")
    assert position.discarded == ["rebid_same_province"]
    again = Position(3).no_hands().owning("mendes").gold(36, 36, 36)
    again.auction("abu", "edfu", "sawu").play("0: bid abu 0", "1: bid abu 1", "2: bid edfu 0")
    assert again.refused("0: bid abu 3") == "AR-4.5"


@pytest.mark.rule("AR-4.6")
def test_there_is_no_pass() -> None:
    assert auction().refused("0: pass") == "AR-4.6"


@pytest.mark.rule("AR-4.7")
def test_36_cannot_be_overbid() -> None:
    position = auction().gold(36, 99, 99, 99).play("0: bid mendes 36")
    assert not [bid for bid in position.legal(1, "bid") if bid.startswith("mendes")]
    assert position.refused("1: bid mendes 36") == "AR-4.7"


@pytest.mark.rule("AR-4.8")
@pytest.mark.vector("AR-E5")
def test_cards_in_hand_back_a_bid() -> None:
    def position(**options: Any) -> Position:
        game = Position(3, **options).no_hands().hand(0, "bid_block").gold(9, 20, 20)
        return game.auction("mendes", "damanhur", "sawu")

    assert position().refused("0: bid mendes 10") is None
    assert position().refused("0: bid mendes 15") == "AR-4.8"
    played = position().play("0: play_card bid_block")
    assert played.refused("0: bid mendes 10") == "AR-4.8"
    won = position().play("0: bid mendes 10", "1: bid damanhur 0", "2: bid sawu 0")
    assert won.asked == (0, "pay")
    assert won.legal(0) == ["sell_card bid_block"]
    won.play("0: sell_card bid_block")
    assert won.all_gold[0] == 0
    strict = position(bid_backing="gold_only")
    assert strict.refused("0: bid mendes 10") == "AR-4.8"
    strict.play("0: sell_card bid_block", "0: bid mendes 10")


@pytest.mark.rule("AR-4.9", "AR-4.10")
def test_the_auction_cards_are_played_before_the_stone_is_placed() -> None:
    """AR-R09: on one's own turn, even in the first lap, each once."""
    position = Position(3).hand(0, "bid_block", "bid_block", "rebid_same_province")
    position.auction("mendes", "damanhur", "sawu")
    assert position.refused("1: play_card bid_block") == "AR-4.1"
    position.play("0: play_card bid_block", "0: play_card rebid_same_province")
    assert position.refused("0: play_card bid_block") == "AR-1.8"
    assert position.view(2)["players"][0]["played"] == ["bid_block", "rebid_same_province"]
    assert position.discarded == []
    position.play("0: bid mendes 0", "1: bid damanhur 0", "2: bid sawu 0")
    assert position.discarded == ["bid_block", "rebid_same_province"]
    assert position.cards(0) == ["bid_block"]


@pytest.mark.rule("AR-4.10")
@pytest.mark.vector("AR-E2")
def test_a_blocked_stone_must_be_overbid_by_two_steps() -> None:
    position = Position(4).no_hands().hand(0, "bid_block").gold(36, 36, 36, 36)
    position.auction("mendes", "damanhur", "sawu", "kharga")
    position.play("0: play_card bid_block", "0: bid mendes 6")
    assert position.refused("1: bid mendes 10") == "AR-4.10"
    assert position.refused("1: bid mendes 6") == "AR-4.2"
    position.play("1: bid mendes 15")
    assert position.refused("2: bid mendes 15") == "AR-4.2"
    assert position.refused("2: bid mendes 21") is None
    position.play("2: bid damanhur 6", "3: bid sawu 0")
    position.play("0: bid damanhur 28")  # the block moves along; own bids need only one step
    assert not [bid for bid in position.legal(2, "bid") if bid.startswith("damanhur")]
    assert position.state.played[0]


@pytest.mark.rule("AR-4.10")
def test_the_block_does_not_hinder_its_owner() -> None:
    position = Position(3).no_hands().hand(1, "bid_block").gold(36, 36, 36)
    position.auction("mendes", "damanhur", "sawu").play("0: bid mendes 3")
    position.play("1: play_card bid_block")
    assert position.refused("1: bid mendes 6") is None


@pytest.mark.rule("AR-4.10")
def test_a_block_on_28_cannot_be_overbid() -> None:
    position = Position(3).no_hands().hand(0, "bid_block").gold(36, 99, 99)
    position.auction("mendes", "damanhur", "sawu")
    position.play("0: play_card bid_block", "0: bid mendes 28")
    assert position.refused("1: bid mendes 36") == "AR-4.10"


@pytest.mark.rule("AR-4.11")
def test_a_player_short_of_gold_sells_chosen_cards_and_no_more_than_needed() -> None:
    position = Position(3).no_hands().gold(20, 8, 20)
    position.hand(1, "free_farmer", "eight_gold", "master_builder")
    position.auction("mendes", "damanhur", "sawu")
    position.play("0: bid mendes 0", "1: bid damanhur 10", "2: bid sawu 0")
    assert position.asked == (1, "pay")
    position.play("1: sell_card eight_gold")
    assert position.asked == (1, "pay")
    position.play("1: sell_card free_farmer")
    assert position.phase == "buy_cards"
    assert (position.all_gold[1], position.cards(1)) == (0, ["master_builder"])
    assert position.refused("1: sell_card master_builder") == "AR-5.1"


@pytest.mark.rule("AR-4.11")
@pytest.mark.vector("AR-E6")
def test_free_gold_cannot_pay_for_its_province() -> None:
    position = auction(3, "dakhla", "mendes", "sawu").gold(6, 20, 20)
    position.play("0: bid dakhla 6", "1: bid mendes 0", "2: bid sawu 0")
    assert position.all_gold[0] == 12
    assert len(position.cards(0)) == 1
    poor = auction(3, "dakhla", "mendes", "sawu").gold(5, 20, 20)
    assert poor.refused("0: bid dakhla 6") == "AR-4.8"


@pytest.mark.rule("AR-4.11")
def test_free_bricks_stay_in_the_province() -> None:
    position = auction(3, "memphis", "mendes", "sawu")
    position.play("0: bid memphis 0", "1: bid mendes 0", "2: bid sawu 0")
    assert position.building("memphis") == (0, 2)


@pytest.mark.rule("AR-4.12")
def test_after_the_auction_no_province_is_on_offer() -> None:
    position = auction(3).play("0: bid mendes 0", "1: bid damanhur 0", "2: bid amarna 0")
    view = position.view()
    assert view["auction"] is None
    assert {p["status"] for p in view["provinces"] if p["id"] in FIVE[:3]} == {"owned"}
    assert view["province_cards_face_down"] == 12


@pytest.mark.rule("AR-4.8", "AR-1.10")
def test_every_kind_of_card_backs_a_bid() -> None:
    position = Position(3).gold(3, 20, 20).hand(0, *KINDS)
    position.auction("mendes", "damanhur", "sawu")
    assert position.refused("0: bid mendes 15") is None
    assert position.refused("0: bid mendes 21") == "AR-4.8"
