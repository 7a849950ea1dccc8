"""What a hand is worth: what it can soon become, less what is missing.

All values are in hundredths of a point. Trades, discards and thefts are valued by how they change a
hand.
"""

from __future__ import annotations

from heliopolis.games.catan.build import rule_against_distance
from heliopolis.games.catan.components import (
    CARD_COST,
    CITY_COST,
    GOLD,
    RESOURCE_COUNT,
    ROAD_COST,
    SETTLEMENT_COST,
    SETTLEMENTS,
)
from heliopolis.games.catan.hooks import rule_against_settlement_place, value_plan_more
from heliopolis.games.catan.state import NOBODY, State
from heliopolis.games.catan.tables import COSTS, EDGE_COUNT, EDGE_ENDS
from heliopolis.kernel.rules import hook, rule

# The value of a ware once it is built, less MISSING for each card that it still lacks.
CITY, SETTLEMENT, CARD, ROAD = 330, 340, 150, 110
MISSING = 62
BUYABLE_NOW, BUYABLE_LATER = 25, 45  # instead, if the bank would give it
SPARE, FEW_SPARE, MORE_SPARE = 14, 3, 7  # a card that the plan does not need; beyond a few
SEVEN_LOSS, SEVEN_CARD_LOSS = 40, 8  # a hand that a seven would halve; for each card more
GOLD_PIECE, FEW_GOLD = 24, 3  # beyond a few they count a third
HAS_PLACE = 1  # the bit of `find_outlook` for roads that lead to a place for a settlement


@rule
def is_open_for_settlement(s: State, vertex: int) -> bool:
    """Return whether a settlement could be built on a vertex."""
    return (
        s.owner[vertex] == NOBODY
        and rule_against_distance(s, vertex) == 0
        and rule_against_settlement_place(s, vertex) == 0
    )


@rule
def has_settlement_place(s: State, seat: int) -> bool:
    """Return whether the player's roads lead to a place for a settlement."""
    road = s.road
    for edge in range(EDGE_COUNT):
        if road[edge] == seat:
            for k in range(2):
                if is_open_for_settlement(s, EDGE_ENDS[edge][k]):
                    return True
    return False


@hook
def find_outlook(s: State, seat: int) -> int:
    """Return what makes plans possible whatever the hand is, as bits.

    It takes longer to find out than a hand takes to value, and many hands are valued at a time.
    """
    return HAS_PLACE if has_settlement_place(s, seat) else 0


@rule
def count_missing_cards(s: State, seat: int, what: int) -> int:
    """Return the number of cards that a hand lacks for a ware."""
    hand, costs = s.hand[seat], COSTS[what]
    missing = 0
    for resource in range(RESOURCE_COUNT):
        if costs[resource] > hand[resource]:
            missing += costs[resource] - hand[resource]
    return missing


@rule
def count_buyable_cards(s: State, seat: int, what: int) -> int:
    """Return the number of cards that the bank gives for those that a ware leaves over."""
    hand, costs, ratios = s.hand[seat], COSTS[what], s.ratio[seat]
    buyable = 0
    for resource in range(RESOURCE_COUNT):
        over = hand[resource] - costs[resource]
        if over >= ratios[resource]:  # seldom, and divisions take long
            buyable += over // ratios[resource]
    return buyable


@rule
def value_plan(s: State, seat: int, value: int, what: int) -> int:
    """Value a hand as the means to get a ware: less what is missing, and what is left over.

    Cards that the bank would give for others are missing, too, but less so; most of all if the
    ware could then be had at once. Thus two trades that lead to it are each worth making.
    """
    # Bots that look for trades spend most of their time here.
    hand, costs, ratios = s.hand[seat], COSTS[what], s.ratio[seat]
    missing = count_missing_cards(s, seat, what)
    bought = min(missing, count_buyable_cards(s, seat, what)) if missing > 0 else 0
    total = value - MISSING * (missing - bought)
    total -= bought * (BUYABLE_NOW if bought == missing else BUYABLE_LATER)
    for resource in range(RESOURCE_COUNT):
        over = hand[resource] - costs[resource]
        if over > 0:
            if bought > 0 and over >= ratios[resource]:
                spent = min(bought, over // ratios[resource])
                bought -= spent
                over -= spent * ratios[resource]
            total += SPARE * over
            if over > FEW_SPARE:
                total -= (SPARE - MORE_SPARE) * (over - FEW_SPARE)
    return total


@rule
def value_hand(s: State, seat: int, outlook: int) -> int:
    """Value the best plan that a hand serves, its other cards, and the danger of a seven.

    `outlook` is what `find_outlook` returns.
    """
    has_place = outlook & HAS_PLACE
    best = max(value_plan(s, seat, CARD, CARD_COST), value_plan_more(s, seat, outlook))
    if s.cities_left[seat] > 0 and s.settlements_left[seat] < SETTLEMENTS:
        best = max(best, value_plan(s, seat, CITY, CITY_COST))
    if s.settlements_left[seat] > 0 and has_place:
        best = max(best, value_plan(s, seat, SETTLEMENT, SETTLEMENT_COST))
    elif s.settlements_left[seat] > 0:
        best = max(best, value_plan(s, seat, ROAD, ROAD_COST))
        best = max(best, value_plan(s, seat, SETTLEMENT, SETTLEMENT_COST) - 2 * MISSING)
    gold = s.hand[seat][GOLD]
    best += GOLD_PIECE * min(gold, FEW_GOLD) + GOLD_PIECE // 3 * max(0, gold - FEW_GOLD)
    cards = 0
    for resource in range(RESOURCE_COUNT):
        cards += s.hand[seat][resource]
    if cards >= s.threshold:
        best -= SEVEN_LOSS + SEVEN_CARD_LOSS * (cards - s.threshold)
    return best


@rule
def value_swap(s: State, seat: int, give: int, given: int, get: int, got: int) -> int:
    """Return how the value of a hand changes when goods are exchanged."""
    outlook = find_outlook(s, seat)
    before = value_hand(s, seat, outlook)
    if give != NOBODY:
        s.hand[seat][give] -= given
    if get != NOBODY:
        s.hand[seat][get] += got
    after = value_hand(s, seat, outlook)
    if give != NOBODY:
        s.hand[seat][give] += given
    if get != NOBODY:
        s.hand[seat][get] -= got
    return after - before
