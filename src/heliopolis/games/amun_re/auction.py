"""AR-4, phase 2: the auction of the provinces, and paying for them."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    AUCTION_KINDS,
    BID_BLOCK,
    MAX_FREE_CARDS,
    NOTHING,
    REBID,
    STEP_COUNT,
)
from heliopolis.games.amun_re.cards import (
    add_card,
    discard_card,
    has_played,
    list_sales,
    play_card,
    rule_against_play,
    seat_in_order,
)
from heliopolis.games.amun_re.moves import (
    BADE,
    BID_MOVE,
    MOVE_OF,
    PAID,
    PLAY_CARD_VERB,
    PLAYED,
    TOOK_FREE,
)
from heliopolis.games.amun_re.options import GOLD_ONLY
from heliopolis.games.amun_re.phases import NEXT_TURN, PAY, PAYING
from heliopolis.games.amun_re.reveal import clear_provinces
from heliopolis.games.amun_re.rulebook import (
    AR_4_1,
    AR_4_2,
    AR_4_5,
    AR_4_7,
    AR_4_8,
    AR_4_10,
)
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.rules import log_event, rule

AUCTION_KIND_COUNT = len(AUCTION_KINDS)
LAST_STEP = STEP_COUNT - 1
NO_STEP = STEP_COUNT  # beyond the track
OVERBID_STEPS = 1
OVERBID_STEPS_AGAINST_BLOCK = 2


@rule("AR-4.9")
def play_auction_card(s: State, seat: int, kind: int) -> None:
    """Play a card before placing the stone; it lies open until all bids are paid."""
    log_event(s, PLAYED, seat, kind)
    play_card(s, seat, kind)


@rule("AR-4.2", "AR-4.5", "AR-4.10")
def find_lowest_step(s: State, seat: int, slot: int) -> int:
    """Return the lowest step a player may bid on a province, or NO_STEP where there is none.

    Any step on a province without stones, otherwise above the highest stone, and two above it if
    its owner has blocked; none where the player's own stone lies, unless they have played the card
    for that.
    """
    top = s.top_step[slot]
    if top == NOTHING:
        return 0
    if s.stone_slot[seat] == slot and not has_played(s, seat, REBID):
        return NO_STEP
    if has_played(s, s.top_seat[slot], BID_BLOCK):
        return top + OVERBID_STEPS_AGAINST_BLOCK
    return top + OVERBID_STEPS


@rule("AR-4.7", "AR-4.8")
def find_highest_step(s: State, seat: int) -> int:
    """Return the highest step a player can pay: by gold and, by the option, by cards in hand."""
    means = s.gold[seat]
    if s.bid_backing != GOLD_ONLY:
        means += s.hand_size[seat]
    step = 0
    while step < LAST_STEP and s.bid_track[step + 1] <= means:
        step += 1
    return step


@rule
def rule_against_bid(s: State, seat: int, province: int, step: int) -> int:
    """A bid lies on a revealed province, high enough for it, and no higher than can be paid."""
    slot = s.slot[province]
    if slot == NOTHING:
        return AR_4_1
    if step < find_lowest_step(s, seat, slot):
        if s.stone_slot[seat] == slot and not has_played(s, seat, REBID):
            return AR_4_5
        if s.top_step[slot] == LAST_STEP:
            return AR_4_7
        return AR_4_10 if step > s.top_step[slot] else AR_4_2
    return AR_4_8 if step > find_highest_step(s, seat) else 0


@rule("AR-4.6")
def list_bids(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List cards to play first, sales if only gold counts, and bids: there is always one."""
    n = 0
    if s.hand_size[seat] > 0:
        for i in range(AUCTION_KIND_COUNT):
            if rule_against_play(s, seat, AUCTION_KINDS[i]) == 0:
                out[n] = MOVE_OF[PLAY_CARD_VERB] + i
                n += 1
        if s.bid_backing == GOLD_ONLY:
            n = list_sales(s, seat, out, n)
    highest = find_highest_step(s, seat)
    for slot in range(s.seats):
        province = s.revealed[slot]
        for step in range(find_lowest_step(s, seat, slot), highest + 1):
            out[n] = BID_MOVE[province][step]
            n += 1
    return n


@rule("AR-4.3")
def bid(s: State, seat: int, province: int, step: int) -> None:
    """Place a stone; a lower one stays where it is until its owner moves it."""
    log_event(s, BADE, seat, province, s.bid_track[step])
    slot = s.slot[province]
    s.stone_slot[seat] = slot
    s.stone_step[seat] = step
    s.top_step[slot] = step
    s.top_seat[slot] = seat
    s.placements += 1
    call_next_bidder(s)


@rule("AR-4.3")
def is_outbid(s: State, seat: int) -> bool:
    """Return whether a higher stone lies on the province where a player's stone lies."""
    slot = s.stone_slot[seat]
    return slot != NOTHING and s.top_seat[slot] != seat


@rule("AR-4.1")
def is_first_lap(s: State) -> bool:
    """Return whether somebody has not placed a stone yet."""
    return s.placements < s.seats


@rule("AR-4.1", "AR-4.4")
def call_next_bidder(s: State) -> None:
    """Call everyone once; then, clockwise from the last bidder, whoever is outbid; then collect."""
    if is_first_lap(s):
        s.actor = seat_in_order(s, s.placements)
        return
    seat = s.actor
    for _ in range(s.seats - 1):
        seat += 1
        if seat == s.seats:
            seat = 0
        if is_outbid(s, seat):
            s.actor = seat
            return
    s.turn = 0
    s.phase = PAYING


@rule("AR-4.11", "AR-4.12")
def collect_bids(s: State) -> None:
    """Let everyone pay in order, or first sell cards; then discard the cards of the auction."""
    while s.turn < s.seats:
        seat = seat_in_order(s, s.turn)
        if s.gold[seat] < s.bid_track[s.stone_step[seat]]:
            s.actor = seat
            s.phase = PAY
            return
        acquire_province(s, seat)
        s.turn += 1
    discard_auction_cards(s)
    clear_provinces(s)
    s.turn = 0
    s.phase = NEXT_TURN


@rule("AR-4.11", "AR-1.4", "AR-12.2")
def acquire_province(s: State, seat: int) -> None:
    """Pay, mark the province, and take its free cards and gold; bricks stay in it."""
    slot = s.stone_slot[seat]
    province = s.revealed[slot]
    price = s.bid_track[s.stone_step[seat]]
    log_event(s, PAID, seat, province, price)
    s.gold[seat] -= price
    mark_province(s, seat, province)
    cards = take_free_cards(s, seat, slot)
    s.gold[seat] += s.free_gold[province]
    if cards > 0 or s.free_gold[province] > 0:
        log_event(s, TOOK_FREE, seat, province, cards, s.free_gold[province])


@rule
def take_free_cards(s: State, seat: int, slot: int) -> int:
    """Take the cards under a province into a hand; return their number."""
    cards = 0
    for i in range(MAX_FREE_CARDS):
        if s.under[slot][i] != NOTHING:
            add_card(s, seat, s.under[slot][i], s.under_batch[slot][i])
            s.under[slot][i] = NOTHING
            s.under_batch[slot][i] = 0
            cards += 1
            s.reveals += 1  # the player sees what lay there
    return cards


@rule
def mark_province(s: State, seat: int, province: int) -> None:
    """Add a province to those of a player, which are kept in the order of the board's data."""
    s.owner[province] = seat
    i = s.owned[seat]
    while i > 0 and s.own[seat][i - 1] > province:
        s.own[seat][i] = s.own[seat][i - 1]
        i -= 1
    s.own[seat][i] = province
    s.owned[seat] += 1


@rule("AR-4.9", "AR-4.11")
def discard_auction_cards(s: State) -> None:
    """Discard the cards that acted until the end of this phase."""
    for seat in range(s.seats):
        for i in range(AUCTION_KIND_COUNT):
            if has_played(s, seat, AUCTION_KINDS[i]):
                discard_card(s, AUCTION_KINDS[i])
