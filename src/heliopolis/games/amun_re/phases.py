"""The phases of Amun-Re: what a player is asked, and what the engine carries out by itself."""

from __future__ import annotations

from heliopolis.games.amun_re.rulebook import (
    AR_4_4,
    AR_4_6,
    AR_4_11,
    AR_5_1,
    AR_5_4,
    AR_5_5,
    AR_5_6,
    AR_6_1,
    AR_6_6,
    AR_6_10,
    AR_7_1,
    AR_8_1,
    AR_10_1,
)
from heliopolis.kernel.codes import Codes
from heliopolis.kernel.rulebook import RuleId

# The phases of the rulebook (AR-1.2).
PARTS = Codes()
REVEAL_PART = PARTS.add("reveal")
AUCTION_PART = PARTS.add("auction")
ACTIONS_PART = PARTS.add("actions")
OFFERING_PART = PARTS.add("offering")
INCOME_PART = PARTS.add("income")
SCORING_PART = PARTS.add("scoring")

PHASES = Codes()
PART_OF: list[int] = []  # of each phase: the phase of the rulebook that it belongs to
TURN_RULE: list[int] = []  # the rule that says whose turn it is; 0 where nobody is asked
QUESTION_RULE: list[int] = []  # the rule that says what is asked; 0 where nobody is asked
IS_AUTOMATIC: list[int] = []  # 1 for a phase that the engine carries out without a decision


def _phase(name: str, part: int, turn: RuleId, question: RuleId) -> int:
    """Declare a phase that asks a player, with the rules for whose turn it is and what is asked."""
    return _add(name, part, turn, question, automatic=0)


def _automatic(name: str, part: int) -> int:
    """Declare a phase in which nobody is asked."""
    return _add(name, part, 0, 0, automatic=1)


def _add(name: str, part: int, turn: int, question: int, automatic: int) -> int:
    PART_OF.append(part)
    TURN_RULE.append(turn)
    QUESTION_RULE.append(question)
    IS_AUTOMATIC.append(automatic)
    return PHASES.add(name)


# The order counts: rules compare phases to tell what comes before and after.
BID = _phase("bid", AUCTION_PART, AR_4_4, AR_4_6)
PAY = _phase("pay", AUCTION_PART, AR_4_11, AR_4_11)
BUY_CARDS = _phase("buy_cards", ACTIONS_PART, AR_5_1, AR_5_1)
BUY_FARMERS = _phase("buy_farmers", ACTIONS_PART, AR_5_1, AR_5_1)
PLACE_FARMERS = _phase("place_farmers", ACTIONS_PART, AR_5_1, AR_5_4)
ADD_FARMER = _phase("add_farmer", ACTIONS_PART, AR_5_1, AR_5_5)
BUY_BRICKS = _phase("buy_bricks", ACTIONS_PART, AR_5_1, AR_5_1)
BUILD = _phase("build", ACTIONS_PART, AR_5_1, AR_5_6)
OFFER = _phase("offer", OFFERING_PART, AR_6_1, AR_6_1)
CORRECT = _phase("correct", OFFERING_PART, AR_6_6, AR_6_6)
REWARD = _phase("reward", OFFERING_PART, AR_6_10, AR_6_10)
INCOME = _phase("income", INCOME_PART, AR_7_1, AR_7_1)
BONUS = _phase("bonus", SCORING_PART, AR_8_1, AR_8_1)
OVER = _phase("over", SCORING_PART, AR_10_1, AR_10_1)

NEXT_ROUND = _automatic("next_round", REVEAL_PART)
PAYING = _automatic("paying", AUCTION_PART)
NEXT_TURN = _automatic("next_turn", ACTIONS_PART)
OFFERING = _automatic("offering", OFFERING_PART)
CORRECTING = _automatic("correcting", OFFERING_PART)
REWARDING = _automatic("rewarding", OFFERING_PART)
COLLECTING = _automatic("collecting", INCOME_PART)
SCORING = _automatic("scoring", SCORING_PART)
END_OF_ROUND = _automatic("end_of_round", SCORING_PART)

SHOWN_PHASES = OVER + 1  # those that players can see: the automatic ones pass within a move

# How far a seat is with its sealed offering (AR-6.1).
OFFERING_STEPS = Codes()
ASK_CORRECTION = OFFERING_STEPS.add("ask_correction")
ASK_OFFER = OFFERING_STEPS.add("ask_offer")
ASK_CARDS = OFFERING_STEPS.add("ask_cards")
SEALED = OFFERING_STEPS.add("sealed")
