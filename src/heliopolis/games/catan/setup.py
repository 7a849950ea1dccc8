"""CB-3: the board is laid out, and every player places their first settlements."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from heliopolis.games.catan.build import (
    clear_board,
    found_settlement,
    lay_road,
    rule_against_distance,
)
from heliopolis.games.catan.components import (
    BANK_RATIO,
    CARDS_EACH,
    CARDS_OF_KIND,
    CITIES,
    DECK_SIZE,
    GOLD,
    GOLD_PIECES,
    KIND_COUNT,
    MOST_SEATS,
    RESOURCE_COUNT,
    ROADS,
    SETTLEMENTS,
)
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import is_in_bank, receive
from heliopolis.games.catan.log_events import PLACED_ROAD, PLACED_SETTLEMENT
from heliopolis.games.catan.moves import SETUP_ROAD_AT, SETUP_SETTLEMENT_AT
from heliopolis.games.catan.options import (
    BANK_SHORTAGE,
    CARD_BEFORE_ROLL,
    DISCARD_THRESHOLD,
    DOMESTIC_TRADE,
    FIRST_PLAYER,
    FRIENDLY_ROBBER,
    MOST_OFFERS,
    RANDOM,
    SEAT_0,
    TRADE_BUILD,
    TURN_LIMIT,
    VICTORY_TARGET,
)
from heliopolis.games.catan.roads import longest_road
from heliopolis.games.catan.rulebook import CB_1_1, CB_3_4
from heliopolis.games.catan.state import (
    NOBODY,
    NOTHING,
    OFF_LAND,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    State,
)
from heliopolis.games.catan.tables import (
    GOODS,
    HEX_COUNT,
    MOVE_OF,
    START_ROUNDS,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
)
from heliopolis.games.catan.turn import begin_first_turn
from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.layout import clear_state
from heliopolis.kernel.rules import hook, log_event, rule

DIE = 6

# --- Everything in its place ----------------------------------------------------------------------


@rule("CB-2.1", "CB-2.2", "CB-2.3", "CB-3.1")
def lay_out(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Lay out pieces and cards and read the options, before the board is read."""
    clear_state(s)
    seed_chance(s, seed)
    s.seats = seats
    s.winner = NOBODY
    s.road_holder = NOBODY
    s.army_holder = NOBODY
    s.thief = NOBODY
    s.victim = NOBODY
    s.stolen = NOTHING
    for seat in range(MOST_SEATS):
        lay_out_seat(s, seat)
    for resource in range(RESOURCE_COUNT):
        s.bank[resource] = CARDS_EACH
    s.bank[GOLD] = GOLD_PIECES
    s.deck_left = DECK_SIZE
    for kind in range(KIND_COUNT):
        s.deck[kind] = CARDS_OF_KIND[kind]
    read_options(s, options)


@rule("CB-2.2")
def lay_out_seat(s: State, seat: int) -> None:
    """Give a player all their pieces and the ratio of the bank."""
    s.roads_left[seat] = ROADS
    s.settlements_left[seat] = SETTLEMENTS
    s.cities_left[seat] = CITIES
    for good in range(RESOURCE_COUNT + 1):
        s.ratio[seat][good] = BANK_RATIO


@rule
def read_options(s: State, options: Sequence[int]) -> None:
    """Read the rulings that all games have."""
    s.trade_build = options[TRADE_BUILD]
    s.bank_shortage = options[BANK_SHORTAGE]
    s.domestic_trade = options[DOMESTIC_TRADE]
    s.most_offers = options[MOST_OFFERS]
    s.threshold = options[DISCARD_THRESHOLD]
    s.target = options[VICTORY_TARGET]
    s.first_player = options[FIRST_PLAYER]
    s.card_before_roll = options[CARD_BEFORE_ROLL]
    s.friendly_robber = options[FRIENDLY_ROBBER]
    s.turn_limit = options[TURN_LIMIT]


@rule("CB-1.3", "CB-3.2")
def read_board(s: State, options: Sequence[int], first: int) -> int:
    """Read the hexes, their numbers, the harbours and the robber; return where the board ends."""
    for hex_ in range(HEX_COUNT):
        s.terrain[hex_] = options[first + hex_]
        s.number[hex_] = options[first + HEX_COUNT + hex_]
    first += 2 * HEX_COUNT
    for vertex in range(VERTEX_COUNT):
        s.harbour[vertex] = options[first + vertex]
    s.robber = options[first + VERTEX_COUNT]
    clear_board(s)
    return first + VERTEX_COUNT + 1


@rule("CB-1.5", "CB-3.3")
def choose_first_player(s: State) -> None:
    """Choose the first player: by chance, by seat, or by a roll-off."""
    if s.first_player == RANDOM:
        s.first = rand(s, s.seats)
    elif s.first_player == SEAT_0:
        s.first = 0
    else:
        s.first = roll_off(s)
    s.active = s.first
    s.actor = s.first


@rule("CB-3.3")
def roll_off(s: State) -> int:
    """Roll two dice for each player; those with the highest sum roll again until one is left."""
    still_in = (1 << s.seats) - 1
    winner = 0
    while still_in:
        highest = 0
        leaders = 0
        for seat in range(s.seats):
            if still_in >> seat & 1:
                rolled = rand(s, DIE) + rand(s, DIE) + 2
                if rolled > highest:
                    highest = rolled
                    leaders = 0
                if rolled == highest:
                    leaders |= 1 << seat
                    winner = seat
        still_in = leaders if leaders & (leaders - 1) else 0
    return winner


# --- Start placement ------------------------------------------------------------------------------


@rule("CB-3.4")
def start_placing(s: State) -> None:
    """Ask the first player to place a settlement."""
    s.pending = 0
    s.actor = placing_seat(s)
    s.phase = SETUP_SETTLEMENT


@hook("CB-3.4")
def placing_seat(s: State) -> int:
    """Return the seat that places next: clockwise from the first player, then back."""
    step = s.pending % s.seats
    if s.pending >= s.seats:
        step = s.seats - 1 - step
    return (s.first + step) % s.seats


@hook("CB-3.4")
def rule_against_start_vertex(s: State, seat: int, vertex: int) -> int:
    """A first settlement stands anywhere, at a distance from all others."""
    return rule_against_distance(s, vertex)


@rule
def list_start_vertices(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the vertices on which a first settlement may stand."""
    n = 0
    for vertex in range(VERTEX_COUNT):
        if rule_against_start_vertex(s, seat, vertex) == 0:
            out[n] = MOVE_OF[SETUP_SETTLEMENT_AT] + vertex
            n += 1
    return n


@hook("CB-3.4", "CB-3.5")
def place_start_settlement(s: State, seat: int, vertex: int) -> None:
    """Place a first settlement; the last one brings its owner the first cards."""
    found_settlement(s, seat, vertex)
    log_event(s, PLACED_SETTLEMENT, seat, vertex)
    if s.pending >= (START_ROUNDS - 1) * s.seats:
        collect_start_income(s, seat, vertex)
    s.start_vertex = vertex
    s.phase = SETUP_ROAD


@hook("CB-3.5", "CB-13.6")
def collect_start_income(s: State, seat: int, vertex: int) -> None:
    """Receive one good for each hex around a settlement that yields something."""
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE and s.terrain[hex_] < GOODS and is_in_bank(s, s.terrain[hex_]):
            receive(s, seat, s.terrain[hex_], 1)


@rule
def rule_against_start_edge(s: State, seat: int, edge: int) -> int:
    """A first road touches the settlement just placed."""
    for k in range(3):
        if VERTEX_EDGES[s.start_vertex][k] == edge:
            return CB_1_1 if s.road[edge] == OFF_LAND else 0
    return CB_3_4


@hook
def list_start_edges(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges of the settlement just placed."""
    n = 0
    for k in range(3):
        edge = VERTEX_EDGES[s.start_vertex][k]
        if edge != NOWHERE and rule_against_start_edge(s, seat, edge) == 0:
            out[n] = MOVE_OF[SETUP_ROAD_AT] + edge
            n += 1
    return n


@rule("CB-3.4", "CB-3.6")
def place_start_road(s: State, seat: int, edge: int) -> None:
    """Lay a first road; then the next player places, or the first turn begins."""
    lay_road(s, seat, edge)
    s.road_length[seat] = longest_road(s, seat)
    log_event(s, PLACED_ROAD, seat, edge)
    next_placement(s)


@rule("CB-3.4", "CB-3.6")
def next_placement(s: State) -> None:
    """Ask the next player to place, or start the first turn."""
    s.pending += 1
    if s.pending < START_ROUNDS * s.seats:
        s.actor = placing_seat(s)
        s.phase = SETUP_SETTLEMENT
    else:
        s.pending = 0
        s.start_vertex = 0
        begin_first_turn(s)
