"""10,000 attacks on a server at which 50 honest tables are played, on each database.

HELIOPOLIS_ATTACKS=500 makes fewer. What happened is printed; `python -m tests.soak.attack` does the
same without pytest.
"""

from __future__ import annotations

import os

import pytest

from tests.soak.attack.battle import SLOW_SECONDS, attack_locally, fight

ATTACKS = int(os.environ.get("HELIOPOLIS_ATTACKS", "10000"))
MOST_GROWTH_MB = 100  # of the server, from the first attacks to the last: what caches may hold

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nobody_takes_the_table_down(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        outcome = fight(database, ATTACKS, tables=50, think=2.0, seed=1, tell=print)
        attack_locally(outcome, print)
        print(*outcome.report(), sep="\n")
    assert outcome.ended_well, "the server lives"
    assert outcome.attacks.total() >= ATTACKS
    assert outcome.lost == [], "what was acknowledged is there"
    assert outcome.leaked == [], "nobody was shown what is not theirs"
    assert not outcome.refused, "nothing was refused to the honest"
    assert outcome.lost_connections == 0
    assert not outcome.failures
    assert outcome.errors == []
    assert outcome.points == set(range(1, 16)), "every point of the list was attacked"
    assert outcome.logins, "the owner was not locked out"
    assert not outcome.sources_changed
    assert outcome.slowest <= SLOW_SECONDS
    _, first, *_, last = outcome.memory_mb
    assert last - first < MOST_GROWTH_MB
