"""The rules as the kernel calls them: players to move, legal moves, their effects, the ranks."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.build import (
    build_city,
    build_road,
    build_settlement,
    list_builds,
    rule_against_city,
    rule_against_edge,
    rule_against_road,
    rule_against_settlement,
)
from heliopolis.games.catan.components import RESOURCE_COUNT
from heliopolis.games.catan.development import (
    buy_card,
    card_of_move,
    count_points,
    is_card_move,
    list_cards,
    list_free_roads,
    list_takes,
    name_resource,
    place_free_road,
    play_card,
    rule_against_buy,
    rule_against_play,
    rule_against_take,
    take_resource,
)
from heliopolis.games.catan.hooks import apply_more, broken_rule_more, list_more
from heliopolis.games.catan.moves import (
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    DISCARD_ONE,
    END_TURN,
    MOVE_ROBBER_TO,
    NAME_RESOURCE,
    OFFER_BEGIN,
    PLACE_FREE_ROAD,
    ROB_SEAT,
    ROLL,
    SETUP_ROAD_AT,
    SETUP_SETTLEMENT_AT,
    TAKE_RESOURCE,
)
from heliopolis.games.catan.rulebook import (
    CB_3_4,
    CB_4_1,
    CB_4_3,
    CB_6_1,
    CB_6_3,
    CB_6_4,
    CB_7_2,
    CB_7_5,
    CB_7_6,
    CB_9_2,
    CB_9_4,
    CB_9_5,
    CB_9_6,
    CB_12_2,
)
from heliopolis.games.catan.setup import (
    list_start_edges,
    list_start_vertices,
    place_start_road,
    place_start_settlement,
    rule_against_start_edge,
    rule_against_start_vertex,
)
from heliopolis.games.catan.seven import (
    discard,
    list_discards,
    list_robber_places,
    list_victims,
    move_robber,
    rob,
    rule_against_discard,
    rule_against_rob,
    rule_against_robber,
    seats_owing_discards,
)
from heliopolis.games.catan.state import (
    BEFORE_ROLL,
    DISCARD,
    FREE_ROAD,
    MAIN,
    MOVE_ROBBER,
    NAME,
    OFFER_BUILD,
    OFFER_CLOSE,
    OFFER_REPLY,
    OVER,
    PHASES,
    ROB,
    SCENARIO,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    TAKE,
    State,
)
from heliopolis.games.catan.tables import ARG, ARG_2, MOVE_OF, VERB_OF
from heliopolis.games.catan.trade import (
    begin_offer,
    build_offer,
    close_offer,
    list_conclusions,
    list_offer_building,
    list_replies,
    list_trades,
    reply_to_offer,
    rule_against_bank_trade,
    rule_against_close,
    rule_against_offer_begin,
    rule_against_offer_build,
    rule_against_reply,
    seats_to_answer,
    trade_with_bank,
)
from heliopolis.games.catan.turn import check_victory, end_turn, roll, standing
from heliopolis.kernel.rules import hook, rule

# The rule that says what is asked in each phase.
PHASE_RULES: list[int] = [
    {
        SETUP_SETTLEMENT: CB_3_4,
        SETUP_ROAD: CB_3_4,
        BEFORE_ROLL: CB_4_1,
        MAIN: CB_4_1,
        DISCARD: CB_6_1,
        MOVE_ROBBER: CB_6_3,
        ROB: CB_6_4,
        FREE_ROAD: CB_9_4,
        TAKE: CB_9_5,
        NAME: CB_9_6,
        OFFER_BUILD: CB_7_6,
        OFFER_REPLY: CB_7_2,
        OFFER_CLOSE: CB_7_2,
        OVER: CB_12_2,
    }[phase]
    for phase in range(len(PHASES))
]


@rule("CB-12.2")
def over(s: State) -> bool:
    """Return whether the game has ended."""
    return s.phase == OVER


@rule
def turns_ended(s: State) -> int:
    """Return the number of turns that have ended."""
    return s.turns


@rule("CB-1.5", "CB-4.3", "CB-6.2", "CB-7.2")
def players_to_move(s: State) -> int:
    """Return the seats that may act, as bits.

    That is one seat; or all that owe cards after a seven; or, while an offer is answered, all that
    have not answered, and the active player.
    """
    if s.phase == DISCARD:
        return seats_owing_discards(s)
    if s.phase == OFFER_REPLY:
        return seats_to_answer(s) | 1 << s.active
    return 0 if s.phase == OVER else 1 << s.actor


@rule("CB-7.2")
def players_awaited(s: State) -> int:
    """Return the seats that the game waits for, as bits: a player with an offer need not act."""
    return seats_to_answer(s) if s.phase == OFFER_REPLY else players_to_move(s)


# --- What is allowed ------------------------------------------------------------------------------


@rule
def broken_rule(s: State, seat: int, move: int) -> int:
    """Return the rule that a move would break, or 0 if it is legal."""
    phase = s.phase
    if phase == OVER:
        return CB_12_2
    if players_to_move(s) >> seat & 1 == 0:
        return CB_7_2 if phase == OFFER_REPLY else CB_4_3
    if phase >= SCENARIO:
        return broken_rule_more(s, seat, move)
    if phase == MAIN:
        return rule_against_main(s, seat, move)
    if phase == BEFORE_ROLL:
        return rule_against_before_roll(s, seat, move)
    if phase == OFFER_BUILD:
        return rule_against_offer_build(s, seat, move)
    if phase == OFFER_REPLY:
        return rule_against_reply(s, seat, move)
    if phase == OFFER_CLOSE:
        return rule_against_close(s, seat, move)
    return rule_against_step(s, seat, move)


@rule
def is_trade_move(move: int) -> bool:
    """Return whether a move begins a trade."""
    return VERB_OF[move] == OFFER_BEGIN or VERB_OF[move] == BANK_TRADE


@rule
def rule_against_before_roll(s: State, seat: int, move: int) -> int:
    """Before the roll a player may play a card, and does not trade."""
    if VERB_OF[move] == ROLL:
        return 0
    if is_card_move(move):
        return rule_against_play(s, seat, card_of_move(move))
    return CB_7_5 if is_trade_move(move) else CB_4_1


@rule("CB-4.1")
def rule_against_main(s: State, seat: int, move: int) -> int:
    """After the roll a player trades and builds at will, may play a card, and ends the turn."""
    verb = VERB_OF[move]
    if verb == END_TURN:
        return 0
    if verb == BUILD_ROAD:
        return rule_against_road(s, seat, ARG[move])
    if verb == BUILD_SETTLEMENT:
        return rule_against_settlement(s, seat, ARG[move])
    if verb == BUILD_CITY:
        return rule_against_city(s, seat, ARG[move])
    if verb == BUY_CARD:
        return rule_against_buy(s, seat)
    if is_card_move(move):
        return rule_against_play(s, seat, card_of_move(move))
    if verb == BANK_TRADE:
        return rule_against_bank_trade(s, seat, ARG[move], ARG_2[move])
    if verb == OFFER_BEGIN:
        return rule_against_offer_begin(s, seat)
    return broken_rule_more(s, seat, move)


@hook
def rule_against_step(s: State, seat: int, move: int) -> int:
    """In the middle of an action only its next step is allowed: no trade, no card."""
    phase = s.phase
    verb = VERB_OF[move]
    if phase == SETUP_SETTLEMENT and verb == SETUP_SETTLEMENT_AT:
        return rule_against_start_vertex(s, seat, ARG[move])
    if phase == SETUP_ROAD and verb == SETUP_ROAD_AT:
        return rule_against_start_edge(s, seat, ARG[move])
    if phase == DISCARD and verb == DISCARD_ONE:
        return rule_against_discard(s, seat, ARG[move])
    if phase == MOVE_ROBBER and verb == MOVE_ROBBER_TO:
        return rule_against_robber(s, seat, ARG[move])
    if phase == ROB and verb == ROB_SEAT:
        return rule_against_rob(s, seat, ARG[move])
    if phase == FREE_ROAD and verb == PLACE_FREE_ROAD:
        return rule_against_edge(s, seat, ARG[move])
    if phase == TAKE and verb == TAKE_RESOURCE:
        return rule_against_take(s, ARG[move])
    if phase == NAME and verb == NAME_RESOURCE:
        return 0
    if is_card_move(move):
        return CB_9_2
    return CB_7_5 if is_trade_move(move) else PHASE_RULES[phase]


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves of a seat to `out`; return their number."""
    phase = s.phase
    if phase == MAIN and seat == s.actor:
        return list_main(s, seat, out)
    if phase == DISCARD:
        return list_discards(s, seat, out) if s.to_discard[seat] > 0 else 0
    if phase >= SCENARIO:
        return list_more(s, seat, out, 0) if seat == s.actor else 0
    if phase == OFFER_REPLY:
        return list_replies(s, seat, out) if players_to_move(s) >> seat & 1 else 0
    if phase == OVER or seat != s.actor:
        return 0
    if phase == OFFER_BUILD:
        return list_offer_building(s, seat, out)
    if phase == BEFORE_ROLL:
        out[0] = MOVE_OF[ROLL]
        return list_cards(s, seat, out, 1)
    if phase == OFFER_CLOSE:
        return list_conclusions(s, out)
    return list_step(s, seat, out)


@rule("CB-4.1")
def list_main(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write all moves that are possible after the roll."""
    out[0] = MOVE_OF[END_TURN]
    n = list_builds(s, seat, out, 1)
    if rule_against_buy(s, seat) == 0:
        out[n] = MOVE_OF[BUY_CARD]
        n += 1
    n = list_cards(s, seat, out, n)
    n = list_trades(s, seat, out, n)
    return list_more(s, seat, out, n)


@rule
def list_step(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the next steps of the action under way."""
    phase = s.phase
    if phase == MOVE_ROBBER:
        return list_robber_places(s, seat, out)
    if phase == ROB:
        return list_victims(s, seat, out)
    if phase == FREE_ROAD:
        return list_free_roads(s, seat, out)
    if phase == TAKE:
        return list_takes(s, out)
    if phase == NAME:
        for resource in range(RESOURCE_COUNT):
            out[resource] = MOVE_OF[NAME_RESOURCE] + resource
        return RESOURCE_COUNT
    if phase == SETUP_SETTLEMENT:
        return list_start_vertices(s, seat, out)
    return list_start_edges(s, seat, out)


# --- What a move does -----------------------------------------------------------------------------


@rule("CB-12.2")
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move and all that follows from it; see whether it wins the game."""
    phase = s.phase
    if phase == MAIN:
        apply_main(s, seat, move)
    elif phase >= SCENARIO:
        apply_more(s, seat, move)
    elif phase == OFFER_BUILD:
        build_offer(s, seat, move)
    elif phase == OFFER_REPLY:
        reply_to_offer(s, seat, move)
    elif phase == DISCARD:
        discard(s, seat, ARG[move])
    elif VERB_OF[move] == ROLL:
        roll(s)
    elif is_card_move(move):
        play_card(s, seat, card_of_move(move))
    elif phase == OFFER_CLOSE:
        close_offer(s, seat, move)
    else:
        apply_step(s, seat, move)
    check_victory(s)


@rule
def apply_main(s: State, seat: int, move: int) -> None:
    """Trade, build, play a card, or end the turn."""
    verb = VERB_OF[move]
    if verb == END_TURN:
        end_turn(s)
    elif verb == OFFER_BEGIN:
        begin_offer(s, seat)
    elif verb == BUILD_ROAD:
        build_road(s, seat, ARG[move])
    elif verb == BUILD_SETTLEMENT:
        build_settlement(s, seat, ARG[move])
    elif verb == BUILD_CITY:
        build_city(s, seat, ARG[move])
    elif verb == BUY_CARD:
        buy_card(s, seat)
    elif is_card_move(move):
        play_card(s, seat, card_of_move(move))
    elif verb == BANK_TRADE:
        trade_with_bank(s, seat, ARG[move], ARG_2[move])
    else:
        apply_more(s, seat, move)


@hook
def apply_step(s: State, seat: int, move: int) -> None:
    """Take the next step of the action under way."""
    phase = s.phase
    if phase == MOVE_ROBBER:
        move_robber(s, seat, ARG[move])
    elif phase == ROB:
        rob(s, seat, ARG[move])
    elif phase == FREE_ROAD:
        place_free_road(s, seat, ARG[move])
    elif phase == TAKE:
        take_resource(s, seat, ARG[move])
    elif phase == NAME:
        name_resource(s, seat, ARG[move])
    elif phase == SETUP_SETTLEMENT:
        place_start_settlement(s, seat, ARG[move])
    else:
        place_start_road(s, seat, ARG[move])


# --- Points ---------------------------------------------------------------------------------------


@rule("CB-12.1")
def scores(s: State, out: MutableSequence[int]) -> None:
    """Write the points of every seat, including cards that were not shown."""
    for seat in range(s.seats):
        out[seat] = count_points(s, seat)


@rule("CB-12.4")
def ranks(s: State, out: MutableSequence[int]) -> None:
    """Write the rank of every seat: 0 is a winner, and there may be several."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                better += 1
        out[seat] = better
