"""What holds at every moment of a game: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from heliopolis.games.catan.build import is_land, reaches
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
from heliopolis.games.catan.hooks import check_more_invariants, knights_are_being_paid, more_points
from heliopolis.games.catan.names import EDGE_COUNT, GOODS, VERTEX_COUNT, VERTEX_NEIGHBOURS
from heliopolis.games.catan.roads import longest_road
from heliopolis.games.catan.state import (
    DISCARD,
    NOBODY,
    OFFER_CLOSE,
    OFFER_REPLY,
    OVER,
    SETUP_ROAD,
    UNLIMITED,
    State,
)
from heliopolis.games.catan.trade import holds_wanted
from heliopolis.kernel.rules import rule

INVARIANTS = (
    "each resource is there 19 times in bank, hands and draw pile, and gold 40 times (CB-2.1)",
    "no hand, and no bank that can run out, is below zero (CB-5.2)",
    "hands hold as many cards as are counted (CB-14.1)",
    "the development cards are 25 in deck, hands, face up and gone (CB-2.3)",
    "roads, settlements and cities on the board and in the supply are those of the box (CB-2.2)",
    "no two buildings are next to each other (CB-8.4)",
    "it is known where everybody can go on building (CB-8.2)",
    "roads are as long as was found when they changed, and the longest has the card (CB-10.3)",
    "Largest Army is with who has the most knights (CB-11.1)",
    "points are those of buildings and cards (CB-12.1)",
    "the robber stands on land (CB-1.4)",
    "nobody is known to hold a card that he does not hold (CB-14.2)",
    "who gave or promised goods has them, and discards are half a hand (CB-7.2, CB-6.1)",
)


@rule
def check_invariants(s: State) -> int:
    """0, or the number of the invariant that does not hold."""
    if not goods_are_complete(s):
        return 1
    if not counts_are_sound(s):
        return 2
    if not hands_are_counted(s):
        return 3
    if not deck_is_complete(s):
        return 4
    if not pieces_are_complete(s):
        return 5
    if not distances_hold(s):
        return 6
    if not reach_is_known(s):
        return 7
    if not longest_road_is_right(s):
        return 8
    if not largest_army_is_right(s):
        return 9
    if not points_are_right(s):
        return 10
    if not is_land(s, s.robber):
        return 11
    if not knowledge_is_true(s):
        return 12
    if not promises_hold(s):
        return 13
    return check_more_invariants(s)


@rule
def goods_are_complete(s: State) -> bool:
    """In all places together."""
    for good in range(RESOURCE_COUNT + 1):
        total = s.bank[good] - (GOLD_PIECES if good == GOLD else CARDS_EACH - s.pile[good])
        for seat in range(s.seats):
            total += s.hand[seat][good]
        if total != 0:
            return False
    return True


@rule
def counts_are_sound(s: State) -> bool:
    """Nothing is below zero but a bank without end."""
    for good in range(GOODS):
        if s.bank[good] < 0 and s.bank_shortage != UNLIMITED:
            return False
        for seat in range(s.seats):
            if s.hand[seat][good] < 0 or s.due[seat][good] != 0:
                return False
    return True


@rule
def hands_are_counted(s: State) -> bool:
    """Resource cards, development cards, the pile."""
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


@rule
def deck_is_complete(s: State) -> bool:
    """Every card is somewhere; fresh ones are in the active player's hand."""
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


@rule
def pieces_are_complete(s: State) -> bool:
    """Of every player."""
    for seat in range(s.seats):
        settlements = s.settlements_left[seat]
        cities = s.cities_left[seat]
        for vertex in range(VERTEX_COUNT):
            if s.owner[vertex] == seat:
                cities += s.city[vertex]
                settlements += 1 - s.city[vertex]
        if settlements != SETTLEMENTS or cities != CITIES or roads_of(s, seat) != ROADS:
            return False
        if s.settlements_left[seat] < 0 or s.cities_left[seat] < 0 or s.roads_left[seat] < 0:
            return False
    return True


@rule
def roads_of(s: State, seat: int) -> int:
    """The roads of a player on the board and before him."""
    roads = s.roads_left[seat]
    for edge in range(EDGE_COUNT):
        if s.road[edge] == seat:
            roads += 1
    return roads


@rule
def distances_hold(s: State) -> bool:
    """Two edges at least between buildings."""
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] >= 0:
            for k in range(3):
                other = VERTEX_NEIGHBOURS[vertex][k]
                if other != NOWHERE and s.owner[other] >= 0:
                    return False
    return True


@rule
def reach_is_known(s: State) -> bool:
    """What is kept in mind is what the board shows."""
    for edge in range(EDGE_COUNT):
        if s.road[edge] == NOBODY:
            for seat in range(s.seats):
                if (s.reach[edge] >> seat & 1 == 1) != reaches(s, seat, edge):
                    return False
    return True


@rule
def longest_road_is_right(s: State) -> bool:
    """Lengths are exact after the start, and nobody has more than the holder of the card."""
    if s.phase <= SETUP_ROAD:
        return True
    for seat in range(s.seats):
        if s.road_length[seat] != longest_road(s, seat):
            return False
        if s.road_holder != NOBODY and s.road_length[seat] > s.road_length[s.road_holder]:
            return False
    return s.road_holder == NOBODY or s.road_length[s.road_holder] >= LEAST_ROAD


@rule
def largest_army_is_right(s: State) -> bool:
    """Nobody has more knights than the holder, but one whose knight is still at work."""
    if s.army_holder == NOBODY or knights_are_being_paid(s):
        return True
    for seat in range(s.seats):
        if seat != s.active and s.knights[seat] > s.knights[s.army_holder]:
            return False
    return s.knights[s.army_holder] >= LEAST_ARMY


@rule
def points_are_right(s: State) -> bool:
    """Counted anew from what lies on the table."""
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


@rule
def knowledge_is_true(s: State) -> bool:
    """Of every hand, for every other seat."""
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


@rule
def promises_hold(s: State) -> bool:
    """Offers and acceptances are backed; nobody discards what he has not."""
    if s.phase == OFFER_REPLY or s.phase == OFFER_CLOSE:
        for good in range(GOODS):
            if s.give[good] > s.hand[s.active][good]:
                return False
        for seat in range(s.seats):
            if s.accepted >> seat & 1 and not holds_wanted(s, seat):
                return False
    if s.phase == DISCARD:
        for seat in range(s.seats):
            for resource in range(RESOURCE_COUNT):
                if s.chosen[seat][resource] > s.hand[seat][resource]:
                    return False
    return s.phase != OVER or s.winner == NOBODY or s.winner < s.seats
