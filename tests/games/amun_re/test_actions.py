"""AR-5: buying power cards, farmers and bricks."""

from __future__ import annotations

import pytest

from heliopolis.games.amun_re.board import PRICE
from tests.games.amun_re.positions import Position, province


def step_b(position: Position) -> Position:
    return position.turn_of(0).play("0: buy_cards 0")


def step_c(position: Position) -> Position:
    return step_b(position).play("0: buy_farmers 0")


def fields(position: Position, name: str) -> int:
    return position.state.field_spaces[province(name)]


@pytest.mark.rule("AR-5.1")
def test_everyone_takes_a_whole_turn_in_order() -> None:
    position = Position(3).owning("mendes").start(1).turn_of(1)
    for seat in (1, 2, 0):
        assert position.asked == (seat, "buy_cards")
        assert position.refused(f"{seat}: buy_farmers 0") == "AR-5.1"
        position.play(f"{seat}: buy_cards 0")
        assert position.refused(f"{seat}: buy_cards 0") == "AR-5.1"
        position.play(f"{seat}: buy_farmers 0", f"{seat}: buy_bricks 0", f"{seat}: end_turn")
    assert position.phase == "offer"


@pytest.mark.rule("AR-5.2")
@pytest.mark.vector("AR-X2")
def test_the_price_table() -> None:
    assert PRICE[1:11] == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
    position = step_c(Position(3).owning("mendes").gold(55))
    assert position.legal(0, "buy_bricks")[-1] == "10"
    assert position.refused("0: buy_bricks 11") == "AR-5.2"
    quote = position.view(0)["quote"]["prices"]
    assert position.view(0)["prices"] == [line["price"] for line in quote[1:8]]
    assert quote[3] == {"n": 3, "price": 6, "gold_left": 49}


@pytest.mark.rule("AR-5.2")
@pytest.mark.vector("AR-X1")
def test_each_kind_is_priced_separately() -> None:
    position = Position(3).owning("mendes thebes").gold(19).turn_of(0)
    position.play("0: buy_cards 2")
    assert position.all_gold[0] == 19 - 3
    position.play("0: buy_farmers 4", "0: place_farmers mendes 4", "0: skip")
    assert position.all_gold[0] == 19 - 3 - 10
    position.play("0: buy_bricks 3")
    assert position.all_gold[0] == 0


@pytest.mark.rule("AR-5.3")
@pytest.mark.vector("AR-X5")
def test_the_highest_card_limit_counts_and_not_the_sum() -> None:
    position = Position(3).owning("memphis amarna avaris").turn_of(0)
    assert position.legal(0, "buy_cards") == ["0", "1", "2", "3"]
    assert position.refused("0: buy_cards 4") == "AR-5.3"


@pytest.mark.rule("AR-5.3")
@pytest.mark.vector("AR-X6")
def test_without_a_card_limit_no_cards_can_be_bought() -> None:
    position = Position(3).owning("buto mendes").turn_of(0)
    assert position.legal(0, "buy_cards") == ["0"]
    assert position.refused("0: buy_cards 1") == "AR-5.3"


@pytest.mark.rule("AR-5.3")
def test_bought_cards_may_be_used_at_once() -> None:
    position = Position(3).owning("memphis").no_hands().deck("free_farmer", rest=1)
    position.turn_of(0).play("0: buy_cards 1", "0: free_farmer memphis")
    assert position.state.flat[province("memphis")] == 1


@pytest.mark.rule("AR-5.4")
def test_no_more_farmers_than_free_fields() -> None:
    position = step_b(Position(3).owning("amarna kharga").gold(99))
    free = fields(position, "amarna") + fields(position, "kharga")
    assert position.legal(0, "buy_farmers") == [str(n) for n in range(free + 1)]
    assert position.refused(f"0: buy_farmers {free + 1}") == "AR-5.4"


@pytest.mark.rule("AR-5.4")
@pytest.mark.vector("AR-X7")
def test_printed_farmers_of_baharya_and_berenike_use_no_field() -> None:
    position = step_b(Position(3).owning("baharya berenike").hand(0, "free_farmer").gold(3))
    position.play("0: buy_farmers 2")
    assert position.all_gold[0] == 0
    seen = {p["id"]: p["all_farmers"] for p in position.view()["provinces"]}
    assert (seen["baharya"], seen["berenike"]) == (4, 0)
    assert position.refused("0: place_farmers berenike 1") == "AR-5.5"
    position.play("0: free_farmer berenike")
    assert position.state.flat[province("berenike")] == 1


@pytest.mark.rule("AR-5.4")
def test_farmers_are_spread_over_the_provinces_in_order() -> None:
    """D6: forced values are not asked for."""
    position = step_b(Position(3).owning("mendes amarna thebes").gold(99).no_hands())
    in_mendes, in_amarna, in_thebes = (fields(position, p) for p in ("mendes", "amarna", "thebes"))
    bought = in_amarna + in_thebes + 1
    position.play(f"0: buy_farmers {bought}")
    assert position.legal(0, "place_farmers") == [f"mendes {k}" for k in range(1, in_mendes + 1)]
    assert position.refused("0: place_farmers mendes 0") == "AR-5.4"
    assert position.refused("0: place_farmers amarna 1") == "AR-5.4"
    position.play("0: place_farmers mendes 2")
    left = bought - 2
    assert position.legal(0, "place_farmers") == [
        f"amarna {k}" for k in range(left - in_thebes, min(left, in_amarna) + 1)
    ]
    position.play(f"0: place_farmers amarna {in_amarna}")
    assert position.state.farmers[province("thebes")] == left - in_amarna
    assert position.phase == "buy_bricks"


@pytest.mark.rule("AR-5.4")
def test_all_forced_farmers_are_placed_without_asking() -> None:
    position = step_b(Position(3).owning("mendes sawu").gold(99).no_hands())
    position.play("0: buy_farmers 3")
    assert position.phase == "buy_bricks"
    assert position.state.farmers[province("mendes")] == 3
    assert position.logged("placed-farmers") == [{"seat": 0, "province": "mendes", "farmers": 3}]


@pytest.mark.rule("AR-5.5")
def test_one_free_farmer_may_be_played_before_or_after_the_purchase() -> None:
    before = step_b(Position(3).owning("mendes").hand(0, "free_farmer", "free_farmer"))
    before.play("0: free_farmer mendes")
    assert before.legal(0, "free_farmer") == []
    assert before.refused("0: free_farmer mendes") == "AR-1.8"
    before.play("0: buy_farmers 1")
    assert before.phase == "buy_bricks"
    after = step_b(Position(3).owning("mendes").hand(0, "free_farmer", "free_farmer"))
    after.play("0: buy_farmers 1")
    assert after.asked == (0, "add_farmer")
    after.play("0: free_farmer mendes")
    assert after.phase == "buy_bricks"
    assert (after.state.farmers[2], after.state.flat[2]) == (1, 1)
    assert after.discarded == ["free_farmer"]


@pytest.mark.rule("AR-5.5")
def test_flat_land_has_no_limit_and_uses_no_field() -> None:
    """AR-R11."""
    position = Position(3).owning("mendes").flat(mendes=4).hand(0, "free_farmer")
    position = step_b(position.gold(99)).play("0: free_farmer mendes")
    assert position.state.flat[province("mendes")] == 5
    assert position.legal(0, "buy_farmers")[-1] == str(fields(position, "mendes"))
    assert position.refused("0: free_farmer abu") == "AR-5.5"


@pytest.mark.rule("AR-5.5", "AR-1.10")
@pytest.mark.vector("AR-E31")
def test_a_player_with_any_card_is_asked_again_in_step_b() -> None:
    position = step_b(Position(3).owning("mendes").hand(0, "eight_gold"))
    position.play("0: buy_farmers 1")
    assert position.asked == (0, "add_farmer")
    assert position.legal(0) == ["sell_card eight_gold", "skip"]
    sold = step_b(Position(3).owning("mendes").hand(0, "eight_gold"))
    sold.play("0: buy_farmers 1", "0: sell_card eight_gold")
    assert sold.phase == "buy_bricks"
    empty = step_b(Position(3).owning("mendes").hand(0)).play("0: buy_farmers 1")
    assert empty.phase == "buy_bricks"
    none = step_b(Position(3).owning("mendes").hand(0, "free_farmer")).play("0: buy_farmers 0")
    assert none.phase == "buy_bricks"


@pytest.mark.rule("AR-5.6")
def test_bought_bricks_must_all_be_placed_in_own_provinces() -> None:
    position = step_c(Position(3).owning("mendes amarna").no_hands()).play("0: buy_bricks 2")
    assert position.legal(0) == ["place_brick mendes", "place_brick amarna"]
    assert position.refused("0: end_turn") == "AR-5.6"
    assert position.refused("0: place_brick abu") == "AR-5.6"
    position.play("0: place_brick amarna", "0: place_brick amarna")
    assert position.legal(0) == ["end_turn"]
    assert position.refused("0: place_brick amarna") == "AR-5.6"
    assert position.building("amarna") == (0, 2)


@pytest.mark.rule("AR-5.6", "AR-5.7")
@pytest.mark.vector("AR-X8")
def test_three_bricks_become_a_pyramid() -> None:
    position = Position(3).owning("memphis mendes").no_hands()
    position.bricks(memphis=2, mendes=1).pyramids(mendes=1)
    position = step_c(position.gold(6)).play("0: buy_bricks 3")
    assert position.all_gold[0] == 0
    position.play("0: place_brick memphis", "0: place_brick mendes", "0: place_brick mendes")
    assert position.building("memphis") == (1, 0)
    assert position.building("mendes") == (2, 0)
    (mendes,) = [p for p in position.view()["provinces"] if p["id"] == "mendes"]
    assert mendes["double_pyramids"] == 1
    assert position.logged("built") == [
        {"seat": 0, "province": "memphis", "pyramids": 1},
        {"seat": 0, "province": "mendes", "pyramids": 2},
    ]


@pytest.mark.rule("AR-5.8", "AR-12.3")
@pytest.mark.vector("AR-E13")
def test_a_builder_may_be_played_between_two_placements() -> None:
    position = step_c(Position(3).owning("mendes").hand(0, "master_builder"))
    assert position.refused("0: builder mendes") == "AR-5.8"
    position.play("0: buy_bricks 3", "0: place_brick mendes", "0: place_brick mendes")
    position.play("0: builder mendes", "0: place_brick mendes", "0: end_turn")
    assert position.building("mendes") == (1, 1)
    assert position.discarded == ["master_builder"]
    assert position.all_gold[0] == 14
    without = step_c(Position(3).owning("mendes")).play("0: buy_bricks 3")
    without.play(*["0: place_brick mendes"] * 3)
    assert without.building("mendes") == (1, 0)


@pytest.mark.rule("AR-5.8")
@pytest.mark.parametrize("before", range(5))
@pytest.mark.parametrize("placed", range(8))
def test_what_a_turn_builds_in_one_province(before: int, placed: int) -> None:
    """Part 5: T//3 pyramids without a builder, 1 + (T-2)//3 with one, whenever it is played."""
    total = before + placed
    for moment in (None, *range(placed + 1)):
        position = Position(3).owning("mendes").bricks(mendes=before).gold(99)
        position = step_c(position).play(f"0: buy_bricks {placed}")
        built = False
        for n in range(placed + 1):
            if n == moment and "mendes" in position.legal(0, "builder"):
                position.play("0: builder mendes")
                built = True
            if n < placed:
                position.play("0: place_brick mendes")
        position.play("0: end_turn")
        expected = (1 + (total - 2) // 3, (total - 2) % 3) if built else (total // 3, total % 3)
        assert position.building("mendes") == expected


@pytest.mark.rule("AR-5.9")
def test_four_bricks_and_one_more() -> None:
    """Converted when the owner places a brick there: 5 bricks are a pyramid and 2 bricks."""
    position = Position(3).owning("memphis amarna").bricks(memphis=4).no_hands()
    position = step_c(position).play("0: buy_bricks 2", "0: place_brick amarna")
    assert position.building("memphis") == (0, 4)
    position.play("0: place_brick memphis")
    assert position.building("memphis") == (1, 2)


@pytest.mark.rule("AR-5.10")
def test_bricks_and_pyramids_never_move() -> None:
    position = Position(3).owning("memphis amarna").bricks(memphis=2).pyramids(memphis=2).no_hands()
    position = step_c(position).play("0: buy_bricks 2", *["0: place_brick amarna"] * 2)
    position.play("0: end_turn")
    assert (position.building("memphis"), position.building("amarna")) == ((2, 2), (0, 2))


@pytest.mark.rule("AR-5.1", "AR-1.7")
def test_cards_can_be_sold_at_every_step_of_the_turn() -> None:
    """D9: even while farmers are being placed."""
    kinds = ["eight_gold", "eight_gold", "harvest_boost", "harvest_boost", "bid_block"]
    position = Position(3).owning("mendes amarna").gold(20).hand(0, *kinds).turn_of(0)
    position.play("0: sell_card eight_gold", "0: buy_cards 0", "0: sell_card eight_gold")
    position.play("0: buy_farmers 1", "0: sell_card harvest_boost", "0: place_farmers mendes 0")
    position.play("0: sell_card harvest_boost", "0: skip", "0: buy_bricks 1")
    position.play("0: sell_card bid_block", "0: place_brick mendes", "0: end_turn")
    assert position.all_gold[0] == 20 + 5 - 1 - 1
