"""AL-3, AL-4, AL-5: the turn: income from the draw pile, and Alexander's march."""

from __future__ import annotations

from heliopolis.games.catan import hooks, seven, turn
from heliopolis.games.catan.alexander.auction import start_auction
from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    CROSSING_KIND_COUNT,
    EVENT,
    FIRST_CHIT,
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
from heliopolis.games.catan.alexander.options import ALL_WINDOWS, DRAW_FIRST, SEVEN_FIRST
from heliopolis.games.catan.alexander.setup import draw_from_pile
from heliopolis.games.catan.alexander.state import BEFORE_EVENT, BEFORE_MOVE, State
from heliopolis.games.catan.build import rule_against_distance
from heliopolis.games.catan.components import RESOURCE_COUNT
from heliopolis.games.catan.seven import start_discards
from heliopolis.games.catan.state import MAIN, OVER
from heliopolis.games.catan.turn import SEVEN_ROLLED, begin_turn, check_victory
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import log_event, override, rule

FIRST_TURN = 0  # before any turn has ended

# --- Phase 1: roll and income ---------------------------------------------------------------------


@override(turn.begin_turn, "AL-3.1", "AL-3.2")
def begin_turn_of_march(s: State) -> None:
    """Start a turn as always; the first turn of the game has no roll and begins with the march."""
    begin_turn(s)
    if s.turns == FIRST_TURN:
        start_march(s)


@override(hooks.after_production, "AL-4.1", "AL-4.5")
def after_production(s: State) -> None:
    """Let every player draw after the yields, including gold."""
    draw_cards(s)
    start_march(s)


@override(seven.resolve_seven, "AL-4.1", "AL-4.6")
def resolve_seven(s: State) -> None:
    """Let every player draw on a seven as well: before the discards, or after the robber."""
    if s.draw_and_seven == DRAW_FIRST:
        draw_cards(s)
    start_discards(s)


@override(hooks.after_seven, "AL-4.1")
def after_seven(s: State) -> None:
    """Go on after the discards and the move of the robber."""
    if s.draw_and_seven == SEVEN_FIRST:
        draw_cards(s)
    start_march(s)


@rule("AL-4.3")
def draw_cards(s: State) -> None:
    """Let each player draw one card, while there are enough for all."""
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
    """End the draw pile: the rest joins the bank openly, which alone served until then."""
    pile = s.pile
    log_event(s, PILE_ENDED, pile[0], pile[1], pile[2], pile[3], pile[4])
    for resource in range(RESOURCE_COUNT):
        s.bank[resource] += s.pile[resource]
        s.pile[resource] = 0
    s.pile_left = 0


# --- Phase 2: the march ---------------------------------------------------------------------------


@rule("AL-5.1", "AL-5.3")
def start_march(s: State) -> None:
    """Start the march once the roll is resolved; a violet crossing waits for a seven."""
    s.actor = s.active
    if s.route_kind[s.position] == VIOLET and s.dice[0] + s.dice[1] != SEVEN_ROLLED:
        log_event(s, STAYED)
        s.phase = MAIN
    elif is_asked_before_move(s):
        s.phase = BEFORE_MOVE
    else:
        move_alexander(s)


@rule("AL-3.3")
def may_have_card(s: State) -> bool:
    """Return whether the active player could play a card, as far as everyone can see."""
    return (
        s.windows == ALL_WINDOWS and s.card_played == 0 and s.held_cards[s.active] > s.fresh_cards
    )


@rule("AL-3.3")
def is_asked_before_move(s: State) -> bool:
    """Return whether the player is asked: at a temple, an event and the very last crossing."""
    kind = s.route_kind[s.position]
    last = s.position + 1 == s.crossings
    return may_have_card(s) and (kind in (TEMPLE, EVENT) or last)


@override(hooks.resume_turn, "AL-3.3", "AL-6.6")
def resume_turn(s: State) -> None:
    """Go on after a card, which was the only one to be played before the march or event.

    A knight can win the game before Alexander moves.
    """
    s.phase = s.resume
    check_victory(s)
    if s.phase != OVER:
        leave_window(s)


@rule("AL-3.3")
def leave_window(s: State) -> None:
    """Go on from one of the two windows in the middle of the turn."""
    if s.phase == BEFORE_MOVE:
        move_alexander(s)
    elif s.phase == BEFORE_EVENT:
        start_auction(s)


@rule("AL-5.1", "AL-5.2", "AL-5.4")
def move_alexander(s: State) -> None:
    """Move Alexander over the next crossing, and resolve it."""
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
    """Auction a settlement, unless there is no room for it."""
    s.event = SETTLEMENT
    s.old_knights = s.knights[s.active]
    if rule_against_distance(s, vertex):
        log_event(s, NO_ROOM, vertex)
        s.phase = MAIN
    else:
        start_auction(s)


@rule("AL-2.2", "AL-5.2")
def turn_chit(s: State) -> None:
    """Turn a chit, which reveals the event."""
    left = 0
    for kind in range(CHIT_KIND_COUNT):
        left += s.chits_left[kind]
    kind = draw_one(s, s.chits_left, CHIT_KIND_COUNT, left)
    s.event = FIRST_CHIT + kind
    s.route_kind[s.position - 1] = CROSSING_KIND_COUNT + s.event
    s.old_knights = s.knights[s.active]
    log_event(s, TURNED_CHIT, kind)
    if may_have_card(s):
        s.phase = BEFORE_EVENT
    else:
        start_auction(s)
