"""The boards of Catan as something to edit: hexes, harbours, Alexander's route, Egypt's places."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from heliopolis.boards.editor import (
    Action,
    BoardChange,
    Change,
    Choice,
    Editor,
    Field,
    Place,
    field_of,
    put,
    replace,
)
from heliopolis.games.catan import board as rules
from heliopolis.games.catan import components, geometry
from heliopolis.games.catan.alexander import board as alexander
from heliopolis.games.catan.cheops import board as cheops
from heliopolis.games.catan.components import DATA, HARBOUR_RATIO, RESOURCES, SPECIAL_RATIO
from heliopolis.games.catan.geometry import Frame, Hex, name_of
from heliopolis.games.catan.island import board as island

_TERRAINS: dict[str, Any] = DATA["terrains"]
LAND = [name for name, terrain in _TERRAINS.items() if terrain["class"] == "land"]
SEA, SITE, VOID, DESERT = "sea", "site", "void", "desert"
# What a board says of a hex and of a harbour; all else follows from it.
TILE_FIELDS = ("id", "terrain", "number", "name", "region", "water_body")
HARBOUR_FIELDS = ("id", "name", "edge", "ratio", "resource")
assert list(_TERRAINS) == components.TERRAINS


class HexEditor(Editor):
    """The editor for boards of hexes; scenarios add to it."""

    frame: Frame
    own_board: Mapping[str, Any]
    terrains: Sequence[str]  # that a hex of this game may have
    further: tuple[str, ...] = ()  # fields besides hexes, harbours and the robber's hex
    game_check: Callable[[Any], None]

    @property
    def choices(self) -> dict[str, list[Choice]]:
        """Terrains, numbers and kinds of harbours; terrain that yields nothing has no number."""
        terrains: list[Choice] = [
            {"value": name, "also": [] if _TERRAINS[name]["yields"] else [put(["number"], None)]}
            for name in self.terrains
        ]
        numbers: list[Choice] = [{"value": n, "also": []} for n in (None, *rules.NUMBERS)]
        harbours: list[Choice] = [{"value": None, "also": [put(["ratio"], HARBOUR_RATIO)]}]
        harbours += [
            {"value": resource, "also": [put(["ratio"], SPECIAL_RATIO)]} for resource in RESOURCES
        ]
        return {"terrain": terrains, "number": numbers, "harbour": harbours}

    def check(self, board: Any) -> None:
        """Refuse a board that cannot be played."""
        type(self).game_check(board)

    # --- The form that is edited ------------------------------------------------------------------

    def complete(self, board: Mapping[str, Any]) -> dict[str, Any]:
        """Return a valid board with every hex of the frame, and without what follows from it."""
        given = rules.unwrap(board)
        tiles = self._tiles(given.get("hexes", {}))
        listed = [
            tiles.get(name, {"id": name, "terrain": VOID, "number": None})
            for name in self.frame.hex_names
        ]
        data = {**self.own_board, **given}
        return {
            "hexes": listed,
            "harbours": [
                {key: harbour[key] for key in HARBOUR_FIELDS if key in harbour}
                for harbour in data["harbours"]
            ],
            "robber_start": deepcopy(data["robber_start"]),
            **{field: deepcopy(data[field]) for field in self.further},
        }

    def _tiles(self, given: Any) -> dict[str, dict[str, Any]]:
        """Return the tiles of a board by their ids: listed, or as corrections of our own."""
        corrections = given if isinstance(given, Mapping) else {}
        tiles = given if isinstance(given, list) else self.own_board["hexes"]
        found: dict[str, dict[str, Any]] = {}
        for tile in tiles:
            name = tile.get("id", f"{tile.get('q')},{tile.get('r')}")
            whole = {**tile, **corrections.get(name, {}), "id": name}
            terrain = whole["terrain"]
            whole["terrain"] = rules.TERRAIN_SYNONYMS.get(terrain, terrain)
            whole["number"] = whole.get("number")
            found[name] = {key: whole[key] for key in TILE_FIELDS if key in whole}
        return found

    # --- Places -----------------------------------------------------------------------------------

    def places(self, board: Mapping[str, Any]) -> list[Place]:
        """Return hexes, harbours, and coasts where one can be opened."""
        tiles = _listed(board, "hexes")
        land = {str(tile.get("id")) for _, tile in tiles if tile.get("terrain") in LAND}
        found: dict[str, Place] = {}
        for i, tile in tiles:
            name = tile.get("id")
            if isinstance(name, str) and name in self.frame.hex_names:
                found[name] = self._hex(board, i, name, tile)
        return [*found.values(), *self._edges(board, land)]

    def _hex(self, board: Mapping[str, Any], i: int, name: str, tile: Mapping[str, Any]) -> Place:
        return {
            "id": f"hex:{name}",
            "kind": "hex",
            "at": name,
            "what": "hex",
            "base": ["hexes", i],
            "fields": self._hex_fields(i, tile),
            "actions": self._hex_actions(board, i, name, tile),
        }

    def _hex_fields(self, i: int, tile: Mapping[str, Any]) -> list[Field]:
        return [
            field_of("terrain", ["hexes", i, "terrain"], "terrain"),
            field_of("number", ["hexes", i, "number"], "number"),
        ]

    def _hex_actions(
        self, board: Mapping[str, Any], i: int, name: str, tile: Mapping[str, Any]
    ) -> list[Action]:
        if tile.get("terrain") != DESERT or _first(board.get("robber_start")) == name:
            return []
        return [{"name": "robber", "changes": [put(["robber_start"], name)]}]

    def _edges(self, board: Mapping[str, Any], land: set[str]) -> list[Place]:
        """Return the edges with a harbour, and those of the coast."""
        harbours = {str(h.get("edge")).lower(): i for i, h in _listed(board, "harbours")}
        found: list[Place] = []
        for name, edge in zip(self.frame.edge_names, self.frame.edges, strict=True):
            beside = [name_of(place) in land for place in geometry.hexes_beside(*edge)]
            if name in harbours:
                found.append(_harbour(name, harbours[name]))
            elif sum(beside) == 1:
                new = {"edge": name, "ratio": HARBOUR_RATIO, "resource": None}
                opened: Change = {"op": "append", "path": ["harbours"], "value": new}
                action: Action = {"name": "open", "changes": [opened]}
                found.append(_place("edge", name, "coast", [], [], [action]))
        return found

    # --- Changes, errors and files ----------------------------------------------------------------

    def changes(self, board: Mapping[str, Any]) -> list[BoardChange]:
        """Return also where the robber starts, if that was changed."""
        before, after = (_first(one.get("robber_start")) for one in (self.own(), board))
        found = super().changes(board)
        return found if before == after else [*found, _listed_change("hex", after, "robber", True)]

    def repair(self, board: dict[str, Any], field: str) -> bool:
        """Put the tile of a hex back."""
        part, *more = field.split(".")
        tiles = board.get("hexes")
        if part != "hexes" or not more or not isinstance(tiles, list) or not more[0].isdigit():
            return False
        i = int(more[0])
        if i >= len(tiles) or not isinstance(tiles[i], Mapping):
            return False
        own = next((t for t in self.own()["hexes"] if t["id"] == tiles[i].get("id")), None)
        if own is None or own == tiles[i]:
            return False
        tiles[i] = own
        return True

    def own_file(self, board: Mapping[str, Any], text: str) -> str:
        """Return board.json with the values of a board; what stays is written as it was."""
        given, own = self.complete(board), self.own()
        data = json.loads(text)
        key = next(iter(data["boards"]))
        printed: dict[str, Any] = data["boards"][key]
        before = {tile["id"]: tile for tile in own["hexes"]}
        at = {tile["id"]: n for n, tile in enumerate(printed["hexes"])}
        for tile in given["hexes"]:
            if tile != before[tile["id"]]:
                n = at[tile["id"]]
                kept = {k: v for k, v in printed["hexes"][n].items() if k in ("id", "q", "r")}
                text = replace(text, ("boards", key, "hexes", n), _one_line({**kept, **tile}))
        if given["harbours"] != own["harbours"]:
            rows = [_printed_harbour(h, printed["harbours"]) for h in given["harbours"]]
            lines = ",\n".join(f"        {_one_line(row)}" for row in rows)
            text = replace(text, ("boards", key, "harbours"), f"[\n{lines}\n      ]")
        for field in ("robber_start", *self.further):
            if given[field] != own[field]:
                written = json.dumps(given[field], indent=2, ensure_ascii=False)
                indented = written.replace("\n", "\n      ")
                text = replace(text, ("boards", key, field), indented)
        return text


class IslandEditor(HexEditor):
    """The editor for the island; the box decides how many tiles of each kind there are."""

    package = "heliopolis.games.catan.island"
    frame = island.FRAME
    own_board = island.OWN
    terrains = tuple(island.DATA["box"]["terrain"])
    game_check = staticmethod(island.check)


class AlexanderEditor(HexEditor):
    """The editor for Alexander's world: its route can be cut and drawn anew from any crossing."""

    package = "heliopolis.games.catan.alexander"
    certainty = "reconstructed"
    frame = alexander.FRAME
    own_board = alexander.OWN
    terrains = tuple(name for name in _TERRAINS if name != SITE)
    further = ("route",)
    game_check = staticmethod(alexander.check)

    @property
    def choices(self) -> dict[str, list[Choice]]:
        """Also the kinds of crossings."""
        kinds: list[Choice] = [{"value": kind, "also": []} for kind in alexander.CROSSING_KINDS]
        return {**super().choices, "crossing": kinds}

    def places(self, board: Mapping[str, Any]) -> list[Place]:
        """Return also the crossings, and where the route can go on."""
        route = board.get("route")
        crossings = _listed(route, "crossings") if isinstance(route, Mapping) else []
        named = [(i, c, str(c.get("vertex")).lower()) for i, c in crossings]
        known = [one for one in named if one[2] in self.frame.vertex_names]
        found = [_crossing(i, crossing, vertex, len(named)) for i, crossing, vertex in known]
        return [*super().places(board), *found, *self._ways_on(board, known)]

    def _ways_on(
        self, board: Mapping[str, Any], known: list[tuple[int, Mapping[str, Any], str]]
    ) -> list[Place]:
        """Return the vertices to which the route can go on from its last crossing."""
        if not known:
            return []
        last, _, name = known[-1]
        land = {t.get("id") for _, t in _listed(board, "hexes") if t.get("terrain") in LAND}
        taken = {vertex for _, _, vertex in known}
        start = self.frame.vertices[self.frame.vertex_names.index(name)]
        found: list[Place] = []
        for edge in geometry.edges_at(*start):
            there = next(end for end in geometry.ends(*edge) if end != start)
            around = {name_of(place) for place in geometry.hexes_around(*there)}
            on = next(e for e in geometry.edges_at(*there) if e != edge)
            known_there = there in self.frame.vertex_index and on in self.frame.edge_index
            if name_of(there) in taken or not around & land or not known_there:
                continue
            new = {
                "vertex": name_of(there),
                "kind": alexander.CROSSING_KINDS[alexander.VIOLET],
                "arrow_after": name_of(on),
            }
            changes: list[Change] = [
                put(["route", "crossings", last, "arrow_after"], name_of(edge)),
                {"op": "append", "path": ["route", "crossings"], "value": new},
                put(["route", "end_arrow"], name_of(on)),
            ]
            action: Action = {"name": "extend", "changes": changes}
            found.append(_place("vertex", name_of(there), "way", [], [], [action]))
        return found


class CheopsEditor(HexEditor):
    """The editor for Egypt: also waters, start vertices and the building site."""

    package = "heliopolis.games.catan.cheops"
    certainty = "reconstructed"
    frame = cheops.FRAME
    own_board = cheops.OWN
    terrains = tuple(name for name in _TERRAINS if name != SITE)  # the site has an action
    further = ("start_vertices", "site_hexes", "site_vertices", "named_vertices")
    game_check = staticmethod(cheops.check)

    @property
    def choices(self) -> dict[str, list[Choice]]:
        """Also the waters; a hex that becomes sea is of the first of them until one is chosen."""
        made = super().choices
        for terrain in made["terrain"]:
            if terrain["value"] == SEA:
                terrain["also"] = [*terrain["also"], put(["water_body"], cheops.WATERS[0])]
        return {**made, "water_body": [{"value": name, "also": []} for name in cheops.WATERS]}

    def _hex_fields(self, i: int, tile: Mapping[str, Any]) -> list[Field]:
        fields = super()._hex_fields(i, tile)
        if tile.get("terrain") == SEA:
            fields.append(field_of("water_body", ["hexes", i, "water_body"], "water_body"))
        return fields

    def _hex_actions(
        self, board: Mapping[str, Any], i: int, name: str, tile: Mapping[str, Any]
    ) -> list[Action]:
        actions = super()._hex_actions(board, i, name, tile)
        if tile.get("terrain") in LAND and tile.get("terrain") != SITE:
            before = [n for n, other in _listed(board, "hexes") if other.get("terrain") == SITE]
            place: Hex = rules.hex_of("hexes", name)
            changes = [
                *(put(["hexes", n, "terrain"], DESERT) for n in before),
                put(["hexes", i, "terrain"], SITE),
                put(["hexes", i, "number"], None),
                put(["site_hexes"], [name]),
                put(["site_vertices"], [name_of(corner) for corner in geometry.corners(*place)]),
            ]
            actions.append({"name": "site", "changes": changes})
        return actions

    def places(self, board: Mapping[str, Any]) -> list[Place]:
        """Return also the vertices where players may start, and the corners of the site."""
        tiles = [tile for _, tile in _listed(board, "hexes")]
        banks = {
            str(tile.get("id"))
            for tile in tiles
            if tile.get("terrain") == SEA and tile.get("water_body") in cheops.START_BANKS
        }
        land = {str(tile.get("id")) for tile in tiles if tile.get("terrain") in LAND}
        site = {str(tile.get("id")) for tile in tiles if tile.get("terrain") == SITE}
        return [*super().places(board), *self._vertices(board, banks, land, site)]

    def _vertices(
        self, board: Mapping[str, Any], banks: set[str], land: set[str], site: set[str]
    ) -> list[Place]:
        start, corners = _index(board, "start_vertices"), _index(board, "site_vertices")
        named = board.get("named_vertices")
        middle = named.get("island_middle") if isinstance(named, Mapping) else None
        found: list[Place] = []
        for name, vertex in zip(self.frame.vertex_names, self.frame.vertices, strict=True):
            around = {name_of(place) for place in geometry.hexes_around(*vertex)}
            may_start = bool(around & banks and around & land) and name != str(middle).lower()
            actions = [
                *_listing("start", "start_vertices", name, start, allowed=may_start),
                *_listing("corner", "site_vertices", name, corners, allowed=bool(around & site)),
            ]
            if not actions:
                continue
            what = "start" if name in start else "corner" if name in corners else "bank"
            base: list[str | int] = []
            if name in start:
                base = ["start_vertices", start[name]]
            elif name in corners:
                base = ["site_vertices", corners[name]]
            found.append(_place("vertex", name, what, base, [], actions))
        return found

    def changes(self, board: Mapping[str, Any]) -> list[BoardChange]:
        """Return also the vertices that were added to a list, or taken from it."""
        own = self.own()
        found = super().changes(board)
        for field, word in (("start_vertices", "start"), ("site_vertices", "corner")):
            before, after = _index(own, field), _index(board, field)
            found += [
                _listed_change("vertex", name, word, name in after)
                for name in dict.fromkeys([*before, *after])
                if (name in before) != (name in after)
            ]
        return found


def _listed_change(kind: str, name: Any, word: str, now: bool) -> BoardChange:
    """Return that something was put at a place, or taken from there."""
    return {"place": f"{kind}:{name}", "field": word, "before": not now, "after": now}


def _listing(
    word: str, field: str, name: str, listed: Mapping[str, int], *, allowed: bool
) -> list[Action]:
    """Return the action that puts a vertex on a list, or takes it from there."""
    if name in listed:
        gone: Change = {"op": "remove", "path": [field], "value": listed[name]}
        return [{"name": f"no-{word}", "changes": [gone]}]
    added: Change = {"op": "append", "path": [field], "value": name}
    return [{"name": word, "changes": [added]}] if allowed else []


def _index(board: Mapping[str, Any], field: str) -> dict[str, int]:
    names = board.get(field)
    return {str(name).lower(): n for n, name in enumerate(names if isinstance(names, list) else [])}


def _listed(board: Mapping[str, Any], field: str) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the objects of a list with their numbers, as far as it is one."""
    items = board.get(field)
    listed = items if isinstance(items, list) else []
    return [(i, item) for i, item in enumerate(listed) if isinstance(item, Mapping)]


def _first(given: Any) -> Any:
    return given[0] if isinstance(given, list) and given else given


def _place(
    kind: str,
    at: str,
    what: str,
    base: list[str | int],
    fields: list[Field],
    actions: list[Action],
) -> Place:
    return {
        "id": f"{kind}:{at}",
        "kind": kind,
        "at": at,
        "what": what,
        "base": base,
        "fields": fields,
        "actions": actions,
    }


def _harbour(name: str, i: int) -> Place:
    closed: Change = {"op": "remove", "path": ["harbours"], "value": i}
    fields = [field_of("harbour", ["harbours", i, "resource"], "harbour")]
    actions: list[Action] = [{"name": "close", "changes": [closed]}]
    return _place("edge", name, "harbour", ["harbours", i], fields, actions)


def _crossing(i: int, crossing: Mapping[str, Any], vertex: str, count: int) -> Place:
    path: list[str | int] = ["route", "crossings"]
    fields = [field_of("crossing", [*path, i, "kind"], "crossing")]
    cut: list[Change] = [
        {"op": "cut", "path": path, "value": i + 1},
        put(["route", "end_arrow"], crossing.get("arrow_after")),
    ]
    actions: list[Action] = [{"name": "cut", "changes": cut}] if i + 1 < count else []
    return _place("vertex", vertex, "crossing", [*path, i], fields, actions)


def _printed_harbour(
    harbour: Mapping[str, Any], printed: Sequence[Mapping[str, Any]]
) -> Mapping[str, Any]:
    """Return a harbour with what board.json says of its edge, if it has the same."""
    same = next((h for h in printed if h["edge"].lower() == harbour["edge"].lower()), {})
    return {**same, **harbour, "edge": same.get("edge", harbour["edge"])}


def _one_line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)
