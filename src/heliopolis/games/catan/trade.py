"""CB-7: trade with the bank, and between players: offer, answers, conclusion."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.components import GOLD, RESOURCE_COUNT
from heliopolis.games.catan.hands import gain, hand_over, in_bank, lose, show_held
from heliopolis.games.catan.moves import (
    ACCEPTED,
    OFFERED,
    REJECTED,
    TRADED,
    TRADED_WITH_BANK,
    WITHDREW,
)
from heliopolis.games.catan.names import (
    BANK_TRADE,
    GOODS,
    OFFER_ACCEPT,
    OFFER_ADD_GET,
    OFFER_ADD_GIVE,
    OFFER_BEGIN,
    OFFER_CANCEL,
    OFFER_CONFIRM,
    OFFER_DROP,
    OFFER_REJECT,
    OFFER_SEND,
)
from heliopolis.games.catan.state import (
    MAIN,
    OFFER_BUILD,
    OFFER_CLOSE,
    OFFER_REPLY,
    PHASED,
    TRUE,
    State,
)
from heliopolis.kernel.rules import log_event, rule

RESOURCE_BITS, GOLD_BITS = 5, 6  # of a count in the number that stands for an offer
MOST_UNITS = 100  # of an offer, which are as many moves that nobody knows of yet
MOST_OF_RESOURCE, MOST_GOLD = (1 << RESOURCE_BITS) - 1, (1 << GOLD_BITS) - 1


@rule("CB-4.2")
def trade_is_over(s: State) -> bool:
    """Whether building has begun, where one trades first and then builds."""
    return s.trade_build == PHASED and s.built != 0


# --- With the bank --------------------------------------------------------------------------------


@rule("CB-7.4", "CB-13.4")
def rule_against_bank_trade(s: State, seat: int, give: int, get: int) -> int:
    """Equal goods at his ratio for one of another kind that the bank has."""
    if trade_is_over(s):
        return 402
    if s.hand[seat][give] < s.ratio[seat][give]:
        return 704
    return rule_against_get(s, get)


@rule("CB-7.4", "CB-13.5")
def rule_against_get(s: State, get: int) -> int:
    """What the bank has, and gold only where it sells it."""
    if get == GOLD and not s.sells_gold:
        return 1305
    return 0 if in_bank(s, get) else 704


@rule
def list_bank_trades(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the trades that he can pay."""
    for give in range(GOODS):
        if s.hand[seat][give] >= s.ratio[seat][give]:
            for get in range(GOODS):
                if get != give and rule_against_get(s, get) == 0:
                    out[n] = bank_trade_move(give, get)
                    n += 1
    return n


@rule
def bank_trade_move(give: int, get: int) -> int:
    """The move of a pair of different goods."""
    return BANK_TRADE + give * (GOODS - 1) + (get if get < give else get - 1)


@rule
def bank_trade_get(give: int, rest: int) -> int:
    """The good that a move gets: the other way round."""
    return rest if rest < give else rest + 1


@rule("CB-7.4")
def trade_with_bank(s: State, seat: int, give: int, get: int) -> None:
    """Any number of times."""
    ratio = s.ratio[seat][give]
    lose(s, seat, give, ratio)
    gain(s, seat, get, 1)
    log_event(s, TRADED_WITH_BANK, seat, ratio, give, get)


# --- An offer is put together ---------------------------------------------------------------------


@rule("CB-7.3", "CB-7.6")
def rule_against_offer_begin(s: State, seat: int) -> int:
    """Offers are allowed, not too many in a turn, and somebody could have what he wants."""
    if trade_is_over(s):
        return 402
    if s.domestic_trade != TRUE:
        return 706
    if s.offers >= s.most_offers:
        return 703
    gold = s.hand[seat][GOLD]
    if s.cards[seat] == 0 and gold == 0:
        return 706
    for other in range(s.seats):
        if other != seat and s.cards[other] > 0:
            return 0
        if other != seat and s.hand[other][GOLD] > 0 and s.cards[seat] > 0:
            return 0
    return 706


@rule("CB-7.2", "CB-7.3")
def begin_offer(s: State, seat: int) -> None:
    """It counts from now on, also if it is dropped, so that a turn has an end."""
    s.offers += 1
    clear_offer(s)
    s.phase = OFFER_BUILD


@rule
def clear_offer(s: State) -> None:
    """Nothing is given, nothing wanted."""
    s.accepted = 0
    for good in range(GOODS):
        s.give[good] = 0
        s.want[good] = 0


@rule
def last_given(s: State) -> int:
    """The highest good among those given, or -1."""
    last = -1
    for good in range(GOODS):
        if s.give[good] > 0:
            last = good
    return last


@rule
def last_wanted(s: State) -> int:
    """The highest good among those wanted, or -1."""
    last = -1
    for good in range(GOODS):
        if s.want[good] > 0:
            last = good
    return last


@rule
def room_for(good: int, count: int) -> bool:
    """Whether so many can stand in an offer: there are never as many at a table."""
    return count < (MOST_GOLD if good == GOLD else MOST_OF_RESOURCE)


@rule("CB-7.1", "CB-7.6")
def rule_against_give(s: State, seat: int, good: int, given: int, wanted: int) -> int:
    """What he gives comes first, in the order of the goods, and he must have it.

    `given` and `wanted` are the last goods of the two sides so far.
    """
    if wanted >= 0 or good < given or s.sealed_moves[seat] >= MOST_UNITS:
        return 706
    if s.hand[seat][good] <= s.give[good] or not room_for(good, s.give[good]):
        return 701
    return 0


@rule("CB-7.1", "CB-7.6")
def rule_against_want(s: State, seat: int, good: int, given: int, wanted: int) -> int:
    """What he wants comes after what he gives; nothing is on both sides; somebody may have it."""
    if given < 0 or good < wanted or s.sealed_moves[seat] >= MOST_UNITS:
        return 706
    if s.give[good] > 0:
        return 701
    if not room_for(good, s.want[good]):
        return 706
    gold = s.want[GOLD] if GOODS > GOLD else 0
    cards = 1
    for resource in range(RESOURCE_COUNT):
        cards += s.want[resource]
    if good == GOLD:
        gold += 1
        cards -= 1
    for other in range(s.seats):
        if other != seat and s.cards[other] >= cards and s.hand[other][GOLD] >= gold:
            return 0
    return 706


@rule("CB-7.1", "CB-7.3")
def rule_against_send(s: State) -> int:
    """Both sides give something, and not everybody has refused just this since a hand changed."""
    if last_given(s) < 0 or last_wanted(s) < 0:
        return 701
    key = offer_key(s)
    for i in range(s.refused_count):
        if s.refused[i] == key:
            return 703
    return 0


@rule
def offer_key(s: State) -> int:
    """The offer as one number."""
    key = 0
    for resource in range(RESOURCE_COUNT):
        key = key << RESOURCE_BITS | s.give[resource]
        key = key << RESOURCE_BITS | s.want[resource]
    if GOODS > GOLD:
        key = key << GOLD_BITS | s.give[GOLD]
        key = key << GOLD_BITS | s.want[GOLD]
    return key


@rule
def list_offer_building(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write what may be added, and whether it can be sent."""
    out[0] = OFFER_DROP
    n = 1
    given = last_given(s)
    wanted = last_wanted(s)
    for good in range(GOODS):
        if rule_against_give(s, seat, good, given, wanted) == 0:
            out[n] = OFFER_ADD_GIVE + good
            n += 1
        if rule_against_want(s, seat, good, given, wanted) == 0:
            out[n] = OFFER_ADD_GET + good
            n += 1
    if wanted >= 0 and rule_against_send(s) == 0:
        out[n] = OFFER_SEND
        n += 1
    return n


@rule("CB-7.6")
def rule_against_offer_build(s: State, seat: int, move: int) -> int:
    """What is asked while an offer is put together."""
    if move == OFFER_DROP:
        return 0
    if move == OFFER_SEND:
        return rule_against_send(s)
    if OFFER_ADD_GIVE <= move < OFFER_ADD_GIVE + GOODS:
        return rule_against_give(s, seat, move - OFFER_ADD_GIVE, last_given(s), last_wanted(s))
    if OFFER_ADD_GET <= move < OFFER_ADD_GET + GOODS:
        return rule_against_want(s, seat, move - OFFER_ADD_GET, last_given(s), last_wanted(s))
    return 706


@rule
def build_offer(s: State, seat: int, move: int) -> None:
    """A part of an offer, which nobody else sees before it is sent."""
    if move == OFFER_DROP:
        drop_offer(s, seat)
    elif move == OFFER_SEND:
        send_offer(s, seat)
    elif OFFER_ADD_GIVE <= move < OFFER_ADD_GIVE + GOODS:
        s.sealed_moves[seat] += 1
        s.give[move - OFFER_ADD_GIVE] += 1
    else:
        s.sealed_moves[seat] += 1
        s.want[move - OFFER_ADD_GET] += 1


@rule
def drop_offer(s: State, seat: int) -> None:
    """Nobody learns what it was."""
    s.sealed_moves[seat] = 0
    clear_offer(s)
    s.phase = MAIN


@rule("CB-7.2")
def send_offer(s: State, seat: int) -> None:
    """All opponents hear it; so all know that he has what he gives."""
    s.sealed_moves[seat] = 0
    s.reveals += 1
    for resource in range(RESOURCE_COUNT):
        if s.give[resource] > 0:
            show_held(s, seat, resource, s.give[resource])
    g = s.give
    w = s.want
    log_event(
        s, OFFERED, seat, g[0], g[1], g[2], g[3], g[4], g[5], w[0], w[1], w[2], w[3], w[4], w[5]
    )
    s.phase = OFFER_REPLY
    s.actor = (seat + 1) % s.seats


# --- Answers and conclusion -----------------------------------------------------------------------


@rule("CB-7.2")
def holds_wanted(s: State, seat: int) -> bool:
    """Whether he could give what is wanted."""
    for good in range(GOODS):
        if s.hand[seat][good] < s.want[good]:
            return False
    return True


@rule("CB-7.2")
def rule_against_reply(s: State, seat: int, move: int) -> int:
    """Accept or reject; only who has the goods may accept."""
    if move == OFFER_REJECT:
        return 0
    return 0 if move == OFFER_ACCEPT and holds_wanted(s, seat) else 702


@rule("CB-7.6")
def list_replies(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Everybody is asked, also who can only reject."""
    out[0] = OFFER_REJECT
    if holds_wanted(s, seat):
        out[1] = OFFER_ACCEPT
        return 2
    return 1


@rule("CB-7.2", "CB-7.6")
def reply(s: State, seat: int, accepts: bool) -> None:
    """In turn order. If nobody accepts, the offer is over; else the active player concludes."""
    if accepts:
        s.accepted |= 1 << seat
        for resource in range(RESOURCE_COUNT):
            if s.want[resource] > 0:
                show_held(s, seat, resource, s.want[resource])
        log_event(s, ACCEPTED, seat)
    else:
        log_event(s, REJECTED, seat)
    s.actor = (seat + 1) % s.seats
    if s.actor != s.active:
        return
    if s.accepted:
        s.phase = OFFER_CLOSE
        return
    s.refused[s.refused_count] = offer_key(s)
    s.refused_count += 1
    clear_offer(s)
    s.phase = MAIN


@rule("CB-7.2")
def rule_against_close(s: State, seat: int, move: int) -> int:
    """He concludes with one who accepted, or withdraws."""
    if move == OFFER_CANCEL:
        return 0
    partner = move - OFFER_CONFIRM
    return 0 if 0 <= partner < s.seats and s.accepted >> partner & 1 else 702


@rule
def list_conclusions(s: State, out: MutableSequence[int]) -> int:
    """Write with whom he can conclude."""
    out[0] = OFFER_CANCEL
    n = 1
    for other in range(s.seats):
        if s.accepted >> other & 1:
            out[n] = OFFER_CONFIRM + other
            n += 1
    return n


@rule("CB-7.1", "CB-7.2")
def close_offer(s: State, seat: int, move: int) -> None:
    """Goods change hands, or nothing does."""
    if move == OFFER_CANCEL:
        log_event(s, WITHDREW, seat)
    else:
        conclude(s, seat, move - OFFER_CONFIRM)
    clear_offer(s)
    s.phase = MAIN


@rule("CB-7.1")
def conclude(s: State, seat: int, partner: int) -> None:
    """What is given goes to the partner, what is wanted comes from him."""
    g = s.give
    w = s.want
    log_event(
        s, TRADED, seat, partner,
        g[0], g[1], g[2], g[3], g[4], g[5], w[0], w[1], w[2], w[3], w[4], w[5],
    )  # fmt: skip
    for good in range(GOODS):
        if s.give[good] > 0:
            hand_over(s, seat, partner, good, s.give[good])
        if s.want[good] > 0:
            hand_over(s, partner, seat, good, s.want[good])


@rule
def list_trades(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write all trade that is open to him."""
    if trade_is_over(s):
        return n
    n = list_bank_trades(s, seat, out, n)
    if rule_against_offer_begin(s, seat) == 0:
        out[n] = OFFER_BEGIN
        n += 1
    return n
