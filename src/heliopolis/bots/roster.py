"""Bots by name, as a command line asks for them: ``greedy``, ``search:500``, ``mine:MyBot``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from heliopolis.bots.bot import Bot
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.random_bot import RandomBot
from heliopolis.bots.search import SearchBot
from heliopolis.errors import BadSetupError

ENTRY_POINTS = "heliopolis.bots"

# Each makes a bot from a seed and the text behind the colon, which may be empty.
_OURS: dict[str, Callable[[int, str], Bot]] = {
    "random": lambda seed, text: RandomBot(seed),
    "greedy": lambda seed, text: GreedyBot(seed),
    "search": lambda seed, text: SearchBot(seed, _iterations(text)),
    "easy": lambda seed, text: GreedyBot(seed, blunders=0.15),
    "medium": lambda seed, text: SearchBot(seed, 1_000, seconds=0.2, wait=False),
    "hard": lambda seed, text: SearchBot(seed, 200_000, seconds=1.6, wait=False),
}


def is_bot(name: str) -> bool:
    """Whether a name is meant for a bot: one of ours, of an entry point, or ``module:Class``."""
    others = (entry.name for entry in entry_points(group=ENTRY_POINTS))
    return name.partition(":")[0] in _OURS or ":" in name or name in others


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed makes it choose the same."""
    kind, _, argument = name.partition(":")
    if kind in _OURS:
        return _OURS[kind](seed, argument)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            return entry.load()(seed)  # type: ignore[no-any-return]
    if argument:
        return _from_path(kind, argument, seed)
    raise BadSetupError(f"bot: {name!r:.60} is not one of {', '.join(_OURS)}, or module:Class")


def _iterations(text: str) -> int:
    if not text:
        return 1_000
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:9]) <= 200_000:
        raise BadSetupError(f"bot: 'search:{text:.20}' takes 1 to 200000 iterations")
    return int(text)


def _from_path(module: str, attribute: str, seed: int) -> Bot:
    if "" not in sys.path:
        sys.path.append("")  # a module in the folder where one is
    try:
        return getattr(import_module(module), attribute)(seed)  # type: ignore[no-any-return]
    except (ImportError, AttributeError) as error:
        raise BadSetupError(f"bot: '{module}:{attribute}' cannot be loaded: {error}") from error
