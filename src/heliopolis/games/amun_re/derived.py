"""What an expert works out from what a seat sees: features for nets, behind the observation.

A net of a few layers would have to learn sums over all provinces of a player, and what is on offer
at what price. Here it is told. It is told the gold of others, too: all gold moves in public, and an
attentive player counts it (ruling AR-R16). A net that remembers nothing could not. All of it
follows from what the seat has seen, so nothing is given away.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.auction import find_highest_step
from heliopolis.games.amun_re.board import (
    BONUS_KINDS,
    KIND_COUNT,
    MAX_SEATS,
    NOTHING,
    PYRAMID_POINTS,
    ROUNDS,
    SET_POINTS,
    SIDES,
    STEP_COUNT,
)
from heliopolis.games.amun_re.evaluation import (
    count_incomes_left,
    evaluate_in_public,
    value_card,
    value_gold,
    value_holding,
    value_province,
    value_sum,
)
from heliopolis.games.amun_re.reveal import count_farmers, rounds_before
from heliopolis.games.amun_re.scoring import (
    count_card_symbols,
    count_own_pyramids,
    count_sets,
    find_majority,
    meets_bonus,
    score_majority,
    score_temples,
)
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.features import BYTE, SHORT, Features
from heliopolis.kernel.rules import rule

BONUS_COUNT = len(BONUS_KINDS)
SIDE_COUNT = len(SIDES)
VALUE_STEP = 16  # hundredths of a point

SEAT = Features()
PROVINCES = SEAT.add("provinces", 1, "their number", most=BYTE)
PYRAMIDS = SEAT.add("pyramids", 1, "in own provinces", most=BYTE)
SETS = SEAT.add("sets", 1, "of pyramids in all own provinces", most=BYTE)
BRICKS = SEAT.add("bricks", 1, "in own provinces", most=SHORT)
FARMERS = SEAT.add("farmers", 1, "in own provinces, printed ones too", most=SHORT)
TEMPLES = SEAT.add("temples", 1, "in own provinces", most=BYTE)
ALWAYS = SEAT.add("income", 1, "printed gold per round", most=SHORT)
CAMELS = SEAT.add("camels", 1, "printed gold in rounds with a camel", most=SHORT)
SYMBOLS = SEAT.add("card symbols", 1, "in own provinces", most=BYTE)
MAJORITIES = SEAT.add("majorities", SIDE_COUNT, "points by side, as they stand", most=BYTE)
BONUSES = SEAT.add("bonuses", BONUS_COUNT, "1 for each condition that is met")
HOLDINGS = SEAT.add(
    "holdings",
    1,
    f"what its provinces still bring, in steps of {VALUE_STEP}",
    least=-SHORT,
    most=SHORT,
)
LEADS_AT = SEAT.add(
    "leads", 2, "in an auction: value of the province it leads for, in steps; price", most=SHORT
)
GOLD = SEAT.add("counted gold", 1, "which everybody can count", most=SHORT)
STEPS = SEAT.add("steps", 1, "of the bid track that it can pay", most=STEP_COUNT)
TOTAL = SEAT.add("total", 1, "points if the kingdom ended now", least=-SHORT, most=SHORT)
AHEAD = SEAT.add(
    "ahead",
    3,
    f"of the observer: by gold, by total, by prospects in steps of {VALUE_STEP};"
    " of the observer's own, ahead of the best other",
    least=-SHORT,
    most=SHORT,
)
SEAT_SIZE = SEAT.size

OFFER = Features()
VALUE = OFFER.add("value", 1, f"of the province, in steps of {VALUE_STEP}", most=SHORT)
PRICE = OFFER.add("price", 1, "of the next bid; 0 if there is none", most=SHORT)
GAIN = OFFER.add("gain", 1, "value less price, in steps", least=-SHORT, most=SHORT)
IS_OWN = OFFER.add("yours", 1, "1 if the observer leads")
RIVALS = OFFER.add("rivals", 1, "other seats that lead nowhere and can pay it", most=BYTE)
OFFER_SIZE = OFFER.size

DERIVED = Features()
INCOMES_LEFT = DERIVED.add("incomes left", 1, "in this kingdom", most=BYTE)
ROUNDS_LEFT = DERIVED.add("rounds left", 1, "in this kingdom, with this one", most=BYTE)
GOLD_VALUE = DERIVED.add("value of gold", 1, "in hundredths of a point", most=BYTE)
HAND_VALUE = DERIVED.add("you: value of the hand", 1, f"in steps of {VALUE_STEP}", most=SHORT)
BONUS_CARDS = DERIVED.add("you: bonus cards", 1, "whose condition is met", most=BYTE)
SUM_VALUE = DERIVED.add(
    "you: value of the sum", 1, "of one gold more in all offerings", least=-SHORT, most=SHORT
)
SEATS = DERIVED.repeat_for_seats(MAX_SEATS, SEAT)
OFFERS = DERIVED.repeat([f"on offer {n}" for n in range(1, MAX_SEATS + 1)], OFFER)
SIZE = DERIVED.size


@rule
def derive_features(s: State, observer: int, out: MutableSequence[int], begin: int) -> None:
    """Write the derived features of a seat from ``out[begin]`` on."""
    for i in range(begin, begin + SIZE):
        out[i] = 0
    out[begin + INCOMES_LEFT] = count_incomes_left(s)
    out[begin + ROUNDS_LEFT] = ROUNDS - rounds_before(s)
    out[begin + GOLD_VALUE] = value_gold(s)
    out[begin + SUM_VALUE] = value_sum(s, observer)
    derive_hand(s, observer, out, begin)
    for place in range(s.seats):
        derive_seat(s, (observer + place) % s.seats, out, begin + SEATS + place * SEAT_SIZE)
    compare_seats(s, observer, out, begin + SEATS)
    for slot in range(s.seats):
        if s.revealed[slot] != NOTHING:
            derive_offer(s, observer, slot, out, begin + OFFERS + slot * OFFER_SIZE)


@rule
def derive_hand(s: State, observer: int, out: MutableSequence[int], begin: int) -> None:
    """Write what the observer's cards are worth."""
    value = 0
    met = 0
    if s.owned[observer] > 0:
        for kind in range(KIND_COUNT):
            value += s.hand[observer][kind] * value_card(s, observer, kind)
        for i in range(BONUS_COUNT):
            if meets_bonus(s, observer, BONUS_KINDS[i]):
                met += s.hand[observer][BONUS_KINDS[i]]
    out[begin + HAND_VALUE] = value // VALUE_STEP
    out[begin + BONUS_CARDS] = met


@rule
def derive_seat(s: State, seat: int, out: MutableSequence[int], block: int) -> None:
    """Write what the provinces of a seat add up to."""
    out[block + PROVINCES] = s.owned[seat]
    if s.owned[seat] > 0:
        out[block + PYRAMIDS] = count_own_pyramids(s, seat)
        out[block + SYMBOLS] = count_card_symbols(s, seat)
        for i in range(BONUS_COUNT):
            out[block + BONUSES + i] = 1 if meets_bonus(s, seat, BONUS_KINDS[i]) else 0
    if s.owned[seat] == ROUNDS:
        out[block + SETS] = count_sets(s, seat)
    for side in range(SIDE_COUNT):
        most = find_majority(s, side)
        if most > 0:
            out[block + MAJORITIES + side] = score_majority(s, seat, side, most)
    out[block + GOLD] = s.gold[seat]
    out[block + STEPS] = find_highest_step(s, seat) + 1
    out[block + TOTAL] = (
        s.points[seat]
        + PYRAMID_POINTS * out[block + PYRAMIDS]
        + SET_POINTS * out[block + SETS]
        + score_temples(s, seat)
    )
    for side in range(SIDE_COUNT):
        out[block + TOTAL] += out[block + MAJORITIES + side]
    holdings = 0
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        out[block + BRICKS] += s.bricks[province]
        out[block + FARMERS] += count_farmers(s, province)
        out[block + TEMPLES] += s.temples[province]
        out[block + ALWAYS] += s.income_always[province]
        out[block + CAMELS] += s.income_camel[province]
        holdings += value_holding(s, province)
    out[block + HOLDINGS] = holdings // VALUE_STEP
    slot = s.stone_slot[seat]
    if slot != NOTHING and s.top_seat[slot] == seat and s.revealed[slot] != NOTHING:
        out[block + LEADS_AT] = value_province(s, s.revealed[slot]) // VALUE_STEP
        out[block + LEADS_AT + 1] = s.bid_track[s.stone_step[seat]]


@rule
def compare_seats(s: State, observer: int, out: MutableSequence[int], blocks: int) -> None:
    """Write how far each seat is ahead of the observer, and the observer of the best other."""
    own = evaluate_in_public(s, observer)
    for k in range(3):
        out[blocks + AHEAD + k] = SHORT
    for place in range(1, s.seats):
        block = blocks + place * SEAT_SIZE
        prospects = evaluate_in_public(s, (observer + place) % s.seats) - own
        out[block + AHEAD] = out[block + GOLD] - out[blocks + GOLD]
        out[block + AHEAD + 1] = out[block + TOTAL] - out[blocks + TOTAL]
        out[block + AHEAD + 2] = prospects // VALUE_STEP
        for k in range(3):
            ahead = -out[block + AHEAD + k]
            out[blocks + AHEAD + k] = min(out[blocks + AHEAD + k], ahead)


@rule
def derive_offer(s: State, observer: int, slot: int, out: MutableSequence[int], block: int) -> None:
    """Write what a province on offer is worth, and what the next bid for it costs."""
    value = value_province(s, s.revealed[slot])
    out[block + VALUE] = value // VALUE_STEP
    out[block + IS_OWN] = 1 if s.top_seat[slot] == observer else 0
    step = s.top_step[slot] + 1
    if step < STEP_COUNT:
        out[block + PRICE] = s.bid_track[step]
        out[block + GAIN] = (value - s.bid_track[step] * value_gold(s)) // VALUE_STEP
        out[block + RIVALS] = count_rivals(s, observer, step)


@rule
def count_rivals(s: State, observer: int, step: int) -> int:
    """Count the other seats that lead for no province and can pay a step."""
    rivals = 0
    for seat in range(s.seats):
        slot = s.stone_slot[seat]
        leads = slot != NOTHING and s.top_seat[slot] == seat
        if seat != observer and not leads and find_highest_step(s, seat) >= step:
            rivals += 1
    return rivals
