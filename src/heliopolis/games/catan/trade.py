"""CB-7: trade with the bank, and between players: offer, answers, conclusion."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.components import GOLD, RESOURCE_COUNT
from heliopolis.games.catan.hands import gain, hand_over, is_in_bank, lose, show_held
from heliopolis.games.catan.log_events import (
    ACCEPTED,
    OFFERED,
    REJECTED,
    TRADED,
    TRADED_WITH_BANK,
    WITHDREW,
)
from heliopolis.games.catan.moves import (
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
from heliopolis.games.catan.options import PHASED, TRUE
from heliopolis.games.catan.rulebook import CB_4_2, CB_7_1, CB_7_2, CB_7_3, CB_7_4, CB_7_6, CB_13_5
from heliopolis.games.catan.state import MAIN, NOTHING, OFFER_BUILD, OFFER_CLOSE, OFFER_REPLY, State
from heliopolis.games.catan.tables import ARG, BANK_TRADE_MOVE, GOODS, MOVE_OF, VERB_OF
from heliopolis.kernel.rules import log_event, rule

RESOURCE_BITS, GOLD_BITS = 5, 6  # the width of a count in the number that stands for an offer
MOST_UNITS = 100  # in an offer: each is a move that the others do not know of yet
MOST_OF_RESOURCE, MOST_GOLD = (1 << RESOURCE_BITS) - 1, (1 << GOLD_BITS) - 1


@rule("CB-4.2")
def is_trade_over(s: State) -> bool:
    """Return whether building has begun, where players trade first and then build."""
    return s.trade_build == PHASED and s.built != 0


# --- With the bank --------------------------------------------------------------------------------


@rule("CB-13.4")
def rule_against_bank_trade(s: State, seat: int, give: int, get: int) -> int:
    """Equal goods at the player's ratio buy one of another kind that the bank has."""
    if is_trade_over(s):
        return CB_4_2
    if s.hand[seat][give] < s.ratio[seat][give]:
        return CB_7_4
    return rule_against_get(s, get)


@rule
def rule_against_get(s: State, get: int) -> int:
    """The bank has the good, and gold only where it sells gold."""
    if get == GOLD and not s.sells_gold:
        return CB_13_5
    return 0 if is_in_bank(s, get) else CB_7_4


@rule
def list_bank_trades(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the trades that the player can pay."""
    for give in range(GOODS):
        if s.hand[seat][give] >= s.ratio[seat][give]:
            for get in range(GOODS):
                if get != give and rule_against_get(s, get) == 0:
                    out[n] = BANK_TRADE_MOVE[give][get]
                    n += 1
    return n


@rule("CB-7.4")
def trade_with_bank(s: State, seat: int, give: int, get: int) -> None:
    """Trade with the bank; any number of times."""
    ratio = s.ratio[seat][give]
    lose(s, seat, give, ratio)
    gain(s, seat, get, 1)
    log_event(s, TRADED_WITH_BANK, seat, ratio, give, get)


# --- An offer is put together ---------------------------------------------------------------------


@rule
def rule_against_offer_begin(s: State, seat: int) -> int:
    """Offers are allowed and not used up, and an opponent could have something to trade."""
    if is_trade_over(s):
        return CB_4_2
    if s.domestic_trade != TRUE:
        return CB_7_6
    if s.offers >= s.most_offers:
        return CB_7_3
    gold = s.hand[seat][GOLD]
    if s.cards[seat] == 0 and gold == 0:
        return CB_7_6
    for other in range(s.seats):
        if other != seat and s.cards[other] > 0:
            return 0
        if other != seat and s.hand[other][GOLD] > 0 and s.cards[seat] > 0:
            return 0
    return CB_7_6


@rule("CB-7.2", "CB-7.3")
def begin_offer(s: State, seat: int) -> None:
    """Begin an offer. It counts even if it is dropped, so that a turn has an end."""
    s.offers += 1
    clear_offer(s)
    s.phase = OFFER_BUILD


@rule
def clear_offer(s: State) -> None:
    """Empty both sides of the offer, and forget the answers."""
    s.answered = 0
    s.accepted = 0
    for good in range(GOODS):
        s.give[good] = 0
        s.want[good] = 0


@rule
def last_given(s: State) -> int:
    """Return the highest good among those given, or NOTHING."""
    last = NOTHING
    for good in range(GOODS):
        if s.give[good] > 0:
            last = good
    return last


@rule
def last_wanted(s: State) -> int:
    """Return the highest good among those wanted, or NOTHING."""
    last = NOTHING
    for good in range(GOODS):
        if s.want[good] > 0:
            last = good
    return last


@rule
def has_room_for(good: int, count: int) -> bool:
    """Return whether one more unit fits into an offer; there are never that many at a table."""
    return count < (MOST_GOLD if good == GOLD else MOST_OF_RESOURCE)


@rule
def rule_against_give(s: State, seat: int, good: int, given: int, wanted: int) -> int:
    """What is given comes first, in the order of the goods, and the player has it.

    `given` and `wanted` are the last goods of the two sides so far.
    """
    if wanted >= 0 or good < given or s.sealed_moves[seat] >= MOST_UNITS:
        return CB_7_6
    if s.hand[seat][good] <= s.give[good] or not has_room_for(good, s.give[good]):
        return CB_7_1
    return 0


@rule
def rule_against_want(s: State, seat: int, good: int, given: int, wanted: int) -> int:
    """What is wanted comes after what is given, is not on both sides, and someone may have it."""
    if given < 0 or good < wanted or s.sealed_moves[seat] >= MOST_UNITS:
        return CB_7_6
    if s.give[good] > 0:
        return CB_7_1
    if not has_room_for(good, s.want[good]):
        return CB_7_6
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
    return CB_7_6


@rule
def rule_against_send(s: State) -> int:
    """Both sides have something, and not everyone has refused this since a hand changed."""
    if last_given(s) < 0 or last_wanted(s) < 0:
        return CB_7_1
    key = offer_key(s)
    for i in range(s.refused_count):
        if s.refused[i] == key:
            return CB_7_3
    return 0


@rule
def offer_key(s: State) -> int:
    """Return the offer as one number."""
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
    """Write what may be added, and whether the offer can be sent."""
    out[0] = MOVE_OF[OFFER_DROP]
    n = 1
    given = last_given(s)
    wanted = last_wanted(s)
    for good in range(GOODS):
        if rule_against_give(s, seat, good, given, wanted) == 0:
            out[n] = MOVE_OF[OFFER_ADD_GIVE] + good
            n += 1
        if rule_against_want(s, seat, good, given, wanted) == 0:
            out[n] = MOVE_OF[OFFER_ADD_GET] + good
            n += 1
    if wanted >= 0 and rule_against_send(s) == 0:
        out[n] = MOVE_OF[OFFER_SEND]
        n += 1
    return n


@rule
def rule_against_offer_build(s: State, seat: int, move: int) -> int:
    """Judge a move while an offer is put together."""
    verb = VERB_OF[move]
    if verb == OFFER_DROP:
        return 0
    if verb == OFFER_SEND:
        return rule_against_send(s)
    if verb == OFFER_ADD_GIVE:
        return rule_against_give(s, seat, ARG[move], last_given(s), last_wanted(s))
    if verb == OFFER_ADD_GET:
        return rule_against_want(s, seat, ARG[move], last_given(s), last_wanted(s))
    return CB_7_6


@rule
def build_offer(s: State, seat: int, move: int) -> None:
    """Change the offer, which nobody else sees before it is sent."""
    verb = VERB_OF[move]
    if verb == OFFER_DROP:
        drop_offer(s, seat)
    elif verb == OFFER_SEND:
        send_offer(s, seat)
    else:
        s.sealed_moves[seat] += 1
        if verb == OFFER_ADD_GIVE:
            s.give[ARG[move]] += 1
        else:
            s.want[ARG[move]] += 1


@rule
def drop_offer(s: State, seat: int) -> None:
    """Drop the offer; nobody learns what it was."""
    s.sealed_moves[seat] = 0
    clear_offer(s)
    s.phase = MAIN


@rule("CB-7.2")
def send_offer(s: State, seat: int) -> None:
    """Send the offer to all opponents, who learn that the player has what is given."""
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


# --- Answers and conclusion -----------------------------------------------------------------------


@rule("CB-7.2")
def has_wanted_goods(s: State, seat: int) -> bool:
    """Return whether a player could give what is wanted."""
    for good in range(GOODS):
        if s.hand[seat][good] < s.want[good]:
            return False
    return True


@rule("CB-7.2")
def seats_to_answer(s: State) -> int:
    """Return the opponents who have not answered the offer yet, as bits."""
    return ((1 << s.seats) - 1) & ~(s.answered | 1 << s.active)


@rule
def rule_against_reply(s: State, seat: int, move: int) -> int:
    """Only a player with the goods may accept; the active player may conclude or withdraw."""
    if seat == s.active:
        return rule_against_close(s, seat, move)
    verb = VERB_OF[move]
    if verb == OFFER_REJECT:
        return 0
    return 0 if verb == OFFER_ACCEPT and has_wanted_goods(s, seat) else CB_7_2


@rule("CB-7.6")
def list_replies(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the answers; a player who can only reject is asked as well.

    The active player may withdraw, and conclude with anyone who has accepted.
    """
    if seat == s.active:
        return list_conclusions(s, out)
    out[0] = MOVE_OF[OFFER_REJECT]
    if has_wanted_goods(s, seat):
        out[1] = MOVE_OF[OFFER_ACCEPT]
        return 2
    return 1


@rule("CB-7.2", "CB-7.6")
def reply_to_offer(s: State, seat: int, move: int) -> None:
    """Answer in any order; the offer is over when the last opponent has rejected it.

    Meanwhile the active player may conclude with one who has accepted, or withdraw.
    """
    if seat == s.active:
        close_offer(s, seat, move)
        return
    s.answered |= 1 << seat
    if VERB_OF[move] == OFFER_ACCEPT:
        s.accepted |= 1 << seat
        for resource in range(RESOURCE_COUNT):
            if s.want[resource] > 0:
                show_held(s, seat, resource, s.want[resource])
        log_event(s, ACCEPTED, seat)
    else:
        log_event(s, REJECTED, seat)
    if seats_to_answer(s) != 0:
        return
    if s.accepted:
        s.phase = OFFER_CLOSE
        return
    s.refused[s.refused_count] = offer_key(s)
    s.refused_count += 1
    clear_offer(s)
    s.phase = MAIN


@rule
def rule_against_close(s: State, seat: int, move: int) -> int:
    """The active player concludes with a player who accepted, or withdraws."""
    verb = VERB_OF[move]
    if verb == OFFER_CANCEL:
        return 0
    return 0 if verb == OFFER_CONFIRM and s.accepted >> ARG[move] & 1 else CB_7_2


@rule
def list_conclusions(s: State, out: MutableSequence[int]) -> int:
    """Write the players with whom the offer can be concluded."""
    out[0] = MOVE_OF[OFFER_CANCEL]
    n = 1
    for other in range(s.seats):
        if s.accepted >> other & 1:
            out[n] = MOVE_OF[OFFER_CONFIRM] + other
            n += 1
    return n


@rule("CB-7.1", "CB-7.2")
def close_offer(s: State, seat: int, move: int) -> None:
    """Exchange the goods, or withdraw the offer."""
    if VERB_OF[move] == OFFER_CANCEL:
        log_event(s, WITHDREW, seat)
    else:
        conclude(s, seat, ARG[move])
    clear_offer(s)
    s.phase = MAIN


@rule("CB-7.1")
def conclude(s: State, seat: int, partner: int) -> None:
    """Exchange what is given and what is wanted between two players."""
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
    """Write all trades that are open to the player."""
    if is_trade_over(s):
        return n
    n = list_bank_trades(s, seat, out, n)
    if rule_against_offer_begin(s, seat) == 0:
        out[n] = MOVE_OF[OFFER_BEGIN]
        n += 1
    return n
