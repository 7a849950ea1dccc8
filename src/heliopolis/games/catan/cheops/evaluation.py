"""What the moves of Cheops are worth, for the greedy bot and to guide search.

Places far away matter here: ore and lumber lie across the sea, the building site in the desert. So
a piece is valued by what can be settled up to four edges from its end.
"""

from __future__ import annotations

from heliopolis.games.catan import evaluation as plain
from heliopolis.games.catan import hand_values, hooks
from heliopolis.games.catan.build import has_road_at
from heliopolis.games.catan.cheops.board import BLOCK_COST, BLOCKS, FIELDS, SHIP_COST, SITE_FEE
from heliopolis.games.catan.cheops.harbours import harbour_ratio
from heliopolis.games.catan.cheops.moves import (
    BUILD_BLOCK,
    BUILD_SHIP,
    HARBOUR_OPEN,
    HARBOUR_TAKE,
    MOVE_SHIP_FROM,
    MOVE_SHIP_TO,
    PLACE_FREE_SHIP,
    SETUP_SHIP_AT,
)
from heliopolis.games.catan.cheops.pyramid import find_hosts
from heliopolis.games.catan.cheops.state import NO_WATER, State
from heliopolis.games.catan.components import GOLD
from heliopolis.games.catan.development import count_points
from heliopolis.games.catan.evaluation import (
    BANK_GAIN,
    PIP,
    POINT,
    count_pips,
    value_road,
    value_vertex,
)
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.hand_values import (
    HAS_PLACE,
    MISSING,
    ROAD,
    find_outlook,
    has_settlement_place,
    is_open_for_settlement,
    value_plan,
    value_swap,
)
from heliopolis.games.catan.state import NOBODY, OFF_LAND
from heliopolis.games.catan.tables import (
    ARG,
    ARG_2,
    EDGE_ENDS,
    GOODS,
    VERB_OF,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.games.catan.trade import rule_against_get
from heliopolis.kernel.rules import override, rule

SITE_PLACE = 150  # a building at the site: blocks without a fee, and fees from the others
RARE_KIND = 45  # a good that cannot be had at the start, and that the player does not have yet
GOLD_PIECE = 24
HOST_POINT = 5  # a fee is worse the more points its receiver has
BLESSING, FREEDOM, LEAD = 300, 200, 60  # what a block brings: points, or the way there
BLESSING_PLAN, BLOCK_PLAN = 360, 160  # a hand for a block, with and without such points
BLOCK_LAID, OWN_SITE, OTHERS_SITE = 10, 60, 25
YIELDED_CARD = 12  # the value of a card that a building brings later
ROLLS = 36
TURNS_PER_SEVEN = 6
BUILD_NOW = 1000  # what brings points comes before what only prepares for them
END_WELL, END_BADLY = 3000, -3000
OPEN_PLACE = 100  # having a place for a settlement
SAFER = 50  # for the Blessing, per block ahead
SOON_OVER = 8  # blocks left to the pharaoh
STAY = -20  # a ship that stays where it is
# Bits of `find_outlook`, behind those of the plain game.
CAN_BUILD, NEEDS_HOST, GAINS_POINTS = 2, 4, 8  # a block


@override(hooks.score_more)
def score_more(s: State, seat: int, move: int) -> int:
    """Score ships by where they lead, blocks by what they change, deals by what they gain."""
    verb = VERB_OF[move]
    if verb == BUILD_SHIP:
        return value_road(s, seat, ARG[move])
    if verb == BUILD_BLOCK:
        host = ARG[move]
        fee = 0 if host == seat else GOLD_PIECE + HOST_POINT * s.points[host]
        return value_block(s, seat) - fee
    if verb == HARBOUR_OPEN:
        return value_deal(s, seat, ARG[move], ARG_2[move])
    if verb == HARBOUR_TAKE:
        ratio = harbour_ratio(s, s.deal_harbour, s.deal_good)
        return value_swap(s, seat, s.deal_good, ratio, ARG[move], 1) - BANK_GAIN
    if verb in (PLACE_FREE_SHIP, SETUP_SHIP_AT, MOVE_SHIP_TO):
        return value_edge(s, seat, ARG[move])
    return STAY if verb == MOVE_SHIP_FROM else 0


# --- Places ---------------------------------------------------------------------------------------


@rule
def is_site_vertex(s: State, vertex: int) -> bool:
    """Return whether a vertex is a corner of the site."""
    for i in range(s.site_vertices):
        if s.site[i] == vertex:
            return True
    return False


@rule
def find_kinds(s: State, seat: int) -> int:
    """Return what the hexes at a player's buildings yield, as bits."""
    mask = 0
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] == seat:
            for k in range(3):
                hex_ = VERTEX_HEXES[vertex][k]
                if hex_ != NOWHERE:
                    mask |= 1 << s.terrain[hex_]
    return mask


@override(plain.value_vertex)
def value_vertex_at_site(s: State, seat: int, vertex: int) -> int:
    """Value what a settlement yields, and a place at the site."""
    value = value_vertex(s, seat, vertex)
    if is_site_vertex(s, vertex) and find_hosts(s, seat) != 1 << seat:
        value += SITE_PLACE
    return value


@rule
def value_goal(s: State, vertex: int, kinds: int) -> int:
    """Value an open vertex for a player who has certain kinds already; 0 if it is closed."""
    if s.owner[vertex] != NOBODY or not is_open_for_settlement(s, vertex):
        return 0
    value = PIP * count_pips(s, vertex)
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE and s.number[hex_] > 0 and not kinds >> s.terrain[hex_] & 1:
            value += RARE_KIND
    if is_site_vertex(s, vertex):
        value += SITE_PLACE
    return value


@override(plain.value_edge)
def value_edge(s: State, seat: int, edge: int) -> int:
    """Value where a piece leads: the best place some edges on, the farther the less."""
    kinds = find_kinds(s, seat)
    best = 0
    for k in range(2):
        vertex = EDGE_ENDS[edge][k]
        if s.owner[vertex] < 0 and not has_road_at(s, seat, vertex):
            best = max(best, value_goal(s, vertex, kinds), value_onward(s, vertex, kinds))
    return best


@rule
def follow_free_edge(s: State, vertex: int, k: int) -> int:
    """Return the other end of a free edge for a road or ship, or NOWHERE."""
    edge = VERTEX_EDGES[vertex][k]
    if edge == NOWHERE or s.road[edge] >= 0:
        return NOWHERE
    if s.road[edge] == OFF_LAND and s.ship[edge] == NO_WATER:
        return NOWHERE
    other = VERTEX_NEIGHBOURS[vertex][k]
    return NOWHERE if s.owner[other] >= 0 else other


@rule
def value_onward(s: State, start: int, kinds: int) -> int:
    """Value the best place up to three edges from a vertex; ways back only look worse."""
    best = 0
    for i in range(3):
        one = follow_free_edge(s, start, i)
        if one == NOWHERE:
            continue
        best = max(best, value_goal(s, one, kinds) * 4 // 5)
        for j in range(3):
            two = follow_free_edge(s, one, j)
            if two == NOWHERE:
                continue
            best = max(best, value_goal(s, two, kinds) * 3 // 5)
            for k in range(3):
                three = follow_free_edge(s, two, k)
                if three != NOWHERE:
                    best = max(best, value_goal(s, three, kinds) * 2 // 5)
    return best


# --- Blocks and deals -----------------------------------------------------------------------------


@rule
def value_block_points(s: State, seat: int) -> int:
    """Value the points that the next block brings: the Blessing, or the end of a Curse."""
    gain = 0
    count = s.blocks[seat] + 1
    if s.blessed == NOBODY or (s.blessed != seat and count > s.blocks[s.blessed]):
        gain = BLESSING
    if s.cursed >> seat & 1:
        fewest = BLOCKS
        for other in range(s.seats):
            if other != seat:
                fewest = min(fewest, s.blocks[other])
        if gain > 0 or fewest < count:
            gain += FREEDOM
    return gain


@rule
def value_block(s: State, seat: int) -> int:
    """Value a block; the last one ends the game, which should then be won."""
    gain = value_block_points(s, seat)
    if s.laid == FIELDS - 1:
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.points[other])
        return END_WELL if count_points(s, seat) + gain // POINT >= best else END_BADLY
    return BUILD_NOW + 2 * gain if gain > 0 else LEAD


@rule
def value_deal(s: State, seat: int, harbour: int, good: int) -> int:
    """Value the best exchange at a harbour, less the gold piece."""
    ratio = harbour_ratio(s, harbour, good)
    best = STAY
    for get in range(GOODS):
        if get != good and rule_against_get(s, get) == 0:
            best = max(best, value_swap(s, seat, good, ratio, get, 1))
    return best - BANK_GAIN - GOLD_PIECE


# --- What a hand can become, and what a seat can expect -------------------------------------------


@override(hand_values.find_outlook)
def find_outlook_on_site(s: State, seat: int) -> int:
    """Add whether a block can be built, through another player only, and brings points."""
    outlook = find_outlook(s, seat)
    if s.site_open and s.blocks[seat] < BLOCKS:
        through = find_hosts(s, seat)
        if through:
            outlook |= CAN_BUILD if through >> seat & 1 else CAN_BUILD | NEEDS_HOST
            if value_block_points(s, seat) > 0:
                outlook |= GAINS_POINTS
    return outlook


@override(hooks.value_plan_more)
def value_plan_more(s: State, seat: int, outlook: int) -> int:
    """Value a hand for a block, with a host, or for a ship, without a place to settle."""
    best = 0
    if s.ships_left[seat] > 0 and s.settlements_left[seat] > 0 and not outlook & HAS_PLACE:
        best = value_plan(s, seat, ROAD, SHIP_COST)
    if outlook & CAN_BUILD:
        value = BLESSING_PLAN if outlook & GAINS_POINTS else BLOCK_PLAN
        if outlook & NEEDS_HOST and s.hand[seat][GOLD] < SITE_FEE:
            value -= MISSING
        best = max(best, value_plan(s, seat, value, BLOCK_COST))
    return best


@override(hooks.value_pip)
def value_pip(s: State) -> int:
    """Value a roll of 36 by the cards it can still bring, as the pharaoh's blocks end the game."""
    turns_left = TURNS_PER_SEVEN * (s.pharaoh_stock - s.black)
    return YIELDED_CARD * turns_left // ROLLS


@override(hooks.evaluate_more)
def evaluate_more(s: State, seat: int) -> int:
    """Evaluate the site and the player's blocks, in hundredths of a point."""
    through = find_hosts(s, seat)
    value = BLOCK_LAID * s.blocks[seat]
    if through >> seat & 1:
        value += OWN_SITE
    elif through:
        value += OTHERS_SITE
    if s.settlements_left[seat] > 0 and has_settlement_place(s, seat):
        value += OPEN_PLACE
    if s.blessed == seat:
        value -= value_blessing_risk(s, seat)
    return value


@rule
def value_blessing_risk(s: State, seat: int) -> int:
    """Return what the Blessing is worth less than its points, as others may still take it."""
    second = 0
    for other in range(s.seats):
        if other != seat:
            second = max(second, s.blocks[other])
    risk = max(0, BLESSING // 2 - SAFER * (s.blocks[seat] - second))
    return risk * min(SOON_OVER, s.pharaoh_stock - s.black) // SOON_OVER
