"""CH-5, CH-6: trade routes, gold, and harbours of others."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.catan.components import GOLD
from tests.games.catan.cheops.positions import Position

W, R, B = 0, 1, 2


def rulebook_example(**options: Any) -> Position:
    """White reaches Blue's grain harbour on the island through pieces of Red and Blue."""
    position = Position(**options)
    position.settle(W, "1,3,n").road(W, "1,2,e")
    position.settle(R, "2,2,n").ship(R, "2,1,se", "2,1,e")
    position.settle(B, "4,0,s").ship(B, "3,1,ne", "3,0,se")
    return position.give(W, grain=4).no_gold(W).give(W, gold=1).turn(W)


@pytest.mark.rule("CH-5.1", "CH-5.2", "CH-5.3", "CH-5.5", "CH-6.4", "CH-6.5")
@pytest.mark.vector("CH-X1", "CH-X31")
def test_the_harbour_example_of_the_rulebook() -> None:
    position = rulebook_example()
    assert position.legal("harbour_open") == ["harbour_open h2 grain"]
    position.play("0: harbour_open h2 grain")
    assert (position.gold(W), position.gold(B)) == (0, 4)
    assert position.legal("harbour_close") == []
    position.play("0: harbour_take ore")
    assert position.refused("0: harbour_close") == ""
    position.play("0: harbour_take brick")
    assert position.phase == "main"  # no grain is left: the deal closes by itself
    assert position.hand(W) == {"ore": 1, "brick": 1}
    assert (position.gold(R), position.state.bank[3]) == (3, 19)


@pytest.mark.rule("CH-5.2", "CH-5.3")
@pytest.mark.vector("CH-X1")
def test_a_gap_in_the_route_closes_the_harbour() -> None:
    position = Position().settle(W, "1,3,n").road(W, "1,2,e")
    position.settle(R, "2,2,n").settle(B, "4,0,s").ship(B, "3,1,ne", "3,0,se")
    position.give(W, grain=4).turn(W)
    assert position.legal("harbour_open") == []
    assert position.refused("0: harbour_open h2 grain") == "CH-5.3"


@pytest.mark.rule("CH-6.4")
@pytest.mark.vector("CH-X31")
@pytest.mark.parametrize(("grain", "asked"), [(4, False), (5, False), (6, True)])
def test_a_deal_closes_when_no_exchange_is_possible(grain: int, asked: bool) -> None:
    position = rulebook_example().give(W, grain=grain - 4)
    position.play("0: harbour_open h2 grain", "0: harbour_take ore", "0: harbour_take ore")
    assert (position.phase == "harbour_deal") == asked
    if asked:
        assert "harbour_close" in position.legal()
        position.play("0: harbour_close")
        assert position.phase == "main"
    if position.phase == "main":
        assert position.state.deal_takes == 0


@pytest.mark.rule("CH-6.4")
def test_nothing_else_is_allowed_while_a_deal_is_open() -> None:
    position = rulebook_example().play("0: harbour_open h2 grain")
    assert position.refused("0: end_turn") == "CH-6.4"
    assert position.refused("0: harbour_close") == "CH-6.4"
    assert position.refused("0: harbour_take grain") == "CH-6.4"
    assert position.refused("0: harbour_take gold") == "CH-6.2"
    position.state.bank[4] = 0
    assert position.refused("0: harbour_take ore") == "CB-7.4"


@pytest.mark.rule("CH-6.4")
def test_a_deal_is_one_exchange_by_option() -> None:
    position = rulebook_example(harbour_fee="per_exchange")
    position.play("0: harbour_open h2 grain", "0: harbour_take ore")
    assert position.phase == "main"
    assert position.refused("0: harbour_open h2 grain") == "CH-6.5"


@pytest.mark.rule("CH-5.2")
def test_opponents_buildings_cut_routes_by_option() -> None:
    assert rulebook_example(foreign_building_blocks_route="true").legal("harbour_open") == []
    # Red's settlement next to the route does not cut it.
    position = Position(foreign_building_blocks_route="true").settle(W, "1,3,n").road(W, "1,2,e")
    position.settle(R, "3,1,s").ship(R, "2,2,ne", "2,1,se", "2,1,e")
    position.settle(B, "4,0,s").ship(B, "3,1,ne", "3,0,se").give(W, grain=4).turn(W)
    assert position.legal("harbour_open") == ["harbour_open h2 grain"]
    # A settlement that is built in the middle cuts it.
    position.settle(R, "3,0,s")
    assert position.legal("harbour_open") == []


@pytest.mark.rule("CH-5.2", "CH-5.3")
def test_own_buildings_never_cut_routes() -> None:
    """White has a harbour behind another white building, Blue one beyond both."""

    def reached(option: str) -> list[list[str]]:
        position = Position(foreign_building_blocks_route=option)
        position.settle(W, "2,5,n", "1,6,n").ship(W, "2,4,se", "1,5,e")
        position.settle(B, "3,4,n").ship(B, "3,3,se", "2,4,e").turn(W)
        players = position.view()["players"]
        return [[port["harbour"] for port in players[seat]["reaches"]] for seat in (W, B)]

    assert reached("true") == [["h4"], []]
    assert reached("false") == [["h4"], ["h5"]]


@pytest.mark.rule("CH-5.4")
def test_a_piece_between_two_routes_joins_them() -> None:
    """Two routes become one."""
    position = Position().settle(W, "2,5,n").ship(W, "2,4,se").settle(R, "1,6,n").turn(W)
    s = position.state
    assert s.routes == 1
    position.road(R, "1,5,se")
    assert s.routes == 2
    position.ship(R, "1,5,e")
    assert s.routes == 1
    position.check()


@pytest.mark.rule("CH-5.3")
def test_a_route_needs_no_piece_of_the_user() -> None:
    position = Position().settle(W, "2,5,n").settle(R, "1,6,n").ship(R, "1,5,e", "2,4,se")
    position.give(W, brick=2).turn(W)
    assert position.legal("harbour_open") == ["harbour_open h5 brick"]
    assert position.view()["players"][W]["reaches"][0]["through"] == [
        {"seat": R, "roads": 0, "ships": 2}
    ]


@pytest.mark.rule("CH-5.6")
def test_routes_score_no_points() -> None:
    assert rulebook_example().points == [1, 1, 1, 0]


# --- Gold -----------------------------------------------------------------------------------------


@pytest.mark.rule("CH-6.1")
@pytest.mark.vector("CH-X7")
def test_hexes_yield_their_goods() -> None:
    position = Position().settle(0, "3,4,s").roll(9)
    assert position.hand(0) == {"grain": 1}
    position.roll(8)
    assert position.hand(0) == {"grain": 1, "wool": 1}
    city = Position().city(0, "3,4,s").roll(9)
    assert city.hand(0) == {"grain": 2}
    gold = Position().settle(0, "2,9,n").roll(4)
    assert gold.gold(0) == 4


@pytest.mark.rule("CH-6.1")
@pytest.mark.vector("CH-X23")
def test_gold_is_limited_by_its_supply() -> None:
    position = Position().settle(0, "1,8,n").settle(1, "1,9,n")
    position.give(2, gold=27).roll(9)
    assert (position.gold(0), position.gold(1), position.state.bank[GOLD]) == (3, 3, 1)
    alone = Position().city(0, "1,8,n").give(2, gold=27).roll(9)
    assert (alone.gold(0), alone.state.bank[GOLD]) == (4, 0)
    # Fees are paid from player to player, whatever the bank has.
    alone.settle(1, "1,3,n").road(1, "1,2,e").settle(3, "2,2,n").ship(3, "2,1,se", "2,1,e")
    alone.settle(2, "4,0,s").ship(2, "3,1,ne", "3,0,se").give(1, grain=2).turn(1)
    alone.play("1: harbour_open h2 grain")
    assert (alone.gold(1), alone.gold(2)) == (2, 31)


@pytest.mark.rule("CH-6.2")
@pytest.mark.vector("CH-X24")
def test_gold_is_traded_at_the_bank_and_at_harbours() -> None:
    position = Position().settle(0, "3,4,s").give(0, gold=1).turn()
    assert "bank_trade gold ore" in position.legal("bank_trade")
    foreign = Position().settle(0, "4,3,n").road(0, "4,2,se").settle(1, "3,4,n").road(1, "3,3,e")
    foreign.give(0, gold=1).turn()
    assert [m for m in foreign.legal("harbour_open") if m.endswith("gold")] == [
        "harbour_open h4 gold"
    ]
    foreign.play("0: harbour_open h4 gold", "0: harbour_take ore")
    assert (foreign.gold(0), foreign.phase) == (0, "main")
    seven = Position().settle(0, "4,3,n").road(0, "4,2,se").settle(1, "3,4,n").road(1, "3,3,e")
    seven.give(0, gold=4).turn()
    seven.play("0: harbour_open h4 gold", "0: harbour_take ore", "0: harbour_take ore")
    assert (seven.gold(0), seven.gold(1), seven.hand(0)) == (0, 4, {"ore": 2})


@pytest.mark.rule("CH-6.2", "CH-6.5")
def test_giving_gold_at_a_harbour_needs_one_more_piece_for_the_fee() -> None:
    position = Position().settle(0, "4,3,n").road(0, "4,2,se").settle(1, "3,4,n")
    position.road(1, "3,3,e").turn()
    assert position.refused("0: harbour_open h4 gold") == "CH-6.5"


@pytest.mark.rule("CH-6.2")
def test_the_bank_sells_gold_only_by_option() -> None:
    position = Position().settle(0, "3,4,s").give(0, grain=4).turn()
    assert position.refused("0: bank_trade grain gold") == "CB-13.5"
    position = Position(bank_sells_gold="true").settle(0, "3,4,s").give(0, grain=4).turn()
    position.play("0: bank_trade grain gold")
    assert position.gold(0) == 4
    deal = rulebook_example(bank_sells_gold="true")
    deal.play("0: harbour_open h2 grain", "0: harbour_take gold")
    assert deal.gold(W) == 1


@pytest.mark.rule("CH-6.2")
def test_gold_may_be_traded_between_players() -> None:
    position = Position().settle(0, "3,4,s").settle(1, "1,5,n").give(1, ore=1).turn()
    position.play("0: offer_begin", "0: offer_add_give gold", "0: offer_add_get ore")
    position.play("0: offer_send", "1: offer_accept", "2: offer_reject", "3: offer_reject")
    position.play("0: offer_confirm 1")
    assert (position.gold(0), position.gold(1), position.hand(0)) == (2, 4, {"ore": 1})


# --- Whose harbour, and what it is good for -------------------------------------------------------


@pytest.mark.rule("CH-6.3", "CH-6.6")
def test_own_harbours_are_free_and_unowned_ones_are_unusable() -> None:
    position = Position().settle(0, "1,6,n").road(0, "1,5,se").give(0, brick=2).turn()
    assert position.refused("0: harbour_open h5 brick") == "CH-6.6"
    assert position.refused("0: harbour_open h1 brick") == "CH-6.3"
    assert position.refused("0: harbour_open h12 brick") == "CH-6.3"
    position.play("0: bank_trade brick ore")
    assert (position.hand(0), position.gold(0)) == ({"ore": 1}, 3)


@pytest.mark.rule("CH-6.4")
@pytest.mark.vector("CH-X25")
def test_only_a_better_ratio_is_offered() -> None:
    position = rulebook_example().give(W, grain=6, wool=6, gold=6)
    position.settle(W, "3,4,n").road(W, "3,3,e")
    position.settle(R, "4,3,n").road(R, "4,2,se")
    position.settle(B, "1,1,n").ship(B, "1,1,ne", "2,0,e", "2,0,se").turn(W)
    assert position.legal("harbour_open") == ["harbour_open h2 grain"]
    assert position.refused("0: harbour_open h2 wool") == "CH-6.4"


@pytest.mark.rule("CH-1.3", "CH-6.4")
@pytest.mark.vector("CH-X28")
def test_no_deal_after_a_build() -> None:
    position = rulebook_example().settle(W, "0,4,n").give(W, ore=1, brick=1, grain=4)
    position.play("0: build_block 0")
    for move in ("harbour_open h2 grain", "bank_trade grain ore", "offer_begin"):
        assert position.refused(f"0: {move}") == "CB-4.2"
    mixed = rulebook_example(trade_build="combined").settle(W, "0,4,n").give(W, ore=1, brick=1)
    mixed.play("0: build_block 0", "0: harbour_open h2 grain")
    assert mixed.phase == "harbour_deal"
