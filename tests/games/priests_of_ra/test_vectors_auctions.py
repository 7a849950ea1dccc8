"""The worked examples A-1 to A-13 of part 7.2: seats from 0, seat 0 has group 1."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import Position, won_lot


def drawn_warrior_and_ra() -> Position:
    """Seat 0 of four draws a farmer/warrior and places the warrior; seat 1 draws Ra."""
    position = Position(4)
    assert position.asked == (0, "turn")
    position.play("0: draw farmer_warrior", "0: place warrior", "1: draw ra")
    assert position.state.ra_tiles == 1
    return position


@pytest.mark.vector("A-1")
@pytest.mark.rule("PR-3.2", "PR-5.2", "PR-5.6", "PR-5.9")
def test_a_ra_tile_and_a_round_of_bids() -> None:
    position = drawn_warrior_and_ra().play("2: bid 4", "3: bid 5", "0: pass", "1: bid 7")
    assert position.display(1) == {"warrior": 1}
    assert (position.up(1), position.down(1)) == ({12, 3}, {1})
    assert position.state.centre_sun == 7
    assert (position.up(2), position.up(3)) == ({11, 8, 4}, {10, 9, 5})
    assert position.asked == (2, "turn")


@pytest.mark.vector("A-2")
@pytest.mark.rule("PR-5.5")
def test_a_ra_tile_and_all_pass() -> None:
    position = drawn_warrior_and_ra().play("2: pass", "3: pass", "0: pass", "1: pass")
    assert position.row == ["warrior"]
    assert position.state.centre_sun == 1
    assert position.state.ra_tiles == 1
    assert position.asked == (2, "turn")


@pytest.mark.vector("A-3")
@pytest.mark.rule("PR-5.4")
@pytest.mark.parametrize(
    ("seats", "bids"),
    [(2, {9, 6, 5, 2}), (3, {13, 8, 5, 2}), (4, {13, 6, 2}), (5, {16, 7, 2})],
)
def test_a_caller_whom_nobody_outbids_can_only_bid(seats: int, bids: set[int]) -> None:
    position = Position(seats).play("0: invoke", *(f"{seat}: pass" for seat in range(1, seats)))
    assert position.asked == (0, "bid")
    assert position.legal() == {f"bid {sun}" for sun in bids}


@pytest.mark.vector("A-4")
@pytest.mark.rule("PR-2.3", "PR-5.5")
def test_eight_pyramids_without_a_bid() -> None:
    position = Position(2)
    for drawn in range(8):
        position.play(f"{drawn % 2}: draw pyramid")
    assert (position.state.turn, position.reason) == (0, "row_full")
    position.play("1: pass", "0: pass")
    assert position.box == {"pyramid": 8}
    assert position.state.centre_sun == 1
    assert position.asked == (1, "turn")


@pytest.mark.vector("A-5")
@pytest.mark.rule("PR-5.4", "PR-5.6", "PR-5.9")
def test_eight_pyramids_for_sun_3() -> None:
    position = Position(2).draw_in_turn("pyramid", 8).play("1: bid 3")
    assert position.asked == (0, "bid")
    assert position.legal() == {"bid 9", "bid 6", "bid 5", "pass"}
    position.play("0: pass")
    assert position.display(1) == {"pyramid": 8}
    assert (position.up(1), position.down(1)) == ({8, 7, 4}, {1})
    assert position.state.centre_sun == 3
    assert position.asked == (1, "turn")


@pytest.mark.vector("A-6")
@pytest.mark.rule("PR-2.4", "PR-5.1", "PR-5.4")
def test_invoking_ra_on_an_empty_row() -> None:
    """R-7."""
    position = Position(3).play("0: invoke", "1: pass", "2: pass")
    assert position.broken_rule("0: pass") == "PR-5.4"
    position.play("0: bid 2")
    assert (position.up(0), position.down(0)) == ({13, 8, 5}, {1})
    assert position.state.centre_sun == 2
    assert position.display(0) == {}
    assert position.asked == (1, "turn")


@pytest.mark.vector("A-7")
@pytest.mark.rule("PR-3.2", "PR-6.1", "PR-6.2", "PR-6.6")
def test_the_ninth_ra_tile_of_four_players() -> None:
    position = Position(4).lay_ra(8).lay_row("plague", "priest")
    position.news()
    position.play("0: draw ra")
    assert not [log_event for log_event in position.news() if log_event.startswith("invoked")], (
        "no auction"
    )
    assert position.box == {"ra": 9, "plague": 1, "priest": 1}
    assert [position.up(seat) for seat in range(4)] == [
        {13, 6, 2}, {12, 7, 3}, {11, 8, 4}, {10, 9, 5},
    ]  # fmt: skip
    assert position.state.centre_sun == 1
    assert (position.state.epoch, position.asked) == (2, (0, "turn"))


@pytest.mark.vector("A-8")
@pytest.mark.rule("PR-5.2", "PR-5.3")
def test_players_who_cannot_beat_a_bid_of_10_are_skipped() -> None:
    """Seat 2 bids 10; seat 3 has 9 and 2 up, seat 0 none: it is seat 1's turn to answer."""
    position = Position(4).lay_suns("| 13 6 1", "12 7 3 |", "11 10 4 |", "9 2 | 5", centre=8)
    position.turn_of(1).news()
    position.play("1: draw ra", "2: bid 10")
    assert position.asked == (1, "bid")
    assert position.news()[2:] == ["bade 2 10", "could-not-outbid 3 10"]


def two_priests() -> Position:
    """The lot is priest, priest, farmer, market; the winner owned a scribe and a chamber A."""
    return won_lot(3, "priest", "priest", "farmer", "market", scribe=1, burial_a=1)


@pytest.mark.vector("A-9")
@pytest.mark.rule("PR-5.7", "PR-5.8")
def test_two_flips_among_four_tiles() -> None:
    """R-13."""
    position = two_priests()
    faces = ("farmer", "market", "scribe", "burial_a")
    assert position.legal() == {*(f"flip {face}" for face in faces), "stop"}
    position.play("0: flip market")
    assert position.broken_rule("0: flip library") == "PR-5.8"
    assert position.legal() == {"flip farmer", "flip scribe", "flip burial_a", "stop"}
    position.play("0: flip burial_a")
    assert position.display(0) == {
        "priest": 2, "farmer": 1, "library": 1, "scribe": 1, "burial_b": 1,
    }  # fmt: skip
    assert position.asked == (1, "turn")


@pytest.mark.vector("A-10")
@pytest.mark.rule("PR-5.7", "PR-7.4")
def test_stopping_after_one_flip() -> None:
    """R-14."""
    position = two_priests().play("0: flip market", "0: stop")
    assert position.asked == (1, "turn")
    assert position.display(0) == {
        "priest": 2, "farmer": 1, "library": 1, "scribe": 1, "burial_a": 1,
    }  # fmt: skip
    assert position.end_epoch()["priests"] == [4, 0, 0]


@pytest.mark.vector("A-11")
@pytest.mark.rule("PR-5.7")
def test_priests_of_earlier_lots_flip_nothing() -> None:
    """R-14."""
    position = won_lot(3, "farmer", "market", priest=3)
    assert position.asked == (1, "turn")
    assert position.display(0) == {"priest": 3, "farmer": 1, "market": 1}


@pytest.mark.vector("A-12")
@pytest.mark.rule("PR-5.9", "PR-5.10", "PR-6.1", "PR-6.6")
def test_the_last_player_uses_the_last_sun() -> None:
    position = Position(2).lay_suns("9 | 1 3 4", "| 8 7 6 5", centre=2)
    position.play("0: draw pyramid")
    assert position.asked == (0, "turn")
    position.play("0: draw ra")
    assert position.legal() == {"pass", "bid 9"}
    position.play("0: bid 9")
    assert position.view()["ended_by"][0] == "suns_exhausted"
    assert position.up(0) == {1, 2, 3, 4}
    assert position.state.centre_sun == 9
    assert (position.state.epoch, position.asked) == (2, (1, "turn"))


@pytest.mark.vector("A-13")
@pytest.mark.rule("PR-5.3")
@pytest.mark.parametrize("epoch", [2, 3])
def test_sun_1_wins_only_if_nobody_else_bids(epoch: int) -> None:
    position = Position(3).set_epoch(epoch).lay_row("pyramid")
    position.lay_suns("13 8 5 2 |", "12 9 6 1 |", "11 10 7 4 |", centre=3)
    opened = position.copy().play("0: draw ra")
    assert opened.broken_rule("1: bid 1") is None

    alone = opened.copy().play("1: bid 1", "2: pass", "0: pass")
    assert alone.display(1) == {"pyramid": 1}
    assert (alone.up(1), alone.down(1), alone.state.centre_sun) == ({12, 9, 6}, {3}, 1)

    outbid = opened.copy().play("1: bid 1", "2: pass", "0: bid 2")
    assert outbid.display(0) == {"pyramid": 1}
    assert outbid.up(1) == {12, 9, 6, 1}

    too_late = position.turn_of(2).play("2: draw ra", "0: bid 2")
    assert too_late.broken_rule("1: bid 1") == "PR-5.3"
