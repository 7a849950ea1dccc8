"""CB-9, CB-11: development cards and the largest army."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.build import lay_road, list_edges
from heliopolis.games.catan.components import (
    ARMY_POINTS,
    CARD_COST,
    KIND_COUNT,
    KNIGHT,
    LEAST_ARMY,
    MONOPOLY,
    RESOURCE_COUNT,
    ROAD_BUILDING,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
)
from heliopolis.games.catan.hands import affords, gain, hand_over, in_bank, pay
from heliopolis.games.catan.hooks import resume_turn
from heliopolis.games.catan.moves import (
    BOUGHT_CARD,
    GAVE_UP,
    LOST_ARMY_CARD,
    NAMED,
    PLACED_ROAD,
    PLAYED,
    TOOK,
    TOOK_ARMY_CARD,
)
from heliopolis.games.catan.names import (
    EDGE_COUNT,
    PLACE_FREE_ROAD,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    TAKE_RESOURCE,
)
from heliopolis.games.catan.roads import after_road
from heliopolis.games.catan.state import (
    BEFORE_ROLL,
    FREE_ROAD,
    KNIGHT_ONLY,
    MOVE_ROBBER,
    NAME,
    NOBODY,
    TAKE,
    State,
)
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import log_event, rule

FREE_ROADS = 2
CARDS_OF_PLENTY = 2

# --- Buying ---------------------------------------------------------------------------------------


@rule("CB-9.1")
def rule_against_buy(s: State, seat: int) -> int:
    """He has the cards it costs, and the deck has one."""
    if s.deck_left + s.deck_below == 0:
        return 901
    return 0 if affords(s, seat, CARD_COST) else 801


@rule("CB-9.1", "CB-9.7")
def buy_card(s: State, seat: int) -> None:
    """He draws the top card and keeps it secret."""
    pay(s, seat, CARD_COST)
    s.built = 1
    kind = draw_card(s, seat)
    s.held[seat][kind] += 1
    s.held_cards[seat] += 1
    s.fresh[kind] += 1
    s.fresh_cards += 1
    log_event(s, BOUGHT_CARD, seat)


@rule("CB-2.3")
def draw_card(s: State, seat: int) -> int:
    """Cards lie in random order; knights that were laid under them come last, as all know."""
    if s.deck_left == 0:
        s.deck_below -= 1
        s.sure_knights[seat] += 1
        return KNIGHT
    kind = draw_one(s, s.deck, KIND_COUNT, s.deck_left)
    s.deck_left -= 1
    return kind


# --- Playing --------------------------------------------------------------------------------------


@rule("CB-9.2")
def rule_against_play(s: State, seat: int, kind: int) -> int:
    """One card a turn, held from before this turn; and it must have some use."""
    if s.card_played or s.held[seat][kind] - s.fresh[kind] <= 0:
        return 902
    if kind == KNIGHT:
        return 0
    if s.phase == BEFORE_ROLL and s.card_before_roll == KNIGHT_ONLY:
        return 902
    if kind == ROAD_BUILDING and not can_lay_road(s, seat):
        return 904
    if kind == YEAR_OF_PLENTY and not bank_has_card(s):
        return 905
    return 0


@rule("CB-9.4")
def can_lay_road(s: State, seat: int) -> bool:
    """Whether he has a road piece and a place for it."""
    if s.roads_left[seat] == 0:
        return False
    for edge in range(EDGE_COUNT):
        if s.reach[edge] >> seat & 1 and s.road[edge] == NOBODY:
            return True
    return False


@rule("CB-9.5")
def bank_has_card(s: State) -> bool:
    """Whether the bank has any resource card."""
    for resource in range(RESOURCE_COUNT):
        if in_bank(s, resource):
            return True
    return False


@rule("CB-9.2", "CB-9.7")
def list_cards(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the cards he may play; victory points are never played."""
    if s.card_played or s.held_cards[seat] == s.fresh_cards:
        return n
    if rule_against_play(s, seat, KNIGHT) == 0:
        out[n] = PLAY_KNIGHT
        n += 1
    if rule_against_play(s, seat, ROAD_BUILDING) == 0:
        out[n] = PLAY_ROAD_BUILDING
        n += 1
    if rule_against_play(s, seat, YEAR_OF_PLENTY) == 0:
        out[n] = PLAY_YEAR_OF_PLENTY
        n += 1
    if rule_against_play(s, seat, MONOPOLY) == 0:
        out[n] = PLAY_MONOPOLY
        n += 1
    return n


@rule
def is_card_move(move: int) -> bool:
    """Whether a move plays a development card."""
    return move in (PLAY_KNIGHT, PLAY_ROAD_BUILDING, PLAY_YEAR_OF_PLENTY, PLAY_MONOPOLY)


@rule
def card_of_move(move: int) -> int:
    """The card that a move plays."""
    if move == PLAY_KNIGHT:
        return KNIGHT
    if move == PLAY_ROAD_BUILDING:
        return ROAD_BUILDING
    return YEAR_OF_PLENTY if move == PLAY_YEAR_OF_PLENTY else MONOPOLY


@rule("CB-2.3", "CB-9.2", "CB-9.3")
def play_card(s: State, seat: int, kind: int) -> None:
    """A knight stays face up; another card leaves the game. The turn then goes on where it was."""
    s.held[seat][kind] -= 1
    s.held_cards[seat] -= 1
    s.card_played = 1
    s.resume = s.phase
    log_event(s, PLAYED, seat, kind)
    if kind == KNIGHT:
        s.knights[seat] += 1
        s.sure_knights[seat] = max(0, s.sure_knights[seat] - 1)
        s.phase = MOVE_ROBBER
        return
    s.gone[kind] += 1
    if kind == ROAD_BUILDING:
        s.pending = FREE_ROADS
        s.phase = FREE_ROAD
    elif kind == YEAR_OF_PLENTY:
        s.pending = CARDS_OF_PLENTY
        s.phase = TAKE
    else:
        s.phase = NAME


@rule("CB-9.4")
def list_free_roads(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges a free road may lie on."""
    return list_edges(s, seat, out, 0, PLACE_FREE_ROAD)


@rule("CB-9.4")
def place_free_road(s: State, seat: int, edge: int) -> None:
    """Two, one after the other; one if there is no piece or no place for a second."""
    lay_road(s, seat, edge)
    log_event(s, PLACED_ROAD, seat, edge)
    after_road(s, seat, edge)
    free_piece_is_laid(s, seat)


@rule("CB-9.4")
def free_piece_is_laid(s: State, seat: int) -> None:
    """On with the second one, or with the turn."""
    s.pending -= 1
    if s.pending == 0 or not can_lay_road(s, seat):
        s.pending = 0
        resume_turn(s)


@rule("CB-9.5")
def rule_against_take(s: State, resource: int) -> int:
    """Only what the bank has."""
    return 0 if in_bank(s, resource) else 905


@rule
def list_takes(s: State, out: MutableSequence[int]) -> int:
    """Write the resources the bank has."""
    n = 0
    for resource in range(RESOURCE_COUNT):
        if in_bank(s, resource):
            out[n] = TAKE_RESOURCE + resource
            n += 1
    return n


@rule("CB-9.5")
def take_resource(s: State, seat: int, resource: int) -> None:
    """Two cards; one if the bank has no second."""
    gain(s, seat, resource, 1)
    log_event(s, TOOK, seat, resource)
    s.pending -= 1
    if s.pending == 0 or not bank_has_card(s):
        s.pending = 0
        resume_turn(s)


@rule("CB-9.6")
def name_resource(s: State, seat: int, resource: int) -> None:
    """Every opponent gives all his cards of it, be it none."""
    log_event(s, NAMED, seat, resource)
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        count = s.hand[other][resource]
        if count > 0:
            hand_over(s, other, seat, resource, count)
            log_event(s, GAVE_UP, other, resource, count)
    s.reveals += 1
    resume_turn(s)


# --- The largest army -----------------------------------------------------------------------------


@rule("CB-11.1", "CB-11.2")
def settle_largest_army(s: State) -> None:
    """Who has the card now: its holder while nobody is ahead, else who alone has the most."""
    holder = s.army_holder
    most = LEAST_ARMY
    for seat in range(s.seats):
        most = max(most, s.knights[seat])
    if holder != NOBODY and s.knights[holder] == most:
        return
    taker = NOBODY
    for seat in range(s.seats):
        if s.knights[seat] == most:
            taker = seat if taker == NOBODY else s.seats
    if taker == s.seats:
        taker = NOBODY
    if holder != NOBODY:
        s.points[holder] -= ARMY_POINTS
        log_event(s, LOST_ARMY_CARD, holder)
    if taker != NOBODY:
        s.points[taker] += ARMY_POINTS
        log_event(s, TOOK_ARMY_CARD, taker, most)
    s.army_holder = taker


@rule("CB-12.1")
def all_points(s: State, seat: int) -> int:
    """What he has with his victory-point cards."""
    return s.points[seat] + s.held[seat][VICTORY_POINT]
