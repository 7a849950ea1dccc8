"""Compare the speed of random play in two checkouts: ``python -m benchmarks.compare OLD NEW``.

The two take turns in short rounds and processor time is counted, so that other work on the machine
slows both alike. Seeds are the same on both sides. A game's name, or several, limits the run.

Where a process has its code and arrays in memory changes its speed by several percent for as long
as it lives (equal code was seen to differ by 8 %), so each side is started anew several times.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

DECISIONS = {"plain": 16_000, "compiled": 1_600_000}  # per round
ROUNDS = 15
STARTS = 3  # of the processes of both sides

WORKER = """
import json, sys, time
from heliopolis import games
from heliopolis.kernel.targets import engine

game = games.find(sys.argv[1])
seats = game.default_seats()
print(json.dumps(games.names()), flush=True)
for line in sys.stdin:
    target, count, first_seed = json.loads(line)
    runner = engine(game, target)
    start = time.process_time()
    played = runner.playouts(1, games=count, seats=seats, first_seed=first_seed)
    seconds = time.process_time() - start
    print(json.dumps([int(played.decisions.sum()), seconds]), flush=True)
"""


class Side:
    """A process that plays a game with the code of one checkout."""

    def __init__(self, checkout: Path, game: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER, game],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.games: list[str] = self._read()

    def play(self, target: str, count: int, first_seed: int) -> tuple[int, float]:
        """Play a number of games; return the decisions, and the seconds of processor time."""
        assert self._process.stdin is not None
        print(json.dumps([target, count, first_seed]), file=self._process.stdin, flush=True)
        decisions, seconds = self._read()
        return decisions, seconds

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a measuring process ended early; its error is above")
        return json.loads(line)


def compare(game: str, old: Path, new: Path, targets: list[str], rounds: int) -> None:
    """Measure a game in both checkouts, and print a line per target."""
    for target in targets:
        rates: list[list[float]] = [[], []]
        for start in range(STARTS):
            sides = [Side(old, game), Side(new, game)]
            take_turns(game, sides, target, range(start, rounds, STARTS), rates)
            for side in sides:
                side.close()
        best = [max(side) for side in rates]
        middle = [statistics.median(side) for side in rates]
        print(
            f"{game:16} {target:9}"
            f"  best {best[0]:>12,.0f} {best[1]:>12,.0f} {best[1] / best[0] - 1:+6.1%}"
            f"  median {middle[0]:>12,.0f} {middle[1]:>12,.0f} {middle[1] / middle[0] - 1:+6.1%}",
            flush=True,
        )


def take_turns(
    game: str, sides: list[Side], target: str, turns: range, rates: list[list[float]]
) -> None:
    """Let both sides play the same seeds in turns, and add their decisions per second."""
    decisions, _ = sides[0].play(target, 1, 0)  # compiles on first use
    sides[1].play(target, 1, 0)
    count = max(1, DECISIONS[target] // decisions)
    for turn in turns:
        order = (0, 1) if turn % 2 == 0 else (1, 0)
        played = [0, 0]
        for k in order:
            played[k], seconds = sides[k].play(target, count, 1 + turn * count)
            rates[k].append(played[k] / seconds)
        if played[0] != played[1]:
            raise SystemExit(f"{game}: the same seeds gave {played[0]} and {played[1]} decisions")


def main() -> None:
    """Read the command line, and compare game by game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="a checkout of this repository")
    parser.add_argument("new", type=Path, help="another one")
    parser.add_argument("games", nargs="*", help="all that the old checkout has by default")
    parser.add_argument("--target", choices=[*DECISIONS], action="append")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    names = given.games
    if not names:
        first = Side(given.old, "priests-of-ra")
        names = first.games
        first.close()
    print("decisions per second: old, new, difference")
    for name in names:
        compare(name, given.old, given.new, given.target or [*DECISIONS], given.rounds)


if __name__ == "__main__":
    main()
