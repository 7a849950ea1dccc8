"""AL-12: what the campaign adds to the observation of a seat."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import hooks
from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    CHIT_KINDS,
    CROSSING_KIND_COUNT,
    CROSSING_KINDS,
    EVENTS,
    FRAME,
    MOST_CROSSINGS,
    MOST_SEATS,
    OFFICE_COUNT,
    OFFICES,
)
from heliopolis.games.catan.alexander.options import (
    CARD_EXCHANGE,
    CHIT_MIX,
    DECLINE_SETTLEMENT,
    DRAW_AND_SEVEN,
    KNIGHT_OVERPAY,
    OVERBID,
    ROBBER_START,
    ROUTE_GUARD,
    SELLS_GOLD,
    STARTING_GOLD,
    WINDOWS,
)
from heliopolis.games.catan.alexander.state import State
from heliopolis.games.catan.observation import make_features, write_seat
from heliopolis.games.catan.options import COMMON_OPTIONS
from heliopolis.kernel.features import (
    BYTE,
    ONE_HOT,
    SEAT_ONE_HOT,
    SHORT,
    Features,
    set_one_hot,
)
from heliopolis.kernel.rules import override, rule

EVENT_COUNT = len(EVENTS)
ALL_KINDS = CROSSING_KIND_COUNT + EVENT_COUNT
# All options of the scenario except the mix of the chits, by their places.
OWN_OPTIONS = CHIT_MIX - COMMON_OPTIONS

FEATURES = make_features(FRAME)
RULINGS = FEATURES.add(
    "campaign: options", OWN_OPTIONS, "the options of the scenario, as numbers", most=BYTE
)
POSITION = FEATURES.add(
    "campaign: position", 1, "crossings that Alexander has passed", most=MOST_CROSSINGS
)
CROSSING = FEATURES.add(
    "campaign: crossing",
    len(FRAME.vertices),
    "of each vertex: its number on the route, or 0",
    most=MOST_CROSSINGS,
    groups=len(FRAME.vertices),
    places="vertices",
)
KINDS = FEATURES.add(
    "campaign: kinds",
    MOST_CROSSINGS * ALL_KINDS,
    "of each crossing one of: " + ", ".join([*CROSSING_KINDS, *EVENTS]) + " (a chit turned)",
    kind=ONE_HOT,
    groups=MOST_CROSSINGS,
)
CHITS_LEFT = FEATURES.add(
    "campaign: chits", CHIT_KIND_COUNT, "not turned yet: " + ", ".join(CHIT_KINDS), most=BYTE
)
EVENT_NOW = FEATURES.add(
    "auction: event", EVENT_COUNT, "one of: " + ", ".join(EVENTS), kind=ONE_HOT
)
HIGH_BID = FEATURES.add("auction: highest bid", 1, "so far, or 0", least=-1, most=SHORT)
BIDDER = FEATURES.add("auction: bidder", MOST_SEATS, "the seat that made it", kind=SEAT_ONE_HOT)
TO_PAY = FEATURES.add("auction: to pay", 1, "what is left of the price", most=SHORT)
OLD_KNIGHTS = FEATURES.add(
    "auction: old knights", 1, "of the active player, that count in a battle", most=BYTE
)
PAID_ONE = FEATURES.add("auction: paid", 1, "1 once a unit has been paid")
TO_LOSE = FEATURES.add("auction: to lose", 1, "cards, for a refused payment", most=SHORT)

_PASSED = Features()
_PASSED.add("passed", 1, "1 if out of the auction")
HAS_PASSED = FEATURES.repeat_for_seats(MOST_SEATS, _PASSED)
_CHITS = Features()
_CHITS.add("chits", CHIT_KIND_COUNT, "won, by kind", most=BYTE)
CHITS_WON = FEATURES.repeat_for_seats(MOST_SEATS, _CHITS)
OFFICE_HOLDERS = FEATURES.size
for _office in OFFICES:
    FEATURES.add(f"office: {_office}", MOST_SEATS, "the seat that holds it", kind=SEAT_ONE_HOT)


@override(hooks.observe_more, "AL-12.1")
def observe_more(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Write the campaign, the auction, chits and offices."""
    write_own_options(s, out)
    write_campaign(s, out)
    set_one_hot(out, EVENT_NOW, EVENT_COUNT, s.event)
    out[HIGH_BID] = s.high_bid
    write_seat(s, observer, out, BIDDER, s.bidder)
    out[TO_PAY] = s.price
    out[OLD_KNIGHTS] = s.old_knights
    out[PAID_ONE] = s.paid
    out[TO_LOSE] = s.to_lose
    for place in range(MOST_SEATS):
        seat = (observer + place) % s.seats
        is_taken = place < s.seats
        out[HAS_PASSED + place] = s.passed >> seat & 1 if is_taken else 0
        for kind in range(CHIT_KIND_COUNT):
            won = s.won[seat][kind] if is_taken else 0
            out[CHITS_WON + place * CHIT_KIND_COUNT + kind] = won
    n = OFFICE_HOLDERS
    for office in range(OFFICE_COUNT):
        n = write_seat(s, observer, out, n, s.office[office])
    return n


@rule
def write_own_options(s: State, out: MutableSequence[int]) -> None:
    """Write the options of the scenario."""
    first = RULINGS - COMMON_OPTIONS
    out[first + STARTING_GOLD] = s.starting_gold
    out[first + ROBBER_START] = s.robber_start
    out[first + OVERBID] = s.overbid
    out[first + KNIGHT_OVERPAY] = s.knight_overpay
    out[first + DRAW_AND_SEVEN] = s.draw_and_seven
    out[first + WINDOWS] = s.windows
    out[first + CARD_EXCHANGE] = s.card_exchange
    out[first + ROUTE_GUARD] = s.route_guard
    out[first + DECLINE_SETTLEMENT] = s.decline_settlement
    out[first + SELLS_GOLD] = s.sells_gold


@rule
def write_campaign(s: State, out: MutableSequence[int]) -> None:
    """Write how far Alexander is, and what lies on the way."""
    out[POSITION] = s.position
    for i in range(s.crossings):
        out[CROSSING + s.route[i]] = i + 1
    n = KINDS
    for i in range(MOST_CROSSINGS):
        n = set_one_hot(out, n, ALL_KINDS, s.route_kind[i] if i < s.crossings else -1)
    for kind in range(CHIT_KIND_COUNT):
        out[CHITS_LEFT + kind] = s.chits_left[kind]
