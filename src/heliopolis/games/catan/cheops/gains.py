"""What log events of Egypt mean in points and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.games.catan.cheops.board import (
    BLESSING_POINTS,
    BLOCK_COST,
    COSTS,
    CURSE_POINTS,
    HARBOUR_FEE,
    SHIP_COST,
    SITE_FEE,
)
from heliopolis.games.catan.gains import gains as plain_gains
from heliopolis.games.catan.gains import price
from heliopolis.kernel.log_events import Gain, gain


def gains(log_event: Mapping[str, Any], earlier: Sequence[Mapping[str, Any]]) -> list[Gain]:
    """Return what a log event brings: Blessing and Curse, fees, ships and blocks."""
    seat = log_event.get("seat", -1)
    match log_event["log_event"]:
        case "blessed":
            return [gain(seat, BLESSING_POINTS)]
        case "blessed-instead":
            return [gain(seat, BLESSING_POINTS), gain(log_event["victim"], -BLESSING_POINTS)]
        case "cursed":
            return [gain(seat, CURSE_POINTS)]
        case "freed":
            return [gain(seat, -CURSE_POINTS)]
        case "built-ship":
            return [gain(seat, **price(COSTS, SHIP_COST))]
        case "built-block":
            return [gain(seat, block=1, **price(COSTS, BLOCK_COST))]
        case "opened-deal":
            return [gain(seat, gold=-HARBOUR_FEE), gain(log_event["partner"], gold=HARBOUR_FEE)]
        case "paid-host":
            return [gain(seat, gold=-SITE_FEE), gain(log_event["host"], gold=SITE_FEE)]
    return plain_gains(log_event, earlier)
