from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import heliopolis
from heliopolis.errors import BadSetupError
from heliopolis.games.catan.geometry import Frame, corners, edges_at, ends, hexes_around, sides
from heliopolis.games.catan.island import GAME
from heliopolis.games.catan.island.board import FRAME, OWN, SPIRALS, TOKENS, encode
from tests.games.catan.positions import Island


@pytest.mark.rule("CB-1.1", "CB-1.3")
@pytest.mark.vector("CB-X1")
def test_the_island_has_the_counts_of_the_box() -> None:
    hexes = OWN["hexes"]
    assert Counter(tile["terrain"] == "sea" for tile in hexes) == {False: 19, True: 18}
    assert (len(FRAME.vertices), len(FRAME.edges)) == (54, 72)
    land = set(FRAME.hexes)
    touched = Counter(sum(h in land for h in hexes_around(*v)) for v in FRAME.vertices)
    assert touched == {3: 24, 2: 12, 1: 18}
    degrees = Counter(sum(e in FRAME.edge_index for e in edges_at(*v)) for v in FRAME.vertices)
    assert degrees == {3: 36, 2: 18}
    position = Island()
    harbours = [v for v in range(54) if position.state.harbour[v] >= 0]
    assert len(harbours) == 18


@pytest.mark.rule("CB-1.2")
@pytest.mark.vector("CB-X2")
def test_hexes_and_neighbours_of_a_vertex() -> None:
    names: Any = FRAME.names()
    vertex = FRAME.vertex_names.index("0,0,n")
    around = [FRAME.hex_names[h] for h in names["VERTEX_HEXES"][vertex]]
    assert around == ["0,0", "0,-1", "1,-1"]
    near = {FRAME.vertex_names[v] for v in names["VERTEX_NEIGHBOURS"][vertex]}
    assert near == {"1,-1,s", "0,-1,s", "1,-2,s"}


def test_geometry_is_consistent() -> None:
    for h in FRAME.hexes:
        assert all(h in hexes_around(*corner) for corner in corners(*h))
        for side in sides(*h):
            assert all(side in edges_at(*end) for end in ends(*side))
    assert len(Frame([(0, 0)]).vertices) == 6


@pytest.mark.rule("CB-3.2")
def test_the_variable_island_is_laid_with_the_tiles_and_tokens_of_the_box() -> None:
    for seed in range(30):
        position = Island(seed=seed)
        s = heliopolis.new("catan-island", seed=seed, options={"board": "island_variable"}).state()
        assert Counter(s.terrain) == Counter(position.state.terrain)
        assert Counter(n for n in s.number if n) == Counter(TOKENS)
        assert s.terrain[s.robber] == 6
        assert s.number[s.robber] == 0
        assert not reds_touch(s), "the spiral never puts two red numbers side by side"


def reds_touch(s: Any) -> bool:
    names: Any = FRAME.names()
    return any(
        sum(h >= 0 and s.number[h] in (6, 8) for h in hexes) > 1 for hexes in names["VERTEX_HEXES"]
    )


@pytest.mark.rule("CB-3.2")
@pytest.mark.parametrize("placement", ["random_no_adjacent_red", "random"])
def test_random_numbers_keep_red_ones_apart_by_option(placement: str) -> None:
    options = {"board": "island_variable", "number_placement": placement}
    touching = 0
    for seed in range(60):
        s = heliopolis.new("catan-island", seed=seed, options=options).state()
        assert Counter(n for n in s.number if n) == Counter(TOKENS)
        touching += reds_touch(s)
    assert (touching == 0) == (placement == "random_no_adjacent_red")


@pytest.mark.rule("CB-3.2")
def test_harbours_can_be_shuffled() -> None:
    options = {"board": "island_variable", "harbour_placement": "shuffled"}
    usual = Island().state.harbour
    layouts = set()
    for seed in range(10):
        s = heliopolis.new("catan-island", seed=seed, options=options).state()
        assert Counter(s.harbour) == Counter(usual)
        layouts.add(tuple(s.harbour))
    assert len(layouts) > 5


def test_spirals_visit_every_hex() -> None:
    assert all(sorted(spiral) == list(range(19)) for spiral in SPIRALS)


@pytest.mark.parametrize(
    ("board", "field"),
    [
        (7, "board"),
        ({"hexes": 7}, "'hexes'"),
        ({"colour": "red"}, "'colour'"),
        ({"hexes": {"0,-2": {"number": 7}}}, "'hexes.0,-2.number'"),
        ({"hexes": {"0,-2": {"terrain": "swamp"}}}, "'hexes.0,-2.terrain'"),
        ({"hexes": {"9,9": {"number": 3}}}, "'hexes.9,9'"),
        ({"hexes": {"0,0": {"number": 3}}}, "'hexes.0,0.number'"),
        ({"hexes": {"0,-2": {"number": 9}}}, "'hexes'"),
        ({"hexes": {"0,-2": {"terrain": "hills"}}}, "'hexes'"),
        ({"hexes": {"0,-2": {"terrain": "gold"}}}, "'hexes': tiles: the box has 0 of gold, not 1"),
        ({"hexes": [{"id": "5,5", "terrain": "hills", "number": 3}]}, "'hexes.0.id'"),
        ({"robber_start": "0,1"}, "'robber_start'"),
        ({"robber_start": "here"}, "'robber_start'"),
        ({"harbours": [{"edge": "0,0,E", "ratio": 3}]}, "'harbours.0.edge'"),
        ({"harbours": [{"edge": "2,0,E", "ratio": 4}]}, "'harbours.0.ratio'"),
        ({"harbours": [{"edge": "2,0,E", "ratio": 3}]}, "'harbours'"),
        ({"harbours": "none"}, "'harbours'"),
        ({"hexes": {"0,-3": {"number": 8}}}, "'hexes.0,-3.number'"),
        ({"hexes": {"0,-2": {"number": 10.0}}}, "'hexes.0,-2.number'"),
        ({"hexes": [{"id": "0,0", "terrain": "sea"}] * 1001}, "'hexes'"),
    ],
)
@pytest.mark.rule("CB-1.1", "CB-1.3", "CB-1.4")
def test_an_invalid_board_is_refused_with_the_name_of_the_field(board: Any, field: str) -> None:
    with pytest.raises(BadSetupError, match=field):
        heliopolis.new("catan-island", board=board)


def test_a_board_of_the_specification_is_accepted() -> None:
    """With remarks of its own, or as its whole file, whose other board lists no hexes."""
    given = {**OWN, "named_vertices": {}, "named_edges": {}, "derived": {}}
    whole = {"name": "catan-base", "boards": {"variable": {"land_hexes": 19}, "beginner": given}}
    assert encode(given) == encode(whole) == encode(OWN)


def test_a_custom_board_can_be_played() -> None:
    board = {"hexes": {"0,-2": {"number": 2}, "1,-2": {"number": 10}}}
    table = heliopolis.new("catan-island", seed=1, board=board)
    assert table.view()["table"]["hexes"]["0,-2"]["number"] == 2
    assert heliopolis.load(table.journal).journal == table.journal


def test_the_game_has_the_facts_of_the_specification() -> None:
    assert GAME.state.dtype().itemsize <= 2048
    assert len(GAME.rule_ids) == 66
