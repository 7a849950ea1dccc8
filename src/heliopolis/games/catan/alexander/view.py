"""The campaign as people see it, beside what the plain game shows."""

from __future__ import annotations

from typing import Any

from heliopolis.games.catan.alexander.board import (
    CHIT_KINDS,
    CROSSING_KIND_COUNT,
    CROSSING_KINDS,
    EVENT,
    EVENTS,
    FRAME,
    OFFICES,
    PLACES,
)
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
from heliopolis.games.catan.state import NOBODY
from heliopolis.games.catan.view import View as PlainView
from heliopolis.games.catan.view import counted
from heliopolis.kernel.rules import decides


class View(PlainView):
    """The view of the plain game, with the march, the auction, chits and offices."""

    phases = PHASES

    @decides("AL-12.1")
    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Everything that a seat, or a spectator, may see."""
        seen = super().view(s, seat)
        for player in seen["players"]:
            player["chits"] = counted(s.won[player["seat"]], CHIT_KINDS)
            player["chit_count"] = s.chits[player["seat"]]
        return {
            **seen,
            "draw_pile": s.pile_left,
            "position": s.position,
            "route": [self._crossing(s, i) for i in range(s.crossings)],
            "chits_face_down": {k: s.chits_left[i] for i, k in enumerate(CHIT_KINDS)},
            "offices": {office: self._holder(s, i) for i, office in enumerate(OFFICES)},
            "auction": self._auction(s),
        }

    def _crossing(self, s: State, i: int) -> dict[str, Any]:
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

    def _auction(self, s: State) -> dict[str, Any] | None:
        if s.phase not in (BEFORE_EVENT, BID, PAY, FOUND, EXCHANGE, LOSE_CARD):
            return None
        return {
            "event": EVENTS[s.event],
            "high_bid": s.high_bid or None,
            "bidder": None if s.bidder == NOBODY else s.bidder,
            "passed": [seat for seat in range(s.seats) if s.passed >> seat & 1],
            "to_pay": s.price or None,
            "to_lose": s.to_lose or None,
        }

    def prompt(self, s: Any, seat: int) -> dict[str, Any]:
        """What a seat that may act is asked: the key of a text, with its values."""
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
