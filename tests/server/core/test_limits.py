"""Rate limits, with a given clock."""

from __future__ import annotations

import pytest

from heliopolis.server.core import limits
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.limits import Bucket, Limit, LoginLimits
from heliopolis.server.runtime.users import account_key


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


def test_every_user_has_an_own_bucket(clock: Clock) -> None:
    limit = Limit(per_minute=8.0)
    assert [limit.allows("ada") for _ in range(3)] == [True, True, False]
    assert limit.allows("bo")
    clock.now += 7.5
    assert [limit.allows("ada"), limit.allows("ada")] == [True, False]


def test_idle_buckets_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 2)
    limit = Limit(per_minute=60, burst=1)
    for who in ("a", "b", "c"):
        assert limit.allows(who)
    clock.now += 0.5
    assert not limit.allows("a"), "it is not full again"
    clock.now += 100
    limit.allows("d")
    assert len(limit._buckets) == 1


def test_a_flood_of_keys_is_searched_seldom(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking through all of them for every newcomer would take everybody's time."""
    monkeypatch.setattr(limits, "FORGET_ABOVE", 10)
    limit = Limit(per_minute=60, burst=1)
    looks = 0

    def is_full(_: Bucket) -> bool:
        nonlocal looks
        looks += 1
        return False

    monkeypatch.setattr(Bucket, "full", property(is_full))
    for number in range(1_000):
        assert limit.allows(str(number))
    assert looks <= 11
    clock.now += 1
    limit.allows("once more")
    assert looks >= 1_000


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_guest_with_a_whole_ipv6_network_counts_as_one(address: str, origin: str) -> None:
    assert limits.origin_of(address) == origin


# --- Logging in -----------------------------------------------------------------------------------


def refused(limits: LoginLimits, name: str, address: str) -> bool:
    try:
        limits.check(account_key(name), address)
    except Refused:
        return True
    return False


@pytest.mark.usefixtures("clock")
def test_other_spellings_of_a_name_share_its_limit() -> None:
    limits = LoginLimits(per_minute=40)  # ten at once
    spellings = ["Ada", "ada", "ADA", "aDa", "\uff21da", "A\uff44a"]
    tries = [refused(limits, spellings[n % 6], f"10.0.0.{n}") for n in range(60)]
    assert tries.count(False) == 10


@pytest.mark.usefixtures("clock")
def test_an_address_can_try_few_accounts() -> None:
    limits = LoginLimits(per_minute=40)
    tries = [refused(limits, f"player {n}", "10.0.0.1") for n in range(60)]
    assert tries.count(False) == 10
    assert not refused(limits, "ada", "10.0.0.2")


@pytest.mark.usefixtures("clock")
def test_guesses_from_elsewhere_do_not_lock_the_owner_out() -> None:
    limits = LoginLimits(per_minute=40)
    assert not refused(limits, "Ada", "192.0.2.1")
    limits.succeeded(account_key("Ada"), "192.0.2.1")
    for number in range(100):
        refused(limits, "ada", f"10.0.0.{number}")
    assert refused(limits, "ada", "10.0.1.1")
    assert not refused(limits, "Ada", "192.0.2.1")
