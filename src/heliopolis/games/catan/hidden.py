"""CB-14: what a seat cannot know, resampled: cards in other hands, the deck, sealed choices.

Cards that a seat knows another player to hold stay where they are; all others in the other hands
(and in a draw pile) are shuffled and dealt again, the same number to each.
"""

from __future__ import annotations

from heliopolis.games.catan.components import KIND_COUNT, KNIGHT, RESOURCE_COUNT
from heliopolis.games.catan.hooks import count_pledged, is_pledged_kind
from heliopolis.games.catan.state import DISCARD, NOTHING, OFFER_BUILD, OVER, State
from heliopolis.games.catan.trade import clear_offer
from heliopolis.kernel.chance import draw_one, rand, seed_chance
from heliopolis.kernel.rules import rule


@rule("CB-14.2")
def resample_hidden(s: State, seat: int, seed: int) -> None:
    """Replace what a seat cannot know by something that agrees with all it has seen."""
    seed_chance(s, seed)
    if s.phase == OVER:
        return
    redeal_hands(s, seat)
    redeal_development(s, seat)
    if seat != s.thief and seat != s.victim:
        s.stolen = NOTHING
    if s.phase == OFFER_BUILD and seat != s.active:
        s.sealed_moves[s.active] = 0
        clear_offer(s)
    if s.phase == DISCARD:
        for other in range(s.seats):
            if other != seat:
                resample_discards(s, other)


@rule("CB-14.2")
def redeal_hands(s: State, seat: int) -> None:
    """Shuffle and deal the cards that this seat does not know of."""
    left = s.pile_left
    for resource in range(RESOURCE_COUNT):
        s.pool[resource] = s.pile[resource]
        for other in range(s.seats):
            if other != seat:
                known = s.seen[other][resource] + s.told[seat][other][resource]
                s.pool[resource] += s.hand[other][resource] - known
                left += s.hand[other][resource] - known
                s.hand[other][resource] = known
                for third in range(s.seats):  # what those two told each other
                    if third != seat:
                        s.told[third][other][resource] = 0
    for other in range(s.seats):  # first the players who must be able to pay their bids
        if other != seat and count_pledged(s, other) > 0:
            left -= deal_pledge(s, other)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.cards[other] - held_cards(s, other)):
                s.hand[other][draw_one(s, s.pool, RESOURCE_COUNT, left)] += 1
                left -= 1
    for resource in range(RESOURCE_COUNT):
        s.pile[resource] = s.pool[resource]
        s.pool[resource] = 0


@rule
def held_cards(s: State, seat: int) -> int:
    """Return the number of resource cards in a hand that is being dealt."""
    count = 0
    for resource in range(RESOURCE_COUNT):
        count += s.hand[seat][resource]
    return count


@rule
def deal_pledge(s: State, seat: int) -> int:
    """Deal the cards that a bidder lacks to pay the bid; return their number."""
    missing = count_pledged(s, seat)
    fitting = 0
    for resource in range(RESOURCE_COUNT):
        if is_pledged_kind(s, resource):
            missing -= s.hand[seat][resource]
            fitting += s.pool[resource]
    dealt = max(0, missing)
    for _ in range(dealt):
        pick = rand(s, fitting)
        resource = 0
        while not is_pledged_kind(s, resource) or pick >= s.pool[resource]:
            if is_pledged_kind(s, resource):
                pick -= s.pool[resource]
            resource += 1
        s.pool[resource] -= 1
        s.hand[seat][resource] += 1
        fitting -= 1
    return dealt


@rule("CB-14.2")
def redeal_development(s: State, seat: int) -> None:
    """Deal the development cards of the others from those and the deck."""
    left = s.deck_left
    for other in range(s.seats):
        if other != seat:
            s.held[other][KNIGHT] -= s.sure_knights[other]
            for kind in range(KIND_COUNT):
                s.deck[kind] += s.held[other][kind]
                left += s.held[other][kind]
                s.held[other][kind] = 0
    for other in range(s.seats):
        if other != seat:
            old = s.held_cards[other] - s.sure_knights[other]
            if other == s.active:
                old -= deal_fresh_cards(s, other, left)
                left -= s.held_cards[other] - s.sure_knights[other] - old
            for _ in range(old):
                s.held[other][draw_one(s, s.deck, KIND_COUNT, left)] += 1
                left -= 1
            s.held[other][KNIGHT] += s.sure_knights[other]


@rule("CB-9.2")
def deal_fresh_cards(s: State, seat: int, left: int) -> int:
    """Deal the cards that the active player bought this turn; return the number dealt.

    Those drawn from below the deck are knights, as all players know.
    """
    unknown = max(0, s.fresh_cards - s.sure_knights[seat])
    for kind in range(KIND_COUNT):
        s.fresh[kind] = 0
    s.fresh[KNIGHT] = s.fresh_cards - unknown
    for _ in range(unknown):
        kind = draw_one(s, s.deck, KIND_COUNT, left)
        s.held[seat][kind] += 1
        s.fresh[kind] += 1
        left -= 1
    return unknown


@rule("CB-6.2")
def resample_discards(s: State, seat: int) -> None:
    """Choose as many cards as were chosen so far, from all that the seat may hold."""
    chosen = 0
    for resource in range(RESOURCE_COUNT):
        chosen += s.chosen[seat][resource]
        s.chosen[seat][resource] = 0
        s.pool[resource] = s.hand[seat][resource]
    for i in range(chosen):
        s.chosen[seat][draw_one(s, s.pool, RESOURCE_COUNT, s.cards[seat] - i)] += 1
    for resource in range(RESOURCE_COUNT):
        s.pool[resource] = 0
