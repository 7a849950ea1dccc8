"""AR-E26 and bounds: plain random games, checked at every step; longer ones in the soak tier."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.board import CARD_TOTAL
from heliopolis.kernel.targets import Playouts, engine
from heliopolis.testing.play import option_values, play_randomly
from tests.games.amun_re.positions import ALL_SEATS

OPTIONS = option_values(GAME)


def audit_plain(games: int, first_seed: int) -> None:
    """Play games over all seats, options and styles, checking invariants at every step."""
    ways = [(seats, options) for seats in ALL_SEATS for options in OPTIONS]
    for n in range(games):
        seats, options = ways[n % len(ways)]
        broken = engine(GAME, "plain").audit(
            1, seats=seats, options=options, first_seed=first_seed + n, biased=n % 2 == 0
        )
        assert not broken.any(), (seats, options, first_seed + n)


@pytest.mark.vector("AR-E26")
def test_invariants_hold_at_every_step() -> None:
    audit_plain(100, 0)


@pytest.mark.soak
@pytest.mark.vector("AR-E26")
def test_invariants_hold_at_every_step_of_two_thousand_games() -> None:
    audit_plain(2000, 10_000)


@pytest.mark.soak
@pytest.mark.vector("AR-E26")
def test_invariants_hold_in_a_hundred_thousand_compiled_games() -> None:
    each = 100_000 // (len(ALL_SEATS) * len(OPTIONS) * 2) + 1
    for seats in ALL_SEATS:
        for options in OPTIONS:
            for biased in (False, True):
                broken = engine(GAME, "compiled").audit(
                    each, seats=seats, options=options, biased=biased, first_seed=10**6
                )
                assert Counter(broken.tolist()) == {0: each}, (seats, options, biased)


def played(seats: int, biased: bool) -> Playouts:
    return engine(GAME, "plain").playouts(60, seats=seats, biased=biased)


def test_the_longest_game_is_bounded() -> None:
    """Counted by hand, for five players; every card leaves a hand by a decision of its own."""
    auction = 9 * 5  # AR-4.7
    turn = 1 + 1 + 2 + 1 + 1 + 27 + 1  # cards, farmers, their places, skip, bricks, laid, end
    offering = 2 * 5 + 4 + (3 + 2 + 1 + 1 + 1)  # choices, corrections, rewards
    a_round = auction + 5 * turn + offering + 5  # and passing in the income phase
    cards = 5 + 2 * 5 + 6 * (5 * 4 + 8)  # dealt, free in both kingdoms, bought and rewarded
    assert 6 * a_round + 2 * 5 + cards == GAME.longest
    assert cards > CARD_TOTAL


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("biased", [False, True])
def test_random_games_are_far_shorter(seats: int, biased: bool) -> None:
    assert played(seats, biased).decisions.max() < 600


def test_biased_play_reaches_what_uniform_play_does_not() -> None:
    """Full hands, pyramids, second reshuffles, all fields of the temple."""
    states = played(5, True).states
    assert (
        states["pyramids"].sum(axis=1).mean()
        > 2 * played(5, False).states["pyramids"].sum(axis=1).mean()
    )
    assert states["batch"].max() >= 2
    assert len(np.unique(states["temple"])) >= 3


def test_every_kind_of_move_and_log_event_occurs() -> None:
    verbs, log_events = set(), set()
    for seed in range(12):
        table = play_randomly(GAME, 3 + seed % 3, seed, biased=seed % 2 == 0)
        verbs |= {move.text.split()[0] for move in table.moves}
        log_events |= {n["log_event"] for n in table.log_events}
    assert verbs == set(GAME.moves.verbs)
    assert log_events == {n.name for n in GAME.log_events.kinds}
