"""What holds at every moment of a game: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    AUCTION_CARDS,
    BRICKS,
    BRICKS_A_PYRAMID,
    CARD_TOTAL,
    CARDS_OF_KIND,
    CORRECTION,
    FARMERS,
    KIND_COUNT,
    MASTER_BUILDER,
    MOST_FREE_CARDS,
    NOTHING,
    PROVINCE_COUNT,
    ROUNDS,
    STEAL,
    STEPS,
)
from heliopolis.games.amun_re.offering import seats_to_seal
from heliopolis.games.amun_re.state import (
    BATCHES,
    BID,
    BUILD,
    BUY_BRICKS,
    BUY_CARDS,
    BUY_FARMERS,
    OFFER,
    OVER,
    PAY,
    PLACE_FARMERS,
    REWARD,
    SEALED,
    STRICT,
    State,
)
from heliopolis.kernel.rules import rule

AUCTION_CARD_COUNT = len(AUCTION_CARDS)

INVARIANTS = (
    "every power card is in the deck, a hand, under a province, in play or discarded (AR-E26)",
    "deck, discard pile and hands hold as many cards as are counted (AR-1.5)",
    "bricks in provinces, unplaced and in the supply are 15 (AR-E26)",
    "farmers in provinces, unplaced and in the supply are 45 (AR-E26)",
    "a strict supply never falls below zero (AR-12.1)",
    "no count, no gold and no total is below zero (AR-1.9)",
    "no province has more farmers on fields than fields (AR-5.4)",
    "three bricks lie together only until their owner has built (AR-5.7, AR-5.9)",
    "an auction takes at most 9 placements a player (AR-4.7)",
    "no two stones lie on one step, and the highest one is known (AR-4.2)",
    "everyone acquires one province a round, and nobody owns one that was not turned up (AR-1.4)",
    "the provinces face down and turned up are those of the game (AR-9.3)",
    "an offering is positive or the -3 card, and paid by what its owner has (AR-6.4)",
    "who is asked can answer (AR-4.4, AR-5.1, AR-6.1)",
)


@rule
def check_invariants(s: State) -> int:
    """0, or the number of the first invariant that does not hold."""
    if not cards_are_all_there(s):
        return 1
    if not cards_are_counted(s):
        return 2
    if not bricks_are_all_there(s):
        return 3
    if not farmers_are_all_there(s):
        return 4
    if s.supply_limits == STRICT and (s.brick_supply < 0 or s.farmer_supply < 0):
        return 5
    if not nothing_is_negative(s):
        return 6
    if not farmers_fit(s):
        return 7
    if not bricks_are_built(s):
        return 8
    if s.placements > STEPS * s.seats:
        return 9
    if not stones_differ(s):
        return 10
    if not provinces_are_owned(s):
        return 11
    if not province_cards_are_all_there(s):
        return 12
    if not offerings_can_be_paid(s):
        return 13
    if not asked_can_answer(s):
        return 14
    return 0


@rule
def cards_are_all_there(s: State) -> bool:
    """Kind by kind."""
    for kind in range(KIND_COUNT):
        cards = s.deck[kind] + s.discard[kind]
        for seat in range(s.seats):
            cards += s.hand[seat][kind]
            if s.phase <= PAY and kind < AUCTION_CARD_COUNT:
                cards += s.played[seat] >> kind & 1
            if s.phase != OFFER and kind == CORRECTION:
                cards += s.laid[seat]
            for i in range(MOST_FREE_CARDS):
                if s.under[seat][i] == kind:
                    cards += 1
        if cards != CARDS_OF_KIND[kind]:
            return False
    return True


@rule
def cards_are_counted(s: State) -> bool:
    """The sums are right, and so is what is known of each card."""
    deck = 0
    discard = 0
    for kind in range(KIND_COUNT):
        deck += s.deck[kind]
        discard += s.discard[kind]
        if s.pool[kind] != 0:
            return False
    if deck != s.deck_left or discard != s.discard_left or deck + discard > CARD_TOTAL:
        return False
    for seat in range(s.seats):
        cards = 0
        for kind in range(KIND_COUNT):
            cards += s.hand[seat][kind]
            held = 0
            for batch in range(BATCHES):
                held += s.held[batch][seat][kind]
            if held != s.hand[seat][kind]:
                return False
        if cards != s.hand_size[seat]:
            return False
        if s.builder_known[seat] and s.held[0][seat][MASTER_BUILDER] == 0:
            return False
    return True


@rule
def bricks_are_all_there(s: State) -> bool:
    """Those bought and not placed yet among them."""
    bricks = s.brick_supply + (s.unplaced if s.phase == BUILD else 0)
    for province in range(PROVINCE_COUNT):
        bricks += s.bricks[province]
    return bricks == BRICKS


@rule
def farmers_are_all_there(s: State) -> bool:
    """Those bought and not placed yet among them."""
    farmers = s.farmer_supply + (s.unplaced if s.phase == PLACE_FARMERS else 0)
    for province in range(PROVINCE_COUNT):
        farmers += s.farmers[province] + s.flat[province]
    return farmers == FARMERS


@rule
def nothing_is_negative(s: State) -> bool:
    """Neither cards nor pieces nor gold nor points."""
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


@rule
def farmers_fit(s: State) -> bool:
    """Only flat land has no limit."""
    for province in range(PROVINCE_COUNT):
        if s.farmers[province] > s.field_spaces[province]:
            return False
    return True


@rule
def bricks_are_built(s: State) -> bool:
    """From the offering on, after everyone's step c, no province holds three."""
    most = 0
    for province in range(PROVINCE_COUNT):
        most = max(most, s.bricks[province])
    return most < BRICKS_A_PYRAMID or s.phase < OFFER


@rule
def stones_differ(s: State) -> bool:
    """Each province knows its highest stone."""
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


@rule
def provinces_are_owned(s: State) -> bool:
    """As many for each as rounds of this kingdom have been auctioned, in order and marked his."""
    rounds = (s.round - 1) % ROUNDS
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


@rule
def province_cards_are_all_there(s: State) -> bool:
    """All 15 in the old kingdom; in the new one those of the old."""
    down = 0
    up = 0
    for province in range(PROVINCE_COUNT):
        down += s.face_down[province]
        up += s.used[province]
        if s.face_down[province] and s.used[province]:
            return False
    if down != s.face_down_left or up != ((s.round - 1) % ROUNDS + 1) * s.seats:
        return False
    return down + up == (PROVINCE_COUNT if s.round <= ROUNDS else ROUNDS * s.seats)


@rule
def offerings_can_be_paid(s: State) -> bool:
    """Gold first, then as many cards as are named or still to be named."""
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


@rule
def asked_can_answer(s: State) -> bool:
    """Nobody is asked for what he cannot do."""
    if s.phase == OVER:
        return True
    if s.phase > OVER or s.phase < 0:
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
