"""Part 5: where there is no choice nobody is asked, but what happens is logged."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import ALL_SEATS, Position, random_game, won_lot


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("biased", [False, True])
def test_nobody_is_ever_asked_without_a_choice(seats: int, biased: bool) -> None:
    for seed in range(15):
        for step in random_game(seats, seed, biased):
            assert len(step.position.legal()) >= 2


# --- A full row -----------------------------------------------------------------------------------


@pytest.mark.rule("PR-2.3", "PR-4.1")
def test_ra_is_invoked_on_a_full_row() -> None:
    position = Position(3).lay_row(*["plague"] * 7)
    position.news()
    position.play("0: draw plague")
    assert position.news() == ["drew 0 plague", "invoked 1 row_full"]
    assert position.asked == (2, "bid")


# --- Who cannot beat the bid ----------------------------------------------------------------------


@pytest.mark.rule("PR-5.2", "PR-5.3")
def test_a_player_who_cannot_beat_the_bid_passes_automatically() -> None:
    position = Position(4)
    position.news()
    position.play("0: invoke", "1: bid 12")
    assert position.asked == (0, "bid"), "11 and 10 are too low"
    assert position.news() == [
        "invoked 0 voluntary",
        "bade 1 12",
        "could-not-outbid 2 12",
        "could-not-outbid 3 12",
    ]


@pytest.mark.rule("PR-5.2", "PR-5.4")
def test_a_ra_player_who_cannot_beat_the_bid_passes_automatically() -> None:
    position = Position(3).turn_of(2).lay_row("pyramid")
    position.news()
    position.play("2: invoke", "0: bid 13")
    assert position.news() == [
        "invoked 2 voluntary",
        "bade 0 13",
        "could-not-outbid 1 13",
        "could-not-outbid 2 13",
        "won 0 13 1",
        "won-tile 0 pyramid",
    ]
    assert position.asked == (0, "turn")


@pytest.mark.rule("PR-2.1", "PR-5.2")
def test_no_pass_is_logged_for_players_without_a_face_up_sun() -> None:
    """Neither a pass nor being unable to outbid, whatever the bid."""
    position = Position(4).lay_suns("13 6 2 |", "| 12 7 3", "11 8 4 |", "| 10 9 5", centre=1)
    position.news()
    position.play("0: invoke", "2: bid 11", "0: pass")
    assert position.news() == ["invoked 0 voluntary", "bade 2 11", "passed 0", "won 2 11 1"]


@pytest.mark.rule("PR-2.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_in_random_games_no_auction_logs_a_player_without_suns(seats: int) -> None:
    for seed in range(15):
        idle: set[int] = set()  # seats without a face-up sun when the last turn began
        for step in random_game(seats, seed):
            for log_event in step.position.news():
                verb, *values = log_event.split()
                if verb in ("bade", "had-to-bid", "passed", "could-not-outbid"):
                    assert int(values[0]) not in idle
            if step.position.asked[1] == "turn":
                idle = {seat for seat in range(seats) if not step.position.up(seat)}


# --- A compulsory bid with only one sun -----------------------------------------------------------


@pytest.mark.rule("PR-5.4")
def test_a_last_sun_that_must_be_bid_is_bid_automatically() -> None:
    position = Position(3).lay_suns("5 | 13 8 2", "12 9 6 3 |", "11 10 7 4 |", centre=1)
    position.lay_row("plague").news()
    position.play("0: invoke", "1: pass", "2: pass")
    assert position.news() == [
        "invoked 0 voluntary",
        "passed 1",
        "passed 2",
        "had-to-bid 0 5",
        "won 0 5 1",
        "won-tile 0 plague",
    ]
    assert (position.up(0), position.down(0)) == (set(), {13, 8, 2, 1})
    assert position.asked == (1, "turn")


@pytest.mark.rule("PR-5.4")
@pytest.mark.parametrize("call", ["draw ra", "invoke"])
def test_a_player_is_asked_about_a_last_sun_that_need_not_be_bid(call: str) -> None:
    """The player may pass after a Ra tile, and when somebody else has bid."""
    position = Position(3).lay_suns("13 | 8 5 2", "12 9 6 3 |", "11 10 7 4 |", centre=1)
    position.play(f"0: {call}", "1: pass" if call == "draw ra" else "1: bid 3", "2: pass")
    assert position.asked == (0, "bid")
    assert position.legal() == {"pass", "bid 13"}


@pytest.mark.rule("PR-5.4")
def test_a_player_with_two_suns_chooses() -> None:
    position = Position(2).lay_suns("9 5 | 6 2", "8 7 4 3 |", centre=1)
    position.play("0: invoke", "1: pass")
    assert position.legal() == {"bid 9", "bid 5"}


@pytest.mark.rule("PR-5.4", "PR-5.10", "PR-6.1")
def test_one_move_can_end_an_epoch_when_nothing_is_left_to_choose() -> None:
    position = Position(2).lay_suns("9 | 6 5 2", "| 8 7 4 3", centre=1).lay_row("priest")
    position.news()
    position.play("0: invoke")
    assert position.news() == [
        "invoked 0 voluntary",
        "had-to-bid 0 9",
        "won 0 9 1",
        "won-tile 0 priest",
        "nothing-to-flip 0 1",
        "epoch-ended old_kingdom suns_exhausted",
        "scored 0 priests 2",
        "booked 0 2",
        "booked 1 0",
        "epoch-started middle_kingdom 1",
    ]


# --- Nothing to turn ------------------------------------------------------------------------------


@pytest.mark.rule("PR-5.7", "PR-5.8")
@pytest.mark.parametrize("owned", [{}, {"pyramid": 2, "plague": 1, "priest": 2}])
def test_priests_with_nothing_to_turn_are_skipped(owned: dict[str, int]) -> None:
    position = won_lot(3, "priest", "priest", "pyramid", **owned)
    assert position.news()[-1] == "nothing-to-flip 0 2"
    assert position.asked == (1, "turn")


@pytest.mark.rule("PR-5.8")
def test_when_all_tiles_are_turned_the_remaining_priests_are_lost() -> None:
    position = won_lot(3, "priest", "priest", "priest", "farmer")
    position.news()
    position.play("0: flip farmer")
    assert position.news() == ["flipped 0 farmer warrior", "nothing-to-flip 0 2"]
    assert position.asked == (1, "turn")
    assert position.observed(0)["flips left"] == [0]


@pytest.mark.rule("PR-5.7")
def test_no_stop_is_asked_for_after_the_last_flip() -> None:
    position = won_lot(3, "priest", "farmer", "market")
    position.news()
    position.play("0: flip farmer")
    assert position.news() == ["flipped 0 farmer warrior"]
