"""PR-5: the auction, without its priests."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import ALL_SEATS, Position, full_row, won_lot


def auction(reason: str) -> Position:
    """Three players, seat 0 is the Ra player, two pyramids or a full row are the lot."""
    if reason == "row_full":
        return full_row(3)
    position = Position(3).lay_row("pyramid", "pyramid")
    return position.play("0: draw ra" if reason == "ra_tile" else "0: invoke")


REASONS = ["ra_tile", "voluntary", "row_full"]


# --- The lot and the round ------------------------------------------------------------------------


@pytest.mark.rule("PR-5.1", "PR-5.6")
def test_the_lot_is_the_whole_row_and_the_centre_sun() -> None:
    position = won_lot(3, "farmer", "pyramid", "plague")
    assert position.display(0) == {"farmer": 1, "pyramid": 1, "plague": 1}
    assert position.row == []
    assert position.down(0) == {1}


@pytest.mark.rule("PR-5.1")
def test_the_lot_may_be_the_centre_sun_alone() -> None:
    """R-7."""
    position = won_lot(3)
    assert position.display(0) == {}
    assert (position.down(0), position.state.centre_sun) == ({1}, 2)


@pytest.mark.rule("PR-5.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("reason", ["ra_tile", "voluntary"])
def test_one_round_clockwise_from_the_left_neighbour_to_the_ra_player(
    seats: int, reason: str
) -> None:
    for ra_player in range(seats):
        position = Position(seats).turn_of(ra_player)
        position.play(f"{ra_player}: {'draw ra' if reason == 'ra_tile' else 'invoke'}")
        asked = []
        while position.asked[1] == "bid":
            seat = position.asked[0]
            asked.append(seat)
            duty = seat == ra_player and reason == "voluntary"
            position.play(f"{seat}: bid {min(position.up(seat))}" if duty else f"{seat}: pass")
        assert asked == [(ra_player + 1 + n) % seats for n in range(seats)]


@pytest.mark.rule("PR-5.2")
def test_nobody_gets_a_second_chance() -> None:
    """R-9: seat 1 bids, is outbid and is not asked again."""
    position = auction("ra_tile").play("1: bid 3", "2: bid 4")
    assert position.asked == (0, "bid")
    position.play("0: bid 5")
    assert position.asked == (1, "turn"), "the auction is over"
    assert position.display(0) == {"pyramid": 2}


@pytest.mark.rule("PR-5.2")
def test_a_player_who_passed_cannot_bid_again() -> None:
    """R-9."""
    position = auction("ra_tile").play("1: pass", "2: bid 4")
    assert position.broken_rule("1: bid 12") == "PR-5.2"


@pytest.mark.rule("PR-5.2")
def test_players_without_a_face_up_sun_are_skipped() -> None:
    """R-9."""
    position = Position(4).lay_suns("13 6 | 1", "| 12 7 3", "11 8 4 |", "| 10 9 5", centre=2)
    position.news()
    position.play("0: invoke")
    assert position.asked == (2, "bid")
    position.play("2: pass")
    assert position.asked == (0, "bid")
    assert position.news() == ["invoked 0 voluntary", "passed 2"], "no pass for the others"


# --- Bids -----------------------------------------------------------------------------------------


@pytest.mark.rule("PR-5.3")
def test_the_first_bid_may_be_any_own_face_up_sun() -> None:
    position = auction("ra_tile")
    assert position.legal() == {"pass", "bid 12", "bid 9", "bid 6", "bid 3"}


@pytest.mark.rule("PR-5.3")
def test_every_bid_must_be_higher_than_the_highest_so_far() -> None:
    position = auction("ra_tile").play("1: bid 9")
    assert position.legal() == {"pass", "bid 11", "bid 10"}
    assert position.broken_rule("2: bid 7") == "PR-5.3"
    position.play("2: bid 10")
    assert position.legal() == {"pass", "bid 13"}
    assert position.broken_rule("0: bid 8") == "PR-5.3"


@pytest.mark.rule("PR-5.3")
def test_a_pass_does_not_lower_the_bid_to_beat() -> None:
    position = auction("ra_tile").play("1: bid 9", "2: pass")
    assert position.legal() == {"pass", "bid 13"}


@pytest.mark.rule("PR-5.3")
@pytest.mark.parametrize("sun", [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 15, 16])
def test_only_own_suns_can_be_bid(sun: int) -> None:
    """Neither the centre sun, nor those of others, nor those out of the game."""
    assert auction("ra_tile").broken_rule(f"1: bid {sun}") == "PR-5.3"


@pytest.mark.rule("PR-5.3")
def test_a_face_down_sun_cannot_be_bid() -> None:
    position = Position(3).lay_suns("13 8 5 2 |", "9 6 3 | 1", "11 10 7 4 |", centre=12)
    position.play("0: draw ra")
    assert position.legal() == {"pass", "bid 9", "bid 6", "bid 3"}
    assert position.broken_rule("1: bid 1") == "PR-5.3"


@pytest.mark.rule("PR-5.3")
def test_bids_are_public() -> None:
    position = auction("voluntary").play("1: bid 6")
    for watching in (None, 0, 1, 2):
        assert position.view(watching)["auction"] == {
            "reason": "voluntary",
            "ra_player": 0,
            "best_bid": 6,
            "best_bidder": 1,
        }
    assert "bade 1 6" in position.news()


# --- The duty of the Ra player --------------------------------------------------------------------


@pytest.mark.rule("PR-5.4")
@pytest.mark.parametrize(
    ("reason", "may_pass"), [("ra_tile", True), ("voluntary", False), ("row_full", True)]
)
def test_without_other_bids_only_a_voluntary_caller_must_bid(reason: str, may_pass: bool) -> None:
    position = auction(reason).play("1: pass", "2: pass")
    bids = {"bid 13", "bid 8", "bid 5", "bid 2"}
    assert position.legal() == (bids | {"pass"} if may_pass else bids)
    assert position.broken_rule("0: pass") == (None if may_pass else "PR-5.4")


@pytest.mark.rule("PR-5.4")
@pytest.mark.parametrize("reason", REASONS)
def test_the_ra_player_may_outbid_or_pass_if_somebody_else_has_bid(reason: str) -> None:
    position = auction(reason).play("1: bid 6", "2: pass")
    assert position.legal() == {"pass", "bid 13", "bid 8"}


@pytest.mark.rule("PR-5.4")
@pytest.mark.parametrize("reason", REASONS)
def test_only_the_ra_player_can_be_obliged_to_bid(reason: str) -> None:
    position = auction(reason)
    assert position.broken_rule("1: pass") is None
    assert position.play("1: pass").broken_rule("2: pass") is None


# --- Nobody bids ----------------------------------------------------------------------------------


@pytest.mark.rule("PR-5.5")
def test_after_a_ra_tile_the_tiles_stay_on_the_row() -> None:
    position = auction("ra_tile").all_pass()
    assert position.row == ["pyramid", "pyramid"]
    assert position.box == {}
    assert position.state.ra_tiles == 1


@pytest.mark.rule("PR-5.5")
def test_a_full_row_without_a_bid_leaves_the_game() -> None:
    position = full_row(3, "plague").all_pass()
    assert position.row == []
    assert position.box == {"plague": 8}


@pytest.mark.rule("PR-5.5")
@pytest.mark.parametrize("reason", ["ra_tile", "row_full"])
def test_without_a_bid_no_sun_moves(reason: str) -> None:
    position = auction(reason).all_pass()
    assert position.state.centre_sun == 1
    assert position.up(0) == {13, 8, 5, 2}
    assert position.up(1) == {12, 9, 6, 3}
    assert position.up(2) == {11, 10, 7, 4}
    assert [position.display(seat) for seat in range(3)] == [{}, {}, {}]


# --- Somebody bids --------------------------------------------------------------------------------


@pytest.mark.rule("PR-5.6")
@pytest.mark.parametrize("reason", REASONS)
def test_the_highest_bidder_wins(reason: str) -> None:
    position = auction(reason)
    tiles = len(position.row)
    position.play("1: bid 6", "2: bid 7", "0: pass")
    assert [position.display(seat) for seat in range(3)] == [{}, {}, {"pyramid": tiles}]
    assert position.row == []
    assert position.box == {}


@pytest.mark.rule("PR-5.6")
def test_tiles_keep_the_face_that_was_up() -> None:
    faces = ("warrior", "scribe", "burial_b", "burial_c", "fortress", "market")
    position = won_lot(3, *faces)
    assert position.asked == (1, "turn"), "he may not turn them"
    assert position.display(0) == dict.fromkeys(faces, 1)


@pytest.mark.rule("PR-5.6")
def test_the_winner_swaps_the_sun_bid_for_the_centre_sun_face_down() -> None:
    position = auction("voluntary").play("1: bid 6", "2: bid 10", "0: pass")
    assert (position.up(2), position.down(2)) == ({11, 7, 4}, {1})
    assert position.state.centre_sun == 10


@pytest.mark.rule("PR-5.6")
def test_the_other_bidders_keep_their_suns_face_up() -> None:
    """R-8."""
    position = auction("voluntary").play("1: bid 6", "2: bid 10", "0: bid 13")
    assert (position.up(1), position.down(1)) == ({12, 9, 6, 3}, set())
    assert (position.up(2), position.down(2)) == ({11, 10, 7, 4}, set())
    assert (position.up(0), position.down(0)) == ({8, 5, 2}, {1})


@pytest.mark.rule("PR-5.6")
def test_the_sun_taken_cannot_be_bid_in_this_epoch() -> None:
    position = Position(2).play("0: invoke", "1: pass", "0: bid 9")
    position.play("1: invoke", "0: pass", "1: bid 3")
    assert (position.down(1), position.state.centre_sun) == ({9}, 3)
    position.play("0: invoke")
    assert position.legal() == {"pass", "bid 8", "bid 7", "bid 4"}
    assert position.broken_rule("1: bid 9") == "PR-5.3"


@pytest.mark.rule("PR-5.6")
def test_tiles_and_suns_move_before_the_priests_are_used() -> None:
    """R-12."""
    position = won_lot(3, "priest", "farmer")
    assert position.asked == (0, "flip")
    assert position.display(0) == {"priest": 1, "farmer": 1}
    assert (position.down(0), position.state.centre_sun) == ({1}, 2)


# --- After the auction ----------------------------------------------------------------------------


@pytest.mark.rule("PR-5.9")
@pytest.mark.parametrize("bids", [("pass", "bid 4", "pass"), ("bid 3", "pass", "pass")])
def test_the_next_turn_is_left_of_the_ra_player_whoever_won(bids: tuple[str, str, str]) -> None:
    """R-24: the same whether seat 1 or seat 2 wins."""
    position = auction("voluntary")
    position.play(*(f"{seat}: {bid}" for seat, bid in zip((1, 2, 0), bids, strict=True)))
    assert position.asked == (1, "turn")


@pytest.mark.rule("PR-5.9")
def test_players_without_suns_are_skipped_after_an_auction_as_well() -> None:
    position = Position(4).lay_suns("13 6 | 2", "| 12 7 3", "11 8 4 |", "| 10 9 5", centre=1)
    position.play("0: draw ra", "2: pass", "0: bid 6")
    assert position.asked == (2, "turn")


@pytest.mark.rule("PR-5.9")
def test_the_next_turn_can_be_the_ra_players_own() -> None:
    position = Position(3).lay_suns("13 8 5 2 |", "| 12 9 6 3", "| 11 10 7 4", centre=1)
    position.play("0: invoke", "0: bid 5")
    assert position.asked == (0, "turn")


@pytest.mark.rule("PR-5.9", "PR-6.1")
def test_the_epoch_ends_when_nobody_has_a_face_up_sun() -> None:
    position = Position(3).lay_suns("2 | 13 8 5", "| 12 9 6 3", "| 11 10 7 4", centre=1)
    position.play("0: draw ra", "0: bid 2")
    assert position.state.epoch == 2
    assert "epoch-ended old_kingdom suns_exhausted" in position.news()


@pytest.mark.rule("PR-5.9")
def test_the_epoch_goes_on_while_anybody_has_a_face_up_sun() -> None:
    position = Position(3).lay_suns("2 | 13 8 5", "| 12 9 6 3", "4 | 11 10 7", centre=1)
    position.play("0: draw ra", "2: pass", "0: bid 2")
    assert position.state.epoch == 1
    assert position.asked == (2, "turn")


# --- The last player with suns --------------------------------------------------------------------


def alone() -> Position:
    """Seat 1 of three is the only one with face-up suns: 12 and 3."""
    position = Position(3).lay_suns("| 13 8 5 2", "12 3 | 9 6", "| 11 10 7 4", centre=1)
    return position.turn_of(1)


@pytest.mark.rule("PR-5.10")
def test_the_last_player_with_suns_takes_turn_after_turn() -> None:
    """R-10."""
    position = alone()
    for _ in range(7):
        position.play("1: draw plague")
        assert position.asked == (1, "turn")
    assert len(position.row) == 7


@pytest.mark.rule("PR-5.10")
def test_after_a_ra_tile_the_last_player_may_bid_or_pass() -> None:
    """R-10."""
    position = alone().play("1: draw plague", "1: draw ra")
    assert position.legal() == {"pass", "bid 12", "bid 3"}
    position.play("1: pass")
    assert (position.asked, position.row) == ((1, "turn"), ["plague"])


@pytest.mark.rule("PR-5.10")
def test_after_invoking_voluntarily_the_last_player_must_bid() -> None:
    """R-10."""
    position = alone().play("1: invoke")
    assert position.legal() == {"bid 12", "bid 3"}
    assert position.broken_rule("1: pass") == "PR-5.4"


@pytest.mark.rule("PR-5.10")
def test_on_a_full_row_the_last_player_may_bid_or_let_the_tiles_go() -> None:
    """R-10."""
    position = alone().draw_in_turn("pyramid", 8)
    assert (position.reason, position.asked) == ("row_full", (1, "bid"))
    assert position.legal() == {"pass", "bid 12", "bid 3"}
    assert position.copy().play("1: bid 3").display(1) == {"pyramid": 8}
    lost = position.copy().play("1: pass")
    assert (lost.box, lost.asked) == ({"pyramid": 8}, (1, "turn"))


@pytest.mark.rule("PR-5.10")
def test_the_last_player_plays_until_all_suns_are_used() -> None:
    position = alone().play("1: invoke", "1: bid 12")
    assert (position.asked, position.state.epoch) == ((1, "turn"), 1)
    position.play("1: draw ra", "1: bid 3")
    assert position.state.epoch == 2


@pytest.mark.rule("PR-5.10", "PR-6.1")
def test_the_last_player_plays_until_the_ra_row_is_full() -> None:
    """R-29: the suns stay, the row is lost."""
    position = alone().lay_ra(7).lay_row("pyramid")
    position.news()
    position.play("1: draw ra")
    assert "epoch-ended old_kingdom ra_row_full" in position.news()
    assert position.box == {"ra": 8, "pyramid": 1}
    assert position.up(1) == {12, 3, 9, 6}
