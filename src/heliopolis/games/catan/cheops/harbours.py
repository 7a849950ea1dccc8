"""CH-6: harbours of others, for a gold piece a deal."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.build import found_settlement as found_plain_settlement
from heliopolis.games.catan.cheops.board import HARBOUR_FEE
from heliopolis.games.catan.cheops.moves import (
    CLOSED_DEAL,
    HARBOUR_CLOSE,
    HARBOUR_OPEN,
    HARBOUR_TAKE,
    OPENED_DEAL,
    TOOK_IN_DEAL,
)
from heliopolis.games.catan.cheops.routes import reaches_building, settle_on_route
from heliopolis.games.catan.cheops.state import CH, DEAL, PER_EXCHANGE, State
from heliopolis.games.catan.components import (
    ANY_HARBOUR,
    GOLD,
    HARBOUR_RATIO,
    SPECIAL_RATIO,
)
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import gain, hand_over, lose
from heliopolis.games.catan.names import EDGE_ENDS, GOODS
from heliopolis.games.catan.state import MAIN
from heliopolis.games.catan.trade import rule_against_get, trade_is_over
from heliopolis.kernel.rules import log_event, rule


@rule("CH-4.5")
def found_settlement(s: State, seat: int, vertex: int) -> None:
    """A settlement is part of the route at its place."""
    found_plain_settlement(s, seat, vertex)
    settle_on_route(s, seat, vertex)


@rule("CH-6.3")
def dock(s: State, harbour: int) -> int:
    """The vertex of the building that a harbour belongs to, or NOWHERE: at most one has room."""
    ends = EDGE_ENDS[s.harbour_edge[harbour]]
    if s.owner[ends[0]] >= 0:
        return ends[0]
    return ends[1] if s.owner[ends[1]] >= 0 else NOWHERE


@rule("CH-6.4")
def harbour_ratio(s: State, harbour: int, good: int) -> int:
    """How many of a good a harbour takes for one; 0 if it takes none."""
    kind = s.harbour[EDGE_ENDS[s.harbour_edge[harbour]][0]]
    if kind == ANY_HARBOUR:
        return HARBOUR_RATIO
    return SPECIAL_RATIO if kind == good else 0


# --- Opening a deal -------------------------------------------------------------------------------


@rule("CH-5.3", "CH-6.3", "CH-6.6")
def rule_against_harbour(s: State, seat: int, harbour: int) -> int:
    """A harbour that belongs to somebody else, whose building he reaches."""
    if harbour >= s.harbours:
        return CH + 603
    vertex = dock(s, harbour)
    if vertex == NOWHERE:
        return CH + 603
    if s.owner[vertex] == seat:
        return CH + 606
    return 0 if reaches_building(s, seat, vertex) else CH + 503


@rule("CH-6.2", "CH-6.4", "CH-6.5")
def rule_against_deal(s: State, seat: int, harbour: int, good: int) -> int:
    """A better ratio than his own, and he can pay it besides the fee."""
    ratio = harbour_ratio(s, harbour, good)
    if ratio == 0 or ratio >= s.ratio[seat][good]:
        return CH + 604
    fee = HARBOUR_FEE if good == GOLD else 0
    if s.hand[seat][GOLD] < HARBOUR_FEE or s.hand[seat][good] < ratio + fee:
        return CH + 605
    return 0 if something_to_take(s, good) else 704


@rule("CH-1.3", "CH-6.4")
def rule_against_open(s: State, seat: int, harbour: int, good: int) -> int:
    """A deal is trade."""
    if trade_is_over(s):
        return 402
    broken = rule_against_harbour(s, seat, harbour)
    return broken if broken else rule_against_deal(s, seat, harbour, good)


@rule
def list_harbours(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the deals that he can open."""
    if s.hand[seat][GOLD] < HARBOUR_FEE or trade_is_over(s):
        return n
    for harbour in range(s.harbours):
        if rule_against_harbour(s, seat, harbour) == 0:
            for good in range(GOODS):
                if rule_against_deal(s, seat, harbour, good) == 0:
                    out[n] = HARBOUR_OPEN + harbour * GOODS + good
                    n += 1
    return n


@rule("CH-6.4", "CH-6.5")
def open_deal(s: State, seat: int, harbour: int, good: int) -> None:
    """The fee goes to the owner at once; he can neither refuse nor waive it."""
    owner = s.owner[dock(s, harbour)]
    log_event(s, OPENED_DEAL, seat, owner, harbour, good)
    hand_over(s, seat, owner, GOLD, HARBOUR_FEE)
    s.deal_harbour = harbour
    s.deal_good = good
    s.deal_takes = 0
    s.phase = DEAL


# --- Taking ---------------------------------------------------------------------------------------


@rule("CH-6.2", "CH-6.4")
def rule_against_deal_take(s: State, get: int) -> int:
    """A good of another kind that the bank has; gold only where it sells gold."""
    if get == s.deal_good:
        return CH + 604
    if get == GOLD and not s.sells_gold:
        return CH + 602
    return rule_against_get(s, get)


@rule
def something_to_take(s: State, give: int) -> bool:
    """Whether the bank has anything for a good."""
    for get in range(GOODS):
        if get != give and rule_against_get(s, get) == 0:
            return True
    return False


@rule("CH-6.4")
def rule_against_close_deal(s: State) -> int:
    """At least one exchange is made."""
    return 0 if s.deal_takes > 0 else CH + 604


@rule
def list_deal(s: State, out: MutableSequence[int]) -> int:
    """Write what he may take, and whether he may stop."""
    n = 0
    for get in range(GOODS):
        if rule_against_deal_take(s, get) == 0:
            out[n] = HARBOUR_TAKE + get
            n += 1
    if rule_against_close_deal(s) == 0:
        out[n] = HARBOUR_CLOSE
        n += 1
    return n


@rule("CH-6.4")
def take_in_deal(s: State, seat: int, get: int) -> None:
    """As often as he likes and can; a deal that cannot go on closes by itself."""
    give = s.deal_good
    ratio = harbour_ratio(s, s.deal_harbour, give)
    lose(s, seat, give, ratio)
    gain(s, seat, get, 1)
    log_event(s, TOOK_IN_DEAL, seat, ratio, give, get)
    s.deal_takes += 1
    goes_on = s.hand[seat][give] >= ratio and something_to_take(s, give)
    if s.fee_per == PER_EXCHANGE or not goes_on:
        close_deal(s, seat)


@rule("CH-6.4")
def close_deal(s: State, seat: int) -> None:
    """Back to the turn."""
    log_event(s, CLOSED_DEAL, seat)
    s.deal_takes = 0
    s.phase = MAIN
