"""The components of Priests of Ra, read from ``board.json`` and checked, as tables for the rules.

The rules know tiles only by what the data says of them: which faces a kind has, what a face turns
into, its category, its building type, its burial colour. A printed copy with other tiles (rulings
R-2, R-3) is a change of the data alone.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from heliopolis.errors import BadSetupError

NOTHING = -1


def check(data: dict[str, Any]) -> None:
    """Refuse data that lacks something or does not add up, naming the field."""
    try:
        _check_sums(data)
    except KeyError as missing:
        raise BadSetupError(f"board of priests-of-ra: the field {missing} is missing") from None


def _check_sums(data: dict[str, Any]) -> None:
    kinds, faces = data["tiles"]["kinds"], {face["id"]: face for face in data["tiles"]["faces"]}
    ra_tiles = sum(kind["count"] for kind in kinds if kind["id"] == "ra")
    _demand(sum(kind["count"] for kind in kinds) == data["tiles"]["total"], "tiles.total")
    for kind in kinds:
        _demand(0 <= kind["count"] <= 127, f"tiles.kinds.{kind['id']}.count")
        _demand(1 <= len(kind["faces"]) <= 2, f"tiles.kinds.{kind['id']}.faces")
        for face, other in zip(kind["faces"], reversed(kind["faces"]), strict=True):
            _demand(face in faces, f"tiles.kinds.{kind['id']}.faces")
            expected = other if other != face else None
            _demand(faces[face]["flips_to"] == expected, f"tiles.faces.{face}.flips_to")
    _demand(sorted(f for kind in kinds for f in kind["faces"]) == sorted(faces), "tiles.faces")
    for seats, groups in data["suns"]["groups_by_players"].items():
        dealt = sorted(sun for group in groups for sun in group)
        _demand(len(groups) == int(seats), f"suns.groups_by_players.{seats}")
        _demand(len({len(group) for group in groups}) == 1, f"suns.groups_by_players.{seats}")
        _demand(dealt == list(range(2, len(dealt) + 2)), f"suns.groups_by_players.{seats}")
        row = data["board"]["ra_row"]
        spaces = row["spaces"] - row["blocked_spaces_by_players"][seats]
        _demand(
            row["ra_tiles_ending_epoch_by_players"][seats] == spaces,
            f"board.ra_row.ra_tiles_ending_epoch_by_players.{seats}",
        )
        _demand(3 * spaces <= ra_tiles, f"board.ra_row.blocked_spaces_by_players.{seats}")


def _demand(holds: bool, field: str) -> None:
    if not holds:
        raise BadSetupError(f"board of priests-of-ra, field '{field}': the numbers do not fit")


DATA: dict[str, Any] = json.loads(files(__package__).joinpath("board.json").read_text("utf-8"))
check(DATA)

# --- Tiles -------------------------------------------------------------------------------------
# Faces are numbered with the two-faced ones first, so that "place" and "flip" moves count them off.
# Ra tiles lie in the Ra row only and are counted there: they need no face.

_faces = [face for face in DATA["tiles"]["faces"] if face["category"] != "ra"]
_faces.sort(key=lambda face: face["flips_to"] is None)
_kinds = DATA["tiles"]["kinds"]

FACES: list[str] = [face["id"] for face in _faces]
KINDS: list[str] = [kind["id"] for kind in _kinds]
FACE_COUNT = len(FACES)
KIND_COUNT = len(KINDS)
TWO_FACED: list[str] = [face["id"] for face in _faces if face["flips_to"]]
TWO_FACED_COUNT = len(TWO_FACED)

RA = KINDS.index("ra")
PYRAMID, PRIEST, PLAGUE = (FACES.index(name) for name in ("pyramid", "priest", "plague"))


def _face(name: str | None) -> int:
    return FACES.index(name) if name in FACES else NOTHING


def _category(name: str) -> list[int]:
    return [i for i, face in enumerate(_faces) if face["category"] == name]


TILES_OF_KIND: list[int] = [kind["count"] for kind in _kinds]
TILE_TOTAL = sum(TILES_OF_KIND)
FRONT: list[int] = [_face(kind["faces"][0]) for kind in _kinds]
BACK: list[int] = [_face([*kind["faces"], None][1]) for kind in _kinds]
OTHER_FACE: list[int] = [_face(face["flips_to"]) for face in _faces]
KIND_OF_FACE: list[int] = [
    next(k for k, kind in enumerate(_kinds) if face["id"] in kind["faces"]) for face in _faces
]
KEPT: list[int] = [int(face["kept_between_epochs"]) for face in _faces]
IN_STEP_PYRAMID: list[int] = [int(face.get("counts_as_pyramid_tile", False)) for face in _faces]

PROFESSIONS: list[int] = _category("profession")
BUILDINGS: list[int] = _category("building")
BURIALS: list[int] = _category("burial_chamber")
PROFESSION_COUNT, BUILDING_COUNT, BURIAL_COUNT = map(len, (PROFESSIONS, BUILDINGS, BURIALS))

_types = sorted({_faces[f]["building_type"] for f in BUILDINGS})
BUILDING_TYPE: list[int] = [
    _types.index(face["building_type"]) if "building_type" in face else NOTHING for face in _faces
]
_colours = sorted({_faces[f]["burial_color"] for f in BURIALS})
BURIAL_COLOUR: list[int] = [
    _colours.index(face["burial_color"]) if "burial_color" in face else NOTHING for face in _faces
]
BUILDING_TYPE_COUNT, BURIAL_COLOUR_COUNT = len(_types), len(_colours)

# --- Board and suns: tables by number of seats ----------------------------------------------------

LEAST_SEATS: int
MOST_SEATS: int
LEAST_SEATS, MOST_SEATS = DATA["players"]["min"], DATA["players"]["max"]
EPOCHS: list[str] = [epoch["id"] for epoch in DATA["epochs"]]
LAST_EPOCH = len(EPOCHS)
ROW_SPACES: int = DATA["board"]["auction_row"]["spaces"]
RA_ROW_SPACES: int = DATA["board"]["ra_row"]["spaces"]
RA_SPACES: list[int] = [
    DATA["board"]["ra_row"]["ra_tiles_ending_epoch_by_players"].get(str(seats), 0)
    for seats in range(MOST_SEATS + 1)
]

HIGHEST_SUN: int = max(DATA["suns"]["values"])
FIRST_CENTRE_SUN: int = DATA["suns"]["center_at_start"]
_groups = [DATA["suns"]["groups_by_players"].get(str(n), []) for n in range(MOST_SEATS + 1)]
SUNS_EACH: list[int] = [len(groups[0]) if groups else 0 for groups in _groups]
MOST_SUNS = max(SUNS_EACH)
SUN_GROUPS: list[list[list[int]]] = [
    [
        [*(groups[g] if g < len(groups) else []), *[0] * MOST_SUNS][:MOST_SUNS]
        for g in range(MOST_SEATS)
    ]
    for groups in _groups
]

# --- Points ---------------------------------------------------------------------------------------

_each, _last = DATA["scoring"]["each_epoch"], DATA["scoring"]["after_last_epoch"]


def _by_count(steps: list[dict[str, Any]], least: str, longest: int) -> list[int]:
    """Points for owning n of something, as a table by n."""
    return [
        max((step["points"] for step in steps if n >= step[least]), default=0)
        for n in range(longest + 1)
    ]


START_POINTS: int = DATA["tablets"]["start_points"]
MAJORITY_LEAST: int = _each["profession_majority"]["minimum_tiles"]
MAJORITY_POINTS: int = _each["profession_majority"]["points"]
ANKHS_FOR_PROFESSIONS: list[int] = [
    _each["ankhs_for_distinct_professions"].get(str(n), 0) for n in range(PROFESSION_COUNT + 1)
]
ANKH_TOTAL: int = DATA["ankhs"]["total"]
MOST_ANKHS: int = DATA["ankhs"]["cap_per_player"]
TILES_A_BUILDING: int = _each["buildings"]["tiles_per_complete_building"]
BUILDING_POINTS: int = _each["buildings"]["points_per_complete_building"]
BUILDING_TYPES_BONUS: list[int] = [
    _each["buildings"]["bonus_for_distinct_complete_types"].get(str(n), 0)
    for n in range(BUILDING_TYPE_COUNT + 1)
]
PRIEST_POINTS: int = _each["priests"]["points_each"]
PRIESTS_FOR_RELIEF: int = _each["priests"]["discard_one_plague_from"]
PLAGUE_POINTS: list[int] = [
    _each["plague"].get(str(n), _each["plague"]["6_or_more"]) for n in range(TILE_TOTAL + 1)
]
STEP_PYRAMID_LEVELS: list[int] = [
    max((row["levels"] for row in _last["step_pyramid"] if row["min_tiles"] <= n), default=0)
    for n in range(_last["step_pyramid"][-1]["min_tiles"] + 1)
]
STEP_PYRAMID_POINTS: list[int] = _by_count(_last["step_pyramid"], "min_tiles", TILE_TOTAL)
BURIAL_POINTS: list[int] = _by_count(_last["burial_chambers_same_color"], "min_tiles", TILE_TOTAL)
ANKH_POINTS: list[int] = _by_count(_last["ankhs"], "min", MOST_ANKHS)
MOST_SUN_POINTS: int = _last["sun_sum"]["highest"]
LEAST_SUN_POINTS: int = _last["sun_sum"]["lowest"]
