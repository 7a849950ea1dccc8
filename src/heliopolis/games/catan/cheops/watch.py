"""What Cheops shows besides, and what always holds."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.cheops.board import (
    BLOCKS,
    FIELDS,
    FRAME,
    HARBOURS,
    MOST_HARBOURS,
    MOST_SEATS,
)
from heliopolis.games.catan.cheops.harbours import dock
from heliopolis.games.catan.cheops.pyramid import hosts, to_be_cursed
from heliopolis.games.catan.cheops.routes import reaches_building, seats_on
from heliopolis.games.catan.cheops.ships import BY_SHIP, who_goes_on
from heliopolis.games.catan.cheops.state import (
    BITS,
    DEAL,
    OPEN_WATER,
    OPTION_COUNT,
    PHARAOH,
    SHIP,
    State,
)
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.invariants import INVARIANTS as PLAIN_INVARIANTS
from heliopolis.games.catan.names import EDGE_COUNT, EDGE_ENDS, VERTEX_COUNT
from heliopolis.games.catan.observation import write_one_hot
from heliopolis.games.catan.state import COMMON_OPTIONS, NOBODY, NOTHING, TRUE
from heliopolis.kernel.game import Feature
from heliopolis.kernel.rules import rule

# --- What is seen ---------------------------------------------------------------------------------

GOOD_COUNT = len(ALL_GOODS)
OWN_OPTIONS = OPTION_COUNT - COMMON_OPTIONS - 1  # all but the waters, which the edges show
FEATURES = (
    Feature("egypt: options", OWN_OPTIONS, "the rulings of the scenario, as numbers"),
    Feature("egypt: start vertex", len(FRAME.vertices), "1 if one may start there"),
    Feature("egypt: site vertex", len(FRAME.vertices), "1 for a corner of the building site"),
    Feature("egypt: ship edge", len(FRAME.edges), "1 if a ship may lie there, 2 if one does"),
    Feature("pyramid", 3, "1 if the site is open; blocks laid; black blocks left"),
    Feature("ship move", 2, "1 if one was moved in this turn; 1 while one is lifted"),
    Feature("deal: harbour", MOST_HARBOURS, "the one of the deal under way"),
    Feature("deal: good", GOOD_COUNT, "what is given in it: " + ", ".join(ALL_GOODS)),
    *(
        Feature(f"seat {n}: {name}", size, meaning)
        for n in range(MOST_SEATS)
        for name, size, meaning in (
            ("ships left", 1, ""),
            ("blocks", 1, "in the pyramid"),
            ("blessed", 1, "1 if the Blessing is here"),
            ("cursed", 1, "1 if a Curse lies here"),
            ("hosts", MOST_SEATS, "through whom blocks may be built"),
            ("harbours", MOST_HARBOURS, "1 for each in reach or owned: " + ", ".join(HARBOURS)),
        )
    ),
)
SEAT_SIZE = 4 + MOST_SEATS + MOST_HARBOURS


@rule("CH-11.1")
def observe_more(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Board, pyramid, the deal under way, and what everybody reaches."""
    n = write_own_options(s, out, n)
    n = write_egypt(s, out, n)
    out[n] = s.site_open
    out[n + 1] = s.laid
    out[n + 2] = s.pharaoh_stock - s.black
    out[n + 3] = s.ship_moved
    out[n + 4] = 0 if s.lifted == NOTHING else 1
    n = write_one_hot(out, n + 5, MOST_HARBOURS, s.deal_harbour if s.phase == DEAL else NOTHING)
    n = write_one_hot(out, n, GOOD_COUNT, s.deal_good if s.phase == DEAL else NOTHING)
    for place in range(MOST_SEATS):
        n = write_builder(s, observer, place, out, n)
    return n


@rule
def write_own_options(s: State, out: MutableSequence[int], n: int) -> int:
    """The rulings of the scenario; returns where they end."""
    out[n] = s.third_round_order
    out[n + 1] = s.third_start_road
    out[n + 2] = s.start_resources
    out[n + 3] = s.setup_gold_piece
    out[n + 4] = s.setup_ship
    out[n + 5] = s.robber_start
    out[n + 6] = s.robber_on_site
    out[n + 7] = s.ship_rules
    out[n + 8] = s.ships_each
    out[n + 9] = s.road_building_ships
    out[n + 10] = s.fee_per
    out[n + 11] = s.building_blocks_route
    out[n + 12] = s.sells_gold
    out[n + 13] = s.pharaoh_starts
    out[n + 14] = s.pharaoh_stock
    out[n + 15] = s.curse_when_equal
    out[n + 16] = s.end_tie
    return n + OWN_OPTIONS


@rule
def write_egypt(s: State, out: MutableSequence[int], n: int) -> int:
    """Start vertices, the site, and ships; returns where they end."""
    for vertex in range(VERTEX_COUNT):
        out[n + vertex] = s.start_vertices[vertex // BITS] >> vertex % BITS & 1
        out[n + VERTEX_COUNT + vertex] = 0
    n += VERTEX_COUNT
    for i in range(s.site_vertices):
        out[n + s.site[i]] = 1
    n += VERTEX_COUNT
    for edge in range(EDGE_COUNT):
        out[n + edge] = min(s.ship[edge], SHIP)
    return n + EDGE_COUNT


@rule
def write_builder(s: State, observer: int, place: int, out: MutableSequence[int], n: int) -> int:
    """The features of the seat `place` steps to the left; returns where they end."""
    end = n + SEAT_SIZE
    for i in range(n, end):
        out[i] = 0
    if place >= s.seats:
        return end
    seat = (observer + place) % s.seats
    out[n] = s.ships_left[seat]
    out[n + 1] = s.blocks[seat]
    out[n + 2] = 1 if s.blessed == seat else 0
    out[n + 3] = s.cursed >> seat & 1
    n += 4
    through = hosts(s, seat)
    for host in range(s.seats):
        if through >> host & 1:
            out[n + (host - observer + s.seats) % s.seats] = 1
    n += MOST_SEATS
    for harbour in range(s.harbours):
        vertex = dock(s, harbour)
        if vertex != NOWHERE and (s.owner[vertex] == seat or reaches_building(s, seat, vertex)):
            out[n + harbour] = 1
    return end


# --- What always holds ----------------------------------------------------------------------------

INVARIANTS = (
    *PLAIN_INVARIANTS,
    "ships on the board, in hand and before their owners are those of the box (CH-2.1)",
    "ships lie at the water, and it is known where everybody can go on with them (CH-4.3)",
    "the ends of every piece lie on one route, and no route is empty (CH-5.2)",
    "every route knows who has a building on it (CH-5.3)",
    "the 30 fields hold the blocks of players and pharaoh, 11 each and 16 at most (CH-7.6)",
    "no block lies on a closed site (CH-7.3)",
    "Blessing and Curses lie where the blocks say (CH-9.3)",
)
FIRST_OWN = len(PLAIN_INVARIANTS) + 1


@rule
def check_more_invariants(s: State) -> int:
    """0, or the number of the scenario's own invariant that is violated."""
    if not ships_are_complete(s):
        return FIRST_OWN
    if not ships_float(s):
        return FIRST_OWN + 1
    if not routes_are_right(s):
        return FIRST_OWN + 2
    if not routes_know_seats(s):
        return FIRST_OWN + 3
    if not blocks_are_complete(s):
        return FIRST_OWN + 4
    if s.laid > 0 and not s.site_open:
        return FIRST_OWN + 5
    return 0 if blessing_is_right(s) else FIRST_OWN + 6


@rule("CH-2.1")
def roads_of(s: State, seat: int) -> int:
    """The roads of a player on the board and before him: his pieces that are no ships."""
    roads = s.roads_left[seat]
    for edge in range(EDGE_COUNT):
        if s.road[edge] == seat and s.ship[edge] < SHIP:
            roads += 1
    return roads


@rule
def ships_are_complete(s: State) -> bool:
    """Of every player."""
    for seat in range(s.seats):
        ships = s.ships_left[seat]
        if s.lifted != NOTHING and seat == s.active:
            ships += 1
        for edge in range(EDGE_COUNT):
            if s.road[edge] == seat and s.ship[edge] >= SHIP:
                ships += 1
        if ships != s.ships_each or s.ships_left[seat] < 0:
            return False
    return True


@rule
def ships_float(s: State) -> bool:
    """Every ship is somebody's, and what is kept in mind is what the board shows."""
    for edge in range(EDGE_COUNT):
        if s.ship[edge] >= SHIP and s.road[edge] < 0:
            return False
        if s.ship[edge] == OPEN_WATER and s.road[edge] < 0:
            ends = EDGE_ENDS[edge]
            mask = who_goes_on(s, edge, ends[0], True) | who_goes_on(s, edge, ends[1], True)
            for seat in range(s.seats):
                if (s.reach[edge] >> (BY_SHIP + seat) & 1) != (mask >> seat & 1):
                    return False
    return True


@rule
def routes_are_right(s: State) -> bool:
    """The ends of every piece share a route, and no number of a route is left out."""
    if s.building_blocks_route == TRUE:
        return True
    for edge in range(EDGE_COUNT):
        if s.road[edge] >= 0:
            route = s.route[EDGE_ENDS[edge][0]]
            if route == 0 or route != s.route[EDGE_ENDS[edge][1]]:
                return False
    for route in range(1, s.routes + 1):
        found = False
        for vertex in range(VERTEX_COUNT):
            if s.route[vertex] == route:
                found = True
        if not found:
            return False
    return True


@rule
def routes_know_seats(s: State) -> bool:
    """Who has a building on a route, and nobody else."""
    if s.building_blocks_route == TRUE:
        return True
    for route in range(s.routes + 1):
        mask = 0
        for vertex in range(VERTEX_COUNT):
            if route > 0 and s.route[vertex] == route and s.owner[vertex] >= 0:
                mask |= 1 << s.owner[vertex]
        if mask != seats_on(s, route):
            return False
    return True


@rule
def blocks_are_complete(s: State) -> bool:
    """In the pyramid and beside it; fields are filled from the first on."""
    black = 0
    for i in range(FIELDS):
        if (s.pyramid[i] == NOBODY) != (i >= s.laid):
            return False
        if s.pyramid[i] == PHARAOH:
            black += 1
    total = black
    for seat in range(s.seats):
        count = 0
        for i in range(FIELDS):
            if s.pyramid[i] == seat:
                count += 1
        if count != s.blocks[seat] or count > BLOCKS:
            return False
        total += count
    return black == s.black and black <= s.pharaoh_stock and total == s.laid


@rule
def blessing_is_right(s: State) -> bool:
    """Nobody has more blocks than the blessed one; Curses are where they must be."""
    if s.blessed != NOBODY:
        for seat in range(s.seats):
            if s.blocks[seat] > s.blocks[s.blessed]:
                return False
    return s.cursed == to_be_cursed(s) and (s.blessed != NOBODY) == (s.laid > s.black)
