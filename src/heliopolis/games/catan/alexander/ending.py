"""AL-10, AL-11: building near the route, and the two ends of the game."""

from __future__ import annotations

from heliopolis.games.catan import hooks, turn
from heliopolis.games.catan.alexander.board import OFFICE_COUNT, OFFICE_POINTS
from heliopolis.games.catan.alexander.moves import REACHED_END
from heliopolis.games.catan.alexander.offices import office_of
from heliopolis.games.catan.alexander.options import STRICT
from heliopolis.games.catan.alexander.rulebook import AL_10_4
from heliopolis.games.catan.alexander.state import State
from heliopolis.games.catan.development import count_points
from heliopolis.games.catan.log_events import WON_GAME
from heliopolis.games.catan.state import NOBODY, OVER
from heliopolis.games.catan.tables import VERTEX_NEIGHBOURS
from heliopolis.games.catan.turn import show_cards
from heliopolis.kernel.rules import log_event, override, rule

CHIT_STEP, OFFICE_STEP, POINT_STEP = (
    1,
    100,
    1000,
)  # chits decide less than offices, and these less than points


@override(hooks.rule_against_settlement_place, "AL-10.3", "AL-10.5")
def rule_against_settlement_place(s: State, vertex: int) -> int:
    """No settlement is built on or next to a crossing that Alexander has not passed.

    By the lenient option the vertices next to both a passed and an unpassed crossing are free.
    """
    near_passed = False
    near_open = False
    neighbours = VERTEX_NEIGHBOURS[vertex]
    for i in range(s.crossings):
        crossing = s.route[i]
        if crossing == vertex and i >= s.position:
            return AL_10_4
        if (
            crossing == vertex
            or crossing == neighbours[0]
            or crossing == neighbours[1]
            or crossing == neighbours[2]
        ):
            if i < s.position:
                near_passed = True
            else:
                near_open = True
    if near_open and (s.route_guard == STRICT or not near_passed):
        return AL_10_4
    return 0


@rule("AL-5.4", "AL-11.2")
def reach_persepolis(s: State) -> None:
    """End the game at once; the most points win, whoever's turn it is."""
    log_event(s, REACHED_END)
    show_cards(s)
    s.phase = OVER
    winners = 0
    for seat in range(s.seats):
        ahead = True
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                ahead = False
        if ahead:
            s.winner = seat
            winners += 1
            log_event(s, WON_GAME, seat, count_points(s, seat))
    if winners > 1:
        s.winner = NOBODY


@override(turn.standing, "AL-11.1", "AL-11.2", "AL-11.3")
def standing(s: State, seat: int) -> int:
    """Rank a winner by points first; at Persepolis rank by points, then office, then chits."""
    if s.position < s.crossings:
        return count_points(s, seat) + (POINT_STEP if s.winner == seat else 0)
    office = OFFICE_COUNT - office_of(s, seat)
    return count_points(s, seat) * POINT_STEP + office * OFFICE_STEP + s.chits[seat] * CHIT_STEP


@override(hooks.more_points, "AL-8.4")
def more_points(s: State, seat: int) -> int:
    """Return the points of a player's office."""
    office = office_of(s, seat)
    return OFFICE_POINTS[office] if office < OFFICE_COUNT else 0
