"""Part 3 of the specification: the components; broken data is refused."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from heliopolis.errors import BadSetupError
from heliopolis.games.priests_of_ra import board, scoring
from heliopolis.games.priests_of_ra.moves import MOVES
from tests.games.priests_of_ra.positions import ALL_SEATS, Position

Data = dict[str, Any]

TILES = {
    "ra": (30, ["ra"]),
    "farmer_warrior": (30, ["farmer", "warrior"]),
    "trader_scribe": (30, ["trader", "scribe"]),
    "burial_ab": (7, ["burial_a", "burial_b"]),
    "burial_cd": (7, ["burial_c", "burial_d"]),
    "granary_fortress": (15, ["granary", "fortress"]),
    "market_library": (15, ["market", "library"]),
    "pyramid": (15, ["pyramid"]),
    "priest": (15, ["priest"]),
    "plague": (10, ["plague"]),
}


# --- The tables of part 3 -------------------------------------------------------------------------


def test_there_are_the_tiles_of_table_3_1() -> None:
    data = {kind["id"]: (kind["count"], kind["faces"]) for kind in board.DATA["tiles"]["kinds"]}
    assert data == TILES
    assert board.TILE_TOTAL == 174
    assert dict(zip(board.KINDS, board.TILES_OF_KIND, strict=True)) == {
        kind: count for kind, (count, _) in TILES.items()
    }


def test_104_tiles_have_two_faces_and_70_have_one() -> None:
    two_faced = [count for count, faces in TILES.values() if len(faces) == 2]
    assert (sum(two_faced), board.TILE_TOTAL - sum(two_faced)) == (104, 70)
    assert board.TWO_FACED_COUNT == 12


@pytest.mark.parametrize("kind", list(TILES))
def test_each_face_belongs_to_one_kind_and_turns_into_the_other(kind: str) -> None:
    """R-3: chambers have two kinds with two colours each; R-30: Ra tiles need no face."""
    number, faces = board.KINDS.index(kind), TILES[kind][1]
    if kind == "ra":
        assert board.FRONT[number] == board.NOTHING
        return
    assert board.FACES[board.FRONT[number]] == faces[0]
    for face, other in zip(faces, reversed(faces), strict=True):
        index = board.FACES.index(face)
        assert board.KIND_OF_FACE[index] == number
        expected = board.NOTHING if face == other else board.FACES.index(other)
        assert board.OTHER_FACE[index] == expected
    assert board.BACK[number] == (board.FACES.index(faces[1]) if len(faces) == 2 else -1)


def test_four_burial_colours_and_four_building_types() -> None:
    """R-2, R-3: every face of a building has its own type, every chamber its own colour."""
    assert len({board.BUILDING_TYPE[face] for face in board.BUILDINGS}) == 4
    assert len({board.BURIAL_COLOUR[face] for face in board.BURIALS}) == 4


def test_the_board_is_that_of_table_3_2() -> None:
    assert board.RA_ROW_SPACES == 10
    assert board.ROW_SPACES == 8
    assert [board.RA_SPACES[seats] for seats in ALL_SEATS] == [6, 8, 9, 10]


def test_there_are_44_moves() -> None:
    """Part 5: 2 + 12 + 16 + 1 + 12 + 1."""
    assert len(MOVES) == 44
    verbs = [MOVES.text(move).split()[0] for move in range(44)]
    assert {verb: verbs.count(verb) for verb in verbs} == {
        "draw": 1, "invoke": 1, "place": 12, "bid": 16, "pass": 1, "flip": 12, "stop": 1,
    }  # fmt: skip


# --- Refusing data that does not add up -----------------------------------------------------------


def _kind(data: Data, name: str) -> Data:
    found: Data = next(kind for kind in data["tiles"]["kinds"] if kind["id"] == name)
    return found


def _face(data: Data, name: str) -> Data:
    found: Data = next(face for face in data["tiles"]["faces"] if face["id"] == name)
    return found


def _one_tile_more(data: Data) -> None:
    _kind(data, "pyramid")["count"] += 1


def _another_total(data: Data) -> None:
    data["tiles"]["total"] = 180


def _a_negative_number_of_tiles(data: Data) -> None:
    _kind(data, "plague")["count"] = -1
    data["tiles"]["total"] -= 11


def _more_tiles_than_can_be_counted(data: Data) -> None:
    _kind(data, "plague")["count"] += 118
    data["tiles"]["total"] += 118


def _three_faces(data: Data) -> None:
    _kind(data, "priest")["faces"] = ["priest", "priest", "priest"]


def _no_face(data: Data) -> None:
    _kind(data, "priest")["faces"] = []


def _an_undescribed_face(data: Data) -> None:
    _kind(data, "priest")["faces"] = ["oracle"]


def _a_face_that_turns_into_itself(data: Data) -> None:
    _face(data, "farmer")["flips_to"] = "farmer"


def _a_face_that_turns_into_that_of_another_kind(data: Data) -> None:
    _face(data, "market")["flips_to"] = "fortress"


def _a_pyramid_that_can_be_turned(data: Data) -> None:
    _face(data, "pyramid")["flips_to"] = "plague"


def _a_face_on_two_kinds(data: Data) -> None:
    _kind(data, "priest")["faces"] = ["pyramid"]


def _a_face_on_no_kind(data: Data) -> None:
    data["tiles"]["faces"].append({"id": "oracle", "category": "priest", "flips_to": None})


def _a_sun_twice(data: Data) -> None:
    data["suns"]["groups_by_players"]["3"][0][0] = 12


def _a_sun_left_out(data: Data) -> None:
    data["suns"]["groups_by_players"]["4"][0][0] = 14


def _the_centre_sun_dealt(data: Data) -> None:
    data["suns"]["groups_by_players"]["2"][0][3] = 1


def _unequal_groups(data: Data) -> None:
    groups = data["suns"]["groups_by_players"]["5"]
    groups[0].append(groups[1].pop())


def _one_group_too_few(data: Data) -> None:
    data["suns"]["groups_by_players"]["5"].pop()


def _spaces_that_do_not_add_up(data: Data) -> None:
    data["board"]["ra_row"]["blocked_spaces_by_players"]["3"] = 3


def _an_epoch_that_ends_too_late(data: Data) -> None:
    data["board"]["ra_row"]["ra_tiles_ending_epoch_by_players"]["5"] = 11


def _too_few_ra_tiles(data: Data) -> None:
    _kind(data, "ra")["count"] = 29
    data["tiles"]["total"] -= 1


@pytest.mark.parametrize(
    ("breaking", "field"),
    [
        (_one_tile_more, "tiles.total"),
        (_another_total, "tiles.total"),
        (_a_negative_number_of_tiles, "tiles.kinds.plague.count"),
        (_more_tiles_than_can_be_counted, "tiles.kinds.plague.count"),
        (_three_faces, "tiles.kinds.priest.faces"),
        (_no_face, "tiles.kinds.priest.faces"),
        (_an_undescribed_face, "tiles.kinds.priest.faces"),
        (_a_face_that_turns_into_itself, "tiles.faces.farmer.flips_to"),
        (_a_face_that_turns_into_that_of_another_kind, "tiles.faces.market.flips_to"),
        (_a_pyramid_that_can_be_turned, "tiles.faces.pyramid.flips_to"),
        (_a_face_on_two_kinds, "tiles.faces"),
        (_a_face_on_no_kind, "tiles.faces"),
        (_a_sun_twice, "suns.groups_by_players.3"),
        (_a_sun_left_out, "suns.groups_by_players.4"),
        (_the_centre_sun_dealt, "suns.groups_by_players.2"),
        (_unequal_groups, "suns.groups_by_players.5"),
        (_one_group_too_few, "suns.groups_by_players.5"),
        (_spaces_that_do_not_add_up, "board.ra_row.ra_tiles_ending_epoch_by_players.3"),
        (_an_epoch_that_ends_too_late, "board.ra_row.ra_tiles_ending_epoch_by_players.5"),
        (_too_few_ra_tiles, "board.ra_row.blocked_spaces_by_players.5"),
    ],
)
def test_broken_data_is_refused_with_the_name_of_the_field(
    breaking: Callable[[Data], None], field: str
) -> None:
    data = deepcopy(board.DATA)
    board.check(data)
    breaking(data)
    with pytest.raises(BadSetupError) as refused:
        board.check(data)
    assert f"'{field}'" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("count", [0, 127])
def test_a_kind_may_have_as_many_tiles_as_a_byte_counts_or_none(count: int) -> None:
    data = deepcopy(board.DATA)
    data["tiles"]["total"] += count - _kind(data, "plague")["count"]
    _kind(data, "plague")["count"] = count
    board.check(data)


@pytest.mark.parametrize("path", [("tiles",), ("tiles", "total"), ("suns", "groups_by_players")])
def test_a_missing_field_is_named(path: tuple[str, ...]) -> None:
    data: Any = deepcopy(board.DATA)
    inside = data
    for name in path[:-1]:
        inside = inside[name]
    del inside[path[-1]]
    with pytest.raises(BadSetupError, match=f"'{path[-1]}' is missing"):
        board.check(data)


@pytest.mark.rule("PR-9.1")
@pytest.mark.parametrize("first", ["pyramid", "farmer_warrior"])
def test_the_number_of_ra_tiles_is_checked_wherever_their_kind_is_in_the_list(first: str) -> None:
    """Three times the usable Ra spaces never exceeds the Ra tiles, whichever kind comes first."""
    data = deepcopy(board.DATA)
    data["tiles"]["kinds"].sort(key=lambda kind: kind["id"] != first)
    board.check(data)
    _too_few_ra_tiles(data)
    with pytest.raises(BadSetupError, match=r"blocked_spaces_by_players\.5"):
        board.check(data)


# --- more colours would be a change of data --------------------------------------------------


def _split_into_two_colours(data: Data, kind: str, counts: tuple[int, int]) -> None:
    """Split each building of a kind into a red and a blue variety of the same type."""
    kinds, faces = data["tiles"]["kinds"], data["tiles"]["faces"]
    old = _kind(data, kind)
    for colour, count in zip(("red", "blue"), counts, strict=True):
        names = [f"{face}_{colour}" for face in old["faces"]]
        kinds.append({"id": f"{kind}_{colour}", "count": count, "faces": names})
        for face in old["faces"]:
            described = deepcopy(_face(data, face))
            described["id"] = f"{face}_{colour}"
            described["flips_to"] += f"_{colour}"
            faces.append(described)
    kinds.remove(old)
    data["tiles"]["faces"] = [face for face in faces if face["id"] not in old["faces"]]


def test_a_building_kind_may_be_split_into_two_colours() -> None:
    """R-2: should a photo show more colours, the kinds are split in the data."""
    data = deepcopy(board.DATA)
    _split_into_two_colours(data, "granary_fortress", (8, 7))
    assert len(data["tiles"]["kinds"]) == 11
    board.check(data)


def test_two_colours_that_do_not_add_up_are_refused() -> None:
    data = deepcopy(board.DATA)
    _split_into_two_colours(data, "granary_fortress", (8, 8))
    with pytest.raises(BadSetupError, match=r"tiles\.total"):
        board.check(data)


@pytest.mark.rule("PR-7.3")
def test_tiles_are_paired_by_face_and_types_counted_by_building_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R-2: as if granary and fortress were two colours of one type, market and library too."""
    by_type = [kind // 2 if kind >= 0 else kind for kind in _types_in_order_of_faces()]
    monkeypatch.setattr(scoring, "BUILDING_TYPE", by_type)
    one_of_each_colour = Position(2).give(0, granary=1, fortress=1).state
    assert scoring.building_points(one_of_each_colour, 0) == 0
    two_of_each_colour = Position(2).give(0, granary=2, fortress=2).state
    assert scoring.building_points(two_of_each_colour, 0) == 4
    all_faces = Position(2).give(0, granary=2, fortress=2, market=2, library=2).state
    assert scoring.building_points(all_faces, 0) == 8, "two types: no bonus"


def _types_in_order_of_faces() -> list[int]:
    order = {face: n for n, face in enumerate(("granary", "fortress", "market", "library"))}
    return [order.get(face, board.NOTHING) for face in board.FACES]
