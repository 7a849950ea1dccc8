"""What log events of Amun-Re mean in points and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.kernel.log_events import Gain, gain

ONE_CARD_LESS = frozenset({"played", "played-in", "played-bonus", "laid-correction"})
PYRAMID_EVENTS = frozenset({"built", "built-with-builder"})
# The goods that a log event brings its player, by the fields that count them, and their signs.
COUNTED: dict[str, dict[str, tuple[str, int]]] = {
    "paid": {"gold": ("gold", -1)},
    "took-free": {"cards": ("cards", 1), "gold": ("gold", 1)},
    "bought-cards": {"cards": ("cards", 1), "gold": ("gold", -1)},
    "bought-farmers": {"farmers": ("farmers", 1), "gold": ("gold", -1)},
    "bought-bricks": {"bricks": ("bricks", 1), "gold": ("gold", -1)},
    "offered": {"gold": ("gold", -1)},
    "stole": {"gold": ("gold", 1)},
    "income-one": {"gold": ("income", 1)},
    "income-two": {"gold": ("income", 1)},
    "income-three": {"gold": ("income", 1)},
    "turned-to-gold": {"cards": ("cards", -1), "gold": ("cards", 1)},
}
# Those that are always the same; a card is worth one gold when it is sold or converted.
FIXED: dict[str, dict[str, int]] = {
    "sold": {"cards": -1, "gold": 1},
    "converted": {"cards": -1, "gold": 1},
    "placed-free-farmer": {"cards": -1, "farmers": 1},
    "took-card": {"cards": 1},
    "took-farmer": {"farmers": 1},
    "took-brick": {"bricks": 1},
    "built": {"pyramids": 1},
    "built-with-builder": {"cards": -1, "pyramids": 1},
    **{kind: {"cards": -1} for kind in ONE_CARD_LESS},
}


def gains(log_event: Mapping[str, Any], earlier: Sequence[Mapping[str, Any]]) -> list[Gain]:
    """Return what a log event brings its player: gold, cards and pieces, or points."""
    kind = log_event["log_event"]
    if kind == "scored":
        return [gain(log_event["seat"], log_event["points"])]
    if kind in FIXED:
        return [gain(log_event["seat"], **FIXED[kind])]
    if kind in COUNTED:
        goods = {good: sign * log_event[of] for good, (of, sign) in COUNTED[kind].items()}
        return [gain(log_event["seat"], **goods)]
    return []
