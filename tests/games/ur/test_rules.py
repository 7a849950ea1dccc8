"""Every rule of the Royal Game of Ur at work."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import heliopolis
from heliopolis.games.ur import GAME
from heliopolis.games.ur.board import HAND, HOME, ROLL_LIMIT
from heliopolis.games.ur.state import ROLLING
from tests.games.ur.positions import Position


@pytest.mark.rule("UR-1.1")
def test_all_pieces_start_in_hand() -> None:
    assert Position().state.at[0][HAND] == Position().state.at[1][HAND] == 7
    assert Position(pieces="3").state.at[1][HAND] == 3


@pytest.mark.rule("UR-1.2")
def test_rosettes_and_shared_squares_are_where_the_board_has_them() -> None:
    """Squares 4, 8, 14 give another roll; on 5 to 12 pieces meet, on the others they pass."""
    again = [
        square
        for square in range(1, 15)
        if "rosette"
        in Position((square - 1,) if square > 1 else (), roll=1).play(
            "enter" if square == 1 else f"move {square - 1}"
        )
    ]
    assert again == [4, 8, 14]
    meets = []
    for square in range(2, 15):
        events = Position((square - 1,), (square,), roll=1, safe_rosette="false").play(
            f"move {square - 1}"
        )
        if "captured" in events:
            meets.append(square)
    assert meets == [5, 6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("UR-1.3")
def test_the_dice_follow_four_fair_corners() -> None:
    """Of 16 ways, 1, 4, 6, 4 and 1 show 0 to 4."""
    rolls: Counter[int] = Counter()
    for seed in range(4000):
        table = heliopolis.new("ur", seats=2, seed=seed)
        table.play("roll")
        rolls[next(e["sum"] for e in table.log_events if e["log_event"] == "rolled")] += 1
    for total, ways in enumerate((1, 4, 6, 4, 1)):
        assert rolls[total] / 4000 == pytest.approx(ways / 16, abs=0.03)


@pytest.mark.rule("UR-1.4")
def test_chance_decides_who_begins_unless_the_table_does() -> None:
    first = {heliopolis.new("ur", seats=2, seed=seed).players_to_move[0] for seed in range(20)}
    assert first == {0, 1}
    fixed = {
        heliopolis.new("ur", seats=2, seed=s, options={"first_player": "seat_0"}).players_to_move[0]
        for s in range(20)
    }
    assert fixed == {0}


@pytest.mark.rule("UR-2.1")
def test_a_turn_is_a_roll_and_a_move() -> None:
    assert Position().legal() == ["roll"]
    assert Position().broken("enter") == "UR-2.1"
    assert Position(roll=2).broken("roll") == "UR-2.1"
    assert Position(roll=2).legal() == ["enter"]


@pytest.mark.rule("UR-2.2", "UR-2.3")
def test_a_roll_without_a_move_ends_the_turn() -> None:
    """Over many rolls: 0 always ends the turn, and blocked squares end it for every roll."""
    missed: set[int] = set()
    for seed in range(200):
        table = heliopolis.new("ur", seats=2, seed=seed, options={"first_player": "seat_0"})
        table.play("roll")
        rolled = next(e["sum"] for e in table.log_events if e["log_event"] == "rolled")
        if table.players_to_move == [1]:
            missed.add(rolled)
    assert missed == {0}
    blocked = Position((1, 2, 3, 4, 5, 6, 7), (8,), roll=1)
    assert blocked.legal() == []


@pytest.mark.rule("UR-2.4")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    assert Position().broken("roll", seat=1) == "UR-2.4"
    position = Position(roll=1)
    position.play("enter")
    assert GAME.rules.players_to_move(position.state) == 0b10


@pytest.mark.rule("UR-3.1")
def test_a_piece_moves_exactly_as_far_as_the_dice_say() -> None:
    position = Position((2,), roll=3)
    position.play("move 2")
    assert position.state.at[0][5] == 1
    assert position.state.at[0][2] == 0
    assert Position((2,), roll=3).broken("move 6") == "UR-3.1"


@pytest.mark.rule("UR-3.2")
def test_a_piece_enters_on_the_square_that_was_rolled() -> None:
    position = Position(roll=3)
    assert position.play("enter") == ["entered"]
    assert position.state.at[0][3] == 1
    assert Position(roll=1, home=(7, 0)).broken("enter") == "UR-3.1"


@pytest.mark.rule("UR-3.3")
def test_a_square_has_room_for_one_piece() -> None:
    assert Position((3, 5), roll=2).broken("move 3") == "UR-3.3"


@pytest.mark.rule("UR-3.4")
def test_leaving_the_board_takes_the_exact_number() -> None:
    assert Position((13,), roll=3).broken("move 13") == "UR-3.4"
    position = Position((13,), roll=2)
    assert position.play("move 13") == ["came-home"]
    assert position.state.at[0][HOME] == 1


@pytest.mark.rule("UR-3.5")
def test_a_player_who_can_move_must() -> None:
    """Leaving the safe rosette may hurt, but there is no passing."""
    assert Position((8,), roll=1, home=(6, 0)).legal() == ["move 8"]


@pytest.mark.rule("UR-4.1")
def test_a_captured_piece_starts_again() -> None:
    position = Position((5,), (7,), roll=2)
    assert position.play("move 5") == ["moved", "captured"]
    assert position.state.at[1][7] == 0
    assert position.state.at[1][HAND] == 7


@pytest.mark.rule("UR-4.2")
def test_the_shared_rosette_is_safe() -> None:
    assert Position((6,), (8,), roll=2).broken("move 6") == "UR-4.2"
    assert Position((6,), (8,), roll=2, safe_rosette="false").broken("move 6") is None


@pytest.mark.rule("UR-5.1", "UR-5.2")
def test_a_rosette_gives_another_roll_any_number_of_times() -> None:
    position = Position((3, 7), roll=1)
    assert position.play("move 3") == ["moved", "rosette"]
    assert position.state.phase == ROLLING
    assert GAME.rules.players_to_move(position.state) == 0b01
    again = Position((4, 7), roll=1)
    assert again.play("move 7") == ["moved", "rosette"]


@pytest.mark.rule("UR-6.1", "UR-6.2")
def test_the_last_piece_home_wins_at_once() -> None:
    position = Position((14,), (12,), roll=1, home=(6, 3))
    assert position.play("move 14") == ["came-home", "ended", "scored", "scored"]
    assert GAME.rules.over(position.state)
    points, ranks = [0, 0], [0, 0]
    GAME.rules.scores(position.state, points)
    GAME.rules.ranks(position.state, ranks)
    assert points == [7, 3]
    assert ranks == [0, 1]
    assert position.broken("roll", seat=1) == "UR-6.1"


@pytest.mark.rule("UR-6.3")
@pytest.mark.parametrize(
    ("first", "second", "home", "ranks"),
    [((1,), (12,), (2, 1), [0, 1]), ((1,), (12,), (1, 1), [1, 0]), ((2,), (3,), (0, 0), [0, 0])],
)
def test_a_game_that_lasts_too_long_is_decided_by_the_squares_walked(
    first: tuple[int, ...], second: tuple[int, ...], home: tuple[int, int], ranks: list[int]
) -> None:
    position = Position(first, second, roll=1, home=home)
    position.state.rolls = ROLL_LIMIT
    assert position.play(f"move {first[0]}")[-3:] == ["ended", "scored", "scored"]
    found = [9, 9]
    GAME.rules.ranks(position.state, found)
    assert found == ranks


def test_each_piece_that_comes_home_is_told_as_a_point() -> None:
    table = heliopolis.new("ur", seed=4)
    chance = random.Random(4)
    while not table.over:
        table.play(chance.choice(table.legal()))
    told = table.told(None, 0, None, "en", table.players)
    points = [0, 0]
    for event in told:
        for gain in event["gains"]:
            points[gain["seat"]] += gain["points"]
    assert points == table.scores()
