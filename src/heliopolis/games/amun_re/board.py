"""The board and cards of Amun-Re, read from ``board.json`` and checked, as tables for the rules.

Thirteen field numbers and twelve card limits are stand-ins until somebody reads them off a printed
board; ``board.json`` says of every number how certain it is. A table may bring a corrected board,
as data:

    {"provinces": {"memphis": {"fields": 3}, "abydos": {"fields": 3, "card_limit": 1}}}

It may correct all that is uncertain (AR-R38): fields, card limit, temples, gold, side, region and
bank of each province, the bid track and the ranges of the temple track. Anything it does not name
stays as it is. These numbers are passed to `setup` and live in the state, so a corrected board
needs no other rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple, NoReturn

from heliopolis.errors import BadBoardError, ErrorText

NOTHING = -1

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("board.json").read_text("utf-8"))

# --- Provinces ------------------------------------------------------------------------------------

_provinces: list[dict[str, Any]] = DATA["provinces"]
PROVINCES: list[str] = [province["id"] for province in _provinces]
PROVINCE_COUNT = len(PROVINCES)


def _column(name: str) -> list[int]:
    return [int(province[name]) for province in _provinces]


SIDES, REGIONS = ["west", "east"], ["lower", "upper"]
WEST, EAST = range(len(SIDES))
PRINTED_FARMERS: list[int] = _column("printed_farmers")
FREE_CARDS: list[int] = _column("free_power_cards")
FREE_BRICKS: list[int] = _column("free_bricks")
MAX_FREE_CARDS = max(FREE_CARDS)
# No province has more, and the moves are numbered for these.
MAX_FIELDS = 6
MAX_CARD_LIMIT = 4

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
AUCTION_KINDS: list[int] = [KINDS.index(card) for card in AUCTION_CARDS]
BONUS_KINDS: list[int] = [KINDS.index(card) for card in BONUS_CARDS]
IS_AUCTION_KIND: list[int] = [int(card in AUCTION_CARDS) for card in KINDS]
IS_BONUS_KIND: list[int] = [int(card in BONUS_CARDS) for card in KINDS]
CARD_PRICE: int = DATA["power_card_sale_gold"]  # gold that the bank pays for a card

# --- Tracks and numbers ---------------------------------------------------------------------------

MIN_SEATS: int
MAX_SEATS: int
MIN_SEATS, MAX_SEATS = DATA["players"]["min"], DATA["players"]["max"]
KINGDOMS: list[str] = DATA["structure"]["kingdoms"]
ROUNDS: int = DATA["structure"]["rounds_per_kingdom"]  # also the provinces a player comes to own
LAST_ROUND = ROUNDS * len(KINGDOMS)
START_GOLD: int = DATA["setup"]["start_gold"]
BRICK_TOTAL: int = DATA["components"]["bricks"]
FARMER_TOTAL: int = DATA["components"]["farmers"]
GOLD_TOTAL: int = DATA["components"]["gold_cards"]["positive_value_total"]

BID_TRACK: list[int] = DATA["bid_track"]["values"]
STEP_COUNT = len(BID_TRACK)


def _price(n: int) -> int:
    """Return the gold that `n` pieces of a kind cost when bought at once (AR-5.2)."""
    return n * (n + 1) // 2


# The most bricks that all gold of the box could pay for (AR-12.1), and what n pieces cost.
MAX_BRICKS: int = max(n for n in range(GOLD_TOTAL) if _price(n) <= GOLD_TOTAL)
PRICE: list[int] = [_price(n) for n in range(MAX_BRICKS + 1)]
MAX_FARMERS = ROUNDS * MAX_FIELDS
MAX_OFFER = 399  # as tens from 0 to 39 and units; the box has less gold

_temple_track: list[dict[str, Any]] = DATA["temple_track"]
TEMPLE_FIELDS = len(_temple_track)
CAMEL: list[int] = [0, *(int(row["camel"]) for row in _temple_track)]  # by field, from 1
HARVEST: list[int] = [0, *(row["gold_per_farmer"] for row in _temple_track)]
TEMPLE_POINTS: list[int] = [0, *(row["points_per_temple"] for row in _temple_track)]

_offering: dict[str, Any] = DATA["offering"]
STEAL: int = _offering["steal_value"]
STOLEN_GOLD: int = _offering["steal_gold"]
CORRECTION_SIZE: int = _offering["correction"]
REWARDS: list[int] = _offering["rewards_by_rank"]
PIECES: list[str] = _offering["reward_items"]
BRICKS_PER_PYRAMID: int = DATA["building"]["bricks_per_pyramid"]
BRICKS_WITH_BUILDER: int = DATA["building"]["bricks_per_pyramid_with_builder"]
EIGHT_GOLD_INCOME = 8  # what the card of that name pays

_scoring: dict[str, Any] = DATA["scoring"]
PYRAMID_POINTS: int = _scoring["per_pyramid"]
SET_POINTS: int = _scoring["per_set"]
MOST_PYRAMIDS_POINTS: int = _scoring["most_pyramids_per_side"]
BONUS_POINTS: int = _scoring["per_bonus_card"]
CARDS_FOR_BONUS: int = _scoring["bonus_power_cards_min"]
FARMERS_FOR_BONUS: int = _scoring["bonus_farmers_min"]
GOLD_POINTS: list[int] = [
    *_scoring["gold_rank_points"],
    *[0] * (MAX_SEATS - len(_scoring["gold_rank_points"])),
]

# --- Corrected boards -----------------------------------------------------------------------------

MAX_TEMPLES = 9  # in a province
MAX_PRINTED_GOLD = 99  # in a province
MAX_TRACK_NUMBER = 999  # on the bid track and the temple track
MAX_OF_COLUMN = {
    "fields": MAX_FIELDS,
    "card_limit": MAX_CARD_LIMIT,
    "temples": MAX_TEMPLES,
    "free_gold": MAX_PRINTED_GOLD,
    "income_always": MAX_PRINTED_GOLD,
    "income_camel": MAX_PRINTED_GOLD,
}
WORDS_OF_COLUMN: dict[str, list[Any]] = {
    "nile_side": SIDES,
    "region": REGIONS,
    "on_nile_bank": [False, True],
}
CORRECTABLE = (*MAX_OF_COLUMN, *WORDS_OF_COLUMN)
STAND_INS = ("fields", "card_limit")  # the columns with numbers that are no more than guesses

# What a board may say that no rule reads, so that the files of the specification are boards too.
TEXTS = ("name", "data_version", "remark")
REMARKS = ("test_vectors",)
PROVINCE_REMARKS = ("name", "confidence", "notes", "ranges")
BID_TRACK_REMARKS = ("confidence", "source")
TEMPLE_TRACK_REMARKS = ("confidence",)


class BoardNumbers(NamedTuple):
    """The numbers of a board that may be corrected, as the rules read them."""

    columns: dict[str, list[int]]  # by name; one number per province
    bid_track: list[int]
    temple_track_ends: list[int]  # the highest sum of each field but the last


def is_stand_in(province: Mapping[str, Any], column: str) -> bool:
    """Return whether a number of ``board.json`` is no more than a guess that fits (AR-R38)."""
    return bool(province["confidence"][column] == "reconstructed")


def check(board: Any) -> None:
    """Refuse a board that the rules cannot play, naming the field."""
    read_board(board)


def encode(board: Mapping[str, Any]) -> list[int]:
    """Return the numbers that `setup` reads after the options: the columns, then both tracks."""
    numbers = read_board(board)
    columns = [number for column in CORRECTABLE for number in numbers.columns[column]]
    return [*columns, *numbers.bid_track, *numbers.temple_track_ends]


def read_board(board: Any) -> BoardNumbers:
    """Return the numbers of a board: its own, and those of ``board.json`` that it does not name.

    The sum of the fields is a guess of ours, no rule: any sum will do.
    """
    _check_outline(board)
    return BoardNumbers(
        _read_provinces(board.get("provinces", {})),
        _read_bid_track(board.get("bid_track", BID_TRACK)),
        _read_temple_track(board.get("temple_track", _temple_track)),
    )


def _check_outline(board: Any) -> None:
    """Refuse what is no board, and fields that cannot be corrected."""
    correctable = ("provinces", "bid_track", "temple_track")
    if not isinstance(board, Mapping):
        _refuse("", "no-board", value=_quoted(board))
    for field, value in board.items():
        if field in TEXTS and not isinstance(value, str):
            _refuse(field, "no-text", value=_quoted(value))
        ours = field in correctable or field in TEXTS or field in REMARKS
        if not ours and value != DATA.get(field):
            _refuse(f"{field!s:.60}", "only", known=", ".join(correctable))
    if not any(field in board for field in correctable):
        _refuse("provinces", "nothing-corrected", known=", ".join(correctable))


def _read_provinces(given: Any) -> dict[str, list[int]]:
    """Return the columns, with the corrections of a board."""
    corrections = _by_name(given)
    columns: dict[str, list[int]] = {column: [] for column in CORRECTABLE}
    for own in _provinces:
        numbers = _read_province(own, corrections.pop(own["id"], {}))
        for column in CORRECTABLE:
            columns[column].append(numbers[column])
    for name in corrections:
        _refuse(f"provinces.{name!s:.60}", "not-one-of-these", known=", ".join(PROVINCES))
    for column, words in WORDS_OF_COLUMN.items():
        for i, word in enumerate(words):
            if i not in columns[column]:
                _refuse("provinces", "nowhere", column=column, value=repr(word))
    return columns


def _by_name(given: Any) -> dict[str, Any]:
    """Return what a board says of provinces by name; it may list them as ``board.json`` does."""
    if isinstance(given, Mapping):
        return dict(given)
    if not isinstance(given, list):
        _refuse("provinces", "no-provinces", value=_quoted(given))
    named: dict[str, Any] = {}
    for i, province in enumerate(given):
        name = province.get("id") if isinstance(province, Mapping) else None
        if not isinstance(name, str):
            _refuse(f"provinces.{i}", "province-id")
        if name in named:
            _refuse(f"provinces.{name:.60}", "listed-twice")
        named[name] = province
    return named


def _read_province(own: dict[str, Any], given: Any) -> dict[str, int]:
    """Return the correctable numbers of a province, with what a board says of it."""
    where = f"provinces.{own['id']}"
    if not isinstance(given, Mapping):
        _refuse(where, "no-province", value=_quoted(given), example="{'fields': 3}")
    for column, value in given.items():
        if column in CORRECTABLE or column in PROVINCE_REMARKS:
            continue
        if column not in own:
            _refuse(f"{where}.{column!s:.60}", "not-one-of-these", known=", ".join(CORRECTABLE))
        if value != own[column]:
            _refuse(f"{where}.{column}", "only", known=", ".join(CORRECTABLE))
    return {
        column: _read_number(f"{where}.{column}", column, given.get(column, own[column]))
        for column in CORRECTABLE
    }


def _read_number(where: str, column: str, value: Any) -> int:
    """Return a number of a province, or the index of a word."""
    if column in MAX_OF_COLUMN:
        return _checked_int(where, value, 0, MAX_OF_COLUMN[column])
    words = WORDS_OF_COLUMN[column]
    for i, word in enumerate(words):
        if type(value) is type(word) and value == word:
            return i
    known = ", ".join(map(repr, words))
    return _refuse(where, "none-of", value=_quoted(value), known=known)


def _read_bid_track(given: Any) -> list[int]:
    """Return the gold of each step: from 0, so that there is always a legal bid (AR-4.6)."""
    if isinstance(given, Mapping):
        _check_keys("bid_track", given, ("values", *BID_TRACK_REMARKS))
        given = given.get("values", BID_TRACK)
    if not isinstance(given, list) or len(given) != STEP_COUNT:
        _refuse("bid_track", "no-bid-track", value=_quoted(given), count=STEP_COUNT)
    track = [
        _checked_int(f"bid_track.{i}", value, 0, MAX_TRACK_NUMBER) for i, value in enumerate(given)
    ]
    if track[0] != 0:
        _refuse("bid_track.0", "not", value=track[0], wanted=0)
    _check_rising("bid_track", track)
    return track


def _read_temple_track(given: Any) -> list[int]:
    """Return the highest sum of each field but the last, which has no end."""
    if not isinstance(given, list):
        _refuse("temple_track", "no-temple-track", value=_quoted(given))
    rows = [dict(row) for row in _temple_track]
    for i, row in enumerate(given):
        where = f"temple_track.{i}"
        if not isinstance(row, Mapping):
            _refuse(where, "no-temple-row", value=_quoted(row))
        _check_keys(where, row, tuple(_temple_track[0]))
        own = rows[_checked_int(f"{where}.field", row.get("field"), 1, TEMPLE_FIELDS) - 1]
        for key, value in row.items():
            if key not in ("min", "max", *TEMPLE_TRACK_REMARKS) and value != own[key]:
                _refuse(f"{where}.{key}", "only", known="min, max")
        if "max" in row:
            own["max"] = row["max"]
    if rows[-1]["max"] is not None:
        last = _quoted(rows[-1]["max"])
        _refuse("temple_track", "last-open", row=TEMPLE_FIELDS, value=last)
    ends = [
        _checked_int(f"temple_track.{i}.max", row["max"], 0, MAX_TRACK_NUMBER)
        for i, row in enumerate(rows[:-1])
    ]
    _check_rising("temple_track", ends)
    _check_starts(given, ends)
    return ends


def _check_starts(rows: list[Any], ends: list[int]) -> None:
    """Refuse a range of the temple track that does not begin where the one below it ends."""
    starts = [None, *(end + 1 for end in ends)]
    for i, row in enumerate(rows):
        start = starts[row["field"] - 1]
        if "min" in row and row["min"] != start:
            _refuse(f"temple_track.{i}.min", "not", value=_quoted(row["min"]), wanted=start)


def _check_keys(where: str, given: Mapping[Any, Any], keys: tuple[str, ...]) -> None:
    for key in given:
        if key not in keys:
            _refuse(f"{where}.{key!s:.60}", "not-one-of-these", known=", ".join(keys))


def _check_rising(where: str, numbers: list[int]) -> None:
    for i, (low, high) in enumerate(pairwise(numbers), 1):
        if high <= low:
            _refuse(f"{where}.{i}", "rising", value=high, before=low)


def _checked_int(where: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        _refuse(where, "not-in", value=_quoted(value), least=least, most=most)
    return value


def _refuse(field: str, key: str, **values: object) -> NoReturn:
    """Raise an error that names the field of a board that is wrong, and why: a text of Amun-Re."""
    raise BadBoardError(field, ErrorText(key, "heliopolis.games.amun_re", **values))


def _quoted(value: object) -> str:
    return f"{value!r:.40}"


check(DATA)
