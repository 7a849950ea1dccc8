"""What a seat cannot know, resampled: cards in other hands, sealed offerings, what chance brings.

Everybody saw every card that was played, sold or laid, and every reshuffle: after one, the new deck
holds just the cards of the discard pile, and the hands only cards of earlier decks. So cards are
dealt again deck by deck, to those who hold cards of it. Gold is not resampled: whether it is shown
or not, all of it moved in public, and an attentive player knows it (ruling AR-R16).
"""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    CORRECTION,
    KIND_COUNT,
    MASTER_BUILDER,
    MAX_FREE_CARDS,
    NOTHING,
    STEAL,
)
from heliopolis.games.amun_re.offering import find_highest_offer, rule_against_convert
from heliopolis.games.amun_re.phases import ASK_CORRECTION, ASK_OFFER, OFFER, SEALED
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.chance import draw_one, rand, seed_chance
from heliopolis.kernel.rules import rule


@rule("AR-1.10")
def resample_hidden(s: State, seat: int, seed: int) -> None:
    """Replace what a seat cannot know by something that agrees with all it has seen."""
    seed_chance(s, seed)
    for batch in range(s.batch + 1):
        redeal_batch(s, seat, batch)
    for other in range(s.seats):
        if other != seat:
            count_hand(s, other)
            if s.phase == OFFER:
                choose_offering(s, other)


@rule
def redeal_batch(s: State, seat: int, batch: int) -> None:
    """Collect the hidden cards that came from one deck, and deal them to the same places."""
    left = collect_batch(s, seat, batch)
    for other in range(s.seats):
        if other != seat:
            left -= redeal_hand(s, other, batch, left)
    for slot in range(s.seats):
        for i in range(MAX_FREE_CARDS):
            if s.under[slot][i] != NOTHING and s.under_batch[slot][i] == batch:
                s.under[slot][i] = draw_one(s, s.pool, KIND_COUNT, left)
                left -= 1
    for kind in range(KIND_COUNT):
        if batch == s.batch:
            s.deck[kind] = s.pool[kind]
        s.pool[kind] = 0  # so that equal positions are equal states


@rule
def collect_batch(s: State, seat: int, batch: int) -> int:
    """Collect the cards of one deck that a seat cannot see in the pool; return their number."""
    for kind in range(KIND_COUNT):
        s.pool[kind] = s.deck[kind] if batch == s.batch else 0
        for other in range(s.seats):
            if other != seat:
                s.pool[kind] += s.held[batch][other][kind]
                if batch == 0 and kind == MASTER_BUILDER:
                    s.pool[kind] -= s.builder_known[other]
    for slot in range(s.seats):
        for i in range(MAX_FREE_CARDS):
            if s.under[slot][i] != NOTHING and s.under_batch[slot][i] == batch:
                s.pool[s.under[slot][i]] += 1
    cards = 0
    for kind in range(KIND_COUNT):
        cards += s.pool[kind]
    return cards


@rule
def redeal_hand(s: State, seat: int, batch: int, left: int) -> int:
    """Deal as many cards of a deck as a player holds, who keeps the builder all know of.

    Return the number of cards dealt.
    """
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
    """Add up the hand of a player from all decks."""
    for kind in range(KIND_COUNT):
        s.hand[seat][kind] = 0
        for batch in range(s.batch + 1):
            s.hand[seat][kind] += s.held[batch][seat][kind]


@rule("AR-6.1", "AR-6.5")
def choose_offering(s: State, seat: int) -> None:
    """Choose an offering that agrees with what can be seen: only whether it is finished."""
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
    most = find_highest_offer(s, seat)
    s.offer[seat] = STEAL
    if most > 0 and rand(s, 2):
        s.offer[seat] = 1 + rand(s, most)
        for _ in range(s.offer[seat] - s.gold[seat]):
            name_card(s, seat)


@rule
def name_card(s: State, seat: int) -> None:
    """Name any of the cards that a player can still add to the offer."""
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
