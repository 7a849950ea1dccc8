"""CH-10: the three ends of the game, and who wins."""

from __future__ import annotations

import pytest

from heliopolis.games.catan.cheops import GAME
from heliopolis.games.catan.cheops.state import BY_PHARAOH, BY_POINTS, BY_PYRAMID
from tests.games.catan.cheops.positions import Position


def with_points(position: Position, *points: int) -> Position:
    """Give the seats these points, without regard to what lies on the table."""
    for seat, wanted in enumerate(points):
        position.state.points[seat] = wanted
    return position


def unchecked(position: Position, *lines: str) -> Position:
    """Play on although the points do not follow from what lies on the table."""
    for line in lines:
        assert position.refused(line) == ""
        GAME.rules.apply(position.state, int(line[0]), GAME.moves.parse(line[2:].strip()))
    return position


@pytest.mark.rule("CH-3.2", "CH-10.1")
@pytest.mark.vector("CH-X16")
def test_the_blessing_can_win() -> None:
    position = Position().settle(0, "0,4,n").blocks(1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 3)
    with_points(position, 9, 8, 5, 5).give(0, ore=2, brick=2).turn()
    unchecked(position, "0: build_block 0")
    assert not position.over
    unchecked(position, "0: build_block 0")
    assert position.over
    assert (position.winners, position.points[0], position.state.ended_by) == ([0], 12, BY_POINTS)


@pytest.mark.rule("CH-9.3", "CH-10.1")
@pytest.mark.vector("CH-X17")
def test_losing_the_curse_can_win() -> None:
    position = Position().settle(0, "0,4,n").blocks(3, 3, 3, 3, 2, 2, 2, 1, 1, 0)
    assert position.curses == "A"
    with_points(position, 10, 5, 5, 5).give(0, ore=2, brick=2).turn()
    unchecked(position, "0: build_block 0")
    assert (position.curses, position.points[0], position.over) == ("AB", 10, False)
    unchecked(position, "0: build_block 0")
    assert (position.points[0], position.over, position.winners) == (12, True, [0])


@pytest.mark.rule("CH-10.1")
def test_hidden_cards_count() -> None:
    position = Position().settle(0, "0,4,n").card(0, "victory_point", 1).give(0, ore=1, brick=1)
    with_points(position, 8, 0, 0, 0).turn()
    unchecked(position, "0: build_block 0")
    assert (position.over, position.winners) == (True, [0])


@pytest.mark.rule("CH-8.1", "CH-10.2", "CH-10.3", "CH-10.5")
@pytest.mark.vector("CH-X19")
def test_the_last_black_block_ends_the_game() -> None:
    position = Position().settle(0, "0,4,n")
    position.blocks(*["p"] * 15, 0, 0, 0, 1, 1, 1, 2, 2, 3).give(1, wool=9)
    with_points(position, 8, 9, 10, 7).card(1, "victory_point")
    position = _roll_seven(position)
    assert (position.over, position.state.ended_by) == (True, BY_PHARAOH)
    assert position.state.laid == 25
    assert position.winners == [1, 2]
    assert position.state.to_discard == [0, 0, 0, 0]
    told = [log_event for log_event in position.log_events() if log_event != "scored"]
    assert told[-4:] == ["pharaoh-ended", "showed", "won-game", "won-game"]


@pytest.mark.rule("CH-10.2", "CH-10.3")
@pytest.mark.vector("CH-X20")
def test_a_seven_can_complete_the_pyramid() -> None:
    position = Position().settle(0, "0,4,n")
    position.blocks(*["p"] * 12, *[0] * 6, *[1] * 5, *[2] * 4, *[3] * 2)
    with_points(position, 3, 9, 7, 7)
    position = _roll_seven(position)
    assert (position.over, position.state.ended_by, position.winners) == (True, BY_PYRAMID, [1])


@pytest.mark.rule("CH-10.2")
@pytest.mark.vector("CH-X33")
def test_the_pharaohs_last_block_may_also_fill_the_pyramid() -> None:
    position = Position().settle(0, "0,4,n")
    position.blocks(*["p"] * 15, *[0] * 5, *[1] * 4, *[2] * 3, *[3] * 2)
    with_points(position, 3, 9, 7, 7)
    position = _roll_seven(position)
    assert (position.state.laid, position.state.ended_by) == (30, BY_PHARAOH)
    assert position.view()["ended_by"] == "pharaoh"


@pytest.mark.rule("CH-10.3", "CH-10.4")
@pytest.mark.vector("CH-X21")
def test_a_player_completes_the_pyramid() -> None:
    def full(points: int) -> Position:
        position = Position().settle(0, "0,4,n")
        position.blocks(*["p"] * 12, *[1] * 5, *[0] * 5, *[2] * 4, *[3] * 3)
        assert (position.state.laid, position.blessed, position.curses) == (29, "B", "D")
        with_points(position, points, 13, 5, 5).card(1, "victory_point").give(0, ore=1, brick=1)
        return unchecked(position.turn(), "0: build_block 0")

    won = full(9)
    assert (won.over, won.state.ended_by, won.winners, won.points[0]) == (True, BY_POINTS, [0], 12)
    shared = full(8)
    assert (shared.state.ended_by, shared.points[:2]) == (BY_PYRAMID, [11, 10])
    assert shared.winners == [0, 1]


@pytest.mark.rule("CH-10.3")
def test_blocks_may_break_a_tie() -> None:
    position = Position(end_tie="most_blocks").settle(0, "0,4,n")
    position.blocks(*["p"] * 15, 0, 0, 1, 2, 3)
    position = _roll_seven(with_points(position, 9, 9, 9, 4))
    assert position.winners == [0]


@pytest.mark.rule("CH-10.5")
def test_no_move_is_legal_after_the_end() -> None:
    position = Position().settle(0, "0,4,n").blocks(*["p"] * 15, 0)
    position = _roll_seven(position)
    assert position.refused("0: end_turn") == "CB-12.2"
    assert position.legal() == []


def _roll_seven(position: Position) -> Position:
    """Roll a seven although the points do not follow from what lies on the table."""
    position.check = lambda: None  # type: ignore[method-assign]
    return position.roll(7)
