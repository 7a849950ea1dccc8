"""What Cheops adds to the state: ships, routes, harbours in use, the pyramid."""

from __future__ import annotations

from heliopolis.games.catan import state
from heliopolis.games.catan.cheops.board import (
    FIELDS,
    FRAME,
    MOST_HARBOURS,
    MOST_SEATS,
    MOST_SITE_VERTICES,
)
from heliopolis.kernel.layout import field

PHASES = state.SCENARIO_PHASES.extend()
DEAL = PHASES.add("harbour_deal")
MOVE_SHIP = PHASES.add("move_ship_to")

# What an edge is to ships: closed, open, or with a ship (which may be new this turn).
NO_WATER, OPEN_WATER, SHIP, NEW_SHIP = range(4)
PHARAOH = MOST_SEATS  # the owner of the pharaoh's blocks
STILL_OPEN, BY_POINTS, BY_PHARAOH, BY_PYRAMID = range(4)  # how the game has ended

# Every route leads to a building, and no building has more than three edges, so there are never
# more, even where buildings cut routes.
MOST_ROUTES = 100
ROUTES_PER_NUMBER = 7
BITS = 30  # vertices in one number of `start_vertices`

_HEXES, _VERTICES, _EDGES = len(FRAME.hexes), len(FRAME.vertices), len(FRAME.edges)


class State(state.State):
    """The state of the plain game on the board of Egypt, and what the scenario needs.

    `road` is the owner of the piece on an edge, be it a road or a ship; `ship` tells which it is.
    """

    owner: list[int] = field("i1", _VERTICES)
    city: list[int] = field("i1", _VERTICES)
    road: list[int] = field("i1", _EDGES)
    # The seats that could extend their networks there as bits: the low four by road, then by ship.
    reach: list[int] = field("i1", _EDGES)
    terrain: list[int] = field("i1", _HEXES)
    number: list[int] = field("i1", _HEXES)
    harbour: list[int] = field("i1", _VERTICES)

    ship: list[int] = field("i1", _EDGES)
    ships_left: list[int] = field("i1", MOST_SEATS)
    ship_moved: int = field("i1")  # 1 if one was moved in this turn
    lifted: int = field("i2")  # the edge whose ship is being moved

    # Trade routes: by vertex its route, or 0; by route the seats with a building on it.
    routes: int = field("i1")
    route: list[int] = field("i1", _VERTICES)
    route_seats: list[int] = field(
        "i4", MOST_ROUTES // ROUTES_PER_NUMBER + 1
    )  # four bits per route

    harbours: int = field("i1")
    harbour_edge: list[int] = field("i2", MOST_HARBOURS)
    deal_harbour: int = field("i1")  # the deal under way
    deal_good: int = field("i1")
    deal_takes: int = field("i1")

    site_vertices: int = field("i1")
    site: list[int] = field("i2", MOST_SITE_VERTICES)
    site_open: int = field("i1")
    laid: int = field("i1")  # blocks in the pyramid
    pyramid: list[int] = field("i1", FIELDS)  # the owner of the block on each field
    blocks: list[int] = field("i1", MOST_SEATS)  # of each player
    black: int = field("i1")  # of the pharaoh
    blessed: int = field("i1")
    cursed: int = field("i1")  # seats, as bits
    ended_by: int = field("i1")

    start_vertices: list[int] = field("i4", (_VERTICES + BITS - 1) // BITS)  # as bits

    third_round_order: int = field("i1")
    third_start_road: int = field("i1")
    start_resources: int = field("i1")
    setup_gold_piece: int = field("i1")
    setup_ship: int = field("i1")
    robber_start: int = field("i1")
    robber_on_site: int = field("i1")
    ship_rules: int = field("i1")
    ships_each: int = field("i1")
    road_building_ships: int = field("i1")
    fee_per: int = field("i1")
    building_blocks_route: int = field("i1")
    pharaoh_starts: int = field("i1")
    pharaoh_stock: int = field("i1")
    curse_when_equal: int = field("i1")
    end_tie: int = field("i1")
