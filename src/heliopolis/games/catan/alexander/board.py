"""Alexander's world, read from ``board.json`` and checked: hexes, harbours, the route; and what
each auction may be paid with.

The printed board was not available: hexes, numbers, harbours and route are reconstructed from the
geography. A table may bring a better one, on the same frame of ten columns and seven rows.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from heliopolis.games.catan.board import Board, edge_of, quoted, refuse, vertex_of
from heliopolis.games.catan.components import (
    ALL_GOODS,
    CARDS_EACH,
    CARDS_OF_KIND,
    DESERT,
    GOLD_PIECES,
    KNIGHT,
    RESOURCES,
)
from heliopolis.games.catan.geometry import Frame, hexes_around
from heliopolis.kernel.rules import decides

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("board.json").read_text("utf-8"))
OWN: dict[str, Any] = DATA["boards"]["alexander_reconstructed"]

COLUMNS, ROWS = 10, 7
FRAME = Frame((column - row // 2, row) for row in range(ROWS) for column in range(COLUMNS))

LEAST_SEATS: int = DATA["seats"]["min"]
MOST_SEATS: int = DATA["seats"]["max"]

# --- The route ------------------------------------------------------------------------------------

CROSSING_KINDS = ["temple", "event", "empty", "violet"]
CROSSING_KIND_COUNT = len(CROSSING_KINDS)
TEMPLE, EVENT, EMPTY, VIOLET = range(CROSSING_KIND_COUNT)
MOST_CROSSINGS = 50
CHITS_LAID_OUT: int = DATA["chits_laid_out"]
VIOLET_CROSSINGS = 3
# The places of our own board, by vertex; another board has other places.
PLACES: dict[str, str] = {c["vertex"].lower(): c["id"] for c in OWN["route"]["crossings"]}
LANDS: dict[str, str] = {tile["id"]: tile["name"] for tile in OWN["hexes"]}
# Where the march begins and ends on it, by the first and the last crossing.
ARROWS: dict[str, str] = {
    OWN["route"]["crossings"][0]["vertex"].lower(): OWN["route"]["start_arrow"].lower(),
    OWN["route"]["crossings"][-1]["vertex"].lower(): OWN["route"]["end_arrow"].lower(),
}

# --- Events ---------------------------------------------------------------------------------------

EVENTS: list[str] = list(DATA["event_kinds"])
SETTLEMENT, FAMINE, BRIDGE, BATTLE, STATUE = range(len(EVENTS))
FIRST_CHIT = FAMINE  # the first event that a chit brings; temples bring the one before
CHIT_KINDS = EVENTS[FIRST_CHIT:]
CHIT_KIND_COUNT = len(CHIT_KINDS)
CHITS: int = sum(DATA["event_chits"][kind] for kind in CHIT_KINDS)
USUAL_MIX: list[int] = [DATA["event_chits"][kind] for kind in CHIT_KINDS]
# 1 for each good that may pay for an event; besides these only knights pay, in battles.
PAYS: list[list[int]] = [
    [event["pays"].get(good, 0) for good in ALL_GOODS] for event in DATA["event_kinds"].values()
]
KNIGHT_VALUE: int = DATA["event_kinds"]["battle"]["pays"]["knight"]
PAYMENTS = [*ALL_GOODS, "knight"]
KNIGHT_PAYMENT = len(ALL_GOODS)
# Nobody can have more to pay with than all cards, all gold and all knights.
HIGHEST_BID = CARDS_EACH * len(RESOURCES) + GOLD_PIECES + KNIGHT_VALUE * CARDS_OF_KIND[KNIGHT]
HIGHEST_EMPTY_BID = 50  # of those that nothing backs, by the option

# --- Offices --------------------------------------------------------------------------------------

OFFICES: list[str] = [card["id"] for card in DATA["special_cards"]]
OFFICE_COUNT = len(OFFICES)
OFFICE_POINTS: list[int] = [card["points"] for card in DATA["special_cards"]]
OFFICE_IS_USED: list[list[int]] = [  # by seats, from 0
    [int(seats in card["players"]) for card in DATA["special_cards"]]
    for seats in range(MOST_SEATS + 1)
]
CHITS_FOR_OFFICE: int = DATA["special_card_minimum_chits"]

# --- The deal -------------------------------------------------------------------------------------

_setup = {int(seats): deal for seats, deal in DATA["setup"].items()}
PILE_EACH: list[int] = [
    _setup[seats]["draw_pile"]["brick"] if seats in _setup else 0 for seats in range(MOST_SEATS + 1)
]
HAND_SIZE: int = _setup[MOST_SEATS]["hand"]


def check(board: Any) -> None:
    """Refuse a board or route that this game cannot be played on, naming the field."""
    _checked(board)


def encode(board: Mapping[str, Any]) -> list[int]:
    """Return the numbers that `setup` reads: the board, the number of crossings, the route."""
    checked, crossings = _checked(board)
    route = [number for crossing in crossings for number in crossing]
    return [*checked.numbers(), len(crossings), *route]


def _checked(data: Any) -> tuple[Board, list[tuple[int, int]]]:
    board = Board(data, OWN, FRAME, ("route",))
    if DESERT not in board.terrain:
        refuse("hexes", "desert-missing")
    return board, _route(board, board.data["route"])


@decides("AL-2.3", "AL-5.1")
def _route(board: Board, route: Any) -> list[tuple[int, int]]:
    """Return the vertex and kind of each crossing; arrows join them from the start to the end."""
    if not isinstance(route, Mapping) or not isinstance(route.get("crossings"), list):
        refuse("route", "no-route")
    count, fewest = len(route["crossings"]), 1 + VIOLET_CROSSINGS
    if not fewest <= count <= MOST_CROSSINGS:
        refuse("route.crossings", "not-in", value=count, least=fewest, most=MOST_CROSSINGS)
    crossings = [
        _crossing(board, f"route.crossings.{i}", crossing)
        for i, crossing in enumerate(route["crossings"])
    ]
    _check_walk(route, [vertex for vertex, _ in crossings])
    _check_kinds([kind for _, kind in crossings])
    temples = [vertex for vertex, kind in crossings if kind == TEMPLE]
    neighbours: Any = FRAME.names()["VERTEX_NEIGHBOURS"]
    for i, (vertex, kind) in enumerate(crossings):
        if kind == TEMPLE and any(near in temples for near in neighbours[vertex]):
            refuse(f"route.crossings.{i}.kind", "temples-adjacent")
    return crossings


def _crossing(board: Board, field: str, crossing: Any) -> tuple[int, int]:
    if not isinstance(crossing, Mapping):
        refuse(field, "no-crossing", value=quoted(crossing))
    vertex = vertex_of(f"{field}.vertex", crossing.get("vertex"), FRAME)
    if not any(board.is_land(place) for place in hexes_around(*FRAME.vertices[vertex])):
        refuse(f"{field}.vertex", "no-land")
    if crossing.get("kind") not in CROSSING_KINDS:
        kind, known = quoted(crossing.get("kind")), ", ".join(CROSSING_KINDS)
        refuse(f"{field}.kind", "none-of", value=kind, known=known)
    return vertex, CROSSING_KINDS.index(crossing["kind"])


def _check_walk(route: Mapping[str, Any], vertices: list[int]) -> None:
    """Check that no crossing comes twice and that arrows join them from the start to the end."""
    ends: Any = FRAME.names()["EDGE_ENDS"]
    for i, vertex in enumerate(vertices):
        if vertex in vertices[:i]:
            refuse(f"route.crossings.{i}.vertex", "route-crosses")
        arrow = route["crossings"][i].get("arrow_after")
        wanted = {vertex, vertices[i + 1]} if i + 1 < len(vertices) else {vertex}
        if not wanted <= set(ends[edge_of(f"route.crossings.{i}.arrow_after", arrow, FRAME)]):
            refuse(f"route.crossings.{i}.arrow_after", "arrow-next")
    start = edge_of("route.start_arrow", route.get("start_arrow"), FRAME)
    if vertices[0] not in ends[start] or vertices[1] in ends[start]:
        refuse("route.start_arrow", "arrow-start")
    end = edge_of("route.end_arrow", route.get("end_arrow"), FRAME)
    if vertices[-1] not in ends[end] or set(ends[end]) & set(vertices[:-1]):
        refuse("route.end_arrow", "arrow-end")
    last = len(vertices) - 1
    after = f"route.crossings.{last}.arrow_after"
    if edge_of(after, route["crossings"][last].get("arrow_after"), FRAME) != end:
        refuse(after, "arrow-last")


def _check_kinds(kinds: list[int]) -> None:
    if kinds[0] != TEMPLE:
        refuse("route.crossings.0.kind", "first-temple")
    if [i for i, kind in enumerate(kinds) if kind == VIOLET] != list(
        range(len(kinds) - VIOLET_CROSSINGS, len(kinds))
    ):
        refuse("route.crossings", "last-violet", count=VIOLET_CROSSINGS)
    if kinds.count(EVENT) != CHITS_LAID_OUT:
        refuse("route.crossings", "events", count=CHITS_LAID_OUT, found=kinds.count(EVENT))


check(OWN)
