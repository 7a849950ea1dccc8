"""CH-3: what Cheops adds to a turn, and the phases of its own."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import hooks, play, roads, turn
from heliopolis.games.catan.cheops.harbours import (
    close_deal,
    list_deal,
    list_harbours,
    open_deal,
    rule_against_close_deal,
    rule_against_deal_take,
    rule_against_open,
    take_in_deal,
)
from heliopolis.games.catan.cheops.moves import (
    BUILD_BLOCK,
    BUILD_SHIP,
    HARBOUR_CLOSE,
    HARBOUR_OPEN,
    HARBOUR_TAKE,
    MOVE_SHIP_FROM,
    MOVE_SHIP_TO,
    PLACE_FREE_SHIP,
    SETUP_SHIP_AT,
)
from heliopolis.games.catan.cheops.pyramid import build_block, list_blocks, rule_against_block
from heliopolis.games.catan.cheops.rulebook import CH_2_2, CH_6_4, CH_12_2
from heliopolis.games.catan.cheops.setup import place_start_ship, rule_against_start_ship
from heliopolis.games.catan.cheops.ships import (
    age_ships,
    build_ship,
    list_move_targets,
    list_ships,
    move_ship,
    move_ship_to,
    place_free_ship,
    rule_against_free_ship,
    rule_against_lift,
    rule_against_move_to,
    rule_against_ship,
)
from heliopolis.games.catan.cheops.state import DEAL, MOVE_SHIP, PHASES, State
from heliopolis.games.catan.desert import choose_desert, list_deserts, rule_against_desert
from heliopolis.games.catan.moves import CHOOSE_DESERT_AT, PLACE_FREE_ROAD
from heliopolis.games.catan.play import apply_step, rule_against_step
from heliopolis.games.catan.rulebook import CB_2_2, CB_4_1
from heliopolis.games.catan.state import CHOOSE_DESERT, FREE_ROAD, MAIN, SCENARIO, SETUP_ROAD
from heliopolis.games.catan.tables import ARG, ARG_2, VERB_OF
from heliopolis.games.catan.turn import begin_turn
from heliopolis.kernel.rules import override, rule

# The rule that says what is asked in each phase of the scenario, from SCENARIO on.
PHASE_RULES: list[int] = [
    {CHOOSE_DESERT: CH_2_2, DEAL: CH_6_4, MOVE_SHIP: CH_12_2}[phase]
    for phase in range(SCENARIO, len(PHASES))
]

# --- The turn -------------------------------------------------------------------------------------


@override(turn.begin_turn, "CH-3.1")
def begin_turn_of_ships(s: State) -> None:
    """Start a turn as always; no ship is new."""
    age_ships(s)
    begin_turn(s)


@override(roads.longest_road, "CH-1.2")
def longest_road(s: State, seat: int) -> int:
    """Measure nothing: Longest Road is not used."""
    return 0


@override(roads.after_road, "CH-1.2")
def after_road(s: State, seat: int, edge: int) -> None:
    """Do nothing: roads have no length."""


@override(play.rule_against_step, "CH-2.5", "CH-4.7")
def rule_against_step_or_ship(s: State, seat: int, move: int) -> int:
    """Where a free road is placed, a ship may be allowed as well."""
    verb = VERB_OF[move]
    if s.phase == SETUP_ROAD and verb == SETUP_SHIP_AT:
        return rule_against_start_ship(s, seat, ARG[move])
    if s.phase == FREE_ROAD and verb == PLACE_FREE_SHIP:
        return rule_against_free_ship(s, seat, ARG[move])
    if s.phase == FREE_ROAD and verb == PLACE_FREE_ROAD and s.roads_left[seat] == 0:
        return CB_2_2
    return rule_against_step(s, seat, move)


@override(play.apply_step)
def apply_step_or_ship(s: State, seat: int, move: int) -> None:
    """Take the next step of the action under way."""
    verb = VERB_OF[move]
    if verb == SETUP_SHIP_AT:
        place_start_ship(s, seat, ARG[move])
    elif verb == PLACE_FREE_SHIP:
        place_free_ship(s, seat, ARG[move])
    else:
        apply_step(s, seat, move)


# --- Its own moves --------------------------------------------------------------------------------


@override(hooks.list_more, "CH-3.1")
def list_more(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write ships, blocks and deals in MAIN, or the moves of the scenario's phases."""
    phase = s.phase
    if phase == MAIN:
        n = list_ships(s, seat, out, n)
        n = list_blocks(s, seat, out, n)
        return list_harbours(s, seat, out, n)
    if phase == DEAL:
        return list_deal(s, out)
    if phase == MOVE_SHIP:
        return list_move_targets(s, seat, out)
    return list_deserts(s, out)


@override(hooks.broken_rule_more, "CH-3.1")
def broken_rule_more(s: State, seat: int, move: int) -> int:
    """Judge a move of the scenario."""
    phase = s.phase
    verb = VERB_OF[move]
    if phase == MAIN:
        return rule_against_own(s, seat, move)
    if phase == DEAL and verb == HARBOUR_TAKE:
        return rule_against_deal_take(s, ARG[move])
    if phase == DEAL and verb == HARBOUR_CLOSE:
        return rule_against_close_deal(s)
    if phase == MOVE_SHIP and verb == MOVE_SHIP_TO:
        return rule_against_move_to(s, seat, ARG[move])
    if phase == CHOOSE_DESERT and verb == CHOOSE_DESERT_AT:
        return rule_against_desert(s, ARG[move])
    return PHASE_RULES[phase - SCENARIO]


@rule("CH-3.1")
def rule_against_own(s: State, seat: int, move: int) -> int:
    """Judge what the scenario adds to trade and build."""
    verb = VERB_OF[move]
    if verb == BUILD_SHIP:
        return rule_against_ship(s, seat, ARG[move])
    if verb == BUILD_BLOCK and ARG[move] < s.seats:
        return rule_against_block(s, seat, ARG[move])
    if verb == HARBOUR_OPEN:
        return rule_against_open(s, seat, ARG[move], ARG_2[move])
    if verb == MOVE_SHIP_FROM:
        return rule_against_lift(s, seat, ARG[move])
    return CB_4_1


@override(hooks.apply_more)
def apply_more(s: State, seat: int, move: int) -> None:
    """Carry out a move of the scenario."""
    verb = VERB_OF[move]
    if verb == BUILD_SHIP:
        build_ship(s, seat, ARG[move])
    elif verb == BUILD_BLOCK:
        build_block(s, seat, ARG[move])
    elif verb == HARBOUR_OPEN:
        open_deal(s, seat, ARG[move], ARG_2[move])
    elif verb == HARBOUR_TAKE:
        take_in_deal(s, seat, ARG[move])
    elif verb == HARBOUR_CLOSE:
        close_deal(s, seat)
    elif verb == MOVE_SHIP_FROM:
        move_ship(s, seat, ARG[move])
    elif verb == MOVE_SHIP_TO:
        move_ship_to(s, seat, ARG[move])
    else:
        choose_desert(s, seat, ARG[move])
