"""Catan as people see it: the view of a seat, and the question it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.games.catan.components import (
    ALL_GOODS,
    ANY_HARBOUR,
    ARMY_POINTS,
    CARDS_EACH,
    CITIES,
    COSTS,
    HARBOUR_RATIO,
    KINDS,
    NO_HARBOUR,
    PIPS,
    RESOURCES,
    ROAD_POINTS,
    ROADS,
    SETTLEMENTS,
    SPECIAL_RATIO,
    TERRAINS,
    VICTORY_POINT,
    VOID,
)
from heliopolis.games.catan.geometry import NOWHERE, Frame, hexes_around, hexes_beside, name_of
from heliopolis.games.catan.state import (
    DISCARD,
    MAIN,
    NOBODY,
    OFFER_BUILD,
    OFFER_CLOSE,
    OFFER_REPLY,
    OVER,
    PHASES,
    State,
)
from heliopolis.games.catan.view_types import (
    CatanBuilding,
    CatanComponents,
    CatanOffer,
    CatanTheft,
)
from heliopolis.kernel.game import OpenOffer
from heliopolis.kernel.rules import decides


def count_by_name(counts: Any, names: list[str]) -> dict[str, int]:
    """Return the counts by name, without zeros."""
    return {name: n for name, n in zip(names, counts, strict=False) if n}


class View:
    """The view of a game on a frame. Scenarios add to it."""

    phases: Sequence[str] = PHASES
    # What can be built or bought, in the order of the costs.
    wares: tuple[str, ...] = ("road", "settlement", "city", "development_card")
    costs = COSTS

    def __init__(self, frame: Frame, goods: list[str]) -> None:
        self.frame, self.goods = frame, goods
        names: dict[str, Any] = frame.names()
        self._ends, self._edges_at = names["EDGE_ENDS"], names["VERTEX_EDGES"]
        self._hex_number = {name: i for i, name in enumerate(frame.hex_names)}
        self._around_vertex = {
            name: [name_of(h) for h in hexes_around(*vertex)]
            for name, vertex in zip(frame.vertex_names, frame.vertices, strict=True)
        }
        self._beside_edge = {
            name: [name_of(h) for h in hexes_beside(*edge)]
            for name, edge in zip(frame.edge_names, frame.edges, strict=True)
        }
        self._costs = {
            ware: count_by_name(cost, RESOURCES)
            for ware, cost in zip(self.wares, self.costs, strict=True)
        }

    @decides("CB-14.1", "CB-14.2")
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat, or a spectator, may see."""
        return {
            "phase": self.phases[s.phase],
            "active": s.active,
            "first": s.first,
            "turn": s.turns + 1,
            "dice": list(s.dice) if s.dice[0] else None,
            "target": s.target,
            "robber": self.frame.hex_names[s.robber],
            "hexes": self._hexes(s),
            "harbours": self._harbours(s),
            "buildings": self._buildings(s),
            "roads": self._roads(s),
            "costs": self._costs,
            "bank": {good: s.bank[i] for i, good in enumerate(self.goods)},
            "deck": s.deck_left + s.deck_below,
            "longest_road": None if s.road_holder == NOBODY else s.road_holder,
            "largest_army": None if s.army_holder == NOBODY else s.army_holder,
            "offer": self._offer(s, seat),
            "stolen": self._stolen(s, seat),
            "players": [self._player(s, seat, player) for player in range(s.seats)],
        }

    def _hexes(self, s: State) -> dict[str, dict[str, Any]]:
        return {
            name: {"terrain": TERRAINS[s.terrain[i]], "number": s.number[i] or None}
            for i, name in enumerate(self.frame.hex_names)
            if s.terrain[i] != VOID
        }

    def _harbours(self, s: State) -> dict[str, str]:
        """Return the vertices with a harbour: their resource, or any."""
        return {
            name: "any" if s.harbour[i] == ANY_HARBOUR else RESOURCES[s.harbour[i]]
            for i, name in enumerate(self.frame.vertex_names)
            if s.harbour[i] != NO_HARBOUR
        }

    def _buildings(self, s: State) -> dict[str, CatanBuilding]:
        return {
            name: {"seat": s.owner[i], "city": bool(s.city[i])}
            for i, name in enumerate(self.frame.vertex_names)
            if s.owner[i] >= 0
        }

    def _roads(self, s: State) -> dict[str, int]:
        names = self.frame.edge_names
        return {name: s.road[i] for i, name in enumerate(names) if s.road[i] >= 0}

    @decides("CB-7.2")
    def _offer(self, s: State, seat: int | None) -> CatanOffer | None:
        if s.phase not in (OFFER_BUILD, OFFER_REPLY, OFFER_CLOSE):
            return None
        if s.phase == OFFER_BUILD and seat != s.active:
            return {"give": None, "want": None, "accepted": [], "rejected": []}
        return {
            "give": count_by_name(s.give, self.goods),
            "want": count_by_name(s.want, self.goods),
            "accepted": [other for other in range(s.seats) if s.accepted >> other & 1],
            "rejected": [n for n in range(s.seats) if (s.answered & ~s.accepted) >> n & 1],
        }

    @decides("CB-6.6")
    def _stolen(self, s: State, seat: int | None) -> CatanTheft | None:
        """Return the last theft; only thief and victim see the card."""
        if s.thief == NOBODY:
            return None
        knows = seat is not None and seat in (s.thief, s.victim)
        kind = RESOURCES[s.stolen] if knows else None
        return {"thief": s.thief, "victim": s.victim, "resource": kind}

    def _player(self, s: State, observer: int | None, seat: int) -> dict[str, Any]:
        own, open_ = seat == observer, s.phase == OVER
        return {
            "seat": seat,
            "points": s.points[seat] + (s.held[seat][VICTORY_POINT] if own or open_ else 0),
            "cards": s.cards[seat],
            "hand": {r: s.hand[seat][i] for i, r in enumerate(RESOURCES)} if own or open_ else None,
            "known": None if own or open_ else self._known(s, observer, seat),
            "gold": s.hand[seat][len(RESOURCES)],
            "development_cards": s.held_cards[seat],
            "development": count_by_name(s.held[seat], KINDS) if own or open_ else None,
            "bought_now": count_by_name(s.fresh, KINDS) if own and seat == s.active else None,
            "knights": s.knights[seat],
            "roads_left": s.roads_left[seat],
            "settlements_left": s.settlements_left[seat],
            "cities_left": s.cities_left[seat],
            "road_length": s.road_length[seat],
            "road_edges": [self.frame.edge_names[edge] for edge in self._longest_road(s, seat)],
            "points_for": self._points_for(s, seat, own or open_),
            "ratios": {good: s.ratio[seat][i] for i, good in enumerate(self.goods)},
            "lacks": self._lacks(s, seat) if own else None,
            "to_discard": s.to_discard[seat] if own else None,
            "chosen": count_by_name(s.chosen[seat], RESOURCES)
            if own and s.phase == DISCARD
            else None,
        }

    @decides("CB-8.1")
    def _lacks(self, s: State, seat: int) -> dict[str, dict[str, int]]:
        """Return the goods that are missing for the price of each thing that can be built."""
        missing = {
            ware: [max(0, n - s.hand[seat][i]) for i, n in enumerate(cost)]
            for ware, cost in zip(self.wares, self.costs, strict=True)
        }
        return {ware: count_by_name(counts, ALL_GOODS) for ware, counts in missing.items()}

    @decides("CB-12.1")
    def _points_for(self, s: State, seat: int, shown: bool) -> dict[str, int]:
        """Return what the points are for; those of cards only for observers who see them."""
        cities = sum(1 for i, owner in enumerate(s.owner) if owner == seat and s.city[i])
        counts = {
            "settlements": sum(1 for owner in s.owner if owner == seat) - cities,
            "cities": 2 * cities,
            "longest_road": ROAD_POINTS if s.road_holder == seat else 0,
            "largest_army": ARMY_POINTS if s.army_holder == seat else 0,
        }
        counts["scenario"] = s.points[seat] - sum(counts.values())
        counts["victory_points"] = s.held[seat][VICTORY_POINT] if shown else 0
        return {item: points for item, points in counts.items() if points}

    @decides("CB-10.1")
    def _longest_road(self, s: State, seat: int) -> list[int]:
        """Return the edges of one longest trail of a player's roads, in walking order."""
        length = s.road_length[seat]
        if not length:
            return []
        mine = [edge for edge in range(len(self._ends)) if s.road[edge] == seat]
        starts = sorted({vertex for edge in mine for vertex in self._ends[edge]})
        for start in starts:
            if found := self._trail(s, seat, start, [], length):
                return found
        return []

    def _trail(self, s: State, seat: int, vertex: int, walked: list[int], left: int) -> list[int]:
        """Return a trail with `left` more edges from a vertex; empty if there is none."""
        if left == 0:
            return walked
        if walked and s.owner[vertex] >= 0 and s.owner[vertex] != seat:
            return []  # an opponent's building ends it
        for edge in self._edges_at[vertex]:
            if edge != NOWHERE and s.road[edge] == seat and edge not in walked:
                there = sum(self._ends[edge]) - vertex
                if found := self._trail(s, seat, there, [*walked, edge], left - 1):
                    return found
        return []

    @decides("CB-14.2")
    def _known(self, s: State, observer: int | None, seat: int) -> dict[str, int]:
        """Return what is certainly in a hand: what all players saw, and what this seat was told."""
        known = list(s.seen[seat])
        if observer is not None:
            known = [n + s.told[observer][seat][i] for i, n in enumerate(known)]
        return count_by_name(known, RESOURCES)

    def offer_to(self, s: State, seat: int) -> OpenOffer | None:
        """Return the offer that a seat is asked about, as that seat would trade."""
        if s.phase != OFFER_REPLY or seat == s.active:
            return None
        get, give = (count_by_name(side, self.goods) for side in (s.give, s.want))
        return OpenOffer(s.active, get, give)

    def offering_seat(self, s: State) -> int | None:
        """Return the seat that makes offers: the active one, after its roll."""
        return s.active if s.phase in (MAIN, OFFER_BUILD, OFFER_REPLY, OFFER_CLOSE) else None

    def prompt(self, s: State, seat: int) -> dict[str, Any]:
        """Return the question put to a seat that may act: the key of a text, with its values."""
        name = self.phases[s.phase].replace("_", "-")
        if s.phase == DISCARD:
            return {"prompt": name, "cards": s.to_discard[seat]}
        if s.phase == OFFER_REPLY:
            given = {f"give_{good}": s.give[i] for i, good in enumerate(ALL_GOODS)}
            wanted = {f"want_{good}": s.want[i] for i, good in enumerate(ALL_GOODS)}
            if seat == s.active:
                name = "offer-answers"
            return {"prompt": name, "seat": s.active, **given, **wanted}
        if self.phases[s.phase] in ("place_free_road", "take_resource"):
            return {"prompt": name, "left": s.pending}
        return {"prompt": name}

    # --- What is in no state --------------------------------------------------------------------

    @decides("CB-5.1")
    def recall(self, s: State, log_events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return the hexes that yield by the last roll: those of the number, without the robber."""
        rolled = sum(s.dice)
        yielding = [
            name
            for i, name in enumerate(self.frame.hex_names)
            if rolled and s.number[i] == rolled and i != s.robber
        ]
        return {"yielding": yielding}

    # --- Places in words --------------------------------------------------------------------------

    def place_word(self, s: State, field: str, value: Any, say: Any) -> str | None:
        """Return what a log calls a place: the lands around it, and the sea at the coast."""
        if field == "hex":
            return self._land_word(s, value, say)
        if field == "vertex":
            hexes = self._around_vertex[value]
            land = [name for name in hexes if self._terrain(s, name) != "sea"]
            hexes = land or hexes
        elif field in ("edge", "origin"):
            hexes = self._beside_edge[value]
        else:
            return None
        return ", ".join(self._land_word(s, name, say) for name in hexes)

    def _terrain(self, s: State, name: str) -> str:
        """Return the terrain of a hex; outside of the frame there is sea."""
        place = self._hex_number.get(name)
        terrain = TERRAINS[s.terrain[place]] if place is not None else "sea"
        return "sea" if terrain == "void" else terrain

    def _land_word(self, s: State, name: str, say: Any) -> str:
        terrain = self._terrain(s, name)
        number = 0 if terrain == "sea" else s.number[self._hex_number[name]]
        land = say(f"board-terrain-{terrain}")
        return f"{land} {number}" if number else str(land)


COMPONENTS: CatanComponents = {
    "resources": RESOURCES,
    "cards": KINDS,
    "yields": dict(zip(TERRAINS, ALL_GOODS, strict=False)),
    "pips": PIPS,
    "harbour_ratios": {"any": HARBOUR_RATIO, **dict.fromkeys(RESOURCES, SPECIAL_RATIO)},
    "building_points": {"settlement": 1, "city": 1},  # a city takes the place of a settlement
    "pieces": {"road": ROADS, "settlement": SETTLEMENTS, "city": CITIES},
    "resource_cards": CARDS_EACH,
}
