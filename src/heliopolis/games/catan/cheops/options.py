"""The options of Cheops."""

from __future__ import annotations

from heliopolis.games.catan import options
from heliopolis.games.catan.cheops.board import FIELDS, MOST_SHIPS, PHARAOH_BLOCKS, SHIPS
from heliopolis.games.catan.options import YES_NO
from heliopolis.kernel.options import Number, Option

_SHIPS, _BLACK = str(SHIPS), str(PHARAOH_BLOCKS)

OPTIONS = options.OPTIONS.extend(trade_build="phased", victory_target="12")
THIRD_ROUND_ORDER = OPTIONS.add(
    Option("third_round_order", "CH-2.3", ("first_player", "last_seat"), "first_player")
)
FIRST_AGAIN, LAST_SEAT = OPTIONS.codes(THIRD_ROUND_ORDER)
THIRD_START_ROAD = OPTIONS.add(Option("third_start_road", "CH-2.5", YES_NO, "true"))
START_RESOURCES = OPTIONS.add(
    Option("start_resources", "CH-2.6", ("third", "second_and_third"), "third")
)
THIRD_ONLY, SECOND_AND_THIRD = OPTIONS.codes(START_RESOURCES)
SETUP_GOLD_PIECE = OPTIONS.add(Option("setup_gold_piece", "CH-2.6", YES_NO, "true"))
SETUP_SHIP = OPTIONS.add(Option("setup_ship", "CH-2.5", YES_NO, "false"))
ROBBER_START = OPTIONS.add(
    Option("robber_start", "CH-2.2", ("fixed", "first_player_chooses", "random_desert"), "fixed")
)
FIXED, FIRST_PLAYER_CHOOSES, RANDOM_DESERT = OPTIONS.codes(ROBBER_START)
ROBBER_ON_SITE = OPTIONS.add(Option("robber_on_site", "CH-7.1", YES_NO, "false"))
SHIP_RULES = OPTIONS.add(Option("ship_rules", "CH-12.1", ("cheops", "seafarers"), "cheops"))
FREE_SHIPS, SEAFARERS = OPTIONS.codes(SHIP_RULES)
SHIPS_PER_PLAYER = OPTIONS.add(
    Number("ships_per_player", "CH-12.3", (_SHIPS, str(MOST_SHIPS)), _SHIPS, 1, MOST_SHIPS)
)
SHIP_WATERS = OPTIONS.add(Option("ship_waters", "CH-4.1", ("all", "nile_and_red_sea"), "all"))
ALL_WATERS, NARROW_ONLY = OPTIONS.codes(SHIP_WATERS)
ROAD_BUILDING_SHIPS = OPTIONS.add(Option("road_building_ships", "CH-4.7", YES_NO, "true"))
FEE_PER = OPTIONS.add(Option("harbour_fee", "CH-6.4", ("per_batch", "per_exchange"), "per_batch"))
PER_BATCH, PER_EXCHANGE = OPTIONS.codes(FEE_PER)
BUILDING_BLOCKS_ROUTE = OPTIONS.add(
    Option("foreign_building_blocks_route", "CH-5.2", YES_NO, "false")
)
SELLS_GOLD = OPTIONS.add(Option("bank_sells_gold", "CH-6.2", YES_NO, "false"))
PHARAOH_STARTS = OPTIONS.add(
    Option(
        "pharaoh_starts",
        "CH-8.2",
        ("first_site_building", "first_player_block"),
        "first_site_building",
    )
)
FIRST_SITE_BUILDING, FIRST_PLAYER_BLOCK = OPTIONS.codes(PHARAOH_STARTS)
PHARAOH_STOCK = OPTIONS.add(Number("pharaoh_blocks", "CH-2.1", (_BLACK, "15"), _BLACK, 1, FIELDS))
CURSE_WHEN_EQUAL = OPTIONS.add(
    Option("curse_when_all_equal", "CH-9.6", ("all_but_blessed", "nobody"), "all_but_blessed")
)
ALL_BUT_BLESSED, NOBODY_CURSED = OPTIONS.codes(CURSE_WHEN_EQUAL)
END_TIE = OPTIONS.add(Option("end_tie", "CH-10.3", ("shared", "most_blocks"), "shared"))
SHARED, MOST_BLOCKS = OPTIONS.codes(END_TIE)
OPTIONS.group("setup", THIRD_ROUND_ORDER, THIRD_START_ROAD, START_RESOURCES, SETUP_GOLD_PIECE)
OPTIONS.group("setup", SETUP_SHIP, ROBBER_START, PHARAOH_STOCK)
OPTIONS.group("trade", FEE_PER, BUILDING_BLOCKS_ROUTE, SELLS_GOLD)
OPTIONS.group("robber", ROBBER_ON_SITE)
OPTIONS.group("end", END_TIE)
OPTION_COUNT = len(OPTIONS)
