"""The options of the scenario, in the order in which rules read them."""

from __future__ import annotations

from heliopolis.games.catan.cheops.board import FIELDS, MOST_SHIPS, PHARAOH_BLOCKS, SHIPS
from heliopolis.games.catan.game import common_options
from heliopolis.kernel.game import Number, Option

_BOTH = ("true", "false")
_SHIPS, _BLACK = str(SHIPS), str(PHARAOH_BLOCKS)

OPTIONS: tuple[Option, ...] = (
    *common_options(trade_build="phased", victory_target="12"),
    Option("third_round_order", "CH-2.3", ("first_player", "last_seat"), "first_player"),
    Option("third_start_road", "CH-2.5", _BOTH, "true"),
    Option("start_resources", "CH-2.6", ("third", "second_and_third"), "third"),
    Option("setup_gold_piece", "CH-2.6", _BOTH, "true"),
    Option("setup_ship", "CH-2.5", _BOTH, "false"),
    Option("robber_start", "CH-2.2", ("fixed", "first_player_chooses", "random_desert"), "fixed"),
    Option("robber_on_site", "CH-7.1", _BOTH, "false"),
    Option("ship_rules", "CH-12.1", ("cheops", "seafarers"), "cheops"),
    Number("ships_per_player", "CH-12.3", (_SHIPS, str(MOST_SHIPS)), _SHIPS, 1, MOST_SHIPS),
    Option("ship_waters", "CH-4.1", ("all", "nile_and_red_sea"), "all"),
    Option("road_building_ships", "CH-4.7", _BOTH, "true"),
    Option("harbour_fee", "CH-6.4", ("per_batch", "per_exchange"), "per_batch"),
    Option("foreign_building_blocks_route", "CH-5.2", _BOTH, "false"),
    Option("bank_sells_gold", "CH-6.2", _BOTH, "false"),
    Option(
        "pharaoh_starts", "CH-8.2", ("first_site_building", "first_player_block"),
        "first_site_building",
    ),
    Number("pharaoh_blocks", "CH-2.1", (_BLACK, "15"), _BLACK, 1, FIELDS),
    Option("curse_when_all_equal", "CH-9.6", ("all_but_blessed", "nobody"), "all_but_blessed"),
    Option("end_tie", "CH-10.3", ("shared", "most_blocks"), "shared"),
)  # fmt: skip
