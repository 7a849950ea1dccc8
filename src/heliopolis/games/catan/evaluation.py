"""What a move is worth: a hand-made judgement, for the greedy bot and to guide search.

All worths are in hundredths of a point. A hand is worth what it can soon become: the best thing it
could be paid for, less what is missing; so trades, discards and thefts are judged by what they do
to that.
"""

from __future__ import annotations

from heliopolis.games.catan.build import has_road_at, rule_against_distance
from heliopolis.games.catan.components import (
    ARMY_POINTS,
    CARD_COST,
    CITY_COST,
    COSTS,
    GOLD,
    KNIGHT,
    LEAST_ARMY,
    LEAST_ROAD,
    MONOPOLY,
    NO_HARBOUR,
    RESOURCE_COUNT,
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    YEAR_OF_PLENTY,
)
from heliopolis.games.catan.development import all_points, card_of_move, is_card_move
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hooks import (
    more_move_score,
    pip_worth,
    plan_more,
    rule_against_settlement_place,
    worth_more,
)
from heliopolis.games.catan.names import (
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    DISCARD_ONE,
    EDGE_COUNT,
    EDGE_ENDS,
    END_TURN,
    GOODS,
    HEX_CORNERS,
    HEX_COUNT,
    MOVE_ROBBER_TO,
    NAME_RESOURCE,
    OFFER_ACCEPT,
    OFFER_ADD_GET,
    OFFER_ADD_GIVE,
    OFFER_BEGIN,
    OFFER_CANCEL,
    OFFER_CONFIRM,
    OFFER_DROP,
    OFFER_SEND,
    PLACE_FREE_ROAD,
    ROB_SEAT,
    ROLL,
    SETUP_ROAD_AT,
    SETUP_SETTLEMENT_AT,
    TAKE_RESOURCE,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.games.catan.state import (
    DISCARD,
    MOVE_ROBBER,
    NAME,
    NOBODY,
    OFFER_BUILD,
    OFFER_CLOSE,
    OFFER_REPLY,
    ROB,
    SCENARIO,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    TAKE,
    State,
)
from heliopolis.games.catan.trade import bank_trade_get, last_given, last_wanted
from heliopolis.kernel.rules import rule

PIPS = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]  # of 36 rolls
PIP = 9  # what one way of 36 to get a card each turn is worth
NEW_KIND = 18  # the first hex of a resource
HARBOUR_SPOT = 14
# What can be paid for: its worth once built, less MISSING for each card it lacks.
CITY, SETTLEMENT, CARD, ROAD = 330, 340, 150, 110
MISSING = 62
SPARE = 14  # a card that the plan does not need
GOLD_PIECE, FEW_GOLD = 24, 3  # more of them are worth less
FEW_OFFERS = 2  # that a bot makes in a turn
SWAP_GAIN = 30  # what a trade must bring before it is offered
BANK_GAIN = 8  # and one with the bank
ACCEPT_GAIN = 18


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """How good a legal move looks to the seat that makes it; the best looks highest."""
    phase = s.phase
    if phase >= SCENARIO:
        if is_card_move(move):
            return prefer_card(s, seat, move)
        return more_move_score(s, seat, move)
    if phase in (OFFER_BUILD, OFFER_REPLY, OFFER_CLOSE):
        return prefer_in_offer(s, seat, move)
    if move == END_TURN:
        return 0
    if move == ROLL:
        return 20
    if is_card_move(move):
        return prefer_card(s, seat, move)
    if phase == SETUP_SETTLEMENT:
        return spot_worth(s, seat, move - SETUP_SETTLEMENT_AT)
    if phase == SETUP_ROAD:
        return edge_worth(s, seat, move - SETUP_ROAD_AT)
    if phase == MOVE_ROBBER:
        return robber_worth(s, seat, move - MOVE_ROBBER_TO)
    return prefer_step(s, seat, move)


@rule
def prefer_step(s: State, seat: int, move: int) -> int:
    """Builds and bank trades, or one step of something under way."""
    phase = s.phase
    if phase == ROB:
        other = move - ROB_SEAT
        return 30 * s.points[other] + 5 * s.cards[other]
    if phase == DISCARD:
        return swap_gain(s, seat, move - DISCARD_ONE, 1, NOBODY, 0)
    if phase == TAKE:
        return swap_gain(s, seat, NOBODY, 0, move - TAKE_RESOURCE, 1)
    if phase == NAME:
        return monopoly_worth(s, seat, move - NAME_RESOURCE)
    if 0 <= move - PLACE_FREE_ROAD < EDGE_COUNT:
        return edge_worth(s, seat, move - PLACE_FREE_ROAD)
    return prefer_in_main(s, seat, move)


@rule
def prefer_in_main(s: State, seat: int, move: int) -> int:
    """Against ending the turn, which is worth nothing."""
    if 0 <= move - BUILD_ROAD < EDGE_COUNT:
        return road_worth(s, seat, move - BUILD_ROAD)
    if 0 <= move - BUILD_SETTLEMENT < VERTEX_COUNT:
        return 1000 + spot_worth(s, seat, move - BUILD_SETTLEMENT)
    if 0 <= move - BUILD_CITY < VERTEX_COUNT:
        return 1000 + pips_at(s, move - BUILD_CITY) * PIP
    if move == BUY_CARD:
        return card_purchase_worth(s, seat)
    if 0 <= move - BANK_TRADE < GOODS * (GOODS - 1):
        give = (move - BANK_TRADE) // (GOODS - 1)
        get = bank_trade_get(give, (move - BANK_TRADE) % (GOODS - 1))
        return swap_gain(s, seat, give, s.ratio[seat][give], get, 1) - BANK_GAIN
    if move == OFFER_BEGIN:
        return 25 if s.offers < FEW_OFFERS and best_swap(s, seat) >= 0 else -50
    return more_move_score(s, seat, move)


# --- Places ---------------------------------------------------------------------------------------


@rule
def pips_at(s: State, vertex: int) -> int:
    """In how many of 36 rolls the hexes around a vertex yield something."""
    total = 0
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE:
            total += PIPS[s.number[hex_]]
    return total


@rule
def spot_worth(s: State, seat: int, vertex: int) -> int:
    """What a settlement there would yield, more for what he does not get yet."""
    worth = PIP * pips_at(s, vertex)
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE and s.number[hex_] > 0 and not yields_to(s, seat, s.terrain[hex_]):
            worth += NEW_KIND
    if s.harbour[vertex] != NO_HARBOUR:
        worth += HARBOUR_SPOT
    return worth


@rule
def yields_to(s: State, seat: int, terrain: int) -> bool:
    """Whether a building of his stands at such a terrain."""
    if s.settlements_left[seat] + s.cities_left[seat] == 9:
        return False
    for hex_ in range(HEX_COUNT):
        if s.terrain[hex_] == terrain:
            for k in range(6):
                if s.owner[HEX_CORNERS[hex_][k]] == seat:
                    return True
    return False


@rule
def is_open(s: State, vertex: int) -> bool:
    """Whether a settlement could be built there."""
    return (
        s.owner[vertex] == NOBODY
        and rule_against_distance(s, vertex) == 0
        and rule_against_settlement_place(s, vertex) == 0
    )


@rule
def has_spot(s: State, seat: int) -> bool:
    """Whether one of his roads leads to a place for a settlement."""
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] == NOBODY and has_road_at(s, seat, vertex) and is_open(s, vertex):
            return True
    return False


@rule
def edge_worth(s: State, seat: int, edge: int) -> int:
    """Where a road leads: a place at its end, or one step further."""
    best = 0
    for k in range(2):
        vertex = EDGE_ENDS[edge][k]
        if s.owner[vertex] != NOBODY or has_road_at(s, seat, vertex):
            continue
        if is_open(s, vertex):
            best = max(best, PIP * pips_at(s, vertex))
        for j in range(3):
            other = VERTEX_NEIGHBOURS[vertex][j]
            if other != NOWHERE and s.owner[other] == NOBODY and is_open(s, other):
                best = max(best, PIP * pips_at(s, other) * 2 // 3)
    return best


@rule
def road_worth(s: State, seat: int, edge: int) -> int:
    """A road is built to a place, if there is none yet; or for the longest road."""
    worth = 0
    if s.settlements_left[seat] > 0 and not has_spot(s, seat):
        worth = edge_worth(s, seat, edge)
    ends = EDGE_ENDS[edge]
    goes_on = roads_touch(s, seat, ends[0]) + roads_touch(s, seat, ends[1])
    if s.road_holder != seat and goes_on == 1:
        longest = LEAST_ROAD - 1
        if s.road_holder != NOBODY:
            longest = s.road_length[s.road_holder]
        if longest - s.road_length[seat] <= 1 and not has_spot(s, seat):
            worth += 60
    return worth - 25


@rule
def roads_touch(s: State, seat: int, vertex: int) -> int:
    """How many roads of his end at a vertex."""
    count = 0
    for k in range(3):
        edge = VERTEX_EDGES[vertex][k]
        if edge != NOWHERE and s.road[edge] == seat:
            count += 1
    return count


@rule
def robber_worth(s: State, seat: int, hex_: int) -> int:
    """What a hex yields to others, above all to the leader, less what it yields to him."""
    worth = 0
    for k in range(6):
        vertex = HEX_CORNERS[hex_][k]
        owner = s.owner[vertex]
        if owner >= 0:
            yields = PIPS[s.number[hex_]] * (1 + s.city[vertex])
            if owner == seat:
                worth -= 12 * yields
            else:
                worth += yields * (4 + s.points[owner]) + (20 if s.cards[owner] > 0 else 0)
    return worth


# --- Hands ----------------------------------------------------------------------------------------


@rule
def lacks(s: State, seat: int, what: int) -> int:
    """How many cards are missing for something."""
    missing = 0
    for resource in range(RESOURCE_COUNT):
        missing += max(0, COSTS[what][resource] - s.hand[seat][resource])
    return missing


@rule
def hand_worth(s: State, seat: int, spot: bool) -> int:
    """The best plan that the hand serves, and its other cards; `spot`: he has a place to settle."""
    best = max(CARD - MISSING * lacks(s, seat, CARD_COST), plan_more(s, seat, spot))
    if s.cities_left[seat] > 0 and s.settlements_left[seat] < 5:
        best = max(best, CITY - MISSING * lacks(s, seat, CITY_COST))
    if s.settlements_left[seat] > 0 and spot:
        best = max(best, SETTLEMENT - MISSING * lacks(s, seat, SETTLEMENT_COST))
    elif s.settlements_left[seat] > 0:
        best = max(best, ROAD - MISSING * lacks(s, seat, ROAD_COST))
        later = SETTLEMENT - MISSING * lacks(s, seat, SETTLEMENT_COST)
        best = max(best, later - 2 * MISSING)
    gold = s.hand[seat][GOLD]
    total = best + GOLD_PIECE * min(gold, FEW_GOLD) + GOLD_PIECE // 3 * max(0, gold - FEW_GOLD)
    for resource in range(RESOURCE_COUNT):
        held = s.hand[seat][resource]
        total += SPARE * min(held, 3) + SPARE // 2 * max(0, held - 3)
    return total


@rule
def swap_gain(s: State, seat: int, give: int, given: int, get: int, got: int) -> int:
    """What it does to a hand to give so many of one good for so many of another."""
    spot = has_spot(s, seat)
    before = hand_worth(s, seat, spot)
    if give != NOBODY:
        s.hand[seat][give] -= given
    if get != NOBODY:
        s.hand[seat][get] += got
    after = hand_worth(s, seat, spot)
    if give != NOBODY:
        s.hand[seat][give] += given
    if get != NOBODY:
        s.hand[seat][get] -= got
    return after - before


@rule
def card_purchase_worth(s: State, seat: int) -> int:
    """A development card, unless its cards are nearly a city or a settlement."""
    if s.cities_left[seat] > 0 and s.settlements_left[seat] < 5 and lacks(s, seat, CITY_COST) <= 1:
        return -10
    return 40 + 4 * s.cards[seat]


@rule
def monopoly_worth(s: State, seat: int, resource: int) -> int:
    """The cards that others surely have, and a share of the unknown ones."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            known = s.seen[other][resource] + s.told[seat][other][resource]
            count += 10 * known + 2 * max(0, s.cards[other] - known) // 3
    return count * 3


@rule
def prefer_card(s: State, seat: int, move: int) -> int:
    """When a development card is worth playing."""
    kind = card_of_move(move)
    if kind == KNIGHT:
        worth = 30
        for k in range(6):
            if s.owner[HEX_CORNERS[s.robber][k]] == seat:
                worth = 150
        most = LEAST_ARMY - 1
        if s.army_holder != NOBODY:
            most = s.knights[s.army_holder]
        takes_card = s.army_holder != seat and s.knights[seat] >= most
        return worth + (100 * ARMY_POINTS if takes_card else 0)
    if kind == ROAD_BUILDING:
        return 120 if not has_spot(s, seat) else 30
    if kind == YEAR_OF_PLENTY:
        best = 0
        for resource in range(RESOURCE_COUNT):
            best = max(best, swap_gain(s, seat, NOBODY, 0, resource, 2))
        return best - 40
    best = 0
    if kind == MONOPOLY:
        for resource in range(RESOURCE_COUNT):
            best = max(best, monopoly_worth(s, seat, resource))
    return best - 110


# --- Offers ---------------------------------------------------------------------------------------


@rule
def best_swap(s: State, seat: int) -> int:
    """The best trade of one good for one that others may have, as give * 8 + get; -1 for none.

    What everybody has refused since a hand changed is not offered again.
    """
    best = -1
    highest = SWAP_GAIN
    if s.refused_count > 0:
        return best
    spot = has_spot(s, seat)
    before = hand_worth(s, seat, spot)
    for give in range(GOODS):
        if s.hand[seat][give] > 0:
            s.hand[seat][give] -= 1
            for get in range(GOODS):
                if get != give and somebody_may_have(s, seat, get):
                    s.hand[seat][get] += 1
                    gain = hand_worth(s, seat, spot) - before
                    s.hand[seat][get] -= 1
                    if gain > highest:
                        highest = gain
                        best = give * 8 + get
            s.hand[seat][give] += 1
    return best


@rule
def somebody_may_have(s: State, seat: int, good: int) -> bool:
    """Whether an opponent is known to hold a good, or has cards nobody knows."""
    for other in range(s.seats):
        if other == seat:
            continue
        if good == GOLD:
            if s.hand[other][GOLD] > 0:
                return True
            continue
        known = 0
        for resource in range(RESOURCE_COUNT):
            known += s.seen[other][resource] + s.told[seat][other][resource]
        if s.cards[other] > known or s.seen[other][good] + s.told[seat][other][good] > 0:
            return True
    return False


@rule
def prefer_in_offer(s: State, seat: int, move: int) -> int:
    """An offer is made for the best swap; accepted if it helps more than a little."""
    if s.phase == OFFER_REPLY:
        return accept_worth(s, seat) if move == OFFER_ACCEPT else 0
    if s.phase == OFFER_CLOSE:
        return 0 if move == OFFER_CANCEL else 100 - 5 * s.points[move - OFFER_CONFIRM]
    if move == OFFER_DROP:
        return 0
    if move == OFFER_SEND:
        return 100
    swap = best_swap(s, seat)
    if 0 <= move - OFFER_ADD_GIVE < GOODS:
        wanted = swap >= 0 and last_given(s) < 0 and move - OFFER_ADD_GIVE == swap // 8
        return 50 if wanted else -50
    wanted = swap >= 0 and last_wanted(s) < 0 and move - OFFER_ADD_GET == swap % 8
    return 50 if wanted else -50


@rule
def accept_worth(s: State, seat: int) -> int:
    """What an offer would do to his own hand; nobody helps who is about to win."""
    if s.points[s.active] + 2 >= s.target:
        return -10
    spot = has_spot(s, seat)
    before = hand_worth(s, seat, spot)
    for good in range(GOODS):
        s.hand[seat][good] += s.give[good] - s.want[good]
    after = hand_worth(s, seat, spot)
    for good in range(GOODS):
        s.hand[seat][good] -= s.give[good] - s.want[good]
    return after - before - ACCEPT_GAIN


# --- What a seat can expect -----------------------------------------------------------------------


@rule
def evaluate(s: State, seat: int) -> int:
    """Points, what the buildings yield, what the hand can become, cards, roads."""
    total = 100 * all_points(s, seat)
    pip = pip_worth(s)
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] == seat:
            total += pips_at(s, vertex) * (1 + s.city[vertex]) * pip
    total += hand_worth(s, seat, has_spot(s, seat)) // 4
    total += 25 * s.held_cards[seat] + 15 * s.knights[seat] + 6 * s.road_length[seat]
    return total + worth_more(s, seat)
