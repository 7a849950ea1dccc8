"""Do mistakes stand at ten times the depth? Games of bots are judged, and their mistakes once more.

    python -m benchmarks.agreement [--games priests-of-ra,ur] [--mistakes 200] [--seconds 600]

Bots that err now and then play whole games. Every decision is judged as `heliopolis analyse` does
at normal depth; each mistake or blunder is judged anew, with other worlds and ten times as many. It
is confirmed if it is a mistake or a blunder again; those that still lost something (an inaccuracy)
are counted beside it. Seconds are of the processor, for each game.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import heliopolis
from heliopolis import games
from heliopolis.analysis.analyse import choose_depth
from heliopolis.analysis.judging import FLAWS, Judgement, judge
from heliopolis.analysis.positions import Position, positions
from heliopolis.analysis.worlds import Worlds
from heliopolis.arena.intervals import wilson
from heliopolis.bots import SeatedBot, play_game

if TYPE_CHECKING:
    from heliopolis.table import Table

USUAL = ("priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops")
BOTS = ("easy", "greedy", "random")
DEEPER = 10
SEEDS = 1_000_003  # between the worlds of the first judgement and those of the second


@dataclass
class Agreement:
    """What came of the mistakes of one game's bots."""

    game: str
    worlds: int = 0  # of a judgement at normal depth
    games: int = 0
    decisions: int = 0
    mistakes: int = 0
    confirmed: int = 0
    lost_something: int = 0
    seconds: float = 0.0

    def describe(self) -> str:
        """Return the figures in one line."""
        if not self.mistakes:
            return f"{self.game}: no mistakes in {self.decisions} decisions"
        low, high = wilson(self.confirmed, self.mistakes)
        return (
            f"{self.game}: {self.confirmed} of {self.mistakes} confirmed "
            f"({self.confirmed / self.mistakes:.0%}, {low:.0%} to {high:.0%}), "
            f"{self.lost_something / self.mistakes:.0%} lost something; {self.games} games, "
            f"{self.decisions} decisions, {self.worlds} worlds, {self.seconds:.0f} s"
        )


def measure(name: str, mistakes: int, seconds: float, seed: int = 0) -> Agreement:
    """Judge games until there are enough mistakes, or until the time is over."""
    found, began = Agreement(name), time.process_time()
    while found.mistakes < mistakes and time.process_time() - began < seconds:
        table = _played(name, seed + found.games)
        found.games += 1
        worlds = Worlds(table.game, table.seats, seed)
        deeper = Worlds(table.game, table.seats, seed + SEEDS)
        found.worlds = choose_depth(table, worlds, "normal").judged
        for position, judgement in _judged(table, worlds, found.worlds):
            found.decisions += 1
            if judgement.verdict in FLAWS and found.mistakes < mistakes:
                again = judge(position.table, position.move, deeper, DEEPER * found.worlds)
                found.mistakes += 1
                found.confirmed += again.verdict in FLAWS
                found.lost_something += again.better is not None
            if time.process_time() - began >= seconds:
                break
    found.seconds = time.process_time() - began
    return found


def _played(name: str, seed: int) -> Table:
    table = heliopolis.new(name, games.find(name).seats[0], seed=seed)
    kinds = [BOTS[(seed + seat) % len(BOTS)] for seat in range(table.seats)]
    seated = [SeatedBot.named(kind, n, seed=seed + n) for n, kind in enumerate(kinds)]
    return play_game(table, seated)


def _judged(table: Table, worlds: Worlds, count: int) -> Iterator[tuple[Position, Judgement]]:
    for position in positions(table):
        if not position.forced:
            yield position, judge(position.table, position.move, worlds, count)


def main() -> None:
    """Measure, and print a line per game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", default=",".join(USUAL), help="their names, with commas")
    parser.add_argument("--mistakes", type=int, default=200, help="per game")
    parser.add_argument("--seconds", type=float, default=600.0, help="per game, of the processor")
    parser.add_argument("--json", action="store_true", help="for programs")
    asked = parser.parse_args()
    for name in asked.games.split(","):
        found = measure(name, asked.mistakes, asked.seconds)
        print(json.dumps(asdict(found)) if asked.json else found.describe(), flush=True)


if __name__ == "__main__":
    main()
