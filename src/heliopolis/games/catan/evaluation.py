"""What moves and positions are worth: a hand-made evaluation for the greedy bot and for search.

All values are in hundredths of a point. A hand is worth what it can soon become: the best thing it
could pay for, less what is missing. Trades, discards and thefts are valued by how they change that.
"""

from __future__ import annotations

from heliopolis.games.catan.build import has_road_at, rule_against_distance
from heliopolis.games.catan.components import (
    ARMY_POINTS,
    CARD_COST,
    CITIES,
    CITY_COST,
    GOLD,
    KNIGHT,
    LEAST_ARMY,
    LEAST_ROAD,
    MONOPOLY,
    NO_HARBOUR,
    PIPS,
    RESOURCE_COUNT,
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    SETTLEMENTS,
    YEAR_OF_PLENTY,
)
from heliopolis.games.catan.development import card_of_move, count_points, is_card_move
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hooks import (
    evaluate_more,
    rule_against_settlement_place,
    score_more,
    value_pip,
    value_plan_more,
)
from heliopolis.games.catan.moves import (
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    END_TURN,
    OFFER_ACCEPT,
    OFFER_ADD_GIVE,
    OFFER_BEGIN,
    OFFER_CANCEL,
    OFFER_DROP,
    OFFER_SEND,
    PLACE_FREE_ROAD,
    ROLL,
)
from heliopolis.games.catan.roads import count_roads_at
from heliopolis.games.catan.state import (
    DISCARD,
    MOVE_ROBBER,
    NAME,
    NOBODY,
    NOTHING,
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
from heliopolis.games.catan.tables import (
    ARG,
    ARG_2,
    BANK_TRADE_MOVE,
    COSTS,
    EDGE_ENDS,
    GOODS,
    HEX_CORNERS,
    HEX_COUNT,
    VERB_OF,
    VERTEX_COUNT,
    VERTEX_HEXES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.games.catan.trade import last_given, last_wanted
from heliopolis.kernel.rules import hook, rule

PIP = 9  # the value of one roll of 36 that brings a card
NEW_KIND = 18  # the first hex of a resource
HARBOUR_BONUS = 14
# The value of a ware once it is built, less MISSING for each card that it still lacks.
CITY, SETTLEMENT, CARD, ROAD = 330, 340, 150, 110
MISSING = 62
SPARE, FEW_SPARE = 14, 3  # a card that the plan does not need; beyond a few they count half
GOLD_PIECE, FEW_GOLD = 24, 3  # beyond a few they count a third
FEW_OFFERS = 2  # that a bot makes per turn
SWAP_GAIN = 30  # what a trade must gain before it is offered
BANK_GAIN = 8  # what a trade with the bank must gain
ACCEPT_GAIN = 18  # what an offer must gain before it is accepted
ROLL_SCORE = 20
BUILD_FIRST = 1000  # settlements and cities come before everything else
GOOD_OFFER, POOR_OFFER = 25, -50
OFFER_PART, SEND_OFFER, CONCLUDE = 50, 100, 100
PARTNER_POINT = 5  # the more points a partner has, the worse
VICTIM_POINT, VICTIM_CARD = 30, 5
ROAD_EFFORT = 25  # what a road must promise before it is built
LONGEST_ROAD_STEP = 60
OWN_HEX, OTHERS_HEX, STEAL = 12, 4, 20  # of the robber
NEARLY_BUILT = -10  # a card purchase while a city lacks one card at most
BUY_CARD_SCORE, BUY_PER_CARD = 40, 4
KNOWN_CARD, MONOPOLY_CARD = 10, 3
IDLE_KNIGHT, FREEING_KNIGHT = 30, 150
ROADS_NEEDED, ROADS_SPARE = 120, 30
PLENTY_EFFORT, MONOPOLY_EFFORT = 40, 110
NEARLY_WON = 2  # points; nobody trades with a player so close to winning
HELP_LEADER = -10
POINT = 100
HAND_SHARE = 4  # a quarter of what a hand can become
HELD_CARD, FACE_UP_KNIGHT, ROAD_STEP = 25, 15, 6
NO_PLAN = -1


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """Return how good a legal move looks to the seat that makes it; the best is the highest."""
    phase = s.phase
    verb = VERB_OF[move]
    if phase >= SCENARIO:
        if is_card_move(move):
            return score_card(s, seat, move)
        return score_more(s, seat, move)
    if phase in (OFFER_BUILD, OFFER_REPLY, OFFER_CLOSE):
        return score_in_offer(s, seat, move)
    if verb == END_TURN:
        return 0
    if verb == ROLL:
        return ROLL_SCORE
    if is_card_move(move):
        return score_card(s, seat, move)
    if phase == SETUP_SETTLEMENT:
        return value_vertex(s, seat, ARG[move])
    if phase == SETUP_ROAD:
        return value_edge(s, seat, ARG[move])
    if phase == MOVE_ROBBER:
        return value_robber_hex(s, seat, ARG[move])
    return score_step(s, seat, move)


@rule
def score_step(s: State, seat: int, move: int) -> int:
    """Score builds and bank trades, or the next step of the action under way."""
    phase = s.phase
    if phase == ROB:
        victim = ARG[move]
        return VICTIM_POINT * s.points[victim] + VICTIM_CARD * s.cards[victim]
    if phase == DISCARD:
        return value_swap(s, seat, ARG[move], 1, NOBODY, 0)
    if phase == TAKE:
        return value_swap(s, seat, NOBODY, 0, ARG[move], 1)
    if phase == NAME:
        return value_monopoly(s, seat, ARG[move])
    if VERB_OF[move] == PLACE_FREE_ROAD:
        return value_edge(s, seat, ARG[move])
    return score_in_main(s, seat, move)


@rule
def score_in_main(s: State, seat: int, move: int) -> int:
    """Score a move against ending the turn, which counts 0."""
    verb = VERB_OF[move]
    if verb == BUILD_ROAD:
        return value_road(s, seat, ARG[move])
    if verb == BUILD_SETTLEMENT:
        return BUILD_FIRST + value_vertex(s, seat, ARG[move])
    if verb == BUILD_CITY:
        return BUILD_FIRST + count_pips(s, ARG[move]) * PIP
    if verb == BUY_CARD:
        return value_card_purchase(s, seat)
    if verb == BANK_TRADE:
        give = ARG[move]
        return value_swap(s, seat, give, s.ratio[seat][give], ARG_2[move], 1) - BANK_GAIN
    if verb == OFFER_BEGIN:
        makes_sense = s.offers < FEW_OFFERS and find_best_swap(s, seat) != NO_PLAN
        return GOOD_OFFER if makes_sense else POOR_OFFER
    return score_more(s, seat, move)


# --- Places ---------------------------------------------------------------------------------------


@rule
def count_pips(s: State, vertex: int) -> int:
    """Return in how many of 36 rolls the hexes around a vertex yield something."""
    total = 0
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE:
            total += PIPS[s.number[hex_]]
    return total


@hook
def value_vertex(s: State, seat: int, vertex: int) -> int:
    """Value what a settlement on a vertex would yield; new kinds count more."""
    value = PIP * count_pips(s, vertex)
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if (
            hex_ != NOWHERE
            and s.number[hex_] > 0
            and not has_building_at_terrain(s, seat, s.terrain[hex_])
        ):
            value += NEW_KIND
    if s.harbour[vertex] != NO_HARBOUR:
        value += HARBOUR_BONUS
    return value


@rule
def has_building_at_terrain(s: State, seat: int, terrain: int) -> bool:
    """Return whether the player has a building at a terrain."""
    if s.settlements_left[seat] + s.cities_left[seat] == SETTLEMENTS + CITIES:
        return False
    for hex_ in range(HEX_COUNT):
        if s.terrain[hex_] == terrain:
            for k in range(6):
                if s.owner[HEX_CORNERS[hex_][k]] == seat:
                    return True
    return False


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
    for vertex in range(VERTEX_COUNT):
        if (
            s.owner[vertex] == NOBODY
            and has_road_at(s, seat, vertex)
            and is_open_for_settlement(s, vertex)
        ):
            return True
    return False


@hook
def value_edge(s: State, seat: int, edge: int) -> int:
    """Value where a road leads: to a place at its end, or one edge further."""
    best = 0
    for k in range(2):
        vertex = EDGE_ENDS[edge][k]
        if s.owner[vertex] != NOBODY or has_road_at(s, seat, vertex):
            continue
        if is_open_for_settlement(s, vertex):
            best = max(best, PIP * count_pips(s, vertex))
        for j in range(3):
            other = VERTEX_NEIGHBOURS[vertex][j]
            if other != NOWHERE and s.owner[other] == NOBODY and is_open_for_settlement(s, other):
                best = max(best, PIP * count_pips(s, other) * 2 // 3)
    return best


@rule
def value_road(s: State, seat: int, edge: int) -> int:
    """Value a road that leads to a place, if there is none yet, or to Longest Road."""
    value = 0
    if s.settlements_left[seat] > 0 and not has_settlement_place(s, seat):
        value = value_edge(s, seat, edge)
    ends = EDGE_ENDS[edge]
    touching = count_roads_at(s, seat, ends[0]) + count_roads_at(s, seat, ends[1])
    if s.road_holder != seat and touching == 1:
        longest = LEAST_ROAD - 1
        if s.road_holder != NOBODY:
            longest = s.road_length[s.road_holder]
        if longest - s.road_length[seat] <= 1 and not has_settlement_place(s, seat):
            value += LONGEST_ROAD_STEP
    return value - ROAD_EFFORT


@rule
def value_robber_hex(s: State, seat: int, hex_: int) -> int:
    """Value a hex for the robber: what it yields to others, less what it yields to its mover."""
    value = 0
    for k in range(6):
        vertex = HEX_CORNERS[hex_][k]
        owner = s.owner[vertex]
        if owner >= 0:
            yields = PIPS[s.number[hex_]] * (1 + s.city[vertex])
            if owner == seat:
                value -= OWN_HEX * yields
            else:
                value += yields * (OTHERS_HEX + s.points[owner])
                value += STEAL if s.cards[owner] > 0 else 0
    return value


# --- Hands ----------------------------------------------------------------------------------------


@rule
def count_missing_cards(s: State, seat: int, what: int) -> int:
    """Return the number of cards that a hand lacks for a ware."""
    missing = 0
    for resource in range(RESOURCE_COUNT):
        missing += max(0, COSTS[what][resource] - s.hand[seat][resource])
    return missing


@rule
def value_hand(s: State, seat: int, has_place: bool) -> int:
    """Value the best plan that a hand serves, and its other cards.

    `has_place`: the player's roads lead to a place for a settlement.
    """
    best = max(
        CARD - MISSING * count_missing_cards(s, seat, CARD_COST),
        value_plan_more(s, seat, has_place),
    )
    if s.cities_left[seat] > 0 and s.settlements_left[seat] < SETTLEMENTS:
        best = max(best, CITY - MISSING * count_missing_cards(s, seat, CITY_COST))
    if s.settlements_left[seat] > 0 and has_place:
        best = max(best, SETTLEMENT - MISSING * count_missing_cards(s, seat, SETTLEMENT_COST))
    elif s.settlements_left[seat] > 0:
        best = max(best, ROAD - MISSING * count_missing_cards(s, seat, ROAD_COST))
        later = SETTLEMENT - MISSING * count_missing_cards(s, seat, SETTLEMENT_COST)
        best = max(best, later - 2 * MISSING)
    gold = s.hand[seat][GOLD]
    total = best + GOLD_PIECE * min(gold, FEW_GOLD) + GOLD_PIECE // 3 * max(0, gold - FEW_GOLD)
    for resource in range(RESOURCE_COUNT):
        held = s.hand[seat][resource]
        total += SPARE * min(held, FEW_SPARE) + SPARE // 2 * max(0, held - FEW_SPARE)
    return total


@rule
def value_swap(s: State, seat: int, give: int, given: int, get: int, got: int) -> int:
    """Return how the value of a hand changes when goods are exchanged."""
    has_place = has_settlement_place(s, seat)
    before = value_hand(s, seat, has_place)
    if give != NOBODY:
        s.hand[seat][give] -= given
    if get != NOBODY:
        s.hand[seat][get] += got
    after = value_hand(s, seat, has_place)
    if give != NOBODY:
        s.hand[seat][give] += given
    if get != NOBODY:
        s.hand[seat][get] -= got
    return after - before


@rule
def value_card_purchase(s: State, seat: int) -> int:
    """Value a development card, unless its cost nearly buys a city."""
    can_build_city = s.cities_left[seat] > 0 and s.settlements_left[seat] < SETTLEMENTS
    if can_build_city and count_missing_cards(s, seat, CITY_COST) <= 1:
        return NEARLY_BUILT
    return BUY_CARD_SCORE + BUY_PER_CARD * s.cards[seat]


@rule
def value_monopoly(s: State, seat: int, resource: int) -> int:
    """Value the cards that others certainly have, and a share of the unknown ones."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            known = s.seen[other][resource] + s.told[seat][other][resource]
            count += KNOWN_CARD * known + 2 * max(0, s.cards[other] - known) // 3
    return count * MONOPOLY_CARD


@rule
def score_card(s: State, seat: int, move: int) -> int:
    """Score the playing of a development card."""
    kind = card_of_move(move)
    if kind == KNIGHT:
        value = IDLE_KNIGHT
        for k in range(6):
            if s.owner[HEX_CORNERS[s.robber][k]] == seat:
                value = FREEING_KNIGHT
        most = LEAST_ARMY - 1
        if s.army_holder != NOBODY:
            most = s.knights[s.army_holder]
        takes_card = s.army_holder != seat and s.knights[seat] >= most
        return value + (POINT * ARMY_POINTS if takes_card else 0)
    if kind == ROAD_BUILDING:
        return ROADS_SPARE if has_settlement_place(s, seat) else ROADS_NEEDED
    if kind == YEAR_OF_PLENTY:
        best = 0
        for resource in range(RESOURCE_COUNT):
            best = max(best, value_swap(s, seat, NOBODY, 0, resource, 2))
        return best - PLENTY_EFFORT
    best = 0
    if kind == MONOPOLY:
        for resource in range(RESOURCE_COUNT):
            best = max(best, value_monopoly(s, seat, resource))
    return best - MONOPOLY_EFFORT


# --- Offers ---------------------------------------------------------------------------------------


@rule
def find_best_swap(s: State, seat: int) -> int:
    """Return the best trade of one good for another that others may have, or NO_PLAN.

    It is returned as the bank trade of the same two goods. After a refusal nothing is offered
    until a hand changes.
    """
    best = NO_PLAN
    highest = SWAP_GAIN
    if s.refused_count > 0:
        return best
    has_place = has_settlement_place(s, seat)
    before = value_hand(s, seat, has_place)
    for give in range(GOODS):
        if s.hand[seat][give] > 0:
            s.hand[seat][give] -= 1
            for get in range(GOODS):
                if get != give and can_anyone_have(s, seat, get):
                    s.hand[seat][get] += 1
                    gain = value_hand(s, seat, has_place) - before
                    s.hand[seat][get] -= 1
                    if gain > highest:
                        highest = gain
                        best = BANK_TRADE_MOVE[give][get]
            s.hand[seat][give] += 1
    return best


@rule
def can_anyone_have(s: State, seat: int, good: int) -> bool:
    """Return whether an opponent is known to hold a good, or has unknown cards."""
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
def score_in_offer(s: State, seat: int, move: int) -> int:
    """Score the parts of an offer by the best swap, and an answer by what it gains."""
    verb = VERB_OF[move]
    if s.phase == OFFER_REPLY:
        return value_acceptance(s, seat) if verb == OFFER_ACCEPT else 0
    if s.phase == OFFER_CLOSE:
        return 0 if verb == OFFER_CANCEL else CONCLUDE - PARTNER_POINT * s.points[ARG[move]]
    if verb == OFFER_DROP:
        return 0
    if verb == OFFER_SEND:
        return SEND_OFFER
    swap = find_best_swap(s, seat)
    if swap == NO_PLAN:
        return -OFFER_PART
    if verb == OFFER_ADD_GIVE:
        is_planned = last_given(s) == NOTHING and ARG[move] == ARG[swap]
    else:
        is_planned = last_wanted(s) == NOTHING and ARG[move] == ARG_2[swap]
    return OFFER_PART if is_planned else -OFFER_PART


@rule
def value_acceptance(s: State, seat: int) -> int:
    """Value what an offer does to the player's hand; nobody helps a player close to winning."""
    if s.points[s.active] + NEARLY_WON >= s.target:
        return HELP_LEADER
    has_place = has_settlement_place(s, seat)
    before = value_hand(s, seat, has_place)
    for good in range(GOODS):
        s.hand[seat][good] += s.give[good] - s.want[good]
    after = value_hand(s, seat, has_place)
    for good in range(GOODS):
        s.hand[seat][good] -= s.give[good] - s.want[good]
    return after - before - ACCEPT_GAIN


# --- What a seat can expect -----------------------------------------------------------------------


@rule
def evaluate(s: State, seat: int) -> int:
    """Evaluate points, yields, what the hand can become, cards and roads."""
    total = POINT * count_points(s, seat)
    pip = value_pip(s)
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] == seat:
            total += count_pips(s, vertex) * (1 + s.city[vertex]) * pip
    total += value_hand(s, seat, has_settlement_place(s, seat)) // HAND_SHARE
    total += HELD_CARD * s.held_cards[seat] + FACE_UP_KNIGHT * s.knights[seat]
    total += ROAD_STEP * s.road_length[seat]
    return total + evaluate_more(s, seat)
