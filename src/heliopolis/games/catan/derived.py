"""What an expert works out from what a seat sees: features for nets, behind the observation.

A net of a few layers would have to learn what buildings yield from every hex, number and owner of
the board. Here it is told: yields, places to settle, what a hand lacks. All of it follows from what
the seat sees, so nothing is given away.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.components import ALL_GOODS, MOST_SEATS, PIPS, VICTORY_POINT
from heliopolis.games.catan.evaluation import count_pips
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hand_values import (
    count_buyable_cards,
    count_missing_cards,
    find_outlook,
    is_open_for_settlement,
    value_hand,
)
from heliopolis.games.catan.hooks import derive_more
from heliopolis.games.catan.state import NOBODY, State
from heliopolis.games.catan.tables import VERTEX_COUNT, VERTEX_EDGES, VERTEX_HEXES
from heliopolis.kernel.features import BYTE, SHORT, Features
from heliopolis.kernel.rules import rule

GOOD_COUNT = len(ALL_GOODS)
FIRST_TOTAL, TOTALS = 2, 11  # of two dice
WARES = ("road", "settlement", "city", "development card")
WARE_COUNT = len(WARES)
VALUE_STEP = 16  # hundredths of a point

SEAT = Features()
YIELDS = SEAT.add(
    "yields", GOOD_COUNT, "rolls of 36 that bring " + ", ".join(ALL_GOODS), most=SHORT
)
BLOCKED = SEAT.add("blocked", 1, "rolls of 36 that bring nothing because of the robber", most=BYTE)
BY_TOTAL = SEAT.add("by total", TOTALS, "cards that a roll of 2, 3, … 12 brings", most=BYTE)
PLACES = SEAT.add("places", 1, "where its roads allow a settlement", most=SHORT)
BEST_PLACE = SEAT.add("best place", 1, "rolls of 36 that the best of these yields", most=BYTE)
NEXT_PLACE = SEAT.add("next place", 1, "the same for places one road further", most=BYTE)
MISSING_POINTS = SEAT.add(
    "missing points", 1, "to win, hidden ones not counted", least=-BYTE, most=BYTE
)
ROAD_LEAD = SEAT.add("road lead", 1, "over the longest of the others", least=-BYTE, most=BYTE)
KNIGHT_LEAD = SEAT.add("knight lead", 1, "over the most of the others", least=-BYTE, most=BYTE)
SEAT_SIZE = SEAT.size

DERIVED = Features()
SEATS = DERIVED.repeat_for_seats(MOST_SEATS, SEAT)
LACKS = DERIVED.add("you: lacks", WARE_COUNT, "cards for " + ", ".join(WARES), most=BYTE)
BUYABLE = DERIVED.add("you: buyable", WARE_COUNT, "of these, from the bank", most=BYTE)
HAND_VALUE = DERIVED.add(
    "you: value of the hand", 1, f"in steps of {VALUE_STEP}", least=-SHORT, most=SHORT
)
OVER_LIMIT = DERIVED.add("you: over the limit", 1, "cards that a seven endangers", most=SHORT)
HIDDEN_POINTS = DERIVED.add("you: hidden points", 1, "from development cards", most=BYTE)
SIZE = DERIVED.size  # a scenario's own follow


@rule
def derive_features(s: State, observer: int, out: MutableSequence[int], begin: int) -> None:
    """Write the derived features of a seat from ``out[begin]`` on."""
    for i in range(begin, begin + SIZE):
        out[i] = 0
    for vertex in range(VERTEX_COUNT):
        owner = s.owner[vertex]
        if owner >= 0:
            add_yields(s, vertex, out, find_block(s, observer, owner, begin))
        elif owner == NOBODY:
            add_place(s, observer, vertex, out, begin)
    for seat in range(s.seats):
        derive_standing(s, seat, out, find_block(s, observer, seat, begin))
    derive_hand(s, observer, out, begin)
    derive_more(s, observer, out, begin + SIZE)


@rule
def find_block(s: State, observer: int, seat: int, begin: int) -> int:
    """Return where the features of a seat begin, which come from the observer on."""
    place = seat - observer
    return begin + SEATS + SEAT_SIZE * (place if place >= 0 else place + s.seats)


@rule
def add_yields(s: State, vertex: int, out: MutableSequence[int], block: int) -> None:
    """Add what the building on a vertex yields to the features of its owner."""
    cards = 1 + s.city[vertex]
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ == NOWHERE or s.number[hex_] == 0:
            continue
        if hex_ == s.robber:
            out[block + BLOCKED] += cards * PIPS[s.number[hex_]]
        elif s.terrain[hex_] < GOOD_COUNT:
            out[block + YIELDS + s.terrain[hex_]] += cards * PIPS[s.number[hex_]]
            out[block + BY_TOTAL + s.number[hex_] - FIRST_TOTAL] += cards


@rule
def add_place(s: State, observer: int, vertex: int, out: MutableSequence[int], begin: int) -> None:
    """Add a free vertex to the features of the seats whose roads lead there, or nearly so."""
    there = 0  # the seats with a road to it, as bits
    near = 0  # those that could lay one
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE:
            if s.road[edge] >= 0:
                there |= 1 << s.road[edge]
            # On the sea, the seats that could lay a ship come behind those that could lay a road.
            near |= s.reach[edge] | s.reach[edge] >> MOST_SEATS
    if (there | near) == 0 or not is_open_for_settlement(s, vertex):
        return
    pips = count_pips(s, vertex)
    for seat in range(s.seats):
        block = find_block(s, observer, seat, begin)
        if there >> seat & 1:
            out[block + PLACES] += 1
            out[block + BEST_PLACE] = max(out[block + BEST_PLACE], pips)
        elif near >> seat & 1:
            out[block + NEXT_PLACE] = max(out[block + NEXT_PLACE], pips)


@rule
def derive_standing(s: State, seat: int, out: MutableSequence[int], block: int) -> None:
    """Write how a seat stands: points to go, leads."""
    out[block + MISSING_POINTS] = s.target - s.points[seat]
    roads = 0
    knights = 0
    for other in range(s.seats):
        if other != seat:
            roads = max(roads, s.road_length[other])
            knights = max(knights, s.knights[other])
    out[block + ROAD_LEAD] = s.road_length[seat] - roads
    out[block + KNIGHT_LEAD] = s.knights[seat] - knights


@rule
def derive_hand(s: State, observer: int, out: MutableSequence[int], begin: int) -> None:
    """Write what the observer's hand lacks, can become and risks."""
    for ware in range(WARE_COUNT):
        missing = count_missing_cards(s, observer, ware)
        out[begin + LACKS + ware] = missing
        out[begin + BUYABLE + ware] = min(missing, count_buyable_cards(s, observer, ware))
    out[begin + HAND_VALUE] = value_hand(s, observer, find_outlook(s, observer)) // VALUE_STEP
    out[begin + OVER_LIMIT] = max(0, s.cards[observer] - s.threshold + 1)
    out[begin + HIDDEN_POINTS] = s.held[observer][VICTORY_POINT]
