"""Hexes, their corners and their sides: pointy-top hexes in axial coordinates.

A hex is ``q,r``: q grows to the east, r to the south-east. A vertex is the north or south tip of a
hex, ``q,r,n`` or ``q,r,s``; an edge is one of the three eastern sides of a hex, ``q,r,ne``,
``q,r,e`` or ``q,r,se``. So each has exactly one name, whether the hex is land, sea or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from heliopolis.kernel.features import Grid

Hex = tuple[int, int]
Place = tuple[int, int, str]  # a vertex or an edge

NOWHERE = -1
TIPS, SIDES = ("n", "s"), ("ne", "e", "se")  # by which vertices and edges are named


def name_of(place: Iterable[object]) -> str:
    """Return how a hex, vertex or edge is typed."""
    return ",".join(str(part) for part in place).lower()


def corners(q: int, r: int) -> list[Place]:
    """Return the vertices of a hex, clockwise from the north."""
    return [
        (q, r, "n"), (q + 1, r - 1, "s"), (q, r + 1, "n"),
        (q, r, "s"), (q - 1, r + 1, "n"), (q, r - 1, "s"),
    ]  # fmt: skip


def sides(q: int, r: int) -> list[Place]:
    """Return the edges of a hex, clockwise from the north-east."""
    return [
        (q, r, "ne"), (q, r, "e"), (q, r, "se"),
        (q - 1, r + 1, "ne"), (q - 1, r, "e"), (q, r - 1, "se"),
    ]  # fmt: skip


def ends(q: int, r: int, side: str) -> list[Place]:
    """Return the two vertices that an edge joins."""
    return {
        "ne": [(q, r, "n"), (q + 1, r - 1, "s")],
        "e": [(q + 1, r - 1, "s"), (q, r + 1, "n")],
        "se": [(q, r + 1, "n"), (q, r, "s")],
    }[side]


def hexes_beside(q: int, r: int, side: str) -> list[Hex]:
    """Return the two hexes of an edge."""
    return [(q, r), {"ne": (q + 1, r - 1), "e": (q + 1, r), "se": (q, r + 1)}[side]]


def hexes_around(q: int, r: int, tip: str) -> list[Hex]:
    """Return the three hexes of a vertex."""
    if tip == "n":
        return [(q, r), (q, r - 1), (q + 1, r - 1)]
    return [(q, r), (q, r + 1), (q - 1, r + 1)]


def edges_at(q: int, r: int, tip: str) -> list[Place]:
    """Return the three edges of a vertex."""
    if tip == "n":
        return [(q, r, "ne"), (q, r - 1, "se"), (q, r - 1, "e")]
    return [(q, r, "se"), (q - 1, r + 1, "ne"), (q - 1, r + 1, "e")]


def position(place: Place) -> tuple[int, int]:
    """Return where a vertex lies: x to the east, y to the south, in half widths and heights."""
    q, r, tip = place
    return 2 * q + r, 3 * r + (-2 if tip == "n" else 2)


class Frame:
    """All hexes that a board of a game can have, with their vertices and edges, numbered.

    The board decides what each hex is: land of some kind, sea or nothing.
    """

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes = sorted(hexes, key=lambda h: (h[1], h[0]))
        self.vertices = sorted(
            {corner for h in self.hexes for corner in corners(*h)},
            key=lambda place: position(place)[::-1],
        )
        self.edges = sorted(
            {side for h in self.hexes for side in sides(*h)},
            key=lambda edge: sorted(position(end)[::-1] for end in ends(*edge)),
        )
        self.hex_names = [name_of(h) for h in self.hexes]
        self.vertex_names = [name_of(vertex) for vertex in self.vertices]
        self.edge_names = [name_of(edge) for edge in self.edges]

    def names(self) -> dict[str, int | list[list[int]]]:
        """Return the open names of the frame with their tables."""
        return {
            "HEX_COUNT": len(self.hexes),
            "VERTEX_COUNT": len(self.vertices),
            "EDGE_COUNT": len(self.edges),
            "HEX_CORNERS": [self._vertices(corners(*h)) for h in self.hexes],
            "VERTEX_HEXES": [self._hexes(hexes_around(*v)) for v in self.vertices],
            "VERTEX_EDGES": [self._edges(edges_at(*v)) for v in self.vertices],
            "VERTEX_NEIGHBOURS": [self._neighbours(v) for v in self.vertices],
            "EDGE_ENDS": [self._vertices(ends(*e)) for e in self.edges],
            "EDGE_HEXES": [self._hexes(hexes_beside(*e)) for e in self.edges],
        }

    @cached_property
    def hex_index(self) -> Mapping[Hex, int]:
        """The number of each hex."""
        return {h: n for n, h in enumerate(self.hexes)}

    @cached_property
    def vertex_index(self) -> Mapping[Place, int]:
        """The number of each vertex."""
        return {vertex: n for n, vertex in enumerate(self.vertices)}

    @cached_property
    def edge_index(self) -> Mapping[Place, int]:
        """The number of each edge."""
        return {edge: n for n, edge in enumerate(self.edges)}

    def grid(self) -> Grid:
        """Return the cells of the frame: a row for each r, and a column for each q.

        A vertex or edge lies in the cell of the hex by which it is named, even if that hex is
        beyond the frame.
        """
        cells = [*self.hexes, *((q, r) for q, r, _ in (*self.vertices, *self.edges))]
        left, right = min(q for q, _ in cells), max(q for q, _ in cells)
        top, bottom = min(r for _, r in cells), max(r for _, r in cells)

        def of(places: Iterable[Place], layers: tuple[str, ...]) -> list[tuple[int, int, int]]:
            return [(layers.index(layer), r - top, q - left) for q, r, layer in places]

        return Grid(
            rows=bottom - top + 1,
            columns=right - left + 1,
            places={
                "hexes": [(0, r - top, q - left) for q, r in self.hexes],
                "vertices": of(self.vertices, TIPS),
                "edges": of(self.edges, SIDES),
            },
            layers={"hexes": ("",), "vertices": TIPS, "edges": SIDES},
        )

    def _hexes(self, places: Iterable[Hex]) -> list[int]:
        return [self.hex_index.get(place, NOWHERE) for place in places]

    def _vertices(self, places: Iterable[Place]) -> list[int]:
        return [self.vertex_index.get(place, NOWHERE) for place in places]

    def _edges(self, places: Iterable[Place]) -> list[int]:
        return [self.edge_index.get(place, NOWHERE) for place in places]

    def _neighbours(self, vertex: Place) -> list[int]:
        """Return the vertices at the other ends of its edges, in their order."""
        return self._vertices(
            next(end for end in ends(*edge) if end != vertex) for edge in edges_at(*vertex)
        )
