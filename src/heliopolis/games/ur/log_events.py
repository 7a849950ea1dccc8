"""What everybody is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.kernel.codes import Codes
from heliopolis.kernel.log_events import Gain, LogEvents, gain

CAUSES = Codes()
ALL_HOME = CAUSES.add("all_home")
LIMIT = CAUSES.add("limit")

ITEMS = Codes()
PIECES_HOME = ITEMS.add("home")

LOG_EVENTS = LogEvents()
STARTS_GAME = LOG_EVENTS.add("starts-game", seat=None)
ROLLED = LOG_EVENTS.add("rolled", seat=None, sum=None)
ENTERED = LOG_EVENTS.add("entered", seat=None, to=None)
MOVED = LOG_EVENTS.add("moved", seat=None, square=None, to=None)
CAPTURED = LOG_EVENTS.add("captured", seat=None, victim=None, square=None)
CAME_HOME = LOG_EVENTS.add("came-home", seat=None, square=None, left=None)
ROSETTE_REACHED = LOG_EVENTS.add("rosette", seat=None)
MISSED_TURN = LOG_EVENTS.add("missed-turn", seat=None)
ENDED = LOG_EVENTS.add("ended", cause=CAUSES)
SCORED = LOG_EVENTS.add("scored", seat=None, item=ITEMS, points=None)


def gains(log_event: Mapping[str, Any], earlier: Sequence[Mapping[str, Any]]) -> list[Gain]:
    """Return the point of a piece that came home; the score at the end only adds them up."""
    return [gain(log_event["seat"], 1)] if log_event["log_event"] == "came-home" else []
