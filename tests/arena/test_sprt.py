"""The sequential test: simulated outcomes with known strength, and real games."""

from __future__ import annotations

import json
import math
import random

import pytest

from heliopolis.arena.match import Result, Setting
from heliopolis.arena.seating import Lineup
from heliopolis.arena.sprt import (
    ACCEPTED,
    FEWEST_DEALS,
    REJECTED,
    UNDECIDED,
    Sprt,
    SprtWatch,
    compare,
    elo_of,
    expected_score,
)
from heliopolis.arena.tournament import tournament
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game


def simulated(elo: float, deals: int, seed: int) -> list[float]:
    """The scores of deals of two games each, with the seats changed, of a bot that strong."""
    rng, share = random.Random(seed), expected_score(elo)
    found = []
    for _ in range(deals):
        luck = rng.uniform(-0.3, 0.3)
        games = [rng.random() < share + luck, rng.random() < share - luck]
        found.append(sum(games) / 2)
    return found


def decided(test: Sprt, scores: list[float]) -> tuple[str, int]:
    """The decision, and the number of deals that it took."""
    for count in range(1, len(scores) + 1):
        verdict = test.judge(scores[:count])
        if verdict.decision != UNDECIDED:
            return verdict.decision, count
    return UNDECIDED, len(scores)


def test_elo_and_scores_are_inverses() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    for elo in (-300.0, -5.0, 0.0, 120.0):
        assert elo_of(expected_score(elo)) == pytest.approx(elo)
    assert elo_of(1.0) == pytest.approx(1000)
    assert elo_of(0.0) == pytest.approx(-1000)


@pytest.mark.parametrize(
    ("elo", "expected"), [(40.0, ACCEPTED), (0.0, REJECTED), (-50.0, REJECTED)]
)
def test_simulated_bots_are_judged_right_nearly_always(elo: float, expected: str) -> None:
    test = Sprt(0, 40)
    outcomes = [decided(test, simulated(elo, 3000, seed)) for seed in range(40)]
    wrong = sum(decision != expected for decision, _ in outcomes)
    assert wrong <= 6  # 2 of 40 are expected at most
    assert all(decision != UNDECIDED for decision, _ in outcomes)
    assert sum(count for _, count in outcomes) / 40 < 600


def test_clear_differences_take_few_deals() -> None:
    assert decided(Sprt(0, 10), [1.0] * 100) == (ACCEPTED, FEWEST_DEALS)
    close = decided(Sprt(0, 10), simulated(10, 20_000, 1))
    clear = decided(Sprt(0, 10), simulated(150, 20_000, 1))
    assert clear[0] == ACCEPTED
    assert clear[1] < close[1] / 4


def test_the_ratio_is_that_of_the_normal_distributions() -> None:
    scores = simulated(20, 500, 7)
    mean = sum(scores) / 500
    variance = sum((score - mean) ** 2 for score in scores) / 500

    def log_likelihood(expected: float) -> float:
        return sum(-((score - expected) ** 2) / (2 * variance) for score in scores)

    verdict = Sprt(0, 10).judge(scores)
    expected = log_likelihood(expected_score(10)) - log_likelihood(0.5)
    assert verdict.llr == pytest.approx(expected)
    assert verdict.upper == -verdict.lower == pytest.approx(math.log(19))
    assert Sprt(0, 10).judge([]).decision == UNDECIDED


def setting(game: Game, bots: str, seats: int | None = None) -> Setting:
    return Setting.of(game, Lineup.of(bots, game, seats), {}, 0)


def result(number: int, ranks: list[int]) -> Result:
    zeros = [0] * len(ranks)
    return Result(number, zeros, ranks, zeros, [0.0] * len(ranks), [{} for _ in ranks])


def test_seats_of_the_two_bots_are_compared_in_pairs(ra: Game) -> None:
    four = setting(ra, "greedy,random*3")
    number = next(n for n in range(4) if four.seating(n)[0] == 0)
    assert compare(four, result(number, [0, 1, 2, 3])) == 1
    assert compare(four, result(number, [2, 1, 0, 3])) == pytest.approx(1 / 3)
    assert compare(four, result(number, [1, 0, 1, 3])) == pytest.approx(1.5 / 3)


def test_deals_count_in_their_order(ra: Game) -> None:
    """Games may end in any order; the decision is that of the deals one after another."""
    two = setting(ra, "greedy,random")
    rng = random.Random(2)
    results = {}
    for number in range(4000):
        wins = rng.random() < 0.6
        first = two.seating(number).index(0)
        results[number] = result(number, [int(wins != (seat == first)) for seat in range(2)])
    watch = SprtWatch(Sprt(0, 20), two)
    assert watch.is_decided(results)
    deals = watch.verdict.deals
    order = list(range(4000))
    rng.shuffle(order)
    shuffled = SprtWatch(Sprt(0, 20), two)
    known: dict[int, Result] = {}
    for number in order:
        known[number] = results[number]
        if shuffled.is_decided(known):
            break
    assert shuffled.verdict == watch.verdict
    assert watch.verdict.decision == ACCEPTED
    few = SprtWatch(Sprt(0, 20), two)
    assert not few.is_decided({n: results[n] for n in range(2 * deals - 1)})
    assert few.verdict.deals == deals - 1


def test_a_tournament_stops_when_the_test_has_decided(ra: Game) -> None:
    outcome = tournament(ra, "greedy,random", 2000, sprt=Sprt(0, 50))
    assert outcome.sprt is not None
    assert outcome.sprt.decision == ACCEPTED
    assert outcome.complete
    assert outcome.games == 2 * outcome.sprt.deals < 200
    told = json.loads(json.dumps(outcome.to_json()))["sprt"]
    assert told["decision"] == "accepted"
    assert told["llr"] >= told["bounds"][1]
    limited = tournament(ra, "greedy,random", 8, sprt=Sprt(0, 50))
    assert limited.sprt is not None
    assert limited.sprt.decision == UNDECIDED
    assert limited.complete
    assert limited.games == 8


@pytest.mark.parametrize("text", ["", "5", "10,0", "0,0", "0,10,20", "a,b", "0,nan", "-2000,0"])
def test_bad_bounds_are_refused(text: str) -> None:
    with pytest.raises(BadSetupError, match="--sprt"):
        Sprt.parse(text)


def test_only_two_bots_that_always_meet_are_compared(ra: Game) -> None:
    assert Sprt.parse("0, 10") == Sprt(0, 10)
    Sprt(0, 10).check(setting(ra, "greedy,random*3"))
    Sprt(0, 10).check(setting(ra, "greedy,random", 4))
    for bots, seats in (("greedy,random,easy", 3), ("greedy*2", 2), ("greedy*2,random*2", 2)):
        with pytest.raises(BadSetupError, match="two bots"):
            Sprt(0, 10).check(setting(ra, bots, seats))
