"""What holds at every moment of a game: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    BRICK_TOTAL,
    BRICKS_PER_PYRAMID,
    CARD_TOTAL,
    CARDS_OF_KIND,
    CORRECTION,
    FARMER_TOTAL,
    IS_AUCTION_KIND,
    KIND_COUNT,
    MASTER_BUILDER,
    MAX_FREE_CARDS,
    NOTHING,
    PROVINCE_COUNT,
    ROUNDS,
    STEAL,
    STEP_COUNT,
)
from heliopolis.games.amun_re.cards import has_played
from heliopolis.games.amun_re.offering import seats_to_seal
from heliopolis.games.amun_re.options import STRICT
from heliopolis.games.amun_re.phases import (
    AUCTION_PART,
    BID,
    BUILD,
    BUY_BRICKS,
    BUY_CARDS,
    BUY_FARMERS,
    IS_AUTOMATIC,
    OFFER,
    OVER,
    PART_OF,
    PAY,
    PLACE_FARMERS,
    REWARD,
    SEALED,
)
from heliopolis.games.amun_re.reveal import rounds_before
from heliopolis.games.amun_re.state import BATCHES, State
from heliopolis.kernel.invariants import Invariants
from heliopolis.kernel.rules import rule

INVARIANTS = Invariants()


@INVARIANTS.check(
    "every power card is in the deck, a hand, under a province, in play or discarded (AR-E26)"
)
def cards_are_all_there(s: State) -> bool:
    """Count the cards kind by kind."""
    in_auction = PART_OF[s.phase] == AUCTION_PART
    for kind in range(KIND_COUNT):
        cards = s.deck[kind] + s.discard[kind]
        for seat in range(s.seats):
            cards += s.hand[seat][kind]
            if in_auction and IS_AUCTION_KIND[kind] and has_played(s, seat, kind):
                cards += 1
            if s.phase != OFFER and kind == CORRECTION:
                cards += s.laid[seat]
            for i in range(MAX_FREE_CARDS):
                if s.under[seat][i] == kind:
                    cards += 1
        if cards != CARDS_OF_KIND[kind]:
            return False
    return True


@rule
def hand_is_counted(s: State, seat: int) -> bool:
    """Check a hand against its size and against the decks its cards came from."""
    cards = 0
    for kind in range(KIND_COUNT):
        cards += s.hand[seat][kind]
        held = 0
        for batch in range(BATCHES):
            held += s.held[batch][seat][kind]
        if held != s.hand[seat][kind]:
            return False
    if s.builder_known[seat] and s.held[0][seat][MASTER_BUILDER] == 0:
        return False
    return cards == s.hand_size[seat]


@INVARIANTS.check("deck, discard pile and hands hold as many cards as are counted (AR-1.5)")
def cards_are_counted(s: State) -> bool:
    """Check the sums, and what is known of each card."""
    deck = 0
    discard = 0
    for kind in range(KIND_COUNT):
        deck += s.deck[kind]
        discard += s.discard[kind]
    if deck != s.deck_left or discard != s.discard_left or deck + discard > CARD_TOTAL:
        return False
    for seat in range(s.seats):
        if not hand_is_counted(s, seat):
            return False
    return True


@INVARIANTS.check("bricks in provinces, unplaced and in the supply are 15 (AR-E26)")
def bricks_are_all_there(s: State) -> bool:
    """Include those bought and not placed yet."""
    bricks = s.brick_supply + (s.unplaced if s.phase == BUILD else 0)
    for province in range(PROVINCE_COUNT):
        bricks += s.bricks[province]
    return bricks == BRICK_TOTAL


@INVARIANTS.check("farmers in provinces, unplaced and in the supply are 45 (AR-E26)")
def farmers_are_all_there(s: State) -> bool:
    """Include those bought and not placed yet."""
    farmers = s.farmer_supply + (s.unplaced if s.phase == PLACE_FARMERS else 0)
    for province in range(PROVINCE_COUNT):
        farmers += s.farmers[province] + s.flat[province]
    return farmers == FARMER_TOTAL


@INVARIANTS.check("a strict supply never falls below zero (AR-12.1)")
def supply_lasts(s: State) -> bool:
    """Check only a supply with limits: without them it may fall below zero."""
    return s.supply_limits != STRICT or (s.brick_supply >= 0 and s.farmer_supply >= 0)


@INVARIANTS.check("no count, no gold and no total is below zero (AR-1.9)")
def nothing_is_negative(s: State) -> bool:
    """Check cards, pieces, gold and points."""
    for kind in range(KIND_COUNT):
        if s.deck[kind] < 0 or s.discard[kind] < 0:
            return False
    for seat in range(s.seats):
        if s.gold[seat] < 0 or s.points[seat] < 0 or s.to_convert[seat] < 0:
            return False
        for kind in range(KIND_COUNT):
            if s.hand[seat][kind] < 0 or s.converted[seat][kind] < 0:
                return False
    for province in range(PROVINCE_COUNT):
        if s.bricks[province] < 0 or s.pyramids[province] < 0:
            return False
        if s.farmers[province] < 0 or s.flat[province] < 0:
            return False
    return s.unplaced >= 0 and s.items_left >= 0 and s.committed >= 0


@INVARIANTS.check("no province has more farmers on fields than fields (AR-5.4)")
def farmers_fit(s: State) -> bool:
    """Check the fields: only flat land has no limit."""
    for province in range(PROVINCE_COUNT):
        if s.farmers[province] > s.field_spaces[province]:
            return False
    return True


@INVARIANTS.check("three bricks lie together only until their owner has built (AR-5.7, AR-5.9)")
def bricks_are_built(s: State) -> bool:
    """Check that no province holds three from the offering on, after everyone's step c."""
    most = 0
    for province in range(PROVINCE_COUNT):
        most = max(most, s.bricks[province])
    return most < BRICKS_PER_PYRAMID or s.phase < OFFER


@INVARIANTS.check("an auction takes at most 9 placements per player (AR-4.7)")
def auction_is_short(s: State) -> bool:
    """Check the bids of this auction: each is higher than those before it on its province."""
    return s.placements <= STEP_COUNT * s.seats


@INVARIANTS.check("no two stones lie on one step, and the highest one is known (AR-4.2)")
def stones_differ(s: State) -> bool:
    """Check that each province knows its highest stone."""
    if s.phase != BID:
        return True
    for seat in range(s.seats):
        slot = s.stone_slot[seat]
        if slot != NOTHING:
            if s.stone_step[seat] > s.top_step[slot]:
                return False
            if (s.stone_step[seat] == s.top_step[slot]) != (s.top_seat[slot] == seat):
                return False
    return True


@INVARIANTS.check(
    "everyone acquires one province per round, and nobody owns one that was not turned up (AR-1.4)"
)
def provinces_are_owned(s: State) -> bool:
    """Check that all own one province per auction of this kingdom, in order and marked so."""
    rounds = rounds_before(s)
    for seat in range(s.seats):
        owned = s.owned[seat]
        if s.phase == BID and owned != rounds:
            return False
        if s.phase >= BUY_CARDS and owned != rounds + 1:
            return False
        if owned < rounds or owned > rounds + 1:
            return False
        for i in range(owned):
            province = s.own[seat][i]
            if s.owner[province] != seat or s.used[province] == 0:
                return False
            if i > 0 and s.own[seat][i - 1] >= province:
                return False
    return True


@INVARIANTS.check("the provinces face down and turned up are those of the game (AR-9.3)")
def province_cards_are_all_there(s: State) -> bool:
    """Count all cards in the old kingdom; in the new one those of the old."""
    down = 0
    up = 0
    for province in range(PROVINCE_COUNT):
        down += s.face_down[province]
        up += s.used[province]
        if s.face_down[province] and s.used[province]:
            return False
    if down != s.face_down_left or up != (rounds_before(s) + 1) * s.seats:
        return False
    return down + up == (PROVINCE_COUNT if s.round <= ROUNDS else ROUNDS * s.seats)


@INVARIANTS.check("an offering is positive or the −3 card, and paid by what its owner has (AR-6.4)")
def offerings_can_be_paid(s: State) -> bool:
    """Check that gold pays first, then the cards that are named or still to be named."""
    if s.phase != OFFER:
        return True
    for seat in range(s.seats):
        named = 0
        for kind in range(KIND_COUNT):
            named += s.converted[seat][kind]
            if s.converted[seat][kind] > s.hand[seat][kind]:
                return False
        if s.offer[seat] > 0:
            if named + s.to_convert[seat] != max(0, s.offer[seat] - s.gold[seat]):
                return False
        elif named > 0 or (s.offer[seat] != STEAL and s.asked[seat] == SEALED):
            return False
        if s.laid[seat] > s.hand[seat][CORRECTION]:
            return False
    return True


@INVARIANTS.check("a player who is asked can answer (AR-4.4, AR-5.1, AR-6.1)")
def asked_can_answer(s: State) -> bool:
    """Check that nobody is asked for what they cannot do."""
    if s.phase == OVER:
        return True
    if IS_AUTOMATIC[s.phase]:
        return False
    if s.phase == OFFER:
        return seats_to_seal(s) != 0 and s.sealed < s.seats
    if s.phase == PAY:
        return s.hand_size[s.actor] > 0
    if s.phase == REWARD:
        return s.items_left > 0
    if s.phase == BUY_CARDS or s.phase == BUY_FARMERS or s.phase == BUY_BRICKS:
        return s.unplaced == 0
    return True
