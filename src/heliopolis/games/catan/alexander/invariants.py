"""What holds at every moment of the campaign, in addition to those of the plain game."""

from __future__ import annotations

from heliopolis.games.catan import hooks
from heliopolis.games.catan import invariants as plain
from heliopolis.games.catan.alexander.auction import can_pay
from heliopolis.games.catan.alexander.board import (
    CHIT_KIND_COUNT,
    CHITS,
    CHITS_FOR_OFFICE,
    CROSSING_KIND_COUNT,
    OFFICE_COUNT,
)
from heliopolis.games.catan.alexander.options import BEST_CARD, PENALTY
from heliopolis.games.catan.alexander.state import BID, PAY, PUT_AWAY, State
from heliopolis.games.catan.state import NOBODY
from heliopolis.kernel.rules import override

INVARIANTS = plain.INVARIANTS.extend()


@override(hooks.is_army_unsettled, "AL-9.1", "AL-9.2")
def is_army_unsettled(s: State) -> bool:
    """Largest Army is settled after the whole payment, not after each unit."""
    return s.phase == PAY and s.paid != 0


@INVARIANTS.check("chits face down, won, gone and under the hammer are 28 (AL-2.2)")
def chits_are_complete(s: State) -> bool:
    """Chits that were turned have left the bag, whether they belong to a player or not."""
    total = 0
    turned = 0
    for i in range(s.crossings):
        if s.route_kind[i] >= CROSSING_KIND_COUNT:
            turned += 1
    for kind in range(CHIT_KIND_COUNT):
        total += s.chits_left[kind]
    return total + turned == CHITS


@INVARIANTS.check("chits before their winners are as many as are counted (AL-7.2)")
def won_chits_are_counted(s: State) -> bool:
    """Count the chits of every player by kind."""
    for seat in range(s.seats):
        won = s.chits[seat]
        for kind in range(CHIT_KIND_COUNT):
            won -= s.won[seat][kind]
        if won != 0:
            return False
    return True


@INVARIANTS.check("nobody has two offices, and every holder has three chits (AL-8.1)")
def offices_are_held(s: State) -> bool:
    """Offices are held by different players with enough chits."""
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


@INVARIANTS.check(
    "a better office never has fewer chits, nor any office fewer than a player without (AL-8.3)"
)
def offices_are_ranked(s: State) -> bool:
    """More chits mean a better office, once all offices are taken."""
    if s.card_exchange != BEST_CARD:
        return True
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


@INVARIANTS.check("the highest bidder can pay (AL-6.4)")
def bid_is_backed(s: State) -> bool:
    """A bid is backed, unless a penalty replaces that."""
    if s.overbid == PENALTY or s.phase != BID or s.bidder == NOBODY:
        return True
    return can_pay(s, s.bidder, s.high_bid)
