"""CB-10: the longest road.

The longest trail is found exactly. A longest trail that is not a ring begins where the player has
an odd number of roads, or at a foreign building; so only such places are tried, and rings apart.
Roads walked over are lifted from the board and laid back.
"""

from __future__ import annotations

from heliopolis.games.catan.components import LEAST_ROAD, ROAD_POINTS, ROADS
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.moves import LOST_ROAD_CARD, TOOK_ROAD_CARD
from heliopolis.games.catan.names import EDGE_COUNT, EDGE_ENDS, VERTEX_EDGES
from heliopolis.games.catan.state import LIFTED, NOBODY, State
from heliopolis.kernel.rules import log_event, rule

SMALLEST_RING = 6


@rule("CB-10.1")
def interrupts(s: State, seat: int, vertex: int) -> bool:
    """An opponent's building ends a road; an own one does not."""
    return s.owner[vertex] >= 0 and s.owner[vertex] != seat


@rule
def roads_at(s: State, seat: int, vertex: int) -> int:
    """How many roads of his meet at a vertex."""
    count = 0
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE and s.road[edge] == seat:
            count += 1
    return count


@rule("CB-10.1")
def longest_road(s: State, seat: int) -> int:
    """The greatest number of edges in a trail of his roads."""
    count = ROADS - s.roads_left[seat]
    best = 0
    for edge in range(EDGE_COUNT):
        if s.road[edge] == seat and best < count:
            for k in range(2):
                vertex = EDGE_ENDS[edge][k]
                if interrupts(s, seat, vertex) or roads_at(s, seat, vertex) != 2:
                    best = max(best, longest_trail_from(s, seat, vertex))
            if best < count and count >= SMALLEST_RING:
                best = max(best, ring_through(s, seat, edge))
    return best


@rule("CB-10.1")
def longest_trail_from(s: State, seat: int, start: int) -> int:
    """The longest trail that begins at a vertex: every way is walked, and walked back."""
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
        s.path_vertex[depth] = there
        s.path_choice[depth] = 3 if interrupts(s, seat, there) else 0
    return best


@rule("CB-10.1")
def ring_through(s: State, seat: int, first: int) -> int:
    """The length of the ring without any branch that an edge lies on; 0 if it lies on none."""
    edge = first
    vertex = EDGE_ENDS[first][1]
    length = 1
    while roads_at(s, seat, vertex) == 2 and not interrupts(s, seat, vertex):
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


@rule("CB-10.3")
def after_road(s: State, seat: int, edge: int) -> None:
    """A new road can only lengthen its owner's."""
    if ROADS - s.roads_left[seat] > s.road_length[seat]:
        s.road_length[seat] = longest_road(s, seat)
        settle_longest_road(s)


@rule("CB-10.3")
def after_settlement(s: State, seat: int, vertex: int) -> None:
    """A new settlement can interrupt a road of anybody else that runs through its place."""
    cut = False
    for other in range(s.seats):
        if other != seat and roads_at(s, other, vertex) >= 2:
            s.road_length[other] = longest_road(s, other)
            cut = True
    if cut:
        settle_longest_road(s)


@rule("CB-10.2", "CB-10.3", "CB-10.4")
def settle_longest_road(s: State) -> None:
    """Who has the card now: its holder while nobody is ahead, else who alone has the longest."""
    holder = s.road_holder
    longest = LEAST_ROAD
    for seat in range(s.seats):
        longest = max(longest, s.road_length[seat])
    if holder != NOBODY and s.road_length[holder] == longest:
        return
    taker = NOBODY
    for seat in range(s.seats):
        if s.road_length[seat] == longest:
            taker = seat if taker == NOBODY else s.seats
    if taker == s.seats:
        taker = NOBODY
    if holder != NOBODY:
        s.points[holder] -= ROAD_POINTS
        log_event(s, LOST_ROAD_CARD, holder)
    if taker != NOBODY:
        s.points[taker] += ROAD_POINTS
        log_event(s, TOOK_ROAD_CARD, taker, longest)
    s.road_holder = taker
