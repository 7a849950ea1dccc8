"""PR-1.4 and PR-3.1: dealing and drawing are fair. The seeds are fixed, so the checks are too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from math import factorial, sqrt

import pytest

from heliopolis.games.priests_of_ra.board import KINDS, TILES_OF_KIND
from heliopolis.kernel.chance import rand
from tests.games.priests_of_ra.positions import ALL_SEATS, Position, random_game


def check_fit(counted: Mapping[str, int], weights: Mapping[str, int]) -> None:
    """The chi-square of the counts is within five standard deviations of what chance gives."""
    assert set(counted) <= set(weights), "only what can come does"
    total, mass = sum(counted.values()), sum(weights.values())
    expected = {name: total * weight / mass for name, weight in weights.items()}
    square = sum((counted.get(name, 0) - e) ** 2 / e for name, e in expected.items())
    freedom = len(weights) - 1
    assert square < freedom + 5 * sqrt(2 * freedom)


def first_drawn(position: Position) -> str:
    """The kind of the tile that the player on turn draws."""
    position.news()
    position.play(f"{position.asked[0]}: draw")
    return position.news()[0].split()[2]


def first_tiles(seed: int, count: int) -> list[str]:
    """The first tiles of a game in which all players draw and pass."""
    position = Position(5, seed)
    tiles = []
    for _ in range(count):
        tiles.append(first_drawn(position))
        if position.asked[1] == "place":
            position.play(f"{position.asked[0]}: {min(position.legal())}")
        position.all_pass()
    return tiles


# --- Dealing the suns -----------------------------------------------------------------------------


def dealt(seats: int, seed: int) -> str:
    """The group that each seat was dealt, as digits."""
    position = Position(seats, seed, groups="random")
    log_events = (
        log_event.split() for log_event in position.news() if log_event.startswith("suns-dealt")
    )
    return "".join(group for _, _, group in log_events)


@pytest.mark.rule("PR-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_deal_of_the_sun_groups_is_equally_likely(seats: int) -> None:
    """R-28."""
    deals = Counter(dealt(seats, seed) for seed in range(60 * factorial(seats)))
    everything = ["".join(groups) for groups in permutations("12345"[:seats])]
    assert set(deals) == set(everything)
    check_fit(deals, dict.fromkeys(everything, 1))


@pytest.mark.rule("PR-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_logged_deal_is_the_actual_one(seats: int) -> None:
    for seed in range(50):
        position = Position(seats, seed, groups="random")
        assert position.up(0) == Position(seats, groups=dealt(seats, seed)).up(0)
        assert position.state.suns == Position(seats, groups=dealt(seats, seed)).state.suns


@pytest.mark.rule("PR-1.4")
def test_the_same_seed_deals_the_same_suns() -> None:
    assert [dealt(5, seed) for seed in range(50)] == [dealt(5, seed) for seed in range(50)]


# --- Drawing tiles --------------------------------------------------------------------------------


@pytest.mark.rule("PR-3.1")
def test_each_kind_is_drawn_as_often_as_tiles_of_it_are_left() -> None:
    drawn = Counter(first_drawn(Position(3, seed)) for seed in range(3000))
    check_fit(drawn, dict(zip(KINDS, TILES_OF_KIND, strict=True)))


@pytest.mark.rule("PR-3.1")
def test_the_weights_follow_what_is_left_in_the_bag() -> None:
    left = {"ra": 2, "trader_scribe": 9, "burial_ab": 1, "priest": 5, "plague": 3}
    drawn = Counter(first_drawn(Position(3, seed).leave_in_bag(**left)) for seed in range(2000))
    check_fit(drawn, left)


@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("missing", KINDS[1:])
def test_a_kind_that_is_used_up_is_never_drawn(missing: str) -> None:
    """Wherever it is among the kinds, even the last one."""
    left = {kind: 2 for kind in KINDS if kind != missing}
    drawn = Counter(first_drawn(Position(3, seed).leave_in_bag(**left)) for seed in range(300))
    check_fit(drawn, left)


@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("kind", KINDS)
def test_drawing_the_only_kind_left_uses_chance(kind: str) -> None:
    """Part 5: drawing is a chance event even when only one kind is left."""
    position = Position(3)
    draws = position.state.chance_draws
    position.play(f"0: draw {kind}")
    assert position.state.chance_draws == draws + 1


@pytest.mark.rule("PR-3.1")
def test_later_tiles_of_a_game_are_as_random_as_the_first() -> None:
    """Seen from the start, every tile of a game is distributed like the first one."""
    drawn: list[Counter[str]] = [Counter() for _ in range(8)]
    for seed in range(300):
        for place, tile in zip(drawn, first_tiles(seed, 8), strict=True):
            place[tile] += 1
    for place in drawn:
        check_fit(place, dict(zip(KINDS, TILES_OF_KIND, strict=True)))


@pytest.mark.rule("PR-3.1", "PR-8.4")
@pytest.mark.parametrize("apart", [1, 2, 4, 8, 16])
def test_games_of_neighbouring_seeds_do_not_share_their_tiles(apart: int) -> None:
    """No part of one game's draws appears in the other: by chance one tile in eight is equal."""
    same: Counter[int] = Counter()
    pairs = [(first_tiles(seed, 20), first_tiles(seed ^ apart, 20)) for seed in range(0, 1600, 32)]
    for one, other in pairs:
        for shift in (0, 4, 8, 16):
            same[shift] += sum(a == b for a, b in zip(one[shift:], other[:4], strict=False))
    tiles = 4 * len(pairs)
    assert all(count < tiles * 0.3 for count in same.values()), dict(same)


@pytest.mark.rule("PR-3.1")
def test_draws_of_different_seeds_use_different_bits() -> None:
    """Of 200 games with 172 draws each, hardly any two draws use the same bits."""
    seen = set()
    for seed in range(200):
        s = Position(2, seed).state
        seen |= {rand(s, 2**28) for _ in range(172)}
    assert len(seen) > 0.99 * 200 * 172


@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_only_tiles_in_the_bag_are_drawn(seats: int) -> None:
    for seed in range(10):
        left = Counter(dict(zip(KINDS, TILES_OF_KIND, strict=True)))
        for step in random_game(seats, seed):
            for log_event in step.position.news():
                if log_event.startswith("drew"):
                    left[log_event.split()[2]] -= 1
            assert step.position.state.bag == [left[kind] for kind in KINDS]
            assert min(left.values()) >= 0


@pytest.mark.rule("PR-3.1")
def test_nothing_but_drawing_uses_chance() -> None:
    for seed in range(5):
        last = 0
        move = ""
        for step in random_game(4, seed, groups="1234"):
            draws = step.position.state.chance_draws
            assert draws - last == int(move == "draw")
            last, move = draws, step.move
