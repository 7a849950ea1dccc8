"""A hand-made evaluation of moves and positions, for the greedy bot and to guide search.

Gold is worth what it can still buy: much while there are rounds to come, little at the end. A
farmer is worth the harvests left in this kingdom, a brick its part of a pyramid, a province what it
will bring until its owner leaves it.
"""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    BONUS_POINTS,
    BRICKS_PER_PYRAMID,
    CORRECTION,
    CORRECTION_SIZE,
    EIGHT_GOLD,
    EIGHT_GOLD_INCOME,
    FREE_CARDS,
    FREE_FARMER,
    HARVEST_BOOST,
    IS_BONUS_KIND,
    KIND_COUNT,
    LAST_ROUND,
    MASTER_BUILDER,
    NOTHING,
    PRICE,
    PRINTED_FARMERS,
    PYRAMID_POINTS,
    ROUNDS,
    SET_POINTS,
    SIDES,
    STOLEN_GOLD,
)
from heliopolis.games.amun_re.income import compute_further_income, compute_harvest
from heliopolis.games.amun_re.moves import (
    ARG,
    ARG_2,
    BONUS_VERB,
    BUILDER_VERB,
    BUY_BRICKS_VERB,
    BUY_CARDS_VERB,
    BUY_FARMERS_VERB,
    CORRECT_VERB,
    CORRECTION_VERB,
    EIGHT_GOLD_VERB,
    FARMER,
    FREE_FARMER_VERB,
    HARVEST_BOOST_VERB,
    NO,
    OFFER_VERB,
    PLACE_BRICK_VERB,
    PLAY_CARD_VERB,
    RAISE,
    SELL_CARD_VERB,
    STEAL_VERB,
    TAKE_VERB,
    VERB_OF,
)
from heliopolis.games.amun_re.moves import BRICK as BRICK_PIECE
from heliopolis.games.amun_re.phases import ACTIONS_PART, BID, INCOME, OFFER, PART_OF
from heliopolis.games.amun_re.reveal import count_farmers, rounds_before
from heliopolis.games.amun_re.scoring import (
    count_own_farmers,
    count_own_pyramids,
    count_sets,
    find_majority,
    meets_bonus,
    score_majority,
)
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.rules import rule

SIDE_COUNT = len(SIDES)
# Everything is in hundredths of a point.
POINT = 100
GOLD_BY_ROUND = [34, 34, 32, 30, 26, 22, 14]  # the value of a gold piece, from round 1 (index 1)
MEAN_HARVEST = 2  # gold that a farmer can be expected to bring per round
FARMER_FOR_BONUS = 5  # per income still to come: a farmer may help towards a bonus card
CARD = 95  # a power card of unknown kind
BRICK = 62  # a brick that does not complete a pyramid yet
BRICK_BESIDE_BRICK = 10
PYRAMID = 235  # its point, its part of a set, its part of a majority
USEFUL_PYRAMIDS = 3  # in a province; more of them are easily without a counterpart elsewhere
PYRAMID_WHERE_FEW = 12
BRICK_WHERE_FEW = 2
KEPT_PYRAMID = 90  # a pyramid in an own province, besides the points it scores next
TEMPLE = 215  # a temple at the next scoring
CARD_SYMBOL = 12  # a step of the card limit
MAJORITY_PART = 80  # of each point for a majority, which may still be lost
OPEN_STONE = 300  # what a player without the highest stone may still get elsewhere
HELD_BACK = -9_000  # a move that is left to search

# Cards of a known kind.
MET_BONUS = 220
UNMET_BONUS = 120
UNMET_BONUS_IN_LAST_ROUND = 20
USELESS_CARD = 14
EIGHT_GOLD_CARD = 130
BUILDER_CARD = 110
FARMING_CARD = 90
OTHER_CARD = 60

PERCENT = 100
SPENT_CARD = 2  # a card played where it serves counts for half of its value
ROUNDS_PER_CAMEL = 2  # the temple shows a camel in about every second round
FIELDS_PER_GOLD = 2  # free fields on offer that bring one gold per income, as not all are filled
OWN_FIELDS_PER_GOLD = 3
USUAL_OFFER = 11  # an offer that beats most
SUMS_PER_FIELD = 9  # the gold that moves the temple by a field, roughly


# --- Moves ----------------------------------------------------------------------------------------


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """Estimate how good a legal move is for the seat that makes it; higher is better."""
    if VERB_OF[move] == SELL_CARD_VERB:
        return value_gold(s) - value_card(s, seat, ARG[move])
    if s.phase == BID:
        return score_bid(s, seat, move)
    if PART_OF[s.phase] == ACTIONS_PART:
        return score_action(s, seat, move)
    if s.phase == OFFER:
        return score_offering(s, seat, move)
    return score_later(s, seat, move)


@rule
def score_bid(s: State, seat: int, move: int) -> int:
    """Score a bid by the province less its price."""
    if VERB_OF[move] == PLAY_CARD_VERB:
        return HELD_BACK
    return value_province(s, ARG[move]) - s.bid_track[ARG_2[move]] * value_gold(s)


@rule
def score_action(s: State, seat: int, move: int) -> int:
    """Score a purchase by what it brings less its cost, and a piece by its place."""
    verb = VERB_OF[move]
    if verb == BUY_CARDS_VERB:
        return ARG[move] * CARD - PRICE[ARG[move]] * value_gold(s)
    if verb == FREE_FARMER_VERB:
        return value_farmer(s) - value_card(s, seat, FREE_FARMER)
    if verb == BUY_FARMERS_VERB:
        return ARG[move] * value_farmer(s) - PRICE[ARG[move]] * value_gold(s)
    if verb == BUILDER_VERB:
        return score_builder(s, seat, ARG[move])
    if verb == BUY_BRICKS_VERB:
        return value_bricks(s, seat, ARG[move]) - PRICE[ARG[move]] * value_gold(s)
    if verb == PLACE_BRICK_VERB:
        return value_brick(s, ARG[move])
    return 0  # placing farmers, ending a step


@rule
def score_builder(s: State, seat: int, province: int) -> int:
    """Score a builder, who saves a brick: good where two lie and none is left to place."""
    if s.bricks[province] != BRICKS_PER_PYRAMID - 1 or s.unplaced > 0:
        return -1
    return (
        PYRAMID
        - (BRICKS_PER_PYRAMID - 1) * BRICK
        - value_card(s, seat, MASTER_BUILDER) // SPENT_CARD
    )


@rule
def score_offering(s: State, seat: int, move: int) -> int:
    """Score a part of an offering by expected rewards, its cost, and what it does to the income."""
    verb = VERB_OF[move]
    if verb == CORRECTION_VERB:
        if ARG[move] == NO:
            return 0
        return CORRECTION_SIZE * abs(value_sum(s, seat)) - value_card(s, seat, CORRECTION)
    if verb == STEAL_VERB:
        return STOLEN_GOLD * (value_gold(s) - value_sum(s, seat))
    if verb == OFFER_VERB:
        return score_offer(s, seat, ARG[move])
    return -value_card(s, seat, ARG[move])


@rule
def score_offer(s: State, seat: int, offer: int) -> int:
    """Score an offer by the items it may bring, less its gold and the cards it needs."""
    short = max(0, offer - s.gold[seat])
    return (
        CARD * expect_items(s, offer) // PERCENT
        + offer * (value_sum(s, seat) - value_gold(s))
        - short * CARD
    )


@rule
def expect_items(s: State, offer: int) -> int:
    """Return the number of items that an offer may be expected to bring, in hundredths."""
    chance = min(PERCENT, PERCENT * offer // USUAL_OFFER)  # to beat one other
    first = PERCENT
    second = PERCENT
    for rival in range(s.seats - 1):
        first = first * chance // PERCENT
        if rival > 0:
            second = second * chance // PERCENT
    return PERCENT + first + second


@rule
def score_later(s: State, seat: int, move: int) -> int:
    """Score corrections, rewards, income cards and bonus cards."""
    verb = VERB_OF[move]
    if verb == CORRECT_VERB:
        return CORRECTION_SIZE * value_sum(s, seat) * (1 if ARG[move] == RAISE else -1)
    if verb == TAKE_VERB:
        if ARG[move] == FARMER:
            return value_farmer(s)
        return value_brick(s, ARG_2[move]) if ARG[move] == BRICK_PIECE else CARD
    if verb == EIGHT_GOLD_VERB:
        income = compute_harvest(s, ARG[move]) + compute_further_income(s, ARG[move])
        gain = EIGHT_GOLD_INCOME - income
        return gain * value_gold(s) - value_card(s, seat, EIGHT_GOLD) // SPENT_CARD
    if verb == HARVEST_BOOST_VERB:
        gain = count_farmers(s, ARG[move])
        return gain * value_gold(s) - value_card(s, seat, HARVEST_BOOST) // SPENT_CARD
    if verb == BONUS_VERB:
        return POINT * BONUS_POINTS
    return 0  # stopping, passing


# --- Positions ------------------------------------------------------------------------------------


@rule
def evaluate(s: State, seat: int) -> int:
    """Estimate what a seat will have in the end: points, what scores next, gold, cards."""
    total = evaluate_in_public(s, seat)
    for kind in range(KIND_COUNT):
        total += s.hand[seat][kind] * value_card(s, seat, kind)
    return total


@rule
def evaluate_in_public(s: State, seat: int) -> int:
    """Estimate the same without the cards in the hand: what everybody can work out."""
    total = POINT * s.points[seat] + s.gold[seat] * value_gold(s)
    total += POINT * PYRAMID_POINTS * count_own_pyramids(s, seat)
    if s.owned[seat] == ROUNDS:
        total += POINT * SET_POINTS * count_sets(s, seat)
    for side in range(SIDE_COUNT):
        most = find_majority(s, side)
        if most > 0:
            total += MAJORITY_PART * score_majority(s, seat, side, most)
    for i in range(s.owned[seat]):
        total += value_holding(s, s.own[seat][i])
    if s.phase == BID:
        total += value_stone(s, seat)
    return total


@rule
def value_holding(s: State, province: int) -> int:
    """Return what an own province will still bring."""
    gold = value_gold(s)
    incomes = count_incomes_left(s)
    return (
        count_farmers(s, province) * value_farmer(s)
        + value_printed_income(s, province)
        + (s.field_spaces[province] - s.farmers[province]) * incomes * gold // OWN_FIELDS_PER_GOLD
        + s.temples[province] * TEMPLE
        + s.bricks[province] * BRICK
        + min(s.pyramids[province], USEFUL_PYRAMIDS) * KEPT_PYRAMID
    )


@rule
def value_stone(s: State, seat: int) -> int:
    """Return, in an auction, the province of the highest stone less the bid, or a usual one."""
    slot = s.stone_slot[seat]
    if slot == NOTHING or s.top_seat[slot] != seat:
        return OPEN_STONE
    price = s.bid_track[s.stone_step[seat]] * value_gold(s)
    return value_province(s, s.revealed[slot]) - price


# --- Values of things -----------------------------------------------------------------------------


@rule
def value_gold(s: State) -> int:
    """Return the value of a gold piece now."""
    return GOLD_BY_ROUND[s.round]


@rule
def value_sum(s: State, seat: int) -> int:
    """Return what one gold more in all offerings brings by harvests, or costs by the camels."""
    gain = count_own_farmers(s, seat) * value_gold(s)
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        if s.round % ROUNDS == 0:
            gain += POINT * s.temples[province]
        gain -= s.income_camel[province] * value_gold(s) // ROUNDS_PER_CAMEL
    return gain // SUMS_PER_FIELD


@rule
def count_incomes_left(s: State) -> int:
    """Count the incomes still to come in this kingdom."""
    left = ROUNDS - rounds_before(s)
    return left if s.phase < INCOME else left - 1


@rule
def value_printed_income(s: State, province: int) -> int:
    """Return what the printed incomes of a province will bring in this kingdom."""
    coins = ROUNDS_PER_CAMEL * s.income_always[province] + s.income_camel[province]
    return count_incomes_left(s) * value_gold(s) * coins // ROUNDS_PER_CAMEL


@rule
def value_farmer(s: State) -> int:
    """Return what a farmer will harvest until the owner leaves the province."""
    incomes = count_incomes_left(s)
    return incomes * MEAN_HARVEST * value_gold(s) + incomes * FARMER_FOR_BONUS


@rule
def value_brick(s: State, province: int) -> int:
    """Return the value of one more brick in a province: high near a pyramid, and where few are."""
    few = max(0, USEFUL_PYRAMIDS - s.pyramids[province])
    if s.bricks[province] >= BRICKS_PER_PYRAMID - 1:
        return PYRAMID - (BRICKS_PER_PYRAMID - 1) * BRICK + PYRAMID_WHERE_FEW * few
    return BRICK + BRICK_BESIDE_BRICK * s.bricks[province] + BRICK_WHERE_FEW * few


@rule
def value_bricks(s: State, seat: int, n: int) -> int:
    """Return the value of `n` bricks, laid where they complete pyramids soonest."""
    lying = 0
    for i in range(s.owned[seat]):
        lying = max(lying, s.bricks[s.own[seat][i]])
    lying = min(lying, BRICKS_PER_PYRAMID - 1)
    pyramids = (lying + n) // BRICKS_PER_PYRAMID
    left = (lying + n) % BRICKS_PER_PYRAMID - lying
    return pyramids * PYRAMID + left * BRICK


@rule
def value_card(s: State, seat: int, kind: int) -> int:
    """Return the value of a card of a known kind."""
    if IS_BONUS_KIND[kind]:
        if meets_bonus(s, seat, kind):
            return MET_BONUS
        return UNMET_BONUS if s.round < LAST_ROUND else UNMET_BONUS_IN_LAST_ROUND
    if s.round == LAST_ROUND and s.phase >= INCOME:
        return USELESS_CARD
    if kind == EIGHT_GOLD:
        return EIGHT_GOLD_CARD
    if kind == MASTER_BUILDER:
        return BUILDER_CARD
    if kind in (FREE_FARMER, HARVEST_BOOST):
        return FARMING_CARD
    return OTHER_CARD


@rule
def value_province(s: State, province: int) -> int:
    """Return what a province will bring to a player who buys it now."""
    gold = value_gold(s)
    incomes = count_incomes_left(s)
    total = s.temples[province] * TEMPLE
    total += FREE_CARDS[province] * CARD + s.free_gold[province] * gold
    total += value_printed_income(s, province)
    total += PRINTED_FARMERS[province] * value_farmer(s)
    total += s.field_spaces[province] * incomes * gold // FIELDS_PER_GOLD
    total += s.bricks[province] * BRICK + s.pyramids[province] * PYRAMID
    total += s.card_limits[province] * CARD_SYMBOL
    return total
