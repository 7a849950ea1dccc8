"""What a move is worth: a hand-made judgement, for the greedy bot and to guide search.

All worths are in hundredths of a point. Gold is worth what it can still buy: much while there are
rounds to come, little at the end. A farmer is worth the harvests left in this kingdom, a brick its
part of a pyramid, a province what it will bring until its owner leaves it.
"""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    BID_TRACK,
    BONUS_POINTS,
    BRICKS_A_PYRAMID,
    CORRECTION,
    EIGHT,
    EIGHT_GOLD,
    FREE_CARDS,
    FREE_FARMER,
    FREE_GOLD,
    HARVEST_BOOST,
    INCOME_ALWAYS,
    INCOME_CAMEL,
    KIND_COUNT,
    LAST_ROUND,
    MASTER_BUILDER,
    NOTHING,
    PRICE,
    PRINTED_FARMERS,
    PYRAMID_POINTS,
    ROUNDS,
    SET_POINTS,
    STEPS,
    STOLEN_GOLD,
    TEMPLES,
)
from heliopolis.games.amun_re.income import further_income, harvest
from heliopolis.games.amun_re.moves import (
    BID_FIRST,
    BONUS_FIRST,
    BOOST_FIRST,
    BRICKS_FIRST,
    BUILDER_FIRST,
    CARDS_FIRST,
    CONVERT_FIRST,
    CORRECT_FIRST,
    CORRECTION_NO,
    CORRECTION_YES,
    EIGHT_FIRST,
    END_TURN,
    FARMERS_FIRST,
    FREE_FARMER_FIRST,
    LAY_FIRST,
    OFFER_NOTHING,
    PASS,
    PLACE_FIRST,
    SELL,
    SKIP,
    STEAL_MOVE,
    STOP,
    TAKE_BRICK,
    TAKE_CARD,
)
from heliopolis.games.amun_re.scoring import (
    FIRST_BONUS,
    bonus_holds,
    majority_points,
    most_pyramids,
    own_farmers,
    own_pyramids,
    sets_of_pyramids,
)
from heliopolis.games.amun_re.state import BID, INCOME, State
from heliopolis.kernel.rules import rule

GOLD_BY_ROUND = [34, 34, 32, 30, 26, 22, 14]  # what a gold piece is worth, from round 1 (index 1)
MEAN_HARVEST = 2  # gold a farmer can be expected to bring in a round
CARD = 95  # a power card of unknown kind
BRICK = 62  # a brick that does not complete a pyramid yet
PYRAMID = 235  # its point, its part of a set, its part of being first on a side
TEMPLE = 215  # a temple at the next scoring
USUAL_OFFER = 11  # an offer that beats most


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """How good a legal move looks to the seat that makes it; the best looks highest."""
    if move < CARDS_FIRST:
        return prefer_in_auction(s, seat, move)
    if move < CORRECTION_NO:
        return prefer_action(s, seat, move)
    if move < CORRECT_FIRST:
        return prefer_offering(s, seat, move)
    return prefer_later(s, seat, move)


@rule
def prefer_in_auction(s: State, seat: int, move: int) -> int:
    """A province for its price; a card is sold only for want of better."""
    if move >= SELL:
        return gold_worth(s) - card_worth(s, seat, move - SELL)
    if move < BID_FIRST:
        return -9_000  # held back: what an auction card brings is left to search
    province, step = (move - BID_FIRST) // STEPS, (move - BID_FIRST) % STEPS
    return province_worth(s, seat, province) - BID_TRACK[step] * gold_worth(s)


@rule
def prefer_action(s: State, seat: int, move: int) -> int:
    """Purchases for what they bring less what they cost; pieces where they serve best."""
    if move < FREE_FARMER_FIRST:
        n = move - CARDS_FIRST
        return n * CARD - PRICE[n] * gold_worth(s)
    if move < FARMERS_FIRST:
        return farmer_worth(s) - card_worth(s, seat, FREE_FARMER)
    if move < PLACE_FIRST:
        n = move - FARMERS_FIRST
        return n * farmer_worth(s) - PRICE[n] * gold_worth(s)
    if move <= SKIP:
        return 0
    if move < BRICKS_FIRST:
        return prefer_builder(s, seat, move - BUILDER_FIRST)
    if move < LAY_FIRST:
        n = move - BRICKS_FIRST
        return bricks_worth(s, seat, n) - PRICE[n] * gold_worth(s)
    if move < END_TURN:
        return brick_worth(s, seat, move - LAY_FIRST)
    return 0


@rule
def prefer_builder(s: State, seat: int, province: int) -> int:
    """A builder saves a brick: good where two lie and none is left to place."""
    if s.bricks[province] != BRICKS_A_PYRAMID - 1 or s.unplaced > 0:
        return -1
    return PYRAMID - (BRICKS_A_PYRAMID - 1) * BRICK - card_worth(s, seat, MASTER_BUILDER) // 2


@rule
def prefer_offering(s: State, seat: int, move: int) -> int:
    """Rewards by the rank that an offer may reach, less its gold, and what it does to the year."""
    if move == CORRECTION_NO:
        return 0
    if move == CORRECTION_YES:
        return 3 * abs(pull(s, seat)) - card_worth(s, seat, CORRECTION)
    if move == STEAL_MOVE:
        return STOLEN_GOLD * (gold_worth(s) - pull(s, seat))
    if move < CONVERT_FIRST:
        offer = move - OFFER_NOTHING
        short = max(0, offer - s.gold[seat])
        return (
            CARD * expected_items(s, offer) // 100
            + offer * (pull(s, seat) - gold_worth(s))
            - short * CARD
        )
    return -card_worth(s, seat, move - CONVERT_FIRST)


@rule
def expected_items(s: State, offer: int) -> int:
    """How many items an offer may be expected to bring, in hundredths."""
    chance = min(100, 100 * offer // USUAL_OFFER)  # to beat one other
    first = 100
    second = 100
    for rival in range(s.seats - 1):
        first = first * chance // 100
        if rival > 0:
            second = second * chance // 100
    return 100 + first + second


@rule
def pull(s: State, seat: int) -> int:
    """What one gold more in the offering would bring by a better harvest, or cost by the camels."""
    gain = own_farmers(s, seat) * gold_worth(s)
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        if s.round % ROUNDS == 0:
            gain += 100 * TEMPLES[province]
        gain -= INCOME_CAMEL[province] * gold_worth(s) // 2
    return gain // 9


@rule
def prefer_later(s: State, seat: int, move: int) -> int:
    """Corrections, rewards, income cards and bonus cards."""
    if move < TAKE_CARD:
        return 3 * pull(s, seat) * (1 if move == CORRECT_FIRST else -1)
    if move == TAKE_CARD:
        return CARD
    if move < TAKE_BRICK:
        return farmer_worth(s)
    if move < STOP:
        return brick_worth(s, seat, move - TAKE_BRICK)
    if EIGHT_FIRST <= move < BOOST_FIRST:
        province = move - EIGHT_FIRST
        gain = EIGHT - harvest(s, province) - further_income(s, province)
        return gain * gold_worth(s) - card_worth(s, seat, EIGHT_GOLD) // 2
    if BOOST_FIRST <= move < PASS:
        gain = province_farmers(s, move - BOOST_FIRST)
        return gain * gold_worth(s) - card_worth(s, seat, HARVEST_BOOST) // 2
    if move >= BONUS_FIRST:
        return 100 * BONUS_POINTS
    return 0  # stop, pass


@rule
def gold_worth(s: State) -> int:
    """What a gold piece is worth now."""
    return GOLD_BY_ROUND[s.round]


@rule
def incomes_left(s: State) -> int:
    """How many incomes are still to come in this kingdom."""
    left = ROUNDS - (s.round - 1) % ROUNDS
    return left if s.phase < INCOME else left - 1


@rule
def farmer_worth(s: State) -> int:
    """What a farmer will harvest until his owner leaves the province."""
    return incomes_left(s) * MEAN_HARVEST * gold_worth(s) + incomes_left(s) * 5


@rule
def province_farmers(s: State, province: int) -> int:
    """All farmers of a province."""
    return s.farmers[province] + s.flat[province] + PRINTED_FARMERS[province]


@rule
def brick_worth(s: State, seat: int, province: int) -> int:
    """One brick more in a province: the nearer to a pyramid the better, and where none stands."""
    if s.bricks[province] >= BRICKS_A_PYRAMID - 1:
        return PYRAMID - 2 * BRICK + 12 * max(0, 3 - s.pyramids[province])
    return BRICK + 10 * s.bricks[province] + 2 * max(0, 3 - s.pyramids[province])


@rule
def bricks_worth(s: State, seat: int, n: int) -> int:
    """So many bricks, laid where they complete pyramids soonest."""
    lying = 0
    for i in range(s.owned[seat]):
        lying = max(lying, s.bricks[s.own[seat][i]])
    lying = min(lying, BRICKS_A_PYRAMID - 1)
    pyramids = (lying + n) // BRICKS_A_PYRAMID
    left = (lying + n) % BRICKS_A_PYRAMID - lying
    return pyramids * PYRAMID + left * BRICK


@rule
def card_worth(s: State, seat: int, kind: int) -> int:
    """A card of a kind that is known."""
    if kind >= FIRST_BONUS:
        if bonus_holds(s, seat, kind):
            return 220
        return 120 if s.round < LAST_ROUND else 20
    if s.round == LAST_ROUND and s.phase >= INCOME:
        return 14
    if kind == EIGHT_GOLD:
        return 130
    if kind == MASTER_BUILDER:
        return 110
    if kind in (FREE_FARMER, HARVEST_BOOST):
        return 90
    return 60


@rule
def province_worth(s: State, seat: int, province: int) -> int:
    """What a province will bring whoever buys it now."""
    gold = gold_worth(s)
    incomes = incomes_left(s)
    total = TEMPLES[province] * TEMPLE
    total += FREE_CARDS[province] * CARD + FREE_GOLD[province] * gold
    total += incomes * gold * (2 * INCOME_ALWAYS[province] + INCOME_CAMEL[province]) // 2
    total += PRINTED_FARMERS[province] * farmer_worth(s)
    total += s.field_spaces[province] * incomes * gold // 2
    total += s.bricks[province] * BRICK + s.pyramids[province] * PYRAMID
    total += s.card_limits[province] * 12
    return total


@rule
def evaluate(s: State, seat: int) -> int:
    """What a seat can be expected to have in the end: points, what scores next, gold, cards."""
    total = 100 * s.points[seat] + s.gold[seat] * gold_worth(s)
    for kind in range(KIND_COUNT):
        total += s.hand[seat][kind] * card_worth(s, seat, kind)
    total += 100 * PYRAMID_POINTS * own_pyramids(s, seat)
    if s.owned[seat] == ROUNDS:
        total += 100 * SET_POINTS * sets_of_pyramids(s, seat)
    for side in range(2):
        most = most_pyramids(s, side)
        if most > 0:
            total += 80 * majority_points(s, seat, side, most)
    for i in range(s.owned[seat]):
        total += holding_worth(s, s.own[seat][i])
    if s.phase == BID:
        total += stone_worth(s, seat)
    return total


@rule
def holding_worth(s: State, province: int) -> int:
    """What a province that one owns will still bring."""
    gold = gold_worth(s)
    incomes = incomes_left(s)
    return (
        province_farmers(s, province) * farmer_worth(s)
        + incomes * gold * (2 * INCOME_ALWAYS[province] + INCOME_CAMEL[province]) // 2
        + (s.field_spaces[province] - s.farmers[province]) * incomes * gold // 3
        + TEMPLES[province] * TEMPLE
        + s.bricks[province] * BRICK
        + min(s.pyramids[province], 3) * 90
    )


@rule
def stone_worth(s: State, seat: int) -> int:
    """In an auction: the province where one leads, less the bid; or what may be had elsewhere."""
    slot = s.stone_slot[seat]
    if slot == NOTHING or s.top_seat[slot] != seat:
        return 300
    paid = BID_TRACK[s.stone_step[seat]] * gold_worth(s)
    return province_worth(s, seat, s.revealed[slot]) - paid
