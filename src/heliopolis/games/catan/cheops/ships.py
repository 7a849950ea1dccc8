"""CH-4, CH-12: ships, how they and roads go on from each other, and ships that are moved."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.build import is_road_edge, list_edges
from heliopolis.games.catan.build import lay_road as lay_plain_road
from heliopolis.games.catan.cheops.board import SHIP_COST
from heliopolis.games.catan.cheops.moves import (
    BUILD_SHIP,
    BUILT_SHIP,
    MOVE_SHIP_FROM,
    MOVE_SHIP_TO,
    MOVED_SHIP,
    PLACE_FREE_SHIP,
    PLACED_SHIP,
)
from heliopolis.games.catan.cheops.routes import join_route, work_out_routes
from heliopolis.games.catan.cheops.state import (
    CH,
    MOVE_SHIP,
    NEW_SHIP,
    NO_WATER,
    OPEN_WATER,
    SEAFARERS,
    SHIP,
    State,
)
from heliopolis.games.catan.development import free_piece_is_laid
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import affords, pay
from heliopolis.games.catan.names import EDGE_COUNT, EDGE_ENDS, PLACE_FREE_ROAD, VERTEX_EDGES
from heliopolis.games.catan.state import MAIN, NOBODY, NOTHING, OFF_LAND, TRUE
from heliopolis.kernel.rules import log_event, rule

BY_SHIP = 4  # where in `reach` the bits for ships begin
SIGN = 128  # of a byte

# --- How the network goes on ----------------------------------------------------------------------


@rule("CH-4.3", "CH-4.4", "CH-12.1")
def who_goes_on(s: State, edge: int, vertex: int, by_ship: bool) -> int:
    """Who may build at an edge from one of its ends, as bits.

    The owner of the building there, else whoever has a piece at another edge: any piece, or by the
    Seafarers rules one of the same kind.
    """
    if s.owner[vertex] >= 0:
        return 1 << s.owner[vertex]
    mask = 0
    for k in range(3):
        other = VERTEX_EDGES[vertex][k]
        if other != NOWHERE and other != edge and s.road[other] >= 0:
            fits = s.ship_rules != SEAFARERS or (s.ship[other] >= SHIP) == by_ship
            if fits:
                mask |= 1 << s.road[other]
    return mask


@rule("CH-4.4")
def connects(s: State, seat: int, edge: int, vertex: int) -> bool:
    """Whether a road goes on from what he has at one of its ends."""
    return who_goes_on(s, edge, vertex, False) >> seat & 1 == 1


@rule
def update_reach(s: State, vertex: int) -> None:
    """Keep in mind who can go on building at the edges of a vertex where something changed."""
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE:
            ends = EDGE_ENDS[edge]
            roads = who_goes_on(s, edge, ends[0], False) | who_goes_on(s, edge, ends[1], False)
            ships = roads
            if s.ship_rules == SEAFARERS:
                ships = who_goes_on(s, edge, ends[0], True) | who_goes_on(s, edge, ends[1], True)
            s.reach[edge] = ((roads | ships << BY_SHIP) ^ SIGN) - SIGN


@rule("CH-4.4")
def lay_road(s: State, seat: int, edge: int) -> None:
    """A road is a part of a route as well."""
    lay_plain_road(s, seat, edge)
    join_route(s, edge)


# --- Building ships -------------------------------------------------------------------------------


@rule("CH-4.1", "CH-4.2", "CH-4.3", "CH-4.8")
def rule_against_ship_edge(s: State, seat: int, edge: int) -> int:
    """A ship lies on a free edge at the water, and goes on from what he has."""
    if s.ship[edge] == NO_WATER:
        return CH + 401
    if s.road[edge] >= 0:
        return CH + 402
    return 0 if s.reach[edge] >> (BY_SHIP + seat) & 1 else CH + 403


@rule("CH-4.3", "CH-4.6")
def rule_against_ship(s: State, seat: int, edge: int) -> int:
    """He has a ship, and the cards for it."""
    if s.ships_left[seat] == 0:
        return CH + 406
    if not affords(s, seat, SHIP_COST):
        return 801
    return rule_against_ship_edge(s, seat, edge)


@rule
def list_ship_edges(s: State, seat: int, out: MutableSequence[int], n: int, first: int) -> int:
    """Write the edges that a ship of his may lie on, as moves from `first` on."""
    for edge in range(EDGE_COUNT):
        free = s.ship[edge] == OPEN_WATER and s.road[edge] < 0
        if free and s.reach[edge] >> (BY_SHIP + seat) & 1:
            out[n] = first + edge
            n += 1
    return n


@rule
def list_ships(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the ships he may build, and those he may move."""
    if s.ships_left[seat] > 0 and affords(s, seat, SHIP_COST):
        n = list_ship_edges(s, seat, out, n, BUILD_SHIP)
    if s.ship_rules == SEAFARERS and not s.ship_moved:
        for edge in range(EDGE_COUNT):
            if s.road[edge] == seat and rule_against_lift(s, seat, edge) == 0:
                out[n] = MOVE_SHIP_FROM + edge
                n += 1
    return n


@rule("CH-4.3")
def build_ship(s: State, seat: int, edge: int) -> None:
    """Pay, then place."""
    pay(s, seat, SHIP_COST)
    s.built = 1
    lay_ship(s, seat, edge)
    log_event(s, BUILT_SHIP, seat, edge)


@rule("CH-4.2", "CH-4.6")
def lay_ship(s: State, seat: int, edge: int) -> None:
    """One ship fewer is before its owner."""
    s.ships_left[seat] -= 1
    s.road[edge] = seat
    s.ship[edge] = NEW_SHIP if s.ship_rules == SEAFARERS else SHIP
    look_around(s, edge)
    join_route(s, edge)


@rule
def look_around(s: State, edge: int) -> None:
    """Something changed at an edge: see who can go on building at both of its ends."""
    update_reach(s, EDGE_ENDS[edge][0])
    update_reach(s, EDGE_ENDS[edge][1])


# --- Road Building --------------------------------------------------------------------------------


@rule("CH-4.7")
def can_lay_free_ship(s: State, seat: int) -> bool:
    """Whether he has a ship and a place for it, and the card may be used for ships."""
    if s.road_building_ships != TRUE or s.ships_left[seat] == 0:
        return False
    for edge in range(EDGE_COUNT):
        if rule_against_ship_edge(s, seat, edge) == 0:
            return True
    return False


@rule("CH-4.7")
def can_lay_road(s: State, seat: int) -> bool:
    """Whether he has a road or a ship, and a place for it."""
    if s.roads_left[seat] > 0:
        for edge in range(EDGE_COUNT):
            if s.reach[edge] >> seat & 1 and s.road[edge] == NOBODY:
                return True
    return can_lay_free_ship(s, seat)


@rule("CH-4.7")
def list_free_roads(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges a free road or ship may lie on."""
    n = 0
    if s.roads_left[seat] > 0:
        n = list_edges(s, seat, out, 0, PLACE_FREE_ROAD)
    if s.road_building_ships == TRUE and s.ships_left[seat] > 0:
        n = list_ship_edges(s, seat, out, n, PLACE_FREE_SHIP)
    return n


@rule("CH-4.7")
def rule_against_free_ship(s: State, seat: int, edge: int) -> int:
    """Each of the two free pieces may be a ship."""
    if s.road_building_ships != TRUE:
        return CH + 407
    return CH + 406 if s.ships_left[seat] == 0 else rule_against_ship_edge(s, seat, edge)


@rule("CH-4.7")
def place_free_ship(s: State, seat: int, edge: int) -> None:
    """Free of cost."""
    lay_ship(s, seat, edge)
    log_event(s, PLACED_SHIP, seat, edge)
    free_piece_is_laid(s, seat)


# --- Moving ships, by the Seafarers rules ---------------------------------------------------------


@rule("CH-12.2")
def has_open_end(s: State, seat: int, edge: int) -> bool:
    """Whether an end of a ship has neither a building of its owner nor another ship of his."""
    for k in range(2):
        vertex = EDGE_ENDS[edge][k]
        ends_here = s.owner[vertex] != seat
        for i in range(3):
            other = VERTEX_EDGES[vertex][i]
            own = other != NOWHERE and other != edge and s.road[other] == seat
            if own and s.ship[other] >= SHIP:
                ends_here = False
        if ends_here:
            return True
    return False


@rule("CH-4.6", "CH-12.2")
def rule_against_lift(s: State, seat: int, edge: int) -> int:
    """Once a turn one older ship with an open end, if it can lie elsewhere."""
    if s.ship_rules != SEAFARERS:
        return CH + 406
    if s.ship_moved or s.road[edge] != seat or s.ship[edge] != SHIP:
        return CH + 1202
    if not has_open_end(s, seat, edge):
        return CH + 1202
    lift(s, edge)
    elsewhere = False
    for other in range(EDGE_COUNT):
        if other != edge and rule_against_ship_edge(s, seat, other) == 0:
            elsewhere = True
    put_down(s, seat, edge)
    return 0 if elsewhere else CH + 1202


@rule
def lift(s: State, edge: int) -> None:
    """The edge is free; routes are not looked at."""
    s.road[edge] = NOBODY if is_road_edge(s, edge) else OFF_LAND
    s.ship[edge] = OPEN_WATER
    look_around(s, edge)


@rule
def put_down(s: State, seat: int, edge: int) -> None:
    """A lifted ship lies on an edge; routes are not looked at."""
    s.road[edge] = seat
    s.ship[edge] = SHIP
    look_around(s, edge)


@rule("CH-12.2")
def move_ship(s: State, seat: int, edge: int) -> None:
    """It is lifted, which is a build; where it goes is asked next."""
    lift(s, edge)
    work_out_routes(s)
    s.lifted = edge
    s.built = 1
    s.ship_moved = 1
    s.phase = MOVE_SHIP


@rule("CH-12.2")
def rule_against_move_to(s: State, seat: int, edge: int) -> int:
    """Anywhere a new ship might lie, but not where it was."""
    return CH + 1202 if edge == s.lifted else rule_against_ship_edge(s, seat, edge)


@rule
def list_move_targets(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write where the lifted ship may go."""
    n = 0
    for edge in range(EDGE_COUNT):
        if rule_against_move_to(s, seat, edge) == 0:
            out[n] = MOVE_SHIP_TO + edge
            n += 1
    return n


@rule("CH-12.2", "CH-12.3")
def move_ship_to(s: State, seat: int, edge: int) -> None:
    """Routes are worked out anew."""
    put_down(s, seat, edge)
    work_out_routes(s)
    log_event(s, MOVED_SHIP, seat, s.lifted, edge)
    s.lifted = NOTHING
    s.phase = MAIN


@rule("CH-12.2")
def age_ships(s: State) -> None:
    """A turn begins: no ship is new, none was moved."""
    s.ship_moved = 0
    if s.ship_rules == SEAFARERS:
        for edge in range(EDGE_COUNT):
            if s.ship[edge] == NEW_SHIP:
                s.ship[edge] = SHIP
