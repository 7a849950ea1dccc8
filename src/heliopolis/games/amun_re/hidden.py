"""What a seat cannot know, resampled: cards in other hands, sealed offerings, what chance brings.

Everybody saw every card that was played, sold or laid, and every reshuffle: after one, the new deck
holds just the cards of the discard pile, and the hands only cards of earlier decks. So cards are
dealt anew deck by deck, to those who hold cards of it. Gold is not resampled: whether it is shown
or not, all of it moved in public, and who listens can tell it (ruling AR-R16).
"""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    CORRECTION,
    KIND_COUNT,
    MASTER_BUILDER,
    MOST_FREE_CARDS,
    NOTHING,
    STEAL,
)
from heliopolis.games.amun_re.offering import highest_offer, rule_against_convert
from heliopolis.games.amun_re.state import (
    ASK_CORRECTION,
    ASK_OFFER,
    OFFER,
    SEALED,
    State,
)
from heliopolis.kernel.chance import draw_one, rand, seed_chance
from heliopolis.kernel.rules import rule


@rule("AR-1.10")
def resample_hidden(s: State, seat: int, seed: int) -> None:
    """Replace what this seat cannot know by something that agrees with all it has seen."""
    seed_chance(s, seed)
    for batch in range(s.batch + 1):
        deal_batch_anew(s, seat, batch)
    for other in range(s.seats):
        if other != seat:
            count_hand(s, other)
            if s.phase == OFFER:
                choose_offering_anew(s, other)


@rule
def deal_batch_anew(s: State, seat: int, batch: int) -> None:
    """Collect the hidden cards that came from one deck, and deal them to the same places."""
    left = 0
    for kind in range(KIND_COUNT):
        s.pool[kind] = 0
        if batch == s.batch:
            s.pool[kind] = s.deck[kind]
        for other in range(s.seats):
            if other != seat:
                s.pool[kind] += s.held[batch][other][kind]
                if batch == 0 and kind == MASTER_BUILDER:
                    s.pool[kind] -= s.builder_known[other]
    for slot in range(s.seats):
        for i in range(MOST_FREE_CARDS):
            if s.under[slot][i] != NOTHING and s.under_batch[slot][i] == batch:
                s.pool[s.under[slot][i]] += 1
    for kind in range(KIND_COUNT):
        left += s.pool[kind]
    for other in range(s.seats):
        if other != seat:
            left -= deal_hand_anew(s, other, batch, left)
    for slot in range(s.seats):
        for i in range(MOST_FREE_CARDS):
            if s.under[slot][i] != NOTHING and s.under_batch[slot][i] == batch:
                s.under[slot][i] = draw_one(s, s.pool, KIND_COUNT, left)
                left -= 1
    for kind in range(KIND_COUNT):
        if batch == s.batch:
            s.deck[kind] = s.pool[kind]
        s.pool[kind] = 0


@rule
def deal_hand_anew(s: State, seat: int, batch: int, left: int) -> int:
    """As many cards of a deck as he holds; he keeps the builder all know him to have."""
    cards = 0
    for kind in range(KIND_COUNT):
        cards += s.held[batch][seat][kind]
        s.held[batch][seat][kind] = 0
    if batch == 0 and s.builder_known[seat]:
        s.held[batch][seat][MASTER_BUILDER] = 1
        cards -= 1
    for i in range(cards):
        s.held[batch][seat][draw_one(s, s.pool, KIND_COUNT, left - i)] += 1
    return cards


@rule
def count_hand(s: State, seat: int) -> None:
    """The hand is what he holds from all decks."""
    for kind in range(KIND_COUNT):
        s.hand[seat][kind] = 0
        for batch in range(s.batch + 1):
            s.hand[seat][kind] += s.held[batch][seat][kind]


@rule("AR-6.1", "AR-6.5")
def choose_offering_anew(s: State, seat: int) -> None:
    """Of an offering not yet open, only whether it is finished can be seen."""
    finished = s.asked[seat] == SEALED
    s.laid[seat] = 0
    s.offer[seat] = 0
    s.to_convert[seat] = 0
    s.sealed_moves[seat] = 0
    for kind in range(KIND_COUNT):
        s.converted[seat][kind] = 0
    if not finished:
        s.asked[seat] = ASK_CORRECTION if s.hand[seat][CORRECTION] > 0 else ASK_OFFER
        return
    s.sealed_moves[seat] = 1
    if s.hand[seat][CORRECTION] > 0:
        s.laid[seat] = rand(s, 2)
        s.sealed_moves[seat] = 2
    most = highest_offer(s, seat)
    s.offer[seat] = STEAL
    if most > 0 and rand(s, 2):
        s.offer[seat] = 1 + rand(s, most)
        for _ in range(s.offer[seat] - s.gold[seat]):
            name_card(s, seat)


@rule
def name_card(s: State, seat: int) -> None:
    """One of the cards he can still add to his offer."""
    kinds = 0
    for kind in range(KIND_COUNT):
        if rule_against_convert(s, seat, kind) == 0:
            kinds += 1
    skip = rand(s, kinds)
    kind = 0
    while skip > 0 or rule_against_convert(s, seat, kind):
        if rule_against_convert(s, seat, kind) == 0:
            skip -= 1
        kind += 1
    s.converted[seat][kind] += 1
    s.sealed_moves[seat] += 1
