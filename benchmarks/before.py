"""Do today's bots win against those of an older checkout? Whole games, two of each at a table.

    python -m benchmarks.before ../before GAME [--bots greedy] [--games 100] [--seed 0]

Each checkout keeps a table of its own with the same seed. A bot chooses at the table of its own
checkout, and its move is made at both. That works as long as the moves of one are legal at the
other: where several may move, the older checkout says who is asked first. Half of the seats are
today's, in every arrangement in turn; equal bots win half of the games.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

from heliopolis.arena.intervals import wilson

WORKER = """
import json, sys
from heliopolis import games
from heliopolis.bots import SeatedBot
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

game = games.find(sys.argv[1])
seats = game.default_seats()
table, bots = None, []
for line in sys.stdin:
    what, *rest = json.loads(line)
    if what == "new":
        seed, = rest
        table = Table(game, seats, Secret(seed))
        bots = [SeatedBot.named(sys.argv[2], seat, 10 * seed + seat) for seat in range(seats)]
    elif what == "play":
        seat, text = rest
        table.play(text, seat)
    if what == "choose":
        print(json.dumps(bots[rest[0]].choose(table).text), flush=True)
    else:
        asked = getattr(table, "players_awaited", None) or table.players_to_move
        ranks = table.ranks() if table.over else None
        print(json.dumps([seats, asked, ranks]), flush=True)
"""


class Side:
    """A process that keeps the table and the bots of one checkout."""

    def __init__(self, checkout: Path, game: str, bot: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER, game, bot],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *message: Any) -> Any:
        """Send a message and return the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(message), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a playing process ended early; its error is above")
        return json.loads(line)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def play(sides: tuple[Side, Side], seed: int, arrangement: int) -> float:
    """Play a game at both tables; return the share of the win that today's bots have."""
    seats, asked, ranks = sides[0].ask("new", seed)
    sides[1].ask("new", seed)
    choices = list(combinations(range(seats), seats // 2))
    today = choices[arrangement % len(choices)]
    while ranks is None:
        seat = asked[0]
        move = sides[seat in today].ask("choose", seat)
        _, asked, ranks = sides[0].ask("play", seat, move)
        sides[1].ask("play", seat, move)
    winners = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    return sum(seat in today for seat in winners) / len(winners)


def main() -> None:
    """Play the games and print what share of them today's bots won."""
    parser = argparse.ArgumentParser(prog="benchmarks.before", description=main.__doc__)
    parser.add_argument("older", type=Path, help="a checkout of this repository")
    parser.add_argument("game", help="played with its usual number of seats")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    given = parser.parse_args()
    sides = tuple(Side(path, given.game, given.bots) for path in (given.older, Path()))
    won = 0.0
    for number in range(given.games):
        won += play((sides[0], sides[1]), given.seed + number, number)
        print(f"{number + 1}: {won:g}", end="\r", file=sys.stderr, flush=True)
    low, high = (100 * end for end in wilson(won, given.games))
    print(
        f"{given.game}, {given.bots}: today's bots won {100 * won / given.games:.1f} % of "
        f"{given.games} games (95 % interval {low:.1f} to {high:.1f} %; equal bots: 50 %)"
    )
    for side in sides:
        side.close()


if __name__ == "__main__":
    main()
