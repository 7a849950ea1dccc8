"""How sure a number is: intervals that hold 95 times in 100."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Z_95 = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a share, by Wilson: it holds for few games and for extreme shares.

    A win that several share counts for each as the part it got.
    """
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = math.sqrt(max(0.0, share * (1 - share)) / games + z2 / (4 * games * games))
    reach *= Z_95 / (1 + z2 / games)
    # The interval holds the share itself, also where rounding would leave it just outside.
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


@dataclass(frozen=True)
class Mean:
    """A mean, how far single values lie from it, and its 95 % interval (by Student's t)."""

    mean: float
    deviation: float
    ci95: Interval | None  # None where a single value tells nothing of the spread

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Of values that are independent of one another."""
        count = len(values)
        mean = math.fsum(values) / count
        if count == 1:
            return cls(mean, 0.0, None)
        deviation = math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (count - 1))
        reach = student_95(count - 1) * deviation / math.sqrt(count)
        return cls(mean, deviation, (mean - reach, mean + reach))


def student_95(freedom: int) -> float:
    """How many standard errors hold 95 % of Student's distribution.

    Exact for one and two degrees of freedom, else Cornish and Fisher's expansion around the normal
    distribution, right to within a hundredth.
    """
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z, n = Z_95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


# --- Times: kept as counts in steps of about 4 %, so that a million of them take no room ----------

STEPS_AN_OCTAVE = 16


def time_step(seconds: float) -> int:
    """The step of a time: steps grow by a sixteenth of an octave, from one microsecond."""
    return max(0, round(math.log2(max(seconds * 1e6, 1.0)) * STEPS_AN_OCTAVE))


def step_time(step: int) -> float:
    """The seconds in the middle of a step."""
    return float(2 ** (step / STEPS_AN_OCTAVE)) / 1e6


def time_quantile(steps: Mapping[int, int], share: float) -> float:
    """The time that a share of all times does not exceed, to within the width of a step."""
    left = share * sum(steps.values())
    for step in sorted(steps):
        left -= steps[step]
        if left <= 0:
            return step_time(step)
    return 0.0
