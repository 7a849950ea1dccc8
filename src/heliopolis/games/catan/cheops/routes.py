"""CH-5: trade routes: what is connected through roads and ships of any colour.

Every vertex with a piece at it has the number of its route, and every route knows who has a
building on it: so whether somebody reaches a building is looked up, not searched. A piece that
joins two routes makes them one; numbers stay without gaps. Only a ship that is moved (CH-12.2), or
a building that cuts a route by option, has all routes worked out anew.
"""

from __future__ import annotations

from heliopolis.games.catan.cheops.board import MOST_SEATS
from heliopolis.games.catan.cheops.state import MOST_ROUTES, ROUTES_A_NUMBER, State
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.names import (
    EDGE_COUNT,
    EDGE_ENDS,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.games.catan.state import TRUE
from heliopolis.kernel.rules import rule

ALL = (1 << MOST_SEATS) - 1


@rule("CH-5.3", "CH-5.5")
def reaches_building(s: State, seat: int, vertex: int) -> bool:
    """Whether a building of his is connected with one on a vertex, by whosever pieces."""
    if s.building_blocks_route != TRUE:
        return seats_on(s, s.route[vertex]) >> seat & 1 == 1
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        carries = edge != NOWHERE and s.road[edge] >= 0
        if carries and seats_on(s, s.route[VERTEX_NEIGHBOURS[vertex][k]]) >> seat & 1:
            return True
    return False


@rule("CH-5.1", "CH-5.2", "CH-5.4")
def join_route(s: State, edge: int) -> None:
    """A piece lies on an edge: what its ends belonged to is one route now.

    Where buildings cut routes, one ends at the building; its owner has it all the same.
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
    """The route of a vertex; a new one if it has none."""
    if s.route[vertex] > 0:
        return s.route[vertex]
    s.routes += 1
    return s.routes


@rule
def put_on_route(s: State, vertex: int, route: int) -> None:
    """A vertex belongs to a route, and so does who has a building there."""
    s.route[vertex] = route
    if s.owner[vertex] >= 0:
        add_seats(s, route, 1 << s.owner[vertex])


@rule("CH-5.3")
def seats_on(s: State, route: int) -> int:
    """Who has a building on a route, as bits; nobody has one on route 0."""
    return s.route_seats[route // ROUTES_A_NUMBER] >> route % ROUTES_A_NUMBER * MOST_SEATS & ALL


@rule
def add_seats(s: State, route: int, seats: int) -> None:
    """These seats have a building on a route."""
    s.route_seats[route // ROUTES_A_NUMBER] |= seats << route % ROUTES_A_NUMBER * MOST_SEATS


@rule
def take_seats(s: State, route: int) -> int:
    """Who had a building on a route that nobody has one on now."""
    seats = seats_on(s, route)
    s.route_seats[route // ROUTES_A_NUMBER] ^= seats << route % ROUTES_A_NUMBER * MOST_SEATS
    return seats


@rule
def merge_routes(s: State, one: int, other: int) -> None:
    """Two routes become one; the last one takes the number that falls free."""
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
    """A new building belongs to the route at its place, or cuts it by option."""
    if s.building_blocks_route == TRUE:
        work_out_routes(s)
    elif s.route[vertex] > 0:
        add_seats(s, s.route[vertex], 1 << seat)


@rule("CH-5.1")
def work_out_routes(s: State) -> None:
    """All routes, from the pieces on the board."""
    clear_routes(s)
    for edge in range(EDGE_COUNT):
        if s.road[edge] >= 0:
            join_route(s, edge)


@rule
def clear_routes(s: State) -> None:
    """There are no routes."""
    s.routes = 0
    for vertex in range(VERTEX_COUNT):
        s.route[vertex] = 0
    for i in range(MOST_ROUTES // ROUTES_A_NUMBER + 1):
        s.route_seats[i] = 0
