"""CB-4, CB-12: a turn from the roll to its end, points, and the end of the game."""

from __future__ import annotations

from heliopolis.games.catan.components import (
    ARMY_POINTS,
    CITIES,
    KIND_COUNT,
    ROAD_POINTS,
    SETTLEMENTS,
    VICTORY_POINT,
)
from heliopolis.games.catan.development import count_points
from heliopolis.games.catan.hooks import after_production, more_points
from heliopolis.games.catan.log_events import (
    ARMY_ITEM,
    CARD_ITEM,
    CITY_ITEM,
    ENDED_TURN,
    ROAD_ITEM,
    ROLLED,
    SCENARIO_ITEM,
    SCORED,
    SETTLEMENT_ITEM,
    SHOWED,
    STARTS_GAME,
    STOPPED,
    WON_GAME,
)
from heliopolis.games.catan.production import produce
from heliopolis.games.catan.seven import resolve_seven
from heliopolis.games.catan.state import BEFORE_ROLL, OVER, SETUP_ROAD, State
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import hook, log_event, rule

DIE = 6
SEVEN_ROLLED = 7
WINNER_FIRST = 1000  # more than anyone has points


@rule("CB-3.6")
def begin_first_turn(s: State) -> None:
    """Start the first turn, that of the first player."""
    s.active = s.first
    log_event(s, STARTS_GAME, s.first)
    begin_turn(s)


@hook("CB-4.1", "CB-4.3")
def begin_turn(s: State) -> None:
    """Start a turn: before the roll the active player may play a card."""
    s.dice[0] = 0
    s.dice[1] = 0
    s.card_played = 0
    s.built = 0
    s.offers = 0
    s.refused_count = 0
    s.actor = s.active
    s.phase = BEFORE_ROLL


@rule("CB-4.1", "CB-5.1")
def roll(s: State) -> None:
    """Roll two dice, and produce or resolve the seven."""
    s.dice[0] = 1 + rand(s, DIE)
    s.dice[1] = 1 + rand(s, DIE)
    number = s.dice[0] + s.dice[1]
    log_event(s, ROLLED, s.active, s.dice[0], s.dice[1], number)
    if number == SEVEN_ROLLED:
        resolve_seven(s)
    else:
        produce(s, number)
        after_production(s)


@rule("CB-4.1", "CB-12.5")
def end_turn(s: State) -> None:
    """Pass the turn to the next seat, unless the game is stopped."""
    log_event(s, ENDED_TURN, s.active)
    s.turns += 1
    s.fresh_cards = 0
    for kind in range(KIND_COUNT):
        s.fresh[kind] = 0
    if s.turn_limit > 0 and s.turns >= s.turn_limit:
        log_event(s, STOPPED, s.turns)
        show_cards(s)
        s.phase = OVER
        return
    s.active = (s.active + 1) % s.seats
    begin_turn(s)


@hook("CB-12.2", "CB-12.3")
def check_victory(s: State) -> None:
    """Let the active player win as soon as they have enough points; nobody else can win."""
    if s.phase > SETUP_ROAD and s.phase != OVER and count_points(s, s.active) >= s.target:
        win(s, s.active)


@rule("CB-9.7", "CB-12.2")
def win(s: State, seat: int) -> None:
    """End the game with a winner; all players show their victory-point cards."""
    s.winner = seat
    show_cards(s)
    log_event(s, WON_GAME, seat, count_points(s, seat))
    s.phase = OVER


@rule("CB-9.7", "CB-12.1")
def show_cards(s: State) -> None:
    """Show the victory-point cards at the end, and account for all points."""
    for seat in range(s.seats):
        if s.held[seat][VICTORY_POINT] > 0:
            log_event(s, SHOWED, seat, s.held[seat][VICTORY_POINT])
    for seat in range(s.seats):
        log_points(s, seat, SETTLEMENT_ITEM, SETTLEMENTS - s.settlements_left[seat])
        log_points(s, seat, CITY_ITEM, 2 * (CITIES - s.cities_left[seat]))
        log_points(s, seat, ROAD_ITEM, ROAD_POINTS if s.road_holder == seat else 0)
        log_points(s, seat, ARMY_ITEM, ARMY_POINTS if s.army_holder == seat else 0)
        log_points(s, seat, CARD_ITEM, s.held[seat][VICTORY_POINT])
        log_points(s, seat, SCENARIO_ITEM, more_points(s, seat))


@rule
def log_points(s: State, seat: int, item: int, points: int) -> None:
    """Log one line of the account, if it is not empty."""
    if points != 0:
        log_event(s, SCORED, seat, item, points)


@hook("CB-12.4")
def standing(s: State, seat: int) -> int:
    """Return the value that decides ranks: the winner first, then points with all cards shown."""
    return count_points(s, seat) + (WINNER_FIRST if s.winner == seat else 0)
