"""Each invariant notices every way in which it can be violated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heliopolis.games.catan.alexander import GAME as ALEXANDER
from heliopolis.games.catan.alexander.board import OFFICE_POINTS
from heliopolis.games.catan.alexander.state import BID
from heliopolis.games.catan.cheops import GAME as CHEOPS
from heliopolis.games.catan.cheops.board import BLESSING_POINTS, CURSE_POINTS
from heliopolis.games.catan.cheops.moves import NAMES
from heliopolis.games.catan.cheops.state import SHIP
from heliopolis.games.catan.components import GOLD, KINDS, RESOURCES
from heliopolis.games.catan.island import GAME as ISLAND
from heliopolis.games.catan.state import NOBODY, OVER, SETUP_ROAD
from heliopolis.kernel.game import Game
from tests.games.catan.cheops.positions import Position as Nile
from tests.games.catan.cheops.positions import edge
from tests.games.catan.positions import Campaign, Island

(GOODS, NEGATIVE, HANDS, DECK, PIECES, DISTANCES, REACH, ROAD, ARMY, POINTS, ROBBER, KNOWN,
 PROMISES) = range(1, 14)  # fmt: skip
CHITS, WON, OFFICES, RANKED, BACKED = range(14, 19)
SHIPS, AFLOAT, ROUTES, ON_ROUTES, BLOCKS, SITE, BLESSING = range(14, 21)

BRICK, WOOL, ORE = map(RESOURCES.index, ("brick", "wool", "ore"))
KNIGHT, MONOPOLY = map(KINDS.index, ("knight", "monopoly"))
AT = Island()  # for the names of places
ENDS = NAMES["EDGE_ENDS"]


def board(**options: Any) -> Island:
    """Buildings, a city and roads of two players, some cards, and knights that make an army."""
    position = Island(**options).settle(0, "0,0,n").city(1, "2,0,n")
    position.road(0, "0,0,ne", "0,0,e").hand(0, brick=2, wool=3).hand(1, ore=4)
    return position.holds(0, monopoly=1, knight=1).knights(0, 3).turn_of(0)


def island() -> Any:
    """The main part of a turn."""
    return board().state


def endless() -> Any:
    """The same with a bank that never runs out."""
    return board(bank_shortage="unlimited").state


def offer() -> Any:
    """Wool is offered for ore; one has accepted, and the others think on."""
    position = board().play("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")
    return position.play("0: offer_send", "1: offer_accept").state


def discards() -> Any:
    """Two players are to discard half of their hands."""
    position = board().hand(0, brick=5, wool=3).hand(1, ore=9).turn_of(0, rolled=False)
    return position.roll(7).state


def campaign() -> Any:
    """Three players hold the offices, by their chits."""
    return Campaign().chits(5, 4, 3, 1).office(0, 1, 2).check().state


def auction() -> Any:
    """A bid of two that is backed by grain."""
    position = Campaign().no_pile().hand(0, grain=2, ore=1)
    return position.auction("famine").play("0: bid 2").state


def nile() -> Any:
    """Two players on a route of their own each, ships in the Nile, and three blocks."""
    position = Nile().settle(0, "2,5,n").ship(0, "2,4,se").settle(1, "1,3,n").road(1, "1,2,e")
    return position.blocks(0, "p", 1).turn().state


GAME_OF: dict[Callable[[], Any], Game] = {campaign: ALEXANDER, auction: ALEXANDER, nile: CHEOPS}
BREAKINGS: list[Any] = []


def breaks(invariant: int, situation: Callable[[], Any]) -> Callable[..., Any]:
    """What the function does to the situation violates the invariant."""

    def add(breaking: Callable[[Any], None]) -> Callable[[Any], None]:
        BREAKINGS.append(pytest.param(situation, breaking, invariant, id=breaking.__name__))
        return breaking

    return add


def broken(situation: Callable[[], Any], s: Any) -> int:
    number: int = GAME_OF.get(situation, ISLAND).rules.check_invariants(s)
    return number


# --- Goods and cards ------------------------------------------------------------------------------


@breaks(GOODS, island)
def a_resource_is_lost_from_the_bank(s: Any) -> None:
    s.bank[WOOL] -= 1


@breaks(GOODS, island)
def a_resource_appears_in_a_hand(s: Any) -> None:
    s.hand[3][ORE] += 1
    s.cards[3] += 1


@breaks(GOODS, campaign)
def a_resource_is_lost_from_the_draw_pile(s: Any) -> None:
    s.pile[ORE] -= 1
    s.pile_left -= 1


@breaks(GOODS, nile)
def a_gold_piece_is_lost(s: Any) -> None:
    s.hand[1][GOLD] -= 1


@breaks(NEGATIVE, island)
def less_than_no_card_in_the_bank(s: Any) -> None:
    s.hand[3][WOOL] += s.bank[WOOL] + 1
    s.cards[3] += s.bank[WOOL] + 1
    s.bank[WOOL] = -1


@breaks(NEGATIVE, island)
def less_than_no_card_in_a_hand(s: Any) -> None:
    s.hand[3][ORE] -= 1
    s.cards[3] -= 1
    s.bank[ORE] += 1


@breaks(NEGATIVE, island)
def something_is_due_after_the_roll(s: Any) -> None:
    s.due[2][WOOL] = 1


@breaks(HANDS, island)
def a_hand_is_miscounted(s: Any) -> None:
    s.cards[0] += 1


@breaks(HANDS, island)
def development_cards_are_miscounted(s: Any) -> None:
    s.held_cards[0] += 1


@breaks(HANDS, island)
def development_cards_of_the_last_player_are_miscounted(s: Any) -> None:
    s.held_cards[3] -= 1


@breaks(HANDS, island)
def more_knights_are_known_than_are_held(s: Any) -> None:
    s.sure_knights[0] = 2


@breaks(HANDS, campaign)
def the_draw_pile_is_miscounted(s: Any) -> None:
    s.pile_left += 1


@breaks(DECK, island)
def a_development_card_is_lost(s: Any) -> None:
    s.deck[MONOPOLY] -= 1
    s.deck_left -= 1


@breaks(DECK, island)
def a_knight_appears(s: Any) -> None:
    s.knights[1] += 1


@breaks(DECK, island)
def a_card_appears_that_was_played(s: Any) -> None:
    s.gone[MONOPOLY] += 1


@breaks(DECK, island)
def a_knight_appears_under_the_deck(s: Any) -> None:
    s.deck_below = 1


@breaks(DECK, island)
def the_deck_is_miscounted(s: Any) -> None:
    s.deck_left += 1


@breaks(DECK, island)
def fresh_cards_are_miscounted(s: Any) -> None:
    s.fresh_cards = 1


@breaks(DECK, island)
def a_fresh_card_is_not_in_the_hand(s: Any) -> None:
    s.fresh[MONOPOLY] = 2
    s.fresh_cards = 2


# --- The board ------------------------------------------------------------------------------------


@breaks(PIECES, island)
def a_settlement_is_lost(s: Any) -> None:
    s.settlements_left[0] -= 1


@breaks(PIECES, island)
def a_city_is_lost(s: Any) -> None:
    s.cities_left[1] -= 1


@breaks(PIECES, island)
def a_road_appears(s: Any) -> None:
    s.roads_left[3] += 1


@breaks(PIECES, nile)
def a_ship_counts_as_a_road(s: Any) -> None:
    s.roads_left[0] -= 1


@breaks(DISTANCES, island)
def two_settlements_side_by_side(s: Any) -> None:
    s.owner[AT.vertex("1,-1,s")] = 0
    s.settlements_left[0] -= 1
    s.points[0] += 1


@breaks(REACH, island)
def it_is_not_recorded_where_a_road_goes_on(s: Any) -> None:
    s.reach[AT.edge("0,0,se")] = 0


@breaks(REACH, island)
def it_is_recorded_that_a_road_goes_on_elsewhere(s: Any) -> None:
    s.reach[AT.edge("-2,0,ne")] |= 8


@breaks(ROAD, island)
def a_road_is_longer_than_it_is(s: Any) -> None:
    s.road_length[0] += 1


@breaks(ROAD, island)
def a_short_road_has_the_card(s: Any) -> None:
    s.road_holder = 0
    s.points[0] += 2


@breaks(ROAD, island)
def a_shorter_road_has_the_card(s: Any) -> None:
    s.road_holder = 1
    s.points[1] += 2


@breaks(ARMY, island)
def an_army_of_two(s: Any) -> None:
    s.knights[1] = 2
    s.deck[KNIGHT] += 1
    s.deck_left += 1


@breaks(ARMY, island)
def a_smaller_army_has_the_card(s: Any) -> None:
    s.knights[2] = 4
    s.deck[KNIGHT] -= 4
    s.deck_left -= 4


@breaks(POINTS, island)
def a_point_appears(s: Any) -> None:
    s.points[3] += 1


@breaks(POINTS, island)
def a_city_counts_as_a_settlement(s: Any) -> None:
    s.points[1] -= 1


@breaks(POINTS, island)
def the_army_does_not_count(s: Any) -> None:
    s.points[1] -= 2


@breaks(POINTS, island)
def nobody_has_the_army(s: Any) -> None:
    s.army_holder = NOBODY


@breaks(POINTS, campaign)
def an_office_does_not_count(s: Any) -> None:
    s.points[2] = 0


@breaks(ROBBER, campaign)
def the_robber_is_in_the_sea(s: Any) -> None:
    s.robber = next(hex_ for hex_ in range(len(s.terrain)) if s.terrain[hex_] > s.terrain[s.robber])


# --- What is known and promised -------------------------------------------------------------------


@breaks(KNOWN, island)
def more_is_known_than_a_hand_holds(s: Any) -> None:
    s.seen[0][BRICK] = 3


@breaks(KNOWN, island)
def less_than_nothing_is_known(s: Any) -> None:
    s.seen[0][BRICK] = -1


@breaks(KNOWN, island)
def a_player_knows_more_than_a_hand_holds(s: Any) -> None:
    s.told[2][0][BRICK] = 1


@breaks(KNOWN, island)
def a_player_knows_less_than_nothing(s: Any) -> None:
    s.seen[0][BRICK] = 0
    s.told[2][0][BRICK] = -1


@breaks(PROMISES, offer)
def who_accepts_has_not_answered(s: Any) -> None:
    s.answered = 0


@breaks(PROMISES, offer)
def who_offers_answers(s: Any) -> None:
    s.answered |= 1


@breaks(PROMISES, offer)
def what_is_offered_is_not_there(s: Any) -> None:
    s.give[WOOL] = 4


@breaks(PROMISES, offer)
def what_is_wanted_is_not_there(s: Any) -> None:
    s.want[ORE] = 5


@breaks(PROMISES, offer)
def who_has_nothing_accepts(s: Any) -> None:
    s.answered |= 8
    s.accepted |= 8


@breaks(PROMISES, discards)
def a_card_is_discarded_that_is_not_there(s: Any) -> None:
    s.chosen[0][ORE] = 1


@breaks(PROMISES, island)
def somebody_wins_who_is_not_there(s: Any) -> None:
    s.phase = OVER
    s.winner = 4


# --- The campaign of Alexander --------------------------------------------------------------------


@breaks(CHITS, campaign)
def a_chit_is_lost(s: Any) -> None:
    s.chits_left[0] -= 1


@breaks(CHITS, campaign)
def a_turned_chit_lies_face_down(s: Any) -> None:
    s.route_kind[next(i for i in range(s.crossings) if s.route_kind[i] >= 4)] = 1


@breaks(WON, campaign)
def chits_are_miscounted(s: Any) -> None:
    s.chits[3] += 1


@breaks(OFFICES, campaign)
def two_offices_for_one_player(s: Any) -> None:
    s.points[2] -= OFFICE_POINTS[2]
    s.office[2] = 0


@breaks(OFFICES, campaign)
def an_office_for_two_chits(s: Any) -> None:
    give_chits(s, 2, -1)


@breaks(RANKED, campaign)
def the_second_office_for_more_chits_than_the_first(s: Any) -> None:
    give_chits(s, 1, 2)


@breaks(RANKED, campaign)
def no_office_for_more_chits_than_the_last(s: Any) -> None:
    give_chits(s, 3, 3)


def give_chits(s: Any, seat: int, count: int) -> None:
    s.chits[seat] += count
    s.won[seat][0] += count


@breaks(BACKED, auction)
def a_bid_that_cannot_be_paid(s: Any) -> None:
    s.high_bid = 4


# --- Cheops ---------------------------------------------------------------------------------------


@breaks(SHIPS, nile)
def a_ship_is_lost(s: Any) -> None:
    s.ships_left[0] -= 1


@breaks(SHIPS, nile)
def a_ship_in_hand_appears(s: Any) -> None:
    s.lifted = edge("2,4,se")


@breaks(AFLOAT, nile)
def a_ship_of_nobody(s: Any) -> None:
    s.ship[edge("5,5,e")] = SHIP


@breaks(AFLOAT, nile)
def it_is_not_recorded_where_a_ship_goes_on(s: Any) -> None:
    s.reach[edge("1,5,e")] &= 15


@breaks(ROUTES, nile)
def an_end_of_a_road_on_no_route(s: Any) -> None:
    ends = ENDS[edge("1,2,e")]
    s.route[next(end for end in ends if s.owner[end] < 0)] = 0


@breaks(ROUTES, nile)
def both_ends_of_a_road_on_no_route(s: Any) -> None:
    for end in ENDS[edge("1,2,e")]:
        s.route[end] = 0


@breaks(ROUTES, nile)
def an_empty_route(s: Any) -> None:
    s.routes += 1


@breaks(ON_ROUTES, nile)
def a_route_knows_somebody_who_is_not_there(s: Any) -> None:
    s.route_seats[0] = 0


@breaks(BLOCKS, nile)
def a_block_behind_a_gap(s: Any) -> None:
    s.pyramid[5] = 0
    s.blocks[0] += 1


@breaks(BLOCKS, nile)
def blocks_are_miscounted(s: Any) -> None:
    s.blocks[2] = 1


@breaks(BLOCKS, nile)
def blocks_of_the_pharaoh_are_miscounted(s: Any) -> None:
    s.black = 2


@breaks(BLOCKS, nile)
def more_blocks_of_the_pharaoh_than_there_are(s: Any) -> None:
    s.pharaoh_stock = 0


@breaks(SITE, nile)
def blocks_on_a_closed_site(s: Any) -> None:
    s.site_open = 0


@breaks(BLESSING, nile)
def the_blessing_where_blocks_are_fewer(s: Any) -> None:
    s.points[s.blessed] -= BLESSING_POINTS
    s.points[2] += BLESSING_POINTS
    s.blessed = 2


@breaks(BLESSING, nile)
def no_blessing(s: Any) -> None:
    s.points[s.blessed] -= BLESSING_POINTS
    s.blessed = NOBODY


@breaks(BLESSING, nile)
def no_curse(s: Any) -> None:
    for seat in range(s.seats):
        s.points[seat] -= CURSE_POINTS * (s.cursed >> seat & 1)
    s.cursed = 0


@pytest.mark.parametrize(("situation", "breaking", "invariant"), BREAKINGS)
def test_a_broken_invariant_is_noticed(
    situation: Callable[[], Any], breaking: Callable[[Any], None], invariant: int
) -> None:
    s = situation()
    assert broken(situation, s) == 0
    breaking(s)
    assert broken(situation, s) == invariant


# --- What is allowed ------------------------------------------------------------------------------


@pytest.mark.rule("CB-5.2")
def test_a_bank_that_never_runs_out_may_be_below_zero() -> None:
    s = endless()
    s.hand[3][WOOL] += s.bank[WOOL] + 1
    s.cards[3] += s.bank[WOOL] + 1
    s.bank[WOOL] = -1
    assert broken(endless, s) == 0


@pytest.mark.rule("CB-3.4")
def test_roads_are_not_measured_at_the_start() -> None:
    s = island()
    s.phase = SETUP_ROAD
    s.road_length[0] = 5
    assert broken(island, s) == 0


@pytest.mark.rule("CB-11.1")
def test_the_active_player_may_have_more_knights_until_the_army_is_settled() -> None:
    s = island()
    s.knights[0] = 4
    s.deck[KNIGHT] -= 4
    s.deck_left -= 4
    assert broken(island, s) == 0


@pytest.mark.rule("AL-8.3")
def test_offices_that_are_exchanged_by_choice_need_not_be_ranked() -> None:
    s = Campaign(card_exchange="choice").chits(5, 4, 3, 1).office(0, 1, 2).check().state
    give_chits(s, 3, 3)
    assert broken(campaign, s) == 0


@pytest.mark.rule("AL-8.1")
def test_nobody_lacks_an_office_that_is_free() -> None:
    s = Campaign().chits(5, 4, 2, 2).office(0, 1).check().state
    assert broken(campaign, s) == 0


@pytest.mark.rule("AL-6.7")
def test_a_bid_may_be_empty_where_a_penalty_replaces_payment() -> None:
    s = Campaign(overbid="penalty").no_pile().hand(0, ore=1).auction("famine").state
    s.high_bid, s.bidder = 4, 0
    assert s.phase == BID
    assert broken(campaign, s) == 0


@pytest.mark.rule("CH-4.3")
def test_where_a_road_lies_no_ship_can_go_on() -> None:
    s = Nile().settle(0, "1,3,n").road(0, "1,2,e").turn().state
    s.reach[edge("1,2,e")] = 0
    assert broken(nile, s) == 0
