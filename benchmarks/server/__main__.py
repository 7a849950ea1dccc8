"""Measure a table server on this machine: ``python -m benchmarks.server --help``.

Starts a server, and a database unless an address is given, and plays at many tables over
WebSockets. A move counts when the server has acknowledged that it is durable.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from benchmarks.server import measure, page
from heliopolis import games
from heliopolis.errors import HeliopolisError

FIGURES = {
    "moves_per_s": "durable moves per second",
    "p50_ms": "time to acknowledge a move, median, in ms",
    "p99_ms": "time to acknowledge a move, 99th percentile, in ms",
    "max_ms": "time to acknowledge a move, the longest, in ms",
    "cpu_ms_a_move": "CPU time per move, in ms",
    "rss_mb": "memory of the server, in MiB",
    "idle_mb": "memory of the server when all sat down, in MiB",
    "empty_mb": "memory of the server before anybody came, in MiB",
    "idle_cpu_percent": "share of a processor while nobody moved, in percent",
    "refused": "refused moves",
}
PAGE_FIGURES = {
    "warm_ms": "time to open the page, table in memory, in ms",
    "cold_ms": "time to open the page, table in the database, in ms",
    "sent_kb": "size of the first message, in kB",
    "memory_kb": "memory of the table in the server, in kB",
}


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.server", description=__doc__)
    add = parser.add_argument
    add("--database", default="sqlite", metavar="sqlite|postgresql|ADDRESS",
        help="a temporary database of that kind, or the address of an empty one")  # fmt: skip
    add("--tables", type=int, default=500, help="number of tables played at once")
    add("--connections", type=int, default=2_000,
        help="number of WebSockets over all tables; those without a seat watch")  # fmt: skip
    add("--rate", type=float, default=0.0, help="moves per second; 0: as fast as possible")
    add("--seconds", type=float, default=20.0, help="duration of the measurement")
    add("--workers", type=int, default=1, help="number of server processes; SQLite allows one")
    add("--game", default="priests-of-ra", help="the game")
    add("--seats", type=int, default=3, help="number of people at each table")
    add("--idle", type=float, default=0.0, metavar="SECONDS",
        help="how long everybody sits still before the measurement")  # fmt: skip
    add("--page", action="store_true", help="measure how fast the page of a long game opens")
    add("--json", action="store_true", help="print JSON")
    return parser.parse_args(arguments)


def _measured(options: argparse.Namespace) -> dict[str, Any]:
    if options.page:
        return page.measure(options.database)
    game = games.find(options.game)
    game.check_seats(options.seats)
    return measure.measure(
        measure.Load(
            options.database,
            options.tables,
            options.connections,
            options.seconds,
            options.rate,
            options.workers,
            game.name,
            options.seats,
            options.idle,
        )
    )


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print the figures."""
    options = _options(arguments)
    try:
        result = _measured(options)
    except HeliopolisError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps(result))
    elif options.page:
        for at in result["pages"]:
            for name, text in PAGE_FIGURES.items():
                print(f"{at[name]:>12}  step {at['step']}: {text}")
    else:
        for name, text in FIGURES.items():
            print(f"{result[name] if result[name] is not None else '-':>12}  {text}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
