"""AR-6: the offering, its corrections and rewards."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.offering import find_temple_field
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table
from tests.games.amun_re.positions import Position, province


def offering(seats: int = 4, *gold: int, **options: Any) -> Position:
    """An offering of players without cards who own Mendes and other provinces."""
    position = Position(seats, **options).owning("mendes").no_hands()
    return position.gold(*(gold or [20] * seats)).offering()


# --- Choosing -------------------------------------------------------------------------------------


@pytest.mark.rule("AR-6.1")
def test_all_choose_at_once_in_any_order() -> None:
    for order in permutations(range(3)):
        position = offering(3)
        for done, seat in enumerate(order):
            assert position.players_to_move == sorted(set(range(3)) - set(order[:done]))
            position.play(f"{seat}: offer {seat + 1}")
        assert position.state.offering_sum == 6


@pytest.mark.rule("AR-6.1")
def test_a_finished_choice_stands() -> None:
    position = offering(3).play("1: offer 3")
    assert position.refused("1: offer 4") == "AR-6.1"
    assert position.legal(1) == []


@pytest.mark.rule("AR-6.2")
@pytest.mark.vector("AR-E11")
def test_a_player_with_nothing_must_steal() -> None:
    position = offering(3, 0, 0, 20)
    assert position.legal(0) == ["steal"]
    assert position.refused("0: offer 1") == "AR-6.2"
    one = Position(3).owning("mendes").gold(0).hand(0, "eight_gold").offering()
    assert one.legal(0) == ["steal", "offer 1"]
    one.play("0: offer 1")
    assert one.legal(0) == ["convert eight_gold"]


@pytest.mark.rule("AR-6.3")
def test_steal_cannot_be_combined_with_gold() -> None:
    position = Position(3).owning("mendes").gold(2).hand(0, "eight_gold").offering()
    position.play("0: offer 3")
    assert position.refused("0: steal") == "AR-6.3"


@pytest.mark.rule("AR-6.4")
def test_an_offer_is_limited_by_gold_and_cards() -> None:
    position = Position(3).owning("mendes").gold(4).hand(0, "eight_gold", "bid_block").offering()
    assert position.legal(0, "offer")[-1] == "6"
    assert position.refused("0: offer 7") == "AR-6.4"
    position.play("0: offer 6", "0: convert bid_block")
    assert position.refused("0: convert bid_block") == "AR-6.4"
    assert position.legal(0) == ["convert eight_gold"]
    without = Position(3, offering_card_conversion="false").owning("mendes").gold(4)
    without.hand(0, "eight_gold", "bid_block").offering()
    assert without.legal(0, "offer")[-1] == "4"


@pytest.mark.rule("AR-6.4")
@pytest.mark.vector("AR-E30")
def test_the_correction_laid_cannot_be_converted() -> None:
    position = Position(3).owning("mendes").gold(0)
    position.hand(0, "offering_correction", "offering_correction").offering()
    assert position.legal(0) == ["correction no", "correction yes"]
    position.play("0: correction yes")
    assert position.legal(0) == ["steal", "offer 1"]
    position.play("0: offer 1", "0: convert offering_correction")
    assert 0 not in position.players_to_move


@pytest.mark.rule("AR-6.1", "AR-6.5", "AR-6.6", "AR-6.8")
@pytest.mark.vector("AR-E29")
def test_nothing_public_changes_before_the_last_choice() -> None:
    choices = {
        0: ["correction yes", "offer 3", "convert eight_gold"],
        1: ["correction no", "offer 2", "convert offering_correction"],
        2: ["steal"],
    }
    orders = set(permutations([0, 0, 0, 1, 1, 1, 2]))
    for order in sorted(orders)[::7]:
        position = Position(3).owning("mendes").gold(2, 1, 4).hand(2)
        position.hand(0, "offering_correction", "eight_gold").hand(1, "offering_correction")
        position.offering()
        public = _public(position)
        queues = {seat: list(moves) for seat, moves in choices.items()}
        for n, seat in enumerate(order):
            if n:
                assert _public(position) == public
            position.play(f"{seat}: {queues[seat].pop(0)}")
        assert position.state.offering_sum == 2
        assert position.discarded == ["offering_correction", "eight_gold"]
        assert position.asked == (0, "correct")
        assert position.all_gold == [2, 1, 4]
        position.play("0: correct +3")
        assert position.state.offering_sum == 5
        assert position.state.temple == 2
        assert position.all_gold == [0, 0, 7]


def _public(position: Position) -> object:
    """What a spectator and each neighbour see, except for which seats have finished."""
    views = []
    for seat in (None, 0, 1, 2):
        view = position.view(seat)
        view["offering"].pop("sealed")
        if seat is not None:
            for own in ("own_offering", "quote"):
                view.pop(own)
        views.append(view)
    return views, len(position.state.log_events)


@pytest.mark.rule("AR-6.1", "AR-1.10")
def test_the_number_of_sealed_moves_is_hidden() -> None:
    """An answer about a correction would reveal that the player holds one."""
    table = Table(GAME, 3, Secret(4))
    while len(table.players_to_move) == 1:
        table.play(table.legal()[0])
    steps = [table.view(seat)["step"] for seat in (None, 0, 1, 2)]
    (own, *_) = table.legal(0)
    table.play(own)
    assert [table.view(seat)["step"] for seat in (None, 1, 2)] == [steps[0], steps[2], steps[3]]
    assert table.view(0)["step"] == steps[1] + 1
    while len(table.players_to_move) > 1 or table.view()["table"]["step"] == "offer":
        table.play(table.legal(table.players_to_move[0])[0])
    assert {table.view(seat)["step"] for seat in (None, 0, 1, 2)} == {len(table.moves)}


@pytest.mark.rule("AR-6.5")
def test_laying_the_offerings_open_cannot_be_taken_back() -> None:
    table = Table(GAME, 3, Secret(4))
    while len(table.players_to_move) == 1:
        table.play(table.legal()[0])
    while table.view()["table"]["step"] == "offer":
        last = table.players_to_move[0]
        before = len(table.moves)
        table.play(table.legal(last)[0])
        if table.view()["table"]["step"] == "offer":
            assert table.undo_limit(last) <= before
    assert table.undo_limit(last) == len(table.moves)


# --- The sum and the temple -----------------------------------------------------------------------


@pytest.mark.rule("AR-6.7")
@pytest.mark.vector("AR-E1")
def test_the_sum_moves_the_temple_to_its_field() -> None:
    sums = {-15: 1, 2: 1, 3: 2, 12: 2, 13: 3, 22: 3, 23: 4, 99: 4}
    assert {total: find_temple_field(Position(3).state, total) for total in sums} == sums
    position = Position(3).owning("mendes").no_hands().gold(3, 2, 9)
    position.hand(0, "offering_correction").offering()
    position.play("0: correction yes", "0: offer 3", "1: offer 2", "2: steal", "0: correct +3")
    assert (position.state.offering_sum, position.state.temple) == (5, 2)
    two = Position(3).owning("mendes").no_hands().gold(9, 9, 9)
    two.hand(0, "offering_correction").hand(1, "offering_correction").offering()
    two.play("0: correction yes", "1: correction yes", "0: offer 5", "1: offer 4", "2: offer 4")
    two.play("0: correct -3", "1: correct +3")
    assert (two.state.offering_sum, two.state.temple) == (13, 3)


@pytest.mark.rule("AR-6.6")
def test_corrections_are_chosen_in_order_from_the_old_start_player() -> None:
    position = Position(3).owning("mendes").no_hands().gold(9, 9, 9).start(2)
    for seat in range(3):
        position.hand(seat, "offering_correction")
    position.offering()
    position.play("0: correction yes", "1: correction no", "2: correction yes")
    position.play("0: offer 5", "1: offer 1", "2: steal")
    assert position.asked == (2, "correct")
    assert position.view(2)["quote"] == {"fields": {"+3": 2, "-3": 1}}
    assert position.refused("0: correct +3") == "AR-6.6"
    assert position.refused("2: stop") == "AR-6.6"
    position.play("2: correct -3")
    assert position.asked == (0, "correct")
    position.play("0: correct -3")
    assert position.state.offering_sum == 5 + 1 - 3 - 6
    assert position.discarded == ["offering_correction"] * 2
    assert position.state.ranking[:2] == [0, 1]
    assert position.view()["players"][0]["offer"] == 5


@pytest.mark.rule("AR-6.8")
@pytest.mark.vector("AR-E10")
def test_a_thief_with_a_correction() -> None:
    position = Position(3).owning("mendes").no_hands().gold(5, 5, 5).hand(0, "offering_correction")
    position.offering().play("0: correction yes", "0: steal", "1: offer 5", "2: offer 4")
    assert position.all_gold == [5, 5, 5]
    position.play("0: correct -3")
    assert position.state.offering_sum == 5 + 4 - 3 - 3
    assert position.all_gold == [8, 0, 1]
    assert position.state.ranking[: position.state.takers] == [1, 2]


@pytest.mark.rule("AR-6.5", "AR-6.8", "AR-6.10", "AR-6.12")
@pytest.mark.vector("AR-X9")
def test_the_offering_of_the_rulebook() -> None:
    red, black, blue, white = range(4)
    position = offering(4)
    position.play("0: offer 9", "1: steal", "2: offer 4", "3: steal")
    assert (position.state.offering_sum, position.state.temple) == (7, 2)
    assert position.all_gold == [11, 23, 16, 23]
    assert position.asked == (red, "reward")
    assert position.state.items_left == 3
    position.play(*["0: take brick mendes"] * 3)
    assert position.asked == (blue, "reward")
    assert position.state.items_left == 2
    position.play("2: stop")
    assert position.state.start == red
    assert [n["seat"] for n in position.logged("may-take")] == [red, blue]
    assert black not in position.state.ranking[:2]
    assert white not in position.state.ranking[:2]


@pytest.mark.rule("AR-6.9", "AR-6.12")
@pytest.mark.vector("AR-E8")
def test_ties_are_broken_clockwise_from_the_old_start_player() -> None:
    position = Position(4).owning("mendes").no_hands().start(2).offering()
    position.play("1: offer 8", "3: offer 8", "0: offer 8", "2: steal")
    rewards = []
    while position.phase == "reward":
        seat = position.asked[0]
        rewards.append((seat, position.state.items_left))
        position.play(f"{seat}: stop")
    assert rewards == [(3, 3), (0, 2), (1, 1)]
    assert position.state.start == 3


@pytest.mark.rule("AR-6.9")
def test_the_old_start_player_wins_ties() -> None:
    position = Position(3).owning("mendes").no_hands().start(2).offering()
    position.play("0: offer 4", "1: offer 6", "2: offer 4")
    assert position.state.ranking[:3] == [1, 2, 0]


@pytest.mark.rule("AR-6.12", "AR-6.8")
@pytest.mark.vector("AR-E7")
def test_nobody_is_rewarded_when_all_steal() -> None:
    position = Position(3).owning("sawu", "mendes", "edfu").no_hands().gold(1, 2, 3).start(1)
    position.offering().play("0: steal", "1: steal", "2: steal")
    assert position.state.offering_sum == -9
    assert position.state.temple == 1
    assert position.logged("may-take") == []
    assert position.state.start == 1
    assert position.all_gold == [1 + 3 + 7, 5, 6]


@pytest.mark.rule("AR-6.12")
@pytest.mark.parametrize(("old", "logged"), [(2, []), (1, [{"seat": 2}]), (0, [{"seat": 2}])])
def test_the_log_says_when_the_pharaoh_goes_to_another_player(
    old: int, logged: list[dict[str, int]]
) -> None:
    position = Position(3).owning("mendes").no_hands().start(old).offering()
    position.play("0: offer 1", "1: offer 3", "2: offer 6")
    while position.phase == "reward":
        position.play(f"{position.asked[0]}: stop")
    assert position.state.start == 2
    assert position.logged("took-pharaoh") == logged


@pytest.mark.rule("AR-6.10")
@pytest.mark.vector("AR-E9")
def test_a_single_offer_takes_three_items_and_nobody_two() -> None:
    position = offering(3).play("0: steal", "1: offer 1", "2: steal")
    assert position.logged("may-take") == [{"seat": 1, "items": 3}]
    position.play("1: take power_card", "1: take power_card", "1: take power_card")
    assert position.phase == "income"
    assert len(position.cards(1)) == 3


# --- Rewards --------------------------------------------------------------------------------------


@pytest.mark.rule("AR-6.10")
def test_rewards_may_be_mixed_or_fewer() -> None:
    position = offering(3).play("0: offer 3", "1: offer 2", "2: offer 1")
    position.play("0: take farmer mendes", "0: take power_card", "0: stop")
    assert position.logged("left-items") == [{"seat": 0, "items": 1}]
    assert position.cards(0) != []
    assert position.asked == (1, "reward")


@pytest.mark.rule("AR-6.11")
@pytest.mark.vector("AR-E22")
def test_a_reward_farmer_needs_a_free_field() -> None:
    position = Position(3).owning("berenike").no_hands().offering()
    position.play("0: offer 3", "1: steal", "2: steal")
    assert position.legal(0, "take") == ["power_card", "brick berenike"]
    assert position.refused("0: take farmer berenike") == "AR-6.11"


@pytest.mark.rule("AR-6.11", "AR-12.1")
@pytest.mark.vector("AR-E22")
def test_a_reward_brick_needs_a_brick_in_the_supply() -> None:
    position = Position(3, supply_limits="strict").owning("mendes").no_hands()
    position.bricks(abu=2, edfu=2, thebes=2, sawu=2, kharga=2, amarna=2, avaris=2, dakhla=1)
    position.offering().play("0: offer 3", "1: steal", "2: steal")
    assert position.state.brick_supply == 0
    assert not [item for item in position.legal(0, "take") if item.startswith("brick")]
    assert position.refused("0: take brick mendes") == "AR-12.1"


@pytest.mark.rule("AR-6.11", "AR-5.7")
def test_reward_bricks_build_pyramids_without_a_builder() -> None:
    position = Position(3).owning("mendes amarna").bricks(mendes=2, amarna=1)
    position.hand(0, "master_builder", "free_farmer").offering()
    position.play("0: offer 3", "1: steal", "2: steal", "0: take brick mendes")
    assert position.building("mendes") == (1, 0)
    position.play("0: take brick amarna")
    assert position.refused("0: builder amarna") == "AR-6.11"
    assert position.refused("0: free_farmer amarna") == "AR-6.11"
    position.play("0: take farmer amarna")
    assert position.state.farmers[province("amarna")] == 1
    assert position.all_gold[0] == 17


@pytest.mark.rule("AR-6.11")
def test_reward_cards_ignore_the_card_limit() -> None:
    position = offering(3).play("0: offer 3", "1: steal", "2: steal")
    assert position.state.card_limits[province("mendes")] == 0
    position.play("0: take power_card")


@pytest.mark.rule("AR-6.13")
@pytest.mark.parametrize(("picks", "seen"), [("commit_then_draw", 0), ("sequential", 1)])
def test_reward_cards_are_drawn_after_the_last_pick_or_at_once_by_option(
    picks: str, seen: int
) -> None:
    """AR-R21."""
    position = offering(3, reward_picks=picks).play("0: offer 3", "1: steal", "2: steal")
    position.play("0: take power_card")
    assert len(position.cards(0)) == seen
    position.play("0: stop")
    assert len(position.cards(0)) == 1


@pytest.mark.rule("AR-6.13", "AR-1.6")
def test_a_chosen_card_counts_against_deck_and_discard_pile() -> None:
    position = Position(3).owning("mendes").no_hands().deck("eight_gold", rest=1)
    position.offering()
    position.play("1: correction no")
    position.play("0: offer 3", "1: steal", "2: steal", "0: take power_card")
    assert position.refused("0: take power_card") == "AR-1.6"
    position.play("0: stop")
    assert position.cards(0) == ["eight_gold"]


@pytest.mark.rule("AR-6.8")
def test_converted_cards_make_up_the_missing_gold() -> None:
    position = Position(3).owning("mendes").no_hands().gold(2, 5, 5).hand(0, "bid_block")
    position.offering().play("0: offer 3", "0: convert bid_block", "1: steal", "2: steal")
    assert position.all_gold == [0, 8, 8]
    assert position.cards(0) == []
