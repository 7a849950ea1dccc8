"""PR-9: nothing runs out, and every game ends."""

from __future__ import annotations

import pytest

from heliopolis.games.priests_of_ra import GAME
from heliopolis.games.priests_of_ra.board import RA
from tests.games.priests_of_ra.positions import ALL_SEATS, Position, random_end, random_game


@pytest.mark.rule("PR-9.1")
@pytest.mark.parametrize(("seats", "ra_tiles"), [(2, 18), (3, 24), (4, 27), (5, 30)])
def test_the_game_ends_at_the_latest_with_this_ra_tile(seats: int, ra_tiles: int) -> None:
    for seed in range(3):
        position = Position(seats, seed)
        position.never_bid()
        assert position.box["ra"] == ra_tiles
        assert position.bag.get("ra", 0) == 30 - ra_tiles


@pytest.mark.rule("PR-9.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_before_each_draw_a_ra_tile_is_left(seats: int) -> None:
    for seed in range(10):
        for step in random_game(seats, seed):
            assert step.position.state.bag[RA] > 0


@pytest.mark.rule("PR-9.1")
def test_a_bag_without_ra_tiles_violates_an_invariant() -> None:
    position = Position(5)
    assert GAME.rules.check_invariants(position.state) == 0
    position.leave_in_bag(pyramid=15)
    assert (
        "a Ra tile while the game lasts"
        in GAME.invariants[GAME.rules.check_invariants(position.state) - 1]
    )


@pytest.mark.rule("PR-9.2")
def test_ankhs_suffice_for_five_players_with_four_each() -> None:
    position = Position(5)
    for _ in range(3):
        for seat in range(5):
            position.give(seat, farmer=1, warrior=1, trader=1, scribe=1)
        position.end_epoch()
    assert position.ankhs == [4] * 5
    assert sum(position.ankhs) == 20


@pytest.mark.rule("PR-9.3")
def test_points_are_not_limited_by_the_tablets() -> None:
    """R-18: five players with more than the 226 points of all tablets."""
    position = Position(5).set_points(500, 400, 300, 226, 227).give(0, granary=2)
    position.end_epoch()
    assert position.points == [502, 400, 300, 226, 227]
    position.check_invariants()


@pytest.mark.rule("PR-9.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_game_is_finite(seats: int) -> None:
    """Even when every choice makes it longer."""
    assert Position(seats).never_bid() <= 800 <= GAME.longest


@pytest.mark.rule("PR-9.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_action_uses_something_up(seats: int) -> None:
    """A draw the bag, a voluntary auction a sun, an auction for a full row its eight tiles."""
    for seed in range(15):
        epoch = suns = left = 0
        for step in random_game(seats, seed):
            s = step.position.state
            if step.position.asked[1] != "turn":
                continue
            told = [log_event.split()[0::2] for log_event in step.position.news()]
            if s.epoch == epoch:
                assert ["invoked", "voluntary"] not in told or sum(s.usable) == suns - 1
                assert ["invoked", "row_full"] not in told or s.row_length == 0
                assert s.bag_left == left - sum(log_event[0] == "drew" for log_event in told)
                assert s.bag_left < left or sum(s.usable) < suns
            epoch, suns, left = s.epoch, sum(s.usable), s.bag_left


@pytest.mark.rule("PR-9.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("biased", [False, True])
def test_nothing_is_lost_at_any_step_of_random_games(seats: int, biased: bool) -> None:
    for seed in range(25):
        for step in random_game(seats, seed, biased):
            step.position.check_invariants()
        assert list(step.position.state.misfits()) == [], "every number fits its field"


@pytest.mark.rule("PR-6.2", "PR-9.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_at_the_end_all_tiles_are_in_bag_box_or_displays(seats: int) -> None:
    for seed in range(10):
        position = random_end(seats, seed)
        shown = sum(sum(position.display(seat).values()) for seat in range(seats))
        assert sum(position.bag.values()) + sum(position.box.values()) + shown == 174
