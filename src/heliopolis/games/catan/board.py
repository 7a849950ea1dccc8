"""Boards as data: read, checked field by field, and turned into the numbers that the rules read.

A board has `hexes` (each with `id` or `q` and `r`, `terrain`, `number`), `harbours` (each with
`edge`, `ratio`, `resource`) and `robber_start`. Fields that it leaves out are taken from the game's
own board; `hexes` given as an object by ids corrects only those hexes:

    {"hexes": {"0,-2": {"number": 9}, "1,-2": {"number": 4}}}

A file of the specification is accepted too: the first of its `boards` that lists hexes is used.
Every check takes bounded work, whatever the data: boards come from strangers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from heliopolis.errors import BadBoardError, ErrorText
from heliopolis.games.catan.components import (
    ANY_HARBOUR,
    DATA,
    DESERT,
    HARBOUR_RATIO,
    LAST_LAND,
    NO_HARBOUR,
    RESOURCES,
    SPECIAL_RATIO,
    TERRAINS,
    VOID,
)
from heliopolis.games.catan.geometry import Frame, Hex, Place, ends, hexes_beside, name_of
from heliopolis.kernel.rules import decides

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
# Fields that say something about a board and have no effect on play.
REMARKS = (
    "id", "name", "title", "remark", "confidence", "data_version", "notes", "row_col",
    "named_vertices", "named_edges", "derived",
)  # fmt: skip
TERRAIN_SYNONYMS = {"pyramid_site": "site"}  # as the specification of Cheops calls it

MOST_HEXES = 1000  # that a board may list, inside and outside of the frame

_PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3}),([a-z]{1,2})")
_HEX = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


def refuse(field: str, key: str, **values: object) -> NoReturn:
    """Raise an error that names the field of a board that is wrong, and why: a text of Catan."""
    raise BadBoardError(field, ErrorText(key, "heliopolis.games.catan", **values))


def quoted(value: object) -> str:
    """Return a value of a board as an error repeats it."""
    return f"{value!r:.40}"


def hex_of(field: str, text: Any) -> Hex:
    """Return the hex that an id names."""
    match = _HEX.fullmatch(text) if isinstance(text, str) else None
    if not match:
        refuse(field, "hex-id", value=quoted(text))
    return int(match[1]), int(match[2])


def place_of(field: str, text: Any, tips: Sequence[str]) -> Place:
    """Return the vertex or edge that an id names."""
    match = _PLACE.fullmatch(text.lower()) if isinstance(text, str) else None
    if not match or match[3] not in tips:
        examples = ", ".join(f"'q,r,{tip.upper()}'" for tip in tips)
        refuse(field, "place-id", examples=examples, value=quoted(text))
    return int(match[1]), int(match[2]), match[3]


def vertex_of(field: str, text: Any, frame: Frame) -> int:
    """Return the number of the vertex that an id names."""
    place = place_of(field, text, ("n", "s"))
    if place not in frame.vertex_index:
        refuse(field, "outside", place=text)
    return frame.vertex_index[place]


def edge_of(field: str, text: Any, frame: Frame) -> int:
    """Return the number of the edge that an id names."""
    place = place_of(field, text, ("ne", "e", "se"))
    if place not in frame.edge_index:
        refuse(field, "outside", place=text)
    return frame.edge_index[place]


def unwrap(data: Any) -> Mapping[str, Any]:
    """Return the board in `data`, which may also be a whole specification with `boards`."""
    if not isinstance(data, Mapping):
        refuse("", "no-board", value=quoted(data))
    if "boards" not in data:
        return data
    boards = data["boards"]
    listed = boards.values() if isinstance(boards, Mapping) else ()
    for board in listed:
        if isinstance(board, Mapping) and "hexes" in board:
            return board
    refuse("boards", "no-boards")


class Board:
    """A checked board: the terrain and number of each hex, the harbours, the robber's hex."""

    def __init__(
        self, data: Any, own: Mapping[str, Any], frame: Frame, further: Sequence[str] = ()
    ) -> None:
        """Check `data` against `own`, the game's own board; `further` names additional fields."""
        data = unwrap(data)
        known = ("hexes", "harbours", "robber_start", *further, *REMARKS)
        for field in data:
            if field not in known and field not in own:
                refuse(str(field), "unknown-field", known=", ".join(known))
        self.frame = frame
        self.data = {**own, **data}
        self.tiles = self._list_tiles(data.get("hexes", {}), own["hexes"])
        self.terrain = [VOID] * len(frame.hexes)
        self.number = [0] * len(frame.hexes)
        self.harbour = [NO_HARBOUR] * len(frame.vertices)
        for field, tile in self.tiles:
            self._place_tile(field, tile)
        for i, harbour in enumerate(self._list("harbours")):
            self._place_harbour(f"harbours.{i}", harbour)
        self.robber = self._find_robber()

    def numbers(self) -> list[int]:
        """Return the numbers that `read_board` reads."""
        return [*self.terrain, *self.number, *self.harbour, self.robber]

    def is_land(self, place: Hex) -> bool:
        """Return whether a hex is land."""
        index = self.frame.hex_index.get(place)
        return index is not None and self.terrain[index] <= LAST_LAND

    def _list(self, field: str) -> list[Any]:
        if not isinstance(self.data[field], list):
            refuse(field, "no-list", value=quoted(self.data[field]))
        return list(self.data[field])

    def _list_tiles(
        self, given: Any, own: Sequence[Mapping[str, Any]]
    ) -> list[tuple[str, Mapping[str, Any]]]:
        """Return every tile with the name of the field that holds it."""
        if isinstance(given, list):
            if len(given) > MOST_HEXES:
                refuse("hexes", "many-hexes", count=len(given), most=MOST_HEXES)
            return [(f"hexes.{i}", tile) for i, tile in enumerate(given)]
        if not isinstance(given, Mapping):
            refuse("hexes", "no-hexes", value=quoted(given))
        corrected = {tile["id"]: dict(tile) for tile in own}
        for name, changes in given.items():
            if name not in corrected:
                refuse(f"hexes.{name}", "no-such-hex")
            if not isinstance(changes, Mapping):
                refuse(f"hexes.{name}", "no-correction")
            corrected[name].update(changes)
        return [(f"hexes.{name}", tile) for name, tile in corrected.items()]

    @decides("CB-1.1")
    def _place_tile(self, field: str, tile: Any) -> None:
        """Lay one tile. Only terrain that yields something has a number."""
        if not isinstance(tile, Mapping):
            refuse(field, "no-tile", value=quoted(tile))
        place = hex_of(f"{field}.id", tile.get("id", f"{tile.get('q')},{tile.get('r')}"))
        terrain, number = tile.get("terrain"), tile.get("number")
        if isinstance(terrain, str):
            terrain = TERRAIN_SYNONYMS.get(terrain, terrain)
        if terrain not in TERRAINS:
            refuse(f"{field}.terrain", "none-of", value=quoted(terrain), known=", ".join(TERRAINS))
        self._check_number(field, terrain, number)
        index = self.frame.hex_index.get(place)
        if index is None:
            if DATA["terrains"][terrain]["class"] == "land":
                refuse(f"{field}.id", "land-outside", place=name_of(place))
            return
        if self.terrain[index] != VOID:
            refuse(f"{field}.id", "listed-twice", place=name_of(place))
        self.terrain[index] = TERRAINS.index(terrain)
        self.number[index] = number or 0

    def _check_number(self, field: str, terrain: str, number: Any) -> None:
        yields = DATA["terrains"][terrain]["yields"]
        if yields and (type(number) is not int or number not in NUMBERS):
            refuse(f"{field}.number", "needs-number", value=quoted(number), terrain=terrain)
        if not yields and number is not None:
            refuse(f"{field}.number", "no-number", value=quoted(number), terrain=terrain)

    @decides("CB-1.3")
    def _place_harbour(self, field: str, harbour: Any) -> None:
        """Open one harbour to the two vertices of its edge."""
        if not isinstance(harbour, Mapping):
            refuse(field, "no-harbour", value=quoted(harbour))
        edge = self.frame.edges[edge_of(f"{field}.edge", harbour.get("edge"), self.frame)]
        if sum(self.is_land(place) for place in hexes_beside(*edge)) != 1:
            refuse(f"{field}.edge", "harbour-coast")
        ratio, resource = harbour.get("ratio"), harbour.get("resource")
        special = ratio == SPECIAL_RATIO and resource in RESOURCES
        if not special and (ratio != HARBOUR_RATIO or resource is not None):
            refuse(f"{field}.ratio", "harbour-ratio")
        for end in ends(*edge):
            vertex = self.frame.vertex_index[end]
            if self.harbour[vertex] != NO_HARBOUR:
                refuse(f"{field}.edge", "harbour-twice", place=name_of(end))
            self.harbour[vertex] = RESOURCES.index(resource) if resource else ANY_HARBOUR

    @decides("CB-1.4")
    def _find_robber(self) -> int:
        """Return the hex on which the robber starts: the first one if several are listed."""
        given = self.data["robber_start"]
        first = given[0] if isinstance(given, list) and given else given
        index = self.frame.hex_index.get(hex_of("robber_start", first))
        if index is None or self.terrain[index] != DESERT:
            refuse("robber_start", "robber-desert", value=quoted(first))
        return index
