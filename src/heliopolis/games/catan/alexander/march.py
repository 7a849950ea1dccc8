"""AL-3, AL-4, AL-5: the turn: income from the draw pile, and Alexander's march."""

from __future__ import annotations

from heliopolis.games.catan.alexander.auction import start_auction
from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    CROSSING_KIND_COUNT,
    EVENT,
    SETTLEMENT,
    TEMPLE,
    VIOLET,
)
from heliopolis.games.catan.alexander.ending import reach_persepolis
from heliopolis.games.catan.alexander.moves import (
    DREW,
    MARCHED,
    NO_ROOM,
    PILE_ENDED,
    STAYED,
    TURNED_CHIT,
)
from heliopolis.games.catan.alexander.setup import draw_from_pile
from heliopolis.games.catan.alexander.state import (
    ALL_WINDOWS,
    BEFORE_EVENT,
    BEFORE_MOVE,
    DRAW_FIRST,
    SEVEN_FIRST,
    State,
)
from heliopolis.games.catan.build import rule_against_distance
from heliopolis.games.catan.components import RESOURCE_COUNT
from heliopolis.games.catan.seven import start_discards
from heliopolis.games.catan.state import MAIN, OVER
from heliopolis.games.catan.turn import begin_turn as begin_plain_turn
from heliopolis.games.catan.turn import check_victory
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import log_event, rule

FIRST_TURN = 0  # before any turn has ended
SEVEN_ROLLED = 7

# --- Phase 1: roll and income ---------------------------------------------------------------------


@rule("AL-3.1", "AL-3.2")
def begin_turn(s: State) -> None:
    """As always; only the first turn of the game has no roll, and begins with the march."""
    begin_plain_turn(s)
    if s.turns == FIRST_TURN:
        after_roll(s)


@rule("AL-4.1", "AL-4.5")
def after_production(s: State) -> None:
    """After the yields, of gold too, everybody draws."""
    draw_cards(s)
    after_roll(s)


@rule("AL-4.1", "AL-4.6")
def seven(s: State) -> None:
    """Everybody draws also on a seven: before the discards, or by the option after the robber."""
    if s.draw_and_seven == DRAW_FIRST:
        draw_cards(s)
    start_discards(s)


@rule("AL-4.1")
def after_seven(s: State) -> None:
    """Discards are made and the robber has moved."""
    if s.draw_and_seven == SEVEN_FIRST:
        draw_cards(s)
    after_roll(s)


@rule("AL-4.3")
def draw_cards(s: State) -> None:
    """Each player takes one card, settlements or not, while there are enough for all."""
    if s.pile_left < s.seats:
        return
    for i in range(s.seats):
        draw_from_pile(s, (s.active + i) % s.seats)
    s.refused_count = 0
    log_event(s, DREW, s.pile_left)
    if s.pile_left < s.seats:
        end_pile(s)


@rule("AL-4.2", "AL-4.4")
def end_pile(s: State) -> None:
    """The rest is not drawn: it lies open on the bank's piles, which until then served alone."""
    pile = s.pile
    log_event(s, PILE_ENDED, pile[0], pile[1], pile[2], pile[3], pile[4])
    for resource in range(RESOURCE_COUNT):
        s.bank[resource] += s.pile[resource]
        s.pile[resource] = 0
    s.pile_left = 0


# --- Phase 2: the march ---------------------------------------------------------------------------


@rule("AL-5.1", "AL-5.3")
def after_roll(s: State) -> None:
    """Alexander must move, but waits for a seven before a violet crossing."""
    s.actor = s.active
    if s.route_kind[s.position] == VIOLET and s.dice[0] + s.dice[1] != SEVEN_ROLLED:
        log_event(s, STAYED)
        s.phase = MAIN
    elif asks_before_move(s):
        s.phase = BEFORE_MOVE
    else:
        move_alexander(s)


@rule("AL-3.3")
def may_have_card(s: State) -> bool:
    """Whether the active player could play a card, for all that everybody sees."""
    return (
        s.windows == ALL_WINDOWS and s.card_played == 0 and s.held_cards[s.active] > s.fresh_cards
    )


@rule("AL-3.3")
def asks_before_move(s: State) -> bool:
    """At a temple, an event, and the very last crossing."""
    kind = s.route_kind[s.position]
    last = s.position + 1 == s.crossings
    return may_have_card(s) and (kind in (TEMPLE, EVENT) or last)


@rule("AL-3.3", "AL-6.6")
def resume_turn(s: State) -> None:
    """After a card the turn goes on: a card played before the march or an event was the only one.

    A knight can win the game before Alexander moves.
    """
    s.phase = s.resume
    check_victory(s)
    if s.phase != OVER:
        go_on(s)


@rule("AL-3.3")
def go_on(s: State) -> None:
    """From the two windows in the middle of the turn."""
    if s.phase == BEFORE_MOVE:
        move_alexander(s)
    elif s.phase == BEFORE_EVENT:
        start_auction(s)


@rule("AL-5.1", "AL-5.2", "AL-5.4")
def move_alexander(s: State) -> None:
    """Over the next crossing, which decides what comes."""
    vertex = s.route[s.position]
    kind = s.route_kind[s.position]
    s.position += 1
    log_event(s, MARCHED, s.position, vertex)
    if s.position == s.crossings:
        reach_persepolis(s)
    elif kind == TEMPLE:
        visit_temple(s, vertex)
    elif kind == EVENT:
        turn_chit(s)
    else:
        s.phase = MAIN


@rule("AL-5.2", "AL-10.4")
def visit_temple(s: State, vertex: int) -> None:
    """A settlement is auctioned, unless there is no room for it."""
    s.event = SETTLEMENT
    s.old_knights = s.knights[s.active]
    if rule_against_distance(s, vertex):
        log_event(s, NO_ROOM, vertex)
        s.phase = MAIN
    else:
        start_auction(s)


@rule("AL-2.2", "AL-5.2")
def turn_chit(s: State) -> None:
    """Only now it is known which event it is."""
    left = 0
    for kind in range(CHIT_KIND_COUNT):
        left += s.chits_left[kind]
    kind = draw_one(s, s.chits_left, CHIT_KIND_COUNT, left)
    s.event = 1 + kind
    s.route_kind[s.position - 1] = CROSSING_KIND_COUNT + s.event
    s.old_knights = s.knights[s.active]
    log_event(s, TURNED_CHIT, kind)
    if may_have_card(s):
        s.phase = BEFORE_EVENT
    else:
        start_auction(s)
