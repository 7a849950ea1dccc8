"""Each invariant notices every way in which it can be violated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.board import CARD_TOTAL, MASTER_BUILDER, PROVINCE_COUNT, STEAL
from heliopolis.games.amun_re.phases import (
    BUILD,
    BUY_BRICKS,
    BUY_FARMERS,
    INCOME,
    NEXT_TURN,
    PAY,
    PLACE_FARMERS,
    SEALED,
)
from heliopolis.games.amun_re.state import State
from tests.games.amun_re.positions import Position, kind, province

(CARDS, COUNTED, BRICKS, FARMERS, SUPPLY, NEGATIVE, FIELDS, BUILT, SHORT, STONES, OWNED, PROVINCES,
 OFFERINGS, ANSWERS) = range(1, 15)  # fmt: skip

BLOCK, EIGHT = kind("bid_block"), kind("eight_gold")
ABU, EDFU, THEBES = map(province, ("abu", "edfu", "thebes"))


def start(**options: Any) -> Position:
    """Four players with a province each, Abu the first's, and no cards."""
    position = Position(4, **options).owning("abu", "edfu", "memphis", "buto").no_hands()
    return position.bricks(abu=2).farmers(abu=1).flat(abu=1).gold(2, 9, 9, 9)


def auction() -> State:
    """The second auction: two stones lie, and the first player has blocked a bid."""
    position = start().gold(9).hand(0, "bid_block").hand(1, "master_builder")
    position.auction("baharya", "dakhla", "abydos", "sawu")
    return position.play("0: play_card bid_block", "0: bid abydos 3", "1: bid sawu 1").state


def actions() -> State:
    """A turn of the third phase, with limited supplies."""
    return start(supply_limits="strict").turn_of(0).state


def plenty() -> State:
    """A turn of the third phase, with supplies that never run out."""
    return start(supply_limits="unlimited").turn_of(0).state


def offering() -> State:
    """One player offers two gold and a card beside a correction; one steals; two think on."""
    position = start().hand(0, "offering_correction", "eight_gold", "bid_block")
    position.offering().play("0: correction yes", "0: offer 3", "0: convert eight_gold")
    return position.play("1: steal").state


def reward() -> State:
    """The best offer is being rewarded."""
    position = start().offering()
    return position.play("0: offer 1", "1: offer 5", "2: offer 2", "3: steal").state


BREAKINGS: list[Any] = []


def breaks(invariant: int, situation: Callable[[], State]) -> Callable[..., Any]:
    """What the function does to the situation violates the invariant."""

    def add(breaking: Callable[[State], None]) -> Callable[[State], None]:
        BREAKINGS.append(pytest.param(situation, breaking, invariant, id=breaking.__name__))
        return breaking

    return add


# --- Cards ----------------------------------------------------------------------------------------


@breaks(CARDS, actions)
def a_card_is_lost_from_the_deck(s: State) -> None:
    s.deck[BLOCK] -= 1
    s.deck_left -= 1


@breaks(CARDS, actions)
def a_card_appears_in_the_discard_pile(s: State) -> None:
    s.discard[BLOCK] += 1
    s.discard_left += 1


@breaks(CARDS, auction)
def a_card_appears_in_a_hand(s: State) -> None:
    s.hand[1][BLOCK] += 1
    s.held[s.batch][1][BLOCK] += 1
    s.hand_size[1] += 1


@breaks(CARDS, auction)
def the_card_played_in_the_auction_is_gone(s: State) -> None:
    s.played[0] = 0


@breaks(CARDS, auction)
def a_card_is_lost_from_under_a_province(s: State) -> None:
    slot = next(slot for slot in range(s.seats) if s.under[slot][0] >= 0)
    s.under[slot][0] = -1


@breaks(CARDS, reward)
def a_correction_appears_that_was_laid(s: State) -> None:
    s.laid[2] = 1


@breaks(COUNTED, actions)
def the_deck_is_miscounted(s: State) -> None:
    s.deck_left += 1


@breaks(COUNTED, actions)
def the_discard_pile_is_miscounted(s: State) -> None:
    s.discard_left += 1


@breaks(COUNTED, auction)
def a_hand_is_miscounted(s: State) -> None:
    s.hand_size[1] += 1


@breaks(COUNTED, auction)
def the_last_hand_is_miscounted(s: State) -> None:
    s.hand_size[s.seats - 1] += 1


@breaks(COUNTED, auction)
def a_card_came_from_no_deck(s: State) -> None:
    s.held[s.batch][1][MASTER_BUILDER] -= 1


@breaks(COUNTED, actions)
def a_builder_is_known_that_is_not_there(s: State) -> None:
    s.builder_known[1] = 1


@breaks(COUNTED, actions)
def more_cards_than_there_are(s: State) -> None:
    """Those that a hand lacks lie in the deck."""
    more = CARD_TOTAL + 1 - s.deck_left - s.discard_left
    s.hand[0][BLOCK] -= more
    s.held[0][0][BLOCK] -= more
    s.hand_size[0] -= more
    s.deck[BLOCK] += more
    s.deck_left += more


# --- Pieces ---------------------------------------------------------------------------------------


@breaks(BRICKS, actions)
def a_brick_appears_in_a_province(s: State) -> None:
    s.bricks[EDFU] += 1


@breaks(BRICKS, actions)
def a_brick_is_lost_from_the_supply(s: State) -> None:
    s.brick_supply -= 1


@breaks(BRICKS, actions)
def a_bought_brick_appears(s: State) -> None:
    s.phase = BUILD
    s.unplaced = 1


@breaks(FARMERS, actions)
def a_farmer_appears_on_a_field(s: State) -> None:
    s.farmers[EDFU] += 1


@breaks(FARMERS, actions)
def a_farmer_appears_on_flat_land(s: State) -> None:
    s.flat[EDFU] += 1


@breaks(FARMERS, actions)
def a_farmer_is_lost_from_the_supply(s: State) -> None:
    s.farmer_supply -= 1


@breaks(FARMERS, actions)
def a_bought_farmer_appears(s: State) -> None:
    s.phase = PLACE_FARMERS
    s.unplaced = 1


@breaks(SUPPLY, actions)
def more_bricks_than_a_strict_supply_has(s: State) -> None:
    s.bricks[EDFU] += s.brick_supply + 1
    s.brick_supply = -1


@breaks(SUPPLY, actions)
def more_farmers_than_a_strict_supply_has(s: State) -> None:
    s.flat[EDFU] += s.farmer_supply + 1
    s.farmer_supply = -1


@breaks(NEGATIVE, auction)
def less_than_no_card_in_the_deck(s: State) -> None:
    s.hand[1][BLOCK] += s.deck[BLOCK] + 1
    s.held[s.batch][1][BLOCK] += s.deck[BLOCK] + 1
    s.hand_size[1] += s.deck[BLOCK] + 1
    s.deck_left -= s.deck[BLOCK] + 1
    s.deck[BLOCK] = -1


@breaks(NEGATIVE, auction)
def less_than_no_card_in_the_discard_pile(s: State) -> None:
    s.discard[EIGHT] -= 1
    s.discard_left -= 1
    s.deck[EIGHT] += 1
    s.deck_left += 1


@breaks(NEGATIVE, auction)
def less_than_no_card_in_a_hand(s: State) -> None:
    s.hand[2][EIGHT] -= 1
    s.held[s.batch][2][EIGHT] -= 1
    s.hand_size[2] -= 1
    s.deck[EIGHT] += 1
    s.deck_left += 1


@breaks(NEGATIVE, actions)
def debts(s: State) -> None:
    s.gold[2] = -1


@breaks(NEGATIVE, actions)
def negative_points(s: State) -> None:
    s.points[1] = -1


@breaks(NEGATIVE, actions)
def less_than_no_card_to_name(s: State) -> None:
    s.to_convert[1] = -1


@breaks(NEGATIVE, actions)
def less_than_no_card_named(s: State) -> None:
    s.converted[1][BLOCK] = -1


@breaks(NEGATIVE, actions)
def less_than_no_brick(s: State) -> None:
    s.bricks[EDFU] -= 1
    s.brick_supply += 1


@breaks(NEGATIVE, actions)
def less_than_no_pyramid(s: State) -> None:
    s.pyramids[EDFU] = -1


@breaks(NEGATIVE, actions)
def less_than_no_farmer_on_fields(s: State) -> None:
    s.farmers[EDFU] -= 1
    s.farmer_supply += 1


@breaks(NEGATIVE, actions)
def less_than_no_farmer_on_flat_land(s: State) -> None:
    s.flat[EDFU] -= 1
    s.farmer_supply += 1


@breaks(NEGATIVE, offering)
def less_than_nothing_unplaced(s: State) -> None:
    s.unplaced = -1


@breaks(NEGATIVE, actions)
def less_than_no_item_to_take(s: State) -> None:
    s.items_left = -1


@breaks(NEGATIVE, actions)
def less_than_no_card_chosen(s: State) -> None:
    s.committed = -1


@breaks(FIELDS, actions)
def a_farmer_without_a_field(s: State) -> None:
    more = s.field_spaces[EDFU] + 1 - s.farmers[EDFU]
    s.farmers[EDFU] += more
    s.farmer_supply -= more


@breaks(BUILT, offering)
def three_bricks_in_the_offering(s: State) -> None:
    s.bricks[ABU] += 1
    s.brick_supply -= 1


# --- The auction and what is owned ----------------------------------------------------------------


@breaks(SHORT, auction)
def an_endless_auction(s: State) -> None:
    s.placements = 37


@breaks(STONES, auction)
def a_stone_above_the_highest(s: State) -> None:
    s.stone_step[1] += 1


@breaks(STONES, auction)
def two_stones_on_one_step(s: State) -> None:
    s.stone_slot[2], s.stone_step[2] = s.stone_slot[1], s.stone_step[1]


@breaks(STONES, auction)
def the_highest_stone_is_somebody_elses(s: State) -> None:
    s.top_seat[s.stone_slot[1]] = 2


@breaks(OWNED, auction)
def a_second_province_during_the_auction(s: State) -> None:
    own(s, 0, province("sawu"))


@breaks(OWNED, actions)
def no_province_after_the_auction(s: State) -> None:
    s.owned[1] = 0


@breaks(OWNED, actions)
def a_second_province_after_the_first_auction(s: State) -> None:
    own(s, 1, EDFU + 1)


@breaks(OWNED, auction)
def a_province_too_few_while_others_pay(s: State) -> None:
    s.phase, s.actor = PAY, 1
    s.owned[0] = 0


@breaks(OWNED, auction)
def a_province_too_many_while_others_pay(s: State) -> None:
    s.phase, s.actor = PAY, 1
    for name in ("sawu", "abydos"):
        own(s, 0, province(name))


@breaks(OWNED, actions)
def a_province_that_belongs_to_somebody_else(s: State) -> None:
    s.owner[EDFU] = 0


@breaks(OWNED, actions)
def a_province_that_was_not_turned_up(s: State) -> None:
    s.used[EDFU], s.face_down[EDFU] = 0, 1
    s.face_down_left += 1


@breaks(OWNED, auction)
def provinces_out_of_order(s: State) -> None:
    s.phase, s.actor = PAY, 1
    s.own[0][:2] = [ABU, province("sawu")]
    s.owner[province("sawu")] = 0
    s.owned[0] = 2


def own(s: State, seat: int, other: int) -> None:
    """Give a province to a seat, in order."""
    s.own[seat][: s.owned[seat] + 1] = sorted([*s.own[seat][: s.owned[seat]], other])
    s.owned[seat] += 1
    s.owner[other] = seat
    s.used[other] = 1


@breaks(PROVINCES, actions)
def a_province_face_up_and_down(s: State) -> None:
    s.face_down[EDFU] = 1
    s.face_down_left += 1


@breaks(PROVINCES, actions)
def face_down_provinces_are_miscounted(s: State) -> None:
    s.face_down_left -= 1


@breaks(PROVINCES, actions)
def a_province_too_many_turned_up(s: State) -> None:
    s.face_down[THEBES], s.used[THEBES] = 0, 1
    s.face_down_left -= 1


@breaks(PROVINCES, actions)
def a_province_card_is_lost(s: State) -> None:
    s.face_down[THEBES] = 0
    s.face_down_left -= 1


# --- The offering, and what is asked --------------------------------------------------------------


@breaks(OFFERINGS, offering)
def a_named_card_that_is_not_in_hand(s: State) -> None:
    s.converted[0][EIGHT], s.converted[0][kind("harvest_boost")] = 0, 1


@breaks(OFFERINGS, offering)
def an_offer_above_what_pays_it(s: State) -> None:
    s.offer[0] += 1


@breaks(OFFERINGS, offering)
def an_offer_below_what_pays_it(s: State) -> None:
    s.offer[0] -= 1


@breaks(OFFERINGS, offering)
def a_card_is_named_for_an_offer_that_gold_pays(s: State) -> None:
    s.gold[0] = 9


@breaks(OFFERINGS, offering)
def a_thief_names_a_card(s: State) -> None:
    s.offer[0] = STEAL


@breaks(OFFERINGS, offering)
def a_finished_offering_of_nothing(s: State) -> None:
    s.offer[1] = 0


@breaks(OFFERINGS, offering)
def a_correction_is_laid_that_is_not_in_hand(s: State) -> None:
    s.laid[2] = 1


@breaks(ANSWERS, offering)
def all_have_offered_and_nothing_happens(s: State) -> None:
    s.offer[2] = s.offer[3] = STEAL
    s.asked[2] = s.asked[3] = SEALED


@breaks(ANSWERS, offering)
def all_are_counted_as_having_offered(s: State) -> None:
    s.sealed = s.seats


@breaks(ANSWERS, auction)
def who_has_no_card_is_asked_to_pay_with_one(s: State) -> None:
    s.phase, s.actor = PAY, 2


@breaks(ANSWERS, reward)
def a_reward_without_items(s: State) -> None:
    s.items_left = 0


@breaks(ANSWERS, actions)
def pieces_unplaced_while_cards_are_bought(s: State) -> None:
    s.unplaced = 1


@breaks(ANSWERS, actions)
def pieces_unplaced_while_farmers_are_bought(s: State) -> None:
    s.phase, s.unplaced = BUY_FARMERS, 1


@breaks(ANSWERS, actions)
def pieces_unplaced_while_bricks_are_bought(s: State) -> None:
    s.phase, s.unplaced = BUY_BRICKS, 1


@breaks(ANSWERS, actions)
def a_halt_in_the_middle(s: State) -> None:
    s.phase = NEXT_TURN


@pytest.mark.parametrize(("situation", "breaking", "invariant"), BREAKINGS)
def test_a_broken_invariant_is_noticed(
    situation: Callable[[], State], breaking: Callable[[State], None], invariant: int
) -> None:
    s = situation()
    assert GAME.rules.check_invariants(s) == 0
    breaking(s)
    assert GAME.rules.check_invariants(s) == invariant
    assert GAME.invariants[invariant - 1]


# --- What is allowed ------------------------------------------------------------------------------


@pytest.mark.rule("AR-12.1")
def test_supplies_without_limits_may_fall_below_zero() -> None:
    s = plenty()
    s.flat[EDFU] += s.farmer_supply + 1
    s.farmer_supply = -1
    assert GAME.rules.check_invariants(s) == 0


@pytest.mark.rule("AR-5.9")
def test_three_bricks_may_lie_together_until_their_owner_has_built() -> None:
    s = actions()
    s.bricks[ABU] += 1
    s.brick_supply -= 1
    assert GAME.rules.check_invariants(s) == 0


@pytest.mark.rule("AR-4.7")
def test_nine_placements_per_player_are_possible() -> None:
    s = auction()
    s.placements = 36
    assert GAME.rules.check_invariants(s) == 0


def test_a_known_builder_may_be_in_hand() -> None:
    s = auction()
    assert s.held[0][1][MASTER_BUILDER] == 1
    s.builder_known[1] = 1
    assert GAME.rules.check_invariants(s) == 0


@pytest.mark.rule("AR-9.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_the_new_kingdom_only_the_provinces_of_the_old_are_there(seats: int) -> None:
    s = Position(seats).owning("abu edfu", kingdom="new").no_hands().turn_of(0).state
    assert GAME.rules.check_invariants(s) == 0
    other = next(p for p in range(PROVINCE_COUNT) if not s.used[p] and not s.face_down[p])
    s.face_down[other] = 1
    s.face_down_left += 1
    assert GAME.rules.check_invariants(s) == PROVINCES


def test_pieces_that_are_left_over_mean_nothing_when_nothing_is_bought() -> None:
    s = actions()
    s.phase, s.unplaced = INCOME, 1
    assert GAME.rules.check_invariants(s) == 0
