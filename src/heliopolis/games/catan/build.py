"""CB-1, CB-8: roads, settlements and cities: where they may stand, and what they change."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.components import (
    ANY_HARBOUR,
    CITY_COST,
    HARBOUR_RATIO,
    LAST_LAND,
    NO_HARBOUR,
    RESOURCE_COUNT,
    ROAD_COST,
    SETTLEMENT_COST,
    SPECIAL_RATIO,
)
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import affords, pay
from heliopolis.games.catan.hooks import after_city, rule_against_settlement_place
from heliopolis.games.catan.moves import BUILT_CITY, BUILT_ROAD, BUILT_SETTLEMENT
from heliopolis.games.catan.names import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    EDGE_COUNT,
    EDGE_ENDS,
    EDGE_HEXES,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.games.catan.roads import after_road, after_settlement
from heliopolis.games.catan.state import NOBODY, OFF_LAND, State
from heliopolis.kernel.rules import log_event, rule

# --- The board ------------------------------------------------------------------------------------


@rule("CB-1.4", "CB-6.3")
def is_land(s: State, hex_: int) -> bool:
    """Whether a hex is on the board and no water."""
    return hex_ != NOWHERE and s.terrain[hex_] <= LAST_LAND


@rule("CB-1.1")
def clear_board(s: State) -> None:
    """Nothing is built. A vertex or edge can be built on if one of its hexes is land."""
    for vertex in range(VERTEX_COUNT):
        hexes = VERTEX_HEXES[vertex]
        land = is_land(s, hexes[0]) or is_land(s, hexes[1]) or is_land(s, hexes[2])
        s.owner[vertex] = NOBODY if land else OFF_LAND
        s.city[vertex] = 0
    for edge in range(EDGE_COUNT):
        s.road[edge] = NOBODY if is_road_edge(s, edge) else OFF_LAND
        s.reach[edge] = 0


@rule("CB-1.1")
def is_road_edge(s: State, edge: int) -> bool:
    """Whether an edge has land at one of its sides."""
    return is_land(s, EDGE_HEXES[edge][0]) or is_land(s, EDGE_HEXES[edge][1])


# --- Roads ----------------------------------------------------------------------------------------


@rule("CB-8.2")
def connects(s: State, seat: int, edge: int, vertex: int) -> bool:
    """Whether an edge goes on from what he has at one of its ends, past no opponent's building."""
    owner = s.owner[vertex]
    if owner >= 0:
        return owner == seat
    for k in range(3):
        other = VERTEX_EDGES[vertex][k]
        if other != NOWHERE and other != edge and s.road[other] == seat:
            return True
    return False


@rule("CB-8.2")
def reaches(s: State, seat: int, edge: int) -> bool:
    """Whether he could go on building at an edge, from one end or the other."""
    ends = EDGE_ENDS[edge]
    return connects(s, seat, edge, ends[0]) or connects(s, seat, edge, ends[1])


@rule
def update_reach(s: State, vertex: int) -> None:
    """Keep in mind who can go on building at the edges of a vertex where something changed."""
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE:
            mask = 0
            for seat in range(s.seats):
                if reaches(s, seat, edge):
                    mask |= 1 << seat
            s.reach[edge] = mask


@rule("CB-1.4", "CB-8.2")
def rule_against_edge(s: State, seat: int, edge: int) -> int:
    """A road lies on a free edge with land, and goes on from what he has."""
    if s.road[edge] == OFF_LAND:
        return 101
    if s.road[edge] != NOBODY:
        return 104
    return 0 if s.reach[edge] >> seat & 1 else 802


@rule("CB-2.2", "CB-8.1")
def rule_against_road(s: State, seat: int, edge: int) -> int:
    """He has a piece and the cards for it."""
    if s.roads_left[seat] == 0:
        return 202
    if not affords(s, seat, ROAD_COST):
        return 801
    return rule_against_edge(s, seat, edge)


@rule
def list_edges(s: State, seat: int, out: MutableSequence[int], n: int, first: int) -> int:
    """Write the edges that he may lay a road on, as moves from `first` on."""
    for edge in range(EDGE_COUNT):
        if s.reach[edge] >> seat & 1 and s.road[edge] == NOBODY:
            out[n] = first + edge
            n += 1
    return n


@rule("CB-8.1")
def build_road(s: State, seat: int, edge: int) -> None:
    """Pay, then place."""
    pay(s, seat, ROAD_COST)
    s.built = 1
    lay_road(s, seat, edge)
    log_event(s, BUILT_ROAD, seat, edge)
    after_road(s, seat, edge)


@rule("CB-2.4")
def lay_road(s: State, seat: int, edge: int) -> None:
    """A road lies where it lies for good."""
    s.roads_left[seat] -= 1
    s.road[edge] = seat
    update_reach(s, EDGE_ENDS[edge][0])
    update_reach(s, EDGE_ENDS[edge][1])


# --- Settlements ----------------------------------------------------------------------------------


@rule("CB-1.2", "CB-8.4")
def rule_against_distance(s: State, vertex: int) -> int:
    """A free vertex with land, and no building at the other end of any of its edges."""
    if s.owner[vertex] == OFF_LAND:
        return 101
    if s.owner[vertex] != NOBODY:
        return 104
    for k in range(3):
        other = VERTEX_NEIGHBOURS[vertex][k]
        if other != NOWHERE and s.owner[other] >= 0:
            return 804
    return 0


@rule("CB-8.3")
def has_road_at(s: State, seat: int, vertex: int) -> bool:
    """Whether a road of his leads to a vertex."""
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE and s.road[edge] == seat:
            return True
    return False


@rule("CB-8.3")
def rule_against_vertex(s: State, seat: int, vertex: int) -> int:
    """Where his roads lead, at a distance to all buildings."""
    if not has_road_at(s, seat, vertex):
        return 101 if s.owner[vertex] == OFF_LAND else 803
    broken = rule_against_distance(s, vertex)
    return broken if broken else rule_against_settlement_place(s, vertex)


@rule("CB-2.2", "CB-8.1")
def rule_against_settlement(s: State, seat: int, vertex: int) -> int:
    """He has a piece and the cards for it."""
    if s.settlements_left[seat] == 0:
        return 202
    if not affords(s, seat, SETTLEMENT_COST):
        return 801
    return rule_against_vertex(s, seat, vertex)


@rule("CB-8.1")
def build_settlement(s: State, seat: int, vertex: int) -> None:
    """Pay, then place."""
    pay(s, seat, SETTLEMENT_COST)
    s.built = 1
    found_settlement(s, seat, vertex)
    log_event(s, BUILT_SETTLEMENT, seat, vertex)
    after_settlement(s, seat, vertex)


@rule("CB-12.1")
def found_settlement(s: State, seat: int, vertex: int) -> None:
    """A settlement stands: a point, perhaps a harbour, and roads go on from it."""
    s.settlements_left[seat] -= 1
    s.owner[vertex] = seat
    s.points[seat] += 1
    use_harbour(s, seat, vertex)
    update_reach(s, vertex)


@rule("CB-1.3", "CB-7.4", "CB-13.4")
def use_harbour(s: State, seat: int, vertex: int) -> None:
    """The best ratio counts. A harbour for any good serves gold too, a special one does not."""
    harbour = s.harbour[vertex]
    if harbour == NO_HARBOUR:
        return
    if harbour != ANY_HARBOUR:
        s.ratio[seat][harbour] = SPECIAL_RATIO
        return
    for good in range(RESOURCE_COUNT + 1):
        s.ratio[seat][good] = min(s.ratio[seat][good], HARBOUR_RATIO)


# --- Cities ---------------------------------------------------------------------------------------


@rule("CB-2.2", "CB-8.1", "CB-8.5", "CB-8.6")
def rule_against_city(s: State, seat: int, vertex: int) -> int:
    """A city takes the place of an own settlement, also of one built in the same turn."""
    if s.owner[vertex] != seat or s.city[vertex]:
        return 805
    if s.cities_left[seat] == 0:
        return 202
    return 0 if affords(s, seat, CITY_COST) else 801


@rule("CB-2.2", "CB-8.5")
def build_city(s: State, seat: int, vertex: int) -> None:
    """The settlement goes back to its owner's supply."""
    pay(s, seat, CITY_COST)
    s.built = 1
    s.cities_left[seat] -= 1
    s.settlements_left[seat] += 1
    s.city[vertex] = 1
    s.points[seat] += 1
    log_event(s, BUILT_CITY, seat, vertex)
    after_city(s, seat, vertex)


@rule("CB-8.1")
def list_builds(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write every road, settlement and city that he may build."""
    if s.roads_left[seat] > 0 and affords(s, seat, ROAD_COST):
        n = list_edges(s, seat, out, n, BUILD_ROAD)
    if s.settlements_left[seat] > 0 and affords(s, seat, SETTLEMENT_COST):
        for vertex in range(VERTEX_COUNT):
            if s.owner[vertex] == NOBODY and rule_against_vertex(s, seat, vertex) == 0:
                out[n] = BUILD_SETTLEMENT + vertex
                n += 1
    if s.cities_left[seat] > 0 and affords(s, seat, CITY_COST):
        for vertex in range(VERTEX_COUNT):
            if s.owner[vertex] == seat and not s.city[vertex]:
                out[n] = BUILD_CITY + vertex
                n += 1
    return n
