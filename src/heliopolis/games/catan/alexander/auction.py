"""AL-6, AL-7: the auction: bids, a payment made unit by unit, and the reward."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.alexander.board import (
    BATTLE,
    FIRST_CHIT,
    HIGHEST_BID,
    HIGHEST_EMPTY_BID,
    KNIGHT_PAYMENT,
    KNIGHT_VALUE,
    PAYS,
    SETTLEMENT,
)
from heliopolis.games.catan.alexander.moves import (
    AUCTION,
    BADE,
    BID_VALUE,
    DECLINE,
    DECLINED,
    FOUND_SETTLEMENT,
    FOUNDED,
    LOSE_ONE,
    LOST,
    NO_SETTLEMENT,
    PAID,
    PASS_BID,
    PASSED,
    PAY_WITH,
    REFUSE_PAYMENT,
    REFUSED,
    UNSOLD,
    WON_AUCTION,
)
from heliopolis.games.catan.alexander.offices import win_chit
from heliopolis.games.catan.alexander.options import PENALTY
from heliopolis.games.catan.alexander.rulebook import AL_6_1, AL_6_4, AL_6_5, AL_6_6, AL_6_7
from heliopolis.games.catan.alexander.state import BID, FOUND, LOSE_CARD, PAY, State
from heliopolis.games.catan.build import found_settlement
from heliopolis.games.catan.components import GOLD, RESOURCE_COUNT
from heliopolis.games.catan.development import settle_largest_army
from heliopolis.games.catan.hands import lose
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.roads import after_settlement
from heliopolis.games.catan.state import MAIN, NOBODY
from heliopolis.games.catan.tables import MOVE_OF
from heliopolis.kernel.rules import log_event, rule

# --- What somebody can pay ------------------------------------------------------------------------


@rule("AL-6.4")
def count_units(s: State, seat: int) -> int:
    """Return the number of a player's cards of the kinds that may pay, and gold."""
    total = s.hand[seat][GOLD]
    for resource in range(RESOURCE_COUNT):
        if PAYS[s.event][resource]:
            total += s.hand[seat][resource]
    return total


@rule("AL-6.6")
def usable_knights(s: State, seat: int) -> int:
    """Return the knights that pay in a battle: those face up before the chit was turned."""
    if s.event != BATTLE:
        return 0
    return s.old_knights if seat == s.active else s.knights[seat]


@rule("AL-6.4", "AL-6.6")
def count_units_needed(s: State, value: int, knights: int) -> int:
    """Return the units that a value needs besides knights, exactly or by the option."""
    if s.knight_overpay == TRUE:
        return max(0, value - KNIGHT_VALUE * knights)
    return value - KNIGHT_VALUE * min(knights, value // KNIGHT_VALUE)


@rule("AL-6.4")
def can_pay(s: State, seat: int, value: int) -> bool:
    """Return whether a player can pay a value exactly."""
    return count_units_needed(s, value, usable_knights(s, seat)) <= count_units(s, seat)


# --- Bids -----------------------------------------------------------------------------------------


@rule("AL-6.1", "AL-6.2")
def start_auction(s: State) -> None:
    """Start an auction; the active player speaks first."""
    s.high_bid = 0
    s.bidder = NOBODY
    s.passed = 0
    s.actor = s.active
    s.phase = BID
    log_event(s, AUCTION, s.event)


@rule("AL-6.7")
def rule_against_bid(s: State, seat: int, value: int) -> int:
    """A bid is higher than the last, and backed unless a penalty replaces that."""
    if value <= s.high_bid:
        return AL_6_1
    if can_pay(s, seat, value):
        return 0
    if s.overbid == PENALTY and s.cards[seat] > 0 and value <= HIGHEST_EMPTY_BID:
        return 0
    return AL_6_4


@rule("AL-6.10")
def list_bids(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the bids; a player who can only pass is asked as well."""
    out[0] = MOVE_OF[PASS_BID]
    n = 1
    have = count_units(s, seat)
    knights = usable_knights(s, seat)
    unbacked = HIGHEST_EMPTY_BID if s.overbid == PENALTY and s.cards[seat] > 0 else 0
    most = max(unbacked, have + KNIGHT_VALUE * knights)
    for value in range(s.high_bid + 1, min(most, HIGHEST_BID) + 1):
        if value <= unbacked or count_units_needed(s, value, knights) <= have:
            out[n] = MOVE_OF[BID_VALUE] + value
            n += 1
    return n


@rule("AL-6.1")
def bid(s: State, seat: int, value: int) -> None:
    """Make the highest bid so far."""
    s.high_bid = value
    s.bidder = seat
    log_event(s, BADE, seat, value)
    ask_next(s, seat)


@rule("AL-6.1", "AL-6.2")
def pass_bid(s: State, seat: int) -> None:
    """Leave this auction."""
    s.passed |= 1 << seat
    log_event(s, PASSED, seat)
    ask_next(s, seat)


@rule("AL-6.3", "AL-6.10")
def ask_next(s: State, seat: int) -> None:
    """Ask the next player in the auction; it ends with the highest bidder alone, or nobody."""
    for i in range(1, s.seats + 1):
        other = (seat + i) % s.seats
        if s.passed >> other & 1 == 0:
            s.actor = other
            if other == s.bidder:
                sell(s)
            return
    leave_unsold(s)


@rule("AL-6.3")
def leave_unsold(s: State) -> None:
    """End an auction without bids: a chit leaves the game, a temple stays empty."""
    log_event(s, UNSOLD, s.event)
    if s.event != SETTLEMENT:
        s.chits_gone[s.event - FIRST_CHIT] += 1
    end_auction(s)


@rule("AL-6.3")
def sell(s: State) -> None:
    """Let the highest bidder win, and ask for the payment."""
    log_event(s, WON_AUCTION, s.bidder, s.event, s.high_bid)
    s.price = s.high_bid
    s.paid = 0
    s.actor = s.bidder
    s.phase = PAY


@rule
def end_auction(s: State) -> None:
    """Go on to trade and build."""
    s.price = 0
    s.actor = s.active
    s.phase = MAIN


# --- Payment --------------------------------------------------------------------------------------


@rule("AL-6.5", "AL-6.6", "AL-6.9")
def rule_against_pay(s: State, seat: int, payment: int) -> int:
    """A unit is in the hand and taken by the event, and the rest can still be paid."""
    return rule_against_unit(s, seat, payment, count_units(s, seat), usable_knights(s, seat))


@rule
def rule_against_unit(s: State, seat: int, payment: int, have: int, knights: int) -> int:
    """Judge a unit when it is known what the player has."""
    if payment == KNIGHT_PAYMENT:
        if knights == 0 or (s.price < KNIGHT_VALUE and s.knight_overpay != TRUE):
            return AL_6_6
        rest = max(0, s.price - KNIGHT_VALUE)
        return 0 if count_units_needed(s, rest, knights - 1) <= have else AL_6_5
    if PAYS[s.event][payment] == 0 or s.hand[seat][payment] == 0:
        return AL_6_5
    return 0 if count_units_needed(s, s.price - 1, knights) <= have - 1 else AL_6_5


@rule
def rule_against_refuse(s: State, seat: int) -> int:
    """A payment is refused by the option, before the first unit, with a card to lose."""
    allowed = s.overbid == PENALTY and s.paid == 0 and s.cards[seat] > 0
    return 0 if allowed else AL_6_7


@rule("AL-6.9")
def list_payments(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the units with which the player can pay."""
    n = 0
    have = count_units(s, seat)
    knights = usable_knights(s, seat)
    for payment in range(KNIGHT_PAYMENT + 1):
        if rule_against_unit(s, seat, payment, have, knights) == 0:
            out[n] = MOVE_OF[PAY_WITH] + payment
            n += 1
    if rule_against_refuse(s, seat) == 0:
        out[n] = MOVE_OF[REFUSE_PAYMENT]
        n += 1
    return n


@rule("AL-6.5", "AL-6.9", "AL-9.2", "AL-9.3")
def pay_unit(s: State, seat: int, payment: int) -> None:
    """Pay a unit: cards go to the bank, gold to its supply, knights under the deck."""
    s.paid = 1
    log_event(s, PAID, seat, payment)
    if payment == KNIGHT_PAYMENT:
        s.price = max(0, s.price - KNIGHT_VALUE)
        s.knights[seat] -= 1
        s.deck_below += 1
        if seat == s.active:
            s.old_knights -= 1
    else:
        s.price -= 1
        lose(s, seat, payment, 1)
    if s.price == 0:
        settle_largest_army(s)
        give_reward(s, seat)


@rule("AL-6.7")
def refuse_payment(s: State, seat: int) -> None:
    """Refuse the payment, which costs half of the player's cards, rounded up."""
    s.to_lose = (s.cards[seat] + 1) // 2
    log_event(s, REFUSED, seat, s.to_lose)
    s.phase = LOSE_CARD


@rule("AL-6.7")
def list_losses(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the kinds of cards that the player can give up."""
    n = 0
    for resource in range(RESOURCE_COUNT):
        if s.hand[seat][resource] > 0:
            out[n] = MOVE_OF[LOSE_ONE] + resource
            n += 1
    return n


@rule("AL-6.7")
def lose_one(s: State, seat: int, resource: int) -> None:
    """Give up a card of one's choice; then the auction is held again, with all players."""
    lose(s, seat, resource, 1)
    log_event(s, LOST, seat, resource)
    s.to_lose -= 1
    if s.to_lose == 0:
        start_auction(s)


# --- The reward -----------------------------------------------------------------------------------


@rule("AL-7.1", "AL-7.2")
def give_reward(s: State, seat: int) -> None:
    """Give the winner the right to a settlement, which may be declined, or the chit."""
    if s.event != SETTLEMENT:
        win_chit(s, seat)
    elif s.settlements_left[seat] == 0:
        log_event(s, NO_SETTLEMENT, seat)
        end_auction(s)
    elif s.decline_settlement == TRUE:
        s.phase = FOUND
    else:
        found_at_temple(s, seat)


@rule("AL-7.1")
def list_founding(out: MutableSequence[int]) -> int:
    """Write the choice to found the settlement or not."""
    out[0] = MOVE_OF[FOUND_SETTLEMENT]
    out[1] = MOVE_OF[DECLINE]
    return 2


@rule("AL-7.1", "AL-9.4", "AL-10.1")
def found_at_temple(s: State, seat: int) -> None:
    """Found a settlement on the crossing just passed, free of cost; it is not a build."""
    vertex = s.route[s.position - 1]
    found_settlement(s, seat, vertex)
    log_event(s, FOUNDED, seat, vertex)
    after_settlement(s, seat, vertex)
    end_auction(s)


@rule("AL-7.1")
def decline_settlement(s: State, seat: int) -> None:
    """Decline the settlement that was paid for."""
    log_event(s, DECLINED, seat)
    end_auction(s)
