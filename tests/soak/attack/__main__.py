"""Attack a server while honest people play, and tell how it went."""

from __future__ import annotations

import argparse

from tests.soak.attack.battle import attack_locally, fight


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.soak.attack", description=__doc__)
    add = parser.add_argument
    add("--database", default="sqlite", metavar="sqlite|postgresql")
    add("--attacks", type=int, default=10_000)
    add("--tables", type=int, default=50)
    add("--think", type=float, default=2.0, help="seconds that an honest player thinks")
    add("--seed", type=int, default=1)
    add("--only-server", action="store_true", help="leave out what is attacked without a server")
    given = parser.parse_args()
    outcome = fight(
        given.database, given.attacks, given.tables, given.think, given.seed,
        lambda line: print(line, flush=True),
    )  # fmt: skip
    if not given.only_server:
        attack_locally(outcome, lambda line: print(line, flush=True))
    for line in outcome.report():
        print(line)


if __name__ == "__main__":
    main()
