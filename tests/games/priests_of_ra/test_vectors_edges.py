"""The edge cases E-1 to E-17 of part 7.3."""

from __future__ import annotations

import pytest

import heliopolis
from heliopolis.kernel.features import RELATIVE_SEATS
from tests.games.priests_of_ra.positions import ALL_SEATS, Position, random_end, random_game


@pytest.mark.vector("E-1")
@pytest.mark.rule("PR-9.1")
def test_the_last_tile_of_the_bag_ends_the_game() -> None:
    position = Position(5).set_epoch(3).lay_ra(9).leave_in_bag(ra=1)
    position.play("0: draw")
    assert position.over
    assert position.bag == {}
    assert position.state.bag_left == 0


@pytest.mark.vector("E-2")
@pytest.mark.rule("PR-3.2", "PR-6.1")
@pytest.mark.parametrize(("seats", "ending"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_ra_tile_that_ends_an_epoch_and_the_one_before(seats: int, ending: int) -> None:
    position = Position(seats)
    for epoch in (1, 2):
        for drawn in range(1, ending):
            position.play(f"{position.asked[0]}: draw ra")
            assert position.asked[1] == "bid", f"tile {drawn} still starts an auction"
            assert (position.reason, position.state.ra_tiles) == ("ra_tile", drawn)
            position.all_pass()
        position.play(f"{position.asked[0]}: draw ra")
        assert position.state.epoch == epoch + 1
        assert position.asked[1] == "turn"


@pytest.mark.vector("E-3")
@pytest.mark.rule("PR-5.4")
def test_a_caller_who_is_outbid_may_pass() -> None:
    position = Position(2).lay_row("pyramid").play("0: invoke", "1: bid 8")
    assert position.legal() == {"pass", "bid 9"}
    assert position.play("0: pass").display(1) == {"pyramid": 1}


@pytest.mark.vector("E-3")
@pytest.mark.rule("PR-5.4")
def test_a_caller_who_cannot_outbid_passes() -> None:
    position = Position(2).turn_of(1).lay_row("pyramid").play("1: invoke", "0: bid 9")
    assert position.display(0) == {"pyramid": 1}
    assert "could-not-outbid 1 9" in position.news()


@pytest.mark.vector("E-4")
@pytest.mark.rule("PR-5.7", "PR-5.9", "PR-2.1")
def test_the_winner_uses_the_last_own_sun_while_others_have_more() -> None:
    position = Position(4).lay_suns("13 6 2 |", "12 7 3 |", "11 | 8 1", "10 9 5 |", centre=4)
    position.lay_row("priest", "farmer")
    position.play("0: invoke", "1: pass", "2: bid 11", "0: pass")
    assert position.asked == (2, "flip"), "his priests work"
    position.play("2: flip farmer")
    assert position.display(2) == {"priest": 1, "warrior": 1}
    assert position.asked == (1, "turn"), "left of the Ra player"
    position.play("1: draw plague")
    assert position.asked == (3, "turn"), "he is skipped from then on"
    position.play("3: draw ra", "0: pass", "1: pass")
    assert position.asked == (3, "bid"), "without a bid of his"
    assert "passed 2" not in position.log_events()


@pytest.mark.vector("E-5")
@pytest.mark.rule("PR-5.9")
def test_the_ra_player_uses_the_last_own_sun() -> None:
    position = Position(4).lay_suns("13 6 2 |", "12 | 7 3", "| 11 8 1", "10 9 5 |", centre=4)
    position.turn_of(1).play("1: invoke", "3: pass", "0: pass")
    assert position.up(1) == set()
    assert position.asked == (3, "turn"), "the next turn still counts from his seat"


@pytest.mark.vector("E-6")
@pytest.mark.rule("PR-5.5", "PR-5.10")
def test_the_last_player_lets_a_full_row_go() -> None:
    """R-10."""
    position = Position(3).lay_suns("13 8 | 5 2", "| 12 9 6 3", "| 11 10 7 4", centre=1)
    position.draw_in_turn("pyramid", 8)
    assert (position.asked, position.reason) == ((0, "bid"), "row_full")
    position.play("0: pass")
    assert position.box == {"pyramid": 8}
    assert position.asked == (0, "turn")
    assert position.row == []
    assert position.legal() == {"draw", "invoke"}


@pytest.mark.vector("E-7")
@pytest.mark.rule("PR-6.1", "PR-5.7")
@pytest.mark.parametrize(("flips", "ankhs"), [(True, 1), (False, 0)])
def test_flips_of_the_last_auction_count(flips: bool, ankhs: int) -> None:
    position = Position(2).lay_suns("9 | 1 3 4", "| 8 7 6 5", centre=2)
    position.lay_row("priest", "farmer", "trader", "trader")
    position.play("0: draw ra", "0: bid 9")
    assert (position.asked, position.state.epoch) == ((0, "flip"), 1)
    position.play("0: flip trader" if flips else "0: stop")
    assert position.state.epoch == 2
    assert position.ankhs == [ankhs, 0]
    majority = 0 if flips else 5
    assert position.last_scoring()["professions"] == [majority, 0]


@pytest.mark.vector("E-8")
@pytest.mark.rule("PR-6.1", "PR-6.5")
def test_unused_suns_are_among_those_of_the_next_epoch() -> None:
    position = Position(4).lay_suns("13 6 | 1", "12 | 7 3", "11 8 4 |", "| 10 9 5", centre=2)
    position.end_epoch()
    assert position.up(0) == {13, 6, 1}
    assert [position.up(seat) for seat in (1, 2, 3)] == [{12, 7, 3}, {11, 8, 4}, {10, 9, 5}]

    position = Position(2).lay_suns("9 6 | 5 1", "8 | 7 4 3", centre=2)
    position.end_epoch()
    assert (position.up(0), position.up(1)) == ({9, 6, 5, 1}, {8, 7, 4, 3})


@pytest.mark.vector("E-9")
@pytest.mark.rule("PR-6.6")
def test_the_highest_sun_lies_in_the_centre() -> None:
    position = Position(4)
    position.play("0: invoke", "1: pass", "2: pass", "3: pass", "0: bid 13")
    position.end_epoch()
    assert position.state.centre_sun == 13
    assert position.asked == (1, "turn"), "who has the 12"


@pytest.mark.vector("E-10")
@pytest.mark.rule("PR-7.5")
@pytest.mark.parametrize(("priests", "left"), [(3, 6), (2, 7)])
def test_plague_is_driven_out_even_when_the_loss_stays_the_same(priests: int, left: int) -> None:
    """R-15."""
    position = Position(2).give(0, priest=priests, plague=7)
    assert position.end_epoch()["plague"] == [-20, 0]
    assert position.display(0)["plague"] == left
    assert position.box.get("plague", 0) == 7 - left


@pytest.mark.vector("E-11")
@pytest.mark.rule("PR-5.7", "PR-7.1")
@pytest.mark.parametrize(
    ("choice", "majorities"),
    [
        ("stop", ["0 farmer", "1 farmer", "1 warrior"]),
        ("flip farmer", ["1 farmer", "0 warrior", "1 warrior"]),
    ],
)
def test_a_flip_in_epoch_2_changes_both_majorities(choice: str, majorities: list[str]) -> None:
    """Farmers 3 : 3 and warriors 1 : 2; the flip makes it 2 : 3 and 2 : 2."""
    position = Position(2).set_epoch(2).lay_row("priest")
    position.give(0, farmer=3, warrior=1).give(1, farmer=3, warrior=2)
    position.play("0: invoke", "1: pass", "0: bid 2", f"0: {choice}")
    position.end_epoch()
    told = [
        log_event.split()
        for log_event in position.news()
        if log_event.startswith("scored-majority")
    ]
    assert [f"{seat} {face}" for _, seat, _, face, _ in told] == majorities


@pytest.mark.vector("E-11")
@pytest.mark.rule("PR-5.7", "PR-7.2")
@pytest.mark.parametrize(
    ("owned", "choice", "ankhs"),
    [
        ({"farmer": 2, "trader": 1}, "stop", 0),
        ({"farmer": 2, "trader": 1}, "flip farmer", 1),
        ({"farmer": 2, "trader": 1, "scribe": 1}, "flip farmer", 2),
        ({"farmer": 1, "trader": 1, "scribe": 1}, "flip farmer", 1),
        ({"farmer": 1, "warrior": 1, "scribe": 1}, "flip farmer", 0),
    ],
)
def test_a_flip_in_epoch_2_changes_the_number_of_professions(
    owned: dict[str, int], choice: str, ankhs: int
) -> None:
    position = Position(2).set_epoch(2).lay_row("priest").give(0, **owned)
    position.play("0: invoke", "1: pass", "0: bid 2", f"0: {choice}")
    position.end_epoch()
    assert position.ankhs == [ankhs, 0]


@pytest.mark.vector("E-12")
@pytest.mark.rule("PR-7.3", "PR-6.4")
def test_buildings_score_again_in_each_epoch() -> None:
    position = Position(2).give(0, granary=2, market=4)
    assert [position.end_epoch()["buildings"] for _ in range(3)] == [[6, 0], [6, 0], [6, 0]]


@pytest.mark.vector("E-12")
@pytest.mark.rule("PR-5.7", "PR-7.3")
def test_turning_one_tile_later_breaks_a_building() -> None:
    position = Position(2).give(0, granary=2)
    assert position.end_epoch()["buildings"] == [2, 0]
    position.lay_row("priest").play("0: invoke", "1: pass", "0: bid 2", "0: flip granary")
    assert position.end_epoch()["buildings"] == [0, 0]


@pytest.mark.vector("E-13")
@pytest.mark.rule("PR-7.2", "PR-7.10", "PR-9.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_ankhs_in_each_of_three_epochs(seats: int) -> None:
    """R-19: four are held, and bring 20 points; there are always enough."""
    position = Position(seats)
    for held in (2, 4, 4):
        for seat in range(seats):
            position.give(seat, farmer=1, warrior=1, trader=1, scribe=1)
        scoring = position.end_epoch()
        assert position.ankhs == [held] * seats
        assert sum(position.ankhs) <= 20
    assert scoring["ankhs"] == [20] * seats


@pytest.mark.vector("E-14")
@pytest.mark.rule("PR-8.2", "PR-8.3")
@pytest.mark.parametrize("option", ["own_only", "open"])
def test_observations_hide_totals_and_show_face_down_suns(option: str) -> None:
    """R-26."""
    position = Position(3, score_visibility=option).set_points(11, 22, 33)
    position.lay_suns("13 5 2 | 1", "12 9 6 3 |", "10 4 | 11 7", centre=8)
    totals = [player["points"] for player in position.view(1)["players"]]
    assert totals == ([None, 22, None] if option == "own_only" else [11, 22, 33])
    features = position.observed(1)
    seen = [features[f"{RELATIVE_SEATS[place]}: points"][0] for place in range(3)]
    assert seen == ([22, -1, -1] if option == "own_only" else [22, 33, 11])
    assert position.view(1)["players"][2]["suns_down"] == [11, 7]
    down = features["next: suns down"]
    assert [value for value, lies in enumerate(down, 1) if lies] == [7, 11]


@pytest.mark.vector("E-15")
@pytest.mark.rule("PR-8.1")
@pytest.mark.parametrize(("suns", "winner"), [(("9 6 5 2 |", "8 7 4 3 |"), 0),
                                              (("8 7 4 3 |", "9 6 5 2 |"), 1)])  # fmt: skip
def test_a_tie_is_never_a_draw(suns: tuple[str, str], winner: int) -> None:
    position = Position(2).set_epoch(3).lay_suns(*suns, centre=1)
    position.end_epoch()
    assert position.points == [10, 10]
    assert position.ranks[winner] == 0
    assert position.ranks[1 - winner] == 1


@pytest.mark.vector("E-16")
@pytest.mark.rule("PR-5.5", "PR-6.1", "PR-7.11")
@pytest.mark.parametrize(
    ("seats", "totals"),
    [(2, [10, 10]), (3, [5, 10, 15]), (4, [5, 10, 10, 15]), (5, [5, 10, 10, 10, 15])],
)
def test_nobody_ever_bids_or_invokes(seats: int, totals: list[int]) -> None:
    """Whatever is drawn, rows of 8 are discarded and each epoch ends by the Ra row."""
    for seed in range(6):
        position = Position(seats, seed)
        position.never_bid()
        assert position.points == totals
        booked = [
            log_event.split()
            for log_event in position.log_events()
            if log_event.startswith("booked")
        ]
        assert [net for _, _, net in booked[: 2 * seats]] == ["0"] * 2 * seats, "epochs 1 and 2"
        discarded = {
            log_event
            for log_event in position.log_events()
            if log_event.startswith("nobody-bade row_full")
        }
        assert discarded == {"nobody-bade row_full"}
        assert position.view()["ended_by"] == ["ra_row_full"] * 3
        assert [position.display(seat) for seat in range(seats)] == [{}] * seats
        assert position.state.centre_sun == 1
        if seats == 2:
            assert position.ranks == [0, 1], "the seat with the 9"


@pytest.mark.vector("E-17")
@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_game_replays_from_setup_chance_and_moves(seats: int) -> None:
    for seed in range(4):
        played = heliopolis.new("priests-of-ra", seats=seats, seed=seed)
        for step in random_game(seats, seed):
            played.play(step.move, step.seat)
        assert played.over
        again = heliopolis.load(played.journal)
        assert again.state() == played.state() == random_end(seats, seed).state
        assert again.log_events == played.log_events


@pytest.mark.vector("E-17")
@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_game_replays_from_the_tiles_that_were_drawn(seats: int) -> None:
    """The same set-up, drawn tiles and moves give the same table, whatever the seed was."""
    moves: list[str] = []
    played = Position(seats)
    for step in random_game(seats, seed=3, groups="12345"[:seats]):
        played = step.position
        moves.append(f"{step.seat}: {step.move}")
    drawn = iter(
        log_event.split()[2] for log_event in played.log_events() if log_event.startswith("drew ")
    )
    script = [f"{move} {next(drawn)}" if move.endswith(": draw") else move for move in moves]
    again = Position(seats, seed=99).play(*script)
    assert again.over
    assert again.view() == played.view()
    assert again.log_events() == played.log_events()
