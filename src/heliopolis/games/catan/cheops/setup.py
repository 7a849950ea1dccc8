"""CH-2: Egypt is laid out, and every player places three settlements on the banks of the Nile."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from heliopolis.games.catan import setup as plain
from heliopolis.games.catan.build import rule_against_distance
from heliopolis.games.catan.cheops.board import (
    FIELDS,
    MOST_HARBOURS,
    MOST_SEATS,
    MOST_SITE_VERTICES,
    NARROW_SHIP_EDGE,
    SHIP_EDGE,
    START_GOLD,
)
from heliopolis.games.catan.cheops.moves import PLACED_SHIP, SETUP_SHIP_AT
from heliopolis.games.catan.cheops.options import (
    ALL_WATERS,
    BUILDING_BLOCKS_ROUTE,
    CURSE_WHEN_EQUAL,
    END_TIE,
    FEE_PER,
    FIRST_PLAYER_CHOOSES,
    LAST_SEAT,
    OPTION_COUNT,
    PHARAOH_STARTS,
    PHARAOH_STOCK,
    RANDOM_DESERT,
    ROAD_BUILDING_SHIPS,
    ROBBER_ON_SITE,
    ROBBER_START,
    SEAFARERS,
    SECOND_AND_THIRD,
    SELLS_GOLD,
    SETUP_GOLD_PIECE,
    SETUP_SHIP,
    SHIP_RULES,
    SHIP_WATERS,
    SHIPS_PER_PLAYER,
    START_RESOURCES,
    THIRD_ROUND_ORDER,
    THIRD_START_ROAD,
)
from heliopolis.games.catan.cheops.pyramid import open_site
from heliopolis.games.catan.cheops.rulebook import CH_2_4, CH_2_5, CH_4_1
from heliopolis.games.catan.cheops.ships import lay_ship
from heliopolis.games.catan.cheops.state import BITS, NO_WATER, OPEN_WATER, STILL_OPEN, State
from heliopolis.games.catan.components import GOLD
from heliopolis.games.catan.desert import draw_desert
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import gain, is_in_bank, receive
from heliopolis.games.catan.options import FALSE, TRUE
from heliopolis.games.catan.setup import (
    choose_first_player,
    lay_out,
    list_start_edges,
    next_placement,
    place_start_settlement,
    placing_seat,
    read_board,
    start_placing,
)
from heliopolis.games.catan.state import CHOOSE_DESERT, NOBODY, NOTHING
from heliopolis.games.catan.tables import (
    EDGE_COUNT,
    GOODS,
    MOVE_OF,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
)
from heliopolis.kernel.rules import log_event, override, rule

# --- Everything in its place ----------------------------------------------------------------------


@rule("CH-1.1", "CH-2.1", "CH-2.2", "CH-2.8")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Lay everything out; then the first player places the robber, by option, and a settlement."""
    lay_out(s, seats, seed, options)
    read_own_options(s, options)
    read_egypt(s, options, read_board(s, options, OPTION_COUNT))
    lay_out_pyramid(s)
    for seat in range(MOST_SEATS):
        s.ships_left[seat] = s.ships_each
    for seat in range(seats):
        gain(s, seat, GOLD, START_GOLD)
    choose_first_player(s)
    if s.robber_start == RANDOM_DESERT:
        s.robber = draw_desert(s)
    start_placing(s)
    if s.robber_start == FIRST_PLAYER_CHOOSES:
        s.phase = CHOOSE_DESERT


@rule("CH-12.3")
def read_own_options(s: State, options: Sequence[int]) -> None:
    """Read the options of this scenario. The Seafarers rules allow ships at the start."""
    s.third_round_order = options[THIRD_ROUND_ORDER]
    s.third_start_road = options[THIRD_START_ROAD]
    s.start_resources = options[START_RESOURCES]
    s.setup_gold_piece = options[SETUP_GOLD_PIECE]
    s.ship_rules = options[SHIP_RULES]
    s.setup_ship = TRUE if s.ship_rules == SEAFARERS else options[SETUP_SHIP]
    s.robber_start = options[ROBBER_START]
    s.robber_on_site = options[ROBBER_ON_SITE]
    s.ships_each = options[SHIPS_PER_PLAYER]
    s.road_building_ships = options[ROAD_BUILDING_SHIPS]
    s.fee_per = options[FEE_PER]
    s.building_blocks_route = options[BUILDING_BLOCKS_ROUTE]
    s.sells_gold = 1 if options[SELLS_GOLD] == TRUE else 0
    s.pharaoh_starts = options[PHARAOH_STARTS]
    s.pharaoh_stock = options[PHARAOH_STOCK]
    s.curse_when_equal = options[CURSE_WHEN_EQUAL]
    s.end_tie = options[END_TIE]


@rule("CH-4.1", "CH-6.1", "CH-7.2")
def read_egypt(s: State, options: Sequence[int], first: int) -> None:
    """Read where ships may lie, the start vertices, the harbours, and the corners of the site.

    Gold hexes are read with all other hexes, as gold is one of the goods here.
    """
    least = SHIP_EDGE if options[SHIP_WATERS] == ALL_WATERS else NARROW_SHIP_EDGE
    for edge in range(EDGE_COUNT):
        s.ship[edge] = OPEN_WATER if options[first + edge] >= least else NO_WATER
    first += EDGE_COUNT
    for vertex in range(VERTEX_COUNT):
        s.start_vertices[vertex // BITS] |= options[first + vertex] << vertex % BITS
    first += VERTEX_COUNT
    for i in range(MOST_HARBOURS):
        s.harbour_edge[i] = options[first + i]
        if s.harbour_edge[i] != NOWHERE:
            s.harbours = i + 1
    first += MOST_HARBOURS
    for i in range(MOST_SITE_VERTICES):
        s.site[i] = options[first + i]
        if s.site[i] != NOWHERE:
            s.site_vertices = i + 1


@rule("CH-2.1", "CH-9.5")
def lay_out_pyramid(s: State) -> None:
    """Leave the pyramid empty; nobody is blessed."""
    s.lifted = NOTHING
    s.blessed = NOBODY
    s.ended_by = STILL_OPEN
    for i in range(FIELDS):
        s.pyramid[i] = NOBODY


# --- Start placement ------------------------------------------------------------------------------


@override(plain.placing_seat, "CH-2.3")
def placing_seat_of_three_rounds(s: State) -> int:
    """Place clockwise, back, and clockwise again from the first player, or the last by option."""
    third = s.pending - 2 * s.seats
    if third < 0:
        return placing_seat(s)
    if s.third_round_order == LAST_SEAT:
        third += s.seats - 1
    return (s.first + third) % s.seats


@override(plain.rule_against_start_vertex)
def rule_against_start_vertex(s: State, seat: int, vertex: int) -> int:
    """A first settlement stands on the banks, at a distance from all others."""
    broken = rule_against_distance(s, vertex)
    if broken:
        return broken
    return 0 if s.start_vertices[vertex // BITS] >> vertex % BITS & 1 else CH_2_4


@override(plain.place_start_settlement, "CH-2.5", "CH-2.6", "CH-2.7")
def place_start_settlement_on_bank(s: State, seat: int, vertex: int) -> None:
    """Place a first settlement: the third brings goods, and by option the second."""
    second = s.seats <= s.pending < 2 * s.seats
    third = s.pending >= 2 * s.seats
    place_start_settlement(s, seat, vertex)
    if second and s.start_resources == SECOND_AND_THIRD:
        collect_start_income(s, seat, vertex)
    open_site(s, seat, vertex)
    if third and s.third_start_road == FALSE:
        next_placement(s)


@override(plain.collect_start_income, "CH-2.6")
def collect_start_income(s: State, seat: int, vertex: int) -> None:
    """Receive one good for each hex around a settlement; gold too, unless by option."""
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ == NOWHERE or s.terrain[hex_] >= GOODS or not is_in_bank(s, s.terrain[hex_]):
            continue
        if s.terrain[hex_] != GOLD or s.setup_gold_piece == TRUE:
            receive(s, seat, s.terrain[hex_], 1)


@rule
def rule_against_start_ship(s: State, seat: int, edge: int) -> int:
    """By option a ship may take the place of the road that touches the settlement."""
    if s.setup_ship != TRUE or s.ships_left[seat] == 0:
        return CH_2_5
    for k in range(3):
        if VERTEX_EDGES[s.start_vertex][k] == edge:
            return CH_4_1 if s.ship[edge] == NO_WATER else 0
    return CH_2_5


@override(plain.list_start_edges, "CH-2.5")
def list_start_edges_and_ships(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges of the settlement just placed, for roads and perhaps for ships."""
    n = list_start_edges(s, seat, out)
    for k in range(3):
        edge = VERTEX_EDGES[s.start_vertex][k]
        if edge != NOWHERE and rule_against_start_ship(s, seat, edge) == 0:
            out[n] = MOVE_OF[SETUP_SHIP_AT] + edge
            n += 1
    return n


@rule("CH-2.5")
def place_start_ship(s: State, seat: int, edge: int) -> None:
    """Lay a ship in place of the road."""
    lay_ship(s, seat, edge)
    log_event(s, PLACED_SHIP, seat, edge)
    next_placement(s)
