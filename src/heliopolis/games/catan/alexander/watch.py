"""What Alexander hides and shows besides, and what always holds."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.alexander.auction import can_pay, short_of, usable_knights
from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    CHIT_KINDS,
    CHITS,
    CHITS_FOR_OFFICE,
    CROSSING_KIND_COUNT,
    CROSSING_KINDS,
    EVENTS,
    FRAME,
    MOST_CROSSINGS,
    OFFICE_COUNT,
    OFFICES,
    PAYS,
)
from heliopolis.games.catan.alexander.state import (
    BEST_CARD,
    BID,
    OPTION_COUNT,
    PAY,
    PENALTY,
    PUT_AWAY,
    State,
)
from heliopolis.games.catan.components import GOLD, MOST_SEATS
from heliopolis.games.catan.invariants import INVARIANTS as PLAIN_INVARIANTS
from heliopolis.games.catan.names import VERTEX_COUNT
from heliopolis.games.catan.observation import write_one_hot, write_seat
from heliopolis.games.catan.state import COMMON_OPTIONS, NOBODY
from heliopolis.kernel.game import Feature
from heliopolis.kernel.rules import rule

# --- What is hidden -------------------------------------------------------------------------------


@rule("AL-12.1")
def pledged(s: State, seat: int) -> int:
    """A bid tells that its bidder can pay it, unless he may refuse."""
    if s.overbid == PENALTY and not (s.phase == PAY and s.paid):
        return 0
    owes = 0
    if s.phase == BID and seat == s.bidder:
        owes = s.high_bid
    elif s.phase == PAY and seat == s.actor:
        owes = s.price
    return short_of(s, owes, usable_knights(s, seat)) - s.hand[seat][GOLD]


@rule
def pledged_kind(s: State, resource: int) -> bool:
    """Whether a resource may pay what was bid."""
    return PAYS[s.event][resource] > 0


# --- What is seen ---------------------------------------------------------------------------------

EVENT_COUNT = len(EVENTS)
ALL_KINDS = len(CROSSING_KINDS) + EVENT_COUNT
OWN_OPTIONS = OPTION_COUNT - COMMON_OPTIONS - 1  # all but the mix of the chits
FEATURES = (
    Feature("campaign: options", OWN_OPTIONS, "the rulings of the scenario, as numbers"),
    Feature("campaign: position", 1, "crossings that Alexander has passed"),
    Feature("campaign: crossing", len(FRAME.vertices), "of each vertex: which, from 1, or 0"),
    Feature(
        "campaign: kinds",
        MOST_CROSSINGS * ALL_KINDS,
        "of each crossing one of: " + ", ".join([*CROSSING_KINDS, *EVENTS]) + " (a chit turned)",
    ),
    Feature("campaign: chits", CHIT_KIND_COUNT, "not turned yet: " + ", ".join(CHIT_KINDS)),
    Feature("auction: event", EVENT_COUNT, "one of: " + ", ".join(EVENTS)),
    Feature("auction: highest bid", 1, ""),
    Feature("auction: bidder", MOST_SEATS, "who made it"),
    Feature("auction: to pay", 1, "what is left of the price"),
    Feature("auction: old knights", 1, "of the active player, that count in a battle"),
    Feature("auction: paid", 1, "1 once a unit has been paid"),
    Feature("auction: to lose", 1, "cards, for a payment refused"),
    *(Feature(f"seat {n}: passed", 1, "1 if out of the auction") for n in range(MOST_SEATS)),
    *(Feature(f"seat {n}: chits", CHIT_KIND_COUNT, "won, by kind") for n in range(MOST_SEATS)),
    *(Feature(f"office: {office}", MOST_SEATS, "who holds it") for office in OFFICES),
)


@rule("AL-12.1")
def observe_more(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """The campaign, the auction, chits and offices."""
    n = write_campaign(s, out, write_own_options(s, out, n))
    n = write_one_hot(out, n, EVENT_COUNT, s.event)
    out[n] = s.high_bid
    n = write_seat(s, observer, out, n + 1, s.bidder)
    out[n] = s.price
    out[n + 1] = s.old_knights
    out[n + 2] = s.paid
    out[n + 3] = s.to_lose
    n += 4
    for place in range(MOST_SEATS):
        seat = (observer + place) % s.seats
        out[n + place] = s.passed >> seat & 1 if place < s.seats else 0
    n += MOST_SEATS
    for place in range(MOST_SEATS):
        seat = (observer + place) % s.seats
        for kind in range(CHIT_KIND_COUNT):
            out[n + kind] = s.won[seat][kind] if place < s.seats else 0
        n += CHIT_KIND_COUNT
    for office in range(OFFICE_COUNT):
        n = write_seat(s, observer, out, n, s.office[office])
    return n


@rule
def write_own_options(s: State, out: MutableSequence[int], n: int) -> int:
    """The rulings of the scenario; returns where they end."""
    out[n] = s.starting_gold
    out[n + 1] = s.robber_start
    out[n + 2] = s.overbid
    out[n + 3] = s.knight_overpay
    out[n + 4] = s.draw_and_seven
    out[n + 5] = s.windows
    out[n + 6] = s.card_exchange
    out[n + 7] = s.route_guard
    out[n + 8] = s.decline_settlement
    out[n + 9] = s.sells_gold
    return n + OWN_OPTIONS


@rule
def write_campaign(s: State, out: MutableSequence[int], n: int) -> int:
    """How far Alexander is, and what lies on the way; returns where it ends."""
    out[n] = s.position
    n += 1
    for vertex in range(VERTEX_COUNT):
        out[n + vertex] = 0
    for i in range(s.crossings):
        out[n + s.route[i]] = i + 1
    n += VERTEX_COUNT
    for i in range(MOST_CROSSINGS):
        n = write_one_hot(out, n, ALL_KINDS, s.route_kind[i] if i < s.crossings else -1)
    for kind in range(CHIT_KIND_COUNT):
        out[n + kind] = s.chits_left[kind]
    return n + CHIT_KIND_COUNT


# --- What always holds ----------------------------------------------------------------------------

INVARIANTS = (
    *PLAIN_INVARIANTS,
    "chits face down, won, gone and under the hammer are 28 (AL-2.2)",
    "chits before their winners are as many as are counted (AL-7.2)",
    "nobody has two offices, and who has one has three chits (AL-8.1)",
    "a better office is never with fewer chits, nor any with fewer than somebody without (AL-8.3)",
    "who has bid can pay (AL-6.4)",
)
FIRST_OWN = len(PLAIN_INVARIANTS) + 1


@rule("AL-9.1", "AL-9.2")
def knights_are_being_paid(s: State) -> bool:
    """The card is settled after the whole payment, not after each unit."""
    return s.phase == PAY and s.paid != 0


@rule
def check_more_invariants(s: State) -> int:
    """0, or the number of the scenario's own invariant that is violated."""
    if not chits_are_complete(s):
        return FIRST_OWN
    for seat in range(s.seats):
        won = s.chits[seat]
        for kind in range(CHIT_KIND_COUNT):
            won -= s.won[seat][kind]
        if won != 0:
            return FIRST_OWN + 1
    if not offices_are_held(s):
        return FIRST_OWN + 2
    if s.card_exchange == BEST_CARD and not offices_are_ranked(s):
        return FIRST_OWN + 3
    if s.overbid != PENALTY and s.phase == BID and s.bidder != NOBODY:
        return 0 if can_pay(s, s.bidder, s.high_bid) else FIRST_OWN + 4
    return 0


@rule
def chits_are_complete(s: State) -> bool:
    """Those of the event under way have left the bag and belong to nobody yet."""
    total = 0
    turned = 0
    for i in range(s.crossings):
        if s.route_kind[i] >= CROSSING_KIND_COUNT:
            turned += 1
    for kind in range(CHIT_KIND_COUNT):
        total += s.chits_left[kind]
    return total + turned == CHITS


@rule
def offices_are_held(s: State) -> bool:
    """By different players with enough chits."""
    for office in range(OFFICE_COUNT):
        holder = s.office[office]
        if holder in (NOBODY, PUT_AWAY):
            continue
        if s.chits[holder] < CHITS_FOR_OFFICE:
            return False
        for other in range(office):
            if s.office[other] == holder:
                return False
    return True


@rule
def offices_are_ranked(s: State) -> bool:
    """More chits, better office, once all are out."""
    fewest = CHITS
    for office in range(OFFICE_COUNT):
        holder = s.office[office]
        if holder == NOBODY:
            return True
        if holder >= 0:
            if s.chits[holder] > fewest:
                return False
            fewest = s.chits[holder]
    for seat in range(s.seats):
        without = True
        for office in range(OFFICE_COUNT):
            if s.office[office] == seat:
                without = False
        if without and s.chits[seat] > fewest:
            return False
    return True
