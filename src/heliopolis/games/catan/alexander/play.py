"""AL-3, AL-6: the phases of the campaign: their legal moves, and what these do."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import hooks
from heliopolis.games.catan.alexander.auction import (
    bid,
    decline_settlement,
    found_at_temple,
    list_bids,
    list_founding,
    list_losses,
    list_payments,
    lose_one,
    pass_bid,
    pay_unit,
    refuse_payment,
    rule_against_bid,
    rule_against_pay,
    rule_against_refuse,
)
from heliopolis.games.catan.alexander.march import leave_window
from heliopolis.games.catan.alexander.moves import (
    BID_VALUE,
    CONTINUE_TURN,
    DECLINE,
    EXCHANGE_WITH,
    FOUND_SETTLEMENT,
    KEEP_CARD,
    LOSE_ONE,
    PASS_BID,
    PAY_WITH,
    REFUSE_PAYMENT,
)
from heliopolis.games.catan.alexander.offices import (
    keep_card,
    list_exchanges,
    office_of,
    rule_against_exchange,
    take_over,
)
from heliopolis.games.catan.alexander.rulebook import (
    AL_2_4,
    AL_3_3,
    AL_6_1,
    AL_6_7,
    AL_6_8,
    AL_6_9,
    AL_7_1,
    AL_8_3,
)
from heliopolis.games.catan.alexander.state import (
    BEFORE_EVENT,
    BEFORE_MOVE,
    BID,
    EXCHANGE,
    FOUND,
    LOSE_CARD,
    PAY,
    PHASES,
    State,
)
from heliopolis.games.catan.desert import choose_desert, list_deserts, rule_against_desert
from heliopolis.games.catan.development import (
    card_of_move,
    is_card_move,
    list_cards,
    play_card,
    rule_against_play,
)
from heliopolis.games.catan.moves import CHOOSE_DESERT_AT
from heliopolis.games.catan.rulebook import CB_4_1
from heliopolis.games.catan.state import CHOOSE_DESERT, MAIN, SCENARIO
from heliopolis.games.catan.tables import ARG, MOVE_OF, VERB_OF
from heliopolis.kernel.rules import override, rule

# The rule that says what is asked in each phase of the scenario, from SCENARIO on.
PHASE_RULES: list[int] = [
    {
        CHOOSE_DESERT: AL_2_4,
        BEFORE_MOVE: AL_3_3,
        BEFORE_EVENT: AL_3_3,
        BID: AL_6_1,
        PAY: AL_6_9,
        FOUND: AL_7_1,
        EXCHANGE: AL_8_3,
        LOSE_CARD: AL_6_7,
    }[phase]
    for phase in range(SCENARIO, len(PHASES))
]


@override(hooks.list_more)
def list_more(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the moves of the scenario's phases; it adds none to MAIN."""
    phase = s.phase
    if phase == MAIN:
        return n
    if phase == BID:
        return list_bids(s, seat, out)
    if phase == PAY:
        return list_payments(s, seat, out)
    if phase == FOUND:
        return list_founding(out)
    if phase == EXCHANGE:
        return list_exchanges(s, seat, out)
    if phase == LOSE_CARD:
        return list_losses(s, seat, out)
    if phase == CHOOSE_DESERT:
        return list_deserts(s, out)
    out[0] = MOVE_OF[CONTINUE_TURN]
    return list_cards(s, seat, out, 1)


@override(hooks.broken_rule_more)
def broken_rule_more(s: State, seat: int, move: int) -> int:
    """In a phase of the scenario nothing else comes in between: no trade, and few cards."""
    phase = s.phase
    verb = VERB_OF[move]
    if phase == MAIN:
        return CB_4_1
    if phase == BID and verb == PASS_BID:
        return 0
    if phase == BID and verb == BID_VALUE:
        return rule_against_bid(s, seat, ARG[move])
    if phase == PAY and verb == PAY_WITH:
        return rule_against_pay(s, seat, ARG[move])
    if phase == PAY and verb == REFUSE_PAYMENT:
        return rule_against_refuse(s, seat)
    if phase == FOUND and verb in (FOUND_SETTLEMENT, DECLINE):
        return 0
    if phase == EXCHANGE and verb == KEEP_CARD:
        return 0
    if phase == EXCHANGE and verb == EXCHANGE_WITH and ARG[move] < s.seats:
        return rule_against_exchange(s, seat, ARG[move])
    if phase == LOSE_CARD and verb == LOSE_ONE:
        return 0 if s.hand[seat][ARG[move]] > 0 else AL_6_7
    if phase == CHOOSE_DESERT and verb == CHOOSE_DESERT_AT:
        return rule_against_desert(s, ARG[move])
    return rule_against_window(s, seat, move)


@rule
def rule_against_window(s: State, seat: int, move: int) -> int:
    """Before the march and before an event a player may play a card, and continues."""
    is_window = s.phase == BEFORE_MOVE or s.phase == BEFORE_EVENT
    if is_window and VERB_OF[move] == CONTINUE_TURN:
        return 0
    if is_card_move(move):
        return rule_against_play(s, seat, card_of_move(move)) if is_window else AL_6_8
    return PHASE_RULES[s.phase - SCENARIO]


@override(hooks.apply_more)
def apply_more(s: State, seat: int, move: int) -> None:
    """Carry out a move of the scenario's phases."""
    phase = s.phase
    verb = VERB_OF[move]
    if verb == PASS_BID:
        pass_bid(s, seat)
    elif verb == BID_VALUE:
        bid(s, seat, ARG[move])
    elif verb == REFUSE_PAYMENT:
        refuse_payment(s, seat)
    elif verb == PAY_WITH:
        pay_unit(s, seat, ARG[move])
    elif verb == FOUND_SETTLEMENT:
        found_at_temple(s, seat)
    elif verb == DECLINE:
        decline_settlement(s, seat)
    elif verb == KEEP_CARD:
        keep_card(s, seat)
    elif verb == EXCHANGE_WITH:
        take_over(s, seat, office_of(s, ARG[move]))
    elif phase == LOSE_CARD:
        lose_one(s, seat, ARG[move])
    elif phase == CHOOSE_DESERT:
        choose_desert(s, seat, ARG[move])
    elif verb == CONTINUE_TURN:
        leave_window(s)
    else:
        play_card(s, seat, card_of_move(move))
