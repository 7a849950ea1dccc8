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
from heliopolis.games.catan.development import all_points
from heliopolis.games.catan.hooks import after_production, more_points
from heliopolis.games.catan.moves import (
    ENDED_TURN,
    ROLLED,
    SCORED,
    SHOWED,
    STARTS_GAME,
    STOPPED,
    WON_GAME,
)
from heliopolis.games.catan.production import produce
from heliopolis.games.catan.seven import seven
from heliopolis.games.catan.state import BEFORE_ROLL, NOBODY, OVER, SETUP_ROAD, State
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import log_event, rule

DIE = 6


@rule("CB-3.6")
def begin_first_turn(s: State) -> None:
    """The first player begins."""
    s.active = s.first
    log_event(s, STARTS_GAME, s.first)
    begin_turn(s)


@rule("CB-4.1", "CB-4.3")
def begin_turn(s: State) -> None:
    """Before the roll the active player may play a card."""
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
    """Two dice: production, or the seven."""
    s.dice[0] = 1 + rand(s, DIE)
    s.dice[1] = 1 + rand(s, DIE)
    number = s.dice[0] + s.dice[1]
    log_event(s, ROLLED, s.active, s.dice[0], s.dice[1], number)
    if number == 7:
        seven(s)
    else:
        produce(s, number)
        after_production(s)


@rule("CB-4.1", "CB-12.5")
def end_turn(s: State) -> None:
    """The next seat becomes active, unless the game is stopped."""
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


@rule("CB-12.2", "CB-12.3")
def check_victory(s: State) -> None:
    """The active player wins as soon as he has enough points; nobody else can."""
    if s.phase > SETUP_ROAD and s.phase != OVER and all_points(s, s.active) >= s.target:
        win(s, s.active)


@rule("CB-9.7", "CB-12.2")
def win(s: State, seat: int) -> None:
    """All show their victory-point cards."""
    s.winner = seat
    show_cards(s)
    log_event(s, WON_GAME, seat, all_points(s, seat))
    s.phase = OVER


@rule("CB-9.7", "CB-12.1")
def show_cards(s: State) -> None:
    """Victory-point cards are turned up at the end, and all points are accounted for."""
    for seat in range(s.seats):
        if s.held[seat][VICTORY_POINT] > 0:
            log_event(s, SHOWED, seat, s.held[seat][VICTORY_POINT])
    for seat in range(s.seats):
        tell(s, seat, 0, SETTLEMENTS - s.settlements_left[seat])
        tell(s, seat, 1, 2 * (CITIES - s.cities_left[seat]))
        tell(s, seat, 2, ROAD_POINTS if s.road_holder == seat else 0)
        tell(s, seat, 3, ARMY_POINTS if s.army_holder == seat else 0)
        tell(s, seat, 4, s.held[seat][VICTORY_POINT])
        tell(s, seat, 5, more_points(s, seat))


@rule
def tell(s: State, seat: int, item: int, points: int) -> None:
    """A line of the account, if there is something in it."""
    if points != 0:
        log_event(s, SCORED, seat, item, points)


@rule("CB-12.4")
def standing(s: State, seat: int) -> int:
    """What decides the rank: who has won, then the points with all cards shown."""
    return all_points(s, seat) + (1000 if s.winner == seat and seat != NOBODY else 0)
