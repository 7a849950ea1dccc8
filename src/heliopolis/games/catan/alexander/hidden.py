"""AL-12: what a bid tells about a hidden hand."""

from __future__ import annotations

from heliopolis.games.catan import hooks
from heliopolis.games.catan.alexander.auction import count_units_needed, usable_knights
from heliopolis.games.catan.alexander.board import PAYS
from heliopolis.games.catan.alexander.options import PENALTY
from heliopolis.games.catan.alexander.state import BID, PAY, State
from heliopolis.games.catan.components import GOLD
from heliopolis.kernel.rules import override


@override(hooks.count_pledged, "AL-12.1")
def count_pledged(s: State, seat: int) -> int:
    """Return the cards behind a bid: it tells that its bidder can pay, unless they may refuse."""
    if s.overbid == PENALTY and not (s.phase == PAY and s.paid):
        return 0
    owes = 0
    if s.phase == BID and seat == s.bidder:
        owes = s.high_bid
    elif s.phase == PAY and seat == s.actor:
        owes = s.price
    return count_units_needed(s, owes, usable_knights(s, seat)) - s.hand[seat][GOLD]


@override(hooks.is_pledged_kind)
def is_pledged_kind(s: State, resource: int) -> bool:
    """Return whether a resource may pay what was bid."""
    return PAYS[s.event][resource] > 0
