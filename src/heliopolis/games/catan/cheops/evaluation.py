"""What the moves of Cheops look worth, for the greedy bot and to guide search.

Places far away matter here: ore and lumber lie across the sea, the building site in the desert. So
a piece is judged by what can be settled up to four edges from its end.
"""

from __future__ import annotations

from heliopolis.games.catan.build import has_road_at
from heliopolis.games.catan.cheops.board import BLOCK_COST, BLOCKS, FIELDS, SHIP_COST, SITE_FEE
from heliopolis.games.catan.cheops.harbours import harbour_ratio
from heliopolis.games.catan.cheops.moves import (
    BUILD_BLOCK,
    BUILD_SHIP,
    CHOOSE_DESERT_AT,
    HARBOUR_CLOSE,
    HARBOUR_OPEN,
    HARBOUR_TAKE,
    MOVE_SHIP_FROM,
    MOVE_SHIP_TO,
    PLACE_FREE_SHIP,
    SETUP_SHIP_AT,
)
from heliopolis.games.catan.cheops.pyramid import hosts
from heliopolis.games.catan.cheops.state import NO_WATER, State
from heliopolis.games.catan.components import GOLD
from heliopolis.games.catan.development import all_points
from heliopolis.games.catan.evaluation import (
    BANK_GAIN,
    MISSING,
    PIP,
    ROAD,
    has_spot,
    is_open,
    lacks,
    pips_at,
    road_worth,
    swap_gain,
)
from heliopolis.games.catan.evaluation import move_score as prefer_plain_move
from heliopolis.games.catan.evaluation import spot_worth as plain_spot_worth
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.names import (
    EDGE_COUNT,
    EDGE_ENDS,
    GOODS,
    HEX_COUNT,
    VERTEX_COUNT,
    VERTEX_EDGES,
    VERTEX_HEXES,
    VERTEX_NEIGHBOURS,
)
from heliopolis.games.catan.state import NOBODY, OFF_LAND
from heliopolis.games.catan.trade import rule_against_get
from heliopolis.kernel.rules import rule

SITE_SPOT = 150  # a building at the site: blocks without a fee, and fees of the others
RARE_KIND = 45  # a good that nobody can have at the start, and he has not yet
GOLD_PIECE = 24
BLESSING, FREEDOM, LEAD = 300, 200, 60  # what a block brings: points, or the way there
YIELDED_CARD = 12  # that a building brings later
ROLLS = 36
TURNS_A_SEVEN = 6
BUILD_NOW = 1000  # what brings points comes before what only prepares for them
END_WELL, END_BADLY = 3000, -3000
OPEN_SPOT = 100  # to have a place to settle
SAFER = 50  # the Blessing, for every block ahead
SOON_OVER = 8  # with fewer blocks than that left to the pharaoh
STAY = -20  # a ship that lies where it lies


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """How good a legal move looks; those of the scenario have the highest numbers."""
    if move >= CHOOSE_DESERT_AT:
        return more_move_score(s, seat, move)
    return prefer_plain_move(s, seat, move)


@rule
def more_move_score(s: State, seat: int, move: int) -> int:
    """Ships by where they lead, blocks by what they change, deals by what they do to a hand."""
    if 0 <= move - BUILD_SHIP < EDGE_COUNT:
        return road_worth(s, seat, move - BUILD_SHIP)
    if 0 <= move - BUILD_BLOCK < s.seats:
        host = move - BUILD_BLOCK
        fee = 0 if host == seat else GOLD_PIECE + 5 * s.points[host]
        return block_worth(s, seat) - fee
    if 0 <= move - HARBOUR_OPEN < HARBOUR_TAKE - HARBOUR_OPEN:
        return deal_worth(s, seat, (move - HARBOUR_OPEN) // GOODS, (move - HARBOUR_OPEN) % GOODS)
    if 0 <= move - HARBOUR_TAKE < GOODS:
        ratio = harbour_ratio(s, s.deal_harbour, s.deal_good)
        return swap_gain(s, seat, s.deal_good, ratio, move - HARBOUR_TAKE, 1) - BANK_GAIN
    if 0 <= move - PLACE_FREE_SHIP < EDGE_COUNT:
        return edge_worth(s, seat, move - PLACE_FREE_SHIP)
    if 0 <= move - SETUP_SHIP_AT < EDGE_COUNT:
        return edge_worth(s, seat, move - SETUP_SHIP_AT)
    if 0 <= move - MOVE_SHIP_TO < EDGE_COUNT:
        return edge_worth(s, seat, move - MOVE_SHIP_TO)
    if 0 <= move - MOVE_SHIP_FROM < EDGE_COUNT:
        return STAY
    return 0 if move == HARBOUR_CLOSE or move < CHOOSE_DESERT_AT + HEX_COUNT else STAY


# --- Places ---------------------------------------------------------------------------------------


@rule
def is_site_vertex(s: State, vertex: int) -> bool:
    """Whether a vertex is a corner of the site."""
    for i in range(s.site_vertices):
        if s.site[i] == vertex:
            return True
    return False


@rule
def kinds_of(s: State, seat: int) -> int:
    """What the hexes at his buildings yield, as bits."""
    mask = 0
    for vertex in range(VERTEX_COUNT):
        if s.owner[vertex] == seat:
            for k in range(3):
                hex_ = VERTEX_HEXES[vertex][k]
                if hex_ != NOWHERE:
                    mask |= 1 << s.terrain[hex_]
    return mask


@rule
def spot_worth(s: State, seat: int, vertex: int) -> int:
    """What a settlement yields; and it may stand at the site."""
    worth = plain_spot_worth(s, seat, vertex)
    if is_site_vertex(s, vertex) and hosts(s, seat) != 1 << seat:
        worth += SITE_SPOT
    return worth


@rule
def goal_worth(s: State, vertex: int, kinds: int) -> int:
    """What is to be had at an open vertex, for who has these kinds already; 0 if it is closed."""
    if s.owner[vertex] != NOBODY or not is_open(s, vertex):
        return 0
    worth = PIP * pips_at(s, vertex)
    for k in range(3):
        hex_ = VERTEX_HEXES[vertex][k]
        if hex_ != NOWHERE and s.number[hex_] > 0 and not kinds >> s.terrain[hex_] & 1:
            worth += RARE_KIND
    if is_site_vertex(s, vertex):
        worth += SITE_SPOT
    return worth


@rule
def edge_worth(s: State, seat: int, edge: int) -> int:
    """Where a piece leads: the best place at its far end or some edges on, the less the farther."""
    kinds = kinds_of(s, seat)
    best = 0
    for k in range(2):
        vertex = EDGE_ENDS[edge][k]
        if s.owner[vertex] < 0 and not has_road_at(s, seat, vertex):
            best = max(best, goal_worth(s, vertex, kinds), onward_worth(s, vertex, kinds))
    return best


@rule
def along(s: State, vertex: int, k: int) -> int:
    """The vertex at the other end of a free edge that a road or ship could lie on, or NOWHERE."""
    edge = VERTEX_EDGES[vertex][k]
    if edge == NOWHERE or s.road[edge] >= 0:
        return NOWHERE
    if s.road[edge] == OFF_LAND and s.ship[edge] == NO_WATER:
        return NOWHERE
    other = VERTEX_NEIGHBOURS[vertex][k]
    return NOWHERE if s.owner[other] >= 0 else other


@rule
def onward_worth(s: State, start: int, kinds: int) -> int:
    """The best place up to three edges from a vertex; a way back only looks worse than none."""
    best = 0
    for i in range(3):
        one = along(s, start, i)
        if one == NOWHERE:
            continue
        best = max(best, goal_worth(s, one, kinds) * 4 // 5)
        for j in range(3):
            two = along(s, one, j)
            if two == NOWHERE:
                continue
            best = max(best, goal_worth(s, two, kinds) * 3 // 5)
            for k in range(3):
                three = along(s, two, k)
                if three != NOWHERE:
                    best = max(best, goal_worth(s, three, kinds) * 2 // 5)
    return best


# --- Blocks and deals -----------------------------------------------------------------------------


@rule
def block_gain(s: State, seat: int) -> int:
    """The points that his next block brings: the Blessing, or an end to his Curse."""
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
def block_worth(s: State, seat: int) -> int:
    """What a block brings; the last one ends the game, which should be won."""
    gain = block_gain(s, seat)
    if s.laid == FIELDS - 1:
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.points[other])
        return END_WELL if all_points(s, seat) + gain // 100 >= best else END_BADLY
    return BUILD_NOW + 2 * gain if gain > 0 else LEAD


@rule
def deal_worth(s: State, seat: int, harbour: int, good: int) -> int:
    """The best exchange at a harbour, less the gold piece."""
    ratio = harbour_ratio(s, harbour, good)
    best = STAY
    for get in range(GOODS):
        if get != good and rule_against_get(s, get) == 0:
            best = max(best, swap_gain(s, seat, good, ratio, get, 1))
    return best - BANK_GAIN - GOLD_PIECE


# --- What a hand can become, and what a seat can expect -------------------------------------------


@rule
def plan_more(s: State, seat: int, spot: bool) -> int:
    """A block, where he has a host; a ship, where he has no place to settle."""
    best = 0
    if s.ships_left[seat] > 0 and s.settlements_left[seat] > 0 and not spot:
        best = ROAD - MISSING * lacks(s, seat, SHIP_COST)
    if s.site_open and s.blocks[seat] < BLOCKS:
        through = hosts(s, seat)
        if through:
            worth = LEAD + 100 if block_gain(s, seat) == 0 else BLESSING + 60
            if not through >> seat & 1 and s.hand[seat][GOLD] < SITE_FEE:
                worth -= MISSING
            best = max(best, worth - MISSING * lacks(s, seat, BLOCK_COST))
    return best


@rule
def pip_worth(s: State) -> int:
    """The pharaoh's blocks end the game: what yields is worth the cards it can still bring."""
    turns_left = TURNS_A_SEVEN * (s.pharaoh_stock - s.black)
    return YIELDED_CARD * turns_left // ROLLS


@rule
def worth_more(s: State, seat: int) -> int:
    """What a seat can expect of the site and of its blocks, in hundredths of a point."""
    through = hosts(s, seat)
    worth = 10 * s.blocks[seat]
    if through >> seat & 1:
        worth += 60
    elif through:
        worth += 25
    if s.settlements_left[seat] > 0 and has_spot(s, seat):
        worth += OPEN_SPOT
    if s.blessed == seat:
        worth -= blessing_risk(s, seat)
    return worth


@rule
def blessing_risk(s: State, seat: int) -> int:
    """What the Blessing is worth less than its points, because others may still take it."""
    second = 0
    for other in range(s.seats):
        if other != seat:
            second = max(second, s.blocks[other])
    risk = max(0, BLESSING // 2 - SAFER * (s.blocks[seat] - second))
    return risk * min(SOON_OVER, s.pharaoh_stock - s.black) // SOON_OVER
