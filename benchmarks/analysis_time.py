"""How long does an analysis take on one core? Whole games are analysed at normal depth.

    PYTHONPATH=src python -m benchmarks.analysis_time [--games priests-of-ra,ur] [--depth normal]

One game of each kind is played by easy bots, with the most seats, and analysed. Time is that of the
processor, so that what else the machine does has no part in it; compiling is done before. The
target is 60 s per 300 decisions.
"""

from __future__ import annotations

import argparse
import sys
import time

import heliopolis
from heliopolis import games
from heliopolis.analysis import analyse
from heliopolis.analysis.worlds import prepare
from heliopolis.bots import SeatedBot, play_game

DECISIONS = 300


def measure(name: str, depth: str, seed: int) -> str:
    """Return a line about the analysis of one game."""
    game = games.find(name)
    prepare(game)
    table = heliopolis.new(name, game.seats[-1], seed=seed)
    bots = [SeatedBot.named("easy", seat, seed=seed + seat) for seat in range(table.seats)]
    table = play_game(table, bots)
    began = time.process_time()
    analysis = analyse(table, depth)
    seconds = time.process_time() - began
    decisions = len(table.moves)
    return (
        f"{name}: {decisions} decisions of {table.seats} players in {seconds:.0f} s, "
        f"{seconds * DECISIONS / decisions:.0f} s per {DECISIONS}; "
        f"{analysis.depth.curve} and {analysis.depth.judged} worlds"
    )


def main() -> int:
    """Measure all games that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", default=",".join(games.names()), help="their names, with commas")
    parser.add_argument("--depth", default="normal", help="glance, quick, normal or deep")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.games.split(","):
        print(measure(name, asked.depth, asked.seed), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
