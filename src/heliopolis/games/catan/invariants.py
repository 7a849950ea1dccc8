"""What holds at every moment of a game: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from heliopolis.games.catan.build import is_connected, is_land
from heliopolis.games.catan.components import (
    ARMY_POINTS,
    CARDS_EACH,
    CARDS_OF_KIND,
    CITIES,
    GOLD,
    GOLD_PIECES,
    KIND_COUNT,
    KNIGHT,
    LEAST_ARMY,
    LEAST_ROAD,
    RESOURCE_COUNT,
    ROAD_POINTS,
    ROADS,
    SETTLEMENTS,
)
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hooks import is_army_unsettled, more_points
from heliopolis.games.catan.options import UNLIMITED
from heliopolis.games.catan.roads import longest_road
from heliopolis.games.catan.state import (
    DISCARD,
    NOBODY,
    OFFER_CLOSE,
    OFFER_REPLY,
    OVER,
    SETUP_ROAD,
    State,
)
from heliopolis.games.catan.tables import EDGE_COUNT, GOODS, VERTEX_COUNT, VERTEX_NEIGHBOURS
from heliopolis.games.catan.trade import has_wanted_goods
from heliopolis.kernel.invariants import Invariants
from heliopolis.kernel.rules import hook

INVARIANTS = Invariants()


@INVARIANTS.check(
    "each resource is there 19 times in bank, hands and draw pile, and gold 40 times (CB-2.1)"
)
def goods_are_complete(s: State) -> bool:
    """Count the goods in all places together."""
    for good in range(RESOURCE_COUNT + 1):
        total = s.bank[good] - (GOLD_PIECES if good == GOLD else CARDS_EACH - s.pile[good])
        for seat in range(s.seats):
            total += s.hand[seat][good]
        if total != 0:
            return False
    return True


@INVARIANTS.check("no hand, and no bank that can run out, is below zero (CB-5.2)")
def no_count_is_negative(s: State) -> bool:
    """No count is below zero, except in a bank that never runs out."""
    for good in range(GOODS):
        if s.bank[good] < 0 and s.bank_shortage != UNLIMITED:
            return False
        for seat in range(s.seats):
            if s.hand[seat][good] < 0 or s.due[seat][good] != 0:
                return False
    return True


@INVARIANTS.check("hands hold as many cards as are counted (CB-14.1)")
def hands_are_counted(s: State) -> bool:
    """Compare the counts of resource cards, development cards and the pile."""
    pile = s.pile_left
    for resource in range(RESOURCE_COUNT):
        pile -= s.pile[resource]
    for seat in range(s.seats):
        cards = s.cards[seat]
        for resource in range(RESOURCE_COUNT):
            cards -= s.hand[seat][resource]
        development = s.held_cards[seat]
        for kind in range(KIND_COUNT):
            development -= s.held[seat][kind]
        if cards != 0 or development != 0 or s.sure_knights[seat] > s.held[seat][KNIGHT]:
            return False
    return pile == 0


@INVARIANTS.check("the development cards are 25 in deck, hands, face up and gone (CB-2.3)")
def deck_is_complete(s: State) -> bool:
    """Every card is somewhere; fresh cards are in the active player's hand."""
    fresh = s.fresh_cards
    left = s.deck_left
    for kind in range(KIND_COUNT):
        fresh -= s.fresh[kind]
        left -= s.deck[kind]
        total = s.deck[kind] + s.gone[kind] + (s.deck_below if kind == KNIGHT else 0)
        for seat in range(s.seats):
            total += s.held[seat][kind] + (s.knights[seat] if kind == KNIGHT else 0)
        if total != CARDS_OF_KIND[kind] or s.fresh[kind] > s.held[s.active][kind]:
            return False
    return fresh == 0 and left == 0


@INVARIANTS.check(
    "roads, settlements and cities on the board and in the supply are those of the box (CB-2.2)"
)
def pieces_are_complete(s: State) -> bool:
    """Count the pieces of every player."""
    for seat in range(s.seats):
        settlements = s.settlements_left[seat]
        cities = s.cities_left[seat]
        for vertex in range(VERTEX_COUNT):
            if s.owner[vertex] == seat:
                cities += s.city[vertex]
                settlements += 1 - s.city[vertex]
        if settlements != SETTLEMENTS or cities != CITIES or count_roads(s, seat) != ROADS:
            return False
        if s.settlements_left[seat] < 0 or s.cities_left[seat] < 0 or s.roads_left[seat] < 0:
            return False
    return True


@hook
def count_roads(s: State, seat: int) -> int:
    """Return the number of a player's roads, on the board and in the supply."""
    roads = s.roads_left[seat]
    for edge in range(EDGE_COUNT):
        if s.road[edge] == seat:
            roads += 1
    return roads


@INVARIANTS.check("no two buildings are next to each other (CB-8.4)")
def distances_hold(s: State) -> bool:
    """At least two edges lie between any two buildings."""
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] >= 0:
            for k in range(3):
                other = VERTEX_NEIGHBOURS[vertex][k]
                if other != NOWHERE and s.owner[other] >= 0:
                    return False
    return True


@INVARIANTS.check("it is recorded where every player can extend their roads (CB-8.2)")
def reach_is_right(s: State) -> bool:
    """What was recorded is what the board shows."""
    for edge in range(EDGE_COUNT):
        if s.road[edge] == NOBODY:
            for seat in range(s.seats):
                if (s.reach[edge] >> seat & 1 == 1) != is_connected(s, seat, edge):
                    return False
    return True


@INVARIANTS.check(
    "roads are as long as was found when they changed, and the longest has the card (CB-10.3)"
)
def longest_road_is_right(s: State) -> bool:
    """Lengths are exact after the set-up, and nobody has more than the holder of the card."""
    if s.phase <= SETUP_ROAD:
        return True
    for seat in range(s.seats):
        if s.road_length[seat] != longest_road(s, seat):
            return False
        if s.road_holder != NOBODY and s.road_length[seat] > s.road_length[s.road_holder]:
            return False
    return s.road_holder == NOBODY or s.road_length[s.road_holder] >= LEAST_ROAD


@INVARIANTS.check("Largest Army is held by the player with the most knights (CB-11.1)")
def largest_army_is_right(s: State) -> bool:
    """Nobody has more knights than the holder, except while a knight is being resolved."""
    if s.army_holder == NOBODY or is_army_unsettled(s):
        return True
    for seat in range(s.seats):
        if seat != s.active and s.knights[seat] > s.knights[s.army_holder]:
            return False
    return s.knights[s.army_holder] >= LEAST_ARMY


@INVARIANTS.check("points are those of buildings and cards (CB-12.1)")
def points_are_right(s: State) -> bool:
    """Count the points again from what lies on the table."""
    for seat in range(s.seats):
        points = more_points(s, seat)
        for vertex in range(VERTEX_COUNT):
            if s.owner[vertex] == seat:
                points += 1 + s.city[vertex]
        if s.road_holder == seat:
            points += ROAD_POINTS
        if s.army_holder == seat:
            points += ARMY_POINTS
        if points != s.points[seat]:
            return False
    return True


@INVARIANTS.check("the robber stands on land (CB-1.4)")
def robber_is_on_land(s: State) -> bool:
    """The robber never stands on water."""
    return is_land(s, s.robber)


@INVARIANTS.check("nobody is known to hold a card that they do not hold (CB-14.2)")
def knowledge_is_true(s: State) -> bool:
    """Compare what is known of every hand with the hand, for every other seat."""
    for seat in range(s.seats):
        for resource in range(RESOURCE_COUNT):
            if s.seen[seat][resource] < 0 or s.seen[seat][resource] > s.hand[seat][resource]:
                return False
            for other in range(s.seats):
                told = s.told[other][seat][resource]
                if other != seat and (
                    told < 0 or told + s.seen[seat][resource] > s.hand[seat][resource]
                ):
                    return False
    return True


@INVARIANTS.check(
    "goods that were offered or promised are there, and discards are half a hand (CB-7.2, CB-6.1)"
)
def promises_hold(s: State) -> bool:
    """Offers and acceptances are backed; nobody discards cards that they do not have."""
    if s.accepted & ~s.answered or s.answered >> s.active & 1:
        return False
    if s.phase == OFFER_REPLY or s.phase == OFFER_CLOSE:
        for good in range(GOODS):
            if s.give[good] > s.hand[s.active][good]:
                return False
        for seat in range(s.seats):
            if s.accepted >> seat & 1 and not has_wanted_goods(s, seat):
                return False
    if s.phase == DISCARD:
        for seat in range(s.seats):
            for resource in range(RESOURCE_COUNT):
                if s.chosen[seat][resource] > s.hand[seat][resource]:
                    return False
    return s.phase != OVER or s.winner == NOBODY or s.winner < s.seats
