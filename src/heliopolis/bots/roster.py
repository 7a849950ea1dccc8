"""Find bots by name: ``greedy``, ``search:500``, ``my_module:MyBot``, alone or in a list."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points

from heliopolis.bots.bot import Bot
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.levels import LEVELS, make_level
from heliopolis.bots.net_bot import NetBot
from heliopolis.bots.net_search import NetSearchBot
from heliopolis.bots.random_bot import RandomBot
from heliopolis.bots.search import SearchBot
from heliopolis.errors import BadSetupError, ErrorText

ENTRY_POINTS = "heliopolis.bots"

MOST_ITERATIONS = 200_000
MAX_LISTED = 16
LONGEST_BOT = 200  # characters of a bot in a list

_LISTED = re.compile(r"(?P<name>[^*]+?)(?:\s*\*\s*(?P<times>[0-9]{1,3}))?")

# Each makes a bot from a seed and the text after the colon, which may be empty.
_BUILT_IN: dict[str, Callable[[int, str], Bot]] = {
    "random": lambda seed, text: RandomBot(seed),
    "greedy": lambda seed, text: GreedyBot(seed),
    "net": lambda seed, text: NetBot(seed, text),
    "search": lambda seed, text: SearchBot(seed, _iterations("search", text)),
    "netsearch": lambda seed, text: _net_search(seed, text),
    # The levels of version 0.1, which know no nets: what newer ones are measured against.
    "medium-0.1": lambda seed, text: SearchBot(seed, 1_000, seconds=0.2, wait=False),
    "hard-0.1": lambda seed, text: SearchBot(seed, MOST_ITERATIONS, seconds=1.6, wait=False),
    **{name: partial(make_level, name) for name in LEVELS},
}


def is_bot(name: str) -> bool:
    """Return whether a name refers to a bot: built-in, an entry point, or ``module:Class``."""
    others = (entry.name for entry in entry_points(group=ENTRY_POINTS))
    return name.partition(":")[0] in _BUILT_IN or ":" in name or name in others


def make_bot(name: str, seed: int) -> Bot:
    """Make the bot of that name; the same seed gives the same choices."""
    kind, _, argument = name.partition(":")
    if kind in _BUILT_IN:
        return _BUILT_IN[kind](seed, argument)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            return entry.load()(seed)  # type: ignore[no-any-return]
    if argument:
        return _from_path(kind, argument, seed)
    raise BadSetupError(ErrorText("bot", name=f"{name!r:.60}", known=", ".join(_BUILT_IN)))


def listed_bots(text: str) -> list[str]:
    """Return the names in a list of bots, each repeated by the number of seats it takes.

    >>> listed_bots("hard,greedy*2")
    ['hard', 'greedy', 'greedy']
    """
    named: list[str] = []
    for part in text.split(","):
        match = _LISTED.fullmatch(part.strip())
        if not match or len(part) > LONGEST_BOT or not part.isprintable():
            raise BadSetupError(ErrorText("bots-form", name=f"{part!r:.60}"))
        times = int(match["times"] or 1)
        if not 1 <= times <= MAX_LISTED:
            raise BadSetupError(
                ErrorText("bots-seats", name=f"{part!r:.60}", seats=times, most=MAX_LISTED)
            )
        named += [match["name"]] * times
    if len(named) > MAX_LISTED:
        raise BadSetupError(ErrorText("bots-many", count=len(named), most=MAX_LISTED))
    return named


def _iterations(kind: str, text: str) -> int:
    if not text:
        return 1_000
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:9]) <= MOST_ITERATIONS:
        raise BadSetupError(ErrorText("bot-iterations", name=f"{kind}:{text:.20}"))
    return int(text)


def _net_search(seed: int, text: str) -> NetSearchBot:
    """Make a search with a net from ``ITERATIONS:FILE``, of which both may be left out."""
    iterations, _, file = text.partition(":")
    return NetSearchBot(seed, _iterations("netsearch", iterations), file=file)


def _from_path(module: str, attribute: str, seed: int) -> Bot:
    if "" not in sys.path:
        sys.path.append("")  # allow modules in the current folder
    try:
        return getattr(import_module(module), attribute)(seed)  # type: ignore[no-any-return]
    except (ImportError, AttributeError) as error:
        told = ErrorText("bot-import", name=f"{module}:{attribute}", reason=error)
        raise BadSetupError(told) from error
