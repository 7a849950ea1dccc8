"""PR-6: how an epoch ends, and what is done before the next one."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import ALL_SEATS, Position, finished, full_row

EVERYTHING = {
    "farmer": 2, "warrior": 1, "trader": 3, "scribe": 1, "granary": 3, "fortress": 1, "market": 1,
    "library": 2, "burial_a": 1, "burial_b": 2, "burial_c": 1, "burial_d": 1, "pyramid": 4,
    "priest": 2, "plague": 2,
}  # fmt: skip
PASSING = ("farmer", "warrior", "trader", "scribe", "priest")
KEPT = {face: n for face, n in EVERYTHING.items() if face not in PASSING}


def last_sun() -> Position:
    """Two players; seat 0 has the last sun, 9, and a lot to win with it."""
    position = Position(2).lay_suns("9 | 1 3 4", "| 8 7 6 5", centre=2)
    return position.lay_ra(2).lay_row("farmer", "pyramid", "plague")


# --- PR-6.1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-6.1")
def test_the_last_sun_ends_the_epoch_after_its_auction() -> None:
    position = last_sun()
    position.play("0: draw ra", "0: bid 9")
    assert position.state.epoch == 2
    assert position.display(0) == {"pyramid": 1, "plague": 1}, "he got the lot before"
    assert position.view()["ended_by"] == ["suns_exhausted", "none", "none"]


@pytest.mark.rule("PR-6.1")
def test_the_last_sun_ends_the_epoch_after_its_priests() -> None:
    position = last_sun().lay_row("priest").play("0: draw ra", "0: bid 9")
    assert position.asked == (0, "flip")
    assert position.state.epoch == 1
    position.play("0: flip farmer")
    assert position.state.epoch == 2


@pytest.mark.rule("PR-6.1")
def test_passing_with_the_last_sun_ends_nothing() -> None:
    position = last_sun().play("0: draw ra", "0: pass")
    assert (position.state.epoch, position.asked) == (1, (0, "turn"))


@pytest.mark.rule("PR-6.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_last_ra_space_ends_it_at_once_and_unused_suns_stay(seats: int) -> None:
    position = Position(seats)
    suns = [position.up(seat) for seat in range(seats)]
    position.end_epoch()
    assert position.view()["ended_by"][0] == "ra_row_full"
    assert [position.up(seat) for seat in range(seats)] == suns


@pytest.mark.rule("PR-6.1")
def test_each_epoch_remembers_what_ended_it() -> None:
    position = last_sun().play("0: draw ra", "0: bid 9")
    position.end_epoch()
    position.end_epoch()
    assert position.view()["ended_by"] == ["suns_exhausted", "ra_row_full", "ra_row_full"]


# --- PR-6.2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-6.2")
def test_all_tiles_of_both_rows_leave_the_game() -> None:
    position = Position(2).lay_ra(5).lay_row("farmer", "warrior", "plague").play("0: draw ra")
    assert (position.state.ra_tiles, position.row) == (0, [])
    assert position.box == {"ra": 6, "farmer_warrior": 2, "plague": 1}


@pytest.mark.rule("PR-6.2")
def test_ra_tiles_leave_even_when_the_suns_ran_out() -> None:
    position = last_sun().play("0: draw ra", "0: bid 9")
    assert (position.state.ra_tiles, position.row) == (0, [])
    assert position.box == {"ra": 3, "farmer_warrior": 1}, "the farmer was his, and scored"


@pytest.mark.rule("PR-6.2")
def test_the_centre_sun_stays_where_it_is() -> None:
    position = Position(2).play("0: invoke", "1: pass", "0: bid 5")
    position.end_epoch()
    assert position.state.centre_sun == 5


# --- PR-6.3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-6.3")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_every_epoch_is_scored(epoch: int) -> None:
    position = Position(2).set_epoch(epoch).give(0, granary=2).give(1, plague=1)
    assert position.end_epoch().net == [2, -1]
    assert position.points == [12, 9]


@pytest.mark.rule("PR-6.3")
def test_tiles_of_the_rows_are_not_scored() -> None:
    position = Position(2).lay_row("granary", "granary", "plague")
    assert position.end_epoch().net == [0, 0]


@pytest.mark.rule("PR-6.3", "PR-6.4")
def test_professions_and_priests_are_scored_before_they_leave() -> None:
    position = Position(2).give(0, farmer=2, priest=1)
    assert position.end_epoch().of(0) == {"professions": 5, "priests": 2}
    assert position.display(0) == {}


# --- PR-6.4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-6.4")
@pytest.mark.parametrize("epoch", [1, 2])
def test_professions_and_priests_leave_and_everything_else_stays(epoch: int) -> None:
    """R-16."""
    position = Position(3).set_epoch(epoch).set_ankhs(1, 2, 3).give(1, **EVERYTHING)
    position.end_epoch()
    assert position.display(1) == KEPT
    assert position.ankhs == [1, 4, 3]
    assert position.box == {"ra": 8, "farmer_warrior": 3, "trader_scribe": 4, "priest": 2}


@pytest.mark.rule("PR-6.4")
def test_professions_and_priests_leave_every_display() -> None:
    position = Position(5)
    for seat in range(5):
        position.give(seat, scribe=1, priest=seat, pyramid=1)
    position.end_epoch()
    assert [position.display(seat) for seat in range(5)] == [{"pyramid": 1}] * 5


# --- PR-6.5, PR-6.6 -------------------------------------------------------------------------------


@pytest.mark.rule("PR-6.5")
@pytest.mark.parametrize("epoch", [1, 2])
def test_all_suns_are_turned_up(epoch: int) -> None:
    position = Position(3).set_epoch(epoch)
    position.lay_suns("5 1 | 13 2", "| 12 9 6 3", "11 10 7 4 |", centre=8)
    position.end_epoch()
    assert position.up(0) == {13, 5, 2, 1}
    assert position.up(1) == {12, 9, 6, 3}
    assert position.up(2) == {11, 10, 7, 4}
    assert position.state.usable[:3] == [4, 4, 4]


@pytest.mark.rule("PR-6.5")
@pytest.mark.parametrize(("seats", "suns"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_everyone_has_as_many_suns_as_at_the_start(seats: int, suns: int) -> None:
    position = Position(seats).play("0: invoke", *(f"{n}: pass" for n in range(1, seats)))
    position.play("0: bid 2")
    position.end_epoch()
    assert [len(position.up(seat)) for seat in range(seats)] == [suns] * seats


@pytest.mark.rule("PR-6.6")
def test_the_owner_of_the_highest_sun_starts_wherever_it_lay() -> None:
    """R-23: seat 1 had used up the 13."""
    position = Position(3).lay_suns("12 8 5 2 |", "9 6 | 13 1", "11 10 7 4 |", centre=3)
    position.end_epoch()
    assert position.asked == (1, "turn")
    assert position.news()[-1] == "epoch-started middle_kingdom 1"


@pytest.mark.rule("PR-6.6")
def test_the_centre_sun_belongs_to_nobody() -> None:
    """R-23: the 13 lies in the centre, so the 12 counts."""
    position = Position(3).lay_suns("8 5 2 | 1", "11 9 6 3 |", "12 10 7 4 |", centre=13)
    position.end_epoch()
    assert position.asked == (2, "turn")


# --- PR-6.7 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-6.7")
def test_after_epoch_3_the_game_ends() -> None:
    position = finished()
    assert position.over
    assert position.legal() == set()
    assert position.state.epoch == 3


@pytest.mark.rule("PR-6.7")
def test_displays_at_the_end_hold_what_was_scored() -> None:
    position = Position(3).set_epoch(3).give(1, **EVERYTHING)
    position.end_epoch()
    assert position.display(1) == EVERYTHING


@pytest.mark.rule("PR-6.7", "PR-7.5")
def test_displays_at_the_end_lack_a_plague_tile_that_was_driven_out() -> None:
    position = Position(3).set_epoch(3).give(1, priest=3, plague=2, farmer=1)
    position.end_epoch()
    assert position.display(1) == {"priest": 3, "plague": 1, "farmer": 1}


@pytest.mark.rule("PR-6.7")
def test_suns_stay_as_they_were_at_the_end() -> None:
    position = Position(3).set_epoch(3)
    position.lay_suns("5 1 | 13 2", "| 12 9 6 3", "11 10 7 4 |", centre=8)
    position.end_epoch()
    assert (position.up(0), position.down(0)) == ({5, 1}, {13, 2})
    assert (position.up(1), position.down(1)) == (set(), {12, 9, 6, 3})
    assert position.state.centre_sun == 8


@pytest.mark.rule("PR-6.7", "PR-6.2")
def test_the_rows_are_cleared_at_the_end_of_the_game_too() -> None:
    position = Position(2).set_epoch(3).lay_row("pyramid")
    position.end_epoch()
    assert (position.row, position.state.ra_tiles) == ([], 0)
    assert position.box == {"ra": 6, "pyramid": 1}


@pytest.mark.rule("PR-6.1", "PR-6.7")
def test_the_game_can_end_by_the_last_sun() -> None:
    position = last_sun().set_epoch(3).play("0: draw ra", "0: bid 9")
    assert position.over
    assert position.view()["ended_by"][2] == "suns_exhausted"
    assert (position.up(0), position.down(0)) == (set(), {1, 2, 3, 4})
    assert position.display(0) == {"farmer": 1, "pyramid": 1, "plague": 1}


@pytest.mark.rule("PR-6.1")
def test_discarding_an_unwanted_row_does_not_end_the_epoch() -> None:
    position = full_row(3).all_pass()
    assert (position.state.epoch, position.asked) == (1, (1, "turn"))
