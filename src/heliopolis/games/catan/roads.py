"""CB-10: the longest road.

The longest trail is found exactly. A longest trail that is not a ring begins where the player has
an odd number of roads, or at an opponent's building; so only such vertices are tried, and rings
separately. A new road lengthens the longest trail only if it is part of it, so that only trails
through it are tried. Roads that were walked over are lifted from the board and laid back.
"""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.catan.components import LEAST_ROAD, ROAD_POINTS, ROADS
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.log_events import LOST_ROAD_CARD, TOOK_ROAD_CARD
from heliopolis.games.catan.state import LIFTED, NOBODY, State
from heliopolis.games.catan.tables import EDGE_COUNT, EDGE_ENDS, VERTEX_EDGES
from heliopolis.kernel.rules import hook, log_event, rule

SMALLEST_RING = 6


@rule("CB-10.1")
def is_interrupted_at(s: State, seat: int, vertex: int) -> bool:
    """Return whether an opponent's building ends a player's road at a vertex."""
    return s.owner[vertex] >= 0 and s.owner[vertex] != seat


@rule
def count_roads_at(s: State, seat: int, vertex: int) -> int:
    """Return the number of a player's roads that meet at a vertex."""
    count = 0
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE and s.road[edge] == seat:
            count += 1
    return count


@hook("CB-10.1")
def longest_road(s: State, seat: int) -> int:
    """Return the greatest number of edges in a trail of a player's roads."""
    count = ROADS - s.roads_left[seat]
    best = 0
    for edge in range(EDGE_COUNT):
        if s.road[edge] == seat and best < count:
            for k in range(2):
                vertex = EDGE_ENDS[edge][k]
                if is_interrupted_at(s, seat, vertex) or count_roads_at(s, seat, vertex) != 2:
                    best = max(best, longest_trail_from(s, seat, vertex, NOWHERE))
            if best < count and count >= SMALLEST_RING:
                best = max(best, ring_through(s, seat, edge))
    return best


@rule("CB-10.1")
def longest_trail_through(s: State, seat: int, edge: int) -> int:
    """Return the greatest length of a trail through one of a player's roads.

    It goes on from both ends. If no way leads from one to the other, the two parts have nothing in
    common; otherwise the whole network is measured.
    """
    one = EDGE_ENDS[edge][0]
    other = EDGE_ENDS[edge][1]
    length = 1
    s.road[edge] = LIFTED
    if not is_interrupted_at(s, seat, one):
        length += longest_trail_from(s, seat, one, other)
    if length > 0 and not is_interrupted_at(s, seat, other):
        length += longest_trail_from(s, seat, other, NOWHERE)
    s.road[edge] = seat
    return length if length > 0 else longest_road(s, seat)


@rule("CB-10.1")
def longest_trail_from(s: State, seat: int, start: int, goal: int) -> int:
    """Return the length of the longest trail that begins at a vertex, trying every way.

    If a way leads to the vertex `goal`, return -1 instead.
    """
    best = 0
    depth = 0
    s.path_vertex[0] = start
    s.path_choice[0] = 0
    while depth >= 0:
        choice = s.path_choice[depth]
        if choice == 3:
            depth -= 1
            if depth >= 0:
                s.road[s.path_edge[depth]] = seat
            continue
        s.path_choice[depth] = choice + 1
        vertex = s.path_vertex[depth]
        edge = VERTEX_EDGES[vertex][choice]
        if edge == NOWHERE or s.road[edge] != seat:
            continue
        s.road[edge] = LIFTED
        s.path_edge[depth] = edge
        depth += 1
        best = max(best, depth)
        there = EDGE_ENDS[edge][0] + EDGE_ENDS[edge][1] - vertex
        if there == goal:
            for i in range(depth):
                s.road[s.path_edge[i]] = seat
            return -1
        s.path_vertex[depth] = there
        s.path_choice[depth] = 3 if is_interrupted_at(s, seat, there) else 0
    return best


@rule("CB-10.1")
def ring_through(s: State, seat: int, first: int) -> int:
    """Return the length of the ring without branches through an edge; 0 if there is none."""
    edge = first
    vertex = EDGE_ENDS[first][1]
    length = 1
    while count_roads_at(s, seat, vertex) == 2 and not is_interrupted_at(s, seat, vertex):
        onward = NOWHERE
        for k in range(3):
            other = VERTEX_EDGES[vertex][k]
            if other != NOWHERE and other != edge and s.road[other] == seat:
                onward = other
        if onward == first:
            return length
        edge = onward
        vertex = EDGE_ENDS[edge][0] + EDGE_ENDS[edge][1] - vertex
        length += 1
    return 0


@hook("CB-10.3")
def after_road(s: State, seat: int, edge: int) -> None:
    """Measure again after a new road, which can only lengthen its owner's."""
    if ROADS - s.roads_left[seat] > s.road_length[seat]:
        s.road_length[seat] = max(s.road_length[seat], longest_trail_through(s, seat, edge))
        settle_longest_road(s)


@hook("CB-10.3")
def after_settlement(s: State, seat: int, vertex: int) -> None:
    """Measure again the roads of others that a new settlement may have interrupted."""
    cut = False
    for other in range(s.seats):
        if other != seat and count_roads_at(s, other, vertex) >= 2:
            s.road_length[other] = longest_road(s, other)
            cut = True
    if cut:
        settle_longest_road(s)


@rule("CB-10.2", "CB-10.3", "CB-10.4")
def settle_longest_road(s: State) -> None:
    """Give Longest Road to its new holder, if there is one."""
    holder = s.road_holder
    taker = next_holder(s, s.road_length, holder, LEAST_ROAD)
    if taker == holder:
        return
    s.road_holder = taker
    if holder != NOBODY:
        s.points[holder] -= ROAD_POINTS
        log_event(s, LOST_ROAD_CARD, holder)
    if taker != NOBODY:
        s.points[taker] += ROAD_POINTS
        log_event(s, TOOK_ROAD_CARD, taker, s.road_length[taker])


@rule("CB-10.3", "CB-11.1")
def next_holder(s: State, counts: Sequence[int], holder: int, least: int) -> int:
    """Return the seat that holds a special card, given what each seat has to show for it.

    The holder keeps it while nobody is ahead; otherwise it goes to the only seat with the most, of
    at least `least`, or to NOBODY.
    """
    most = least
    for seat in range(s.seats):
        most = max(most, counts[seat])
    if holder != NOBODY and counts[holder] == most:
        return holder
    taker = NOBODY
    for seat in range(s.seats):
        if counts[seat] == most:
            if taker != NOBODY:
                return NOBODY
            taker = seat
    return taker
