"""CH-4, CH-12: ships, how they and roads extend each other, and ships that are moved."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import build, development
from heliopolis.games.catan.build import is_road_edge, lay_road, list_edges, update_reach
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
from heliopolis.games.catan.cheops.options import SEAFARERS
from heliopolis.games.catan.cheops.routes import join_route, work_out_routes
from heliopolis.games.catan.cheops.rulebook import CH_4_1, CH_4_2, CH_4_3, CH_4_6, CH_4_7, CH_12_2
from heliopolis.games.catan.cheops.state import (
    MOVE_SHIP,
    NEW_SHIP,
    NO_WATER,
    OPEN_WATER,
    SHIP,
    State,
)
from heliopolis.games.catan.development import finish_free_piece
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import can_afford, pay
from heliopolis.games.catan.moves import PLACE_FREE_ROAD
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.rulebook import CB_8_1
from heliopolis.games.catan.state import MAIN, NOBODY, NOTHING, OFF_LAND
from heliopolis.games.catan.tables import EDGE_COUNT, EDGE_ENDS, MOVE_OF, VERTEX_EDGES
from heliopolis.kernel.rules import log_event, override, rule

BY_SHIP = 4  # where in `reach` the bits for ships begin
SIGN = 128  # the sign bit of a byte

# --- How networks are extended --------------------------------------------------------------------


@rule("CH-4.3", "CH-4.4", "CH-12.1")
def seats_going_on(s: State, edge: int, vertex: int, by_ship: bool) -> int:
    """Return the seats that may build at an edge from one of its ends, as bits.

    The owner of the building there, or else all with a piece at another edge: any piece, or by the
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


@override(build.is_connected_at, "CH-4.4")
def is_connected_at(s: State, seat: int, edge: int, vertex: int) -> bool:
    """Return whether a road extends a player's network at one of its ends."""
    return seats_going_on(s, edge, vertex, False) >> seat & 1 == 1


@override(build.update_reach)
def update_reach_by_road_and_ship(s: State, vertex: int) -> None:
    """Record which seats can extend their networks to the edges of a vertex."""
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE:
            ends = EDGE_ENDS[edge]
            roads = seats_going_on(s, edge, ends[0], False) | seats_going_on(
                s, edge, ends[1], False
            )
            ships = roads
            if s.ship_rules == SEAFARERS:
                ships = seats_going_on(s, edge, ends[0], True) | seats_going_on(
                    s, edge, ends[1], True
                )
            s.reach[edge] = ((roads | ships << BY_SHIP) ^ SIGN) - SIGN


@override(build.lay_road, "CH-4.4")
def lay_road_on_route(s: State, seat: int, edge: int) -> None:
    """Lay a road, which is part of a route as well."""
    lay_road(s, seat, edge)
    join_route(s, edge)


# --- Building ships -------------------------------------------------------------------------------


@rule("CH-4.8")
def rule_against_ship_edge(s: State, seat: int, edge: int) -> int:
    """A ship lies on a free edge at the water and extends the player's network."""
    if s.ship[edge] == NO_WATER:
        return CH_4_1
    if s.road[edge] >= 0:
        return CH_4_2
    return 0 if s.reach[edge] >> (BY_SHIP + seat) & 1 else CH_4_3


@rule("CH-4.3")
def rule_against_ship(s: State, seat: int, edge: int) -> int:
    """The player has a ship left, and the cards for it."""
    if s.ships_left[seat] == 0:
        return CH_4_6
    if not can_afford(s, seat, SHIP_COST):
        return CB_8_1
    return rule_against_ship_edge(s, seat, edge)


@rule
def list_ship_edges(s: State, seat: int, out: MutableSequence[int], n: int, verb: int) -> int:
    """Write the moves of a verb for all edges on which a ship of the player may lie."""
    for edge in range(EDGE_COUNT):
        free = s.ship[edge] == OPEN_WATER and s.road[edge] < 0
        if free and s.reach[edge] >> (BY_SHIP + seat) & 1:
            out[n] = MOVE_OF[verb] + edge
            n += 1
    return n


@rule
def list_ships(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the ships that the player may build, and those that may be moved."""
    if s.ships_left[seat] > 0 and can_afford(s, seat, SHIP_COST):
        n = list_ship_edges(s, seat, out, n, BUILD_SHIP)
    if s.ship_rules == SEAFARERS and not s.ship_moved:
        for edge in range(EDGE_COUNT):
            if s.road[edge] == seat and rule_against_lift(s, seat, edge) == 0:
                out[n] = MOVE_OF[MOVE_SHIP_FROM] + edge
                n += 1
    return n


@rule("CH-4.3")
def build_ship(s: State, seat: int, edge: int) -> None:
    """Pay for a ship and lay it."""
    pay(s, seat, SHIP_COST)
    s.built = 1
    lay_ship(s, seat, edge)
    log_event(s, BUILT_SHIP, seat, edge)


@rule("CH-4.2", "CH-4.6")
def lay_ship(s: State, seat: int, edge: int) -> None:
    """Lay a ship from its owner's supply."""
    s.ships_left[seat] -= 1
    s.road[edge] = seat
    s.ship[edge] = NEW_SHIP if s.ship_rules == SEAFARERS else SHIP
    update_reach_of_edge(s, edge)
    join_route(s, edge)


@rule
def update_reach_of_edge(s: State, edge: int) -> None:
    """Record who can extend their networks at both ends of an edge that changed."""
    update_reach(s, EDGE_ENDS[edge][0])
    update_reach(s, EDGE_ENDS[edge][1])


# --- Road Building --------------------------------------------------------------------------------


@rule("CH-4.7")
def can_lay_free_ship(s: State, seat: int) -> bool:
    """Return whether the player may lay a free ship: by option, with a ship and a place left."""
    if s.road_building_ships != TRUE or s.ships_left[seat] == 0:
        return False
    for edge in range(EDGE_COUNT):
        if rule_against_ship_edge(s, seat, edge) == 0:
            return True
    return False


@override(development.can_lay_road, "CH-4.7")
def can_lay_road(s: State, seat: int) -> bool:
    """Return whether the player has a road or a ship, and a place for it."""
    if s.roads_left[seat] > 0:
        for edge in range(EDGE_COUNT):
            if s.reach[edge] >> seat & 1 and s.road[edge] == NOBODY:
                return True
    return can_lay_free_ship(s, seat)


@override(development.list_free_roads, "CH-4.7")
def list_free_roads(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges on which a free road or ship may lie."""
    n = 0
    if s.roads_left[seat] > 0:
        n = list_edges(s, seat, out, 0, PLACE_FREE_ROAD)
    if s.road_building_ships == TRUE and s.ships_left[seat] > 0:
        n = list_ship_edges(s, seat, out, n, PLACE_FREE_SHIP)
    return n


@rule
def rule_against_free_ship(s: State, seat: int, edge: int) -> int:
    """Each of the two free pieces may be a ship."""
    if s.road_building_ships != TRUE:
        return CH_4_7
    return CH_4_6 if s.ships_left[seat] == 0 else rule_against_ship_edge(s, seat, edge)


@rule("CH-4.7")
def place_free_ship(s: State, seat: int, edge: int) -> None:
    """Lay a ship free of cost."""
    lay_ship(s, seat, edge)
    log_event(s, PLACED_SHIP, seat, edge)
    finish_free_piece(s, seat)


# --- Moving ships, by the Seafarers rules ---------------------------------------------------------


@rule("CH-12.2")
def has_open_end(s: State, seat: int, edge: int) -> bool:
    """Return whether an end of a ship has neither a building nor another ship of its owner."""
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


@rule
def rule_against_lift(s: State, seat: int, edge: int) -> int:
    """Once per turn an older ship with an open end may move, if it can lie elsewhere."""
    if s.ship_rules != SEAFARERS:
        return CH_4_6
    if s.ship_moved or s.road[edge] != seat or s.ship[edge] != SHIP:
        return CH_12_2
    if not has_open_end(s, seat, edge):
        return CH_12_2
    lift(s, edge)
    elsewhere = False
    for other in range(EDGE_COUNT):
        if other != edge and rule_against_ship_edge(s, seat, other) == 0:
            elsewhere = True
    put_down(s, seat, edge)
    return 0 if elsewhere else CH_12_2


@rule
def lift(s: State, edge: int) -> None:
    """Free the edge of a ship, without updating routes."""
    s.road[edge] = NOBODY if is_road_edge(s, edge) else OFF_LAND
    s.ship[edge] = OPEN_WATER
    update_reach_of_edge(s, edge)


@rule
def put_down(s: State, seat: int, edge: int) -> None:
    """Lay a lifted ship on an edge, without updating routes."""
    s.road[edge] = seat
    s.ship[edge] = SHIP
    update_reach_of_edge(s, edge)


@rule("CH-12.2")
def move_ship(s: State, seat: int, edge: int) -> None:
    """Lift a ship, which is a build; its new place is asked next."""
    lift(s, edge)
    work_out_routes(s)
    s.lifted = edge
    s.built = 1
    s.ship_moved = 1
    s.phase = MOVE_SHIP


@rule
def rule_against_move_to(s: State, seat: int, edge: int) -> int:
    """A lifted ship may lie where a new ship may lie, except where it was."""
    return CH_12_2 if edge == s.lifted else rule_against_ship_edge(s, seat, edge)


@rule
def list_move_targets(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges to which the lifted ship may move."""
    n = 0
    for edge in range(EDGE_COUNT):
        if rule_against_move_to(s, seat, edge) == 0:
            out[n] = MOVE_OF[MOVE_SHIP_TO] + edge
            n += 1
    return n


@rule("CH-12.2", "CH-12.3")
def move_ship_to(s: State, seat: int, edge: int) -> None:
    """Lay the lifted ship and work out the routes again."""
    put_down(s, seat, edge)
    work_out_routes(s)
    log_event(s, MOVED_SHIP, seat, s.lifted, edge)
    s.lifted = NOTHING
    s.phase = MAIN


@rule("CH-12.2")
def age_ships(s: State) -> None:
    """Let no ship be new or moved when a turn begins."""
    s.ship_moved = 0
    if s.ship_rules == SEAFARERS:
        for edge in range(EDGE_COUNT):
            if s.ship[edge] == NEW_SHIP:
                s.ship[edge] = SHIP
