"""CH-6: harbours of other players, for a gold piece per deal."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import build
from heliopolis.games.catan.build import found_settlement
from heliopolis.games.catan.cheops.board import HARBOUR_FEE
from heliopolis.games.catan.cheops.moves import (
    CLOSED_DEAL,
    HARBOUR_CLOSE,
    HARBOUR_OPEN_MOVE,
    HARBOUR_TAKE,
    OPENED_DEAL,
    TOOK_IN_DEAL,
)
from heliopolis.games.catan.cheops.options import PER_EXCHANGE
from heliopolis.games.catan.cheops.routes import reaches_building, settle_on_route
from heliopolis.games.catan.cheops.rulebook import CH_5_3, CH_6_2, CH_6_3, CH_6_4, CH_6_5, CH_6_6
from heliopolis.games.catan.cheops.state import DEAL, State
from heliopolis.games.catan.components import ANY_HARBOUR, GOLD, HARBOUR_RATIO, SPECIAL_RATIO
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hands import gain, hand_over, lose
from heliopolis.games.catan.rulebook import CB_4_2, CB_7_4
from heliopolis.games.catan.state import MAIN
from heliopolis.games.catan.tables import EDGE_ENDS, GOODS, MOVE_OF
from heliopolis.games.catan.trade import is_trade_over, rule_against_get
from heliopolis.kernel.rules import log_event, override, rule


@override(build.found_settlement, "CH-4.5")
def found_settlement_on_route(s: State, seat: int, vertex: int) -> None:
    """Found a settlement, which is part of the route at its place."""
    found_settlement(s, seat, vertex)
    settle_on_route(s, seat, vertex)


@rule("CH-6.3")
def find_dock(s: State, harbour: int) -> int:
    """Return the vertex of the building that owns a harbour, or NOWHERE; one at most has room."""
    ends = EDGE_ENDS[s.harbour_edge[harbour]]
    if s.owner[ends[0]] >= 0:
        return ends[0]
    return ends[1] if s.owner[ends[1]] >= 0 else NOWHERE


@rule("CH-6.4")
def harbour_ratio(s: State, harbour: int, good: int) -> int:
    """Return the units of a good that a harbour takes for one; 0 if it takes none."""
    kind = s.harbour[EDGE_ENDS[s.harbour_edge[harbour]][0]]
    if kind == ANY_HARBOUR:
        return HARBOUR_RATIO
    return SPECIAL_RATIO if kind == good else 0


# --- Opening a deal -------------------------------------------------------------------------------


@rule
def rule_against_harbour(s: State, seat: int, harbour: int) -> int:
    """The harbour belongs to another player, whose building the player reaches."""
    if harbour >= s.harbours:
        return CH_6_3
    vertex = find_dock(s, harbour)
    if vertex == NOWHERE:
        return CH_6_3
    if s.owner[vertex] == seat:
        return CH_6_6
    return 0 if reaches_building(s, seat, vertex) else CH_5_3


@rule("CH-6.2")
def rule_against_deal(s: State, seat: int, harbour: int, good: int) -> int:
    """The ratio is better than the player's own, who can pay it besides the fee."""
    ratio = harbour_ratio(s, harbour, good)
    if ratio == 0 or ratio >= s.ratio[seat][good]:
        return CH_6_4
    fee = HARBOUR_FEE if good == GOLD else 0
    if s.hand[seat][GOLD] < HARBOUR_FEE or s.hand[seat][good] < ratio + fee:
        return CH_6_5
    return 0 if has_something_to_take(s, good) else CB_7_4


@rule("CH-1.3", "CH-6.4")
def rule_against_open(s: State, seat: int, harbour: int, good: int) -> int:
    """A deal is trade."""
    if is_trade_over(s):
        return CB_4_2
    broken = rule_against_harbour(s, seat, harbour)
    return broken if broken else rule_against_deal(s, seat, harbour, good)


@rule
def list_harbours(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the deals that the player can open."""
    if s.hand[seat][GOLD] < HARBOUR_FEE or is_trade_over(s):
        return n
    for harbour in range(s.harbours):
        if rule_against_harbour(s, seat, harbour) == 0:
            for good in range(GOODS):
                if rule_against_deal(s, seat, harbour, good) == 0:
                    out[n] = HARBOUR_OPEN_MOVE[harbour][good]
                    n += 1
    return n


@rule("CH-6.4", "CH-6.5")
def open_deal(s: State, seat: int, harbour: int, good: int) -> None:
    """Pay the fee to the owner, who can neither refuse nor waive it, and open the deal."""
    owner = s.owner[find_dock(s, harbour)]
    log_event(s, OPENED_DEAL, seat, owner, harbour, good)
    hand_over(s, seat, owner, GOLD, HARBOUR_FEE)
    s.deal_harbour = harbour
    s.deal_good = good
    s.deal_takes = 0
    s.phase = DEAL


# --- Taking ---------------------------------------------------------------------------------------


@rule
def rule_against_deal_take(s: State, get: int) -> int:
    """The good is of another kind and in the bank; gold only where the bank sells it."""
    if get == s.deal_good:
        return CH_6_4
    if get == GOLD and not s.sells_gold:
        return CH_6_2
    return rule_against_get(s, get)


@rule
def has_something_to_take(s: State, give: int) -> bool:
    """Return whether the bank has anything to exchange for a good."""
    for get in range(GOODS):
        if get != give and rule_against_get(s, get) == 0:
            return True
    return False


@rule
def rule_against_close_deal(s: State) -> int:
    """At least one exchange is made."""
    return 0 if s.deal_takes > 0 else CH_6_4


@rule
def list_deal(s: State, out: MutableSequence[int]) -> int:
    """Write what the player may take, and whether the deal may be closed."""
    n = 0
    for get in range(GOODS):
        if rule_against_deal_take(s, get) == 0:
            out[n] = MOVE_OF[HARBOUR_TAKE] + get
            n += 1
    if rule_against_close_deal(s) == 0:
        out[n] = MOVE_OF[HARBOUR_CLOSE]
        n += 1
    return n


@rule("CH-6.4")
def take_in_deal(s: State, seat: int, get: int) -> None:
    """Make one exchange; a deal that cannot go on closes by itself."""
    give = s.deal_good
    ratio = harbour_ratio(s, s.deal_harbour, give)
    lose(s, seat, give, ratio)
    gain(s, seat, get, 1)
    log_event(s, TOOK_IN_DEAL, seat, ratio, give, get)
    s.deal_takes += 1
    goes_on = s.hand[seat][give] >= ratio and has_something_to_take(s, give)
    if s.fee_per == PER_EXCHANGE or not goes_on:
        close_deal(s, seat)


@rule("CH-6.4")
def close_deal(s: State, seat: int) -> None:
    """Return to the turn."""
    log_event(s, CLOSED_DEAL, seat)
    s.deal_takes = 0
    s.phase = MAIN
