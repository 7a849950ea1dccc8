"""The moves and notes that Alexander adds: the march, the auction, offices."""

from __future__ import annotations

from heliopolis.games.catan.alexander.board import (
    CHIT_KINDS,
    EVENTS,
    FRAME,
    HIGHEST_BID,
    OFFICES,
    PAYMENTS,
)
from heliopolis.games.catan.components import ALL_GOODS, RESOURCES
from heliopolis.games.catan.moves import SEAT_NUMBERS, log_events, numbers, verbs
from heliopolis.kernel.moves import Moves, Verb

MOVES = Moves(
    *verbs(FRAME, ALL_GOODS, without=("setup_settlement", "setup_road")),
    Verb("choose_robber_desert", hex=FRAME.hex_names),
    Verb("continue_turn"),
    Verb("pass_bid"),
    Verb("bid", value=range(1, HIGHEST_BID + 1)),
    Verb("pay", payment=PAYMENTS),
    Verb("refuse_payment"),
    Verb("lose_card", resource=RESOURCES),
    Verb("found_settlement"),
    Verb("decline_settlement"),
    Verb("exchange_card", seat=SEAT_NUMBERS),
    Verb("keep_card"),
)
(CHOOSE_DESERT_AT, CONTINUE_TURN, PASS_BID, FIRST_BID, PAY_WITH, REFUSE_PAYMENT, LOSE_ONE,
 FOUND_SETTLEMENT, DECLINE, EXCHANGE_WITH, KEEP_CARD) = map(
    MOVES.first,
    ("choose_robber_desert", "continue_turn", "pass_bid", "bid", "pay", "refuse_payment",
     "lose_card", "found_settlement", "decline_settlement", "exchange_card", "keep_card"),
)  # fmt: skip
BID_NOTHING = FIRST_BID - 1  # so that BID_NOTHING + 7 is "bid 7"

LOG_EVENTS = log_events(FRAME)
CHOSE_DESERT = LOG_EVENTS.add("chose-desert", seat=None, hex=FRAME.hex_names)
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

# What the shared rules leave open.
NAMES = {**FRAME.names(), **numbers(MOVES), "GOODS": len(ALL_GOODS), "START_ROUNDS": 0}

# How random play weighs the moves when it is to see building, and auctions that are not all in.
_WEIGHTS = {
    "build_road": 4,
    "build_settlement": 60,
    "build_city": 60,
    "buy_development_card": 12,
    "play_knight": 20,
    "play_road_building": 20,
    "play_year_of_plenty": 20,
    "play_monopoly": 20,
    "offer_begin": 3,
    "offer_send": 12,
    "offer_accept": 12,
    "offer_confirm": 12,
    "pass_bid": 12,
    "end_turn": 6,
}


def _weight(move: int) -> int:
    verb, *values = MOVES.text(move).split()
    if verb == "bid":
        return max(1, 8 - int(values[0]))
    return _WEIGHTS.get(verb, 4)


BUILDING_WEIGHTS = [_weight(move) for move in range(len(MOVES))]
