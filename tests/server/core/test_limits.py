"""How often something may be done, by a clock that is given."""

from __future__ import annotations

import pytest

from heliopolis.server.core import limits
from heliopolis.server.core.limits import Bucket, Limit


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "monotonic", made)
    return made


def test_a_bucket_empties_and_fills(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.4
    assert not bucket.take()
    clock.now += 0.2
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1_000
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_their_own(clock: Clock) -> None:
    limit = Limit(per_minute=8.0)
    assert [limit.allows("ada") for _ in range(3)] == [True, True, False]
    assert limit.allows("bo")
    clock.now += 7.5
    assert [limit.allows("ada"), limit.allows("ada")] == [True, False]


def test_those_who_did_nothing_lately_are_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 2)
    limit = Limit(per_minute=60, burst=1)
    for who in ("a", "b", "c"):
        assert limit.allows(who)
    clock.now += 0.5
    assert not limit.allows("a"), "it is not full again"
    clock.now += 100
    limit.allows("d")
    assert len(limit._buckets) == 1
