"""What a seat observes as numbers is what its view shows: every feature, described once more here.

The views are tested with the rules; here each feature of an observation is worked out from a view,
by the name of the feature, and from what the table was set up with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

import pytest

from heliopolis import games
from heliopolis.games.catan.alexander import board as alexander
from heliopolis.games.catan.cheops import board as cheops
from heliopolis.games.catan.components import ALL_GOODS, KINDS, RESOURCES, TERRAINS
from heliopolis.games.catan.island.board import FRAME as ISLAND
from heliopolis.games.catan.state import PHASES
from heliopolis.kernel.features import RELATIVE_SEATS
from heliopolis.kernel.game import Arrangement
from heliopolis.table import Table
from heliopolis.testing.play import covering_settings, random_game

GAMES = ["catan-island", "catan-alexander", "catan-cheops"]
MOST_SEATS = 4
COMMON_OPTIONS = 10  # those that all games of Catan have come first
RARE = (PHASES.index("place_free_road"), PHASES.index("take_resource"))  # looked at every time
MOST = 32767  # larger numbers are shown as this one

# What counts as a build; a ship that is being moved, too (CH-12.2).
BUILDS = {"built-road", "built-settlement", "built-city", "bought-card"}
BUILDS |= {"built-ship", "built-block", "moved-ship"}

Numbers = list[int]


def one_of(names: Sequence[Any], name: Any) -> Numbers:
    """A one at the place of a name, and zeros at all others."""
    return [int(name == other) for other in names]


def counted(names: Sequence[str], counts: Mapping[str, int] | None) -> Numbers:
    """Counts in the order of their names."""
    return [(counts or {}).get(name, 0) for name in names]


FRAMES = {
    "catan-island": ISLAND,
    "catan-alexander": alexander.FRAME,
    "catan-cheops": cheops.FRAME,
}


class Expected:
    """The features of one seat, from its view."""

    def __init__(self, table: Table, seat: int) -> None:
        self.game, self.seat, self.seats = table.game, seat, table.seats
        self.state: Any = table.state()
        self.view: dict[str, Any] = table.game.presentation.view(self.state, seat)
        self.own = self.view["players"][seat]
        self.asked = table.players_to_move
        self.prompt: Mapping[str, Any] = table.prompt(self.asked[0]) or {} if self.asked else {}
        self.told = this_turn(table)
        self.options = {
            o.name: o.encode(table.options[o.name], table.seats)
            for o in table.game.options
            if not isinstance(o, Arrangement)
        }
        frame = FRAMES[table.game.name]
        self.names = {
            "hexes": list(frame.hex_names),
            "vertices": list(frame.vertex_names),
            "edges": list(frame.edge_names),
        }

    def relative(self, seat: Any) -> Numbers:
        """A seat as one of four, from the observer on."""
        place = (seat - self.seat) % self.seats if isinstance(seat, int) else None
        return one_of(range(MOST_SEATS), place)

    def at(self, kind: str, owners: Mapping[str, Any]) -> Numbers:
        """The owner at each place."""
        return [n for name in self.names[kind] for n in self.relative(owners.get(name))]

    def own_options(self, shown_otherwise: str) -> Numbers:
        """The options of the scenario, but for one that shows on the board."""
        own = list(self.options)[COMMON_OPTIONS:]
        codes = {**self.options, "bank_sells_gold": 1 - self.options["bank_sells_gold"]}  # a flag
        if codes.get("ship_rules"):  # CH-12.1: a start road may be a ship, whatever the option says
            codes["setup_ship"] = 0
        return [codes[name] for name in own if name != shown_otherwise]

    def of_seats(self, told: Callable[[dict[str, Any]], dict[str, Numbers]]) -> dict[str, Numbers]:
        """What is told of every player, from the observer on; of nobody zeros."""
        features: dict[str, Numbers] = {}
        for place, name in enumerate(RELATIVE_SEATS[:MOST_SEATS]):
            there = told(self.view["players"][(self.seat + place) % self.seats])
            for feature, numbers in there.items():
                taken = place < self.seats
                features[f"{name}: {feature}"] = numbers if taken else [0] * len(numbers)
        return features

    def all(self) -> dict[str, Numbers]:
        """Every feature that all games have."""
        return {**self._table(), **self._board(), **self.of_seats(self._player)}

    def _table(self) -> dict[str, Numbers]:
        view, own, offer = self.view, self.own, self.view["offer"] or {}
        features = {
            "phase": self._phase(),
            "options": [min(code, MOST) for code in self.options.values()][:COMMON_OPTIONS],
            "turns": [view["turn"] - 1],
            "dice": view["dice"] or [0, 0],
            "bank": counted(ALL_GOODS, {"gold": 40, **view["bank"]}),  # none is used on the island
            "offers": [self.state.offers],
            "draw pile": [view.get("draw_pile", 0)],
            "deck": [view["deck"]],
            "hand": [*counted(RESOURCES, own["hand"]), own["gold"]],
            "development cards": counted(KINDS, own["development"]),
            "bought now": counted(KINDS, own["bought_now"]),
            "chosen": counted(RESOURCES, own["chosen"]),
            "to discard": [own["to_discard"]],
            "offer: given": counted(ALL_GOODS, offer.get("give")),
            "offer: wanted": counted(ALL_GOODS, offer.get("want")),
        }
        if self.prompt.get("prompt") in ("place-free-road", "place-free-piece", "take-resource"):
            features["pending"] = [self.prompt["left"]]
        if self.asked:
            features["card played"] = [int("played" in self.told)]
            features["built"] = [int(bool(self.told & BUILDS or self.view.get("lifted")))]
        return features

    def _phase(self) -> Numbers:
        """The question that is asked; a scenario has room for ten of its own."""
        shown: Any = self.game.presentation.view
        phases: list[Any] = list(shown.__self__.phases)
        return one_of(phases + [None] * (len(PHASES) + 10 - len(phases)), self.view["phase"])

    def _board(self) -> dict[str, Numbers]:
        view, names = self.view, self.names
        hexes, buildings, harbours = view["hexes"], view["buildings"], view["harbours"]
        land = [hexes.get(name, {"terrain": "void", "number": None}) for name in names["hexes"]]
        return {
            "terrain": [n for tile in land for n in one_of(TERRAINS, tile["terrain"])],
            "number": [tile["number"] or 0 for tile in land],
            "robber": one_of(names["hexes"], view["robber"]),
            "harbour": [
                n
                for name in names["vertices"]
                for n in one_of([*RESOURCES, "any"], harbours.get(name))
            ],
            "settlement": self.at(
                "vertices", {v: b["seat"] for v, b in buildings.items() if not b["city"]}
            ),
            "city": self.at("vertices", {v: b["seat"] for v, b in buildings.items() if b["city"]}),
            "road": self.at("edges", {**view["roads"], **view.get("ships", {})}),
        }

    def _player(self, player: dict[str, Any]) -> dict[str, Numbers]:
        view, seat = self.view, player["seat"]
        over, offer = view["phase"] == "over", view["offer"] or {}
        cards = 0 if over else player["points_for"].get("victory_points", 0)
        known = player["hand"] if seat == self.seat else player["known"]
        features = {
            "taken": [1],
            "asked": [int(seat in self.asked)],
            "active": [int(seat == view["active"])],
            "points": [sum(player["points_for"].values()) - cards],
            "cards": [player["cards"]],
            "gold": [player["gold"]],
            "development cards": [player["development_cards"]],
            "knights": [player["knights"]],
            "pieces left": [player[f"{kind}_left"] for kind in ("roads", "settlements", "cities")],
            "special cards": [int(view[c] == seat) for c in ("longest_road", "largest_army")],
            "accepted": [int(seat in offer.get("accepted", []))],
            "to discard": [int(view["phase"] == "discard" and seat in self.asked)],
        }
        if known is not None:  # at the end all hands lie open, and the view tells no more of it
            features["known cards"] = counted(RESOURCES, known)
        features["road length"] = [player["road_length"] or 0]  # there is none in Cheops
        ratios = counted(ALL_GOODS, {"gold": max(player["ratios"].values()), **player["ratios"]})
        return features | {"ratios": ratios}


def this_turn(table: Table) -> set[str]:
    """What has been told since the last turn ended."""
    told: set[str] = set()
    for event in reversed(table.log_events):
        if event["log_event"] == "ended-turn":
            break
        told.add(event["log_event"])
    return told


def campaign(expected: Expected) -> dict[str, Numbers]:
    """What Alexander adds."""
    view, route, auction = expected.view, expected.view["route"], expected.view["auction"]
    kinds = [*alexander.CROSSING_KINDS, *alexander.EVENTS]
    lying = [one_of(kinds, stop["event"] or stop["kind"]) for stop in route]
    lying += [[0] * len(kinds)] * (alexander.MOST_CROSSINGS - len(route))
    passed = {stop["vertex"]: i + 1 for i, stop in enumerate(route)}
    features = {
        "campaign: options": expected.own_options("chit_mix"),
        "campaign: position": [view["position"]],
        "campaign: crossing": [passed.get(name, 0) for name in expected.names["vertices"]],
        "campaign: kinds": [n for numbers in lying for n in numbers],
        "campaign: chits": counted(alexander.CHIT_KINDS, view["chits_face_down"]),
        **{
            f"office: {office}": expected.relative(view["offices"][office])
            for office in alexander.OFFICES
        },
        **expected.of_seats(
            lambda player: {"chits": counted(alexander.CHIT_KINDS, player["chits"])}
        ),
    }
    if auction:
        features |= {
            "auction: event": one_of(alexander.EVENTS, auction["event"]),
            "auction: highest bid": [auction["high_bid"] or 0],
            "auction: bidder": expected.relative(auction["bidder"]),
            "auction: old knights": [expected.state.old_knights],
            "auction: paid": [expected.state.paid],
            "auction: to pay": [auction["to_pay"] or 0],
            "auction: to lose": [auction["to_lose"] or 0],
            **expected.of_seats(lambda player: {"passed": [player["seat"] in auction["passed"]]}),
        }
    return features


def egypt(expected: Expected) -> dict[str, Numbers]:
    """What Cheops adds."""
    view, s = expected.view, expected.state
    pyramid, deal = view["pyramid"], view["deal"] or {}
    site = [int(name in view["site"]) for name in expected.names["vertices"]]

    def builder(player: dict[str, Any]) -> dict[str, Numbers]:
        hosts = [host["seat"] for host in player["hosts"]] if pyramid["open"] else []
        reached = {port["harbour"] for port in player["reaches"]}
        reached |= {port["harbour"] for port in view["ports"] if port["seat"] == player["seat"]}
        hosting = [(expected.seat + place) % expected.seats for place in range(expected.seats)]
        return {
            "ships left": [player["ships_left"]],
            "blocks": [player["blocks"]],
            "blessed": [player["blessed"]],
            "cursed": [player["cursed"]],
            "hosts": [int(seat in hosts) for seat in hosting] + [0] * (MOST_SEATS - len(hosting)),
            "harbours": [int(harbour in reached) for harbour in cheops.HARBOURS],
        }

    features = {
        "egypt: options": expected.own_options("ship_waters"),
        "egypt: site vertex": site,
        "pyramid": [pyramid["open"], pyramid["laid"], pyramid["black_left"]],
        "egypt: start vertex": [
            s.start_vertices[i // 30] >> i % 30 & 1 for i in range(len(expected.names["vertices"]))
        ],
        "egypt: ship edge": [min(ship, 2) for ship in s.ship],
        "deal: harbour": one_of(cheops.HARBOURS, deal.get("harbour")),
        "deal: good": one_of(ALL_GOODS, deal.get("give")),
        **expected.of_seats(builder),
    }
    if expected.asked:
        lifted = bool(view["lifted"])
        features["ship move"] = [lifted or "moved-ship" in expected.told, lifted]
    return features


def observed(table: Table, seat: int) -> dict[str, Numbers]:
    """The observation by the names of the features."""
    numbers = [-1] * table.game.observation_size
    table.game.rules.observe(table.state(), seat, numbers)
    places = iter(numbers)
    return {feature.name: list(islice(places, feature.size)) for feature in table.game.features}


MORE = {"catan-island": lambda _: {}, "catan-alexander": campaign, "catan-cheops": egypt}


@pytest.mark.parametrize("name", GAMES)
def test_features_are_what_the_view_shows(name: str) -> None:
    game = games.find(name)
    seen: set[str] = set()
    for row, (seats, options, biased) in enumerate(covering_settings(game)):
        for number, table in enumerate(random_game(game, seats, row, options, biased)):
            if number % 40 and not table.over and table.state().phase not in RARE:
                continue
            for seat in range(seats):
                found, expected = observed(table, seat), Expected(table, seat)
                for feature, numbers in {**expected.all(), **MORE[name](expected)}.items():
                    assert found[feature] == numbers, (row, number, seat, feature)
                    seen.add(feature)
    assert seen == {feature.name for feature in game.features}
