"""What moves and positions are worth: a hand-made evaluation for the greedy bot and for search.

All values are in hundredths of a point. A hand is worth what it can soon become: the best thing it
could pay for, less what is missing. Trades, discards and thefts are valued by how they change that.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.build import has_road_at
from heliopolis.games.catan.components import (
    ARMY_POINTS,
    BANK_RATIO,
    CITIES,
    CITY_COST,
    KNIGHT,
    LEAST_ARMY,
    LEAST_ROAD,
    MONOPOLY,
    NO_HARBOUR,
    PIPS,
    RESOURCE_COUNT,
    ROAD_BUILDING,
    SETTLEMENTS,
    YEAR_OF_PLENTY,
)
from heliopolis.games.catan.development import card_of_move, count_points, is_card_move
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hand_values import (
    count_buyable_cards,
    count_missing_cards,
    find_outlook,
    has_settlement_place,
    is_open_for_settlement,
    value_hand,
    value_swap,
)
from heliopolis.games.catan.hooks import evaluate_more, score_more, value_pip
from heliopolis.games.catan.moves import (
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    END_TURN,
    OFFER_ACCEPT,
    OFFER_BEGIN,
    OFFER_CONFIRM,
    PLACE_FREE_ROAD,
    ROLL,
)
from heliopolis.games.catan.play import legal
from heliopolis.games.catan.roads import count_roads_at
from heliopolis.games.catan.state import (
    DISCARD,
    MAIN,
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
from heliopolis.games.catan.tables import (
    ARG,
    ARG_2,
    EDGE_ENDS,
    HEX_CORNERS,
    HEX_COUNT,
    MOVE_OF,
    VERB_OF,
    VERTEX_COUNT,
    VERTEX_HEXES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.games.catan.trade import rule_against_offer_begin
from heliopolis.games.catan.trading import (
    next_offer_step,
    value_acceptance,
    value_of_offering,
    without,
)
from heliopolis.kernel.rules import hook, rule

PIP = 9  # the value of one roll of 36 that brings a card
NEW_KIND = 36  # the first hex of a resource: as good as four pips
NEAR_BEST_PLACE = 18  # a first settlement that is worth so little less is as good as the best
HARBOUR_BONUS = 14
BANK_GAIN = 8  # what a trade with the bank must gain
ROLL_SCORE = 20
BUILD_FIRST = 1000  # settlements and cities come before everything else
POOR_OFFER, PLANNED_STEP, CONCLUDE = -50, 50, 100
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
POINT = 100
HAND_SHARE = 4  # a quarter of what a hand can become
HELD_CARD, FACE_UP_KNIGHT, ROAD_STEP = 25, 15, 6
KIND_PIPS = 4  # a kind of good that a player gets is worth as many pips
RATIO_SHARE, ROBBED_SHARE = 8, 3  # a better ratio adds an eighth, the robber takes a third


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
        gain = value_of_offering(s, seat)
        return gain if gain > 0 else POOR_OFFER
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
    kinds = 0  # that were counted, as bits
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE and s.number[hex_] > 0:
            kind = s.terrain[hex_]
            if kinds >> kind & 1 == 0 and not has_building_at_terrain(s, seat, kind):
                value += NEW_KIND
            kinds |= 1 << kind
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
def value_card_purchase(s: State, seat: int) -> int:
    """Value a development card, unless its cost nearly buys a city."""
    can_build_city = s.cities_left[seat] > 0 and s.settlements_left[seat] < SETTLEMENTS
    missing = count_missing_cards(s, seat, CITY_COST) - count_buyable_cards(s, seat, CITY_COST)
    if can_build_city and missing <= 1:
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
def score_in_offer(s: State, seat: int, move: int) -> int:
    """Score the steps towards the best offer, and an answer by what it gains."""
    verb = VERB_OF[move]
    if s.phase == OFFER_BUILD:
        return PLANNED_STEP if move == next_offer_step(s, seat) else -PLANNED_STEP
    if verb == OFFER_CONFIRM:
        return CONCLUDE - PARTNER_POINT * s.points[ARG[move]]
    return value_acceptance(s, seat) if verb == OFFER_ACCEPT else 0


@rule
def candidate_moves(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves that a bot considers.

    It makes no offer that nobody would accept, and begins at a good place: to tell places apart
    that search would have to judge by the end of the game is beyond it.
    """
    if s.phase == OFFER_BUILD and seat == s.active:
        out[0] = next_offer_step(s, seat)
        return 1
    count = legal(s, seat, out)
    if s.phase == SETUP_SETTLEMENT:
        return keep_best_places(s, seat, out, count)
    if s.phase != MAIN or rule_against_offer_begin(s, seat) or value_of_offering(s, seat) > 0:
        return count
    return without(out, count, MOVE_OF[OFFER_BEGIN])


@rule
def keep_best_places(s: State, seat: int, moves: MutableSequence[int], count: int) -> int:
    """Keep the first settlements that are about as good as the best; return their number."""
    best = 0
    for i in range(count):
        best = max(best, value_vertex(s, seat, ARG[moves[i]]))
    kept = 0
    for i in range(count):
        if value_vertex(s, seat, ARG[moves[i]]) + NEAR_BEST_PLACE >= best:
            moves[kept] = moves[i]
            kept += 1
    return kept


# --- What a seat can expect -----------------------------------------------------------------------


@rule
def value_yields(s: State, seat: int) -> int:
    """Value what a player's buildings yield: pips, kinds, ratios at the bank, and the robber."""
    pip = value_pip(s)
    total = 0
    kinds = 0
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] != seat:
            continue
        for k in range(3):
            hex_ = VERTEX_HEXES[vertex][k]
            if hex_ == NOWHERE or s.number[hex_] == 0:
                continue
            good = s.terrain[hex_]
            worth = PIPS[s.number[hex_]] * (1 + s.city[vertex]) * pip
            worth += worth * (BANK_RATIO - s.ratio[seat][good]) // RATIO_SHARE
            total += worth - (worth // ROBBED_SHARE if hex_ == s.robber else 0)
            kinds |= 1 << good
    for resource in range(RESOURCE_COUNT):
        total += KIND_PIPS * pip * (kinds >> resource & 1)
    return total


@rule
def evaluate(s: State, seat: int) -> int:
    """Evaluate points, yields, what the hand can become, cards and roads."""
    total = POINT * count_points(s, seat) + value_yields(s, seat)
    total += value_hand(s, seat, find_outlook(s, seat)) // HAND_SHARE
    total += HELD_CARD * s.held_cards[seat] + FACE_UP_KNIGHT * s.knights[seat]
    total += ROAD_STEP * s.road_length[seat]
    return total + evaluate_more(s, seat)
