"""What Alexander adds and changes, at a glance; all else is played as on the plain island."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from heliopolis.games.catan.alexander import ending, evaluation, march, watch
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
from heliopolis.games.catan.alexander.board import HIGHEST_BID, KNIGHT_PAYMENT
from heliopolis.games.catan.alexander.march import go_on
from heliopolis.games.catan.alexander.moves import (
    BID_NOTHING,
    CHOOSE_DESERT_AT,
    CONTINUE_TURN,
    DECLINE,
    EXCHANGE_WITH,
    FOUND_SETTLEMENT,
    KEEP_CARD,
    LOSE_ONE,
    NAMES,
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
from heliopolis.games.catan.alexander.setup import choose_desert, rule_against_desert
from heliopolis.games.catan.alexander.state import (
    AL,
    BEFORE_MOVE,
    BID,
    CHOOSE_DESERT,
    EXCHANGE,
    FOUND,
    LOSE_CARD,
    PAY,
    State,
)
from heliopolis.games.catan.components import RESOURCE_COUNT
from heliopolis.games.catan.development import (
    card_of_move,
    is_card_move,
    list_cards,
    play_card,
    rule_against_play,
)
from heliopolis.games.catan.names import HEX_COUNT
from heliopolis.games.catan.state import MAIN
from heliopolis.kernel.rules import rule

# The rule that says what is asked in each phase of its own.
ASKED_BY = [204, 303, 303, 601, 609, 701, 803, 607]


@rule
def list_more(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the moves of its own questions; to trade and build it adds none."""
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
        for hex_ in range(HEX_COUNT):
            if rule_against_desert(s, hex_) == 0:
                out[n] = CHOOSE_DESERT_AT + hex_
                n += 1
        return n
    out[0] = CONTINUE_TURN
    return list_cards(s, seat, out, 1)


@rule("AL-3.3", "AL-6.8")
def broken_rule_more(s: State, seat: int, move: int) -> int:
    """Nothing else comes in between: no trade, and cards only in the windows."""
    phase = s.phase
    if phase == MAIN:
        return 401
    if phase == BID and PASS_BID <= move <= BID_NOTHING + HIGHEST_BID:
        return 0 if move == PASS_BID else rule_against_bid(s, seat, move - BID_NOTHING)
    if phase == PAY and PAY_WITH <= move <= PAY_WITH + KNIGHT_PAYMENT:
        return rule_against_pay(s, seat, move - PAY_WITH)
    if phase == PAY and move == REFUSE_PAYMENT:
        return rule_against_refuse(s, seat)
    if phase == FOUND and move in (FOUND_SETTLEMENT, DECLINE):
        return 0
    if phase == EXCHANGE and move == KEEP_CARD:
        return 0
    if phase == EXCHANGE and 0 <= move - EXCHANGE_WITH < s.seats:
        return rule_against_exchange(s, seat, move - EXCHANGE_WITH)
    if phase == LOSE_CARD and 0 <= move - LOSE_ONE < RESOURCE_COUNT:
        return 0 if s.hand[seat][move - LOSE_ONE] > 0 else AL + 607
    if phase == CHOOSE_DESERT and 0 <= move - CHOOSE_DESERT_AT < HEX_COUNT:
        return rule_against_desert(s, move - CHOOSE_DESERT_AT)
    return rule_against_window(s, seat, move)


@rule("AL-3.3", "AL-6.8")
def rule_against_window(s: State, seat: int, move: int) -> int:
    """Before the march and before an event he may play a card, and goes on."""
    window = s.phase < BID and s.phase >= BEFORE_MOVE
    if window and move == CONTINUE_TURN:
        return 0
    if is_card_move(move):
        return rule_against_play(s, seat, card_of_move(move)) if window else AL + 608
    return AL + ASKED_BY[s.phase - CHOOSE_DESERT]


@rule
def apply_more(s: State, seat: int, move: int) -> None:
    """Carry out a move of its own questions."""
    phase = s.phase
    if phase == BID and move == PASS_BID:
        pass_bid(s, seat)
    elif phase == BID:
        bid(s, seat, move - BID_NOTHING)
    elif phase == PAY and move == REFUSE_PAYMENT:
        refuse_payment(s, seat)
    elif phase == PAY:
        pay_unit(s, seat, move - PAY_WITH)
    elif phase == FOUND and move == FOUND_SETTLEMENT:
        found_at_temple(s, seat)
    elif phase == FOUND:
        decline_settlement(s, seat)
    elif phase == EXCHANGE and move == KEEP_CARD:
        keep_card(s, seat)
    elif phase == EXCHANGE:
        take_over(s, seat, office_of(s, move - EXCHANGE_WITH))
    elif phase == LOSE_CARD:
        lose_one(s, seat, move - LOSE_ONE)
    elif phase == CHOOSE_DESERT:
        choose_desert(s, seat, move - CHOOSE_DESERT_AT)
    elif move == CONTINUE_TURN:
        go_on(s)
    else:
        play_card(s, seat, card_of_move(move))


CHANGES: dict[str, Any] = {
    # The turn: a march between income and trade; no roll in the first one.
    "begin_turn": march.begin_turn,
    "after_production": march.after_production,
    "seven": march.seven,
    "after_seven": march.after_seven,
    "after_roll": march.after_roll,
    "resume_turn": march.resume_turn,
    # Building near the route, points, the end.
    "rule_against_settlement_place": ending.rule_against_settlement_place,
    "more_points": ending.more_points,
    "standing": ending.standing,
    # Its own questions.
    "list_more": list_more,
    "broken_rule_more": broken_rule_more,
    "apply_more": apply_more,
    # What is hidden, seen, sound and judged besides.
    "pledged": watch.pledged,
    "pledged_kind": watch.pledged_kind,
    "observe_more": watch.observe_more,
    "knights_are_being_paid": watch.knights_are_being_paid,
    "check_more_invariants": watch.check_more_invariants,
    "more_move_score": evaluation.more_move_score,
    "worth_more": evaluation.worth_more,
    "pip_worth": evaluation.pip_worth,
}

# All that the shared rules leave open, filled in.
OVERRIDES: dict[str, Any] = {**NAMES, **CHANGES}
