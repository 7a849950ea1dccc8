"""What onlookers are told of a game of Catan; a scenario adds its own log events."""

from __future__ import annotations

from heliopolis.games.catan.components import ALL_GOODS, KINDS, RESOURCES
from heliopolis.games.catan.geometry import Frame
from heliopolis.games.catan.moves import EDGES, HEXES, VERTICES
from heliopolis.kernel.codes import Codes
from heliopolis.kernel.log_events import LogEvents

# What points are for, in the account at the end of the game.
ITEMS = Codes()
SETTLEMENT_ITEM = ITEMS.add("settlements")
CITY_ITEM = ITEMS.add("cities")
ROAD_ITEM = ITEMS.add("longest_road")
ARMY_ITEM = ITEMS.add("largest_army")
CARD_ITEM = ITEMS.add("victory_points")
SCENARIO_ITEM = ITEMS.add("scenario")

_COUNTS = dict.fromkeys(RESOURCES)
_BOTH_SIDES = {f"{side}_{good}": None for side in ("give", "want") for good in ALL_GOODS}

LOG_EVENTS = LogEvents()
STARTS_GAME = LOG_EVENTS.add("starts-game", seat=None)
PLACED_SETTLEMENT = LOG_EVENTS.add("placed-settlement", seat=None, vertex=VERTICES)
PLACED_ROAD = LOG_EVENTS.add("placed-road", seat=None, edge=EDGES)
RECEIVED = LOG_EVENTS.add("received", seat=None, good=ALL_GOODS, count=None)
ROLLED = LOG_EVENTS.add("rolled", seat=None, first=None, second=None, sum=None)
SHORT = LOG_EVENTS.add("short", good=ALL_GOODS)
DISCARDED = LOG_EVENTS.add("discarded", seat=None, **_COUNTS)
MOVED_ROBBER = LOG_EVENTS.add("moved-robber", seat=None, hex=HEXES)
STOLE = LOG_EVENTS.add("stole", seat=None, victim=None)
PLAYED = LOG_EVENTS.add("played", seat=None, card=KINDS)
BUILT_ROAD = LOG_EVENTS.add("built-road", seat=None, edge=EDGES)
BUILT_SETTLEMENT = LOG_EVENTS.add("built-settlement", seat=None, vertex=VERTICES)
BUILT_CITY = LOG_EVENTS.add("built-city", seat=None, vertex=VERTICES)
BOUGHT_CARD = LOG_EVENTS.add("bought-card", seat=None)
TOOK = LOG_EVENTS.add("took", seat=None, resource=RESOURCES)
TRADED_WITH_BANK = LOG_EVENTS.add(
    "traded-with-bank", seat=None, count=None, give=ALL_GOODS, get=ALL_GOODS
)
OFFERED = LOG_EVENTS.add("offered", seat=None, **_BOTH_SIDES)
ACCEPTED = LOG_EVENTS.add("accepted", seat=None)
REJECTED = LOG_EVENTS.add("rejected", seat=None)
WITHDREW = LOG_EVENTS.add("withdrew", seat=None)
TRADED = LOG_EVENTS.add("traded", seat=None, partner=None, **_BOTH_SIDES)
NAMED = LOG_EVENTS.add("named", seat=None, resource=RESOURCES)
GAVE_UP = LOG_EVENTS.add("gave-up", seat=None, resource=RESOURCES, count=None)
TOOK_ROAD_CARD = LOG_EVENTS.add("took-road-card", seat=None, length=None)
LOST_ROAD_CARD = LOG_EVENTS.add("lost-road-card", seat=None)
TOOK_ARMY_CARD = LOG_EVENTS.add("took-army-card", seat=None, knights=None)
LOST_ARMY_CARD = LOG_EVENTS.add("lost-army-card", seat=None)
ENDED_TURN = LOG_EVENTS.add("ended-turn", seat=None)
SHOWED = LOG_EVENTS.add("showed", seat=None, cards=None)
STOPPED = LOG_EVENTS.add("stopped", turns=None)
WON_GAME = LOG_EVENTS.add("won-game", seat=None, points=None)
SCORED = LOG_EVENTS.add("scored", seat=None, item=ITEMS, points=None)

# Both scenarios have a robber whose desert may be chosen.
SCENARIO_LOG_EVENTS = LogEvents(LOG_EVENTS.kinds)
CHOSE_DESERT = SCENARIO_LOG_EVENTS.add("chose-desert", seat=None, hex=HEXES)


def extend_log_events(shared: LogEvents, frame: Frame) -> LogEvents:
    """Return shared log events on a frame, to which a scenario adds its own."""
    return shared.extend(hexes=frame.hex_names, vertices=frame.vertex_names, edges=frame.edge_names)
