"""95 % confidence intervals for shares and means, and compact counts of times."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Z_95 = 1.959963984540054  # standard deviations that cover 95 % of a normal distribution

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """Return Wilson's 95 % interval of a share, which is valid for few games and extreme shares.

    A shared win counts as the fraction that each winner received.
    """
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = math.sqrt(max(0.0, share * (1 - share)) / games + z2 / (4 * games * games))
    reach *= Z_95 / (1 + z2 / games)
    # Make the interval contain the share itself, even where rounding would leave it just outside.
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


@dataclass(frozen=True)
class Mean:
    """A mean, the standard deviation of the values, and the mean's 95 % interval (Student's t)."""

    mean: float
    deviation: float
    ci95: Interval | None  # None for a single value

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Compute the mean of values that are independent of one another."""
        count = len(values)
        mean = math.fsum(values) / count
        if count == 1:
            return cls(mean, 0.0, None)
        deviation = math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (count - 1))
        reach = student_t_95(count - 1) * deviation / math.sqrt(count)
        return cls(mean, deviation, (mean - reach, mean + reach))


def student_t_95(degrees_of_freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t distribution.

    Exact for one and two degrees of freedom, otherwise the Cornish-Fisher expansion around the
    normal distribution, accurate to one hundredth.
    """
    if degrees_of_freedom == 1:
        return 12.706204736
    if degrees_of_freedom == 2:
        return 4.302652730
    z, n = Z_95, degrees_of_freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


# --- Times: counted in logarithmic buckets 4 % wide, so that millions take no space --------------

BUCKETS_PER_OCTAVE = 16


def time_bucket(seconds: float) -> int:
    """Return the bucket of a time: sixteen buckets per octave, starting at one microsecond."""
    return max(0, round(math.log2(max(seconds * 1e6, 1.0)) * BUCKETS_PER_OCTAVE))


def bucket_seconds(bucket: int) -> float:
    """Return the time in the middle of a bucket, in seconds."""
    return float(2 ** (bucket / BUCKETS_PER_OCTAVE)) / 1e6


def time_quantile(buckets: Mapping[int, int], share: float) -> float:
    """Return the time that a share of all times does not exceed, to within one bucket."""
    remaining = share * sum(buckets.values())
    for bucket in sorted(buckets):
        remaining -= buckets[bucket]
        if remaining <= 0:
            return bucket_seconds(bucket)
    return 0.0
