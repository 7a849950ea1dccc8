"""CH-5: trade routes: what is connected through roads and ships of any colour.

Every vertex with a piece at it has the number of its route, and every route knows which seats have
a building on it; so whether a player reaches a building is looked up, not searched. A piece that
joins two routes merges them; numbers stay without gaps. Only a ship that is moved (CH-12.2), or a
building that cuts a route by option, makes all routes be worked out again.
"""

from __future__ import annotations

from heliopolis.games.catan.cheops.board import MOST_SEATS
from heliopolis.games.catan.cheops.state import MOST_ROUTES, ROUTES_PER_NUMBER, State
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.tables import (
    EDGE_COUNT,
    EDGE_ENDS,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.kernel.rules import rule

ALL_SEATS = (1 << MOST_SEATS) - 1


@rule("CH-5.3", "CH-5.5")
def reaches_building(s: State, seat: int, vertex: int) -> bool:
    """Return whether a building of a player is connected with one on a vertex."""
    if s.building_blocks_route != TRUE:
        return seats_on_route(s, s.route[vertex]) >> seat & 1 == 1
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        carries = edge != NOWHERE and s.road[edge] >= 0
        if carries and seats_on_route(s, s.route[VERTEX_NEIGHBOURS[vertex][k]]) >> seat & 1:
            return True
    return False


@rule("CH-5.1", "CH-5.2", "CH-5.4")
def join_route(s: State, edge: int) -> None:
    """Join the routes at the ends of an edge on which a piece was laid.

    Where buildings cut routes, a route ends at the building but still belongs to its owner.
    """
    one = EDGE_ENDS[edge][0]
    other = EDGE_ENDS[edge][1]
    if s.building_blocks_route == TRUE and s.owner[one] >= 0:
        put_on_route(s, other, route_at(s, other))
        add_seats(s, s.route[other], 1 << s.owner[one])
    elif s.building_blocks_route == TRUE and s.owner[other] >= 0:
        put_on_route(s, one, route_at(s, one))
        add_seats(s, s.route[one], 1 << s.owner[other])
    elif s.route[one] > 0 and s.route[other] > 0:
        if s.route[one] != s.route[other]:
            merge_routes(s, s.route[one], s.route[other])
    else:
        route = route_at(s, one if s.route[one] > 0 else other)
        put_on_route(s, one, route)
        put_on_route(s, other, route)


@rule
def route_at(s: State, vertex: int) -> int:
    """Return the route of a vertex; a new one if it has none."""
    if s.route[vertex] > 0:
        return s.route[vertex]
    s.routes += 1
    return s.routes


@rule
def put_on_route(s: State, vertex: int, route: int) -> None:
    """Put a vertex, and the building on it, on a route."""
    s.route[vertex] = route
    if s.owner[vertex] >= 0:
        add_seats(s, route, 1 << s.owner[vertex])


@rule("CH-5.3")
def seats_on_route(s: State, route: int) -> int:
    """Return the seats with a building on a route, as bits; route 0 has none."""
    return (
        s.route_seats[route // ROUTES_PER_NUMBER] >> route % ROUTES_PER_NUMBER * MOST_SEATS
        & ALL_SEATS
    )


@rule
def add_seats(s: State, route: int, seats: int) -> None:
    """Add seats with a building on a route."""
    s.route_seats[route // ROUTES_PER_NUMBER] |= seats << route % ROUTES_PER_NUMBER * MOST_SEATS


@rule
def take_seats(s: State, route: int) -> int:
    """Remove and return the seats with a building on a route."""
    seats = seats_on_route(s, route)
    s.route_seats[route // ROUTES_PER_NUMBER] ^= seats << route % ROUTES_PER_NUMBER * MOST_SEATS
    return seats


@rule
def merge_routes(s: State, one: int, other: int) -> None:
    """Merge two routes; the last route takes the number that becomes free."""
    kept = min(one, other)
    free = max(one, other)
    last = s.routes
    for vertex in range(VERTEX_COUNT):
        if s.route[vertex] == free:
            s.route[vertex] = kept
        elif s.route[vertex] == last:
            s.route[vertex] = free
    add_seats(s, kept, take_seats(s, free))
    add_seats(s, free, take_seats(s, last))
    s.routes -= 1


@rule("CH-5.2")
def settle_on_route(s: State, seat: int, vertex: int) -> None:
    """Add a new building to the route at its place, or cut the route by option."""
    if s.building_blocks_route == TRUE:
        work_out_routes(s)
    elif s.route[vertex] > 0:
        add_seats(s, s.route[vertex], 1 << seat)


@rule("CH-5.1")
def work_out_routes(s: State) -> None:
    """Work out all routes from the pieces on the board."""
    clear_routes(s)
    for edge in range(EDGE_COUNT):
        if s.road[edge] >= 0:
            join_route(s, edge)


@rule
def clear_routes(s: State) -> None:
    """Remove all routes."""
    s.routes = 0
    for vertex in range(VERTEX_COUNT):
        s.route[vertex] = 0
    for i in range(MOST_ROUTES // ROUTES_PER_NUMBER + 1):
        s.route_seats[i] = 0
