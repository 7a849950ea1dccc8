"""Rate limits: buckets of tokens that refill with time."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from time import monotonic

from heliopolis.server.core.errors import too_many

FORGET_ABOVE = 10_000  # buckets; then those that are full again are forgotten
FORGET_SECONDS = 1.0  # between two searches for them


def origin_of(address: str) -> str:
    """Return what an address is limited by: with IPv6 its /64, of which one guest has all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Bucket:
    """A token bucket: `burst` at once, `rate` per second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now

    @property
    def full(self) -> bool:
        """Whether it has refilled completely."""
        self._fill()
        return self._left >= self.burst


class Limit:
    """One bucket per key: per user, or per address."""

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self._rate = per_minute / 60
        self._burst = max(1.0, per_minute / 4 if burst is None else burst)
        self._buckets: dict[str, Bucket] = {}
        self._forgot_at = float("-inf")

    def allows(self, who: str) -> bool:
        """Take one token of a key; return False if there is none."""
        if len(self._buckets) > FORGET_ABOVE:
            self._forget_full()
        if who not in self._buckets:
            self._buckets[who] = Bucket(self._rate, self._burst)
        return self._buckets[who].take()

    def _forget_full(self) -> None:
        """Forget buckets that are full again; seldom, because everybody waits for the search."""
        if (now := monotonic()) - self._forgot_at >= FORGET_SECONDS:
            self._forgot_at = now
            self._buckets = {k: b for k, b in self._buckets.items() if not b.full}


class LoginLimits:
    """Attempts to log in, limited per address and per account.

    An account is known by its key, so that other spellings of its name are no way around. Guesses
    from elsewhere must not lock the owner out: an address that has logged in before has a limit of
    its own.
    """

    def __init__(self, per_minute: float) -> None:
        self._by_address = Limit(per_minute)
        self._by_account = Limit(per_minute)
        self._by_owner = Limit(per_minute)
        self._owners: dict[str, set[str]] = {}

    def check(self, account: str, address: str) -> None:
        """Refuse another attempt if there were too many."""
        owner = address in self._owners.get(account, ())
        limit = self._by_owner if owner else self._by_account
        key = f"{account} {address}" if owner else account
        if not self._by_address.allows(address) or not limit.allows(key):
            raise too_many("attempts to log in")

    def succeeded(self, account: str, address: str) -> None:
        """Remember an address from which the owner has logged in."""
        if len(self._owners) > FORGET_ABOVE:
            self._owners.clear()
        self._owners.setdefault(account, set()).add(address)
