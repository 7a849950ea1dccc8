"""The levels that people choose from, each a fixed strength.

A level searches with the net of the game for a number of iterations, less where the choice is
clear. The time limit is for slow machines. Where a game has no net, `medium`, `hard` and `master`
search without one, for a time, and less where the choice is clear.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heliopolis.bots.bot import Bot


@dataclass(frozen=True)
class Level:
    """How long a level thinks."""

    percent: int  # of the iterations that a game asks for (`SearchHints.net_iterations`)
    seconds: float  # at most
    iterations_without_net: int
    seconds_without_net: float


_SEARCHING = {
    "medium": Level(5, 0.2, 1_000, 0.2),
    "hard": Level(25, 1.6, 200_000, 1.6),
    "master": Level(100, 1.8, 200_000, 1.8),
}
BLUNDERS = 0.15  # the share of random moves of `easy`

LEVELS = ("easy", *_SEARCHING)  # from weak to strong


def make_level(name: str, seed: int, argument: str = "") -> Bot:
    """Make the bot of a level; `argument` is ignored."""
    # Late, for the list of levels is read by those who make no bot, such as the help of a command.
    from heliopolis.bots.greedy import GreedyBot
    from heliopolis.bots.net_search import NetSearchBot
    from heliopolis.bots.search import SearchBot

    if name not in _SEARCHING:
        return GreedyBot(seed, blunders=BLUNDERS)
    level = _SEARCHING[name]
    otherwise = SearchBot(
        seed, level.iterations_without_net, level.seconds_without_net,
        wait=False, ends_early=True, mixes=True,
    )  # fmt: skip
    return NetSearchBot(
        seed, None, level.seconds, percent=level.percent, wait=False, otherwise=otherwise
    )
