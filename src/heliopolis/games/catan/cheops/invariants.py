"""What holds at every moment of Cheops, in addition to those of the plain game."""

from __future__ import annotations

from heliopolis.games.catan import invariants as plain
from heliopolis.games.catan.cheops.board import BLOCKS, FIELDS
from heliopolis.games.catan.cheops.pyramid import seats_to_curse
from heliopolis.games.catan.cheops.routes import seats_on_route
from heliopolis.games.catan.cheops.ships import BY_SHIP, seats_going_on
from heliopolis.games.catan.cheops.state import OPEN_WATER, PHARAOH, SHIP, State
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.state import NOBODY, NOTHING
from heliopolis.games.catan.tables import EDGE_COUNT, EDGE_ENDS, VERTEX_COUNT
from heliopolis.kernel.rules import override

INVARIANTS = plain.INVARIANTS.extend()


@override(plain.count_roads, "CH-2.1")
def count_roads(s: State, seat: int) -> int:
    """Return the number of a player's pieces that are not ships, on the board and in the supply."""
    roads = s.roads_left[seat]
    for edge in range(EDGE_COUNT):
        if s.road[edge] == seat and s.ship[edge] < SHIP:
            roads += 1
    return roads


@INVARIANTS.check("ships on the board, in hand and in the supply are those of the box (CH-2.1)")
def ships_are_complete(s: State) -> bool:
    """Count the ships of every player."""
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


@INVARIANTS.check(
    "ships lie at the water, and it is recorded where players can extend them (CH-4.3)"
)
def ships_float(s: State) -> bool:
    """Every ship has an owner, and what was recorded is what the board shows."""
    for edge in range(EDGE_COUNT):
        if s.ship[edge] >= SHIP and s.road[edge] < 0:
            return False
        if s.ship[edge] == OPEN_WATER and s.road[edge] < 0:
            ends = EDGE_ENDS[edge]
            mask = seats_going_on(s, edge, ends[0], True) | seats_going_on(s, edge, ends[1], True)
            for seat in range(s.seats):
                if (s.reach[edge] >> (BY_SHIP + seat) & 1) != (mask >> seat & 1):
                    return False
    return True


@INVARIANTS.check("the ends of every piece lie on one route, and no route is empty (CH-5.2)")
def routes_are_right(s: State) -> bool:
    """The ends of every piece share a route, and no route is empty."""
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


@INVARIANTS.check("every route knows the players with a building on it (CH-5.3)")
def routes_know_seats(s: State) -> bool:
    """Every route has the seats with a building on it, and no others."""
    if s.building_blocks_route == TRUE:
        return True
    for route in range(s.routes + 1):
        mask = 0
        for vertex in range(VERTEX_COUNT):
            if route > 0 and s.route[vertex] == route and s.owner[vertex] >= 0:
                mask |= 1 << s.owner[vertex]
        if mask != seats_on_route(s, route):
            return False
    return True


@INVARIANTS.check(
    "the 30 fields hold the blocks of players and pharaoh, 11 each and 16 at most (CH-7.6)"
)
def blocks_are_complete(s: State) -> bool:
    """Count the blocks in the pyramid; fields are filled from the first on."""
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


@INVARIANTS.check("no block lies on a closed site (CH-7.3)")
def closed_site_is_empty(s: State) -> bool:
    """Blocks are laid on an open site only."""
    return s.laid == 0 or s.site_open == 1


@INVARIANTS.check("Blessing and Curses lie where the blocks say (CH-9.3)")
def blessing_is_right(s: State) -> bool:
    """Nobody has more blocks than the blessed player; Curses are where they belong."""
    if s.blessed != NOBODY:
        for seat in range(s.seats):
            if s.blocks[seat] > s.blocks[s.blessed]:
                return False
    return s.cursed == seats_to_curse(s) and (s.blessed != NOBODY) == (s.laid > s.black)
