"""The bench reports the share of a step that is spent on single rules."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis import bench, games
from heliopolis.kernel.rules import rule
from tests import toy
from tests.toy import State, start_round


@rule
def start_again(s: State, out: MutableSequence[int]) -> int:
    """Start a round, once."""
    start_round(s)
    out[0] += s.prize
    return 1


RULES = (bench.BenchmarkedRule("rounds", start_round, start_again),)


def test_calls_are_counted_per_decision() -> None:
    """Every player makes one decision per round."""
    assert bench._calls_per_decision(toy.GAME, RULES, 4) == {"start_round": 1 / 4}


def test_shares_have_the_titles_of_their_rules() -> None:
    shares = bench.measure_shares(toy.GAME, RULES, 3, decision_ns=1e6)
    assert list(shares) == ["rounds"]
    assert 0 <= shares["rounds"] < 0.5


def test_rules_are_found_in_the_module_benchmark_of_a_game() -> None:
    cheops = bench.benchmarked_rules(games.find("catan-cheops"))
    assert [each.rule.__name__ for each in cheops] == ["reaches_building", "join_route"]
    assert bench.benchmarked_rules(games.find("priests-of-ra")) == ()
    assert bench.benchmarked_rules(toy.GAME) == ()
