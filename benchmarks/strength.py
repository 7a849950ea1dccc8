"""Are the bots as strong as we require? Every row of docs/strength.md, played until it is complete.

    PYTHONPATH=src python -m benchmarks.strength [ROW …] [--minutes 60] [--jobs 2]

Rows against `hard-0.1`, which thinks for up to 1.6 s at every decision, take days of a core: they
grow from run to run. Each finished game is kept in the folder `--records`, one file per row and
net, so that a net which is replaced begins its rows anew. What is printed is a Markdown table;
without `--minutes` nothing is played, and it tells what is there.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from heliopolis import games
from heliopolis.arena.match import Result
from heliopolis.arena.record import Record
from heliopolis.arena.tournament import Outcome, Plan, outcome_of, play_all, whole_deals
from heliopolis.bots.nets import find_net
from heliopolis.errors import HeliopolisError

RECORDS = Path(__file__).parent / "records"
MOST_MINUTES = 100_000
HEAD = """\
| row | game | seats | bot | among | games | wins | ratio to fair share | 95 % interval | required |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


@dataclass(frozen=True)
class Row:
    """A bot among others, and what is required of it as multiples of its fair share of wins."""

    game: str
    seats: int
    bot: str
    among: str
    games: int
    ratio: float
    lowest: float  # end of the 95 % interval

    @property
    def name(self) -> str:
        """What the row is called on the command line and in the folder of records."""
        return f"{self.game}-{self.seats}-{self.bot}-{self.among}".replace(":", "-")

    def plan(self) -> Plan:
        """Return all games of the row."""
        bots = f"{self.bot},{self.among}*{self.seats - 1}"
        return Plan.of(games.find(self.game), bots, self.games)

    def record(self, folder: Path) -> Path:
        """Return the file in which the games of the row are kept, one for each net."""
        net = find_net(games.find(self.game))
        trained = str(net.card["trained_hash"])[:8] if net else "no-net"
        return folder / f"{self.name}.{trained}.jsonl"


def rows(
    bot: str, among: str, games: int, ratio: float, seats: Mapping[str, Sequence[int]]
) -> list[Row]:
    """Return rows for each number of seats of each game.

    Of two seats, where twice the fair share is all there is, 1.4 times are required.
    """
    return [
        Row(game, n, bot, among, games, *((1.4, 1.26) if n == 2 else (ratio, 1.2)))
        for game, counts in seats.items()
        for n in counts
    ]


RA = {"priests-of-ra": (2, 3, 4, 5)}
AMUN_RE = {"amun-re": (3, 4, 5)}
CATAN = dict.fromkeys(("catan-island", "catan-alexander", "catan-cheops"), (4,))
THREE_OTHERS = dict.fromkeys(("priests-of-ra", "amun-re", *CATAN), (4,))

ROWS = [
    # The level of version 0.1: a game takes minutes of a core.
    *rows("master", "hard-0.1", 400, 1.5, RA),
    *rows("master", "hard-0.1", 400, 1.6, AMUN_RE),
    *rows("master", "hard-0.1", 200, 1.5, CATAN),
    # Searches that take seconds stand for it, and a weaker level for `master`.
    *rows("medium", "search:1000", 400, 1.5, RA),
    *rows("medium", "search:1000", 400, 1.6, AMUN_RE),
    *rows("medium", "search:100", 200, 1.5, CATAN),
    # In Amun-Re more iterations make a search stronger, and of five seats `medium` is not enough.
    *rows("master", "search:10000", 400, 1.6, {"amun-re": (3,)}),
    *rows("master", "search:1000", 400, 1.6, {"amun-re": (5,)}),
    # The nets alone.
    *rows("net", "greedy", 400, 1.6, THREE_OTHERS),
]


def play(row: Row, folder: Path, jobs: int, until: float) -> None:
    """Play what is missing of a row until a moment of the monotonic clock."""

    def is_time_up(results: Mapping[int, Result]) -> bool:
        return time.monotonic() >= until

    def tell(done: int, games: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{row.name}: {done} of {games} games ", end="", file=sys.stderr, flush=True)

    path = row.record(folder)
    play_all(row.plan(), jobs=jobs, record=path, progress=tell, enough=is_time_up)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    leave_out_times(path)


def leave_out_times(path: Path) -> None:
    """Make a record a tenth as long, without how many decisions took how long."""
    head, *lines = path.read_text("utf-8").splitlines()
    results = [json.loads(line) for line in lines]
    for result in results:
        result["times"] = [{} for _ in result["times"]]
    lines = [json.dumps(result, separators=(",", ":")) for result in results]
    shorter = path.with_suffix(".new")
    shorter.write_text("\n".join([head, *lines, ""]), "utf-8")
    shorter.replace(path)  # at once: games that took days are never half written


def outcome(row: Row, folder: Path) -> Outcome | None:
    """Return what the recorded games of a row say, if a deal was played in every seating."""
    path, plan = row.record(folder), row.plan()
    if not path.exists():
        return None
    record = Record(path, plan.setting)
    record.close()
    results = whole_deals(plan, record.results)
    return outcome_of(plan, results, 0.0) if results else None


def line(row: Row, found: Outcome | None) -> str:
    """Return a row of the table."""
    start = f"| `{row.name}` | {row.game} | {row.seats} | `{row.bot}` | `{row.among}` |"
    required = f"{row.ratio:g}" + (f", interval from {row.lowest:g}" if row.lowest else "")
    if found is None:
        return f"{start} 0 of {row.games} | | | | {required} |"
    bot = next(one for one in found.bots if one.name == row.bot)
    low, high = bot.times_fair_ci95
    played = f"{bot.games}" if found.complete else f"{bot.games} of {row.games}"
    return (
        f"{start} {played} | {100 * bot.win_share:.1f} % | {bot.times_fair:.2f} | "
        f"{low:.2f} to {high:.2f} | {required}: {verdict(row, found)} |"
    )


def verdict(row: Row, found: Outcome) -> str:
    """Return whether what was required has been reached, by the games that there are."""
    bot = next(one for one in found.bots if one.name == row.bot)
    reached = bot.times_fair >= row.ratio and bot.times_fair_ci95[0] >= row.lowest
    if not found.complete:
        return "so far yes" if reached else "not yet"
    return "yes" if reached else "no"


def main() -> int:
    """Play the rows that were asked for, and print what is known of them."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("rows", nargs="*", default=["*"], help="names, * stands for anything")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to play, all together")
    parser.add_argument("--jobs", type=int, default=1, help="games played in parallel")
    parser.add_argument("--records", type=Path, default=RECORDS, help="a folder")
    asked = parser.parse_args()
    if not 0 <= asked.minutes <= MOST_MINUTES:
        parser.error(f"--minutes: {asked.minutes:g} is not in 0..{MOST_MINUTES}")
    if asked.records.exists() and not asked.records.is_dir():
        parser.error(f"--records: {asked.records} is no folder")
    for pattern in asked.rows:
        if not any(fnmatch(row.name, pattern) for row in ROWS):
            names = "\n  ".join(row.name for row in ROWS)
            parser.error(f"{pattern!r:.60} is no row; the rows are:\n  {names}")
    chosen = [row for row in ROWS if any(fnmatch(row.name, pattern) for pattern in asked.rows)]
    until = time.monotonic() + 60 * asked.minutes
    try:
        asked.records.mkdir(parents=True, exist_ok=True)
        for row in chosen:
            if time.monotonic() < until:
                play(row, asked.records, asked.jobs, until)
        print(HEAD)
        for row in chosen:
            print(line(row, outcome(row, asked.records)))
    except (HeliopolisError, OSError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
