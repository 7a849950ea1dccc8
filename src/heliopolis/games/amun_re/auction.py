"""AR-4, phase 2: the auction of the provinces, and paying for them."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    AUCTION_CARDS,
    BID_BLOCK,
    BID_TRACK,
    FREE_GOLD,
    MOST_FREE_CARDS,
    NOTHING,
    REBID,
    STEPS,
)
from heliopolis.games.amun_re.cards import (
    add_card,
    discard_card,
    in_order,
    list_sales,
    play_card,
    rule_against_play,
)
from heliopolis.games.amun_re.moves import BADE, BID_FIRST, PAID, PLAY_CARD, PLAYED, TOOK_FREE
from heliopolis.games.amun_re.reveal import clear_provinces
from heliopolis.games.amun_re.state import GOLD_ONLY, NEXT_TURN, PAY, PAYING, State
from heliopolis.kernel.rules import log_event, rule

AUCTION_CARD_COUNT = len(AUCTION_CARDS)


@rule("AR-4.9")
def play_in_auction(s: State, seat: int, kind: int) -> None:
    """On his turn, before he places his stone; it lies open until all bids are paid."""
    log_event(s, PLAYED, seat, kind)
    play_card(s, seat, kind)


@rule("AR-4.2", "AR-4.5", "AR-4.10")
def lowest_step(s: State, seat: int, slot: int) -> int:
    """The lowest step he may bid on a province; beyond the track where he may not bid at all.

    Any step on one without stones, else above the highest stone, and two above it if its owner has
    blocked; not where his own stone lies now, unless he has played the card for that.
    """
    top = s.top_step[slot]
    if top == NOTHING:
        return 0
    if s.stone_slot[seat] == slot and s.played[seat] >> REBID & 1 == 0:
        return STEPS
    if s.played[s.top_seat[slot]] >> BID_BLOCK & 1:
        return top + 2
    return top + 1


@rule("AR-4.7", "AR-4.8")
def highest_step(s: State, seat: int) -> int:
    """The highest step he can pay: with his gold and, by the option, the cards in his hand."""
    means = s.gold[seat]
    if s.bid_backing != GOLD_ONLY:
        means += s.hand_size[seat]
    step = 0
    while step < STEPS - 1 and BID_TRACK[step + 1] <= means:
        step += 1
    return step


@rule("AR-4.1", "AR-4.2", "AR-4.5", "AR-4.7", "AR-4.8", "AR-4.10")
def rule_against_bid(s: State, seat: int, province: int, step: int) -> int:
    """A bid lies on a revealed province, high enough for it, and no higher than he can pay."""
    slot = s.slot[province]
    if slot == NOTHING:
        return 401
    lowest = lowest_step(s, seat, slot)
    if step < lowest:
        if s.stone_slot[seat] == slot and s.played[seat] >> REBID & 1 == 0:
            return 405
        if s.top_step[slot] == STEPS - 1:
            return 407
        return 410 if step > s.top_step[slot] else 402
    return 408 if step > highest_step(s, seat) else 0


@rule("AR-4.6")
def list_bids(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Cards he can play first, sales if only gold counts, and his bids: there is always one."""
    n = 0
    if s.hand_size[seat] > 0:
        for kind in range(AUCTION_CARD_COUNT):
            if rule_against_play(s, seat, kind) == 0:
                out[n] = PLAY_CARD + kind
                n += 1
        if s.bid_backing == GOLD_ONLY:
            n = list_sales(s, seat, out, n)
    highest = highest_step(s, seat)
    for slot in range(s.seats):
        first = BID_FIRST + s.revealed[slot] * STEPS
        for step in range(lowest_step(s, seat, slot), highest + 1):
            out[n] = first + step
            n += 1
    return n


@rule("AR-4.3")
def bid(s: State, seat: int, province: int, step: int) -> None:
    """His stone goes there; a lower one stays where it is until its owner moves it."""
    log_event(s, BADE, seat, province, BID_TRACK[step])
    slot = s.slot[province]
    s.stone_slot[seat] = slot
    s.stone_step[seat] = step
    s.top_step[slot] = step
    s.top_seat[slot] = seat
    s.placements += 1
    call_next_bidder(s)


@rule("AR-4.3")
def is_outbid(s: State, seat: int) -> bool:
    """A higher stone lies on the province where his stone lies."""
    slot = s.stone_slot[seat]
    return slot != NOTHING and s.top_seat[slot] != seat


@rule("AR-4.1", "AR-4.4")
def call_next_bidder(s: State) -> None:
    """Everyone once; then, clockwise from the last bidder, whoever is outbid; then they pay."""
    if s.placements < s.seats:
        s.actor = in_order(s, s.placements)
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
    """In order everyone pays, or first sells cards; then the cards of the auction are discarded."""
    while s.turn < s.seats:
        seat = in_order(s, s.turn)
        if s.gold[seat] < BID_TRACK[s.stone_step[seat]]:
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
    """He pays, marks the province as his, and takes its free cards and gold; bricks stay in it."""
    slot = s.stone_slot[seat]
    province = s.revealed[slot]
    price = BID_TRACK[s.stone_step[seat]]
    log_event(s, PAID, seat, province, price)
    s.gold[seat] -= price
    mark_province(s, seat, province)
    cards = 0
    for i in range(MOST_FREE_CARDS):
        if s.under[slot][i] != NOTHING:
            add_card(s, seat, s.under[slot][i], s.under_batch[slot][i])
            s.under[slot][i] = NOTHING
            s.under_batch[slot][i] = 0
            cards += 1
            s.reveals += 1  # he sees what lay there
    s.gold[seat] += FREE_GOLD[province]
    if cards > 0 or FREE_GOLD[province] > 0:
        log_event(s, TOOK_FREE, seat, province, cards, FREE_GOLD[province])


@rule
def mark_province(s: State, seat: int, province: int) -> None:
    """His provinces are kept in the order of the board's data."""
    s.owner[province] = seat
    i = s.owned[seat]
    while i > 0 and s.own[seat][i - 1] > province:
        s.own[seat][i] = s.own[seat][i - 1]
        i -= 1
    s.own[seat][i] = province
    s.owned[seat] += 1


@rule("AR-4.9", "AR-4.11")
def discard_auction_cards(s: State) -> None:
    """They acted until the end of this phase."""
    for seat in range(s.seats):
        for kind in range(AUCTION_CARD_COUNT):
            if s.played[seat] >> kind & 1:
                discard_card(s, kind)
