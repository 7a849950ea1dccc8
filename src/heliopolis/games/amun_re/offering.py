"""AR-6, phase 4: the secret offering of all at once, its corrections and its rewards."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.actions import build_pyramids
from heliopolis.games.amun_re.board import (
    CORRECTION,
    CORRECTION_SIZE,
    FIELD_ENDS,
    HIGHEST_OFFER,
    KIND_COUNT,
    REWARDS,
    STEAL,
    STOLEN_GOLD,
    TEMPLE_FIELDS,
)
from heliopolis.games.amun_re.cards import (
    cards_to_draw,
    discard_card,
    in_order,
    play_card,
    rule_against_play,
    show_card,
    take_card,
)
from heliopolis.games.amun_re.moves import (
    CONVERT_FIRST,
    CONVERTED,
    CORRECT_FIRST,
    CORRECTED,
    CORRECTION_NO,
    CORRECTION_YES,
    LAID_CORRECTION,
    LEFT_ITEMS,
    MAY_TAKE,
    OFFER_NOTHING,
    OFFERED,
    STEAL_MOVE,
    STOLE,
    STOP,
    TAKE_BRICK,
    TAKE_CARD,
    TAKE_FARMER,
    TEMPLE_MOVED,
    TOOK_BRICK,
    TOOK_CARD,
    TOOK_FARMER,
    TOOK_PHARAOH,
)
from heliopolis.games.amun_re.state import (
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
    SEQUENTIAL,
    STRICT,
    TRUE,
    State,
)
from heliopolis.kernel.rules import log_event, rule


@rule("AR-6.1")
def start_offering(s: State) -> None:
    """All choose at once; whoever holds a correction is first asked whether he lays it."""
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
    """The seats that have not finished their offering, as bits."""
    mask = 0
    for seat in range(s.seats):
        if s.asked[seat] != SEALED:
            mask |= 1 << seat
    return mask


@rule("AR-6.2", "AR-6.4")
def highest_offer(s: State, seat: int) -> int:
    """His gold and, by the option, his cards but the correction he lays."""
    most = s.gold[seat]
    if s.card_conversion == TRUE:
        most += s.hand_size[seat] - s.laid[seat]
    return min(most, HIGHEST_OFFER)


@rule("AR-6.2", "AR-6.3", "AR-6.4")
def rule_against_offer(s: State, seat: int, amount: int) -> int:
    """At least 1 gold, which is never mixed with the "-3" card, and no more than he has."""
    most = highest_offer(s, seat)
    if most == 0:
        return 602
    return 604 if amount > most else 0


@rule("AR-6.4")
def rule_against_convert(s: State, seat: int, kind: int) -> int:
    """A card he holds, apart from the correction he lays and those already named."""
    left = s.hand[seat][kind] - s.converted[seat][kind]
    if kind == CORRECTION:
        left -= s.laid[seat]
    return 0 if left > 0 else 604


@rule("AR-6.1", "AR-6.2")
def list_offers(s: State, seat: int, out: MutableSequence[int]) -> int:
    """What he is asked now, for himself: the correction, the offer, or a card for its gold."""
    asked = s.asked[seat]
    if asked == ASK_OFFER:
        out[0] = STEAL_MOVE
        most = highest_offer(s, seat)
        for amount in range(1, most + 1):
            out[amount] = OFFER_NOTHING + amount
        return most + 1
    n = 0
    if asked == ASK_CORRECTION:
        out[0] = CORRECTION_NO
        out[1] = CORRECTION_YES
        n = 2
    elif asked == ASK_CARDS:
        for kind in range(KIND_COUNT):
            if rule_against_convert(s, seat, kind) == 0:
                out[n] = CONVERT_FIRST + kind
                n += 1
    return n


@rule("AR-6.1")
def lay_correction(s: State, seat: int, answer: int) -> None:
    """With either choice he may lay one correction, or not."""
    s.sealed_moves[seat] += 1
    s.laid[seat] = answer
    s.asked[seat] = ASK_OFFER


@rule("AR-6.3")
def steal(s: State, seat: int) -> None:
    """He lays the "-3" card, and no gold."""
    s.sealed_moves[seat] += 1
    s.offer[seat] = STEAL
    seal(s, seat)


@rule("AR-6.4")
def make_offer(s: State, seat: int, amount: int) -> None:
    """He lays gold; what he lacks he makes up with cards, which he names as secretly."""
    s.sealed_moves[seat] += 1
    s.offer[seat] = amount
    if amount > s.gold[seat]:
        s.to_convert[seat] = amount - s.gold[seat]
        s.asked[seat] = ASK_CARDS
    else:
        seal(s, seat)


@rule("AR-6.4")
def convert_card(s: State, seat: int, kind: int) -> None:
    """A card counts as 1 gold of his offer."""
    s.sealed_moves[seat] += 1
    s.converted[seat][kind] += 1
    s.to_convert[seat] -= 1
    if s.to_convert[seat] == 0:
        seal(s, seat)


@rule("AR-6.1", "AR-6.5")
def seal(s: State, seat: int) -> None:
    """A finished choice stands. The last one lays all of them open together."""
    s.asked[seat] = SEALED
    s.sealed += 1
    if s.sealed == s.seats:
        lay_open(s)


@rule("AR-6.5", "AR-6.8")
def lay_open(s: State) -> None:
    """The sum of all offers, less 3 for each thief; the cards laid leave the hands."""
    s.reveals += 1
    for n in range(s.seats):
        seat = in_order(s, n)
        s.sealed_moves[seat] = 0
        s.offering_sum += s.offer[seat]
        if s.offer[seat] == STEAL:
            log_event(s, STOLE, seat, STOLEN_GOLD)
        else:
            log_event(s, OFFERED, seat, s.offer[seat])
        for kind in range(KIND_COUNT):
            for _ in range(s.converted[seat][kind]):
                log_event(s, CONVERTED, seat, kind)
                show_card(s, seat, kind)
                discard_card(s, kind)
            s.converted[seat][kind] = 0
        if s.laid[seat]:
            log_event(s, LAID_CORRECTION, seat)
            play_card(s, seat, CORRECTION)
    s.turn = 0
    s.phase = CORRECTING


@rule("AR-6.6")
def next_correction(s: State) -> None:
    """In order from the old start player, each who laid a correction says what it does."""
    while s.turn < s.seats:
        seat = in_order(s, s.turn)
        if s.laid[seat]:
            s.actor = seat
            s.phase = CORRECT
            return
        s.turn += 1
    settle_offering(s)


@rule("AR-6.6")
def list_corrections(out: MutableSequence[int]) -> int:
    """Up or down: there is no third choice."""
    out[0] = CORRECT_FIRST
    out[1] = CORRECT_FIRST + 1
    return 2


@rule("AR-6.6")
def correct(s: State, seat: int, down: int) -> None:
    """The sum changes, nobody's own offer or rank; the card is discarded."""
    log_event(s, CORRECTED, seat, down)
    s.offering_sum += -CORRECTION_SIZE if down else CORRECTION_SIZE
    s.laid[seat] = 0
    discard_card(s, CORRECTION)
    s.turn += 1
    s.phase = CORRECTING


@rule("AR-6.7")
def temple_field(total: int) -> int:
    """The field whose range contains the sum; it may be negative."""
    field = 1
    while field < TEMPLE_FIELDS and total > FIELD_ENDS[field - 1]:
        field += 1
    return field


@rule("AR-6.7", "AR-6.8", "AR-2.7")
def settle_offering(s: State) -> None:
    """The temple moves; the gold goes to the bank; each thief gets 3; the others take rewards."""
    s.temple = temple_field(s.offering_sum)
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
    """Highest first, without the thieves; of equal ones the nearest after the old start player."""
    s.takers = 0
    for n in range(s.seats):
        seat = in_order(s, n)
        if s.offer[seat] != STEAL:
            i = s.takers
            while i > 0 and s.offer[s.ranking[i - 1]] < s.offer[seat]:
                s.ranking[i] = s.ranking[i - 1]
                i -= 1
            s.ranking[i] = seat
            s.takers += 1


@rule("AR-6.10", "AR-6.12")
def next_taker(s: State) -> None:
    """By rank each takes 3, 2 or 1 items; then the first of them takes the Pharaoh."""
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
    """A card must be left for each that was chosen."""
    return 106 if s.committed >= cards_to_draw(s) else 0


@rule("AR-6.11", "AR-12.1")
def rule_against_take_farmer(s: State, seat: int, province: int) -> int:
    """On a free field of an own province, if the supply has a farmer."""
    if s.owner[province] != seat or s.farmers[province] >= s.field_spaces[province]:
        return 611
    return 1201 if s.supply_limits == STRICT and s.farmer_supply == 0 else 0


@rule("AR-6.11", "AR-12.1")
def rule_against_take_brick(s: State, seat: int, province: int) -> int:
    """Into an own province, if the supply has a brick."""
    if s.owner[province] != seat:
        return 611
    return 1201 if s.supply_limits == STRICT and s.brick_supply == 0 else 0


@rule("AR-6.10")
def list_rewards(s: State, seat: int, out: MutableSequence[int]) -> int:
    """An item in any mix, or no more of them."""
    out[0] = STOP
    n = 1
    if rule_against_take_card(s) == 0:
        out[n] = TAKE_CARD
        n += 1
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        if rule_against_take_farmer(s, seat, province) == 0:
            out[n] = TAKE_FARMER + province
            n += 1
        if rule_against_take_brick(s, seat, province) == 0:
            out[n] = TAKE_BRICK + province
            n += 1
    return n


@rule("AR-6.11", "AR-6.13")
def take_reward_card(s: State, seat: int) -> None:
    """It ignores the card limit; it is drawn after the last pick, or by the option at once."""
    log_event(s, TOOK_CARD, seat)
    if s.reward_picks == SEQUENTIAL:
        take_card(s, seat)
    else:
        s.committed += 1
    count_item(s, seat)


@rule("AR-6.11")
def take_reward_farmer(s: State, seat: int, province: int) -> None:
    """It costs nothing, and goes on a field."""
    log_event(s, TOOK_FARMER, seat, province)
    s.farmers[province] += 1
    s.farmer_supply -= 1
    count_item(s, seat)


@rule("AR-6.11")
def take_reward_brick(s: State, seat: int, province: int) -> None:
    """The third brick builds a pyramid at once. No builder may help."""
    s.brick_supply -= 1
    s.bricks[province] += 1
    log_event(s, TOOK_BRICK, seat, province, s.bricks[province])
    build_pyramids(s, seat, province)
    count_item(s, seat)


@rule("AR-6.10")
def count_item(s: State, seat: int) -> None:
    """His turn ends with his last item."""
    s.items_left -= 1
    if s.items_left == 0:
        end_rewards(s, seat)


@rule("AR-6.10")
def stop_taking(s: State, seat: int) -> None:
    """He may take fewer than he could."""
    log_event(s, LEFT_ITEMS, seat, s.items_left)
    s.items_left = 0
    end_rewards(s, seat)


@rule("AR-6.13")
def end_rewards(s: State, seat: int) -> None:
    """Now he gets the cards he chose, before the next rank takes."""
    for _ in range(s.committed):
        take_card(s, seat)
    s.committed = 0
    s.turn += 1
    s.phase = REWARDING
