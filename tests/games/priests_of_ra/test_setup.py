"""PR-1: setting up."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from heliopolis.errors import BadSetupError
from heliopolis.games.priests_of_ra import GAME, setup
from heliopolis.kernel.layout import BaseState
from tests.games.priests_of_ra.positions import ALL_SEATS, Position

GROUPS = {
    2: [{9, 6, 5, 2}, {8, 7, 4, 3}],
    3: [{13, 8, 5, 2}, {12, 9, 6, 3}, {11, 10, 7, 4}],
    4: [{13, 6, 2}, {12, 7, 3}, {11, 8, 4}, {10, 9, 5}],
    5: [{16, 7, 2}, {15, 8, 3}, {14, 9, 4}, {13, 10, 5}, {12, 11, 6}],
}


@pytest.mark.rule("PR-1.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_to_five_players_sit_in_a_circle(seats: int) -> None:
    """Left is the next seat, and the last seat's left neighbour is seat 0."""
    position = Position(seats)
    order = []
    for _ in range(seats + 1):
        order.append(position.asked[0])
        position.play(f"{position.asked[0]}: draw pyramid")
    assert order == [*range(seats), 0]


@pytest.mark.rule("PR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6, -2, "3", 2.0, True, None])
def test_other_numbers_of_players_are_refused(seats: Any) -> None:
    with pytest.raises(BadSetupError, match=r"^seats: .*2 to 5 players"):
        GAME.check_seats(seats)


@pytest.mark.rule("PR-1.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_all_174_tiles_are_in_the_bag(seats: int) -> None:
    position = Position(seats)
    assert position.bag == {
        "ra": 30, "farmer_warrior": 30, "trader_scribe": 30, "burial_ab": 7, "burial_cd": 7,
        "granary_fortress": 15, "market_library": 15, "pyramid": 15, "priest": 15, "plague": 10,
    }  # fmt: skip
    assert position.state.bag_left == 174
    assert position.box == {}


@pytest.mark.rule("PR-1.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everyone_starts_with_ten_points_and_an_empty_display(seats: int) -> None:
    position = Position(seats)
    assert position.points == [10] * seats
    assert position.ankhs == [0] * seats
    assert [position.display(seat) for seat in range(seats)] == [{}] * seats


def filled_with_junk(value: Any) -> Any:
    """Put an arbitrary value in every field."""
    return [filled_with_junk(part) for part in value] if isinstance(value, list) else 77


@pytest.mark.rule("PR-1.3", "PR-1.5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_setup_clears_everything_a_state_held_before(seats: int) -> None:
    state = Position(5).state
    for name in state.fields.keys() - BaseState.fields.keys():
        setattr(state, name, filled_with_junk(getattr(state, name)))
    options = GAME.encode_setup(seats, {"sun_groups": "12345"[:seats]}, None)
    GAME.rules.setup(state, seats, 0, options)
    assert state.values() == Position(seats).state.values()


@pytest.mark.rule("PR-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_sun_1_lies_in_the_centre_and_the_groups_face_up(seats: int) -> None:
    """R-1: the table lists group 1, group 2 and so on, one per player."""
    position = Position(seats)
    assert position.state.centre_sun == 1
    assert [position.up(seat) for seat in range(seats)] == GROUPS[seats]
    assert [position.down(seat) for seat in range(seats)] == [set()] * seats


@pytest.mark.rule("PR-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_an_explicit_assignment_gives_each_seat_the_named_group(seats: int) -> None:
    for groups in permutations(range(1, seats + 1)):
        position = Position(seats, groups="".join(map(str, groups)))
        assert [position.up(seat) for seat in range(seats)] == [
            GROUPS[seats][group - 1] for group in groups
        ]


@pytest.mark.rule("PR-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_other_suns_are_out_of_the_game(seats: int) -> None:
    position = Position(seats, groups="random")
    dealt = set().union(*(position.up(seat) for seat in range(seats)))
    assert dealt == set(range(2, {2: 9, 3: 13, 4: 13, 5: 16}[seats] + 1))
    position.check_invariants()


@pytest.mark.rule("PR-1.5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_both_rows_are_empty_and_nobody_holds_the_ra_figure(seats: int) -> None:
    position = Position(seats)
    assert (position.state.ra_tiles, position.row) == (0, [])
    assert position.reason == "none"
    assert position.view()["auction"] is None
    assert position.state.epoch == 1
    assert position.drawn is None
    seen = position.observed(0)
    assert (seen["best bid"], seen["flips left"], seen["best bidder"]) == ([0], [0], [0] * 5)


@pytest.mark.rule("PR-1.6")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_owner_of_the_highest_sun_starts(seats: int) -> None:
    for groups in permutations("12345"[:seats]):
        position = Position(seats, groups="".join(groups))
        assert position.asked == (groups.index("1"), "turn")
        assert position.state.turn == groups.index("1")


@pytest.mark.rule("PR-1.4")
@pytest.mark.parametrize(
    ("taken", "free"), [(0b00000, [0, 1, 2, 3, 4]), (0b00101, [1, 3, 4]), (0b01110, [0, 4])]
)
def test_the_groups_of_suns_that_are_left_are_counted_off(taken: int, free: list[int]) -> None:
    assert [setup.nth_free_group(taken, n) for n in range(len(free))] == free
