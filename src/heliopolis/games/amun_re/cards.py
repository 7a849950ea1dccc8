"""AR-1: the order of play, and power cards: drawn, sold, discarded, and what is known of them."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    CARD_PRICE,
    KIND_COUNT,
    MASTER_BUILDER,
    MOST_FREE_CARDS,
    NOTHING,
)
from heliopolis.games.amun_re.moves import RESHUFFLED, SELL, SOLD
from heliopolis.games.amun_re.state import BATCHES, State
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import log_event, rule


@rule("AR-1.3")
def in_order(s: State, n: int) -> int:
    """The seat that comes `n` places clockwise after the start player, who holds the Pharaoh."""
    seat = s.start + n
    return seat - s.seats if seat >= s.seats else seat


@rule("AR-1.5")
def take_card(s: State, seat: int) -> None:
    """Draw a card blind into the hand, however many there are in it."""
    kind = draw_card(s)
    if kind != NOTHING:
        add_card(s, seat, kind, s.batch)


@rule
def add_card(s: State, seat: int, kind: int, batch: int) -> None:
    """A card comes into a hand; the deck it came from is kept in mind."""
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    s.held[batch][seat][kind] += 1


@rule("AR-1.6", "AR-2.3")
def draw_card(s: State) -> int:
    """Any card of the deck, each as likely; an empty one is made anew from the discard pile."""
    if s.deck_left == 0:
        if s.discard_left == 0:
            return NOTHING
        reshuffle(s)
    s.deck_left -= 1
    return draw_one(s, s.deck, KIND_COUNT, s.deck_left + 1)


@rule("AR-1.6")
def reshuffle(s: State) -> None:
    """The discard pile, as it is at this moment, becomes the deck."""
    log_event(s, RESHUFFLED, s.discard_left)
    for kind in range(KIND_COUNT):
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.deck_left = s.discard_left
    s.discard_left = 0
    if s.batch == BATCHES - 1:
        merge_oldest_batches(s)
    else:
        s.batch += 1


@rule
def merge_oldest_batches(s: State) -> None:
    """Room for cards of the new deck: from here on the two oldest are not told apart."""
    for seat in range(s.seats):
        for kind in range(KIND_COUNT):
            s.held[0][seat][kind] += s.held[1][seat][kind]
            for batch in range(1, BATCHES - 1):
                s.held[batch][seat][kind] = s.held[batch + 1][seat][kind]
            s.held[BATCHES - 1][seat][kind] = 0
    for slot in range(s.seats):
        for i in range(MOST_FREE_CARDS):
            s.under_batch[slot][i] = max(0, s.under_batch[slot][i] - 1)


@rule("AR-1.6", "AR-12.1")
def cards_to_draw(s: State) -> int:
    """Cards that can still be drawn: the deck and, after it, the discard pile."""
    return s.deck_left + s.discard_left


@rule
def show_card(s: State, seat: int, kind: int) -> None:
    """A card leaves the hand, open to all. Of equal cards the one from the oldest deck goes."""
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    if kind == MASTER_BUILDER:
        s.builder_known[seat] = 0
    batch = 0
    while s.held[batch][seat][kind] == 0:
        batch += 1
    s.held[batch][seat][kind] -= 1


@rule("AR-1.5")
def discard_card(s: State, kind: int) -> None:
    """Face up on the discard pile."""
    s.discard[kind] += 1
    s.discard_left += 1


@rule("AR-1.8")
def rule_against_play(s: State, seat: int, kind: int) -> int:
    """He holds such a card, and has played none of its kind in this phase."""
    if s.hand[seat][kind] == 0 or s.played[seat] >> kind & 1:
        return 108
    return 0


@rule("AR-1.8")
def play_card(s: State, seat: int, kind: int) -> None:
    """One of a kind in a phase: as each kind has its own phase, one in a round."""
    show_card(s, seat, kind)
    s.played[seat] |= 1 << kind


@rule("AR-1.7")
def rule_against_sell(s: State, seat: int, kind: int) -> int:
    """He can sell what he holds."""
    return 0 if s.hand[seat][kind] > 0 else 107


@rule("AR-1.7", "AR-1.9")
def sell_card(s: State, seat: int, kind: int) -> None:
    """A card goes to the discard pile for 1 gold from the bank, which never runs out."""
    log_event(s, SOLD, seat, kind)
    show_card(s, seat, kind)
    discard_card(s, kind)
    s.gold[seat] += CARD_PRICE


@rule
def list_sales(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the sales a seat can make behind the first `n` moves; returns how many there are."""
    if s.hand_size[seat] > 0:
        for kind in range(KIND_COUNT):
            if s.hand[seat][kind] > 0:
                out[n] = SELL + kind
                n += 1
    return n
