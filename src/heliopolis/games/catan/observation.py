"""What a seat sees, as numbers for learning: what its view shows, and nothing else.

Seats are relative to the observer: 0 is the observer, 1 the left neighbour, and so on; places where
nobody sits are all zero. Hexes, vertices and edges are in the order of the frame.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.components import (
    ALL_GOODS,
    ANY_HARBOUR,
    GOLD,
    KIND_COUNT,
    KINDS,
    MOST_SEATS,
    RESOURCE_COUNT,
    TERRAINS,
    VICTORY_POINT,
)
from heliopolis.games.catan.geometry import Frame
from heliopolis.games.catan.hooks import observe_more
from heliopolis.games.catan.options import (
    BANK_SHORTAGE,
    CARD_BEFORE_ROLL,
    COMMON_OPTIONS,
    DISCARD_THRESHOLD,
    DOMESTIC_TRADE,
    FIRST_PLAYER,
    FRIENDLY_ROBBER,
    MOST_OFFERS,
    TRADE_BUILD,
    TURN_LIMIT,
    VICTORY_TARGET,
)
from heliopolis.games.catan.play import players_to_move
from heliopolis.games.catan.state import DISCARD, OFFER_BUILD, OVER, PHASES, SCENARIO, State
from heliopolis.games.catan.tables import EDGE_COUNT, HEX_COUNT, VERTEX_COUNT
from heliopolis.kernel.features import (
    BYTE,
    ONE_HOT,
    SEAT_ONE_HOT,
    SHORT,
    Features,
    clear,
    set_one_hot,
)
from heliopolis.kernel.rules import rule

GOOD_COUNT = RESOURCE_COUNT + 1
TERRAIN_COUNT = len(TERRAINS)
HARBOUR_KINDS = ANY_HARBOUR + 1
SCENARIO_PHASES_ROOM = 10  # for the phases of a scenario, behind those of the plain game
PHASE_ROOM = SCENARIO + SCENARIO_PHASES_ROOM

SEAT = Features()
TAKEN = SEAT.add("taken", 1, "1 if a player sits there")
TO_MOVE = SEAT.add("asked", 1, "1 if this seat may act now")
ACTIVE = SEAT.add("active", 1, "1 if it is this seat's turn")
POINTS = SEAT.add("points", 1, "visible ones; with all cards at the end", least=-BYTE, most=BYTE)
CARDS = SEAT.add("cards", 1, "resource cards in the hand", most=SHORT)
KNOWN = SEAT.add(
    "known cards",
    RESOURCE_COUNT,
    "those that the observer knows of; own: all",
    most=SHORT,
)
GOLD_PIECES = SEAT.add("gold", 1, "gold pieces", most=SHORT)
DEVELOPMENT = SEAT.add("development cards", 1, "in the hand", most=BYTE)
KNIGHTS = SEAT.add("knights", 1, "face up", most=BYTE)
PIECES_LEFT = SEAT.add("pieces left", 3, "roads, settlements, cities", most=BYTE)
ROAD_LENGTH = SEAT.add("road length", 1, "of the longest road", most=BYTE)
SPECIAL_CARDS = SEAT.add("special cards", 2, "Longest Road, Largest Army")
RATIOS = SEAT.add("ratios", GOOD_COUNT, "units of each good that the bank takes for one", most=BYTE)
ACCEPTS = SEAT.add("accepted", 1, "1 if this seat accepts the offer")
OWES = SEAT.add("to discard", 1, "1 if cards are still to be chosen")
SEAT_SIZE = SEAT.size

_GOODS = ", ".join(ALL_GOODS)

# The features before those of the board, whose sizes depend on its frame.
TABLE = Features()
PHASE = TABLE.add(
    "phase", PHASE_ROOM, f"one of: {', '.join(PHASES)}; then a scenario's", kind=ONE_HOT
)
RULINGS = TABLE.add(
    "options", COMMON_OPTIONS, "the options that all games have, as numbers", most=SHORT
)
TURNS = TABLE.add("turns", 1, "that have ended", most=SHORT)
DICE_ROLLED = TABLE.add("dice", 2, "of this turn, 0 before the roll", most=6)
CARD_PLAYED = TABLE.add("card played", 1, "1 if a development card was played this turn")
BUILT = TABLE.add("built", 1, "1 after the first build of this turn")
PENDING = TABLE.add("pending", 1, "free roads to lay or cards to take", most=BYTE)
OFFERS = TABLE.add("offers", 1, "begun this turn", most=BYTE)
BANK = TABLE.add("bank", GOOD_COUNT, _GOODS, least=-SHORT, most=SHORT)
DRAW_PILE = TABLE.add("draw pile", 1, "cards left, where there is one", most=BYTE)
DECK = TABLE.add("deck", 1, "development cards left", most=BYTE)
HAND = TABLE.add("hand", GOOD_COUNT, f"of the observer: {_GOODS}", most=SHORT)
HELD = TABLE.add("development cards", KIND_COUNT, f"of the observer: {', '.join(KINDS)}", most=BYTE)
FRESH = TABLE.add("bought now", KIND_COUNT, "of those, this turn", most=BYTE)
CHOSEN = TABLE.add(
    "chosen", RESOURCE_COUNT, "cards that the observer is about to discard", most=BYTE
)
TO_DISCARD = TABLE.add("to discard", 1, "cards that the observer must still choose", most=BYTE)
GIVEN = TABLE.add(
    "offer: given", GOOD_COUNT, "once it is sent, or if it is the observer's", most=SHORT
)
WANTED = TABLE.add("offer: wanted", GOOD_COUNT, "the same", most=SHORT)
SEATS = TABLE.repeat_for_seats(MOST_SEATS, SEAT)
BOARD = TABLE.size


def make_features(frame: Frame) -> Features:
    """Return the features on a frame, to which a scenario adds its own."""
    hexes, vertices, edges = len(frame.hexes), len(frame.vertices), len(frame.edges)
    features = TABLE.extend()
    add = features.add
    terrains = ", ".join(TERRAINS)
    kinds = hexes * TERRAIN_COUNT
    add(
        "terrain",
        kinds,
        f"of each hex one of: {terrains}",
        kind=ONE_HOT,
        groups=hexes,
        places="hexes",
    )
    add("number", hexes, "of each hex, or 0", most=12, groups=hexes, places="hexes")
    add("robber", hexes, "1 where it stands", kind=ONE_HOT, places="hexes")
    add(
        "harbour",
        vertices * HARBOUR_KINDS,
        "of each vertex: a resource, or any good",
        kind=ONE_HOT,
        groups=vertices,
        places="vertices",
    )
    for name, count, place, places in (
        ("settlement", vertices, "vertex", "vertices"),
        ("city", vertices, "vertex", "vertices"),
        ("road", edges, "edge", "edges"),
    ):
        size, meaning = count * MOST_SEATS, f"of each {place}: its owner"
        add(name, size, meaning, kind=SEAT_ONE_HOT, groups=count, places=places)
    return features


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write what a seat sees as the numbers of the declared features."""
    clear(out, len(out))
    set_one_hot(out, PHASE, PHASE_ROOM, s.phase)
    write_turn(s, out)
    write_own(s, observer, out)
    write_offer(s, observer, out)
    for place in range(MOST_SEATS):
        write_place(s, observer, place, out, SEATS + place * SEAT_SIZE)
    observe_more(s, observer, out, write_board(s, observer, out, BOARD))


@rule
def write_turn(s: State, out: MutableSequence[int]) -> None:
    """Write the options, the turn and the bank."""
    out[RULINGS + TRADE_BUILD] = s.trade_build
    out[RULINGS + BANK_SHORTAGE] = s.bank_shortage
    out[RULINGS + DOMESTIC_TRADE] = s.domestic_trade
    out[RULINGS + MOST_OFFERS] = s.most_offers
    out[RULINGS + DISCARD_THRESHOLD] = s.threshold
    out[RULINGS + VICTORY_TARGET] = s.target
    out[RULINGS + FIRST_PLAYER] = s.first_player
    out[RULINGS + CARD_BEFORE_ROLL] = s.card_before_roll
    out[RULINGS + FRIENDLY_ROBBER] = s.friendly_robber
    out[RULINGS + TURN_LIMIT] = min(s.turn_limit, SHORT)
    out[TURNS] = min(s.turns, SHORT)
    out[DICE_ROLLED] = s.dice[0]
    out[DICE_ROLLED + 1] = s.dice[1]
    out[CARD_PLAYED] = s.card_played
    out[BUILT] = s.built
    out[PENDING] = s.pending
    out[OFFERS] = s.offers
    for good in range(GOOD_COUNT):
        out[BANK + good] = s.bank[good]
    out[DRAW_PILE] = s.pile_left
    out[DECK] = s.deck_left + s.deck_below


@rule("CB-14.2")
def write_own(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write what only the observer knows."""
    for good in range(GOOD_COUNT):
        out[HAND + good] = s.hand[observer][good]
    for kind in range(KIND_COUNT):
        out[HELD + kind] = s.held[observer][kind]
        if observer == s.active:
            out[FRESH + kind] = s.fresh[kind]
    for resource in range(RESOURCE_COUNT):
        out[CHOSEN + resource] = s.chosen[observer][resource]
    out[TO_DISCARD] = s.to_discard[observer]


@rule("CB-7.2")
def write_offer(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Write both sides of the offer; the others hear it when it is sent."""
    if s.phase == OFFER_BUILD and observer != s.active:
        return
    for good in range(GOOD_COUNT):
        out[GIVEN + good] = s.give[good]
        out[WANTED + good] = s.want[good]


@rule("CB-14.1")
def write_place(s: State, observer: int, place: int, out: MutableSequence[int], begin: int) -> None:
    """Write the features of the seat `place` steps to the left of the observer."""
    if place >= s.seats:
        return
    seat = (observer + place) % s.seats
    out[begin + TAKEN] = 1
    # Everyone knows which seats still have to discard, but not how many cards they have chosen.
    out[begin + TO_MOVE] = players_to_move(s) >> seat & 1
    out[begin + ACTIVE] = 1 if seat == s.active else 0
    shown = s.held[seat][VICTORY_POINT] if s.phase == OVER else 0
    out[begin + POINTS] = s.points[seat] + shown
    out[begin + CARDS] = s.cards[seat]
    for resource in range(RESOURCE_COUNT):
        known = s.seen[seat][resource] + s.told[observer][seat][resource]
        out[begin + KNOWN + resource] = s.hand[seat][resource] if seat == observer else known
    out[begin + GOLD_PIECES] = s.hand[seat][GOLD]
    out[begin + DEVELOPMENT] = s.held_cards[seat]
    out[begin + KNIGHTS] = s.knights[seat]
    out[begin + PIECES_LEFT] = s.roads_left[seat]
    out[begin + PIECES_LEFT + 1] = s.settlements_left[seat]
    out[begin + PIECES_LEFT + 2] = s.cities_left[seat]
    out[begin + ROAD_LENGTH] = s.road_length[seat]
    out[begin + SPECIAL_CARDS] = 1 if s.road_holder == seat else 0
    out[begin + SPECIAL_CARDS + 1] = 1 if s.army_holder == seat else 0
    for good in range(GOOD_COUNT):
        out[begin + RATIOS + good] = s.ratio[seat][good]
    out[begin + ACCEPTS] = s.accepted >> seat & 1
    out[begin + OWES] = 1 if s.phase == DISCARD and s.to_discard[seat] > 0 else 0


@rule
def write_board(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Write hexes, vertices and edges; return where they end."""
    for hex_ in range(HEX_COUNT):
        n = set_one_hot(out, n, TERRAIN_COUNT, s.terrain[hex_])
    for hex_ in range(HEX_COUNT):
        out[n + hex_] = s.number[hex_]
    n = set_one_hot(out, n + HEX_COUNT, HEX_COUNT, s.robber)
    for vertex in range(VERTEX_COUNT):
        n = set_one_hot(out, n, HARBOUR_KINDS, s.harbour[vertex])
    for vertex in range(VERTEX_COUNT):
        of_kind = n + VERTEX_COUNT * MOST_SEATS * s.city[vertex]
        write_seat(s, observer, out, of_kind + vertex * MOST_SEATS, s.owner[vertex])
    n += 2 * VERTEX_COUNT * MOST_SEATS
    for edge in range(EDGE_COUNT):
        n = write_seat(s, observer, out, n, s.road[edge])
    return n


@rule
def write_seat(s: State, observer: int, out: MutableSequence[int], n: int, seat: int) -> int:
    """Write a seat, relative to the observer, as one of four; return where it ends."""
    if seat >= 0:
        place = seat - observer
        out[n + (place if place >= 0 else place + s.seats)] = 1
    return n + MOST_SEATS
