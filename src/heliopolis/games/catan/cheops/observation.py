"""CH-11: what Cheops adds to the observation of a seat."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import hooks
from heliopolis.games.catan.cheops.board import FRAME, HARBOURS, MOST_HARBOURS, MOST_SEATS
from heliopolis.games.catan.cheops.harbours import find_dock
from heliopolis.games.catan.cheops.options import (
    BUILDING_BLOCKS_ROUTE,
    CURSE_WHEN_EQUAL,
    END_TIE,
    FEE_PER,
    OPTION_COUNT,
    PHARAOH_STARTS,
    PHARAOH_STOCK,
    ROAD_BUILDING_SHIPS,
    ROBBER_ON_SITE,
    ROBBER_START,
    SELLS_GOLD,
    SETUP_GOLD_PIECE,
    SETUP_SHIP,
    SHIP_RULES,
    SHIPS_PER_PLAYER,
    START_RESOURCES,
    THIRD_ROUND_ORDER,
    THIRD_START_ROAD,
)
from heliopolis.games.catan.cheops.pyramid import find_hosts
from heliopolis.games.catan.cheops.routes import reaches_building
from heliopolis.games.catan.cheops.state import BITS, DEAL, SHIP, State
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.observation import make_features
from heliopolis.games.catan.options import COMMON_OPTIONS
from heliopolis.games.catan.state import NOTHING
from heliopolis.games.catan.tables import EDGE_COUNT, VERTEX_COUNT
from heliopolis.kernel.features import BYTE, ONE_HOT, Features, set_one_hot
from heliopolis.kernel.rules import override, rule

GOOD_COUNT = len(ALL_GOODS)
# All options of the scenario except the waters, which the edges show.
OWN_OPTIONS = OPTION_COUNT - COMMON_OPTIONS - 1

FEATURES = make_features(FRAME)
RULINGS = FEATURES.add(
    "egypt: options", OWN_OPTIONS, "the options of the scenario, as numbers", most=BYTE
)
START_VERTEX = FEATURES.add(
    "egypt: start vertex", len(FRAME.vertices), "1 if a player may start there", places="vertices"
)
SITE_VERTEX = FEATURES.add(
    "egypt: site vertex",
    len(FRAME.vertices),
    "1 for a corner of the building site",
    places="vertices",
)
SHIP_EDGE_STATE = FEATURES.add(
    "egypt: ship edge",
    len(FRAME.edges),
    "1 if a ship may lie there, 2 if one does",
    most=SHIP,
    groups=len(FRAME.edges),
    places="edges",
)
PYRAMID = FEATURES.add(
    "pyramid", 3, "1 if the site is open; blocks laid; black blocks left", most=BYTE
)
SHIP_MOVED = FEATURES.add("ship move", 2, "1 if one was moved this turn; 1 while one is lifted")
DEAL_HARBOUR = FEATURES.add(
    "deal: harbour", MOST_HARBOURS, "the one of the deal under way", kind=ONE_HOT
)
DEAL_GOOD = FEATURES.add(
    "deal: good", GOOD_COUNT, "what is given in it: " + ", ".join(ALL_GOODS), kind=ONE_HOT
)

BUILDER = Features()
SHIPS_LEFT = BUILDER.add("ships left", 1, "in stock", most=BYTE)
LAID = BUILDER.add("blocks", 1, "in the pyramid", most=BYTE)
IS_BLESSED = BUILDER.add("blessed", 1, "1 if the Blessing is here")
IS_CURSED = BUILDER.add("cursed", 1, "1 if a Curse lies here")
HOSTS = BUILDER.add(
    "hosts", MOST_SEATS, "by seat, from the observer on: 1 if it lets blocks be built"
)
IN_REACH = BUILDER.add(
    "harbours", MOST_HARBOURS, "1 for each in reach or owned: " + ", ".join(HARBOURS)
)
BUILDERS = FEATURES.repeat_for_seats(MOST_SEATS, BUILDER)
BUILDER_SIZE = BUILDER.size


@override(hooks.observe_more, "CH-11.1")
def observe_more(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Write the board, the pyramid, the deal under way, and what every player reaches."""
    write_own_options(s, out)
    write_egypt(s, out)
    out[PYRAMID] = s.site_open
    out[PYRAMID + 1] = s.laid
    out[PYRAMID + 2] = s.pharaoh_stock - s.black
    out[SHIP_MOVED] = s.ship_moved
    out[SHIP_MOVED + 1] = 0 if s.lifted == NOTHING else 1
    deals = s.phase == DEAL
    set_one_hot(out, DEAL_HARBOUR, MOST_HARBOURS, s.deal_harbour if deals else NOTHING)
    set_one_hot(out, DEAL_GOOD, GOOD_COUNT, s.deal_good if deals else NOTHING)
    n = BUILDERS
    for place in range(MOST_SEATS):
        write_builder(s, observer, place, out, n)
        n += BUILDER_SIZE
    return n


@rule
def write_own_options(s: State, out: MutableSequence[int]) -> None:
    """Write the options of the scenario; those after the waters move up by one."""
    first = RULINGS - COMMON_OPTIONS
    out[first + THIRD_ROUND_ORDER] = s.third_round_order
    out[first + THIRD_START_ROAD] = s.third_start_road
    out[first + START_RESOURCES] = s.start_resources
    out[first + SETUP_GOLD_PIECE] = s.setup_gold_piece
    out[first + SETUP_SHIP] = s.setup_ship
    out[first + ROBBER_START] = s.robber_start
    out[first + ROBBER_ON_SITE] = s.robber_on_site
    out[first + SHIP_RULES] = s.ship_rules
    out[first + SHIPS_PER_PLAYER] = s.ships_each
    first -= 1
    out[first + ROAD_BUILDING_SHIPS] = s.road_building_ships
    out[first + FEE_PER] = s.fee_per
    out[first + BUILDING_BLOCKS_ROUTE] = s.building_blocks_route
    out[first + SELLS_GOLD] = s.sells_gold
    out[first + PHARAOH_STARTS] = s.pharaoh_starts
    out[first + PHARAOH_STOCK] = s.pharaoh_stock
    out[first + CURSE_WHEN_EQUAL] = s.curse_when_equal
    out[first + END_TIE] = s.end_tie


@rule
def write_egypt(s: State, out: MutableSequence[int]) -> None:
    """Write the start vertices, the site, and ships."""
    for vertex in range(VERTEX_COUNT):
        out[START_VERTEX + vertex] = s.start_vertices[vertex // BITS] >> vertex % BITS & 1
    for i in range(s.site_vertices):
        out[SITE_VERTEX + s.site[i]] = 1
    for edge in range(EDGE_COUNT):
        out[SHIP_EDGE_STATE + edge] = min(s.ship[edge], SHIP)


@rule
def write_builder(
    s: State, observer: int, place: int, out: MutableSequence[int], begin: int
) -> None:
    """Write the features of the seat `place` steps to the left of the observer."""
    if place >= s.seats:
        return
    seat = (observer + place) % s.seats
    out[begin + SHIPS_LEFT] = s.ships_left[seat]
    out[begin + LAID] = s.blocks[seat]
    out[begin + IS_BLESSED] = 1 if s.blessed == seat else 0
    out[begin + IS_CURSED] = s.cursed >> seat & 1
    through = find_hosts(s, seat)
    for host in range(s.seats):
        if through >> host & 1:
            out[begin + HOSTS + (host - observer + s.seats) % s.seats] = 1
    for harbour in range(s.harbours):
        vertex = find_dock(s, harbour)
        if vertex != NOWHERE and (s.owner[vertex] == seat or reaches_building(s, seat, vertex)):
            out[begin + IN_REACH + harbour] = 1
