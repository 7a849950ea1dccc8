"""Egypt as people see it: ships, the pyramid, and the routes to harbours and the building site."""

from __future__ import annotations

from heapq import heappop, heappush
from types import SimpleNamespace
from typing import Any, Literal

from heliopolis.games.catan.cheops import harbours, pyramid
from heliopolis.games.catan.cheops.board import (
    BLESSING_POINTS,
    BLOCK_COST,
    BLOCKS,
    COSTS,
    CURSE_POINTS,
    FRAME,
    HARBOUR_FEE,
    HARBOURS,
    LAYER_OF,
    LAYERS,
    PLACES,
    REGIONS,
    SITE_FEE,
    WATER_NAMES,
)
from heliopolis.games.catan.cheops.overrides import specialize
from heliopolis.games.catan.cheops.state import (
    BITS,
    BY_PHARAOH,
    BY_POINTS,
    BY_PYRAMID,
    DEAL,
    PHARAOH,
    PHASES,
    SHIP,
    State,
)
from heliopolis.games.catan.cheops.view_types import (
    CatanCheopsAfterBlock,
    CatanCheopsDeal,
    CatanCheopsLayer,
    CatanCheopsPort,
    CatanCheopsPyramid,
)
from heliopolis.games.catan.components import ALL_GOODS, ANY_HARBOUR, RESOURCES
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.state import FREE_ROAD, NOBODY, NOTHING, OFF_LAND, SETUP_ROAD
from heliopolis.games.catan.view import View as PlainView
from heliopolis.games.catan.view import count_by_name
from heliopolis.kernel.rules import decides

ENDINGS = {BY_POINTS: "points", BY_PHARAOH: "pharaoh", BY_PYRAMID: "pyramid"}
Routes = dict[int, tuple[int, ...]]  # to a vertex, along these edges
_FRAME: dict[str, Any] = FRAME.names()

# The rules that the view asks, as this game has them.
find_dock = specialize(harbours.find_dock)
harbour_ratio = specialize(harbours.harbour_ratio)
seats_to_curse = specialize(pyramid.seats_to_curse)
more_points = specialize(pyramid.more_points)


class View(PlainView):
    """The view of the plain game, with ships, routes, deals and the pyramid."""

    phases = PHASES
    wares = (*PlainView.wares, "ship", "block")
    costs = COSTS

    @decides("CH-11.1")
    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat, or a spectator, may see."""
        seen = super().view(s, seat)
        for player in seen["players"]:
            player.update(self._builder(s, player["seat"]))
        return {
            **seen,
            "roads": self._pieces(s, ships=False),
            "ships": self._pieces(s, ships=True),
            "start_vertices": self._start_vertices(s),
            "site": [FRAME.vertex_names[s.site[i]] for i in range(s.site_vertices)],
            "ports": [self._port(s, harbour) for harbour in range(s.harbours)],
            "pyramid": self._pyramid(s),
            "deal": self._deal(s),
            "lifted": None if s.lifted == NOTHING else FRAME.edge_names[s.lifted],
            "ended_by": ENDINGS.get(s.ended_by),
        }

    def _hexes(self, s: Any) -> dict[str, dict[str, Any]]:
        """Return the hexes with the names of waters and regions, where they are those of our own
        board.
        """
        return {
            name: {
                **tile,
                "water": WATER_NAMES.get(name) if tile["terrain"] == "sea" else None,
                "region": None if tile["terrain"] == "sea" else REGIONS.get(name),
            }
            for name, tile in super()._hexes(s).items()
        }

    def _pieces(self, s: State, *, ships: bool) -> dict[str, int]:
        return {
            name: s.road[i]
            for i, name in enumerate(FRAME.edge_names)
            if s.road[i] >= 0 and (s.ship[i] >= SHIP) == ships
        }

    def _start_vertices(self, s: State) -> list[str]:
        """Return where a start settlement may stand, as long as some are placed."""
        if s.phase > SETUP_ROAD:
            return []
        names = FRAME.vertex_names
        return [n for i, n in enumerate(names) if s.start_vertices[i // BITS] >> i % BITS & 1]

    def _port(self, s: State, harbour: int) -> CatanCheopsPort:
        """Return a harbour: where it lies, what it takes, its owner."""
        edge, vertex = s.harbour_edge[harbour], find_dock(s, harbour)
        kind = s.harbour[_FRAME["EDGE_ENDS"][edge][0]]
        return {
            "harbour": HARBOURS[harbour],
            "place": PLACES.get(FRAME.edge_names[edge]),
            "edge": FRAME.edge_names[edge],
            "kind": "any" if kind == ANY_HARBOUR else RESOURCES[kind],
            "ratio": harbour_ratio(s, harbour, 0 if kind == ANY_HARBOUR else kind),
            "seat": None if vertex == NOWHERE else s.owner[vertex],
        }

    @decides("CH-7.6")
    def _pyramid(self, s: State) -> CatanCheopsPyramid:
        """Return the layers from the ground up, each with the owners of its blocks."""
        whose: list[int | Literal["pharaoh"]] = [
            "pharaoh" if w == PHARAOH else w for w in s.pyramid[: s.laid]
        ]
        layers: list[CatanCheopsLayer] = []
        for n, fields in enumerate(LAYERS):
            first = sum(LAYERS[:n])
            layers.append({"fields": fields, "blocks": whose[first : first + fields]})
        return {
            "open": bool(s.site_open),
            "laid": s.laid,
            "layers": layers,
            "black_blocks": s.pharaoh_stock,
            "black_left": s.pharaoh_stock - s.black,
            "blessing": BLESSING_POINTS,
            "curse": CURSE_POINTS,
            "next_layer": LAYER_OF[s.laid] if s.laid < len(LAYER_OF) else None,
            "blessed": None if s.blessed == NOBODY else s.blessed,
            "cursed": [seat for seat in range(s.seats) if s.cursed >> seat & 1],
        }

    def _deal(self, s: State) -> CatanCheopsDeal | None:
        if s.phase != DEAL:
            return None
        return {
            "harbour": HARBOURS[s.deal_harbour],
            "give": ALL_GOODS[s.deal_good],
            "ratio": harbour_ratio(s, s.deal_harbour, s.deal_good),
            "takes": s.deal_takes,
        }

    def place_word(self, s: Any, field: str, value: Any, say: Any) -> str | None:
        """Return what a log calls a place; a harbour by its name where the board has one."""
        if field == "harbour":
            place = PLACES.get(FRAME.edge_names[s.harbour_edge[HARBOURS.index(value)]])
            return str(say(f"port-{place}")) if place else None
        return super().place_word(s, field, value, say)

    @decides("CH-10.1")
    def _points_for(self, s: Any, seat: int, shown: bool) -> dict[str, int]:
        """Return what the points are for, with Blessing and Curse by their names."""
        counts = super()._points_for(s, seat, shown)
        counts.pop("scenario", None)
        if s.blessed == seat:
            counts["blessing"] = BLESSING_POINTS
        if s.cursed >> seat & 1:
            counts["curse"] = CURSE_POINTS
        return counts

    def _builder(self, s: State, seat: int) -> dict[str, Any]:
        """What a player has and reaches besides."""
        routes = routes_of(s, seat)
        return {
            "road_length": None,  # there is no Longest Road (CH-1.2)
            "ships_left": s.ships_left[seat],
            "blocks": s.blocks[seat],
            "blocks_left": BLOCKS - s.blocks[seat],
            "blessed": s.blessed == seat,
            "cursed": bool(s.cursed >> seat & 1),
            "block_cost": count_by_name(COSTS[BLOCK_COST], RESOURCES),
            "after_block": self._after_block(s, seat),
            "hosts": self._hosts(s, seat, routes),
            "reaches": self._harbours_in_reach(s, seat, routes),
        }

    @decides("CH-9.1", "CH-9.2", "CH-9.3")
    def _after_block(self, s: State, seat: int) -> CatanCheopsAfterBlock:
        """Return the players that one more block of a player would bless and curse."""
        blocks = [n + (other == seat) for other, n in enumerate(s.blocks)]
        ahead = s.blessed == NOBODY or blocks[seat] > blocks[s.blessed]
        then = SimpleNamespace(
            seats=s.seats,
            blocks=blocks,
            blessed=seat if ahead else s.blessed,
            curse_when_equal=s.curse_when_equal,
        )
        then.cursed = seats_to_curse(then)
        return {
            "blessed": then.blessed,
            "cursed": [other for other in range(s.seats) if then.cursed >> other & 1],
            "points": more_points(then, seat) - more_points(s, seat),
            "last": s.laid + 1 == len(LAYER_OF),
        }

    @decides("CH-7.4")
    def _hosts(self, s: State, seat: int, routes: Routes) -> list[dict[str, Any]]:
        """Return the hosts through whom a block could be built: the fee and the route."""
        corners = [s.site[i] for i in range(s.site_vertices) if s.owner[s.site[i]] >= 0]
        if any(s.owner[corner] == seat for corner in corners):
            return [{"seat": seat, "fee": 0, "edges": [], "through": []}]
        best: dict[int, tuple[int, ...]] = {}
        for corner in corners:
            host = s.owner[corner]
            if corner in routes and (host not in best or len(routes[corner]) < len(best[host])):
                best[host] = routes[corner]
        return [{"seat": h, "fee": SITE_FEE, **describe_route(s, best[h])} for h in sorted(best)]

    @decides("CH-5.3", "CH-6.4")
    def _harbours_in_reach(self, s: State, seat: int, routes: Routes) -> list[dict[str, Any]]:
        """Return the connected harbours of others: the fee and the route."""
        found = []
        for harbour in range(s.harbours):
            vertex = find_dock(s, harbour)
            if vertex in routes and s.owner[vertex] != seat:
                better = [
                    good
                    for i, good in enumerate(ALL_GOODS)
                    if 0 < harbour_ratio(s, harbour, i) < s.ratio[seat][i]
                ]
                way = describe_route(s, routes[vertex])
                found.append(
                    {**self._port(s, harbour), "fee": HARBOUR_FEE, "better_for": better, **way}
                )
        return found

    def prompt(self, s: Any, seat: int) -> dict[str, Any]:
        """Return the question put to a seat that may act: the key of a text, with its values."""
        if s.phase == DEAL:
            deal = self._deal(s)
            assert deal
            return {"prompt": "harbour-deal", "good": deal["give"], "count": deal["ratio"]}
        if s.phase == SETUP_ROAD and s.setup_ship == TRUE:
            return {"prompt": "setup-road-or-ship"}
        if s.phase == FREE_ROAD and s.road_building_ships == TRUE:
            return {"prompt": "place-free-piece", "left": s.pending}
        return super().prompt(s, seat)


@decides("CH-5.1", "CH-5.2")
def routes_of(s: State, seat: int) -> Routes:
    """Return the route with the fewest pieces of others to every vertex that a seat reaches."""
    queue: list[tuple[int, int, int, tuple[int, ...]]] = [
        (0, 0, vertex, ()) for vertex, owner in enumerate(s.owner) if owner == seat
    ]
    routes: Routes = {}
    while queue:
        foreign, length, vertex, edges = heappop(queue)
        if vertex in routes:
            continue
        routes[vertex] = edges
        if s.building_blocks_route == TRUE and s.owner[vertex] not in (seat, NOBODY, OFF_LAND):
            continue
        for k in range(3):
            edge = _FRAME["VERTEX_EDGES"][vertex][k]
            there = _FRAME["VERTEX_NEIGHBOURS"][vertex][k]
            if edge != NOWHERE and s.road[edge] >= 0 and there not in routes:
                more = int(s.road[edge] != seat)
                heappush(queue, (foreign + more, length + 1, there, (*edges, edge)))
    return routes


def describe_route(s: State, route: tuple[int, ...]) -> dict[str, Any]:
    """Return the edges of a route, and the number of roads and ships of each player on it."""
    counts: dict[int, dict[str, int]] = {}
    for edge in route:
        count = counts.setdefault(s.road[edge], {"seat": s.road[edge], "roads": 0, "ships": 0})
        count["ships" if s.ship[edge] >= SHIP else "roads"] += 1
    return {"edges": [FRAME.edge_names[e] for e in route], "through": list(counts.values())}
