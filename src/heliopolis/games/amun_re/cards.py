"""AR-1: the order of play, and power cards: drawn, sold, discarded, and what is known of them."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    CARD_PRICE,
    KIND_COUNT,
    MASTER_BUILDER,
    MAX_FREE_CARDS,
    NOTHING,
)
from heliopolis.games.amun_re.moves import MOVE_OF, RESHUFFLED, SELL_CARD_VERB, SOLD
from heliopolis.games.amun_re.rulebook import AR_1_7, AR_1_8
from heliopolis.games.amun_re.state import BATCHES, State
from heliopolis.kernel.chance import draw_one
from heliopolis.kernel.rules import log_event, rule


@rule("AR-1.3")
def seat_in_order(s: State, n: int) -> int:
    """Return the seat `n` places clockwise from the start player, who holds the Pharaoh."""
    seat = s.start + n
    return seat - s.seats if seat >= s.seats else seat


@rule("AR-1.5")
def take_card(s: State, seat: int) -> None:
    """Draw a card blind into a hand, which has no limit."""
    kind = draw_card(s)
    if kind != NOTHING:
        add_card(s, seat, kind, s.batch)


@rule
def add_card(s: State, seat: int, kind: int, batch: int) -> None:
    """Add a card to a hand, and remember the deck it came from."""
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    s.held[batch][seat][kind] += 1


@rule("AR-1.6", "AR-2.3")
def draw_card(s: State) -> int:
    """Draw any card of the deck, each equally likely; renew an empty deck from the discard pile."""
    if s.deck_left == 0:
        if s.discard_left == 0:
            return NOTHING
        reshuffle(s)
    s.deck_left -= 1
    return draw_one(s, s.deck, KIND_COUNT, s.deck_left + 1)


@rule("AR-1.6")
def reshuffle(s: State) -> None:
    """Make the discard pile, as it is at this moment, the deck."""
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
    """Make room for cards of the new deck: from here on the two oldest are not told apart."""
    for seat in range(s.seats):
        for kind in range(KIND_COUNT):
            s.held[0][seat][kind] += s.held[1][seat][kind]
            for batch in range(1, BATCHES - 1):
                s.held[batch][seat][kind] = s.held[batch + 1][seat][kind]
            s.held[BATCHES - 1][seat][kind] = 0
    for slot in range(s.seats):
        for i in range(MAX_FREE_CARDS):
            s.under_batch[slot][i] = max(0, s.under_batch[slot][i] - 1)


@rule("AR-1.6", "AR-12.1")
def count_drawable_cards(s: State) -> int:
    """Count the cards that can still be drawn: the deck and, after it, the discard pile."""
    return s.deck_left + s.discard_left


@rule
def remove_card(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand, open to all. Of equal cards the one from the oldest deck goes."""
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
    """Put a card face up on the discard pile."""
    s.discard[kind] += 1
    s.discard_left += 1


@rule
def has_played(s: State, seat: int, kind: int) -> bool:
    """Return whether a player has played a card of this kind in this round."""
    return s.played[seat] >> kind & 1 == 1


@rule
def rule_against_play(s: State, seat: int, kind: int) -> int:
    """A player plays a card they hold, and no second one of its kind in a phase."""
    if s.hand[seat][kind] == 0 or has_played(s, seat, kind):
        return AR_1_8
    return 0


@rule("AR-1.8")
def play_card(s: State, seat: int, kind: int) -> None:
    """Play a card of a kind, one per phase: each kind has its own phase, so one per round."""
    remove_card(s, seat, kind)
    s.played[seat] |= 1 << kind


@rule
def rule_against_sell(s: State, seat: int, kind: int) -> int:
    """A player sells a card they hold."""
    return 0 if s.hand[seat][kind] > 0 else AR_1_7


@rule("AR-1.7", "AR-1.9")
def sell_card(s: State, seat: int, kind: int) -> None:
    """Discard a card for 1 gold from the bank, which never runs out."""
    log_event(s, SOLD, seat, kind)
    remove_card(s, seat, kind)
    discard_card(s, kind)
    s.gold[seat] += CARD_PRICE


@rule
def list_sales(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the sales a seat can make after the first `n` moves; return where they end."""
    if s.hand_size[seat] > 0:
        for kind in range(KIND_COUNT):
            if s.hand[seat][kind] > 0:
                out[n] = MOVE_OF[SELL_CARD_VERB] + kind
                n += 1
    return n
