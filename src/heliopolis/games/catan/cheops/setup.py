"""CH-2: Egypt is laid out, everybody places three settlements on the banks of the Nile."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

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
from heliopolis.games.catan.cheops.moves import CHOSE_DESERT, PLACED_SHIP, SETUP_SHIP_AT
from heliopolis.games.catan.cheops.pyramid import open_site
from heliopolis.games.catan.cheops.routes import clear_routes
from heliopolis.games.catan.cheops.ships import lay_ship
from heliopolis.games.catan.cheops.state import (
    ALL_WATERS,
    BITS,
    BUILDING_BLOCKS_ROUTE,
    CH,
    CHOOSE_DESERT,
    CURSE_WHEN_EQUAL,
    END_TIE,
    FEE_PER,
    FIRST_PLAYER_CHOOSES,
    LAST_SEAT,
    NO_WATER,
    OPEN_WATER,
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
    STILL_OPEN,
    THIRD_ROUND_ORDER,
    THIRD_START_ROAD,
    State,
)
from heliopolis.games.catan.components import DESERT, GOLD
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import gain, in_bank, receive
from heliopolis.games.catan.names import (
    EDGE_COUNT,
    GOODS,
    HEX_COUNT,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
)
from heliopolis.games.catan.start import (
    choose_first_player,
    lay_out,
    next_placement,
    read_board,
    start_placing,
)
from heliopolis.games.catan.start import list_start_edges as list_start_roads
from heliopolis.games.catan.start import place_start_settlement as place_plain_settlement
from heliopolis.games.catan.start import placing_seat as plain_placing_seat
from heliopolis.games.catan.state import FALSE, NOBODY, NOTHING, TRUE
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import log_event, rule

# --- Everything in its place ----------------------------------------------------------------------


@rule("CH-1.1", "CH-2.1", "CH-2.2", "CH-2.8")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Lay everything out; then the first player puts the robber down, by option, and places."""
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
        s.robber = any_desert(s)
    start_placing(s)
    if s.robber_start == FIRST_PLAYER_CHOOSES:
        s.phase = CHOOSE_DESERT


@rule("CH-12.3")
def read_own_options(s: State, options: Sequence[int]) -> None:
    """The rulings of this scenario. By the Seafarers rules a ship may lie at the start."""
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
    """Where ships may lie, where one starts, the harbours, the corners of the site.

    What gold hexes yield is decided with all other hexes, as gold is one of the goods here.
    """
    least = SHIP_EDGE if options[SHIP_WATERS] == ALL_WATERS else NARROW_SHIP_EDGE
    for edge in range(EDGE_COUNT):
        s.ship[edge] = OPEN_WATER if options[first + edge] >= least else NO_WATER
    first += EDGE_COUNT
    for word in range((VERTEX_COUNT + BITS - 1) // BITS):
        s.start_vertices[word] = 0
    for vertex in range(VERTEX_COUNT):
        s.start_vertices[vertex // BITS] |= options[first + vertex] << vertex % BITS
    first += VERTEX_COUNT
    s.harbours = 0
    for i in range(MOST_HARBOURS):
        s.harbour_edge[i] = options[first + i]
        if s.harbour_edge[i] != NOWHERE:
            s.harbours = i + 1
    first += MOST_HARBOURS
    s.site_vertices = 0
    for i in range(MOST_SITE_VERTICES):
        s.site[i] = options[first + i]
        if s.site[i] != NOWHERE:
            s.site_vertices = i + 1


@rule("CH-2.1", "CH-9.5")
def lay_out_pyramid(s: State) -> None:
    """No block is laid, no route exists, nobody is blessed or cursed."""
    clear_routes(s)
    s.ship_moved = 0
    s.lifted = NOTHING
    s.deal_harbour = 0
    s.deal_good = 0
    s.deal_takes = 0
    s.site_open = 0
    s.laid = 0
    s.black = 0
    s.blessed = NOBODY
    s.cursed = 0
    s.ended_by = STILL_OPEN
    for i in range(FIELDS):
        s.pyramid[i] = NOBODY
    for seat in range(MOST_SEATS):
        s.blocks[seat] = 0


# --- The robber's desert --------------------------------------------------------------------------


@rule("CH-2.2")
def any_desert(s: State) -> int:
    """One of the deserts, all equally likely."""
    count = 0
    for hex_ in range(HEX_COUNT):
        if s.terrain[hex_] == DESERT:
            count += 1
    skip = rand(s, count)
    chosen = 0
    while s.terrain[chosen] != DESERT or skip > 0:
        if s.terrain[chosen] == DESERT:
            skip -= 1
        chosen += 1
    return chosen


@rule("CH-2.2")
def rule_against_desert(s: State, hex_: int) -> int:
    """The robber starts on a desert."""
    return 0 if s.terrain[hex_] == DESERT else CH + 202


@rule("CH-2.2")
def choose_desert(s: State, seat: int, hex_: int) -> None:
    """Then the start placement begins."""
    s.robber = hex_
    log_event(s, CHOSE_DESERT, seat, hex_)
    start_placing(s)


# --- Start placement ------------------------------------------------------------------------------


@rule("CH-2.3")
def placing_seat(s: State) -> int:
    """Clockwise, back, and clockwise again from the first player, or by option from the last."""
    third = s.pending - 2 * s.seats
    if third < 0:
        return plain_placing_seat(s)
    if s.third_round_order == LAST_SEAT:
        third += s.seats - 1
    return (s.first + third) % s.seats


@rule("CH-2.4")
def rule_against_start_vertex(s: State, seat: int, vertex: int) -> int:
    """On the banks, at a distance to all others."""
    broken = rule_against_distance(s, vertex)
    if broken:
        return broken
    return 0 if s.start_vertices[vertex // BITS] >> vertex % BITS & 1 else CH + 204


@rule("CH-2.5", "CH-2.6", "CH-2.7")
def place_start_settlement(s: State, seat: int, vertex: int) -> None:
    """The third one brings goods, by option the second one too; a road follows at once."""
    second = s.seats <= s.pending < 2 * s.seats
    third = s.pending >= 2 * s.seats
    place_plain_settlement(s, seat, vertex)
    if second and s.start_resources == SECOND_AND_THIRD:
        start_income(s, seat, vertex)
    open_site(s, seat, vertex)
    if third and s.third_start_road == FALSE:
        next_placement(s)


@rule("CH-2.6")
def start_income(s: State, seat: int, vertex: int) -> None:
    """One good of each hex around it that yields something; gold too, unless by option."""
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ == NOWHERE or s.terrain[hex_] >= GOODS or not in_bank(s, s.terrain[hex_]):
            continue
        if s.terrain[hex_] != GOLD or s.setup_gold_piece == TRUE:
            receive(s, seat, s.terrain[hex_], 1)


@rule("CH-2.5")
def rule_against_start_ship(s: State, seat: int, edge: int) -> int:
    """By option a ship may take the place of the road that touches the settlement."""
    if s.setup_ship != TRUE or s.ships_left[seat] == 0:
        return CH + 205
    for k in range(3):
        if VERTEX_EDGES[s.path_vertex[0]][k] == edge:
            return CH + 401 if s.ship[edge] == NO_WATER else 0
    return CH + 205


@rule("CH-2.5")
def list_start_edges(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges of the settlement just placed, for a road and perhaps for a ship."""
    n = list_start_roads(s, seat, out)
    for k in range(3):
        edge = VERTEX_EDGES[s.path_vertex[0]][k]
        if edge != NOWHERE and rule_against_start_ship(s, seat, edge) == 0:
            out[n] = SETUP_SHIP_AT + edge
            n += 1
    return n


@rule("CH-2.5")
def place_start_ship(s: State, seat: int, edge: int) -> None:
    """A ship in place of the road."""
    lay_ship(s, seat, edge)
    log_event(s, PLACED_SHIP, seat, edge)
    next_placement(s)
