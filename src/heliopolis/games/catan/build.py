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
from heliopolis.games.catan.hands import can_afford, pay
from heliopolis.games.catan.hooks import rule_against_settlement_place
from heliopolis.games.catan.log_events import BUILT_CITY, BUILT_ROAD, BUILT_SETTLEMENT
from heliopolis.games.catan.moves import BUILD_CITY, BUILD_ROAD, BUILD_SETTLEMENT
from heliopolis.games.catan.roads import after_road, after_settlement
from heliopolis.games.catan.rulebook import (
    CB_1_1,
    CB_1_4,
    CB_2_2,
    CB_8_1,
    CB_8_2,
    CB_8_3,
    CB_8_4,
    CB_8_5,
)
from heliopolis.games.catan.state import NOBODY, OFF_LAND, State
from heliopolis.games.catan.tables import (
    EDGE_COUNT,
    EDGE_ENDS,
    EDGE_HEXES,
    MOVE_OF,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.kernel.rules import hook, log_event, rule

# --- The board ------------------------------------------------------------------------------------


@rule("CB-1.4", "CB-6.3")
def is_land(s: State, hex_: int) -> bool:
    """Return whether a hex is on the board and is land."""
    return hex_ != NOWHERE and s.terrain[hex_] <= LAST_LAND


@rule("CB-1.1")
def clear_board(s: State) -> None:
    """Remove everything. A vertex or edge can be built on if one of its hexes is land."""
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
    """Return whether an edge has land on at least one side."""
    return is_land(s, EDGE_HEXES[edge][0]) or is_land(s, EDGE_HEXES[edge][1])


# --- Roads ----------------------------------------------------------------------------------------


@hook("CB-8.2")
def is_connected_at(s: State, seat: int, edge: int, vertex: int) -> bool:
    """Return whether an edge extends a player's network at one of its ends."""
    owner = s.owner[vertex]
    if owner >= 0:
        return owner == seat
    for k in range(3):
        other = VERTEX_EDGES[vertex][k]
        if other != NOWHERE and other != edge and s.road[other] == seat:
            return True
    return False


@rule("CB-8.2")
def is_connected(s: State, seat: int, edge: int) -> bool:
    """Return whether a player could extend their network to an edge."""
    ends = EDGE_ENDS[edge]
    return is_connected_at(s, seat, edge, ends[0]) or is_connected_at(s, seat, edge, ends[1])


@hook
def update_reach(s: State, vertex: int) -> None:
    """Record which seats can extend their networks to the edges of a vertex."""
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE:
            mask = 0
            for seat in range(s.seats):
                if is_connected(s, seat, edge):
                    mask |= 1 << seat
            s.reach[edge] = mask


@rule
def rule_against_edge(s: State, seat: int, edge: int) -> int:
    """A road lies on a free edge with land and extends the player's network."""
    if s.road[edge] == OFF_LAND:
        return CB_1_1
    if s.road[edge] != NOBODY:
        return CB_1_4
    return 0 if s.reach[edge] >> seat & 1 else CB_8_2


@rule
def rule_against_road(s: State, seat: int, edge: int) -> int:
    """The player has a road left, and the cards for it."""
    if s.roads_left[seat] == 0:
        return CB_2_2
    if not can_afford(s, seat, ROAD_COST):
        return CB_8_1
    return rule_against_edge(s, seat, edge)


@rule
def list_edges(s: State, seat: int, out: MutableSequence[int], n: int, verb: int) -> int:
    """Write the moves of a verb for all edges on which the player may lay a road."""
    for edge in range(EDGE_COUNT):
        if s.reach[edge] >> seat & 1 and s.road[edge] == NOBODY:
            out[n] = MOVE_OF[verb] + edge
            n += 1
    return n


@rule("CB-8.1")
def build_road(s: State, seat: int, edge: int) -> None:
    """Pay for a road and lay it."""
    pay(s, seat, ROAD_COST)
    s.built = 1
    lay_road(s, seat, edge)
    log_event(s, BUILT_ROAD, seat, edge)
    after_road(s, seat, edge)


@hook("CB-2.4")
def lay_road(s: State, seat: int, edge: int) -> None:
    """Lay a road for good."""
    s.roads_left[seat] -= 1
    s.road[edge] = seat
    update_reach(s, EDGE_ENDS[edge][0])
    update_reach(s, EDGE_ENDS[edge][1])


# --- Settlements ----------------------------------------------------------------------------------


@rule("CB-1.2")
def rule_against_distance(s: State, vertex: int) -> int:
    """The vertex is free and has land, and no neighbouring vertex has a building."""
    if s.owner[vertex] == OFF_LAND:
        return CB_1_1
    if s.owner[vertex] != NOBODY:
        return CB_1_4
    for k in range(3):
        other = VERTEX_NEIGHBOURS[vertex][k]
        if other != NOWHERE and s.owner[other] >= 0:
            return CB_8_4
    return 0


@rule("CB-8.3")
def has_road_at(s: State, seat: int, vertex: int) -> bool:
    """Return whether a road of the player leads to a vertex."""
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE and s.road[edge] == seat:
            return True
    return False


@rule
def rule_against_vertex(s: State, seat: int, vertex: int) -> int:
    """A settlement stands where the player's roads lead, at a distance from all buildings."""
    if not has_road_at(s, seat, vertex):
        return CB_1_1 if s.owner[vertex] == OFF_LAND else CB_8_3
    broken = rule_against_distance(s, vertex)
    return broken if broken else rule_against_settlement_place(s, vertex)


@rule
def rule_against_settlement(s: State, seat: int, vertex: int) -> int:
    """The player has a settlement left, and the cards for it."""
    if s.settlements_left[seat] == 0:
        return CB_2_2
    if not can_afford(s, seat, SETTLEMENT_COST):
        return CB_8_1
    return rule_against_vertex(s, seat, vertex)


@rule("CB-8.1")
def build_settlement(s: State, seat: int, vertex: int) -> None:
    """Pay for a settlement and place it."""
    pay(s, seat, SETTLEMENT_COST)
    s.built = 1
    found_settlement(s, seat, vertex)
    log_event(s, BUILT_SETTLEMENT, seat, vertex)
    after_settlement(s, seat, vertex)


@hook("CB-12.1")
def found_settlement(s: State, seat: int, vertex: int) -> None:
    """Place a settlement: it is worth a point, may have a harbour, and roads extend from it."""
    s.settlements_left[seat] -= 1
    s.owner[vertex] = seat
    s.points[seat] += 1
    use_harbour(s, seat, vertex)
    update_reach(s, vertex)


@rule("CB-1.3", "CB-7.4", "CB-13.4")
def use_harbour(s: State, seat: int, vertex: int) -> None:
    """Improve the player's ratios. A 3:1 harbour serves gold too, a 2:1 harbour does not."""
    harbour = s.harbour[vertex]
    if harbour == NO_HARBOUR:
        return
    if harbour != ANY_HARBOUR:
        s.ratio[seat][harbour] = SPECIAL_RATIO
        return
    for good in range(RESOURCE_COUNT + 1):
        s.ratio[seat][good] = min(s.ratio[seat][good], HARBOUR_RATIO)


# --- Cities ---------------------------------------------------------------------------------------


@rule("CB-8.6")
def rule_against_city(s: State, seat: int, vertex: int) -> int:
    """A city replaces one of the player's settlements, even one built in the same turn."""
    if s.owner[vertex] != seat or s.city[vertex]:
        return CB_8_5
    if s.cities_left[seat] == 0:
        return CB_2_2
    return 0 if can_afford(s, seat, CITY_COST) else CB_8_1


@rule("CB-2.2", "CB-8.5")
def build_city(s: State, seat: int, vertex: int) -> None:
    """Pay for a city; the settlement goes back to its owner's supply."""
    pay(s, seat, CITY_COST)
    s.built = 1
    s.cities_left[seat] -= 1
    s.settlements_left[seat] += 1
    s.city[vertex] = 1
    s.points[seat] += 1
    log_event(s, BUILT_CITY, seat, vertex)


@rule("CB-8.1")
def list_builds(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write every road, settlement and city that the player may build."""
    if s.roads_left[seat] > 0 and can_afford(s, seat, ROAD_COST):
        n = list_edges(s, seat, out, n, BUILD_ROAD)
    if s.settlements_left[seat] > 0 and can_afford(s, seat, SETTLEMENT_COST):
        for vertex in range(VERTEX_COUNT):
            if s.owner[vertex] == NOBODY and rule_against_vertex(s, seat, vertex) == 0:
                out[n] = MOVE_OF[BUILD_SETTLEMENT] + vertex
                n += 1
    if s.cities_left[seat] > 0 and can_afford(s, seat, CITY_COST):
        for vertex in range(VERTEX_COUNT):
            if s.owner[vertex] == seat and not s.city[vertex]:
                out[n] = MOVE_OF[BUILD_CITY] + vertex
                n += 1
    return n
