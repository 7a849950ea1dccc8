"""What a seat sees, as numbers for learning: what the view shows, and nothing else.

Seats come relative to the observer: 0 is the observer, 1 the left neighbour, and so on; places
nobody sits at are all zero. Hexes, vertices and edges come in the order of the frame.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.components import (
    ALL_GOODS,
    ANY_HARBOUR,
    KIND_COUNT,
    KINDS,
    MOST_SEATS,
    RESOURCE_COUNT,
    TERRAINS,
    VICTORY_POINT,
)
from heliopolis.games.catan.geometry import Frame
from heliopolis.games.catan.hooks import observe_more
from heliopolis.games.catan.names import EDGE_COUNT, HEX_COUNT, VERTEX_COUNT
from heliopolis.games.catan.play import players_to_move
from heliopolis.games.catan.state import (
    COMMON_OPTIONS,
    DISCARD,
    OFFER_BUILD,
    OVER,
    PHASES,
    SCENARIO,
    State,
)
from heliopolis.kernel.game import Feature
from heliopolis.kernel.rules import rule

GOOD_COUNT = RESOURCE_COUNT + 1
TERRAIN_COUNT = len(TERRAINS)
HARBOUR_KINDS = ANY_HARBOUR + 1
ROOM = 10  # for the questions of a scenario, behind those of the plain game

_SEAT_FEATURES = (
    Feature("seat {n}: taken", 1, "1 if somebody sits there"),
    Feature("seat {n}: asked", 1, "1 if this seat may act now"),
    Feature("seat {n}: active", 1, "1 if it is this seat's turn"),
    Feature("seat {n}: points", 1, "those everybody sees; with all cards at the end"),
    Feature("seat {n}: cards", 1, "resource cards in the hand"),
    Feature("seat {n}: known cards", RESOURCE_COUNT, "that the observer knows of; own: all"),
    Feature("seat {n}: gold", 1, "gold pieces"),
    Feature("seat {n}: development cards", 1, "in the hand"),
    Feature("seat {n}: knights", 1, "face up"),
    Feature("seat {n}: pieces left", 3, "roads, settlements, cities"),
    Feature("seat {n}: road length", 1, "of the longest road"),
    Feature("seat {n}: special cards", 2, "Longest Road, Largest Army"),
    Feature("seat {n}: ratios", GOOD_COUNT, "how many of a good the bank takes for one"),
    Feature("seat {n}: accepted", 1, "1 if this seat accepts the offer"),
    Feature("seat {n}: to discard", 1, "1 if cards are still to be chosen"),
)
SEAT_SIZE = sum(feature.size for feature in _SEAT_FEATURES)


def features(frame: Frame, further: tuple[Feature, ...] = ()) -> tuple[Feature, ...]:
    """The features of a game with this frame, and those that a scenario adds."""
    goods = ", ".join(ALL_GOODS)
    hexes, vertices, edges = len(frame.hexes), len(frame.vertices), len(frame.edges)
    return (
        Feature("phase", SCENARIO + ROOM, "one of: " + ", ".join(PHASES) + "; then a scenario's"),
        Feature("options", COMMON_OPTIONS, "the rulings that all games have, as numbers"),
        Feature("turns", 1, "that have ended"),
        Feature("dice", 2, "of this turn, 0 before the roll"),
        Feature("card played", 1, "1 if a development card was played in this turn"),
        Feature("built", 1, "1 after the first build of this turn"),
        Feature("pending", 1, "free roads or cards to take"),
        Feature("offers", 1, "begun in this turn"),
        Feature("bank", GOOD_COUNT, goods),
        Feature("draw pile", 1, "cards left, where there is one"),
        Feature("deck", 1, "development cards left"),
        Feature("hand", GOOD_COUNT, "of the observer: " + goods),
        Feature("development cards", KIND_COUNT, "of the observer: " + ", ".join(KINDS)),
        Feature("bought now", KIND_COUNT, "of those, in this turn"),
        Feature("chosen", RESOURCE_COUNT, "cards the observer is about to discard"),
        Feature("to discard", 1, "cards the observer must still choose"),
        Feature("offer: given", GOOD_COUNT, "once it is sent, or if it is the observer's"),
        Feature("offer: wanted", GOOD_COUNT, "the same"),
        *(
            Feature(f.name.format(n=n), f.size, f.meaning)
            for n in range(MOST_SEATS)
            for f in _SEAT_FEATURES
        ),
        Feature("terrain", hexes * TERRAIN_COUNT, "of each hex one of: " + ", ".join(TERRAINS)),
        Feature("number", hexes, "of each hex, or 0"),
        Feature("robber", hexes, "1 where it stands"),
        Feature("harbour", vertices * HARBOUR_KINDS, "of each vertex: a resource, or any good"),
        Feature("settlement", vertices * MOST_SEATS, "of each vertex: whose"),
        Feature("city", vertices * MOST_SEATS, "of each vertex: whose"),
        Feature("road", edges * MOST_SEATS, "of each edge: whose"),
        *further,
    )


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write the features in their order."""
    n = write_one_hot(out, 0, SCENARIO + ROOM, s.phase)
    n = write_turn(s, out, n)
    n = write_own(s, observer, out, n)
    n = write_offer(s, observer, out, n)
    for place in range(MOST_SEATS):
        n = write_place(s, observer, place, out, n)
    n = write_board(s, observer, out, n)
    observe_more(s, observer, out, n)


@rule
def write_turn(s: State, out: MutableSequence[int], n: int) -> int:
    """Rulings, turn, bank; returns where they end."""
    out[n] = s.trade_build
    out[n + 1] = s.bank_shortage
    out[n + 2] = s.domestic_trade
    out[n + 3] = s.most_offers
    out[n + 4] = s.threshold
    out[n + 5] = s.target
    out[n + 6] = s.first_player
    out[n + 7] = s.card_before_roll
    out[n + 8] = s.friendly_robber
    out[n + 9] = s.turn_limit
    n += COMMON_OPTIONS
    out[n] = s.turns
    out[n + 1] = s.dice[0]
    out[n + 2] = s.dice[1]
    out[n + 3] = s.card_played
    out[n + 4] = s.built
    out[n + 5] = s.pending
    out[n + 6] = s.offers
    n += 7
    for good in range(GOOD_COUNT):
        out[n + good] = s.bank[good]
    out[n + GOOD_COUNT] = s.pile_left
    out[n + GOOD_COUNT + 1] = s.deck_left + s.deck_below
    return n + GOOD_COUNT + 2


@rule("CB-14.2")
def write_own(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """What only the observer knows; returns where it ends."""
    for good in range(GOOD_COUNT):
        out[n + good] = s.hand[observer][good]
    n += GOOD_COUNT
    for kind in range(KIND_COUNT):
        out[n + kind] = s.held[observer][kind]
        out[n + KIND_COUNT + kind] = s.fresh[kind] if observer == s.active else 0
    n += 2 * KIND_COUNT
    for resource in range(RESOURCE_COUNT):
        out[n + resource] = s.chosen[observer][resource]
    out[n + RESOURCE_COUNT] = s.to_discard[observer]
    return n + RESOURCE_COUNT + 1


@rule("CB-7.2")
def sees_offer(s: State, observer: int) -> bool:
    """An offer is heard when it is sent."""
    return s.phase != OFFER_BUILD or observer == s.active


@rule
def write_offer(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Both sides; returns where they end."""
    seen = sees_offer(s, observer)
    for good in range(GOOD_COUNT):
        out[n + good] = s.give[good] if seen else 0
        out[n + GOOD_COUNT + good] = s.want[good] if seen else 0
    return n + 2 * GOOD_COUNT


@rule("CB-14.1")
def write_place(s: State, observer: int, place: int, out: MutableSequence[int], n: int) -> int:
    """The features of the seat `place` steps to the left; returns where they end."""
    end = n + SEAT_SIZE
    if place >= s.seats:
        for i in range(n, end):
            out[i] = 0
        return end
    seat = (observer + place) % s.seats
    out[n] = 1
    # Who still has to discard is everybody's business, how many cards he has chosen is not.
    out[n + 1] = players_to_move(s) >> seat & 1
    out[n + 2] = 1 if seat == s.active else 0
    out[n + 3] = s.points[seat] + (s.held[seat][VICTORY_POINT] if s.phase == OVER else 0)
    out[n + 4] = s.cards[seat]
    n += 5
    for resource in range(RESOURCE_COUNT):
        known = s.seen[seat][resource] + s.told[observer][seat][resource]
        out[n + resource] = s.hand[seat][resource] if seat == observer else known
    n += RESOURCE_COUNT
    out[n] = s.hand[seat][RESOURCE_COUNT]
    out[n + 1] = s.held_cards[seat]
    out[n + 2] = s.knights[seat]
    out[n + 3] = s.roads_left[seat]
    out[n + 4] = s.settlements_left[seat]
    out[n + 5] = s.cities_left[seat]
    out[n + 6] = s.road_length[seat]
    out[n + 7] = 1 if s.road_holder == seat else 0
    out[n + 8] = 1 if s.army_holder == seat else 0
    n += 9
    for good in range(GOOD_COUNT):
        out[n + good] = s.ratio[seat][good]
    n += GOOD_COUNT
    out[n] = s.accepted >> seat & 1
    out[n + 1] = 1 if s.phase == DISCARD and s.to_discard[seat] > 0 else 0
    return end


@rule
def write_board(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Hexes, vertices, edges; returns where they end."""
    for hex_ in range(HEX_COUNT):
        n = write_one_hot(out, n, TERRAIN_COUNT, s.terrain[hex_])
    for hex_ in range(HEX_COUNT):
        out[n + hex_] = s.number[hex_]
        out[n + HEX_COUNT + hex_] = 1 if s.robber == hex_ else 0
    n += 2 * HEX_COUNT
    for vertex in range(VERTEX_COUNT):
        n = write_one_hot(out, n, HARBOUR_KINDS, s.harbour[vertex])
    for city in range(2):
        for vertex in range(VERTEX_COUNT):
            n = write_seat(s, observer, out, n, s.owner[vertex] if s.city[vertex] == city else -1)
    for edge in range(EDGE_COUNT):
        n = write_seat(s, observer, out, n, s.road[edge])
    return n


@rule
def write_one_hot(out: MutableSequence[int], n: int, size: int, index: int) -> int:
    """Zeros with a 1 at `index`, if it is not below 0; returns where they end."""
    for i in range(size):
        out[n + i] = 1 if i == index else 0
    return n + size


@rule
def write_seat(s: State, observer: int, out: MutableSequence[int], n: int, seat: int) -> int:
    """A seat, relative to the observer, as one of four; returns where it ends."""
    return write_one_hot(
        out, n, MOST_SEATS, -1 if seat < 0 else (seat - observer + s.seats) % s.seats
    )
