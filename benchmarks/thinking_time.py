"""How long do bots think? Processor time per decision, in positions of greedy games.

    PYTHONPATH=src python -m benchmarks.thinking_time catan-island [--bots medium,hard,master]

Every seventh decision with several moves worth considering counts, in games of every number of
seats in turn. Compiling is done before. Time is that of the processor; on a busy machine a limit in
seconds ends a search earlier, so measure on an idle one.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from statistics import mean, median

from heliopolis import games
from heliopolis.bots import SeatedBot
from heliopolis.bots.bot import Knowledge
from heliopolis.bots.roster import make_bot
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

EVERY = 7


def positions(game: Game) -> Iterator[Knowledge]:
    """Yield what seats know where they have a choice, without end."""
    for seed in count(1):
        seats = game.seats[seed % len(game.seats)]
        table = Table(game, seats, Secret(seed))
        bots = [SeatedBot.named("greedy", seat, seed=seat) for seat in range(seats)]
        choices = 0
        while not table.over:
            seat = table.players_awaited[0]
            known = Knowledge.of(table, seat, seed)
            if len(known.candidates) > 1:
                choices += 1
                if choices % EVERY == 0:
                    yield known
            table.play(bots[seat].choose(table).number, seat)


def seconds(game: Game, name: str, decisions: int) -> list[float]:
    """Return how long a bot thinks in each of the first positions."""
    bot = make_bot(name, 1)
    if prepare := getattr(bot, "prepare", None):
        prepare(game)
    found = []
    for known in islice(positions(game), decisions):
        began = time.process_time()
        bot.choose(known)
        found.append(time.process_time() - began)
    return found


def main() -> int:
    """Measure the bots that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--bots", default="medium,hard,master", help="their names, with commas")
    parser.add_argument("--decisions", type=int, default=60)
    asked = parser.parse_args()
    if asked.decisions < 1:
        parser.error("--decisions: at least 1")
    game = games.find(asked.game)
    first = 0.0
    for name in asked.bots.split(","):
        try:
            found = seconds(game, name, asked.decisions)
        except HeliopolisError as error:  # no such bot, or none for this game
            parser.error(str(error))
        first = first or mean(found)
        print(
            f"{game.name} {name}: median {median(found):.3f} s, mean {mean(found):.3f} s "
            f"({mean(found) / first:.1f} times the first), longest {max(found):.2f} s, "
            f"{len(found)} decisions",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
