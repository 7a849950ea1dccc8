"""The board and cards of Amun-Re, read from ``board.json`` and checked, as tables for the rules.

Thirteen field numbers and twelve card limits are stand-ins until somebody reads them off a printed
board; ``board.json`` says of every number how sure it is. A table may bring its own, as data:

    {"provinces": {"memphis": {"fields": 3}, "abydos": {"fields": 3, "card_limit": 1}}}

What is not named stays as it is. These numbers are handed to `setup` and live in the state, so
another board needs no other rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NoReturn

from heliopolis.errors import BadSetupError

NOTHING = -1

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("board.json").read_text("utf-8"))

# --- Provinces ------------------------------------------------------------------------------------

_provinces: list[dict[str, Any]] = DATA["provinces"]
PROVINCES: list[str] = [province["id"] for province in _provinces]
PROVINCE_COUNT = len(PROVINCES)


def _column(name: str) -> list[int]:
    return [int(province[name]) for province in _provinces]


SIDES, REGIONS = ["west", "east"], ["lower", "upper"]
SIDE: list[int] = [SIDES.index(province["nile_side"]) for province in _provinces]
REGION: list[int] = [REGIONS.index(province["region"]) for province in _provinces]
ON_BANK: list[int] = _column("on_nile_bank")
PRINTED_FARMERS: list[int] = _column("printed_farmers")
FREE_CARDS: list[int] = _column("free_power_cards")
FREE_BRICKS: list[int] = _column("free_bricks")
FREE_GOLD: list[int] = _column("free_gold")
INCOME_ALWAYS: list[int] = _column("income_always")
INCOME_CAMEL: list[int] = _column("income_camel")
TEMPLES: list[int] = _column("temples")
MOST_FREE_CARDS = max(FREE_CARDS)
MOST_FIELDS = max(province["ranges"]["fields"][1] for province in _provinces)
MOST_LIMIT = max(province["ranges"]["card_limit"][1] for province in _provinces)

# --- Power cards ----------------------------------------------------------------------------------

KINDS: list[str] = [card["id"] for card in DATA["power_cards"]]
KIND_COUNT = len(KINDS)
CARDS_OF_KIND: list[int] = [card["count"] for card in DATA["power_cards"]]
CARD_TOTAL = sum(CARDS_OF_KIND)
BID_BLOCK, REBID, FREE_FARMER, MASTER_BUILDER, CORRECTION, EIGHT_GOLD, HARVEST_BOOST = map(
    KINDS.index,
    ("bid_block", "rebid_same_province", "free_farmer", "master_builder", "offering_correction",
     "eight_gold", "harvest_boost"),
)  # fmt: skip
BONUS_POWER_CARDS, BONUS_FARMERS, BONUS_REGION, BONUS_SIDE, BONUS_BANK = map(
    KINDS.index,
    ("bonus_power_cards", "bonus_farmers", "bonus_lower_upper", "bonus_nile_side",
     "bonus_nile_bank"),
)  # fmt: skip
AUCTION_CARDS: list[str] = [c["id"] for c in DATA["power_cards"] if c["group"] == "auction"]
BONUS_CARDS: list[str] = [c["id"] for c in DATA["power_cards"] if c["group"] == "bonus"]
CARD_PRICE: int = DATA["power_card_sale_gold"]  # what the bank gives for one

# --- Tracks and numbers ---------------------------------------------------------------------------

LEAST_SEATS: int
MOST_SEATS: int
LEAST_SEATS, MOST_SEATS = DATA["players"]["min"], DATA["players"]["max"]
KINGDOMS: list[str] = DATA["structure"]["kingdoms"]
ROUNDS: int = DATA["structure"]["rounds_per_kingdom"]  # in a kingdom, so as many provinces each
LAST_ROUND = ROUNDS * len(KINGDOMS)
START_GOLD: int = DATA["setup"]["start_gold"]
BRICKS: int = DATA["components"]["bricks"]
FARMERS: int = DATA["components"]["farmers"]
ALL_GOLD: int = DATA["components"]["gold_cards"]["positive_value_total"]

BID_TRACK: list[int] = DATA["bid_track"]["values"]
STEPS = len(BID_TRACK)
# The most pieces of a kind that all gold of the box could pay (AR-12.1), and what n pieces cost.
MOST_BRICKS: int = max(n for n in range(100) if n * (n + 1) // 2 <= ALL_GOLD)
PRICE: list[int] = [n * (n + 1) // 2 for n in range(MOST_BRICKS + 1)]
MOST_FARMERS = ROUNDS * MOST_FIELDS
HIGHEST_OFFER = 399  # as tens from 0 to 39 and units; the box has less gold

_track: list[dict[str, Any]] = DATA["temple_track"]
TEMPLE_FIELDS = len(_track)
FIELD_ENDS: list[int] = [row["max"] for row in _track[:-1]]  # the highest sum of each but the last
CAMEL: list[int] = [0, *(int(row["camel"]) for row in _track)]  # by field, from 1
HARVEST: list[int] = [0, *(row["gold_per_farmer"] for row in _track)]
TEMPLE_POINTS: list[int] = [0, *(row["points_per_temple"] for row in _track)]

_offering: dict[str, Any] = DATA["offering"]
STEAL: int = _offering["steal_value"]
STOLEN_GOLD: int = _offering["steal_gold"]
CORRECTION_SIZE: int = _offering["correction"]
REWARDS: list[int] = _offering["rewards_by_rank"]
PIECES: list[str] = _offering["reward_items"]
BRICKS_A_PYRAMID: int = DATA["building"]["bricks_per_pyramid"]
BRICKS_WITH_BUILDER: int = DATA["building"]["bricks_per_pyramid_with_builder"]
EIGHT: int = 8  # what the card of that name pays

_scoring: dict[str, Any] = DATA["scoring"]
PYRAMID_POINTS: int = _scoring["per_pyramid"]
SET_POINTS: int = _scoring["per_set"]
MOST_PYRAMIDS_POINTS: int = _scoring["most_pyramids_per_side"]
BONUS_POINTS: int = _scoring["per_bonus_card"]
CARDS_FOR_BONUS: int = _scoring["bonus_power_cards_min"]
FARMERS_FOR_BONUS: int = _scoring["bonus_farmers_min"]
GOLD_POINTS: list[int] = [
    *_scoring["gold_rank_points"],
    *[0] * (MOST_SEATS - len(_scoring["gold_rank_points"])),
]

# --- Boards of others -----------------------------------------------------------------------------

CORRECTABLE = ("fields", "card_limit")
REMARKS = ("name", "data_version", "remark")  # what a board may say of itself besides


def is_stand_in(province: Mapping[str, Any], column: str) -> bool:
    """Whether a number of ``board.json`` is no more than a guess that fits (AR-R38)."""
    return bool(province["confidence"][column] == "reconstructed")


def check(board: Any) -> None:
    """Refuse a board whose names, ranges or sums are wrong, naming the field."""
    _corrected(board)


def encode(board: Mapping[str, Any]) -> list[int]:
    """The fields, then the card limits of all provinces: what `setup` reads behind the options."""
    provinces = _corrected(board)
    return [province[column] for column in CORRECTABLE for province in provinces]


def _corrected(board: Any) -> list[dict[str, int]]:
    """The correctable numbers of every province, in order."""
    given = _given(board)
    provinces = []
    for own in _provinces:
        changes = given.pop(own["id"], {})
        _check_province(own, changes)
        provinces.append({column: changes.get(column, own[column]) for column in CORRECTABLE})
    for name in given:
        _refuse(f"provinces.{name}", f"there is no such province; there are {', '.join(PROVINCES)}")
    fields = sum(province["fields"] for province in provinces)
    free = CARDS_OF_KIND[FREE_FARMER]
    if fields + free > FARMERS:
        _refuse(
            "provinces",
            f"the fields add up to {fields}; with {free} free farmers that takes {fields + free} "
            f"farmers, and the game has {FARMERS}",
        )
    return provinces


def _given(board: Any) -> dict[str, Any]:
    """What a board says of provinces, by name; it lists them by name or as ``board.json`` does."""
    if not isinstance(board, Mapping):
        _refuse("", f"it is an object with a field 'provinces', not {board!r:.40}")
    for field, value in board.items():
        if field in REMARKS and not isinstance(value, str):
            _refuse(field, f"it is a text, not {value!r:.40}")
        if field not in REMARKS and field != "provinces" and value != DATA.get(field):
            _refuse(str(field), f"only the provinces' {' and '.join(CORRECTABLE)} can be corrected")
    provinces = board.get("provinces")
    if isinstance(provinces, Mapping):
        return dict(provinces)
    if not isinstance(provinces, list):
        _refuse("provinces", f"it is an object by the provinces' names, not {provinces!r:.40}")
    named: dict[str, Any] = {}
    for i, province in enumerate(provinces):
        name = province.get("id") if isinstance(province, Mapping) else None
        if not isinstance(name, str):
            _refuse(f"provinces.{i}", "a province in a list has a name in its field 'id'")
        if name in named:
            _refuse(f"provinces.{name}", "it is named twice")
        named[name] = province
    return named


def _check_province(own: dict[str, Any], changes: Any) -> None:
    where = f"provinces.{own['id']}"
    if not isinstance(changes, Mapping):
        _refuse(where, f"it is an object with {' or '.join(CORRECTABLE)}, not {changes!r:.40}")
    for column, value in changes.items():
        if column not in CORRECTABLE:
            if column not in own:
                _refuse(f"{where}.{column}", f"a province has {' and '.join(CORRECTABLE)}")
            if value != own[column]:
                _refuse(f"{where}.{column}", f"only {' and '.join(CORRECTABLE)} can be corrected")
            continue
        least, most = own["ranges"][column]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            allowed = f"surely {least}" if least == most else f"from {least} to {most}"
            _refuse(f"{where}.{column}", f"{value!r:.40} does not fit: it is {allowed}")


def _refuse(field: str, why: str) -> NoReturn:
    where = f"board, field '{field}'" if field else "board"
    raise BadSetupError(f"{where}: {why}")


check(DATA)
