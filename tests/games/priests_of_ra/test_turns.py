"""PR-2 to PR-4: turns, drawing a tile, invoking Ra."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import ALL_SEATS, Position, full_row

TWO_FACED = {
    "farmer_warrior": ["farmer", "warrior"],
    "trader_scribe": ["trader", "scribe"],
    "burial_ab": ["burial_a", "burial_b"],
    "burial_cd": ["burial_c", "burial_d"],
    "granary_fortress": ["granary", "fortress"],
    "market_library": ["market", "library"],
}
ONE_FACED = ["pyramid", "priest", "plague"]


# --- PR-2 Turns -----------------------------------------------------------------------------------


@pytest.mark.rule("PR-2.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_play_goes_clockwise(seats: int) -> None:
    position = Position(seats).turn_of(seats - 1)
    position.play(f"{seats - 1}: draw plague")
    assert position.asked == (0, "turn")


@pytest.mark.rule("PR-2.1")
def test_a_player_without_a_face_up_sun_gets_no_turn() -> None:
    position = Position(4).lay_suns("13 6 | 1", "| 12 7 3", "| 11 8 4", "10 9 5 |", centre=2)
    position.play("0: draw plague")
    assert position.asked == (3, "turn")
    position.play("3: draw plague")
    assert position.asked == (0, "turn")


@pytest.mark.rule("PR-2.1")
def test_a_player_without_a_face_up_sun_is_not_asked_to_bid() -> None:
    position = Position(4).lay_suns("13 6 | 1", "| 12 7 3", "| 11 8 4", "10 9 5 |", centre=2)
    position.play("0: invoke")
    assert position.asked == (3, "bid")


@pytest.mark.rule("PR-2.1")
def test_a_skipped_player_plays_again_in_the_next_epoch() -> None:
    position = Position(4).lay_suns("13 6 | 1", "| 12 7 3", "| 11 8 4", "10 9 5 |", centre=2)
    position.end_epoch()
    position.play("0: draw plague")
    assert position.asked == (1, "turn")


@pytest.mark.rule("PR-2.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_active_player_draws_or_invokes_and_nothing_else(seats: int) -> None:
    position = Position(seats)
    assert position.legal() == {"draw", "invoke"}
    for other in range(1, seats):
        assert position.legal(other) == set()
    for line in ("0: pass", "0: place farmer", "0: bid 2", "0: flip farmer", "0: stop"):
        assert position.broken_rule(line) == "PR-2.2"


@pytest.mark.rule("PR-2.2")
def test_one_action_is_a_whole_turn() -> None:
    position = Position(3).play("0: draw pyramid")
    assert position.broken_rule("0: draw") == "PR-2.1"
    assert position.broken_rule("0: invoke") == "PR-2.1"


@pytest.mark.rule("PR-2.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_ra_must_be_invoked_on_a_full_row(seats: int) -> None:
    """R-11: so no Ra tile is ever drawn while the row is full."""
    position = full_row(seats)
    assert len(position.row) == 8
    assert position.state.turn == 0, "the player after the one who drew the eighth tile"
    assert position.reason == "row_full"
    assert position.asked == (1, "bid")
    assert position.news()[-1] == "invoked 0 row_full"


@pytest.mark.rule("PR-2.3")
def test_choosing_the_face_of_the_eighth_tile_leaves_a_full_row() -> None:
    position = Position(3).lay_row(*["plague"] * 7)
    position.play("0: draw market_library")
    assert position.asked == (0, "place")
    position.play("0: place library")
    assert (position.state.turn, position.reason) == (1, "row_full")


@pytest.mark.rule("PR-2.4")
@pytest.mark.parametrize("tiles", range(8))
def test_below_eight_tiles_both_actions_are_legal(tiles: int) -> None:
    """R-7: also with an empty row."""
    position = Position(3).lay_row(*["plague"] * tiles)
    assert position.legal() == {"draw", "invoke"}
    assert position.copy().play("0: invoke").reason == "voluntary"
    assert position.copy().play("0: draw plague").row == ["plague"] * (tiles + 1)


# --- PR-3 Drawing ---------------------------------------------------------------------------------


@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("kind", ["ra", *TWO_FACED, *ONE_FACED])
def test_a_tile_comes_out_of_the_bag_and_is_shown_to_everybody(kind: str) -> None:
    position = Position(3)
    before = position.bag
    position.play(f"0: draw {kind}")
    assert position.bag == {**before, kind: before[kind] - 1}
    assert f"drew 0 {kind}" in position.news()


@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("watching", [None, 0, 1, 2])
def test_everybody_sees_the_tile_whose_face_is_being_chosen(watching: int | None) -> None:
    position = Position(3).play("0: draw burial_cd")
    assert position.view(watching)["drawn"] == "burial_cd"


@pytest.mark.rule("PR-3.2")
@pytest.mark.parametrize("lying", range(5))
def test_a_ra_tile_goes_on_the_ra_row_and_an_auction_starts(lying: int) -> None:
    """R-30: a Ra tile leaves no face to choose."""
    position = Position(2).lay_ra(lying).lay_row("pyramid").play("0: draw ra")
    assert position.state.ra_tiles == lying + 1
    assert position.row == ["pyramid"], "the Ra tile does not lie on the auction row"
    assert (position.reason, position.state.turn) == ("ra_tile", 0)
    assert position.asked == (1, "bid")


@pytest.mark.rule("PR-3.2")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_ra_tile_on_the_last_space_ends_the_epoch_without_an_auction(
    seats: int, spaces: int
) -> None:
    position = Position(seats).lay_ra(spaces - 1).lay_row("pyramid")
    position.news()
    position.play("0: draw ra")
    assert position.news()[:2] == ["drew 0 ra", "epoch-ended old_kingdom ra_row_full"]
    assert (position.state.epoch, position.reason) == (2, "none")


@pytest.mark.rule("PR-3.3")
@pytest.mark.parametrize("kind", TWO_FACED)
def test_the_drawer_sees_a_two_faced_tile_and_chooses_its_face(kind: str) -> None:
    """R-25: first the draw, then the decision."""
    position = Position(3).lay_row("pyramid").play(f"0: draw {kind}")
    assert position.asked == (0, "place")
    assert position.drawn == kind
    assert position.row == ["pyramid"]
    front, back = TWO_FACED[kind]
    assert position.legal() == {f"place {front}", f"place {back}"}


@pytest.mark.rule("PR-3.3")
@pytest.mark.parametrize("kind", TWO_FACED)
@pytest.mark.parametrize("side", [0, 1])
def test_the_tile_lies_on_the_first_free_space_with_the_chosen_face_up(
    kind: str, side: int
) -> None:
    face = TWO_FACED[kind][side]
    position = Position(3).lay_row("pyramid").play(f"0: draw {kind}", f"0: place {face}")
    assert position.row == ["pyramid", face]
    assert position.drawn is None
    assert position.asked == (1, "turn"), "his turn ends"


@pytest.mark.rule("PR-3.3")
@pytest.mark.parametrize("kind", TWO_FACED)
def test_only_the_faces_of_the_tile_can_be_chosen(kind: str) -> None:
    position = Position(3).play(f"0: draw {kind}")
    for other, faces in TWO_FACED.items():
        for face in faces:
            expected = None if other == kind else "PR-3.3"
            assert position.broken_rule(f"0: place {face}") == expected


@pytest.mark.rule("PR-3.4")
@pytest.mark.parametrize("kind", ONE_FACED)
def test_pyramid_priest_and_plague_leave_no_choice(kind: str) -> None:
    position = Position(3).lay_row("market").play(f"0: draw {kind}")
    assert position.row == ["market", kind]
    assert position.asked == (1, "turn"), "his turn ends"


# --- PR-4 Invoking Ra -----------------------------------------------------------------------------


@pytest.mark.rule("PR-4.1")
@pytest.mark.parametrize("tiles", [0, 3, 7])
def test_invoking_instead_of_drawing_is_voluntary(tiles: int) -> None:
    position = Position(4).lay_row(*["plague"] * tiles).turn_of(2).play("2: invoke")
    assert position.reason == "voluntary"
    assert position.view()["auction"]["ra_player"] == 2
    assert position.asked == (3, "bid"), "the auction starts at once"
    assert position.state.ra_tiles == 0
    assert len(position.row) == tiles


@pytest.mark.rule("PR-4.1")
def test_a_forced_auction_has_another_reason() -> None:
    position = full_row(4)
    assert position.reason == "row_full"
    assert position.view()["auction"]["ra_player"] == 0
