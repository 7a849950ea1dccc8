"""The moves of Catan, and what onlookers are told of what they do.

A game makes its own from its frame and goods, with the verbs and notes that it adds.
"""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.catan.components import ALL_GOODS, KINDS, MOST_SEATS, RESOURCES
from heliopolis.games.catan.geometry import Frame
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves, Verb

SEAT_NUMBERS = range(MOST_SEATS)
NO_MOVE = 1 << 20  # what a verb that a game does not have stands for

# How the verbs are called in rules, in the order of the moves.
VERBS = {
    "SETUP_SETTLEMENT_AT": "setup_settlement",
    "SETUP_ROAD_AT": "setup_road",
    "ROLL": "roll",
    "PLAY_KNIGHT": "play_knight",
    "PLAY_ROAD_BUILDING": "play_road_building",
    "PLAY_YEAR_OF_PLENTY": "play_year_of_plenty",
    "PLAY_MONOPOLY": "play_monopoly",
    "DISCARD_ONE": "discard",
    "MOVE_ROBBER_TO": "move_robber",
    "ROB_SEAT": "rob",
    "BUILD_ROAD": "build_road",
    "BUILD_SETTLEMENT": "build_settlement",
    "BUILD_CITY": "build_city",
    "BUY_CARD": "buy_development_card",
    "PLACE_FREE_ROAD": "place_free_road",
    "TAKE_RESOURCE": "take_resource",
    "NAME_RESOURCE": "name_resource",
    "BANK_TRADE": "bank_trade",
    "OFFER_BEGIN": "offer_begin",
    "OFFER_ADD_GIVE": "offer_add_give",
    "OFFER_ADD_GET": "offer_add_get",
    "OFFER_SEND": "offer_send",
    "OFFER_DROP": "offer_drop",
    "OFFER_ACCEPT": "offer_accept",
    "OFFER_REJECT": "offer_reject",
    "OFFER_CONFIRM": "offer_confirm",
    "OFFER_CANCEL": "offer_cancel",
    "END_TURN": "end_turn",
}


def verbs(frame: Frame, goods: Sequence[str], without: Sequence[str] = ()) -> list[Verb]:
    """The verbs that all games share, but for those a game is without."""
    edges, vertices = frame.edge_names, frame.vertex_names
    shared = [
        Verb("setup_settlement", vertex=vertices),
        Verb("setup_road", edge=edges),
        Verb("roll"),
        Verb("play_knight"),
        Verb("play_road_building"),
        Verb("play_year_of_plenty"),
        Verb("play_monopoly"),
        Verb("discard", resource=RESOURCES),
        Verb("move_robber", hex=frame.hex_names),
        Verb("rob", seat=SEAT_NUMBERS),
        Verb("build_road", edge=edges),
        Verb("build_settlement", vertex=vertices),
        Verb("build_city", vertex=vertices),
        Verb("buy_development_card"),
        Verb("place_free_road", edge=edges),
        Verb("take_resource", resource=RESOURCES),
        Verb("name_resource", resource=RESOURCES),
        Verb("bank_trade", lambda give, get: give != get, give=goods, get=goods),
        Verb("offer_begin"),
        Verb("offer_add_give", good=goods),
        Verb("offer_add_get", good=goods),
        Verb("offer_send"),
        Verb("offer_drop"),
        Verb("offer_accept"),
        Verb("offer_reject"),
        Verb("offer_confirm", seat=SEAT_NUMBERS),
        Verb("offer_cancel"),
        Verb("end_turn"),
    ]
    return [verb for verb in shared if verb.name not in without]


def numbers(moves: Moves, others: dict[str, str] | None = None) -> dict[str, int]:
    """What the open names of the moves stand for; `others` are those that a game adds."""
    named = {**VERBS, **(others or {})}
    return {
        name: moves.first(verb) if verb in moves.verbs else NO_MOVE for name, verb in named.items()
    }


# The notes that all games share, in their order: a game adds its own behind them.
(STARTS_GAME, PLACED_SETTLEMENT, PLACED_ROAD, RECEIVED, ROLLED, SHORT, DISCARDED, MOVED_ROBBER,
 STOLE, PLAYED, BUILT_ROAD, BUILT_SETTLEMENT, BUILT_CITY, BOUGHT_CARD, TOOK, TRADED_WITH_BANK,
 OFFERED, ACCEPTED, REJECTED, WITHDREW, TRADED, NAMED, GAVE_UP, TOOK_ROAD_CARD, LOST_ROAD_CARD,
 TOOK_ARMY_CARD, LOST_ARMY_CARD, ENDED_TURN, SHOWED, STOPPED, WON_GAME,
 SCORED) = range(32)  # fmt: skip

# What points are for, in the account at the end.
ITEMS = ["settlements", "cities", "longest_road", "largest_army", "victory_points", "scenario"]


def log_events(frame: Frame) -> LogEvents:
    """The shared notes, for a frame."""
    taken = LogEvents()
    counts = dict.fromkeys(RESOURCES)
    goods = {f"{side}_{good}": None for side in ("give", "want") for good in ALL_GOODS}
    hexes, vertices, edges = frame.hex_names, frame.vertex_names, frame.edge_names
    taken.add("starts-game", seat=None)
    taken.add("placed-settlement", seat=None, vertex=vertices)
    taken.add("placed-road", seat=None, edge=edges)
    taken.add("received", seat=None, good=ALL_GOODS, count=None)
    taken.add("rolled", seat=None, first=None, second=None, sum=None)
    taken.add("short", good=ALL_GOODS)
    taken.add("discarded", seat=None, **counts)
    taken.add("moved-robber", seat=None, hex=hexes)
    taken.add("stole", seat=None, victim=None)
    taken.add("played", seat=None, card=KINDS)
    taken.add("built-road", seat=None, edge=edges)
    taken.add("built-settlement", seat=None, vertex=vertices)
    taken.add("built-city", seat=None, vertex=vertices)
    taken.add("bought-card", seat=None)
    taken.add("took", seat=None, resource=RESOURCES)
    taken.add("traded-with-bank", seat=None, count=None, give=ALL_GOODS, get=ALL_GOODS)
    taken.add("offered", seat=None, **goods)
    taken.add("accepted", seat=None)
    taken.add("rejected", seat=None)
    taken.add("withdrew", seat=None)
    taken.add("traded", seat=None, partner=None, **goods)
    taken.add("named", seat=None, resource=RESOURCES)
    taken.add("gave-up", seat=None, resource=RESOURCES, count=None)
    taken.add("took-road-card", seat=None, length=None)
    taken.add("lost-road-card", seat=None)
    taken.add("took-army-card", seat=None, knights=None)
    taken.add("lost-army-card", seat=None)
    taken.add("ended-turn", seat=None)
    taken.add("showed", seat=None, cards=None)
    taken.add("stopped", turns=None)
    taken.add("won-game", seat=None, points=None)
    taken.add("scored", seat=None, item=ITEMS, points=None)
    return taken
