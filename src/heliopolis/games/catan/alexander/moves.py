"""The moves and log events that Alexander adds: the march, the auction, offices."""

from __future__ import annotations

from heliopolis.games.catan.alexander.board import (
    CHIT_KINDS,
    EVENTS,
    FRAME,
    HIGHEST_BID,
    OFFICES,
    PAYMENTS,
)
from heliopolis.games.catan.alexander.rulebook import AL_2_4
from heliopolis.games.catan.components import ALL_GOODS, RESOURCES
from heliopolis.games.catan.game import names_of
from heliopolis.games.catan.log_events import SCENARIO_LOG_EVENTS, extend_log_events
from heliopolis.games.catan.moves import OTHER_WEIGHT, SEATS, WEIGHTS, extend_moves

MOVES = extend_moves(FRAME, ALL_GOODS, without=("setup_settlement", "setup_road"))
CONTINUE_TURN = MOVES.verb("continue_turn")
PASS_BID = MOVES.verb("pass_bid")
BID_VALUE = MOVES.verb("bid", value=range(1, HIGHEST_BID + 1))
PAY_WITH = MOVES.verb("pay", payment=PAYMENTS)
REFUSE_PAYMENT = MOVES.verb("refuse_payment")
LOSE_ONE = MOVES.verb("lose_card", resource=RESOURCES)
FOUND_SETTLEMENT = MOVES.verb("found_settlement")
DECLINE = MOVES.verb("decline_settlement")
EXCHANGE_WITH = MOVES.verb("exchange_card", seat=SEATS)
KEEP_CARD = MOVES.verb("keep_card")

LOG_EVENTS = extend_log_events(SCENARIO_LOG_EVENTS, FRAME)
DREW = LOG_EVENTS.add("drew", cards=None)
PILE_ENDED = LOG_EVENTS.add("pile-ended", **dict.fromkeys(RESOURCES))
MARCHED = LOG_EVENTS.add("marched", number=None, vertex=FRAME.vertex_names)
STAYED = LOG_EVENTS.add("stayed")
TURNED_CHIT = LOG_EVENTS.add("turned-chit", event=CHIT_KINDS)
NO_ROOM = LOG_EVENTS.add("no-room", vertex=FRAME.vertex_names)
AUCTION = LOG_EVENTS.add("auction", event=EVENTS)
BADE = LOG_EVENTS.add("bade", seat=None, value=None)
PASSED = LOG_EVENTS.add("passed", seat=None)
UNSOLD = LOG_EVENTS.add("unsold", event=EVENTS)
WON_AUCTION = LOG_EVENTS.add("won-auction", seat=None, event=EVENTS, value=None)
PAID = LOG_EVENTS.add("paid", seat=None, payment=PAYMENTS)
REFUSED = LOG_EVENTS.add("refused", seat=None, cards=None)
LOST = LOG_EVENTS.add("lost", seat=None, resource=RESOURCES)
FOUNDED = LOG_EVENTS.add("founded", seat=None, vertex=FRAME.vertex_names)
DECLINED = LOG_EVENTS.add("declined", seat=None)
NO_SETTLEMENT = LOG_EVENTS.add("no-settlement", seat=None)
WON_CHIT = LOG_EVENTS.add("won-chit", seat=None, event=EVENTS, chits=None)
TOOK_OFFICE = LOG_EVENTS.add("took-office", seat=None, office=OFFICES)
TOOK_OFFICE_FROM = LOG_EVENTS.add("took-office-from", seat=None, office=OFFICES, victim=None)
KEPT = LOG_EVENTS.add("kept", seat=None)
REACHED_END = LOG_EVENTS.add("reached-end")

NAMES = names_of(FRAME, MOVES, ALL_GOODS, start_rounds=0, RULE_AGAINST_DESERT=AL_2_4)

# Random play sees more building, and auctions in which players do not bid everything they have.
HIGH_WEIGHT = 8  # of a bid of nothing; each unit more weighs less
_BY_VERB = MOVES.weigh(
    OTHER_WEIGHT,
    **WEIGHTS,
    build_road=4,
    build_settlement=60,
    build_city=60,
    buy_development_card=12,
    offer_begin=3,
    offer_accept=12,
    offer_confirm=12,
    pass_bid=12,
)
BUILDING_WEIGHTS = [
    max(1, HIGH_WEIGHT - value) if verb == BID_VALUE else weight
    for weight, verb, value in zip(_BY_VERB, NAMES["VERB_OF"], NAMES["ARG"], strict=True)
]
