"""Egypt, read from ``board.json`` and checked: hexes, harbours, start vertices, the building site;
and what the box of this scenario holds.

The printed board was not available: hexes, numbers and harbours are reconstructed. A table may
bring a better one on the same frame. Its hexes are as on every board, water with a `water_body`; it
also has `start_vertices`, `site_hexes`, `site_vertices` and `named_vertices.island_middle`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from heliopolis.games.catan import components
from heliopolis.games.catan.board import Board, edge_of, hex_of, quoted, refuse, vertex_of
from heliopolis.games.catan.components import LAST_LAND, RESOURCES, SEA, SITE
from heliopolis.games.catan.geometry import Frame, corners, hexes_around, hexes_beside
from heliopolis.kernel.rules import decides

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("board.json").read_text("utf-8"))
OWN: dict[str, Any] = DATA["boards"]["cheops_reconstructed"]

FRAME = Frame((tile["q"], tile["r"]) for tile in OWN["hexes"])
LEAST_SEATS: int = DATA["seats"]["min"]
MOST_SEATS: int = DATA["seats"]["max"]

# --- What the box holds ---------------------------------------------------------------------------

SHIPS: int = DATA["pieces"]["ship"]
MOST_SHIPS = 15  # as in the Seafarers set
BLOCKS: int = DATA["pieces"]["stone_block"]
PHARAOH_BLOCKS: int = DATA["pieces"]["pharaoh_block"]
LAYERS: list[int] = DATA["layers"]
FIELDS = sum(LAYERS)
# The layer of each field, from 1 at the bottom.
LAYER_OF: list[int] = [n for n, fields in enumerate(LAYERS, 1) for _ in range(fields)]

SHIP_COST, BLOCK_COST = range(len(components.COSTS), len(components.COSTS) + 2)
COSTS: list[list[int]] = [
    *components.COSTS,
    *(
        [DATA["costs"][what].get(resource, 0) for resource in RESOURCES]
        for what in ("ship", "stone_block")
    ),
]
HARBOUR_FEE: int = DATA["fees"]["harbour"]
SITE_FEE: int = DATA["fees"]["site"]
START_GOLD: int = DATA["start"]["gold"]
START_SETTLEMENTS: int = DATA["start"]["settlements"]
BLESSING_POINTS: int = DATA["points"]["blessing"]
CURSE_POINTS: int = DATA["points"]["curse"]

# --- The board ------------------------------------------------------------------------------------

START_BANKS: list[str] = DATA["start_banks"]
NARROW_WATERS: list[str] = DATA["narrow_waters"]
WATERS = ["nile", "delta", "red_sea", "mediterranean"]
# What an edge is to ships: no water, any water, or the Nile, its delta or the Red Sea.
NO_SHIP_EDGE, SHIP_EDGE, NARROW_SHIP_EDGE = range(3)
MOST_HARBOURS = 12
MOST_SITE_VERTICES = 16
HARBOURS = [f"h{n}" for n in range(1, MOST_HARBOURS + 1)]
# The places of our own board, by their edges; another board has other places.
PLACES: dict[str, str] = {harbour["edge"].lower(): harbour["name"] for harbour in OWN["harbours"]}
WATER_NAMES: dict[str, str] = {
    tile["id"]: tile["water_body"] for tile in OWN["hexes"] if tile["terrain"] == "sea"
}
REGIONS: dict[str, str] = {tile["id"]: tile["region"] for tile in OWN["hexes"] if "region" in tile}

_FURTHER = ("start_vertices", "site_hexes", "site_vertices", "named_vertices")


def check(board: Any) -> None:
    """Refuse a board that this game cannot be played on, naming the field."""
    Egypt(board)


def encode(board: Mapping[str, Any]) -> list[int]:
    """Return the numbers that `setup` reads behind the options."""
    return Egypt(board).numbers()


class Egypt(Board):
    """A checked board with its waters, start vertices and building site."""

    def __init__(self, data: Any) -> None:
        super().__init__(data, OWN, FRAME, _FURTHER)
        self.water = self._find_waters()
        self.harbour_edges = [
            edge_of("harbours", harbour["edge"], FRAME) for harbour in self.data["harbours"]
        ]
        count = len(self.harbour_edges)
        if count > MOST_HARBOURS:
            refuse("harbours", "many-harbours", count=count, most=MOST_HARBOURS)
        self.start = self._start_vertices()
        self.site = self._site_vertices()

    def numbers(self) -> list[int]:
        """Return what `read_egypt` reads: board, ship edges, start vertices, harbours, site."""
        start = [int(vertex in self.start) for vertex in range(len(FRAME.vertices))]
        ship_edges = [self._ship_edge(edge) for edge in range(len(FRAME.edges))]
        harbours = [*self.harbour_edges, *[-1] * MOST_HARBOURS][:MOST_HARBOURS]
        site = [*self.site, *[-1] * MOST_SITE_VERTICES][:MOST_SITE_VERTICES]
        return [*super().numbers(), *ship_edges, *start, *harbours, *site]

    def _find_waters(self) -> list[str]:
        """Return the water body of each hex, "" on land."""
        water = [""] * len(FRAME.hexes)
        for field, tile in self.tiles:
            place = hex_of(field, tile.get("id", f"{tile.get('q')},{tile.get('r')}"))
            index = FRAME.hex_index.get(place)
            if index is not None and self.terrain[index] == SEA:
                body = tile.get("water_body")
                if body not in WATERS:
                    known = ", ".join(WATERS)
                    refuse(f"{field}.water_body", "none-of", value=quoted(body), known=known)
                water[index] = body
        return water

    @decides("CH-4.1")
    def _ship_edge(self, edge: int) -> int:
        """Return what an edge is to ships: the rim of the board is closed to them."""
        indices = [FRAME.hex_index.get(place) for place in hexes_beside(*FRAME.edges[edge])]
        known = [index for index in indices if index is not None]
        bodies = [self.water[index] for index in known if self.water[index]]
        land = [index for index in known if self.terrain[index] <= LAST_LAND]
        if not bodies or len(bodies) + len(land) < 2:
            return NO_SHIP_EDGE
        narrow = any(body in NARROW_WATERS for body in bodies)
        return NARROW_SHIP_EDGE if narrow else SHIP_EDGE

    def _is_buildable(self, vertex: int) -> bool:
        return any(self.is_land(place) for place in hexes_around(*FRAME.vertices[vertex]))

    @decides("CH-2.4")
    def _start_vertices(self) -> set[int]:
        """Return the vertices on which players may start: on the banks of the Nile and its delta,
        but not in the middle of the island.
        """
        middle = self._island_middle()
        start: set[int] = set()
        for i, name in enumerate(self._list("start_vertices")):
            field = f"start_vertices.{i}"
            vertex = vertex_of(field, name, FRAME)
            around = [FRAME.hex_index.get(h) for h in hexes_around(*FRAME.vertices[vertex])]
            if not any(n is not None and self.water[n] in START_BANKS for n in around):
                refuse(field, "not-at-nile", place=name)
            if not self._is_buildable(vertex):
                refuse(field, "no-land-at", place=name)
            if vertex == middle:
                refuse(field, "island-middle", place=name)
            start.add(vertex)
        if starts_can_run_out(start, START_SETTLEMENTS * MOST_SEATS):
            refuse("start_vertices", "starts-run-out")
        return start

    def _island_middle(self) -> int:
        named = self.data["named_vertices"]
        if not isinstance(named, Mapping) or "island_middle" not in named:
            refuse("named_vertices", "no-named-vertices")
        if named["island_middle"] is None:
            return -1
        return vertex_of("named_vertices.island_middle", named["island_middle"], FRAME)

    @decides("CH-7.1", "CH-7.2")
    def _site_vertices(self) -> list[int]:
        """Return the corners of the site on which buildings open it."""
        places = [hex_of(f"site_hexes.{i}", h) for i, h in enumerate(self._list("site_hexes"))]
        for i, place in enumerate(places):
            index = FRAME.hex_index.get(place)
            if index is None or self.terrain[index] != SITE:
                refuse(f"site_hexes.{i}", "no-site")
        if len(set(places)) != self.terrain.count(SITE):
            refuse("site_hexes", "sites-missing")
        at_site = {FRAME.vertex_index[corner] for place in places for corner in corners(*place)}
        names = self._list("site_vertices")
        if not 1 <= len(names) <= MOST_SITE_VERTICES:
            refuse("site_vertices", "not-in", value=len(names), least=1, most=MOST_SITE_VERTICES)
        site = [vertex_of(f"site_vertices.{i}", name, FRAME) for i, name in enumerate(names)]
        for i, vertex in enumerate(site):
            if vertex not in at_site:
                refuse(f"site_vertices.{i}", "no-site-corner", place=names[i])
            if vertex in site[:i]:
                refuse(f"site_vertices.{i}", "listed-twice", place=names[i])
        return site


MOST_CLOSED = 4  # start vertices that one settlement closes: its own and up to three neighbours
SEARCH_LIMIT = 20_000  # steps; the hardest boards found in trials need a few hundred


@decides("CH-2.4")
def starts_can_run_out(start: set[int], wanted: int) -> bool:
    """Return whether fewer than `wanted` settlements can close all start vertices.

    The search closes one open vertex after another, by a settlement on it or on a neighbour. It
    stops wherever the settlements left cannot close the vertices left, so a large number of
    vertices is decided at once and a small one quickly. A board that is not decided after
    `SEARCH_LIMIT` steps counts as one whose vertices can run out.
    """
    neighbours: Any = FRAME.names()["VERTEX_NEIGHBOURS"]
    near = {v: frozenset(n for n in neighbours[v] if n in start) for v in start}
    failed: dict[frozenset[int], int] = {}  # with how many settlements these cannot be closed
    steps = 0

    def can_close(open_: frozenset[int], settlements: int) -> bool:
        nonlocal steps
        if not open_:
            return True
        if len(open_) > MOST_CLOSED * settlements or failed.get(open_, -1) >= settlements:
            return False
        steps += 1
        if steps > SEARCH_LIMIT:
            return True
        first = min(open_, key=lambda v: (len(near[v] & open_), v))
        for v in (first, *sorted(near[first] & open_)):
            if can_close(open_ - {v} - near[v], settlements - 1):
                return True
        failed[open_] = settlements
        return False

    return can_close(frozenset(start), wanted - 1)


check(OWN)
