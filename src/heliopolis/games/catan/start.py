"""CB-3: the board is laid out, everybody places his first settlements."""

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
from heliopolis.games.catan.hands import in_bank, receive
from heliopolis.games.catan.moves import PLACED_ROAD, PLACED_SETTLEMENT
from heliopolis.games.catan.names import (
    GOODS,
    HEX_COUNT,
    SETUP_ROAD_AT,
    SETUP_SETTLEMENT_AT,
    START_ROUNDS,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
)
from heliopolis.games.catan.roads import longest_road
from heliopolis.games.catan.state import (
    BANK_SHORTAGE,
    CARD_BEFORE_ROLL,
    DISCARD_THRESHOLD,
    DOMESTIC_TRADE,
    FIRST_PLAYER,
    FRIENDLY_ROBBER,
    MOST_OFFERS,
    MOST_REFUSED,
    NOBODY,
    NOTHING,
    OFF_LAND,
    RANDOM,
    SEAT_0,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    TRADE_BUILD,
    TURN_LIMIT,
    VICTORY_TARGET,
    State,
)
from heliopolis.games.catan.turn import begin_first_turn
from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.rules import log_event, rule

DIE = 6

# --- Everything in its place ----------------------------------------------------------------------


@rule("CB-2.1", "CB-2.2", "CB-2.3", "CB-3.1")
def lay_out(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Pieces, cards and rulings, before the board is read."""
    seed_chance(s, seed)
    s.reveals = 0
    s.seats = seats
    s.turns = 0
    s.winner = NOBODY
    s.dice[0] = 0
    s.dice[1] = 0
    s.resume = 0
    s.card_played = 0
    s.built = 0
    s.pending = 0
    s.offers = 0
    s.accepted = 0
    s.refused_count = 0
    s.road_holder = NOBODY
    s.army_holder = NOBODY
    s.thief = NOBODY
    s.victim = NOBODY
    s.stolen = NOTHING
    s.sells_gold = 0
    for i in range(MOST_REFUSED):
        s.refused[i] = 0
    for i in range(ROADS + 1):
        s.path_vertex[i] = 0
        s.path_edge[i] = 0
        s.path_choice[i] = 0
    for seat in range(MOST_SEATS):
        lay_out_seat(s, seat)
    for good in range(RESOURCE_COUNT + 1):
        s.bank[good] = CARDS_EACH
        s.give[good] = 0
        s.want[good] = 0
    s.bank[GOLD] = GOLD_PIECES
    s.pile_left = 0
    for resource in range(RESOURCE_COUNT):
        s.pile[resource] = 0
        s.pool[resource] = 0
    s.deck_left = DECK_SIZE
    s.deck_below = 0
    s.fresh_cards = 0
    for kind in range(KIND_COUNT):
        s.deck[kind] = CARDS_OF_KIND[kind]
        s.fresh[kind] = 0
        s.gone[kind] = 0
    read_options(s, options)


@rule("CB-2.2")
def lay_out_seat(s: State, seat: int) -> None:
    """All pieces before their owner, nothing in the hand."""
    s.sealed_moves[seat] = 0
    s.points[seat] = 0
    s.cards[seat] = 0
    s.roads_left[seat] = ROADS
    s.settlements_left[seat] = SETTLEMENTS
    s.cities_left[seat] = CITIES
    s.knights[seat] = 0
    s.sure_knights[seat] = 0
    s.held_cards[seat] = 0
    s.road_length[seat] = 0
    s.to_discard[seat] = 0
    for kind in range(KIND_COUNT):
        s.held[seat][kind] = 0
    for good in range(RESOURCE_COUNT + 1):
        s.hand[seat][good] = 0
        s.due[seat][good] = 0
        s.ratio[seat][good] = BANK_RATIO
    for resource in range(RESOURCE_COUNT):
        s.chosen[seat][resource] = 0
        s.seen[seat][resource] = 0
        for other in range(MOST_SEATS):
            s.told[seat][other][resource] = 0


@rule
def read_options(s: State, options: Sequence[int]) -> None:
    """The rulings that all games have."""
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
    """What each hex is, its number, the harbours, the robber; returns where the board ends."""
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
    """By chance, by seat, or by a roll-off among the highest, which is as good as by chance."""
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
    """All roll two dice; those with the highest sum roll again until one is left."""
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
    """The first player begins."""
    s.pending = 0
    s.actor = placing_seat(s)
    s.phase = SETUP_SETTLEMENT


@rule("CB-3.4")
def placing_seat(s: State) -> int:
    """Clockwise from the first player, then back: the last places twice running."""
    step = s.pending % s.seats
    if s.pending >= s.seats:
        step = s.seats - 1 - step
    return (s.first + step) % s.seats


@rule("CB-3.4")
def rule_against_start_vertex(s: State, seat: int, vertex: int) -> int:
    """Anywhere, at a distance to all others."""
    return rule_against_distance(s, vertex)


@rule
def list_start_vertices(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write where a first settlement may stand."""
    n = 0
    for vertex in range(VERTEX_COUNT):
        if rule_against_start_vertex(s, seat, vertex) == 0:
            out[n] = SETUP_SETTLEMENT_AT + vertex
            n += 1
    return n


@rule("CB-3.4", "CB-3.5")
def place_start_settlement(s: State, seat: int, vertex: int) -> None:
    """The last one brings its owner the first cards."""
    found_settlement(s, seat, vertex)
    log_event(s, PLACED_SETTLEMENT, seat, vertex)
    if s.pending >= (START_ROUNDS - 1) * s.seats:
        start_income(s, seat, vertex)
    s.path_vertex[0] = vertex  # the road that follows touches it
    s.phase = SETUP_ROAD


@rule("CB-3.5", "CB-13.6")
def start_income(s: State, seat: int, vertex: int) -> None:
    """One good of each hex around it that yields something; two of a kind give two."""
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE and s.terrain[hex_] < GOODS and in_bank(s, s.terrain[hex_]):
            receive(s, seat, s.terrain[hex_], 1)


@rule("CB-3.4")
def rule_against_start_edge(s: State, seat: int, edge: int) -> int:
    """The road touches the settlement just placed."""
    for k in range(3):
        if VERTEX_EDGES[s.path_vertex[0]][k] == edge:
            return 101 if s.road[edge] == OFF_LAND else 0
    return 304


@rule
def list_start_edges(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges of the settlement just placed."""
    n = 0
    for k in range(3):
        edge = VERTEX_EDGES[s.path_vertex[0]][k]
        if edge != NOWHERE and rule_against_start_edge(s, seat, edge) == 0:
            out[n] = SETUP_ROAD_AT + edge
            n += 1
    return n


@rule("CB-3.4", "CB-3.6")
def place_start_road(s: State, seat: int, edge: int) -> None:
    """Then the next one places, until all have: the first player takes the first turn."""
    lay_road(s, seat, edge)
    s.road_length[seat] = longest_road(s, seat)
    log_event(s, PLACED_ROAD, seat, edge)
    next_placement(s)


@rule("CB-3.4", "CB-3.6")
def next_placement(s: State) -> None:
    """Who is next, or the first turn."""
    s.pending += 1
    if s.pending < START_ROUNDS * s.seats:
        s.actor = placing_seat(s)
        s.phase = SETUP_SETTLEMENT
    else:
        s.pending = 0
        begin_first_turn(s)
