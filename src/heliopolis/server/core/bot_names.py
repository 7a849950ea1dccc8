"""The bots that may take a seat at a server's tables."""

from __future__ import annotations

from collections.abc import Collection

from heliopolis.bots.levels import LEVELS
from heliopolis.server.core.errors import Refused

ALL = (*LEVELS, "greedy", "random")
QUICK = ("easy", "greedy", "random")  # the others think ahead
DEFAULT = "medium"


def check_bot_name(name: str | None, own: Collection[str] = (), field: str = "bot") -> str:
    """Return the name of a bot, `DEFAULT` if none is given; refuse an unknown one.

    `own` are the operator's own bots, such as ``my_module:MyBot``; `field` is what a refusal names.
    """
    if name is None:
        return DEFAULT
    if name not in ALL and name not in own:
        known = ", ".join((*ALL, *own))
        raise Refused("bad_bot", f"{field}: {name!r:.40} is not one of {known}", field=field)
    return name


def seat_name(bot: str, number: int) -> str:
    """Return the name of a bot in a seat: ``Hard 2``, or ``MyBot 2`` of ``my_module:MyBot``."""
    kind = bot.rpartition(":")[2] if bot not in ALL else bot.capitalize()
    return f"{kind[:30]} {number + 1}"
