"""The rules as the kernel calls them: who is asked, what is allowed, what a move does, who won."""

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
    all_points,
    buy_card,
    card_of_move,
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
from heliopolis.games.catan.hooks import (
    apply_more,
    broken_rule_more,
    list_more,
    players_to_move_more,
)
from heliopolis.games.catan.names import (
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    DISCARD_ONE,
    EDGE_COUNT,
    END_TURN,
    GOODS,
    HEX_COUNT,
    MOVE_ROBBER_TO,
    NAME_RESOURCE,
    OFFER_ACCEPT,
    OFFER_BEGIN,
    PLACE_FREE_ROAD,
    ROB_SEAT,
    ROLL,
    SETUP_ROAD_AT,
    SETUP_SETTLEMENT_AT,
    TAKE_RESOURCE,
    VERTEX_COUNT,
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
    seats_to_discard,
)
from heliopolis.games.catan.start import (
    list_start_edges,
    list_start_vertices,
    place_start_road,
    place_start_settlement,
    rule_against_start_edge,
    rule_against_start_vertex,
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
    ROB,
    SCENARIO,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    TAKE,
    State,
)
from heliopolis.games.catan.trade import (
    bank_trade_get,
    begin_offer,
    build_offer,
    close_offer,
    list_conclusions,
    list_offer_building,
    list_replies,
    list_trades,
    reply,
    rule_against_bank_trade,
    rule_against_close,
    rule_against_offer_begin,
    rule_against_offer_build,
    rule_against_reply,
    trade_with_bank,
)
from heliopolis.games.catan.turn import check_victory, end_turn, roll, standing
from heliopolis.kernel.rules import rule

# The rule that says what is asked in each phase.
ASKED_BY = [304, 304, 401, 401, 601, 603, 604, 904, 905, 906, 706, 702, 702, 1202]


@rule("CB-12.2")
def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


@rule
def turns_ended(s: State) -> int:
    """How many turns have ended."""
    return s.turns


@rule("CB-1.5", "CB-4.3", "CB-6.2")
def players_to_move(s: State) -> int:
    """The seats that may act now, as bits: one, or all that owe cards after a seven."""
    if s.phase == DISCARD:
        return seats_to_discard(s)
    if s.phase >= SCENARIO:
        return players_to_move_more(s)
    return 0 if s.phase == OVER else 1 << s.actor


# --- What is allowed ------------------------------------------------------------------------------


@rule("CB-4.3")
def broken_rule(s: State, seat: int, move: int) -> int:
    """0 if the move is allowed, or the number of the rule it would break."""
    phase = s.phase
    if phase == OVER:
        return 1202
    if players_to_move(s) >> seat & 1 == 0:
        return 403
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


@rule("CB-4.1", "CB-7.5", "CB-9.2")
def rule_against_before_roll(s: State, seat: int, move: int) -> int:
    """He may play a card, and must roll. No trade yet."""
    if move == ROLL:
        return 0
    if is_card_move(move):
        return rule_against_play(s, seat, card_of_move(move))
    if move == OFFER_BEGIN or BANK_TRADE <= move < BANK_TRADE + GOODS * (GOODS - 1):
        return 705
    return 401


@rule("CB-4.1")
def rule_against_main(s: State, seat: int, move: int) -> int:
    """Trade and build as often as he likes, perhaps a card, and the end of the turn."""
    if move == END_TURN:
        return 0
    if BUILD_ROAD <= move < BUILD_ROAD + EDGE_COUNT:
        return rule_against_road(s, seat, move - BUILD_ROAD)
    if BUILD_SETTLEMENT <= move < BUILD_SETTLEMENT + VERTEX_COUNT:
        return rule_against_settlement(s, seat, move - BUILD_SETTLEMENT)
    if BUILD_CITY <= move < BUILD_CITY + VERTEX_COUNT:
        return rule_against_city(s, seat, move - BUILD_CITY)
    if move == BUY_CARD:
        return rule_against_buy(s, seat)
    if is_card_move(move):
        return rule_against_play(s, seat, card_of_move(move))
    if BANK_TRADE <= move < BANK_TRADE + GOODS * (GOODS - 1):
        give = (move - BANK_TRADE) // (GOODS - 1)
        return rule_against_bank_trade(
            s, seat, give, bank_trade_get(give, (move - BANK_TRADE) % (GOODS - 1))
        )
    if move == OFFER_BEGIN:
        return rule_against_offer_begin(s, seat)
    return broken_rule_more(s, seat, move)


@rule("CB-7.5", "CB-9.2")
def rule_against_step(s: State, seat: int, move: int) -> int:
    """One step of something under way: no trade and no card comes in between."""
    phase = s.phase
    if phase == SETUP_SETTLEMENT and 0 <= move - SETUP_SETTLEMENT_AT < VERTEX_COUNT:
        return rule_against_start_vertex(s, seat, move - SETUP_SETTLEMENT_AT)
    if phase == SETUP_ROAD and 0 <= move - SETUP_ROAD_AT < EDGE_COUNT:
        return rule_against_start_edge(s, seat, move - SETUP_ROAD_AT)
    if phase == DISCARD and 0 <= move - DISCARD_ONE < RESOURCE_COUNT:
        return rule_against_discard(s, seat, move - DISCARD_ONE)
    if phase == MOVE_ROBBER and 0 <= move - MOVE_ROBBER_TO < HEX_COUNT:
        return rule_against_robber(s, seat, move - MOVE_ROBBER_TO)
    if phase == ROB and 0 <= move - ROB_SEAT < s.seats:
        return rule_against_rob(s, seat, move - ROB_SEAT)
    if phase == FREE_ROAD and 0 <= move - PLACE_FREE_ROAD < EDGE_COUNT:
        return rule_against_edge(s, seat, move - PLACE_FREE_ROAD)
    if phase == TAKE and 0 <= move - TAKE_RESOURCE < RESOURCE_COUNT:
        return rule_against_take(s, move - TAKE_RESOURCE)
    if phase == NAME and 0 <= move - NAME_RESOURCE < RESOURCE_COUNT:
        return 0
    if is_card_move(move):
        return 902
    if move == OFFER_BEGIN or BANK_TRADE <= move < BANK_TRADE + GOODS * (GOODS - 1):
        return 705
    return ASKED_BY[phase]


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves of a seat to `out`; return how many."""
    phase = s.phase
    if phase == MAIN and seat == s.actor:
        return list_main(s, seat, out)
    if phase == DISCARD:
        return list_discards(s, seat, out) if s.to_discard[seat] > 0 else 0
    if phase >= SCENARIO:
        return list_more(s, seat, out, 0) if players_to_move_more(s) >> seat & 1 else 0
    if phase == OVER or seat != s.actor:
        return 0
    if phase == OFFER_BUILD:
        return list_offer_building(s, seat, out)
    if phase == OFFER_REPLY:
        return list_replies(s, seat, out)
    if phase == BEFORE_ROLL:
        out[0] = ROLL
        return list_cards(s, seat, out, 1)
    if phase == OFFER_CLOSE:
        return list_conclusions(s, out)
    return list_step(s, seat, out)


@rule("CB-4.1")
def list_main(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write all that can be done after the roll."""
    out[0] = END_TURN
    n = list_builds(s, seat, out, 1)
    if rule_against_buy(s, seat) == 0:
        out[n] = BUY_CARD
        n += 1
    n = list_cards(s, seat, out, n)
    n = list_trades(s, seat, out, n)
    return list_more(s, seat, out, n)


@rule
def list_step(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the ways to take one step of something under way."""
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
            out[resource] = NAME_RESOURCE + resource
        return RESOURCE_COUNT
    if phase == SETUP_SETTLEMENT:
        return list_start_vertices(s, seat, out)
    return list_start_edges(s, seat, out)


# --- What a move does -----------------------------------------------------------------------------


@rule("CB-12.2")
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move and all that follows from it, and see whether it wins the game."""
    phase = s.phase
    if phase == MAIN:
        apply_main(s, seat, move)
    elif phase >= SCENARIO:
        apply_more(s, seat, move)
    elif phase == OFFER_BUILD:
        build_offer(s, seat, move)
    elif phase == OFFER_REPLY:
        reply(s, seat, move == OFFER_ACCEPT)
    elif phase == DISCARD:
        discard(s, seat, move - DISCARD_ONE)
    elif move == ROLL:
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
    """Trades, builds, cards, and the end of the turn."""
    if move == END_TURN:
        end_turn(s)
    elif move == OFFER_BEGIN:
        begin_offer(s, seat)
    elif BUILD_ROAD <= move < BUILD_ROAD + EDGE_COUNT:
        build_road(s, seat, move - BUILD_ROAD)
    elif BUILD_SETTLEMENT <= move < BUILD_SETTLEMENT + VERTEX_COUNT:
        build_settlement(s, seat, move - BUILD_SETTLEMENT)
    elif BUILD_CITY <= move < BUILD_CITY + VERTEX_COUNT:
        build_city(s, seat, move - BUILD_CITY)
    elif move == BUY_CARD:
        buy_card(s, seat)
    elif is_card_move(move):
        play_card(s, seat, card_of_move(move))
    elif BANK_TRADE <= move < BANK_TRADE + GOODS * (GOODS - 1):
        give = (move - BANK_TRADE) // (GOODS - 1)
        trade_with_bank(s, seat, give, bank_trade_get(give, (move - BANK_TRADE) % (GOODS - 1)))
    else:
        apply_more(s, seat, move)


@rule
def apply_step(s: State, seat: int, move: int) -> None:
    """One step of something under way."""
    phase = s.phase
    if phase == MOVE_ROBBER:
        move_robber(s, seat, move - MOVE_ROBBER_TO)
    elif phase == ROB:
        rob(s, seat, move - ROB_SEAT)
    elif phase == FREE_ROAD:
        place_free_road(s, seat, move - PLACE_FREE_ROAD)
    elif phase == TAKE:
        take_resource(s, seat, move - TAKE_RESOURCE)
    elif phase == NAME:
        name_resource(s, seat, move - NAME_RESOURCE)
    elif phase == SETUP_SETTLEMENT:
        place_start_settlement(s, seat, move - SETUP_SETTLEMENT_AT)
    else:
        place_start_road(s, seat, move - SETUP_ROAD_AT)


# --- Points ---------------------------------------------------------------------------------------


@rule("CB-12.1")
def scores(s: State, out: MutableSequence[int]) -> None:
    """The points of every seat, with the cards nobody has seen yet."""
    for seat in range(s.seats):
        out[seat] = all_points(s, seat)


@rule("CB-12.4")
def ranks(s: State, out: MutableSequence[int]) -> None:
    """The rank of every seat: 0 has won, and several may have."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                better += 1
        out[seat] = better
