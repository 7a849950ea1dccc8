"""Part 3: the board as data, its counts, and boards that a table brings."""

from __future__ import annotations

import copy
import time
from typing import Any

import pytest

import heliopolis
from heliopolis.errors import BadSetupError
from heliopolis.games.catan.cheops import GAME, board
from heliopolis.games.catan.cheops.board import FRAME, OWN, Egypt
from heliopolis.games.catan.cheops.state import NO_WATER
from heliopolis.games.catan.components import DESERT, LAST_LAND, TERRAINS
from heliopolis.games.catan.state import OFF_LAND
from tests.games.catan.cheops.positions import Position, edge, vertex

EGYPT = Egypt(OWN)


def test_the_map_has_the_hexes_of_the_specification() -> None:
    egypt = EGYPT
    count = {name: egypt.terrain.count(n) for n, name in enumerate(TERRAINS)}
    assert len(FRAME.hexes) == 76
    assert sum(terrain <= LAST_LAND for terrain in egypt.terrain) == 46
    assert count == {
        "fields": 7, "pasture": 8, "hills": 4, "forest": 4, "mountains": 3, "gold": 2,
        "desert": 17, "site": 1, "sea": 30, "void": 0,
    }  # fmt: skip
    waters = {body: egypt.water.count(body) for body in board.WATERS}
    assert waters == {"nile": 5, "delta": 9, "mediterranean": 7, "red_sea": 9}
    assert sorted(n for n in egypt.number if n) == sorted(
        [2, *[3] * 3, *[4] * 3, *[5] * 4, *[6] * 3, *[8] * 4, *[9] * 4, *[10] * 3, 11, 11, 12]
    )


@pytest.mark.rule("CH-4.1")
def test_the_numbers_of_vertices_and_edges() -> None:
    s = Position().state
    assert (len(FRAME.vertices), len(FRAME.edges)) == (186, 261)
    assert sum(owner != OFF_LAND for owner in s.owner) == 153
    roads = [road != OFF_LAND for road in s.road]
    ships = [ship != NO_WATER for ship in s.ship]
    assert (sum(roads), sum(ships)) == (196, 115)
    assert sum(r and w for r, w in zip(roads, ships, strict=True)) == 80
    assert sum(not r and not w for r, w in zip(roads, ships, strict=True)) == 30


@pytest.mark.rule("CH-2.1")
def test_the_box_holds_the_pieces_of_the_specification() -> None:
    assert 4 * board.BLOCKS + board.PHARAOH_BLOCKS == 60
    assert board.LAYERS == [16, 9, 4, 1]
    assert board.FIELDS == 30
    assert 4 * board.SHIPS == 32


@pytest.mark.rule("CH-2.4")
def test_start_places_never_run_out() -> None:
    egypt = EGYPT
    assert len(egypt.start) == 44
    assert not board.starts_can_run_out(egypt.start, 14)
    assert board.starts_can_run_out(egypt.start, 15)


@pytest.mark.rule("CH-2.4")
def test_the_check_of_start_places_is_bounded_whatever_the_board() -> None:
    """A stranger's board must not keep a server busy, whatever its size and shape."""
    near: Any = FRAME.names()["VERTEX_NEIGHBOURS"]
    chosen: set[int] = {len(near) // 2}
    while len(chosen) < len(near):
        began = time.process_time()
        board.starts_can_run_out(chosen, 12)
        assert time.process_time() - began < 1.0, len(chosen)
        chosen |= {next(n for v in sorted(chosen) for n in near[v] if n >= 0 and n not in chosen)}
    for step in (2, 3, 5):
        assert not board.starts_can_run_out(set(range(0, len(near), step)), 12)


@pytest.mark.rule("CH-2.4")
def test_start_places_that_a_few_settlements_close_are_refused() -> None:
    near: Any = FRAME.names()["VERTEX_NEIGHBOURS"]
    inner = [v for v in range(len(near)) if min(near[v]) >= 0]
    middles: list[int] = []
    for v in inner:
        if all(len({v, *near[v]} & {m, *near[m]}) == 0 for m in middles):
            middles.append(v)
    stars = [{v, *near[v]} for v in middles]
    assert board.starts_can_run_out(set().union(*stars[:11]), 12)
    assert not board.starts_can_run_out(set().union(*stars[:12]), 12)
    assert board.starts_can_run_out(set(), 12)


def test_a_board_with_every_vertex_as_a_start_vertex_is_checked_at_once() -> None:
    water = {
        tile["id"]: {"water_body": "nile"} for tile in OWN["hexes"] if tile["terrain"] == "sea"
    }
    names = [
        name
        for vertex_, name in enumerate(FRAME.vertex_names)
        if EGYPT._is_buildable(vertex_) and name != OWN["named_vertices"]["island_middle"].lower()
    ]
    began = time.process_time()
    with pytest.raises(BadSetupError, match="is not at the Nile"):
        board.check({"hexes": water, "start_vertices": names})
    at_water = [name for name in names if any(EGYPT.water[h] for h in _around(name))]
    board.check({"hexes": water, "start_vertices": at_water})
    assert len(at_water) > 80
    assert time.process_time() - began < 2.0


def _around(name: str) -> list[int]:
    hexes: Any = FRAME.names()["VERTEX_HEXES"]
    return [h for h in hexes[vertex(name)] if h >= 0]


def test_a_board_of_the_specification_is_accepted() -> None:
    """With its own names of terrains and remarks, or as its whole file."""
    tiles = [
        {**tile, "terrain": "pyramid_site"} if tile["terrain"] == "site" else tile
        for tile in OWN["hexes"]
    ]
    given = {**OWN, "hexes": tiles, "named_edges": {}, "derived": {}, "notes": ["remark"]}
    assert board.encode(given) == board.encode(OWN)
    assert board.encode({"name": "catan-cheops", "boards": {"own": given}}) == board.encode(OWN)


@pytest.mark.rule("CH-7.2")
@pytest.mark.vector("CH-X12")
def test_buildings_near_the_site_close_its_vertices() -> None:
    def free(position: Position) -> set[str]:
        """Site vertices with no building on or next to them."""
        names = [name.lower() for name in OWN["site_vertices"]]
        near: Any = FRAME.names()["VERTEX_NEIGHBOURS"]
        s = position.state
        built = {v for v in range(len(FRAME.vertices)) if s.owner[v] >= 0}
        return {n for n in names if not {vertex(n), *near[vertex(n)]} & built}

    assert free(Position().settle(0, "1,3,s", "-1,5,n")) == set()
    assert free(Position().settle(0, "0,4,n")) == {"0,5,n", "0,4,s", "-1,5,n"}
    assert free(Position().settle(0, "0,4,n", "0,5,n")) == {"-1,5,n"}
    assert "1,3,s" not in free(Position().settle(0, "1,4,n"))


def test_harbours_lie_as_listed() -> None:
    position = Position()
    assert [port["place"] for port in position.view()["ports"]] == [
        "rhakotis", "buto", "pelusium", "heliopolis", "abydos", "mersa_gawasis", "el_arish",
        "ashkelon", "el_tor",
    ]  # fmt: skip
    kinds = [port["kind"] for port in position.view()["ports"]]
    assert kinds == ["any", "grain", "wool", "any", "brick", "any", "any", "ore", "lumber"]
    assert len(position.view()["harbours"]) == 18


# --- Boards that a table brings -------------------------------------------------------------------


def test_a_table_may_correct_a_number() -> None:
    table = heliopolis.new("catan-cheops", board={"hexes": {"1,8": {"number": 3}}})
    corrected = table.view(0)["table"]["hexes"]["1,8"]
    assert (corrected["terrain"], corrected["number"]) == ("gold", 3)


def test_a_copy_of_the_whole_board_is_accepted() -> None:
    assert board.encode(copy.deepcopy(OWN)) == GAME.encode_setup(4, None, None)[len(GAME.options) :]


@pytest.mark.rule("CH-2.7", "CH-7.3")
def test_a_start_settlement_can_open_the_site_on_another_board() -> None:
    """With the site at the river, its corners are start vertices as well."""
    own = {
        "hexes": {
            "0,4": {"terrain": "desert"},
            "1,4": {"terrain": "site", "number": None},
        },
        "site_hexes": ["1,4"],
        "site_vertices": ["1,4,N", "1,4,S", "1,5,N"],
    }
    position = Position(board=own)
    position.play("0: setup_settlement 1,5,n")
    assert position.state.site_open == 1
    assert "opened-site" in position.log_events()


BAD: list[tuple[dict[str, Any], str]] = [
    ({"hexes": {"1,1": {"number": 7}}}, "hexes.1,1.number"),
    ({"hexes": {"2,0": {"water_body": "lake"}}}, "hexes.2,0.water_body"),
    ({"start_vertices": [*OWN["start_vertices"], "3,2,N"]}, "start_vertices.44"),
    ({"start_vertices": [*OWN["start_vertices"], "9,1,N"]}, "start_vertices.44"),
    ({"start_vertices": OWN["start_vertices"][:20]}, "start_vertices"),
    ({"start_vertices": ["here"]}, "start_vertices.0"),
    ({"site_vertices": ["2,2,N"]}, "site_vertices.0"),
    ({"site_vertices": []}, "site_vertices"),
    ({"site_vertices": ["0,4,N", "0,4,N"]}, "site_vertices.1"),
    ({"site_hexes": ["1,4"]}, "site_hexes.0"),
    ({"site_hexes": []}, "site_hexes"),
    ({"named_vertices": {}}, "named_vertices"),
    ({"robber_start": "1,4"}, "robber_start"),
    ({"harbours": [{"edge": "3,2,NE", "ratio": 3, "resource": None}]}, "harbours.0.edge"),
    ({"harbours": "none"}, "harbours"),
    ({"pyramid": 3}, "pyramid"),
    ({"hexes": {"2,0": {"number": 8}}}, "hexes.2,0.number"),
    ({"hexes": {"1,1": {"number": 8.0}}}, "hexes.1,1.number"),
    ({"hexes": {"1,1": {"number": [8]}}}, "hexes.1,1.number"),
    ({"hexes": {"1,1": {"terrain": ["sea"]}}}, "hexes.1,1.terrain"),
    ({"boards": {"one": {"title": "no hexes"}}}, "boards"),
    ({"boards": 7}, "boards"),
]


@pytest.mark.parametrize(("data", "field"), BAD, ids=[field for _, field in BAD])
def test_an_invalid_board_is_refused_with_the_name_of_the_field(data: Any, field: str) -> None:
    with pytest.raises(BadSetupError, match=f"field '{field}'"):
        board.check(data)


def test_a_board_with_too_many_harbours_is_refused() -> None:
    edges = [
        name for name in FRAME.edge_names
        if sum(_is_land(h) for h in _beside(name)) == 1
    ]  # fmt: skip
    chosen: list[str] = []
    used: set[int] = set()
    ends: Any = FRAME.names()["EDGE_ENDS"]
    for name in edges:
        if not used & set(ends[edge(name)]):
            used |= set(ends[edge(name)])
            chosen.append(name)
    harbours = [{"edge": name, "ratio": 3, "resource": None} for name in chosen[:13]]
    with pytest.raises(BadSetupError, match="at most 12"):
        board.check({"harbours": harbours})


def _beside(name: str) -> list[int]:
    sides: Any = FRAME.names()["EDGE_HEXES"]
    return [h for h in sides[edge(name)] if h >= 0]


def _is_land(h: int) -> bool:
    return EGYPT.terrain[h] <= LAST_LAND


def test_the_robber_starts_on_the_listed_desert() -> None:
    s = Position().state
    assert FRAME.hex_names[s.robber] == "4,4"
    assert s.terrain[s.robber] == DESERT
