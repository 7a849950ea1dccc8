"""PR-5.7, PR-5.8: priests turn tiles over."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import Position, won_lot

OTHER_FACE = {
    "farmer": "warrior", "warrior": "farmer", "trader": "scribe", "scribe": "trader",
    "granary": "fortress", "fortress": "granary", "market": "library", "library": "market",
    "burial_a": "burial_b", "burial_b": "burial_a", "burial_c": "burial_d", "burial_d": "burial_c",
}  # fmt: skip


@pytest.mark.rule("PR-5.7")
@pytest.mark.parametrize("face", OTHER_FACE)
def test_a_priest_turns_a_tile_of_the_lot_to_its_other_face(face: str) -> None:
    position = won_lot(2, "priest", face)
    assert position.legal() == {f"flip {face}", "stop"}
    position.play(f"0: flip {face}")
    assert position.display(0) == {"priest": 1, OTHER_FACE[face]: 1}


@pytest.mark.rule("PR-5.7")
@pytest.mark.parametrize("face", OTHER_FACE)
def test_a_priest_turns_a_tile_won_earlier(face: str) -> None:
    position = won_lot(2, "priest", **{face: 2})
    position.play(f"0: flip {face}")
    assert position.display(0) == {"priest": 1, face: 1, OTHER_FACE[face]: 1}


@pytest.mark.rule("PR-5.7")
@pytest.mark.parametrize("priests", [1, 2, 3])
def test_one_tile_for_each_priest_of_the_lot(priests: int) -> None:
    position = won_lot(2, *["priest"] * priests, farmer=5)
    for used in range(priests):
        assert position.asked == (0, "flip")
        assert position.state.flips_left == priests - used
        position.play("0: flip farmer")
    assert position.asked == (1, "turn"), "the last flip ends it, nothing more is asked"
    assert position.display(0) == {"priest": priests, "farmer": 5 - priests, "warrior": priests}


@pytest.mark.rule("PR-5.7")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_unused_turns_are_lost(used: int) -> None:
    """R-14: they are saved neither for the next lot nor for the next auction."""
    position = won_lot(2, "priest", "priest", "priest", farmer=5)
    position.play(*["0: flip farmer"] * used, "0: stop")
    assert position.asked == (1, "turn")
    assert position.news()[-1] == f"stopped-flipping 0 {3 - used}"
    position.play("1: draw market_library", "1: place market", "0: invoke", "1: pass", "0: bid 9")
    assert position.asked == (1, "turn")
    assert position.state.flips_left == 0


@pytest.mark.rule("PR-5.7")
def test_priests_won_earlier_give_nothing() -> None:
    """R-14: three old priests, one new one: a single turn."""
    position = won_lot(2, "priest", "market", priest=3)
    assert position.state.flips_left == 1
    position.play("0: flip market")
    assert position.asked == (1, "turn")
    assert position.display(0) == {"priest": 4, "library": 1}


@pytest.mark.rule("PR-5.7")
def test_only_tiles_of_the_winners_own_display_are_turned() -> None:
    position = Position(2).give(1, market=1).lay_row("priest", "farmer")
    position.play("0: invoke", "1: pass", "0: bid 2")
    assert position.legal() == {"flip farmer", "stop"}
    assert position.broken_rule("0: flip market") == "PR-5.8"


@pytest.mark.rule("PR-5.7")
def test_the_winner_decides_and_not_the_ra_player() -> None:
    position = Position(3).lay_row("priest", "farmer")
    position.play("0: invoke", "1: pass", "2: bid 4", "0: pass")
    assert position.asked == (2, "flip")
    assert position.legal(0) == set()


@pytest.mark.rule("PR-5.7")
def test_priests_stay_in_the_display_for_scoring() -> None:
    position = won_lot(2, "priest", "priest", "farmer").play("0: flip farmer")
    assert position.display(0)["priest"] == 2
    assert position.end_epoch()["priests"] == [4, 0]


@pytest.mark.rule("PR-5.7")
def test_priests_that_nobody_wins_turn_nothing() -> None:
    position = Position(2).give(0, farmer=1).lay_row("priest").play("0: draw ra").all_pass()
    assert position.asked == (1, "turn")
    assert position.row == ["priest"]


# --- What can be turned ---------------------------------------------------------------------------


@pytest.mark.rule("PR-5.8")
def test_only_two_faced_tiles_are_offered() -> None:
    """R-13: a turned pyramid would still be a pyramid."""
    position = won_lot(2, "priest", "pyramid", "plague", "burial_c", granary=1)
    assert position.legal() == {"flip burial_c", "flip granary", "stop"}


@pytest.mark.rule("PR-5.8")
def test_all_twelve_faces_can_be_offered_at_once() -> None:
    """D4: at most 13 options."""
    position = won_lot(2, "priest", **dict.fromkeys(OTHER_FACE, 1))
    assert position.legal() == {*(f"flip {face}" for face in OTHER_FACE), "stop"}


@pytest.mark.rule("PR-5.8")
def test_a_tile_already_turned_by_a_priest_of_this_lot_is_not_offered() -> None:
    """R-13."""
    position = won_lot(2, "priest", "priest", "farmer", "market").play("0: flip farmer")
    assert position.legal() == {"flip market", "stop"}
    assert position.broken_rule("0: flip warrior") == "PR-5.8"


@pytest.mark.rule("PR-5.8")
def test_another_tile_with_the_same_face_is_still_offered() -> None:
    """One of two warriors was a farmer: the other one may be turned, but no third tile."""
    position = won_lot(2, "priest", "priest", "priest", "farmer", "warrior", "market")
    position.play("0: flip farmer")
    assert position.legal() == {"flip warrior", "flip market", "stop"}
    position.play("0: flip warrior")
    assert position.display(0) == {"priest": 3, "farmer": 1, "warrior": 1, "market": 1}
    assert position.legal() == {"flip market", "stop"}


@pytest.mark.rule("PR-5.8")
def test_a_tile_turned_in_one_lot_may_be_turned_back_in_a_later_one() -> None:
    position = won_lot(2, "priest", "farmer").play("0: flip farmer")
    position.play("1: draw priest", "0: invoke", "1: pass", "0: bid 9")
    assert position.legal() == {"flip warrior", "stop"}
    position.play("0: flip warrior")
    assert position.display(0) == {"priest": 2, "farmer": 1}


@pytest.mark.rule("PR-5.8")
def test_the_order_of_turning_has_no_effect() -> None:
    lot = won_lot(2, "priest", "priest", "farmer", "market")
    one = lot.copy().play("0: flip farmer", "0: flip market")
    other = lot.copy().play("0: flip market", "0: flip farmer")
    assert one.state == other.state
