from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.catan.positions import Island


@pytest.mark.rule("CB-7.4", "CB-1.3")
@pytest.mark.vector("CB-X15")
def test_harbours_improve_the_ratio_at_the_bank() -> None:
    position = Island().settle(0, "2,-3,s")
    assert position.state.ratio[0][:5] == [4, 4, 4, 2, 4]
    position.settle(0, "0,-2,n")
    assert position.state.ratio[0][:5] == [3, 3, 3, 2, 3]
    position.hand(0, grain=2, ore=2)
    assert position.refused("0: bank_trade ore wool") == "CB-7.4"
    position.play("0: bank_trade grain wool")
    assert position.goods(0) == {"ore": 2, "wool": 1}
    assert position.state.ratio[1] == [4] * 6


@pytest.mark.rule("CB-7.1")
@pytest.mark.vector("CB-X23")
def test_goods_cannot_be_given_away() -> None:
    position = Island().hand(0, wool=2, ore=1).hand(1, wool=3)
    position.play("0: offer_begin")
    assert position.refused("0: offer_send") == "CB-7.1"
    assert position.refused("0: offer_add_get wool") == "CB-7.6"
    position.play("0: offer_add_give wool")
    assert position.refused("0: offer_send") == "CB-7.1"
    assert position.refused("0: offer_add_get wool") == "CB-7.1"
    position.play("0: offer_add_give ore")
    assert position.refused("0: offer_add_get wool") == "CB-7.1"


WOOL_FOR_ORE = ("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")


def offered(seats: int = 4) -> Island:
    """Return a position in which seat 0 offers wool for ore, which all but seat 2 have."""
    position = Island(seats).hand(0, wool=1, grain=8)
    for seat in range(1, seats):
        position.hand(seat, brick=1) if seat == 2 else position.hand(seat, ore=1)
    return position.play(*WOOL_FOR_ORE, "0: offer_send")


def asked(position: Island) -> tuple[list[int], list[int]]:
    """Return the seats that may act, and those that the game waits for."""
    rules = position.game.rules
    masks = rules.players_to_move(position.state), rules.players_awaited(position.state)
    may, must = ([seat for seat in range(4) if mask >> seat & 1] for mask in masks)
    return may, must


@pytest.mark.rule("CB-7.2", "CB-7.6")
def test_everybody_is_asked_at_once_and_the_active_player_may_withdraw() -> None:
    position = offered()
    assert asked(position) == ([0, 1, 2, 3], [1, 2, 3])
    assert position.legal(0) == ["offer_cancel"]
    assert position.legal(1) == position.legal(3) == ["offer_accept", "offer_reject"]
    assert position.legal(2) == ["offer_reject"], "asked although only a rejection is possible"
    assert position.refused("2: offer_accept") == "CB-7.2"
    assert position.refused("0: offer_confirm 1") == "CB-7.2", "nobody has accepted"
    assert position.refused("0: offer_accept") == "CB-7.2"
    assert position.refused("1: offer_cancel") == "CB-7.2"
    assert position.refused("0: end_turn") == "CB-7.2"


@pytest.mark.rule("CB-7.2")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_answers_are_given_in_any_order_and_are_public(order: tuple[int, ...]) -> None:
    position = offered()
    answers = {1: "accept", 2: "reject", 3: "accept"}
    for n, seat in enumerate(order):
        position.play(f"{seat}: offer_{answers[seat]}")
        given = order[: n + 1]
        for viewer in (0, 1, 2, 3, None):
            offer = position.view(viewer)["offer"]
            assert offer["accepted"] == sorted(seat for seat in given if seat != 2)
            assert offer["rejected"] == [seat for seat in given if seat == 2]
    assert position.phase == "offer_close"
    assert asked(position) == ([0], [0])
    assert position.legal(0) == ["offer_cancel", "offer_confirm 1", "offer_confirm 3"]
    assert position.refused("0: offer_confirm 2") == "CB-7.2"
    position.play("0: offer_confirm 3")
    assert position.goods(0) == {"grain": 8, "ore": 1}
    assert (position.goods(1), position.goods(3)) == ({"ore": 1}, {"wool": 1})
    assert position.phase == "main"


@pytest.mark.rule("CB-7.2")
def test_each_opponent_answers_once() -> None:
    position = offered().play("3: offer_reject")
    assert asked(position) == ([0, 1, 2], [1, 2])
    assert position.legal(3) == []
    assert position.refused("3: offer_accept") == "CB-7.2"
    assert position.refused("3: offer_reject") == "CB-7.2"


@pytest.mark.rule("CB-7.2", "CB-7.1")
def test_the_first_acceptance_is_enough_to_conclude() -> None:
    position = offered().play("3: offer_accept")
    assert position.legal(0) == ["offer_cancel", "offer_confirm 3"]
    assert position.legal(1) == ["offer_accept", "offer_reject"], "others may still answer"
    position.play("0: offer_confirm 3")
    assert (position.goods(0), position.goods(3)) == ({"grain": 8, "ore": 1}, {"wool": 1})
    assert position.phase == "main"
    assert asked(position) == ([0], [0])
    assert position.refused("1: offer_accept") == "CB-4.3"


@pytest.mark.rule("CB-7.2")
def test_the_active_player_may_wait_for_a_better_partner() -> None:
    position = offered().play("3: offer_accept", "1: offer_accept")
    assert position.legal(0) == ["offer_cancel", "offer_confirm 1", "offer_confirm 3"]
    position.play("0: offer_confirm 1")
    assert (position.goods(1), position.goods(3)) == ({"wool": 1}, {"ore": 1})


@pytest.mark.rule("CB-7.2", "CB-7.3")
@pytest.mark.parametrize(
    "answers", [(), ("1: offer_accept",), ("1: offer_reject", "2: offer_reject")]
)
def test_an_offer_can_be_withdrawn_at_any_time(answers: tuple[str, ...]) -> None:
    position = offered().play(*answers, "0: offer_cancel")
    assert position.phase == "main"
    assert position.view(None)["offer"] is None
    assert position.goods(0) == {"wool": 1, "grain": 8}
    position.play(*WOOL_FOR_ORE)
    assert position.refused("0: offer_send") is None, "not everybody has refused it"


@pytest.mark.rule("CB-7.2", "CB-7.3", "CB-7.6")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_an_offer_that_the_last_opponent_rejects_is_over(order: tuple[int, ...]) -> None:
    position = offered()
    for seat in order:
        assert position.phase == "offer_reply"
        position.play(f"{seat}: offer_reject")
    assert position.phase == "main", "over without a question"
    position.play(*WOOL_FOR_ORE)
    assert position.refused("0: offer_send") == "CB-7.3"


@pytest.mark.rule("CB-7.2")
def test_answers_to_an_earlier_offer_do_not_count_for_the_next() -> None:
    position = offered().play("1: offer_accept", "3: offer_reject", "0: offer_cancel")
    position.play(*WOOL_FOR_ORE, "0: offer_send")
    assert asked(position) == ([0, 1, 2, 3], [1, 2, 3])
    assert position.refused("0: offer_confirm 1") == "CB-7.2"
    assert position.view(2)["offer"] == {
        "give": {"wool": 1}, "want": {"ore": 1}, "accepted": [], "rejected": [],
    }  # fmt: skip


@pytest.mark.rule("CB-7.2")
def test_the_maker_of_an_offer_is_asked_another_question() -> None:
    position = offered(2)
    assert position.prompt(1)["prompt"] == "offer-reply"
    assert position.prompt(0) == {**position.prompt(1), "prompt": "offer-answers"}
    assert (position.prompt(0)["give_wool"], position.prompt(0)["want_ore"]) == (1, 1)


@pytest.mark.rule("CB-7.2", "CB-14.2")
def test_an_offer_is_hidden_until_it_is_sent() -> None:
    position = Island().hand(0, wool=1).hand(1, ore=1)
    position.play("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")
    assert position.view(0)["offer"]["give"] == {"wool": 1}
    assert position.view(1)["offer"]["give"] is None
    assert position.state.sealed_moves[0] == 2
    position.play("0: offer_send")
    assert position.view(1)["offer"]["want"] == {"ore": 1}
    assert position.state.sealed_moves[0] == 0


@pytest.mark.rule("CB-7.3")
@pytest.mark.vector("CB-X26")
def test_at_most_ten_offers_are_made_per_turn() -> None:
    position = Island().hand(0, wool=1).hand(1, ore=1)
    for _ in range(10):
        position.play("0: offer_begin", "0: offer_drop")
    assert "offer_begin" not in position.legal(0)
    assert position.refused("0: offer_begin") == "CB-7.3"


@pytest.mark.rule("CB-7.6")
@pytest.mark.vector("CB-X27")
def test_an_offer_is_built_in_a_fixed_order() -> None:
    position = Island().hand(0, brick=1, wool=1, ore=1).hand(1, grain=2, lumber=2)
    position.play("0: offer_begin")
    gives = [f"offer_add_give {good}" for good in ("brick", "ore", "wool")]
    assert position.legal(0) == sorted([*gives, "offer_drop"])
    position.play("0: offer_add_give wool")
    wants = [f"offer_add_get {good}" for good in ("brick", "grain", "lumber", "ore")]
    assert position.legal(0) == sorted(["offer_add_give ore", *wants, "offer_drop"])
    position.play("0: offer_add_get grain")
    further = ["offer_add_get grain", "offer_add_get ore"]
    assert position.legal(0) == sorted([*further, "offer_drop", "offer_send"])


@pytest.mark.rule("CB-7.3", "CB-7.6")
@pytest.mark.vector("CB-X28")
def test_a_refused_offer_is_allowed_again_only_after_a_change() -> None:
    position = Island(2).hand(0, wool=1, grain=8).hand(1, ore=2)
    offer = ("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")
    position.play(*offer, "0: offer_send", "1: offer_reject", *offer)
    assert position.refused("0: offer_send") == "CB-7.3"
    position.play("0: offer_drop", "0: bank_trade grain brick", *offer)
    assert position.refused("0: offer_send") is None


@pytest.mark.rule("CB-6.4", "CB-7.3", "CB-9.3")
def test_a_theft_reopens_a_refused_offer() -> None:
    """The stolen card is a change of goods, though nobody else knows which it is."""
    position = Island(2).hand(0, wool=1).hand(1, ore=3).holds(0, knight=1)
    position.settle(1, "0,-2,n")
    offer = ("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")
    position.play(*offer, "0: offer_send", "1: offer_reject", *offer)
    assert position.refused("0: offer_send") == "CB-7.3"
    position.play("0: offer_drop", "0: play_knight", "0: move_robber 0,-2")
    assert position.goods(0) == {"wool": 1, "ore": 1}, "one card was stolen"
    position.play(*offer)
    assert position.refused("0: offer_send") is None


@pytest.mark.rule("CB-7.6")
def test_nobody_can_want_more_than_somebody_could_have() -> None:
    position = Island(3).hand(0, wool=1).hand(1, ore=1).hand(2, brick=1)
    position.play("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")
    assert position.refused("0: offer_add_get ore") == "CB-7.6"
    position = Island(3).hand(0, wool=1)
    assert position.refused("0: offer_begin") == "CB-7.6"
    position = Island(3, domestic_trade="false").hand(0, wool=1).hand(1, ore=1)
    assert position.refused("0: offer_begin") == "CB-7.6"


@pytest.mark.rule("CB-14.1", "CB-14.2")
def test_what_is_known_of_a_hand_follows_what_everybody_saw() -> None:
    position = Island(3).hand(0, wool=2).hand(1, ore=2, brick=1)
    assert position.view(2)["players"][1]["known"] == {"brick": 1, "ore": 2}
    position.play("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")
    position.play("0: offer_send", "1: offer_accept", "2: offer_reject", "0: offer_confirm 1")
    assert position.view(2)["players"][1]["known"] == {"brick": 1, "wool": 1, "ore": 1}
    assert position.view(2)["players"][1]["hand"] is None


@pytest.mark.rule("CB-13.1", "CB-13.2", "CB-13.3", "CB-13.4", "CB-13.5", "CB-13.6")
def test_the_island_has_no_gold() -> None:
    position = Island()
    assert all("gold" not in position.game.moves.text(m) for m in range(len(position.game.moves)))
    assert position.state.hand[0][5] == 0


@pytest.mark.rule("CB-14.2", "CB-7.6")
def test_others_do_not_know_of_an_offer_that_is_being_made() -> None:
    position = Island().hand(0, wool=2).hand(1, ore=1).play(*WOOL_FOR_ORE[:2])
    for seat in range(4):
        s = position.state.copy()
        position.game.rules.resample_hidden(s, seat, 5)
        known = seat == 0
        assert s.sealed_moves[0] == (position.state.sealed_moves[0] if known else 0)
        assert sum(s.give) == (1 if known else 0)
