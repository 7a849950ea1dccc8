"""The contents of every box of Catan, read from ``components.json``, as tables for the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text("utf-8"))

MOST_SEATS = 4

RESOURCES: list[str] = DATA["resources"]
ALL_GOODS: list[str] = DATA["goods"]  # gold comes last; only some games have it
RESOURCE_COUNT = len(RESOURCES)
BRICK, LUMBER, WOOL, GRAIN, ORE, GOLD = range(len(ALL_GOODS))
CARDS_EACH: int = DATA["supply"]["resource_cards_each"]
GOLD_PIECES: int = DATA["supply"]["gold_pieces"]

# A terrain that yields a good has the number of that good; land comes before all other terrains.
TERRAINS: list[str] = list(DATA["terrains"])
DESERT, SITE, SEA, VOID = map(TERRAINS.index, ("desert", "site", "sea", "void"))
LAST_LAND = SITE

KINDS: list[str] = [card["id"] for card in DATA["development_cards"]]
KIND_COUNT = len(KINDS)
CARDS_OF_KIND: list[int] = [card["count"] for card in DATA["development_cards"]]
DECK_SIZE = sum(CARDS_OF_KIND)
KNIGHT, VICTORY_POINT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY = range(KIND_COUNT)

ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST = range(4)
COSTS: list[list[int]] = [
    [DATA["costs"][what].get(resource, 0) for resource in RESOURCES]
    for what in ("road", "settlement", "city", "development_card")
]
ROADS: int = DATA["pieces"]["road"]
SETTLEMENTS: int = DATA["pieces"]["settlement"]
CITIES: int = DATA["pieces"]["city"]

ROAD_POINTS: int = DATA["points"]["longest_road"]
ARMY_POINTS: int = DATA["points"]["largest_army"]
LEAST_ROAD: int = DATA["least"]["longest_road"]
LEAST_ARMY: int = DATA["least"]["largest_army"]

BANK_RATIO: int = DATA["ratios"]["bank"]
HARBOUR_RATIO: int = DATA["ratios"]["harbour"]
SPECIAL_RATIO: int = DATA["ratios"]["special_harbour"]
NO_HARBOUR, ANY_HARBOUR = -1, RESOURCE_COUNT  # any other harbour is its resource

PIPS = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]  # by number: in how many of 36 rolls it yields
