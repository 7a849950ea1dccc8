"""The share of a step that goes into a part of the rules, as the bench tells it."""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import replace

from heliopolis import bench
from heliopolis.kernel.game import BenchmarkedRule
from heliopolis.kernel.rules import rule
from tests import toy
from tests.toy import State, start_round


@rule
def start_again(s: State, out: MutableSequence[int]) -> int:
    """A round is begun, once."""
    start_round(s)
    out[0] += s.prize
    return 1


GAME = replace(toy.GAME, benchmarked=(BenchmarkedRule("rounds", start_round, start_again),))


def test_calls_are_counted_a_decision() -> None:
    """Everybody makes one decision a round."""
    assert bench._calls_a_decision(GAME, 4) == {"start_round": 1 / 4}


def test_shares_are_told_by_title() -> None:
    shares = bench._shares(GAME, 3, decision_ns=1e6)
    assert list(shares) == ["rounds"]
    assert 0 <= shares["rounds"] < 0.5
    assert bench._shares(toy.GAME, 3, decision_ns=1e6) == {}
