"""What log events of Catan mean in points and goods; scenarios add theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.games.catan.components import (
    ALL_GOODS,
    ARMY_POINTS,
    CARD_COST,
    CITY_COST,
    COSTS,
    RESOURCES,
    ROAD_COST,
    ROAD_POINTS,
    SETTLEMENT_COST,
)
from heliopolis.kernel.log_events import Gain, gain

CARD = "card"  # one that not everybody sees

# A city takes the place of a settlement.
POINTS = {
    "placed-settlement": 1,
    "built-settlement": 1,
    "built-city": 1,
    "took-road-card": ROAD_POINTS,
    "lost-road-card": -ROAD_POINTS,
    "took-army-card": ARMY_POINTS,
    "lost-army-card": -ARMY_POINTS,
}
PRICES = {
    "built-road": ROAD_COST,
    "built-settlement": SETTLEMENT_COST,
    "built-city": CITY_COST,
    "bought-card": CARD_COST,
}


def gains(log_event: Mapping[str, Any], earlier: Sequence[Mapping[str, Any]]) -> list[Gain]:
    """Return what a log event brings players, and takes from them."""
    kind = log_event["log_event"]
    seat = log_event.get("seat", -1)
    if kind in POINTS or kind in PRICES:
        return [gain(seat, POINTS.get(kind, 0), **price(COSTS, PRICES.get(kind)))]
    match kind:
        case "showed":
            return [gain(seat, log_event["cards"])]
        case "received":
            return [gain(seat, **{log_event["good"]: log_event["count"]})]
        case "took":
            return [gain(seat, **{log_event["resource"]: 1})]
        case "discarded":
            return [gain(seat, **{good: -log_event[good] for good in RESOURCES})]
        case "stole":
            return [gain(seat, card=1), gain(log_event["victim"], card=-1)]
        case "traded-with-bank" | "took-in-deal":
            return [gain(seat, **{log_event["give"]: -log_event["count"], log_event["get"]: 1})]
        case "traded":
            goods = {g: log_event[f"want_{g}"] - log_event[f"give_{g}"] for g in ALL_GOODS}
            back = {good: -n for good, n in goods.items()}
            return [gain(seat, **goods), gain(log_event["partner"], **back)]
        case "gave-up":
            named = next(e["seat"] for e in reversed(earlier) if e["log_event"] == "named")
            good, count = log_event["resource"], log_event["count"]
            return [gain(seat, **{good: -count}), gain(named, **{good: count})]
    return []


def price(costs: Sequence[Sequence[int]], ware: int | None) -> dict[str, int]:
    """Return the price of a ware as goods that go away."""
    if ware is None:
        return {}
    return {good: -n for good, n in zip(RESOURCES, costs[ware], strict=True)}
