"""AR-6, phase 4: the secret offering of all at once, its corrections and its rewards."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.actions import build_pyramids, count_room
from heliopolis.games.amun_re.board import (
    CORRECTION,
    CORRECTION_SIZE,
    KIND_COUNT,
    MAX_OFFER,
    REWARDS,
    STEAL,
    STOLEN_GOLD,
    TEMPLE_FIELDS,
)
from heliopolis.games.amun_re.cards import (
    count_drawable_cards,
    discard_card,
    play_card,
    remove_card,
    rule_against_play,
    seat_in_order,
    take_card,
)
from heliopolis.games.amun_re.moves import (
    BRICK,
    CONVERT_VERB,
    CONVERTED,
    CORRECT_VERB,
    CORRECTED,
    CORRECTION_VERB,
    FARMER,
    LAID_CORRECTION,
    LEFT_ITEMS,
    LOWER,
    MAY_TAKE,
    MOVE_OF,
    NO,
    OFFER_VERB,
    OFFERED,
    RAISE,
    STEAL_VERB,
    STOLE,
    STOP_VERB,
    TAKE_MOVE,
    TAKE_VERB,
    TEMPLE_MOVED,
    TOOK_BRICK,
    TOOK_CARD,
    TOOK_FARMER,
    TOOK_PHARAOH,
    YES,
)
from heliopolis.games.amun_re.options import CARDS_CONVERT, SEQUENTIAL, STRICT
from heliopolis.games.amun_re.phases import (
    ASK_CARDS,
    ASK_CORRECTION,
    ASK_OFFER,
    COLLECTING,
    CORRECT,
    CORRECTING,
    OFFER,
    REWARD,
    REWARDING,
    SEALED,
)
from heliopolis.games.amun_re.rulebook import AR_1_6, AR_6_2, AR_6_4, AR_6_11, AR_12_1
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.rules import log_event, rule


@rule("AR-6.1")
def start_offering(s: State) -> None:
    """Ask all at once; a player with a correction is first asked whether to lay it."""
    s.sealed = 0
    s.offering_sum = 0
    for seat in range(s.seats):
        s.offer[seat] = 0
        s.laid[seat] = 0
        s.to_convert[seat] = 0
        s.asked[seat] = ASK_OFFER if rule_against_play(s, seat, CORRECTION) else ASK_CORRECTION
        for kind in range(KIND_COUNT):
            s.converted[seat][kind] = 0
    s.phase = OFFER


@rule
def seats_to_seal(s: State) -> int:
    """Return the seats that have not finished their offering, as a bit mask."""
    mask = 0
    for seat in range(s.seats):
        if s.asked[seat] != SEALED:
            mask |= 1 << seat
    return mask


@rule("AR-6.2", "AR-6.4")
def find_highest_offer(s: State, seat: int) -> int:
    """Return the most that a player can offer: gold and, by the option, cards.

    The correction that the player lays does not count.
    """
    most = s.gold[seat]
    if s.card_conversion == CARDS_CONVERT:
        most += s.hand_size[seat] - s.laid[seat]
    return min(most, MAX_OFFER)


@rule("AR-6.3")
def rule_against_offer(s: State, seat: int, amount: int) -> int:
    """An offer is at least 1 gold, without the "-3" card, and no more than the player has."""
    most = find_highest_offer(s, seat)
    if most == 0:
        return AR_6_2
    return AR_6_4 if amount > most else 0


@rule
def rule_against_convert(s: State, seat: int, kind: int) -> int:
    """A card in hand counts as gold, but not the correction laid and those already named."""
    left = s.hand[seat][kind] - s.converted[seat][kind]
    if kind == CORRECTION:
        left -= s.laid[seat]
    return 0 if left > 0 else AR_6_4


@rule("AR-6.1", "AR-6.2")
def list_offers(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List the answers to what a seat is asked: the correction, the offer, or cards for gold."""
    asked = s.asked[seat]
    if asked == ASK_OFFER:
        out[0] = MOVE_OF[STEAL_VERB]
        most = find_highest_offer(s, seat)
        for amount in range(1, most + 1):
            out[amount] = MOVE_OF[OFFER_VERB] + amount
        return most + 1
    n = 0
    if asked == ASK_CORRECTION:
        out[0] = MOVE_OF[CORRECTION_VERB] + NO
        out[1] = MOVE_OF[CORRECTION_VERB] + YES
        n = 2
    elif asked == ASK_CARDS:
        for kind in range(KIND_COUNT):
            if rule_against_convert(s, seat, kind) == 0:
                out[n] = MOVE_OF[CONVERT_VERB] + kind
                n += 1
    return n


@rule("AR-6.1")
def lay_correction(s: State, seat: int, answer: int) -> None:
    """Lay one correction with whichever choice follows, or none."""
    s.sealed_moves[seat] += 1
    s.laid[seat] = 1 if answer == YES else 0
    s.asked[seat] = ASK_OFFER


@rule("AR-6.3")
def steal(s: State, seat: int) -> None:
    """Lay the "-3" card, and no gold."""
    s.sealed_moves[seat] += 1
    s.offer[seat] = STEAL
    seal(s, seat)


@rule("AR-6.4")
def make_offer(s: State, seat: int, amount: int) -> None:
    """Lay gold; cards make up what is missing, and are named just as secretly."""
    s.sealed_moves[seat] += 1
    s.offer[seat] = amount
    if amount > s.gold[seat]:
        s.to_convert[seat] = amount - s.gold[seat]
        s.asked[seat] = ASK_CARDS
    else:
        seal(s, seat)


@rule("AR-6.4")
def convert_card(s: State, seat: int, kind: int) -> None:
    """Count a card as 1 gold of the offer."""
    s.sealed_moves[seat] += 1
    s.converted[seat][kind] += 1
    s.to_convert[seat] -= 1
    if s.to_convert[seat] == 0:
        seal(s, seat)


@rule("AR-6.1", "AR-6.5")
def seal(s: State, seat: int) -> None:
    """Finish a choice, which stands. The last one lays all of them open together."""
    s.asked[seat] = SEALED
    s.sealed += 1
    if s.sealed == s.seats:
        lay_open(s)


@rule("AR-6.5", "AR-6.8")
def lay_open(s: State) -> None:
    """Add up all offers, less 3 for each thief; the cards laid leave the hands."""
    s.reveals += 1
    for n in range(s.seats):
        seat = seat_in_order(s, n)
        s.sealed_moves[seat] = 0
        s.offering_sum += s.offer[seat]
        if s.offer[seat] == STEAL:
            log_event(s, STOLE, seat, STOLEN_GOLD)
        else:
            log_event(s, OFFERED, seat, s.offer[seat])
        for kind in range(KIND_COUNT):
            for _ in range(s.converted[seat][kind]):
                log_event(s, CONVERTED, seat, kind)
                remove_card(s, seat, kind)
                discard_card(s, kind)
            s.converted[seat][kind] = 0
        if s.laid[seat]:
            log_event(s, LAID_CORRECTION, seat)
            play_card(s, seat, CORRECTION)
    s.turn = 0
    s.phase = CORRECTING


@rule("AR-6.6")
def next_correction(s: State) -> None:
    """Ask all who laid a correction for its direction, in order from the old start player."""
    while s.turn < s.seats:
        seat = seat_in_order(s, s.turn)
        if s.laid[seat]:
            s.actor = seat
            s.phase = CORRECT
            return
        s.turn += 1
    settle_offering(s)


@rule("AR-6.6")
def list_corrections(out: MutableSequence[int]) -> int:
    """List up and down: there is no third choice."""
    out[0] = MOVE_OF[CORRECT_VERB] + RAISE
    out[1] = MOVE_OF[CORRECT_VERB] + LOWER
    return 2


@rule("AR-6.6")
def correct(s: State, seat: int, change: int) -> None:
    """Change the sum, but nobody's own offer or rank; the card is discarded."""
    log_event(s, CORRECTED, seat, change)
    s.offering_sum += CORRECTION_SIZE if change == RAISE else -CORRECTION_SIZE
    s.laid[seat] = 0
    discard_card(s, CORRECTION)
    s.turn += 1
    s.phase = CORRECTING


@rule("AR-6.7")
def find_temple_field(s: State, total: int) -> int:
    """Return the field whose range contains a sum, which may be negative."""
    field = 1
    while field < TEMPLE_FIELDS and total > s.temple_track_ends[field - 1]:
        field += 1
    return field


@rule("AR-6.7", "AR-6.8", "AR-2.7")
def settle_offering(s: State) -> None:
    """Move the temple, pay the offers to the bank and 3 gold to each thief; rewards follow."""
    s.temple = find_temple_field(s, s.offering_sum)
    log_event(s, TEMPLE_MOVED, s.offering_sum, s.temple)
    for seat in range(s.seats):
        if s.offer[seat] == STEAL:
            s.gold[seat] += STOLEN_GOLD
        else:
            s.gold[seat] = max(0, s.gold[seat] - s.offer[seat])
    rank_offers(s)
    s.turn = 0
    s.phase = REWARDING


@rule("AR-6.9", "AR-2.6")
def rank_offers(s: State) -> None:
    """Rank the offers, highest first, without the thieves.

    Of equal ones the nearest clockwise from the old start player comes first.
    """
    s.takers = 0
    for n in range(s.seats):
        seat = seat_in_order(s, n)
        if s.offer[seat] != STEAL:
            i = s.takers
            while i > 0 and s.offer[s.ranking[i - 1]] < s.offer[seat]:
                s.ranking[i] = s.ranking[i - 1]
                i -= 1
            s.ranking[i] = seat
            s.takers += 1


@rule("AR-6.10", "AR-6.12")
def next_taker(s: State) -> None:
    """Let players take 3, 2 or 1 items by rank; then the first of them takes the Pharaoh."""
    if s.turn < s.takers:
        s.actor = s.ranking[s.turn]
        s.items_left = REWARDS[s.turn]
        s.committed = 0
        log_event(s, MAY_TAKE, s.actor, s.items_left)
        s.phase = REWARD
        return
    if s.takers > 0:
        if s.start != s.ranking[0]:
            log_event(s, TOOK_PHARAOH, s.ranking[0])
        s.start = s.ranking[0]
    s.turn = 0
    s.phase = COLLECTING


@rule("AR-6.10", "AR-12.1")
def rule_against_take_card(s: State) -> int:
    """A card must be left for each one that was chosen."""
    return AR_1_6 if s.committed >= count_drawable_cards(s) else 0


@rule
def rule_against_take_farmer(s: State, seat: int, province: int) -> int:
    """A farmer goes on a free field of an own province, if the supply has one."""
    if s.owner[province] != seat or count_room(s, province) <= 0:
        return AR_6_11
    return AR_12_1 if s.supply_limits == STRICT and s.farmer_supply == 0 else 0


@rule
def rule_against_take_brick(s: State, seat: int, province: int) -> int:
    """A brick goes into an own province, if the supply has one."""
    if s.owner[province] != seat:
        return AR_6_11
    return AR_12_1 if s.supply_limits == STRICT and s.brick_supply == 0 else 0


@rule("AR-6.10")
def list_rewards(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List the items to take, in any mix, and taking no more."""
    out[0] = MOVE_OF[STOP_VERB]
    n = 1
    if rule_against_take_card(s) == 0:
        out[n] = MOVE_OF[TAKE_VERB]  # a power card
        n += 1
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        if rule_against_take_farmer(s, seat, province) == 0:
            out[n] = TAKE_MOVE[FARMER][province]
            n += 1
        if rule_against_take_brick(s, seat, province) == 0:
            out[n] = TAKE_MOVE[BRICK][province]
            n += 1
    return n


@rule("AR-6.11", "AR-6.13")
def take_reward_card(s: State, seat: int) -> None:
    """Take a card whatever the card limit, after the last pick or by the option at once."""
    log_event(s, TOOK_CARD, seat)
    if s.reward_picks == SEQUENTIAL:
        take_card(s, seat)
    else:
        s.committed += 1
    count_item(s, seat)


@rule("AR-6.11")
def take_reward_farmer(s: State, seat: int, province: int) -> None:
    """Put a farmer on a field, free of charge."""
    log_event(s, TOOK_FARMER, seat, province)
    s.farmers[province] += 1
    s.farmer_supply -= 1
    count_item(s, seat)


@rule("AR-6.11")
def take_reward_brick(s: State, seat: int, province: int) -> None:
    """Place a brick; the third one builds a pyramid at once. No builder may help."""
    s.brick_supply -= 1
    s.bricks[province] += 1
    log_event(s, TOOK_BRICK, seat, province, s.bricks[province])
    build_pyramids(s, seat, province)
    count_item(s, seat)


@rule("AR-6.10")
def count_item(s: State, seat: int) -> None:
    """Count an item taken; the turn ends with the last one."""
    s.items_left -= 1
    if s.items_left == 0:
        end_rewards(s, seat)


@rule("AR-6.10")
def stop_taking(s: State, seat: int) -> None:
    """Take fewer items than allowed."""
    log_event(s, LEFT_ITEMS, seat, s.items_left)
    s.items_left = 0
    end_rewards(s, seat)


@rule("AR-6.13")
def end_rewards(s: State, seat: int) -> None:
    """Draw the cards that were chosen, before the next rank takes."""
    for _ in range(s.committed):
        take_card(s, seat)
    s.committed = 0
    s.turn += 1
    s.phase = REWARDING
