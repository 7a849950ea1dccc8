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
from heliopolis.games.catan.hands import can_afford, gain, hand_over, is_in_bank, pay
from heliopolis.games.catan.hooks import resume_turn
from heliopolis.games.catan.log_events import (
    BOUGHT_CARD,
    GAVE_UP,
    LOST_ARMY_CARD,
    NAMED,
    PLACED_ROAD,
    PLAYED,
    TOOK,
    TOOK_ARMY_CARD,
)
from heliopolis.games.catan.moves import (
    PLACE_FREE_ROAD,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    TAKE_RESOURCE,
)
from heliopolis.games.catan.options import KNIGHT_ONLY
from heliopolis.games.catan.roads import after_road, next_holder
from heliopolis.games.catan.rulebook import CB_8_1, CB_9_1, CB_9_2, CB_9_4, CB_9_5
from heliopolis.games.catan.state import (
    BEFORE_ROLL,
    FREE_ROAD,
    MOVE_ROBBER,
    NAME,
    NOBODY,
    NOTHING,
    TAKE,
    State,
)
from heliopolis.games.catan.tables import EDGE_COUNT, MOVE_OF, VERB_OF
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import hook, log_event, rule

FREE_ROADS = 2
CARDS_OF_PLENTY = 2

# --- Buying ---------------------------------------------------------------------------------------


@rule
def rule_against_buy(s: State, seat: int) -> int:
    """The deck has a card, and the player has the cards that it costs."""
    if s.deck_left + s.deck_below == 0:
        return CB_9_1
    return 0 if can_afford(s, seat, CARD_COST) else CB_8_1


@rule("CB-9.1", "CB-9.7")
def buy_card(s: State, seat: int) -> None:
    """Buy the top card of the deck, which stays secret."""
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
    """Draw a card. The deck is in random order; knights laid under it come last, as all know."""
    if s.deck_left == 0:
        s.deck_below -= 1
        s.sure_knights[seat] += 1
        return KNIGHT
    kind = draw_one(s, s.deck, KIND_COUNT, s.deck_left)
    s.deck_left -= 1
    return kind


# --- Playing --------------------------------------------------------------------------------------


@rule
def rule_against_play(s: State, seat: int, kind: int) -> int:
    """One card per turn, held since before this turn, and only if it has some use."""
    if s.card_played or s.held[seat][kind] - s.fresh[kind] <= 0:
        return CB_9_2
    if kind == KNIGHT:
        return 0
    if s.phase == BEFORE_ROLL and s.card_before_roll == KNIGHT_ONLY:
        return CB_9_2
    if kind == ROAD_BUILDING and not can_lay_road(s, seat):
        return CB_9_4
    if kind == YEAR_OF_PLENTY and not bank_has_card(s):
        return CB_9_5
    return 0


@hook("CB-9.4")
def can_lay_road(s: State, seat: int) -> bool:
    """Return whether the player has a road and a place for it."""
    if s.roads_left[seat] == 0:
        return False
    for edge in range(EDGE_COUNT):
        if s.reach[edge] >> seat & 1 and s.road[edge] == NOBODY:
            return True
    return False


@rule("CB-9.5")
def bank_has_card(s: State) -> bool:
    """Return whether the bank has any resource card."""
    for resource in range(RESOURCE_COUNT):
        if is_in_bank(s, resource):
            return True
    return False


@rule("CB-9.2", "CB-9.7")
def list_cards(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the cards that the player may play; victory points are never played."""
    if s.card_played or s.held_cards[seat] == s.fresh_cards:
        return n
    if rule_against_play(s, seat, KNIGHT) == 0:
        out[n] = MOVE_OF[PLAY_KNIGHT]
        n += 1
    if rule_against_play(s, seat, ROAD_BUILDING) == 0:
        out[n] = MOVE_OF[PLAY_ROAD_BUILDING]
        n += 1
    if rule_against_play(s, seat, YEAR_OF_PLENTY) == 0:
        out[n] = MOVE_OF[PLAY_YEAR_OF_PLENTY]
        n += 1
    if rule_against_play(s, seat, MONOPOLY) == 0:
        out[n] = MOVE_OF[PLAY_MONOPOLY]
        n += 1
    return n


@rule
def card_of_move(move: int) -> int:
    """Return the kind of card that a move plays, or NOTHING."""
    verb = VERB_OF[move]
    if verb == PLAY_KNIGHT:
        return KNIGHT
    if verb == PLAY_ROAD_BUILDING:
        return ROAD_BUILDING
    if verb == PLAY_YEAR_OF_PLENTY:
        return YEAR_OF_PLENTY
    return MONOPOLY if verb == PLAY_MONOPOLY else NOTHING


@rule
def is_card_move(move: int) -> bool:
    """Return whether a move plays a development card."""
    return card_of_move(move) != NOTHING


@rule("CB-2.3", "CB-9.2", "CB-9.3")
def play_card(s: State, seat: int, kind: int) -> None:
    """Play a card: a knight stays face up, others leave the game.

    The turn then goes on where it was.
    """
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


@hook("CB-9.4")
def list_free_roads(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the edges on which a free road may lie."""
    return list_edges(s, seat, out, 0, PLACE_FREE_ROAD)


@rule("CB-9.4")
def place_free_road(s: State, seat: int, edge: int) -> None:
    """Lay a free road: two in all, or one if there is no piece or place for a second."""
    lay_road(s, seat, edge)
    log_event(s, PLACED_ROAD, seat, edge)
    after_road(s, seat, edge)
    finish_free_piece(s, seat)


@rule("CB-9.4")
def finish_free_piece(s: State, seat: int) -> None:
    """Go on with the second free piece, or with the turn."""
    s.pending -= 1
    if s.pending == 0 or not can_lay_road(s, seat):
        s.pending = 0
        resume_turn(s)


@rule
def rule_against_take(s: State, resource: int) -> int:
    """The bank has the card."""
    return 0 if is_in_bank(s, resource) else CB_9_5


@rule
def list_takes(s: State, out: MutableSequence[int]) -> int:
    """Write the resources that the bank has."""
    n = 0
    for resource in range(RESOURCE_COUNT):
        if is_in_bank(s, resource):
            out[n] = MOVE_OF[TAKE_RESOURCE] + resource
            n += 1
    return n


@rule("CB-9.5")
def take_resource(s: State, seat: int, resource: int) -> None:
    """Take a card: two in all, or one if the bank has no second."""
    gain(s, seat, resource, 1)
    log_event(s, TOOK, seat, resource)
    s.pending -= 1
    if s.pending == 0 or not bank_has_card(s):
        s.pending = 0
        resume_turn(s)


@rule("CB-9.6")
def name_resource(s: State, seat: int, resource: int) -> None:
    """Take all cards of a resource from every opponent."""
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
    """Give Largest Army to its new holder, if there is one."""
    holder = s.army_holder
    taker = next_holder(s, s.knights, holder, LEAST_ARMY)
    if taker == holder:
        return
    s.army_holder = taker
    if holder != NOBODY:
        s.points[holder] -= ARMY_POINTS
        log_event(s, LOST_ARMY_CARD, holder)
    if taker != NOBODY:
        s.points[taker] += ARMY_POINTS
        log_event(s, TOOK_ARMY_CARD, taker, s.knights[taker])


@rule("CB-12.1")
def count_points(s: State, seat: int) -> int:
    """Return a player's points including victory-point cards."""
    return s.points[seat] + s.held[seat][VICTORY_POINT]
