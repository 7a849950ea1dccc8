"""Is one bot stronger than another? A sequential probability ratio test, as Stockfish's.

Two hypotheses are held against each other while games are played: the first bot is `elo0` stronger
than the second, or `elo1`. Play ends as soon as one is so much more likely than the other that the
decision is wrong in at most 5 % of cases, which takes far fewer games than a fixed number that
would suffice in the worst case.

The games of one deal share its luck, so a deal is one observation: the share of comparisons, over
all seatings, in which a seat of the first bot ranked above one of the second. That is what
Stockfish's pairs of games with the same opening are, for any number of seats.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heliopolis.arena.match import Result, Setting
from heliopolis.errors import BadSetupError, ErrorText

ERROR_RATE = 0.05  # of either kind
FEWEST_DEALS = 16  # before anything is decided: of fewer the spread is unknown
LEAST_VARIANCE = 1e-3  # of a deal: outcomes that never differ still leave some doubt
MOST_ELO = 1000.0

UNDECIDED, ACCEPTED, REJECTED = "undecided", "accepted", "rejected"


@dataclass(frozen=True)
class Verdict:
    """What is known so far."""

    decision: str
    llr: float  # the logarithm of the likelihood ratio
    lower: float  # where the first hypothesis is accepted: not stronger
    upper: float  # where the second one is: stronger
    elo: float  # the estimate, by the mean over deals
    deals: int

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {
            "decision": self.decision,
            "llr": round(self.llr, 3),
            "bounds": [round(self.lower, 3), round(self.upper, 3)],
            "elo": round(self.elo, 1),
            "deals": self.deals,
        }


@dataclass(frozen=True)
class Sprt:
    """A test whether the first of two bots is stronger by `elo1` rather than `elo0`."""

    elo0: float
    elo1: float

    @classmethod
    def parse(cls, text: str) -> Sprt:
        """Read ``ELO0,ELO1``."""
        try:
            elo0, elo1 = (float(part) for part in text.split(","))
        except ValueError:
            raise BadSetupError(ErrorText("sprt-form", text=f"{text!r:.60}")) from None
        if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
            raise BadSetupError(ErrorText("sprt-form", text=f"{text!r:.60}"))
        return cls(elo0, elo1)

    def check(self, setting: Setting) -> None:
        """Refuse a tournament that is not one of two bots, of which both are in every seating."""
        if len(setting.bots) != 2 or any(len(set(one)) != 2 for one in setting.seatings):
            raise BadSetupError(ErrorText("sprt-bots", count=len(setting.bots)))

    def judge(self, scores: Sequence[float]) -> Verdict:
        """Return what the scores of the deals say, each from 0 to 1.

        The ratio is that of normal distributions with the variance that was seen: the generalised
        test, which needs no model of ties or of luck.
        """
        upper = math.log((1 - ERROR_RATE) / ERROR_RATE)
        count = len(scores)
        if not count:
            return Verdict(UNDECIDED, 0.0, -upper, upper, 0.0, 0)
        mean = math.fsum(scores) / count
        variance = math.fsum((score - mean) ** 2 for score in scores) / count
        low, high = expected_score(self.elo0), expected_score(self.elo1)
        llr = count * (high - low) * (2 * mean - low - high)
        llr /= 2 * max(variance, LEAST_VARIANCE)
        decision = UNDECIDED
        if count >= FEWEST_DEALS and abs(llr) >= upper:
            decision = ACCEPTED if llr > 0 else REJECTED
        return Verdict(decision, llr, -upper, upper, elo_of(mean), count)


def expected_score(elo: float) -> float:
    """Return the share of comparisons won by a bot that is stronger by that number."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """Return how much stronger a bot is that wins this share of comparisons, within 1,000."""
    least = expected_score(-MOST_ELO)
    within = min(1 - least, max(least, score))
    return 400 * math.log10(within / (1 - within))


class SprtWatch:
    """A test that follows a tournament, deal by deal.

    Deals count in their order and not in that of their ends, so that the decision does not depend
    on the number of processes, nor on which games are quick.
    """

    def __init__(self, sprt: Sprt, setting: Setting) -> None:
        sprt.check(setting)
        self._sprt, self._setting = sprt, setting
        self._scores: list[float] = []
        self.verdict = sprt.judge(self._scores)

    def is_decided(self, results: Mapping[int, Result]) -> bool:
        """Take in the deals that are complete, up to the one that decides."""
        rounds = len(self._setting.seatings)
        while self.verdict.decision == UNDECIDED:
            first = len(self._scores) * rounds
            if any(first + i not in results for i in range(rounds)):
                return False
            shares = [compare(self._setting, results[first + i]) for i in range(rounds)]
            self._scores.append(math.fsum(shares) / rounds)
            self.verdict = self._sprt.judge(self._scores)
        return True


def compare(setting: Setting, result: Result) -> float:
    """Return the share of pairs in which a seat of the first bot ranked above one of the second."""
    seats = setting.seating(result.number)
    ours, theirs = (
        [result.ranks[i] for i, bot in enumerate(seats) if bot == own] for own in (0, 1)
    )
    pairs = [1.0 if a < b else 0.5 if a == b else 0.0 for a in ours for b in theirs]
    return math.fsum(pairs) / len(pairs)
