"""What log events of the campaign mean in points and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.games.catan.alexander.board import OFFICE_POINTS, OFFICES
from heliopolis.games.catan.gains import gains as plain_gains
from heliopolis.kernel.log_events import Gain, gain
from heliopolis.kernel.rules import decides

POINTS_OF = dict(zip(OFFICES, OFFICE_POINTS, strict=True))


@decides("AL-8.4")
def gains(log_event: Mapping[str, Any], earlier: Sequence[Mapping[str, Any]]) -> list[Gain]:
    """Return what a log event brings: settlements founded, offices taken and given up, payments."""
    seat = log_event.get("seat", -1)
    match log_event["log_event"]:
        case "founded":
            return [gain(seat, 1)]
        case "took-office":
            return [gain(seat, POINTS_OF[log_event["office"]])]
        case "took-office-from":
            own = _offices(earlier).get(seat)
            more = POINTS_OF[log_event["office"]] - (POINTS_OF[own] if own else 0)
            return [gain(seat, more), gain(log_event["victim"], -more)]
        case "paid":
            return [gain(seat, **{log_event["payment"]: -1})]
        case "lost":
            return [gain(seat, **{log_event["resource"]: -1})]
    return plain_gains(log_event, earlier)


def _offices(log_events: Sequence[Mapping[str, Any]]) -> dict[int, str]:
    """Return the offices by their holders: a player who loses one gets that of the other."""
    held: dict[int, str] = {}
    for told in log_events:
        if told["log_event"] == "took-office":
            held[told["seat"]] = told["office"]
        elif told["log_event"] == "took-office-from":
            own = held.pop(told["seat"], None)
            held.pop(told["victim"], None)
            if own:
                held[told["victim"]] = own
            held[told["seat"]] = told["office"]
    return held
