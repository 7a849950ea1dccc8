"""What Cheops adds and changes, at a glance; all else is played as on the plain island."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from heliopolis.games.catan.cheops import (
    ending,
    evaluation,
    harbours,
    pyramid,
    setup,
    ships,
    watch,
)
from heliopolis.games.catan.cheops.board import MOST_HARBOURS
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
    CHOOSE_DESERT_AT,
    HARBOUR_CLOSE,
    HARBOUR_OPEN,
    HARBOUR_TAKE,
    MOVE_SHIP_FROM,
    MOVE_SHIP_TO,
    NAMES,
    PLACE_FREE_SHIP,
    SETUP_SHIP_AT,
)
from heliopolis.games.catan.cheops.pyramid import build_block, list_blocks, rule_against_block
from heliopolis.games.catan.cheops.setup import (
    choose_desert,
    place_start_ship,
    rule_against_desert,
    rule_against_start_ship,
)
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
from heliopolis.games.catan.cheops.state import CH, CHOOSE_DESERT, DEAL, MOVE_SHIP, State
from heliopolis.games.catan.names import EDGE_COUNT, GOODS, HEX_COUNT, PLACE_FREE_ROAD
from heliopolis.games.catan.play import apply_step as apply_plain_step
from heliopolis.games.catan.play import rule_against_step as rule_against_plain_step
from heliopolis.games.catan.state import FREE_ROAD, MAIN, SETUP_ROAD
from heliopolis.games.catan.turn import begin_turn as begin_plain_turn
from heliopolis.kernel.rules import rule

# The rule that says what is asked in each phase of its own.
ASKED_BY = [202, 604, 1202]

# --- The turn -------------------------------------------------------------------------------------


@rule("CH-3.1")
def begin_turn(s: State) -> None:
    """As ever; and no ship is new."""
    age_ships(s)
    begin_plain_turn(s)


@rule("CH-1.2")
def longest_road(s: State, seat: int) -> int:
    """Not measured: Longest Road is not used."""
    return 0


@rule("CH-1.2")
def after_road(s: State, seat: int, edge: int) -> None:
    """Nothing follows from a road."""


@rule("CH-2.5", "CH-4.7")
def rule_against_step(s: State, seat: int, move: int) -> int:
    """Where a road is placed free of cost, a ship may be allowed as well."""
    if s.phase == SETUP_ROAD and 0 <= move - SETUP_SHIP_AT < EDGE_COUNT:
        return rule_against_start_ship(s, seat, move - SETUP_SHIP_AT)
    if s.phase == FREE_ROAD and 0 <= move - PLACE_FREE_SHIP < EDGE_COUNT:
        return rule_against_free_ship(s, seat, move - PLACE_FREE_SHIP)
    free_road = s.phase == FREE_ROAD and 0 <= move - PLACE_FREE_ROAD < EDGE_COUNT
    if free_road and s.roads_left[seat] == 0:
        return 202
    return rule_against_plain_step(s, seat, move)


@rule
def apply_step(s: State, seat: int, move: int) -> None:
    """One step of something under way."""
    if s.phase == SETUP_ROAD and 0 <= move - SETUP_SHIP_AT < EDGE_COUNT:
        place_start_ship(s, seat, move - SETUP_SHIP_AT)
    elif s.phase == FREE_ROAD and 0 <= move - PLACE_FREE_SHIP < EDGE_COUNT:
        place_free_ship(s, seat, move - PLACE_FREE_SHIP)
    else:
        apply_plain_step(s, seat, move)


# --- Its own moves --------------------------------------------------------------------------------


@rule("CH-3.1")
def list_more(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write ships, blocks and deals to the moves of the turn, or the moves of its own questions."""
    phase = s.phase
    if phase == MAIN:
        n = list_ships(s, seat, out, n)
        n = list_blocks(s, seat, out, n)
        return list_harbours(s, seat, out, n)
    if phase == DEAL:
        return list_deal(s, out)
    if phase == MOVE_SHIP:
        return list_move_targets(s, seat, out)
    for hex_ in range(HEX_COUNT):
        if rule_against_desert(s, hex_) == 0:
            out[n] = CHOOSE_DESERT_AT + hex_
            n += 1
    return n


@rule("CH-3.1")
def broken_rule_more(s: State, seat: int, move: int) -> int:
    """0, or the rule that a move of its own breaks."""
    phase = s.phase
    if phase == MAIN:
        return rule_against_own(s, seat, move)
    if phase == DEAL and 0 <= move - HARBOUR_TAKE < GOODS:
        return rule_against_deal_take(s, move - HARBOUR_TAKE)
    if phase == DEAL and move == HARBOUR_CLOSE:
        return rule_against_close_deal(s)
    if phase == MOVE_SHIP and 0 <= move - MOVE_SHIP_TO < EDGE_COUNT:
        return rule_against_move_to(s, seat, move - MOVE_SHIP_TO)
    if phase == CHOOSE_DESERT and 0 <= move - CHOOSE_DESERT_AT < HEX_COUNT:
        return rule_against_desert(s, move - CHOOSE_DESERT_AT)
    return CH + ASKED_BY[phase - CHOOSE_DESERT]


@rule("CH-3.1")
def rule_against_own(s: State, seat: int, move: int) -> int:
    """What the scenario adds to trade and build."""
    if 0 <= move - BUILD_SHIP < EDGE_COUNT:
        return rule_against_ship(s, seat, move - BUILD_SHIP)
    if 0 <= move - BUILD_BLOCK < s.seats:
        return rule_against_block(s, seat, move - BUILD_BLOCK)
    if 0 <= move - HARBOUR_OPEN < MOST_HARBOURS * GOODS:
        opened = move - HARBOUR_OPEN
        return rule_against_open(s, seat, opened // GOODS, opened % GOODS)
    if 0 <= move - MOVE_SHIP_FROM < EDGE_COUNT:
        return rule_against_lift(s, seat, move - MOVE_SHIP_FROM)
    return 401


@rule
def apply_more(s: State, seat: int, move: int) -> None:
    """Carry out a move of its own."""
    phase = s.phase
    if phase == DEAL and move == HARBOUR_CLOSE:
        close_deal(s, seat)
    elif phase == DEAL:
        take_in_deal(s, seat, move - HARBOUR_TAKE)
    elif phase == MOVE_SHIP:
        move_ship_to(s, seat, move - MOVE_SHIP_TO)
    elif phase == CHOOSE_DESERT:
        choose_desert(s, seat, move - CHOOSE_DESERT_AT)
    elif 0 <= move - BUILD_SHIP < EDGE_COUNT:
        build_ship(s, seat, move - BUILD_SHIP)
    elif 0 <= move - BUILD_BLOCK < s.seats:
        build_block(s, seat, move - BUILD_BLOCK)
    elif 0 <= move - MOVE_SHIP_FROM < EDGE_COUNT:
        move_ship(s, seat, move - MOVE_SHIP_FROM)
    else:
        opened = move - HARBOUR_OPEN
        open_deal(s, seat, opened // GOODS, opened % GOODS)


CHANGES: dict[str, Any] = {
    # Start placement.
    "placing_seat": setup.placing_seat,
    "rule_against_start_vertex": setup.rule_against_start_vertex,
    "place_start_settlement": setup.place_start_settlement,
    "start_income": setup.start_income,
    "list_start_edges": setup.list_start_edges,
    # The turn.
    "begin_turn": begin_turn,
    "seven": pyramid.seven,
    "rule_against_robber_place": pyramid.rule_against_robber_place,
    "rule_against_step": rule_against_step,
    "apply_step": apply_step,
    # Roads and ships, settlements, harbours.
    "connects": ships.connects,
    "update_reach": ships.update_reach,
    "lay_road": ships.lay_road,
    "can_lay_road": ships.can_lay_road,
    "list_free_roads": ships.list_free_roads,
    "after_road": after_road,
    "longest_road": longest_road,
    "found_settlement": harbours.found_settlement,
    "after_settlement": pyramid.after_settlement,
    # Points and the end.
    "more_points": pyramid.more_points,
    "check_victory": ending.check_victory,
    "standing": ending.standing,
    # Its own moves and questions.
    "list_more": list_more,
    "broken_rule_more": broken_rule_more,
    "apply_more": apply_more,
    # What is seen, sound and judged besides.
    "roads_of": watch.roads_of,
    "observe_more": watch.observe_more,
    "check_more_invariants": watch.check_more_invariants,
    "move_score": evaluation.move_score,
    "more_move_score": evaluation.more_move_score,
    "spot_worth": evaluation.spot_worth,
    "edge_worth": evaluation.edge_worth,
    "plan_more": evaluation.plan_more,
    "worth_more": evaluation.worth_more,
    "pip_worth": evaluation.pip_worth,
}

# All that the shared rules leave open, filled in.
OVERRIDES: dict[str, Any] = {**NAMES, **CHANGES}
