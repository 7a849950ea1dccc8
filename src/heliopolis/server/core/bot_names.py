"""The bots that may take a seat at a server's tables."""

from __future__ import annotations

from heliopolis.server.core.errors import Refused

QUICK = ("easy", "greedy", "random")
SEARCHING = ("medium", "hard")
ALL = ("easy", "medium", "hard", "greedy", "random")
DEFAULT = "medium"


def check_bot_name(name: str | None) -> str:
    """Return the name of a bot, `DEFAULT` if none is given; refuse an unknown one."""
    if name is None:
        return DEFAULT
    if name not in ALL:
        raise Refused("bad_bot", f"bot: {name!r:.40} is not one of {', '.join(ALL)}", field="bot")
    return name
