"""The campaign as people see it, in addition to what the plain game shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.games.catan.alexander import auction, ending
from heliopolis.games.catan.alexander.board import (
    ARROWS,
    CHIT_KINDS,
    CHITS_FOR_OFFICE,
    CROSSING_KIND_COUNT,
    CROSSING_KINDS,
    EVENT,
    EVENTS,
    FRAME,
    KNIGHT_VALUE,
    LANDS,
    OFFICE_POINTS,
    OFFICES,
    PAYMENTS,
    PAYS,
    PLACES,
)
from heliopolis.games.catan.alexander.options import PENALTY
from heliopolis.games.catan.alexander.overrides import specialize
from heliopolis.games.catan.alexander.state import (
    BEFORE_EVENT,
    BID,
    EXCHANGE,
    FOUND,
    LOSE_CARD,
    PAY,
    PHASES,
    PUT_AWAY,
    State,
)
from heliopolis.games.catan.alexander.view_types import (
    CatanAlexanderAuction,
    CatanAlexanderComponents,
    CatanAlexanderCrossing,
    CatanAlexanderMeans,
)
from heliopolis.games.catan.components import ALL_GOODS, GOLD, RESOURCES
from heliopolis.games.catan.geometry import NOWHERE
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.state import NOBODY
from heliopolis.games.catan.view import COMPONENTS as PLAIN_COMPONENTS
from heliopolis.games.catan.view import View as PlainView
from heliopolis.games.catan.view import count_by_name
from heliopolis.kernel.rules import decides

NEIGHBOURS: Any = FRAME.names()["VERTEX_NEIGHBOURS"]  # three per vertex, or NOWHERE

# The rules that the view asks, as this game has them.
rule_against_settlement_place = specialize(ending.rule_against_settlement_place)
rule_against_pay = specialize(auction.rule_against_pay)
usable_knights = specialize(auction.usable_knights)


class View(PlainView):
    """The view of the plain game, with the march, the auction, chits and offices."""

    phases = PHASES

    @decides("AL-12.1")
    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat, or a spectator, may see."""
        seen = super().view(s, seat)
        for player in seen["players"]:
            player["chits"] = count_by_name(s.won[player["seat"]], CHIT_KINDS)
            player["chit_count"] = s.chits[player["seat"]]
        return {
            **seen,
            "draw_pile": s.pile_left,
            "draws_left": s.pile_left // s.seats,  # everybody draws, or nobody (AL-4.3)
            "position": s.position,
            "route": [self._crossing(s, i) for i in range(s.crossings)],
            "start_arrow": ARROWS.get(FRAME.vertex_names[s.route[0]]),
            "end_arrow": ARROWS.get(FRAME.vertex_names[s.route[s.crossings - 1]]),
            "guarded": self._guarded(s),
            "chits_face_down": {k: s.chits_left[i] for i, k in enumerate(CHIT_KINDS)},
            "offices": {office: self._holder(s, i) for i, office in enumerate(OFFICES)},
            "office_points": dict(zip(OFFICES, OFFICE_POINTS, strict=True)),
            "auction": self._auction(s, seat),
        }

    def _hexes(self, s: Any) -> dict[str, dict[str, Any]]:
        """Return the hexes with the names of the lands, where they are those of our own board."""
        return {
            name: {**tile, "place": LANDS.get(name)} for name, tile in super()._hexes(s).items()
        }

    @decides("AL-10.4")
    def _guarded(self, s: State) -> list[str]:
        """Return the free vertices on which the way before Alexander allows no settlement yet."""
        # No others can be: the rule looks at every crossing, which takes long for all vertices.
        near = {
            vertex
            for crossing in s.route[s.position : s.crossings]
            for vertex in (crossing, *NEIGHBOURS[crossing])
            if vertex != NOWHERE and s.owner[vertex] == NOBODY
        }
        return [
            FRAME.vertex_names[vertex]
            for vertex in sorted(near)
            if rule_against_settlement_place(s, vertex)
        ]

    def recall(self, s: Any, log_events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return also what the winner of the auction has paid so far."""
        paid: list[str] = []
        if s.phase == PAY:
            for told in reversed(log_events):
                if told["log_event"] == "won-auction":
                    break
                if told["log_event"] == "paid":
                    paid.insert(0, told["payment"])
        return {**super().recall(s, log_events), "paid": paid}

    def place_word(self, s: Any, field: str, value: Any, say: Any) -> str | None:
        """Return what a log calls a place: by its name where the board has one."""
        plain = super().place_word(s, field, value, say)
        if field == "hex" and value in LANDS:
            return f"{say(f'place-{LANDS[value]}')} ({plain})"
        if field == "vertex" and value in PLACES:
            return str(say(f"place-{PLACES[value]}"))
        return plain

    @decides("AL-8.4")
    def _points_for(self, s: Any, seat: int, shown: bool) -> dict[str, int]:
        """Return what the points are for, with the office by its name."""
        counts = super()._points_for(s, seat, shown)
        if "scenario" in counts:
            counts["office"] = counts.pop("scenario")
        return counts

    def _crossing(self, s: State, i: int) -> CatanAlexanderCrossing:
        vertex = FRAME.vertex_names[s.route[i]]
        kind, event = s.route_kind[i], s.route_kind[i] - CROSSING_KIND_COUNT
        return {
            "vertex": vertex,
            "place": PLACES.get(vertex),
            "kind": CROSSING_KINDS[EVENT if event > 0 else kind],
            "event": EVENTS[event] if event > 0 else None,
        }

    def _holder(self, s: State, office: int) -> int | str | None:
        holder = s.office[office]
        return {NOBODY: None, PUT_AWAY: "put_away"}.get(holder, holder)

    def _auction(self, s: State, observer: int | None) -> CatanAlexanderAuction | None:
        if s.phase not in (BEFORE_EVENT, BID, PAY, FOUND, EXCHANGE, LOSE_CARD):
            return None
        return {
            "event": EVENTS[s.event],
            "pays": self._pays(s),
            "overpay": s.knight_overpay == TRUE,
            "means": [self._means(s, observer, seat) for seat in range(s.seats)],
            "high_bid": s.high_bid or None,
            "bidder": None if s.bidder == NOBODY else s.bidder,
            "passed": [seat for seat in range(s.seats) if s.passed >> seat & 1],
            "to_pay": s.price or None,
            "payable": self._payable(s) if observer == s.bidder else [],
            "to_lose": s.to_lose or None,
        }

    def _payable(self, s: State) -> list[str]:
        """Return what the winner of the auction may pay with next."""
        if s.phase != PAY:
            return []
        return [name for i, name in enumerate(PAYMENTS) if rule_against_pay(s, s.bidder, i) == 0]

    @decides("AL-6.5")
    def _pays(self, s: State) -> dict[str, int]:
        """Return what an event may be paid with, and the value of one unit."""
        worth = [*PAYS[s.event], KNIGHT_VALUE if EVENTS[s.event] == "battle" else 0]
        return count_by_name(worth, PAYMENTS)

    @decides("AL-6.4", "AL-12.1")
    def _means(self, s: State, observer: int | None, seat: int) -> CatanAlexanderMeans:
        """Return what a player can certainly pay, and at most, as far as the observer can know.

        Of a hand the observer knows what was seen; the rest may be anything. A bid can be paid.
        """
        if seat == observer:
            known = {r: s.hand[seat][i] for i, r in enumerate(RESOURCES)}
        else:
            known = self._known(s, observer, seat)
        allowed = [r for i, r in enumerate(ALL_GOODS) if PAYS[s.event][i]]
        units = count_by_name([known.get(r, 0) for r in allowed], allowed)
        gold, knights = s.hand[seat][GOLD], usable_knights(s, seat)
        sure = sum(units.values()) + gold + KNIGHT_VALUE * knights
        hidden = s.cards[seat] - sum(known.values())
        bid = s.high_bid if seat == s.bidder and s.phase == BID and s.overbid != PENALTY else 0
        return {
            "seat": seat,
            "units": units,
            "gold": gold,
            "knights": knights,
            "hidden": hidden,
            "sure": min(max(sure, bid), sure + hidden),
            "most": sure + hidden,
        }

    def prompt(self, s: Any, seat: int) -> dict[str, Any]:
        """Return the question put to a seat that may act: the key of a text, with its values."""
        if s.phase == BID and s.bidder == NOBODY:
            return {"prompt": "bid-first", "event": EVENTS[s.event]}
        if s.phase == BID:
            event = EVENTS[s.event]
            return {"prompt": "bid-over", "event": event, "best": s.high_bid, "leader": s.bidder}
        if s.phase == PAY:
            return {"prompt": "pay", "left": s.price}
        if s.phase == LOSE_CARD:
            return {"prompt": "lose-card", "left": s.to_lose}
        if s.phase == BEFORE_EVENT:
            return {"prompt": "before-event", "event": EVENTS[s.event]}
        return super().prompt(s, seat)


COMPONENTS: CatanAlexanderComponents = {
    **PLAIN_COMPONENTS,
    "events": CHIT_KINDS,
    "offices": OFFICES,
    "chits_for_office": CHITS_FOR_OFFICE,
}
